#pragma once

#include "core/hex/layout.h"
#include "core/play/scene.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace merlon::editor
{

/// Draws those that touch `part`; coordinates as in MapPainter.
void paintCounters(QPainter& painter, const hex::Layout& layout, const std::vector<play::Piece>& pieces,
                   const QRectF& part, double scale, bool dark);

/// Draws what a referee marked (the pieces apart): shapes as well as colours, so that nothing is told by colour alone.
void paintOverlay(QPainter& painter, const hex::Layout& layout, const play::Scene& scene, double scale, bool dark);

/// Where a point of the fine lattice lies at that scale.
QPointF planePoint(const hex::Layout& layout, hex::Point point, double scale);

} // namespace merlon::editor
