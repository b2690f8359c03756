#include "core/edit/stamp_doors.h"

#include "core/edit/has.h"
#include "core/edit/map_value.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace merlon::edit
{
namespace
{

using hex::Edge;
using hex::Hex;

constexpr std::string_view doorKind = "door";

class Turning
{
public:
    Turning(const Desk& desk, Stamp piece) : desk_(desk), piece_(std::move(piece))
    {
        for (std::size_t i = 0; i < piece_.cells.size(); ++i)
            cells_.emplace(piece_.cells[i].at, i);
    }

    Stamp done() &&
    {
        std::vector<Edge> idle;
        for (const Edge door : doors())
            if (!isWalk(hex::across(door).hex))
                idle.push_back(door);
        for (const auto& meeting : meetings())
        {
            if (std::ranges::any_of(meeting, [&](Edge edge) { return has(doors(), edge); }))
                continue;
            if (const auto turn = nearest(idle, meeting))
            {
                swap(turn->first, turn->second);
                std::erase(idle, turn->first);
            }
        }
        return std::move(piece_);
    }

private:
    /// Those that lead out of the piece.
    std::vector<Edge> doors() const
    {
        std::vector<Edge> all;
        for (const auto& [shelf, thing] : piece_.things)
            if (const auto* feature = thing.as<map::Feature>(); feature != nullptr && feature->kind == doorKind)
                for (const hex::Side side : feature->sides)
                    if (!cells_.contains(hex::neighbour(feature->hex, side)))
                        all.push_back({feature->hex, side});
        return all;
    }
    /// Of the map.
    bool isWalk(Hex at) const
    {
        const int number = numberAt(desk_.mapValue(), OfMap::terrain, at);
        if (number == offBoard || cells_.contains(at))
            return false;
        return isWalkKind(headOf(desk_.mapValue()).legend[static_cast<std::size_t>(number)].terrain);
    }
    /// Tower, keep ... of which the hex is known to be a part; null: none.
    const map::PaletteStructure* buildingAt(Hex at) const
    {
        return desk_.palette->structureOf(piece_.terrains[piece_.cells[cells_.at(at)].terrain]);
    }
    /// Another terrain leads up to it.
    bool isWalkKind(const std::string& name) const
    {
        return std::ranges::any_of(desk_.palette->terrain,
                                   [&](const map::PaletteTerrain& terrain) { return has(terrain.leads, name); });
    }
    /// Its hexsides towards walks, those of walks that hang together in one.
    std::vector<std::vector<Edge>> meetings() const
    {
        std::map<Hex, std::vector<Edge>> walks;
        for (const auto& [at, cell] : cells_)
            for (const hex::Side side : hex::allSides)
                if (const Hex beyond = hex::neighbour(at, side); isWalk(beyond))
                    walks[beyond].push_back({at, side});
        std::vector<std::vector<Edge>> all;
        while (!walks.empty())
        {
            std::vector<Hex> together{walks.begin()->first};
            auto& edges = all.emplace_back();
            for (std::size_t i = 0; i < together.size(); ++i)
            {
                const auto here = walks.extract(together[i]);
                if (here.empty())
                    continue;
                edges.insert(edges.end(), here.mapped().begin(), here.mapped().end());
                for (const hex::Side side : hex::allSides)
                    if (const Hex next = hex::neighbour(together[i], side); walks.contains(next))
                        together.push_back(next);
            }
        }
        return all;
    }
    /// Of all doors and hexsides of one building; a hex without a door is better.
    std::optional<std::pair<Edge, Edge>> nearest(const std::vector<Edge>& idle, const std::vector<Edge>& meeting) const
    {
        std::set<Hex> taken;
        for (const Edge door : doors())
            taken.insert(door.hex);
        std::optional<std::pair<Edge, Edge>> best;
        const auto far = [&](const std::pair<Edge, Edge>& pair)
        {
            const bool anothers = pair.first.hex != pair.second.hex && taken.contains(pair.second.hex);
            return std::pair(anothers, hex::distance(hex::across(pair.first).hex, hex::across(pair.second).hex));
        };
        for (const Edge door : idle)
            for (const Edge to : meeting)
                if (buildingAt(door.hex) == buildingAt(to.hex) && (!best || far({door, to}) < far(*best)))
                    best = {door, to};
        return best;
    }
    /// The ground of both hexes, and what stands on both hexsides.
    void swap(Edge one, Edge other)
    {
        Stamp::Cell& a = piece_.cells[cells_.at(one.hex)];
        Stamp::Cell& b = piece_.cells[cells_.at(other.hex)];
        std::swap(a.terrain, b.terrain);
        std::swap(a.level, b.level);
        auto& things = piece_.things;
        std::vector<Thing> turned;
        for (auto& [shelf, thing] : things)
            if (const auto* was = thing.as<map::Feature>())
            {
                map::Feature left = *was;
                for (const auto& [from, to] : {std::pair(one, other), std::pair(other, one)})
                    if (was->hex == from.hex && has(was->sides, from.side))
                    {
                        std::erase(left.sides, from.side);
                        map::Feature moved = *was;
                        moved.hex = to.hex;
                        moved.sides = {to.side};
                        turned.push_back(Thing::of(std::move(moved)));
                    }
                if (left.sides != was->sides)
                    thing = left.sides.empty() ? Thing() : Thing::of(std::move(left));
            }
        std::erase_if(things, [](const auto& thing) { return !thing.second; });
        for (Thing& thing : turned)
            things.emplace_back(OfMap::features, std::move(thing));
    }

    const Desk& desk_;
    Stamp piece_;
    std::map<Hex, std::size_t> cells_;
};

} // namespace

Stamp doorsTurned(const Desk& desk, Stamp piece)
{
    return Turning(desk, std::move(piece)).done();
}

} // namespace merlon::edit
