#pragma once

#include "core/castle/ground/terrain.h"
#include "core/hex/hex.h"

/// What stands or lies on a hex, as the data of a ruleset tells it: nobody in this room knows a siege tower from a ram.
namespace merlon::castle
{

/// A place to stand: 0 is the ground of the hex, above it are those on or in what stands there. It counts the storeys
/// of the hex and is no height: the height of a storey is in the data.
struct Spot
{
    hex::Hex hex;
    int storey = 0;

    friend auto operator<=>(const Spot&, const Spot&) = default;
};

/// What a storey does to a line that crosses its hex and does not end there.
enum class Blocking : std::uint8_t
{
    Clear,
    OwnHeight, ///< stops it where one of the two stands at its height, and is not looked over
    Stops,     ///< stops it unless it is looked over
    Distance,  ///< stops it, but from a keep one shoots over it by the distance rule
    Hangs      ///< outside a wall, at its height: between one at that height and one elsewhere; over it by distance
};

/// Above the ground of a hex.
inline constexpr int mostStoreys = 15;

/// Cover from one direction, and what is said of it.
struct Shelter
{
    Cover cover = Cover::None;
    Sentence says{};
};

/// A place that a thing makes in each of its hexes.
struct Storey
{
    int number = 0;
    std::optional<Height> height{}; ///< none: as the ground beneath lies
    bool dry = false;               ///< not in the moat beneath it
    Blocking blocking = Blocking::Clear;
    bool hides = false;        ///< nobody there is shot at
    Cover cover = Cover::None; ///< of whoever is there, in place of the ground's
    bool front = false;        ///< only across the side that it faces and the two beside that
    bool overlooks = false;    ///< from there one looks over what is lower (Radius::top)
    int room = 1;              ///< most living ones in one hex of it
    std::string place{};       ///< its name among the places of a melee
    std::optional<Terrain> row{};

    // What is said of a line, and where one speaks of several on its way, which comes first.
    Sentence stops{};
    Sentence near{}; ///< by the distance rule
    Sentence hidden{};
    Sentence covers{};
    Sentence climbed{}; ///< of one who climbs to it
    Sentence through{}; ///< of what hangs: of a shooter at its height, where `stops` speaks of a target

    // Of what hangs: to a shooter beneath or one hex away on the ground, to one on the wall beside it, to any other
    // whose line does not come from its front.
    Shelter below{};
    Shelter beside{};
    Shelter behind{};
};

/// A kind of things. Its storey 0 changes the ground.
struct Thing
{
    std::string id;
    std::optional<Terrain> row{}; ///< that counts in place of the terrain's on each of its storeys (siege.1.1k)
    std::string asTerrain{};      ///< the same, a row of the terrains
    std::string absentIn{};       ///< the state in which it makes no places
    std::optional<Sight> sight{}; ///< what the ground of its hexes is instead
    bool demolished = false;      ///< the walls of its hexes are down (siege.2.33)
    bool whole = false;           ///< equipment: laid, moved and taken away with all its hexes
    bool leans = false;           ///< whoever enters its hex climbs it, and no two are on it and at its foot
    std::vector<Storey> storeys{};

    /// Null: it has no such place.
    const Storey* storey(int number) const;
    /// Storeys of which each has room of its own.
    bool isTall() const { return !leans && storeys.size() > 1; }
    /// Outside a wall, above a place that is as if it were not there.
    bool hangs() const { return isTall() && storeys.back().blocking == Blocking::Hangs; }
    /// A line that enters its hex must look at it.
    bool concernsLines() const;
};

/// One of them on one hex.
struct Standing
{
    const Thing* kind = nullptr;
    std::int32_t overlay = -1; ///< which of the map's overlays it is
    std::optional<hex::Side> faces{};
};

struct Terrains
{
    std::vector<Terrain> all;
    bool neighboursFall = false; ///< siege.ruling.rubble-walls, other reading: walls of the hexes beside rubble too
    bool gateStaysOpen = false;  ///< siege.ruling.gate-closed, other reading: a raised drawbridge shuts no gate
    std::vector<Thing> things;   ///< of two on one hex the row of the first counts

    /// Null when it is not known: it counts as plain ground.
    const Terrain* find(std::string_view id) const;
    /// Null: nothing of which rules know.
    const Thing* findThing(std::string_view kind) const;
    /// A siege tower, a ram, a ladder: by its kind and any of its hexes it is known.
    bool isEquipment(std::string_view kind) const;
    /// All that its rows have said.
    std::vector<const Sentence*> sentences() const;
};

/// Kinds that rules name; what they do to lines, prices and places is told by data.
namespace thing
{
inline constexpr std::string_view ballista = "ballista";
inline constexpr std::string_view bridge = "drawbridge";
inline constexpr std::string_view cart = "cart";
inline constexpr std::string_view fascine = "fascine";
inline constexpr std::string_view fire = "fire";
inline constexpr std::string_view ladder = "ladder";
inline constexpr std::string_view mantlet = "mantlet";
inline constexpr std::string_view ram = "ram";
inline constexpr std::string_view rubble = "rubble";
inline constexpr std::string_view siegeTower = "siege_tower";
} // namespace thing

} // namespace merlon::castle
