#include "core/centuria/measured.h"

#include "core/centuria/rounds/rounds.h"
#include "core/centuria/table/options.h"
#include "core/centuria/table/table.h"
#include "core/play/system.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// The switches that both systems have, as the organiser reads them.
play::Fields sharedOptions(const play::Fields& options)
{
    play::Fields out;
    for (const auto& option : options)
        if (std::ranges::find(tableSystem().options().fields, option.first, &play::Field::key) !=
            tableSystem().options().fields.end())
            out.push_back(option);
    return out;
}

play::Force forceOf(const Data& data, const State& state, const char* id, const std::string& name)
{
    const Player* player = state.find(name);
    const int units = player != nullptr && player->list ? player->list->units : data.terms.unitsMost;
    play::Force force;
    force.id = id;
    force.name = plainText(name);
    for (int i = 1; i <= units; ++i)
        force.counters.push_back({force.id + '-' + std::to_string(i), name + ' ' + std::to_string(i), {}, {}});
    return force;
}

std::optional<setup::Seat> seatOf(const Table& at, const std::string& player)
{
    if (player.empty())
        return {};
    return player == at.first ? setup::Seat::First : setup::Seat::Second;
}

/// What the roll and the choices have given; the table asks for the rest.
setup::Own ownOf(const Table& at, Battle battle, const TableId& id)
{
    setup::Own own;
    own.battle = battle;
    own.of = id.id;
    own.winner = seatOf(at, at.sides.winner);
    const auto chooser = seatOf(at, at.sides.chooser);
    const auto south = seatOf(at, at.sides.south);
    if (!chooser || !south)
        return own;
    own.sides = setup::Seated{*chooser, *south, {}};
    if (!at.sides.attacker.empty())
        own.sides->defender = seatOf(at, at.sides.attacker == at.first ? at.second : at.first);
    return own;
}

} // namespace

std::optional<play::Scenario> measuredTable(const Data& data, const State& state, const play::Scenario& tournament,
                                            const TableId& id)
{
    const Table* at = state.table(id);
    const auto battle = battleOf(data, id);
    if (at == nullptr || !battle)
        return {};
    const play::Value scenario = play::wordValue(*battle);
    play::Scenario out;
    out.id = "table-" + id.id;
    out.title = tournament.title;
    out.ruleset = tableSystem().id();
    out.options = sharedOptions(tournament.options);
    out.maps = {{std::get<play::Choice>(scenario).word + ".table.yaml"}};
    out.own = play::fieldsOf(ownOf(*at, *battle, id));
    out.forces = {forceOf(data, state, "first", at->first), forceOf(data, state, "second", at->second)};
    out.forces.front().colour = "#a23b2e";
    out.forces.back().colour = "#2f5d8a";
    out.forces.back().pattern = "stripes";
    return out;
}

} // namespace merlon::centuria
