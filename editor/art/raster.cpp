#include "editor/art/raster.h"

#include "editor/art/far_things.h"
#include "editor/art/ground.h"
#include "editor/scan.h"

#include <cmath>
#include <unordered_map>

namespace merlon::editor::art
{
namespace
{

QPoint pixelOf(hex::PlanePoint at, double scale)
{
    return {static_cast<int>(std::lround(at.x * scale)), static_cast<int>(std::lround(at.y * scale))};
}

/// Remembers the sprites of one picture, so that the sheet's lock is asked once for each kind.
class Stamps
{
public:
    explicit Stamps(const Sheet& sheet) : sheet_(sheet) {}

    const Sprite& of(Decal decal)
    {
        const Sprite*& known = known_[decal.key()];
        if (!known)
            known = &sheet_.decal(decal);
        return *known;
    }

private:
    const Sheet& sheet_;
    std::unordered_map<std::uint32_t, const Sprite*> known_;
};

void put(QPainter& painter, const Sprite& sprite, QPoint at, const QRect& visible)
{
    if (sprite.image.isNull() || !visible.intersects(QRect(at + sprite.offset, sprite.image.size())))
        return;
    painter.drawImage(at + sprite.offset, sprite.image);
}

/// A line of writing as pieces that come again and again: "AB" and "12" of AB12.
std::vector<QString> pieces(const QString& text)
{
    std::vector<QString> result;
    for (const QChar c : text)
    {
        const bool joins = !result.empty() && result.back().back().isDigit() == c.isDigit() &&
                           result.back().back().isLetter() == c.isLetter() &&
                           result.back().size() < (c.isDigit() ? 3 : 2);
        if (joins)
            result.back() += c;
        else
            result.push_back(c);
    }
    return result;
}

class Writer
{
public:
    Writer(QPainter& painter, const Sheet& sheet, const QRect& visible)
        : painter_(painter), sheet_(sheet), visible_(visible)
    {
    }

    void write(const Label& label)
    {
        const QPoint centre = pixelOf(label.at, sheet_.scale());
        std::vector<const Glyphs*> line;
        int width = 0;
        if (label.writing == Writing::HexName)
            for (const QString& piece : pieces(label.text))
                line.push_back(&glyphs(label.writing, piece));
        else
            line.push_back(&glyphs(label.writing, label.text));
        for (const Glyphs* one : line)
            width += one->advance;
        const auto each = [&](const Sprite Glyphs::*part)
        {
            QPoint at = centre - QPoint(width / 2, 0);
            for (const Glyphs* one : line)
            {
                put(painter_, one->*part, at, visible_);
                at.rx() += one->advance;
            }
        };
        each(&Glyphs::halo);
        each(&Glyphs::ink);
    }

private:
    const Glyphs& glyphs(Writing writing, const QString& piece)
    {
        const Glyphs*& known = known_[static_cast<std::size_t>(writing)][piece];
        if (!known)
            known = &sheet_.glyphs(writing, piece);
        return *known;
    }

    QPainter& painter_;
    const Sheet& sheet_;
    const QRect visible_;
    std::array<std::unordered_map<QString, const Glyphs*>, 4> known_;
};

void paintScanOn(QImage& image, const Scan& scan, const map::HexMap& map, const QRect& visible, double scale)
{
    QPainter painter(&image);
    painter.translate(-visible.topLeft());
    paintScan(painter, scan, map, visible, scale);
}

} // namespace

void paintRaster(QImage& image, QPoint origin, const map::HexMap& map, const Looks& looks, const Sheet& sheet,
                 const Symbols& symbols, const MapStyle& style, const Scan* scan)
{
    const double scale = sheet.scale();
    const QRect visible(origin, image.size());
    const QRectF part(origin.x() / scale, origin.y() / scale, image.width() / scale, image.height() / scale);
    const Inks& colours = inks(style.dark);
    const Pixels pixels{reinterpret_cast<std::uint32_t*>(image.bits()), image.bytesPerLine() / 4, image.width(),
                        image.height(), origin};
    const Window window = windowOf(map.layout, part, 1);
    paintGround(pixels, map, looks, sheet, style, window);
    if (scan != nullptr)
        paintScanOn(image, *scan, map, visible, scale);
    if (style.grid && gridStrength(scale) > 0)
        paintGrid(pixels, map.layout, sheet,
                  withAlpha(colours.faint, colours.faint.alphaF() * style.strengthOf(MapLayer::Grid)), window);
    const bool far = scale < patchScale;
    const Scene scene =
        (far ? composeFar : compose)(map, looks, symbols, style, windowOf(map.layout, part, decalReach), scale);
    QPainter painter(&image);
    painter.translate(-origin);
    Stamps stamps(sheet);
    for (std::size_t layer = 0; layer < layerCount; ++layer)
    {
        painter.setOpacity(strengthOf(static_cast<Layer>(layer), style));
        for (const Placed& placed : scene.layers[layer])
            put(painter, stamps.of(placed.decal), pixelOf(placed.at, scale), visible);
    }
    if (far)
    {
        painter.setOpacity(1);
        return drawFarThings(painter, sheet.shape(), map, looks, style, scale);
    }
    Writer writer(painter, sheet, visible);
    for (const Label& label : scene.labels)
    {
        painter.setOpacity(strengthOf(label.writing, style));
        writer.write(label);
    }
}

} // namespace merlon::editor::art
