#include "editor/tools/ghost.h"

namespace merlon::editor
{

void Ghost::show(Workspace& workspace, const Tool& tool, const Input& there)
{
    const auto made = tool.ghost(there, workspace.desk());
    if (!made || !*made || workspace_ != &workspace)
        end();
    if (!made || !*made)
        return;
    if (!shown())
    {
        workspace_ = &workspace;
        preview_.begin(workspace);
        connect(&workspace, &Workspace::settling, this, &Ghost::end);
    }
    if (const auto hexes = preview_.show(**made); !hexes.isEmpty())
        emit changed(hexes);
}

void Ghost::end()
{
    if (!shown())
        return;
    workspace_->disconnect(this);
    workspace_ = nullptr;
    if (const auto hexes = preview_.show({}); !hexes.isEmpty())
        emit changed(hexes);
}

} // namespace merlon::editor
