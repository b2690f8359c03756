#include "editor/table_steps.h"

#include <QKeyEvent>

namespace merlon::editor
{

std::optional<TableStep> tableStep(const QKeyEvent& key)
{
    const Qt::KeyboardModifiers with = key.modifiers();
    const int step = with.testFlag(Qt::ShiftModifier) ? 1 : with.testFlag(Qt::ControlModifier) ? 250 : 10;
    const int turn = with.testFlag(Qt::ShiftModifier) ? 1 : 10;
    constexpr int far = 150;
    switch (key.key())
    {
    case Qt::Key_Left:
        return TableStep{{-step, 0}};
    case Qt::Key_Right:
        return TableStep{{step, 0}};
    case Qt::Key_Up:
        return TableStep{{0, step}};
    case Qt::Key_Down:
        return TableStep{{0, -step}};
    case Qt::Key_PageUp:
        return TableStep{{}, -far};
    case Qt::Key_PageDown:
        return TableStep{{}, far};
    case Qt::Key_Q:
        return TableStep{{}, -turn};
    case Qt::Key_E:
        return TableStep{{}, turn};
    default:
        return {};
    }
}

} // namespace merlon::editor
