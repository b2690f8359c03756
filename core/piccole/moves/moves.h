#pragma once

#include "core/piccole/battle/battle.h"

/// Pips, and how far a move goes, by what is typed of it. Sections 3 and 5.
namespace merlon::piccole
{

/// The phasing player's dice.
struct RollPips
{
};
/// One element, by its type: the pip that it costs, and its distance where that
/// is told.
struct Move
{
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

play::Verdict judge(const Data&, const State&, const play::Begun<RollPips>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Move>&, play::Tray&);
void carry(const Data&, State&, const PipsRolled&);
void carry(const Data&, State&, const Moved&);

std::vector<RuleId> rulesOfMoves();

} // namespace merlon::piccole
