#include "core/centuria/desk/seats.h"

#include "core/centuria/seating/seating.h"

#include <unordered_map>

namespace merlon::centuria
{
namespace
{

/// In rows: of each player, at which of these tables he has sat.
std::vector<bool> sittings(const State& state, const std::vector<int>& tables, int round)
{
    std::unordered_map<std::string_view, std::size_t> indexOf;
    for (std::size_t i = 0; i < state.players.size(); ++i)
        indexOf.emplace(state.players[i].id, i);
    std::unordered_map<int, std::size_t> placeOf;
    for (std::size_t i = 0; i < tables.size(); ++i)
        placeOf.emplace(tables[i], i);
    std::vector<bool> out(state.players.size() * tables.size());
    for (int before = 0; before + 1 < round; ++before)
        for (const Table& table : state.rounds[static_cast<std::size_t>(before)].tables)
            if (const auto at = placeOf.find(table.number); at != placeOf.end())
                for (const std::string& name : {table.first, table.second})
                    if (const auto who = indexOf.find(name); who != indexOf.end())
                        out[who->second * tables.size() + at->second] = true;
    return out;
}

} // namespace

std::vector<int> seatsOf(const Data& data, const State& state, const std::vector<std::pair<int, int>>& pairs, int round)
{
    if (data.options.sameTable == "allowed" || round == 1)
        return seatsInOrder(data, pairs.size());
    const std::vector<int> tables = tableNumbers(data.terms, static_cast<int>(pairs.size()));
    std::vector<bool> fixed;
    for (const int number : tables)
        fixed.push_back(!fixedAt(data.terms, number).empty());
    const std::vector<bool> sat = sittings(state, tables, round);
    const auto again = [&](int player, int table)
    { return sat[static_cast<std::size_t>(player) * tables.size() + static_cast<std::size_t>(table)] ? 1 : 0; };
    const SatBefore before = [&](int pair, int table)
    {
        const auto& [a, b] = pairs[static_cast<std::size_t>(pair)];
        return again(a, table) + again(b, table);
    };
    std::vector<int> out;
    for (const int table : seated(static_cast<int>(pairs.size()), fixed, before))
        out.push_back(tables[static_cast<std::size_t>(table)]);
    return out;
}

std::vector<int> seatsInOrder(const Data& data, std::size_t pairs)
{
    std::vector<int> all = tableNumbers(data.terms, static_cast<int>(pairs));
    all.resize(pairs);
    return all;
}

bool hasSat(const State& state, std::string_view player, int table, int round)
{
    for (int i = 0; i + 1 < round; ++i)
        if (const Table* at = state.rounds[static_cast<std::size_t>(i)].at(table); at != nullptr && at->has(player))
            return true;
    return false;
}

} // namespace merlon::centuria
