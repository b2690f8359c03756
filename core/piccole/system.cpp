#include "core/piccole/system.h"

#include "core/piccole/piccole.h"
#include "core/piccole/places.h"
#include "core/piccole/sheets.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

Element elementOf(const Data& data, const play::Force& force, const play::Counter& counter)
{
    const Brought brought = play::read<Brought>(counter.fields).value;
    const FieldNumbers& numbers = data.numbers->field;
    Element out;
    out.id = counter.id;
    out.side = force.id;
    out.troop = brought.troop;
    const int usual = isCavalry(brought.troop) ? numbers.cavalry : numbers.infantry;
    out.base = {double(numbers.front), brought.depth ? brought.depth->tenths / 10.0 : double(usual)};
    out.general = brought.general.value_or(false);
    out.shoots = brought.shoots.value_or(std::ranges::count(data.own.shooters, brought.troop) > 0);
    out.at = brought.pose;
    return out;
}

/// Whether the order cannot do without that field, as the others stand.
bool isNeeded(const System& system, const play::Game& game, const play::Record& begun, const play::Field& field)
{
    play::Record without = begun;
    std::erase_if(without.fields, [&](const auto& one) { return one.first == field.key; });
    const auto wants = system.judge(game, without, {}).wants;
    return std::ranges::any_of(wants, [&](const play::Want& want) { return want.must && want.field == field.key; });
}

const Element* namedIn(const State& state, const play::Record& begun, std::string_view key)
{
    const play::Value* value = play::find(begun.fields, key);
    const auto* ref = value != nullptr ? std::get_if<play::Ref>(value) : nullptr;
    return ref != nullptr ? find(state.elements, ref->id) : nullptr;
}

/// To be put down, or on the table; of an enemy, none of its own side.
bool isWorthAsking(const Data& data, const State& state, const play::Record& begun, const play::Field& field,
                   const play::Value& mark)
{
    const auto* ref = std::get_if<play::Ref>(&mark);
    const Element* one = ref != nullptr ? find(state.elements, ref->id) : nullptr;
    if (one == nullptr || one->left != Left::No)
        return false;
    if (begun.kind == "deploy" && field.key == "who")
        return !data.inOrder() || !one->at;
    const Element* who = namedIn(state, begun, "who");
    return one->stands() && one != who && (field.key != "against" || who == nullptr || one->side != who->side);
}

} // namespace

std::vector<RuleId> System::rules() const
{
    std::vector<RuleId> ids = rulesOfBattle();
    for (const auto& more : {rulesOfRecoil(), rulesOfMoves(), rulesOfBreaking(), rulesOfEnding(), rulesOfCampaign(),
                             rulesOfDeployment(), rulesOfTable(), rulesOfResults(), rulesOfCamps()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

void System::check(const yaml::Node& ruleset, yaml::Log& log) const
{
    readRuleset(ruleset, log);
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data out{play::read<Options>(scenario.options).value, play::read<Own>(scenario.own).value, &builtInRuleset()};
    if (const play::TableBoard& table = play::tableBoard(boards))
        out.terrain = terrainOf(*table, *out.numbers);
    out.first = scenario.first;
    for (const play::Force& force : scenario.forces)
    {
        out.sides.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            out.elements.push_back(elementOf(out, force, counter));
    }
    return play::Opaque::of(std::move(out));
}

/// A fact that may be left out is told only where it holds: its first word, and no, are what leaving it out means. What
/// must be told has all its words.
play::Marks System::could(const play::Game& game, const play::Record& begun, const play::Field& field) const
{
    const State& state = stateOf(game);
    play::Marks marks = play::System::could(game, begun, field);
    if (field.sort == play::Sort::Pose)
        return placesFor(dataOf(game), state, begun);
    if (field.sort == play::Sort::Thing && field.set == play::sortOf<Element>)
        std::erase_if(marks.all,
                      [&](const play::Value& mark) { return !isWorthAsking(dataOf(game), state, begun, field, mark); });
    if (!field.optional || order(begun.kind) == nullptr || isNeeded(*this, game, begun, field))
        return marks;
    if (field.sort == play::Sort::Flag)
        std::erase(marks.all, play::Value(false));
    if (field.sort == play::Sort::Word && !marks.all.empty())
        marks.all.erase(marks.all.begin());
    return marks;
}

std::vector<play::Owed> System::owed(const play::Game& game) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    if (!data.isMeasured() || !data.inOrder() || data.sides.size() != 2)
        return {};
    return owedInOrder(data, state);
}

play::Clock System::clock(const play::Game& game) const
{
    const Data& data = dataOf(game);
    const State& state = stateOf(game);
    play::Clock clock;
    if (!data.isMeasured() || !data.inOrder())
    {
        clock.says.push_back({says::piccole_combat_total_asked, {{"count", static_cast<int>(state.combats.size())}}});
        return clock;
    }
    if (state.part != Part::Deployment)
        clock.says.push_back({says::piccole_turn_alternate_turn, {{"turn", state.turn}}});
    if (!state.phasing.empty())
        clock.says.push_back({says::piccole_turn_alternate_side, {{"side", play::Ref{"force", state.phasing}}}});
    clock.says.push_back({says::piccole_turn_alternate_part, {{"part", play::wordValue(state.part)}}});
    if (state.part == Part::Moves && state.pips)
        clock.says.push_back({says::piccole_turn_pips_left, {{"count", *state.pips - state.moves}}});
    clock.over = !state.lostBy.empty();
    clock.turn = state.turn;
    clock.by = state.part == Part::Reactions ? otherSide(data, state.phasing) : state.phasing;
    return clock;
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    std::vector<play::Thing> out;
    for (const play::Force& force : game.setting->scenario.forces)
    {
        if (sort == "force")
            out.push_back({force.id, force.name.in("en"), force.id});
        for (const play::Counter& counter : force.counters)
            if (const Element* one = find(stateOf(game).elements, counter.id); one != nullptr && sort == "counter")
                out.push_back({one->id, counter.name, force.id,
                               one->stands() ? std::optional<play::Value>(*one->at) : std::nullopt});
    }
    return out;
}

std::optional<play::Scene> System::scene(const play::Game& game, const play::Record* begun,
                                         const play::Verdict* verdict) const
{
    if (!dataOf(game).isMeasured())
        return {};
    play::Scene out = sceneOf(dataOf(game), stateOf(game), begun, verdict == nullptr || verdict->legal);
    for (const play::Thing& thing : things(game, "counter"))
        for (play::Piece& piece : out.pieces)
            if (piece.thing.id == thing.id)
                piece.name = thing.name;
    return out;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    return sheetsOf(dataOf(game), stateOf(game));
}

const play::System& system()
{
    static const System piccole;
    return piccole;
}

} // namespace merlon::piccole
