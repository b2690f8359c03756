#include "editor/chunk_cache.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

QRectF scaled(const QRectF& rect, double by)
{
    return {rect.x() * by, rect.y() * by, rect.width() * by, rect.height() * by};
}

int chunkOf(double pixel)
{
    return static_cast<int>(std::floor(pixel / ChunkCache::side));
}

} // namespace

ChunkCache::ChunkCache(Draw draw, qsizetype limitBytes) : draw_(std::move(draw)), limit_(limitBytes) {}

void ChunkCache::setScale(double scale, double pixelRatio)
{
    if (scale == now_.scale && pixelRatio == ratio_)
        return;
    if (pixelRatio != ratio_)
        before_.clear();
    else if (!now_.chunks.empty())
        before_.push_back(std::move(now_));
    now_ = {scale, {}};
    ratio_ = pixelRatio;
    if (const auto known = std::ranges::find(before_, scale, &Generation::scale); known != before_.end())
    {
        now_ = std::move(*known);
        before_.erase(known);
    }
    if (before_.size() > mostKept)
        before_.erase(before_.begin());
}

void ChunkCache::clear()
{
    now_.chunks.clear();
    before_.clear();
}

QRect ChunkCache::chunksIn(const QRectF& rect)
{
    return {QPoint(chunkOf(rect.left()), chunkOf(rect.top())), QPoint(chunkOf(rect.right()), chunkOf(rect.bottom()))};
}

void ChunkCache::spoil(const QRectF& unitRect)
{
    spoil(now_, unitRect);
    for (Generation& generation : before_)
        spoil(generation, unitRect);
}

void ChunkCache::spoil(Generation& generation, const QRectF& unitRect)
{
    const QRect spoilt = scaled(unitRect, generation.scale).toAlignedRect();
    const QRect range = chunksIn(spoilt);
    const auto spoilOne = [&](QPoint at, Chunk& chunk) { chunk.spoilt |= spoilt & rectOf(at); };
    if (range.width() * range.height() > static_cast<int>(generation.chunks.size()))
    {
        for (auto& [at, chunk] : generation.chunks)
            spoilOne({at.first, at.second}, chunk);
        return;
    }
    for (int y = range.top(); y <= range.bottom(); ++y)
        for (int x = range.left(); x <= range.right(); ++x)
            if (const auto found = generation.chunks.find({x, y}); found != generation.chunks.end())
                spoilOne({x, y}, found->second);
}

bool ChunkCache::isFresh(QPoint chunk) const
{
    const auto found = now_.chunks.find(key(chunk));
    return found != now_.chunks.end() && found->second.spoilt.isEmpty();
}

void ChunkCache::refresh(QPoint at, const QColor& paper)
{
    auto& chunk = now_.chunks[key(at)];
    chunk.used = ++clock_;
    const QRect whole = rectOf(at);
    if (chunk.pixmap.isNull())
    {
        const int pixels = static_cast<int>(std::ceil(side * ratio_));
        chunk.pixmap = QPixmap(pixels, pixels);
        chunk.pixmap.setDevicePixelRatio(ratio_);
        chunk.pixmap.fill(paper);
        chunk.spoilt = whole;
    }
    if (chunk.spoilt.isEmpty())
        return;
    QPainter painter(&chunk.pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-whole.topLeft());
    painter.setClipRect(chunk.spoilt);
    painter.fillRect(chunk.spoilt, paper);
    draw_(painter, chunk.spoilt, now_.scale);
    chunk.spoilt = {};
    ++draws_;
    painter.end();
    makeRoom();
}

const QPixmap* ChunkCache::pixmap(QPoint at)
{
    const auto found = now_.chunks.find(key(at));
    if (found == now_.chunks.end())
        return nullptr;
    found->second.used = ++clock_;
    return &found->second.pixmap;
}

void ChunkCache::forEach(const std::function<void(const QPixmap&, const QRectF&)>& show, bool olderOnly) const
{
    const auto all = [&](const Generation& generation)
    {
        for (const auto& [at, chunk] : generation.chunks)
            show(chunk.pixmap, scaled(rectOf({at.first, at.second}), 1 / generation.scale));
    };
    for (const Generation& generation : before_)
        all(generation);
    if (!olderOnly)
        all(now_);
}

void ChunkCache::paintStretched(QPainter& painter, const QRect& part, double scale,
                                const std::function<void()>& beneath) const
{
    std::vector<std::pair<QRect, const QPixmap*>> all;
    forEach(
        [&](const QPixmap& pixmap, const QRectF& unit)
        {
            // Rounded edge by edge, so that neighbours meet without a gap.
            const QRect target(QPoint(qFloor(unit.left() * scale), qFloor(unit.top() * scale)),
                               QPoint(qFloor(unit.right() * scale) - 1, qFloor(unit.bottom() * scale) - 1));
            if (target.intersects(part))
                all.emplace_back(target, &pixmap);
        },
        scale == now_.scale);
    QRegion bare(part);
    if (scale == now_.scale)
        for (const auto& [at, chunk] : now_.chunks)
            bare -= rectOf({at.first, at.second});
    std::vector<std::pair<QRect, const QPixmap*>> seen;
    for (auto one = all.rbegin(); one != all.rend() && !bare.isEmpty(); ++one)
        if (bare.intersects(one->first))
        {
            seen.push_back(*one);
            bare -= one->first;
        }
    painter.save();
    for (const QRect& there : bare) // most of a frame is covered, and what lies beneath is dear
    {
        painter.setClipRect(there);
        beneath();
    }
    painter.restore();
    for (auto one = seen.rbegin(); one != seen.rend(); ++one)
        painter.drawPixmap(one->first, *one->second);
}

qsizetype ChunkCache::bytes() const
{
    const auto pixels = static_cast<qsizetype>(std::ceil(side * ratio_));
    std::size_t chunks = now_.chunks.size();
    for (const Generation& generation : before_)
        chunks += generation.chunks.size();
    return static_cast<qsizetype>(chunks) * pixels * pixels * 4;
}

void ChunkCache::makeRoom()
{
    while (bytes() > limit_ && !before_.empty())
        before_.erase(before_.begin());
    while (bytes() > limit_ && now_.chunks.size() > 1)
        now_.chunks.erase(
            std::ranges::min_element(now_.chunks, {}, [](const auto& entry) { return entry.second.used; }));
}

} // namespace merlon::editor
