#include "editor/map_painter.h"

#include "editor/art/raster.h"
#include "editor/art/vector.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <cmath>

namespace merlon::editor
{

/// Sheets of the scales that were drawn last, and the symbols of one paper.
class MapPainter::Workshop
{
public:
    Workshop(bool dark, const map::Palette* palette)
        : dark_(dark),
          things_(palette != nullptr ? art::thingLooksOf(*palette, art::inks(dark)) : std::vector<art::ThingLook>())
    {
    }

    const art::Symbols& symbols() const
    {
        const std::lock_guard lock(mutex_);
        return lockedSymbols();
    }

    std::shared_ptr<const art::Sheet> sheet(hex::Orientation orientation, double scale) const
    {
        const std::lock_guard lock(mutex_);
        for (const Kept& one : kept_)
            if (one.orientation == orientation && one.sheet->scale() == scale)
                return one.sheet;
        if (kept_.size() >= mostKept)
            kept_.erase(kept_.begin());
        kept_.push_back({orientation,
                         std::make_shared<art::Sheet>(orientation, scale, art::inks(dark_), lockedSymbols(), things_)});
        return kept_.back().sheet;
    }

private:
    struct Kept
    {
        hex::Orientation orientation;
        std::shared_ptr<const art::Sheet> sheet;
    };
    static constexpr std::size_t mostKept = 4;

    const art::Symbols& lockedSymbols() const
    {
        if (!symbols_)
            symbols_ = std::make_unique<art::Symbols>(dark_);
        return *symbols_;
    }

    const bool dark_;
    const std::vector<art::ThingLook> things_;
    mutable std::mutex mutex_;
    mutable std::unique_ptr<art::Symbols> symbols_;
    mutable std::vector<Kept> kept_;
};

namespace
{

/// Where a painter only moves (and enlarges evenly) on a picture of pixels, ours can be laid into it.
bool drawsPixels(const QPainter& painter)
{
    const QTransform& transform = painter.deviceTransform();
    const bool raster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    return raster && transform.type() <= QTransform::TxScale && transform.m11() > 0 &&
           transform.m11() == transform.m22();
}

} // namespace

MapPainter::MapPainter(std::shared_ptr<const map::Palette> palette, MapStyle style)
    : palette_(std::move(palette)), style_(style), workshop_(std::make_shared<Workshop>(style.dark, palette_.get()))
{
}

MapPainter::~MapPainter() = default;

QRectF MapPainter::bounds(const hex::Layout& layout, double scale)
{
    const QPointF half = art::hexShape(layout.orientation).half();
    QRectF all;
    const int lastColumn = layout.columns - 1;
    const int lastRow = layout.rows - 1;
    // The hexes at the ends of the first two and last two rows and columns reach farthest, whichever are shoved.
    for (const int column : {0, std::min(1, lastColumn), std::max(0, lastColumn - 1), lastColumn})
        for (const int row : {0, std::min(1, lastRow), std::max(0, lastRow - 1), lastRow})
        {
            const hex::PlanePoint at = hex::centreOf(layout, layout.hexAt({column, row}));
            all |= QRectF(at.x - half.x(), at.y - half.y(), 2 * half.x(), 2 * half.y());
        }
    return QRectF(all.x() * scale, all.y() * scale, all.width() * scale, all.height() * scale)
        .adjusted(-pens, -pens, pens, pens);
}

void MapPainter::paint(QPainter& painter, const map::HexMap& map, const QRectF& part, double scale) const
{
    const QRectF wanted = part & bounds(map.layout, scale);
    if (wanted.isEmpty())
        return;
    if (!drawsPixels(painter))
        return art::paintVector(painter, wanted, map, looksOf(map), workshop_->symbols(), style_, shownScan(), scale);

    const QTransform transform = painter.deviceTransform();
    const double zoom = transform.m11();
    const QRect device = QRectF(wanted.topLeft() * zoom, wanted.size() * zoom).toAlignedRect();
    QImage image(device.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    paintPixels(image, device.topLeft(), map, scale * zoom);
    image.setDevicePixelRatio(zoom);
    painter.drawImage(QPointF(device.topLeft()) / zoom, image);
}

void MapPainter::paintPixels(QImage& image, QPoint origin, const map::HexMap& map, double scale) const
{
    art::paintRaster(image, origin, map, looksOf(map), *workshop_->sheet(map.layout.orientation, scale),
                     workshop_->symbols(), style_, shownScan());
}

art::Looks MapPainter::looksOf(const map::HexMap& map) const
{
    art::Looks looks = art::looksOf(map, *palette_, art::inks(style_.dark));
    looks.inside = inside_;
    return looks;
}

void MapPainter::paintSample(QPainter& painter, const map::PaletteTerrain& terrain, const QRectF& rect) const
{
    // Seven hexes of it, of which the middle one fills the rectangle.
    hex::Layout layout;
    layout.columns = 3;
    layout.rows = 3;
    paintHex(painter, map::blankMap(layout, terrain.id, '.'), layout.hexAt({1, 1}), rect, 1);
}

void MapPainter::paintSample(QPainter& painter, const map::PaletteOverlay& thing, const QRectF& rect) const
{
    hex::Layout layout;
    layout.columns = 5;
    layout.rows = 5;
    const hex::Hex middle = layout.hexAt({2, 2});
    map::HexMap map = map::blankMap(layout, palette_->terrain.front().id, '.');
    const auto place = [&](hex::Hex hex, const std::string& terrain)
    {
        if (const auto number = map::legendIndex(map, terrain, '#'))
            map.terrain[static_cast<std::size_t>(layout.index(hex))] = *number;
    };
    if (!thing.on.empty())
        place(middle, thing.on.front());
    if (!thing.against.empty())
        place(hex::neighbour(middle, hex::Side::S0), thing.against.front());
    map::Covering covering;
    covering.kind = thing.id;
    covering.hexes = {middle};
    if (thing.course) // what runs along hexes comes and goes on
        covering.hexes = {hex::neighbour(middle, hex::Side::S4), middle, hex::neighbour(middle, hex::Side::S1)};
    if (thing.outward != map::Outward::None)
        covering.outward = hex::Side::S0;
    map.overlays = {std::move(covering)};
    constexpr double withWhatReachesOut = 1.45;
    paintHex(painter, map, middle, rect, withWhatReachesOut);
}

void MapPainter::paintHex(QPainter& painter, const map::HexMap& map, hex::Hex hex, const QRectF& rect,
                          double hexes) const
{
    MapStyle style = style_;
    style.names = false;
    MapPainter plain(palette_, style);
    plain.workshop_ = workshop_;
    const hex::PlanePoint middle = hex::centreOf(map.layout, hex);
    const double fitting = std::min(rect.width() / 2, rect.height() / 1.7320508075688772);
    const double scale = std::max(2.0, fitting / hexes);
    painter.save();
    painter.setClipRect(rect, Qt::IntersectClip);
    painter.translate(rect.center() - QPointF(middle.x, middle.y) * scale);
    const QRectF part = rect.translated(-rect.center() + QPointF(middle.x, middle.y) * scale);
    plain.paint(painter, map, part, scale);
    painter.restore();
}

QColor MapPainter::paper() const
{
    return art::inks(style_.dark).margin;
}

} // namespace merlon::editor
