#include "march.h"

#include "core/play/shape.h"
#include "march_rules.h"

namespace merlon::march
{
namespace
{

using play::Ref;
using play::Value;

/// One row of the muster roll.
struct Row
{
    ArmyId army;
    SideId side;
    PlaceId at;
    int bases = 0;
};

} // namespace
} // namespace merlon::march

namespace merlon::play
{
SHAPE(march::Row, "army", "march.go", FIELD(march::Row::army, "army"), FIELD(march::Row::side, "side"),
      FIELD(march::Row::at, "at"), FIELD(march::Row::bases, "bases"))
} // namespace merlon::play

namespace merlon::march
{
namespace
{

Value army(const std::string& id)
{
    return Ref{"counter", id};
}
Value battle(const std::string& id)
{
    return Ref{"battle", id};
}
Value place(const std::string& id)
{
    return Ref{"place", id};
}

bool joined(const Data& data, const std::string& a, const std::string& b)
{
    const auto joins = [&](const std::string& from, const std::string& to)
    { return (from == a && to == b) || (from == b && to == a); };
    return std::ranges::any_of(data.sheet->ways, [&](const map::Way& way) { return joins(way.from, way.to); }) ||
           std::ranges::any_of(data.own.ferries, [&](const Ferry& one) { return joins(one.from.id, one.to.id); });
}

const map::Node* nodeOf(const Data& data, const std::string& id)
{
    const auto at = std::ranges::find(data.sheet->nodes, id, &map::Node::id);
    return at == data.sheet->nodes.end() ? nullptr : &*at;
}

bool waitsForBattle(const State& state, Verdict& verdict)
{
    if (!state.battle)
        return false;
    verdict.forbid(says::march_battle_first, {{"battle", battle(state.battle->id)}});
    return true;
}

} // namespace

const Army* State::find(std::string_view id) const
{
    const auto at = std::ranges::find(armies, id, &Army::id);
    return at == armies.end() ? nullptr : &*at;
}
Army* State::find(std::string_view id)
{
    return const_cast<Army*>(std::as_const(*this).find(id));
}

Verdict Room::judge(const Data& data, const State& state, const Begun<Go>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (waitsForBattle(state, verdict) || order.wants<&Go::army>(verdict))
        return verdict;
    const Army* one = state.find(order->army.id);
    if (one == nullptr || one->at.empty())
        return verdict.forbid(says::march_go_nobody, {{"army", army(order->army.id)}});
    if (order.wants<&Go::to>(verdict))
        return verdict;
    if (!joined(data, one->at, order->to.id))
        verdict.refuse(says::march_go_apart, {{"from", place(one->at)}, {"to", place(order->to.id)}});
    verdict.effect(Gone{order->army, order->to});
    for (const Army& other : state.armies)
        if (other.at == order->to.id && other.side != one->side)
        {
            verdict.note(says::march_go_meets, {{"army", army(other.id)}});
            return verdict.effect(Met{{"battle-" + std::to_string(state.battles + 1)}, order->army, {other.id}});
        }
    return verdict;
}

Verdict Room::judge(const Data&, const State& state, const Begun<Fought>& order, Tray&)
{
    Verdict verdict;
    if (!state.battle)
        return verdict.forbid(says::march_battle_none);
    if (order.wants<&Fought::battle>(verdict))
        return verdict;
    if (order->battle.id != state.battle->id)
        return verdict.forbid(says::march_battle_other, {{"battle", battle(order->battle.id)}});
    if (order.wants<&Fought::winner>(verdict) || order.wants<&Fought::lost>(verdict))
        return verdict;
    const Army* attacker = state.find(state.battle->attacker);
    const Army* winner = attacker->side == order->winner.id ? attacker : state.find(state.battle->defender);
    if (winner->side != order->winner.id)
        return verdict.forbid(says::march_battle_winner, {{"side", Ref{"force", order->winner.id}}});
    if (order->lost >= winner->bases)
        verdict.refuse(says::march_battle_lost, {{"army", army(winner->id)}, {"bases", winner->bases}});
    return verdict.effect(Decided{order->battle, order->winner, order->lost});
}

Verdict Room::judge(const Data&, const State& state, const Begun<EndSeason>&, Tray&)
{
    Verdict verdict;
    return waitsForBattle(state, verdict) ? verdict : verdict.effect(SeasonEnded{});
}

void Room::carry(const Data&, State& state, const Gone& effect)
{
    if (Army* one = state.find(effect.army.id))
        one->at = effect.to.id;
}
void Room::carry(const Data&, State& state, const Met& effect)
{
    state.battle = Battle{effect.battle.id, effect.attacker.id, effect.defender.id};
    ++state.battles;
}
void Room::carry(const Data&, State& state, const Decided& effect)
{
    for (const std::string& id : {state.battle->attacker, state.battle->defender})
        if (Army* one = state.find(id); one->side == effect.winner.id)
            one->bases -= effect.lost;
        else
            one->at.clear();
    state.battle.reset();
}
void Room::carry(const Data&, State& state, const SeasonEnded&)
{
    ++state.season;
}

const play::Kind* System::own() const
{
    return &play::kindOf<Own>();
}

std::vector<std::string> System::files(const play::Scenario& scenario) const
{
    const std::string field = play::read<Own>(scenario.own).value.field;
    return field.empty() ? std::vector<std::string>() : std::vector{field};
}

std::vector<RuleId> System::rules() const
{
    return {rule::march_go, rule::march_battle, rule::march_season};
}

play::Opaque System::data(const play::Scenario& scenario, const play::Boards& boards) const
{
    Data out;
    out.sheet = play::tableBoard(boards);
    out.own = play::read<Own>(scenario.own).value;
    for (const play::Force& force : scenario.forces)
        for (const play::Counter& counter : force.counters)
            out.armies.push_back({counter.id, force.id, play::read<Piece>(counter.fields).value.at.id, out.own.bases});
    return play::Opaque::of(std::move(out));
}

std::vector<play::Owed> System::owed(const play::Game& game) const
{
    const auto& waits = stateOf(game).battle;
    if (!waits)
        return {};
    return {
        {{"fought", {{"battle", battle(waits->id)}}}, {}, {says::march_battle_waits, {{"battle", battle(waits->id)}}}}};
}

play::Clock System::clock(const play::Game& game) const
{
    return {{{says::march_season_season, {{"season", stateOf(game).season}}}}};
}

std::vector<play::Thing> System::things(const play::Game& game, std::string_view sort) const
{
    std::vector<play::Thing> out;
    const Data& data = dataOf(game);
    const play::Scenario& scenario = game.setting->scenario;
    for (const play::Force& force : scenario.forces)
    {
        if (sort == "force")
            out.push_back({force.id, force.name.in("en"), force.id});
        for (const play::Counter& counter : force.counters)
            if (const Army* one = stateOf(game).find(counter.id); sort == "counter" && !one->at.empty())
                out.push_back({one->id, counter.name, force.id, place(one->at)});
    }
    if (sort == "place")
        for (const map::Node& node : data.sheet->nodes)
            out.push_back({node.id, node.name.in("en"), {}, node.at});
    if (const auto& waits = stateOf(game).battle; sort == "battle" && waits)
        out.push_back({waits->id, waits->id});
    return out;
}

std::vector<play::Sheet> System::sheets(const play::Game& game) const
{
    play::Sheet roll{"armies", &play::kindOf<Row>(), {}};
    for (const Army& one : stateOf(game).armies)
        if (!one.at.empty())
            roll.rows.push_back(play::fieldsOf(Row{{one.id}, {one.side}, {one.at}, one.bases}));
    return {roll};
}

std::optional<play::Scene> System::scene(const play::Game& game, const play::Record* begun, const play::Verdict*) const
{
    play::Scene scene;
    constexpr int side = 200;
    for (const play::Thing& thing : things(game, "counter"))
        if (const map::Node* node = nodeOf(dataOf(game), std::get<Ref>(*thing.where).id))
            scene.pieces.push_back({.thing = {"counter", thing.id},
                                    .name = thing.name,
                                    .force = thing.owner,
                                    .footprint = play::Footprint{{node->at.x, node->at.y + side / 2, 0}, side, side}});
    const Value* to = begun != nullptr ? play::find(begun->fields, "to") : nullptr;
    if (to != nullptr)
        if (const map::Node* node = nodeOf(dataOf(game), std::get<Ref>(*to).id))
            scene.marks.push_back({node->at, play::Mark::Aim});
    return scene;
}

std::optional<play::Scenario> System::offspring(const play::Game& game, const play::Record& owed) const
{
    const auto& waits = stateOf(game).battle;
    if (!waits || owed.kind != "fought")
        return {};
    play::Scenario out;
    out.id = waits->id;
    out.title = game.setting->scenario.title;
    out.ruleset = "drill";
    if (!dataOf(game).own.field.empty())
        out.maps = {{dataOf(game).own.field}};
    for (const std::string& id : {waits->attacker, waits->defender})
    {
        const Army& one = *stateOf(game).find(id);
        play::Force force = *play::findForce(game.setting->scenario, one.side);
        const std::string name = play::nameOf(game, {"counter", id}, "en");
        force.counters.clear();
        for (int i = 1; i <= one.bases; ++i)
            force.counters.push_back({id + '-' + std::to_string(i), name + ' ' + std::to_string(i), {}, {}});
        out.forces.push_back(std::move(force));
    }
    return out;
}

} // namespace merlon::march
