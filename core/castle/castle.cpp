#include "core/castle/castle.h"

#include "core/castle/field/damage.h"
#include "core/castle/field/first.h"
#include "core/castle/field/hurt.h"

namespace merlon::castle
{

Tables familyTables()
{
    Tables tables;
    tables.debts = debtRows();
    tables.strides = strideRows();
    tables.shooters = shooterRows();
    tables.ways = wayRows();
    tables.modifiers = modifierRows();
    tables.attackers = attackerRows();
    tables.endings = endingRows();
    return tables;
}

Policies familyPolicies()
{
    Policies policies;
    policies.mayAdvance = mayAnybodyAdvance;
    return policies;
}

std::vector<RuleId> rulesOf(const Tables& tables)
{
    std::vector<RuleId> ids;
    play::addIds(ids, tables.debts);
    play::addIds(ids, tables.strides);
    play::addIds(ids, tables.shooters);
    play::addIds(ids, tables.ways);
    play::addIds(ids, tables.modifiers);
    play::addIds(ids, tables.attackers);
    play::addIds(ids, tables.endings);
    play::addIds(ids, tables.first);
    play::addIds(ids, tables.acting);
    play::addIds(ids, tables.moving);
    play::addIds(ids, tables.passing);
    play::addIds(ids, tables.climbing);
    play::addIds(ids, tables.riding);
    play::addIds(ids, tables.covers);
    play::addIds(ids, tables.leaning);
    return ids;
}

std::vector<RuleId> rulesOfTheBattle()
{
    auto ids = rulesOfShooting();
    for (const auto& more : {rulesOfMovement(), rulesOfRetreat(), rulesOfRecovery(), rulesOfTheTurn(), rulesOfMelee(),
                             rulesOfHurts(), rulesOfDamage(), rulesOfFalls(), rulesOfLadders(), rulesOfTheAdvance(),
                             rulesOfEngines(), rulesOfTheBallista(), rulesOfTheMantlet(), rulesOfFire(),
                             rulesOfLeading(), rulesOfCarts(), rulesOfTheSaddle()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::castle
