#include "core/anarchy/system.h"

#include "core/anarchy/anarchy.h"
#include "core/anarchy/melee/odds.h"
#include "core/anarchy/open/open.h"
#include "core/anarchy/walls/walls.h"
#include "core/castle/sheet/typed_tables.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "siege_rules/1_21.h"
#include "tell.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Grid;
using play::TypedTable;

void endings(play::Verdict& verdict, const Ending& ending)
{
    endFlights(verdict, ending);
    finishWork(verdict, ending);
}

/// The rows of the battle with those that only The Anarchy has, and what only it can say.
struct Joins
{
    Tables tables = familyTables();
    Policies policies = familyPolicies();

    Joins()
    {
        joinOpenGround(tables);
        joinWalls(tables);
        joinStones(tables, policies);
        joinSheet(tables, policies);
        joinPriory(tables);
        joinSling(tables);
        joinCaptives(tables, policies);
        policies.ends = endings;
    }
};

const Joins& joins()
{
    static const Joins made;
    return made;
}

/// Each table with the letters that it may have.
template <class Rules, class Visit>
void eachTable(Rules& ruleset, Visit visit)
{
    visit(ruleset.shotsFoot, ruleset.footResults);
    visit(ruleset.shotsMounted, ruleset.mountedResults);
    visit(ruleset.meleeTables.foot, ruleset.meleeTables.footResults);
    visit(ruleset.meleeTables.mounted, ruleset.meleeTables.mountedResults);
}

std::vector<Grid> gridsIn(const Ruleset& ruleset)
{
    std::vector<Grid> grids;
    eachTable(ruleset, [&](const auto& table, const auto& results) { grids.push_back(gridOf(table, results)); });
    return grids;
}

/// With those tables in the place of its own; those with faults are left out.
std::shared_ptr<const Ruleset> withTables(const System& system, const std::vector<TypedTable>& typed)
{
    auto own = std::make_shared<Ruleset>(*builtInRuleset());
    for (const TypedTable& one : typed)
        if (play::isPlayable(system.faults(one)))
            eachTable(*own,
                      [&](auto& table, const auto&)
                      {
                          if (table.id == one.id)
                              take(table, one.cells);
                      });
    return own;
}

} // namespace

std::vector<std::string> System::words(std::string_view set) const
{
    const Ruleset& ruleset = *builtInRuleset();
    std::vector<std::string> ids;
    if (set == "class")
        ids = ruleset.classes;
    if (set == "weapon")
        for (const Weapon& weapon : ruleset.weapons)
            ids.push_back(weapon.id);
    if (set == "outcome")
        for (const auto* results : {&ruleset.meleeTables.mountedResults})
            for (const MeleeResult& one : *results)
                ids.push_back(one.letter);
    if (set == "outcome")
        ids.emplace_back("-");
    return ids;
}

std::vector<RuleId> System::rules() const
{
    auto ids = castle::rulesOf(joins().tables);
    for (const auto& more : {castle::rulesOfTheBattle(), rulesOfOpenGround(), anarchy::rulesOfOdds(),
                             rulesOfMeleeResults(), rulesOfTheSheet(), rulesOfCaptives(), rulesOfWork(),
                             rulesOfThePriory(), rulesOfTheSling(), rulesOfWalls(), rulesOfStones(), rulesCited()})
        ids.insert(ids.end(), more.begin(), more.end());
    const Ruleset& ruleset = *builtInRuleset();
    for (const Weapon& weapon : ruleset.weapons)
        ids.push_back({weapon.rule});
    for (const Terrain& terrain : ruleset.terrains->all)
        ids.push_back({terrain.rule});
    for (const Thing& one : ruleset.terrains->things)
        if (one.row && !one.row->rule.empty())
            ids.push_back({one.row->rule});
    for (const Sentence* one : ruleset.terrains->sentences())
        ids.push_back({one->rule});
    return ids;
}

std::vector<Grid> System::grids(const std::vector<TypedTable>& typed) const
{
    return gridsIn(*withTables(*this, typed));
}

std::vector<play::CellFault> System::faults(const TypedTable& typed) const
{
    const auto grids = gridsIn(*builtInRuleset());
    const auto grid = std::ranges::find(grids, typed.id, &Grid::id);
    if (grid == grids.end())
        return {{-1, -1, tell::sheet_table_unknown{.name = yaml::quote(typed.id)}}};
    return faultsIn(*grid, typed.cells);
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readRuleset(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data data;
    data.tables = &joins().tables;
    data.policies = &joins().policies;
    const Options chosen = play::read<Options>(scenario.options).value;
    data.ruleset = signedBy(withTables(*this, scenario.tables), chosen);
    data.playBy(chosen);
    castle::setUp(data, scenario, boards, terrainsBy(*data.ruleset, data.options));
    return play::Opaque::of(std::move(data));
}

play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    for (const auto could : {couldWithCaptives, couldAtDoors, couldLob})
        if (auto marks = could(at(game), begun, field))
            return std::move(*marks);
    if (begun.kind != "outcome" || field.key != "letter")
        return BattleOf::could(game, begun, field);
    play::Marks marks;
    for (const std::string& letter : lettersNow(at(game)))
        marks.all.push_back(word("outcome", letter));
    return marks;
}

play::Value System::given(const play::Game& game, const play::Record& begun, const play::Field& field,
                          const play::Value& mark) const
{
    if (auto way = wayOfACaptive(at(game), begun, field, mark))
        return std::move(*way);
    return BattleOf::given(game, begun, field, mark);
}

std::optional<play::Scene> System::scene(const play::Game& game, const play::Record* begun,
                                         const play::Verdict* verdict) const
{
    auto scene = BattleOf::scene(game, begun, verdict);
    for (const Captive& one : stateOf(game).captives)
        for (play::Piece& piece : scene->pieces)
            if (piece.thing == play::Ref{"counter", one.counter} && !one.gone)
                piece.states.push_back({"state", one.freed ? "unarmed" : "captive"});
    return scene;
}

/// By the other reading of anarchy.ruling.3 those may shoot whose phase it is not.
std::vector<play::Muster> System::muster(const play::Game& game) const
{
    auto lines = BattleOf::muster(game);
    const Position now = at(game);
    if (!turnsAreOver(now))
        addCaptives(lines, now);
    if (!shootsInTheOthersPhase(now))
        return lines;
    play::Muster may{{says::siege_1_21c_may}, {}, play::Turn::May};
    for (const Counter& one : now.state().counters)
        if (one.force != now.state().phase && one.hex && one.health != Health::Dead &&
            outset(game, {"shoot", {{"by", counterRef(one.id)}}}).legal)
            may.who.push_back({"counter", one.id});
    addLine(lines, std::move(may));
    return lines;
}

const play::System& system()
{
    static const System anarchy;
    return anarchy;
}

} // namespace merlon::anarchy
