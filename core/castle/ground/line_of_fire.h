#pragma once

#include "core/castle/ground/ground.h"
#include "core/castle/ground/readings.h"
#include "core/hex/trace.h"

#include <algorithm>
#include <optional>
#include <vector>

/// The line of fire: what stops it and how it is covered, SIEGE 1.4, 1.5 and 3.2.
namespace merlon::castle
{

/// Who stands in a hex, as far as lines are concerned; bits.
enum Presence : std::uint8_t
{
    Nobody = 0,
    OnFeet = 1,  ///< a living character or animal that is not stunned
    Stunned = 2, ///< living, but stunned
    Engine = 4   ///< a siege engine that no line passes
};

/// The ground with those who stand on it.
class Field
{
public:
    Field(const Ground& theGround, const Readings& theReadings)
        : ground(theGround), readings(theReadings), busy_(theGround.interests())
    {
    }

    const Ground& ground;
    const Readings& readings;

    void put(Spot spot, Presence who)
    {
        if (const std::size_t slot = ground.slotOf(spot.hex); slot != Ground::npos)
        {
            const int highest = std::max(storeyOf(busy_[slot]), std::min(spot.storey, mostStoreys));
            busy_[slot] = static_cast<std::uint8_t>((busy_[slot] & ~storeyBits) | who | highest << storeyShift);
        }
    }
    std::uint8_t at(hex::Hex hex) const
    {
        const std::size_t slot = ground.slotOf(hex);
        return slot == Ground::npos ? std::uint8_t{Nobody} : busy_[slot] & (OnFeet | Stunned | Engine);
    }
    /// The highest on which one of them stands.
    int storeyAt(hex::Hex hex) const
    {
        const std::size_t slot = ground.slotOf(hex);
        return slot == Ground::npos ? 0 : storeyOf(busy_[slot]);
    }
    /// Whether a line that enters this hex has anything to look at. On the map or one step off it.
    bool busy(hex::Hex hex) const { return busy_[ground.slotNear(hex)] != 0; }

private:
    static constexpr int storeyShift = 3;
    static constexpr int storeyBits = mostStoreys << storeyShift;
    static int storeyOf(std::uint8_t busy) { return (busy & storeyBits) >> storeyShift; }

    std::vector<std::uint8_t> busy_; ///< by Ground slot: Ground::interests, who stands there and how high
};

/// What stops a line.
enum class Stop : std::uint8_t
{
    Wall,            ///< 1.56, a wall without opening
    Shut,            ///< 1.56, a closed door
    Rampart,         ///< 1.41a, a rampart that neither of the two looks over
    Tower,           ///< 1.44i
    Keep,            ///< 1.44i
    NearWall,        ///< 1.44j, the lower one is nearer to the wall
    NearTower,       ///< 1.44j, the same with a castle tower
    NearThing,       ///< 1.44j, the same with what stands there
    Thing,           ///< what stands there, as its data says
    Inside,          ///< the target is inside it or under it
    Engine,          ///< 4.22
    Ground,          ///< what grows there, as its data says
    GroundFromAbove, ///< the same, of one who is above it
    Embankment,      ///< 3.23b
    EmbankmentEqual, ///< ruling embankment-equal
    Through,         ///< ground into which one shoots, and not through it
    DoorHeight,      ///< 1.43a
    KeepDoor,        ///< 1.43c
    SlitAxis,        ///< 1.45b
    BridgeRaised,    ///< 1.52
    GateRaised,      ///< 1.57
    KeepDoorCover    ///< 1.54
};

/// What stops a line, and what the data of a thing or of a terrain has said of it.
struct Reason
{
    Stop stop = Stop::Wall;
    const Sentence* says = nullptr; ///< null: the rule of its kind
    int rank() const { return says != nullptr ? says->rank : 0; }

    friend bool operator==(const Reason&, const Reason&) = default;
    /// Of two that stop a line at one place the lesser is named first.
    friend bool operator<(const Reason& a, const Reason& b)
    {
        return a.stop != b.stop ? a.stop < b.stop : a.rank() < b.rank();
    }
};

struct Obstacle
{
    Reason why;
    hex::Hex hex;
    std::optional<hex::Side> side{};
    int shooterAway = 0; ///< hexes from the obstacle, where the distance rule decided
    int targetAway = 0;

    friend bool operator==(const Obstacle&, const Obstacle&) = default;
};

/// Why a target is covered as it is.
enum class CoverBy : std::uint8_t
{
    Nothing,
    Parapet,     ///< 1.51
    Slit,        ///< 1.51
    DoorHex,     ///< 1.53a
    ThroughDoor, ///< 1.53b
    GateFlank,   ///< 1.57
    Embankment,  ///< 3.23d
    Ground,      ///< the terrain, as its data says
    Thing        ///< what stands there, as its data says
};

struct CoverFrom
{
    Cover cover = Cover::None;
    CoverBy by = CoverBy::Nothing;
    hex::Hex hex;
    const Sentence* says = nullptr; ///< of ground and things

    friend bool operator==(const CoverFrom&, const CoverFrom&) = default;
};

/// One who stands in the way (1.42b), not looked over from above.
struct Blocker
{
    hex::Hex hex;
    friend bool operator==(const Blocker&, const Blocker&) = default;
};

/// What is asked.
struct Aim
{
    Spot shooter;
    Spot target;
    std::optional<hex::Side> across{};     ///< the shooter's choice of hexside; none: the best for him
    std::optional<bool> doorCoversOuter{}; ///< a target on a door hex: the side chosen; none: the side shot at
    bool fromCentre = false; ///< of an engine: whatever stands around its hex, the line starts at the centre
    bool atEngine = false;   ///< at what stands in the hex, not at somebody in or under it
};

/// Of a line to one whom water shelters, but not from its edge: where the shooter stands.
enum class WaterEdge : std::uint8_t
{
    Away,
    Elsewhere, ///< at the edge of that water, and not beside the target's hex
    Beside     ///< beside the target's hex
};

/// The judgement of one line. `clear` speaks of walls and ground; whether one may shoot over `over` is 1.42's.
struct Sightline
{
    bool clear = true;
    CoverFrom cover;
    bool overSomebody = false;
    Blocker over;  ///< the first one, when there is
    Obstacle stop; ///< the first one, when not clear
    hex::Segment segment;
    bool ran = false;                ///< a hexside was run along: siege.ruling.edge-line decided something
    bool cornered = false;           ///< a corner was passed: siege.ruling.corner-line
    bool cornerIn = false;           ///< one of the target's hex, on the way in
    bool lookedOver = false;         ///< somebody or something lower was ignored (1.44e, 1.44f)
    bool byShooter = false;          ///< within the shooter's own radius; else within the target's
    bool coverLost = false;          ///< brush or embankment gave no cover from above (1.44h)
    WaterEdge edge{};                ///< of the water in which the target is
    bool throughTargetsDoor = false; ///< it came in through the outer opening of the target's door hex (1.53a)
    bool overWall = false;           ///< the distance rule let it pass over a wall (1.44j)
    Obstacle wallPassed;             ///< which, and the distances that allowed it
    std::optional<hex::Hex> evenTop; ///< of an embankment between equals, which stops nothing by that reading (3.23)
    bool overOwnTower = false;       ///< over another hex of the thing on which one of the two stands
};

/// Judges a line; stops at the first obstacle. Allocates nothing.
Sightline lineOfFire(const Field& field, const Aim& aim);

/// The same judgement with everything on the way, in order: every obstacle, every cover, everyone in between.
struct Explained
{
    Sightline line;
    std::vector<Obstacle> obstacles;
    std::vector<CoverFrom> covers;
    std::vector<Blocker> blockers;
    std::vector<hex::Event> events;
};
Explained explainLine(const Field& field, const Aim& aim);

/// The privilege of 1.44e and f: within how many hexes one there looks over what is lower; 0 for none.
int lookOver(const Field& field, Spot spot);

} // namespace merlon::castle
