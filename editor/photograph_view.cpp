#include "editor/photograph_view.h"

#include "translations/digit_key.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr double handle = 6;   ///< pixels of the widget
constexpr double reachOf = 16; ///< within which one is dragged from where it is

} // namespace

void PhotographView::setCorners(const Corners& corners, bool faulty)
{
    corners_ = corners;
    faulty_ = faulty;
    update();
}

void PhotographView::choose(int corner)
{
    chosen_ = corner;
    update();
}

QString PhotographView::shortName(int corner)
{
    switch (corner)
    {
    case 0:
        //: south-west, short
        return tr("SW");
    case 1:
        //: south-east, short
        return tr("SE");
    case 2:
        //: north-east, short
        return tr("NE");
    default:
        //: north-west, short
        return tr("NW");
    }
}

/// As files keep it and fields show it.
void PhotographView::move(map::Pixel to)
{
    const auto tenth = [](double one)
    { return std::round(10 * std::clamp(one, -map::farthestOrigin, map::farthestOrigin)) / 10; };
    emit moved(chosen_, {tenth(to.x), tenth(to.y)});
}

void PhotographView::press(QPointF at)
{
    const auto away = [&](const map::Pixel& corner)
    { return std::hypot((pointOf(corner) - at).x(), (pointOf(corner) - at).y()); };
    const auto nearest = std::ranges::min_element(corners_, {}, away);
    choose(static_cast<int>(nearest - corners_.begin()));
    grip_ = away(*nearest) <= reachOf ? pointOf(*nearest) - at : QPointF();
    drag(at);
}

void PhotographView::drag(QPointF at)
{
    move(pixelUnder(at + grip_));
}

void PhotographView::nudge(double x, double y)
{
    const map::Pixel& now = corners_[static_cast<std::size_t>(chosen_)];
    move({now.x + x, now.y + y});
}

bool PhotographView::take(const QKeyEvent& key)
{
    const auto digit = words::typedDigit(key);
    if (!digit || *digit < 1 || *digit > 4)
        return false;
    choose(*digit - 1);
    return true;
}

void PhotographView::paintOver(QPainter& painter) const
{
    const QColor ink = faulty_ ? QColor(0xc0, 0x20, 0x20) : QColor(0x10, 0x60, 0xb0);
    QPainterPath sides;
    QPolygonF table;
    for (const map::Pixel& corner : corners_)
        table << pointOf(corner);
    sides.addPolygon(table);
    sides.closeSubpath();
    strokeOver(painter, sides, ink, 1.5);
    for (int i = 0; i < 4; ++i)
    {
        const QPointF at = table[i];
        const double size = i == chosen_ && hasFocus() ? handle + 2 : handle;
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(i == chosen_ ? ink : QColor(255, 255, 255, 60));
        painter.drawEllipse(at, size, size);
        painter.setPen(QPen(ink, 1.5));
        painter.drawEllipse(at, size + 1, size + 1);
        const QString text = shortName(i);
        const QFontMetrics metrics = painter.fontMetrics();
        QRectF box(QPointF(), QSizeF(metrics.horizontalAdvance(text), metrics.height()));
        // Towards the middle of the picture, where there is room.
        const QPointF middle = toWidget().map(QPointF(scanSize().width() / 2, scanSize().height() / 2));
        const double gap = handle + 4;
        box.moveCenter(at + QPointF(at.x() < middle.x() ? gap + box.width() / 2 : -gap - box.width() / 2,
                                    at.y() < middle.y() ? gap + box.height() / 2 : -gap - box.height() / 2));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(255, 255, 255, 215));
        painter.drawRoundedRect(box.adjusted(-3, 0, 3, 0), 3, 3);
        painter.setPen(Qt::black);
        painter.drawText(box, Qt::AlignCenter, text);
    }
}

} // namespace merlon::editor
