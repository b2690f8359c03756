#include "editor/balance.h"

#include "core/edit/roster.h"
#include "core/play/aims.h"
#include "editor/heat.h"
#include "editor/roster_foot.h"

#include <algorithm>
#include <set>

namespace merlon::editor
{
namespace
{

/// The numbers that counters of the scenario have: their strength, their movement.
std::vector<RosterColumn> numbersOf(const play::System& system, const play::Scenario& scenario)
{
    const auto isSaid = [&](const RosterColumn& one)
    {
        return std::ranges::any_of(scenario.forces,
                                   [&](const play::Force& force)
                                   {
                                       return std::ranges::any_of(force.counters, [&](const play::Counter& counter)
                                                                  { return valueIn(counter.fields, one) != nullptr; });
                                   });
    };
    std::vector<RosterColumn> columns = columnsOf(system.pieces());
    std::erase_if(
        columns, [&](const RosterColumn& one)
        { return one.part != nullptr || one.field->sort != play::Sort::Number || one.field->list || !isSaid(one); });
    return columns;
}

std::optional<hex::Hex> hexOf(const play::Fields& fields)
{
    for (const auto& [key, value] : fields)
        if (const auto* hex = std::get_if<hex::Hex>(&value))
            return *hex;
        else if (const auto* place = std::get_if<play::Place>(&value))
            return place->hex;
    return {};
}

Balance::Side sideOf(const play::Force& force, const std::vector<RosterColumn>& columns)
{
    Balance::Side side{force, 0, std::vector<long long>(columns.size(), 0)};
    for (const play::Counter& counter : force.counters)
    {
        if (const auto hex = hexOf(counter.fields))
        {
            ++side.placed;
            side.hexes.push_back(*hex);
        }
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (const play::Value* value = valueIn(counter.fields, columns[i]))
                if (const auto* number = std::get_if<int>(value))
                    side.sums[i] += *number;
    }
    return side;
}

void addOnce(std::vector<std::string>& all, const std::string& id)
{
    if (std::ranges::count(all, id) == 0)
        all.push_back(id);
}

/// Who could shoot at a counter, each in his own time, as he stands at the start.
class Fire
{
public:
    Fire(const play::Game& game, Balance& balance) : game_(game), scenario_(game.setting->scenario), balance_(balance)
    {
    }

    void at(const play::Counter& target, std::size_t side)
    {
        const auto aims = play::aimsAt(game_, play::Ref{"counter", target.id}, play::When::TheirTime);
        if (!aims)
            return;
        for (int i = 0; i < aims->legal; ++i)
            if (const auto who = play::find(scenario_, aims->all[static_cast<std::size_t>(i)].who.id))
                hit(*who, target, side);
    }

private:
    void hit(play::CounterRef who, const play::Counter& target, std::size_t side)
    {
        if (who.force == static_cast<int>(side))
            return;
        Balance::Side& from = balance_.sides[static_cast<std::size_t>(who.force)];
        const auto& shooter = from.force.counters[static_cast<std::size_t>(who.counter)];
        addOnce(from.shooters, shooter.id);
        if (const auto hex = hexOf(shooter.fields))
            from.shooterHexes.push_back(*hex);
        addOnce(balance_.sides[side].underFire, target.id);
        if (const auto hex = hexOf(target.fields))
            balance_.sides[side].targetHexes.push_back(*hex);
    }

    const play::Game& game_;
    const play::Scenario& scenario_;
    Balance& balance_;
};

/// How soon one side could stand beside another that stays where it is: turn by turn whatever can be reached, by one
/// counter of each kind, from the hexes where its like stand.
class Contact
{
public:
    Contact(const play::Game& game, const std::stop_token& stop)
        : game_(game), face_(*game.setting->system->aims()), stop_(stop)
    {
        for (const play::Aiming& aiming : face_.aimings())
            if (!aiming.go.empty())
                go_ = aiming.go;
    }

    void find(Balance::Side& side, const std::vector<hex::Hex>& others)
    {
        others_ = others;
        std::vector<std::pair<play::Fields, std::vector<const play::Counter*>>> kinds; // what they are, wherever
        for (const play::Counter& counter : side.force.counters)
        {
            if (!hexOf(counter.fields))
                continue;
            const play::Fields what = edit::offBoards(counter.fields);
            auto kind = std::ranges::find(kinds, what, &decltype(kinds)::value_type::first);
            if (kind == kinds.end())
                kind = kinds.insert(kinds.end(), {what, {}});
            kind->second.push_back(&counter);
        }
        for (const auto& [what, like] : kinds)
            spread(side, like);
    }

private:
    static bool isInside(hex::Hex at, const std::set<hex::Hex>& seen)
    {
        return std::ranges::all_of(hex::allSides,
                                   [&](hex::Side side) { return seen.contains(hex::neighbour(at, side)); });
    }

    bool meets(hex::Hex at) const
    {
        return std::ranges::any_of(others_, [&](hex::Hex other) { return hex::distance(at, other) <= 1; });
    }

    void spread(Balance::Side& side, const std::vector<const play::Counter*>& like)
    {
        const play::Ref who{"counter", like.front()->id};
        std::set<hex::Hex> seen;
        std::vector<hex::Hex> edge;
        for (const play::Counter* one : like)
            if (seen.insert(*hexOf(one->fields)).second)
                edge.push_back(*hexOf(one->fields));
        const int most = std::min(side.contact.value_or(mostTurnsToContact + 1) - 1, mostTurnsToContact);
        for (int turn = 0; turn <= most && !edge.empty(); ++turn)
        {
            if (const auto at = std::ranges::find_if(edge, [&](hex::Hex one) { return meets(one); }); at != edge.end())
            {
                side.contact = turn;
                side.first = who.id;
                side.met = *at;
                return;
            }
            edge = next(who, edge, seen);
        }
    }

    std::vector<hex::Hex> next(const play::Ref& who, const std::vector<hex::Hex>& edge, std::set<hex::Hex>& seen) const
    {
        std::vector<hex::Hex> fresh;
        for (const hex::Hex from : edge)
        {
            if (stop_.stop_requested())
                return {};
            if (isInside(from, seen))
                continue; // what lies behind it is found from the edge
            const auto there = face_.supposed(game_, {who, go_, from, {}});
            if (!there)
                continue;
            for (const auto& [hex, cost] : face_.reach(there->game, who))
                if (seen.insert(hex).second)
                    fresh.push_back(hex);
        }
        return fresh;
    }

    const play::Game& game_;
    const play::AimFace& face_;
    const std::stop_token& stop_;
    std::string_view go_;
    std::vector<hex::Hex> others_;
};

std::vector<hex::Hex> othersOf(const Balance& balance, std::size_t side)
{
    std::vector<hex::Hex> hexes;
    for (std::size_t other = 0; other < balance.sides.size(); ++other)
        if (other != side)
            std::ranges::copy(balance.sides[other].hexes, std::back_inserter(hexes));
    return hexes;
}

} // namespace

Balance balanceOf(const edit::Desk& desk, const std::stop_token& stop, const Progress& progress)
{
    Balance balance;
    const auto game = gameOn(desk);
    if (!game)
        return balance;
    balance.answered = true;
    balance.system = game->setting->system;
    balance.columns = numbersOf(*balance.system, game->setting->scenario);
    const auto& forces = game->setting->scenario.forces;
    int all = static_cast<int>(forces.size());
    for (const play::Force& force : forces)
    {
        balance.sides.push_back(sideOf(force, balance.columns));
        balance.sides.back().cost = costOf(*balance.system, game->setting->scenario, force.counters);
        all += static_cast<int>(force.counters.size());
    }
    balance.shoots = balance.system->aims() != nullptr;
    if (!balance.shoots)
        return balance;
    int done = 0;
    Fire fire(*game, balance);
    for (std::size_t side = 0; side < forces.size(); ++side)
        for (const play::Counter& target : forces[side].counters)
        {
            if (stop.stop_requested())
                return balance;
            fire.at(target, side);
            progress(++done, all);
        }
    for (std::size_t side = 0; side < forces.size(); ++side)
    {
        Contact(*game, stop).find(balance.sides[side], othersOf(balance, side));
        progress(++done, all);
    }
    return balance;
}

} // namespace merlon::editor
