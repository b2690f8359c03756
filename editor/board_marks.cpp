#include "editor/board_marks.h"

#include "core/edit/line_points.h"
#include "editor/counter_painter.h"
#include "editor/heat.h"
#include "editor/still_marks.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace merlon::editor
{
namespace
{

QPen cursorPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(colour, width, style);
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCosmetic(true);
    return pen;
}

void paintSelection(QPainter& painter, const QItemSelection& selection, const MapCamera& camera, const QRect& part,
                    QColor colour)
{
    const QRect cells = camera.cellsIn(part);
    painter.setPen(cursorPen(colour, 2));
    colour.setAlpha(70);
    painter.setBrush(colour);
    for (const auto& range : selection)
    {
        const QRect shown = QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom())) & cells;
        for (int row = shown.top(); row <= shown.bottom(); ++row)
            for (int column = shown.left(); column <= shown.right(); ++column)
                painter.drawPolygon(camera.outline(camera.layout().hexAt({column, row})));
    }
}

/// A mirror is a line across the map; what turns is a ring with an arm for each of its images.
void paintAxes(QPainter& painter, const BoardAxes& axes, const MapCamera& camera, bool dark)
{
    const QPointF centre = camera.pointOf(axes.centre) + camera.origin();
    const QRectF seen(camera.seen());
    std::vector<QLineF> lines;
    if (axes.symmetry == edit::Symmetry::LeftRight)
        lines = {{centre.x(), seen.top(), centre.x(), seen.bottom()}};
    else if (axes.symmetry == edit::Symmetry::TopBottom)
        lines = {{seen.left(), centre.y(), seen.right(), centre.y()}};
    const int arms = axes.symmetry == edit::Symmetry::Sixfold ? 6 : axes.symmetry == edit::Symmetry::Twofold ? 2 : 0;
    const double radius = std::max(8.0, camera.scale());
    for (int k = 0; k < arms; ++k)
        lines.push_back(QLineF::fromPolar(2 * radius, k * 360.0 / arms).translated(centre));
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen :
         {cursorPen(dark ? Qt::black : Qt::white, 3), cursorPen(dark ? Qt::white : Qt::black, 1, Qt::DashDotLine)})
    {
        painter.setPen(pen);
        for (const QLineF& line : lines)
            painter.drawLine(line);
        painter.drawEllipse(centre, radius, radius);
    }
}

/// From point to point, for the hand.
void paintLines(QPainter& painter, const std::vector<map::Line>& lines, const MapCamera& camera, bool dark)
{
    const double half = std::clamp(camera.scale() / 4, 3.0, 7.0);
    painter.setBrush(dark ? Qt::black : Qt::white);
    for (const map::Line& line : lines)
    {
        QPolygonF row;
        for (const hex::Hex point : line.path)
            row << camera.pointOf(point) + camera.origin();
        for (const QPen& pen :
             {cursorPen(dark ? Qt::black : Qt::white, 3), cursorPen(dark ? Qt::white : Qt::black, 1, Qt::DashLine)})
        {
            painter.setPen(pen);
            painter.drawPolyline(row);
        }
        painter.setPen(cursorPen(dark ? Qt::white : Qt::black, 1));
        for (qsizetype i = 0; i < row.size(); ++i)
        {
            const QRectF handle(row.at(i) - QPointF(half, half), QSizeF(2 * half, 2 * half));
            const bool ends = i == 0 || i + 1 == row.size();
            if (ends || edit::isSharp(line, static_cast<std::size_t>(i)))
                painter.drawRect(handle);
            else
                painter.drawEllipse(handle);
        }
    }
}

/// Hexes and hexsides crossed out: what is there is to go.
void paintNoRoom(QPainter& painter, const std::vector<edit::Roomless>& noRoom, const MapCamera& camera)
{
    const QColor red(0xd0, 0x20, 0x20);
    const std::array pens{cursorPen(Qt::white, 6), cursorPen(red, 3)};
    const auto cross = [&](QPointF at)
    {
        const double half = std::clamp(camera.scale() / 3, 4.0, 12.0);
        painter.drawLine(at - QPointF(half, half), at + QPointF(half, half));
        painter.drawLine(at - QPointF(half, -half), at + QPointF(half, -half));
    };
    painter.setBrush(Qt::NoBrush);
    for (const edit::Roomless& thing : noRoom)
        for (const QPen& pen : pens)
        {
            painter.setPen(pen);
            for (const hex::Hex at : thing.hexes)
            {
                painter.drawPolygon(camera.outline(at));
                cross(camera.pointOf(at) + camera.origin());
            }
            if (!thing.hexside)
                continue;
            const QLineF side = camera.lineOf(*thing.hexside);
            painter.drawLine(side);
            cross(side.center());
        }
}

void paintCursors(QPainter& painter, const BoardCursors& cursors, const MapCamera& camera, const QColor& colour,
                  bool dark)
{
    painter.setBrush(Qt::NoBrush);
    const QColor ink = dark ? Qt::white : Qt::black;
    const QColor halo = dark ? Qt::black : Qt::white;
    const auto draw = [&](hex::Hex hex, const QPen& pen)
    {
        painter.setPen(pen);
        painter.drawPolygon(camera.outline(hex));
    };
    for (const auto hex : cursors.footprint)
        if (camera.layout().contains(hex))
        {
            draw(hex, cursorPen(halo, 3));
            draw(hex, cursorPen(ink, 1));
        }
    const auto drawSide = [&](hex::Edge edge, const QColor& inside)
    {
        for (const QPen& pen : {cursorPen(halo, 7), cursorPen(ink, 5), cursorPen(inside, 3)})
        {
            painter.setPen(pen);
            painter.drawLine(camera.lineOf(edge));
        }
    };
    if (cursors.pointed)
        drawSide(*cursors.pointed, halo);
    if (!cursors.current)
        return;
    draw(*cursors.current, cursorPen(halo, cursors.focused ? 5 : 3));
    draw(*cursors.current, cursors.focused ? cursorPen(colour, 3) : cursorPen(colour, 2, Qt::DashLine));
    if (cursors.turned)
        drawSide(*cursors.turned, colour);
}

} // namespace

std::vector<const play::Piece*> BoardMarks::piecesAt(hex::Hex hex) const
{
    std::vector<const play::Piece*> there;
    for (const play::Piece& piece : pieces)
        if (std::ranges::count(piece.hexes, hex) > 0)
            there.push_back(&piece);
    return there;
}

void paint(QPainter& painter, const BoardMarks& marks, StillMarks& still, const BoardCursors& cursors,
           const MapCamera& camera, const QRect& part, const QPalette& colours, bool dark)
{
    const QColor highlight = colours.color(QPalette::Highlight);
    painter.setRenderHint(QPainter::Antialiasing);
    if (marks.heat)
        paintHeat(painter, *marks.heat, camera, part, dark);
    const QRect shown = part.translated(camera.origin());
    still.paintZones(painter, marks, shown);
    paintSelection(painter, cursors.selection, camera, part, highlight);
    still.paintPieces(painter, marks, shown);
    paintOverlay(painter, camera.layout(), marks.scene, camera.scale(), dark);
    if (cursors.axes)
        paintAxes(painter, *cursors.axes, camera, dark);
    paintLines(painter, cursors.lines, camera, dark);
    paintCursors(painter, cursors, camera, highlight, dark);
    paintNoRoom(painter, cursors.noRoom, camera);
    if (marks.piecesMagnified && cursors.hovered && !marks.piecesHidden)
        paintMagnified(painter, marks.piecesAt(*cursors.hovered), camera.pointOf(*cursors.hovered) + camera.origin(),
                       camera.seen(), dark);
}

} // namespace merlon::editor
