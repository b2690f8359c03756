#include "editor/table_painter.h"

#include "editor/art/inks.h"
#include "editor/scan.h"
#include "editor/table_ink.h"
#include "editor/table_look.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

constexpr double overPhotograph = 0.45; ///< how strong ground is over a photograph

QTransform photographOn(const map::Photograph& photograph, const QRectF& table)
{
    QPolygonF from;
    for (const map::Pixel& corner : photograph.corners)
        from << QPointF(corner.x, corner.y);
    const QPolygonF to{{table.bottomLeft(), table.bottomRight(), table.topRight(), table.topLeft()}};
    QTransform place;
    return QTransform::quadToQuad(from, to, place) ? place : QTransform(0, 0, 0, 0, 0, 0);
}

/// Squared; of what is no farther than `enough` it is not asked how near it is.
double distanceTo(const QPolygonF& outline, QPointF from, double enough)
{
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 0; i < outline.size() && least > enough; ++i)
    {
        const QPointF a = outline[i];
        const QPointF way = outline[(i + 1) % outline.size()] - a;
        const double length = QPointF::dotProduct(way, way);
        const double share = length > 0 ? std::clamp(QPointF::dotProduct(from - a, way) / length, 0.0, 1.0) : 0;
        const QPointF off = from - (a + share * way);
        least = std::min(least, QPointF::dotProduct(off, off));
    }
    return least;
}

QRectF wholeTable(const TablePlane& plane)
{
    return {0, 0, plane.of(plane.width), plane.of(plane.depth)};
}

/// What ends at the edge of the table goes on over it, so that no corner of the edge stays bare.
QPolygonF toTheEdges(const TablePlane& plane, const map::Course& course)
{
    QPolygonF line = plane.along(course.points);
    const double bottom = plane.of(plane.depth);
    const double right = plane.of(plane.width);
    const auto lengthen = [&](QPointF& end, QPointF from)
    {
        constexpr double close = 1e-6;
        const bool atEdge = end.x() < close || end.y() < close || end.x() > right - close || end.y() > bottom - close;
        const QPointF way = end - from;
        if (const double length = std::hypot(way.x(), way.y()); atEdge && length > 0)
            end += plane.of(course.width) / length * way;
    };
    lengthen(line.front(), line[1]);
    lengthen(line.back(), line[line.size() - 2]);
    return line;
}

} // namespace

QPointF insideOf(const QPolygonF& outline)
{
    const QRectF box = outline.boundingRect();
    constexpr int steps = 12;
    QPointF best = box.center();
    double farthest = outline.containsPoint(best, Qt::OddEvenFill) ? distanceTo(outline, best, -1) : -1;
    for (int row = 1; row < steps; ++row)
        for (int column = 1; column < steps; ++column)
        {
            const QPointF at = box.topLeft() + QPointF(column * box.width() / steps, row * box.height() / steps);
            const double away = distanceTo(outline, at, 1.05 * farthest);
            if (away > 1.05 * farthest && outline.containsPoint(at, Qt::OddEvenFill))
            {
                farthest = away;
                best = at;
            }
        }
    return best;
}

TablePainter::TablePainter(std::shared_ptr<const map::TableKinds> kinds, TableStyle style)
    : kinds_(std::move(kinds)), style_(std::move(style))
{
}

QColor TablePainter::margin() const
{
    return art::inks(style_.dark).margin;
}

QColor TablePainter::cloth() const
{
    const QColor day(0xe4, 0xdf, 0xc4);
    return style_.dark ? QColor(0x35, 0x37, 0x2d) : day;
}

QColor TablePainter::ink() const
{
    return art::inks(style_.dark).ink;
}

/// Of a kind that nobody knows: grey.
QColor TablePainter::groundOf(const map::TableKind* kind) const
{
    QColor colour(kind != nullptr ? QString::fromStdString(kind->colour) : QString());
    if (!colour.isValid())
        colour = QColor(0x9a, 0x9a, 0x9a);
    return style_.dark ? art::moonlit(colour) : colour;
}

QString TablePainter::nameOf(const LocalText& name) const
{
    return QString::fromStdString(name.in(style_.language));
}

void TablePainter::paint(QPainter& painter, const map::TableMap& table, const QRectF& part, double scale) const
{
    const TablePlane plane(table, scale);
    const QRectF bounds = TablePlane::bounds(table, scale);
    const QRectF seen = part & bounds;
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(bounds & part.adjusted(-1, -1, 1, 1), cloth());
    painter.setClipRect(bounds.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
    paintPhotograph(painter, table, part, scale);
    const auto each = [](bool shown, const auto& things, const auto& paintOne)
    {
        if (shown)
            std::ranges::for_each(things, paintOne);
    };
    each(style_.areas, table.areas, [&](const map::Area& area) { paintArea(painter, area, plane, seen); });
    if (style_.grid)
        paintGrid(painter, table, seen, scale);
    each(style_.courses, table.courses, [&](const map::Course& course) { paintCourse(painter, course, plane, seen); });
    each(style_.places, table.ways, [&](const map::Way& way) { paintWay(painter, table, way, plane, seen); });
    each(style_.places, table.nodes, [&](const map::Node& node) { paintNode(painter, node, plane, seen); });
    each(style_.names && style_.areas, table.areas,
         [&](const map::Area& area)
         { paintNameInside(painter, nameOf(area.name), plane.along(area.outline), seen, scale); });
    each(style_.names && style_.courses, table.courses,
         [&](const map::Course& course)
         {
             if (!course.points.empty())
                 paintName(painter, nameOf(course.name), plane.at(course.points[course.points.size() / 2]), seen,
                           scale);
         });
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink(), std::max(0.5 * scale, 1.2), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(bounds);
    painter.restore();
}

void TablePainter::paintPhotograph(QPainter& painter, const map::TableMap& table, const QRectF& part,
                                   double scale) const
{
    if (style_.scan && scan_ && table.background)
        scan_->paint(painter, photographOn(*table.background, TablePlane::bounds(table, scale)), part,
                     table.background->opacity);
}

/// Every inch is 25 mm; where lines would lie closer than eye and pen can tell apart, each fourth one only.
void TablePainter::paintGrid(QPainter& painter, const map::TableMap& table, const QRectF& part, double scale) const
{
    const int step = table.unit == map::Unit::Inch ? 250 : 500;
    constexpr double closest = 9;
    const int lines = step * scale / 10 < closest ? 4 * step : step;
    if (lines * scale / 10 < closest)
        return;
    QColor colour = ink();
    colour.setAlphaF(0.16F);
    painter.setPen(QPen(colour, std::max(0.15 * scale, 0.7)));
    const TablePlane plane(table, scale);
    for (int x = lines; x < table.width; x += lines)
        painter.drawLine(QPointF(plane.of(x), part.top()), QPointF(plane.of(x), part.bottom()));
    for (int y = lines; y < table.depth; y += lines)
        painter.drawLine(QPointF(part.left(), plane.of(table.depth - y)),
                         QPointF(part.right(), plane.of(table.depth - y)));
}

void TablePainter::paintArea(QPainter& painter, const map::Area& area, const TablePlane& plane,
                             const QRectF& part) const
{
    const map::TableKind* kind = map::find(kinds_->areas, area.kind);
    const QPolygonF outline = plane.along(area.outline);
    const double below = area.name.empty() ? 0 : 1.4 * nameMm * plane.scale;
    const QString level = area.level != 0 && style_.names ? QString::number(area.level) : QString();
    if (!(inkOf(area, plane) | nameInk(level, outline.boundingRect().translated(0, below), plane.scale))
             .intersects(part))
        return;
    QPainterPath path;
    path.addPolygon(outline);
    path.closeSubpath();
    const QColor colour = groundOf(kind);
    const bool over = style_.scan && scan_ != nullptr;
    painter.setPen(Qt::NoPen);
    painter.setBrush(art::withAlpha(colour, over ? overPhotograph : 0.75));
    painter.drawPath(path);
    const QColor edge = style_.dark ? colour.lighter(150) : colour.darker(170);
    if (kind != nullptr)
        paintSigns(painter, path, kind->look,
                   {colour, art::withAlpha(edge, 0.7), plane.scale, part, wholeTable(plane)});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, std::max(0.5 * plane.scale, 1.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    if (!level.isEmpty())
        paintName(painter, level, insideOf(outline) + QPointF(0, below), part, plane.scale);
}

void TablePainter::paintCourse(QPainter& painter, const map::Course& course, const TablePlane& plane,
                               const QRectF& part) const
{
    if (course.points.size() < 2 || !inkOf(course, plane).intersects(part))
        return;
    const map::TableKind* kind = map::find(kinds_->courses, course.kind);
    const QColor colour = groundOf(kind);
    const QColor edge = style_.dark ? colour.lighter(150) : colour.darker(160);
    QPainterPath path;
    path.addPolygon(toTheEdges(plane, course));
    const double width = std::max(plane.of(course.width), 1.0);
    const double rim = std::max(0.4 * plane.scale, 0.7);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
    if (width > 3 * rim)
    {
        painter.setPen(QPen(colour, width - 2 * rim, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
    if (kind == nullptr)
        return;
    QPainterPathStroker stroker;
    stroker.setWidth(std::max(width - 2 * rim, 0.1));
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setJoinStyle(Qt::RoundJoin);
    QPainterPath bed = stroker.createStroke(path);
    bed.setFillRule(Qt::WindingFill);
    if (bed.boundingRect().intersects(part))
        paintSigns(painter, bed, kind->look,
                   {colour, art::withAlpha(edge, 0.75), plane.scale, part, wholeTable(plane)});
}

void TablePainter::paintWay(QPainter& painter, const map::TableMap& table, const map::Way& way, const TablePlane& plane,
                            const QRectF& part) const
{
    const QPolygonF line = lineOf(table, way, plane);
    if (line.isEmpty())
        return;
    const map::TableKind* kind = map::find(kinds_->ways, way.kind);
    const QColor colour = groundOf(kind);
    const double width = std::max(wayMm * plane.scale, 1.5);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(art::withAlpha(cloth(), 0.8), width * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    const std::string_view look = kind != nullptr ? std::string_view(kind->look) : std::string_view();
    const Qt::PenStyle style = look == "waves" ? Qt::DashLine : look == "dots" ? Qt::DotLine : Qt::SolidLine;
    const QColor stroke = style_.dark ? colour.lighter(140) : colour.darker(120);
    painter.setPen(QPen(stroke, width, style, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    if (style_.names && !way.name.empty())
        paintName(painter, nameOf(way.name), (line[line.size() / 2] + line[line.size() / 2 - 1]) / 2, part,
                  plane.scale);
}

void TablePainter::paintNode(QPainter& painter, const map::Node& node, const TablePlane& plane,
                             const QRectF& part) const
{
    const map::TableKind* kind = map::find(kinds_->nodes, node.kind);
    const QColor colour = groundOf(kind);
    const double size = std::max(placeMm * plane.scale, leastPlace);
    paintPlace(painter, plane.at(node.at), size, kind != nullptr ? std::string_view(kind->look) : std::string_view(),
               {colour, ink(), plane.scale});
    if (style_.names)
        paintName(painter, nameOf(node.name), plane.at(node.at) + QPointF(0, 0.5 * size + 0.7 * nameMm * plane.scale),
                  part, plane.scale);
}

/// The same as paintName by letters that are kept as pixels, the halo by letters around them.
void TablePainter::paintNameOnScreen(QPainter& painter, const QString& name, QFont font, QPointF middle) const
{
    const QRectF box = QFontMetricsF(font).tightBoundingRect(name);
    const QPointF at = middle - box.center();
    const double reach = std::max(font.pixelSize() * 0.14, 1.5);
    painter.setFont(font);
    painter.setPen(art::withAlpha(cloth(), 0.85));
    for (const QPointF off : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1), QPointF(-0.7, -0.7),
                              QPointF(0.7, -0.7), QPointF(-0.7, 0.7), QPointF(0.7, 0.7)})
        painter.drawText(at + reach * off, name);
    painter.setPen(ink());
    painter.drawText(at, name);
}

/// With a halo of the table's colour, so that it reads on any ground.
void TablePainter::paintNameInside(QPainter& painter, const QString& name, const QPolygonF& outline, const QRectF& part,
                                   double scale) const
{
    if (nameInk(name, outline.boundingRect(), scale).intersects(part))
        paintName(painter, name, insideOf(outline), part, scale);
}

void TablePainter::paintName(QPainter& painter, const QString& name, QPointF middle, const QRectF& part,
                             double scale) const
{
    if (!nameInk(name, {middle, QSizeF()}, scale).intersects(part))
        return;
    const double height = std::max(nameMm * scale, leastName);
    QFont font(QStringLiteral("DejaVu Serif"));
    font.setPixelSize(static_cast<int>(std::lround(height)));
    if (isScreen(painter))
        return paintNameOnScreen(painter, name, font, middle);
    QPainterPath text;
    text.addText({}, font, name);
    text.translate(middle - text.boundingRect().center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(art::withAlpha(cloth(), 0.85), height * 0.28, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(text);
    painter.fillPath(text, ink());
}

void TablePainter::paintSample(QPainter& painter, const map::TableKind& kind, const QRectF& rect) const
{
    const QColor colour = groundOf(&kind);
    const QColor edge = style_.dark ? colour.lighter(150) : colour.darker(170);
    QPainterPath path;
    path.addRoundedRect(rect, rect.height() / 6, rect.height() / 6);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path, art::withAlpha(colour, 0.85));
    paintSigns(painter, path, kind.look, {colour, edge, std::max(rect.height() / 24, 0.9), rect, rect});
    painter.setPen(QPen(edge, 1));
    painter.drawPath(path);
    painter.restore();
}

void TablePainter::paintSamplePlace(QPainter& painter, const map::TableKind& kind, const QRectF& rect) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlace(painter, rect.center(), 0.8 * std::min(rect.width(), rect.height()), kind.look,
               {groundOf(&kind), ink(), 1, rect});
    painter.restore();
}

} // namespace merlon::editor
