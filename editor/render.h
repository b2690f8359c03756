#pragma once

#include "editor/counter_painter.h"
#include "editor/drawing.h"
#include "editor/map_painter.h"
#include "editor/zones_painter.h"

#include <QString>

namespace merlon::editor
{

/// What to draw a picture of. `zones`, `counters` and `overlay` may be empty.
struct Picture
{
    const map::HexMap* map = nullptr;
    std::shared_ptr<const map::Palette> palette;
    std::vector<ShownZone> zones;
    int zonesStrength = 100; ///< percent
    std::vector<play::Piece> counters;
    play::Scene overlay;
    std::shared_ptr<const Scan> scan; ///< under the grid, where the map has a background
    MapStyle style;
    double scale = 24;                            ///< as in MapPainter
    const std::atomic<bool>* cancelled = nullptr; ///< set by another thread: the file stays as it was
    io::Over over = io::Links::Refuse;            ///< what may stand in the place of the file
};

/// What lies on the map: zones, counters, marks.
void paintOnMap(QPainter& painter, const Picture& picture, const QRectF& part, double scale);

/// The picture must outlive it.
Drawing drawingOf(const Picture& picture);

/// All of it, as large as the area has room for, in its middle.
inline void paintToFit(QPainter& painter, const Picture& picture, const QRectF& area)
{
    paintToFit(painter, drawingOf(picture), area);
}

/// How large hexes are printed, in millimetres from side to side: room for the usual counters. A map's `span` is what a
/// hex measures on the ground and says nothing about paper.
inline constexpr double printedHexMm = 16;

/// The scale at which the picture is so many pixels wide.
double scaleForWidth(const hex::Layout& layout, int width);

/// What the style of a PNG or SVG asks for and its scale leaves no room for, a sentence; empty when all is drawn.
QString leftOut(const Picture& picture);

inline tl::expected<void, QString> renderPng(const Picture& picture, const QString& path)
{
    return renderPng(drawingOf(picture), path);
}
inline tl::expected<void, QString> renderSvg(const Picture& picture, const QString& path)
{
    return renderSvg(drawingOf(picture), path);
}
inline tl::expected<void, QString> renderPdf(const Picture& picture, const QString& path, const QString& page)
{
    return renderPdf(drawingOf(picture), path, page);
}

} // namespace merlon::editor
