#include "editor/map_overview.h"

#include "editor/art/look.h"

#include <QColor>
#include <QPainter>

#include <cmath>

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

} // namespace

void MapOverview::draw(const map::HexMap& map, const map::Palette& palette, bool dark)
{
    layout_ = map.layout;
    image_ = QImage(layout_.columns * perHex + 3, layout_.rows * perHex + 3, QImage::Format_ARGB32_Premultiplied);
    image_.fill(Qt::transparent);
    for (int index = 0; index < layout_.count(); ++index)
        draw(map, palette, dark, layout_.hexOf(index));
}

void MapOverview::draw(const map::HexMap& map, const map::Palette& palette, bool dark, hex::Hex hex)
{
    if (image_.isNull() || !layout_.contains(hex))
        return;
    const std::string& terrain = map.terrainAt(hex);
    MapStyle style;
    style.dark = dark;
    const auto look =
        art::lookOf(palette.find(terrain), terrain, art::inks(dark)); // as far away: what comes is like it
    const QColor colour = art::groundColour(look, map.levelAt(hex), true, style);
    const auto first = hex::centreOf(layout_, layout_.hexAt({0, 0}));
    const auto centre = hex::centreOf(layout_, hex);
    const QPointF pitch = pitchOf(layout_);
    // A hex shoved by half is shoved by one pixel, either way.
    const int x = qRound((centre.x - first.x) / pitch.x()) + 1;
    const int y = qRound((centre.y - first.y) / pitch.y()) + 1;
    for (int dy = 0; dy < perHex; ++dy)
        for (int dx = 0; dx < perHex; ++dx)
            if (image_.rect().contains(x + dx, y + dy))
                image_.setPixel(x + dx, y + dy, colour.rgb());
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
