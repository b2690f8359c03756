#include "core/edit/symmetry.h"

#include <algorithm>

namespace merlon::edit
{

std::vector<Turn> turnsOf(Symmetry symmetry, hex::Hex centre, hex::Orientation orientation)
{
    std::vector<Turn> turns{{centre, centre}};
    // hex::reflected keeps sides 0 and 3, which on flat hexes are top and bottom; on pointy ones a sixth lies between.
    const int upright = orientation == hex::Orientation::Flat ? 0 : 1;
    switch (symmetry)
    {
    case Symmetry::None:
        break;
    case Symmetry::LeftRight:
        turns.push_back({centre, centre, upright, true});
        break;
    case Symmetry::TopBottom:
        turns.push_back({centre, centre, upright + 3, true});
        break;
    case Symmetry::Twofold:
        turns.push_back({centre, centre, 3});
        break;
    case Symmetry::Sixfold:
        for (int sixths = 1; sixths < 6; ++sixths)
            turns.push_back({centre, centre, sixths});
        break;
    }
    return turns;
}

std::vector<hex::Hex> withImages(std::vector<hex::Hex> hexes, const std::vector<Turn>& turns)
{
    const std::size_t own = hexes.size();
    hexes.reserve(own * turns.size());
    for (std::size_t turn = 1; turn < turns.size(); ++turn)
        for (std::size_t i = 0; i < own; ++i)
            hexes.push_back(turns[turn](hexes[i]));
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

hex::Hex middleOf(const hex::Layout& layout)
{
    return layout.hexAt({layout.columns / 2, layout.rows / 2});
}

} // namespace merlon::edit
