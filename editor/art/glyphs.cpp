#include "editor/art/glyphs.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace merlon::editor::art
{
namespace
{

/// What is stroked and what is filled, in a square from -0.5 to 0.5.
struct Sign
{
    QPainterPath lines;
    QPainterPath areas;
};

QPainterPath line(QPointF from, QPointF to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

QPainterPath area(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

Sign sword()
{
    Sign sign;
    sign.areas = area({{0.42, -0.46}, {0.46, -0.42}, {-0.12, 0.22}, {-0.22, 0.12}});
    sign.lines.addPath(line({-0.34, 0.0}, {0.0, 0.34}));
    sign.lines.addPath(line({-0.17, 0.17}, {-0.38, 0.38}));
    sign.areas.addEllipse(QPointF(-0.4, 0.4), 0.07, 0.07);
    return sign;
}

/// The stave, the string and what is nocked on it.
Sign bow(double bend, bool tall)
{
    Sign sign;
    const double reach = tall ? 0.48 : 0.4;
    sign.lines.moveTo(-0.1, -reach);
    sign.lines.cubicTo(bend, -0.3, bend, 0.3, -0.1, reach);
    sign.lines.addPath(line({-0.1, -reach}, {-0.28, 0}));
    sign.lines.addPath(line({-0.28, 0}, {-0.1, reach}));
    sign.lines.addPath(line({-0.34, 0}, {0.36, 0}));
    sign.areas = area({{0.48, 0}, {0.3, -0.09}, {0.3, 0.09}});
    return sign;
}

/// With a trigger; on a stand it is an engine.
Sign arbalest(bool onStand)
{
    Sign sign;
    sign.lines.addPath(line({0, -0.34}, {0, 0.46}));
    sign.lines.moveTo(-0.44, -0.04);
    sign.lines.cubicTo(-0.3, -0.38, 0.3, -0.38, 0.44, -0.04);
    sign.lines.addPath(line({-0.44, -0.04}, {0, 0.12}));
    sign.lines.addPath(line({0, 0.12}, {0.44, -0.04}));
    sign.areas = area({{0, -0.5}, {0.09, -0.32}, {-0.09, -0.32}});
    if (onStand)
    {
        sign.lines.addPath(line({-0.32, 0.46}, {0, 0.18}));
        sign.lines.addPath(line({0.32, 0.46}, {0, 0.18}));
        sign.lines.addPath(line({-0.4, 0.46}, {0.4, 0.46}));
    }
    else
        sign.lines.addEllipse(QRectF(-0.1, -0.5, 0.2, 0.2));
    return sign;
}

/// A frame with a wheel at either end, and the arm with its spoon against the padded beam.
Sign mangonel()
{
    Sign sign;
    sign.lines.addPath(line({-0.46, 0.24}, {0.46, 0.24}));
    sign.lines.addPath(line({0.08, 0.24}, {0.2, -0.24}));
    sign.lines.addPath(line({0.42, 0.24}, {0.2, -0.24}));
    sign.lines.addPath(line({0.1, 0.2}, {-0.3, -0.34}));
    sign.areas.addEllipse(QPointF(-0.34, -0.38), 0.12, 0.12);
    sign.areas.addEllipse(QPointF(0.2, -0.27), 0.07, 0.07);
    for (const double x : {-0.32, 0.32})
        sign.lines.addEllipse(QPointF(x, 0.36), 0.1, 0.1);
    return sign;
}

/// The long arm over its trestle, the box of stones at the short end, the sling at the long one.
Sign trebuchet()
{
    Sign sign;
    sign.lines.addPath(line({-0.34, 0.46}, {0.08, -0.16}));
    sign.lines.addPath(line({0.42, 0.46}, {0.08, -0.16}));
    sign.lines.addPath(line({-0.46, 0.46}, {0.48, 0.46}));
    sign.lines.addPath(line({-0.42, -0.46}, {0.34, -0.02}));
    sign.lines.addPath(line({-0.42, -0.46}, {-0.4, 0.06}));
    sign.areas = area({{0.22, -0.02}, {0.48, -0.02}, {0.44, 0.26}, {0.26, 0.26}});
    sign.areas.addEllipse(QPointF(-0.4, 0.12), 0.08, 0.08);
    return sign;
}

Sign steed()
{
    Sign sign;
    QPainterPath head(QPointF(-0.3, 0.46));
    head.cubicTo({-0.32, 0.1}, {-0.2, -0.2}, {0.02, -0.34});
    head.lineTo(0.04, -0.5);
    head.lineTo(0.14, -0.36);
    head.cubicTo({0.26, -0.3}, {0.34, -0.1}, {0.46, 0.08});
    head.cubicTo({0.48, 0.2}, {0.38, 0.26}, {0.3, 0.2});
    head.cubicTo({0.22, 0.12}, {0.14, 0.1}, {0.06, 0.1});
    head.cubicTo({0.08, 0.24}, {0.18, 0.34}, {0.2, 0.46});
    head.closeSubpath();
    sign.areas = head;
    return sign;
}

/// The collar around its neck, and the traces that go back from it.
Sign collaredSteed()
{
    Sign sign = steed();
    sign.lines.addPath(line({-0.44, -0.1}, {-0.06, 0.3}));
    sign.lines.addPath(line({-0.06, 0.3}, {0.26, 0.38}));
    sign.lines.addPath(line({-0.44, -0.1}, {-0.5, 0.3}));
    return sign;
}

Sign ox()
{
    Sign sign;
    sign.lines.moveTo(-0.46, -0.44);
    sign.lines.cubicTo(-0.44, -0.14, -0.3, -0.16, -0.16, -0.16);
    sign.lines.moveTo(0.46, -0.44);
    sign.lines.cubicTo(0.44, -0.14, 0.3, -0.16, 0.16, -0.16);
    sign.areas = area({{-0.22, -0.22}, {0.22, -0.22}, {0.18, 0.2}, {0.12, 0.44}, {-0.12, 0.44}, {-0.18, 0.2}});
    return sign;
}

/// The beam over its neck, and the bows beneath it.
Sign yokedOx()
{
    Sign sign = ox();
    sign.lines.addPath(line({-0.5, 0.3}, {0.5, 0.3}));
    sign.lines.addPath(line({-0.36, 0.3}, {-0.36, 0.48}));
    sign.lines.addPath(line({0.36, 0.3}, {0.36, 0.48}));
    return sign;
}

Sign signOf(Glyph glyph)
{
    switch (glyph)
    {
    case Glyph::Sword:
        return sword();
    case Glyph::Bow:
        return bow(0.26, false);
    case Glyph::LongBow:
        return bow(0.2, true);
    case Glyph::Arbalest:
        return arbalest(false);
    case Glyph::Ballista:
        return arbalest(true);
    case Glyph::Mangonel:
        return mangonel();
    case Glyph::Trebuchet:
        return trebuchet();
    case Glyph::Steed:
        return steed();
    case Glyph::CollaredSteed:
        return collaredSteed();
    case Glyph::Ox:
        return ox();
    case Glyph::YokedOx:
        return yokedOx();
    }
    return sword();
}

} // namespace

Glyph glyphOf(std::string_view sign)
{
    static constexpr std::pair<std::string_view, Glyph> named[] = {
        {"sword", Glyph::Sword},
        {"bow", Glyph::Bow},
        {"long_bow", Glyph::LongBow},
        {"arbalest", Glyph::Arbalest},
        {"ballista", Glyph::Ballista},
        {"mangonel", Glyph::Mangonel},
        {"trebuchet", Glyph::Trebuchet},
        {"steed", Glyph::Steed},
        {"collared_steed", Glyph::CollaredSteed},
        {"ox", Glyph::Ox},
        {"yoked_ox", Glyph::YokedOx},
    };
    const auto* found = std::ranges::find(named, sign, &std::pair<std::string_view, Glyph>::first);
    return found == std::end(named) ? Glyph::Sword : found->second;
}

void drawGlyph(QPainter& painter, Glyph glyph, QPointF centre, double size, const QColor& colour, double pixel)
{
    const Sign sign = signOf(glyph);
    painter.save();
    painter.translate(centre);
    painter.scale(size, size);
    painter.strokePath(sign.lines,
                       QPen(colour, std::max(0.085, 1.1 * pixel / size), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(sign.areas, colour);
    painter.restore();
}

} // namespace merlon::editor::art
