#include "core/edit/taking.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_things.h"

#include <algorithm>
#include <array>
#include <set>

namespace merlon::edit
{
namespace
{

bool isScenario(const Value& value)
{
    return value.rasters.empty() && value.shelves.front()->front().thing.as<play::Scenario>() != nullptr;
}

/// Whether two objects are versions of one.
bool isSame(const Thing& a, const Thing& b)
{
    const auto both = [&]<class T>(const auto& same, const T*)
    {
        const T* one = a.as<T>();
        const T* other = b.as<T>();
        return one != nullptr && other != nullptr && same(*one, *other);
    };
    const auto byId = [](const auto& one, const auto& other) { return !one.id.empty() && one.id == other.id; };
    const std::string* id = idOfTableThing(a);
    const std::string* otherId = idOfTableThing(b);
    if (id != nullptr && otherId != nullptr)
        return *id == *otherId && &a.kind() == &b.kind();
    return both(byId, static_cast<const play::Force*>(nullptr)) || both(byId, static_cast<const Listed*>(nullptr)) ||
           both(byId, static_cast<const play::Zone*>(nullptr)) ||
           both(byId, static_cast<const map::Structure*>(nullptr)) ||
           both(byId, static_cast<const map::Line*>(nullptr)) ||
           both([](const map::Feature& one, const map::Feature& other)
                { return one.hex == other.hex && one.sides == other.sides && one.kind == other.kind; },
                static_cast<const map::Feature*>(nullptr)) ||
           both([](const map::Covering& one, const map::Covering& other)
                { return one.kind == other.kind && one.hexes == other.hexes; },
                static_cast<const map::Covering*>(nullptr));
}

void addThings(std::vector<Difference>& all, std::size_t shelf, const Shelf& mine, const Shelf& theirs)
{
    Shelf left = ranked(mine);
    Shelf other = ranked(theirs);
    const auto drop = [&](const auto& same)
    {
        std::erase_if(other,
                      [&](const Entry& one)
                      {
                          const auto at = std::ranges::find_if(left, [&](const Entry& e) { return same(e, one); });
                          if (at == left.end())
                              return false;
                          if (at->thing != one.thing)
                              all.push_back({Aspect::Thing, shelf, at->key, at->thing, one.thing});
                          left.erase(at);
                          return true;
                      });
    };
    drop([](const Entry& a, const Entry& b) { return a.thing == b.thing; });
    drop([](const Entry& a, const Entry& b) { return isSame(a.thing, b.thing); });
    for (const Entry& one : left)
        all.push_back({Aspect::Thing, shelf, one.key, one.thing, {}});
    for (const Entry& one : other)
        all.push_back({Aspect::Thing, shelf, 0, {}, one.thing});
}

/// Takes a part of what a scenario says of the whole.
void takeHead(Aspect part, play::Scenario& to, const play::Scenario& from)
{
    switch (part)
    {
    case Aspect::Title:
        to.title = from.title;
        break;
    case Aspect::Background:
        to.background = from.background;
        break;
    case Aspect::Briefing:
        to.briefing = from.briefing;
        break;
    case Aspect::Victory:
        to.victory = from.victory;
        to.conditions = from.conditions;
        break;
    case Aspect::Rules:
        to.ruleset = from.ruleset;
        to.edition = from.edition;
        to.options = from.options;
        to.tables = from.tables;
        to.own = from.own;
        break;
    case Aspect::Turns:
        to.turns = from.turns;
        to.first = from.first;
        break;
    case Aspect::Sheet:
        to.sheet = from.sheet;
        break;
    case Aspect::Authors:
        to.notes = from.notes;
        to.authors = from.authors;
        break;
    case Aspect::Rest:
        to.id = from.id;
        to.maps = from.maps;
        to.extras = from.extras;
        break;
    case Aspect::Thing:
    case Aspect::Whole:
    case Aspect::Ground:
    case Aspect::Head:
        break;
    }
}

constexpr std::array headParts{Aspect::Title, Aspect::Background, Aspect::Briefing, Aspect::Victory, Aspect::Rules,
                               Aspect::Turns, Aspect::Sheet,      Aspect::Authors,  Aspect::Rest};

/// Apart from what painting changes.
map::HexMap withGroundOf(map::HexMap head, const map::HexMap& other)
{
    head.legend = other.legend;
    head.levels = other.levels;
    head.layout = other.layout;
    return head;
}

const std::string& terrainAt(const Value& map, hex::Hex at)
{
    return headOf(map).legend[static_cast<std::size_t>(numberAt(map, OfMap::terrain, at))].terrain;
}

void addMap(std::vector<Difference>& all, const Value& mine, const Value& theirs)
{
    Difference ground{Aspect::Ground};
    for (int i = 0; i < mine.grid.count(); ++i)
    {
        const hex::Hex at = mine.grid.hexOf(i);
        if (terrainAt(mine, at) != terrainAt(theirs, at) ||
            numberAt(mine, OfMap::level, at) != numberAt(theirs, OfMap::level, at))
            ground.hexes.push_back(at);
    }
    if (!ground.hexes.empty())
        all.push_back(std::move(ground));
    if (withGroundOf(headOf(theirs), headOf(mine)) != headOf(mine))
        all.push_back({Aspect::Head});
}

/// Of a map: what its hexes are, and what it says of the whole. False: the legend is full.
bool takeMap(Patch& patch, const Value& mine, const Value& theirs, std::span<const Difference> chosen)
{
    map::HexMap head = headOf(mine);
    for (const Difference& one : chosen)
    {
        if (one.part == Aspect::Head)
            head = withGroundOf(headOf(theirs), head);
        if (one.part != Aspect::Ground)
            continue;
        if (headOf(theirs).levels && !head.levels)
            head.levels = headOf(theirs).levels;
        for (const hex::Hex at : one.hexes)
        {
            const auto& entry = headOf(theirs).legend[static_cast<std::size_t>(numberAt(theirs, OfMap::terrain, at))];
            const auto number = map::legendIndex(head, entry.terrain, entry.symbol);
            if (!number)
                return false;
            patch.set(OfMap::terrain, at, *number);
            patch.set(OfMap::level, at, numberAt(theirs, OfMap::level, at));
        }
    }
    if (head != headOf(mine))
        putHead(mine, patch, std::move(head));
    return true;
}

/// The force of a counter that comes, and the counters of a force that goes.
std::vector<Difference> withNeeded(const Value& mine, const Value& theirs, std::span<const Difference> chosen)
{
    std::vector<Difference> all(chosen.begin(), chosen.end());
    const auto isChosen = [&](const Difference& one)
    {
        return std::ranges::any_of(all,
                                   [&](const Difference& other) {
                                       return other.part == one.part && other.shelf == one.shelf &&
                                              other.key == one.key && other.theirs == one.theirs;
                                   });
    };
    std::set<std::string> wanted;
    std::set<std::string> gone;
    for (const Difference& one : chosen)
    {
        if (const auto* counter = one.theirs ? one.theirs.as<Listed>() : nullptr)
            wanted.insert(counter->force);
        if (const auto* force = !one.theirs && one.mine ? one.mine.as<play::Force>() : nullptr)
            gone.insert(force->id);
    }
    for (const Difference& one : differencesOf(mine, theirs))
    {
        const auto* comes = !one.mine && one.theirs ? one.theirs.as<play::Force>() : nullptr;
        if (comes != nullptr && wanted.contains(comes->id) && !isChosen(one))
            all.push_back(one);
    }
    for (const Entry& entry : *mine.shelves[OfScenario::counters])
    {
        const bool moves =
            std::ranges::any_of(all, [&](const Difference& one)
                                { return one.key == entry.key && one.shelf == OfScenario::counters && one.theirs; });
        if (gone.contains(listedIn(entry).force) && !moves)
            all.push_back({Aspect::Thing, OfScenario::counters, entry.key, entry.thing, {}});
    }
    return all;
}

double lastRank(const Shelf& shelf)
{
    double last = 0;
    for (const Entry& entry : shelf)
        last = std::max(last, entry.rank);
    return last;
}

void takeThings(Patch& patch, const Value& mine, std::span<const Difference> chosen)
{
    std::vector<double> ranks;
    for (const auto& shelf : mine.shelves)
        ranks.push_back(lastRank(*shelf));
    for (const Difference& one : chosen)
    {
        if (one.part != Aspect::Thing)
            continue;
        const Entry* there = one.key != 0 ? find(*mine.shelves[one.shelf], one.key) : nullptr;
        const double rank = there != nullptr ? there->rank : ++ranks[one.shelf];
        patch.put(one.shelf, {there != nullptr ? one.key : freshKey(mine, patch), rank, one.theirs});
    }
}

} // namespace

std::vector<Difference> differencesOf(const Value& mine, const Value& theirs)
{
    std::vector<Difference> all;
    if (mine.grid != theirs.grid || mine.rasters.size() != theirs.rasters.size())
        return {{Aspect::Whole}};
    if (!mine.rasters.empty())
        addMap(all, mine, theirs);
    else if (isScenario(mine) && isScenario(theirs))
    {
        for (const Aspect part : headParts)
        {
            play::Scenario head = scenarioHeadOf(mine);
            takeHead(part, head, scenarioHeadOf(theirs));
            if (head != scenarioHeadOf(mine))
                all.push_back({part});
        }
    }
    else if (mine.shelves.front()->front().thing != theirs.shelves.front()->front().thing)
        all.push_back({Aspect::Head});
    for (std::size_t shelf = 1; shelf < mine.shelves.size() && shelf < theirs.shelves.size(); ++shelf)
        addThings(all, shelf, *mine.shelves[shelf], *theirs.shelves[shelf]);
    return all;
}

std::optional<Patch> taking(const Value& mine, const Value& theirs, std::span<const Difference> chosen)
{
    if (std::ranges::any_of(chosen, [](const Difference& one) { return one.part == Aspect::Whole; }))
        return diff(mine, theirs);
    Patch patch;
    const bool ofScenario = isScenario(mine);
    const auto all =
        ofScenario ? withNeeded(mine, theirs, chosen) : std::vector<Difference>(chosen.begin(), chosen.end());
    takeThings(patch, mine, all);
    if (!mine.rasters.empty())
        return takeMap(patch, mine, theirs, all) ? std::optional(std::move(patch)) : std::nullopt;
    const auto isHead = [](const Difference& one) { return one.part != Aspect::Thing; };
    if (ofScenario && std::ranges::any_of(all, isHead))
    {
        play::Scenario head = scenarioHeadOf(mine);
        for (const Difference& one : all)
            takeHead(one.part, head, scenarioHeadOf(theirs));
        putHead(mine, patch, std::move(head));
    }
    else if (std::ranges::any_of(all, isHead))
    {
        const Entry& now = mine.shelves.front()->front();
        patch.put(0, {now.key, now.rank, theirs.shelves.front()->front().thing});
    }
    return patch;
}

} // namespace merlon::edit
