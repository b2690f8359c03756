#include "core/edit/placing.h"

#include "core/edit/boards.h"
#include "core/edit/map_value.h"
#include "core/edit/roster.h"
#include "core/edit/scenario_value.h"
#include "core/yaml/log.h"
#include "tell.h"

#include <algorithm>
#include <deque>
#include <set>

namespace merlon::edit
{
namespace
{

using hex::Hex;

constexpr std::size_t mostTried = 60; ///< hexes for one counter
constexpr std::size_t mostFound = 20'000;
constexpr std::size_t mostNamed = 6; ///< of those that stand in the way of a group

const Shelf& rosterOf(const Desk& desk)
{
    return *desk.values.at(desk.scenario).shelves[OfScenario::counters];
}

/// The field that says where one of them stands.
std::string_view placeField(const play::System& system)
{
    const auto& fields = system.pieces().fields;
    const auto at =
        std::ranges::find_if(fields, [](const play::Field& one) { return one.sort == play::Sort::Hex && !one.list; });
    return at == fields.end() ? std::string_view() : at->key;
}

std::vector<Hex> hexesTaken(const Listed& counter)
{
    std::vector<Hex> hexes;
    for (const auto& [key, value] : counter.fields)
        if (const auto* hex = std::get_if<Hex>(&value))
            hexes.push_back(*hex);
        else if (const auto* place = std::get_if<play::Place>(&value))
            hexes.push_back(place->hex);
    return hexes;
}

/// The first of them, where there are many.
std::string listOf(const std::vector<std::string>& names)
{
    const std::vector<std::string_view> first(
        names.begin(), names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), mostNamed)));
    return yaml::listOf(first) + (names.size() > mostNamed ? " …" : "");
}

/// From a hex on, over ground of its kind as far as that goes, then over any, the nearer ones first.
std::vector<Hex> nearby(const Value& map, Hex from)
{
    const auto kindAt = [&](Hex at) { return numberAt(map, OfMap::terrain, at); };
    std::vector<Hex> alike;
    std::vector<Hex> others;
    std::set<Hex> seen{from};
    const auto spread = [&](std::vector<Hex>& into, bool anywhere)
    {
        std::deque<Hex> coming(seen.begin(), seen.end());
        std::set<Hex> done;
        for (; !coming.empty() && into.size() < mostFound; coming.pop_front())
        {
            const Hex at = coming.front();
            if (!done.insert(at).second || !map.grid.contains(at))
                continue;
            into.push_back(at);
            for (const hex::Side side : hex::allSides)
                if (const Hex next = hex::neighbour(at, side); anywhere || kindAt(next) == kindAt(from))
                    coming.push_back(next);
        }
    };
    spread(alike, false);
    spread(others, true);
    std::ranges::copy_if(others, std::back_inserter(alike), [&](Hex at) { return kindAt(at) != kindAt(from); });
    return alike;
}

/// A scenario into which counters are put one after another.
class Placing
{
public:
    Placing(const Desk& desk, const play::System& system)
        : system_(system), boards_(boardsOf(desk)), value_(desk.values.at(desk.scenario)), field_(placeField(system))
    {
        for (const Entry& entry : rosterOf(desk))
            for (const Hex hex : hexesTaken(listedIn(entry)))
                taken_.insert(hex);
    }

    /// On the first that it can stand on, of so many free ones.
    bool put(const Entry& entry, const std::vector<Hex>& hexes, std::size_t most = mostTried)
    {
        Listed counter = listedIn(entry);
        for (const Hex hex : hexesTaken(counter))
            taken_.erase(hex);
        counter.fields = offBoards(std::move(counter.fields));
        std::size_t tried = 0;
        for (const Hex hex : hexes)
            if (!taken_.contains(hex) && ++tried <= most && stands(entry, counter, hex))
                return true;
        return false;
    }
    Patch patch;

private:
    bool stands(const Entry& entry, const Listed& counter, Hex hex)
    {
        Listed there = counter;
        there.fields = inOrder(play::with(there.fields, field_, hex));
        if (auto cured = whatItNeeds(entry, there))
            there.fields = std::move(*cured);
        if (errors(entry, there) > errors(entry, counter))
            return false;
        for (const Hex one : hexesTaken(there))
            taken_.insert(one);
        const Entry now{entry.key, entry.rank, Thing::of(std::move(there))};
        value_ = with(now);
        patch.put(OfScenario::counters, now);
        return true;
    }
    Value with(const Entry& entry) const
    {
        Patch one;
        one.put(OfScenario::counters, entry);
        return applied(value_, std::move(one));
    }
    std::vector<play::Problem> problems(const Entry& entry, const Listed& counter, play::Scenario& scenario) const
    {
        scenario = scenarioOf(with({entry.key, entry.rank, Thing::of(counter)}));
        auto all = system_.problems(scenario, boards_);
        std::erase_if(all, [&](const play::Problem& one) { return one.counter == nullptr || one.warns; });
        std::erase_if(all, [&](const play::Problem& one) { return one.counter->id != counter.id; });
        return all;
    }
    std::optional<play::Fields> whatItNeeds(const Entry& entry, const Listed& counter) const
    {
        play::Scenario scenario;
        for (play::Problem& one : problems(entry, counter, scenario))
            if (one.cure)
                return std::move(one.cure->fields);
        return {};
    }
    std::size_t errors(const Entry& entry, const Listed& counter) const
    {
        play::Scenario scenario;
        return problems(entry, counter, scenario).size();
    }
    /// As files have them.
    play::Fields inOrder(play::Fields fields) const
    {
        std::ranges::stable_sort(fields, {}, [&](const auto& one) { return play::find(system_.pieces(), one.first); });
        return fields;
    }

    const play::System& system_;
    play::Boards boards_;
    Value value_;
    std::string field_;
    std::set<Hex> taken_;
};

template <class One, class Many>
Made placingStep(const Desk& desk, Patch patch, const std::vector<std::string>& names)
{
    Edit edit;
    edit.on = desk.state;
    if (patch.empty())
        return edit;
    if (names.size() == 1)
        edit.says = One{.counter = names.front()};
    else
        edit.says = Many{.count = names.size()};
    edit.parts.emplace(desk.scenario, std::move(patch));
    return edit;
}

/// Each of them, changed.
template <class One, class Many, class Change>
Made changedAll(const Desk& desk, std::span<const Key> counters, Change change)
{
    Patch patch;
    std::vector<std::string> names;
    for (const Entry& entry : ranked(rosterOf(desk)))
        if (std::ranges::count(counters, entry.key) > 0)
            if (Thing now = change(entry); now != entry.thing)
            {
                names.push_back(calledOf(listedIn(entry)));
                patch.put(OfScenario::counters, {entry.key, entry.rank, std::move(now)});
            }
    return placingStep<One, Many>(desk, std::move(patch), names);
}

} // namespace

Made placed(const Desk& desk, const play::System& system, std::span<const Key> counters, std::span<const Hex> at)
{
    const Value* map = desk.hexMap();
    if (map == nullptr || at.empty() || !map->grid.contains(at.back()) || placeField(system).empty())
        return Edit{};
    std::vector<Hex> hexes;
    if (desk.board == 0) // whose hexes the fields name
    {
        hexes.assign(at.begin(), at.end() - 1);
        std::ranges::copy(nearby(*map, at.back()), std::back_inserter(hexes));
    }
    Placing placing(desk, system);
    std::vector<std::string> names;
    for (const Key key : counters)
    {
        const Entry* entry = find(rosterOf(desk), key);
        if (entry == nullptr)
            continue;
        names.push_back(calledOf(listedIn(*entry)));
        if (!placing.put(*entry, hexes))
            return tl::unexpected(tell::refused_no_room_for{.counter = names.back()});
    }
    return placingStep<tell::edit_place_counter, tell::edit_place_counters>(desk, std::move(placing.patch), names);
}

Made placedAmong(const Desk& desk, const play::System& system, std::span<const Key> counters,
                 std::span<const Hex> hexes)
{
    if (hexes.empty() || placeField(system).empty())
        return Edit{};
    Placing placing(desk, system);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < counters.size(); ++i)
    {
        const Entry* entry = find(rosterOf(desk), counters[i]);
        if (entry == nullptr)
            continue;
        std::vector<Hex> from(hexes.begin(), hexes.end());
        std::rotate(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(i * hexes.size() / counters.size()),
                    from.end());
        names.push_back(calledOf(listedIn(*entry)));
        if (!placing.put(*entry, from, from.size()))
            return tl::unexpected(tell::refused_no_room_for{.counter = names.back()});
    }
    return placingStep<tell::edit_place_counter, tell::edit_place_counters>(desk, std::move(placing.patch), names);
}

Made moved(const Desk& desk, std::span<const Key> counters, hex::Hex from, hex::Hex to)
{
    const auto& grid = desk.mapValue().grid;
    const Gone off = [&](Hex hex) { return !grid.contains(hex); };
    std::set<Hex> taken; // by those that stay
    for (const Entry& entry : rosterOf(desk))
        if (std::ranges::count(counters, entry.key) == 0)
            for (const Hex hex : hexesTaken(listedIn(entry)))
                taken.insert(hex);
    std::vector<std::string> leave;
    std::vector<std::string> meet;
    for (const Key key : counters)
        if (const Entry* entry = find(rosterOf(desk), key))
        {
            const Thing there = entry->thing.turned({from, to}, desk.board);
            const auto onto = hexesTaken(*there.as<Listed>());
            if (there.touches(off, desk.board))
                leave.push_back(calledOf(listedIn(*entry)));
            else if (std::ranges::any_of(onto, [&](Hex hex) { return taken.contains(hex); }))
                meet.push_back(calledOf(listedIn(*entry)));
        }
    if (!leave.empty() && counters.size() == 1)
        return tl::unexpected(tell::refused_move_off{});
    if (!leave.empty())
        return tl::unexpected(tell::refused_group_off{.counters = listOf(leave)});
    if (!meet.empty() && counters.size() > 1) // one by one they may ride, or stand on something
        return tl::unexpected(tell::refused_group_on{.counters = listOf(meet)});
    return changedAll<tell::edit_place_counter, tell::edit_place_counters>(
        desk, counters,
        [&](const Entry& entry) {
            return entry.thing.turned({from, to}, desk.board);
        });
}

Made takenOff(const Desk& desk, std::span<const Key> counters)
{
    return changedAll<tell::edit_off_map, tell::edit_off_map_all>(desk, counters,
                                                                  [](const Entry& entry)
                                                                  {
                                                                      Listed one = listedIn(entry);
                                                                      one.fields = offBoards(std::move(one.fields));
                                                                      return Thing::of(std::move(one));
                                                                  });
}

std::vector<Key> countersOn(const Value& scenario, hex::Hex at)
{
    std::vector<Key> keys;
    for (const Entry& entry : ranked(*scenario.shelves[OfScenario::counters]))
        if (std::ranges::count(hexesTaken(listedIn(entry)), at) > 0)
            keys.insert(keys.begin(), entry.key);
    return keys;
}

} // namespace merlon::edit
