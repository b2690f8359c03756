#include "core/hex/joint.h"

#include <algorithm>

namespace merlon::hex
{

std::vector<Hex> along(const Layout& map, Border border, int depth)
{
    const bool level = border == Border::North || border == Border::South;
    const bool before = border == Border::North || border == Border::West;
    const int length = level ? map.columns : map.rows;
    const int across = level ? map.rows : map.columns;
    std::vector<Hex> hexes;
    for (int at = 0; at < length; ++at)
        for (int in = 0; in < std::min(depth, across); ++in)
        {
            const int cell = before ? in : across - 1 - in;
            hexes.push_back(map.hexAt(level ? Cell{at, cell} : Cell{cell, at}));
        }
    return hexes;
}

} // namespace merlon::hex
