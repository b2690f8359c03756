#pragma once

#include "core/castle/ground/terrain.h"
#include "core/hex/layout.h"

#include <array>
#include <optional>
#include <vector>

namespace merlon::map
{
struct HexMap;
struct Covering;
} // namespace merlon::map

/// A map as lines of fire see it: what every hex and hexside does to a line, worked out once.
namespace merlon::castle
{

/// What stands on a hexside, for a line that crosses it.
enum class Barrier : std::uint8_t
{
    None,
    Parapet,
    Slit,
    Door, ///< an open door or gate
    Shut, ///< a closed one: a wall
    Wall
};

/// Nobody steps or strikes across it.
constexpr bool isWalled(Barrier barrier)
{
    return barrier == Barrier::Wall || barrier == Barrier::Slit || barrier == Barrier::Shut;
}

/// Which part of the world a hex belongs to (siege.ruling.inside-castle).
enum class Zone : std::uint8_t
{
    Outside,
    Castle, ///< ramparts, walls, towers, keep
    Inside
};

inline constexpr std::int32_t noBuilding = -1;

struct HexGround
{
    Sight sight = Sight::Clear;
    Height height = Height::Ground;
    Cover cover = Cover::None; ///< of the terrain itself, at best
    Zone zone = Zone::Outside;
    std::array<Barrier, 6> barriers{};
    std::uint8_t crests = 0; ///< bit k: side k carries the top of an embankment
    std::int8_t level = 0;
    std::int32_t building = noBuilding; ///< number of the building that it is part of, into Ground::buildings
    std::int32_t moat = -1;             ///< number of the moat that it is in, -1 on dry land
    Building mass = Building::None;     ///< of a wall hex: the kind of structure that it is part of
    bool door = false;
    bool keepDoor = false;
    bool trench = false;
    bool rubble = false;
    bool fascine = false;
    bool bridge = false; ///< lowered
    bool burning = false;
    bool burnt = false; ///< burnt out
    bool siegeTower = false;
    bool ram = false;
    bool cart = false;
    bool ballista = false;
    bool mantlet = false;
    std::optional<hex::Side> base{}; ///< of a mantlet: the side of the hex along which it lies
    std::int16_t engine = -1;        ///< of a siege tower or ram: which of the map's overlays it is
    bool ladder = false;
    hex::Side ladderFaces = hex::Side::S0;
    Height foot = Height::Ground; ///< of one at the foot of the ladder (siege.ruling.ladder-raise)
    std::int32_t footMoat = -1;   ///< number of the moat that the foot of the ladder is in
    bool gateFlank = false;       ///< one of the two hexes beside the drawbridge's castle end (siege.1.57)
    std::int16_t structure = -1;  ///< which of the map's structures it is part of, of towers and keeps

    /// One can stand on top of what lies there, and would not be where those on the ground or inside are.
    bool hasTop() const { return ladder || siegeTower; }
};

/// Built from a map and the terrains of its rules; a terrain that they do not know counts as plain ground.
class Ground
{
public:
    Ground(const map::HexMap& map, const Terrains& terrains);

    const hex::Layout& layout() const { return layout_; }
    bool contains(hex::Hex hex) const { return layout_.contains(hex); }

    /// On the map or off it: off the map is plain ground outside.
    const HexGround& at(hex::Hex hex) const
    {
        const std::size_t slot = slotOf(hex);
        return slot < hexes_.size() ? hexes_[slot] : off_;
    }

    /// Slots number the axial box around the map; hexes of that box but off the map have slots too. npos: outside it.
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
    std::size_t slotOf(hex::Hex hex) const
    {
        const auto q = static_cast<unsigned>(hex.q - firstQ_);
        const auto r = static_cast<unsigned>(hex.r - firstR_);
        return q < width_ && r < height_ ? static_cast<std::size_t>(r) * width_ + q : npos;
    }
    /// The slot of a hex that is on the map or one step off it.
    std::size_t slotNear(hex::Hex hex) const
    {
        return static_cast<std::size_t>(hex.r - firstR_) * width_ + static_cast<std::size_t>(hex.q - firstQ_);
    }
    /// For each slot, whether a line that enters the hex has anything to look at: 0 for open ground with bare hexsides,
    /// else `ofInterest`.
    static constexpr std::uint8_t ofInterest = 0x80;
    const std::vector<std::uint8_t>& interests() const { return interest_; }
    bool interesting(hex::Hex hex) const { return contains(hex) && interest_[slotNear(hex)] != 0; }

    Barrier barrier(hex::Hex hex, hex::Side side) const { return at(hex).barriers[static_cast<std::size_t>(side)]; }
    Building buildingKind(std::int32_t building) const
    {
        return building == noBuilding ? Building::None : buildings_[static_cast<std::size_t>(building)];
    }
    /// Whether one who is on that hex, on its ladder or at the foot of it, is beside that moat and not in any.
    bool besideMoat(hex::Hex hex, bool aloft, std::int32_t moat) const;
    bool hasSlit(hex::Hex hex) const;
    /// Whether that opening of a door hex is an outer one: where some look out of the castle, or else out of the
    /// building, and others do not, those that do; where nothing tells them apart, every one.
    bool isOuterOpening(hex::Hex door, hex::Side side) const;
    bool bridgeRaised() const { return bridgeRaised_; }

private:
    HexGround& edit(hex::Hex hex) { return hexes_[slotOf(hex)]; }
    void readTerrain(const map::HexMap& map, const Terrains& terrains);
    void readCoverings(const map::HexMap& map, const Terrains& terrains);
    void raiseLadders(const map::HexMap& map);
    void joinBuildings(const map::HexMap& map);
    void wallBuildings();
    void readFeatures(const map::HexMap& map, const Terrains& terrains);
    void joinMoats();
    void findInside();
    void joinBridges(const map::HexMap& map, const Terrains& terrains);
    void joinBridge(hex::Hex bridge, hex::Side gate, bool raised);
    void markInterest();

    hex::Layout layout_;
    int firstQ_ = 0;
    int firstR_ = 0;
    unsigned width_ = 0;
    unsigned height_ = 0;
    std::vector<HexGround> hexes_;
    std::vector<std::uint8_t> interest_;
    std::vector<Building> buildings_;
    HexGround off_;
    bool bridgeRaised_ = false;
};

} // namespace merlon::castle
