#include "core/centuria/system.h"

#include "core/centuria/centuria.h"
#include "core/centuria/glance.h"
#include "core/centuria/handouts.h"
#include "core/centuria/measured.h"
#include "core/centuria/picks.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// Of the tables of the round that is played, those without points.
void addMissingLists(std::vector<play::Owed>& out, const Data& data, const State& state)
{
    for (const int index : active(data, state))
        if (const Player& one = state.players[static_cast<std::size_t>(index)]; !one.list)
            out.push_back({{"hand_in", {{"player", player(one.id)}}},
                           {},
                           {says::centuria_army_own_none, {{"player", player(one.id)}}}});
}

/// Its lists are missing, its number is odd, or it can be paired.
void addPairing(std::vector<play::Owed>& out, const Data& data, const State& state)
{
    addMissingLists(out, data, state);
    if (!out.empty())
        return;
    if (mustSitOut(data, state))
        out.push_back({{"sit_out", {}}, {}, {says::centuria_odd_sacrifice_waits}});
    else if (const auto pair = pairByTheRules(data, state))
        out.push_back({play::recordOf(*pair), {}, {says::centuria_pairing_swiss_waits, {{"round", pair->round}}}});
}

void addOpenTables(std::vector<play::Owed>& out, const State& state)
{
    const int round = state.published();
    if (round == 0)
        return;
    const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
    for (const Table& one : tables)
        if (!one.points)
            out.push_back({{"score", {{"table", table(tableIn(round, one.number))}}},
                           {},
                           {says::centuria_ranking_game_points_waits,
                            {{"first", player(one.first)}, {"second", player(one.second)}}}});
}

std::string nameOf(const Table& table)
{
    return table.first + " – " + table.second;
}

} // namespace

std::vector<RuleId> System::rules() const
{
    std::vector<RuleId> ids;
    for (const auto& more :
         {rulesOfAnnouncement(), rulesOfTerms(), rulesOfRegistering(), rulesOfLists(), rulesOfKit(), rulesOfPairing(),
          rulesOfSeats(), rulesOfPoints(), rulesOfForms(), rulesOfLeaving(), rulesOfClocks(), rulesOfConduct(),
          rulesOfSlips(), rulesOfCommand(), rulesOfSides(), rulesOfQuestions()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readRuleset(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards&) const
{
    return play::Opaque::of(
        centuria::dataOf(play::read<Options>(scenario.options).value, play::read<Own>(scenario.own).value));
}

play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    play::Marks marks = play::System::could(game, begun, field);
    narrow(marks, dataOf(game), stateOf(game), begun, field);
    return marks;
}

/// What the next round waits for, and then its pairs as the rules would have them.
std::vector<play::Owed> System::owed(const play::Game& game) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    std::vector<play::Owed> out;
    if (!state.announced)
        out.push_back({{"announce", {}}, {}, {says::centuria_format_day_waits}});
    else if (const Round* draft = state.draft(); draft != nullptr)
        out.push_back({{"publish", {{"round", static_cast<int>(state.rounds.size())}}},
                       {},
                       {says::centuria_pairing_swiss_lies, {{"round", static_cast<int>(state.rounds.size())}}}});
    else
        addPairing(out, data, state);
    addWaits(out, data, state);
    addCalls(out, state);
    addSealed(out, state);
    addOpenTables(out, state);
    return out;
}

std::optional<play::Record> System::next(const play::Game& game) const
{
    return nextOf(dataOf(game), stateOf(game));
}

play::Clock System::clock(const play::Game& game) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    const int round = state.published();
    play::Clock clock;
    if (round == 0)
        clock.says.push_back({says::centuria_format_day_registration});
    else
        clock.says.push_back({says::centuria_format_day_round, {{"round", round}, {"count", data.terms.rounds}}});
    if (const auto at = static_cast<std::size_t>(round - 1); round > 0 && at < data.terms.battles.size())
        clock.says.push_back(
            {says::centuria_format_scenarios_now, {{"scenario", play::wordValue(data.terms.battles[at])}}});
    clock.over = round >= data.terms.rounds && state.isQuiet();
    if (clock.over)
        clock.says.push_back({says::centuria_format_day_over});
    return clock;
}

std::vector<play::Timer> System::timers(const play::Game& game) const
{
    return timersOf(dataOf(game), stateOf(game));
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    const State& state = stateOf(game);
    std::vector<play::Thing> out;
    if (sort == "player")
        for (const Player& one : state.players)
            if (!one.satOut)
                out.push_back({one.id, one.id});
    if (sort == "slip")
        return slipThings(state);
    if (sort == "table")
        for (int round = state.published(); round > 0; --round)
        {
            const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
            for (const Table& one : tables)
                out.push_back({tableIn(round, one.number).id, nameOf(one)});
        }
    return out;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    const State& state = stateOf(game);
    auto all = sheetsOf(dataOf(game), state);
    all.push_back(penaltiesOf(state));
    all.push_back(decisionsOf(state));
    all.push_back(slipsOf(state));
    return all;
}

std::vector<play::Handout> System::handouts(const play::Game& game) const
{
    return handoutsOf(dataOf(game), stateOf(game), sheets(game));
}

std::optional<play::Scenario> System::offspring(const play::Game& game, const play::Record& owed) const
{
    const play::Value* id = owed.kind == "decide" ? play::find(owed.fields, "table") : nullptr;
    const auto* name = id != nullptr ? std::get_if<play::Ref>(id) : nullptr;
    const Table* at = name != nullptr ? stateOf(game).table({name->id}) : nullptr;
    if (at == nullptr || !at->measured)
        return {};
    return measuredTable(dataOf(game), stateOf(game), game.setting->scenario, {name->id});
}

const play::System& system()
{
    static const System centuria;
    return centuria;
}

} // namespace merlon::centuria
