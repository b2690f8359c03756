#pragma once

class QAction;
class QObject;

namespace merlon::editor
{

class Workspace;

/// Actions whose texts name the step ("Undo: Raise 5 hexes") and follow the language. The workspace must outlive them.
QAction* undoAction(Workspace& workspace, QObject* parent);
QAction* redoAction(Workspace& workspace, QObject* parent);

} // namespace merlon::editor
