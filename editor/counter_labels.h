#pragma once

#include "core/hex/layout.h"
#include "core/play/scene.h"

#include <QRectF>

#include <vector>

class QPainter;

/// Of counters that are too small to be read: their names beside them, and themselves large.
namespace merlon::editor
{

inline constexpr int usualNamePixels = 11;

/// The names of those whose counters bear none that is as large, wherever there is room: over no other counter and no
/// other name, and on the map. Coordinates as in paintCounters.
void paintNames(QPainter& painter, const hex::Layout& layout, const std::vector<play::Piece>& pieces,
                const QRectF& part, double scale, bool dark, int pixels = usualNamePixels);

/// Where counters and their names are: nothing else is written there.
std::vector<QRectF> roomOfCounters(const hex::Layout& layout, const std::vector<play::Piece>& pieces, double scale);

/// Those pieces side by side, large, beside that point and within `room`.
void paintMagnified(QPainter& painter, const std::vector<const play::Piece*>& pieces, QPointF about, const QRectF& room,
                    bool dark);

} // namespace merlon::editor
