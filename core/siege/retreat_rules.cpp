// A retreat row by row: each step of it, and where it ends.

#include "core/siege/retreat_rules.h"

#include "core/siege/flight.h"
#include "core/siege/mantlet.h"
#include "core/siege/price.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// A step of a retreat, after those before it. The two hexes touch.
struct Step
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& visited;
    Hex to;
    Driven by = Driven::Shot;

    Hex from() const { return visited.back(); }
    Side side() const { return hex::sideTowards(from(), to); }
    bool aloft() const { return endsAloft(now, who, visited); }
    bool lands() const { return landsAloft(now, from(), side(), aloft()); }
    bool passable() const
    {
        return !acrossABase(now, from(), side()) && couldEnter(now, now.isHooved(who), from(), side(), aloft());
    }
    bool besideAnEnemy() const { return passable() && besideEnemy(now, who, to, lands()); }
};

Findings goesBack(const Step& step)
{
    if (std::ranges::count(step.visited, step.to) == 0)
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_back, {{"hex", step.to}}, placeOf(step.to))};
}

Findings crossesTheBaseOfAMantlet(const Step& step)
{
    if (!acrossABase(step.now, step.from(), step.side()))
        return {};
    return {refusal(says::siege_5_24b_across, {{"hex", step.to}}, placeOf(step.to))};
}

Findings cannotBeEntered(const Step& step)
{
    if (step.passable() || acrossABase(step.now, step.from(), step.side()))
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_impassable, {{"hex", step.to}}, placeOf(step.to))};
}

Findings comesBesideAnEnemy(const Step& step, const Phrase& says)
{
    if (!step.besideAnEnemy())
        return {};
    return {refusal(says, {{"hex", step.to}}, placeOf(step.to))};
}

Findings fleesBesideAnEnemy(const Step& step)
{
    return step.by == Driven::Shot ? comesBesideAnEnemy(step, says::siege_sheet_3d_enemy) : Findings();
}

Findings drawsBackBesideAnEnemy(const Step& step)
{
    return step.by == Driven::Melee ? comesBesideAnEnemy(step, says::siege_sheet_5b_enemy) : Findings();
}

Findings leavesTheFireBesideAnEnemy(const Step& step)
{
    if (!byFire(step.by) || !step.besideAnEnemy())
        return {};
    return {shunsEnemies(step.now, step.by)
                ? refusal(says::siege_ruling_fire_retreat_enemy, {{"hex", step.to}}, placeOf(step.to))
                : play::ruling(says::siege_ruling_fire_retreat_free, {{"hex", step.to}})};
}

Findings isAdjacentOrNot(const Step& step)
{
    if (!step.passable() || !shunsEnemies(step.now, step.by))
        return {};
    return byAdjacency(step.now, step.who, step.to, step.lands());
}

constexpr play::Rule<Step> stepRules[] = {
    {rule::siege_ruling_retreat_hexes, goesBack},
    {rule::siege_ruling_retreat_hexes, cannotBeEntered},
    {rule::siege_5_24b, crossesTheBaseOfAMantlet},
    {rule::siege_ruling_adjacency, isAdjacentOrNot},
    {rule::siege_sheet_3d, fleesBesideAnEnemy},
    {rule::siege_sheet_5b, drawsBackBesideAnEnemy},
    {rule::siege_ruling_fire_retreat, leavesTheFireBesideAnEnemy},
};

/// To the other level of the siege tower in his hex.
struct Climbing
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& visited;

    Hex hex() const { return visited.back(); }
};

Findings thereIsNoOtherLevel(const Climbing& climb)
{
    if (priceOfClimb(climb.now, climb.hex(), false))
        return {};
    return {play::impossible(says::siege_ruling_retreat_hexes_no_level, {{"hex", climb.hex()}}, placeOf(climb.hex()))};
}

Findings climbsBack(const Climbing& climb)
{
    if (std::ranges::count(climb.visited, climb.hex()) < 2)
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_back, {{"hex", climb.hex()}}, placeOf(climb.hex()))};
}

Findings climbs(const Climbing& climb)
{
    if (!priceOfClimb(climb.now, climb.hex(), false))
        return {};
    return {play::ruling(says::siege_ruling_retreat_hexes_climb, {{"hex", climb.hex()}, {"name", climb.who.name()}})};
}

constexpr play::Rule<Climbing> climbRules[] = {
    {rule::siege_ruling_retreat_hexes, thereIsNoOtherLevel},
    {rule::siege_ruling_retreat_hexes, climbsBack},
    {rule::siege_ruling_retreat_hexes, climbs},
};

/// The way that was declared, from where he stands.
struct Way
{
    const Body& who;
    const std::vector<Hex>& visited;
    const std::optional<Hex>& rear; ///< where his rear half is to end, if he said so
};

Findings theRearHalfLeads(const Way& way)
{
    if (!backs(way.who, way.visited))
        return {};
    return {play::ruling(says::siege_ruling_two_hex_backs, {{"name", way.who.name()}})};
}

Findings theRearHalfOnlyFollows(const Way& way)
{
    if (!way.rear || backs(way.who, way.visited))
        return {};
    return {refusal(says::siege_ruling_two_hex_follows, {{"name", way.who.name()}})};
}

constexpr play::Rule<Way> wayRules[] = {
    {rule::siege_ruling_two_hex, theRearHalfLeads},
    {rule::siege_ruling_two_hex, theRearHalfOnlyFollows},
};

/// A hex that he would be on at the end of it.
struct End
{
    const Position& now;
    const Body& who;
    Hex hex;
    Driven by = Driven::Shot;
    bool stood = false; ///< where he stood before, so that no step has judged it
    bool aloft = false;

    bool taken() const { return static_cast<bool>(now.whoStandsAt(hex, who.state->id, aloft)); }
};

Findings isTaken(const End& end)
{
    if (!end.taken() || end.by == Driven::Melee)
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_occupied, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings pushesSomebodyAway(const End& end)
{
    if (!end.taken() || end.by != Driven::Melee)
        return {};
    return {refusal(says::siege_sheet_5b_push, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings isNoPlaceForAHorse(const End& end)
{
    if (end.taken() || !mayNotStop(end.now, end.who, end.hex))
        return {};
    return {refusal(says::siege_3_32b_stop, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings endsInTheFire(const End& end)
{
    if (!byFire(end.by) || !end.now.ground().at(end.hex).burning)
        return {};
    return {refusal(says::siege_3_54a_burns, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings isOnTopStill(const End& end)
{
    if (!isStillOnTop(end.now, end.by, end.hex, end.aloft))
        return {};
    return {refusal(says::siege_5_32c_top_still, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings staysBesideAnEnemy(const End& end, const Phrase& says)
{
    if (!end.stood || !besideEnemy(end.now, end.who, end.hex))
        return {};
    return {refusal(says, {{"hex", end.hex}}, placeOf(end.hex))};
}

Findings fleesAndStaysBesideAnEnemy(const End& end)
{
    return end.by == Driven::Shot ? staysBesideAnEnemy(end, says::siege_sheet_3d_enemy) : Findings();
}

Findings drawsBackAndStaysBesideAnEnemy(const End& end)
{
    return end.by == Driven::Melee ? staysBesideAnEnemy(end, says::siege_sheet_5b_enemy) : Findings();
}

Findings leavesTheFireAndStaysBesideAnEnemy(const End& end)
{
    return byFire(end.by) && shunsEnemies(end.now, end.by)
               ? staysBesideAnEnemy(end, says::siege_ruling_fire_retreat_enemy)
               : Findings();
}

constexpr play::Rule<End> endRules[] = {
    {rule::siege_sheet_3d, fleesAndStaysBesideAnEnemy},
    {rule::siege_sheet_5b, drawsBackAndStaysBesideAnEnemy},
    {rule::siege_ruling_fire_retreat, leavesTheFireAndStaysBesideAnEnemy},
    {rule::siege_3_54a, endsInTheFire},
    {rule::siege_5_32c, isOnTopStill},
    {rule::siege_ruling_retreat_hexes, isTaken},
    {rule::siege_sheet_5b, pushesSomebodyAway},
    {rule::siege_3_32b, isNoPlaceForAHorse},
};

/// False when the two hexes do not touch.
bool judgeStep(Verdict& verdict, const Step& step)
{
    if (hex::distance(step.from(), step.to) != 1)
    {
        verdict.forbid(says::siege_sheet_3d_jump, {{"from", step.from()}, {"to", step.to}}, placeOf(step.to));
        return false;
    }
    play::weigh(stepRules, step, verdict);
    return true;
}

/// Of one that backs: as its owner says, else straight on. Where it could only turn aside, he must say.
std::optional<Hex> whereItBacksTo(Verdict& verdict, const play::Begun<Retreat>& order, const Position& now,
                                  const Body& who, Driven by, const std::vector<Hex>& visited)
{
    const Hex straight = *rearEndOf(who, visited);
    const auto ends = rearEndsOf(now, who, visited, by);
    const bool must = !ends.empty() && std::ranges::count(ends, straight) == 0;
    if (order.wants<&Retreat::rear>(verdict, must) && must)
        return {};
    const Hex to = order->rear.value_or(straight);
    if (!judgeStep(verdict, {now, who, visited, to, by}) || !verdict.legal)
        return {};
    play::weigh(endRules, End{now, who, to, by}, verdict);
    return to;
}

} // namespace

bool judgeSteps(Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& path,
                std::vector<Hex>& visited)
{
    for (const Hex to : path)
    {
        if (to == visited.back() && !who.state->rear)
        {
            play::weigh(climbRules, Climbing{now, who, visited}, verdict);
            visited.push_back(to);
            continue;
        }
        if (!judgeStep(verdict, {now, who, visited, to, by}))
            return false;
        judgeHalves(verdict, {now, who, visited, to, true});
        visited.push_back(to);
    }
    return true;
}

void judgeEnd(Verdict& verdict, const Position& now, const Body& who, Driven by, const std::vector<Hex>& visited)
{
    play::weigh(endRules, End{now, who, visited.back(), by, false, endsAloft(now, who, visited)}, verdict);
}

std::optional<Hex> judgeRear(Verdict& verdict, const play::Begun<Retreat>& order, const Position& now, const Body& who,
                             Driven by, const std::vector<Hex>& visited)
{
    play::weigh(wayRules, Way{who, visited, order->rear}, verdict);
    if (!verdict.legal)
        return {};
    if (backs(who, visited))
        return whereItBacksTo(verdict, order, now, who, by, visited);
    const auto rear = rearEndOf(who, visited);
    if (rear)
        play::weigh(endRules, End{now, who, *rear, by, *rear == visited.front()}, verdict);
    return rear;
}

std::vector<RuleId> rulesOfRetreatSteps()
{
    std::vector<RuleId> ids;
    play::addIds(ids, stepRules);
    play::addIds(ids, climbRules);
    play::addIds(ids, wayRules);
    play::addIds(ids, endRules);
    ids.push_back(ruleOfHalves());
    return ids;
}

} // namespace merlon::siege
