#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"
#include "core/play/system.h"

/// Stones, 4.5.
namespace merlon::anarchy
{

/// 4.5.1: down at an enemy beside him, or at the foot of his hoarding.
struct ThrowStones
{
    castle::CounterId by;
    castle::CounterId at;
};
/// 4.5.2: two shift a pile.
struct ShiftStones
{
    castle::CounterId by;
    castle::CounterId with;
    hex::Hex hex; ///< where it lies
    hex::Hex to;
};
/// He has thrown; so many hexes away lies his pile.
struct StonesFlung
{
    castle::CounterId counter;
    int flung = 0;
};
/// The pile of that hex lies there from now on; these two do nothing else in the phase.
struct StonesShifted
{
    castle::CounterId counter;
    castle::CounterId with;
    hex::Hex hex;
    hex::Hex heaped;
};

void carry(const Data&, State& state, const StonesFlung& flung);
void carry(const Data&, State& state, const StonesShifted& shifted);

play::Verdict judge(const castle::Position& now, const play::Begun<ThrowStones>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<ShiftStones>& order, play::Tray& tray);

/// What binds those who have thrown or shift a pile.
void joinStones(castle::Tables& tables, castle::Policies& policies);
std::vector<RuleId> rulesOfStones();

} // namespace merlon::anarchy
