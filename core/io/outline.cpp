#include "core/io/outline.h"

#include "core/tabletop/simple.h"
#include "core/yaml/write.h"

namespace merlon::io
{

using namespace yaml;

void tellIfBeyond(const Node& node, Log& log, map::TablePoint point, const map::TableMap* on)
{
    if (on != nullptr && !on->contains(point))
        log.error(node, tell::beyond_table{
                            .point = pointText(point), .width = tenthsText(on->width), .depth = tenthsText(on->depth)});
}

std::vector<map::TablePoint> readPoints(const Node& node, Log& log, const Argument& what, const map::TableMap* on)
{
    std::vector<map::TablePoint> all;
    const auto items = readList(node, log, what);
    if (items.size() > map::mostCorners)
    {
        log.error(node, tell::outline_long{.what = what, .count = items.size(), .most = map::mostCorners});
        return all;
    }
    all.reserve(items.size());
    for (const Node& item : items)
        if (const auto point = readPoint(item, log, what))
        {
            tellIfBeyond(item, log, *point, on);
            all.push_back(*point);
        }
    return all;
}

std::vector<map::TablePoint> readOutline(const Node& node, Log& log, const map::TableMap* on)
{
    auto outline = readPoints(node, log, "outline", on);
    if (node.isSequence() && node.items.size() < 3)
        log.error(node, tell::outline_short{});
    const bool whole = outline.size() >= 3 && outline.size() == node.items.size();
    const auto sides = whole ? tabletop::crossing(outline) : std::nullopt;
    if (!sides)
        return outline;
    const auto at = [&](std::size_t corner) { return pointText(outline[corner]); };
    if (sides->first == sides->second)
        log.error(node.items[sides->first], tell::outline_twice{.point = at(sides->first)});
    else
        log.error(node.items[sides->first], tell::outline_crosses{.one = at(sides->first), .other = at(sides->second)});
    return outline;
}

} // namespace merlon::io
