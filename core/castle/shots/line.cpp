// The line of a shot, row by row: where it starts, whether it is clear, and by which privileges (1.41 to 1.46, 3.2).

#include "core/castle/shots/shots.h"

#include "siege_rules/1_1.h"
#include "siege_rules/1_3.h"
#include "siege_rules/1_41.h"
#include "siege_rules/1_42.h"
#include "siege_rules/1_43.h"
#include "siege_rules/1_44.h"
#include "siege_rules/1_45.h"
#include "siege_rules/2_1.h"
#include "siege_rules/2_2.h"
#include "siege_rules/2_32.h"
#include "siege_rules/2_43.h"
#include "siege_rules/3_1.h"
#include "siege_rules/3_21.h"
#include "siege_rules/3_23.h"
#include "siege_rules/3_25.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::ruling;

// From where the line starts, when it is not the middle of his hex.

std::optional<Side> startSide(const Shot& shot)
{
    const hex::Segment& segment = shot.sight.line.segment;
    if (segment.from == hex::centre(shot.from))
        return {};
    for (const Side side : hex::allSides)
        if (segment.from == hex::middle(shot.from, side))
            return side;
    return {};
}

Findings startsAt(const Shot& shot, const Phrase& phrase)
{
    const Side side = *startSide(shot);
    return {note(phrase, {{"side", side}, {"hex", shot.from}}, placeOf(shot.from, side))};
}

bool startsAtASlit(const Shot& shot)
{
    const auto side = startSide(shot);
    return side && shot.now.ground().barrier(shot.from, *side) == Barrier::Slit;
}

Findings fromASlit(const Shot& shot)
{
    return startsAtASlit(shot) ? startsAt(shot, says::siege_1_44b_start) : Findings{};
}

Findings fromADoor(const Shot& shot)
{
    return startSide(shot) && !startsAtASlit(shot) && shot.here().door ? startsAt(shot, says::siege_1_43b_start)
                                                                       : Findings{};
}

Findings fromAParapet(const Shot& shot)
{
    return startSide(shot) && !startsAtASlit(shot) && !shot.here().door ? startsAt(shot, says::siege_1_44a_start)
                                                                        : Findings{};
}

constexpr ShotRule startRules[] = {
    {rule::siege_1_44b, fromASlit},
    {rule::siege_1_43b, fromADoor},
    {rule::siege_1_44a, fromAParapet},
};

// Whether it is clear, and by which privileges of height.

/// One whose privilege it is to look over what is lower, or who would have it.
Hex above(const Shot& shot)
{
    return shot.overlooker().hex;
}

bool fromTheKeep(const Shot& shot)
{
    const Ground& ground = shot.now.ground();
    return ground.buildingKind(ground.at(above(shot)).building) == Building::Keep;
}

play::Args withRadius(const Shot& shot)
{
    return play::args("radius", lookOver(shot.field, shot.overlooker()), "hex", above(shot));
}

/// The rule of what it passes over is cited beside the family's.
Phrase ofWhatItPasses(const Obstacle& passed, const Phrase& says)
{
    const Sentence* own = passed.why.stop == Stop::NearThing ? passed.why.says : nullptr;
    return own != nullptr && own->rule != says.rule.id ? says.by({own->rule}) : says;
}

Findings overAWall(const Shot& shot)
{
    if (!shot.sight.line.overWall || shot.aboveIsOnTower())
        return {};
    const Obstacle& wall = shot.sight.line.wallPassed;
    return {
        note(ofWhatItPasses(wall, says::siege_1_44j_over), withDistances(shot, wall), placeOf(wall.hex, wall.side))};
}

Findings overAWallFromATower(const Shot& shot)
{
    if (!shot.sight.line.overWall || !shot.aboveIsOnTower())
        return {};
    const Obstacle& wall = shot.sight.line.wallPassed;
    return {
        note(ofWhatItPasses(wall, says::siege_2_43e_over), withDistances(shot, wall), placeOf(wall.hex, wall.side))};
}

/// Of the higher one of the two; 0: he has none.
int radiusOfTheHigher(const Shot& shot)
{
    if (shot.shooterHeight() == shot.targetHeight())
        return 0;
    return lookOver(shot.field, shot.higher());
}

/// The two readings of siege.ruling.radius agree on a target within it.
Findings countsFromTheHigher(const Shot& shot)
{
    if (!shot.sight.line.clear || !shot.sight.line.lookedOver || shot.range <= lookOver(shot.field, shot.overlooker()))
        return {};
    return {ruling(says::siege_ruling_radius_shooter, withRadius(shot))};
}

Findings countsToTheTarget(const Shot& shot)
{
    const bool inTheWay = !shot.sight.line.clear || shot.sight.line.overSomebody;
    if (!shot.now.rules().line.radiusOfTarget || shot.sight.line.lookedOver || !inTheWay ||
        radiusOfTheHigher(shot) == 0 || shot.range <= radiusOfTheHigher(shot))
        return {};
    return {ruling(says::siege_ruling_radius_target, withRadius(shot))};
}

/// The first embankment whose top stopped the line, or of a clear one shelters the target.
std::optional<Hex> embankmentPassed(const Shot& shot)
{
    const auto stops = [](const Obstacle& one)
    { return one.why.stop == Stop::Embankment || one.why.stop == Stop::EmbankmentEqual; };
    if (const auto found = std::ranges::find_if(shot.sight.obstacles, stops); found != shot.sight.obstacles.end())
        return found->hex;
    const auto& covers = shot.sight.covers;
    const auto found = std::ranges::find(covers, CoverBy::Embankment, &CoverFrom::by);
    return found != covers.end() ? std::optional(found->hex) : std::nullopt;
}

Findings passesTheTop(const Shot& shot)
{
    const auto hex = embankmentPassed(shot);
    if (!hex)
        return {};
    const bool marked = shot.now.ground().at(*hex).crests != 0;
    const Phrase& phrase = !marked                            ? says::siege_ruling_embankment_crest_unmarked
                           : shot.now.rules().line.crestIsHex ? says::siege_ruling_embankment_crest_hex
                                                              : says::siege_ruling_embankment_crest_marked;
    return {ruling(phrase, {{"hex", *hex}})};
}

/// Growth in the shooter's own hex that would count in any other.
Findings outOfHisOwnHex(const Shot& shot)
{
    const Sight sight = shot.here().sight;
    if (sight != Sight::Screen && sight != Sight::Stop)
        return {};
    return {ruling(says::siege_ruling_own_hex_used, {{"hex", shot.from}, {"shooter", shot.shooter.name()}})};
}

using Is = bool (*)(const Shot& shot, Spot spot);
using Said = play::Finding (*)(Hex hex, Height height);

/// Of both ends of the line.
Findings atBothEnds(const Shot& shot, Is is, Said said)
{
    Findings found;
    if (is(shot, shot.stand()))
        found.push_back(said(shot.from, shot.shooterHeight()));
    if (is(shot, shot.goal()))
        found.push_back(said(shot.to, shot.targetHeight()));
    return found;
}

/// The books give walls and towers theirs (1.44d).
bool isOnSomethingElse(const Shot& shot, Spot spot)
{
    const HexGround ground = shot.now.ground().at(spot);
    const Terrain* terrain = shot.now.terrainAt(spot.hex);
    const bool stairs = terrain != nullptr && RuleId{terrain->rule} == rule::siege_1_1d;
    return ground.leaning() != nullptr || ground.tower() != nullptr || ground.demolished || ground.has(thing::bridge) ||
           stairs;
}

play::Finding hasItsHeight(Hex hex, Height height)
{
    constexpr std::string_view words[] = {"moat", "ground", "wall", "keep"};
    const int named = static_cast<int>(std::min(height, Height::Keep)) - static_cast<int>(Height::Moat);
    return ruling(says::siege_ruling_heights_used,
                  {{"hex", hex}, {"height", word("height", words[static_cast<std::size_t>(named)])}});
}

Findings heightByRuling(const Shot& shot)
{
    return atBothEnds(shot, isOnSomethingElse, hasItsHeight);
}

bool isOnFilledMoat(const Shot& shot, Spot spot)
{
    return shot.now.ground().at(spot.hex).has(thing::fascine);
}

play::Finding isNoMoat(Hex hex, Height)
{
    return ruling(says::siege_ruling_filled_level_used, {{"hex", hex}});
}

Findings filledMoat(const Shot& shot)
{
    return atBothEnds(shot, isOnFilledMoat, isNoMoat);
}

constexpr ShotRule endRules[] = {
    {rule::siege_ruling_own_hex, outOfHisOwnHex},
    {ruling, says::siege_ruling_mounted_aim_used, [](const Shot& shot) { return shot.target.state->rear.has_value(); },
     [](const Shot& shot) { return play::args("hex", shot.to, "target", shot.target.name()); }},
    {rule::siege_ruling_heights, heightByRuling},
    {rule::siege_ruling_filled_level, filledMoat},
};

/// Not of a line that the referee lets through.
constexpr ShotRule reachRules[] = {
    {note, says::siege_1_41a_clear, [](const Shot& shot) { return shot.sight.line.clear; },
     [](const Shot& shot) { return play::args("from", shot.from, "to", shot.to); }},
    {note, says::siege_1_3e_total, [](const Shot& shot) { return !shot.sight.line.clear; },
     [](const Shot& shot) { return play::args("target", shot.target.name()); }},
};

constexpr ShotRule lineRules[] = {
    {note, says::siege_1_44f_over, [](const Shot& shot) { return shot.sight.line.lookedOver && fromTheKeep(shot); },
     withRadius},
    {note, says::siege_1_44e_over,
     [](const Shot& shot) { return shot.sight.line.lookedOver && !fromTheKeep(shot) && !shot.overlookerIsOnTower(); },
     withRadius},
    {note, says::siege_2_43a_over,
     [](const Shot& shot) { return shot.sight.line.lookedOver && shot.overlookerIsOnTower(); }, withRadius},
    {rule::siege_ruling_radius, countsFromTheHigher},
    {rule::siege_ruling_radius, countsToTheTarget},
    {rule::siege_ruling_embankment_crest, passesTheTop},
    {ruling, says::siege_ruling_embankment_lower_even,
     [](const Shot& shot) { return shot.sight.line.evenTop.has_value(); },
     [](const Shot& shot) { return play::args("hex", *shot.sight.line.evenTop); }},
    {note, says::siege_1_45a_upward,
     [](const Shot& shot) { return shot.sight.line.lookedOver && !shot.down() && shot.sight.line.clear; }},
    {rule::siege_1_44j, overAWall},
    {rule::siege_2_43e, overAWallFromATower},
    {ruling, says::siege_ruling_own_tower_used, [](const Shot& shot) { return shot.sight.line.overOwnTower; }},
    {ruling, says::siege_ruling_edge_line_used, [](const Shot& shot) { return shot.sight.line.ran; },
     [](const Shot& shot) { return play::args("reading", wordOf(shot.now.rules().line.edgeLine)); }},
    {ruling, says::siege_ruling_corner_line_used, [](const Shot& shot) { return shot.sight.line.cornered; },
     [](const Shot& shot) { return play::args("reading", wordOf(shot.now.rules().line.cornerLine)); }},
};

/// Weighed by the walk along the line and by the ground that it is walked on (core/castle): they decide what the rows
/// above find, and say nothing themselves.
constexpr RuleId weighedByTheWalk[] = {
    rule::siege_1_1a,  rule::siege_1_1b,  rule::siege_1_1c,  rule::siege_1_1d,  rule::siege_1_1e,  rule::siege_1_1f,
    rule::siege_1_1i,  rule::siege_1_3b,  rule::siege_1_41b, rule::siege_1_41c, rule::siege_1_42b, rule::siege_1_42d,
    rule::siege_1_44c, rule::siege_1_44d, rule::siege_1_44k, rule::siege_2_1b,  rule::siege_2_2d,  rule::siege_2_32a,
    rule::siege_3_1b,  rule::siege_3_1c,  rule::siege_3_1d,  rule::siege_3_1e,  rule::siege_3_1f,  rule::siege_3_21a,
    rule::siege_3_23a, rule::siege_3_23c, rule::siege_3_23e, rule::siege_3_25a,
};

} // namespace

void sayLine(play::Verdict& verdict, const Shot& shot)
{
    play::weigh(startRules, shot, verdict);
    refuseObstacles(verdict, shot);
    play::weigh(endRules, shot, verdict);
    if (shot.sight.line.clear || !verdict.allowed)
        play::weigh(reachRules, shot, verdict);
    play::weigh(lineRules, shot, verdict);
}

std::vector<RuleId> rulesOfTheLine()
{
    std::vector<RuleId> ids(std::begin(weighedByTheWalk), std::end(weighedByTheWalk));
    for (const RuleId& one : rulesOfObstacles())
        ids.push_back(one);
    play::addIds(ids, startRules);
    play::addIds(ids, endRules);
    play::addIds(ids, reachRules);
    play::addIds(ids, lineRules);
    return ids;
}

} // namespace merlon::castle
