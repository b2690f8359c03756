#include "editor/map_ground.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <limits>
#include <utility>

namespace merlon::editor
{
namespace
{

constexpr qint64 frameBudget = 4'500'000; ///< nanoseconds of drawing chunks in a frame: what else it shows takes 3 ms

} // namespace

QColor paper(bool dark)
{
    return dark ? QColor(0x1c, 0x1b, 0x19) : QColor(0xe4, 0xdd, 0xcb);
}

MapGround::MapGround(Source map)
    : map_(std::move(map)),
      chunks_([this](QPainter& painter, const QRectF& part, double scale)
              { painter_->paint(painter, map_(), part, scale); })
{
}

void MapGround::begin(std::shared_ptr<const map::Palette> palette, const MapStyle& style)
{
    const map::HexMap& map = map_();
    palette_ = std::move(palette);
    painter_ = std::make_unique<MapPainter>(palette_, style);
    painter_->setScan(scan_);
    painter_->setInside(inside_);
    layout_ = map.layout;
    chunks_.clear();
    overview_.draw(map, *palette_, style.dark);
}

void MapGround::setScan(std::shared_ptr<const Scan> scan)
{
    scan_ = std::move(scan);
    if (!painter_)
        return;
    painter_->setScan(scan_);
    chunks_.clear();
}

QVector<hex::Hex> MapGround::setInside(std::vector<hex::Hex> hexes)
{
    QVector<hex::Hex> changed;
    if (hexes == inside_)
        return changed;
    std::swap(hexes, inside_);
    if (!painter_)
        return changed;
    painter_->setInside(inside_);
    const auto lies = [](const map::Covering& roof, const std::vector<hex::Hex>& over)
    { return std::ranges::find_first_of(roof.hexes, over) != roof.hexes.end(); };
    for (const map::Covering& one : map_().overlays)
        if (const auto* kind = palette_->overlay(one.kind);
            kind != nullptr && kind->spreads && lies(one, hexes) != lies(one, inside_))
            changed += QVector<hex::Hex>(one.hexes.begin(), one.hexes.end());
    return changed;
}

void MapGround::end()
{
    painter_.reset();
    chunks_.clear();
}

void MapGround::spoil()
{
    chunks_.spoil(MapPainter::bounds(layout_, 1));
}

QRectF MapGround::spoil(std::span<const hex::Hex> hexes)
{
    constexpr std::size_t tooMany = 4000;
    constexpr double reach = 2.7; // a hex and its neighbours, in units of the plane
    QRectF all;
    if (!painter_)
        return all;
    const map::HexMap& map = map_();
    const bool dark = painter_->style().dark;
    for (const auto hex : hexes)
    {
        const auto centre = hex::centreOf(layout_, hex);
        const QRectF rect(centre.x - reach, centre.y - reach, 2 * reach, 2 * reach);
        all |= rect;
        if (hexes.size() > tooMany)
            continue;
        chunks_.spoil(rect);
        overview_.draw(map, *palette_, dark, hex);
    }
    if (hexes.size() > tooMany)
    {
        chunks_.spoil(all);
        overview_.draw(map, *palette_, dark);
    }
    return all;
}

QRect MapGround::chunksIn(const QRect& part) const
{
    return ChunkCache::chunksIn(QRectF(part) & MapPainter::bounds(layout_, chunks_.scale()));
}

bool MapGround::paint(QPainter& painter, const MapCamera& camera, const QRect& part)
{
    if (!painter_)
        return true;
    if (chunks_.scale() != camera.scale())
    {
        paintStandIns(painter, part, camera.scale());
        return true;
    }
    const QRect range = chunksIn(part);
    const bool complete = refresh(range, frameBudget);
    if (!complete)
        paintStandIns(painter, part, camera.scale());
    for (int y = range.top(); y <= range.bottom(); ++y)
        for (int x = range.left(); x <= range.right(); ++x)
            if (const auto* pixmap = chunks_.pixmap({x, y}))
                painter.drawPixmap(ChunkCache::rectOf({x, y}).topLeft(), *pixmap);
    if (complete && part.contains(camera.seen()))
        chunks_.dropOlder();
    return complete;
}

void MapGround::finish(const QRect& part)
{
    if (painter_)
        refresh(chunksIn(part), std::numeric_limits<qint64>::max());
}

/// First what is shown but wrong, then what is not there at all. None is begun for which there is no time, unless it
/// is the first.
bool MapGround::refresh(const QRect& chunks, qint64 nanoseconds)
{
    QElapsedTimer clock;
    clock.start();
    bool complete = true;
    qint64 longest = 0;
    for (const bool drawn : {true, false})
        for (int y = chunks.top(); y <= chunks.bottom(); ++y)
            for (int x = chunks.left(); x <= chunks.right(); ++x)
            {
                const QPoint chunk(x, y);
                if (chunks_.isFresh(chunk) || chunks_.isDrawn(chunk) != drawn)
                    continue;
                const qint64 before = clock.nsecsElapsed();
                if (complete && before <= nanoseconds - longest)
                    chunks_.refresh(chunk, paper(painter_->style().dark));
                else
                    complete = false;
                longest = std::max(longest, clock.nsecsElapsed() - before);
            }
    return complete;
}

/// The overview, and over it whatever chunks of another scale there are, stretched.
void MapGround::paintStandIns(QPainter& painter, const QRect& part, double scale) const
{
    chunks_.paintStretched(painter, part, scale, [&] { overview_.paint(painter, scale); });
}

} // namespace merlon::editor
