#include "core/castle/days/siege_sheet.h"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

namespace merlon::castle
{
namespace
{

using hex::Hex;
using Hexes = std::vector<Hex>;

constexpr std::size_t openedByABreach = 3;

bool contains(const Hexes& hexes, Hex hex)
{
    return std::ranges::count(hexes, hex) > 0;
}

/// What one breach opens: the hexes that are surely among the nearest, and those that share the places left.
struct Opened
{
    Hexes sure;
    Hexes tied;
    std::size_t places = 0;
};

Opened openedBy(Hex breach, const Hexes& keep)
{
    std::vector<int> distances;
    for (const Hex hex : keep)
        distances.push_back(hex::distance(breach, hex));
    std::ranges::sort(distances);
    if (distances.size() <= openedByABreach)
        return {keep, {}, 0};
    const int third = distances[openedByABreach - 1];
    Opened opened;
    for (const Hex hex : keep)
        if (const int distance = hex::distance(breach, hex); distance <= third)
            (distance < third ? opened.sure : opened.tied).push_back(hex);
    opened.places = openedByABreach - opened.sure.size();
    return opened;
}

/// Whether each of those hexes finds a place at a breach where it is tied.
bool findPlaces(std::span<const Hex> hexes, std::vector<Opened>& breaches)
{
    if (hexes.empty())
        return true;
    for (Opened& one : breaches)
    {
        if (one.places == 0 || !contains(one.tied, hexes.front()))
            continue;
        --one.places;
        const bool found = findPlaces(hexes.subspan(1), breaches);
        ++one.places;
        if (found)
            return true;
    }
    return false;
}

} // namespace

int SiegeSheet::crosses(Hex hex) const
{
    const auto found = std::ranges::find(walls, hex, &WallDamage::hex);
    return found == walls.end() ? 0 : found->crosses;
}

Stage SiegeSheet::stage(Hex hex) const
{
    return static_cast<Stage>(std::clamp(crosses(hex), 0, crossesOfDemolished));
}

void SiegeSheet::setCrosses(Hex hex, int crosses)
{
    std::erase_if(walls, [&](const WallDamage& one) { return one.hex == hex; });
    if (crosses > 0)
        walls.push_back({hex, crosses});
    std::ranges::sort(walls, {}, &WallDamage::hex);
}

std::vector<Hex> SiegeSheet::demolished() const
{
    std::vector<Hex> hexes;
    for (const WallDamage& one : walls)
        if (one.crosses >= crossesOfDemolished)
            hexes.push_back(one.hex);
    return hexes;
}

const StoneThrower* SiegeSheet::engine(std::string_view id) const
{
    const auto found = std::ranges::find(engines, id, &StoneThrower::id);
    return found == engines.end() ? nullptr : &*found;
}

StoneThrower* SiegeSheet::engine(std::string_view id)
{
    return const_cast<StoneThrower*>(std::as_const(*this).engine(id));
}

const StoneThrower* SiegeSheet::engineAt(Hex hex) const
{
    const auto found = std::ranges::find(engines, std::optional(hex), &StoneThrower::hex);
    return found == engines.end() ? nullptr : &*found;
}

const Patient* SiegeSheet::patient(std::string_view who) const
{
    const auto found = std::ranges::find(wounded, who, &Patient::who);
    return found == wounded.end() ? nullptr : &*found;
}

Patient* SiegeSheet::patient(std::string_view who)
{
    return const_cast<Patient*>(std::as_const(*this).patient(who));
}

void SiegeSheet::wound(const std::string& who, int day)
{
    forget(who);
    wounded.push_back({who, day});
}

void SiegeSheet::forget(std::string_view who)
{
    std::erase_if(wounded, [&](const Patient& one) { return one.who == who; });
}

std::optional<std::size_t> BombardmentTable::column(int points) const
{
    const auto beyond = std::ranges::upper_bound(columns, points);
    if (beyond == columns.begin())
        return {};
    return static_cast<std::size_t>(beyond - columns.begin()) - 1;
}

std::optional<Bombarded> readCell(std::string_view cell)
{
    if (cell == "-")
        return Bombarded{};
    Bombarded result;
    result.damage = cell.starts_with('D');
    if (result.damage)
        cell.remove_prefix(1);
    if (cell.empty())
        return result;
    if (result.damage)
    {
        if (!cell.starts_with('/'))
            return {};
        cell.remove_prefix(1);
    }
    if (!cell.ends_with('C'))
        return {};
    cell.remove_suffix(1);
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), result.broken);
    if (error != std::errc() || end != cell.data() + cell.size() || result.broken < 1)
        return {};
    return result;
}

bool nearestToABreach(Hex hex, const Hexes& keep, const Hexes& breaches, const Hexes& chosen)
{
    if (!contains(keep, hex))
        return false;
    std::vector<Opened> opened;
    for (const Hex breach : breaches)
        opened.push_back(openedBy(breach, keep));
    const auto sure = [&](Hex one)
    { return std::ranges::any_of(opened, [&](const Opened& breach) { return contains(breach.sure, one); }); };
    if (sure(hex))
        return true;
    const auto tied = [&](Hex one)
    { return std::ranges::any_of(opened, [&](const Opened& breach) { return contains(breach.tied, one); }); };
    Hexes taken{hex};
    for (const Hex one : chosen)
        if (one != hex && !sure(one) && tied(one))
            taken.push_back(one);
    return findPlaces(taken, opened);
}

} // namespace merlon::castle
