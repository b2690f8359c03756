#include "core/siege/fire_state.h"

#include "core/map/hex_map.h"
#include "core/siege/engine_at.h"
#include "core/siege/position.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

bool inFire(const State& state, const std::string& counter)
{
    const Counter* who = state.find(counter);
    return who != nullptr &&
           std::ranges::any_of(Footprint(*who), [&](Hex hex) { return flameAt(state, hex) != nullptr; });
}

template <class Holds>
void settleDice(State& state, Holds holds)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<SpreadDue>(&debt);
                      return due != nullptr && holds(*due);
                  });
}

void takeFire(State& state, Hex hex)
{
    state.site = castle::withoutLaid(state.site, hex, "fire");
    forgetFlame(state, hex);
}

} // namespace

std::vector<Flame> flamesOf(const Data& data)
{
    std::vector<Flame> flames;
    for (const map::Covering& one : data.site->map->overlays)
        if (one.kind == "fire")
            for (const Hex hex : one.hexes)
                flames.push_back({hex, data.first, Cause::Hand, false, {0, data.first}, 0});
    return flames;
}

const Flame* flameAt(const State& state, Hex hex)
{
    const auto found = std::ranges::find(state.flames, hex, &Flame::hex);
    return found == state.flames.end() ? nullptr : &*found;
}

void noteFlame(State& state, const Flame& flame)
{
    if (flameAt(state, flame.hex) == nullptr)
        state.flames.push_back(flame);
}

void forgetFlame(State& state, Hex hex)
{
    std::erase_if(state.flames, [&](const Flame& one) { return one.hex == hex; });
    std::erase_if(state.scorched, [&](const Scorched& one) { return !inFire(state, one.counter); });
    settleDice(state, [&](const SpreadDue& due) { return due.from == hex; });
}

void carryFlames(State& state, const std::vector<Hex>& from, const std::vector<Hex>& to)
{
    const auto firstIn = [&](const Flame& one) { return std::ranges::find(from, one.hex) - from.begin(); };
    const auto carried = [&](const Flame& one)
    { return firstIn(one) < std::ssize(from) && firstIn(one) < std::ssize(to); };
    for (const Flame& one : state.flames)
        if (carried(one))
            state.site = castle::withoutLaid(state.site, one.hex, "fire");
    for (Flame& one : state.flames)
        if (carried(one))
        {
            one.hex = to[static_cast<std::size_t>(firstIn(one))];
            state.site = castle::withLaid(state.site, {one.hex}, "fire", {});
        }
}

void forgetScorched(State& state, const std::string& counter)
{
    std::erase_if(state.scorched, [&](const Scorched& one) { return one.counter == counter; });
}

void dropBarrel(State& state, Counter& counter)
{
    if (!counter.barrel)
        return;
    counter.barrel = false;
    if (counter.hex)
        state.site = castle::withLaid(state.site, {*counter.hex}, "barrel", {});
}

void carry(const Data& data, State& state, const FireLit& lit)
{
    if (!state.site->map->layout.contains(lit.hex))
        return;
    if (!state.site->ground.at(lit.hex).burning)
        state.site = castle::withLaid(state.site, {lit.hex}, "fire", {});
    const auto force = std::ranges::find(data.forces, lit.force.id);
    const int owner = force == data.forces.end() ? state.phase : static_cast<int>(force - data.forces.begin());
    noteFlame(state, {lit.hex, owner, lit.lit, lit.spread, state.now(), 0});
    settleDice(state, [&](const SpreadDue& due) { return due.hex == lit.hex; });
}

void carry(const Data&, State& state, const FireAged& aged)
{
    const auto flame = std::ranges::find(state.flames, aged.hex, &Flame::hex);
    if (flame != state.flames.end())
        flame->turns = aged.burning;
}

void carry(const Data& data, State& state, const Destroyed& destroyed)
{
    const Hex hex = destroyed.destroyed;
    std::vector<Hex> hexes{hex};
    if (const auto engine = engineAt(data, state, hex))
    {
        hexes = engine->hexes;
        std::erase_if(state.ballistas, [&](const BallistaLog& one) { return one.hex == hex; });
        std::erase_if(state.engines, [&](const EngineLog& one) { return std::ranges::count(one.hexes, hex) > 0; });
        if (engine->id.empty())
        {
            state.site = castle::withoutLaid(state.site, hex, engine->kind);
            state.burnt.push_back(engine->kind);
        }
        else if (castle::StoneThrower* thrower = state.days.sheet.engine(engine->id))
        {
            thrower->burnt = true;
            thrower->hex.reset();
        }
    }
    else if (hasTent(state, hex))
        state.site = castle::withLaid(state.site, {hex}, "burnt", {});
    for (const Hex one : hexes)
    {
        takeFire(state, one);
        settleDice(state, [&](const SpreadDue& due) { return due.hex == one; });
    }
}

void carry(const Data&, State& state, const SpreadOwed& owed)
{
    state.owed.emplace_back(std::in_place_type<SpreadDue>, owed.from, owed.spreads);
}

void carry(const Data&, State& state, const SpreadThrown& thrown)
{
    settleDice(state, [&](const SpreadDue& due) { return due.from == thrown.from && due.hex == thrown.rolled; });
}

void carry(const Data&, State& state, const FireChecked&)
{
    state.firesChecked = true;
    state.step = Step::Recovery;
}

void carry(const Data&, State& state, const Tended& tended)
{
    if (Counter* counter = state.find(tended.counter.id))
    {
        counter->work = tended.tends;
        counter->saddling.reset();
        if (tended.tends == Work::PutOut)
            noteInterruption(state, *counter, Interruption::PutOut);
    }
}

void carry(const Data&, State& state, const StaysInFire& stays)
{
    forgetScorched(state, stays.counter.id);
    state.scorched.push_back({stays.counter.id, state.now()});
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<RetreatDue>(&debt);
                      return due != nullptr && byFire(due->by) && due->counter == stays.counter.id;
                  });
}

void carry(const Data&, State& state, const BarrelTaken& taken)
{
    Counter* counter = state.find(taken.counter.id);
    if (counter == nullptr || !state.site->map->layout.contains(taken.takes))
        return;
    state.site = castle::withoutOneLaid(state.site, taken.takes, "barrel");
    noteActing(state, *counter);
    counter->barrel = true;
}

void carry(const Data&, State& state, const BarrelPoured& poured)
{
    if (Counter* counter = state.find(poured.counter.id))
        counter->barrel = false;
}

} // namespace merlon::siege
