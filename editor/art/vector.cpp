#include "editor/art/vector.h"

#include "editor/art/pattern.h"
#include "editor/art/sheet.h"
#include "editor/art/symbols.h"

#include <QPainterPath>

#include <cmath>
#include <optional>

namespace merlon::editor::art
{
namespace
{

/// The part of a convex polygon on the inner side of a line from a to b (inside lies to its right, y down).
QPolygonF cut(const QPolygonF& polygon, QPointF a, QPointF b)
{
    const auto side = [&](QPointF p) { return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x()); };
    QPolygonF result;
    for (qsizetype k = 0; k < polygon.size(); ++k)
    {
        const QPointF p = polygon[k];
        const QPointF q = polygon[(k + 1) % polygon.size()];
        const double sp = side(p);
        const double sq = side(q);
        if (sp >= 0)
            result << p;
        if ((sp > 0 && sq < 0) || (sp < 0 && sq > 0))
            result << p + (q - p) * (sp / (sp - sq));
    }
    return result;
}

QPolygonF within(QPolygonF polygon, const QPolygonF& hex)
{
    for (qsizetype k = 0; k < hex.size() && !polygon.isEmpty(); ++k)
        polygon = cut(polygon, hex[k], hex[(k + 1) % hex.size()]);
    return polygon;
}

std::optional<QLineF> within(QPointF from, QPointF to, const QPolygonF& hex)
{
    double enter = 0;
    double leave = 1;
    for (qsizetype k = 0; k < hex.size(); ++k)
    {
        const QPointF a = hex[k];
        const QPointF b = hex[(k + 1) % hex.size()];
        const auto side = [&](QPointF p)
        { return (b.x() - a.x()) * (p.y() - a.y()) - (b.y() - a.y()) * (p.x() - a.x()); };
        const double s = side(from);
        const double e = side(to);
        if (s < 0 && e < 0)
            return {};
        if (s < 0)
            enter = std::max(enter, s / (s - e));
        else if (e < 0)
            leave = std::min(leave, s / (s - e));
    }
    if (enter >= leave)
        return {};
    return QLineF(from + (to - from) * enter, from + (to - from) * leave);
}

/// Finds what of a repeating pattern touches a hex.
class PatternFinder
{
public:
    explicit PatternFinder(const Pattern& pattern) : pattern_(pattern) {}

    /// Calls back with each repetition that may touch a box, moved to its place.
    template <class Patches, class Strokes>
    void each(const QRectF& box, const Patches& patch, const Strokes& stroke) const
    {
        const int x0 = static_cast<int>(std::floor(box.left() / pattern_.width)) - 1;
        const int x1 = static_cast<int>(std::floor(box.right() / pattern_.width)) + 1;
        const int y0 = static_cast<int>(std::floor(box.top() / pattern_.height)) - 1;
        const int y1 = static_cast<int>(std::floor(box.bottom() / pattern_.height)) + 1;
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x)
            {
                const QPointF move(x * pattern_.width, y * pattern_.height);
                const QRectF local = box.translated(-move);
                for (const Pattern::Patch& one : pattern_.patches)
                    if (one.shape.boundingRect().intersects(local))
                        patch(one, move);
                for (const Pattern::Stroke& one : pattern_.strokes)
                    if (QRectF(one.from, one.to).normalized().adjusted(-0.01, -0.01, 0.01, 0.01).intersects(local))
                        stroke(one, move);
            }
    }

private:
    const Pattern& pattern_;
};

class Drawing
{
public:
    Drawing(QPainter& painter, const map::HexMap& map, const std::vector<Look>& looks, const Symbols& symbols,
            const MapStyle& style, double scale)
        : painter_(painter),
          map_(map),
          looks_(looks),
          symbols_(symbols),
          style_(style),
          scale_(scale),
          shape_(hexShape(map.layout.orientation)),
          inks_(inks(style.dark))
    {
    }

    void ground(const Window& window)
    {
        for (int row = window.firstRow; row <= window.lastRow; ++row)
            for (int column = window.firstColumn; column <= window.lastColumn; ++column)
                groundOf(map_.layout.hexAt({column, row}));
    }

    void grid(const Window& window)
    {
        QPainterPath lines;
        for (int row = window.firstRow; row <= window.lastRow; ++row)
            for (int column = window.firstColumn; column <= window.lastColumn; ++column)
            {
                const hex::Hex hex = map_.layout.hexAt({column, row});
                const QPointF centre = at(hex::centreOf(map_.layout, hex));
                for (int side = 0; side < 6; ++side)
                    if (side < 3 ||
                        !map_.layout.contains(hex::neighbour(hex, hex::allSides[static_cast<std::size_t>(side)])))
                    {
                        lines.moveTo(centre + shape_.start(side));
                        lines.lineTo(centre + shape_.end(side));
                    }
            }
        painter_.strokePath(lines, QPen(inks_.faint, std::max(0.03, 0.5 / scale_)));
    }

    void decals(const Scene& scene)
    {
        for (const auto& layer : scene.layers)
            for (const Placed& placed : layer)
            {
                painter_.save();
                painter_.translate(at(placed.at));
                draw({painter_, shape_, inks_, symbols_, 0.7 / scale_}, placed.decal);
                painter_.restore();
            }
    }

    void labels(const Scene& scene)
    {
        for (const Label& label : scene.labels)
        {
            // Drawn as outlines, a hundred times too large and shrunk: fonts have whole pixel sizes.
            QFont font = writingFont(label.writing, 100 * writingHeight(label.writing));
            const QFontMetricsF metrics(font);
            QPainterPath path;
            path.addText(QPointF(-metrics.horizontalAdvance(label.text) / 2, metrics.capHeight() / 2), font,
                         label.text);
            const QPointF where = at(label.at);
            path = QTransform(0.01, 0, 0, 0.01, where.x(), where.y()).map(path);
            painter_.strokePath(path, QPen(withAlpha(inks_.paper, 0.8), 0.2 * writingHeight(label.writing),
                                           Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter_.fillPath(path, writingColour(label.writing, inks_));
        }
    }

private:
    static QPointF at(hex::PlanePoint point) { return {point.x, point.y}; }

    void groundOf(hex::Hex hex)
    {
        const auto index = static_cast<std::size_t>(map_.layout.index(hex));
        const Look& look = looks_[map_.terrain[index]];
        const int level = map_.levels && style_.levels && !look.water() ? (*map_.levels)[index] : 0;
        const QColor base = shaded(scale_ < patchScale ? look.far : look.base, level, style_.dark);
        const QPolygonF polygon = shape_.polygon().translated(at(hex::centreOf(map_.layout, hex)));
        // A hair of its own colour around each hex closes the gap that a renderer leaves between neighbours.
        painter_.setPen(QPen(base, 0.02));
        painter_.setBrush(base);
        painter_.drawPolygon(polygon);
        if (scale_ < 7)
            return;
        const PatternFinder finder(patternOf(look.ground));
        finder.each(
            polygon.boundingRect(),
            [&](const Pattern::Patch& patch, QPointF move)
            {
                painter_.setPen(Qt::NoPen);
                painter_.setBrush(toned(base, patch.tone, style_.dark));
                if (const QPolygonF shape = within(patch.shape.translated(move), polygon); shape.size() > 2)
                    painter_.drawPolygon(shape);
            },
            [&](const Pattern::Stroke& stroke, QPointF move)
            {
                painter_.setPen(QPen(toned(base, stroke.tone, style_.dark), stroke.width, Qt::SolidLine, Qt::FlatCap));
                if (const auto line = within(stroke.from + move, stroke.to + move, polygon))
                    painter_.drawLine(*line);
            });
    }

    QPainter& painter_;
    const map::HexMap& map_;
    const std::vector<Look>& looks_;
    const Symbols& symbols_;
    const MapStyle& style_;
    const double scale_;
    const HexShape shape_;
    const Inks& inks_;
};

} // namespace

void paintVector(QPainter& painter, const QRectF& part, const map::HexMap& map, const std::vector<Look>& looks,
                 const Symbols& symbols, const MapStyle& style, double scale)
{
    const QRectF plane(part.x() / scale, part.y() / scale, part.width() / scale, part.height() / scale);
    const Window window = windowOf(map.layout, plane, decalReach);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    Drawing drawing(painter, map, looks, symbols, style, scale);
    drawing.ground(window);
    if (style.grid)
        drawing.grid(window);
    if (scale >= patchScale)
    {
        const Scene scene = compose(map, looks, symbols, style, window, scale);
        drawing.decals(scene);
        drawing.labels(scene);
    }
    painter.restore();
}

} // namespace merlon::editor::art
