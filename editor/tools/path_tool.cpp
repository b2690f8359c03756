#include "editor/tools/path_tool.h"

#include "core/edit/courses.h"
#include "core/edit/line_edits.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "editor/tools/tool_box.h"
#include "tell.h"

#include <algorithm>

namespace merlon::editor
{
namespace
{

std::optional<map::Line> lineOf(const edit::Desk& desk, edit::Key key, bool course)
{
    const auto shelf = course ? edit::OfMap::overlays : edit::OfMap::lines;
    const edit::Entry* entry = edit::find(*desk.mapValue().shelves[shelf], key);
    if (entry == nullptr)
        return {};
    return course ? edit::lineOfCourse(desk, *entry) : std::optional(*entry->thing.as<map::Line>());
}

edit::Made drawnAs(const edit::Desk& desk, edit::Key key, bool course, map::Line line)
{
    return course ? edit::drawnCourse(desk, key, line) : edit::drawn(desk, key, std::move(line));
}

bool isBuilt(const edit::Desk& desk, hex::Hex at)
{
    const int number = edit::numberAt(desk.mapValue(), edit::OfMap::terrain, at);
    if (number == edit::offBoard)
        return false;
    const auto& legend = edit::headOf(desk.mapValue()).legend;
    const auto* terrain = desk.palette->find(legend[static_cast<std::size_t>(number)].terrain);
    return terrain != nullptr && !terrain->bears.empty();
}

} // namespace

QString PathTool::text() const
{
    //: the tool that draws walls, moats, roads and palisades from point to point
    return ToolBox::tr("Path");
}

QString PathTool::tip() const
{
    return ToolBox::tr(
        "Draws a wall, moat or road point by point; drag its points to reshape it, Ctrl+click removes them");
}

std::optional<PathTool::Grip> PathTool::pointAt(const edit::Entry& entry, const map::Line& line, bool course,
                                                hex::Hex at)
{
    const auto found = std::ranges::find(line.path, at);
    if (found == line.path.end())
        return {};
    const bool ends = !edit::isRing(line);
    return Grip{entry.key,
                course,
                static_cast<std::size_t>(found - line.path.begin()),
                false,
                ends && found == line.path.begin(),
                ends && found + 1 == line.path.end()};
}

/// Points before what lies between them: a line that runs over a point of another leaves it in reach. Roads before the
/// walls that they run through.
std::optional<PathTool::Grip> PathTool::gripAt(const edit::Desk& desk, hex::Hex at)
{
    const edit::Value& map = desk.mapValue();
    const auto between = [&](const edit::Entry& entry, const map::Line& line, bool course) -> std::optional<Grip>
    {
        const auto row = edit::hexesOf(map.grid, line);
        const auto found = std::ranges::find(row, at);
        if (found == row.end())
            return {};
        const auto place = static_cast<std::size_t>(found - row.begin());
        return Grip{entry.key, course, edit::pointsBefore(line, row, place), true, false, false};
    };
    const auto courses = edit::coursesAt(desk, at);
    for (const edit::Entry* entry : courses)
        if (const auto grip = pointAt(*entry, *edit::lineOfCourse(desk, *entry), true, at))
            return grip;
    for (const edit::Entry& entry : *map.shelves[edit::OfMap::lines])
        if (const auto grip = pointAt(entry, *entry.thing.as<map::Line>(), false, at))
            return grip;
    for (const edit::Entry* entry : courses)
        if (const auto grip = between(*entry, *edit::lineOfCourse(desk, *entry), true))
            return grip;
    for (const edit::Entry* entry : edit::linesAt(map, at))
        if (const auto grip = between(*entry, *entry->thing.as<map::Line>(), false))
            return grip;
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
    points_ = {input.at};
    const auto grip = gripAt(desk, input.at);
    grip_ = grip.value_or(Grip{});
    doing_ = !grip ? Doing::Drawing : input.takesAway ? Doing::Taking : input.adds ? Doing::Rounding : Doing::Bending;
}

/// A click on an end goes on from it.
void PathTool::letGo()
{
    if (doing_ == Doing::Bending && (grip_.first || grip_.last) && hovered_ == points_.front())
        doing_ = Doing::Drawing;
}

bool PathTool::endsAt(hex::Hex at) const
{
    return doing_ == Doing::Drawing && (at == points_.back() || (points_.size() > 2 && at == points_.front()));
}

std::optional<hex::Hex> PathTool::takeBack()
{
    points_.pop_back();
    return points_.empty() ? std::nullopt : std::optional(points_.back());
}

map::Line PathTool::newLine(const edit::Desk& desk) const
{
    map::Line line;
    line.kind = held_.drawsThing ? held_.thing.id : held_.paint.terrain;
    if (const auto* terrain = held_.drawsThing ? nullptr : desk.palette->find(line.kind))
    {
        line.level = terrain->level.value_or(0);
        if (held_.outward != map::Line::Outward::None && !terrain->bears.empty())
        {
            line.edge = terrain->bears.front();
            line.outward = held_.outward;
        }
    }
    line.round = held_.round;
    line.path = points_;
    line.path.push_back(hovered_);
    return line;
}

map::Line PathTool::bent(const map::Line& line) const
{
    if (doing_ == Doing::Taking)
        return without(line);
    if (doing_ == Doing::Rounding)
        return grip_.between ? edit::withOtherSection(line, grip_.point - 1) : edit::withOtherCorner(line, grip_.point);
    return grip_.between ? edit::withPoint(line, grip_.point, hovered_) : edit::withMoved(line, grip_.point, hovered_);
}

/// Between its points: without any of it.
map::Line PathTool::without(const map::Line& line) const
{
    if (!grip_.between)
        return edit::withoutPoint(line, grip_.point);
    map::Line none = line;
    none.path.clear();
    return none;
}

map::Line PathTool::goneOn(map::Line line) const
{
    std::vector<hex::Hex> more(points_.begin() + 1, points_.end());
    more.push_back(hovered_);
    if (grip_.last)
        line.path.insert(line.path.end(), more.begin(), more.end());
    else
        line.path.insert(line.path.begin(), more.rbegin(), more.rend());
    return line;
}

edit::Made PathTool::preview(const edit::Desk& desk) const
{
    if (doing_ == Doing::Nothing)
        return edit::Edit{};
    if (grip_.line == 0)
        return drawnAs(desk, 0, held_.drawsThing, newLine(desk));
    const auto now = lineOf(desk, grip_.line, grip_.course);
    const std::size_t needed = grip_.point + (grip_.between ? 0 : 1);
    if (!now || now->path.size() < std::max<std::size_t>(needed, 2)) // it was undone meanwhile
        return edit::Edit{};
    if (doing_ == Doing::Rounding && (grip_.course || now->path.size() < 3))
        return tl::unexpected(tell::refused_line_straight{}.message());
    map::Line line = doing_ == Doing::Drawing ? goneOn(*now) : bent(*now);
    return line == *now ? edit::Made(edit::Edit{}) : drawnAs(desk, grip_.line, grip_.course, std::move(line));
}

QString PathTool::hint(const Input& there, const edit::Desk& desk) const
{
    const auto grip = gripAt(desk, there.at);
    if (!grip)
        return isBuilt(desk, there.at)
                   ? ToolBox::tr("Click or Enter starts a line here, joined to what is built. Each click or Enter adds "
                                 "a point; on the last point it ends the line, on the first it closes a ring.")
                   : ToolBox::tr("Click or Enter starts a line here. Each click or Enter adds a point; on the last "
                                 "point it ends the line, on the first it closes a ring.");
    if (grip->between)
        return ToolBox::tr("Drag, or Enter and arrow keys: adds a point; Shift: curved or straight; Ctrl: removes the "
                           "line; menu: more.");
    if (grip->first || grip->last)
        return ToolBox::tr("Click, or Enter twice: continues the line from here. Drag: moves its end; dropped on the "
                           "end of a similar line, it joins the two. Ctrl: removes the point.");
    return ToolBox::tr(
        "Drag, or Enter and arrow keys: moves the point; Shift: round or sharp; Ctrl: removes it; menu: more.");
}

} // namespace merlon::editor
