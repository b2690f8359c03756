#pragma once

#include "core/castle/ground/things.h"
#include "core/hex/layout.h"

#include <array>
#include <optional>
#include <span>
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
    Height height = Height::Ground; ///< of one who enters: on a ladder, at its top
    Cover cover = Cover::None;      ///< of the terrain itself, at best
    Zone zone = Zone::Outside;
    std::array<Barrier, 6> barriers{};
    std::uint8_t crests = 0;            ///< bit k: side k carries the top of an embankment
    std::uint8_t shelters = 0;          ///< bit k: across side k the row's cover counts
    std::int8_t level = 0;              ///< of the map
    std::int32_t building = noBuilding; ///< number of the building that it is part of, into Ground::buildings
    std::int32_t moat = -1;             ///< number of the moat that one who enters is in, -1 on dry land
    Building mass = Building::None;     ///< of a wall hex: the kind of structure that it is part of
    bool door = false;
    bool keepDoor = false;
    bool sunken = false;
    bool demolished = false;
    bool gateFlank = false;             ///< one of the two hexes beside the drawbridge's castle end (siege.1.57)
    std::int32_t structure = -1;        ///< which of the map's structures it is part of, of towers and keeps
    Height foot = Height::Ground;       ///< on its storey 0 (siege.ruling.ladder-raise)
    std::int32_t footMoat = -1;         ///< number of the moat that storey 0 is in
    std::int32_t water = -1;            ///< number of the water that it is part of, -1 on land
    const Terrain* row = nullptr;       ///< of the map; null where nobody knows it
    std::span<const Standing> things{}; ///< what stands and lies there, in the order of Terrains::things

    /// Null: none of that kind stands there.
    const Standing* find(std::string_view kind) const;
    bool has(std::string_view kind) const { return !things.empty() && find(kind) != nullptr; }
    /// Whether that thing of the map stands there too.
    bool holds(std::int32_t overlay) const { return !things.empty() && amongThem(overlay); }
    /// That on which one is on that storey; null: on the ground, or there is no such storey.
    const Storey* storey(int number) const { return things.empty() ? nullptr : storeyOfThem(number); }
    /// What has several storeys there, each with room of its own; null: nothing.
    const Standing* tall() const { return things.empty() ? nullptr : tallOne(); }
    /// Of those what hangs outside a wall; and the others, inside which one stands on the ground too.
    const Standing* hanging() const
    {
        const Standing* one = tall();
        return one != nullptr && one->kind->hangs() ? one : nullptr;
    }
    const Standing* tower() const
    {
        const Standing* one = tall();
        return one != nullptr && !one->kind->hangs() ? one : nullptr;
    }
    /// A ladder; null: none leans there.
    const Standing* leaning() const
    {
        return things.empty() || !things.front().kind->leans ? nullptr : &things.front();
    }
    int highestStorey() const { return things.empty() ? 0 : highestOfThem(); }
    /// Living ones who may stand there.
    int room(int number) const { return things.empty() ? 1 : roomOfThem(number); }
    /// As one stands on that storey.
    Height heightOn(int number) const { return number > 0 ? heightAbove(number) : foot; }
    std::int32_t moatOn(int number) const { return number > 0 ? moat : footMoat; }

private:
    bool amongThem(std::int32_t overlay) const;
    const Storey* storeyOfThem(int number) const;
    const Standing* tallOne() const;
    int highestOfThem() const;
    int roomOfThem(int number) const;
    Height heightAbove(int number) const;
};

/// Built from a map and the terrains of its rules; a terrain that they do not know counts as plain ground.
class Ground
{
public:
    Ground(const map::HexMap& map, const Terrains& terrains);
    Ground(const Ground&) = delete; // its hexes point into it
    Ground& operator=(const Ground&) = delete;
    Ground(Ground&&) = default;
    Ground& operator=(Ground&&) = default;
    ~Ground() = default;

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
    /// The ground as one stands on it there.
    HexGround at(Spot spot) const;
    /// Where line of fire concerns heights.
    Height heightAt(Spot spot) const { return at(spot.hex).heightOn(spot.storey); }
    /// The highest storey of a hex; of one who has climbed whatever stands there.
    Spot top(hex::Hex hex) const { return {hex, at(hex).highestStorey()}; }
    /// How many storeys its highest hex has.
    int storeys() const { return storeys_; }
    /// Whether one who is there is beside that moat and not in any.
    bool besideMoat(Spot spot, std::int32_t moat) const;
    bool hasSlit(hex::Hex hex) const;
    /// Whether one who is there stands on land beside that water.
    bool besideWater(hex::Hex hex, std::int32_t water) const;
    /// Whether that opening of a door hex is an outer one: where some look out of the castle, or else out of the
    /// building, and others do not, those that do; where nothing tells them apart, every one.
    bool isOuterOpening(hex::Hex door, hex::Side side) const;
    bool bridgeRaised() const { return bridgeRaised_; }
    /// The number of the first of the map's structures, of any kind, that has that hex; -1: none.
    int structureAt(hex::Hex hex) const;

private:
    HexGround& edit(hex::Hex hex) { return hexes_[slotOf(hex)]; }
    void readTerrain(const map::HexMap& map, const Terrains& terrains);
    void stand(const map::HexMap& map, const Terrains& terrains);
    void findStructures(const map::HexMap& map);
    void joinBuildings(const map::HexMap& map);
    void wallBuildings();
    void readFeatures(const map::HexMap& map, const Terrains& terrains);
    void shelter(hex::Hex hex, hex::Side side, const std::string& feature);
    void joinMoats();
    void joinWaters();
    void numberAlike(std::int32_t HexGround::*number);
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
    std::vector<std::int32_t> structures_; ///< for each slot; empty: the map names none
    std::vector<Standing> standing_;
    int storeys_ = 1;
    HexGround off_;
    bool bridgeRaised_ = false;
};

} // namespace merlon::castle
