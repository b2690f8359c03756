#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// What terrain means around a castle: the rows of the terrain tables of SIEGE and The Anarchy.
namespace merlon::castle
{

enum class Cover : std::uint8_t
{
    None,
    Light,
    Medium,
    Strong,
    Total
};

/// Lowest to highest (siege.1.44d). A level by number: one higher than the last of these has none of their names.
enum class Height : std::int8_t
{
    Moat = -1,
    Ground,
    Wall,
    Keep
};

/// One of the catalogue that a row of data has said: "siege.3.22a.tree".
struct Sentence
{
    std::string rule{};
    std::string key{};
    int rank = 0; ///< of several on the way of a line, which is named first

    explicit operator bool() const { return !rule.empty(); }
};

/// How a terrain treats a line that crosses it.
enum class Sight : std::uint8_t
{
    Clear,   ///< plain, moat, trench: never stops it
    Screen,  ///< brush: gives its cover to what is behind (siege.3.21)
    Stop,    ///< tree: nothing is shot at behind it (siege.3.22), nor over it from above (siege.1.44i)
    Inward,  ///< tent: into it, not through it (siege.3.24)
    Crest,   ///< embankment: by the distance rule when the line passes its top (siege.3.23)
    Rampart, ///< a wall with a walk on it
    Wall     ///< solid
};

/// Buildings have walls on every hexside towards another kind of hex.
enum class Building : std::uint8_t
{
    None,
    Tower,
    Keep
};

/// Movement points to enter a hex; nothing: impassable.
using Cost = std::optional<int>;

struct Terrain
{
    std::string id;
    std::string rule; ///< the row of the catalogue that tells it
    Cost foot;
    Cost mounted;
    Cost fromMoat;   ///< on foot, out of open moat; these four: nothing, as from anywhere
    Cost fromLadder; ///< off the top of a ladder
    Cost fromRubble;
    Cost fromTowerTop; ///< off the top of a siege tower
    Cost sameLevel;    ///< these three of a siege tower: from hex to hex inside it or on top of it
    Cost climb;        ///< from the storey beneath, in the same hex
    Cost down;         ///< from the storey above; none: foot
    Cost fromRampart;  ///< onto its top
    Cost toRampart;    ///< of what hangs on a wall: off it, onto the walk
    bool mountedMayStop = true;
    Cover cover = Cover::None; ///< at best, by the side that the line crosses
    Height height = Height::Ground;
    bool heightFromMap = false; ///< a map with levels says the height (-1 moat, 0 ground, 1 wall, 2 and more keep)
    Sight sight = Sight::Clear;
    Building building = Building::None;
    bool door = false;           ///< a door hex: shots start at the middle of its opening (siege.1.43b)
    bool keepDoor = false;       ///< no arrow passes (siege.1.54)
    bool sunken = false;         ///< who stands in it is in nobody's way (siege.3.25a), and riders pass over him
    std::string closedBy{};      ///< the rule by which no horse enters it, cited beside the family's; empty: that alone
    std::string parapetBy{};     ///< the same of the rule by which nobody crosses its parapet
    bool closedToArmour = false; ///< on foot too
    bool shelters = false;       ///< its cover is that of whoever is in it, from every side and height
    std::vector<std::string>
        shelteredAcross{};     ///< its cover is that of whoever is in it, across sides with such features
    bool water = false;        ///< hexes of it that touch are one water
    bool bareFromEdge = false; ///< what it shelters is bare to one who stands at the edge of the same water
    std::string ruling{};      ///< by which its price is read; empty: as it is printed

    // What is said of a line: where it stops one, one of two who are above the ground, one from the top of a tower; and
    // of whom it covers in it, or behind it.
    Sentence stops{};
    Sentence stopsFromAbove{};
    Sentence stopsFromTop{};
    Sentence covers{};
    Sentence coversBehind{};
    Sentence closes{}; ///< of whoever would enter it; empty, and it has no price: it is a wall of the castle
};

/// Within how many hexes a shooter above looks over what is lower (siege.1.44e, f; 2.43a).
struct Radius
{
    int rampart = 0;
    int towerSlit = 0;
    int keepSlit = 0;
    int top = 0; ///< of a siege tower, or whatever else overlooks
};

} // namespace merlon::castle
