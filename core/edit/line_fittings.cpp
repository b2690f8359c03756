#include "core/edit/line_fittings.h"

#include "core/edit/has.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"

#include <algorithm>

namespace merlon::edit
{

using hex::Hex;

namespace
{

} // namespace

Hexsides LaidLine::edges(const Desk& desk, const std::set<Hex>& going) const
{
    Hexsides edges;
    if (line.edge.empty())
        return edges;
    const Value& map = desk.mapValue();
    const auto opens = [&](Hex beside)
    {
        if (!map.grid.contains(beside) || going.contains(beside) || own.contains(beside))
            return false;
        const auto number = static_cast<std::size_t>(numberAt(map, OfMap::terrain, beside));
        const auto* terrain = desk.palette->find(headOf(map).legend[number].terrain);
        return terrain != nullptr && has(terrain->bears, line.edge);
    };
    for (auto& [at, sides] : outwardOf(row, line.outward))
        if (makes(at))
            for (const hex::Side side : sides)
                if (!opens(hex::neighbour(at, side)))
                    edges[at].insert(side);
    return edges;
}

LaidLine laidAs(const Desk& desk, map::Line line)
{
    LaidLine laid{std::move(line), {}, {}, {}};
    laid.row = hexesOf(desk.mapValue().grid, laid.line);
    laid.own = {laid.row.begin(), laid.row.end()};
    for (const map::Under& one : laid.line.under)
        if (laid.own.contains(one.hex) && !std::ranges::binary_search(laid.line.stairs, one.hex, {}, &map::Under::hex))
            laid.made.insert(one.hex);
    return laid;
}

Fittings::Fittings(const Desk& desk, const map::Line& line) : desk_(desk), was_(laidAs(desk, line))
{
    const Standing standing(desk.mapValue());
    const Hexsides outward = outwardOf(was_.row, was_.line.outward);
    const Hexsides edges = was_.edges(desk, {});
    for (const Hex at : was_.made)
    {
        const auto outside = outward.find(at);
        for (Stood& one : standing.on(at))
        {
            const bool isEdge = one.kind == line.edge && one.state.empty() && outside != outward.end() &&
                                outside->second.contains(one.side);
            (isEdge ? edge_ : hung_).push_back(std::move(one));
        }
        if (const auto wanted = edges.find(at); wanted != edges.end())
            for (const hex::Side side : wanted->second)
                if (!standing.has(at, side, line.edge))
                    gaps_.push_back({at, side});
    }
}

void Fittings::follow(const LaidLine& now)
{
    Course on(was_.row, now.row);
    Course back({was_.row.rbegin(), was_.row.rend()}, now.row);
    const bool turned = back.kept() > on.kept();
    const auto outward = turned ? reversed(was_.line).outward : was_.line.outward;
    mirrored_ = outward != now.line.outward && outward != map::Line::Outward::None &&
                now.line.outward != map::Line::Outward::None;
    course_.emplace(turned ? std::move(back) : std::move(on));
}

std::optional<Fittings::Place> Fittings::placeOf(hex::Edge edge) const
{
    const auto& row = course_->was();
    const auto at = std::ranges::find(row, edge.hex);
    if (at == row.end() || row.size() < 2)
        return {};
    const auto along = static_cast<std::size_t>(at - row.begin());
    const Berth berth = berthOf(row, along, edge.side);
    return Place{along, mirrored_ ? berth.mirrored() : berth};
}

/// The first hex of the line that it leads up to.
std::optional<Fittings::Place> Fittings::besides(Hex at) const
{
    for (const Hex beside : course_->was())
        if (hex::distance(at, beside) == 1 && was_.makes(beside))
            return placeOf({beside, hex::sideTowards(beside, at)});
    return {};
}

/// Places along the new row, the nearest first.
std::vector<std::size_t> Fittings::near(std::size_t along, const LaidLine& now) const
{
    std::vector<std::size_t> places;
    if (const auto there = course_->at(along))
        for (const int step : {0, 1, -1, 2, -2})
            if (const auto at = static_cast<std::ptrdiff_t>(*there) + step;
                at >= 0 && at < std::ssize(now.row) && now.makes(now.row[static_cast<std::size_t>(at)]))
                places.push_back(static_cast<std::size_t>(at));
    return places;
}

bool Fittings::stays(hex::Edge edge, const Place& place, const LaidLine& now) const
{
    const auto at = std::ranges::find(now.row, edge.hex);
    return at != now.row.end() && now.makes(edge.hex) && !now.own.contains(hex::neighbour(edge.hex, edge.side)) &&
           berthOf(now.row, static_cast<std::size_t>(at - now.row.begin()), edge.side).hand == place.berth.hand;
}

std::vector<hex::Edge> Fittings::berths(const Place& place, const LaidLine& now) const
{
    std::vector<hex::Edge> all;
    for (const std::size_t at : near(place.along, now))
        for (const hex::Side side : sidesLike(now.row, at, place.berth))
            if (!now.own.contains(hex::neighbour(now.row[at], side)))
                all.push_back({now.row[at], side});
    return all;
}

std::vector<Hex> Fittings::roomFor(const map::Under& stairs, const LaidLine& now) const
{
    std::vector<Hex> room;
    const auto& row = course_->was();
    if (const auto on = std::ranges::find(row, stairs.hex); on != row.end())
    {
        if (now.own.contains(stairs.hex))
            room.push_back(stairs.hex);
        for (const std::size_t at : near(static_cast<std::size_t>(on - row.begin()), now))
            room.push_back(now.row[at]);
        return room;
    }
    const auto place = besides(stairs.hex);
    if (!place)
        return room;
    for (const hex::Side side : hex::allSides)
        if (stays({hex::neighbour(stairs.hex, side), hex::opposite(side)}, *place, now))
            room.push_back(stairs.hex);
    for (const hex::Edge edge : berths(*place, now))
        room.push_back(hex::neighbour(edge.hex, edge.side));
    return room;
}

int Fittings::layStairs(const LaidLine& now, const std::function<bool(Hex, const map::Under&)>& lay) const
{
    int lost = 0;
    for (const map::Under& stairs : was_.line.stairs)
    {
        const auto room = roomFor(stairs, now);
        lost += std::ranges::any_of(room, [&](Hex at) { return lay(at, stairs); }) ? 0 : 1;
    }
    return lost;
}

bool Fittings::bears(const std::string& terrain, const std::string& feature) const
{
    const auto* known = desk_.palette->find(terrain);
    return known == nullptr || has(known->bears, feature) || has(desk_.palette->anywhere, feature);
}

void Fittings::takeUp(Standing& standing) const
{
    for (const auto* all : {&edge_, &hung_})
        for (const Stood& one : *all)
            standing.take(one);
}

int Fittings::putDown(const LaidLine& now, Standing& standing, Hexsides& edges) const
{
    const auto room = [&](hex::Edge edge)
    {
        const auto place = placeOf(edge);
        if (!place)
            return std::vector<hex::Edge>();
        auto all = berths(*place, now);
        if (stays(edge, *place, now))
            all.insert(all.begin(), edge);
        return all;
    };
    int lost = 0;
    for (const Stood& one : hung_)
    {
        const auto berths = bears(now.line.kind, one.kind) ? room({one.hex, one.side}) : std::vector<hex::Edge>();
        const auto free =
            std::ranges::find_if(berths, [&](hex::Edge edge) { return !standing.has(edge.hex, edge.side, one.kind); });
        if (free == berths.end())
            ++lost;
        else
            standing.put({free->hex, free->side, one.kind, one.state});
    }
    for (const hex::Edge gap : gaps_)
        if (const auto berths = room(gap); !berths.empty())
            if (const auto there = edges.find(berths.front().hex); there != edges.end())
                there->second.erase(berths.front().side);
    return lost;
}

std::optional<Hex> Fittings::whence(Hex at) const
{
    const auto& now = course_->is();
    const auto found = std::ranges::find(now, at);
    if (found == now.end())
        return {};
    const auto place = Course(now, course_->was()).at(static_cast<std::size_t>(found - now.begin()));
    return place ? std::optional(course_->was()[*place]) : std::nullopt;
}

} // namespace merlon::edit
