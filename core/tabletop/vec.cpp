#include "core/tabletop/vec.h"

#include <algorithm>

namespace merlon::tabletop
{

double distance(Vec point, const Segment& segment)
{
    const Vec way = segment.to - segment.from;
    const double square = dot(way, way);
    const double part = square > 0 ? std::clamp(dot(point - segment.from, way) / square, 0.0, 1.0) : 0.0;
    return length(point - (segment.from + part * way));
}

} // namespace merlon::tabletop
