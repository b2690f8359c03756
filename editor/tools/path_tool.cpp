#include "editor/tools/path_tool.h"

#include "core/edit/line_edits.h"
#include "core/edit/map_value.h"
#include "editor/tools/tool_box.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

const map::Line* lineOf(const edit::Desk& desk, edit::Key key)
{
    const edit::Entry* entry = edit::find(*desk.mapValue().shelves[edit::OfMap::lines], key);
    return entry != nullptr ? entry->thing.as<map::Line>() : nullptr;
}

} // namespace

QString PathTool::text() const
{
    //: the tool that draws walls, moats and roads from point to point
    return ToolBox::tr("Path");
}

QString PathTool::tip() const
{
    return ToolBox::tr("Draw a wall, moat or road point by point; drag its points to bend it, Ctrl takes them away");
}

/// Points before what lies between them: a line that runs over a point of another leaves it in reach.
std::optional<PathTool::Grip> PathTool::gripAt(const edit::Desk& desk, hex::Hex at)
{
    const auto& lines = *desk.mapValue().shelves[edit::OfMap::lines];
    for (const edit::Entry& entry : lines)
    {
        const auto& path = entry.thing.as<map::Line>()->path;
        if (const auto found = std::ranges::find(path, at); found != path.end())
            return Grip{entry.key, static_cast<std::size_t>(found - path.begin()), false, found == path.begin(),
                        found + 1 == path.end()};
    }
    for (const edit::Entry& entry : lines)
    {
        const auto& line = *entry.thing.as<map::Line>();
        const auto row = edit::hexesOf(desk.mapValue().grid, line);
        const auto found = std::ranges::find(row, at);
        if (found == row.end())
            continue;
        std::size_t point = 0;
        for (auto hex = row.begin(); hex != found; ++hex)
            if (point < line.path.size() && *hex == line.path[point])
                ++point;
        return Grip{entry.key, point, true, false, false};
    }
    return {};
}

Deed PathTool::take(const Input& input, const edit::Desk& desk)
{
    hovered_ = input.at;
    if (input.what == Input::What::Press)
        press(input, desk);
    if (input.what != Input::What::Release)
        return {};
    auto made = preview(desk);
    cancel();
    return made;
}

void PathTool::press(const Input& input, const edit::Desk& desk)
{
    if (doing_ == Doing::Drawing)
    {
        if (points_.back() != input.at)
            points_.push_back(input.at);
        return;
    }
    pressed_ = held_;
    points_ = {input.at};
    const auto grip = gripAt(desk, input.at);
    grip_ = grip.value_or(Grip{});
    doing_ = !grip ? Doing::Drawing : input.takesAway ? Doing::Taking : Doing::Bending;
}

/// A click on an end goes on from it.
void PathTool::letGo()
{
    if (doing_ == Doing::Bending && (grip_.first || grip_.last) && hovered_ == points_.front())
        doing_ = Doing::Drawing;
}

std::optional<hex::Hex> PathTool::takeBack()
{
    points_.pop_back();
    return points_.empty() ? std::nullopt : std::optional(points_.back());
}

map::Line PathTool::newLine(const edit::Desk& desk) const
{
    map::Line line;
    line.kind = pressed_.paint.terrain;
    if (const auto* terrain = desk.palette->find(line.kind))
    {
        line.level = terrain->level.value_or(0);
        if (pressed_.outward != map::Line::Outward::None && !terrain->bears.empty())
        {
            line.edge = terrain->bears.front();
            line.outward = pressed_.outward;
        }
    }
    line.round = pressed_.round;
    line.path = points_;
    line.path.push_back(hovered_);
    return line;
}

void PathTool::bend(map::Line& line) const
{
    const auto at = line.path.begin() + static_cast<std::ptrdiff_t>(std::min(grip_.point, line.path.size() - 1));
    if (doing_ == Doing::Taking && grip_.between)
        line.path.clear(); // all of it
    else if (doing_ == Doing::Taking)
        line.path.erase(at);
    else if (grip_.between)
        line.path.insert(at, hovered_);
    else
        *at = hovered_;
}

void PathTool::goOn(map::Line& line) const
{
    std::vector<hex::Hex> more(points_.begin() + 1, points_.end());
    more.push_back(hovered_);
    if (grip_.last)
        line.path.insert(line.path.end(), more.begin(), more.end());
    else
        line.path.insert(line.path.begin(), more.rbegin(), more.rend());
}

edit::Made PathTool::preview(const edit::Desk& desk) const
{
    if (doing_ == Doing::Nothing)
        return edit::Edit{};
    if (grip_.line == 0)
        return edit::drawn(desk, 0, newLine(desk));
    const map::Line* now = lineOf(desk, grip_.line);
    if (now == nullptr) // it was undone meanwhile
        return edit::Edit{};
    map::Line line = *now;
    if (doing_ == Doing::Drawing)
        goOn(line);
    else
        bend(line);
    return line == *now ? edit::Made(edit::Edit{}) : edit::drawn(desk, grip_.line, std::move(line));
}

QString PathTool::hint(const Input& there, const edit::Desk& desk) const
{
    const auto grip = gripAt(desk, there.at);
    if (!grip)
        return ToolBox::tr("Click: a line begins here; click its points, a double click ends it.");
    if (grip->between)
        return ToolBox::tr("Drag: another point, to bend the line; Ctrl and a click removes the line.");
    if (grip->first || grip->last)
        return ToolBox::tr("Drag the end, or click to go on from it; Ctrl and a click takes the point away.");
    return ToolBox::tr("Drag the point; Ctrl and a click takes it away.");
}

} // namespace merlon::editor
