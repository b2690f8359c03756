#pragma once

#include "core/piccole/field/zones.h"
#include "core/piccole/moves/moves.h"

/// A move on a measured table: its legs, whom they meet, where it ends. Sections 5 to 7.
namespace merlon::piccole
{

/// What the rules are asked about.
struct Way
{
    Standing standing;
    const State& state;
    const Element& who;
    std::vector<tabletop::Leg> legs;
    double length = 0; ///< mm
    double most = 0;
    std::vector<Front> attacks; ///< at its end
    std::vector<Visit> visits;
    std::vector<Visit> attacked; ///< those of them of whom it attacks

    const Data& data() const { return standing.data; }
    const Stand& end() const { return legs.back().to; }
    /// A turn on the spot and nothing else.
    bool onlyTurns() const { return length == 0; }
    bool isBack() const { return std::ranges::all_of(legs, isBackwards); }
    bool attacksEnemy(const Element* enemy) const;
};
/// Of a path that has one pose or more.
Way wayOf(const Data& data, const State& state, const Element& who, const std::vector<play::Pose>& path);
/// `via` and then `at`.
std::vector<play::Pose> pathOf(const Move& move);

/// What of its allowance nobody has to be told twice: the verdict has begun already.
play::Verdict judgeOnTable(const Data&, const State&, const play::Begun<Move>&, play::Verdict, play::Tray&);
/// Obstacles and room, of any move that a hand makes.
void judgeObstacles(const Way& way, play::Verdict& verdict);
void judgeZones(const Way& way, play::Verdict& verdict);
/// Who may move now: turn, step, once, pips.
void judgeMover(const Data& data, const State& state, const Element& who, play::Verdict& verdict);

std::vector<RuleId> rulesOfWays();

} // namespace merlon::piccole
