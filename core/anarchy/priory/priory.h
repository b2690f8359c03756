#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"
#include "core/play/system.h"

/// The priory: its windows, and its doors. Chapter 2.
namespace merlon::anarchy
{

/// 2.3.1: the one who stands in a door hex works the door.
struct WorkDoor
{
    castle::CounterId by;
    std::optional<hex::Hex> hex; ///< of the door; none: where he stands, or the one beside him
};
/// 2.3.2: two break a door in.
struct BreakDoor
{
    std::vector<castle::CounterId> by;
    hex::Hex hex;
};

play::Verdict judge(const castle::Position& now, const play::Begun<WorkDoor>& order, play::Tray& tray);
play::Verdict judge(const castle::Position& now, const play::Begun<BreakDoor>& order, play::Tray& tray);

std::optional<play::Marks> couldAtDoors(const castle::Position& now, const play::Record& begun,
                                        const play::Field& field);

/// Rows among those of the battle.
void joinPriory(castle::Tables& tables);
std::vector<RuleId> rulesOfThePriory();
std::vector<RuleId> rulesOfDoors();

} // namespace merlon::anarchy
