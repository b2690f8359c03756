#include "core/edit/line_edits.h"

#include "core/edit/map_value.h"
#include "tell.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace merlon::edit
{
namespace
{

void append(std::vector<hex::Hex>& row, const std::vector<hex::Hex>& more)
{
    for (const hex::Hex at : more)
        if (row.empty() || row.back() != at)
            row.push_back(at);
}

/// Between b and c, on the curve through a, b, c and d (Catmull and Rom's).
hex::PlanePoint onCurve(const std::array<hex::PlanePoint, 4>& p, double t)
{
    const auto along = [t](double a, double b, double c, double d)
    { return (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t) / 2; };
    return {along(p[0].x, p[1].x, p[2].x, p[3].x), along(p[0].y, p[1].y, p[2].y, p[3].y)};
}

std::vector<hex::Hex> curve(const hex::Layout& grid, const std::vector<hex::Hex>& path)
{
    const auto centre = [&](std::size_t i) { return hex::centreOf(grid, path[std::min(i, path.size() - 1)]); };
    std::vector<hex::Hex> row{path.front()};
    for (std::size_t i = 0; i + 1 < path.size(); ++i)
    {
        const std::array points{centre(i == 0 ? 0 : i - 1), centre(i), centre(i + 1), centre(i + 2)};
        const int steps = 4 * hex::distance(path[i], path[i + 1]);
        for (int step = 1; step < steps; ++step)
            append(row, hex::line(row.back(), hex::hexUnder(grid, onCurve(points, step / double(steps)))));
        append(row, hex::line(row.back(), path[i + 1]));
    }
    return row;
}

/// The hexsides of the line's hexes that face outwards.
using Edges = std::map<hex::Hex, std::set<hex::Side>>;

Edges outwardOf(const std::vector<hex::Hex>& row, map::Line::Outward outward)
{
    Edges edges;
    if (outward == map::Line::Outward::None || row.size() < 2)
        return edges;
    const std::set<hex::Hex> own(row.begin(), row.end());
    for (std::size_t i = 0; i < row.size(); ++i)
    {
        const hex::Side on = i + 1 < row.size() ? hex::sideTowards(row[i], row[i + 1])
                                                : hex::opposite(hex::sideTowards(row[i], row[i - 1]));
        const hex::Side back = i > 0 ? hex::sideTowards(row[i], row[i - 1]) : hex::opposite(on);
        const bool right = outward == map::Line::Outward::Right;
        const hex::Side end = right ? back : on;
        for (hex::Side side = hex::turned(right ? on : back, 1); side != end; side = hex::turned(side, 1))
            if (!own.contains(hex::neighbour(row[i], side)))
                edges[row[i]].insert(side);
    }
    return edges;
}

/// A line that is drawn anew over the one that it was.
class Drawing
{
public:
    explicit Drawing(const Desk& desk) : desk_(desk), map_(desk.mapValue()), head_(headOf(map_)) {}

    /// Also the end of another line is drawn anew, as a part of this one.
    void take(const Entry& old)
    {
        const auto& line = *old.thing.as<map::Line>();
        for (const auto& under : line.under)
            was_.emplace(under.hex, under);
        for (auto& [at, sides] : outwardOf(hexesOf(map_.grid, line), line.outward))
            if (std::ranges::binary_search(line.under, at, {}, &map::Under::hex))
                edgeWas_[line.edge][at].insert(sides.begin(), sides.end());
        taken_.insert(old.key);
        patch_.put(OfMap::lines, {old.key, old.rank, {}});
    }

    /// False: the legend is full.
    bool lay(map::Line line, const Entry& place)
    {
        const auto number = numberOf(line.kind);
        if (!number)
            return false;
        line.under.clear();
        const auto row = hexesOf(map_.grid, line);
        const std::set<hex::Hex> hexes(row.begin(), row.end());
        for (const hex::Hex at : hexes)
            if (map_.grid.contains(at))
                layHex(line, at, *number);
        Edges edges;
        if (!line.edge.empty())
            for (auto& [at, sides] : outwardOf(row, line.outward))
                if (std::ranges::binary_search(line.under, at, {}, &map::Under::hex))
                    edges.emplace(at, std::move(sides));
        if (!giveBack(hexes))
            return false;
        layEdges(line.edge, edges);
        if (!line.under.empty())
            patch_.put(OfMap::lines, {place.key, place.rank, Thing::of(std::move(line))});
        return true;
    }

    /// The ground of all that was taken and is not laid again.
    bool giveBack(const std::set<hex::Hex>& laid)
    {
        for (const auto& [at, under] : was_)
            if (!laid.contains(at) && !underOthers(at))
            {
                const auto number = numberOf(under.terrain);
                if (!number)
                    return false;
                set(at, *number, under.level);
            }
        return true;
    }

    void layEdges(const std::string& kind, const Edges& edges)
    {
        std::set<std::string> kinds;
        for (const auto& [each, all] : edgeWas_)
            kinds.insert(each);
        if (!edges.empty())
            kinds.insert(kind);
        for (const auto& each : kinds)
            if (!each.empty())
                changeEdges(each, edgeWas_[each], each == kind ? edges : Edges());
    }

    Edit done(yaml::Message says)
    {
        if (head_ != headOf(map_))
            putHead(map_, patch_, std::move(head_));
        Edit edit;
        edit.says = std::move(says);
        if (!patch_.empty())
            edit.parts.emplace(desk_.map, std::move(patch_));
        return completed(desk_, std::move(edit));
    }
    Key newKey() const { return freshKey(map_, patch_); }

private:
    std::optional<int> numberOf(const std::string& terrain)
    {
        const auto* known = desk_.palette->find(terrain);
        return map::legendIndex(head_, terrain, known != nullptr ? known->symbol : '?');
    }

    const std::string& terrainAt(hex::Hex at) const
    {
        return headOf(map_).legend[static_cast<std::size_t>(numberAt(map_, OfMap::terrain, at))].terrain;
    }

    bool isBuilt(hex::Hex at) const
    {
        const auto* terrain = desk_.palette->find(terrainAt(at));
        return terrain != nullptr && !terrain->bears.empty();
    }

    /// What another line was drawn over there.
    const map::Under* underOthers(hex::Hex at) const
    {
        for (const Entry& entry : *map_.shelves[OfMap::lines])
        {
            const auto& under = entry.thing.as<map::Line>()->under;
            const auto found = std::ranges::lower_bound(under, at, {}, &map::Under::hex);
            if (!taken_.contains(entry.key) && found != under.end() && found->hex == at)
                return &*found;
        }
        return nullptr;
    }

    void layHex(map::Line& line, hex::Hex at, int number)
    {
        const auto was = was_.find(at);
        if (was == was_.end() && (isBuilt(at) || underOthers(at) != nullptr))
            return;
        line.under.push_back(was != was_.end() ? was->second
                                               : map::Under{at, terrainAt(at), numberAt(map_, OfMap::level, at)});
        set(at, number, line.level);
    }

    void set(hex::Hex at, int number, int level)
    {
        if (numberAt(map_, OfMap::terrain, at) != number)
            patch_.set(OfMap::terrain, at, number);
        if (numberAt(map_, OfMap::level, at) == level)
            return;
        patch_.set(OfMap::level, at, level);
        if (!head_.levels)
            head_.levels.emplace();
    }

    /// One feature a hex holds all its outward hexsides; hexsides of other features there are let alone.
    void changeEdges(const std::string& kind, const Edges& was, const Edges& are)
    {
        std::map<hex::Hex, std::set<hex::Side>> wanted = are;
        for (const Entry& entry : *map_.shelves[OfMap::features])
        {
            const auto& feature = *entry.thing.as<map::Feature>();
            if (feature.kind != kind || !feature.state.empty())
                continue;
            const auto old = was.find(feature.hex);
            const auto now = wanted.find(feature.hex);
            if (old == was.end() && now == wanted.end())
                continue;
            map::Feature next = feature;
            if (old != was.end())
                std::erase_if(next.sides, [&](hex::Side side) { return old->second.contains(side); });
            if (now != wanted.end())
            {
                for (const hex::Side side : now->second)
                    if (std::ranges::find(next.sides, side) == next.sides.end())
                        next.sides.push_back(side);
                wanted.erase(now);
            }
            if (next.sides.empty())
                patch_.put(OfMap::features, {entry.key, entry.rank, {}});
            else if (std::ranges::sort(next.sides); next != feature)
                patch_.put(OfMap::features, {entry.key, entry.rank, Thing::of(std::move(next))});
        }
        for (const auto& [at, sides] : wanted)
        {
            const Key key = freshKey(map_, patch_);
            patch_.put(OfMap::features,
                       {key, double(key), Thing::of(map::Feature{at, {sides.begin(), sides.end()}, kind, {}, {}})});
        }
    }

    const Desk& desk_;
    const Value& map_;
    map::HexMap head_;
    Patch patch_;
    std::set<Key> taken_;
    std::map<hex::Hex, map::Under> was_;
    std::map<std::string, Edges> edgeWas_; ///< by feature
};

bool alike(const map::Line& a, const map::Line& b)
{
    return a.kind == b.kind && a.level == b.level && a.edge == b.edge;
}

/// Another line that ends where this one does, or null; the path then goes on to its other end.
const Entry* grownInto(const Value& map, const std::set<Key>& taken, map::Line& line)
{
    for (const Entry& entry : *map.shelves[OfMap::lines])
    {
        const auto& other = *entry.thing.as<map::Line>();
        if (taken.contains(entry.key) || !alike(line, other))
            continue;
        std::vector<hex::Hex> more = other.path;
        if (more.back() == line.path.back())
            std::ranges::reverse(more);
        if (more.front() == line.path.back() && more.back() != line.path.front())
        {
            line.path.insert(line.path.end(), more.begin() + 1, more.end());
            return &entry;
        }
        if (more.back() == line.path.front() && more.front() != line.path.back())
        {
            line.path.insert(line.path.begin(), more.begin(), more.end() - 1);
            return &entry;
        }
        std::ranges::reverse(more);
        if (more.back() == line.path.front() && more.front() != line.path.back())
        {
            line.path.insert(line.path.begin(), more.begin(), more.end() - 1);
            return &entry;
        }
    }
    return nullptr;
}

std::string freeId(const Value& map, const std::string& kind)
{
    for (int number = 1;; ++number)
    {
        const std::string id = kind + '-' + std::to_string(number);
        if (std::ranges::none_of(*map.shelves[OfMap::lines],
                                 [&](const Entry& entry) { return entry.thing.as<map::Line>()->id == id; }))
            return id;
    }
}

yaml::Term termOf(const Desk& desk, const map::Line& line)
{
    return {desk.palette->system, "terrain", line.kind};
}

} // namespace

std::vector<hex::Hex> hexesOf(const hex::Layout& grid, const map::Line& line)
{
    if (line.round && line.path.size() > 2)
        return curve(grid, line.path);
    std::vector<hex::Hex> row;
    for (std::size_t i = 0; i + 1 < line.path.size(); ++i)
        append(row, hex::line(line.path[i], line.path[i + 1]));
    return row;
}

Made drawn(const Desk& desk, Key key, map::Line line)
{
    const Value& map = desk.mapValue();
    line.path.erase(std::unique(line.path.begin(), line.path.end()), line.path.end());
    if (std::ranges::any_of(line.path, [&](hex::Hex at) { return !map.grid.contains(at); }))
        return tl::unexpected(tell::refused_line_off{}.message());
    if (const auto* ground = desk.palette->find(line.kind);
        ground != nullptr && std::ranges::find(ground->bears, line.edge) == ground->bears.end())
        line.edge.clear();
    if (line.path.size() < 2)
        return key == 0 ? Made(Edit{}) : undrawn(desk, key);
    Drawing drawing(desk);
    std::set<Key> taken{key};
    const Entry* own = key != 0 ? find(*map.shelves[OfMap::lines], key) : nullptr;
    if (own != nullptr)
        drawing.take(*own);
    while (const Entry* other = grownInto(map, taken, line))
    {
        taken.insert(other->key);
        drawing.take(*other);
        own = own != nullptr ? own : other;
    }
    if (own != nullptr)
        line.id = own->thing.as<map::Line>()->id;
    else if (line.id.empty())
        line.id = freeId(map, line.kind);
    const Key fresh = drawing.newKey();
    const yaml::Term kind = termOf(desk, line);
    const bool isNew = key == 0;
    if (!drawing.lay(std::move(line), own != nullptr ? *own : Entry{fresh, double(fresh), {}}))
        return tl::unexpected(tell::refused_legend{}.message());
    return drawing.done(isNew ? tell::edit_draw_line{.terrain = kind}.message()
                              : tell::edit_bend_line{.terrain = kind}.message());
}

Made undrawn(const Desk& desk, Key key)
{
    const Entry* entry = find(*desk.mapValue().shelves[OfMap::lines], key);
    if (entry == nullptr)
        return Edit{};
    Drawing drawing(desk);
    drawing.take(*entry);
    if (!drawing.giveBack({}))
        return tl::unexpected(tell::refused_legend{}.message());
    drawing.layEdges({}, {});
    return drawing.done(tell::edit_undraw_line{.terrain = termOf(desk, *entry->thing.as<map::Line>())});
}

} // namespace merlon::edit
