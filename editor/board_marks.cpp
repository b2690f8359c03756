#include "editor/board_marks.h"

#include "editor/counter_labels.h"
#include "editor/counter_painter.h"

#include <QPainter>

#include <algorithm>

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

void paintPieces(QPainter& painter, const BoardMarks& marks, const MapCamera& camera, const QRect& part, bool dark)
{
    std::vector<play::Piece> pieces = marks.pieces; // those of a game, whose map may be larger than what is drawn now
    const auto isOff = [&](hex::Hex hex) { return !camera.layout().contains(hex); };
    std::erase_if(pieces, [&](const play::Piece& piece) { return std::ranges::all_of(piece.hexes, isOff); });
    paintCounters(painter, camera.layout(), pieces, part, camera.scale(), dark);
    paintNames(painter, camera.layout(), pieces, part, camera.scale(), dark);
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
    if (!cursors.current)
        return;
    draw(*cursors.current, cursorPen(halo, cursors.focused ? 5 : 3));
    draw(*cursors.current, cursors.focused ? cursorPen(colour, 3) : cursorPen(colour, 2, Qt::DashLine));
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

void paint(QPainter& painter, const BoardMarks& marks, const BoardCursors& cursors, const MapCamera& camera,
           const QRect& part, const QPalette& colours, bool dark)
{
    const QColor highlight = colours.color(QPalette::Highlight);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelection(painter, cursors.selection, camera, part, highlight);
    if (!marks.piecesHidden)
        paintPieces(painter, marks, camera, part.translated(camera.origin()), dark);
    paintOverlay(painter, camera.layout(), marks.scene, camera.scale(), dark);
    paintCursors(painter, cursors, camera, highlight, dark);
    if (marks.piecesMagnified && cursors.hovered && !marks.piecesHidden)
        paintMagnified(painter, marks.piecesAt(*cursors.hovered), camera.pointOf(*cursors.hovered) + camera.origin(),
                       camera.seen(), dark);
}

} // namespace merlon::editor
