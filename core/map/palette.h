#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What an author may put on a map made for a system: names, symbols and colours. What they mean is the system's.
namespace merlon::map
{

struct PaletteTerrain
{
    std::string id;
    std::string rule;                                      ///< the row of the catalogue that tells it
    char symbol = '?';                                     ///< suggested character in the legend of a new map
    std::string look;                                      ///< by the painters' names (editor/art/look.h)
    std::string colour;                                    ///< of the palette and of far zoom, #rrggbb
    std::optional<int> level;                              ///< where it usually lies; none: wherever the ground does
    std::vector<std::string> bears;                        ///< features that are built on it, and go with it
    std::vector<std::string> leads;                        ///< terrains up to which it leads, and goes with
    std::vector<std::pair<std::string, std::string>> said; ///< what else its row says, for whoever has words for it

    friend bool operator==(const PaletteTerrain&, const PaletteTerrain&) = default;
};

/// Which of its sides a thing calls outward.
enum class Outward : std::uint8_t
{
    None,    ///< none
    Any,     ///< whichever its author likes
    Outside, ///< one that looks out of the castle
    Against, ///< the one that it leans on
    Ahead,   ///< its front, along its row
    Gate     ///< the one that lies away from a gate
};

/// A thing that can come and go, and where it may lie.
struct PaletteOverlay
{
    std::string id;
    std::string rule;     ///< the row of the catalogue that tells of its hexes; empty: none does
    bool standIn = false; ///< no source says how many hexes it takes
    int fewest = 1;
    int most = 1;
    bool bends = false;   ///< each beside the one before; else they lie in a straight row, the first of them its front
    bool course = false;  ///< a road, a palisade: it runs over others of its kind, and goes hex by hex
    bool spreads = false; ///< its hexes only hang together: a roof
    std::string look; ///< by the painters' names (editor/art/course_art.h, roof_art.h); empty: a symbol named as it is
    std::string colour; ///< of what has a look, #rrggbb
    int width = 0;      ///< of a course, in hundredths of a hex from side to side
    Outward outward = Outward::None;
    std::vector<std::string> against; ///< terrains that it leans on
    std::vector<std::string> on;      ///< the only terrains that it lies on; empty: any
    std::vector<std::string> over;    ///< overlays that make any terrain one of those
    std::optional<int> lowest;        ///< level; then all its hexes are of one
    std::vector<std::string> states;  ///< the first is that of a new one
    std::vector<std::string> mines;   ///< kinds of structures that are dug under from it: half of one, hex by hex

    friend bool operator==(const PaletteOverlay&, const PaletteOverlay&) = default;
};

/// What walls and floors make together.
struct PaletteStructure
{
    std::string id;
    std::vector<std::string> of;     ///< terrains by which one is known; empty: by none
    std::vector<std::string> around; ///< terrains that are part of it where they touch nothing else of the castle

    friend bool operator==(const PaletteStructure&, const PaletteStructure&) = default;
};

struct Palette
{
    std::string system;                  ///< whose it is: the `ruleset:` of a map
    std::vector<PaletteTerrain> terrain; ///< in the palette's order
    std::vector<std::string> features;
    std::vector<std::string> anywhere;  ///< those of them that may stand on any ground
    std::vector<std::string> alone;     ///< those of them of which a hexside has one at most
    std::vector<std::string> withState; ///< those of them that are in one of these states
    std::vector<std::string> featureStates;
    std::vector<PaletteStructure> structures;
    std::vector<std::string> stones; ///< what walls are built of
    std::vector<PaletteOverlay> overlays;

    /// Null when it has none of that name.
    const PaletteTerrain* find(std::string_view id) const;
    const PaletteOverlay* overlay(std::string_view id) const;
    /// The structure that is known by that terrain; null: none, it is no part of a castle.
    const PaletteStructure* structureOf(std::string_view terrain) const;

    friend bool operator==(const Palette&, const Palette&) = default;
};

} // namespace merlon::map
