#include "core/map/gate_of.h"

#include <algorithm>

namespace merlon::map
{
namespace
{

bool isGate(const HexMap& map, hex::Hex hex, hex::Side side)
{
    return std::ranges::any_of(map.features,
                               [&](const Feature& one)
                               {
                                   const auto has = [&](hex::Hex at, hex::Side its)
                                   { return one.hex == at && std::ranges::count(one.sides, its) > 0; };
                                   return one.kind == "gate" &&
                                          (has(hex, side) || has(hex::neighbour(hex, side), hex::opposite(side)));
                               });
}

} // namespace

std::optional<GateOf> gateOf(const Covering& bridge, const HexMap& map)
{
    for (const hex::Hex hex : bridge.hexes)
        for (const hex::Side side : hex::allSides)
            if (isGate(map, hex, side))
                return GateOf{hex, side};
    return {};
}

} // namespace merlon::map
