#include "editor/plane_camera.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

constexpr double margin = 16; ///< pixels of the plane that always stay in the viewport

} // namespace

void PlaneCamera::setExtent(const QRectF& extent, double pens)
{
    extent_ = extent;
    pens_ = pens;
}

void PlaneCamera::setViewport(QSize size)
{
    viewport_ = size;
    moveTo(origin_);
}

QRectF PlaneCamera::boundsAt(double scale) const
{
    return QRectF(extent_.topLeft() * scale, extent_.size() * scale).adjusted(-pens_, -pens_, pens_, pens_);
}

QRect PlaneCamera::reach() const
{
    const QRectF all = bounds();
    const QPoint low(qRound(all.left() - viewport_.width() + margin), qRound(all.top() - viewport_.height() + margin));
    const QPoint high(qRound(all.right() - margin), qRound(all.bottom() - margin));
    return {low, QPoint(std::max(low.x(), high.x()), std::max(low.y(), high.y()))};
}

double PlaneCamera::fittingScale() const
{
    const QRectF unit = boundsAt(1);
    return std::min(viewport_.width() / unit.width(), viewport_.height() / unit.height());
}

double PlaneCamera::smallestScale() const
{
    return std::clamp(fittingScale() / 2, limits_.least, limits_.mostLeast);
}

void PlaneCamera::moveTo(QPointF origin)
{
    const QRect room = reach();
    origin_ = {std::clamp<double>(origin.x(), room.left(), room.right()),
               std::clamp<double>(origin.y(), room.top(), room.bottom())};
}

void PlaneCamera::zoom(double scale, QPointF about)
{
    const QPointF place = (about + origin_) / scale_;
    scale_ = std::clamp(scale, smallestScale(), limits_.largest);
    moveTo(place * scale_ - about);
}

void PlaneCamera::fit()
{
    scale_ = std::clamp(fittingScale(), smallestScale(), limits_.largestFit);
    moveTo(bounds().center() - frame().center());
}

void PlaneCamera::show(const QRectF& rect)
{
    const double room = std::min({2 * scale_, viewport_.width() / 4.0, viewport_.height() / 4.0});
    const QRectF wanted = rect.adjusted(-room, -room, room, room);
    QPointF shift(std::min(0.0, wanted.left()), std::min(0.0, wanted.top()));
    if (wanted.right() > viewport_.width())
        shift.setX(wanted.right() - viewport_.width());
    if (wanted.bottom() > viewport_.height())
        shift.setY(wanted.bottom() - viewport_.height());
    moveBy(shift);
}

} // namespace merlon::editor
