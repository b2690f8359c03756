#include "core/edit/patch.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace merlon::edit
{
namespace
{

template <class All>
typename All::value_type& grown(All& all, std::size_t at)
{
    if (all.size() <= at)
        all.resize(at + 1);
    return all[at];
}

std::size_t indexIn(const hex::Layout& grid, hex::Hex at)
{
    return static_cast<std::size_t>(grid.index(at));
}

Raster regridded(const Raster& old, const hex::Layout& from, const hex::Layout& to)
{
    Raster out(static_cast<std::size_t>(to.count()));
    hex::forEachHex(to,
                    [&](hex::Hex at)
                    {
                        if (from.contains(at))
                            out[indexIn(to, at)] = old[indexIn(from, at)];
                    });
    return out;
}

void swapCells(Raster& now, const Raster& before, const hex::Layout& from, const hex::Layout& to,
               std::vector<Patch::Cell>& cells)
{
    for (auto& cell : cells)
    {
        const auto was = from.contains(cell.at) ? before[indexIn(from, cell.at)] : offBoard;
        if (to.contains(cell.at))
            now[indexIn(to, cell.at)] = cell.number;
        cell.number = was;
    }
}

void swapThings(Shelf& all, Shelf& patch)
{
    Shelf out;
    out.reserve(all.size() + patch.size());
    auto at = all.begin();
    for (Entry& entry : patch)
    {
        const auto next = std::lower_bound(at, all.end(), entry.key, [](const Entry& e, Key k) { return e.key < k; });
        out.insert(out.end(), std::move_iterator(at), std::move_iterator(next));
        at = next;
        Entry was{entry.key, entry.rank, {}};
        if (at != all.end() && at->key == entry.key)
            was = std::move(*at++);
        if (entry.thing)
            out.push_back(std::move(entry));
        entry = std::move(was);
    }
    out.insert(out.end(), std::move_iterator(at), std::move_iterator(all.end()));
    all = std::move(out);
}

void diffCells(const Value& from, const Value& to, std::size_t raster, Patch& out)
{
    hex::forEachHex(to.grid,
                    [&](hex::Hex at)
                    {
                        if (const int number = numberAt(to, raster, at); number != numberAt(from, raster, at))
                            out.set(raster, at, number);
                    });
    if (from.grid != to.grid)
        hex::forEachHex(from.grid,
                        [&](hex::Hex at)
                        {
                            if (!to.grid.contains(at))
                                out.set(raster, at, offBoard);
                        });
}

void diffThings(const Shelf& from, const Shelf& to, Shelf& out)
{
    auto a = from.begin();
    auto b = to.begin();
    while (a != from.end() || b != to.end())
        if (b == to.end() || (a != from.end() && a->key < b->key))
        {
            out.push_back({a->key, a->rank, {}});
            ++a;
        }
        else if (a == from.end() || b->key < a->key)
            out.push_back(*b++);
        else
        {
            if (*a != *b)
                out.push_back(*b);
            ++a;
            ++b;
        }
}

} // namespace

bool Patch::empty() const
{
    const auto none = [](const auto& all) { return all.empty(); };
    return !grid && std::ranges::all_of(cells, none) && std::ranges::all_of(things, none);
}

std::vector<Patch::Cell>& Patch::cellsOf(std::size_t raster)
{
    return grown(cells, raster);
}

Shelf& Patch::thingsOf(std::size_t shelf)
{
    return grown(things, shelf);
}

const Entry* Patch::saidOf(std::size_t shelf, Key key) const
{
    return shelf < things.size() ? find(things[shelf], key) : nullptr;
}

void Patch::put(std::size_t shelf, Entry entry)
{
    auto& all = thingsOf(shelf);
    const auto at = std::ranges::lower_bound(all, entry.key, {}, &Entry::key);
    if (at != all.end() && at->key == entry.key)
        *at = std::move(entry);
    else
        all.insert(at, std::move(entry));
}

std::size_t Patch::bytes() const
{
    std::size_t sum = sizeof(Patch);
    for (const auto& all : cells)
        sum += sizeof(all) + all.capacity() * sizeof(Cell);
    for (const auto& all : things)
        for (const Entry& entry : all)
            sum += sizeof(entry) + entry.thing.bytes();
    return sum;
}

Key freshKey(const Value& value, const Patch& patch)
{
    Key last = value.used;
    for (const Shelf& shelf : patch.things)
        last = std::max(last, shelf.empty() ? Key{0} : shelf.back().key);
    for (const auto& shelf : value.shelves)
        last = std::max(last, shelf->empty() ? Key{0} : shelf->back().key);
    return last + 1;
}

void swap(Value& value, Patch& patch)
{
    const hex::Layout from = value.grid;
    if (patch.grid)
        std::swap(value.grid, *patch.grid);
    for (std::size_t i = 0; i < value.rasters.size(); ++i)
    {
        auto* cells = i < patch.cells.size() && !patch.cells[i].empty() ? &patch.cells[i] : nullptr;
        if (patch.grid)
        {
            const auto old = value.rasters[i];
            value.rasters[i] = regridded(*old, from, value.grid);
            if (cells)
                swapCells(value.rasters[i].write(), *old, from, value.grid, *cells);
        }
        else if (cells)
        {
            Raster& all = value.rasters[i].write();
            swapCells(all, all, from, from, *cells);
        }
    }
    for (std::size_t i = 0; i < patch.things.size(); ++i)
        if (!patch.things[i].empty())
        {
            value.used = std::max(value.used, patch.things[i].back().key);
            swapThings(value.shelves[i].write(), patch.things[i]);
        }
}

Value applied(Value value, Patch patch)
{
    swap(value, patch);
    return value;
}

Patch diff(const Value& from, const Value& to)
{
    Patch out;
    if (from.grid != to.grid)
        out.grid = to.grid;
    for (std::size_t i = 0; i < to.rasters.size(); ++i)
        if (out.grid || !from.rasters[i].shares(to.rasters[i]))
            diffCells(from, to, i, out);
    for (std::size_t i = 0; i < to.shelves.size(); ++i)
        if (!from.shelves[i].shares(to.shelves[i]))
            diffThings(*from.shelves[i], *to.shelves[i], out.thingsOf(i));
    return out;
}

void absorb(Patch& first, const Patch& then)
{
    assert(!first.grid && !then.grid);
    for (std::size_t i = 0; i < then.cells.size(); ++i)
    {
        auto& mine = first.cellsOf(i);
        mine.insert(mine.end(), then.cells[i].begin(), then.cells[i].end());
        std::ranges::stable_sort(mine, {}, &Patch::Cell::at);
        const auto isOfOne = [](const Patch::Cell& a, const Patch::Cell& b) { return a.at == b.at; };
        mine.erase(std::unique(mine.begin(), mine.end(), isOfOne), mine.end()); // the earlier one stays
    }
    for (std::size_t i = 0; i < then.things.size(); ++i)
        for (const Entry& entry : then.things[i])
            if (first.saidOf(i, entry.key) == nullptr)
                first.put(i, entry);
}

} // namespace merlon::edit
