#include "editor/table_reach.h"

#include "core/tabletop/outline.h"

#include <algorithm>
#include <cmath>

namespace merlon::editor
{
namespace
{

using edit::OfTable;
using map::TablePoint;

constexpr double placeReach = 45; ///< half of what a place is drawn as

double farFromLine(TablePoint point, const std::vector<TablePoint>& line, bool closed)
{
    double least = 1e9;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < line.size(); ++i)
        least = std::min(least, farFrom(point, line[i], line[(i + 1) % line.size()]));
    return least;
}

const map::Node* nodeNamed(const edit::Value& table, const std::string& id)
{
    for (const edit::Entry& entry : *table.shelves[OfTable::nodes])
        if (const auto* node = entry.thing.as<map::Node>(); node->id == id)
            return node;
    return nullptr;
}

bool lies(const edit::Value& table, const edit::Thing& thing, TablePoint at, double reach)
{
    if (const auto* node = thing.as<map::Node>())
        return farFrom(node->at, at) <= std::max(reach, placeReach);
    if (const auto* way = thing.as<map::Way>())
        return farFromLine(at, lineOf(table, *way), false) <= reach;
    if (const auto* course = thing.as<map::Course>())
        return farFromLine(at, course->points, false) <= std::max(reach, course->width / 2.0);
    tabletop::Outline outline;
    for (const TablePoint point : thing.as<map::Area>()->outline)
        outline.push_back(placeOf(point));
    return tabletop::holds(outline, placeOf(at));
}

} // namespace

double farFrom(TablePoint a, TablePoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

double farFrom(TablePoint point, TablePoint from, TablePoint to)
{
    return 10 * tabletop::distance(placeOf(point), {placeOf(from), placeOf(to)});
}

std::vector<TablePoint> lineOf(const edit::Value& table, const map::Way& way)
{
    std::vector<TablePoint> line;
    if (const map::Node* from = nodeNamed(table, way.from))
        line.push_back(from->at);
    line.insert(line.end(), way.bends.begin(), way.bends.end());
    if (const map::Node* to = nodeNamed(table, way.to))
        line.push_back(to->at);
    return line;
}

std::vector<TablePoint> simplified(const std::vector<TablePoint>& stroke, double within)
{
    if (stroke.size() < 3)
        return stroke;
    std::vector<bool> kept(stroke.size(), false);
    kept.front() = kept.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> open{{0, stroke.size() - 1}};
    while (!open.empty())
    {
        const auto [first, last] = open.back();
        open.pop_back();
        double farthest = within;
        std::size_t at = 0;
        for (std::size_t i = first + 1; i < last; ++i)
            if (const double away = farFrom(stroke[i], stroke[first], stroke[last]); away > farthest)
            {
                farthest = away;
                at = i;
            }
        if (at == 0)
            continue;
        kept[at] = true;
        open.emplace_back(first, at);
        open.emplace_back(at, last);
    }
    std::vector<TablePoint> out;
    for (std::size_t i = 0; i < stroke.size(); ++i)
        if (kept[i])
            out.push_back(stroke[i]);
    return out;
}

Things thingsAt(const edit::Value& table, TablePoint at, double reach, const OutOfReach& off)
{
    Things all;
    for (const std::size_t shelf : {OfTable::nodes, OfTable::ways, OfTable::courses, OfTable::areas})
    {
        if (off[shelf])
            continue;
        const edit::Shelf entries = edit::ranked(*table.shelves[shelf]);
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry)
            if (lies(table, entry->thing, at, reach))
                all.push_back({shelf, entry->key});
    }
    return all;
}

} // namespace merlon::editor
