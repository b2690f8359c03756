#include "editor/art/vector.h"
#include "editor/art/far_things.h"

#include "editor/art/pattern.h"
#include "editor/art/relief.h"
#include "editor/art/sheet.h"
#include "editor/art/symbols.h"
#include "editor/scan.h"

#include <QPainterPath>

#include <cmath>

namespace merlon::editor::art
{
namespace
{

/// Calls back with each area of a ground's patterns that may touch a box, and its tone.
template <class Area>
void eachArea(Ground ground, const QRectF& box, const Area& area)
{
    const Pattern& first = patternOf(ground, 0); // all are as large
    const int x0 = static_cast<int>(std::floor(box.left() / first.width)) - 1;
    const int x1 = static_cast<int>(std::floor(box.right() / first.width)) + 1;
    const int y0 = static_cast<int>(std::floor(box.top() / first.height)) - 1;
    const int y1 = static_cast<int>(std::floor(box.bottom() / first.height)) + 1;
    for (int y = y0; y <= y1; ++y)
        for (int x = x0; x <= x1; ++x)
        {
            const Pattern& pattern = patternOf(ground, variantAt(ground, x, y));
            const QPointF move(x * pattern.width, y * pattern.height);
            const QRectF local = box.translated(-move);
            for (const Pattern::Patch& one : pattern.patches)
                if (one.shape.boundingRect().intersects(local))
                    area(one.shape.translated(move), one.tone);
            for (const Pattern::Stroke& one : pattern.strokes)
                if (QRectF(one.from, one.to).normalized().adjusted(-0.01, -0.01, 0.01, 0.01).intersects(local))
                    area(strip(one.from + move, one.to + move, one.width), one.tone);
        }
}

class Drawing
{
public:
    Drawing(QPainter& painter, const map::HexMap& map, const Looks& looks, const Symbols& symbols,
            const MapStyle& style, double scale)
        : painter_(painter),
          map_(map),
          looks_(looks),
          symbols_(symbols),
          style_(style),
          scale_(scale),
          shape_(hexShape(map.layout.orientation)),
          inks_(inks(style.dark)),
          slopes_(map, shape_)
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
        painter_.strokePath(lines,
                            QPen(withAlpha(inks_.faint, inks_.faint.alphaF() * style_.strengthOf(MapLayer::Grid)),
                                 std::max(0.03, 0.5 / scale_)));
    }

    void decals(const Scene& scene)
    {
        for (std::size_t layer = 0; layer < layerCount; ++layer)
            for (const Placed& placed : scene.layers[layer])
            {
                painter_.save();
                painter_.setOpacity(strengthOf(static_cast<Layer>(layer), style_));
                painter_.translate(at(placed.at));
                draw({painter_, shape_, inks_, symbols_, looks_.things, 0.7 / scale_}, placed.decal);
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
            painter_.setOpacity(strengthOf(label.writing, style_));
            path = QTransform(0.01, 0, 0, 0.01, where.x(), where.y()).map(path);
            painter_.strokePath(path, QPen(withAlpha(inks_.paper, 0.8), 0.2 * writingHeight(label.writing),
                                           Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter_.fillPath(path, writingColour(label.writing, inks_));
        }
        painter_.setOpacity(1);
    }

private:
    static QPointF at(hex::PlanePoint point) { return {point.x, point.y}; }

    void groundOf(hex::Hex hex)
    {
        const auto index = static_cast<std::size_t>(map_.layout.index(hex));
        const Look& look = looks_[map_.terrain[index]];
        const int level = map_.levels ? (*map_.levels)[index] : 0;
        const int slope = style_.levels && scale_ < reliefScale ? slopes_.at(hex) : 0;
        const QColor base = sloping(groundColour(look, level, scale_ < patchScale, style_), slope, style_.dark);
        const QPolygonF polygon = shape_.polygon().translated(at(hex::centreOf(map_.layout, hex)));
        // A hair of its own colour around each hex closes the gap that a renderer leaves between neighbours.
        painter_.setPen(QPen(base, 0.02));
        painter_.setBrush(base);
        painter_.drawPolygon(polygon);
        if (scale_ < 7)
            return;
        painter_.setPen(Qt::NoPen);
        // SVG pictures do not clip, so each piece is cut.
        eachArea(look.ground, polygon.boundingRect(),
                 [&](const QPolygonF& area, double tone)
                 {
                     painter_.setBrush(toned(base, tone * style_.strengthOf(MapLayer::Terrain), style_.dark));
                     painter_.drawPolygon(area.intersected(polygon));
                 });
    }

    QPainter& painter_;
    const map::HexMap& map_;
    const Looks& looks_;
    const Symbols& symbols_;
    const MapStyle& style_;
    const double scale_;
    const HexShape shape_;
    const Inks& inks_;
    const Slopes slopes_;
};

} // namespace

void paintVector(QPainter& painter, const QRectF& part, const map::HexMap& map, const Looks& looks,
                 const Symbols& symbols, const MapStyle& style, const Scan* scan, double scale)
{
    const QRectF plane(part.x() / scale, part.y() / scale, part.width() / scale, part.height() / scale);
    const Window window = windowOf(map.layout, plane, decalReach);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    Drawing drawing(painter, map, looks, symbols, style, scale);
    drawing.ground(window);
    if (scan != nullptr)
        paintScan(painter, *scan, map, plane, 1);
    if (style.grid)
        drawing.grid(window);
    const bool far = scale < patchScale;
    const Scene scene = (far ? composeFar : compose)(map, looks, symbols, style, window, scale);
    drawing.decals(scene);
    drawing.labels(scene);
    if (far)
        drawFarThings(painter, hexShape(map.layout.orientation), map, looks, style, 1);
    painter.restore();
}

} // namespace merlon::editor::art
