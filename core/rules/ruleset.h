#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The data of a game system: resources/rulesets/<system>.yaml, read by core/io. Numbers and tables only.
namespace merlon::rules
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
    std::string rule; ///< the row that is cited
    Cost foot;
    Cost mounted;
    std::vector<std::pair<std::string, int>> from; ///< `from`: other costs on foot, by where one comes from
    bool mountedMayStop = true;
    Cover cover = Cover::None;      ///< at best, by the side that the line crosses
    std::vector<std::string> melee; ///< combat influence "-", "0", "+", one an edition
    Height height = Height::Ground;
    bool heightFromMap = false; ///< a map with levels says the height (-1 moat, 0 ground, 1 wall, 2 and more keep)
    Sight sight = Sight::Clear;
    Building building = Building::None;
    bool door = false;     ///< a door hex: shots start at the middle of its opening (siege.1.43b)
    bool keepDoor = false; ///< no arrow passes (siege.1.54)
    char symbol = '?';     ///< suggested character in the legend of a new map
    std::string colour;    ///< of the palette and of far zoom, #rrggbb
};

enum class WeaponKind : std::uint8_t
{
    Bow,
    Crossbow,
    Ballista
};

struct Weapon
{
    std::string id;
    std::string rule;
    WeaponKind kind = WeaponKind::Bow;
    int shortRange = 0; ///< last hex of each band
    int mediumRange = 0;
    int longRange = 0;
};

enum class Provenance : std::uint8_t
{
    Printed,
    StandIn
};

/// A shot table. The adjusted die 1 to 10 in the weapon's column names a row; the row and the cover name a result
/// letter, or "-" for a miss.
struct ShotTable
{
    std::string id; ///< "siege/shots-foot"
    Provenance provenance = Provenance::StandIn;
    std::vector<Cover> covers; ///< the columns that there are, in order
    std::vector<std::pair<std::string, std::array<int, 10>>>
        rowOf;                                     ///< for each weapon, the row (from 0) of die 1 to 10
    std::vector<std::vector<std::string>> results; ///< row by row, one letter a cover
};

/// What a letter of a shot table does.
struct ShotResult
{
    std::string letter;
    int retreat = 0;    ///< hexes
    std::string target; ///< wounded, killed, or empty
    std::string horse;  ///< unhurt, killed, or empty on foot
    std::string rider;  ///< stunned, wounded, killed, or empty
    bool unhorsed = false;
};

/// Numbers and choices in which the editions differ, by name: "over-cover: light".
struct Edition
{
    std::string id;   ///< french, spanish
    std::string code; ///< fr, es
    std::vector<std::pair<std::string, std::string>> policies;
};

struct Modifiers
{
    int shortRange = 0;
    int mediumRange = 0;
    int longRange = 0;
    int woundedShooter = 0;
    std::vector<std::string> woundedWeapons; ///< weapons that the wounded modifier holds for
    int knightOnFoot = 0;
};

/// Within how many hexes a shooter above looks over what is lower (siege.1.44e, f; 2.43a).
struct Radius
{
    int rampart = 0;
    int towerSlit = 0;
    int keepSlit = 0;
    int siegeTowerTop = 0;
};

/// Words that files may use.
struct Vocabulary
{
    std::vector<std::string> classes;
    std::vector<std::string> animals; ///< classes that are animals
    std::vector<std::string> features;
    std::vector<std::string> featureStates;
    std::vector<std::string> structures;
    std::vector<std::string> overlays;
};

struct Ruleset
{
    std::string id; ///< siege
    std::string version;
    std::vector<Terrain> terrain; ///< in palette order
    std::vector<Weapon> weapons;
    Modifiers modifiers;
    Radius radius;
    ShotTable shotsFoot;
    ShotTable shotsMounted;
    std::vector<ShotResult> footResults;
    std::vector<ShotResult> mountedResults;
    std::vector<Edition> editions; ///< the first is the default
    Vocabulary words;

    const Terrain* findTerrain(std::string_view id) const;
    const Weapon* findWeapon(std::string_view id) const;
    const Edition* findEdition(std::string_view id) const;
};

/// The ruleset file that is built in, or nothing; "siege" is the first. Read with io::loadRuleset.
std::optional<std::string_view> builtInRuleset(std::string_view system);
/// All of them.
std::vector<std::string_view> builtInRulesets();

} // namespace merlon::rules
