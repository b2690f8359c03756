#include "editor/zones_painter.h"

#include "core/hex/hex_set.h"
#include "editor/art/hex_shape.h"
#include "editor/words.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace merlon::editor
{
namespace
{

constexpr double inset = 0.92; ///< of the outline: of two zones that touch both are seen
constexpr double smallestName = 10;

QPointF centreOf(const hex::Layout& layout, hex::Hex hex, double scale)
{
    const hex::PlanePoint at = hex::centreOf(layout, hex);
    return {at.x * scale, at.y * scale};
}

/// What of a line with that direction, so far from the origin, lies in a hex around that centre.
std::optional<QLineF> cut(const art::HexShape& shape, QPointF centre, double scale, QPointF along, double distance)
{
    const QPointF across(-along.y(), along.x());
    const auto side = [&](QPointF at) { return QPointF::dotProduct(at, across) - distance; };
    std::vector<QPointF> ends;
    for (std::size_t k = 0; k < shape.corners.size(); ++k)
    {
        const QPointF from = centre + shape.corners[k] * scale;
        const QPointF to = centre + shape.corners[(k + 1) % shape.corners.size()] * scale;
        if ((side(from) < 0) != (side(to) < 0))
            ends.push_back(from + (to - from) * (side(from) / (side(from) - side(to))));
    }
    if (ends.size() != 2)
        return {};
    return QLineF(ends[0], ends[1]);
}

/// The way that a force's hatching runs.
QPointF hatching(int force)
{
    constexpr std::array degrees{45.0, 135.0, 0.0, 90.0};
    const double angle = degrees[static_cast<std::size_t>(force) % degrees.size()] * std::numbers::pi / 180;
    return {std::cos(angle), std::sin(angle)};
}

struct ZoneLines
{
    QList<QLineF> outline;
    QList<QLineF> hatching;
};

/// As one path: where lines meet, what shines through them shines through once.
void draw(QPainter& painter, const QList<QLineF>& lines, const QColor& colour, double width, Qt::PenStyle style)
{
    QPainterPath path;
    for (const QLineF& line : lines)
    {
        path.moveTo(line.p1());
        path.lineTo(line.p2());
    }
    painter.strokePath(path, QPen(colour, width, style, Qt::RoundCap));
}

void draw(QPainter& painter, const ShownZone& zone, const ZoneLines& lines, double width, double thin, bool dark)
{
    QColor colour = dark ? zone.colour.lighter(160) : zone.colour;
    constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
    draw(painter, lines.outline, dark ? QColor(0, 0, 0, 170) : QColor(255, 252, 240, 200), width * 2, Qt::SolidLine);
    draw(painter, lines.outline, colour, width, styles[static_cast<std::size_t>(zone.force) % styles.size()]);
    colour.setAlpha(110);
    draw(painter, lines.hatching, colour, thin, Qt::SolidLine);
}

/// As large as that, smaller where its zone is narrow; none where that could not be read.
std::optional<QFont> lettering(const QString& name, double room, double height)
{
    QFont font(QStringLiteral("DejaVu Sans Condensed"));
    font.setStyleHint(QFont::SansSerif);
    font.setBold(true);
    font.setPixelSize(100);
    const double fitting = 100 * room / std::max(1.0, QFontMetricsF(font).horizontalAdvance(name));
    const double pixels = std::floor(std::min(fitting, std::max(smallestName, height)));
    if (pixels < smallestName)
        return {};
    font.setPixelSize(static_cast<int>(pixels));
    return font;
}

void letter(QPainter& painter, QPointF baseline, const QFont& font, const ShownZone& zone, bool dark)
{
    QPainterPath path;
    path.addText(baseline, font, zone.name);
    const double halo = std::max(3.0, font.pixelSize() * 0.22);
    painter.strokePath(path, QPen(dark ? QColor(0, 0, 0, 220) : QColor(255, 252, 240, 230), halo, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, dark ? zone.colour.lighter(180) : zone.colour.darker(140));
}

/// What of the lines in that direction, so far apart, lies within a polygon of any form.
QList<QLineF> hatched(const QPolygonF& polygon, QPointF along, double step)
{
    const QPointF across(-along.y(), along.x());
    const auto [least, most] =
        std::ranges::minmax(polygon, {}, [&](QPointF corner) { return QPointF::dotProduct(corner, across); });
    QList<QLineF> lines;
    for (double k = std::ceil(QPointF::dotProduct(least, across) / step); k * step < QPointF::dotProduct(most, across);
         ++k)
    {
        const auto side = [&](QPointF at) { return QPointF::dotProduct(at, across) - k * step; };
        std::vector<QPointF> ends;
        for (qsizetype i = 0; i < polygon.size(); ++i)
        {
            const QPointF from = polygon[i];
            const QPointF to = polygon[(i + 1) % polygon.size()];
            if ((side(from) < 0) != (side(to) < 0))
                ends.push_back(from + (to - from) * (side(from) / (side(from) - side(to))));
        }
        std::ranges::sort(ends, {}, [&](QPointF at) { return QPointF::dotProduct(at, along); });
        for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
            lines.push_back({ends[i], ends[i + 1]});
    }
    return lines;
}

class ZonePainter
{
public:
    ZonePainter(QPainter& painter, const hex::Layout& layout, const QRectF& part, double scale, bool dark,
                std::vector<QRectF> taken)
        : painter_(painter),
          layout_(layout),
          shape_(art::hexShape(layout.orientation)),
          part_(part.adjusted(-scale, -scale, scale, scale)),
          scale_(scale),
          dark_(dark),
          written_(std::move(taken))
    {
    }

    void paint(const ShownZone& zone)
    {
        const hex::HexSet all(layout_, zone.hexes);
        QList<QLineF> hatching;
        QList<QLineF> outline;
        for (const hex::Hex hex : all.hexes())
            if (const QPointF centre = centreOf(layout_, hex, scale_); part_.contains(centre))
            {
                hatch(centre, zone.force, hatching);
                border(hex, centre, all, outline);
            }
        draw(painter_, zone, {outline, hatching}, std::max(1.5, scale_ * 0.09), std::max(1.0, scale_ * 0.03), dark_);
    }

    void write(const ShownZone& zone)
    {
        std::vector<QPointF> centres;
        for (const hex::Hex hex : zone.hexes)
            if (layout_.contains(hex))
                centres.push_back(centreOf(layout_, hex, scale_));
        if (centres.empty() || zone.name.isEmpty())
            return;
        const auto font = fontFor(zone.name, centres);
        if (!font)
            return;
        QPointF middle;
        for (const QPointF& one : centres)
            middle += one / static_cast<double>(centres.size());
        std::ranges::stable_sort(centres, {}, [&](const QPointF& one) { return QLineF(one, middle).length(); });
        const QFontMetricsF metrics(*font);
        QRectF room(0, 0, metrics.horizontalAdvance(zone.name), metrics.height());
        for (const QPointF& at : centres) // as near to its middle as another name leaves room
        {
            room.moveCenter(at);
            if (std::ranges::any_of(written_, [&](const QRectF& one) { return one.intersects(room); }))
                continue;
            written_.push_back(room);
            if (room.intersects(part_))
                letter(painter_, room.topLeft() + QPointF(0, metrics.ascent()), *font, zone, dark_);
            return;
        }
    }

private:
    /// Lines that run on from hex to hex.
    void hatch(QPointF centre, int force, QList<QLineF>& lines) const
    {
        const QPointF along = hatching(force);
        const double step = std::max(6.0, scale_ * 0.5);
        const double middle = QPointF::dotProduct(centre, {-along.y(), along.x()});
        for (double k = std::ceil((middle - scale_) / step); k * step < middle + scale_; ++k)
            if (const auto line = cut(shape_, centre, scale_, along, k * step))
                lines.push_back(*line);
    }

    void border(hex::Hex hex, QPointF centre, const hex::HexSet& all, QList<QLineF>& lines) const
    {
        for (const hex::Side side : hex::allSides)
            if (!all.has(hex::neighbour(hex, side)))
            {
                const int number = static_cast<int>(side);
                lines.push_back(
                    {centre + shape_.start(number) * scale_ * inset, centre + shape_.end(number) * scale_ * inset});
            }
    }

    std::optional<QFont> fontFor(const QString& name, const std::vector<QPointF>& centres) const
    {
        const auto [left, right] = std::ranges::minmax(centres, {}, &QPointF::x);
        return lettering(name, right.x() - left.x() + 2 * scale_, scale_);
    }

    QPainter& painter_;
    const hex::Layout& layout_;
    const art::HexShape shape_;
    const QRectF part_; ///< with all hexes that reach into it
    const double scale_;
    const bool dark_;
    std::vector<QRectF> written_; ///< where something is written, or stands
};

} // namespace

std::vector<ShownZone> shownZones(const play::Scenario& scenario, int board)
{
    std::vector<ShownZone> zones;
    for (const play::Zone& zone : scenario.zones)
    {
        if (zone.board != board)
            continue;
        const auto force = std::ranges::find(scenario.forces, zone.force, &play::Force::id);
        const bool known = force != scenario.forces.end();
        const QColor colour(known ? QString::fromStdString(force->colour) : QString());
        zones.push_back({QString::fromStdString(zone.name.empty() ? zone.id : zone.name.in(words::language())),
                         colour.isValid() ? colour : QColor(0x5a5a5a),
                         static_cast<int>(force - scenario.forces.begin()), zone.hexes, zone.outline});
    }
    return zones;
}

void paintZones(QPainter& painter, const hex::Layout& layout, const std::vector<ShownZone>& zones, const QRectF& part,
                double scale, int percent, bool dark, const std::vector<QRectF>& taken)
{
    if (zones.empty() || percent <= 0)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(percent / 100.0);
    ZonePainter all(painter, layout, part, scale, dark, taken);
    for (const ShownZone& zone : zones)
        all.paint(zone);
    for (const ShownZone& zone : zones)
        all.write(zone);
    painter.restore();
}

void paintZones(QPainter& painter, const TablePlane& plane, const std::vector<ShownZone>& zones, double pixel,
                bool dark)
{
    constexpr double apart = 14; // lines of the hatching
    constexpr double high = 22;  // a name
    for (const ShownZone& zone : zones)
    {
        const QPolygonF polygon = plane.along(zone.outline);
        if (polygon.isEmpty())
            continue;
        ZoneLines lines{{}, hatched(polygon, hatching(zone.force), apart * pixel)};
        for (qsizetype i = 0; i < polygon.size(); ++i)
            lines.outline.push_back({polygon[i], polygon[(i + 1) % polygon.size()]});
        draw(painter, zone, lines, 2.2 * pixel, pixel, dark);
    }
    for (const ShownZone& zone : zones)
    {
        const QRectF room = plane.along(zone.outline).boundingRect();
        const auto font = zone.name.isEmpty() ? std::nullopt : lettering(zone.name, 0.9 * room.width(), high * pixel);
        if (!font)
            continue;
        const QFontMetricsF metrics(*font);
        const QPointF corner(-metrics.horizontalAdvance(zone.name) / 2, metrics.capHeight() / 2);
        letter(painter, room.center() + corner, *font, zone, dark);
    }
}

} // namespace merlon::editor
