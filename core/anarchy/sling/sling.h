#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"
#include "core/play/system.h"

/// The staff sling. 1.2.
namespace merlon::anarchy
{

/// 1.2a: a stone is lobbed at a hex.
struct Lob
{
    castle::CounterId by;
    hex::Hex hex;
};

play::Verdict judge(const castle::Position& now, const play::Begun<Lob>& order, play::Tray& tray);

/// Of a diagram of seven or nineteen hexes: 0 is the target, then those beside it clockwise from straight on beyond it,
/// then those two hexes away likewise.
hex::Hex impactOf(hex::Hex from, hex::Hex target, int place);

std::optional<play::Marks> couldLob(const castle::Position& now, const play::Record& begun, const play::Field& field);
void joinSling(castle::Tables& tables);
std::vector<RuleId> rulesOfTheSling();

} // namespace merlon::anarchy
