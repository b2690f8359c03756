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
    Arbalest,
    Ballista,
    Mangonel,
    Trebuchet,
    Steed,
    CollaredSteed, ///< in harness
    Ox,
    YokedOx
};

/// "sword", "bow", "long_bow", "arbalest", "ballista", "mangonel", "trebuchet", "steed", "collared_steed", "ox",
/// "yoked_ox"; who has no sign, or one that is not among them, fights hand to hand.
Glyph glyphOf(std::string_view sign);

/// Drawn in lines and areas of one colour around a point; `pixel` is the size of a pixel.
void drawGlyph(QPainter& painter, Glyph glyph, QPointF centre, double size, const QColor& colour, double pixel);

} // namespace merlon::editor::art
