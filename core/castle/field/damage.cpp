#include "core/castle/field/damage.h"

#include "core/castle/field/walls.h"
#include "core/play/as.h"
#include "siege_rules/4_13.h"
#include "siege_rules/4_14.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;

Findings takesItAStageFurther(const Damage& one)
{
    const auto stage = static_cast<Stage>(one.crosses());
    return {note(says::siege_4_13b_stage, {{"hex", one.hex}, {"stage", play::As<Stage>::put(stage)}})};
}

Findings buriesThoseOnIt(const Damage& one)
{
    Findings found;
    if (one.comesDown())
        for (const Counter* buried : standingOn(one.now, one.hex))
            found.push_back(note(says::siege_4_14b_falls, {{"name", counterRef(buried->id)}}));
    return found;
}

constexpr play::Rule<Damage> damageRules[] = {
    {rule::siege_4_13b, takesItAStageFurther},
    {play::ruling, says::siege_ruling_rubble_when_ram, [](const Damage& one) { return one.ram && one.demolishes(); },
     hexOf},
    {play::ruling, says::siege_ruling_rubble_when_later,
     [](const Damage& one) { return one.demolishes() && !one.comesDown(); }, hexOf},
    {note, says::siege_4_14a_at_once, [](const Damage& one) { return one.comesDown(); }, hexOf},
    {rule::siege_4_14b, buriesThoseOnIt},
};

} // namespace

int Damage::crosses() const
{
    return std::min(now.state().sheet.crosses(hex) + 1, crossesOfDemolished);
}

bool Damage::demolishes() const
{
    return crosses() == crossesOfDemolished;
}

bool Damage::comesDown() const
{
    return demolishes() && (ram || now.rules().rubbleAtOnce);
}

void damage(play::Verdict& verdict, const Damage& damage)
{
    play::weigh(damageRules, damage, verdict);
    verdict.effect(Crossed{damage.hex, damage.crosses()});
    if (damage.comesDown())
        bringDown(verdict, damage.now, damage.hex);
}

std::vector<RuleId> rulesOfDamage()
{
    std::vector<RuleId> ids;
    play::addIds(ids, damageRules);
    return ids;
}

} // namespace merlon::castle
