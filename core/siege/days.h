#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// A siege day by day: bombardment, assault, healing. SIEGE 4.1, 4.2, 5.4 and the siege sheet.
namespace merlon::siege
{

/// The sheet as the siege begins: engines whole, and a hex that the map shows demolished with all its crosses.
Days beginDays(const Data& data);
/// A wound is noted, a death struck out.
void noteHealth(State& state, const std::string& counter, Health health);

void carry(const Data& data, State& state, const PartBegun& begun);
void carry(const Data&, State& state, const BombardmentDeclared& declared);
void carry(const Data&, State& state, const StonesThrown& thrown);
void carry(const Data&, State& state, const Crossed& crossed);
/// Of the engine, and of what is to be spread.
void carry(const Data&, State& state, const OutOfOrder& broken);
void carry(const Data&, State& state, const LossOwed& loss);
void carry(const Data&, State& state, const Rests& rests);
void carry(const Data&, State& state, const Mended& mended);
void carry(const Data&, State& state, const EngineBurnt& burnt);
void carry(const Data&, State& state, const EnginePlaced& placed);
void carry(const Data&, State& state, const ReturnDated& dated);
void carry(const Data&, State& state, const ReturnLost& lost);
void carry(const Data&, State& state, const Healed& healed);
/// What was done on the day before is forgotten.
void carry(const Data& data, State& state, const DayTicked& ticked);

/// What belongs to an assault and is given while there is none (4.11b).
play::Findings outsideAnAssault(const Position& now);

play::Verdict judge(const Position& now, const play::Begun<Bombard>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<ThrowStones>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<BreakDown>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Repair>& order, play::Tray& tray);

play::Verdict judge(const Position& now, const play::Begun<PrepareAssault>&, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<LayWorks>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Deploy>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<DeployEngine>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<BeginAssault>&, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<EndAssault>&, play::Tray& tray);

play::Verdict judge(const Position& now, const play::Begun<RollHealing>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Heal>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<EndDay>&, play::Tray& tray);

/// What must be given before any other order: points to spread, dice for the wounded, stones to be thrown.
std::vector<play::Owed> owedByTheDay(const Position& now);
/// "Day 3 of 12", and the part of the day; none where a scenario has no days.
std::vector<play::Reason> dayOfTheClock(const Position& now);
std::vector<play::Sheet> sheetsOf(const Position& now);
/// Values worth judging in a field of one of these orders; nothing for any other.
std::optional<play::Marks> couldOfTheDay(const Position& now, const play::Record& begun, const play::Field& field);
/// What is wrong with the siege of a scenario.
std::vector<play::Problem> problemsOfTheDays(const play::Scenario& scenario, const play::Boards& boards);
SiegePlan planOf(const play::Scenario& scenario);

std::vector<RuleId> rulesOfTheDays();

} // namespace merlon::siege
