#include "core/siege/system.h"

#include "core/castle/field/walls.h"
#include "core/siege/melee/odds.h"
#include "core/siege/sheet_tables.h"
#include "core/siege/shots/strays.h"
#include "core/siege/siege.h"
#include "core/yaml/log.h"
#include "siege_rules/0_3.h"
#include "siege_rules/1_1.h"
#include "siege_rules/1_62.h"
#include "siege_rules/1_8.h"
#include "siege_rules/2_4.h"
#include "siege_rules/4_13.h"
#include "siege_rules/4_31.h"
#include "siege_rules/4_32.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Game;

/// What the ground is made by.
std::shared_ptr<const Terrains> terrainsBy(const Ruleset& ruleset, const Options& options)
{
    Terrains open = *ruleset.terrains;
    open.neighboursFall = options.rubbleWalls == "all";
    open.gateStaysOpen = options.gateClosed == "open";
    return std::make_shared<const Terrains>(std::move(open));
}

constexpr Deed deeds[] = {
    {Step::Movement, "take", "counter", says::siege_5_32e_may, says::siege_5_32e_done,
     [](const Counter& one) { return one.barrel; }},
    {Step::Melee, "pour", "by", says::siege_5_32a_may, says::siege_5_32a_done,
     [](const Counter& one) { return one.work == Work::Pour; }},
};

/// Those inside a ram that may strike now.
play::Muster atTheRams(const Game& game, const Position& now)
{
    play::Muster may{{says::siege_4_32a_may}, {}, play::Turn::May};
    if (now.state().step != Step::Melee)
        return may;
    for (const map::Covering& one : now.state().site->map->overlays)
        if (one.kind == "ram" && play::judge(game, {"strike", {{"hex", one.hexes.front()}}}).legal)
            for (const Body& who : insideOf(now, one.hexes))
                if (who)
                    may.who.push_back({"counter", who.state->id});
    return may;
}

/// Rulings that are cited beside what other rules say, and rules that say nothing of their own.
constexpr RuleId readSo[] = {
    rule::siege_ruling_french_sheet,
    rule::siege_ruling_lost_glyphs,
    rule::siege_ruling_embankment_influence,
    rule::siege_ruling_moat_exit,
    rule::siege_ruling_heights,
    rule::siege_ruling_es_slips,
    rule::siege_ruling_own_hex,
    rule::siege_ruling_mounted_aim,
    rule::siege_ruling_slit_arc,
    rule::siege_ruling_slit_axis,
    rule::siege_ruling_filled_level,
    rule::siege_ruling_wall_distance,
    rule::siege_ruling_door_side,
    rule::siege_ruling_gate_hexes,
    rule::siege_ruling_cover_max,
    rule::siege_ruling_mounted_strong,
    rule::siege_ruling_rampart_floor,
    rule::siege_ruling_inside_castle,
    rule::siege_ruling_corpses,
    rule::siege_ruling_one_attack,
    rule::siege_ruling_killed_choice,
    rule::siege_ruling_keep_nearest,
    rule::siege_1_62b,
    rule::siege_2_4b,
    rule::siege_2_4c,
    rule::siege_ruling_own_height,
    rule::siege_4_31a,
    rule::siege_4_13d,
    rule::siege_0_3,
    rule::siege_1_1l,
};

/// The rows of the battle with those that only SIEGE has, and what only it can say.
struct Joins
{
    Tables tables = castle::familyTables();
    Policies policies = castle::familyPolicies();

    Joins()
    {
        joinMelee(policies);
        joinStrays(tables, policies);
        joinSkill(tables);
        joinPanic(tables, policies);
        joinDays(tables);
    }
};

const Joins& joins()
{
    static const Joins made;
    return made;
}

std::vector<HouseRule> houseRulesOf(const Data& data, const std::string& edition)
{
    std::vector<HouseRule> rules;
    const Options& options = data.options;
    const Edition* own = data.ruleset->editionOf(edition);
    for (std::size_t i = 0; i < numberOfDifferences; ++i)
    {
        const play::Field& difference = differences()[i];
        if (own == nullptr || !options.house[i] || difference.put(&data.played) == difference.put(&own->says))
            continue;
        Options without = options;
        without.house[i].reset();
        auto otherwise = std::make_shared<Data>(data);
        otherwise->playBy(edition, without);
        rules.push_back({{says::play_house_played,
                          {{"difference", play::Choice{"difference", std::string(difference.key)}},
                           {"edition", play::Choice{"edition", options.house[i]->id}}},
                          play::Weight::House},
                         std::move(otherwise)});
    }
    return rules;
}

} // namespace

std::vector<std::string> System::editions() const
{
    std::vector<std::string> ids;
    for (const Edition& edition : builtInRuleset()->editions)
        ids.push_back(edition.id);
    return ids;
}

std::vector<std::string> System::words(std::string_view set) const
{
    const Ruleset& ruleset = *builtInRuleset();
    std::vector<std::string> ids;
    if (set == "class")
        ids = ruleset.classes;
    if (set == "edition")
        return editions();
    if (set == "overlay")
        ids.assign(play::wordsOf<Laid>.words.begin(), play::wordsOf<Laid>.words.end());
    if (set == "weapon")
        for (const Weapon& weapon : ruleset.weapons)
            ids.push_back(weapon.id);
    return ids;
}

std::vector<RuleId> System::rules() const
{
    auto ids = castle::rulesOf(joins().tables);
    for (const auto& more : {castle::rulesOfTheBattle(), rulesOfStrays(), rulesOfSkill(), rulesOfOdds(),
                             rulesOfMeleeResults(), rulesOfBringingIn(), rulesOfTheRam(), rulesOfOil(),
                             rulesOfBarrels(), rulesOfTheBridge(), rulesOfTheDays(), rulesOfPanic(), rulesOfFlight()})
        ids.insert(ids.end(), more.begin(), more.end());
    const Ruleset& ruleset = *builtInRuleset();
    for (const Weapon& weapon : ruleset.weapons)
        ids.push_back({weapon.rule});
    for (const Terrain& terrain : ruleset.terrains->all)
        ids.push_back({terrain.rule});
    for (const Thing& one : ruleset.terrains->things)
        if (one.row)
            ids.push_back({one.row->rule});
    for (const Sentence* one : ruleset.terrains->sentences())
        ids.push_back({one->rule});
    ids.insert(ids.end(), std::begin(readSo), std::end(readSo));
    return ids;
}

std::vector<play::Grid> System::grids(const std::vector<play::TypedTable>& typed) const
{
    return gridsOf(*withTables(builtInRuleset(), typed));
}

std::vector<play::CellFault> System::faults(const play::TypedTable& typed) const
{
    return faultsOf(*builtInRuleset(), typed);
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readRuleset(ruleset, log);
}

std::vector<play::Problem> System::problems(const play::Scenario& scenario, const play::Boards& boards) const
{
    auto problems = BattleOf::problems(scenario, boards);
    for (play::Problem& one : problemsOfTheDays(scenario, boards))
        problems.push_back(std::move(one));
    return problems;
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data data;
    data.tables = &joins().tables;
    data.policies = &joins().policies;
    data.ruleset = withTables(builtInRuleset(), scenario.tables);
    data.playBy(scenario.edition, play::read<Options>(scenario.options).value);
    castle::setUp(data, scenario, boards, terrainsBy(*data.ruleset, data.options));
    data.plan = planOf(scenario);
    data.house = houseRulesOf(data, scenario.edition);
    return play::Opaque::of(std::move(data));
}

std::vector<play::Owed> System::owed(const Game& game) const
{
    auto owed = owedByTheDay(at(game));
    for (play::Owed& one : BattleOf::owed(game))
        owed.push_back(std::move(one));
    return owed;
}

std::vector<play::Sheet> System::sheets(const Game& game) const
{
    return sheetsOf(at(game));
}

std::vector<play::PlanHex> System::plan(const Game& game) const
{
    return castle::planOf(at(game));
}

std::vector<play::Muster> System::muster(const Game& game) const
{
    const Position now = at(game);
    auto lines = BattleOf::muster(game);
    if (!now.state().fighting || turnsAreOver(now))
        return lines;
    addDeeds(lines, game, now, deeds);
    play::Muster winch{{says::siege_1_8a_at_the_winch}, {}, play::Turn::May};
    for (const Body& one : atTheWinch(now))
        if (play::judge(game, {"winch", {{"counter", one.name()}}}).legal)
            winch.who.push_back({"counter", one.state->id});
    addLine(lines, std::move(winch));
    addLine(lines, atTheRams(game, now));
    return lines;
}

std::optional<play::Scene> System::scene(const Game& game, const play::Record* begun,
                                         const play::Verdict* verdict) const
{
    auto scene = BattleOf::scene(game, begun, verdict);
    for (const Scared& one : stateOf(game).scared)
        for (play::Piece& piece : scene->pieces)
            if (piece.thing == play::Ref{"counter", one.counter})
                piece.states.push_back(std::get<play::Choice>(play::wordValue(one.nerve)));
    return scene;
}

play::Clock System::clock(const Game& game) const
{
    return siege::clockOf(at(game));
}

const play::System& system()
{
    static const System siege;
    return siege;
}

} // namespace merlon::siege
