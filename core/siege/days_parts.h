#pragma once

#include "core/siege/days.h"

#include <initializer_list>

/// What the orders of a siege have in common: the part of the day in which they are given, and whose engines there are.
namespace merlon::siege
{

play::Value engineRef(const std::string& id);
play::Value partWord(DayPart part);
/// There is no such mangonel or trebuchet.
play::Verdict& sayUnknownEngine(play::Verdict& verdict, const std::string& id);
/// Index into Data::forces; -1 of nobody.
int forceOf(const Position& now, const std::string& figure);
const Figure* figureOf(const Position& now, const std::string& id);

/// Refuses, with the reason, where the scenario has no days, or they are over, or something is owed first.
bool refuseWithoutDays(play::Verdict& verdict, const Position& now);
/// The same, and in any other part of the day.
bool refuseInPart(play::Verdict& verdict, const Position& now, std::initializer_list<DayPart> parts);

/// Hexes on which that overlay lies.
std::vector<Hex> laidOn(const Position& now, std::string_view overlay);
/// Those whose die of healing has not fallen.
std::vector<std::string> awaitingDice(const Position& now);
/// Those who are well again on that day at the latest.
std::vector<std::string> backBy(const Position& now, int day);

/// What keeps the besieger from naming a further hex, where no engine of his is left for it.
std::optional<play::Reason> againstEveryEngine(const Position& now);
std::vector<RuleId> rulesOfBombardment();
std::vector<RuleId> rulesOfStones();
std::vector<RuleId> rulesOfBreakdown();
std::vector<RuleId> rulesOfPlacing();
std::vector<RuleId> rulesOfHealing();

} // namespace merlon::siege
