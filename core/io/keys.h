#pragma once

#include "core/map/hex_map.h"
#include "core/play/system.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

/// The keys of map/1, table/1 and scenario/1 in canonical order, and which of them a value writes: reader and writer
/// agree on them.
namespace merlon::io::keys
{

using Words = std::vector<std::string_view>;

inline constexpr std::array<std::string_view, 13> map{"merlon",    "id",      "title",     "ruleset",  "grid",
                                                      "numbering", "terrain", "levels",    "features", "structures",
                                                      "overlays",  "lines",   "background"};
inline constexpr std::array<std::string_view, 5> grid{"columns", "rows", "hexes", "shoved", "span"};
inline constexpr std::array<std::string_view, 8> numbering{"columns",      "rows",      "origin",  "direction",
                                                           "first-column", "first-row", "padding", "separator"};
inline constexpr std::array<std::string_view, 2> terrain{"legend", "rows"};
inline constexpr std::array<std::string_view, 1> levels{"rows"};
inline constexpr std::array<std::string_view, 4> feature{"hex", "sides", "kind", "state"};
inline constexpr std::array<std::string_view, 5> structure{"id", "name", "kind", "stone", "hexes"};
inline constexpr std::array<std::string_view, 4> overlay{"kind", "hexes", "outward", "state"};
inline constexpr std::array<std::string_view, 10> line{"id",    "kind", "level",   "path",  "round",
                                                       "sharp", "edge", "outward", "under", "stairs"};
inline constexpr std::array<std::string_view, 7> background{"image",    "origin",  "hex",   "height",
                                                            "rotation", "opacity", "locked"};

inline constexpr std::array<std::string_view, 11> table{"merlon", "id",      "title", "ruleset", "size",      "unit",
                                                        "areas",  "courses", "nodes", "ways",    "background"};
inline constexpr std::array<std::string_view, 5> area{"id", "kind", "level", "name", "outline"};
inline constexpr std::array<std::string_view, 5> course{"id", "kind", "width", "name", "points"};
inline constexpr std::array<std::string_view, 4> node{"id", "kind", "at", "name"};
inline constexpr std::array<std::string_view, 6> way{"id", "kind", "from", "to", "name", "bends"};
inline constexpr std::array<std::string_view, 4> photograph{"image", "corners", "opacity", "locked"};

inline constexpr std::array<std::string_view, 19> scenario{
    "merlon", "id",    "title",  "background", "briefing", "ruleset",    "edition", "options", "tables", "maps",
    "turns",  "first", "forces", "zones",      "victory",  "conditions", "sheet",   "notes",   "authors"};
inline constexpr std::array<std::string_view, 3> author{"name", "what", "when"};
inline constexpr std::array<std::string_view, 5> mapRef{"file", "edge", "shift", "turn", "mirrored"};
inline constexpr std::array<std::string_view, 5> force{"id", "name", "colour", "pattern", "counters"};
inline constexpr std::array<std::string_view, 6> zone{"id", "name", "force", "board", "hexes", "outline"};
inline constexpr std::array<std::string_view, 6> sheetPart{"part", "column", "lines", "title", "text", "rows"};
inline constexpr std::array<std::string_view, 4> sheetRow{"id", "name", "boxes", "tally"};

Words written(const map::HexMap& map);
Words writtenGrid(const map::HexMap& map);
Words written(const map::Numbering& numbering);
Words written(const map::Feature& feature);
Words written(const map::Structure& structure);
Words written(const map::Covering& covering);
Words written(const map::Line& line);
Words written(const map::Background& background);
Words written(const map::TableMap& table);
Words written(const map::Area& area);
Words written(const map::Course& course);
Words written(const map::Node& place);
Words written(const map::Way& way);
Words written(const map::Photograph& photograph);
/// With what its system has besides, before the forces.
Words scenarioOf(const play::System* system);
Words written(const play::Scenario& scenario, const play::System* system);
Words written(const play::Author& author);
Words written(const play::MapRef& ref);
Words written(const play::Force& force);
Words written(const play::Zone& zone);
Words written(const play::SheetPart& part);
Words written(const play::SheetRow& row);

/// Words of files for enumerations, in the order of their values.
inline const Words axes{"letters", "digits"};
inline const Words origins{"top-left", "top-right", "bottom-left", "bottom-right"};
inline const Words directions{"column-first", "row-first"};
inline const Words outwards{"none", "left", "right"};
inline const Words orientations{"flat", "pointy"};
inline const Words columns{"across", "left", "right"};
inline const Words shoves{"odd", "even"};
inline const Words borders{"north", "east", "south", "west"};
inline const Words units{"mm", "cm", "inch"};
/// Other words that are kept with a warning: units of length.
inline const Words lengths{"cm", "m", "km", "ft", "yd", "mi"};

} // namespace merlon::io::keys
