#include "editor/piece_picker.h"

#include "core/hex/overloaded.h"
#include "editor/table_steps.h"
#include "editor/table_view.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace merlon::editor
{

PiecePicker::PiecePicker(TableView& view) : QObject(&view), view_(view)
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
}

void PiecePicker::setHeld(std::optional<play::Pose> pose, int depth)
{
    held_ = pose;
    depth_ = depth;
}

bool PiecePicker::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type())
    {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
        return watched == view_.viewport() && mouse(*static_cast<QMouseEvent*>(event));
    case QEvent::KeyPress:
        return watched == &view_ && key(*static_cast<QKeyEvent*>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool PiecePicker::mouse(const QMouseEvent& event)
{
    if (view_.tableModel() == nullptr)
        return false;
    const map::TablePoint at = view_.pointUnder(event.position());
    const double slack = view_.reach() / 2;
    if (event.type() == QEvent::MouseMove && hand_.isBusy())
        return tell(hand_.drag(at, slack, event.modifiers().testFlag(Qt::AltModifier))), true;
    if (event.button() != Qt::LeftButton)
        return false;
    if (event.type() == QEvent::MouseButtonRelease && hand_.isBusy())
        return tell(hand_.release(at, slack)), true;
    if (event.type() == QEvent::MouseMove || event.type() == QEvent::MouseButtonRelease)
        return false;
    const auto there = piecesAt(view_.game(), at);
    const bool ground = wantsGround_ && view_.tableModel()->document().table().contains(at);
    if (view_.held().tool != TableTool::Select || view_.spaceDown() || (there.empty() && !ground))
        return false;
    view_.setFocus(Qt::MouseFocusReason);
    hand_.press(there, at);
    return true;
}

bool PiecePicker::key(const QKeyEvent& event)
{
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (view_.held().tool != TableTool::Select || !view_.selectedThings().empty() || !held_)
        return false;
    if (event.key() == Qt::Key_Escape)
        return hand_.cancel(), emit left(), true;
    if (enter)
        return emit kept(), true;
    const auto step = tableStep(event);
    if (!step)
        return false;
    emit posed(nudged(*held_, step->by, step->turn, depth_));
    return true;
}

void PiecePicker::tell(const PieceDeed& deed)
{
    std::visit(Overloaded{[](std::monostate) {}, [this](const Pointed& at) { emit pointed(at); },
                          [this](const Dragged& piece) { emit dragged(piece); }},
               deed);
}

} // namespace merlon::editor
