#pragma once

#include "core/play/rule_row.h"
#include "core/siege/position.h"

/// Whether an enemy beyond a wall or on another level is adjacent: siege.ruling.adjacency.
namespace merlon::siege
{

/// A living enemy of his, in that hex or next to it.
struct Neighbour
{
    const Counter* enemy = nullptr;
    bool reached = false; ///< melee between the two is possible
};
/// Where he would stand there, on top of the equipment or not; those first with whom no melee is possible.
std::vector<Neighbour> neighboursAt(const Position& now, const Body& who, Hex hex, bool aloft = false);
bool besideEnemy(const Position& now, const Body& who, Hex hex, bool aloft = false);

/// Of a hex beside enemies with none of whom melee is possible: that they count, or that they do not.
play::Findings byAdjacency(const Position& now, const Body& who, Hex hex, bool aloft = false);
/// The same of those enemies.
play::Findings byAdjacency(const Position& now, Hex hex, const std::vector<Neighbour>& enemies);

} // namespace merlon::siege
