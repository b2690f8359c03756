#pragma once

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
    std::vector<std::string> bears;                        ///< features that are built on it, and go with it
    std::vector<std::pair<std::string, std::string>> said; ///< what else its row says, for whoever has words for it

    friend bool operator==(const PaletteTerrain&, const PaletteTerrain&) = default;
};

struct Palette
{
    std::string system;                  ///< whose it is: the `ruleset:` of a map
    std::vector<PaletteTerrain> terrain; ///< in the palette's order
    std::vector<std::string> features;
    std::vector<std::string> anywhere; ///< those of them that may stand on any ground
    std::vector<std::string> featureStates;
    std::vector<std::string> structures;
    std::vector<std::string> overlays;

    /// Null when it has none of that name.
    const PaletteTerrain* find(std::string_view id) const;

    friend bool operator==(const Palette&, const Palette&) = default;
};

} // namespace merlon::map
