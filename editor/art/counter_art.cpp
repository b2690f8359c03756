#include "editor/art/counter_art.h"

#include "editor/art/force_pattern.h"
#include "editor/art/glyphs.h"
#include "editor/art/inks.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <map>

namespace merlon::editor::art
{
namespace
{

constexpr double halfSide = counterHalfSide;

/// Black or white, whichever stands out.
QColor contrasting(const QColor& colour)
{
    const double luminance = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF();
    return luminance > 0.55 ? QColor(0x1c1712) : QColor(0xfffaf0);
}

/// A line of writing inside a box, shrunk to fit and shortened when even that is not enough.
void writeIn(QPainter& painter, const QRectF& box, QString text, const QColor& colour, bool bold)
{
    QFont font(QStringLiteral("DejaVu Sans Condensed"));
    font.setStyleHint(QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setBold(bold);
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    double size = box.height() / 0.98;
    const double widest = box.width() / size * 100;
    if (metrics.horizontalAdvance(text) > widest * 1.25)
        text = metrics.elidedText(text, Qt::ElideRight, widest * 1.25);
    size = std::min(size, box.width() / metrics.horizontalAdvance(text) * 100);
    QPainterPath path;
    path.addText(QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), font, text);
    painter.fillPath(QTransform(size / 100, 0, 0, size / 100, box.center().x(), box.center().y()).map(path), colour);
}

/// The second hex of a piece: a barrel that joins both, with a mane and a tail.
void drawMount(QPainter& painter, QPointF rear, const QColor& fill, const QColor& frame, double pixel)
{
    const double length = std::hypot(rear.x(), rear.y());
    painter.save();
    painter.setTransform(QTransform(rear.x() / length, rear.y() / length, -rear.y() / length, rear.x() / length, 0, 0),
                         true);
    QPainterPath body;
    body.addRoundedRect(QRectF(-0.5, -0.42, length + 0.92, 0.84), 0.36, 0.36);
    painter.fillPath(body.translated(0.05, 0.06), QColor(0, 0, 0, 90));
    painter.fillPath(body, fill);
    painter.strokePath(body, QPen(frame, std::max(0.07, pixel)));
    QPainterPath rump;
    rump.moveTo(length - 0.16, -0.3);
    rump.quadTo(length + 0.22, 0, length - 0.16, 0.3);
    painter.strokePath(rump, QPen(frame, std::max(0.045, pixel), Qt::SolidLine, Qt::RoundCap));
    QPainterPath tail;
    tail.moveTo(length + 0.2, 0);
    tail.cubicTo(length + 0.42, -0.16, length + 0.4, 0.16, length + 0.6, 0.04);
    painter.strokePath(tail, QPen(frame, std::max(0.08, pixel), Qt::SolidLine, Qt::RoundCap));
    painter.restore();
}

void drawStripes(QPainter& painter, const QPainterPath& square, const QColor& ink)
{
    QPainterPath stripes;
    for (double x = -1.0; x <= 1.0; x += 0.27)
        stripes.addPolygon(strip({x - 1, 1}, {x + 1, -1}, 0.075));
    painter.fillPath(stripes.intersected(square), withAlpha(ink, 0.55)); // SVG pictures do not clip
}

/// Each is cut once: all counters are of one shape.
const QPainterPath& patternOf(const QPainterPath& square, const std::string& pattern)
{
    thread_local std::map<std::string, QPainterPath> all;
    const auto at = all.find(pattern);
    return at != all.end() ? at->second : all.emplace(pattern, patternOn(square, pattern)).first->second;
}

void drawDrop(QPainter& painter, QPointF at, double size)
{
    QPainterPath drop(at + QPointF(0, -size));
    drop.cubicTo(at + QPointF(size * 0.35, -size * 0.3), at + QPointF(size * 0.7, 0),
                 at + QPointF(size * 0.62, size * 0.42));
    drop.arcTo(QRectF(at.x() - size * 0.62, at.y() - size * 0.2, size * 1.24, size * 1.2), 10, -200);
    drop.cubicTo(at + QPointF(-size * 0.7, 0), at + QPointF(-size * 0.35, -size * 0.3), at + QPointF(0, -size));
    painter.strokePath(drop, QPen(QColor(0xfffaf0), std::max(0.11, size * 0.5)));
    painter.fillPath(drop, QColor(0xc2161a));
}

void drawCross(QPainter& painter, const QRectF& box, const QColor& ink, const QColor& halo)
{
    for (const auto& [colour, width] : {std::pair{halo, 0.26}, std::pair{ink, 0.15}})
    {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(box.topLeft(), box.bottomRight());
        painter.drawLine(box.bottomLeft(), box.topRight());
    }
}

/// Of one who lies there, where the stripes are too fine to be seen: half of what crosses out one who is gone.
void drawBar(QPainter& painter, double reach, const QColor& ink, const QColor& halo)
{
    for (const auto& [colour, width] : {std::pair{halo, 0.3}, std::pair{ink, 0.17}})
    {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(-reach, 0), QPointF(reach, 0));
    }
}

/// Whether it may still act: a pale disc; or has: a tick. Told apart by their shapes.
void drawTurn(QPainter& painter, play::Turn turn, QPointF at, double size, double pixel)
{
    const QColor pale(0xfffaf0);
    const QColor deep(0x1c1712);
    if (turn == play::Turn::May)
    {
        painter.setPen(QPen(deep, std::max(0.045, pixel)));
        painter.setBrush(pale);
        painter.drawEllipse(at, size, size);
        painter.setBrush(Qt::NoBrush);
        return;
    }
    QPainterPath tick;
    tick.moveTo(at + QPointF(-1.1, 0) * size);
    tick.lineTo(at + QPointF(-0.3, 0.9) * size);
    tick.lineTo(at + QPointF(1.3, -1.1) * size);
    painter.strokePath(tick, QPen(pale, 1.4 * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(tick, QPen(deep, 0.7 * size, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// At the lower right and over the edge: whoever stands in a fire hides it, and the flame is seen all the same.
void drawFlame(QPainter& painter, double pixel)
{
    constexpr QPointF foot(0.67, 0.88); // beside the figures
    const double size = std::max(0.42, 9 * pixel);
    const auto tongue = [&](double times)
    {
        const double s = size * times;
        QPainterPath path(foot);
        path.cubicTo(foot + QPointF(-0.62, 0) * s, foot + QPointF(-0.62, -0.62) * s, foot + QPointF(-0.1, -1.35) * s);
        path.cubicTo(foot + QPointF(0.02, -1) * s, foot + QPointF(0.2, -0.9) * s, foot + QPointF(0.3, -1.05) * s);
        path.cubicTo(foot + QPointF(0.62, -0.5) * s, foot + QPointF(0.55, 0) * s, foot);
        return path;
    };
    const QPen halo(QColor(0xfffaf0), std::max(0.16, 3 * pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.strokePath(tongue(1), halo); // apart from whatever lies there
    painter.strokePath(tongue(1), QPen(QColor(0x33281c), std::max(0.06, pixel)));
    painter.fillPath(tongue(1), QColor(0xd8481c));
    painter.fillPath(tongue(0.68), QColor(0xf29a26));
    painter.fillPath(tongue(0.38), QColor(0xfbdc66));
}

QString figuresOf(const play::Piece& piece)
{
    QStringList figures;
    for (const auto& [word, figure] : piece.figures)
        figures += QString::number(figure);
    return figures.join(' ');
}

} // namespace

void drawCounter(QPainter& painter, const play::Piece& piece, QPointF rear, double scale, bool dark)
{
    const double pixel = 1 / scale;
    const bool beast = !piece.printed;
    const QColor own(QString::fromStdString(piece.colour));
    const QColor colour = own.isValid() ? own : QColor(0x7a7a7a);
    QColor fill = piece.gone ? mixed(colour, QColor(dark ? 0x3a3a3c : 0xb5b0a6), 0.72) : colour;
    if (beast)
        fill = mixed(fill, QColor(0x8a5f38), 0.55);
    const QColor ink = contrasting(fill);
    const QColor frame = dark ? (ink.lightness() > 128 ? QColor(0xefe6d2) : QColor(0x0d0c0a)) : QColor(0x1f1811);
    if (!rear.isNull())
        drawMount(painter, rear, mixed(fill, QColor(0x8a5f38), 0.5), frame, pixel);

    QPainterPath square;
    square.addRoundedRect(QRectF(-halfSide, -halfSide, 2 * halfSide, 2 * halfSide), 0.14, 0.14);
    painter.fillPath(square.translated(0.05, 0.06), QColor(0, 0, 0, 90));
    painter.fillPath(square, fill);
    if (!piece.pattern.empty())
        painter.fillPath(patternOf(square, piece.pattern), patternColour(fill));
    if (piece.down)
        drawStripes(painter, square, ink);
    const QPen inner(withAlpha(ink, 0.65), std::max(0.03, 0.7 * pixel));
    painter.strokePath(square, QPen(frame, std::max(0.085, pixel)));

    const bool hasName = scale >= namedFrom && !piece.name.empty();
    const bool hasFigures = scale >= 19 && !beast;
    const double top = hasName ? -0.24 : -halfSide;
    const double bottom = hasFigures ? 0.27 : halfSide;
    if (scale >= 7)
    {
        const QRectF room(-halfSide + 0.06, top, 2 * halfSide - 0.12, bottom - top);
        const double size = std::min(room.width(), room.height() * 1.05);
        drawGlyph(painter, glyphOf(piece.sign), room.center(), size * 0.86, ink, pixel);
    }
    if (hasName)
    {
        const QRectF box(-halfSide + 0.05, -halfSide + 0.06, 2 * halfSide - 0.1, 0.3);
        writeIn(painter, box.adjusted(0.03, 0, -0.03, 0), QString::fromStdString(piece.name), ink, true);
        painter.setPen(inner);
        painter.drawLine(QPointF(-halfSide + 0.1, -0.225), QPointF(halfSide - 0.1, -0.225));
    }
    if (hasFigures)
        writeIn(painter, QRectF(-halfSide + 0.06, halfSide - 0.335, 2 * halfSide - 0.12, 0.29), figuresOf(piece), ink,
                false);
    const bool small = !hasName;
    if (piece.down && !piece.gone && small)
        drawBar(painter, 0.5, QColor(0x1c1712), QColor(0xfffaf0));
    if (piece.hurt) // as large as a drop needs to be to be seen as one
        drawDrop(painter, {0.45, hasName ? 0.0 : -0.36}, small ? std::clamp(3.6 * pixel, 0.2, 0.5) : 0.2);
    if (piece.turn != play::Turn::None && scale >= 7)
        drawTurn(painter, piece.turn, {-0.43, hasName ? 0.0 : -0.4}, small ? std::clamp(3 * pixel, 0.11, 0.3) : 0.11,
                 pixel);
    if (piece.burning)
        drawFlame(painter, pixel);
    if (piece.gone) // name and figures stay readable
        drawCross(painter,
                  {QPointF(-0.46, hasName ? top + 0.12 : -0.46), QPointF(0.46, hasFigures ? bottom - 0.12 : 0.46)},
                  QColor(0x1c1712), QColor(0xfffaf0));
}

void drawFallen(QPainter& painter, int count, double scale, bool dark)
{
    constexpr QPointF at(-0.58, 0.58);
    const double radius = std::max(0.3, 7 / scale);
    const QColor paper = dark ? QColor(0x2b2723) : QColor(0xfffaf0);
    const QColor ink = contrasting(paper);
    painter.setBrush(paper);
    painter.setPen(QPen(ink, std::max(0.05, 1 / scale)));
    painter.drawEllipse(at, radius, radius);
    const double half = 0.8 * radius;
    writeIn(painter, QRectF(at - QPointF(half, half), QSizeF(2 * half, 2 * half)), QStringLiteral("†%1").arg(count),
            ink, true);
}

namespace
{

void drawAim(QPainter& painter)
{
    painter.drawEllipse(QPointF(), 0.72, 0.72);
    for (const QPointF way : {QPointF(1, 0), QPointF(-1, 0), QPointF(0, 1), QPointF(0, -1)})
        painter.drawLine(way * 0.6, way * 0.86);
}

void drawCorners(QPainter& painter, const HexShape& shape)
{
    for (int side = 0; side < 6; ++side)
    {
        const QPointF corner = shape.end(side) * 0.88;
        painter.drawLine(corner, corner + (shape.start(side) - shape.end(side)) * 0.22);
        painter.drawLine(corner, corner + (shape.end(side + 1) - shape.end(side)) * 0.22);
    }
}

void drawSmallCross(QPainter& painter)
{
    const QPointF at(0.56, -0.56);
    painter.drawLine(at + QPointF(-0.14, -0.14), at + QPointF(0.14, 0.14));
    painter.drawLine(at + QPointF(-0.14, 0.14), at + QPointF(0.14, -0.14));
}

void drawStepStone(QPainter& painter)
{
    painter.drawEllipse(QPointF(), 0.16, 0.16);
    QPen dashes = painter.pen();
    dashes.setDashPattern({1.5, 2});
    painter.setPen(dashes);
    painter.drawEllipse(QPointF(), 0.55, 0.55);
}

} // namespace

void drawMark(QPainter& painter, const HexShape& shape, play::Mark mark, double scale, bool dark)
{
    const double pixel = 1 / scale;
    const QPen halo(dark ? QColor(0, 0, 0, 170) : QColor(255, 252, 240, 210), std::max(0.2, 3 * pixel), Qt::SolidLine,
                    Qt::RoundCap);
    const auto twice = [&](QColor colour, const auto& draw)
    {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(halo);
        draw();
        painter.setPen(QPen(colour, std::max(0.09, 1.6 * pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        draw();
    };
    const QColor blue = dark ? QColor(0x7fc0ff) : QColor(0x1450a3);
    switch (mark)
    {
    case play::Mark::Actor:
        return twice(blue, [&] { painter.drawEllipse(QPointF(), 0.8, 0.8); });
    case play::Mark::Aim:
        return twice(dark ? QColor(0xff8066) : QColor(0xb3170f), [&] { drawAim(painter); });
    case play::Mark::May:
        return twice(dark ? QColor(0x8fe08a) : QColor(0x14661c), [&] { drawCorners(painter, shape); });
    case play::Mark::MayNot:
        return twice(dark ? QColor(0xb9b9bf) : QColor(0x55504a), [&] { drawSmallCross(painter); });
    case play::Mark::Zone:
        painter.setPen(Qt::NoPen);
        painter.setBrush(withAlpha(blue, dark ? 0.24 : 0.16));
        painter.drawPolygon(shape.polygon());
        return;
    case play::Mark::Stop:
        return drawStop(painter, shape, -1, scale, dark);
    case play::Mark::Way:
        return twice(blue, [&] { drawStepStone(painter); });
    }
}

void drawSightLine(QPainter& painter, QPointF from, QPointF to, bool legal, double scale, bool dark)
{
    const double pixel = 1 / scale;
    const double width = std::max(0.11, 1.8 * pixel);
    const QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    if (length < 1e-9)
        return;
    const QPointF way = along / length;
    const QPointF across(-way.y(), way.x());
    const double head = std::min(std::max(0.42, 7 * pixel), length / 2);
    const QPointF neck = to - way * head;
    const QColor colour =
        legal ? (dark ? QColor(0x8fe08a) : QColor(0x14661c)) : (dark ? QColor(0xff8066) : QColor(0xb3170f));
    painter.setPen(
        QPen(dark ? QColor(0, 0, 0, 190) : QColor(255, 252, 240, 220), width * 2.1, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, neck);
    QPen pen(colour, width, Qt::SolidLine, legal ? Qt::RoundCap : Qt::FlatCap);
    if (!legal)
        pen.setDashPattern({2.6, 1.7});
    painter.setPen(pen);
    painter.drawLine(from, neck);
    painter.setPen(QPen(dark ? QColor(0, 0, 0, 190) : QColor(255, 252, 240, 220), width * 0.6));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{{to, neck + across * head * 0.45, neck - across * head * 0.45}});
}

void drawStop(QPainter& painter, const HexShape& shape, int side, double scale, bool dark)
{
    const double pixel = 1 / scale;
    const QColor red = dark ? QColor(0xff6a4d) : QColor(0xb3170f);
    const QColor halo = dark ? QColor(0, 0, 0, 200) : QColor(255, 252, 240, 230);
    const double width = std::max(0.15, 2.4 * pixel);
    painter.setBrush(Qt::NoBrush);
    QPointF centre;
    for (const auto& [colour, thick] : {std::pair{halo, width * 1.9}, std::pair{red, width}})
    {
        painter.setPen(QPen(colour, thick, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (side < 0)
        {
            QPolygonF inner;
            for (const QPointF& corner : shape.corners)
                inner << corner * 0.93;
            painter.drawPolygon(inner);
        }
        else
        {
            painter.drawLine(shape.start(side), shape.end(side));
            centre = shape.middle(side);
        }
    }
    const double arm = std::max(0.2, 3.5 * pixel);
    for (const auto& [colour, thick] : {std::pair{halo, width * 1.7}, std::pair{red, width * 0.85}})
    {
        painter.setPen(QPen(colour, thick, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
        painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
    }
}

} // namespace merlon::editor::art
