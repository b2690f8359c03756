// What stops a shot, in the order in which its line meets it, each by the rule of its kind (1.41 to 1.57, 2.4, 3.2).

#include "core/castle/shots/shots.h"

#include "siege_rules/1_41.h"
#include "siege_rules/1_43.h"
#include "siege_rules/1_44.h"
#include "siege_rules/1_45.h"
#include "siege_rules/1_52.h"
#include "siege_rules/1_54.h"
#include "siege_rules/1_56.h"
#include "siege_rules/1_57.h"
#include "siege_rules/2_43.h"
#include "siege_rules/3_23.h"
#include "siege_rules/4_22.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Value;
using ArgsOf = play::Args (*)(const Shot& shot, const Obstacle& obstacle);

play::Args ofHex(const Shot&, const Obstacle& obstacle)
{
    return {{"hex", obstacle.hex}};
}
play::Args ofTarget(const Shot& shot, const Obstacle&)
{
    return {{"target", shot.target.name()}};
}
play::Args ofShooterAt(const Shot& shot, const Obstacle& obstacle)
{
    return {{"hex", obstacle.hex}, {"shooter", shot.shooter.name()}};
}
play::Args ofBoth(const Shot& shot, const Obstacle&)
{
    return {{"shooter", shot.shooter.name()}, {"target", shot.target.name()}};
}
struct ObstacleRow
{
    RuleId id;
    Stop stop;
    Phrase says;
    ArgsOf args;
};

constexpr ObstacleRow obstacleRows[] = {
    {rule::siege_1_56, Stop::Wall, says::siege_1_56_wall, ofHex},
    {rule::siege_1_56, Stop::Shut, says::siege_1_56_shut, ofHex},
    {rule::siege_1_41a, Stop::Rampart, says::siege_1_41a_rampart, ofHex},
    {rule::siege_1_44i, Stop::Tower, says::siege_1_44i_tower, ofHex},
    {rule::siege_1_44i, Stop::Keep, says::siege_1_44i_keep, ofHex},
    {rule::siege_1_44j, Stop::NearWall, says::siege_1_44j_near_wall, withDistances},
    {rule::siege_1_44j, Stop::NearTower, says::siege_1_44j_near_tower, withDistances},
    {rule::siege_4_22, Stop::Engine, says::siege_4_22_blocks, ofHex},
    {rule::siege_3_23b, Stop::Embankment, says::siege_3_23b_near, withDistances},
    {rule::siege_ruling_embankment_equal, Stop::EmbankmentEqual, says::siege_ruling_embankment_equal_stops, ofHex},
    {rule::siege_1_43a, Stop::DoorHeight, says::siege_1_43a_height, ofShooterAt},
    {rule::siege_1_43c, Stop::KeepDoor, says::siege_1_43c_keep_door, ofHex},
    {rule::siege_1_45b, Stop::SlitAxis, says::siege_1_45b_axis, ofBoth},
    {rule::siege_1_52, Stop::BridgeRaised, says::siege_1_52_raised, ofTarget},
    {rule::siege_1_57, Stop::GateRaised, says::siege_1_57_raised, ofTarget},
    {rule::siege_1_54, Stop::KeepDoorCover, says::siege_1_54_target, ofTarget},
};

/// What they are from the top of a siege tower, or up to it.
constexpr ObstacleRow towerRows[] = {
    {rule::siege_2_43d, Stop::Tower, says::siege_2_43d_tower, ofHex},
    {rule::siege_2_43d, Stop::Keep, says::siege_2_43d_keep, ofHex},
    {rule::siege_2_43e, Stop::NearWall, says::siege_2_43e_near, withDistances},
};

/// What is said of those of which the data of a ruleset speaks.
ArgsOf argsOf(Stop stop)
{
    return stop == Stop::NearThing ? withDistances : stop == Stop::Inside ? ofTarget : ofHex;
}

/// Of what grows there, from the top of a tower.
const Sentence& sentenceOf(const Shot& shot, const Obstacle& obstacle)
{
    const Terrain* row = shot.now.ground().at(obstacle.hex).row;
    const bool fromTop = obstacle.why.stop == Stop::GroundFromAbove && shot.aboveIsOnTower();
    return fromTop && row->stopsFromTop ? row->stopsFromTop : *obstacle.why.says;
}

const ObstacleRow& rowOf(const Shot& shot, const Obstacle& obstacle)
{
    if (shot.aboveIsOnTower())
        if (const auto row = std::ranges::find(towerRows, obstacle.why.stop, &ObstacleRow::stop);
            row != std::end(towerRows))
            return *row;
    return *std::ranges::find(obstacleRows, obstacle.why.stop, &ObstacleRow::stop);
}

} // namespace

play::Args withDistances(const Shot& shot, const Obstacle& obstacle)
{
    return {{"hex", obstacle.hex},
            {"above", shot.down() ? obstacle.shooterAway : obstacle.targetAway},
            {"below", shot.down() ? obstacle.targetAway : obstacle.shooterAway}};
}

void refuseObstacles(play::Verdict& verdict, const Shot& shot)
{
    for (const Obstacle& obstacle : shot.sight.obstacles)
    {
        const Value place = placeOf(obstacle.hex, obstacle.side);
        if (obstacle.why.says != nullptr)
        {
            verdict.refuse(phraseOf(sentenceOf(shot, obstacle)), argsOf(obstacle.why.stop)(shot, obstacle), place);
            continue;
        }
        const ObstacleRow& row = rowOf(shot, obstacle);
        verdict.refuse(row.says, row.args(shot, obstacle), place);
    }
}

std::vector<RuleId> rulesOfObstacles()
{
    std::vector<RuleId> ids;
    play::addIds(ids, obstacleRows);
    play::addIds(ids, towerRows);
    return ids;
}

} // namespace merlon::castle
