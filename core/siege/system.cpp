#include "core/siege/system.h"

#include "core/siege/field/damage.h"
#include "core/siege/field/hurt.h"
#include "core/siege/moves/moves.h"
#include "core/siege/odd_walls.h"
#include "core/siege/riders/riders.h"
#include "core/siege/set_up.h"
#include "core/siege/sheet_tables.h"
#include "core/siege/siege.h"
#include "core/siege/turn/turn.h"
#include "core/siege/two_hexes.h"
#include "core/siege/unreached.h"
#include "core/yaml/log.h"
#include "siege_rules/0_3.h"
#include "siege_rules/1_1.h"
#include "siege_rules/1_62.h"
#include "siege_rules/2_4.h"
#include "siege_rules/4_13.h"
#include "siege_rules/4_31.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Game;

/// What the ground is made by.
std::shared_ptr<const castle::Terrains> terrainsBy(const Ruleset& ruleset, const Options& options)
{
    castle::Terrains open = *ruleset.terrains;
    open.neighboursFall = options.rubbleWalls == "all";
    open.gateStaysOpen = options.gateClosed == "open";
    return std::make_shared<const castle::Terrains>(std::move(open));
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
    auto ids = rulesOfShooting();
    for (const auto& more :
         {rulesOfMovement(),   rulesOfRetreat(), rulesOfRecovery(),  rulesOfTheTurn(),     rulesOfMelee(),
          rulesOfHurts(),      rulesOfDamage(),  rulesOfTheBridge(), rulesOfFalls(),       rulesOfLadders(),
          rulesOfTheAdvance(), rulesOfTheDays(), rulesOfEngines(),   rulesOfTheBallista(), rulesOfTheMantlet(),
          rulesOfFire(),       rulesOfPanic(),   rulesOfFlight(),    rulesOfLeading(),     rulesOfCarts(),
          rulesOfTheSaddle()})
        ids.insert(ids.end(), more.begin(), more.end());
    for (const Weapon& weapon : builtInRuleset()->weapons)
        ids.push_back({weapon.rule});
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
    std::optional<castle::Site> site;
    if (!boards.empty())
        site.emplace(boards.front(), builtInRuleset()->terrains);
    auto problems = wrongHalves(scenario, site ? &*site : nullptr);
    for (play::Problem& one : problemsOfTheDays(scenario, boards))
        problems.push_back(std::move(one));
    if (site)
        for (play::Problem& one : oddPlaces(scenario, *site))
            problems.push_back(std::move(one));
    return problems;
}

std::vector<play::MapProblem> System::oddities(const map::HexMap& map) const
{
    return oddBridges(map);
}

std::vector<play::MapRemark> System::remarks(const map::HexMap& map) const
{
    auto all = unreached(*this, map);
    for (play::MapRemark& remark : oddWalls(map))
        all.push_back(std::move(remark));
    return all;
}

std::vector<play::MapRemark> System::remarks(const play::Scenario& scenario, const play::Boards& boards) const
{
    return boards.empty() ? std::vector<play::MapRemark>() : zonesOutOfReach(*this, scenario.zones, *boards.front());
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data data;
    data.mayAdvance = mayAnybodyAdvance;
    data.ruleset = withTables(builtInRuleset(), scenario.tables);
    data.playBy(scenario.edition, play::read<Options>(scenario.options).value);
    const auto map =
        boards.empty() ? std::make_shared<const map::HexMap>(map::blankMap({}, "plain", '.')) : boards.front();
    data.site = std::make_shared<const castle::Site>(map, terrainsBy(*data.ruleset, data.options));
    data.turns = scenario.turns;
    data.plan = planOf(scenario);
    for (int number = 0; const play::Force& force : scenario.forces)
    {
        if (force.id == scenario.first)
            data.first = number;
        data.forces.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            data.figures.push_back({counter.id, counter.name, number, play::read<Piece>(counter.fields).value});
        for (const play::Zone& zone : scenario.zones)
            if (zone.force == force.id)
                data.zones.push_back({number, zone.hexes});
        ++number;
    }
    data.house = houseRulesOf(data, scenario.edition);
    return play::Opaque::of(std::move(data));
}

std::vector<play::Owed> System::owed(const Game& game) const
{
    const Position now(dataOf(game), stateOf(game));
    auto owed = owedByTheDay(now);
    for (play::Owed& one : owedIn(now))
        owed.push_back(std::move(one));
    return owed;
}

std::vector<play::Sheet> System::sheets(const Game& game) const
{
    return sheetsOf({dataOf(game), stateOf(game)});
}

play::Clock System::clock(const Game& game) const
{
    return clockOf({dataOf(game), stateOf(game)});
}

std::vector<play::Muster> System::muster(const Game& game) const
{
    return musterOf(game, {dataOf(game), stateOf(game)});
}

std::vector<play::Thing> System::things(const Game& game, std::string_view sort) const
{
    std::vector<play::Thing> things;
    if (sort == "force")
        for (const play::Force& force : game.setting->scenario.forces)
            things.push_back({force.id, {}, force.id}); // the scenario names them, in each language
    const Data& data = dataOf(game);
    if (sort == "engine")
        for (const Figure& one : data.figures)
            if (const auto* engine = stateOf(game).days.sheet.engine(one.id))
            {
                play::Thing thing{one.id, one.name, data.forces[static_cast<std::size_t>(one.force)]};
                if (engine->hex)
                    thing.where = placeOf(*engine->hex);
                things.push_back(std::move(thing));
            }
    if (sort != "counter")
        return things;
    for (const Counter& one : stateOf(game).counters)
    {
        play::Thing thing{one.id, data.figures[static_cast<std::size_t>(one.figure)].name,
                          data.forces[static_cast<std::size_t>(one.force)]};
        if (one.hex)
            thing.where = placeOf(*one.hex);
        things.push_back(std::move(thing));
    }
    for (const LooseHorse& horse : stateOf(game).horses)
        if (const Counter* rider = stateOf(game).find(horse.rider))
        {
            const Figure& figure = data.figures[static_cast<std::size_t>(rider->figure)];
            play::Thing thing{horseOf(horse.rider), figure.name + " \u265e", // a horse in every language
                              data.forces[static_cast<std::size_t>(counterOf(stateOf(game), horse).force)]};
            thing.where = placeOf(horse.hex);
            things.push_back(std::move(thing));
        }
    return things;
}

std::optional<play::Ruled> System::ruled(const play::Setting& setting, hex::Hex from, hex::Hex to,
                                         std::string_view with) const
{
    const std::string weapon(with.empty() ? "long_bow" : with);
    if (!builtInRuleset()->findWeapon(weapon) || setting.boards.empty())
        return {};
    const auto figure = [&](const char* id, Hex hex)
    {
        play::Force force;
        force.id = id;
        force.counters.push_back({id,
                                  map::printedName(*setting.boards.front(), hex),
                                  {{"weapon", play::Choice{"weapon", weapon}}, {"hex", hex}},
                                  {}});
        return force;
    };
    play::Scenario two = setting.scenario;
    two.forces = {figure("from", from), figure("to", to)};
    return play::Ruled{play::begin(play::settingOf(*this, std::move(two), setting.boards)),
                       {"shoot", {{"by", counterRef("from")}, {"at", counterRef("to")}}}};
}

const play::System& system()
{
    static const System siege;
    return siege;
}

} // namespace merlon::siege
