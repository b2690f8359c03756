#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/named_counter.h"

/// What comes before any other order: what is owed, and the advance after combat.
namespace merlon::siege
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

/// Whether an advance comes before that (siege.ruling.panic-order).
bool waitsForTheMelee(const Position& now, const Debt& debt);

std::vector<RuleId> rulesOfDebts();

} // namespace merlon::siege
