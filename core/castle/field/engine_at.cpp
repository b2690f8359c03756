#include "core/castle/field/engine_at.h"

#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::castle
{

play::Value EngineAt::name() const
{
    return id.empty() ? play::Value(play::Choice{"overlay", kind}) : play::Value(play::Ref{"engine", id});
}

std::optional<EngineAt> engineAt(const Data& data, const State& state, hex::Hex hex)
{
    const auto& kinds = data.rules.numbers->fire.engines;
    for (const map::Covering& one : state.site->map->overlays)
        if (kinds.contains(one.kind) && std::ranges::count(one.hexes, hex) > 0)
            return EngineAt{one.kind, one.hexes, {}};
    const StoneThrower* thrower = state.sheet.engineAt(hex);
    const auto figure =
        thrower != nullptr ? std::ranges::find(data.figures, thrower->id, &Figure::id) : data.figures.end();
    if (figure == data.figures.end() || !kinds.contains(figure->piece.cls.id))
        return {};
    return EngineAt{figure->piece.cls.id, {hex}, thrower->id};
}

std::vector<hex::Hex> hexesOfEngines(const Data& data, const State& state)
{
    std::vector<hex::Hex> hexes;
    for (const map::Covering& one : state.site->map->overlays)
        if (data.rules.numbers->fire.engines.contains(one.kind))
            hexes.insert(hexes.end(), one.hexes.begin(), one.hexes.end());
    for (const StoneThrower& one : state.sheet.engines)
        if (one.hex)
            hexes.push_back(*one.hex);
    return hexes;
}

bool hasTent(const State& state, hex::Hex hex)
{
    const Terrain* terrain = state.site->terrainAt(hex);
    return terrain != nullptr && terrain->sight == Sight::Inward && state.site->ground().at(hex).sight == Sight::Inward;
}

} // namespace merlon::castle
