#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>

#include <string_view>

class QPainter;

namespace merlon::editor
{

/// The signs by which kinds of ground on a measured table are told apart without their colours. Everything is as large
/// as on the table, so that paper and screen show the same; the signs lie where they do whatever part is drawn.
struct TableLook
{
    QColor colour;  ///< of the ground
    QColor sign;    ///< of what is drawn on it
    double scale;   ///< units of the painter for a millimetre
    QRectF part{};  ///< that is drawn, in units of the painter
    QRectF table{}; ///< all that ever is
};

/// Whether pixels are as good as lines there: on a screen, not in a picture or on paper.
bool isScreen(const QPainter& painter);

/// Fills an area with the signs of a look ("trees", "slope", "reeds" ...). A name that nobody knows has none.
void paintSigns(QPainter& painter, const QPainterPath& area, std::string_view look, const TableLook& how);

/// A place of a campaign's sheet ("towers", "house", "keep", "ring"), its middle at a point; `size` in units of the
/// painter.
void paintPlace(QPainter& painter, QPointF middle, double size, std::string_view look, const TableLook& how);

} // namespace merlon::editor
