#pragma once

#include "editor/art/hex_shape.h"
#include "editor/art/inks.h"

#include <QPainter>

#include <algorithm>
#include <span>

namespace merlon::editor::art
{

class Symbols;
struct ThingLook;

/// What a drawing function is given: a painter whose units are those of HexShape, and what to draw with.
struct Brushwork
{
    QPainter& painter;
    const HexShape& shape;
    const Inks& inks;
    const Symbols& symbols;
    std::span<const ThingLook> things{}; ///< of the palette
    double pixel = 0.04;                 ///< one pixel (or point) in units

    /// A width that is never thinner than a line can be seen.
    double visible(double width) const { return std::max(width, 0.75 * pixel); }
    QPen pen(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::RoundCap) const
    {
        return {colour, visible(width), Qt::SolidLine, cap, Qt::MiterJoin};
    }
    void fill(const QPolygonF& polygon, const QColor& colour) const
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(polygon);
    }
    void line(QPointF from, QPointF to, const QColor& colour, double width) const
    {
        painter.setPen(pen(colour, width));
        painter.drawLine(from, to);
    }
    /// Filled and outlined.
    void block(const QPolygonF& polygon, const QColor& colour, const QColor& edge, double width) const
    {
        painter.setPen(pen(edge, width));
        painter.setBrush(colour);
        painter.drawPolygon(polygon);
    }
};

/// Draws in the frame of a side while it lives (HexShape::sideFrame).
class SideFrame
{
public:
    SideFrame(const Brushwork& work, int side) : painter_(work.painter)
    {
        painter_.save();
        painter_.setTransform(work.shape.sideFrame(side), true);
    }
    ~SideFrame() { painter_.restore(); }
    SideFrame(const SideFrame&) = delete;
    SideFrame& operator=(const SideFrame&) = delete;

private:
    QPainter& painter_;
};

} // namespace merlon::editor::art
