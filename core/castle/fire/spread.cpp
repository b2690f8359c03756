// The die by which a fire spreads: 3.52.

#include "core/castle/fire/fire.h"

#include "siege_rules/3_52.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::Verdict;

struct Throw
{
    const Position& now;
    const Spread& order;
    int die = 0;
    bool catches = false;

    play::Args args() const { return {{"die", die}, {"from", order.from}, {"hex", order.hex}}; }
};

Findings spreads(const Throw& one)
{
    return {one.catches ? play::note(says::siege_3_52a_catches, one.args())
                        : play::Finding{play::Weight::Result, says::siege_3_52a_stops, one.args()}};
}

constexpr play::Rule<Throw> throwRules[] = {
    {rule::siege_3_52a, spreads},
    {play::ruling, says::siege_ruling_fire_order_chained,
     [](const Throw& one) { return one.catches && one.now.rules().fireChains; }},
};

/// siege.ruling.fire-order, other reading: dice for what lies beside the new flame.
void chainOn(Verdict& verdict, const Position& now, Hex from)
{
    const auto owed = [&](Hex to)
    {
        return std::ranges::any_of(now.state().owed,
                                   [&](const Debt& debt)
                                   {
                                       const auto* due = std::get_if<SpreadDue>(&debt);
                                       return due != nullptr && due->hex == to;
                                   });
    };
    for (const Side side : hex::allSides)
        if (const Hex to = hex::neighbour(from, side);
            mayCatch(now, to) && !(now.rules().oneDieForTwoFlames && owed(to)))
            verdict.effect(SpreadOwed{from, to});
}

} // namespace

bool mayCatch(const Position& now, Hex hex)
{
    return now.ground().contains(hex) && !now.ground().at(hex).has(thing::fire) &&
           (hasTent(now.state(), hex) || engineAt(now.data(), now.state(), hex));
}

Verdict judge(const Position& now, const play::Begun<Spread>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const bool waits = order.wants<&Spread::from>(verdict);
    if (order.wants<&Spread::hex>(verdict) || waits)
        return verdict;
    const SpreadDue asked{order->from, order->hex};
    const auto isAsked = [&](const Debt& debt)
    {
        const auto* due = std::get_if<SpreadDue>(&debt);
        return due != nullptr && *due == asked;
    };
    if (std::ranges::none_of(now.state().owed, isAsked))
        return verdict.forbid(says::siege_3_52a_not_owed, {{"from", order->from}, {"hex", order->hex}});
    verdict.note(says::siege_3_52a_beside, {{"from", order->from}, {"hex", order->hex}});
    const auto die = tray.roll(verdict, {10, "spread", {}, ownerOfFlame(now, order->from)});
    if (!die)
        return verdict;
    const bool catches = readFireTable(verdict, now, now.numbers().fire.spread, *die) == "F";
    play::weigh(throwRules, Throw{now, order.order, *die, catches}, verdict);
    verdict.effect(SpreadThrown{order->from, order->hex});
    if (!catches)
        return verdict;
    const Flame* flame = flameAt(now.state(), order->from);
    const Cause cause = flame != nullptr ? flame->cause : Cause::Hand;
    setAlight(verdict, now, {order->hex, cause, ForceId{ownerOfFlame(now, order->from)}, true});
    if (now.rules().fireChains)
        chainOn(verdict, now, order->hex);
    return verdict;
}

std::vector<RuleId> rulesOfSpreading()
{
    std::vector<RuleId> ids;
    play::addIds(ids, throwRules);
    return ids;
}

} // namespace merlon::castle
