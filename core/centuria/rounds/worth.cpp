// What a table can be worth.
#include "core/centuria/rounds/rounds.h"

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

std::optional<int> mostPoints(const Data& data, const State& state, const TableId& table, bool second)
{
    const auto battle = battleOf(data, table);
    const Table* at = state.table(table);
    if (!battle || at == nullptr)
        return {};
    const Player* own = state.find(second ? at->second : at->first);
    const Player* enemy = state.find(second ? at->first : at->second);
    return mostPoints(scoringOf(data), *battle, armyOf(data, own), armyOf(data, enemy)) + commandPointsOf(data, own);
}

} // namespace merlon::centuria
