#pragma once

#include "core/siege/position.h"

/// Where two who stand side by side can fight: SIEGE 1.74, 1.93, 2.45.
namespace merlon::siege
{

/// What keeps one from attacking his neighbour; the least first.
enum class Bar : std::uint8_t
{
    None,
    Ladder,  ///< from a ladder only at the rampart that it leans on (1.74c)
    Height,  ///< one of them stands on the walls, and no way joins the two hexes (siege.ruling.access)
    Terrain, ///< he could not enter that hex (1.74b)
    Slit,    ///< 1.74a
    Wall,
    Apart ///< they are not side by side
};

/// The hex and the side across which one reaches the other best: a rider has two hexes.
struct Contact
{
    Bar bar = Bar::Apart;
    Hex from;
    Side side = Side::S0;
};
/// What keeps one on that hex from attacking across that side.
Bar barBetween(const Position& now, bool mounted, Hex from, Side side);
Contact contactOf(const Position& now, const Body& attacker, const Body& target);

/// The same between two hexes, whoever stands there.
Bar barBetween(const Position& now, bool mounted, Hex from, Side side);

/// A ladder and the rampart that it leans on, the hexes of a siege tower's top, and one of them and a rampart: joined
/// whatever stands between.
bool joined(const Position& now, Hex from, Side side, bool aloft);
/// On the top of a siege tower: what a counter on its hexes is taken to be.
bool onTowerTop(const Position& now, Hex hex);

} // namespace merlon::siege
