#include "core/piccole/moves/deploy.h"

#include "core/piccole/battle/results.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using play::Ref;
using play::Value;
using tabletop::Convex;
using tabletop::Tolerance;
using tabletop::Vec;

Value counterOf(const Element& one)
{
    return Ref{"counter", one.id};
}
Value forceOf(std::string_view side)
{
    return Ref{"force", std::string(side)};
}

double depthToDeploy(const Data& data)
{
    return data.own.deployment ? data.own.deployment->tenths / 10.0 : data.inches(data.numbers->field.deploy);
}

TableEdge oppositeOf(TableEdge edge)
{
    return static_cast<TableEdge>((static_cast<int>(edge) + 2) % 4);
}

/// Room, ground and table: what holds wherever it is put down.
void judgeRoom(const Data& data, const State& state, const Element& who, const Stand& stand, play::Verdict& verdict)
{
    const Standing standing{data, state.elements};
    if (const Element* other = standing.takenBy(stand, who.id))
        verdict.refuse(says::piccole_geometry_rest_taken, {{"other", counterOf(*other)}}, counterOf(*other));
    if (!data.terrain->isOn(stand))
        verdict.refuse(says::piccole_geometry_rest_off);
    else if (!standing.hasGround(stand))
        verdict.refuse(says::piccole_geometry_rest_ground);
    if (verdict.legal)
        verdict.note(says::piccole_geometry_rest_room);
}

/// Only where a battle is followed from its beginning.
void judgeDeployment(const Data& data, const State& state, const Element& who, const Stand& stand,
                     play::Verdict& verdict)
{
    if (state.part != Part::Deployment)
        verdict.refuse(says::piccole_field_deploy_ruling_over);
    else if (who.side != state.phasing)
        verdict.refuse(says::piccole_field_deploy_ruling_other, {{"side", forceOf(state.phasing)}});
    const auto ground = groundToDeploy(data, state, who.side);
    if (!ground)
        verdict.refuse(says::piccole_field_side_open);
    else if (!std::ranges::all_of(stand.shape(Tolerance::inGround),
                                  [&](Vec corner) { return tabletop::holds(*ground, corner); }))
        verdict.refuse(says::piccole_field_deploy_ruling_deep,
                       {{"most", play::Length{static_cast<int>(10 * depthToDeploy(data))}}});
}

bool isAllDown(const State& state, std::string_view side)
{
    return std::ranges::none_of(state.elements, [&](const Element& one)
                                { return one.side == side && !one.at && one.left == Left::No; });
}

/// What keeps the deployment of a side, or both, from being over.
void judgeDeployed(const Data& data, const State& state, play::Verdict& verdict)
{
    if (!state.edge)
        verdict.refuse(says::piccole_field_side_open);
    if (owesCamp(data, state, state.phasing))
        verdict.refuse(says::piccole_field_camp_ruling_owed, {{"side", forceOf(state.phasing)}});
    if (!isAllDown(state, state.phasing))
        verdict.refuse(says::piccole_field_deploy_ruling_all, {{"side", forceOf(state.phasing)}});
    const auto count = std::ranges::count(state.elements, state.phasing, &Element::side);
    if (count != data.numbers->field.elements)
        verdict.note(says::piccole_equipment_army_count,
                     {{"count", static_cast<int>(count)}, {"usual", data.numbers->field.elements}});
}

/// All combats are fought before anything is suffered; who is destroyed leaves first.
void judgeFoughtOut(const Data& data, const State& state, play::Verdict& verdict)
{
    const Standing standing{data, state.elements};
    for (const Element* one : owingMelee(standing, state.fought))
        verdict.refuse(says::piccole_turn_combat_melee, {{"who", counterOf(*one)}}, counterOf(*one));
    const bool anyShoots =
        std::ranges::any_of(state.elements, [](const Element& one) { return one.stands() && one.shoots; });
    if (anyShoots && state.shotsNamed < 2)
        verdict.refuse(says::piccole_turn_combat_shots);
    for (const auto& [who, at] : state.shots)
        if (std::ranges::count(state.shotAt, at) == 0)
            verdict.refuse(says::piccole_turn_combat_shot, {{"who", Ref{"counter", at}}}, Ref{"counter", at});
}

void judgeSuffered(const Data& data, const State& state, play::Verdict& verdict)
{
    for (const Due& due : openDues(state))
        verdict.refuse(says::piccole_combat_simultaneous_ruling_open, {{"who", Ref{"counter", due.who}}});
    for (const Turning& turning : turningsOf({data, state.elements}, state))
        verdict.refuse(says::piccole_melee_turn_owed, {{"who", counterOf(*turning.who)}});
}

/// Of a side: elements at the start, and lost, the General's with his weight.
struct Toll
{
    int start = 0;
    int lost = 0;
};
Toll tollOf(const Data& data, const State& state, std::string_view side)
{
    Toll toll;
    for (const Element& one : state.elements)
    {
        if (one.side != side)
            continue;
        ++toll.start;
        const bool light = one.left == Left::OffTable && data.options.generalOffTable == "1";
        if (one.left != Left::No)
            toll.lost += one.general && !light ? data.numbers->victory.general : 1;
    }
    for (const Camp& camp : state.camps)
        if (camp.owner == side && camp.holder != side)
            toll.lost += data.numbers->victory.camp;
    return toll;
}

/// As they are held at the end of the turn.
State passCamps(const Data& data, State state, play::Verdict& verdict)
{
    for (const CampHeld& passing : campsPassing(data, state))
    {
        verdict.note(says::piccole_field_camp_ruling_passes, {{"side", forceOf(passing.by.id)}});
        if (data.options.camp == "touch")
            verdict.say(play::Weight::Ruling, says::piccole_ruling_camp_set);
        verdict.effect(passing);
        carry(data, state, passing);
    }
    return state;
}

/// At the end of every turn.
void countLosses(const Data& data, const State& state, play::Verdict& verdict)
{
    const Toll first = tollOf(data, state, data.sides[0]);
    const Toll second = tollOf(data, state, data.sides[1]);
    verdict.note(says::piccole_victory_lost_counts, {{"first", first.lost}, {"second", second.lost}});
    const int part = data.numbers->victory.part;
    const bool firstLost = part * first.lost >= first.start && first.lost > second.lost;
    const bool secondLost = part * second.lost >= second.start && second.lost > first.lost;
    if (firstLost || secondLost)
        verdict.note(says::piccole_victory_lost_lost).effect(SideLost{{data.sides[firstLost ? 0 : 1]}});
}

} // namespace

std::string otherSide(const Data& data, std::string_view side)
{
    for (const std::string& other : data.sides)
        if (other != side)
            return other;
    return {};
}

State beginningOf(const Data& data)
{
    State state;
    state.elements = data.elements;
    if (!data.first.empty())
        state.terrainBy = otherSide(data, data.first);
    state.phasing = state.terrainBy;
    const bool down = std::ranges::all_of(state.elements, &Element::stands) && !state.elements.empty();
    if (down && !data.first.empty())
    {
        state.part = Part::Moves;
        state.phasing = data.first;
    }
    return state;
}

std::optional<Convex> groundToDeploy(const Data& data, const State& state, std::string_view side)
{
    if (!state.edge || state.terrainBy.empty())
        return {};
    const TableEdge edge = side == state.terrainBy ? oppositeOf(*state.edge) : *state.edge;
    const double deep = depthToDeploy(data);
    const auto [width, depth] = data.terrain->size;
    switch (edge)
    {
    case TableEdge::North:
        return Convex{{0, depth - deep}, {width, depth - deep}, {width, depth}, {0, depth}};
    case TableEdge::South:
        return Convex{{0, 0}, {width, 0}, {width, deep}, {0, deep}};
    case TableEdge::East:
        return Convex{{width - deep, 0}, {width, 0}, {width, depth}, {width - deep, depth}};
    default:
        return Convex{{0, 0}, {deep, 0}, {deep, depth}, {0, depth}};
    }
}

std::optional<Stand> besideThat(const State&, const Element& who, const Element& other, BaseEdge edge)
{
    if (!other.stands())
        return {};
    const auto at = static_cast<tabletop::Edge>(edge);
    return who.side == other.side ? tabletop::besideOf(other.stand(), at, who.base)
                                  : tabletop::alignedOn(other.stand(), at, who.base);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Deploy>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (order.wants<&Deploy::who>(verdict))
        return verdict;
    const Element* who = find(state.elements, order->who.id);
    if (who == nullptr || who->left != Left::No)
        return verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", Ref{"counter", order->who.id}}});
    std::optional<Stand> stand;
    if (order->at)
        stand = tabletop::standAt(who->base, *order->at);
    else if (order->beside)
    {
        order.wants<&Deploy::edge>(verdict, false);
        const Element* other = find(state.elements, order->beside->id);
        stand = other != nullptr && other != who ? besideThat(state, *who, *other, order->edge) : std::nullopt;
        if (!stand)
            return verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", Ref{"counter", order->beside->id}}});
    }
    if (!stand)
    {
        order.wants<&Deploy::beside>(verdict, false);
        order.wants<&Deploy::at>(verdict);
        return verdict;
    }
    if (data.inOrder())
        judgeDeployment(data, state, *who, *stand, verdict);
    judgeRoom(data, state, *who, *stand, verdict);
    return verdict.effect(Placed{order->who, tabletop::poseOf(*stand)});
}

/// The lower die sets the terrain.
play::Verdict judge(const Data& data, const State& state, const play::Begun<RollTerrain>&, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (data.sides.size() != 2 || !state.terrainBy.empty())
        return verdict.forbid(says::piccole_field_prepare_known);
    verdict.note(says::piccole_field_prepare_dice);
    for (int again = 1;; ++again)
    {
        const auto die = [&](int side) {
            return tray.roll(verdict, {6, "terrain", {{"number", 2 * (again - 1) + side}}});
        };
        const auto first = die(1);
        const auto second = die(2);
        if (!first || !second)
            return verdict;
        if (*first == *second)
        {
            verdict.note(says::piccole_field_prepare_equal);
            continue;
        }
        const std::string& by = data.sides[*first < *second ? 0 : 1];
        verdict.note(says::piccole_field_prepare_lower, {{"side", forceOf(by)}});
        return verdict.effect(TerrainSet{{by}});
    }
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<TakeEdge>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured())
        return verdict.forbid(says::piccole_field_size_none);
    if (state.terrainBy.empty())
        return verdict.forbid(says::piccole_field_prepare_open);
    if (state.part != Part::Deployment || state.edge)
        verdict.refuse(says::piccole_field_side_taken);
    if (order.wants<&TakeEdge::edge>(verdict))
        return verdict;
    verdict.note(says::piccole_field_side_takes, {{"side", forceOf(otherSide(data, state.terrainBy))}});
    return verdict.effect(EdgeTaken{order->edge});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<NextPart>&, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!data.isMeasured() || data.sides.size() != 2)
        return verdict.forbid(says::piccole_field_size_none);
    if (!state.lostBy.empty())
        return verdict.forbid(says::piccole_victory_lost_over, {{"side", forceOf(state.lostBy)}});
    const std::string other = otherSide(data, state.phasing);
    switch (state.part)
    {
    case Part::Deployment:
        judgeDeployed(data, state, verdict);
        if (state.phasing == state.terrainBy)
            return verdict.note(says::piccole_field_deploy_ruling_then, {{"side", forceOf(other)}})
                .effect(PartBegan{Part::Deployment, {other}, 1});
        return verdict.note(says::piccole_field_first_moves, {{"side", forceOf(state.phasing)}})
            .effect(PartBegan{Part::Moves, {state.phasing}, 1});
    case Part::Moves:
        return verdict.note(says::piccole_turn_break_now, {{"side", forceOf(other)}})
            .effect(PartBegan{Part::Reactions, {state.phasing}, state.turn});
    case Part::Reactions:
        return verdict.note(says::piccole_turn_combat_now).effect(PartBegan{Part::Combat, {state.phasing}, state.turn});
    case Part::Combat:
        judgeFoughtOut(data, state, verdict);
        verdict.note(says::piccole_combat_simultaneous_ruling_now);
        for (const Due& due : openDues(state))
            if (due.fate == Fate::Destroyed)
                verdict.effect(LeftTable{{due.who}, Left::Destroyed}).effect(Suffered{{due.who}});
        return verdict.effect(PartBegan{Part::Results, {state.phasing}, state.turn});
    default:
        judgeSuffered(data, state, verdict);
        countLosses(data, passCamps(data, state, verdict), verdict);
        return verdict.note(says::piccole_turn_alternate_next, {{"side", forceOf(other)}})
            .effect(PartBegan{Part::Moves, {other}, state.turn + 1});
    }
}

void carry(const Data&, State& state, const Placed& effect)
{
    if (Element* one = find(state.elements, effect.who.id))
        one->at = effect.at;
}
void carry(const Data&, State& state, const TerrainSet& effect)
{
    state.terrainBy = effect.by.id;
    state.phasing = effect.by.id;
}
void carry(const Data&, State& state, const EdgeTaken& effect)
{
    state.edge = effect.edge;
}
void carry(const Data&, State& state, const SideLost& effect)
{
    state.lostBy = effect.side.id;
}
void carry(const Data&, State& state, const PartBegan& effect)
{
    if (effect.part == Part::Moves)
    {
        state.pips.reset();
        state.moves = 0;
        state.moved.clear();
        state.contacted.clear();
        state.tried.clear();
        state.fought.clear();
        state.attacks.clear();
        state.shots.clear();
        state.shotsNamed = 0;
        state.shotAt.clear();
        state.due.clear();
    }
    state.part = effect.part;
    state.phasing = effect.side.id;
    state.turn = effect.turn;
}

std::vector<RuleId> rulesOfDeployment()
{
    return {rule::piccole_field_size,      rule::piccole_field_prepare,       rule::piccole_field_side,
            rule::piccole_field_first,     rule::piccole_field_deploy_ruling, rule::piccole_equipment_army,
            rule::piccole_equipment_front, rule::piccole_equipment_depth,     rule::piccole_equipment_inch,
            rule::piccole_turn_combat};
}

} // namespace merlon::piccole
