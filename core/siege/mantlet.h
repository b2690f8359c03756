#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// The mantlet: SIEGE 5.2.
namespace merlon::siege
{

/// The base of a mantlet lies along that side of the hex, whichever of the two hexes it stands on.
bool acrossABase(const Position& now, Hex hex, Side side);

play::Verdict judge(const Position& now, const play::Begun<PushMantlet>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<TurnMantlet>& order, play::Tray& tray);

/// What a hand may pick; nothing: the order is none of the mantlet's.
std::optional<play::Marks> couldWithMantlets(const Position& now, const play::Record& begun, const play::Field& field);

/// The cheapest way there with the mantlet of his hex; where none is open, one as on foot, so that it can be told what
/// is against it.
std::vector<Hex> wayOfAMantlet(const Position& now, const Body& who, Hex end);

std::vector<RuleId> rulesOfTheMantlet();

} // namespace merlon::siege
