#include "editor/art/hex_shape.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace merlon::editor::art
{

QPolygonF HexShape::polygon() const
{
    QPolygonF result;
    for (const QPointF& corner : corners)
        result << corner;
    return result;
}

QPointF HexShape::half() const
{
    QPointF result;
    for (const QPointF& corner : corners)
        result = {std::max(result.x(), corner.x()), std::max(result.y(), corner.y())};
    return result;
}

QTransform HexShape::sideFrame(int side) const
{
    const QPointF along = end(side) - start(side);
    const QPointF at = middle(side);
    return {along.x(), along.y(), -along.y(), along.x(), at.x(), at.y()};
}

HexShape hexShape(hex::Orientation orientation)
{
    hex::Layout layout;
    layout.orientation = orientation;
    const hex::PlanePoint centre = hex::centreOf(layout, {});
    HexShape shape;
    for (std::size_t k = 0; k < 6; ++k)
    {
        const hex::PlanePoint at = hex::cornerOf(layout, {}, hex::allSides[k]);
        shape.corners[k] = {at.x - centre.x, at.y - centre.y};
    }
    return shape;
}

QPolygonF sideStrip(const HexShape& shape, int side, double thickness, bool startClosed, bool endClosed)
{
    const QPointF a = shape.start(side);
    const QPointF b = shape.end(side);
    const QPointF before = shape.start((side + 5) % 6);
    const QPointF after = shape.end((side + 1) % 6);
    const double mitre = 1 - thickness / apothem;
    const double along = thickness / apothem; // the sides of a hex are as long as its radius
    const QPointF innerA = startClosed ? a * mitre : a + (before - a) * along;
    const QPointF innerB = endClosed ? b * mitre : b + (after - b) * along;
    return QPolygonF{{a, b, innerB, innerA}};
}

QPolygonF strip(QPointF from, QPointF to, double width)
{
    const QLineF across = QLineF(from, to).normalVector().unitVector();
    const QPointF aside = (across.p2() - across.p1()) * width / 2;
    return QPolygonF{{from + aside, to + aside, to - aside, from - aside}};
}

std::uint32_t hashOf(hex::Hex hex, std::uint32_t salt)
{
    std::uint64_t x =
        (static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.q)) << 32) | static_cast<std::uint32_t>(hex.r);
    x ^= 0x9e3779b97f4a7c15ULL * (salt + 1);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return static_cast<std::uint32_t>((x ^ (x >> 31)) >> 16);
}

} // namespace merlon::editor::art
