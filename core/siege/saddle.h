#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// Mounting and dismounting: SIEGE 3.33.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<Mount>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Dismount>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Alight>& order, play::Tray& tray);

/// At the end of a phase: those whose turn is over are in the saddle. True when somebody must be placed beside his
/// horse first, and the phase goes on.
bool leaveSaddles(play::Verdict& verdict, const Position& now);
/// Whether the phase goes on for one of them.
bool placesBesideHorsesWait(const Position& now);

bool anybodyIsSaddling(const State& state);
/// Of those who have begun and do something else now, or have something else done to them.
void sayWhoGivesUp(const State& before, const std::optional<State>& after, play::Verdict& verdict);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldAtTheSaddle(const Position& now, const play::Record& begun, const play::Field& field);
/// Those who have begun.
std::vector<play::Muster> saddlersOf(const Position& now);

std::vector<RuleId> rulesOfTheSaddle();

} // namespace merlon::siege
