#pragma once

#include "core/castle/ground/line_of_fire.h"

/// Limits that depend on where the two stand, not on what is between them: 1.45c, 1.46c, 1.46e and 1.93b.
namespace merlon::castle
{

enum class Limit : std::uint8_t
{
    None,
    MoatAtCastle,    ///< 1.45c: from the moat at a rampart or a slit
    MoatFromAfar,    ///< 1.46c: into the moat from neither inside nor beside it
    MoatOutward,     ///< 1.46e: out of the moat farther than its edge
    LadderElsewhere, ///< 1.93b: from a ladder at anything but the rampart hex it faces
};

Limit placeLimit(const Field& field, const Aim& aim);

} // namespace merlon::castle
