#include "editor/hex_map_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopeGuard>

#include <utility>

namespace merlon::editor
{

HexMapView::HexMapView(QWidget* parent) : BoardView(parent)
{
    setObjectName(QStringLiteral("map"));
    setAccessibleName(tr("Map"));
    connect(&gesture_, &Gesture::previewChanged, this, &HexMapView::showHexes);
    connect(&gesture_, &Gesture::begun, this, [this] { emit draggingChanged(true); });
    connect(&gesture_, &Gesture::ended, this,
            [this]
            {
                updateFootprint();
                emit draggingChanged(false);
            });
    connect(&name_, &TypedName::changed, this, &HexMapView::goToNamed);
    connect(&name_, &TypedName::changed, this, &HexMapView::nameTyped);
}

HexMapView::~HexMapView()
{
    gesture_.disconnect(this);
    gesture_.commit();
}

void HexMapView::setModel(QAbstractItemModel* model)
{
    name_.end();
    gesture_.commit();
    BoardView::setModel(model);
}

void HexMapView::setToolBox(ToolBox* tools)
{
    gesture_.commit();
    if (tools_)
        disconnect(tools_, nullptr, this, nullptr);
    tools_ = tools;
    if (tools_)
    {
        connect(tools_, &ToolBox::toolChanged, this,
                [this]
                {
                    gesture_.commit();
                    updateCursorShape();
                    updateFootprint();
                });
        connect(tools_, &ToolBox::radiusChanged, this, [this] { updateFootprint(); });
    }
    updateCursorShape();
}

const map::HexMap& HexMapView::shownMap() const
{
    return gesture_.active() ? gesture_.preview() : BoardView::shownMap();
}

void HexMapView::showHexes(const QVector<hex::Hex>& hexes)
{
    if (!gesture_.committing()) // what a stroke commits is on screen already
        BoardView::showHexes(hexes);
}

std::vector<hex::Hex> HexMapView::footprint(hex::Hex hovered) const
{
    if (gesture_.active())
        return {};
    return tools_ ? tools_->tool().footprint(hovered) : BoardView::footprint(hovered);
}

Qt::CursorShape HexMapView::restingCursor() const
{
    if (drags_)
        return Qt::ClosedHandCursor;
    return handWorks() ? Qt::CrossCursor : BoardView::restingCursor();
}

QItemSelectionModel::SelectionFlags HexMapView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    return handWorks() ? QItemSelectionModel::NoUpdate : BoardView::selectionCommand(index, event);
}

void HexMapView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
    {
        gesture_.commit();
        setAccessibleName(tr("Map"));
    }
    BoardView::changeEvent(event);
}

void HexMapView::hideEvent(QHideEvent* event)
{
    name_.end();
    gesture_.commit();
    BoardView::hideEvent(event);
}

void HexMapView::focusOutEvent(QFocusEvent* event)
{
    name_.end();
    gesture_.commit();
    BoardView::focusOutEvent(event);
}

// By mouse

void HexMapView::mousePressEvent(QMouseEvent* event)
{
    name_.end();
    setAutoScroll(false); // else the map moves away under the mouse, at once or a double click's time later
    const auto scrollsAgain = qScopeGuard([this] { setAutoScroll(true); });
    if (event->button() != Qt::LeftButton || spaceDown() || !hexModel())
        return BoardView::mousePressEvent(event);
    const auto hex = camera().hexNear(event->position());
    if (tools_ && event->modifiers().testFlag(Qt::AltModifier))
        tools_->pickFrom(hexModel()->document().map(), hex);
    else if (handWorks())
        beginStroke(hex);
    else
        beginPicking(event, hex);
}

void HexMapView::beginStroke(hex::Hex hex)
{
    if (const auto index = hexModel()->indexOf(hex); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    gesture_.begin(hexModel()->workspace(), *tools_, hex);
    updateFootprint();
}

void HexMapView::beginPicking(QMouseEvent* event, hex::Hex hex)
{
    const bool onMap = camera().layout().contains(hex);
    pressed_ = onMap ? std::optional(hex) : std::nullopt;
    drags_ = onMap && countersMovable_ && event->modifiers() == Qt::NoModifier && !marks().piecesAt(hex).empty();
    BoardView::mousePressEvent(event);
}

void HexMapView::mouseMoveEvent(QMouseEvent* event)
{
    BoardView::mouseMoveEvent(event);
    if (panning())
        return;
    const bool left = event->buttons().testFlag(Qt::LeftButton);
    if (gesture_.active())
        gesture_.moveTo(camera().hexNear(event->position()));
    else if (drags_ && left)
        updateCursorShape();
    else if (!handWorks() && left)
        QAbstractItemView::mouseMoveEvent(event);
}

void HexMapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panning())
        return BoardView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || !hexModel())
        return;
    if (gesture_.active())
    {
        gesture_.moveTo(camera().hexNear(event->position()));
        gesture_.commit();
    }
    else if (pressed_)
    {
        endPicking(event);
    }
}

void HexMapView::endPicking(QMouseEvent* event)
{
    QAbstractItemView::mouseReleaseEvent(event);
    const auto hex = hexUnder(event->position());
    const hex::Hex from = *std::exchange(pressed_, {});
    const bool dragged = std::exchange(drags_, false) && hex != from && camera().layout().contains(hex);
    updateCursorShape();
    if (dragged)
        emit counterDragged(from, hex);
    if (hex == from && event->modifiers() == Qt::NoModifier)
        emit hexPicked(hex, hex::sideNear(camera().layout(), hex, camera().placeUnder(event->position())));
}

void HexMapView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto hex = byMouse ? std::optional(hexUnder(event->pos())) : currentHex();
    if (!hexModel() || !hex || !camera().layout().contains(*hex))
        return;
    emit menuWanted(*hex, byMouse ? event->globalPos() : viewport()->mapToGlobal(viewPoint(*hex).toPoint()));
}

// By keys

void HexMapView::useToolAtCurrent()
{
    const auto current = currentHex();
    if (!current)
        return;
    if (gesture_.active())
        return gesture_.commit();
    if (!handWorks())
        return emit hexPicked(*current, hex::Side::S0);
    const bool spans = tools_->tool().spans();
    gesture_.begin(hexModel()->workspace(), *tools_, *current);
    if (!spans)
        gesture_.commit();
}

/// Cursor keys and the like, with a painting tool: the current hex moves, and the stroke with it.
bool HexMapView::moveByKey(QKeyEvent* event)
{
    static const QHash<int, CursorAction> actions{{Qt::Key_Up, MoveUp},         {Qt::Key_Down, MoveDown},
                                                  {Qt::Key_Left, MoveLeft},     {Qt::Key_Right, MoveRight},
                                                  {Qt::Key_Home, MoveHome},     {Qt::Key_End, MoveEnd},
                                                  {Qt::Key_PageUp, MovePageUp}, {Qt::Key_PageDown, MovePageDown}};
    const auto action = actions.constFind(event->key());
    if (action == actions.constEnd() || !handWorks())
        return false;
    const auto from = currentHex();
    const bool shift = event->modifiers().testFlag(Qt::ShiftModifier);
    if (from && shift && tools_->tool().trails() && !gesture_.active())
        gesture_.begin(hexModel()->workspace(), *tools_, *from);
    goTo(moveCursor(*action, event->modifiers()));
    return true;
}

void HexMapView::goTo(const QModelIndex& index)
{
    setCurrentIndex(index);
    if (const auto to = currentHex(); to && gesture_.active())
        gesture_.moveTo(*to);
}

void HexMapView::beginName()
{
    setFocus(Qt::ShortcutFocusReason);
    name_.begin();
}

void HexMapView::goToNamed(const QString& name)
{
    if (!hexModel())
        return;
    if (const auto hex = map::parsePrinted(hexModel()->document().map(), name.toUpper().toStdString()))
        if (const auto index = hexModel()->indexOf(*hex); index.isValid())
            goTo(index);
}

bool HexMapView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && name_.wants(*static_cast<QKeyEvent*>(event)))
    {
        event->accept();
        return true;
    }
    return BoardView::event(event);
}

void HexMapView::keyPressEvent(QKeyEvent* event)
{
    if (name_.take(*event))
        return;
    switch (event->key())
    {
    case Qt::Key_Escape:
        if (!gesture_.active())
            break;
        return gesture_.cancel();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return useToolAtCurrent();
    default:
        break;
    }
    if (!hexModel() || !moveByKey(event))
        BoardView::keyPressEvent(event);
}

void HexMapView::keyReleaseEvent(QKeyEvent* event)
{
    const bool byMouse = QApplication::mouseButtons().testFlag(Qt::LeftButton);
    if (event->key() == Qt::Key_Shift && handWorks() && tools_->tool().trails() && !byMouse)
        gesture_.commit();
    BoardView::keyReleaseEvent(event);
}

} // namespace merlon::editor
