#pragma once

#include "core/edit/thing.h"
#include "core/hex/layout.h"

#include <vector>

/// Painting in several places at once. All of it is about the middle of a hex, so that every hex has an exact image.
namespace merlon::edit
{

enum class Symmetry : std::uint8_t
{
    None,
    LeftRight, ///< mirrored at an upright line
    TopBottom, ///< mirrored at a level line
    Twofold,   ///< turned by a half
    Sixfold    ///< turned by sixths
};

/// The motions that belong to it, the one that leaves all as it is first.
std::vector<Turn> turnsOf(Symmetry symmetry, hex::Hex centre, hex::Orientation orientation);

/// Hexes with all their images; sorted, each once.
std::vector<hex::Hex> withImages(std::vector<hex::Hex> hexes, const std::vector<Turn>& turns);

/// The hex in the middle of a map.
hex::Hex middleOf(const hex::Layout& layout);

} // namespace merlon::edit
