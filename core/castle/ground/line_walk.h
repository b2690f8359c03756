#pragma once

#include "core/castle/ground/line_of_fire.h"

/// The walk along one segment that lineOfFire and explainLine share.
namespace merlon::castle
{

/// At the height of the walls or above.
constexpr bool isElevated(Height height)
{
    return height >= Height::Wall;
}

/// Takes notes of a walk; a null list keeps nothing and ends the walk at the first obstacle.
struct Notes
{
    std::vector<Obstacle>* obstacles = nullptr;
    std::vector<CoverFrom>* covers = nullptr;
    std::vector<Blocker>* blockers = nullptr;

    bool listing() const { return obstacles != nullptr; }
};

/// Weighs what one segment meets, event by event.
class LineWalk
{
public:
    LineWalk(const Field& field, const Aim& aim, const hex::Segment& segment, Notes notes);

    Sightline run();

    /// The rest of a walk from centre to centre: `found` is what there was before the line came into that hex, over
    /// bare ground that needed no weighing.
    Sightline runFrom(hex::Hex hex, const Sightline& found);

private:
    /// One way of going on: what it would stop at, and what cover it would give. Runs and corners weigh two.
    struct Way
    {
        bool stopped = false;
        Obstacle stop;
        std::optional<Obstacle> also{}; ///< the other way is stopped too
        CoverFrom cover;
        bool occupied = false;
        hex::Hex occupant;    ///< where he stands
        bool breach = false;  ///< through a demolished wall
        bool ownTop = false;  ///< over the top of the embankment that the target is on
        bool ownDoor = false; ///< through the outer opening of the target's door hex
    };

    bool step(const hex::Event& event);
    Sightline end();
    void onCross(hex::Hex from, hex::Side side, hex::Hex to);
    void onCorner(hex::Hex from, hex::Side side, hex::Hex to, hex::Hex touched);
    void onRun(hex::Hex from, hex::Side side, hex::Hex to);

    void passSide(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void passEdge(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void passBarrier(Way& way, Barrier barrier, hex::Hex from, hex::Side side, hex::Hex to);
    void passParapet(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void passDoor(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void passOverDoor(Way& way, const Obstacle& opening, hex::Hex from, hex::Side side, hex::Hex to);
    void passWall(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void passCrest(Way& way, hex::Hex from, hex::Side side, hex::Hex to);
    void enterHex(Way& way, hex::Hex hex, hex::Hex before);
    void enterWalk(Way& way, hex::Hex hex, hex::Hex before);
    void enterMass(Way& way, hex::Hex hex, hex::Hex before);
    void goOver(Way& way, Stop stop, Stop near, hex::Hex hex, hex::Hex before);
    void comeDown(Way& way, hex::Hex from, hex::Hex to);
    void weighTop(Way& way, hex::Hex top);
    void weighDistance(Way& way, Reason near, int shooterAway, int targetAway, hex::Hex hex,
                       std::optional<hex::Side> side = {});
    Way wayThrough(hex::Hex before, hex::Hex hex, hex::Hex after);
    Way outerWall(hex::Hex before, hex::Hex hex, hex::Hex after);
    bool standsInTheWay(hex::Hex hex);
    bool lookedOver(hex::Hex hex, Height height);
    Barrier barrierBetween(hex::Hex from, hex::Hex to) const;
    bool bothOnWalls() const;
    bool isAimedAt(const HexGround& ground) const;
    void enterThing(Way& way, const Standing& one, const Storey& storey, hex::Hex hex);
    void enterTower(Way& way, const Standing& one, const Storey& storey, hex::Hex hex);
    void passHanging(Way& way, const Storey& storey, hex::Hex hex);
    bool entersBetween(hex::Side side) const;
    void coverOfHanging(const Standing& one, const Storey& place);
    void stopsOfHanging();
    bool isMass(hex::Hex hex) const;
    bool sameMass(hex::Hex one, hex::Hex other) const;

    void take(const Way& way);
    void stopAt(const Obstacle& obstacle);
    void cover(const CoverFrom& by);
    static void block(Way& way, Reason why, hex::Hex hex, std::optional<hex::Side> side = {});
    static void join(Way& way, const Way& other);
    static void better(Way& way, const CoverFrom& by);

    void finish();
    void coverOfTerrain();
    bool isBareFromTheEdge(const HexGround& ground);
    bool sheltersAcrossASide(const HexGround& ground) const;
    void coverOfThing(const Standing& one, const Storey& place);
    bool overlooks(Spot spot) const;
    void comeIn(hex::Hex from, hex::Hex to);
    void coverOfDoor();
    void coverOfCastle();
    void stopsOfPlace();
    void offTheSlitsAxis();
    bool onAxis(hex::Side slit) const;
    bool startsAt(hex::Side slit) const;

    bool ofShooter(hex::Hex hex) const { return hex == aim_.shooter.hex; }
    bool ofTarget(hex::Hex hex) const { return hex == aim_.target.hex; }
    bool overWalls() const { return fromKeep_ || fromTop_; }
    bool goesOn() const { return line_.clear || notes_.listing(); }
    const HexGround& at(hex::Hex hex) const { return field_.ground.at(hex); }

    const Field& field_;
    Aim aim_;
    Notes notes_;
    Sightline line_;
    Height shooterHeight_;
    Height targetHeight_;
    int shooterLooksOver_ = 0; ///< radius in force for this line, 0 for none
    int targetLooksOver_ = 0;
    bool fromKeep_ = false; ///< 1.44j: one of them is in the keep and the other lower
    bool fromTop_ = false;  ///< 2.43e: one of them overlooks the other from the top of a siege tower
    bool throughBreach_ = false;
    bool targetDoorPassed_ = false; ///< the line came in through the outer opening of the target's door hex
    std::uint8_t entered_ = 0;      ///< the sides of the target's hex by which the line came in; bit k: side k
    bool targetTopPassed_ = false;  ///< the line passed the top of the embankment that the target is on

    /// What the line is over just now and must be weighed when it comes down again, or in.
    struct Over
    {
        std::int32_t inside = noBuilding; ///< somebody else's, come into by an open door at the shooter's height

        bool mass = false; ///< a tower or a solid wall: hex before it, first hex of it, what to say
        hex::Hex massBefore;
        hex::Hex massHex;
        Stop massNear = Stop::NearWall;
        bool walk = false;       ///< the walk of a rampart
        bool walkWalled = false; ///< a parapet of it was crossed, and weighed, already
        hex::Hex walkBefore;
        hex::Hex walkHex;
        const Standing* tower = nullptr; ///< what stands on hexes, by the distance rule
        const Sentence* towerNear = nullptr;
        hex::Hex towerFirst;
        hex::Hex towerLast;

        bool anything() const { return mass || walk || tower != nullptr; }
    };
    Over over_;
    bool onOwnWalk_ = false; ///< everything so far was at the shooter's feet, on the walk that he stands on
};

} // namespace merlon::castle
