#include "referee/tone_icon.h"

#include <QPainter>
#include <QPainterPath>

namespace merlon::referee
{
namespace
{

using play::Tone;

QPolygonF hourglass()
{
    return QPolygonF(
        {{4, 2}, {20, 2}, {20, 4.5}, {13.5, 12}, {20, 19.5}, {20, 22}, {4, 22}, {4, 19.5}, {10.5, 12}, {4, 4.5}});
}

/// In a square of 24 units; the brush and a thin pen of the tone's colour are set.
void drawShape(QPainter& painter, Tone tone, const QColor& ground)
{
    const QPen inside(ground, 2.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (tone)
    {
    case Tone::Idle:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(painter.pen().color(), 2, Qt::DashLine));
        painter.drawEllipse(QRectF(3, 3, 18, 18));
        return;
    case Tone::Waits:
        painter.drawPolygon(hourglass());
        return;
    case Tone::Runs:
        painter.drawPolygon(QPolygonF({{5, 2.5}, {21.5, 12}, {5, 21.5}}));
        return;
    case Tone::Done:
        painter.drawEllipse(QRectF(1.5, 1.5, 21, 21));
        painter.setPen(inside);
        painter.drawPolyline(QPolygonF({{7, 12.5}, {10.5, 16}, {17, 8.5}}));
        return;
    case Tone::Lacks:
        painter.drawChord(QRectF(2, 2, 20, 20), 90 * 16, 180 * 16);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(painter.pen().color(), 2, Qt::DotLine, Qt::RoundCap));
        painter.drawArc(QRectF(2, 2, 20, 20), -90 * 16, 180 * 16);
        return;
    case Tone::Disputed:
        painter.drawPolygon(QPolygonF({{12, 0.5}, {23.5, 12}, {12, 23.5}, {0.5, 12}}));
        painter.setPen(inside);
        painter.drawLine(QPointF(12, 6.5), QPointF(12, 12.5));
        painter.drawPoint(QPointF(12, 17));
        return;
    }
}

} // namespace

QColor colourOf(Tone tone, bool dark)
{
    switch (tone)
    {
    case Tone::Idle:
        break;
    case Tone::Waits:
        return dark ? QColor(0xe0a94a) : QColor(0x8a5a00);
    case Tone::Runs:
        return dark ? QColor(0x74b1f0) : QColor(0x1a5fa8);
    case Tone::Done:
        return dark ? QColor(0x7fc583) : QColor(0x2a742e);
    case Tone::Lacks:
        return dark ? QColor(0xcf9be0) : QColor(0x7b3a94);
    case Tone::Disputed:
        return dark ? QColor(0xff8a75) : QColor(0xb52a1c);
    }
    return dark ? QColor(0xa9a59b) : QColor(0x6b6457);
}

void drawTone(QPainter& painter, const QRectF& in, Tone tone, bool dark)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = qMin(in.width(), in.height());
    painter.translate(in.center().x() - side / 2, in.center().y() - side / 2);
    painter.scale(side / 24, side / 24);
    const QColor colour = colourOf(tone, dark);
    painter.setPen(QPen(colour, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    drawShape(painter, tone, dark ? QColor(0x1b1d1f) : QColor(Qt::white));
    painter.restore();
}

} // namespace merlon::referee
