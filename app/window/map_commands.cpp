#include "app/window/map_commands.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "editor/hex_map_view.h"
#include "editor/resize_dialog.h"

namespace merlon::app
{

MapCommands::MapCommands(QWidget& window, const Rooms& rooms, const Commands& commands, const Files& files)
    : window_(window), rooms_(rooms), files_(files)
{
    commands.on("edit.resize", this, [this] { resize({}); });
    commands.on("edit.crop", this, [this] { crop(); });
}

void MapCommands::resize(const edit::Edges& edges)
{
    if (!files_.workspace().hasMap())
        return;
    files_.workspace().settle();
    editor::ResizeDialog dialog(files_.workspace(), edges, &window_);
    if (dialog.exec() == QDialog::Accepted)
        dialog.apply();
}

/// To the smallest map that has all hexes that are marked.
void MapCommands::crop()
{
    const hex::Layout& grid = files_.workspace().map().map().layout;
    std::vector<hex::Hex> corners;
    for (const QItemSelectionRange& range : rooms_.view->selectionModel()->selection())
        for (const hex::Cell cell : {hex::Cell{range.left(), range.top()}, hex::Cell{range.right(), range.bottom()}})
            corners.push_back(grid.hexAt(cell));
    if (corners.empty())
        emit said(tr("No hex is marked: mark those that shall stay with the Select tool."));
    else
        resize(edit::edgesAround(grid, corners));
}

} // namespace merlon::app
