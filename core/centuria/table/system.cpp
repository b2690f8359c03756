#include "core/centuria/table/system.h"

#include "core/centuria/table/table.h"
#include "core/centuria/table/zones.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>
#include <array>

namespace merlon::centuria::setup
{
namespace
{

tabletop::Base baseOf(const Numbers& numbers, const Brought& unit)
{
    const auto or_ = [](const std::optional<Length>& length, int otherwise)
    { return length ? length->tenths / 10.0 : double(otherwise); };
    return {or_(unit.front, numbers.base.front()), or_(unit.depth, numbers.base.back())};
}

Unit unitOf(const Numbers& numbers, const play::Force& force, const play::Counter& counter)
{
    const Brought brought = play::read<Brought>(counter.fields).value;
    Unit unit;
    unit.id = counter.id;
    unit.side = force.id;
    unit.base = baseOf(numbers, brought);
    unit.bases = brought.bases.value_or(1);
    unit.trait = brought.trait.value_or(Trait{});
    unit.skirmisher = brought.skirmisher.value_or(false);
    unit.as = brought.as.value_or(As::Zone);
    if (brought.at)
        unit.at = {*brought.at};
    return unit;
}

std::optional<Kind> kindNamed(std::string_view word)
{
    const auto& words = play::wordsOf<Kind>.words;
    const auto at = std::ranges::find(words, word);
    return at == words.end() ? std::nullopt : std::optional(static_cast<Kind>(at - words.begin()));
}

/// What the organisers have put there, and what the scenario needs.
void readTable(Data& data)
{
    if (!data.table)
        return;
    for (const map::Area& area : data.table->areas)
        if (const auto kind = kindNamed(area.kind))
            data.fixed.push_back({area.id, *kind, area.outline, {}, 0, false});
        else
            data.pieces.push_back({area.kind, area.id, partsOf(outlineOf(area.outline))});
    for (const map::Course& course : data.table->courses)
        data.pieces.push_back({course.kind, course.id, partsOf(course)});
}

void owesScenery(const Data& data, const State& state, std::vector<play::Owed>& out)
{
    if (state.first.empty())
        out.push_back({{"start", {}}, {}, {says::centuria_setup_start_ruling_waits}});
    const auto count = [&](const std::string& side, bool walls)
    {
        return std::ranges::count_if(state.elements, [&](const Element& one)
                                     { return one.side == side && !one.bought && (one.kind == Kind::Wall) == walls; });
    };
    for (const bool walls : {false, true})
    {
        if (state.first.empty() || !out.empty())
            return;
        const std::string& other = otherSide(data, state.first);
        const int each = walls ? data.numbers->walls : data.elementsEach;
        if (count(state.first, walls) >= each && count(other, walls) >= each)
            continue;
        const std::string& next = count(state.first, walls) <= count(other, walls) ? state.first : other;
        const bool rolls = !walls && state.quadrant == 0 && data.options.takenQuadrant == "reroll";
        out.push_back({{rolls ? "quadrant" : "lay", {{"side", sideValue(next)}}},
                       next,
                       {says::centuria_setup_step1_waits, {{"side", sideValue(next)}}}});
    }
}

void owesCamps(const Data& data, const State& state, std::vector<play::Owed>& out)
{
    if (state.chooser.empty())
        return;
    for (const std::string& side : {state.chooser, otherSide(data, state.chooser)})
        if (hasCamp(data, state, side) &&
            std::ranges::none_of(state.camps, [&](const Camp& camp) { return camp.side == side; }))
            out.push_back({{"camp", {{"side", sideValue(side)}}},
                           side,
                           {says::centuria_setup_step2_camp_waits, {{"side", sideValue(side)}}}});
    if (data.battle == Battle::Imboscata && !state.baggage)
        out.push_back({{"baggage", {}}, state.defender, {says::centuria_scenario_imboscata_baggage_place_waits}});
}

void owesSides(const Data& data, const State& state, std::vector<play::Owed>& out)
{
    if (state.winner.empty() && state.chooser.empty())
        out.push_back({{"priority", {}}, {}, {says::centuria_scenario_priority_waits}});
    else if (state.chooser.empty())
        out.push_back({{"sides", {}}, state.winner, {says::centuria_setup_step2_open}});
    if (data.options.campsBeforeSlips == "true")
        owesCamps(data, state, out);
}

/// Traits whose players write something down.
void owesSlips(const Data& data, const State& state, std::vector<play::Owed>& out)
{
    const bool flank = state.step == 3;
    const Secret kind = flank ? Secret::Edge : Secret::Ambush;
    for (const std::string& side : data.sides)
        if (leftToName(data, state, side, kind) > 0)
            out.push_back({{"write", {{"side", sideValue(side)}, {"kind", play::wordValue(kind)}}},
                           side,
                           {flank ? says::centuria_setup_step3_open : says::centuria_setup_step4_open,
                            {{"side", sideValue(side)}}}});
}

void owesUnits(const Data& data, const State& state, std::vector<play::Owed>& out)
{
    if (const std::string next = turnOf(data, state); !next.empty())
        out.push_back(
            {{"place", {}}, next, {says::centuria_setup_alternation_ruling_turn, {{"side", sideValue(next)}}}});
}

} // namespace

State Room::begin(const Data& data)
{
    State state;
    state.units = data.units;
    state.elements = data.fixed;
    if (data.winner)
        state.winner = sideOf(data, *data.winner);
    if (data.seated)
    {
        state.chooser = sideOf(data, data.seated->chooser);
        state.south = sideOf(data, data.seated->south);
        state.defender = data.seated->defender ? sideOf(data, *data.seated->defender) : std::string();
    }
    return state;
}

std::vector<RuleId> System::rules() const
{
    std::vector<RuleId> ids;
    for (const auto& more : {rulesOfScenery(), rulesOfPieces(), rulesOfSides(), rulesOfCamps(), rulesOfDeployment(),
                             rulesOfSteps(), rulesOfSlips(), rulesOfChanges()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

const play::Kind* System::own() const
{
    return &play::kindOf<Own>();
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readNumbers(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    const Own own = play::read<Own>(scenario.own).value;
    Data out;
    out.numbers = &builtInNumbers();
    out.options = play::read<Options>(scenario.options).value;
    out.battle = own.battle;
    out.inOrder = own.inOrder.value_or(false);
    out.of = own.of.value_or("");
    out.winner = own.winner;
    out.seated = own.sides;
    out.elementsEach = own.elementsEach.value_or(out.numbers->elements);
    out.table = play::tableBoard(boards);
    for (const play::Force& force : scenario.forces)
    {
        out.sides.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            out.units.push_back(unitOf(*out.numbers, force, counter));
    }
    for (const char* nobody : {"first", "second"}) // a table has two sides, whoever sits there
        if (out.sides.size() < 2)
            out.sides.emplace_back(nobody);
    readTable(out);
    return play::Opaque::of(std::move(out));
}

std::vector<play::Owed> System::owed(const play::Game& game) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    std::vector<play::Owed> out;
    if (state.settled)
        return out;
    addDueSlips(out, data, state);
    if (!out.empty() && data.inOrder)
        return out;
    if (!data.inOrder)
    {
        if (state.chooser.empty())
            out.push_back({{"sides", {}}, {}, {says::centuria_setup_step2_open}});
        return out;
    }
    if (state.step == 1)
        owesScenery(data, state, out);
    else if (state.step == 2)
        owesSides(data, state, out);
    else if (state.step <= 4)
        owesSlips(data, state, out);
    else
        owesUnits(data, state, out);
    if (state.step == 4 && data.options.campsBeforeSlips == "false")
        owesCamps(data, state, out);
    if (out.empty() && state.step <= 7)
        out.push_back({{"next", {}}, {}, {says::centuria_setup_alternation_ruling_waits, {{"step", state.step}}}});
    return out;
}

play::Clock System::clock(const play::Game& game) const
{
    static constexpr std::array<const Phrase*, 7> steps{
        &says::centuria_setup_step1_clock, &says::centuria_setup_step2_clock, &says::centuria_setup_step3_clock,
        &says::centuria_setup_step4_clock, &says::centuria_setup_step5_clock, &says::centuria_setup_step6_clock,
        &says::centuria_setup_step7_clock};
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    play::Clock clock;
    clock.says.push_back({says::centuria_scenario_table_of, {{"scenario", play::wordValue(data.battle)}}});
    const bool isSetUp = state.step > static_cast<int>(steps.size());
    const bool allOpened = std::ranges::all_of(state.slips, &Slip::opened);
    clock.over = state.settled.has_value() || (data.inOrder && isSetUp && allOpened);
    if (state.settled)
        clock.says.push_back({says::centuria_referee_doubt_over});
    if (!data.inOrder || state.settled)
        return clock;
    if (isSetUp)
        clock.says.push_back({says::centuria_setup_alternation_ruling_over});
    else
        clock.says.push_back({*steps[static_cast<std::size_t>(state.step - 1)]});
    if (state.step >= 5)
        clock.by = turnOf(data, state);
    return clock;
}

/// The first number that nobody has used.
play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    play::Marks marks = play::System::could(game, begun, field);
    const play::Value* side = play::find(begun.fields, "side");
    if (begun.kind == "write" && field.key == "number" && side != nullptr)
        marks = {{nextNumber(stateOf(game), std::get<play::Ref>(*side).id)}, false, true};
    if (field.key == "slip" && field.sort == play::Sort::Thing)
        std::erase_if(marks.all, [&](const play::Value& mark)
                      { return stateOf(game).slip(std::get<play::Ref>(mark).id)->opened; });
    return marks;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    return {checklistOf(dataOf(game), stateOf(game))};
}

/// The checklist lies beside the table.
std::vector<play::OnSheet> System::onSheet(const play::Scenario&) const
{
    play::SheetPart part;
    part.shows = "set_up";
    play::OnSheet out{"set_up", &play::kindOf<StepRow>(), part};
    out.box = "done";
    out.tickedBy = "done";
    return {out};
}

/// The ruling that the tournament waits for.
std::optional<play::Record> System::outcome(const play::Game& game) const
{
    const State& state = stateOf(game);
    if (!state.settled || dataOf(game).of.empty())
        return {};
    play::Record home{"decide",
                      {{"matter", play::Choice{"matter", "doubt"}},
                       {"table", play::Ref{"table", dataOf(game).of}},
                       {"what", state.settled->what}}};
    if (!state.settled->by.empty())
        home.fields.emplace_back("by", state.settled->by);
    return home;
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    std::vector<play::Thing> out;
    const State& state = stateOf(game);
    for (const play::Force& force : game.setting->scenario.forces)
    {
        if (sort == "force")
            out.push_back({force.id, force.name.in("en"), force.id});
        for (const play::Counter& counter : force.counters)
            if (const Unit* unit = state.unit(counter.id); sort == "counter" && unit != nullptr)
                out.push_back({unit->id, counter.name, force.id,
                               unit->at.empty() ? std::nullopt : std::optional<play::Value>(unit->at.front())});
    }
    if (sort == "slip")
        for (const Slip& slip : state.slips)
            out.push_back({slip.id, slip.id, slip.side});
    if (sort == "element")
        for (const Element& element : state.elements)
            out.push_back(
                {element.id, element.id, element.side, tabletop::pointAt(centreOf(outlineOf(element.outline)))});
    return out;
}

std::optional<play::Scene> System::scene(const play::Game& game, const play::Record* begun,
                                         const play::Verdict* verdict) const
{
    play::Scene scene = sceneOf(dataOf(game), stateOf(game), begun, verdict == nullptr || verdict->legal);
    for (play::Piece& piece : scene.pieces)
        for (const play::Force& force : game.setting->scenario.forces)
            for (const play::Counter& counter : force.counters)
                if (counter.id == piece.thing.id)
                    piece.name = counter.name;
    return scene;
}

} // namespace merlon::centuria::setup

namespace merlon::centuria
{

const play::System& tableSystem()
{
    static const setup::System system;
    return system;
}

} // namespace merlon::centuria
