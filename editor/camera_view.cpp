#include "editor/camera_view.h"

#include "editor/map_document.h"

#include <QInputDevice>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace merlon::editor
{

CameraView::CameraView(QWidget* parent) : QAbstractItemView(parent)
{
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectItems);
    setEditTriggers(NoEditTriggers);
    setDragEnabled(false);
    setTabKeyNavigation(false);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
}

void CameraView::setModel(QAbstractItemModel* model)
{
    model_ = qobject_cast<HexMapModel*>(model);
    fitWanted_ = true;
    QAbstractItemView::setModel(model);
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
        fitWanted_ = fitWanted_ || was != now;
        camera_.setLayout(now);
    }
    if (fitWanted_)
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

// Zooming and scrolling

void CameraView::look(const MapCamera& camera)
{
    if (camera == camera_)
        return;
    fitWanted_ = false;
    const bool zoomed = camera.scale() != camera_.scale();
    camera_ = camera;
    updateGeometries();
    viewport()->update();
    if (zoomed)
        emit scaleChanged(scale());
}

void CameraView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!model_ || !index.isValid())
        return;
    if (hint == PositionAtCenter)
        centreOn(model_->hexAt(index));
    else if (!fitWanted_) // else all is seen
        look(camera_.showing(visualRect(index)));
}

void CameraView::bringIntoView(const std::vector<hex::Hex>& hexes)
{
    if (model_ && !hexes.empty() && viewport()->isVisible())
        look(camera_.showing(hexes));
}

void CameraView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    camera_.setViewport(viewport()->size());
    const QScopedValueRollback syncing(syncingBars_, true);
    const auto show = [](QScrollBar* bar, int from, int to, int page, int value)
    {
        bar->setRange(from, to);
        bar->setPageStep(page);
        bar->setSingleStep(40);
        bar->setValue(value);
    };
    // Either may take room from the viewport, and lead here again.
    show(horizontalScrollBar(), camera_.reach().left(), camera_.reach().right(), viewport()->width(),
         camera_.origin().x());
    show(verticalScrollBar(), camera_.reach().top(), camera_.reach().bottom(), viewport()->height(),
         camera_.origin().y());
    emit viewChanged();
}

QRectF CameraView::seenPlane() const
{
    const QRectF seen(camera_.seen());
    return {seen.topLeft() / scale(), seen.size() / scale()};
}

void CameraView::lookAt(QPointF plane)
{
    look(camera_.movedTo(plane * scale() - QRectF(viewport()->rect()).center()));
}

void CameraView::scrollContentsBy(int, int)
{
    if (syncingBars_)
        return;
    fitWanted_ = false;
    camera_ = camera_.movedTo(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    viewport()->update();
    emit viewChanged();
}

void CameraView::zoomBy(double factor)
{
    const QPointF cursor = viewport()->mapFromGlobal(QCursor::pos());
    setScale(scale() * factor, viewport()->underMouse() ? cursor : QRectF(viewport()->rect()).center());
}

void CameraView::zoomToFit()
{
    look(camera_.fitted());
    fitWanted_ = true;
}

void CameraView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void CameraView::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void CameraView::wheelEvent(QWheelEvent* event)
{
    const bool fingers =
        event->phase() != Qt::NoScrollPhase || event->deviceType() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier) ||
                       (!fingers && !event->modifiers().testFlag(Qt::ShiftModifier));
    const QPointF angle = event->angleDelta();
    if (zooms)
    {
        setScale(scale() * std::pow(2.0, angle.y() / 360.0), event->position());
    }
    else
    {
        QPointF shift = event->pixelDelta().isNull() ? angle : QPointF(event->pixelDelta());
        if (event->modifiers().testFlag(Qt::ShiftModifier) && shift.x() == 0)
            shift = shift.transposed();
        look(camera_.movedBy(-shift));
    }
    event->accept();
}

bool CameraView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::NativeGesture)
    {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
        {
            setScale(scale() * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QAbstractItemView::viewportEvent(event);
}

void CameraView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && !(event->button() == Qt::LeftButton && spaceDown_))
        return QAbstractItemView::mousePressEvent(event);
    panFrom_ = event->position().toPoint();
    updateCursorShape();
}

void CameraView::mouseMoveEvent(QMouseEvent* event)
{
    if (!panFrom_)
        return;
    const QPoint at = event->position().toPoint();
    look(camera_.movedBy(*panFrom_ - at));
    panFrom_ = at;
}

void CameraView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && event->button() != Qt::LeftButton)
        return;
    panFrom_.reset();
    updateCursorShape();
}

void CameraView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
        {
            spaceDown_ = true;
            updateCursorShape();
        }
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoomIn();
    case Qt::Key_Minus:
        return zoomOut();
    default:
        return QAbstractItemView::keyPressEvent(event);
    }
}

void CameraView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
    {
        spaceDown_ = false;
        updateCursorShape();
    }
    QAbstractItemView::keyReleaseEvent(event);
}

void CameraView::focusOutEvent(QFocusEvent* event)
{
    spaceDown_ = false;
    panFrom_.reset();
    updateCursorShape();
    QAbstractItemView::focusOutEvent(event);
}

void CameraView::updateCursorShape()
{
    if (panFrom_)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (spaceDown_)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor(restingCursor());
}

} // namespace merlon::editor
