#pragma once

#include "core/edit/map_edits.h"
#include "core/hex/joint.h"
#include "core/play/scenario.h"

#include <span>

/// The board of a scenario that lays several maps side by side. Each stays a map of its own with its own file; whoever
/// plays, shoots or draws has one map before him, whose hexes bear the names of theirs (hex/parts.h).
namespace merlon::edit
{

/// A map and how it lies beside the board that those before it make; of the first one the joint says nothing.
struct LaidMap
{
    std::shared_ptr<const map::HexMap> map;
    hex::Joint joint;
};

/// What neither covers is open ground of the first map. Title, scan and what else a map says of itself are the first
/// one's. A sentence where one cannot lie so, or the board would be too large.
tl::expected<map::HexMap, yaml::Message> laid(std::span<const LaidMap> maps,
                                              std::shared_ptr<const map::Palette> palette);

/// Whether the map of the desk is such a board: no edit changes it, only the files that it is made of.
bool isLaid(const Desk& desk);

/// The scenario of the desk names other maps, of which that board is made. Whoever stands on one of them stays there;
/// what lies where no map is any more goes, or stands nowhere.
Edit laidAnew(const Desk& desk, std::vector<play::MapRef> maps, const hex::Layout& board, yaml::Message says);

} // namespace merlon::edit
