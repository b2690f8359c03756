#include "bailey.h"

#include "bailey_rules.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/hurt.h"
#include "core/castle/fire/fire.h"
#include "core/castle/numbers/read_numbers.h"
#include "core/map/hex_map.h"
#include "core/play/shape.h"
#include "core/rules/catalogue.h"
#include "core/systems.h"
#include "core/yaml/part.h"
#include "core/yaml/quote.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_7.h"
#include "tell.h"

namespace merlon::bailey
{

using namespace castle;

namespace
{

using play::note;
using play::refusal;
using play::Verdict;
using play::Weight;

std::shared_ptr<const Numbers> numbersOf(const yaml::Node& root, yaml::Log& log)
{
    const yaml::Part file(root, log, tell::the_ruleset{},
                          {"merlon", "id", "terrain", "coverings", "overlays", "words", "weapons", "modifiers",
                           "radius", "results", "tables", "structures"});
    auto all = std::make_shared<Numbers>();
    readNumbers(file, log, "bailey", *all);
    return all;
}

std::shared_ptr<const Numbers> printed()
{
    static const auto read = []
    {
        const std::string_view text = rules::dataFile("bailey");
        yaml::Log log("bailey.yaml", text);
        return numbersOf(yaml::parseOneDocument(text, log).root, log);
    }();
    return read;
}

bool isWeary(const Position& now, const Counter& one)
{
    return std::ranges::count(now.own<State>().weary, one.id) > 0;
}

int columnOf(const Melee& melee)
{
    return std::clamp(melee.attack() - melee.defence() + 1, 1, 4);
}

/// The difference in the place of a ratio.
void sayColumn(Verdict& verdict, const Melee& melee)
{
    if (melee.attack() < melee.defence())
        return void(verdict.refuse(says::bailey_odds_weak, {{"attack", melee.attack()}, {"defence", melee.defence()}}));
    verdict.note(says::bailey_odds_difference,
                 {{"attack", melee.attack()}, {"defence", melee.defence()}, {"column", columnOf(melee)}});
    verdict.fact("column", std::to_string(columnOf(melee)));
}

void fight(Verdict& verdict, const Melee& melee, play::Tray& tray)
{
    sayColumn(verdict, melee);
    if (!verdict.legal)
        return;
    const auto die = tray.roll(verdict, {6, "melee"});
    if (!die)
        return;
    const auto row = static_cast<std::size_t>(*die - 1);
    const bool strikes = melee.now.data<Data>().strikes[row][static_cast<std::size_t>(columnOf(melee) - 1)];
    Fought fought{{}, {}, strikes ? Lost::Defenders : Lost::Nobody};
    for (const Body& one : melee.by)
        fought.by.push_back({one.state->id});
    for (const Body& one : melee.at)
        fought.at.push_back({one.state->id});
    verdict.effect(fought);
    if (!melee.now.data<Data>().options.tireless)
        for (const CounterId& one : fought.by)
            verdict.effect(Wearied{one});
    if (!strikes)
        return void(verdict.say(Weight::Result, says::bailey_odds_missed, {{"die", *die}}));
    verdict.note(says::bailey_odds_hit, {{"die", *die}, {"name", melee.at.front().name()}});
    hurt(verdict, melee.now, melee.at.front(), {Health::Wounded, {}});
}

struct Joins
{
    Tables tables = familyTables();
    Policies policies = familyPolicies();

    Joins()
    {
        tables.attackers.behind(rule::siege_1_7a,
                                {refusal, says::bailey_weary_attacks,
                                 [](const Fighter& one) { return isWeary(one.now(), *one.who.state); }, nameOf});
        tables.shooters.without(rule::siege_1_21h); // as often as they like
        policies.odds = sayColumn;
        policies.fight = fight;
    }
};

const Joins& joins()
{
    static const Joins made;
    return made;
}

constexpr const char* struck = "X";
constexpr const char* missed = "-";

/// That or less than the column on the die, as long as nobody has typed it in otherwise.
play::Grid meleeGrid()
{
    play::Grid grid;
    grid.id = "bailey/melee";
    grid.standIn = true;
    grid.letters = {{struck, missed}};
    grid.hexes = hex::Layout{4, 6, hex::Orientation::Flat, hex::Shove::Even};
    for (int column = 1; column <= 4; ++column)
        grid.columns.emplace_back(column);
    for (int die = 1; die <= 6; ++die)
    {
        grid.rows.emplace_back(die);
        auto& cells = grid.cells.emplace_back();
        for (int column = 1; column <= 4; ++column)
            cells.emplace_back(die <= column ? struck : missed);
    }
    return grid;
}

Strikes strikesOf(const play::Grid& grid)
{
    Strikes strikes{};
    for (std::size_t row = 0; row < strikes.size(); ++row)
        for (std::size_t column = 0; column < strikes[row].size(); ++column)
            strikes[row][column] = grid.cells[row][column] == struck;
    return strikes;
}

bool areTooWeary(const play::Fields& fields, const play::Game&, const play::Game& after)
{
    const auto what = play::read<TooWeary>(fields).value;
    const play::Force* force = play::findForce(after.setting->scenario, what.force.id);
    const auto isTheirs = [&](const std::string& id)
    { return std::ranges::count(force->counters, id, &play::Counter::id) > 0; };
    return force != nullptr && std::ranges::count_if(System::stateOf(after).weary, isTheirs) >= what.count;
}

/// One who is to batter a hex of a wall.
struct Batterer
{
    const Position& now;
    const Body& who;
    Hex hex;
    WallHex at;

    bool apart() const { return std::ranges::count(hexesBeside(now, who), hex) == 0; }
};

constexpr play::Rule<Batterer> batterRules[] = {
    {play::impossible, says::bailey_wall_none, [](const Batterer& one) { return one.at.wall == nullptr; }, hexOf},
    {play::refusal, says::bailey_wall_apart, [](const Batterer& one) { return one.at.wall != nullptr && one.apart(); },
     hexOf},
    {play::refusal, says::bailey_wall_down,
     [](const Batterer& one) { return one.at.wall != nullptr && one.at.crack() == Crack::Down; }, hexOf},
};

constexpr play::Rule<Actor> battererRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Melee>},
};

constexpr play::Rule<Actor> restRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {play::impossible, says::bailey_rest_fresh, [](const Actor& one) { return !isWeary(one.now, *one.who.state); },
     nameOf},
    {refusal, says::bailey_rest_beside, [](const Actor& one) { return hasEnemyBeside(one.now, one.who); }, nameOf},
};

} // namespace

const Numbers& Room::numbers()
{
    return *printed();
}

void carry(const Data&, State& state, const Wearied& wearied)
{
    state.weary.push_back(wearied.counter.id);
}

void carry(const Data&, State& state, const Rested& rested)
{
    std::erase(state.weary, rested.counter.id);
}

void carry(const Data&, State& state, const Battered& battered)
{
    state.blows.push_back(battered.hex);
}

Verdict judge(const Position& now, const play::Begun<Batter>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&Batter::counter>(verdict, now, order);
    if (!who)
        return verdict;
    play::weigh(battererRules, Actor{now, who}, verdict);
    if (!order.wants<&Batter::hex>(verdict) && who.onMap())
    {
        const WallHex wall = wallAt(*now.data().site->map, now.own<State>(), order->hex);
        play::weigh(batterRules, Batterer{now, who, order->hex, wall}, verdict);
    }
    return verdict.whole() ? verdict.effect(Battered{order->hex}) : verdict;
}

Verdict judge(const Position& now, const play::Begun<Rest>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&Rest::counter>(verdict, now, order);
    if (!who)
        return verdict;
    play::weigh(restRules, Actor{now, who}, verdict);
    return verdict.legal ? verdict.effect(Rested{order->counter}) : verdict;
}

std::vector<std::string> System::words(std::string_view set) const
{
    if (set == "class")
        return {"soldier"};
    if (set == "weapon")
        return {"long_bow"};
    return {};
}

std::vector<RuleId> System::rules() const
{
    auto ids = castle::rulesOf(joins().tables);
    play::addIds(ids, restRules);
    play::addIds(ids, batterRules);
    ids.push_back(rule::bailey_odds);
    ids.push_back(rule::bailey_volley);
    for (const Sentence* one : printed()->terrains->sentences())
        ids.push_back({one->rule});
    return ids;
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    numbersOf(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data data;
    data.options = play::read<Options>(scenario.options).value;
    data.strikes = strikesOf(grids(scenario.tables).front());
    data.tables = &joins().tables;
    data.policies = &joins().policies;
    data.rules.numbers = printed();
    data.rules.line.radius = printed()->radius;
    setUp(data, scenario, boards, printed()->terrains);
    return play::Opaque::of(std::move(data));
}

std::vector<play::Grid> System::grids(const std::vector<play::TypedTable>& typed) const
{
    play::Grid grid = meleeGrid();
    for (const play::TypedTable& one : typed)
        if (play::isPlayable(faults(one)))
        {
            grid.cells = one.cells;
            grid.standIn = false;
        }
    return {std::move(grid)};
}

std::vector<play::CellFault> System::faults(const play::TypedTable& typed) const
{
    const play::Grid grid = meleeGrid();
    if (typed.id != grid.id)
        return {{-1, -1, tell::sheet_table_unknown{.name = yaml::quote(typed.id)}}};
    if (typed.cells.size() != grid.rows.size())
        return {{-1, -1, tell::sheet_table_rows{.count = typed.cells.size(), .rows = grid.rows.size()}}};
    std::vector<play::CellFault> faults;
    for (std::size_t row = 0; row < typed.cells.size(); ++row)
    {
        const int line = static_cast<int>(row);
        const auto& cells = typed.cells[row];
        if (cells.size() != grid.columns.size())
            return {{line, -1,
                     tell::sheet_table_columns{.row = row + 1, .count = cells.size(), .columns = grid.columns.size()}}};
        for (std::size_t column = 0; column < cells.size(); ++column)
            if (std::ranges::count(grid.letters.front(), cells[column]) == 0)
                faults.push_back({line, static_cast<int>(column),
                                  tell::sheet_table_letter{.cell = yaml::quote(cells[column]),
                                                           .letters = yaml::listOf({struck, missed})}});
    }
    return faults;
}

std::optional<int> System::cost(const play::Scenario&, const play::Counter& counter) const
{
    int cost = 0;
    for (const char* key : {"attack", "defence"})
        if (const play::Value* value = play::find(counter.fields, key))
            cost += std::get<int>(*value);
    return cost;
}

} // namespace merlon::bailey

namespace merlon::play
{

SHAPE(bailey::Options, "options", "bailey.weary", FIELD(bailey::Options::tireless, "tireless", {.optional = true}))
SHAPE(bailey::TooWeary, "weary", "bailey.weary", FIELD(bailey::TooWeary::wins, "wins"),
      FIELD(bailey::TooWeary::force, "force"), FIELD(bailey::TooWeary::count, "count", {.least = 1, .most = 1'000}))
SHAPE(bailey::Decreed, "facts", "bailey.odds", FIELD(bailey::Decreed::cover, "cover"))
SHAPE(bailey::Rest, "rest", "bailey.rest", FIELD(bailey::Rest::counter, "counter"))
SHAPE(bailey::Batter, "batter", "bailey.wall", FIELD(bailey::Batter::counter, "counter"),
      FIELD(bailey::Batter::hex, "hex"))
SHAPE(bailey::Battered, "battered", "bailey.wall", FIELD(bailey::Battered::hex, "hex"))
SHAPE(bailey::Wearied, "wearied", "bailey.weary", FIELD(bailey::Wearied::counter, "counter"))
SHAPE(bailey::Rested, "rested", "bailey.rest", FIELD(bailey::Rested::counter, "counter"))

} // namespace merlon::play

namespace merlon::bailey
{

std::vector<play::AddedCondition> System::conditions() const
{
    return {{&play::kindOf<TooWeary>(), areTooWeary}};
}

} // namespace merlon::bailey

namespace merlon
{

std::span<const play::System* const> systems()
{
    static const bailey::System bailey;
    static const std::array<const play::System*, 1> all{&bailey};
    return all;
}

} // namespace merlon
