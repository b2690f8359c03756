#pragma once

#include "core/hex/layout.h"
#include "core/map/extras.h"
#include "core/map/local_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a map file says, as a value. Terrain is kept by name, through the legend: what a terrain means is the
/// ruleset's.
namespace merlon::map
{

/// A character of the terrain rows and the terrain that it stands for.
struct LegendEntry
{
    char symbol = '.';
    std::string terrain;

    friend bool operator==(const LegendEntry&, const LegendEntry&) = default;
};

/// How the printed map numbers its hexes; screen, print and reports use it, files never do.
struct Numbering
{
    enum class Axis : std::uint8_t
    {
        Letters,
        Digits
    };
    /// The corner of the map that is numbered first; columns and rows grow away from it.
    enum class Origin : std::uint8_t
    {
        TopLeft,
        TopRight,
        BottomLeft,
        BottomRight
    };

    Axis columns = Axis::Letters;
    Axis rows = Axis::Digits;
    Origin origin = Origin::TopLeft;
    bool rowFirst = false; ///< direction: the row is written before the column
    int firstColumn = 1;
    int firstRow = 1;
    int padding = 0; ///< least number of digits, 0 to 6
    std::string separator;
    Extras extras;

    friend bool operator==(const Numbering&, const Numbering&) = default;
};

/// What stands on hexsides, seen from the hex that owns it: parapet, arrow_slit, door, wall, gate, crest ...
struct Feature
{
    hex::Hex hex;
    std::vector<hex::Side> sides;
    std::string kind;
    std::string state; ///< open, closed ... or empty
    Extras extras;

    friend bool operator==(const Feature&, const Feature&) = default;
};

/// What the siege sheet and the miners count: curtain, tower, keep, gatehouse ... In a file:
/// `{id: north-curtain, name: {en: The north curtain, fr: ...}, kind: curtain, stone: double, hexes: [D7, E7]}`.
struct Structure
{
    std::string id;
    std::string kind;
    std::string stone; ///< single, double, wood ... or empty
    std::vector<hex::Hex> hexes;
    Extras extras;
    LocalText name{}; ///< what people call it; empty: its kind and the number that its id ends with

    friend bool operator==(const Structure&, const Structure&) = default;
};

/// What can come and go: hoarding, rubble, fascine, fire, drawbridge ...
struct Covering
{
    std::string kind;
    std::vector<hex::Hex> hexes;
    std::optional<hex::Side> outward;
    std::string state; ///< drawbridge: raised, lowered; or empty
    Extras extras;

    friend bool operator==(const Covering&, const Covering&) = default;
};

/// What a line was drawn over, at one hex.
struct Under
{
    hex::Hex hex;
    std::string terrain;
    int level = 0;

    friend bool operator==(const Under&, const Under&) = default;
};

/// A wall, moat or road that is drawn from point to point and can be bent: what it makes lies in the layers of the map,
/// where rules read it, and it keeps what it was drawn over, so that the ground comes back where it is bent away.
struct Line
{
    /// Where its edge runs, seen from its first point to its last.
    enum class Outward : std::uint8_t
    {
        None,
        Left,
        Right
    };

    std::string id;
    std::string kind; ///< of terrain
    int level = 0;
    std::vector<hex::Hex> path;  ///< two points at least
    bool round = false;          ///< a curve through its points, not straight from one to the next
    std::vector<hex::Hex> sharp; ///< of a round one: points between its ends that are corners all the same
    std::string edge;            ///< the feature on its outward hexsides, or empty
    Outward outward = Outward::None;
    std::vector<Under> under;  ///< by hex; those of its hexes that it made, and its stairs
    std::vector<Under> stairs; ///< by hex; on it or beside it: what leads up to it and goes along with it, as it is
    Extras extras;

    friend bool operator==(const Line&, const Line&) = default;
};

/// A scanned map under the grid. `hex` is the width of a hex in its pixels, origin the centre of A1 in them.
struct Background
{
    std::string image; ///< from the map's folder
    double originX = 0;
    double originY = 0;
    double hex = 40;
    double height = 0;   ///< of a hex, in pixels; 0: of a regular one
    double rotation = 0; ///< of the grid on the image, in degrees, clockwise
    double opacity = 1;  ///< over the terrain, and under all that stands on it
    bool locked = false; ///< not to be moved by a slip of the hand
    Extras extras;

    friend bool operator==(const Background&, const Background&) = default;
};

/// Pixels of a scan: of a hex, and of A1 from the corner of the image.
inline constexpr double leastHexOfScan = 0.1;
inline constexpr double mostHexOfScan = 1e5;
inline constexpr double farthestOrigin = 1e6;

inline constexpr int maxExtent = 1000; ///< most columns, and most rows
inline constexpr int lowestLevel = -1;
inline constexpr int highestLevel = 9;

struct HexMap
{
    std::string id;
    LocalText title;
    std::string ruleset; ///< the system that knows the terrain; empty: the first one that the program knows
    hex::Layout layout;
    std::string span; ///< width of a hex on the ground, "2 m"
    std::optional<Numbering> numbering;
    std::vector<std::optional<Numbering>> ofParts{}; ///< on a board laid of several maps: what each of them prints
    std::vector<LegendEntry> legend;
    std::vector<std::uint8_t> terrain;              ///< index into the legend, by Layout::index
    std::optional<std::vector<std::int8_t>> levels; ///< -1 to 9, by Layout::index; none: the terrain says
    std::vector<Feature> features;
    std::vector<Structure> structures;
    std::vector<Covering> overlays;
    std::vector<Line> lines;
    std::optional<Background> background;
    Extras extras;
    Extras gridExtras;
    Extras terrainExtras;
    Extras levelsExtras;

    friend bool operator==(const HexMap&, const HexMap&) = default;

    const std::string& terrainAt(hex::Hex hex) const { return legend[terrain[index(hex)]].terrain; }
    /// 0 where the map has no levels.
    int levelAt(hex::Hex hex) const { return levels ? (*levels)[index(hex)] : 0; }

private:
    std::size_t index(hex::Hex hex) const { return static_cast<std::size_t>(layout.index(hex)); }
};

/// A map of one terrain at level 0.
HexMap blankMap(const hex::Layout& layout, const std::string& terrain, char symbol);

/// The legend entry of a terrain, added with a free symbol (the wish, if nobody has it) when the map had none. Nothing
/// when all symbols are taken.
std::optional<std::uint8_t> legendIndex(HexMap& map, const std::string& terrain, char wish);

/// The name of a hex as the map prints it (numbering), or its file name where the map has no numbering. On a board that
/// is laid of several maps the others than the first say their id before it.
std::string printedName(const HexMap& map, hex::Hex hex);
/// What is printed in the hex itself: without the id of its map.
std::string printedLabel(const HexMap& map, hex::Hex hex);

/// Reads a printed name, or else a file name, of a hex on the map.
std::optional<hex::Hex> parsePrinted(const HexMap& map, std::string_view text);

} // namespace merlon::map
