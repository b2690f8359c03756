#include "core/siege/days.h"
#include "core/siege/nerve.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

auto byCounter(const std::string& counter)
{
    return [&counter](const auto& one) { return one.counter == counter; };
}

bool concerns(const RetreatDue& due, const std::string& counter)
{
    return due.counter == counter;
}
bool concerns(const PlacingDue& due, const std::string& counter)
{
    return due.counter == counter;
}
bool concerns(const BlowDue& due, const std::string& counter)
{
    return std::ranges::count(due.among, counter) > 0;
}

bool concerns(const FlightDue& due, const std::string& counter)
{
    return due.counter == counter;
}
/// What a death makes of others is none of the dead one's debts.
bool concerns(const DeathDue&, const std::string&)
{
    return false;
}
bool concerns(const FrightDue&, const std::string&)
{
    return false;
}

/// Of all kinds, or of that one.
template <class... Due>
void settle(State& state, const std::string& counter)
{
    const auto isSettled = [&]<class One>(const One& due)
    { return (sizeof...(Due) == 0 || (std::same_as<One, Due> || ...)) && concerns(due, counter); };
    std::erase_if(state.owed, [&](const Debt& debt) { return std::visit(isSettled, debt); });
}

/// What a death makes of others.
void settleDeath(State& state, const std::string& dead)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* death = std::get_if<DeathDue>(&debt);
                      const auto* fright = std::get_if<FrightDue>(&debt);
                      return (death != nullptr && death->dead == dead) || (fright != nullptr && fright->dead == dead);
                  });
}

/// The one place that notices a death: it may frighten others.
void noteDeath(const Data& data, State& state, const Counter& dead)
{
    if (!data.policies.panic.played)
        return;
    const Position now(data, state);
    auto where = placeOfDeath(state, dead);
    if (!frightenedBy(now, now.body(dead), where).empty())
        state.owed.push_back(DeathDue{dead.id, std::move(where)});
}

void oweFlight(State& state, const Counter& counter)
{
    settle<FlightDue>(state, counter.id);
    if (counter.hex && counter.health != Health::Dead)
        state.owed.push_back(FlightDue{counter.id});
}

void forgetDoorSide(State& state, const std::string& counter)
{
    std::erase_if(state.doorSides, byCounter(counter));
}

template <class Due>
void owe(State& state, Due due)
{
    settle<RetreatDue, PlacingDue>(state, due.counter);
    state.owed.push_back(std::move(due));
}

std::vector<std::string> idsOf(const std::vector<CounterId>& counters)
{
    std::vector<std::string> ids;
    for (const CounterId& one : counters)
        ids.push_back(one.id);
    return ids;
}

bool onMap(const State& state, hex::Hex hex)
{
    return state.site->map->layout.contains(hex);
}

std::string wordOf(Laid laid)
{
    return std::string(play::wordsOf<Laid>.words.at(static_cast<std::size_t>(laid)));
}

} // namespace

const Counter* State::find(std::string_view id) const
{
    const auto at = std::ranges::find(counters, id, &Counter::id);
    return at == counters.end() ? nullptr : &*at;
}

Counter* State::find(std::string_view id)
{
    return const_cast<Counter*>(std::as_const(*this).find(id));
}

bool operator==(const State& a, const State& b)
{
    return a.turn == b.turn && a.phase == b.phase && a.step == b.step && a.counters == b.counters &&
           a.horses == b.horses && a.owed == b.owed && a.clash == b.clash && a.doorSides == b.doorSides &&
           a.moving == b.moving && a.days == b.days && castle::same(a.site, b.site);
}

bool isEngine(const Piece& piece)
{
    return builtInRuleset()->findEngine(piece.cls.id) != nullptr;
}

State begin(const Data& data)
{
    State state;
    state.phase = data.first;
    state.site = data.site;
    state.days = beginDays(data);
    for (int number = 0; const Figure& figure : data.figures)
    {
        if (!isEngine(figure.piece))
            state.counters.push_back({figure.id, number, figure.force, figure.piece.state, figure.piece.mounted,
                                      figure.piece.hex, figure.piece.rear});
        ++number;
    }
    return state;
}

void carry(const Data& data, State& state, const HealthChange& change)
{
    Counter* counter = state.find(change.counter.id);
    if (counter == nullptr)
        return;
    const bool dies = change.state == Health::Dead && counter->health != Health::Dead;
    counter->health = change.state;
    counter->stunned = change.state == Health::Stunned ? std::optional(state.now()) : std::nullopt;
    // Nothing may happen to one who owes a retreat but the retreat, or what comes instead of it (siege.sheet.3d).
    settle<RetreatDue, FlightDue>(state, change.counter.id);
    if (change.state == Health::Dead)
        forgetDoorSide(state, change.counter.id);
    noteHealth(state, change.counter.id, change.state);
    if (dies)
        noteDeath(data, state, *counter);
}

void carry(const Data&, State& state, const NerveChange& change)
{
    Counter* counter = state.find(change.counter.id);
    if (counter == nullptr)
        return;
    counter->nerve = change.nerve;
    if (change.nerve == Nerve::Steady)
        settle<FlightDue>(state, counter->id);
    else
        oweFlight(state, *counter);
}

void carry(const Data&, State& state, const FlightOwed& flight)
{
    if (const Counter* counter = state.find(flight.counter.id))
        oweFlight(state, *counter);
}

void carry(const Data&, State& state, const FrightOwed& fright)
{
    const Counter* dead = state.find(fright.dead.id);
    if (dead == nullptr)
        return;
    auto where = placeOfDeath(state, *dead);
    for (const Debt& debt : state.owed)
        if (const auto* due = std::get_if<DeathDue>(&debt); due != nullptr && due->dead == dead->id)
            where = due->where;
    settleDeath(state, dead->id);
    state.owed.push_back(FrightDue{dead->id, std::move(where), fright.fright, fright.into});
}

void carry(const Data&, State& state, const Shaken& shaken)
{
    settleDeath(state, shaken.dead.id);
}

void carry(const Data& data, State& state, const LeftMap& left)
{
    if (Counter* counter = state.find(left.counter.id))
        counter->left = true;
    carry(data, state, Removed{left.counter});
}

void carry(const Data&, State& state, const Recovered& recovered)
{
    Counter* counter = state.find(recovered.counter.id);
    if (counter == nullptr || counter->health != Health::Stunned)
        return;
    counter->health = Health::Ready;
    counter->stunned.reset();
}

void carry(const Data&, State& state, const RetreatOwed& retreat)
{
    const Counter* counter = state.find(retreat.counter.id);
    if (counter != nullptr && counter->hex)
        owe(state, RetreatDue{retreat.counter.id, retreat.retreat, retreat.by});
}

void carry(const Data&, State& state, const Unhorsed& unhorsed)
{
    Counter* counter = state.find(unhorsed.counter.id);
    if (counter == nullptr || !counter->mounted)
        return;
    counter->mounted = false;
    if (!counter->hex)
        return;
    state.horses.push_back(
        {counter->id, *counter->hex, counter->rear.value_or(*counter->hex), unhorsed.horse == HorseFate::Unhurt});
    counter->hex.reset();
    counter->rear.reset();
    owe(state, PlacingDue{unhorsed.counter.id});
}

void carry(const Data&, State& state, const Moved& moved)
{
    Counter* counter = state.find(moved.counter.id);
    if (counter == nullptr)
        return;
    counter->hex = moved.to;
    counter->rear = moved.rear;
    settle<RetreatDue, PlacingDue, FlightDue>(state, moved.counter.id);
    forgetDoorSide(state, moved.counter.id);
}

void carry(const Data&, State& state, const Spent& spent)
{
    Counter* counter = state.find(spent.counter.id);
    if (counter == nullptr)
        return;
    counter->moved = true;
    counter->spent += spent.spent;
    state.moving = counter->id;
}

void carry(const Data&, State& state, const Fought& fought)
{
    const auto tookPart = [&](const CounterId& id)
    {
        Counter* counter = state.find(id.id);
        if (counter == nullptr)
            return;
        std::erase_if(counter->melees, [&](const Phase& one) { return one.turn < state.turn - 1; });
        if (std::ranges::count(counter->melees, state.now()) == 0)
            counter->melees.push_back(state.now());
    };
    std::ranges::for_each(fought.by, tookPart);
    std::ranges::for_each(fought.at, tookPart);
    for (const CounterId& id : fought.by)
        if (Counter* counter = state.find(id.id))
            counter->attacked = true;
    state.clash.reset();
    if (fought.lost == Lost::Nobody)
        return;
    const bool attackersWin = fought.lost == Lost::Defenders;
    state.clash = Clash{idsOf(attackersWin ? fought.by : fought.at), {}};
    for (const CounterId& id : attackersWin ? fought.at : fought.by)
        if (const Counter* loser = state.find(id.id))
            state.clash->losers.push_back(*loser);
}

void carry(const Data&, State& state, const BlowOwed& blow)
{
    state.owed.push_back(BlowDue{idsOf(blow.among), {blow.suffer, blow.horse}});
}

void carry(const Data&, State& state, const BlowTaken& taken)
{
    settle<BlowDue>(state, taken.counter.id);
}

void carry(const Data&, State& state, const MeleeOver&)
{
    state.clash.reset();
}

void carry(const Data&, State& state, const DoorSideChosen& chosen)
{
    if (state.find(chosen.counter.id) == nullptr)
        return;
    forgetDoorSide(state, chosen.counter.id);
    state.doorSides.push_back({chosen.counter.id, chosen.door});
}

void carry(const Data&, State& state, const HasShot& shot)
{
    if (Counter* counter = state.find(shot.counter.id))
        ++counter->shots;
}

void carry(const Data&, State& state, const StepBegun& begun)
{
    state.step = begun.step;
    state.clash.reset();
    for (Counter& counter : state.counters)
    {
        counter.shotBefore = counter.shotBefore || counter.shots > 0;
        counter.shots = 0;
    }
}

void carry(const Data& data, State& state, const PhaseEnded&)
{
    const int forces = std::max(1, static_cast<int>(data.forces.size()));
    state.phase = (state.phase + 1) % forces;
    if (state.phase == data.first)
        ++state.turn;
    state.step = Step::FirstShooting;
    state.doorSides.clear();
    state.clash.reset();
    for (Counter& counter : state.counters)
    {
        counter.attacked = false;
        counter.shots = 0;
        counter.shotBefore = false;
        counter.moved = false;
        counter.spent = 0;
    }
    state.moving.clear();
}

void carry(const Data&, State& state, const DoorMoved& moved)
{
    if (onMap(state, moved.hex))
        state.site = castle::withDoor(state.site, moved.hex, moved.side, moved.leaf == Leaf::Open);
}

void carry(const Data&, State& state, const BridgeMoved& moved)
{
    if (onMap(state, moved.hex))
        state.site = castle::withBridge(state.site, moved.hex, moved.bridge == Bridge::Raised);
}

/// A ladder leans on a wall: if nobody says on which, on the first rampart beside it.
std::optional<hex::Side> leans(const State& state, const GroundLaid& laid)
{
    if (laid.outward || laid.laid != Laid::Ladder)
        return laid.outward;
    for (const hex::Side side : hex::allSides)
        if (state.site->ground.at(hex::neighbour(laid.hex, side)).sight == castle::Sight::Rampart)
            return side;
    return {};
}

void carry(const Data&, State& state, const GroundLaid& laid)
{
    if (onMap(state, laid.hex))
        state.site = castle::withLaid(state.site, laid.hex, wordOf(laid.laid), leans(state, laid));
}

void carry(const Data&, State& state, const GroundCleared& cleared)
{
    if (onMap(state, cleared.hex))
        state.site = castle::withoutLaid(state.site, cleared.hex, wordOf(cleared.cleared));
}

void carry(const Data&, State& state, const Seated& seated)
{
    Counter* counter = state.find(seated.counter.id);
    if (counter == nullptr)
        return;
    counter->mounted = seated.seat == Seat::Mounted;
    counter->rear = counter->mounted ? seated.rear : std::nullopt;
    std::erase_if(state.horses, [&](const LooseHorse& horse) { return horse.alive && horse.rider == counter->id; });
}

void carry(const Data&, State& state, const Removed& removed)
{
    Counter* counter = state.find(removed.counter.id);
    if (counter == nullptr)
        return;
    counter->hex.reset();
    counter->rear.reset();
    settle(state, removed.counter.id);
    forgetDoorSide(state, removed.counter.id);
}

void carry(const Data&, State& state, const Released& released)
{
    settle(state, released.counter.id);
}

void carry(const Data& data, State& state, const ClockSet& set)
{
    const auto force = std::ranges::find(data.forces, set.force.id);
    if (force == data.forces.end())
        return;
    state.turn = set.turn;
    state.phase = static_cast<int>(force - data.forces.begin());
    state.step = Step::FirstShooting;
}

} // namespace merlon::siege
