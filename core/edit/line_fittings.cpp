#include "core/edit/line_fittings.h"

#include "core/edit/has.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace merlon::edit
{

using hex::Hex;

namespace
{

bool wants(const Hexsides& edges, hex::Edge edge)
{
    const auto here = edges.find(edge.hex);
    return here != edges.end() && here->second.contains(edge.side);
}

void leaveOut(Hexsides& edges, hex::Edge edge)
{
    if (const auto here = edges.find(edge.hex); here != edges.end())
        here->second.erase(edge.side);
}

bool looksIn(const LaidLine& line, hex::Edge edge)
{
    return line.own.contains(hex::neighbour(edge.hex, edge.side));
}

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
    std::set<Hex> seen; // a line may cross itself
    for (const Hex at : was_.row)
    {
        if (!was_.makes(at) || !seen.insert(at).second)
            continue;
        for (Stood& one : standing.on(at))
            if (one.kind == line.edge && one.state.empty() && wants(outward, {at, one.side}))
                edge_.push_back(std::move(one));
            else
                hang(std::move(one));
        if (const auto wanted = edges.find(at); wanted != edges.end())
            for (const hex::Side side : wanted->second)
                if (!standing.has(at, side, line.edge))
                    gaps_.push_back({at, side});
    }
}

void Fittings::hang(Stood thing)
{
    const hex::Edge edge{thing.hex, thing.side};
    auto there = std::ranges::find(hung_, edge, &Hung::at);
    if (there == hung_.end())
        there = hung_.insert(hung_.end(), {edge, looksIn(was_, edge), {}});
    there->things.push_back(std::move(thing));
}

void Fittings::follow(const LaidLine& now)
{
    Course on(was_.row, now.row);
    Course back({was_.row.rbegin(), was_.row.rend()}, now.row);
    const bool turned = back.kept() > on.kept();
    const auto outward = turned ? reversed(was_.line).outward : was_.line.outward;
    const bool runsBack = turned && was_.line.outward == now.line.outward; // bent so: nobody wanted another side
    mirrored_ = outward != now.line.outward && !runsBack && outward != map::Line::Outward::None &&
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

/// Places along the new row, the nearest first: all of the part that was bent, and two hexes on.
std::vector<std::size_t> Fittings::near(const Place& place, const LaidLine& now) const
{
    constexpr std::ptrdiff_t further = 2;
    const auto there = course_->at(place.along);
    if (!there)
        return {};
    const auto [first, last] = course_->stretch(place.along);
    const auto from = std::max<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(first) - further, 0);
    const auto to = std::min(static_cast<std::ptrdiff_t>(last) + further, std::ssize(now.row) - 1);
    std::vector<std::size_t> places;
    for (std::ptrdiff_t at = to; at >= from; --at)
        if (now.makes(now.row[static_cast<std::size_t>(at)]))
            places.push_back(static_cast<std::size_t>(at));
    std::ranges::stable_sort(places, {}, [&](std::size_t at) { return at > *there ? at - *there : *there - at; });
    return places;
}

/// What closed an end of the line closes that end again.
std::vector<hex::Edge> Fittings::berths(const Place& place, bool inner, const LaidLine& now) const
{
    auto places = near(place, now);
    if (!inner && place.berth.hand == Berth::Hand::Ahead && now.makes(now.row.back()))
        places.insert(places.begin(), now.row.size() - 1);
    if (!inner && place.berth.hand == Berth::Hand::Behind && now.makes(now.row.front()))
        places.insert(places.begin(), 0);
    std::vector<hex::Edge> all;
    for (const std::size_t at : places)
        for (const hex::Side side : sidesLike(now.row, at, place.berth))
            if (looksIn(now, {now.row[at], side}) == inner)
                all.push_back({now.row[at], side});
    return all;
}

/// On the line, or beside what is left of it and on the same side.
bool Fittings::keepsStairs(const map::Under& stairs, const LaidLine& now) const
{
    if (has(was_.row, stairs.hex))
        return now.own.contains(stairs.hex);
    const auto place = mirrored_ ? besides(stairs.hex) : std::nullopt;
    return std::ranges::any_of(hex::allSides,
                               [&](hex::Side side)
                               {
                                   const Hex beside = hex::neighbour(stairs.hex, side);
                                   const auto at = std::ranges::find(now.row, beside);
                                   if (at == now.row.end() || !now.makes(beside))
                                       return false;
                                   const auto along = static_cast<std::size_t>(at - now.row.begin());
                                   return !place ||
                                          berthOf(now.row, along, hex::opposite(side)).hand == place->berth.hand;
                               });
}

std::vector<Hex> Fittings::roomFor(const map::Under& stairs, const LaidLine& now) const
{
    std::vector<Hex> room;
    const auto& row = course_->was();
    if (const auto on = std::ranges::find(row, stairs.hex); on != row.end())
        for (const std::size_t at : near({static_cast<std::size_t>(on - row.begin()), {}}, now))
            room.push_back(now.row[at]);
    else if (const auto place = besides(stairs.hex))
        for (const hex::Edge edge : berths(*place, false, now))
            room.push_back(hex::neighbour(edge.hex, edge.side));
    return room;
}

void Fittings::layStairs(const LaidLine& now, const std::function<bool(Hex, const map::Under&)>& lay)
{
    std::vector<map::Under> moving;
    for (const map::Under& stairs : was_.line.stairs)
        if (!keepsStairs(stairs, now) || !lay(stairs.hex, stairs))
            moving.push_back(stairs);
    for (const map::Under& stairs : moving)
        if (const auto room = roomFor(stairs, now); std::ranges::none_of(room, [&](Hex at) { return lay(at, stairs); }))
            lostStairs_.push_back(stairs);
}

bool Fittings::bears(const std::string& terrain, const std::string& feature) const
{
    const auto* known = desk_.palette->find(terrain);
    return known == nullptr || has(known->bears, feature) || has(desk_.palette->anywhere, feature);
}

/// Where its hex stays the line's it is not asked what became of the rest; but the edge changes sides with all that
/// hangs on it.
bool Fittings::stays(const Hung& hung, const LaidLine& now) const
{
    const auto at = std::ranges::find(now.row, hung.at.hex);
    if (at == now.row.end() || !now.makes(hung.at.hex) || (hung.inner && !looksIn(now, hung.at)))
        return false;
    const auto place = mirrored_ ? placeOf(hung.at) : std::nullopt;
    return !place ||
           berthOf(now.row, static_cast<std::size_t>(at - now.row.begin()), hung.at.side).hand == place->berth.hand;
}

/// It is of another terrain now.
void Fittings::takeUnborne(const LaidLine& now, Standing& standing)
{
    for (Hung& hung : hung_)
        std::erase_if(hung.things,
                      [&](const Stood& thing)
                      {
                          if (bears(now.line.kind, thing.kind))
                              return false;
                          standing.take(thing);
                          lost_.push_back(thing);
                          return true;
                      });
}

void Fittings::takeUp(const LaidLine& now, Standing& standing, Hexsides& edges)
{
    for (const Stood& one : edge_)
        if (one.kind != now.line.edge || !wants(edges, {one.hex, one.side}))
            standing.take(one);
    for (const hex::Edge gap : gaps_)
        if (wants(edges, gap))
            keptGaps_.insert(gap);
        else
            movingGaps_.push_back(gap);
    for (const hex::Edge gap : keptGaps_)
        leaveOut(edges, gap);
    takeUnborne(now, standing);
    for (const Hung& hung : hung_)
        if (!hung.things.empty() && !stays(hung, now))
        {
            for (const Stood& one : hung.things)
                standing.take(one);
            moving_.push_back(hung);
        }
}

/// Nothing but the edge is there, and what comes is no edge itself.
bool Fittings::isFree(hex::Edge edge, const Hung& hung, const LaidLine& now, const Standing& standing,
                      const Hexsides& edges) const
{
    const auto isEdge = [&](const Stood& one) { return one.kind == now.line.edge && one.state.empty(); };
    const bool edged = wants(edges, edge);
    if (keptGaps_.contains(edge) || (edged && std::ranges::any_of(hung.things, isEdge)))
        return false;
    for (const hex::Edge seen : {edge, hex::across(edge)})
        for (const Stood& one : standing.on(seen.hex))
            if (one.side == seen.side && !(edged && seen == edge && isEdge(one)))
                return false;
    return true;
}

/// A place like its own; or else its own hexside, if that is one of the line's at all.
std::optional<hex::Edge> Fittings::roomFor(const Hung& hung, const LaidLine& now, const Standing& standing,
                                           const Hexsides& edges) const
{
    std::vector<hex::Edge> room;
    if (const auto place = placeOf(hung.at))
        room = berths(*place, hung.inner, now);
    for (const hex::Edge own : {hung.at, hex::across(hung.at)})
        if (now.makes(own.hex))
            room.push_back(own);
    const auto free =
        std::ranges::find_if(room, [&](hex::Edge edge) { return isFree(edge, hung, now, standing, edges); });
    return free != room.end() ? std::optional(*free) : std::nullopt;
}

void Fittings::putDown(const LaidLine& now, Standing& standing, Hexsides& edges)
{
    for (const Hung& hung : moving_)
        if (const auto room = roomFor(hung, now, standing, edges))
            for (const Stood& one : hung.things)
                standing.put({room->hex, room->side, one.kind, one.state, one.extras});
        else
            lost_.insert(lost_.end(), hung.things.begin(), hung.things.end());
    for (const hex::Edge gap : movingGaps_)
        if (const auto place = placeOf(gap))
            for (const hex::Edge edge : berths(*place, false, now))
                if (wants(edges, edge) && !standing.has(edge.hex, edge.side, now.line.edge))
                {
                    leaveOut(edges, edge); // where no edge stood before
                    break;
                }
}

void Fittings::takeAll(Standing& standing)
{
    for (const Stood& one : edge_)
        standing.take(one);
    for (const Hung& hung : hung_)
        for (const Stood& one : hung.things)
        {
            standing.take(one);
            lost_.push_back(one);
        }
    lostStairs_ = was_.line.stairs;
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
