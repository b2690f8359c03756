#include "core/map/table_map.h"

#include <cmath>

namespace merlon::map
{

/// They go round either way: a picture may be a mirror's.
CornersFault faultOf(const std::array<Pixel, 4>& corners)
{
    constexpr double least = 1; // square pixels: of a triangle of them twice the area
    int left = 0;
    for (std::size_t i = 0; i < 4; ++i)
    {
        const Pixel& a = corners[i];
        const Pixel& b = corners[(i + 1) % 4];
        const Pixel& c = corners[(i + 2) % 4];
        const double area = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
        if (std::abs(area) < least)
            return CornersFault::Line;
        left += area > 0 ? 1 : 0;
    }
    return left == 0 || left == 4 ? CornersFault::None : CornersFault::Order;
}

} // namespace merlon::map
