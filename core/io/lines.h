#pragma once

#include "core/map/hex_map.h"
#include "core/map/palette.h"
#include "core/yaml/log.h"

/// Lines of a map: `{id: south-wall, kind: rampart, level: 1, path: [D7, H7, K9], edge: parapet, outward: left,
/// under: {plain/0: [D7, E7, E8]}, stairs: {stairs/0: [E8]}}`; `round: true, sharp: [H7]` where it is curved.
namespace merlon::io
{

/// Extras still have to be settled and to get their comments. Words that the palette does not know are kept with a
/// warning, all of them where it knows none.
map::Line readLine(const yaml::Node& node, yaml::Log& log, const hex::Layout& layout, const map::Palette& words);
std::string lineText(const hex::Layout& layout, const map::Line& line);
/// "[D7, E7]"
std::string hexList(const hex::Layout& layout, const std::vector<hex::Hex>& hexes);

} // namespace merlon::io
