#include "editor/tools/painting_tool.h"

#include "editor/tools/tool_box.h"

#include <algorithm>

namespace merlon::editor
{

edit::Made CoveringTool::preview(const edit::Desk& desk) const
{
    return mirrored(pressed_, desk, hexes_);
}

edit::Made CoveringTool::mirrored(const Held& held, const edit::Desk& desk, std::vector<hex::Hex> hexes) const
{
    return done(held, desk, edit::withImages(std::move(hexes), held.turns(desk.mapValue().grid)));
}

edit::Made CoveringTool::done(const Held& held, const edit::Desk& desk, std::span<const hex::Hex> hexes) const
{
    return edit::painted(desk, held.paint, hexes);
}

Deed CoveringTool::finish(const edit::Desk& desk)
{
    auto edit = preview(desk);
    cancel();
    return edit;
}

void CoveringTool::cancel()
{
    hexes_.clear();
    takesAway_ = false;
}

QString CoveringTool::hint(const Input& there, const edit::Desk& desk) const
{
    const auto edit = mirrored(held_, desk, footprint(there.at));
    if (edit && spans())
        //: %1: what the tool does
        return ToolBox::tr("Drag, or press Enter at both ends: %1").arg(tip());
    return wouldDo(edit);
}

Deed PaintingTool::take(const Input& input, const edit::Desk& desk)
{
    switch (input.what)
    {
    case Input::What::Press:
        pressed_ = held_;
        takesAway_ = input.takesAway;
        start_ = last_ = input.at;
        hexes_ = covered(pressed_, input.at, input.at, desk);
        return {};
    case Input::What::Drag:
        if (!adds())
            hexes_.clear();
        std::ranges::copy(covered(pressed_, adds() ? last_ : start_, input.at, desk), std::back_inserter(hexes_));
        std::ranges::sort(hexes_);
        hexes_.erase(std::unique(hexes_.begin(), hexes_.end()), hexes_.end());
        last_ = input.at;
        return {};
    case Input::What::Release:
        break;
    }
    return finish(desk);
}

} // namespace merlon::editor
