// What the hand does with the selection of a map: it selects, and moves what is selected.

#include "editor/hex_map_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace merlon::editor
{

void HexMapView::mark(const Marked& marked)
{
    if (!before_)
        before_ = selectedHexes();
    hex::HexSet hexes = marked.how == Marked::How::Anew ? hex::HexSet(camera().layout()) : *before_;
    for (const hex::Hex hex : marked.hexes)
        marked.how == Marked::How::Less ? hexes.remove(hex) : hexes.add(hex);
    select(hexes);
}

/// Takes back what is under way.
void HexMapView::escape()
{
    const auto before = before_;
    gesture_.cancel();
    if (before)
        select(*before);
}

Qt::CursorShape HexMapView::restingCursor() const
{
    if (moves_)
        return Qt::ClosedHandCursor;
    const auto hovered = hoveredHex();
    return hovered && maySelectionMove(*hovered) ? Qt::SizeAllCursor : ToolView::restingCursor();
}

/// Whether a press there takes hold of it.
bool HexMapView::maySelectionMove(hex::Hex at) const
{
    if (!tools_ || !hexModel() || !selectionModel() ||
        !(handWorks() ? tools_->holds(QLatin1String("lasso")) : !countersMovable()))
        return false;
    const QModelIndex index = hexModel()->indexOf(at);
    return index.isValid() && selectionModel()->isSelected(index);
}

void HexMapView::beginMove(hex::Hex from, bool copies)
{
    gesture_.commit();
    if (!maySelectionMove(from))
        return;
    moves_ = true;
    selectionModel()->setCurrentIndex(hexModel()->indexOf(from), QItemSelectionModel::NoUpdate);
    move_.hold(selectedHexes().hexes());
    gesture_.begin(hexModel()->workspace(), move_, {Input::What::Press, from, turnedTo(), copies});
    updateCursorShape();
}

/// Where it was not done, what was selected is so again.
void HexMapView::endMove()
{
    if (!std::exchange(moves_, false))
        return;
    if (before_)
        select(*before_);
    updateCursorShape();
}

/// It was a click after all.
void HexMapView::pressAsWasWaited()
{
    const auto press = std::exchange(waiting_, nullptr);
    const auto hex = camera().hexNear(press->position());
    const hex::Side side = sideUnder(hex, press->position());
    if (handWorks())
        return beginStroke({Input::What::Press, hex, side});
    setAutoScroll(false);
    ToolView::press(press.get(), hex);
    setAutoScroll(true);
}

/// By one hex, as the current one would go.
bool HexMapView::moveSelectionByKey(const QKeyEvent& event)
{
    static const QHash<int, hex::Cell> steps{
        {Qt::Key_Up, {0, -1}}, {Qt::Key_Down, {0, 1}}, {Qt::Key_Left, {-1, 0}}, {Qt::Key_Right, {1, 0}}};
    const auto step = steps.constFind(event.key());
    if (step == steps.constEnd() || !event.modifiers().testFlag(Qt::AltModifier) || !hexModel())
        return false;
    if (!moves_)
    {
        const auto selected = selectedHexes().hexes();
        if (selected.empty())
            return false;
        const auto current = currentHex();
        const bool within = current && maySelectionMove(*current);
        beginMove(within ? *current : selected.front(), event.modifiers().testFlag(Qt::ControlModifier));
    }
    if (!moves_)
        return false;
    const hex::Layout& grid = camera().layout();
    const hex::Cell cell = grid.cellOf(gesture_.last().at);
    gesture_.moveTo(grid.hexAt({cell.column + step->column, cell.row + step->row}), gesture_.last().side);
    return true;
}

} // namespace merlon::editor
