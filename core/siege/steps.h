#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// One step of one counter: where it leads, and why it may not be taken. SIEGE 1.1, 1.6.
namespace merlon::siege
{

class Crowd;

/// Whether one who takes that step, from the top of the equipment in his hex or not, is on top of the equipment in the
/// next: onto every ladder, for whoever enters its hex climbs it (1.93a), from the top of a siege tower to its other
/// hexes, and onto it from a rampart.
bool landsAloft(const Position& now, Hex from, Side side, bool aloft);

/// Across one side of a hex, on foot or on hooves. Who stands there is no part of it.
struct Stride
{
    const Position& now;
    bool hooved = false; ///< a horse, with a rider or without
    Hex from;
    Side side = Side::S0;
    int bodies = 0;     ///< what lies on the hex entered, see bodiesOn
    bool aloft = false; ///< from the top of the equipment in the hex that is left
    bool panic = false; ///< one in panic or rout

    bool lands = landsAloft(now, from, side, aloft); ///< false at a ladder: as one reaches who fights at its foot
    Hex to = hex::neighbour(from, side);
    const castle::Terrain* here = now.state().site->rowAt(from, aloft); ///< the rows that count; null off the map
    const castle::Terrain* there = now.state().site->rowAt(to, lands);

    const castle::HexGround& groundHere = now.ground().at(from);
    const castle::HexGround& groundThere = now.ground().at(to);

    bool offLadder() const { return groundHere.ladder && aloft; }
    bool ontoLadder() const { return groundThere.ladder && lands; }
    /// To the rampart hex that the ladder leans on, from its top (1.93e).
    bool isOffTheLadder() const;
    /// Down to it, from the rampart hex that it leans on (1.93h).
    bool isOntoTheLadderBelow() const;
    bool isOffTheTower() const;
    bool isOntoTheTower() const;
};

/// From a rampart to where no walk, stairs, room or ladder joins it (siege.ruling.rampart-inside).
bool leavesTheWalls(const Stride& stride);
/// All that terrain, walls and the dead have against it.
void judgeStride(play::Verdict& verdict, const Stride& stride);
/// Whether they have nothing against it.
bool isOpen(const Stride& stride);

/// Where he is at the end of that way, which begins where he stands: on top of the equipment there, or not. The same
/// hex twice is a climb.
bool endsAloft(const Position& now, const Body& who, const std::vector<Hex>& path);

/// The books weigh men, or horses: not both together, nor one horse alone.
Phrase forTheDead(const Position& now, Hex hex, bool aloft, int bodies, const Phrase& says);
/// So many bodies lie there that nobody enters (1.61f).
play::Findings heapOn(const Position& now, Hex hex, bool aloft, int bodies);

/// Whether movement could ever take one across that side, from the top of the equipment there or not, whoever stands
/// beyond.
bool couldEnter(const Position& now, bool mounted, Hex from, Side side, bool aloft, bool panic = false);

std::vector<RuleId> rulesOfSteps();

} // namespace merlon::siege
