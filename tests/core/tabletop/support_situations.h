#pragma once

#include "support_sampled.h"

#include "core/tabletop/base.h"

#include <string>

/// What the code and the sampling are both asked about.
inline sampled::Rect rectOf(const merlon::tabletop::Stand& stand)
{
    return {{stand.at.x, stand.at.y}, stand.facing, stand.base.front, stand.base.depth};
}
inline std::string text(const merlon::tabletop::Stand& stand)
{
    return "(" + std::to_string(stand.at.x) + " " + std::to_string(stand.at.y) + " facing " +
           std::to_string(stand.facing) + " depth " + std::to_string(stand.base.depth) + ")";
}
