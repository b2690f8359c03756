#include "core/edit/line_overlays.h"

#include "core/edit/has.h"
#include "core/edit/lying_overlays.h"
#include "core/edit/map_value.h"
#include "core/edit/rows.h"

#include <algorithm>
#include <cstdlib>

namespace merlon::edit
{
namespace
{

using hex::Hex;
using hex::Side;
using map::Covering;
using Sides = std::vector<std::optional<Side>>;

class Alongside
{
public:
    Alongside(const Desk& desk, const Fittings& bent, const LaidLine& now, Patch& patch)
        : desk_(desk), after_(desk), bent_(bent), now_(now), patch_(patch)
    {
        after_.values[desk.map] = applied(desk.mapValue(), patch);
    }

    /// False: nothing has changed.
    bool carryAll()
    {
        bool any = false;
        for (const Entry& entry : ranked(*after_.mapValue().shelves[OfMap::overlays]))
            any |= carry(entry);
        return any;
    }

private:
    /// Of one of its hexes, or of the hex that it leans on.
    struct Seat
    {
        std::ptrdiff_t along = 0;
        bool leans = false;
    };

    bool carry(const Entry& entry)
    {
        const auto& thing = *entry.thing.as<Covering>();
        const auto* kind = desk_.palette->overlay(thing.kind);
        if (kind == nullptr || std::ranges::none_of(thing.hexes, [&](Hex at) { return hasGone(thing, at); }))
            return false;
        const auto next =
            kind->most == 1 && thing.hexes.size() > 1 ? oneByOne(*kind, entry) : moved(*kind, entry, thing);
        if (!next)
            return false;
        Patch step;
        step.put(OfMap::overlays, {entry.key, entry.rank, Thing::of(*next)});
        patch_.put(OfMap::overlays, {entry.key, entry.rank, Thing::of(*next)});
        after_.values[desk_.map] = applied(std::move(after_.values[desk_.map]), std::move(step));
        return true;
    }

    bool hasGone(const Covering& thing, Hex at) const { return mayLie(desk_, thing, at) && !mayLie(after_, thing, at); }

    /// Several of them that are told in one line: each goes its own way, those that find none go.
    std::optional<Covering> oneByOne(const map::PaletteOverlay& kind, const Entry& entry) const
    {
        Covering next = *entry.thing.as<Covering>();
        bool any = false;
        std::vector<Hex> hexes;
        for (const Hex at : next.hexes)
        {
            if (!hasGone(next, at))
            {
                hexes.push_back(at);
                continue;
            }
            Covering one = next;
            one.hexes = {at};
            const auto there = moved(kind, entry, one);
            if (there && there->outward == next.outward && !has(next.hexes, there->hexes.front()) &&
                !has(hexes, there->hexes.front()))
            {
                hexes.push_back(there->hexes.front());
                any = true;
            }
        }
        next.hexes = std::move(hexes);
        return any ? std::optional(next) : std::nullopt;
    }

    std::optional<Seat> seatOf(const Covering& thing, Hex at) const
    {
        const auto& row = bent_.course().was();
        const auto on = [&](Hex hex) -> std::optional<std::ptrdiff_t>
        {
            const auto found = std::ranges::find(row, hex);
            if (found == row.end() || !bent_.was().makes(hex))
                return {};
            return found - row.begin();
        };
        if (const auto along = on(at))
            return Seat{*along, false};
        const auto* kind = desk_.palette->overlay(thing.kind);
        if (kind->outward == map::Outward::Against && thing.outward)
            if (const auto along = on(hex::neighbour(at, *thing.outward)))
                return Seat{*along, true};
        return {};
    }

    /// One hex of the line after the other, on or back.
    std::vector<Seat> seatsOf(const Covering& thing) const
    {
        std::vector<Seat> seats;
        for (const Hex at : thing.hexes)
        {
            const auto seat = seatOf(thing, at);
            if (!seat || (!seats.empty() && seat->leans != seats.front().leans))
                return {};
            seats.push_back(*seat);
        }
        const std::ptrdiff_t step = seats.size() > 1 ? seats[1].along - seats[0].along : 1;
        for (std::size_t i = 1; i < seats.size(); ++i)
            if (seats[i].along - seats[i - 1].along != step)
                return {};
        return step == 1 || step == -1 ? seats : std::vector<Seat>();
    }

    /// Where its first hex would be along the new row, as most of it says.
    std::optional<std::ptrdiff_t> target(const std::vector<Seat>& seats, std::ptrdiff_t step) const
    {
        std::vector<std::ptrdiff_t> order; // from the middle outwards
        for (std::ptrdiff_t i = 0; i < std::ssize(seats); ++i)
            order.push_back(i);
        std::ranges::stable_sort(order, {}, [&](std::ptrdiff_t i) { return std::abs(2 * i + 1 - std::ssize(seats)); });
        for (const std::ptrdiff_t i : order)
            if (const auto there =
                    bent_.course().at(static_cast<std::size_t>(seats[static_cast<std::size_t>(i)].along)))
                return static_cast<std::ptrdiff_t>(*there) - i * step;
        return {};
    }

    std::optional<Covering> moved(const map::PaletteOverlay& kind, const Entry& entry, const Covering& thing) const
    {
        const auto seats = seatsOf(thing);
        if (seats.empty())
            return {};
        const std::ptrdiff_t step = seats.size() > 1 ? seats[1].along - seats[0].along : 1;
        const auto first = target(seats, step);
        if (!first)
            return {};
        const std::ptrdiff_t furthest = std::ssize(seats) + 4;
        for (std::ptrdiff_t away = 0; away <= furthest; ++away)
            for (const std::ptrdiff_t from : {*first + away, *first - away})
                if (auto there = at(kind, entry, thing, seats, from, step))
                    return there;
        return {};
    }

    std::optional<Covering> at(const map::PaletteOverlay& kind, const Entry& entry, const Covering& thing,
                               const std::vector<Seat>& seats, std::ptrdiff_t from, std::ptrdiff_t step) const
    {
        std::vector<Hex> row;
        for (std::ptrdiff_t i = 0; i < std::ssize(seats); ++i)
        {
            const std::ptrdiff_t place = from + i * step;
            if (place < 0 || place >= std::ssize(now_.row) || !now_.makes(now_.row[static_cast<std::size_t>(place)]))
                return {};
            row.push_back(now_.row[static_cast<std::size_t>(place)]);
        }
        const bool leans = seats.front().leans;
        for (const auto side : sidesAt(thing, seats.front(), static_cast<std::size_t>(from)))
        {
            Covering there = thing;
            there.hexes = row;
            there.outward = side;
            if (leans)
            {
                for (Hex& at : there.hexes)
                    at = hex::neighbour(at, *side);
                there.outward = hex::opposite(*side);
            }
            if (fits(kind, entry, there))
                return there;
        }
        return {};
    }

    /// Those that look there as its own side does here; for what leans from the line to it.
    Sides sidesAt(const Covering& thing, const Seat& seat, std::size_t place) const
    {
        if (!thing.outward)
            return {std::nullopt};
        const Side own = seat.leans ? hex::opposite(*thing.outward) : *thing.outward;
        Berth berth = berthOf(bent_.course().was(), static_cast<std::size_t>(seat.along), own);
        if (bent_.isMirrored())
            berth = berth.mirrored();
        Sides sides;
        for (const Side side : sidesLike(now_.row, place, berth))
            sides.emplace_back(side);
        return sides;
    }

    bool fits(const map::PaletteOverlay& kind, const Entry& entry, const Covering& there) const
    {
        const Value& map = after_.mapValue();
        if (there.hexes.size() > 1 && !kind.spreads &&
            (!isRow(there.hexes) || (!kind.bends && !isStraight(there.hexes))))
            return false;
        for (const Hex at : there.hexes)
            if (!map.grid.contains(at) || !mayLie(after_, there, at))
                return false;
        if (kind.lowest && headOf(map).levels)
            for (const Hex at : there.hexes)
                if (numberAt(map, OfMap::level, at) < *kind.lowest)
                    return false;
        return looksOut(kind, there) && !isTaken(entry, there);
    }

    /// Away from the line and from whatever else is built; on which side of it is said by its hand.
    bool looksOut(const map::PaletteOverlay& kind, const Covering& there) const
    {
        if (kind.outward != map::Outward::Outside || !there.outward)
            return true;
        return std::ranges::none_of(there.hexes,
                                    [&](Hex at)
                                    {
                                        const Hex beyond = hex::neighbour(at, *there.outward);
                                        return now_.own.contains(beyond) || isBuilt(beyond);
                                    });
    }

    bool isBuilt(Hex at) const
    {
        const Value& map = after_.mapValue();
        const int number = numberAt(map, OfMap::terrain, at);
        if (number == offBoard)
            return false;
        const auto* terrain = desk_.palette->find(headOf(map).legend[static_cast<std::size_t>(number)].terrain);
        return terrain != nullptr && !terrain->bears.empty();
    }

    /// Of two that look to different sides both may be there.
    bool isTaken(const Entry& entry, const Covering& there) const
    {
        return std::ranges::any_of(
            *after_.mapValue().shelves[OfMap::overlays],
            [&](const Entry& other)
            {
                const auto& one = *other.thing.as<Covering>();
                return other.key != entry.key && one.kind == there.kind && one.outward == there.outward &&
                       std::ranges::any_of(one.hexes, [&](Hex at) { return has(there.hexes, at); });
            });
    }

    const Desk& desk_;
    Desk after_; ///< the patch
    const Fittings& bent_;
    const LaidLine& now_;
    Patch& patch_;
};

} // namespace

void carryOverlays(const Desk& desk, const Fittings& bent, const LaidLine& now, Patch& patch)
{
    Alongside along(desk, bent, now, patch);
    if (along.carryAll()) // what lies over another thing comes after it
        along.carryAll();
}

} // namespace merlon::edit
