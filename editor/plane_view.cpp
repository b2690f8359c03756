#include "editor/plane_view.h"

#include "editor/types_text.h"

#include <QApplication>
#include <QInputDevice>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace merlon::editor
{

PlaneView::PlaneView(QWidget* parent) : QAbstractItemView(parent)
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

void PlaneView::looked(QPoint origin, double scale)
{
    const bool zoomed = scale != plane().scale();
    if (!zoomed && origin == plane().origin())
        return;
    fitWanted_ = false;
    updateGeometries();
    viewport()->update();
    if (zoomed)
        emit scaleChanged(plane().scale());
}

void PlaneView::setScale(double scale, QPointF about)
{
    look([&] { plane().zoom(scale, about); });
}

void PlaneView::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    plane().setViewport(viewport()->size());
    const QScopedValueRollback syncing(syncingBars_, true);
    const auto show = [](QScrollBar* bar, int from, int to, int page, int value)
    {
        bar->setRange(from, to);
        bar->setPageStep(page);
        bar->setSingleStep(40);
        bar->setValue(value);
    };
    // Either may take room from the viewport, and lead here again.
    show(horizontalScrollBar(), plane().reach().left(), plane().reach().right(), viewport()->width(),
         plane().origin().x());
    show(verticalScrollBar(), plane().reach().top(), plane().reach().bottom(), viewport()->height(),
         plane().origin().y());
    emit viewChanged();
}

QRectF PlaneView::seenPlane() const
{
    const QRectF seen(plane().seen());
    return {seen.topLeft() / scale(), seen.size() / scale()};
}

void PlaneView::lookAt(QPointF place)
{
    look([&] { plane().centreOn(place * scale()); });
}

void PlaneView::scrollContentsBy(int, int)
{
    if (syncingBars_)
        return;
    fitWanted_ = false;
    plane().moveTo(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    viewport()->update();
    emit viewChanged();
}

void PlaneView::zoomBy(double factor)
{
    const QPointF cursor = viewport()->mapFromGlobal(QCursor::pos());
    zooming();
    setScale(scale() * factor, viewport()->underMouse() ? cursor : QRectF(viewport()->rect()).center());
}

void PlaneView::zoomToFit()
{
    look([&] { plane().fit(); });
    fitWanted_ = true;
}

void PlaneView::resizeEvent(QResizeEvent* event)
{
    QAbstractItemView::resizeEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void PlaneView::showEvent(QShowEvent* event)
{
    QAbstractItemView::showEvent(event);
    if (fitWanted_)
        zoomToFit();
}

void PlaneView::wheelEvent(QWheelEvent* event)
{
    const bool fingers =
        event->phase() != Qt::NoScrollPhase || event->deviceType() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier) ||
                       (!fingers && !event->modifiers().testFlag(Qt::ShiftModifier));
    const QPointF angle = event->angleDelta();
    if (zooms)
    {
        zooming();
        setScale(scale() * std::pow(2.0, angle.y() / 360.0), event->position());
    }
    else
    {
        QPointF shift = event->pixelDelta().isNull() ? angle : QPointF(event->pixelDelta());
        if (event->modifiers().testFlag(Qt::ShiftModifier) && shift.x() == 0)
            shift = shift.transposed();
        look([&] { plane().moveBy(-shift); });
    }
    event->accept();
}

bool PlaneView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Enter)
        qApp->installEventFilter(this);
    else if (event->type() == QEvent::Leave && !spaceDown_)
        qApp->removeEventFilter(this);
    else if (event->type() == QEvent::NativeGesture)
    {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
        {
            zooming();
            setScale(scale() * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QAbstractItemView::viewportEvent(event);
}

void PlaneView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && !(event->button() == Qt::LeftButton && spaceDown_))
        return QAbstractItemView::mousePressEvent(event);
    panFrom_ = event->position().toPoint();
    updateCursorShape();
}

void PlaneView::mouseMoveEvent(QMouseEvent* event)
{
    if (!panFrom_)
        return;
    const QPoint at = event->position().toPoint();
    look([&] { plane().moveBy(*panFrom_ - at); });
    panFrom_ = at;
}

void PlaneView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::MiddleButton && event->button() != Qt::LeftButton)
        return;
    panFrom_.reset();
    updateCursorShape();
}

void PlaneView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
            setSpaceDown(true);
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

void PlaneView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
        setSpaceDown(false);
    QAbstractItemView::keyReleaseEvent(event);
}

/// While the mouse is here: the space bar of other widgets of the window.
bool PlaneView::eventFilter(QObject* watched, QEvent* event)
{
    const bool pressed = event->type() == QEvent::KeyPress;
    auto* there = qobject_cast<QWidget*>(watched);
    const bool isSpace =
        (pressed || event->type() == QEvent::KeyRelease || event->type() == QEvent::ShortcutOverride) &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space;
    if (!isSpace || there == nullptr || there == this || typesText(*there) ||
        QApplication::activeModalWidget() != nullptr || QApplication::activePopupWidget() != nullptr ||
        (pressed && static_cast<QKeyEvent*>(event)->modifiers() != Qt::NoModifier))
        return QAbstractItemView::eventFilter(watched, event);
    event->accept();
    if (event->type() != QEvent::ShortcutOverride && !static_cast<QKeyEvent*>(event)->isAutoRepeat())
        setSpaceDown(pressed);
    return true;
}

void PlaneView::setSpaceDown(bool down)
{
    spaceDown_ = down;
    if (!down && !viewport()->underMouse())
        qApp->removeEventFilter(this);
    updateCursorShape();
}

void PlaneView::focusOutEvent(QFocusEvent* event)
{
    panFrom_.reset();
    setSpaceDown(false);
    QAbstractItemView::focusOutEvent(event);
}

void PlaneView::updateCursorShape()
{
    if (panFrom_)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (spaceDown_)
        viewport()->setCursor(Qt::OpenHandCursor);
    else
        viewport()->setCursor(restingCursor());
}

} // namespace merlon::editor
