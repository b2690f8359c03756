#pragma once

#include "editor/art/hex_shape.h"
#include "editor/counter_painter.h"

/// Counters and the marks of a referee, around a hex's centre in units (see HexShape). `scale` is pixels a unit.
namespace merlon::editor::art
{

inline constexpr double counterHalfSide = 0.6;
inline constexpr double namedFrom = 18; ///< the scale from which a counter bears its name

/// `rear` is where a second hex lies, or (0,0).
void drawCounter(QPainter& painter, const play::Piece& piece, QPointF rear, double scale, bool dark);

/// How many lie there, at the lower left: one of them hides the others.
void drawFallen(QPainter& painter, int count, double scale, bool dark);

void drawMark(QPainter& painter, const HexShape& shape, play::Mark mark, double scale, bool dark);
void drawSightLine(QPainter& painter, QPointF from, QPointF to, bool legal, double scale, bool dark);
/// `side` -1: the whole hex stops the line.
void drawStop(QPainter& painter, const HexShape& shape, int side, double scale, bool dark);

} // namespace merlon::editor::art
