#include "editor/tools/move_tool.h"

#include <QCoreApplication>

namespace merlon::editor
{
namespace
{

struct MoveWords
{
    Q_DECLARE_TR_FUNCTIONS(merlon::editor::MoveTool)
};

} // namespace

QString MoveTool::tip() const
{
    return MoveWords::tr("Drag to move the selection, with Ctrl to copy it; Alt and the arrow keys work too.");
}

Deed MoveTool::take(const Input& input, const edit::Desk& desk)
{
    at_ = input.at;
    if (input.what == Input::What::Press)
    {
        pressed_ = input.at;
        copies_ = input.takesAway;
        return {};
    }
    if (input.what == Input::What::Drag)
    {
        Marked there;
        for (const hex::Hex at : hexes_)
            there.hexes.push_back(way()(at));
        return there;
    }
    auto made = preview(desk);
    cancel();
    return made;
}

edit::Made MoveTool::preview(const edit::Desk& desk) const
{
    return edit::carried(desk, hexes_, way(), copies_);
}

} // namespace merlon::editor
