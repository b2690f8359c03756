#include "core/castle/ladders/ladders.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_44.h"
#include "siege_rules/1_6.h"
#include "siege_rules/1_91.h"
#include "siege_rules/1_92.h"
#include "siege_rules/1_93.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;
using play::refusal;
using play::ruling;
using play::Verdict;

/// The living one who stands there, of the side whose phase it is, and could carry.
Body bearerAt(const Position& now, Hex hex)
{
    for (const Counter& one : now.state().counters)
        if (one.hex == hex && one.force == now.state().phase && one.storey == 0 && !now.isHooved(now.body(one)) &&
            (one.health == Health::Ready || one.health == Health::Wounded))
            return now.body(one);
    return {};
}

// Raising.

struct Raising
{
    const Position& now;
    Hex hex;
    const map::Covering* ladder = nullptr;
};

Findings lacksBearers(const Raising& raising)
{
    if (raising.ladder == nullptr ||
        std::ranges::all_of(raising.ladder->hexes, [&](Hex hex) { return bool(bearerAt(raising.now, hex)); }))
        return {};
    return {refusal(says::siege_1_91c_bearers, {{"hex", raising.hex}}, placeOf(raising.hex))};
}

constexpr play::Rule<Raising> raisingRules[] = {
    {impossible, says::siege_1_91c_none, [](const Raising& raising) { return raising.ladder == nullptr; }, hexOf},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {rule::siege_1_91c, lacksBearers},
};

/// Of the carrier on the hex where it stands from now on.
void standBeside(Verdict& verdict, const Position& now, Hex hex)
{
    const Body who = bearerAt(now, hex);
    if (!who)
        return;
    if (!now.rules().raisersStandOnLadder)
    {
        verdict.say(play::Weight::Ruling, says::siege_ruling_ladder_raise_foot, {{"name", who.name()}, {"hex", hex}});
        return;
    }
    const Thing* ladder = now.state().site->terrains->findThing(thing::ladder);
    const int points = ladder != nullptr && ladder->row ? ladder->row->foot.value_or(0) : 0;
    const int left = pointsLeft(now, who);
    if (left < points)
        verdict.refuse(says::siege_ruling_ladder_raise_short,
                       {{"name", who.name()}, {"left", left}, {"points", points}}, placeOf(hex));
    else
        verdict.say(play::Weight::Ruling, says::siege_ruling_ladder_raise_climbs,
                    {{"name", who.name()}, {"hex", hex}, {"points", points}});
    if (!verdict.legal)
        return;
    verdict.effect(movedTo({who.state->id}, {hex, 1}));
    verdict.effect(Spent{{who.state->id}, std::min(left, points)});
}

// Shifting.

struct Shifting
{
    const Position& now;
    Hex hex;
    Hex to;
    Hex wall;
    std::vector<Body> by;

    const HexGround& ground() const { return now.ground().at(hex); }
};

Findings standsApart(const Shifting& shifting)
{
    Findings found;
    for (const Body& one : shifting.by)
        if (one.onMap() && (hex::distance(*one.state->hex, shifting.hex) != 1 || shifting.now.isHooved(one)))
            found.push_back(refusal(says::siege_1_92a_apart, {{"name", one.name()}, {"hex", shifting.hex}},
                                    placeOf(*one.state->hex)));
    return found;
}

Findings somebodyIsOnIt(const Shifting& shifting)
{
    for (const Counter& one : shifting.now.state().counters)
        if (one.hex == shifting.hex && one.health != Health::Dead && shifting.now.onLadder(one))
            return {refusal(says::siege_1_92b_occupied, {{"name", counterRef(one.id)}}, placeOf(shifting.hex))};
    return {};
}

Findings tooFewPoints(const Shifting& shifting)
{
    Findings found;
    for (const Body& one : shifting.by)
        if (pointsLeft(shifting.now, one) < shifting.now.numbers().ladder.shifted)
            found.push_back(refusal(says::siege_1_92a_short, {{"name", one.name()},
                                                              {"left", pointsLeft(shifting.now, one)},
                                                              {"points", shifting.now.numbers().ladder.shifted}}));
    return found;
}

/// Before it is said who does it.
constexpr play::Rule<Shifting> standingRules[] = {
    {impossible, says::siege_1_92a_none,
     [](const Shifting& shifting) { return shifting.ground().leaning() == nullptr; }, hexOf},
};

/// Before it is said where it goes.
constexpr play::Rule<Shifting> shifterRules[] = {
    {refusal, says::siege_1_92a_two,
     [](const Shifting& shifting)
     { return shifting.by.size() != 2 || shifting.by.front().state->id == shifting.by.back().state->id; }},
    {rule::siege_1_92a, standsApart},
    {rule::siege_1_92b, somebodyIsOnIt},
};

constexpr play::Rule<Shifting> shiftingRules[] = {
    {refusal, says::siege_1_92a_far,
     [](const Shifting& shifting) { return hex::distance(shifting.hex, shifting.to) > 1; }, hexEntered, atHexEntered},
    {refusal, says::siege_1_92a_as_before,
     [](const Shifting& shifting)
     {
         return shifting.ground().leaning() != nullptr && shifting.to == shifting.hex &&
                hex::neighbour(shifting.hex, *shifting.ground().leaning()->faces) == shifting.wall;
     }},
    {rule::siege_1_92a, tooFewPoints},
    {ruling, says::siege_ruling_ladder_turn_each, play::always,
     [](const Shifting& shifting) { return play::args("points", shifting.now.numbers().ladder.shifted); }},
};

/// What no row says.
constexpr RuleId ladderRulesUnsaid[] = {rule::siege_1_93a, rule::siege_1_93g, rule::siege_1_44d,
                                        rule::siege_ruling_ladder_raise, rule::siege_ruling_fall_stack};

} // namespace

Findings mustComeDown(const Position& now)
{
    State moving = now.state();
    if (moving.step < Step::Movement)
        carry(now.data(), moving, StepBegun{Step::Movement});
    const Position then = now.with(moving);
    Findings found;
    for (const Counter& one : moving.counters)
        if (one.fell && one.hex && one.force == moving.phase && one.health != Health::Dead &&
            then.whoStandsAt({*one.hex}, one.id) && !endsOfMoves(then, then.body(one)).empty())
            found.push_back(refusal(says::siege_ruling_fall_stack_leave, {{"name", counterRef(one.id)}}));
    return found;
}

Verdict judge(const Position& now, const play::Begun<RaiseLadder>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now) || order.wants<&RaiseLadder::hex>(verdict))
        return verdict;
    const map::Covering* ladder = equipmentAt(*now.state().site, order->hex, "flat_ladder");
    play::weigh(raisingRules, Raising{now, order->hex, ladder}, verdict);
    if (!verdict.legal || order.wants<&RaiseLadder::wall>(verdict))
        return verdict;
    judgePlace(verdict, {now, order->hex, order->wall, bearerAt(now, order->hex), ladder});
    if (!verdict.legal)
        return verdict;
    verdict.effect(GroundCleared{order->hex, Laid::FlatLadder});
    verdict.effect(GroundLaid{order->hex, Laid::Ladder, hex::sideTowards(order->hex, order->wall)});
    standBeside(verdict, now, order->hex);
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<ShiftLadder>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    if (order->by.empty())
        verdict.wants.push_back({"by"});
    Shifting shifting{now, order->hex, order->to.value_or(order->hex), order->wall, {}};
    for (const CounterId& id : order->by)
    {
        shifting.by.push_back(now.find(id.id));
        if (!shifting.by.back())
            return sayUnknown(verdict, id.id);
    }
    const State both =
        shifting.by.size() == 2 ? asOne(now.state(), shifting.by.front(), shifting.by.back()) : now.state();
    const Position together = now.with(both);
    for (const CounterId& id : order->by)
        sayWhoMayMove(verdict, together, together.find(id.id));
    if (!verdict.legal || order.wants<&ShiftLadder::hex>(verdict))
        return verdict;
    play::weigh(standingRules, shifting, verdict);
    if (!order->by.empty())
        play::weigh(shifterRules, shifting, verdict);
    if (!verdict.legal || order.wants<&ShiftLadder::wall>(verdict) || order->by.empty())
        return verdict;
    order.wants<&ShiftLadder::to>(verdict, false);
    play::weigh(shiftingRules, shifting, verdict);
    judgePlace(verdict, {now, shifting.to, shifting.wall, shifting.by.front(),
                         equipmentAt(*now.state().site, shifting.hex, "ladder")});
    if (!verdict.legal)
        return verdict;
    verdict.effect(
        EquipmentMoved{shifting.hex, Laid::Ladder, {shifting.to}, hex::sideTowards(shifting.to, shifting.wall)});
    for (std::size_t i = 0; i < order->by.size(); ++i)
        verdict.effect(Spent{order->by[i], std::min(pointsLeft(now, shifting.by[i]), now.numbers().ladder.shifted),
                             order->by[order->by.size() - 1 - i]});
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<Climb>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&Climb::counter>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayMove(verdict, now, who);
    if (!verdict.legal)
        return verdict;
    const Hex hex = *who.state->hex;
    if (now.ground().at(hex).leaning() == nullptr || who.state->storey > 0 || now.isHooved(who))
        return verdict.forbid(says::siege_1_93a_none, {{"name", who.name()}});
    if (const auto other = now.whoStandsAt({hex}, who.state->id)) // one has fallen on the other
        verdict.refuse(says::siege_ruling_fall_stack_climb, {{"name", who.name()}, {"other", *other}, {"hex", hex}},
                       placeOf(hex));
    const Terrain* row = now.state().site->rowAt(hex);
    const int points = row->foot.value_or(0);
    const int left = pointsLeft(now, who);
    verdict.note(says::siege_1_93a_enter, {{"hex", hex}, {"terrain", word("overlay", row->id)}, {"points", points}},
                 placeOf(hex));
    if (left < points)
        verdict.refuse(says::siege_1_6a_short, {{"hex", hex}, {"points", points}, {"left", left}}, placeOf(hex));
    verdict.fact("cost", points).fact("left", std::max(0, left - points));
    if (!verdict.legal)
        return verdict;
    verdict.effect(movedTo(order->counter, {hex, 1}));
    return verdict.effect(Spent{order->counter, points});
}

std::vector<RuleId> rulesOfLadders()
{
    std::vector<RuleId> ids(std::begin(ladderRulesUnsaid), std::end(ladderRulesUnsaid));
    play::addIds(ids, raisingRules);
    play::addIds(ids, standingRules);
    play::addIds(ids, shifterRules);
    play::addIds(ids, shiftingRules);
    for (const auto& more : {rulesOfLadderPlaces(), rulesOfCarriedLadders(), rulesOfToppling()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::castle
