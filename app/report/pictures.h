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

    /// What is the same for positions on the same ground.
    static const void* keyOf(const play::Board& board);
    /// The ground alone, without counters.
    const QImage& ground(const Position& position);
    /// With the top left of the map as origin, at `scaleOf`.
    void paintPieces(QPainter& painter, const Position& position) const;
    /// The counters alone, on nothing.
    QImage pieces(const Position& position) const;

private:
    double scaleOf(const play::Board& board) const;
    QRectF boundsOf(const play::Board& board) const;

    QSize most_;
    std::map<const void*, QImage> grounds_;
};

} // namespace merlon::report
