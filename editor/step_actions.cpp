#include "editor/step_actions.h"

#include "editor/workspace.h"

#include <QAction>

namespace merlon::editor
{
namespace
{

QAction* stepAction(Workspace& workspace, QObject* parent, bool undo)
{
    auto* action = new QAction(parent);
    const auto name = [&workspace, action, undo]
    {
        const QUndoStack& stack = workspace.history();
        const QString step = undo ? stack.undoText() : stack.redoText();
        const QString none = undo ? Workspace::tr("Undo") : Workspace::tr("Redo");
        const QString one = undo ? Workspace::tr("Undo: %1").arg(step) : Workspace::tr("Redo: %1").arg(step);
        action->setText(step.isEmpty() ? none : one);
        action->setEnabled(undo ? stack.canUndo() : stack.canRedo());
    };
    name();
    QObject::connect(&workspace, &Workspace::stepNamesChanged, action, name);
    QObject::connect(action, &QAction::triggered, &workspace, undo ? &Workspace::undo : &Workspace::redo);
    return action;
}

} // namespace

QAction* undoAction(Workspace& workspace, QObject* parent)
{
    return stepAction(workspace, parent, true);
}

QAction* redoAction(Workspace& workspace, QObject* parent)
{
    return stepAction(workspace, parent, false);
}

} // namespace merlon::editor
