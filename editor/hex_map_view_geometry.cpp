#include "editor/hex_map_view.h"

#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShowEvent>

#include <algorithm>
#include <cmath>

/// Where hexes are on screen: zooming, scrolling, and the geometry that QAbstractItemView asks for.
namespace merlon::editor
{
namespace
{

constexpr double zoomStep = 1.25;
constexpr double margin = 16; ///< pixels of the map that always stay in the viewport

} // namespace

QRectF HexMapView::mapRect() const
{
    return MapPainter::bounds(layout_, scale_);
}

QPoint HexMapView::pixelOrigin() const
{
    return {qRound(origin_.x()), qRound(origin_.y())};
}

int HexMapView::horizontalOffset() const
{
    return pixelOrigin().x();
}

int HexMapView::verticalOffset() const
{
    return pixelOrigin().y();
}

QPolygonF HexMapView::outline(hex::Hex hex) const
{
    QPolygonF polygon;
    for (const auto corner : hex::allSides)
    {
        const auto point = hex::cornerOf(layout_, hex, corner);
        polygon << QPointF(point.x, point.y) * scale_;
    }
    return polygon;
}

QRect HexMapView::hexRect(hex::Hex hex) const
{
    return outline(hex).boundingRect().toAlignedRect().translated(-pixelOrigin()).adjusted(-3, -3, 3, 3);
}

QPointF HexMapView::viewPoint(hex::Hex hex) const
{
    const auto centre = hex::centreOf(layout_, hex);
    return QPointF(centre.x, centre.y) * scale_ - pixelOrigin();
}

hex::Hex HexMapView::hexUnder(QPointF point) const
{
    const QPointF plane = (point + pixelOrigin()) / scale_;
    return hex::hexUnder(layout_, {plane.x(), plane.y()});
}

QModelIndex HexMapView::indexAt(const QPoint& point) const
{
    return model_ ? model_->indexOf(hexUnder(QPointF(point) + QPointF(0.5, 0.5))) : QModelIndex();
}

QRect HexMapView::visualRect(const QModelIndex& index) const
{
    if (!model_ || !index.isValid())
        return {};
    return outline(model_->hexAt(index)).boundingRect().toAlignedRect().translated(-pixelOrigin());
}

/// Columns and rows that may touch a rectangle of the viewport, clipped to the map.
QRect HexMapView::visibleCells(const QRect& viewRect) const
{
    QRect cells;
    const QRectF rect = QRectF(viewRect).adjusted(-2 * scale_, -2 * scale_, 2 * scale_, 2 * scale_);
    for (const auto& corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()})
    {
        const auto cell = layout_.cellOf(hexUnder(corner));
        cells |= QRect(cell.column, cell.row, 1, 1);
    }
    return cells & QRect(0, 0, layout_.columns, layout_.rows);
}

/// The hexes whose middle lies in the rectangle; the one under it when it is a mere point.
void HexMapView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags)
{
    if (!model_ || !selectionModel())
        return;
    QItemSelection selection;
    const QRect area = rect.normalized();
    const QRect cells = visibleCells(area);
    for (int row = cells.top(); row <= cells.bottom(); ++row)
    {
        int from = -1;
        for (int column = cells.left(); column <= cells.right() + 1; ++column)
        {
            const bool inside =
                column <= cells.right() && QRectF(area).contains(viewPoint(layout_.hexAt({column, row})));
            if (inside && from < 0)
                from = column;
            if (!inside && from >= 0)
            {
                selection.select(model_->index(row, from), model_->index(row, column - 1));
                from = -1;
            }
        }
    }
    for (const auto& corner : {area.topLeft(), area.bottomRight()})
        if (const auto index = indexAt(corner); index.isValid() && !selection.contains(index))
            selection.select(index, index);
    selectionModel()->select(selection, flags);
}

QRegion HexMapView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    const QRect cells = visibleCells(viewport()->rect());
    for (const auto& range : selection)
    {
        const QRect part = QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom())) & cells;
        for (int row = part.top(); row <= part.bottom(); ++row)
            for (int column = part.left(); column <= part.right(); ++column)
                region |= hexRect(layout_.hexAt({column, row})) & viewport()->rect();
    }
    return region;
}

QModelIndex HexMapView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (!model_ || model_->rowCount() == 0 || model_->columnCount() == 0)
        return {};
    const auto current = currentIndex();
    if (!current.isValid())
        return model_->index(0, 0);
    const int lastRow = model_->rowCount() - 1;
    const int lastColumn = model_->columnCount() - 1;
    const double rowPitch =
        std::abs(hex::centreOf(layout_, layout_.hexAt({0, 1})).y - hex::centreOf(layout_, layout_.hexAt({0, 0})).y);
    const int page = std::max(1, static_cast<int>(viewport()->height() / (rowPitch * scale_)) - 1);
    const bool whole = modifiers.testFlag(Qt::ControlModifier);
    int row = current.row();
    int column = current.column();
    // The next cell of a row or column is always a neighbour, on flat and on pointy hexes.
    switch (action)
    {
    case MoveUp:
        --row;
        break;
    case MoveDown:
        ++row;
        break;
    case MoveLeft:
    case MovePrevious:
        --column;
        break;
    case MoveRight:
    case MoveNext:
        ++column;
        break;
    case MoveHome:
        column = 0;
        row = whole ? 0 : row;
        break;
    case MoveEnd:
        column = lastColumn;
        row = whole ? lastRow : row;
        break;
    case MovePageUp:
        row -= page;
        break;
    case MovePageDown:
        row += page;
        break;
    }
    return model_->index(std::clamp(row, 0, lastRow), std::clamp(column, 0, lastColumn));
}

void HexMapView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!model_ || !index.isValid())
        return;
    const QRectF rect = visualRect(index);
    if (hint == PositionAtCenter)
    {
        moveOrigin(origin_ + rect.center() - QRectF(viewport()->rect()).center());
        return;
    }
    const double room = std::min({2.0 * scale_, viewport()->width() / 4.0, viewport()->height() / 4.0});
    const QRectF wanted = rect.adjusted(-room, -room, room, room);
    QPointF shift;
    if (wanted.left() < 0 || hint == PositionAtTop)
        shift.setX(std::min(0.0, wanted.left()));
    if (wanted.right() > viewport()->width())
        shift.setX(wanted.right() - viewport()->width());
    if (wanted.top() < 0 || hint == PositionAtTop)
        shift.setY(wanted.top());
    if (wanted.bottom() > viewport()->height() || hint == PositionAtBottom)
        shift.setY(wanted.bottom() - viewport()->height());
    if (!shift.isNull())
        moveOrigin(origin_ + shift);
}

void HexMapView::centreOn(hex::Hex hex)
{
    const auto centre = hex::centreOf(layout_, hex);
    moveOrigin(QPointF(centre.x, centre.y) * scale_ - QPointF(viewport()->width(), viewport()->height()) / 2);
}

void HexMapView::bringIntoView(const std::vector<hex::Hex>& hexes)
{
    if (!model_ || hexes.empty() || !viewport()->isVisible())
        return;
    const auto around = [&]
    {
        QRectF all;
        for (const hex::Hex hex : hexes)
            all |= QRectF(hexRect(hex)).adjusted(-scale_, -scale_, scale_, scale_);
        return all;
    };
    const QRectF wanted = around();
    const double fits = std::min(viewport()->width() / wanted.width(), viewport()->height() / wanted.height());
    if (fits < 1)
        setScale(scale_ * fits, wanted.center());
    const QRectF now = around();
    const QRectF room = viewport()->rect();
    QPointF shift;
    if (now.left() < room.left() || now.right() > room.right())
        shift.setX(now.center().x() - room.center().x());
    if (now.top() < room.top() || now.bottom() > room.bottom())
        shift.setY(now.center().y() - room.center().y());
    if (!shift.isNull())
        moveOrigin(origin_ + shift);
}

/// Any place of the map can be brought under any place of the viewport, so that zooming about the cursor always can.
void HexMapView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    const QRectF map = mapRect();
    const QScopedValueRollback syncing(syncingBars_, true);
    const auto range = [](QScrollBar* bar, double from, double to, int page, double value)
    {
        bar->setRange(qRound(from - page + margin), qRound(to - margin));
        bar->setPageStep(page);
        bar->setSingleStep(40);
        bar->setValue(qRound(value));
    };
    range(horizontalScrollBar(), map.left(), map.right(), viewport()->width(), origin_.x());
    range(verticalScrollBar(), map.top(), map.bottom(), viewport()->height(), origin_.y());
    origin_.setX(std::clamp<double>(origin_.x(), horizontalScrollBar()->minimum(), horizontalScrollBar()->maximum()));
    origin_.setY(std::clamp<double>(origin_.y(), verticalScrollBar()->minimum(), verticalScrollBar()->maximum()));
}

void HexMapView::moveOrigin(QPointF origin)
{
    origin_ = origin;
    updateGeometries();
    updateHover();
    viewport()->update();
}

void HexMapView::scrollContentsBy(int dx, int dy)
{
    Q_UNUSED(dx);
    Q_UNUSED(dy);
    if (syncingBars_)
        return;
    origin_ = QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
    updateHover();
    viewport()->update();
}

double HexMapView::smallestScale() const
{
    const QRectF unit = MapPainter::bounds(layout_, 1);
    const double fit = std::min(viewport()->width() / unit.width(), viewport()->height() / unit.height());
    return std::clamp(fit / 2, 0.2, 8.0);
}

void HexMapView::setScale(double scale, QPointF about)
{
    scale = std::clamp(scale, smallestScale(), largestScale);
    if (scale == scale_)
        return;
    const QPointF place = (about + origin_) / scale_;
    scale_ = scale;
    settle_.start();
    moveOrigin(place * scale_ - about);
    emit scaleChanged(scale_);
}

void HexMapView::zoomIn()
{
    const QPointF centre = QRectF(viewport()->rect()).center();
    const QPointF cursor = viewport()->mapFromGlobal(QCursor::pos());
    setScale(scale_ * zoomStep, viewport()->underMouse() ? cursor : centre);
}

void HexMapView::zoomOut()
{
    const QPointF centre = QRectF(viewport()->rect()).center();
    const QPointF cursor = viewport()->mapFromGlobal(QCursor::pos());
    setScale(scale_ / zoomStep, viewport()->underMouse() ? cursor : centre);
}

/// While the viewport has no size yet the wish is kept.
void HexMapView::zoomToFit()
{
    fitWanted_ = !isVisible();
    const QRectF unit = MapPainter::bounds(layout_, 1);
    const double fit = std::min(viewport()->width() / unit.width(), viewport()->height() / unit.height());
    const double wish = std::clamp(fit, smallestScale(), 48.0);
    if (wish != scale_)
    {
        scale_ = wish;
        settle_.start();
        emit scaleChanged(scale_);
    }
    const QPointF middle = mapRect().center();
    moveOrigin(middle - QPointF(viewport()->width(), viewport()->height()) / 2);
}

/// The zoom has come to rest: chunks are drawn anew, a few each frame.
void HexMapView::settle()
{
    chunks_.setScale(scale_, devicePixelRatioF());
    viewport()->update();
}

void HexMapView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void HexMapView::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    if (fitWanted_)
        zoomToFit();
    settle();
}

} // namespace merlon::editor
