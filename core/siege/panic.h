#pragma once

#include "core/play/rule_row.h"
#include "core/play/system.h"
#include "core/siege/position.h"

/// Panic and rout, an optional rule of SIEGE: the die after a death, and who is affected.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<PanicDie>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Frighten>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<KeepCalm>& order, play::Tray& tray);

/// Those among whom the owner chooses: since the die, some may have gone or panicked by another death.
std::vector<Body> leftToFrighten(const Position& now, const FrightDue& due);
/// How many he must choose: as the die says, or all who are left.
int askedFor(const Position& now, const FrightDue& due);

/// Whether an advance comes before that (siege.ruling.panic-order).
bool waitsForTheMelee(const Position& now, const Debt& debt);
/// One in panic is refused in these words, or may do so by the other reading of siege.ruling.panic-acts.
play::Findings actsInPanic(const Position& now, const Body& who, const Phrase& refused);
play::Marks couldInPanic(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfPanic();

} // namespace merlon::siege
