#include "core/siege/cart_state.h"
#include "core/siege/days.h"
#include "core/siege/fire_state.h"
#include "core/siege/horses.h"
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
bool concerns(const AlightDue& due, const std::string& counter)
{
    return due.counter == counter;
}
bool concerns(const FallDue& due, const std::string& counter)
{
    return due.counter == counter;
}
bool concerns(const LadderDue& due, const std::string& counter)
{
    return due.counter == counter;
}
bool concerns(const SpreadDue&, const std::string&)
{
    return false;
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
    settle<RetreatDue, PlacingDue, FallDue>(state, due.counter);
    state.owed.push_back(std::move(due));
}

void act(State& state, Counter& counter)
{
    counter.saddling.reset();
    if (state.days.part == DayPart::Assault)
        counter.acted = state.now();
}

/// A ladder is held by two, or by nobody.
void letGo(State& state, const Counter& counter)
{
    if (!counter.holds || !counter.hex)
        return;
    const map::Covering* ladder = castle::equipmentAt(*state.site, *counter.hex, "flat_ladder");
    for (Counter& one : state.counters)
        if (one.id == counter.id || (ladder != nullptr && one.hex && std::ranges::count(ladder->hexes, *one.hex) > 0))
            one.holds = false;
}

/// Somebody else lives there.
bool isShared(const State& state, const Counter& counter)
{
    return std::ranges::any_of(state.counters,
                               [&](const Counter& one) {
                                   return one.id != counter.id && one.health != Health::Dead && one.hex == counter.hex;
                               });
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

bool onMap(const State& state, const std::vector<hex::Hex>& hexes)
{
    return std::ranges::all_of(hexes, [&](hex::Hex hex) { return onMap(state, hex); });
}

std::string wordOf(Laid laid)
{
    return std::string(play::wordsOf<Laid>.words.at(static_cast<std::size_t>(laid)));
}

/// As the scenario sets it up.
Counter counterOf(const Figure& figure, int number)
{
    Counter counter;
    counter.id = figure.id;
    counter.figure = number;
    counter.force = figure.force;
    counter.health = figure.piece.state;
    counter.mounted = figure.piece.mounted;
    counter.hex = figure.piece.hex;
    counter.rear = figure.piece.rear;
    counter.aloft = figure.piece.aloft;
    return counter;
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
           a.horses == b.horses && a.hitches == b.hitches && a.owed == b.owed && a.clash == b.clash &&
           a.named == b.named && a.doorSides == b.doorSides && a.moving == b.moving && a.movingWith == b.movingWith &&
           a.flames == b.flames && a.scorched == b.scorched && a.firesChecked == b.firesChecked && a.days == b.days &&
           a.engines == b.engines && a.ballistas == b.ballistas && castle::same(a.site, b.site);
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
            state.counters.push_back(counterOf(figure, number));
        if (const Piece& piece = figure.piece; piece.horse && piece.horseRear && !piece.mounted)
            state.horses.push_back({figure.id, *piece.horse, *piece.horseRear});
        ++number;
    }
    state.flames = flamesOf(data);
    state.hitches = hitchesOf(data, state);
    return state;
}

void carry(const Data& data, State& state, const HealthChange& change)
{
    if (LooseHorse* horse = looseHorse(state, change.counter.id))
    {
        horse->alive = change.state != Health::Dead;
        settle<RetreatDue>(state, change.counter.id);
    }
    Counter* counter = state.find(change.counter.id);
    if (counter == nullptr)
        return;
    const bool dies = change.state == Health::Dead && counter->health != Health::Dead;
    counter->health = change.state;
    counter->stunned = change.state == Health::Stunned ? std::optional(state.now()) : std::nullopt;
    if (change.state == Health::Stunned || change.state == Health::Dead)
    {
        act(state, *counter);
        letGo(state, *counter);
    }
    // Nothing may happen to one who owes a retreat but the retreat, or what comes instead of it (siege.sheet.3d).
    settle<RetreatDue, FlightDue>(state, change.counter.id);
    if (change.state == Health::Dead)
    {
        forgetDoorSide(state, change.counter.id);
        dropBarrel(state, *counter);
    }
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
    act(state, *counter);
}

void carry(const Data&, State& state, const RetreatOwed& retreat)
{
    const Counter* counter = state.find(retreat.counter.id);
    if ((counter != nullptr && counter->hex) || looseHorse(state, retreat.counter.id) != nullptr)
        owe(state, RetreatDue{retreat.counter.id, retreat.retreat, retreat.by});
}

void carry(const Data& data, State& state, const Unhorsed& unhorsed)
{
    Counter* counter = state.find(unhorsed.counter.id);
    if (counter == nullptr || !counter->mounted)
        return;
    const bool wasOnMap = counter->hex.has_value();
    leaveHorse(data, state, *counter, unhorsed.horse == HorseFate::Unhurt);
    if (wasOnMap)
        owe(state, PlacingDue{unhorsed.counter.id});
}

void carry(const Data& data, State& state, const HorseHeld& held)
{
    Counter* named = state.find(held.rider.id);
    const auto force = std::ranges::find(data.forces, held.held.id);
    if (named == nullptr || force == data.forces.end())
        return;
    const int holder = static_cast<int>(force - data.forces.begin());
    for (LooseHorse& horse : state.horses)
        if (horse.rider == named->id)
            horse.holder = holder == named->force ? std::nullopt : std::optional(holder);
    const auto& animals = data.ruleset->animals;
    if (std::ranges::count(animals, data.figures[static_cast<std::size_t>(named->figure)].piece.cls.id) > 0)
        named->force = holder;
}

void carry(const Data&, State& state, const Moved& moved)
{
    if (LooseHorse* horse = looseHorse(state, moved.counter.id))
    {
        horse->hex = moved.to;
        horse->rear = moved.rear.value_or(moved.to);
        horse->arrived = state.now();
        settle<RetreatDue>(state, moved.counter.id);
    }
    Counter* counter = state.find(moved.counter.id);
    if (counter == nullptr)
        return;
    letGo(state, *counter);
    noteLeaving(state, *counter, moved.to);
    const bool falls = std::ranges::any_of(
        state.owed, [&](const Debt& debt)
        { return std::holds_alternative<FallDue>(debt) && std::get<FallDue>(debt).counter == counter->id; });
    counter->hex = moved.to;
    counter->arrived = state.now();
    forgetScorched(state, moved.counter.id);
    counter->rear = moved.rear;
    counter->fell = falls && isShared(state, *counter);
    act(state, *counter);
    counter->aloft = moved.aloft.has_value();
    settle<RetreatDue, PlacingDue, AlightDue, FallDue, FlightDue>(state, moved.counter.id);
    forgetDoorSide(state, moved.counter.id);
}

void carry(const Data&, State& state, const Spent& spent)
{
    Counter* counter = state.find(spent.counter.id);
    if (counter == nullptr)
        return;
    counter->moved = true;
    counter->spent += spent.spent;
    act(state, *counter);
    if (state.movingWith == counter->id)
        state.movingWith = state.moving;
    else if (state.moving != counter->id)
        state.movingWith.clear();
    state.moving = counter->id;
    for (EngineLog& one : state.engines)
        one.last = false;
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
        {
            counter->attacked = true;
            noteInterruption(state, *counter, Interruption::Melee);
            act(state, *counter);
        }
    std::erase_if(state.named, [&](const AttackNamed& one) { return one.by == fought.by && one.named == fought.at; });
    state.clash.reset();
    if (fought.lost == Lost::Nobody)
        return;
    const bool attackersWin = fought.lost == Lost::Defenders;
    state.clash = Clash{idsOf(attackersWin ? fought.by : fought.at), {}};
    for (const CounterId& id : attackersWin ? fought.at : fought.by)
        if (const Counter* loser = state.find(id.id))
            state.clash->losers.push_back(*loser);
        else if (const LooseHorse* horse = looseHorse(state, id.id))
            state.clash->losers.push_back(counterOf(state, *horse));
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
    Counter* counter = state.find(shot.counter.id);
    if (counter == nullptr)
        return;
    ++counter->shots;
    act(state, *counter);
}

void carry(const Data&, State& state, const AttackNamed& attack)
{
    state.named.push_back(attack);
}

void carry(const Data&, State& state, const StepBegun& begun)
{
    state.step = begun.step;
    state.named.clear();
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
    state.named.clear();
    state.clash.reset();
    state.firesChecked = false;
    for (Counter& counter : state.counters)
    {
        counter.attacked = false;
        counter.toppled = false;
        counter.carried = false;
        counter.wheeled = false;
        counter.work.reset();
        counter.shots = 0;
        counter.shotBefore = false;
        counter.moved = false;
        counter.spent = 0;
        counter.pushed = false;
    }
    for (EngineLog& one : state.engines)
    {
        one.spent = 0;
        one.last = false;
    }
    endPhaseOfBallistas(state);
    state.moving.clear();
    state.movingWith.clear();
}

void carry(const Data&, State& state, const DoorMoved& moved)
{
    if (onMap(state, moved.hex))
        state.site = castle::withDoor(state.site, moved.hex, moved.side, moved.leaf == Leaf::Open);
}

void carry(const Data&, State& state, const BridgeMoved& moved)
{
    if (!onMap(state, moved.hex))
        return;
    for (LooseHorse& horse : state.horses)
        if (moved.bridge == Bridge::Raised &&
            (state.site->ground.at(horse.hex).bridge || state.site->ground.at(horse.rear).bridge))
            horse.alive = false;
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
    const std::vector<hex::Hex> hexes = laid.hexes.empty() ? std::vector{laid.hex} : laid.hexes;
    if (!onMap(state, hexes))
        return;
    state.site = castle::withLaid(state.site, hexes, wordOf(laid.laid), leans(state, laid));
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<LadderDue>(&debt);
                      return due != nullptr && laid.laid == Laid::FlatLadder && std::ranges::count(hexes, due->hex) > 0;
                  });
    if (laid.laid == Laid::Fire)
        noteFlame(state, {laid.hex, state.phase, Cause::Hand, false, state.now(), 0});
}

void carry(const Data&, State& state, const GroundCleared& cleared)
{
    const std::string kind = wordOf(cleared.cleared);
    const auto* gone = castle::equipmentAt(*state.site, cleared.hex, kind);
    for (Counter& counter : state.counters)
        if (gone != nullptr && counter.hex && std::ranges::count(gone->hexes, *counter.hex) > 0)
        {
            counter.aloft = false;
            counter.holds = false;
        }
    if (gone != nullptr && cleared.cleared == Laid::Cart)
        dropHitch(state, gone->hexes);
    if (gone != nullptr && cleared.cleared == Laid::Ballista)
        std::erase_if(state.ballistas, [&](const BallistaLog& one) { return one.hex == cleared.hex; });
    if (gone != nullptr)
        std::erase_if(state.engines, [&](const EngineLog& one) { return std::ranges::count(one.hexes, cleared.hex); });
    if (onMap(state, cleared.hex))
        state.site = castle::withoutLaid(state.site, cleared.hex, kind);
    if (cleared.cleared == Laid::Fire)
        forgetFlame(state, cleared.hex);
}

void carry(const Data&, State& state, const EquipmentMoved& moved)
{
    if (const auto* machine = castle::equipmentAt(*state.site, moved.hex, wordOf(moved.equipment));
        machine != nullptr && onMap(state, moved.hexes))
    {
        if (moved.equipment == Laid::Cart)
            moveHitch(state, machine->hexes, moved.hexes.front());
        else
            carryFlames(state, machine->hexes, moved.hexes);
    }
    if (onMap(state, moved.hexes))
        state.site = castle::withMoved(state.site, moved.hex, wordOf(moved.equipment), moved.hexes, moved.outward);
    const bool pushed = moved.equipment == Laid::SiegeTower || moved.equipment == Laid::Ram;
    if (EngineLog* log = pushed ? state.engineLog(moved.hex) : nullptr)
        log->hexes = moved.hexes;
    if (moved.equipment == Laid::Ballista) // placed anew, it begins anew
        std::erase_if(state.ballistas, [&](const BallistaLog& one) { return one.hex == moved.hex; });
}

void carry(const Data&, State& state, const FallOwed& fall)
{
    if (state.find(fall.counter.id) != nullptr && onMap(state, fall.hex))
        owe(state, FallDue{fall.counter.id, fall.hex, fall.fall});
}

void carry(const Data&, State& state, const LadderOwed& owed)
{
    if (state.find(owed.counter.id) != nullptr && onMap(state, owed.ladder))
        state.owed.push_back(LadderDue{owed.counter.id, owed.ladder});
}

void carry(const Data&, State& state, const Carried& carried)
{
    for (const std::string& id : {carried.counter.id, carried.with.id})
        if (Counter* counter = state.find(id))
        {
            counter->carried = true;
            counter->holds = true;
            counter->saddling.reset();
        }
    state.moving = carried.counter.id;
    state.movingWith = carried.with.id;
}

void carry(const Data&, State& state, const Wheeled& wheeled)
{
    if (Counter* counter = state.find(wheeled.counter.id))
        counter->wheeled = true;
}

void carry(const Data&, State& state, const LadderLaid& laid)
{
    for (const std::string& id : {laid.counter.id, laid.lays.id})
        if (Counter* counter = state.find(id))
            counter->holds = false;
}

void carry(const Data&, State& state, const Toppled& toppled)
{
    Counter* counter = state.find(toppled.counter.id);
    if (counter == nullptr)
        return;
    counter->toppled = true;
    act(state, *counter);
}

void carry(const Data&, State& state, const Winched& winched)
{
    if (Counter* counter = state.find(winched.counter.id))
        act(state, *counter);
}

void carry(const Data&, State& state, const Seated& seated)
{
    Counter* counter = state.find(seated.counter.id);
    if (counter == nullptr)
        return;
    counter->saddling.reset();
    counter->horse.clear();
    counter->mounted = seated.seat == Seat::Mounted;
    counter->rear = counter->mounted ? seated.rear : std::nullopt;
    std::erase_if(state.horses, [&](const LooseHorse& horse) { return horse.alive && horse.rider == counter->id; });
    if (looseHorse(state, horseOf(counter->id)) == nullptr)
        dropHitch(state, horseOf(counter->id));
}

void carry(const Data&, State& state, const Removed& removed)
{
    dropHitch(state, removed.counter.id);
    if (looseHorse(state, removed.counter.id) != nullptr)
    {
        std::erase_if(state.horses,
                      [&](const LooseHorse& horse) { return horseOf(horse.rider) == removed.counter.id; });
        settle(state, removed.counter.id);
    }
    Counter* counter = state.find(removed.counter.id);
    if (counter == nullptr)
        return;
    dropBarrel(state, *counter);
    letGo(state, *counter);
    counter->hex.reset();
    counter->rear.reset();
    counter->aloft = false;
    counter->saddling.reset();
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
