#include "editor/hex_map_view.h"
#include "editor/words.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QInputDevice>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

/// Mouse, keys and fingers.
namespace merlon::editor
{

void HexMapView::hover(std::optional<hex::Hex> hex)
{
    if (hex && !layout_.contains(*hex))
        hex.reset();
    if (hex == hovered_)
        return;
    updateHover();
    hovered_ = hex;
    updateHover();
    if (countersMagnified_)
        viewport()->update();
    if (hovered_)
        emit hexHovered(*hovered_);
    else
        emit hoverEnded();
}

/// The hexes that the tool would cover look different.
void HexMapView::updateHover()
{
    if (!hovered_)
        return;
    const double reach = 2.2 * scale_ * ((tools_ ? tools_->radius() : 0) + 1);
    const QPointF centre = viewPoint(*hovered_);
    viewport()->update(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach).toAlignedRect());
}

void HexMapView::updateCursorShape()
{
    if (panFrom_ || drags_)
        viewport()->setCursor(Qt::ClosedHandCursor);
    else if (spaceDown_)
        viewport()->setCursor(Qt::OpenHandCursor);
    else if (tool() == Tool::Select)
        viewport()->unsetCursor();
    else
        viewport()->setCursor(Qt::CrossCursor);
}

void HexMapView::startPan(QPoint at)
{
    panFrom_ = at;
    updateCursorShape();
}

void HexMapView::pick(hex::Hex hex)
{
    if (model_ && tools_ && layout_.contains(hex))
        tools_->pickFrom(model_->document().map(), hex, *model_->document().palette());
}

/// A stroke may leave the map, but not so far that counting hexes along the way would take long.
hex::Hex HexMapView::strokeHex(QPointF point) const
{
    const QRectF all = mapRect().adjusted(-12 * scale_, -12 * scale_, 12 * scale_, 12 * scale_);
    QPointF at = point + pixelOrigin();
    at = {std::clamp(at.x(), all.left(), all.right()), std::clamp(at.y(), all.top(), all.bottom())};
    return hexUnder(at - pixelOrigin());
}

void HexMapView::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (left && spaceDown_))
    {
        startPan(event->position().toPoint());
        return;
    }
    if (!left || !model_)
    {
        QAbstractItemView::mousePressEvent(event);
        return;
    }
    const auto hex = strokeHex(event->position());
    const bool onMap = layout_.contains(hex);
    if (tools_ && (event->modifiers().testFlag(Qt::AltModifier) || tool() == Tool::Pick))
    {
        pick(hex);
    }
    else if (paints(tool()))
    {
        if (onMap)
            selectionModel()->setCurrentIndex(model_->indexOf(hex), QItemSelectionModel::NoUpdate);
        stroke_.begin(model_->document(), *tools_, hex);
        updateHover();
    }
    else
    {
        pressed_ = onMap ? std::optional(hex) : std::nullopt;
        drags_ = onMap && tool() == Tool::Select && countersMovable_ && event->modifiers() == Qt::NoModifier &&
                 !piecesAt(hex).empty();
        QAbstractItemView::mousePressEvent(event);
    }
}

void HexMapView::mouseMoveEvent(QMouseEvent* event)
{
    if (panFrom_)
    {
        const QPoint at = event->position().toPoint();
        moveOrigin(origin_ - (at - *panFrom_));
        panFrom_ = at;
        return;
    }
    hover(hexUnder(event->position()));
    if (stroke_.active())
        stroke_.moveTo(strokeHex(event->position()));
    else if (drags_ && event->buttons().testFlag(Qt::LeftButton))
        updateCursorShape();
    else if (!paints(tool()) && event->buttons().testFlag(Qt::LeftButton))
        QAbstractItemView::mouseMoveEvent(event);
}

void HexMapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panFrom_ && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton))
    {
        panFrom_.reset();
        updateCursorShape();
        return;
    }
    if (event->button() != Qt::LeftButton || !model_)
        return;
    if (stroke_.active())
    {
        stroke_.moveTo(strokeHex(event->position()));
        stroke_.commit();
        return;
    }
    if (!pressed_)
        return;
    QAbstractItemView::mouseReleaseEvent(event);
    const auto hex = hexUnder(event->position());
    const bool plain = event->modifiers() == Qt::NoModifier;
    const bool clicked = hex == *pressed_ && plain;
    const hex::Hex from = *pressed_;
    pressed_.reset();
    const bool dragged = std::exchange(drags_, false) && hex != from && layout_.contains(hex);
    updateCursorShape();
    if (dragged)
        emit counterDragged(from, hex);
    const QPointF plane = (event->position() + pixelOrigin()) / scale_;
    if (clicked)
        emit hexPicked(hex, hex::sideNear(layout_, hex, {plane.x(), plane.y()}));
}

/// A second quick click is a click like the first; there is no editor to open.
void HexMapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

std::vector<const play::Piece*> HexMapView::piecesAt(hex::Hex hex) const
{
    std::vector<const play::Piece*> there;
    for (const play::Piece& piece : counters_)
        if (std::ranges::count(piece.hexes, hex) > 0)
            there.push_back(&piece);
    return there;
}

void HexMapView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto hex = byMouse ? std::optional(hexUnder(event->pos())) : currentHex();
    if (!model_ || !hex || !layout_.contains(*hex))
        return;
    emit menuWanted(*hex, byMouse ? event->globalPos() : viewport()->mapToGlobal(viewPoint(*hex).toPoint()));
}

/// Who stands there, with all that his counter says.
void HexMapView::showToolTip(QPoint at, QPoint onScreen)
{
    QStringList lines;
    const hex::Hex hex = hexUnder(at);
    for (const play::Piece* piece : piecesAt(hex))
        lines += pieceText(model_->document().map(), *piece, true);
    QToolTip::showText(onScreen, lines.isEmpty() ? QString() : words::tip(lines.join('\n')), viewport(), hexRect(hex));
}

bool HexMapView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && model_)
    {
        const auto* help = static_cast<QHelpEvent*>(event);
        showToolTip(help->pos(), help->globalPos());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hover({});
    if (event->type() == QEvent::NativeGesture)
    {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture)
        {
            setScale(scale_ * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QAbstractItemView::viewportEvent(event);
}

void HexMapView::wheelEvent(QWheelEvent* event)
{
    const bool fingers =
        event->phase() != Qt::NoScrollPhase || event->deviceType() == QInputDevice::DeviceType::TouchPad;
    const bool zooms = event->modifiers().testFlag(Qt::ControlModifier) ||
                       (!fingers && !event->modifiers().testFlag(Qt::ShiftModifier));
    QPointF angle = event->angleDelta();
    if (zooms)
    {
        setScale(scale_ * std::pow(2.0, angle.y() / 360.0), event->position());
    }
    else
    {
        QPointF shift = event->pixelDelta().isNull() ? angle : QPointF(event->pixelDelta());
        if (event->modifiers().testFlag(Qt::ShiftModifier) && shift.x() == 0)
            shift = shift.transposed();
        moveOrigin(origin_ - shift);
    }
    hover(hexUnder(event->position()));
    event->accept();
}

QItemSelectionModel::SelectionFlags HexMapView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    if (tool() != Tool::Select)
        return QItemSelectionModel::NoUpdate;
    return QAbstractItemView::selectionCommand(index, event);
}

void HexMapView::useToolAtCurrent()
{
    const auto current = currentHex();
    if (!current)
        return;
    if (stroke_.active())
    {
        stroke_.commit();
        return;
    }
    switch (tool())
    {
    case Tool::Select:
        emit hexPicked(*current, hex::Side::S0);
        break;
    case Tool::Pick:
        pick(*current);
        break;
    case Tool::Line:
    case Tool::Rectangle:
        stroke_.begin(model_->document(), *tools_, *current);
        break;
    case Tool::Brush:
    case Tool::Fill:
        stroke_.begin(model_->document(), *tools_, *current);
        stroke_.commit();
        break;
    }
}

/// Cursor keys and the like, with a painting tool: the current hex moves, and the stroke with it.
bool HexMapView::moveByKey(QKeyEvent* event)
{
    static const QHash<int, CursorAction> actions{{Qt::Key_Up, MoveUp},         {Qt::Key_Down, MoveDown},
                                                  {Qt::Key_Left, MoveLeft},     {Qt::Key_Right, MoveRight},
                                                  {Qt::Key_Home, MoveHome},     {Qt::Key_End, MoveEnd},
                                                  {Qt::Key_PageUp, MovePageUp}, {Qt::Key_PageDown, MovePageDown}};
    const auto action = actions.constFind(event->key());
    if (action == actions.constEnd() || tool() == Tool::Select)
        return false;
    const auto from = currentHex();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (from && shift && tool() == Tool::Brush && !stroke_.active())
        stroke_.begin(model_->document(), *tools_, *from);
    setCurrentIndex(moveCursor(*action, event->modifiers()));
    if (const auto to = currentHex(); to && stroke_.active())
        stroke_.moveTo(*to);
    return true;
}

void HexMapView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key())
    {
    case Qt::Key_Escape:
        if (!stroke_.active())
            break;
        stroke_.cancel();
        return;
    case Qt::Key_Space:
        if (!event->isAutoRepeat())
        {
            spaceDown_ = true;
            updateCursorShape();
        }
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return;
    case Qt::Key_Minus:
        zoomOut();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        useToolAtCurrent();
        return;
    default:
        break;
    }
    if (model_ && moveByKey(event))
        return;
    QAbstractItemView::keyPressEvent(event);
}

void HexMapView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat())
    {
        spaceDown_ = false;
        updateCursorShape();
    }
    const bool byMouse = QApplication::mouseButtons().testFlag(Qt::LeftButton);
    if (event->key() == Qt::Key_Shift && tool() == Tool::Brush && !byMouse)
        stroke_.commit();
    QAbstractItemView::keyReleaseEvent(event);
}

void HexMapView::focusOutEvent(QFocusEvent* event)
{
    stroke_.commit();
    spaceDown_ = false;
    panFrom_.reset();
    updateCursorShape();
    QAbstractItemView::focusOutEvent(event);
}

/// Typed letters and digits name a hex, as it is printed or as files call it.
void HexMapView::keyboardSearch(const QString& search)
{
    if (!model_)
        return;
    if (!typedAt_.isValid() || typedAt_.elapsed() > QApplication::keyboardInputInterval() * 2)
        typed_.clear();
    typed_ += search;
    typedAt_.start();
    if (const auto hex = map::parsePrinted(model_->document().map(), typed_.toUpper().toStdString()))
        if (layout_.contains(*hex))
            setCurrentHex(*hex);
}

} // namespace merlon::editor
