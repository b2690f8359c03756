#include "editor/render.h"

#include "editor/art/scene.h"
#include "editor/output_file.h"
#include "editor/png_stream.h"
#include "editor/within_memory.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgGenerator>

#include <cmath>

namespace merlon::editor
{
namespace
{

class Render
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::Render)

public:
    static QString noNames() { return tr("Hex names are left out because the hexes are too small."); }
    static QString tooLarge() { return tr("The picture would have no pixels, or more than the format allows."); }
};

tl::expected<void, QString> drawPng(const Drawing& drawing, const QString& path)
{
    const QPoint origin = pixelsOf(drawing).topLeft();
    const QSize size = pixelsOf(drawing).size();
    constexpr int longest = 1 << 20;
    if (!(drawing.scale > 0) || size.width() < 1 || size.height() < 1 || size.width() > longest ||
        size.height() > longest)
        return tl::unexpected(Render::tooLarge());

    OutputFile file(path, drawing.over);
    if (auto begun = file.begin(); !begun)
        return begun;
    const auto paintRows = [&](QImage& rows, int top)
    {
        const QPoint at = origin + QPoint(0, top);
        rows.fill(drawing.paper);
        if (drawing.pixels)
            return drawing.pixels(rows, at, drawing.scale);
        QPainter painter(&rows);
        painter.translate(-at);
        drawing.paint(painter, QRectF(at, rows.size()), drawing.scale);
    };
    if (auto drawn = writePng(file, size, paintRows); !drawn)
    {
        auto written = file.written();
        return written ? drawn : written; // the disk knows better what went wrong
    }
    return file.keep(drawing.cancelled);
}

tl::expected<void, QString> drawSvg(const Drawing& drawing, const QString& path)
{
    const QRectF bounds = drawing.bounds(drawing.scale);
    if (!(drawing.scale > 0))
        return tl::unexpected(Render::tooLarge());
    OutputFile file(path, drawing.over);
    if (auto begun = file.begin(); !begun)
        return begun;
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(bounds.size().toSize());
    svg.setViewBox(QRectF(QPointF(), bounds.size()));
    svg.setResolution(96);
    svg.setTitle(drawing.title.toHtmlEscaped()); // Qt writes it as it is
    paintOn(svg,
            [&](QPainter& painter)
            {
                painter.fillRect(QRectF(QPointF(), bounds.size()), drawing.paper);
                painter.translate(-bounds.topLeft());
                drawing.paint(painter, bounds, drawing.scale);
                return true;
            });
    return file.keep(drawing.cancelled);
}

} // namespace

QRect pixelsOf(const Drawing& drawing)
{
    const QRectF bounds = drawing.bounds(drawing.scale);
    return {static_cast<int>(std::floor(bounds.left() + 0.001)), static_cast<int>(std::floor(bounds.top() + 0.001)),
            static_cast<int>(std::ceil(bounds.width() - 0.001)), static_cast<int>(std::ceil(bounds.height() - 0.001))};
}

Drawing drawingOf(const Picture& picture)
{
    auto maps = std::make_shared<MapPainter>(picture.palette, picture.style);
    maps->setScan(picture.scan);
    std::vector<hex::Hex> inside;
    for (const play::Piece& piece : picture.counters)
        inside.insert(inside.end(), piece.hexes.begin(), piece.hexes.end());
    maps->setInside(std::move(inside));
    Drawing drawing;
    drawing.title = QString::fromStdString(picture.map->title.empty() ? picture.map->id : picture.map->title.in("en"));
    drawing.paper = maps->paper();
    drawing.scale = picture.scale;
    drawing.mmScale = printedHexMm / (2 * art::apothem);
    drawing.bounds = [&picture](double scale) { return MapPainter::bounds(picture.map->layout, scale); };
    drawing.paint = [&picture, maps](QPainter& painter, const QRectF& part, double scale)
    {
        maps->paint(painter, *picture.map, part, scale);
        paintOnMap(painter, picture, part, scale);
    };
    const bool marked = !picture.overlay.marks.empty() || !picture.overlay.lines.empty();
    const bool bare = picture.zones.empty() && picture.counters.empty() && !marked;
    drawing.pixels = [&picture, maps, bare](QImage& image, QPoint origin, double scale)
    {
        maps->paintPixels(image, origin, *picture.map, scale);
        if (bare)
            return;
        QPainter painter(&image);
        painter.translate(-origin);
        paintOnMap(painter, picture, QRectF(origin, image.size()), scale);
    };
    drawing.cancelled = picture.cancelled;
    drawing.over = picture.over;
    return drawing;
}

void paintOnMap(QPainter& painter, const Picture& picture, const QRectF& part, double scale)
{
    const hex::Layout& layout = picture.map->layout;
    const bool dark = picture.style.dark;
    paintZones(painter, layout, picture.zones, part, scale, picture.zonesStrength, dark);
    paintCounters(painter, layout, picture.counters, part, scale, dark);
    paintOverlay(painter, layout, picture.overlay, scale, dark);
}

double scaleForWidth(const Drawing& drawing, int width, double slack)
{
    return std::max(width - slack, 1.0) / (drawing.bounds(1).width() - slack);
}

double scaleForWidth(const hex::Layout& layout, int width)
{
    const QRectF unit = MapPainter::bounds(layout, 1);
    // Bounds are the map's width times the scale and half a pixel on either side.
    return std::max(width - 1.0, 1.0) / (unit.width() - 1);
}

void paintToFit(QPainter& painter, const Drawing& drawing, const QRectF& area)
{
    const QSizeF unit = drawing.bounds(1).size();
    const double scale = std::min(area.width() / unit.width(), area.height() / unit.height());
    const QRectF bounds = drawing.bounds(scale);
    painter.save();
    painter.translate(area.center() - bounds.center());
    painter.setClipRect(bounds);
    painter.fillRect(bounds, drawing.paper);
    drawing.paint(painter, bounds, scale);
    painter.restore();
}

QString leftOut(const Picture& picture)
{
    const bool fits = art::roomFor(art::Writing::HexName, picture.scale);
    return picture.style.names && !fits ? Render::noNames() : QString();
}

tl::expected<void, QString> renderPng(const Drawing& drawing, const QString& path)
{
    return withinMemory([&] { return drawPng(drawing, path); });
}

tl::expected<void, QString> renderSvg(const Drawing& drawing, const QString& path)
{
    return withinMemory([&] { return drawSvg(drawing, path); });
}

} // namespace merlon::editor
