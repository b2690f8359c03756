#include "editor/table_look.h"

#include <QPainter>
#include <QPixmapCache>

#include <array>
#include <cmath>
#include <cstdint>

namespace merlon::editor
{
namespace
{

/// Between 0 and 1, the same for the same cell of the table everywhere.
double chance(int column, int row, unsigned salt)
{
    std::uint32_t mixed =
        static_cast<std::uint32_t>(column) * 73856093U ^ static_cast<std::uint32_t>(row) * 19349663U ^ salt * 83492791U;
    mixed ^= mixed >> 13U;
    mixed *= 0x5bd1e995U;
    mixed ^= mixed >> 15U;
    return (mixed & 0xffffU) / 65535.0;
}

/// One sign of a look, about the origin, in millimetres, y down. `by`: one of several that look a little different.
using Sign = void (*)(QPainterPath& path, double by);

void tree(QPainterPath& path, double by)
{
    const double radius = 1.7 + 1.1 * by;
    path.addEllipse(QPointF(), radius, radius * 0.9);
}

void reed(QPainterPath& path, double by)
{
    for (const double lean : {-0.9, 0.0, 0.9})
    {
        path.moveTo(lean * 0.5, 1.2);
        path.lineTo(lean * (1 + by * 0.4), -1.4 - by * 0.6);
    }
    path.moveTo(-2, 1.4);
    path.lineTo(2, 1.4);
}

void rock(QPainterPath& path, double by)
{
    path.moveTo(-1.8, 1);
    path.lineTo(-0.5 - by, -1.4);
    path.lineTo(0.8, -0.5 - by);
    path.lineTo(1.9, 1);
    path.closeSubpath();
}

void wave(QPainterPath& path, double by)
{
    const double reach = 2.2 + by;
    path.moveTo(-reach, 0);
    path.cubicTo(-reach / 2, -1.2, 0, -1.2, 0, 0);
    path.cubicTo(0, 1.2, reach / 2, 1.2, reach, 0);
}

void furrow(QPainterPath& path, double)
{
    path.moveTo(-3.6, -1.2);
    path.lineTo(3.6, 1.2);
}

void tent(QPainterPath& path, double by)
{
    path.moveTo(-2, 1.4);
    path.lineTo(0, -1.6 - 0.5 * by);
    path.lineTo(2, 1.4);
    path.closeSubpath();
    path.moveTo(0, 1.4);
    path.lineTo(0, -0.2);
}

void tile(QPainterPath& path, double)
{
    path.moveTo(-2.5, 2.5);
    path.lineTo(2.5, -2.5);
}

void hachure(QPainterPath& path, double by)
{
    path.moveTo(-1, -1.4);
    path.lineTo(0, 0.6 + by * 0.6);
    path.lineTo(1, -1.4);
}

void stone(QPainterPath& path, double by)
{
    path.addRect(-1.6, -0.8, 2.6 + by, 1.6);
}

struct Pattern
{
    std::string_view look;
    Sign sign;
    double step;   ///< between signs, in millimetres
    double jitter; ///< share of a step by which one may lie elsewhere
    bool filled;
};

constexpr std::array patterns{Pattern{"trees", tree, 6, 0.6, true},    Pattern{"reeds", reed, 8, 0.6, false},
                              Pattern{"rocks", rock, 7, 0.6, true},    Pattern{"waves", wave, 8, 0.5, false},
                              Pattern{"furrows", furrow, 6, 0, false}, Pattern{"tents", tent, 9, 0.2, true},
                              Pattern{"roof", tile, 5, 0, false},      Pattern{"slope", hachure, 9, 0.7, false},
                              Pattern{"bank", hachure, 5, 0, false},   Pattern{"masonry", stone, 4.5, 0.1, false}};

constexpr double leastStep = 5; ///< units of the painter between two signs; where they lie closer, none is drawn
constexpr int forms = 8;        ///< of a sign: more are not told apart

QPainterPath formOf(const Pattern& pattern, int form, double scale)
{
    QPainterPath sign;
    pattern.sign(sign, form / double(forms - 1));
    return QTransform::fromScale(scale, scale).map(sign);
}

/// Where each sign of an area lies that reaches into a part, and which form it has.
template <class Draw>
void forEachSign(const Pattern& pattern, const QRectF& area, const QRectF& part, double step, const Draw& draw)
{
    const QRectF near = part.adjusted(-2 * step, -2 * step, step, step); // it lies up to so far from its cell
    const auto first = [step](double edge, double from)
    { return static_cast<int>(std::floor(std::max(edge, from) / step)); };
    const double bottom = std::min(area.bottom(), near.bottom());
    const double right = std::min(area.right(), near.right());
    for (int row = first(area.top(), near.top()); row * step <= bottom; ++row)
        for (int column = first(area.left(), near.left()); column * step <= right; ++column)
        {
            const auto off = [&](unsigned salt) { return pattern.jitter * (chance(column, row, salt) - 0.5) + 0.5; };
            const double shift = row % 2 == 0 ? 0 : 0.5; // no columns are seen
            const int form = static_cast<int>(std::lround(chance(column, row, 3) * (forms - 1)));
            draw(QPointF((column + off(1) + shift) * step, (row + off(2)) * step), form);
        }
}

/// The forms side by side as pixels: on a screen each is painted once for a scale, and then copied.
class Sprites
{
public:
    Sprites(const Pattern& pattern, double scale, const QPen& pen, const QBrush& brush, double ratio)
    {
        QRectF bounds;
        for (int form = 0; form < forms; ++form)
            bounds |= formOf(pattern, form, scale).boundingRect();
        const double rim = pen.widthF() + 1;
        size_ = (bounds.size() + QSizeF(2 * rim, 2 * rim)).toSize() + QSize(1, 1);
        middle_ = QPointF(rim, rim) - bounds.topLeft();
        const QString key = QStringLiteral("signs %1 %2 %3 %4 %5")
                                .arg(QString::fromUtf8(pattern.look.data(), static_cast<int>(pattern.look.size())),
                                     QString::number(scale), QString::number(ratio),
                                     QString::number(pen.color().rgba()), QString::number(brush.color().rgba()));
        if (QPixmapCache::find(key, &pixels_))
            return;
        pixels_ = QPixmap(QSize(size_.width() * forms, size_.height()) * ratio);
        pixels_.setDevicePixelRatio(ratio);
        pixels_.fill(Qt::transparent);
        QPainter painter(&pixels_);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(pen);
        painter.setBrush(brush);
        for (int form = 0; form < forms; ++form)
            painter.drawPath(formOf(pattern, form, scale).translated(middle_ + QPointF(form * size_.width(), 0)));
        painter.end();
        QPixmapCache::insert(key, pixels_);
    }
    void draw(QPainter& painter, QPointF at, int form) const
    {
        const double ratio = pixels_.devicePixelRatio();
        const QRectF source(QPointF(form * size_.width(), 0) * ratio, QSizeF(size_) * ratio);
        painter.drawPixmap((at - middle_).toPoint(), pixels_, source.toRect());
    }

private:
    QSize size_;
    QPointF middle_;
    QPixmap pixels_;
};

} // namespace

bool isScreen(const QPainter& painter)
{
    const QPaintDevice* device = painter.device();
    return device->devType() == QInternal::Widget || device->devType() == QInternal::Pixmap;
}

void paintSigns(QPainter& painter, const QPainterPath& area, std::string_view look, const TableLook& how)
{
    const auto* pattern =
        std::find_if(patterns.begin(), patterns.end(), [&](const Pattern& one) { return one.look == look; });
    if (pattern == patterns.end() || pattern->step * how.scale < leastStep)
        return;
    const QRectF bounds = area.boundingRect() & how.table;
    if (!bounds.intersects(how.part))
        return;
    const double step = pattern->step * how.scale;
    const QPen pen(how.sign, std::max(0.35 * how.scale, 0.6), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QBrush brush = pattern->filled ? QBrush(how.colour.lighter(112)) : QBrush(Qt::NoBrush);
    painter.save();
    painter.setClipPath(area, Qt::IntersectClip);
    if (isScreen(painter))
    {
        const Sprites sprites(*pattern, how.scale, pen, brush, painter.device()->devicePixelRatioF());
        forEachSign(*pattern, bounds, how.part, step, [&](QPointF at, int form) { sprites.draw(painter, at, form); });
    }
    else
    {
        QPainterPath signs;
        forEachSign(*pattern, bounds, how.part, step,
                    [&](QPointF at, int form) { signs.addPath(formOf(*pattern, form, how.scale).translated(at)); });
        painter.setPen(pen);
        painter.setBrush(brush);
        painter.drawPath(signs);
    }
    painter.restore();
}

void paintPlace(QPainter& painter, QPointF middle, double size, std::string_view look, const TableLook& how)
{
    QPainterPath sign;
    if (look == "towers")
    {
        sign.addRect(-0.5, -0.1, 1, 0.5);
        sign.addRect(-0.5, -0.5, 0.25, 0.9);
        sign.addRect(0.25, -0.5, 0.25, 0.9);
    }
    else if (look == "house")
    {
        sign.moveTo(-0.4, 0.4);
        sign.lineTo(-0.4, -0.05);
        sign.lineTo(0, -0.45);
        sign.lineTo(0.4, -0.05);
        sign.lineTo(0.4, 0.4);
        sign.closeSubpath();
    }
    else if (look == "keep")
    {
        sign.moveTo(-0.4, 0.45);
        sign.lineTo(-0.4, -0.45);
        for (const double x : {-0.4, -0.1, 0.2})
        {
            sign.lineTo(x, -0.45);
            sign.lineTo(x + 0.15, -0.45);
            sign.lineTo(x + 0.15, -0.25);
            sign.lineTo(x + 0.3, -0.25);
        }
        sign.lineTo(0.4, -0.45);
        sign.lineTo(0.4, 0.45);
        sign.closeSubpath();
    }
    else
        sign.addEllipse(QPointF(), 0.4, 0.4);
    sign.setFillRule(Qt::WindingFill);
    painter.save();
    painter.setPen(QPen(how.sign, std::max(size * 0.06, 0.8), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(how.colour);
    painter.drawPath(QTransform::fromTranslate(middle.x(), middle.y()).scale(size, size).map(sign));
    painter.restore();
}

} // namespace merlon::editor
