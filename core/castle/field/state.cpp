#include "core/castle/field/carts.h"
#include "core/castle/field/flames.h"
#include "core/castle/field/loose_horses.h"
#include "core/castle/field/position.h"
#include "core/castle/field/settle.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

auto byCounter(const std::string& counter)
{
    return [&counter](const auto& one) { return one.counter == counter; };
}

void forgetDoorSide(State& state, const std::string& counter)
{
    std::erase_if(state.doorSides, byCounter(counter));
}

/// A ladder is held by two, or by nobody.
void letGo(State& state, const Counter& counter)
{
    if (!counter.holds || !counter.hex)
        return;
    const map::Covering* ladder = equipmentAt(*state.site, *counter.hex, "flat_ladder");
    for (Counter& one : state.counters)
        if (one.id == counter.id || (ladder != nullptr && one.hex && std::ranges::count(ladder->hexes, *one.hex) > 0))
            one.holds = false;
}

/// Somebody else lives where it is now.
bool isShared(const Data& data, const State& state, const Counter& counter)
{
    return Position(data, state).whoStandsAt({*counter.hex, counter.storey}, counter.id).has_value();
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
    if (figure.piece.hex)
    {
        counter.hex = figure.piece.spot().hex;
        counter.storey = figure.piece.spot().storey;
    }
    counter.rear = figure.piece.rear;
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

std::size_t State::weight() const
{
    return site->map->overlays.size() + owed.size() + named.size() + scorched.size() + doorSides.size() + died.size() +
           burnt.size() + hitches.size() + (clash ? clash->losers.size() : 0);
}

bool operator==(const State& a, const State& b)
{
    return a.turn == b.turn && a.phase == b.phase && a.step == b.step && a.counters == b.counters &&
           a.horses == b.horses && a.hitches == b.hitches && a.owed == b.owed && a.clash == b.clash &&
           a.named == b.named && a.doorSides == b.doorSides && a.moving == b.moving && a.movingWith == b.movingWith &&
           a.flames == b.flames && a.scorched == b.scorched && a.firesChecked == b.firesChecked && a.sheet == b.sheet &&
           a.fighting == b.fighting && a.engines == b.engines && a.ballistas == b.ballistas && a.burnt == b.burnt &&
           same(a.site, b.site);
}

void noteActing(State& state, Counter& counter)
{
    counter.saddling.reset();
    const bool acts = counter.health != Health::Dead; // the dead are only carried along
    if (acts && state.fighting)
        counter.acted = state.now();
}

bool isEngine(const Numbers& numbers, const Piece& piece)
{
    return std::ranges::count(numbers.stoneThrowers, piece.cls.id) > 0;
}

void begin(const Data& data, State& state)
{
    state.phase = data.first;
    state.site = data.site;
    for (int number = 0; const Figure& figure : data.figures)
    {
        if (!isEngine(*data.rules.numbers, figure.piece))
            state.counters.push_back(counterOf(figure, number));
        if (const Piece& piece = figure.piece; piece.horse && piece.horseRear && !piece.mounted)
            state.horses.push_back({figure.id, *piece.horse, *piece.horseRear});
        ++number;
    }
    state.flames = flamesOf(data);
    state.hitches = hitchesOf(data, state);
}

void carry(const Data&, State& state, const HealthChange& change)
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
        noteActing(state, *counter);
        letGo(state, *counter);
    }
    // Nothing may happen to one who owes a retreat but the retreat, or what comes instead of it (siege.sheet.3d).
    settle<RetreatDue, OtherDue>(state, change.counter.id);
    if (change.state == Health::Dead)
    {
        forgetDoorSide(state, change.counter.id);
        dropBarrel(state, *counter);
    }
    if (dies)
        state.died.push_back(counter->id);
}

void carry(const Data&, State& state, const Recovered& recovered)
{
    Counter* counter = state.find(recovered.counter.id);
    if (counter == nullptr || counter->health != Health::Stunned)
        return;
    counter->health = Health::Ready;
    counter->stunned.reset();
    noteActing(state, *counter);
    noteStunned(state, *counter);
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
    const auto& animals = data.rules.numbers->animals;
    if (std::ranges::count(animals, data.figures[static_cast<std::size_t>(named->figure)].piece.cls.id) > 0)
        named->force = holder;
}

void carry(const Data& data, State& state, const Moved& moved)
{
    if (LooseHorse* horse = looseHorse(state, moved.counter.id))
    {
        horse->hex = moved.to.hex;
        horse->rear = moved.rear.value_or(moved.to.hex);
        horse->arrived = state.now();
        settle<RetreatDue>(state, moved.counter.id);
    }
    Counter* counter = state.find(moved.counter.id);
    if (counter == nullptr)
        return;
    letGo(state, *counter);
    noteLeaving(state, *counter, moved.to.hex);
    const bool falls = std::ranges::any_of(
        state.owed, [&](const Debt& debt)
        { return std::holds_alternative<FallDue>(debt) && std::get<FallDue>(debt).counter == counter->id; });
    counter->hex = moved.to.hex;
    counter->arrived = state.now();
    forgetScorched(state, moved.counter.id);
    counter->rear = moved.rear;
    counter->storey = moved.end().storey;
    counter->fell = falls && isShared(data, state, *counter);
    noteActing(state, *counter);
    settle<RetreatDue, PlacingDue, AlightDue, FallDue, OtherDue>(state, moved.counter.id);
    forgetDoorSide(state, moved.counter.id);
}

void carry(const Data&, State& state, const Spent& spent)
{
    Counter* counter = state.find(spent.counter.id);
    if (counter == nullptr)
        return;
    counter->moved = true;
    counter->spent += spent.spent;
    noteActing(state, *counter);
    if (spent.together)
        state.movingWith = spent.together->id;
    else if (state.movingWith == counter->id)
        state.movingWith = state.moving;
    else if (state.moving != counter->id)
        state.movingWith.clear();
    state.moving = counter->id;
    for (EngineLog& one : state.engines)
        one.last = false;
}

void carry(const Data&, State& state, const DoorSideChosen& chosen)
{
    if (state.find(chosen.counter.id) == nullptr)
        return;
    forgetDoorSide(state, chosen.counter.id);
    state.doorSides.push_back({chosen.counter.id, chosen.door});
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
    counter->storey = 0;
    counter->saddling.reset();
    settle(state, removed.counter.id);
    forgetDoorSide(state, removed.counter.id);
}

} // namespace merlon::castle
