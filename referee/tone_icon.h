#pragma once

#include "core/play/sheet.h"

#include <QColor>

class QPainter;
class QRectF;

/// How something stands, told by a shape as well as by a colour: an empty ring, an hourglass, an arrow that runs, a
/// tick in a disc, half a disc, an exclamation mark in a lozenge.
namespace merlon::referee
{

/// On a dark ground, or on a light one.
QColor colourOf(play::Tone tone, bool dark);
void drawTone(QPainter& painter, const QRectF& in, play::Tone tone, bool dark);

} // namespace merlon::referee
