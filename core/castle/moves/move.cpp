#include "core/castle/moves/moves.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/first.h"
#include "siege_rules/1_1.h"
#include "siege_rules/1_6.h"
#include "siege_rules/1_61.h"
#include "siege_rules/2_42.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Verdict;

/// What no row says: equipment has the row of its hex, movement is free, and paid for hex by hex.
constexpr RuleId ofTheWalk[] = {rule::siege_1_1h, rule::siege_1_1k,  rule::siege_1_1m, rule::siege_1_6b,
                                rule::siege_1_6c, rule::siege_1_61g, rule::siege_5_32e};

/// A move as far as it has been judged.
struct Walk
{
    const Position& now;
    const Body& who;
    Occupants occupants{now, who};
    int left = pointsLeft(now, who);
    int cost = 0;
    play::List prices{};                    ///< of each step, in points
    std::vector<Hex> path{*who.state->hex}; ///< from where it stands
    int storey = who.state->storey;
};

void pay(Verdict& verdict, Walk& walk, Hex to, int points)
{
    if (points > walk.left)
        verdict.refuse(says::siege_1_6a_short, {{"hex", to}, {"points", points}, {"left", walk.left}}, placeOf(to));
    if (!verdict.legal)
        return;
    walk.cost += points;
    walk.prices.emplace_back(points);
    walk.left = std::max(0, walk.left - points);
}

void pay(Verdict& verdict, Walk& walk, const Stride& stride)
{
    const Price price = priceOf(stride);
    tellPrice(verdict, stride, price);
    pay(verdict, walk, stride.to, price.whole());
}

/// To another storey of what stands in his hex.
void judgeClimb(Verdict& verdict, Walk& walk, int to)
{
    const Hex hex = walk.path.back();
    const Spot from{hex, walk.storey};
    const auto price = priceOfClimb(walk.now, from, to);
    if (!price)
    {
        verdict.forbid(says::siege_2_42c_nothing, {{"hex", hex}}, placeOf(hex));
        return;
    }
    if (walk.occupants.flees())
        play::weigh(walk.now.tables().climbing, LevelChange{walk.now, walk.who, from, to}, verdict);
    walk.storey = to;
    if (walk.occupants.barred({hex, to}))
        verdict.refuse(says::siege_1_61a_enemy,
                       {{"other", *walk.now.whoStandsAt({hex, to}, walk.who.state->id)}, {"hex", hex}}, placeOf(hex));
    verdict.note(price->says, {{"hex", hex}, {"points", price->points}}, placeOf(hex));
    pay(verdict, walk, hex, price->points);
}

/// One of the two halves, into the next hex. Nothing: the two do not touch.
std::optional<Stride> judgeEntry(Verdict& verdict, const Walk& walk, Hex to, bool stops)
{
    const Hex from = walk.path.back();
    if (hex::distance(from, to) != 1)
    {
        verdict.forbid(says::siege_1_6a_jump, {{"from", from}, {"to", to}}, placeOf(to));
        return {};
    }
    const Stride stride = strideOf(walk.now, walk.who, walk.occupants, {from, walk.storey}, hex::sideTowards(from, to));
    judgeStride(verdict, stride);
    judgePassage(verdict, stride, walk.occupants, walk.who, stops);
    return stride;
}

/// Step by step, up to the first that is refused.
void judgeSteps(Verdict& verdict, Walk& walk, const std::vector<Spot>& way)
{
    for (std::size_t i = 0; i < way.size() && verdict.legal; ++i)
    {
        const auto& [hex, storey] = way[i];
        if (hex == walk.path.back() && !walk.who.state->rear)
        {
            judgeClimb(verdict, walk, storey > 0 ? storey : climbed(walk.storey));
            walk.path.push_back(hex);
            continue;
        }
        judgeHalves(verdict, {walk.now, walk.who, walk.path, hex});
        const auto stride = judgeEntry(verdict, walk, hex, i + 1 == way.size());
        if (stride && storey > 0 && stride->lands != storey)
            verdict.forbid(says::siege_1_6a_jump, {{"from", walk.path.back()}, {"to", play::Place{0, hex, storey, {}}}},
                           placeOf(hex));
        if (stride && verdict.legal)
            pay(verdict, walk, *stride);
        walk.storey = stride ? stride->lands : 0;
        walk.path.push_back(hex);
    }
}

/// Where the horse's rear half ends; none on foot.
std::optional<Hex> judgeRear(Verdict& verdict, const play::Begun<Move>& order, const Walk& walk)
{
    const auto rear = rearEndOf(walk.who, walk.path);
    if (!backs(walk.who, walk.path))
    {
        if (order->rear)
            verdict.refuse(says::siege_ruling_two_hex_follows, {{"name", walk.who.name()}});
        return rear;
    }
    verdict.say(play::Weight::Ruling, says::siege_ruling_two_hex_backs, {{"name", walk.who.name()}});
    order.wants<&Move::rear>(verdict, false);
    const Hex to = order->rear.value_or(*rear);
    if (std::ranges::count(walk.path, to) > 0)
        verdict.refuse(says::siege_ruling_two_hex_aside, {{"name", walk.who.name()}, {"hex", to}}, placeOf(to));
    else
        judgeEntry(verdict, walk, to, true);
    return to;
}

void judgeEnds(Verdict& verdict, const Walk& walk, const std::optional<Hex>& rear)
{
    judgeStop(verdict, walk.now, walk.occupants, walk.who, {walk.path.back(), walk.storey});
    if (rear)
        judgeStop(verdict, walk.now, walk.occupants, walk.who, {*rear});
}

} // namespace

std::vector<Hex> endsOfMoves(const Position& now, const Body& who)
{
    std::vector<Hex> ends;
    if (!mayMove(now, who))
        return ends;
    const Reach reach(now, who, pointsLeft(now, who));
    for (const Reach::End& one : reach.ends())
        ends.push_back(one.hex);
    for (const Backing& one : backingsOf(now, who, pointsLeft(now, who)))
        if (std::ranges::count(ends, one.destination.end) == 0)
            ends.push_back(one.destination.end);
    std::erase_if(ends, [&](Hex end) { return !leavesABallista(now, who, end).empty(); });
    return ends;
}

std::vector<Spot> storeysOfMoves(const Position& now, const Body& who)
{
    if (!mayMove(now, who) || now.ground().storeys() == 1)
        return {};
    auto spots = Reach(now, who, pointsLeft(now, who)).storeys();
    std::erase_if(spots, [&](Spot spot) { return !leavesABallista(now, who, spot.hex).empty(); });
    return spots;
}

std::vector<Spot> wayOf(const Position& now, const Body& who, Spot end)
{
    return Reach(now, who, pointsLeft(now, who)).wayTo(end);
}

std::vector<Hex> wayOf(const Position& now, const Body& who, Hex end)
{
    const Reach reach(now, who, pointsLeft(now, who));
    const auto ahead = std::ranges::find(reach.ends(), end, &Reach::End::hex);
    for (const Backing& one : backingsOf(now, who, pointsLeft(now, who)))
        if (one.destination.end == end && (ahead == reach.ends().end() || one.cost < ahead->cost))
            return one.destination.path;
    auto way = reach.wayTo(end);
    if (way.empty())
        way = Reach(now, who, Reach::anywhere - 1).wayTo(end);
    if (!way.empty() || !who.onMap() || *who.state->hex == end)
        return way;
    for (Hex at = *who.state->hex; at != end;)
    {
        const auto away = [&](Side side) { return hex::distance(hex::neighbour(at, side), end); };
        at = hex::neighbour(at, std::ranges::min(hex::allSides, {}, away));
        way.push_back(at);
    }
    return way;
}

int judgeWay(Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& way, int points)
{
    Walk walk{now, who};
    walk.left = points;
    std::vector<Spot> steps;
    for (const Hex hex : way)
        steps.push_back({hex});
    judgeSteps(verdict, walk, steps);
    if (verdict.legal)
        judgeEnds(verdict, walk, {});
    return walk.cost;
}

Verdict judge(const Position& now, const play::Begun<Move>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&Move::counter>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayMove(verdict, now, who);
    if (!verdict.legal)
        return verdict;
    if (who.state->barrel)
        verdict.note(says::siege_5_32e_carries, {{"name", who.name()}});
    if (order.wants<&Move::path>(verdict))
        return verdict.fact("left", pointsLeft(now, who));
    if (order->path.empty())
        return verdict.forbid(says::siege_1_6a_nowhere, {{"name", who.name()}});
    Walk walk{now, who};
    judgeSteps(verdict, walk, order->path);
    const auto rear = verdict.legal ? judgeRear(verdict, order, walk) : std::nullopt;
    if (verdict.legal)
        judgeEnds(verdict, walk, rear);
    const Leading leading{now, who, walk.path};
    if (verdict.legal && mayLeadOne(leading))
        order.wants<&Move::lead>(verdict, false);
    const auto train = verdict.legal && order->lead ? judgeLeading(verdict, leading, order->lead->id) : std::nullopt;
    verdict.fact("cost", walk.cost);
    if (walk.prices.size() > 1)
        verdict.fact("steps", walk.prices);
    verdict.fact("left", walk.left);
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_1_6a_paid, {{"points", walk.cost}, {"left", walk.left}});
    verdict.effect(movedTo(order->counter, {walk.path.back(), walk.storey}, rear));
    verdict.effect(Spent{order->counter, walk.cost});
    if (train)
        drawAlong(verdict, *train);
    return verdict;
}

std::vector<RuleId> rulesOfMovement()
{
    std::vector<RuleId> ids = rulesOfSteps();
    for (const auto& more : {rulesOfMovers(), rulesOfPassage()})
        ids.insert(ids.end(), more.begin(), more.end());
    ids.insert(ids.end(), std::begin(ofTheWalk), std::end(ofTheWalk));
    ids.push_back(ruleOfHalves());
    return ids;
}

} // namespace merlon::castle
