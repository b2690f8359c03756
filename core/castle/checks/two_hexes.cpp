#include "core/castle/checks/two_hexes.h"

#include "core/castle/field/orders.h"
#include "core/castle/numbers/numbers.h"
#include "core/yaml/quote.h"
#include "tell.h"

#include <algorithm>

namespace merlon::castle
{

using hex::Hex;

namespace
{

using play::Cure;
using play::Problem;

play::Fields without(play::Fields fields, std::initializer_list<std::string_view> keys)
{
    std::erase_if(fields, [&](const auto& field) { return std::ranges::count(keys, field.first) > 0; });
    return fields;
}

bool takesHorse(const Site& site, Hex at)
{
    const Terrain* row = site.rowAt(at);
    return site.map->layout.contains(at) && (row == nullptr || (row->foot && row->mounted && row->mountedMayStop)) &&
           site.ground().at(at).moat < 0;
}

/// As files have them: one that is added stands in its place.
play::Fields inOrder(play::Fields fields)
{
    const play::Kind& kind = play::kindOf<Piece>();
    std::ranges::stable_sort(fields, {}, [&](const auto& one) { return play::find(kind, one.first); });
    return fields;
}

/// A second hex beside the first.
std::optional<Cure> withRear(const play::Counter& counter, Hex hex, const play::Scenario& scenario, const Site* site)
{
    std::vector<Hex> free;
    for (const hex::Side side : hex::allSides)
        if (const Hex rear = hex::neighbour(hex, side);
            site != nullptr && takesHorse(*site, rear) && isFree(scenario, rear))
            free.push_back(rear);
    if (free.empty())
        return {};
    const std::vector<Hex> zones = zonesOf(scenario, counter);
    const auto within = std::ranges::find_if(free, [&](Hex one) { return std::ranges::count(zones, one) > 0; });
    const Hex rear = within == free.end() ? free.front() : *within;
    return Cure{inOrder(play::with(counter.fields, "rear", rear)),
                tell::mend_rear{.counter = calledOf(counter), .hex = hex::name(site->map->layout, rear)}};
}

Cure withoutRear(const play::Counter& counter)
{
    return {without(counter.fields, {"rear"}), tell::mend_one_hex{.counter = calledOf(counter)}};
}

/// A mounted counter and an animal take two hexes side by side, everybody else one.
class Halves
{
public:
    Halves(const play::Counter& counter, const Numbers& numbers, std::vector<Problem>& problems)
        : counter_(counter), piece_(play::read<Piece>(counter.fields).value), numbers_(numbers), problems_(problems)
    {
        animal_ = std::ranges::count(numbers_.animals, piece_.cls.id) > 0;
    }

    void checkOwn(const play::Scenario& scenario, const Site* site)
    {
        const Piece& piece = piece_;
        if (site != nullptr && piece.hex && piece.rear && hex::distance(piece.hex->hex, *piece.rear) != 1)
            note("rear", tell::rear_not_beside{}, withRear(counter_, piece.hex->hex, scenario, site));
        if (piece.mounted && piece.hex && !piece.rear)
            note("", tell::rear_missing{}, withRear(counter_, piece.hex->hex, scenario, site));
        if (!piece.mounted && !animal_ && piece.rear)
            note("rear", tell::rear_on_foot{}, withoutRear(counter_));
        if (piece.rear && !piece.hex)
            note("rear", tell::rear_alone{}, withoutRear(counter_));
    }
    void checkWeapon()
    {
        if (const Weapon* weapon = piece_.weapon ? numbers_.findWeapon(piece_.weapon->id) : nullptr;
            weapon != nullptr && weapon->kind == WeaponKind::Ballista)
            note("weapon", tell::siege_weapon_ballista{});
    }
    void checkHorse(bool onMap)
    {
        const Piece& piece = piece_;
        if (piece.horse && !piece.horseRear)
            note("horse", tell::horse_one_hex{});
        if (piece.horseRear && !piece.horse)
            note("horse_rear", tell::horse_one_hex{});
        if (onMap && piece.horse && piece.horseRear && hex::distance(*piece.horse, *piece.horseRear) != 1)
            note("horse_rear", tell::rear_not_beside{});
        if (piece.horse && (piece.mounted || animal_))
            note("horse", tell::horse_not_on_foot{});
    }

private:
    void note(const char* field, yaml::Message message, std::optional<Cure> cure = {})
    {
        problems_.push_back({&counter_, field, std::move(message), false, std::move(cure)});
    }

    const play::Counter& counter_;
    Piece piece_;
    const Numbers& numbers_;
    std::vector<Problem>& problems_;
    bool animal_ = false;
};

} // namespace

std::vector<Problem> wrongHalves(const play::Scenario& scenario, const Site* site, const Numbers& numbers)
{
    std::vector<Problem> problems;
    for (const play::Force& force : scenario.forces)
        for (const play::Counter& counter : force.counters)
        {
            Halves halves(counter, numbers, problems);
            halves.checkOwn(scenario, site);
            halves.checkWeapon();
            halves.checkHorse(site != nullptr);
        }
    return problems;
}

std::string calledOf(const play::Counter& counter)
{
    return yaml::quote(counter.name.empty() ? counter.id : counter.name);
}

bool isFree(const play::Scenario& scenario, Hex at)
{
    const play::Value here = at;
    const auto isThere = [&](const auto& field) { return field.second == here; };
    return std::ranges::none_of(scenario.forces,
                                [&](const play::Force& force)
                                {
                                    return std::ranges::any_of(force.counters,
                                                               [&](const play::Counter& counter) {
                                                                   return std::ranges::any_of(counter.fields, isThere);
                                                               });
                                });
}

std::vector<Hex> zonesOf(const play::Scenario& scenario, const play::Counter& counter)
{
    const auto isHis = [&](const play::Force& force)
    { return std::ranges::count(force.counters, counter.id, &play::Counter::id) > 0; };
    const auto force = std::ranges::find_if(scenario.forces, isHis);
    std::vector<Hex> hexes;
    for (const play::Zone& zone : scenario.zones)
        if (force != scenario.forces.end() && zone.force == force->id && zone.board == 0)
            hexes.insert(hexes.end(), zone.hexes.begin(), zone.hexes.end());
    return hexes;
}

Cure offTheMap(const play::Counter& counter)
{
    return {without(counter.fields, {"hex", "rear", "aloft"}), tell::mend_off_map{.counter = calledOf(counter)}};
}

} // namespace merlon::castle
