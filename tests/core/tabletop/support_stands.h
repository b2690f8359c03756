#pragma once

#include "core/tabletop/base.h"

#include <cmath>

/// A base of 40 x `depth` mm by the middle of its front edge and the degrees that it faces.
inline merlon::tabletop::Stand at(double x, double y, double degrees, double depth = 20)
{
    return {{40, depth}, {x, y}, merlon::tabletop::turned(static_cast<int>(std::lround(degrees * 10)), 0)};
}
/// Whether that is where it stands, as files would say it.
inline bool standsAt(const merlon::tabletop::Stand& stand, double x, double y, double degrees)
{
    return poseOf(stand) == poseOf(at(x, y, degrees));
}
inline bool near(double a, double b)
{
    return std::abs(a - b) < 1e-7;
}
inline bool near(merlon::tabletop::Vec a, merlon::tabletop::Vec b)
{
    return near(a.x, b.x) && near(a.y, b.y);
}
/// As files keep it.
inline merlon::tabletop::Stand kept(const merlon::tabletop::Stand& stand)
{
    return standAt(stand.base, poseOf(stand));
}
