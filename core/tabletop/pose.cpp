#include "core/tabletop/pose.h"

namespace merlon::tabletop
{
namespace
{

/// 12.35 may be there as 12.3499999999: a hair outwards, and all halves are rounded alike.
int tenths(double mm)
{
    return static_cast<int>(std::lround(mm * 10 + std::copysign(hair, mm)));
}

} // namespace

TablePoint pointAt(Vec place)
{
    return {tenths(place.x), tenths(place.y)};
}

} // namespace merlon::tabletop
