#pragma once

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace merlon::editor::art
{

/// The sign of a weapon (or of an animal) on a counter.
enum class Glyph
{
    Sword,
    Bow,
    LongBow,
    Crossbow,
    Ballista,
    Steed,
    Ox
};

/// An unknown weapon that speaks of a bow is a bow; everything else is fought hand to hand.
Glyph glyphFor(std::string_view symbol);

/// Drawn in lines and areas of one colour around a point; `pixel` is the size of a pixel.
void drawGlyph(QPainter& painter, Glyph glyph, QPointF centre, double size, const QColor& colour, double pixel);

} // namespace merlon::editor::art
