#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"

/// What a blow in melee does to the one who takes it: sheet.4, sheet.5d, 3.35.
namespace merlon::castle
{

/// Of a result of a table: stunned, wounded, or else killed.
Health healthOf(std::string_view word);
/// Said and done.
void hurt(play::Verdict& verdict, const Position& now, const Body& who, const Blow& blow);
/// Of one who must retreat from a melee and cannot: he stays, and is wounded (sheet.5c).
void hurtInPlace(play::Verdict& verdict, const Position& now, const Body& who);
/// By the reading in which one who cannot retreat dies; false in the others.
bool killedForWantOfRoom(play::Verdict& verdict, const Position& now, const Body& who);
/// Of one who could not flee, or not so far: wounded, and from the saddle as siege.ruling.saddle-wound is read.
void hurtInTheSaddle(play::Verdict& verdict, const Position& now, const Body& who);

std::vector<RuleId> rulesOfHurts();

} // namespace merlon::castle
