#pragma once

#include "core/tabletop/vec.h"

/// Places as files and journals hold them: whole tenths, so that what is read is what was written.
namespace merlon::tabletop
{

/// A point of a table, in tenths of a millimetre from its south-west corner; any int, on the table or off it.
struct TablePoint
{
    int x = 0;
    int y = 0;

    friend bool operator==(const TablePoint&, const TablePoint&) = default;
};

/// Where something stands: the middle of its front edge in tenths of a millimetre from the table's south-west corner,
/// and which way it faces in tenths of a degree, 0 to 3599, 0 = north, clockwise.
struct Pose
{
    int x = 0;
    int y = 0;
    int facing = 0;

    friend bool operator==(const Pose&, const Pose&) = default;
};

/// In millimetres.
inline Vec placeOf(TablePoint point)
{
    return {point.x / 10.0, point.y / 10.0};
}
/// Rounded, halves away from zero; for places within 100 km.
TablePoint pointAt(Vec place);

} // namespace merlon::tabletop
