#pragma once

#include <QPoint>
#include <QRect>
#include <QRectF>
#include <QSize>

namespace merlon::editor
{

/// What of a plane is seen, how large and where: a value, no widget. What lies on the plane, a derived camera knows.
///
/// Points are of the viewport, in pixels, unless they are said to be plane pixels: places of the plane times the scale,
/// of which origin() is at the viewport's top left. Any place can be brought under any place of the viewport, so that
/// zooming about the cursor always can.
class PlaneCamera
{
public:
    /// Of the scale.
    struct Limits
    {
        double largest = 160;
        double largestFit = 48; ///< when all is shown
        double least = 0.2;     ///< however large the plane is
        double mostLeast = 8;   ///< that the smallest is at most, however small it is

        friend bool operator==(const Limits&, const Limits&) = default;
    };

    explicit PlaneCamera(Limits limits, double scale) : limits_(limits), scale_(scale) {}

    /// Everything that is there, in places of the plane, and what the pens around it add at any scale, in pixels.
    void setExtent(const QRectF& extent, double pens = 0);
    /// The same in plane pixels.
    QRectF bounds() const { return boundsAt(scale_); }
    void setViewport(QSize size);
    QSize viewport() const { return viewport_; }
    /// What of the plane is in the viewport, in plane pixels.
    QRect seen() const { return {origin(), viewport_}; }

    double scale() const { return scale_; }
    double smallestScale() const;
    QPoint origin() const { return {qRound(origin_.x()), qRound(origin_.y())}; }
    /// Where the origin may be.
    QRect reach() const;

    void moveTo(QPointF origin);
    void moveBy(QPointF shift) { moveTo(origin_ + shift); }
    /// So that the place under that point stays under it.
    void zoom(double scale, QPointF about);
    /// On all of it.
    void fit();
    /// Moved no more than is needed for the rectangle, and as much around it as there is room for, to be seen.
    void show(const QRectF& rect);
    /// That place, in plane pixels, in the middle.
    void centreOn(QPointF place) { moveTo(place - frame().center()); }

    friend bool operator==(const PlaneCamera&, const PlaneCamera&) = default;

protected:
    QRectF frame() const { return {QPointF(), viewport_}; }

private:
    QRectF boundsAt(double scale) const;
    double fittingScale() const;

    Limits limits_;
    QRectF extent_{0, 0, 1, 1};
    double pens_ = 0;
    QSize viewport_{1, 1};
    double scale_ = 1;
    QPointF origin_; ///< in plane pixels, not rounded, so that zooming to and fro leads back
};

} // namespace merlon::editor
