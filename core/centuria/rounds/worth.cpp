// What a table can be worth.
#include "core/centuria/rounds/rounds.h"

#include <algorithm>

namespace merlon::centuria
{

std::optional<Battle> battleOf(const Data& data, const TableId& table)
{
    const auto place = placeOf(table);
    if (!place || place->first > static_cast<int>(data.terms.battles.size()))
        return {};
    return data.terms.battles[static_cast<std::size_t>(place->first - 1)];
}

Scoring scoringOf(const Data& data)
{
    return {&data.ruleset->schedules, data.options, data.terms.lossesToEliminate};
}

Army armyOf(const Data& data, const Player* player)
{
    const bool isKnown = player != nullptr && player->list.has_value();
    Army army;
    army.listPoints = isKnown ? player->list->points : data.terms.armyPoints;
    army.listUnits = isKnown ? player->list->units : data.terms.unitsMost;
    army.listGenerals = isKnown ? player->list->generals : 0;
    return army;
}

int commandPointsOf(const Data& data, const Player* player)
{
    const CommandPoints& granted = data.ruleset->schedules.command;
    return data.terms.commandPoints ? granted.commander + armyOf(data, player).listGenerals * granted.general : 0;
}

int costOf(const Data& data, Spending on)
{
    const CommandPoints& costs = data.ruleset->schedules.command;
    switch (on)
    {
    case Spending::Reroll:
        return costs.reroll;
    case Spending::Priority1:
        return costs.priority1;
    case Spending::Priority2:
        return costs.priority2;
    case Spending::Discipline:
        return costs.discipline;
    }
    return 0;
}

std::optional<int> commandLeft(const Data& data, const State& state, const TableId& table, const std::string& player)
{
    const Table* at = state.table(table);
    if (at == nullptr || !at->has(player))
        return {};
    int left = commandPointsOf(data, state.find(player));
    const auto pay = [&](const Table& game)
    {
        for (const Expense& one : game.spent)
            left -= one.player == player ? costOf(data, one.on) : 0;
    };
    if (data.options.commandPool == "tournament")
        for (int round = 0; round + 1 < placeOf(table)->first; ++round)
            for (const Table& game : state.rounds[static_cast<std::size_t>(round)].tables)
                if (game.has(player))
                {
                    pay(game);
                    if (game.commandLeft)
                        left =
                            std::min(left, game.first == player ? game.commandLeft->first : game.commandLeft->second);
                }
    pay(*at);
    return std::max(0, left);
}

std::optional<int> mostPoints(const Data& data, const State& state, const TableId& table, bool second)
{
    const auto battle = battleOf(data, table);
    const Table* at = state.table(table);
    if (!battle || at == nullptr)
        return {};
    const Player* own = state.find(second ? at->second : at->first);
    const Player* enemy = state.find(second ? at->first : at->second);
    return mostPoints(scoringOf(data), *battle, armyOf(data, own), armyOf(data, enemy)) +
           commandLeft(data, state, table, second ? at->second : at->first).value_or(0);
}

} // namespace merlon::centuria
