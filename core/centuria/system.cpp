#include "core/centuria/system.h"

#include "core/centuria/centuria.h"
#include "core/centuria/sheets.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// Of the tables of the round that is played, those without points.
void addOpenTables(std::vector<play::Owed>& out, const State& state)
{
    const int round = state.published();
    if (round == 0)
        return;
    const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (const TableId id = tableIn(round, static_cast<int>(i) + 1); !tables[i].points)
            out.push_back({{"score", {{"table", table(id)}}},
                           {},
                           {says::centuria_ranking_game_points_waits,
                            {{"first", player(tables[i].first)}, {"second", player(tables[i].second)}}}});
}

std::string nameOf(const Table& table)
{
    return table.first + " – " + table.second;
}

} // namespace

std::vector<RuleId> System::rules() const
{
    std::vector<RuleId> ids;
    for (const auto& more : {rulesOfAnnouncement(), rulesOfRegistering(), rulesOfLists(), rulesOfKit(),
                             rulesOfPairing(), rulesOfPoints(), rulesOfForms(), rulesOfLeaving()})
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

/// Of the tables only those that have no points yet; of the players of a form only those who sit at its table.
play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    play::Marks marks = play::System::could(game, begun, field);
    if (begun.kind == "score" && field.key == "table")
        std::erase_if(marks.all, [&](const play::Value& mark)
                      { return stateOf(game).table({std::get<play::Ref>(mark).id})->points.has_value(); });
    if (begun.kind == "form" && field.key == "attacker")
        if (const play::Value* id = play::find(begun.fields, "table"))
            if (const Table* at = stateOf(game).table({std::get<play::Ref>(*id).id}))
                std::erase_if(marks.all,
                              [&](const play::Value& mark) { return !at->has(std::get<play::Ref>(mark).id); });
    return marks;
}

/// Two units of the same points are two entries: where a list may hold 0, a number is added even if it is there, and 0
/// takes the last one back.
play::Value System::given(const play::Game& game, const play::Record& begun, const play::Field& field,
                          const play::Value& mark) const
{
    const int* number = std::get_if<int>(&mark);
    if (!field.list || number == nullptr || field.least > 0)
        return play::System::given(game, begun, field, mark);
    const play::Value* now = play::find(begun.fields, field.key);
    play::List next = now != nullptr ? std::get<play::List>(*now) : play::List{};
    if (*number != 0)
        next.push_back(mark);
    else if (!next.empty())
        next.pop_back();
    return next;
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
    else if (mustSitOut(data, state))
        out.push_back({{"sit_out", {}}, {}, {says::centuria_odd_sacrifice_waits}});
    else if (const auto pair = pairByTheRules(data, state))
        out.push_back({play::recordOf(*pair), {}, {says::centuria_pairing_swiss_waits, {{"round", pair->round}}}});
    addOpenTables(out, state);
    return out;
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

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    const State& state = stateOf(game);
    std::vector<play::Thing> out;
    if (sort == "player")
        for (const Player& one : state.players)
            if (!one.satOut)
                out.push_back({one.id, one.id});
    if (sort == "table")
        for (int round = state.published(); round > 0; --round)
        {
            const auto& tables = state.rounds[static_cast<std::size_t>(round - 1)].tables;
            for (std::size_t i = 0; i < tables.size(); ++i)
                out.push_back({tableIn(round, static_cast<int>(i) + 1).id, nameOf(tables[i])});
        }
    return out;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    return sheetsOf(dataOf(game), stateOf(game));
}

const play::System& system()
{
    static const System centuria;
    return centuria;
}

} // namespace merlon::centuria
