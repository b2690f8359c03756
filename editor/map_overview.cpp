#include "editor/map_overview.h"

#include "editor/art/look.h"

#include <QColor>
#include <QPainter>

#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace merlon::editor
{
namespace
{

constexpr int perHex = 2; ///< pixels of a hex each way

/// From hex to hex, in units of the plane.
QPointF pitchOf(const hex::Layout& layout)
{
    const double across = 0.75;
    const double down = std::sqrt(3.0) / 2;
    return layout.orientation == hex::Orientation::Flat ? QPointF(across, down) : QPointF(down, across);
}

/// As from far away: what comes is like it.
QRgb colourFromAfar(const map::HexMap& map, const map::Palette& palette, bool dark, hex::Hex hex)
{
    const std::string& terrain = map.terrainAt(hex);
    MapStyle style;
    style.dark = dark;
    const auto look = art::lookOf(palette.find(terrain), terrain, art::inks(dark));
    return art::groundColour(look, map.levelAt(hex), true, style).rgb();
}

void putFromAfar(QImage& image, const hex::Layout& layout, hex::Hex hex, QRgb colour)
{
    const auto first = hex::centreOf(layout, layout.hexAt({0, 0}));
    const auto centre = hex::centreOf(layout, hex);
    const QPointF pitch = pitchOf(layout);
    // A hex shoved by half is shoved by one pixel, either way.
    const int x = qRound((centre.x - first.x) / pitch.x()) + 1;
    const int y = qRound((centre.y - first.y) / pitch.y()) + 1;
    for (int dy = 0; dy < perHex; ++dy)
        for (int dx = 0; dx < perHex; ++dx)
            if (image.rect().contains(x + dx, y + dy))
                reinterpret_cast<QRgb*>(image.scanLine(y + dy))[x + dx] = colour;
}

} // namespace

void MapOverview::draw(const map::HexMap& map, const map::Palette& palette, bool dark)
{
    layout_ = map.layout;
    image_ = QImage(layout_.columns * perHex + 3, layout_.rows * perHex + 3, QImage::Format_ARGB32_Premultiplied);
    image_.fill(Qt::transparent);
    std::map<std::pair<std::string_view, int>, QRgb> known; // by terrain and level: most hexes are like others
    for (int index = 0; index < layout_.count(); ++index)
    {
        const hex::Hex hex = layout_.hexOf(index);
        const auto [colour, isNew] = known.try_emplace({map.terrainAt(hex), map.levelAt(hex)});
        if (isNew)
            colour->second = colourFromAfar(map, palette, dark, hex);
        putFromAfar(image_, layout_, hex, colour->second);
    }
}

void MapOverview::draw(const map::HexMap& map, const map::Palette& palette, bool dark, hex::Hex hex)
{
    if (!image_.isNull() && layout_.contains(hex))
        putFromAfar(image_, layout_, hex, colourFromAfar(map, palette, dark, hex));
}

void MapOverview::paint(QPainter& painter, double scale) const
{
    if (image_.isNull())
        return;
    const auto first = hex::centreOf(layout_, layout_.hexAt({0, 0}));
    const QPointF pitch = pitchOf(layout_) * scale;
    const QPointF corner = QPointF(first.x, first.y) * scale - pitch * (1 + perHex / 2.0);
    painter.drawImage(QRectF(corner, QSizeF(pitch.x() * image_.width(), pitch.y() * image_.height())), image_);
}

} // namespace merlon::editor
