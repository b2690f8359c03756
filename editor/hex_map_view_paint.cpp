#include "editor/hex_map_view.h"

#include "editor/counter_labels.h"

#include <QPaintEvent>
#include <QPainter>

#include "editor/tools/shapes.h"

#include <algorithm>
#include <cmath>

/// What the view draws: chunks of the map, then counters, overlay, selection and cursors on them.
namespace merlon::editor
{
namespace
{

constexpr qint64 frameBudget = 7'000'000; ///< nanoseconds of drawing chunks in one frame
constexpr int overviewPixels = 2;         ///< of a hex each way

QPen cursorPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(colour, width, style);
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCosmetic(true);
    return pen;
}

} // namespace

QColor HexMapView::paper() const
{
    return style_.dark ? QColor(0x1c, 0x1b, 0x19) : QColor(0xe4, 0xdd, 0xcb);
}

void HexMapView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), paper());
    if (!model_ || !painter_)
        return;
    const QRect part = event->rect().translated(pixelOrigin());
    painter.translate(-pixelOrigin());
    paintChunks(painter, part);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelection(painter, event->rect());
    if (!countersHidden_)
        paintPieces(painter, part);
    paintOverlay(painter, layout_, overlay_, scale_, style_.dark);
    paintCursors(painter);
    if (countersMagnified_ && hovered_ && !countersHidden_)
        paintMagnified(painter, piecesAt(*hovered_), viewPoint(*hovered_) + pixelOrigin(),
                       viewport()->rect().translated(pixelOrigin()), style_.dark);
}

void HexMapView::paintPieces(QPainter& painter, const QRect& part) const
{
    paintCounters(painter, layout_, counters_, part, scale_, style_.dark);
    paintNames(painter, layout_, counters_, part, scale_, style_.dark);
}

void HexMapView::paintChunks(QPainter& painter, const QRect& part)
{
    if (chunks_.scale() != scale_ && !settle_.isActive())
        chunks_.setScale(scale_, devicePixelRatioF());
    if (chunks_.scale() != scale_)
    {
        paintStandIns(painter, part, false);
        return;
    }
    const QRect range = ChunkCache::chunksIn(QRectF(part) & mapRect());
    const bool complete = refreshChunks(range);
    if (!complete)
        paintStandIns(painter, part, true);
    for (int y = range.top(); y <= range.bottom(); ++y)
        for (int x = range.left(); x <= range.right(); ++x)
            if (const auto* pixmap = chunks_.pixmap({x, y}))
                painter.drawPixmap(ChunkCache::rectOf({x, y}).topLeft(), *pixmap);
    if (!complete)
        QTimer::singleShot(0, viewport(), QOverload<>::of(&QWidget::update));
    else if (chunks_.hasOlder() && part.contains(viewport()->rect().translated(pixelOrigin())))
        chunks_.dropOlder();
}

/// Draws what is missing for as long as a frame allows: first what is shown but wrong, then what is not there at all.
bool HexMapView::refreshChunks(const QRect& range)
{
    QElapsedTimer clock;
    clock.start();
    bool complete = true;
    for (const bool drawn : {true, false})
        for (int y = range.top(); y <= range.bottom(); ++y)
            for (int x = range.left(); x <= range.right(); ++x)
            {
                const QPoint chunk(x, y);
                if (chunks_.isFresh(chunk) || chunks_.isDrawn(chunk) != drawn)
                    continue;
                if (painting_ || clock.nsecsElapsed() < frameBudget)
                    chunks_.refresh(chunk, paper());
                else
                    complete = false;
            }
    return complete;
}

/// The overview, and over it whatever chunks of another scale there are, stretched.
void HexMapView::paintStandIns(QPainter& painter, const QRect& part, bool olderOnly)
{
    paintOverview(painter);
    chunks_.forEach(
        [&](const QPixmap& pixmap, const QRectF& unit)
        {
            // Rounded edge by edge, so that neighbours meet without a gap.
            const QRect target(QPoint(qFloor(unit.left() * scale_), qFloor(unit.top() * scale_)),
                               QPoint(qFloor(unit.right() * scale_) - 1, qFloor(unit.bottom() * scale_) - 1));
            if (target.intersects(part))
                painter.drawPixmap(target, pixmap);
        },
        olderOnly);
}

void HexMapView::paintOverview(QPainter& painter) const
{
    if (overview_.isNull())
        return;
    const auto first = hex::centreOf(layout_, layout_.hexAt({0, 0}));
    const bool flat = layout_.orientation == hex::Orientation::Flat;
    const double pitchX = flat ? 0.75 : std::sqrt(3.0) / 2;
    const double pitchY = flat ? std::sqrt(3.0) / 2 : 0.75;
    const QRectF unit(first.x - pitchX * (1 + overviewPixels / 2.0), first.y - pitchY * (1 + overviewPixels / 2.0),
                      pitchX * overview_.width(), pitchY * overview_.height());
    const QRectF target(unit.topLeft() * scale_, unit.size() * scale_);
    painter.drawImage(target, overview_);
}

void HexMapView::renewOverview()
{
    overview_ = {};
    if (!model_)
        return;
    overview_ = QImage(layout_.columns * overviewPixels + 3, layout_.rows * overviewPixels + 3,
                       QImage::Format_ARGB32_Premultiplied);
    overview_.fill(Qt::transparent);
    for (int index = 0; index < layout_.count(); ++index)
        renewOverview(layout_.hexOf(index));
}

void HexMapView::renewOverview(hex::Hex hex)
{
    if (overview_.isNull() || !layout_.contains(hex))
        return;
    const auto& map = shownMap();
    const auto& palette = *document()->palette();
    const auto* terrain = palette.find(map.terrainAt(hex));
    QColor colour(terrain ? QString::fromStdString(terrain->colour) : QStringLiteral("#808080"));
    if (style_.dark)
        colour = colour.darker(180);
    const auto first = hex::centreOf(layout_, layout_.hexAt({0, 0}));
    const auto centre = hex::centreOf(layout_, hex);
    const bool flat = layout_.orientation == hex::Orientation::Flat;
    const double pitchX = flat ? 0.75 : std::sqrt(3.0) / 2;
    const double pitchY = flat ? std::sqrt(3.0) / 2 : 0.75;
    // A hex shoved by half is shoved by one pixel, either way.
    const int x = qRound((centre.x - first.x) / pitchX) + 1;
    const int y = qRound((centre.y - first.y) / pitchY) + 1;
    for (int dy = 0; dy < overviewPixels; ++dy)
        for (int dx = 0; dx < overviewPixels; ++dx)
            if (overview_.rect().contains(x + dx, y + dy))
                overview_.setPixel(x + dx, y + dy, colour.rgb());
}

void HexMapView::paintSelection(QPainter& painter, const QRect& part) const
{
    if (!selectionModel() || !selectionModel()->hasSelection())
        return;
    const QRect cells = visibleCells(part);
    QColor fill = palette().color(QPalette::Highlight);
    painter.setPen(cursorPen(fill, 2));
    fill.setAlpha(70);
    painter.setBrush(fill);
    for (const auto& range : selectionModel()->selection())
    {
        const QRect shown = QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom())) & cells;
        for (int row = shown.top(); row <= shown.bottom(); ++row)
            for (int column = shown.left(); column <= shown.right(); ++column)
                painter.drawPolygon(outline(layout_.hexAt({column, row})));
    }
}

/// Which hexes the tool would cover here.
std::vector<hex::Hex> HexMapView::footprint() const
{
    if (!hovered_ || stroke_.active())
        return {};
    if (tool() == Tool::Brush || tool() == Tool::Line)
        return hex::range(*hovered_, tools_->radius());
    return {*hovered_};
}

void HexMapView::paintCursors(QPainter& painter) const
{
    painter.setBrush(Qt::NoBrush);
    const QColor ink = style_.dark ? Qt::white : Qt::black;
    const QColor halo = style_.dark ? Qt::black : Qt::white;
    for (const auto hex : footprint())
        if (layout_.contains(hex))
        {
            painter.setPen(cursorPen(halo, 3));
            painter.drawPolygon(outline(hex));
            painter.setPen(cursorPen(ink, 1));
            painter.drawPolygon(outline(hex));
        }
    if (const auto current = currentHex())
    {
        const bool focused = hasFocus();
        painter.setPen(cursorPen(halo, focused ? 5 : 3));
        painter.drawPolygon(outline(*current));
        painter.setPen(
            cursorPen(palette().color(QPalette::Highlight), focused ? 3 : 2, focused ? Qt::SolidLine : Qt::DashLine));
        painter.drawPolygon(outline(*current));
    }
}

void HexMapView::finishPainting()
{
    settle_.stop();
    chunks_.setScale(scale_, devicePixelRatioF());
    painting_ = true;
    viewport()->repaint();
    painting_ = false;
}

} // namespace merlon::editor
