#include "core/castle/melee/melee.h"

#include "core/castle/field/first.h"
#include "core/castle/field/hurt.h"
#include "core/castle/field/named_counter.h"
#include "siege_rules/1_72.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Verdict;

bool isABlowDue(const Position& now)
{
    return std::ranges::any_of(now.state().owed,
                               [](const Debt& debt) { return std::holds_alternative<BlowDue>(debt); });
}

const BlowDue* blowDueTo(const Position& now, const std::string& counter)
{
    for (const Debt& debt : now.state().owed)
        if (const auto* due = std::get_if<BlowDue>(&debt); due && std::ranges::count(due->among, counter) > 0)
            return due;
    return nullptr;
}

/// False when somebody is not known.
bool findFighters(Verdict& verdict, const Position& now, const std::vector<CounterId>& ids, std::vector<Body>& found)
{
    for (const CounterId& id : ids)
    {
        const Body body = now.find(id.id);
        if (!body)
            return sayUnknown(verdict, id.id), false;
        found.push_back(body);
    }
    return true;
}

} // namespace

bool Melee::mounted() const
{
    return std::ranges::any_of(at, [&](const Body& one) { return isMounted(one); });
}

bool Melee::mixed() const
{
    return mounted() && !std::ranges::all_of(at, [&](const Body& one) { return isMounted(one); });
}

int Melee::attack() const
{
    int sum = 0;
    for (const Body& one : by)
        sum += one.attack();
    return sum;
}

int Melee::defenceOf(const Body& target) const
{
    return now.isAnimal(target.piece()) ? numbers().animalDefence : target.defence();
}

int Melee::defence() const
{
    int sum = 0;
    for (const Body& one : at)
        sum += defenceOf(one);
    return sum;
}

std::optional<Melee> meleeOf(Verdict& verdict, const Position& now, const std::vector<CounterId>& by,
                             const std::vector<CounterId>& at)
{
    if (by.empty())
        verdict.wants.push_back({"by"});
    if (at.empty())
        verdict.wants.push_back({"at"});
    Melee melee{now, {}, {}};
    const bool known = findFighters(verdict, now, by, melee.by) && findFighters(verdict, now, at, melee.at);
    return known && refuseWhileOwed(verdict, now) ? std::optional(std::move(melee)) : std::nullopt;
}

Verdict judge(const Position& now, const play::Begun<Attack>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const auto found = meleeOf(verdict, now, order->by, order->at);
    if (!found)
        return verdict;
    const Melee& melee = *found;
    sayWhoMayAttack(verdict, melee);
    if (verdict.legal)
        sayWhoIsAttacked(verdict, melee);
    if (verdict.legal && !(order->by.empty() && order->at.empty()))
        sayWhetherItWasNamed(verdict, melee);
    if (!verdict.whole())
        return verdict;
    if (now.policies().fight != nullptr)
        now.policies().fight(verdict, melee, tray);
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<Suffer>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.lacks<&Suffer::counter>() && !isABlowDue(now))
        return verdict.forbid(says::siege_1_72d_nobody);
    const Body who = named<&Suffer::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const BlowDue* due = blowDueTo(now, order->counter.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_1_72d_not_owed, {{"name", who.name()}});
    verdict.note(says::siege_1_72d_chosen, {{"name", who.name()}});
    if (due->blow.health == Health::Dead)
        verdict.say(play::Weight::Ruling, says::siege_ruling_killed_choice_used, {{"name", who.name()}});
    verdict.effect(BlowTaken{order->counter});
    hurt(verdict, now, who, due->blow);
    return verdict;
}

} // namespace merlon::castle
