#pragma once

#include "core/hex/hex.h"

namespace merlon::hex
{

/// A rigid motion of the hexes: about `from`, mirrored, turned, then put down on `to`.
struct Turn
{
    Hex from;
    Hex to;
    int sixths = 0;
    bool mirror = false;

    friend bool operator==(const Turn&, const Turn&) = default;

    Hex operator()(Hex at) const { return rotated(mirror ? reflected(at - from) : at - from, sixths) + to; }
    Side operator()(Side side) const { return turned(mirror ? reflected(side) : side, sixths); }
    /// Which hex comes to lie there.
    Hex back(Hex at) const
    {
        const Hex upright = rotated(at - to, -sixths);
        return (mirror ? reflected(upright) : upright) + from;
    }
};

} // namespace merlon::hex
