#pragma once

#include "core/castle/field/named_counter.h"
#include "core/castle/field/tables.h"
#include "core/play/rule_row.h"

/// What comes before any other order: what is owed, and the advance after combat.
namespace merlon::castle
{

/// Refuses, with the reason, everything but what is owed, or the advance after combat; answers whether the order stands
/// all the same.
bool refuseWhileOwed(play::Verdict& verdict, const Position& now);
/// The same while there is something that must be done: not for an advance, which one may leave.
bool refuseDebts(play::Verdict& verdict, const Position& now);

/// Whom an order names, who may do something now; nobody where the verdict says why not, or asks for him.
template <auto Field, class Order>
Body actor(play::Verdict& verdict, const Position& now, const play::Begun<Order>& order)
{
    const Body who = named<Field>(verdict, now, order);
    return who && refuseWhileOwed(verdict, now) ? who : Body();
}

/// Whether the system lets the advance come before that; and whether somebody may advance now.
bool mayWait(const Position& now, const Debt& debt);
bool waitsForTheMelee(const Position& now, const Debt& debt);

std::vector<RuleId> rulesOfDebts();
/// The family's.
play::Rows<Debt> debtRows();

} // namespace merlon::castle
