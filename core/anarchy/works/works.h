#pragma once

#include "core/anarchy/field/state.h"
#include "core/castle/field/tables.h"
#include "core/castle/turn/turn.h"
#include "core/play/system.h"

/// Work of whole turns: a door, weapons of the dead (anarchy.ruling.103, anarchy.ruling.104).
namespace merlon::anarchy
{

/// Their turns are counted from this phase on.
struct WorkBegun
{
    std::vector<castle::CounterId> by;
    Job job = Job::Door;
    hex::Hex hex;
    std::optional<castle::CounterId> dead;
};
/// It is done, or broken off.
struct WorkOver
{
    std::vector<castle::CounterId> idle;
};
/// The door in that hex is open until the end of the game (2.3.2b).
struct DoorBroken
{
    hex::Hex broken;
};
/// He has the weapons of one who is dead.
struct Armed
{
    castle::CounterId counter;
    std::optional<play::Term<castle::WeaponTag>> armed; ///< none: nothing to shoot with
};

void carry(const Data&, State& state, const WorkBegun& begun);
void carry(const Data&, State& state, const WorkOver& over);
void carry(const Data&, State& state, const DoorBroken& broken);
void carry(const Data&, State& state, const Armed& armed);

/// One who is to begin.
struct Hand
{
    const castle::Position& now;
    const castle::Body& who;
};
/// What is against his beginning any work now.
void sayWhoMayBegin(play::Verdict& verdict, const Hand& hand);
/// Said and begun: {turns} from this phase on.
void begin(play::Verdict& verdict, const WorkBegun& work, int turns);
/// Null: he has begun nothing.
const Task* taskOf(const castle::Position& now, std::string_view counter);
int turnsOf(const castle::Position& now, Job job);

/// Of what a verdict makes of the battle: whose work it interrupts.
void sayWhoseWorkEnds(play::Verdict& verdict, const castle::Position& now, const State& next);
/// At the end of a phase: what is done.
void finishWork(play::Verdict& verdict, const castle::Ending& ending);

/// The sides of a door hex that have a leaf, as the map marks them (anarchy.ruling.101).
std::vector<hex::Side> leavesOf(const castle::Position& now, hex::Hex door);
/// One of them is closed.
bool isShut(const castle::Position& now, hex::Hex door);

std::vector<RuleId> rulesOfWork();

} // namespace merlon::anarchy
