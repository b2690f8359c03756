// A barrel of oil is picked up: 5.32e.

#include "core/map/hex_map.h"
#include "core/siege/oil/oil.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::impossible;
using play::refusal;
using play::ruling;
using play::Verdict;

bool liesAt(const Position& now, Hex hex)
{
    return std::ranges::any_of(now.state().site->map->overlays, [&](const map::Covering& one)
                               { return one.kind == "barrel" && std::ranges::count(one.hexes, hex) > 0; });
}

struct Bearer
{
    const Position& now;
    const Body& who;
    std::optional<Hex> named{};

    play::Args name() const { return {{"name", who.name()}}; }
    bool reaches(Hex hex) const
    {
        const int far = who.onMap() ? hex::distance(*who.state->hex, hex) : 99;
        return far == 0 || (far == 1 && options(now).barrel == "adjacent");
    }
    /// Where he takes it from; none: there is none that he can take.
    std::optional<Hex> from() const
    {
        if (!who.onMap())
            return {};
        if (named)
            return reaches(*named) && liesAt(now, *named) ? named : std::nullopt;
        if (liesAt(now, *who.state->hex))
            return who.state->hex;
        for (const Hex hex : hexesBeside(now, who))
            if (reaches(hex) && liesAt(now, hex))
                return hex;
        return {};
    }
};

Findings findsNone(const Bearer& one)
{
    return one.from() ? Findings() : Findings{impossible(says::siege_ruling_barrel_none, one.name())};
}

Findings takesItFromThere(const Bearer& one)
{
    const auto from = one.from();
    if (!from)
        return {};
    return {ruling(from == one.who.state->hex ? says::siege_ruling_barrel_here : says::siege_ruling_barrel_beside,
                   one.name())};
}

constexpr play::Rule<Bearer> bearerRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {play::several, keptFromMoving},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {refusal, says::siege_5_32e_mounted,
     [](const Bearer& one) { return one.who.state->mounted || one.now.isAnimal(one.who.piece()); }, nameOf},
    {refusal, says::siege_5_32e_has_one, [](const Bearer& one) { return one.who.state->barrel; }, nameOf},
    {rule::siege_ruling_barrel, findsNone},
    {rule::siege_ruling_barrel, takesItFromThere},
};

} // namespace

Verdict judge(const Position& now, const play::Begun<TakeBarrel>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&TakeBarrel::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const Bearer bearer{now, who, order->hex};
    play::weigh(bearerRules, bearer, verdict);
    if (options(now).barrel == "adjacent")
        order.wants<&TakeBarrel::hex>(verdict, false);
    return verdict.legal ? verdict.effect(BarrelTaken{order->counter, *bearer.from()}) : verdict;
}

std::vector<RuleId> rulesOfBarrels()
{
    std::vector<RuleId> ids;
    play::addIds(ids, bearerRules);
    return ids;
}

} // namespace merlon::siege
