// Who is in a burning hex must leave it: 3.54.

#include "core/castle/retreats/retreats.h"

#include "core/castle/field/hurt.h"
#include "siege_rules/3_54.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::Verdict;

struct Caught
{
    const Position& now;
    const Body& who;
    bool may = false; ///< there is a way out

    play::Args name() const { return {{"name", who.name()}}; }
    bool wounded() const { return who.state->health == Health::Wounded; }
    bool apart() const { return now.rules().fireWoundsApart; }
};

constexpr play::Rule<Caught> caughtRules[] = {
    {note, says::siege_3_54a_owes, play::always, nameOf},
};

Findings cannotLeave(const Caught& one)
{
    return {note(one.may ? says::siege_3_54a_stays : says::siege_3_54a_cannot, one.name())};
}

Findings isWoundedAgain(const Caught& one)
{
    if (!one.wounded())
        return {};
    return {play::ruling(one.apart() ? says::siege_ruling_fire_wounded_apart : says::siege_ruling_fire_wounded_adds,
                         one.name())};
}

constexpr play::Rule<Caught> stayRules[] = {
    {rule::siege_3_54a, cannotLeave},
    {play::ruling, says::siege_ruling_fire_stay_price, [](const Caught& one) { return one.may; }, nameOf},
    {rule::siege_ruling_fire_wounded, isWoundedAgain},
};

/// Of one who is stunned: before he can leave.
struct Waking
{
    const Body& who;
    int die = 0;
    bool dies = false;
};

Findings comesRoundOrDies(const Waking& one)
{
    return {note(one.dies ? says::siege_3_54c_dies : says::siege_3_54c_comes_round,
                 {{"die", one.die}, {"name", one.who.name()}})};
}

constexpr play::Rule<Waking> wakingRules[] = {
    {rule::siege_3_54c, comesRoundOrDies},
};

void wake(Verdict& verdict, const Position& now, const Body& who, play::Tray& tray)
{
    const std::string& owner = now.data().forces[static_cast<std::size_t>(who.state->force)];
    verdict.note(says::siege_3_54c_must, {{"name", who.name()}});
    const auto die = tray.roll(verdict, {10, "in_fire", {}, owner});
    if (!die)
        return;
    const Waking waking{who, *die, *die > now.numbers().fire.comesRound};
    play::weigh(wakingRules, waking, verdict);
    if (waking.dies)
        hurt(verdict, now, who, {Health::Dead, {}});
    else
        verdict.effect(Recovered{{who.state->id}});
}

Hex whereItBurns(const Position& now, const Body& who)
{
    for (const Hex hex : Footprint(*who.state))
        if (now.ground().at(hex).has(thing::fire))
            return hex;
    return *who.state->hex;
}

} // namespace

void driveOut(Verdict& verdict, const Position& now, const Body& who)
{
    if (now.isAnimal(who.piece()))
        return;
    play::weigh(caughtRules, Caught{now, who}, verdict);
    verdict.effect(RetreatOwed{{who.state->id}, 1, Driven::Fire});
}

bool staysInTheFire(Verdict& verdict, const Position& now, const play::Begun<Retreat>& order, const Body& who,
                    play::Tray& tray)
{
    const auto isDie = [](const Debt& debt) { return std::holds_alternative<SpreadDue>(debt); };
    if (std::ranges::any_of(now.state().owed, isDie))
        verdict.refuse(says::siege_ruling_fire_order_dice_first);
    if (!verdict.legal)
        return true;
    if (who.state->health == Health::Stunned)
    {
        wake(verdict, now, who, tray);
        return true;
    }
    const auto* due = now.debtOf<RetreatDue>(who.state->id);
    const Caught caught{now, who, canRetreat(now, who, 1, due != nullptr ? due->by : Driven::Fire)};
    const bool mayStay = !caught.may || now.rules().mayStayInFire;
    if (!order->path.empty() || !mayStay)
        return false;
    if (caught.may)
        order.wants<&Retreat::path>(verdict, false);
    play::weigh(stayRules, caught, verdict);
    if (!caught.wounded() || !caught.apart())
        hurt(verdict, now, who, {Health::Wounded, {}});
    if (!caught.wounded() || caught.apart())
        verdict.effect(StaysInFire{order->counter, whereItBurns(now, who)});
    return true;
}

std::vector<RuleId> rulesOfLeavingTheFire()
{
    std::vector<RuleId> ids;
    play::addIds(ids, caughtRules);
    play::addIds(ids, stayRules);
    play::addIds(ids, wakingRules);
    ids.push_back(rule::siege_ruling_fire_order);
    return ids;
}

} // namespace merlon::castle
