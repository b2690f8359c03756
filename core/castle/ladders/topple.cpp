// A ladder thrown down from the rampart that it leans on, and who falls with it. SIEGE 1.94.

#include "core/castle/ladders/ladders.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_94.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::refusal;
using play::Verdict;

struct Toppling
{
    const Position& now;
    const Body& who;
    std::optional<Hex> hex; ///< none: no ladder leans before him
};

Findings isNotOppositeIt(const Toppling& toppling)
{
    if (!toppling.who.onMap())
        return {};
    const auto ladders = laddersBefore(toppling.now, toppling.who);
    const bool stands = toppling.hex && toppling.now.ground().at(*toppling.hex).leaning() != nullptr;
    const auto no = stands ? refusal : impossible;
    if (ladders.empty())
        return {no(says::siege_1_94a_no_ladder, {{"name", toppling.who.name()}}, {})};
    if (std::ranges::count(ladders, *toppling.hex) > 0)
        return {};
    return {no(says::siege_1_94a_opposite, {{"hex", *toppling.hex}, {"name", toppling.who.name()}}, {})};
}

Findings hasShotOrFought(const Toppling& toppling)
{
    const Counter& one = *toppling.who.state;
    const auto no = [&](const Phrase& phrase) -> Findings {
        return {refusal(phrase, {{"name", toppling.who.name()}})};
    };
    if (one.shots > 0 || one.shotBefore)
        return no(says::siege_1_94a_shot);
    if (one.attacked)
        return no(says::siege_1_94a_attacked);
    return one.toppled ? no(says::siege_1_94a_tried) : Findings{};
}

constexpr play::Rule<Toppling> topplingRules[] = {
    {rule::siege_1_21b, isNotThere},
    {refusal, says::siege_1_94a_animal,
     [](const Toppling& toppling) { return toppling.now.isAnimal(toppling.who.piece()); }, nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
    {play::several, keptFromActing},
    {rule::siege_1_94a, isNotOppositeIt},
    {rule::siege_1_94a, hasShotOrFought},
};

void fallWithIt(Verdict& verdict, const Position& now, Hex hex)
{
    for (const Counter& one : now.state().counters)
        if (one.hex == hex && one.health != Health::Dead && now.onLadder(one))
        {
            verdict.note(says::siege_1_94d_climber, {{"name", counterRef(one.id)}});
            verdict.effect(FallOwed{{one.id}, hex, Drop::Ladder});
        }
}

/// What no row says: it hurts nobody by itself.
constexpr RuleId topplingRulesUnsaid[] = {rule::siege_1_94g, rule::siege_1_94b, rule::siege_1_94c, rule::siege_1_94d};

} // namespace

std::vector<Hex> laddersBefore(const Position& now, const Body& who)
{
    std::vector<Hex> ladders;
    if (!who.onMap() || now.ground().at(*who.state->hex).sight != Sight::Rampart)
        return ladders;
    for (const Side side : hex::allSides)
    {
        const Hex hex = hex::neighbour(*who.state->hex, side);
        if (const Standing* ladder = now.ground().at(hex).leaning();
            ladder != nullptr && ladder->faces == hex::opposite(side) &&
            !isWalled(now.ground().barrier(hex, *ladder->faces)))
            ladders.push_back(hex);
    }
    return ladders;
}

std::vector<Hex> dropsOf(const Position& now, Hex ladder)
{
    std::vector<Hex> hexes;
    for (const Side side : hex::allSides)
    {
        const Hex to = hex::neighbour(ladder, side);
        const HexGround& there = now.ground().at(to);
        if (couldEnter(now, false, {ladder}, side) && there.leaning() == nullptr && there.tall() == nullptr)
            hexes.push_back(to);
    }
    return hexes.empty() ? std::vector{ladder} : hexes;
}

Verdict judge(const Position& now, const play::Begun<Topple>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&Topple::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const auto ladders = laddersBefore(now, who);
    std::optional<Hex> first = order->hex;
    if (order.lacks<&Topple::hex>())
        first = ladders.empty() ? std::nullopt : std::optional(ladders.front());
    play::weigh(topplingRules, Toppling{now, who, first}, verdict);
    if (!verdict.legal || order.wants<&Topple::hex>(verdict))
        return verdict;
    const Hex hex = order->hex;
    if (std::ranges::count(ladders, hex) > 0)
        verdict.note(says::siege_1_94a_stands, {{"name", who.name()}, {"hex", hex}});
    const auto die = tray.roll(verdict, {10, "topple"});
    if (!die)
        return verdict;
    verdict.effect(Toppled{order->counter});
    const bool falls = *die <= now.numbers().ladder.falls;
    verdict.note(falls ? says::siege_1_94b_falls : says::siege_1_94b_stands, {{"die", *die}, {"hex", hex}});
    if (!falls)
        return verdict;
    fallWithIt(verdict, now, hex);
    verdict.effect(GroundCleared{hex, Laid::Ladder});
    return verdict.effect(LadderOwed{order->counter, hex});
}

Verdict judge(const Position& now, const play::Begun<DropLadder>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&DropLadder::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const auto* due = now.debtOf<LadderDue>(order->counter.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_1_94c_none, {{"name", who.name()}});
    if (order.wants<&DropLadder::hex>(verdict))
        return verdict;
    if (const auto hexes = dropsOf(now, due->hex); std::ranges::count(hexes, order->hex) == 0)
        verdict.refuse(says::siege_ruling_ladder_where_fallen, {{"hex", order->hex}}, placeOf(order->hex));
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_1_94c_lies, {{"hex", due->hex}});
    if (order->hex != due->hex)
        return verdict.effect(GroundLaid{due->hex, Laid::FlatLadder, {}, {due->hex, order->hex}});
    verdict.say(play::Weight::Ruling, says::siege_ruling_ladder_where_alone, {{"hex", due->hex}});
    return verdict.effect(GroundLaid{due->hex, Laid::FlatLadder, {}, {due->hex}});
}

std::vector<RuleId> rulesOfToppling()
{
    std::vector<RuleId> ids(std::begin(topplingRulesUnsaid), std::end(topplingRulesUnsaid));
    play::addIds(ids, topplingRules);
    return ids;
}

} // namespace merlon::castle
