#pragma once

#include "editor/art/brushwork.h"

#include <cstdint>

namespace merlon::editor::art
{

/// A thing that is drawn on a hex.
enum class Art : std::uint8_t
{
    Symbol,    ///< a: number, b: 0, or 1 + the side that its top is turned to, c: 1 when mirrored
    Wash,      ///< a: Growth, b: variant
    Hatch,     ///< a terrain that we have no picture of
    Mound,     ///< a: side, an embankment's foot
    Trench,    ///< a: the sides on which it goes on, as bits
    Stairs,    ///< a: the side that they climb to
    Bank,      ///< a: side, b: ends; inside the water
    Shadow,    ///< a: side, cast beyond it
    StoneEdge, ///< a: side, b: 1 towards the open
    HouseWall, ///< a: side, b: ends, c: 2 for the keep
    Relief,    ///< a: side, b: ends, c: levels up or down beyond it, at most 3, and 4 where this hex is the higher one
    Cliff,     ///< a: side, b: how many levels down beyond it, at most 3
    Contour, ///< a: corner, b: which of the hexes around it lies apart: 0 this one, 1 across side a, 2 across a + 1; at
             ///< the edge of the map 3 or 4, of two hexes with side a or a + 1 between them this one; c: 1 it is higher
    Parapet, ///< a: side, b: ends
    Slit,    ///< a: side, b: ends, c: 2 for the keep
    Window,  ///< a: side, b: ends, c: 1 twin, 2 for the keep
    Door,    ///< a: side, b: ends, c: 1 open, 2 for the keep
    Gate,    ///< as Door
    WallBar, ///< a: side
    LowWall, ///< a: side
    Crest,   ///< a: side
    Palisade, ///< a: side
    Course,   ///< a: the sides that it leaves by, as bits, b: number of its look, c: 1 its rim; of two sides: 2 * the
              ///< turn beyond the first, 16 * that beyond the second (courseTurns)
    Roof,     ///< a: the sides on which it goes on, as bits, b: number of its look
    UnknownSide, ///< a: side
    UnknownThing,
    Structure ///< a: side, the dashed outline, inside
};

/// The ends of a strip along a side, as bits: does it meet another strip of the same hex there (see sideStrip)?
inline constexpr std::uint8_t closedStart = 1;
inline constexpr std::uint8_t closedEnd = 2;

struct Decal
{
    Art art = Art::Symbol;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;

    std::uint32_t key() const
    {
        return (static_cast<std::uint32_t>(art) << 24) | (static_cast<std::uint32_t>(a) << 16) |
               (static_cast<std::uint32_t>(b) << 8) | c;
    }
};

/// No decal reaches farther from its hex's centre, in units.
inline constexpr double decalReach = 1.6;

/// Draws it around (0,0).
void draw(const Brushwork& work, Decal decal);

} // namespace merlon::editor::art
