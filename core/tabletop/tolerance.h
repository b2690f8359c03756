#pragma once

#include "core/tabletop/facing.h"
#include "core/tabletop/vec.h"

/// What a hand is forgiven. Nobody sets a base down to a tenth of a millimetre, and what lies edge on edge must neither
/// overlap nor be apart; so lengths, facings and overlaps have a little room.
namespace merlon::tabletop
{

struct Tolerance
{
    static constexpr double mm = 0.5;       ///< lengths that differ by no more are equal
    static constexpr int facing = 5;        ///< so are facings, in tenths of a degree
    static constexpr double in = 0.25;      ///< two bases, zones or lanes overlap when they do, each drawn in by this
    static constexpr double inGround = 0.5; ///< a base or lane and the ground: the base or lane alone is drawn in
};

inline bool tolerated(double mm)
{
    return std::abs(mm) <= Tolerance::mm + hair;
}
constexpr bool sameFacing(int facing, int other)
{
    return angleBetween(facing, other) <= Tolerance::facing;
}

} // namespace merlon::tabletop
