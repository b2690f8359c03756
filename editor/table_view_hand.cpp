// What mouse and keys do on a measured table that is seen.

#include "editor/table_steps.h"
#include "editor/table_view.h"
#include "translations/diagnostics.h"
#include "translations/lengths.h"
#include "translations/words.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <iterator>

namespace merlon::editor
{

using map::TablePoint;

TableInput TableView::inputOf(const QMouseEvent& event, TableInput::What what) const
{
    TableInput input;
    input.what = what;
    input.at = pointUnder(event.position());
    input.reach = reach();
    input.adds = event.modifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier);
    input.copies = event.modifiers().testFlag(Qt::ControlModifier);
    input.loose = event.modifiers().testFlag(Qt::AltModifier);
    return input;
}

void TableView::give(const QMouseEvent& event, TableInput::What what)
{
    take(hand_.take(inputOf(event, what), model_->workspace().desk(), selectedThings()));
    viewport()->update();
}

void TableView::take(TableDeed deed)
{
    if (const auto* things = std::get_if<Things>(&deed))
        return select(*things);
    if (auto* made = std::get_if<edit::Made>(&deed))
        push(std::move(*made));
}

std::optional<TablePoint> TableView::hoveredPoint() const
{
    const auto at = mouse_ && model_ != nullptr ? std::optional(pointUnder(*mouse_)) : std::nullopt;
    return at && model_->document().table().contains(*at) ? at : std::nullopt;
}

/// All that lies there.
Things TableView::everything() const
{
    Things all;
    for (int row = 0; row < model_->rowCount(); ++row)
        all.push_back(model_->thingAt(model_->index(row, 0)));
    std::ranges::sort(all);
    return all;
}

bool TableView::push(edit::Made made)
{
    const Things before = everything();
    if (!model_->workspace().push(std::move(made)))
        return false;
    Things fresh; // what was drawn is selected, so that it can be named and bent
    std::ranges::set_difference(everything(), before, std::back_inserter(fresh));
    if (!fresh.empty())
        select(fresh);
    return true;
}

/// As if the button were released; what is drawn point by point goes on afterwards.
void TableView::settle()
{
    if (model_ == nullptr || !hand_.points().empty())
        return;
    const auto made = hand_.preview(model_->workspace().desk());
    hand_.cancel();
    if (made && *made)
        model_->workspace().push(**made);
    viewport()->update();
}

Qt::CursorShape TableView::restingCursor() const
{
    return held().tool == TableTool::Select ? Qt::ArrowCursor : Qt::CrossCursor;
}

void TableView::mousePressEvent(QMouseEvent* event)
{
    const bool draws = model_ != nullptr && event->button() == Qt::LeftButton && !spaceDown();
    if (!draws)
        return event->button() == Qt::MiddleButton || spaceDown() ? PlaneView::mousePressEvent(event) : event->ignore();
    give(*event, TableInput::What::Press);
}

void TableView::mouseMoveEvent(QMouseEvent* event)
{
    mouse_ = event->position();
    PlaneView::mouseMoveEvent(event);
    if (model_ == nullptr || panning())
        return;
    if (hand_.isBusy())
        give(*event, TableInput::What::Drag);
    sayWhere(event->position());
}

void TableView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panning())
        return PlaneView::mouseReleaseEvent(event);
    if (model_ != nullptr && event->button() == Qt::LeftButton)
        give(*event, TableInput::What::Release);
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (model_ != nullptr && event->button() == Qt::LeftButton)
        give(*event, TableInput::What::DoubleClick);
}

bool TableView::nudge(const QKeyEvent& event)
{
    const auto step = tableStep(event);
    if (!step || selectedThings().empty())
        return false;
    if (!event.isAutoRepeat())
        press_ = model_->workspace().nextPress();
    if (step->turn != 0)
        turnSelected(step->turn);
    else
        shiftSelected(step->by);
    return true;
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    if (model_ == nullptr)
        return PlaneView::keyPressEvent(event);
    switch (event->key())
    {
    case Qt::Key_Escape:
        if (hand_.isBusy())
            hand_.cancel();
        else
            select({});
        return viewport()->update();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take(hand_.finish(model_->workspace().desk()));
        return viewport()->update();
    case Qt::Key_Backspace:
        hand_.takeBack();
        return viewport()->update();
    case Qt::Key_Delete:
        return removeSelected();
    case Qt::Key_N:
    {
        const bool back = event->modifiers().testFlag(Qt::ShiftModifier);
        if (const QModelIndex next = moveCursor(back ? MovePrevious : MoveNext, {}); next.isValid())
            select({model_->thingAt(next)});
        return;
    }
    default:
        if (!nudge(*event))
            PlaneView::keyPressEvent(event);
    }
}

bool TableView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
    {
        mouse_.reset();
        emit hovered({});
    }
    return PlaneView::viewportEvent(event);
}

void TableView::sayWhere(QPointF place)
{
    const map::TableMap& table = model_->document().table();
    const TablePoint at = pointUnder(place);
    if (!table.contains(at))
        return emit hovered({});
    //: a place on a measured table: from its west edge, from its south edge
    QString text = tr("%1 from the west, %2 from the south")
                       .arg(words::lengthText(at.x, table.unit), words::lengthText(at.y, table.unit));
    for (const play::Piece* piece : piecesAt(game_, at))
        text += words::listWord("semicolon") + words::fromView(piece->name);
    if (const QModelIndex there = indexAt(place.toPoint()); there.isValid())
        text += words::listWord("semicolon") + model_->nameOf(model_->thingAt(there));
    if (const auto made = hand_.preview(model_->workspace().desk()))
        text +=
            words::listWord("semicolon") + (*made ? words::sentence((*made)->says) : words::sentence(made->error()));
    emit hovered(text);
}

} // namespace merlon::editor
