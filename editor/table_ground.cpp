#include "editor/table_ground.h"

#include "editor/table_ink.h"

#include <QElapsedTimer>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace merlon::editor
{
namespace
{

constexpr qint64 frameBudget = 4'000'000; ///< nanoseconds of drawing after a zoom, in one frame
constexpr double overviewSide = 360;      ///< pixels, of the longer side: too small for signs and names

bool sameTable(const map::TableMap& a, const map::TableMap& b)
{
    return a.width == b.width && a.depth == b.depth && a.unit == b.unit && a.background == b.background;
}

} // namespace

TableGround::TableGround()
    : chunks_([this](QPainter& painter, const QRectF& part, double scale)
              { painter_->paint(painter, table_, part, scale); })
{
}

void TableGround::show(map::TableMap table, const TablePainter& painter)
{
    if (painter_ == painter && table == table_)
        return;
    const bool all = painter_ != painter || !sameTable(table, table_);
    std::swap(table_, table);
    painter_ = painter;
    chunks_.dropOlder();
    if (all)
    {
        overview_ = {};
        return chunks_.clear();
    }
    const double scale = chunks_.scale();
    for (const QRectF& ink : changedInk(table, table_, painter.style().language, scale))
        chunks_.spoil({ink.topLeft() / scale, ink.size() / scale});
}

bool TableGround::paint(QPainter& painter, const PlaneCamera& camera, const QRect& part, double ratio, bool zooms)
{
    const double scale = camera.scale();
    if (zooms && chunks_.bytes() > 0 && chunks_.scale() != scale)
    {
        paintStretched(painter, part, scale);
        stretched_ = true;
        return true;
    }
    chunks_.setScale(scale, ratio);
    const QRectF bounds = TablePlane::bounds(table_, scale).adjusted(-1, -1, 1, 1);
    if (!bounds.intersects(part))
        return true;
    const QRect range = ChunkCache::chunksIn(bounds & QRectF(part));
    const bool complete = refresh(range);
    if (!complete)
        paintStretched(painter, part, scale);
    for (int y = range.top(); y <= range.bottom(); ++y)
        for (int x = range.left(); x <= range.right(); ++x)
            if (const auto* pixmap = chunks_.pixmap({x, y}))
                painter.drawPixmap(ChunkCache::rectOf({x, y}).topLeft(), *pixmap);
    if (complete && part.contains(camera.seen()))
    {
        chunks_.dropOlder();
        if (std::exchange(stretched_, false))
            overview_ = {};
    }
    return complete;
}

/// All of it, unless something like it can be seen until then.
bool TableGround::refresh(const QRect& chunks)
{
    QElapsedTimer clock;
    clock.start();
    qint64 longest = 0;
    for (int y = chunks.top(); y <= chunks.bottom(); ++y)
        for (int x = chunks.left(); x <= chunks.right(); ++x)
        {
            if (chunks_.isFresh({x, y}))
                continue;
            const qint64 before = clock.nsecsElapsed();
            if (stretched_ && before + longest > frameBudget)
                return false;
            chunks_.refresh({x, y}, painter_->margin());
            longest = std::max(longest, clock.nsecsElapsed() - before);
        }
    return true;
}

void TableGround::paintStretched(QPainter& painter, const QRect& part, double scale)
{
    const QRectF bounds = TablePlane::bounds(table_, scale);
    const auto beneath = [&]
    {
        if (overview_.isNull())
            drawOverview();
        painter.drawPixmap(bounds, overview_, overview_.rect());
    };
    chunks_.paintStretched(painter, (bounds & QRectF(part)).toAlignedRect(), scale, beneath);
}

void TableGround::drawOverview()
{
    const double scale = 10 * overviewSide / std::max(table_.width, table_.depth);
    const QRectF bounds = TablePlane::bounds(table_, scale);
    overview_ = QPixmap(bounds.size().toSize().expandedTo({1, 1}));
    overview_.fill(painter_->cloth());
    QPainter painter(&overview_);
    painter_->paint(painter, table_, bounds, scale);
}

} // namespace merlon::editor
