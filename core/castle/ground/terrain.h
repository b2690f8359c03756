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

/// Lowest to highest (siege.1.44d).
enum class Height : std::uint8_t
{
    Moat,
    Ground,
    Wall,
    Keep
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
    Cost climb;        ///< from inside to the top of the same hex
    Cost fromRampart;  ///< onto its top
    bool mountedMayStop = true;
    Cover cover = Cover::None; ///< at best, by the side that the line crosses
    Height height = Height::Ground;
    bool heightFromMap = false; ///< a map with levels says the height (-1 moat, 0 ground, 1 wall, 2 and more keep)
    Sight sight = Sight::Clear;
    Building building = Building::None;
    bool door = false;     ///< a door hex: shots start at the middle of its opening (siege.1.43b)
    bool keepDoor = false; ///< no arrow passes (siege.1.54)
};

struct Terrains
{
    std::vector<Terrain> all;
    bool neighboursFall = false;    ///< siege.ruling.rubble-walls, other reading: walls of the hexes beside rubble too
    bool gateStaysOpen = false;     ///< siege.ruling.gate-closed, other reading: a raised drawbridge shuts no gate
    std::vector<Terrain> coverings; ///< rows of what lies on a hex and counts in place of its terrain (siege.1.1k)

    /// Null when it is not known: it counts as plain ground.
    const Terrain* find(std::string_view id) const;
    const Terrain* findCovering(std::string_view kind) const;
};

/// Within how many hexes a shooter above looks over what is lower (siege.1.44e, f; 2.43a).
struct Radius
{
    int rampart = 0;
    int towerSlit = 0;
    int keepSlit = 0;
    int siegeTowerTop = 0;
};

} // namespace merlon::castle
