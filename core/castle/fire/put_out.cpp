// Fires are put out: 3.53.

#include "core/castle/fire/fire.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/first.h"
#include "siege_rules/3_53.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::Verdict;

/// With an engine too, in it or on top.
Findings hasMovedAndCannotPutOut(const Worker& one)
{
    const Counter& who = *one.who.state;
    return play::refuseIf(who.moved || who.arrived == one.now.state().now(), says::siege_3_53a_moved,
                          {{"name", one.who.name()}});
}

Findings servesABallistaAndCannotPutOut(const Worker& one)
{
    return servesABallista(one.now, one.who);
}

Findings hasNothingToPutOut(const Worker& one)
{
    const auto burns = [&](Hex hex) { return one.now.ground().at(hex).has(thing::fire); };
    return play::refuseIf(one.who.onMap() && std::ranges::none_of(hexesBeside(one.now, one.who), burns),
                          says::siege_3_53a_nothing, {{"name", one.who.name()}});
}

constexpr play::Rule<Worker> putterOutRules[] = {
    {rule::siege_3_53a, hasMovedAndCannotPutOut},
    {play::refusal, says::siege_3_53a_shot, [](const Worker& one) { return one.hasShot(); }, nameOf},
    {play::refusal, says::siege_3_53a_fought, [](const Worker& one) { return one.who.state->attacked; }, nameOf},
    {rule::siege_ruling_ballista_serve, servesABallistaAndCannotPutOut},
    {play::refusal, says::siege_3_53b_again, [](const Worker& one) { return one.who.state->work.has_value(); }, nameOf},
};
constexpr play::Rule<Worker> putterOutWithoutAHexRules[] = {
    {rule::siege_3_53a, hasNothingToPutOut},
};

Findings doesNotBurn(const HexInReach& one)
{
    return {one.burning() ? Findings()
                          : Findings{impossible(says::siege_3_53a_cold, {{"hex", one.hex}}, placeOf(one.hex))}};
}

constexpr play::Rule<HexInReach> putOutRules[] = {
    {rule::siege_3_53a, doesNotBurn},
    {play::refusal, says::siege_3_53a_apart, [](const HexInReach& one) { return !one.from; },
     [](const HexInReach& one) { return one.names(); }, atHex},
    {rule::siege_ruling_fire_reach, isBehindAWall},
    {rule::siege_ruling_fire_reach, couldNotAttackIt},
};

/// A die that has fallen for a burning hex.
struct Attempt
{
    const Position& now;
    Hex hex;
    int die = 0;
    const std::string& letter;
    const Flame* flame = nullptr;

    bool ofAnArrow() const { return flame != nullptr && flame->cause == Cause::Arrow; }
    bool spreadFromAnArrow() const { return letter == "DA" && ofAnArrow() && flame->spread; }
    bool spreadCounts() const { return now.rules().spreadOfArrowsCounts; }
    bool out() const { return letter == "D" || (letter == "DA" && ofAnArrow() && (!flame->spread || spreadCounts())); }
    play::Args args() const { return {{"die", die}, {"letter", word("fire-letter", letter)}, {"hex", hex}}; }
};

Findings burnsOn(const Attempt& one)
{
    if (one.letter != "-")
        return {};
    return {{play::Weight::Result, says::siege_3_53a_burns_on, {{"die", one.die}, {"hex", one.hex}}}};
}

Findings wasLitOtherwise(const Attempt& one)
{
    if (one.letter != "DA" || one.out())
        return {};
    return {{play::Weight::Result,
             says::siege_sheet_7_arrow_only,
             {{"letter", word("fire-letter", one.letter)}, {"hex", one.hex}}}};
}

Findings hasSpreadFromAnArrow(const Attempt& one)
{
    if (!one.spreadFromAnArrow())
        return {};
    return {play::ruling(one.spreadCounts() ? says::siege_ruling_fire_arrow_spread
                                            : says::siege_ruling_fire_arrow_not_spread,
                         {{"hex", one.hex}})};
}

constexpr play::Rule<Attempt> attemptRules[] = {
    {play::note, says::siege_3_53a_out, [](const Attempt& one) { return one.out(); },
     [](const Attempt& one) { return one.args(); }},
    {rule::siege_3_53a, burnsOn},
    {rule::siege_ruling_fire_arrow, hasSpreadFromAnArrow},
    {rule::siege_sheet_7, wasLitOtherwise},
};

} // namespace

Verdict judge(const Position& now, const play::Begun<PutOut>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&PutOut::by>(verdict, now, order);
    if (!who)
        return verdict;
    sayWhoMayWork(verdict, {now, who});
    play::weigh(putterOutRules, Worker{now, who}, verdict);
    if (order.wants<&PutOut::hex>(verdict))
        play::weigh(putterOutWithoutAHexRules, Worker{now, who}, verdict);
    else if (who.onMap())
        play::weigh(putOutRules, HexInReach(now, who, order->hex), verdict);
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_3_53a_beside, {{"name", who.name()}, {"hex", order->hex}});
    const auto die = tray.roll(verdict, {10, "put_out"});
    if (!die)
        return verdict;
    const std::string& letter = readFireTable(verdict, now, now.numbers().fire.putOut, *die);
    const Attempt attempt{now, order->hex, *die, letter, flameAt(now.state(), order->hex)};
    play::weigh(attemptRules, attempt, verdict);
    if (attempt.out())
        verdict.effect(GroundCleared{order->hex, Laid::Fire});
    return verdict.effect(Tended{order->by, Work::PutOut});
}

std::vector<RuleId> rulesOfPuttingOut()
{
    std::vector<RuleId> ids;
    play::addIds(ids, putterOutRules);
    play::addIds(ids, putOutRules);
    play::addIds(ids, attemptRules);
    return ids;
}

} // namespace merlon::castle
