// What putting a stamp down changes.

#include "core/edit/free_id.h"
#include "core/edit/ground.h"
#include "core/edit/line_course.h"
#include "core/edit/map_value.h"
#include "core/edit/stamp.h"
#include "core/edit/stamp_doors.h"
#include "core/hex/hex_set.h"
#include "tell.h"

#include <algorithm>
#include <map>
#include <set>

namespace merlon::edit
{
namespace
{

Stamp bare(const Desk& desk, std::span<const hex::Hex> hexes)
{
    Stamp stamp;
    stamp.terrains = {desk.palette->terrain.front().id};
    for (const hex::Hex at : hex::HexSet(desk.mapValue().grid, {hexes.begin(), hexes.end()}).hexes())
        stamp.cells.push_back({at});
    return stamp;
}

/// Both, the upper one where they overlap.
Stamp laidOver(Stamp upper, const Stamp& lower, const hex::Layout& grid)
{
    hex::HexSet covered(grid);
    for (const Stamp::Cell& cell : upper.cells)
        covered.add(cell.at);
    const auto first = upper.terrains.size();
    upper.terrains.insert(upper.terrains.end(), lower.terrains.begin(), lower.terrains.end());
    for (const Stamp::Cell& cell : lower.cells)
        if (!covered.has(cell.at))
            upper.cells.push_back({cell.at, static_cast<std::uint8_t>(cell.terrain + first), cell.level});
    std::ranges::sort(upper.cells, {}, &Stamp::Cell::at);
    return upper;
}

hex::Hex firstHexOf(const Thing& thing)
{
    std::optional<hex::Hex> first;
    (void)thing.touches(
        [&](hex::Hex at)
        {
            first = first.value_or(at);
            return false;
        });
    return first.value_or(hex::Hex{});
}

/// A piece that is where it shall lie comes onto the map.
class Laying
{
public:
    Laying(const Desk& desk, const Stamp& piece)
        : desk_(desk),
          map_(desk.mapValue()),
          piece_(piece),
          head_(headOf(map_)),
          covered_(map_.grid),
          changed_(map_.grid)
    {
    }

    /// A sentence where it cannot.
    tl::expected<Patch, yaml::Message> patch()
    {
        std::map<hex::Hex, Ground> laid;
        for (const Stamp::Cell& cell : piece_.cells)
            if (map_.grid.contains(cell.at))
            {
                const auto number = numberOf(cell.terrain);
                if (!number)
                    return tl::unexpected(number.error());
                laid.emplace(cell.at, Ground{*number, cell.level});
            }
        lay(laid);
        for (const std::size_t shelf : {OfMap::features, OfMap::structures, OfMap::overlays})
            layThings(shelf);
        layLines();
        if (head_ != headOf(map_))
            putHead(map_, patch_, std::move(head_));
        return std::move(patch_);
    }
    int count() const { return covered_.count(); }

private:
    void lay(const std::map<hex::Hex, Ground>& laid)
    {
        std::vector<hex::Hex> hexes;
        for (const auto& [at, ground] : laid)
        {
            covered_.add(at);
            hexes.push_back(at);
            if (ground.terrain != numberAt(map_, OfMap::terrain, at))
                changed_.add(at);
        }
        Grounds(desk_, head_).change(hexes, patch_, [&](hex::Hex at, Ground) { return laid.at(at); });
    }

    /// Of a terrain that is needed: it may be new to the legend.
    tl::expected<int, yaml::Message> numberOf(std::uint8_t terrain)
    {
        numbers_.resize(piece_.terrains.size());
        auto& number = numbers_[terrain];
        const std::string& name = piece_.terrains[terrain];
        const auto* known = desk_.palette->find(name);
        if (!number && known == nullptr && std::ranges::count(head_.legend, name, &map::LegendEntry::terrain) == 0)
            return tl::unexpected(tell::refused_terrain{.terrain = name}.message());
        if (!number)
            number = map::legendIndex(head_, name, known != nullptr ? known->symbol : '?');
        if (!number)
            return tl::unexpected(tell::refused_legend{}.message());
        return *number;
    }

    void layThings(std::size_t shelf)
    {
        std::vector<Thing> coming;
        for (const auto& [where, thing] : piece_.things)
            if (where == shelf)
                if (Thing here = thing.without([&](hex::Hex at) { return !map_.grid.contains(at); }))
                    coming.push_back(std::move(here));
        makeRoom(shelf, coming);
        put(shelf, coming);
    }

    /// What a line that comes makes is its own: one that lay there forgets it, and goes where nothing of it is left.
    /// What else comes they forget too, and take nothing of it: its stairs are those of its own walls.
    void layLines()
    {
        const auto isOff = [&](hex::Hex at) { return !map_.grid.contains(at); };
        std::vector<Thing> coming;
        for (const auto& [where, thing] : piece_.things)
            if (const auto* line = thing.as<map::Line>();
                line != nullptr && !thing.touches(isOff) && std::ranges::none_of(hexesOf(map_.grid, *line), isOff) &&
                std::ranges::none_of(*map_.shelves[OfMap::lines],
                                     [&, &thing = thing](const Entry& entry) { return entry.thing == thing; }))
                coming.push_back(thing);
        if (!coming.empty() || !patch_.empty())
            for (const Entry& entry : *map_.shelves[OfMap::lines])
                forget(entry);
        put(OfMap::lines, coming);
    }

    void forget(const Entry& entry)
    {
        const map::Line& was = *entry.thing.as<map::Line>();
        const auto isGone = [&](const map::Under& one) { return covered_.has(one.hex); };
        map::Line line = was;
        std::erase_if(line.under, isGone);
        std::erase_if(line.stairs, isGone);
        const bool stays = line.under.size() > line.stairs.size();
        if (!stays || line != was || isBesideIt(was))
            patch_.put(OfMap::lines, {entry.key, entry.rank, stays ? Thing::of(std::move(line)) : Thing()});
    }

    /// Said too where it stays as it is, so that nobody says anything else of it (paintLines).
    bool isBesideIt(const map::Line& line) const
    {
        return std::ranges::any_of(line.under,
                                   [&](const map::Under& one)
                                   {
                                       return std::ranges::any_of(
                                           hex::allSides,
                                           [&](hex::Side side) { return covered_.has(hex::neighbour(one.hex, side)); });
                                   });
    }

    void put(std::size_t shelf, const std::vector<Thing>& coming)
    {
        std::set<std::string> ids = idsThatStay(shelf);
        for (const Thing& thing : coming)
            if (thing)
            {
                const Key key = freshKey(map_, patch_);
                patch_.put(shelf, {key, static_cast<double>(key), withFreeId(thing, ids)});
            }
    }

    /// What stands there goes; not what would come again just as it is.
    void makeRoom(std::size_t shelf, std::vector<Thing>& coming)
    {
        std::multimap<hex::Hex, Thing*> places;
        for (Thing& thing : coming)
            places.emplace(firstHexOf(thing), &thing);
        const Gone isCovered = [&](hex::Hex at) { return covered_.has(at); };
        const Gone isFree = [&](hex::Hex at) { return !covered_.has(at); };
        const Gone isChanged = [&](hex::Hex at) { return changed_.has(at); };
        for (const Entry& entry : *map_.shelves[shelf])
        {
            if (!entry.thing.touches(isCovered))
                continue;
            const Thing part = entry.thing.without(isFree);
            auto [same, last] = places.equal_range(firstHexOf(part));
            while (same != last && !(*same->second == part))
                ++same;
            if (same != last && !part.touches(isChanged))
            {
                *same->second = {};
                places.erase(same);
            }
            else
            {
                patch_.put(shelf, {entry.key, entry.rank, entry.thing.without(isCovered)});
            }
        }
    }

    std::set<std::string> idsThatStay(std::size_t shelf) const
    {
        std::set<std::string> ids;
        for (const Entry& entry : *map_.shelves[shelf])
            if (const Entry* said = patch_.saidOf(shelf, entry.key); said == nullptr || said->thing)
                takeId(entry.thing, ids);
        return ids;
    }

    const Desk& desk_;
    const Value& map_;
    const Stamp& piece_;
    map::HexMap head_;
    hex::HexSet covered_;
    hex::HexSet changed_; ///< of other terrain than before
    std::vector<std::optional<int>> numbers_;
    Patch patch_;
};

yaml::Message hexCount(int count)
{
    if (count == 1)
        return tell::hexes_one{};
    return tell::hexes_many{.count = count};
}

template <class Says>
Made laid(const Desk& desk, const Stamp& piece)
{
    Laying laying(desk, piece);
    auto patch = laying.patch();
    if (!patch)
        return tl::unexpected(patch.error());
    Edit edit;
    if (patch->empty())
        return edit;
    edit.says = Says{.hexes = hexCount(laying.count())};
    edit.parts.emplace(desk.map, std::move(*patch));
    return completed(desk, std::move(edit));
}

} // namespace

Made put(const Desk& desk, const Stamp& stamp, hex::Hex to)
{
    return laid<tell::edit_stamp>(desk, doorsTurned(desk, turned(stamp, {{}, to})));
}

Made cleared(const Desk& desk, std::span<const hex::Hex> hexes)
{
    return laid<tell::edit_clear>(desk, bare(desk, hexes));
}

Made moved(const Desk& desk, std::span<const hex::Hex> from, const Stamp& stamp, hex::Hex to)
{
    return laid<tell::edit_move>(desk, laidOver(turned(stamp, {{}, to}), bare(desk, from), desk.mapValue().grid));
}

Made carried(const Desk& desk, std::span<const hex::Hex> hexes, const Turn& motion, bool copies)
{
    const hex::Layout& grid = desk.mapValue().grid;
    const auto from = onGrid(grid, hexes);
    if (std::ranges::all_of(from, [&](hex::Hex at) { return motion(at) == at; }))
        return Edit{};
    if (std::ranges::any_of(from, [&](hex::Hex at) { return !grid.contains(motion(at)); }))
        return tl::unexpected(tell::refused_move_off{}.message());
    const Stamp stamp = stampOf(desk, from);
    const Stamp there = turned(turned(stamp, {{}, from.front() - stamp.cells.front().at}), motion);
    auto made = copies ? laid<tell::edit_stamp>(desk, there)
                       : laid<tell::edit_move>(desk, laidOver(there, bare(desk, from), grid));
    if (made && !copies && !made->empty())
        made->says = tell::edit_move{.hexes = hexCount(static_cast<int>(from.size()))};
    return made;
}

} // namespace merlon::edit
