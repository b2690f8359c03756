#pragma once

#include "core/siege/position.h"

/// Where two who stand side by side can fight: SIEGE 1.74, 1.93, 2.45.
namespace merlon::siege
{

/// What keeps one from attacking his neighbour; the least first.
enum class Bar : std::uint8_t
{
    None,
    Mantlet, ///< the base of one lies between (5.24a)
    Ladder,  ///< from a ladder only at the rampart that it leans on (1.74c)
    Level,   ///< the inside and the top of one siege tower (2.45e)
    Moat,    ///< the inside of a siege tower and open moat (siege.ruling.tower-moat)
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
/// What keeps him, on that hex of his, from attacking across that side: of the levels there, on that which he reaches
/// better.
Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side);
/// The same of one who is on that level there: on top of the equipment, or not.
Bar barBetween(const Position& now, const Counter& attacker, Hex from, Side side, bool targetAloft);
Contact contactOf(const Position& now, const Body& attacker, const Body& target);

} // namespace merlon::siege
