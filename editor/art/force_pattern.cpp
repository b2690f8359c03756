#include "editor/art/force_pattern.h"

#include "editor/art/inks.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace merlon::editor::art
{
namespace
{

constexpr int patternBands = 7; ///< across a shape, each other one filled

QPainterPath patternCells(const QRectF& box, const auto& isFilled)
{
    QPainterPath path;
    const double wide = box.width() / patternBands;
    const double high = box.height() / patternBands;
    for (int x = 0; x < patternBands; ++x)
        for (int y = 0; y < patternBands; ++y)
            if (isFilled(x, y))
                path.addRect(QRectF(box.left() + x * wide, box.top() + y * high, wide, high));
    return path.simplified();
}

QPainterPath patternDots(const QRectF& box)
{
    constexpr int rows = 4;
    QPainterPath path;
    const double radius = 0.3 * std::min(box.width(), box.height()) / rows;
    for (int x = 0; x < rows; ++x)
        for (int y = 0; y < rows; ++y)
            path.addEllipse(box.topLeft() + QPointF((x + 0.5) * box.width() / rows, (y + 0.5) * box.height() / rows),
                            radius, radius);
    return path;
}

} // namespace

QColor patternColour(const QColor& fill)
{
    const double luminance = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF();
    if (luminance < 0.2)
        return mixed(fill, QColor(Qt::white), 0.25); // nothing is darker
    return luminance > 0.55 ? mixed(fill, QColor(Qt::white), 0.62) : mixed(fill, QColor(Qt::black), 0.5);
}

QPainterPath patternOn(const QPainterPath& shape, std::string_view pattern)
{
    const QRectF box = shape.boundingRect();
    QPainterPath path;
    if (pattern == "stripes")
        path = patternCells(box, [](int, int y) { return y % 2 == 1; });
    else if (pattern == "bars")
        path = patternCells(box, [](int x, int) { return x % 2 == 1; });
    else if (pattern == "dots")
        path = patternDots(box);
    else if (pattern == "cross")
        path = patternCells(box, [](int x, int y) { return x == patternBands / 2 || y == patternBands / 2; });
    else if (pattern == "chequers")
        path = patternCells(box, [](int x, int y) { return (x + y) % 2 == 1; });
    return path.isEmpty() ? path : path.intersected(shape);
}

QPixmap forceFlag(const std::string& colour, std::string_view pattern, QSize size)
{
    const double ratio = qApp->devicePixelRatio();
    QPixmap pixmap((QSizeF(size) * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    const QColor own(QString::fromStdString(colour));
    const QColor fill = own.isValid() ? own : QColor(Qt::gray);
    pixmap.fill(fill);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    shape.addRect(QRectF(QPointF(), size));
    painter.fillPath(patternOn(shape, pattern), patternColour(fill));
    return pixmap;
}

} // namespace merlon::editor::art
