// A retreat row by row: each step of it, and where it ends.

#include "core/castle/retreats/retreats.h"

#include "core/castle/moves/moves.h"
#include "siege_rules/1_61.h"
#include "siege_rules/3_32.h"
#include "siege_rules/3_54.h"
#include "siege_rules/5_24.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
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
    Spot spot() const { return endOf(now, who, visited); }
    Spot end() const { return {to, storeyBeyond(now, spot(), side())}; }
    bool passable() const { return !acrossABase(now, from(), side()) && couldEnter(now, {now, who}, spot(), side()); }
    bool besideAnEnemy() const { return passable() && besideEnemy(now, who, end()); }
    bool held() const { return passable() && isHeldAgainst(now, who, end()); }
};

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
    return byAdjacency(step.now, step.who, step.end());
}

constexpr play::Rule<Step> stepRules[] = {
    {refusal, says::siege_ruling_retreat_hexes_back,
     [](const Step& step) { return std::ranges::count(step.visited, step.to) != 0; }, hexEntered, atHexEntered},
    {refusal, says::siege_ruling_retreat_hexes_impassable,
     [](const Step& step) { return !step.passable() && !acrossABase(step.now, step.from(), step.side()); }, hexEntered,
     atHexEntered},
    {refusal, says::siege_5_24b_across,
     [](const Step& step) { return acrossABase(step.now, step.from(), step.side()); }, hexEntered, atHexEntered},
    {refusal, says::siege_1_61a_enemy, [](const Step& step) { return step.held(); },
     [](const Step& step)
     { return play::args("hex", step.to, "other", *step.now.whoStandsAt(step.end(), step.who.state->id)); },
     atHexEntered},
    {rule::siege_ruling_adjacency, isAdjacentOrNot},
    {rule::siege_sheet_3d, fleesBesideAnEnemy},
    {rule::siege_sheet_5b, drawsBackBesideAnEnemy},
    {rule::siege_ruling_fire_retreat, leavesTheFireBesideAnEnemy},
};

/// To another storey of what stands in his hex.
struct Climbing
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& visited;

    Hex hex() const { return visited.back(); }
    Spot end() const { return {hex(), climbed(endOf(now, who, visited).storey)}; }
    bool leadsSomewhere() const { return priceOfClimb(now, endOf(now, who, visited), end().storey).has_value(); }
    bool held() const { return leadsSomewhere() && isHeldAgainst(now, who, end()); }
};

Findings climbsBack(const Climbing& climb)
{
    if (std::ranges::count(climb.visited, climb.hex()) < 2)
        return {};
    return {refusal(says::siege_ruling_retreat_hexes_back, {{"hex", climb.hex()}}, placeOf(climb.hex()))};
}

constexpr play::Rule<Climbing> climbRules[] = {
    {play::impossible, says::siege_ruling_retreat_hexes_no_level,
     [](const Climbing& climb) { return !climb.leadsSomewhere(); },
     [](const Climbing& climb) { return play::args("hex", climb.hex()); },
     [](const Climbing& climb) { return placeOf(climb.hex()); }},
    {rule::siege_ruling_retreat_hexes, climbsBack},
    {refusal, says::siege_1_61a_enemy, [](const Climbing& climb) { return climb.held(); },
     [](const Climbing& climb)
     { return play::args("hex", climb.hex(), "other", *climb.now.whoStandsAt(climb.end(), climb.who.state->id)); },
     [](const Climbing& climb) { return placeOf(climb.hex()); }},
    {play::ruling, says::siege_ruling_retreat_hexes_climb, [](const Climbing& climb) { return climb.leadsSomewhere(); },
     [](const Climbing& climb) { return play::args("hex", climb.hex(), "name", climb.who.name()); }},
};

/// The way that was declared, from where he stands.
struct Way
{
    const Body& who;
    const std::vector<Hex>& visited;
    const std::optional<Hex>& rear; ///< where his rear half is to end, if he said so
};

constexpr play::Rule<Way> wayRules[] = {
    {play::ruling, says::siege_ruling_two_hex_backs, [](const Way& way) { return backs(way.who, way.visited); },
     nameOf},
    {refusal, says::siege_ruling_two_hex_follows,
     [](const Way& way) { return way.rear && !backs(way.who, way.visited); }, nameOf},
};

/// The whole of it.
struct Whole
{
    const Position& now;
    const Body& who;
    const std::vector<Hex>& visited;
};

Findings endsTooNear(const Whole& whole)
{
    const auto& visited = whole.visited;
    const int length = lengthOf(whole.who, {visited.begin() + 1, visited.end()});
    return play::refuseIf(!isFarEnough(whole.now, whole.who, visited), says::siege_ruling_retreat_hexes_near,
                          {{"hex", visited.back()}, {"hexes", length}}, placeOf(visited.back()));
}

constexpr play::Rule<Whole> wholeRules[] = {
    {rule::siege_ruling_retreat_hexes, endsTooNear},
};

/// A hex that he would be on at the end of it.
struct End
{
    const Position& now;
    const Body& who;
    Hex hex;
    Driven by = Driven::Shot;
    bool stood = false; ///< where he stood before, so that no step has judged it
    int storey = 0;

    bool taken() const { return now.isFull({hex, storey}, who.state->id); }
};

Findings staysBesideAnEnemy(const End& end, const Phrase& says)
{
    if (!end.stood || !besideEnemy(end.now, end.who, {end.hex}))
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
    {refusal, says::siege_3_54a_burns,
     [](const End& end) { return byFire(end.by) && end.now.ground().at(end.hex).has(thing::fire); }, hexOf, atHex},
    {refusal, says::siege_5_32c_top_still,
     [](const End& end) {
         return isStillOnTop(end.now, end.by, {end.hex, end.storey});
     },
     hexOf, atHex},
    {refusal, says::siege_ruling_retreat_hexes_occupied,
     [](const End& end) { return end.taken() && end.by != Driven::Melee; }, hexOf, atHex},
    {refusal, says::siege_sheet_5b_push, [](const End& end) { return end.taken() && end.by == Driven::Melee; }, hexOf,
     atHex},
    {refusal, says::siege_3_32b_stop,
     [](const End& end) { return !end.taken() && mayNotStop(end.now, end.who, end.hex); }, hexOf, atHex},
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
    play::weigh(wholeRules, Whole{now, who, visited}, verdict);
    play::weigh(endRules, End{now, who, visited.back(), by, false, endOf(now, who, visited).storey}, verdict);
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
    play::addIds(ids, wholeRules);
    play::addIds(ids, endRules);
    ids.push_back(ruleOfHalves());
    return ids;
}

} // namespace merlon::castle
