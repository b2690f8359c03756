#include "core/castle/fire/fire.h"

#include "core/castle/field/engine_at.h"
#include "core/castle/field/flames.h"
#include "core/castle/field/settle.h"
#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

void takeFire(State& state, Hex hex)
{
    state.site = withoutLaid(std::move(state.site), hex, "fire");
    forgetFlame(state, hex);
}

} // namespace

void carry(const Data& data, State& state, const FireLit& lit)
{
    if (!state.site->map->layout.contains(lit.hex))
        return;
    if (!state.site->ground().at(lit.hex).has(thing::fire))
        state.site = withLaid(std::move(state.site), {lit.hex}, "fire", {});
    const auto force = std::ranges::find(data.forces, lit.force.id);
    const int owner = force == data.forces.end() ? state.phase : static_cast<int>(force - data.forces.begin());
    noteFlame(state, {lit.hex, owner, lit.lit, lit.spread, state.now(), 0});
    settleSpread(state, [&](const SpreadDue& due) { return due.hex == lit.hex; });
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
            state.site = withoutLaid(std::move(state.site), hex, engine->kind);
            state.burnt.push_back(engine->kind);
        }
        else if (StoneThrower* thrower = state.sheet.engine(engine->id))
        {
            thrower->burnt = true;
            thrower->hex.reset();
        }
    }
    else if (hasTent(state, hex))
        state.site = withLaid(std::move(state.site), {hex}, "burnt", {});
    for (const Hex one : hexes)
    {
        takeFire(state, one);
        settleSpread(state, [&](const SpreadDue& due) { return due.hex == one; });
    }
}

void carry(const Data&, State& state, const SpreadOwed& owed)
{
    state.owed.emplace_back(std::in_place_type<SpreadDue>, SpreadDue{owed.from, owed.spreads});
}

void carry(const Data&, State& state, const SpreadThrown& thrown)
{
    settleSpread(state, [&](const SpreadDue& due) { return due.from == thrown.from && due.hex == thrown.rolled; });
}

void carry(const Data&, State& state, const FireChecked&)
{
    state.firesChecked = true;
    state.step = Step::Recovery;
}

} // namespace merlon::castle
