#include "core/map/hex_map.h"

#include <algorithm>

namespace merlon::map
{

HexMap blankMap(const hex::Layout& layout, const std::string& terrain, char symbol)
{
    HexMap map;
    map.layout = layout;
    map.legend = {{symbol, terrain}};
    map.terrain.assign(static_cast<std::size_t>(layout.count()), 0);
    return map;
}

std::optional<std::uint8_t> legendIndex(HexMap& map, const std::string& terrain, char wish)
{
    const auto known = std::ranges::find(map.legend, terrain, &LegendEntry::terrain);
    if (known != map.legend.end())
        return static_cast<std::uint8_t>(known - map.legend.begin());
    const auto free = [&](char symbol)
    { return std::ranges::find(map.legend, symbol, &LegendEntry::symbol) == map.legend.end(); };
    const auto add = [&](char symbol)
    {
        map.legend.push_back({symbol, terrain});
        return static_cast<std::uint8_t>(map.legend.size() - 1);
    };
    if (wish > ' ' && wish <= '~' && free(wish))
        return add(wish);
    for (char letter = 'a'; letter <= 'z'; ++letter)
        if (free(letter))
            return add(letter);
    for (char symbol = '!'; symbol <= '~'; ++symbol)
        if (free(symbol))
            return add(symbol);
    return {};
}

} // namespace merlon::map
