#include "editor/picking_view.h"

#include "editor/dragged_rows.h"

#include "editor/hex_contents.h"
#include "editor/hex_selection.h"
#include "editor/map_document.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScopeGuard>

#include <algorithm>
#include <span>
#include <utility>

namespace merlon::editor
{

PickingView::PickingView(QWidget* parent) : BoardView(parent)
{
    viewport()->setAcceptDrops(true);
    connect(this, &BoardView::hoverEnded, this, [this] { pointAt({}); });
    connect(&name_, &TypedName::changed, this, &PickingView::goToNamed);
    connect(&name_, &TypedName::changed, this, &PickingView::nameTyped);
    connect(&name_, &TypedName::given, this,
            [this](const QString& name)
            {
                if (!goToNamed(name))
                    emit nameUnknown(name.toUpper());
            });
}

void PickingView::setModel(QAbstractItemModel* model)
{
    name_.end();
    pressed_.reset(); // on a hex of another map
    stroke_.clear();
    drags_ = holdsGroup_ = false;
    BoardView::setModel(model);
}

hex::HexSet PickingView::selectedHexes() const
{
    return editor::selectedHexes(*selectionModel(), camera().layout());
}

void PickingView::select(const hex::HexSet& hexes)
{
    editor::select(*selectionModel(), hexes);
}

Qt::CursorShape PickingView::restingCursor() const
{
    if (drags_)
        return Qt::ClosedHandCursor;
    return picks() ? BoardView::restingCursor() : Qt::CrossCursor;
}

QItemSelectionModel::SelectionFlags PickingView::selectionCommand(const QModelIndex& index, const QEvent* event) const
{
    return picks() ? BoardView::selectionCommand(index, event) : QItemSelectionModel::NoUpdate;
}

void PickingView::hideEvent(QHideEvent* event)
{
    name_.end();
    BoardView::hideEvent(event);
}

void PickingView::focusOutEvent(QFocusEvent* event)
{
    name_.end();
    BoardView::focusOutEvent(event);
}

// The hexsides

hex::Side PickingView::sideUnder(hex::Hex hex, QPointF point) const
{
    return hex::sideNear(camera().layout(), hex, camera().placeUnder(point));
}

/// Seen before it is taken.
void PickingView::pointAt(const std::optional<hex::Edge>& edge)
{
    if (edge == pointed_)
        return;
    updateEdge(pointed_);
    pointed_ = edge;
    updateEdge(pointed_);
    emit sideChanged();
}

void PickingView::turnTo(hex::Side side)
{
    turned_ = side;
    if (const auto current = currentHex())
        updateEdge(hex::Edge{*current, side});
    describeCurrent();
    emit sideChanged();
}

void PickingView::updateSides()
{
    updateEdge(pointed_);
    turnTo(turned_);
}

std::optional<hex::Edge> PickingView::pointedEdge() const
{
    return alongSides() && pointed_ && hoveredHex() == pointed_->hex ? pointed_ : std::nullopt;
}

std::optional<hex::Edge> PickingView::turnedEdge() const
{
    const auto current = currentHex();
    return alongSides() && current ? std::optional(hex::Edge{*current, turned_}) : std::nullopt;
}

QString PickingView::currentText() const
{
    const QString text = BoardView::currentText();
    const auto edge = turnedEdge();
    //: a hex and one of its hexsides
    return edge ? tr("%1; %2").arg(text, edgeText(hexModel()->document().map(), *edge)) : text;
}

// By mouse

void PickingView::mousePressEvent(QMouseEvent* event)
{
    name_.end();
    const bool scrolls = hasAutoScroll();
    setAutoScroll(false); // else the map moves away under the mouse, at once or a double click's time later
    const auto scrollsAgain = qScopeGuard([this, scrolls] { setAutoScroll(scrolls); });
    if (event->button() != Qt::LeftButton || spaceDown() || !hexModel())
        BoardView::mousePressEvent(event);
    else
        press(event, camera().hexNear(event->position()));
}

void PickingView::press(QMouseEvent* event, hex::Hex hex)
{
    const bool onMap = camera().layout().contains(hex);
    if (onMap && drawsWays_ && picks() && event->modifiers() == Qt::ShiftModifier)
    {
        stroke_ = {hex};
        emit wayDrawn(stroke_, false);
        return;
    }
    pressed_ = onMap ? std::optional(hex) : std::nullopt;
    drags_ = onMap && countersMovable_ && event->modifiers() == Qt::NoModifier && !marks().piecesAt(hex).empty();
    holdsGroup_ = drags_ && mayHoldGroup(hex);
    if (!holdsGroup_)
        BoardView::mousePressEvent(event);
}

/// One of several that are selected.
bool PickingView::mayHoldGroup(hex::Hex hex) const
{
    if (!movesGroups_ || !selectionModel()->isSelected(hexModel()->indexOf(hex)))
        return false;
    const auto all = selectedHexes().hexes();
    return std::ranges::count_if(all, [&](hex::Hex one) { return !marks().piecesAt(one).empty(); }) > 1;
}

std::vector<hex::Hex> PickingView::footprint(hex::Hex hovered) const
{
    if (!holdsGroup_ || !pressed_)
        return BoardView::footprint(hovered);
    std::vector<hex::Hex> hexes;
    for (const hex::Hex one : selectedHexes().hexes())
        if (!marks().piecesAt(one).empty())
            hexes.push_back(one + (hovered - *pressed_));
    return hexes;
}

/// Let go of there: where it was pressed it was a click after all.
void PickingView::endGroup(hex::Hex at)
{
    holdsGroup_ = false;
    viewport()->update();
    if (at == pressed_)
        setCurrentIndex(hexModel()->indexOf(at));
}

void PickingView::mouseMoveEvent(QMouseEvent* event)
{
    BoardView::mouseMoveEvent(event);
    if (panning())
        return;
    if (hexModel() && hoveredHex())
    {
        const auto hex = camera().hexNear(event->position());
        pointAt(hex::Edge{hex, sideUnder(hex, event->position())});
    }
    if (!event->buttons().testFlag(Qt::LeftButton))
        return;
    if (!stroke_.empty())
        strokeTo(camera().hexNear(event->position()));
    else if (drags_)
        updateCursorShape();
    else if (picks())
        QAbstractItemView::mouseMoveEvent(event);
}

/// Hex by hex, however fast the mouse goes.
void PickingView::strokeTo(hex::Hex hex)
{
    if (!camera().layout().contains(hex) || hex == stroke_.back())
        return;
    const auto line = hex::line(stroke_.back(), hex);
    for (const hex::Hex next : std::span(line).subspan(1))
        if (stroke_.size() > 1 && stroke_[stroke_.size() - 2] == next)
            stroke_.pop_back();
        else
            stroke_.push_back(next);
    emit wayDrawn(stroke_, false);
}

void PickingView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panning())
        return BoardView::mouseReleaseEvent(event);
    if (event->button() == Qt::LeftButton && !stroke_.empty())
        return void(emit wayDrawn(std::exchange(stroke_, {}), true));
    if (event->button() != Qt::LeftButton || !hexModel() || !pressed_)
        return;
    const auto hex = hexUnder(event->position());
    if (holdsGroup_)
        endGroup(hex);
    else
        QAbstractItemView::mouseReleaseEvent(event);
    const hex::Hex from = *std::exchange(pressed_, {});
    const bool dragged = std::exchange(drags_, false) && hex != from && camera().layout().contains(hex);
    updateCursorShape();
    if (dragged)
        emit counterDragged(from, hex);
    if (hex == from && event->modifiers() == Qt::NoModifier)
        emit hexPicked(hex, sideUnder(hex, event->position()));
}

void PickingView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const auto hex = byMouse ? std::optional(hexUnder(event->pos())) : currentHex();
    if (!hexModel() || !hex || !camera().layout().contains(*hex))
        return;
    emit menuWanted(*hex, byMouse ? event->globalPos() : viewport()->mapToGlobal(viewPoint(*hex).toPoint()));
}

// By keys

void PickingView::beginName()
{
    setFocus(Qt::ShortcutFocusReason);
    name_.begin();
}

/// False when there is none.
bool PickingView::goToNamed(const QString& name)
{
    if (!hexModel())
        return false;
    const auto hex = map::parsePrinted(hexModel()->document().map(), name.toUpper().toStdString());
    const auto index = hex ? hexModel()->indexOf(*hex) : QModelIndex();
    if (index.isValid())
        goTo(index);
    return index.isValid();
}

bool PickingView::takesOff(const QKeyEvent& key) const
{
    return key.key() == Qt::Key_Delete && key.modifiers() == Qt::NoModifier && movesGroups_ && picks();
}

/// What is typed is for the name first, whatever else the keys do here.
bool PickingView::event(QEvent* event)
{
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (shortcut && name_.wants(*static_cast<QKeyEvent*>(event)))
    {
        event->accept();
        return true;
    }
    if (shortcut && takesOff(*static_cast<QKeyEvent*>(event))) // before the command that clears hexes
    {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && name_.take(*static_cast<QKeyEvent*>(event)))
        return true;
    return BoardView::event(event);
}

void PickingView::keyPressEvent(QKeyEvent* event)
{
    const int turn = event->key() == Qt::Key_Period ? 1 : event->key() == Qt::Key_Comma ? -1 : 0;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (turn != 0 && alongSides() && hexModel())
        turnTo(hex::turned(turned_, turn));
    else if (takesOff(*event))
        emit countersTakenOff();
    else if (enter && currentHex())
        emit hexPicked(*currentHex(), hex::Side::S0);
    else if (!enter)
        BoardView::keyPressEvent(event);
}

void PickingView::dragEnterEvent(QDragEnterEvent* event)
{
    event->setAccepted(!rowsIn(*event->mimeData()).empty());
}

void PickingView::dragMoveEvent(QDragMoveEvent* event)
{
    const hex::Hex at = hexUnder(event->position());
    event->setAccepted(shownMap().layout.contains(at) && !rowsIn(*event->mimeData()).empty());
}

void PickingView::dropEvent(QDropEvent* event)
{
    const hex::Hex at = hexUnder(event->position());
    const auto rows = rowsIn(*event->mimeData());
    event->setAccepted(shownMap().layout.contains(at) && !rows.empty());
    if (event->isAccepted())
        emit rowsDropped(rows, at);
}

} // namespace merlon::editor
