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
    static QString noNames() { return tr("Names of hexes are left out: the hexes are too small for them."); }
    static QString tooLarge() { return tr("The picture would have no pixels, or more than the format allows."); }
};

void paintAll(QPainter& painter, const MapPainter& maps, const Picture& picture, const QRectF& part, double scale)
{
    maps.paint(painter, *picture.map, part, scale);
    paintOnMap(painter, picture, part, scale);
}

tl::expected<void, QString> drawPng(const Picture& picture, const QString& path)
{
    const QRectF bounds = MapPainter::bounds(picture.map->layout, picture.scale);
    const QPoint origin(static_cast<int>(std::floor(bounds.left() + 0.001)),
                        static_cast<int>(std::floor(bounds.top() + 0.001)));
    const QSize size(static_cast<int>(std::ceil(bounds.width() - 0.001)),
                     static_cast<int>(std::ceil(bounds.height() - 0.001)));
    constexpr int longest = 1 << 20;
    if (!(picture.scale > 0) || size.width() < 1 || size.height() < 1 || size.width() > longest ||
        size.height() > longest)
        return tl::unexpected(Render::tooLarge());

    OutputFile file(path, picture.over);
    if (auto begun = file.begin(); !begun)
        return begun;
    MapPainter maps(picture.palette, picture.style);
    maps.setScan(picture.scan);
    const bool marked = !picture.overlay.marks.empty() || !picture.overlay.lines.empty();
    const auto paintRows = [&](QImage& rows, int top)
    {
        const QPoint at = origin + QPoint(0, top);
        rows.fill(maps.paper());
        maps.paintPixels(rows, at, *picture.map, picture.scale);
        if (picture.zones.empty() && picture.counters.empty() && !marked)
            return;
        QPainter painter(&rows);
        painter.translate(-at);
        paintOnMap(painter, picture, QRectF(at, rows.size()), picture.scale);
    };
    if (auto drawn = writePng(file, size, paintRows); !drawn)
    {
        auto written = file.written();
        return written ? drawn : written; // the disk knows better what went wrong
    }
    return file.keep(picture.cancelled);
}

tl::expected<void, QString> drawSvg(const Picture& picture, const QString& path)
{
    const QRectF bounds = MapPainter::bounds(picture.map->layout, picture.scale);
    if (!(picture.scale > 0))
        return tl::unexpected(Render::tooLarge());
    OutputFile file(path, picture.over);
    if (auto begun = file.begin(); !begun)
        return begun;
    MapPainter maps(picture.palette, picture.style);
    maps.setScan(picture.scan);
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(bounds.size().toSize());
    svg.setViewBox(QRectF(QPointF(), bounds.size()));
    svg.setResolution(96);
    // Qt writes it as it is.
    const QString title =
        QString::fromStdString(picture.map->title.empty() ? picture.map->id : picture.map->title.in("en"));
    svg.setTitle(title.toHtmlEscaped());
    paintOn(svg,
            [&](QPainter& painter)
            {
                painter.fillRect(QRectF(QPointF(), bounds.size()), maps.paper());
                painter.translate(-bounds.topLeft());
                paintAll(painter, maps, picture, bounds, picture.scale);
                return true;
            });
    return file.keep(picture.cancelled);
}

} // namespace

void paintOnMap(QPainter& painter, const Picture& picture, const QRectF& part, double scale)
{
    const hex::Layout& layout = picture.map->layout;
    const bool dark = picture.style.dark;
    paintZones(painter, layout, picture.zones, part, scale, picture.zonesStrength, dark);
    paintCounters(painter, layout, picture.counters, part, scale, dark);
    paintOverlay(painter, layout, picture.overlay, scale, dark);
}

double scaleForWidth(const hex::Layout& layout, int width)
{
    const QRectF unit = MapPainter::bounds(layout, 1);
    // Bounds are the map's width times the scale and half a pixel on either side.
    return std::max(width - 1.0, 1.0) / (unit.width() - 1);
}

void paintToFit(QPainter& painter, const Picture& picture, const QRectF& area)
{
    const QSizeF unit = MapPainter::bounds(picture.map->layout, 1).size();
    const double scale = std::min(area.width() / unit.width(), area.height() / unit.height());
    const QRectF bounds = MapPainter::bounds(picture.map->layout, scale);
    MapPainter maps(picture.palette, picture.style);
    maps.setScan(picture.scan);
    painter.save();
    painter.translate(area.center() - bounds.center());
    painter.setClipRect(bounds);
    painter.fillRect(bounds, maps.paper());
    maps.paint(painter, *picture.map, bounds, scale);
    paintOnMap(painter, picture, bounds, scale);
    painter.restore();
}

QString leftOut(const Picture& picture)
{
    const bool fits = art::roomFor(art::Writing::HexName, picture.scale);
    return picture.style.names && !fits ? Render::noNames() : QString();
}

tl::expected<void, QString> renderPng(const Picture& picture, const QString& path)
{
    return withinMemory([&] { return drawPng(picture, path); });
}

tl::expected<void, QString> renderSvg(const Picture& picture, const QString& path)
{
    return withinMemory([&] { return drawSvg(picture, path); });
}

} // namespace merlon::editor
