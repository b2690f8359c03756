#include "editor/table_hand.h"

#include "core/tabletop/outline.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

using edit::OfTable;
using edit::TableThing;
using map::TablePoint;

constexpr double strokeWithin = 8; ///< tenths of a millimetre by which a freehand stroke may be simplified
constexpr double strokeStep = 10;  ///< between two points of it while it is drawn

const edit::Value& tableValue(const edit::Desk& desk)
{
    return desk.values.at(desk.table);
}

const edit::Thing& thingOf(const edit::Desk& desk, TableThing thing)
{
    return edit::find(*tableValue(desk).shelves[thing.shelf], thing.key)->thing;
}

} // namespace

void TableHand::hold(TableHeld held)
{
    cancel();
    held_ = std::move(held);
}

void TableHand::keepOff(const OutOfReach& layers)
{
    cancel();
    off_ = layers;
}

void TableHand::cancel()
{
    grip_ = Grip::None;
    taken_.clear();
    points_.clear();
    begins_.clear();
    at_.reset();
    leaves_.reset();
    copies_ = false;
}

void TableHand::takeBack()
{
    if (!points_.empty())
        points_.pop_back();
    if (points_.empty())
        cancel();
}

/// To the points of other things and to the edges of the table.
TablePoint TableHand::snapped(const TableInput& input, const edit::Desk& desk) const
{
    TablePoint at = input.at;
    if (input.loose)
        return at;
    double nearest = input.reach;
    for (std::size_t shelf = OfTable::areas; shelf <= OfTable::nodes; ++shelf)
        for (const edit::Entry& entry : *tableValue(desk).shelves[shelf])
        {
            const bool own = std::ranges::count(taken_, TableThing{shelf, entry.key}) > 0;
            for (const TablePoint point : own ? std::vector<TablePoint>() : edit::pointsOf(entry.thing))
                if (const double away = farFrom(point, input.at); away < nearest)
                {
                    nearest = away;
                    at = point;
                }
        }
    const map::TableMap& table = *edit::tableHeadOf(tableValue(desk));
    const auto toEdge = [&](int& one, int most)
    {
        for (const int edge : {0, most})
            if (std::abs(one - edge) <= input.reach)
                one = edge;
    };
    toEdge(at.x, table.width);
    toEdge(at.y, table.depth);
    return at;
}

TableDeed TableHand::take(const TableInput& input, const edit::Desk& desk, const Things& selected)
{
    if (held_.tool == TableTool::Select)
        return select(input, desk, selected);
    return held_.tool == TableTool::Way ? drawWay(input, desk) : draw(input, desk);
}

std::optional<std::size_t> TableHand::pointUnder(const TableInput& input, const edit::Desk& desk,
                                                 const Things& selected) const
{
    if (selected.size() != 1)
        return {};
    const auto points = edit::pointsOf(thingOf(desk, selected.front()));
    std::optional<std::size_t> nearest;
    double least = input.reach;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (const double away = farFrom(points[i], input.at); away <= least)
        {
            least = away;
            nearest = i;
        }
    return nearest;
}

TableDeed TableHand::select(const TableInput& input, const edit::Desk& desk, const Things& selected)
{
    switch (input.what)
    {
    case TableInput::What::Press:
        return press(input, desk, selected);
    case TableInput::What::Drag:
        if (grip_ != Grip::None)
        {
            at_ = grip_ == Grip::Point ? snapped(input, desk) : input.at;
            copies_ = input.copies;
        }
        return {};
    case TableInput::What::Release:
        return release(input, desk);
    case TableInput::What::DoubleClick:
        cancel();
        if (auto edit = bent(input, desk, selected))
            return std::move(*edit);
        return {};
    }
    return {};
}

TableDeed TableHand::press(const TableInput& input, const edit::Desk& desk, const Things& selected)
{
    cancel();
    from_ = input.at;
    if (const auto point = pointUnder(input, desk, selected); point && !input.adds)
    {
        grip_ = Grip::Point;
        taken_ = selected;
        point_ = *point;
        return {};
    }
    const Things there = thingsAt(tableValue(desk), input.at, input.reach, off_);
    if (there.empty())
    {
        grip_ = Grip::Band;
        return input.adds ? TableDeed() : TableDeed(Things());
    }
    Things now = selected;
    const bool isIn = std::ranges::count(selected, there.front()) > 0;
    if (input.adds && !isIn)
        now.push_back(there.front());
    else if (!isIn)
        now = {there.front()};
    grip_ = Grip::All;
    taken_ = now;
    if (input.adds && isIn)
        leaves_ = there.front(); // unless it is dragged
    return now != selected ? TableDeed(now) : TableDeed();
}

/// A press that went nowhere moves nothing.
TableDeed TableHand::release(const TableInput& input, const edit::Desk& desk)
{
    const Grip grip = grip_;
    const auto leaves = leaves_;
    Things taken = taken_;
    const auto edit = at_ ? preview(desk) : std::nullopt;
    const auto box = band();
    cancel();
    if (grip == Grip::Band && box)
    {
        Things inside;
        const auto [west, east] = std::minmax(box->first.x, box->second.x);
        const auto [south, north] = std::minmax(box->first.y, box->second.y);
        for (std::size_t shelf = OfTable::areas; shelf <= OfTable::nodes; ++shelf)
            for (const edit::Entry& entry : *tableValue(desk).shelves[shelf])
                if (!off_[shelf] &&
                    std::ranges::all_of(edit::pointsOf(entry.thing), [&](TablePoint at)
                                        { return at.x >= west && at.x <= east && at.y >= south && at.y <= north; }))
                    inside.push_back({shelf, entry.key});
        return inside;
    }
    const bool dragged = farFrom(input.at, from_) > 0;
    if (!dragged && leaves)
    {
        std::erase(taken, *leaves);
        return taken;
    }
    return edit && dragged ? TableDeed(*edit) : TableDeed();
}

std::optional<std::pair<TablePoint, TablePoint>> TableHand::band() const
{
    return grip_ == Grip::Band && at_ ? std::optional(std::pair(from_, *at_)) : std::nullopt;
}

/// On a point: it goes; beside one, on the line of the selected thing: there is one more.
std::optional<edit::Made> TableHand::bent(const TableInput& input, const edit::Desk& desk, const Things& selected) const
{
    if (selected.size() != 1)
        return {};
    const TableThing thing = selected.front();
    if (const auto point = pointUnder(input, desk, selected))
        return thing.shelf == OfTable::nodes ? std::optional<edit::Made>() : edit::pointRemoved(desk, thing, *point);
    const edit::Thing& what = thingOf(desk, thing);
    const auto* way = what.as<map::Way>();
    const auto line = way != nullptr ? lineOf(tableValue(desk), *way) : edit::pointsOf(what);
    const bool closed = what.as<map::Area>() != nullptr;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < line.size(); ++i)
        if (farFrom(input.at, line[i], line[(i + 1) % line.size()]) <= input.reach)
            return edit::pointAdded(desk, thing, way != nullptr ? i : i + 1, input.at);
    return {};
}

TableDeed TableHand::draw(const TableInput& input, const edit::Desk& desk)
{
    const TablePoint at = snapped(input, desk);
    switch (input.what)
    {
    case TableInput::What::Press:
        if (held_.tool == TableTool::Node)
            return made(desk, {at});
        if (points_.size() > 2 && held_.tool == TableTool::Area && farFrom(points_.front(), input.at) <= input.reach)
            return finish(desk);
        if (points_.empty() || points_.back() != at)
            points_.push_back(at);
        stroke_ = points_.size();
        grip_ = Grip::Stroke;
        at_ = at;
        return {};
    case TableInput::What::Drag:
        at_ = at;
        if (grip_ == Grip::Stroke && farFrom(points_.back(), at) >= std::max(strokeStep, input.reach))
            points_.push_back(at);
        return {};
    case TableInput::What::Release:
    {
        const bool stroke = grip_ == Grip::Stroke && points_.size() > stroke_ + 2; // not a hand that shook
        grip_ = Grip::None;
        return stroke ? finish(desk) : TableDeed();
    }
    case TableInput::What::DoubleClick:
        if (points_.empty() || farFrom(points_.back(), at) > input.reach) // else its first press has added the point
            points_.push_back(at);
        return finish(desk);
    }
    return {};
}

TableDeed TableHand::drawWay(const TableInput& input, const edit::Desk& desk)
{
    at_ = input.at;
    if (input.what != TableInput::What::Press)
        return {};
    const map::Node* there = nullptr;
    for (const TableThing thing : thingsAt(tableValue(desk), input.at, input.reach, off_))
        if (thing.shelf == OfTable::nodes && there == nullptr)
            there = thingOf(desk, thing).as<map::Node>();
    if (begins_.empty())
    {
        if (there == nullptr)
            return {};
        begins_ = there->id;
        points_ = {there->at};
        return {};
    }
    if (there == nullptr)
    {
        points_.push_back(snapped(input, desk));
        return {};
    }
    map::Way way;
    way.kind = held_.way;
    way.from = begins_;
    way.to = there->id;
    way.bends.assign(points_.begin() + 1, points_.end());
    edit::Made edit = edit::drawn(desk, std::move(way));
    if (edit)
        cancel();
    return edit;
}

edit::Made TableHand::made(const edit::Desk& desk, std::vector<TablePoint> points) const
{
    if (held_.tool == TableTool::Node)
    {
        map::Node node;
        node.kind = held_.node;
        node.at = points.front();
        return edit::drawn(desk, std::move(node));
    }
    if (held_.tool == TableTool::Course)
    {
        map::Course course;
        course.kind = held_.course;
        course.width = held_.width;
        course.points = std::move(points);
        return edit::drawn(desk, std::move(course));
    }
    map::Area area;
    area.kind = held_.area;
    area.outline = std::move(points);
    return edit::drawn(desk, std::move(area));
}

/// What was drawn, without points that say nothing, and where the hand is no more.
std::vector<TablePoint> TableHand::pointsNow() const
{
    auto points = points_.size() > 12 ? simplified(points_, strokeWithin) : points_;
    if (held_.tool == TableTool::Area && points.size() > 3 && farFrom(points.front(), points.back()) < 3 * strokeStep)
        points.pop_back();
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

/// What cannot be so yet goes on.
TableDeed TableHand::finish(const edit::Desk& desk)
{
    if (points_.empty() || held_.tool == TableTool::Way)
        return {};
    edit::Made edit = made(desk, pointsNow());
    if (edit)
        cancel();
    return edit;
}

std::optional<edit::Made> TableHand::preview(const edit::Desk& desk) const
{
    if (!at_)
        return {};
    if (grip_ == Grip::Point)
        return edit::pointMoved(desk, taken_.front(), point_, *at_);
    if (grip_ != Grip::All || taken_.empty())
        return {};
    const TablePoint by{at_->x - from_.x, at_->y - from_.y};
    return copies_ ? edit::copied(desk, taken_, by) : edit::shifted(desk, taken_, by);
}

} // namespace merlon::editor
