#pragma once

#include "core/hex/layout.h"

#include <QPointF>
#include <QPolygonF>
#include <QTransform>

#include <array>
#include <cstdint>

namespace merlon::editor::art
{

/// A hex around (0,0) in units: corners at distance 1, y down.
struct HexShape
{
    std::array<QPointF, 6> corners; ///< corner k lies between sides k and k+1

    QPointF start(int side) const { return corners[static_cast<std::size_t>((side + 5) % 6)]; }
    QPointF end(int side) const { return corners[static_cast<std::size_t>(side % 6)]; }
    QPointF middle(int side) const { return (start(side) + end(side)) / 2; }
    QPolygonF polygon() const;
    /// Half the hex's extent across and down.
    QPointF half() const;
    /// The frame of a side: its middle at (0,0), x along it clockwise from -0.5 to 0.5, y towards the hex's centre.
    QTransform sideFrame(int side) const;
};

HexShape hexShape(hex::Orientation orientation);

/// A strip inside the hex along a side. An end is `closed` where the next side of the same hex has such a strip too
/// (the two meet in a mitre), and open where the strip runs on into the neighbour.
QPolygonF sideStrip(const HexShape& shape, int side, double thickness, bool startClosed, bool endClosed);

/// A straight stroke as an area: unlike a line it can be cut (QPolygonF::intersected).
QPolygonF strip(QPointF from, QPointF to, double width);

/// The apothem of a hex: from its centre to the middle of a side.
inline constexpr double apothem = 0.8660254037844386;

/// The same number for the same hex everywhere; `salt` makes independent ones.
std::uint32_t hashOf(hex::Hex hex, std::uint32_t salt);
/// From 0 to 1.
inline double unitHash(hex::Hex hex, std::uint32_t salt)
{
    return hashOf(hex, salt) / 4294967296.0;
}

} // namespace merlon::editor::art
