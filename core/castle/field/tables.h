#pragma once

#include "core/castle/field/position.h"
#include "core/play/fwd.h"
#include "core/play/rule_row.h"

/// Where a system joins in: rows among those of the family, and what only code can say.
namespace merlon::castle
{

struct LevelChange;
struct Declared;
struct Ending;
struct Fighter;
struct LadderPlace;
struct Melee;
struct Passage;
struct Ride;
struct Shot;
struct Stride;

/// One who is to do something.
struct Actor
{
    const Position& now;
    const Body& who;
};

/// The rows of some questions as a system plays them, made once (familyTables, in castle.h).
struct Tables
{
    // The family's, among which a system puts its own.
    play::Rows<Debt> debts;        ///< what comes first while that is owed
    play::Rows<Stride> strides;    ///< against a step
    play::Rows<Declared> shooters; ///< against a shooter and a target
    play::Rows<Shot> ways;         ///< who stands in the way of a shot
    play::Rows<Shot> modifiers;    ///< what is added to its die
    play::Rows<Fighter> attackers;
    play::Rows<Ending> endings; ///< at the end of a step or phase

    // A system's alone, said where the family has room for them.
    play::Rows<Position> first;       ///< against anything, after what is owed
    play::Rows<Actor> acting;         ///< against one who lights, topples, mounts or harnesses
    play::Rows<Actor> moving;         ///< against one who moves, or moves something
    play::Rows<Passage> passing;      ///< against a step of one who flees
    play::Rows<LevelChange> climbing; ///< against his climb to the other level of a hex
    play::Rows<Ride> riding;          ///< against being carried along by an engine
    play::Rows<Shot> covers;          ///< of the cover of a target, where the line is clear
    play::Rows<LadderPlace> leaning;  ///< against a ladder that is to lean there
};

/// What only code can say, each a function of the system; null: there is nothing to say. One that leaves debts of its
/// own has `owe`, and `mayAdvance` is the family's (familyPolicies, in castle.h).
struct Policies
{
    /// The column of a melee, for an attack that is only named; and with its die, and what that does.
    void (*odds)(play::Verdict& verdict, const Melee& melee) = nullptr;
    void (*fight)(play::Verdict& verdict, const Melee& melee, play::Tray& tray) = nullptr;
    /// Of a shot that is legal, before its die: whether the players are asked what their own sheet makes of it.
    bool (*ask)(play::Verdict& verdict, const Shot& shot) = nullptr;
    /// After a shot that has hit nobody; `modifier` was added to its die, but for what is the target's.
    void (*missed)(play::Verdict& verdict, const Shot& shot, int modifier, play::Tray& tray) = nullptr;
    /// He flees: ladders lead down for him, however they are read.
    bool (*flees)(const Position& now, const Body& who) = nullptr;
    /// That is owed, but the advance may come before it.
    bool (*waits)(const Position& now, const Debt& debt) = nullptr;
    /// How a debt of the system's is settled, told to the players.
    void (*owe)(const Position& now, const OtherDue& due, std::vector<play::Owed>& owed) = nullptr;
    /// What else changes before a step or phase ends, and once a step of the same phase has begun.
    void (*ends)(play::Verdict& verdict, const Ending& ending) = nullptr;
    void (*begins)(play::Verdict& verdict, const Position& now, Step step) = nullptr;
    /// Movement points left to him, of those that he has.
    int (*pointsLeft)(const Position& now, const Body& who, int left) = nullptr;
    /// After the last melee, for those sections that do not know melee.
    bool (*mayAdvance)(const Position& now) = nullptr;
};

/// Whether the system has him flee.
bool flees(const Position& now, const Body& who);

} // namespace merlon::castle
