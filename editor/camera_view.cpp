#include "editor/camera_view.h"

#include "editor/map_document.h"

#include <algorithm>

namespace merlon::editor
{

CameraView::CameraView(QWidget* parent) : PlaneView(parent) {}

void CameraView::setModel(QAbstractItemModel* model)
{
    model_ = qobject_cast<HexMapModel*>(model);
    wantFit();
    PlaneView::setModel(model);
}

/// The document is there with another map, or the model with another layout.
void CameraView::reset()
{
    QAbstractItemView::reset();
    if (model_)
    {
        const hex::Layout& now = model_->document().map().layout;
        hex::Layout was = camera_.layout();
        was.first = now.first; // hexes that are only counted from elsewhere look the same
        if (was != now)
            wantFit();
        camera_.setLayout(now);
    }
    if (showsWhole())
        zoomToFit();
    if (model_ && !currentIndex().isValid() && model_->rowCount() > 0)
        selectionModel()->setCurrentIndex(model_->index(0, 0), QItemSelectionModel::NoUpdate);
    updateGeometries();
}

std::optional<hex::Hex> CameraView::currentHex() const
{
    const auto index = currentIndex();
    if (!model_ || !index.isValid())
        return {};
    return model_->hexAt(index);
}

void CameraView::setCurrentHex(hex::Hex hex)
{
    if (model_)
        setCurrentIndex(model_->indexOf(hex));
}

// Where hexes are

QModelIndex CameraView::indexAt(const QPoint& point) const
{
    return model_ ? model_->indexOf(hexUnder(QPointF(point) + QPointF(0.5, 0.5))) : QModelIndex();
}

QRect CameraView::visualRect(const QModelIndex& index) const
{
    return model_ && index.isValid() ? camera_.rectOf(model_->hexAt(index)) : QRect();
}

/// Of a hex with the pens that are drawn around it.
QRect CameraView::inkRect(hex::Hex hex) const
{
    return camera_.rectOf(hex).adjusted(-5, -5, 5, 5);
}

/// The hexes whose middle lies in the rectangle; the one under it when it is a mere point.
void CameraView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags flags)
{
    if (!model_ || !selectionModel())
        return;
    QItemSelection selection;
    for (const QRect& cells : camera_.cellsCovered(rect.normalized()))
        selection.select(model_->index(cells.top(), cells.left()), model_->index(cells.bottom(), cells.right()));
    selectionModel()->select(selection, flags);
}

QRegion CameraView::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    const QRect cells = camera_.cellsIn(viewport()->rect());
    for (const auto& range : selection)
    {
        const QRect part = QRect(QPoint(range.left(), range.top()), QPoint(range.right(), range.bottom())) & cells;
        for (int row = part.top(); row <= part.bottom(); ++row)
            for (int column = part.left(); column <= part.right(); ++column)
                region |= inkRect(camera_.layout().hexAt({column, row})) & viewport()->rect();
    }
    return region;
}

QModelIndex CameraView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (!model_ || model_->rowCount() == 0 || model_->columnCount() == 0)
        return {};
    const auto current = currentIndex();
    if (!current.isValid())
        return model_->index(0, 0);
    const int lastRow = model_->rowCount() - 1;
    const int lastColumn = model_->columnCount() - 1;
    const int rows = modifiers.testFlag(Qt::ControlModifier) ? lastRow : 0;
    const int page = camera_.rowsOfAPage();
    // The next cell of a row or column is always a neighbour, on flat and on pointy hexes.
    const QHash<CursorAction, QPoint> steps{{MoveUp, {0, -1}},
                                            {MoveDown, {0, 1}},
                                            {MoveLeft, {-1, 0}},
                                            {MoveRight, {1, 0}},
                                            {MovePrevious, {-1, 0}},
                                            {MoveNext, {1, 0}},
                                            {MovePageUp, {0, -page}},
                                            {MovePageDown, {0, page}},
                                            {MoveHome, {-lastColumn, -rows}},
                                            {MoveEnd, {lastColumn, rows}}};
    const QPoint to = QPoint(current.column(), current.row()) + steps.value(action);
    return model_->index(std::clamp(to.y(), 0, lastRow), std::clamp(to.x(), 0, lastColumn));
}

void CameraView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!model_ || !index.isValid())
        return;
    if (hint == PositionAtCenter)
        centreOn(model_->hexAt(index));
    else if (!showsWhole()) // else all is seen
        look([&] { camera_.show(QRectF(visualRect(index))); });
}

void CameraView::bringIntoView(const std::vector<hex::Hex>& hexes, const std::vector<hex::Hex>& gladly)
{
    if (!model_ || hexes.empty() || !viewport()->isVisible())
        return;
    std::vector<hex::Hex> all = hexes;
    all.insert(all.end(), gladly.begin(), gladly.end());
    look([&] { camera_.show(camera_.hasRoomFor(all) ? all : hexes); });
}

} // namespace merlon::editor
