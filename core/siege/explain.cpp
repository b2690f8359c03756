#include "core/siege/shot.h"
#include "rule_ids.h"

#include <string>

namespace merlon::siege
{
namespace
{

using hex::Hex;
using rules::Cover;
using verdict::Arg;
using verdict::Builder;
using verdict::Place;
using verdict::Word;

/// The sentence for an obstacle; its arguments are {hex}, {target}, {shooter}, and for distances {above}, {below}.
Phrase phraseOf(Stop stop)
{
    switch (stop)
    {
    case Stop::Wall:
        return says::siege_1_56_wall;
    case Stop::Rampart:
        return says::siege_1_41a_rampart;
    case Stop::Tower:
        return says::siege_1_44i_tower;
    case Stop::Keep:
        return says::siege_1_44i_keep;
    case Stop::NearWall:
        return says::siege_1_44j_near_wall;
    case Stop::NearTower:
        return says::siege_1_44j_near_tower;
    case Stop::NearSiegeTower:
        return says::siege_1_44j_near_siege_tower;
    case Stop::SiegeTower:
        return says::siege_2_44a_through;
    case Stop::Tree:
        return says::siege_3_22a_tree;
    case Stop::TreeFromAbove:
        return says::siege_1_44i_tree;
    case Stop::Embankment:
        return says::siege_3_23b_near;
    case Stop::EmbankmentEqual:
        return says::siege_ruling_embankment_equal_stops;
    case Stop::Tent:
        return says::siege_3_24a_through;
    case Stop::DoorHeight:
        return says::siege_1_43a_height;
    case Stop::KeepDoor:
        return says::siege_1_43c_keep_door;
    case Stop::SlitAxis:
        return says::siege_1_45b_axis;
    case Stop::BridgeRaised:
        return says::siege_1_52_raised;
    case Stop::GateRaised:
        return says::siege_1_57_raised;
    case Stop::KeepDoorCover:
        return says::siege_1_54_target;
    }
    return says::siege_1_56_wall;
}

void forbidObstacle(Builder& verdict, const Table& table, const Shot& shot, const Obstacle& obstacle)
{
    const Place place{obstacle.hex, obstacle.side};
    const Arg hex{"hex", obstacle.hex};
    const Arg target{"target", shot.target.name()};
    const bool down = table.ground().at(shot.from).height >= table.ground().at(shot.to).height;
    const Arg above{"above", down ? obstacle.shooterAway : obstacle.targetAway};
    const Arg below{"below", down ? obstacle.targetAway : obstacle.shooterAway};
    const Phrase phrase = phraseOf(obstacle.stop);
    switch (obstacle.stop)
    {
    case Stop::NearWall:
    case Stop::NearTower:
    case Stop::NearSiegeTower:
    case Stop::Embankment:
        verdict.forbid(phrase, {hex, above, below}, place);
        return;
    case Stop::SlitAxis:
        verdict.forbid(phrase, {{"shooter", shot.shooter.name()}, target}, place);
        return;
    case Stop::DoorHeight:
        verdict.forbid(phrase, {hex, {"shooter", shot.shooter.name()}}, place);
        return;
    case Stop::BridgeRaised:
    case Stop::GateRaised:
    case Stop::KeepDoorCover:
        verdict.forbid(phrase, {target}, place);
        return;
    default:
        verdict.forbid(phrase, {hex}, place);
        return;
    }
}

Phrase phraseOf(CoverBy by, bool onTarget)
{
    switch (by)
    {
    case CoverBy::Parapet:
        return says::siege_1_51_parapet;
    case CoverBy::Slit:
        return says::siege_1_51_slit;
    case CoverBy::DoorHex:
        return says::siege_1_53a_door;
    case CoverBy::ThroughDoor:
        return says::siege_1_53b_through;
    case CoverBy::GateFlank:
        return says::siege_1_57_lowered;
    case CoverBy::Brush:
        return onTarget ? says::siege_3_21b_in : says::siege_3_21b_behind;
    case CoverBy::Tree:
        return says::siege_3_22b_tree;
    case CoverBy::Embankment:
        return says::siege_3_23d_top;
    case CoverBy::Tent:
        return says::siege_3_24b_tent;
    case CoverBy::Trench:
        return says::siege_3_25b_trench;
    case CoverBy::Rubble:
        return says::siege_2_32b_rubble;
    case CoverBy::Nothing:
        break;
    }
    return says::siege_1_51_open;
}

/// Every kind of cover once, with its place.
void noteCovers(Builder& verdict, const Shot& shot)
{
    std::uint32_t said = 0;
    for (const CoverFrom& cover : shot.sight.covers)
    {
        const std::uint32_t bit = 1u << static_cast<unsigned>(cover.by);
        if ((said & bit) != 0)
            continue;
        said |= bit;
        const Place place{cover.hex, {}};
        if (cover.by == CoverBy::Brush && cover.hex != shot.to)
            verdict.note(phraseOf(cover.by, false), {{"target", shot.target.name()}, {"hex", cover.hex}}, place);
        else
            verdict.note(phraseOf(cover.by, true), {{"target", shot.target.name()}}, place);
    }
}

/// Where nothing covers although one would look for it.
void noteNoCover(Builder& verdict, const Table& table, const Shot& shot)
{
    const HexGround& there = table.ground().at(shot.to);
    const Arg target{"target", shot.target.name()};
    if (shot.sight.line.coverLost)
        verdict.note(says::siege_1_44h_lost, {target}, Place{shot.to, {}});
    if (shot.cover != Cover::None)
        return;
    if (there.moat >= 0)
        verdict.note(says::siege_1_55_moat, {target}, Place{shot.to, {}});
    else if (there.sight == rules::Sight::Rampart || table.ground().hasSlit(shot.to))
        verdict.note(says::siege_1_51_open, {target}, Place{shot.to, {}});
    else if (there.door && !there.keepDoor)
        verdict.note(says::siege_1_53a_other_side, {target}, Place{shot.to, {}});
    else if (there.ladder)
        verdict.note(says::siege_1_93c_ladder, {target}, Place{shot.to, {}});
}

void noteStart(Builder& verdict, const Table& table, const Shot& shot)
{
    const hex::Segment& segment = shot.sight.line.segment;
    if (segment.from == hex::centre(shot.from))
        return;
    const HexGround& here = table.ground().at(shot.from);
    for (const hex::Side side : hex::allSides)
    {
        if (segment.from != hex::middle(shot.from, side))
            continue;
        const Word name{"side." + std::string(hex::sideName(table.ground().layout().orientation, side))};
        const Place place{shot.from, side};
        const Phrase phrase = table.ground().barrier(shot.from, side) == Barrier::Slit ? says::siege_1_44b_start
                              : here.door                                              ? says::siege_1_43b_start
                                                                                       : says::siege_1_44a_start;
        verdict.note(phrase, {{"side", name}, {"hex", shot.from}}, place);
    }
}

/// The privileges of height that this line used.
void noteHeight(Builder& verdict, const Table& table, const Shot& shot)
{
    const Sightline& line = shot.sight.line;
    if (line.lookedOver)
    {
        const bool down = table.ground().at(shot.from).height >= table.ground().at(shot.to).height;
        const Hex high = down ? shot.from : shot.to;
        const HexGround& ground = table.ground().at(high);
        const bool keep = table.ground().buildingKind(ground.building) == rules::Building::Keep;
        const rules::Radius& radius = table.policies().radius;
        const int hexes = ground.sight == rules::Sight::Rampart ? radius.rampart
                          : keep                                ? radius.keepSlit
                                                                : radius.towerSlit;
        verdict.note(keep ? says::siege_1_44f_over : says::siege_1_44e_over, {{"radius", hexes}, {"hex", high}});
        if (!down && line.clear)
            verdict.note(says::siege_1_45a_upward);
    }
    if (line.overWall)
    {
        const bool down = table.ground().at(shot.from).height >= table.ground().at(shot.to).height;
        const Obstacle& wall = line.wallPassed;
        verdict.note(says::siege_1_44j_over,
                     {{"hex", wall.hex},
                      {"above", down ? wall.shooterAway : wall.targetAway},
                      {"below", down ? wall.targetAway : wall.shooterAway}},
                     Place{wall.hex, wall.side});
    }
}

void noteReadings(Builder& verdict, const Table& table, const Shot& shot)
{
    static constexpr const char* edge[] = {"reading.both", "reading.strict", "reading.open"};
    static constexpr const char* corner[] = {"reading.ignore", "reading.strict", "reading.open"};
    const Policies& policies = table.policies();
    if (shot.sight.line.ran)
        verdict.ruling(says::siege_ruling_edge_line_used,
                       {{"reading", Word{edge[static_cast<std::size_t>(policies.edgeLine)]}}});
    if (shot.sight.line.cornered)
        verdict.ruling(says::siege_ruling_corner_line_used,
                       {{"reading", Word{corner[static_cast<std::size_t>(policies.cornerLine)]}}});
}

/// 3.31 and sheet.3b for riders, 1.5a for everybody.
void noteStrongest(Builder& verdict, const Shot& shot)
{
    const Cover ofLine = shot.sight.line.cover.cover;
    if (shot.mounted && shot.cover != ofLine)
        verdict.note(shot.cover > ofLine ? says::siege_3_31_better : says::siege_sheet_3b_medium,
                     {{"target", shot.target.name()}, {"cover", coverWord(shot.cover)}});
    else if (shot.sight.covers.size() > 1)
        verdict.note(says::siege_1_5a_strongest, {{"cover", coverWord(shot.cover)}});
}

} // namespace

void explainSight(Builder& verdict, const Table& table, const Shot& shot)
{
    noteStart(verdict, table, shot);
    for (const Obstacle& obstacle : shot.sight.obstacles)
        forbidObstacle(verdict, table, shot, obstacle);
    if (shot.sight.line.clear)
        verdict.note(says::siege_1_41a_clear, {{"from", shot.from}, {"to", shot.to}});
    else
        verdict.note(says::siege_1_3e_total, {{"target", shot.target.name()}});
    noteHeight(verdict, table, shot);
    noteReadings(verdict, table, shot);
    if (shot.sight.line.clear)
    {
        noteCovers(verdict, shot);
        noteNoCover(verdict, table, shot);
        noteStrongest(verdict, shot);
    }
    verdict.fact("cover", coverWord(shot.sight.line.clear ? shot.cover : Cover::Total));
}

} // namespace merlon::siege
