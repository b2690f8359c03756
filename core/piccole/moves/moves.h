#pragma once

#include "core/piccole/battle/battle.h"

/// Pips, and how far a move goes, by what is typed of it. Sections 3 and 5.
namespace merlon::piccole
{

/// The phasing player's dice.
struct RollPips
{
};
/// One element. On a measured table it is named, and goes by `via` to `at`; else it is told by its type, with the
/// ground and the distance where that is told.
struct Move
{
    std::optional<ElementId> who;
    std::vector<play::Pose> via; ///< where it turns on its way
    std::optional<play::Pose> at;
    Troop troop = Troop::FtP;
    Ground from = Ground::Easy; ///< at the start
    Ground to = Ground::Easy;   ///< at the end
    bool crossed = false;       ///< difficult ground lies on the way between them
    std::optional<play::Length> distance;
};

struct PipsRolled
{
    int pips = 0;
};
struct Moved
{
    Troop troop = Troop::FtP;
    play::Length most;
};
/// On a table.
struct Went
{
    ElementId who;
    play::Pose at;
    std::vector<ElementId> contacted; ///< enemies that it ends in contact with
};

play::Verdict judge(const Data&, const State&, const play::Begun<RollPips>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Move>&, play::Tray&);
void carry(const Data&, State&, const PipsRolled&);
void carry(const Data&, State&, const Moved&);
void carry(const Data&, State&, const Went&);

/// How far troops of that type may move between such grounds.
int inchesBetween(const Data& data, Troop troop, Ground from, Ground to);
/// Says how far such troops move at all.
void sayMoves(const Data& data, Troop troop, play::Verdict& verdict);

std::vector<RuleId> rulesOfMoves();

} // namespace merlon::piccole
