#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/position.h"

/// Siege ladders: carried, raised, shifted, climbed, toppled. SIEGE 1.9.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<CarryLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<LayLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<RaiseLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<ShiftLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Climb>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Topple>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<DropLadder>& order, play::Tray& tray);

/// The ladders that lean on the rampart hex where he stands.
std::vector<Hex> laddersBefore(const Position& now, const Body& who);
/// The same game with one of them off the map, so that he is in nobody's way.
State without(const State& state, const Body& who);
/// The two move as one: if either of them was the last to move, both may go on.
State asOne(const State& state, const Body& who, const Body& other);
/// The hexes on which the other half of a fallen ladder may lie; where there is none, that on which it stood.
std::vector<Hex> dropsOf(const Position& now, Hex ladder);
/// What is against a shot or an attack of one who holds a ladder (1.91b).
play::Findings holdsALadder(const Position& now, const Body& who);
/// And, by the other reading of siege.ruling.ladder-carry, of one who has carried one in this phase.
play::Findings hasCarriedALadder(const Position& now, const Body& who);
/// The one who fell on another and has not gone on, though he could, or could in the movement step that is left out
/// (siege.ruling.fall-stack).
play::Findings mustComeDown(const Position& now);

/// What a hand may pick for a field of an order of this section; nothing: another's.
std::optional<play::Marks> couldWithLadders(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfLadders();
std::vector<RuleId> rulesOfCarriedLadders();
std::vector<RuleId> rulesOfToppling();

} // namespace merlon::siege
