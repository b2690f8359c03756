#include "core/edit/roster.h"

#include "core/edit/conditions_left.h"
#include "core/edit/free_id.h"
#include "core/edit/gone_conditions.h"
#include "core/map/text_rules.h"
#include "tell.h"

#include <algorithm>
#include <iterator>

namespace merlon::edit
{
namespace
{

const Value& scenarioOn(const Desk& desk)
{
    return desk.values.at(desk.scenario);
}

yaml::Named calledOf(const play::Force& force)
{
    return {force.id, force.name};
}

/// One counter, or how many of them.
template <class One, class Many>
yaml::Message saying(const std::vector<std::string>& names)
{
    if (names.size() == 1)
        return One{.counter = names.front()};
    return Many{.count = names.size()};
}

Made rosterStep(const Desk& desk, Patch patch, yaml::Message says)
{
    Edit edit;
    edit.on = desk.state;
    if (patch.empty())
        return edit;
    edit.says = std::move(says);
    edit.parts.emplace(desk.scenario, std::move(patch));
    return completed(desk, std::move(edit));
}

/// What goes with something that conditions of victory name.
Made stepWithConditions(const Desk& desk, Patch patch, yaml::Message says, std::vector<Roomless> gone)
{
    std::ranges::move(roomlessConditions(dropConditions(scenarioOn(desk), patch)), std::back_inserter(gone));
    auto made = rosterStep(desk, std::move(patch), std::move(says));
    if (made)
        made->noRoom = std::move(gone);
    return made;
}

std::set<std::string> idsOf(const Desk& desk)
{
    std::set<std::string> ids;
    for (const Entry& entry : *scenarioOn(desk).shelves[OfScenario::counters])
        ids.insert(listedIn(entry).id);
    return ids;
}

std::set<std::string> namesOf(const Desk& desk)
{
    std::set<std::string> names;
    for (const Entry& entry : *scenarioOn(desk).shelves[OfScenario::counters])
        names.insert(listedIn(entry).name);
    return names;
}

/// "Archer 2" behind "Archer", "Archer 3" behind that: the first that nobody has; it is taken then.
std::string namedOn(const std::string& name, std::set<std::string>& taken)
{
    if (name.empty())
        return name;
    const auto end = name.find_last_not_of("0123456789");
    const bool numbered = end != std::string::npos && end > 0 && end + 1 < name.size() && name[end] == ' ';
    const std::string stem = numbered ? name.substr(0, end) : name;
    for (int number = 2;; ++number)
        if (std::string next = stem + ' ' + std::to_string(number); taken.insert(next).second)
            return next;
}

/// Why it cannot be in a roster.
std::optional<yaml::Message> fault(const Listed& counter)
{
    constexpr auto longest = static_cast<std::size_t>(Longest::Name);
    if (lengthOf(counter.name) > longest)
        return tell::refused_name_long{.most = longest};
    return {};
}

/// Puts objects behind all others of a layer.
class Behind
{
public:
    Behind(const Value& value, Patch& patch, std::size_t shelf)
        : patch_(patch), shelf_(shelf), key_(freshKey(value, patch))
    {
        for (const Entry& entry : *value.shelves[shelf])
            rank_ = std::max(rank_, entry.rank);
    }
    void put(Thing thing) { patch_.put(shelf_, {key_++, ++rank_, std::move(thing)}); }

private:
    Patch& patch_;
    std::size_t shelf_;
    Key key_;
    double rank_ = 0;
};

template <class Of>
void takeAll(const Value& value, Patch& patch, std::size_t shelf, const Of& isGone)
{
    for (const Entry& entry : *value.shelves[shelf])
        if (isGone(entry.thing))
            patch.put(shelf, {entry.key, entry.rank, {}});
}

} // namespace

Made enlisted(const Desk& desk, std::vector<Listed> counters)
{
    Patch patch;
    Behind roster(scenarioOn(desk), patch, OfScenario::counters);
    auto ids = idsOf(desk);
    std::vector<std::string> names;
    for (Listed& one : counters)
    {
        if (auto why = fault(one))
            return tl::unexpected(*why);
        one.id = freeId(one.id, ids);
        names.push_back(calledOf(one));
        roster.put(Thing::of(std::move(one)));
    }
    return rosterStep(desk, std::move(patch), saying<tell::edit_enlist, tell::edit_enlist_all>(names));
}

Made duplicated(const Desk& desk, std::span<const Key> counters, int copies)
{
    const Value& scenario = scenarioOn(desk);
    const Shelf all = ranked(*scenario.shelves[OfScenario::counters]);
    Patch patch;
    Key key = freshKey(scenario, patch);
    auto ids = idsOf(desk);
    auto taken = namesOf(desk);
    std::vector<std::string> names;
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        if (std::ranges::count(counters, all[i].key) == 0)
            continue;
        const Listed& original = listedIn(all[i]);
        names.push_back(calledOf(original));
        const double next = i + 1 < all.size() ? all[i + 1].rank : all[i].rank + 1;
        for (int copy = 1; copy <= copies; ++copy)
        {
            Listed one = original;
            one.id = freeId(one.id, ids);
            one.name = namedOn(one.name, taken);
            one.fields = offBoards(std::move(one.fields));
            const double rank = all[i].rank + (next - all[i].rank) * copy / (copies + 1);
            patch.put(OfScenario::counters, {key++, rank, Thing::of(std::move(one))});
        }
    }
    return rosterStep(desk, std::move(patch), saying<tell::edit_duplicate, tell::edit_duplicate_all>(names));
}

Made discharged(const Desk& desk, std::span<const Key> counters)
{
    const Value& scenario = scenarioOn(desk);
    Patch patch;
    std::vector<std::string> names;
    for (const Key key : counters)
        if (const Entry* entry = find(*scenario.shelves[OfScenario::counters], key))
        {
            names.push_back(calledOf(listedIn(*entry)));
            patch.put(OfScenario::counters, {entry->key, entry->rank, {}});
        }
    return stepWithConditions(desk, std::move(patch), saying<tell::edit_discharge, tell::edit_discharge_all>(names),
                              {});
}

Made relisted(const Desk& desk, std::vector<Relisted> counters)
{
    const Value& scenario = scenarioOn(desk);
    Patch patch;
    std::vector<std::string> names;
    for (Relisted& one : counters)
    {
        const Entry* entry = find(*scenario.shelves[OfScenario::counters], one.key);
        if (entry == nullptr)
            continue;
        one.counter.id = listedIn(*entry).id;
        if (one.counter == listedIn(*entry))
            continue;
        if (auto why = fault(one.counter))
            return tl::unexpected(*why);
        names.push_back(calledOf(one.counter));
        patch.put(OfScenario::counters, {entry->key, entry->rank, Thing::of(std::move(one.counter))});
    }
    return rosterStep(desk, std::move(patch), saying<tell::edit_relist, tell::edit_relist_all>(names));
}

play::Fields offBoards(play::Fields fields)
{
    std::erase_if(fields,
                  [](const auto& field)
                  {
                      const play::Value& value = field.second;
                      return std::holds_alternative<hex::Hex>(value) || std::holds_alternative<play::Place>(value) ||
                             std::holds_alternative<play::Pose>(value) ||
                             std::holds_alternative<play::TablePoint>(value);
                  });
    return fields;
}

Made withForce(const Desk& desk, play::Force force)
{
    const Value& scenario = scenarioOn(desk);
    Patch patch;
    std::set<std::string> ids;
    for (const Entry& entry : *scenario.shelves[OfScenario::forces])
        ids.insert(entry.thing.as<play::Force>()->id);
    force.id = freeId(force.id, ids);
    if (play::Scenario head = scenarioHeadOf(scenario); head.first.empty())
    {
        head.first = force.id;
        putHead(scenario, patch, std::move(head));
    }
    yaml::Message says = tell::edit_force_add{.force = calledOf(force)};
    Behind(scenario, patch, OfScenario::forces).put(Thing::of(std::move(force)));
    return rosterStep(desk, std::move(patch), std::move(says));
}

Made changedForce(const Desk& desk, Key key, play::Force force)
{
    const Entry* entry = find(*scenarioOn(desk).shelves[OfScenario::forces], key);
    Patch patch;
    if (entry == nullptr)
        return Edit{};
    force.id = entry->thing.as<play::Force>()->id;
    yaml::Message says = tell::edit_force_change{.force = calledOf(force)};
    if (force != *entry->thing.as<play::Force>())
        patch.put(OfScenario::forces, {entry->key, entry->rank, Thing::of(std::move(force))});
    return rosterStep(desk, std::move(patch), std::move(says));
}

Made withoutForce(const Desk& desk, Key key)
{
    const Value& scenario = scenarioOn(desk);
    const Entry* entry = find(*scenario.shelves[OfScenario::forces], key);
    if (entry == nullptr)
        return Edit{};
    const play::Force& force = *entry->thing.as<play::Force>();
    Patch patch;
    patch.put(OfScenario::forces, {entry->key, entry->rank, {}});
    std::vector<Roomless> gone;
    for (const Entry& one : *scenario.shelves[OfScenario::counters])
        if (listedIn(one).force == force.id)
        {
            patch.put(OfScenario::counters, {one.key, one.rank, {}});
            gone.push_back({tell::gone_counter{.counter = calledOf(listedIn(one))}});
        }
    for (const Entry& one : *scenario.shelves[OfScenario::zones])
        if (const auto& zone = *one.thing.as<play::Zone>(); zone.force == force.id)
        {
            patch.put(OfScenario::zones, {one.key, one.rank, {}});
            gone.push_back({tell::gone_zone{.zone = yaml::Named{zone.id, zone.name}}, zone.hexes});
        }
    if (play::Scenario head = scenarioHeadOf(scenario); head.first == force.id)
    {
        const Shelf forces = ranked(*scenario.shelves[OfScenario::forces]);
        const auto other = std::ranges::find_if(forces, [&](const Entry& one) { return one.key != key; });
        head.first = other == forces.end() ? std::string() : other->thing.as<play::Force>()->id;
        putHead(scenario, patch, std::move(head));
    }
    return stepWithConditions(desk, std::move(patch), tell::edit_force_remove{.force = calledOf(force)},
                              std::move(gone));
}

} // namespace merlon::edit
