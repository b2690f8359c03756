#include "editor/tools/polygon_tool.h"

#include "editor/tools/shapes.h"
#include "editor/tools/tool_box.h"

namespace merlon::editor
{

QString Polygon::text() const
{
    return ToolBox::tr("Polygon");
}

QString Polygon::tip() const
{
    return ToolBox::tr("Each click or Enter adds a corner; on the last corner, or on the first, it ends the polygon");
}

Deed Polygon::take(const Input& input, const edit::Desk& desk)
{
    switch (input.what)
    {
    case Input::What::Press:
        if (corners_.empty())
            pressed_ = held_;
        if (corners_.empty() || corners_.back() != input.at)
            corners_.push_back(input.at);
        cover(input.at);
        return {};
    case Input::What::Drag:
        cover(input.at);
        return {};
    case Input::What::Release:
        break;
    }
    corners_.clear();
    return finish(desk);
}

void Polygon::cancel()
{
    corners_.clear();
    CoveringTool::cancel();
}

bool Polygon::endsAt(hex::Hex at) const
{
    return !corners_.empty() && (at == corners_.back() || (corners_.size() > 2 && at == corners_.front()));
}

std::optional<hex::Hex> Polygon::takeBack()
{
    corners_.pop_back();
    cover(hovered_);
    return corners_.empty() ? std::nullopt : std::optional(corners_.back());
}

void Polygon::cover(hex::Hex hovered)
{
    hovered_ = hovered;
    auto corners = corners_;
    corners.push_back(hovered);
    hexes_ = polygon(corners);
}

} // namespace merlon::editor
