#include "editor/tools/painting_tool.h"

#include "editor/tools/shapes.h"

#include <algorithm>

namespace merlon::editor
{

Deed PaintingTool::take(const Input& input, const edit::Desk& desk)
{
    switch (input.what)
    {
    case Input::What::Press:
        pressed_ = held_;
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
    auto edit = preview(desk);
    hexes_.clear();
    return edit;
}

edit::Made PaintingTool::preview(const edit::Desk& desk) const
{
    return edit::painted(desk, pressed_.paint, hexes_);
}

} // namespace merlon::editor
