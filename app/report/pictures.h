#pragma once

#include "app/report/battle_report.h"

#include <QImage>
#include <QPainter>

#include <map>

namespace merlon::report
{

/// Pictures of positions: the ground, painted once for each map that a report shows, and the counters on it.
class Pictures
{
public:
    /// No wider and no higher than that, and no larger than the hexes of a map at full size.
    explicit Pictures(QSize most) : most_(most) {}

    double scaleOf(const map::HexMap& map) const;
    QRectF boundsOf(const map::HexMap& map) const;
    /// The ground alone, without counters.
    const QImage& ground(const Position& position);
    /// With the top left of the map as origin, at `scaleOf`.
    void paintPieces(QPainter& painter, const Position& position) const;
    /// The counters alone, on nothing.
    QImage pieces(const Position& position) const;

private:
    QSize most_;
    std::map<const map::HexMap*, QImage> grounds_;
};

} // namespace merlon::report
