#include "editor/table_pieces.h"

#include "core/tabletop/base.h"
#include "editor/art/force_pattern.h"
#include "editor/art/inks.h"

#include <QCache>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <memory>

namespace merlon::editor
{
namespace
{

using map::TablePoint;
using play::Mark;

constexpr double labelAway = 18; ///< units of the painter, from what it speaks of
constexpr double labelHigh = 13;
constexpr double leastNamed = 7; ///< where a name would be lower, none is written

/// By day or by night; on paper a line is as thick as it is on a screen that shows 4 pixels a millimetre.
struct Look
{
    bool dark = false;
    double pixel = 1;

    QColor blue() const { return dark ? QColor(0x7fc0ff) : QColor(0x1450a3); }
    QColor good() const { return dark ? QColor(0x8fe08a) : QColor(0x14661c); }
    QColor bad() const { return dark ? QColor(0xff8066) : QColor(0xb3170f); }
    QColor grey() const { return dark ? QColor(0xb9b9bf) : QColor(0x55504a); }
    QColor halo() const { return dark ? QColor(0, 0, 0, 190) : QColor(255, 252, 240, 220); }
    QColor of(Mark mark, bool legal) const
    {
        switch (mark)
        {
        case Mark::May:
            return good();
        case Mark::MayNot:
            return grey();
        case Mark::Aim:
        case Mark::Way:
            return legal ? good() : bad();
        case Mark::Stop:
            return bad();
        case Mark::Actor:
        case Mark::Zone:
            break;
        }
        return blue();
    }
};

QColor contrasting(const QColor& colour)
{
    const double luminance = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF();
    return luminance > 0.55 ? QColor(0x1c1712) : QColor(0xfffaf0);
}

QPolygonF polygonOf(const std::vector<TablePoint>& corners, const TablePlane& plane)
{
    return plane.along(corners);
}

void twice(QPainter& painter, const Look& look, const QPen& pen, const std::function<void()>& draw)
{
    painter.setBrush(Qt::NoBrush);
    QPen halo = pen;
    halo.setColor(look.halo());
    halo.setWidthF(pen.widthF() + 2.6 * look.pixel);
    halo.setStyle(Qt::SolidLine);
    painter.setPen(halo);
    draw();
    painter.setPen(pen);
    draw();
}

/// Told apart by their lines too: a zone is dashed, a way is filled, where it ends is framed, and crossed where it is
/// refused.
void paintOutline(QPainter& painter, const TablePlane& plane, const play::Outline& outline, const Look& look)
{
    const QPolygonF polygon = polygonOf(outline.corners, plane);
    const QColor colour = look.of(outline.mark, outline.legal);
    if (outline.mark == Mark::Way || outline.mark == Mark::Zone)
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(art::withAlpha(colour, outline.mark == Mark::Way ? 0.16 : 0.1));
        painter.drawPolygon(polygon);
    }
    if (outline.mark == Mark::Way)
        return;
    const Qt::PenStyle style = outline.mark == Mark::Zone ? Qt::DashLine : Qt::SolidLine;
    twice(painter, look, QPen(colour, 2 * look.pixel, style, Qt::RoundCap, Qt::MiterJoin),
          [&]
          {
              painter.drawPolygon(polygon);
              if (!outline.legal && polygon.size() == 4)
              {
                  painter.drawLine(polygon[0], polygon[2]);
                  painter.drawLine(polygon[1], polygon[3]);
              }
          });
}

/// A name as an outline, 100 units high, its middle at the origin.
struct NameOutline
{
    double width = 1;
    QPainterPath path;
};

/// Kept, for the outlines of letters are dear and names stay as they are.
const NameOutline& outlineOf(const QString& name, QFont font)
{
    constexpr qsizetype most = 500;
    thread_local QCache<QString, NameOutline> known(most);
    const QString key = font.toString() + QLatin1Char('\n') + name;
    if (const NameOutline* outline = known.object(key))
        return *outline;
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    auto outline = std::make_unique<NameOutline>();
    outline->width = std::max(1.0, metrics.horizontalAdvance(name));
    outline->path.addText(QPointF(-outline->width / 2, metrics.capHeight() / 2), font, name);
    const NameOutline& made = *outline;
    known.insert(key, outline.release());
    return made;
}

/// A name along the base, as large as there is room for; read from below or from the right.
void writeName(QPainter& painter, const QPolygonF& corners, const QString& name, const QColor& ink, double pixel)
{
    const QLineF front(corners[0], corners[1]);
    const double depth = QLineF(corners[1], corners[2]).length();
    const auto& [width, path] = outlineOf(name, painter.font());
    const double size = std::min(0.62 * depth, 100 * 0.9 * front.length() / width);
    if (size < leastNamed * pixel)
        return;
    double angle = -front.angle();
    if (angle < -90 && angle >= -270)
        angle += 180;
    QTransform place;
    const QPointF middle = (corners[0] + corners[2]) / 2;
    place.translate(middle.x(), middle.y());
    place.rotate(angle);
    place.scale(size / 100, size / 100);
    painter.fillPath(place.map(path), ink);
}

/// Its rows go along the front, whichever way that looks.
QPainterPath patternAlong(const QPolygonF& corners, std::string_view pattern)
{
    const QLineF front(corners[0], corners[1]);
    const QLineF flank(corners[0], corners[3]);
    QPainterPath base;
    base.addRect(QRectF(0, 0, front.length(), flank.length()));
    const QPointF along = (front.p2() - front.p1()) / front.length();
    const QPointF down = (flank.p2() - flank.p1()) / flank.length();
    const QTransform place(along.x(), along.y(), down.x(), down.y(), corners[0].x(), corners[0].y());
    return place.map(art::patternOn(base, pattern));
}

/// A base, its front a thick line with a point in the middle; of one who is lost only a crossed frame.
void paintPiece(QPainter& painter, const TablePlane& plane, const play::Piece& piece, const Look& look)
{
    const QPolygonF corners = cornersOf(*piece.footprint, plane);
    QColor fill(QString::fromStdString(piece.colour));
    if (!fill.isValid())
        fill = QColor(0x8a8a8a);
    if (look.dark)
        fill = art::moonlit(fill);
    const QColor frame = look.dark ? QColor(0xe8e2d0) : QColor(0x1c1712);
    if (piece.gone)
    {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.grey(), 1.2 * look.pixel, Qt::DotLine));
        painter.drawPolygon(corners);
        painter.drawLine(corners[0], corners[2]);
        painter.drawLine(corners[1], corners[3]);
        return;
    }
    painter.setBrush(fill);
    painter.setPen(QPen(frame, 1.2 * look.pixel, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawPolygon(corners);
    if (!piece.pattern.empty())
        painter.fillPath(patternAlong(corners, piece.pattern), art::patternColour(fill));
    const QPointF middle = (corners[0] + corners[1]) / 2;
    const QPointF ahead = (corners[0] - corners[3]) * 0.2;
    painter.setBrush(frame);
    painter.drawPolygon(QPolygonF{corners[0] + 0.38 * (corners[1] - corners[0]), middle + ahead,
                                  corners[0] + 0.62 * (corners[1] - corners[0])});
    painter.setPen(QPen(frame, 3 * look.pixel));
    painter.drawLine(corners[0], corners[1]);
    if (piece.down || piece.hurt)
        painter.drawLine(corners[1], corners[3]);
    writeName(painter, corners, QString::fromStdString(piece.name), contrasting(fill), look.pixel);
    if (piece.turn == play::Turn::None)
        return;
    const QPointF corner = corners[2] + 0.12 * (corners[0] - corners[2]); // a disc: may act; filled: has acted
    painter.setPen(QPen(frame, 1.2 * look.pixel));
    painter.setBrush(piece.turn == play::Turn::May ? QColor(0xfffaf0) : frame);
    painter.drawEllipse(corner, 3 * look.pixel, 3 * look.pixel);
}

const play::Piece* pieceOf(const TableGame& game, const play::Ref& thing)
{
    const auto at = std::ranges::find(game.pieces, thing, &play::Piece::thing);
    return at != game.pieces.end() && at->footprint ? &*at : nullptr;
}

void paintCross(QPainter& painter, QPointF at, double size)
{
    painter.drawLine(at + QPointF(-size, -size), at + QPointF(size, size));
    painter.drawLine(at + QPointF(-size, size), at + QPointF(size, -size));
}

void paintMarkOnPiece(QPainter& painter, const QPolygonF& corners, Mark mark, const Look& look)
{
    const QPointF middle = (corners[0] + corners[2]) / 2;
    QPolygonF wider;
    for (const QPointF corner : corners)
    {
        const QPointF out = corner - middle;
        wider << corner + out * (4 * look.pixel / std::max(1.0, std::hypot(out.x(), out.y())));
    }
    const QPen pen(look.of(mark, false), 2.2 * look.pixel, mark == Mark::May ? Qt::DashLine : Qt::SolidLine);
    twice(painter, look, pen,
          [&]
          {
              if (mark == Mark::MayNot)
                  return paintCross(painter, middle, 5 * look.pixel);
              painter.drawPolygon(wider);
              if (mark == Mark::Aim)
                  paintCross(painter, middle, 7 * look.pixel);
          });
}

void paintMark(QPainter& painter, const TablePlane& plane, const TableGame& game, const play::Marked& marked,
               const Look& look)
{
    if (const auto* ref = std::get_if<play::Ref>(&marked.where))
    {
        if (const play::Piece* piece = pieceOf(game, *ref))
            paintMarkOnPiece(painter, cornersOf(*piece->footprint, plane), marked.mark, look);
        return;
    }
    if (const auto* pose = std::get_if<play::Pose>(&marked.where))
    {
        play::Footprint like;
        for (const play::Piece& piece : game.pieces)
            if (piece.footprint && (piece.footprint->pose == *pose || &piece == &game.pieces.front()))
                like = *piece.footprint;
        like.pose = *pose;
        return paintMarkOnPiece(painter, cornersOf(like, plane), marked.mark, look);
    }
    const auto* point = std::get_if<TablePoint>(&marked.where);
    if (point == nullptr)
        return;
    const QPointF at = plane.at(*point);
    twice(painter, look, QPen(look.of(marked.mark, false), 2 * look.pixel),
          [&]
          {
              if (marked.mark == Mark::MayNot || marked.mark == Mark::Stop)
                  return paintCross(painter, at, 5 * look.pixel);
              painter.drawEllipse(at, 6 * look.pixel, 6 * look.pixel);
              painter.drawPoint(at);
          });
}

void paintStroke(QPainter& painter, const TablePlane& plane, const play::Stroke& stroke, const Look& look)
{
    const QPointF from = plane.at(stroke.from);
    const QPointF to = plane.at(stroke.to);
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    if (length < 1)
        return;
    const QPointF way = along / length;
    const QPointF across(-way.y(), way.x());
    const double head = std::min(9 * look.pixel, length / 2);
    twice(painter, look, QPen(look.of(stroke.mark, stroke.legal), 2 * look.pixel, Qt::SolidLine, Qt::RoundCap),
          [&]
          {
              painter.drawLine(from, to);
              painter.drawLine(to, to - head * way + 0.5 * head * across);
              painter.drawLine(to, to - head * way - 0.5 * head * across);
          });
}

/// Beside the place that it speaks of, on a side where nobody stands and that is seen.
QRectF boxFor(QSizeF size, QPointF at, double away, const QRectF& seen, const std::vector<QRectF>& taken)
{
    std::optional<QRectF> first;
    for (int i = 0; i < 8; ++i)
        for (const double far : {away, 3 * away})
        {
            const double angle = -M_PI / 4 + i * M_PI / 4;
            const QPointF middle =
                at + QPointF(std::cos(angle) * (far + size.width() / 2), std::sin(angle) * (far + size.height() / 2));
            const QRectF box(middle - QPointF(size.width() / 2, size.height() / 2), size);
            if (!first)
                first = box;
            const bool free = seen.contains(box) &&
                              std::ranges::none_of(taken, [&](const QRectF& one) { return one.intersects(box); });
            if (free)
                return box;
        }
    return *first;
}

void paintLabel(QPainter& painter, const TablePlane& plane, const TableGame& game, const play::Label& label,
                std::vector<QRectF>& taken, const Look& look)
{
    const QString text = game.says ? game.says(label.says) : QString();
    if (text.isEmpty())
        return;
    QFont font = painter.font();
    font.setPixelSize(qRound(labelHigh * look.pixel));
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text) + 12 * look.pixel, metrics.height() + 6 * look.pixel);
    const QRectF box = boxFor(size, plane.at(label.at), labelAway * look.pixel, painter.clipBoundingRect(), taken);
    taken.push_back(box);
    painter.setPen(QPen(look.grey(), look.pixel));
    painter.setBrush(look.dark ? QColor(0x1f2024) : QColor(0xfffdf6));
    painter.drawRoundedRect(box, 4 * look.pixel, 4 * look.pixel);
    painter.setPen(look.dark ? QColor(0xf2ecdc) : QColor(0x1c1712));
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace

QPolygonF cornersOf(const play::Footprint& piece, const TablePlane& plane)
{
    const tabletop::Stand stand = tabletop::standAt({piece.front / 10.0, piece.depth / 10.0}, piece.pose);
    QPolygonF corners;
    for (const tabletop::Vec corner : {stand.frontLeft(), stand.frontRight(), stand.rearRight(), stand.rearLeft()})
        corners << QPointF(corner.x * plane.scale, plane.of(plane.depth) - corner.y * plane.scale);
    return corners;
}

std::vector<const play::Piece*> piecesAt(const TableGame& game, TablePoint at)
{
    std::vector<const play::Piece*> there;
    for (auto piece = game.pieces.rbegin(); piece != game.pieces.rend(); ++piece)
        if (piece->footprint)
        {
            const auto& footprint = *piece->footprint;
            const auto stand =
                tabletop::standAt({footprint.front / 10.0, footprint.depth / 10.0}, footprint.pose).shape();
            if (tabletop::holds(stand, tabletop::placeOf(at)))
                there.push_back(&*piece);
        }
    std::ranges::stable_partition(there, [](const play::Piece* piece) { return !piece->gone; });
    return there;
}

void paintTableGame(QPainter& painter, const TablePlane& plane, const TableGame& game, bool dark)
{
    const Look look{dark, std::max(1.0, plane.scale / 4)};
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintZones(painter, plane, game.zones, look.pixel, dark);
    for (const play::Outline& outline : game.scene.outlines)
        if (outline.mark != Mark::Aim)
            paintOutline(painter, plane, outline, look);
    std::vector<QRectF> taken;
    for (const bool gone : {true, false})
        for (const play::Piece& piece : game.pieces)
            if (piece.footprint && piece.gone == gone)
            {
                paintPiece(painter, plane, piece, look);
                taken.push_back(cornersOf(*piece.footprint, plane).boundingRect());
            }
    for (const play::Outline& outline : game.scene.outlines)
        if (outline.mark == Mark::Aim)
        {
            paintOutline(painter, plane, outline, look);
            taken.push_back(polygonOf(outline.corners, plane).boundingRect());
        }
    for (const play::Marked& marked : game.scene.marks)
        paintMark(painter, plane, game, marked, look);
    for (const play::Stroke& stroke : game.scene.strokes)
        paintStroke(painter, plane, stroke, look);
    for (const play::Label& label : game.scene.labels)
        paintLabel(painter, plane, game, label, taken, look);
    painter.restore();
}

} // namespace merlon::editor
