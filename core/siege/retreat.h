#pragma once

#include "core/siege/referee.h"
#include "core/siege/table.h"
#include "core/verdict/builder.h"

/// What a shot leaves to be done at once: retreats (sheet.3d) and riders beside their horses (3.35a).
namespace merlon::siege
{

/// Forbids, with the reason, everything but what is owed. True when something is.
bool forbidWhileOwed(verdict::Builder& verdict, const Table& table);

/// A retreat is owed; or, when there is no way, the counter is wounded, or killed.
void owe(verdict::Builder& verdict, const Table& table, const Body& who, int hexes);

verdict::Verdict judgeRetreat(const Table& table, const verdict::Retreat& order);
verdict::Verdict judgePlacing(const Table& table, const verdict::PlaceRider& order);
std::vector<RetreatChoice> retreatsOf(const Table& table, const Body& who, int hexes);
std::vector<hex::Hex> placingsOf(const Table& table, const Body& who);

} // namespace merlon::siege
