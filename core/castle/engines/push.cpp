// 2.41, 4.31: siege towers and rams are moved.

#include "core/castle/engines/engines.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/occupants.h"
#include "core/castle/moves/moves.h"
#include "core/play/rule_row.h"
#include "siege_rules/1_21.h"
#include "siege_rules/2_2.h"
#include "siege_rules/2_41.h"
#include "siege_rules/2_42.h"
#include "siege_rules/3_43.h"
#include "siege_rules/3_54.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// A siege tower or ram that is to be moved.
struct Pushing
{
    const Position& now;
    Hex hex; ///< one of its own
    const map::Covering& machine;
    std::vector<Body> inside = insideOf(now, machine.hexes);

    const EngineLog* log() const { return now.state().engineLog(hex); }
    int left() const
    {
        const int all = now.numbers().machines.movement;
        return log() != nullptr ? std::max(0, all - log()->spent) : all;
    }
    bool faces() const { return machine.outward.has_value(); }
};

/// An animal pushes nothing.
bool isManned(const Pushing& push, const Body& one)
{
    return one && !push.now.isAnimal(one.piece());
}

Findings isNotManned(const Pushing& push)
{
    Findings found;
    for (std::size_t i = 0; i < push.inside.size(); ++i)
        if (const Hex hex = push.machine.hexes[i];
            !isManned(push, push.inside[i]) && !push.now.ground().at(hex).has(thing::fire))
            found.push_back(refusal(says::siege_2_41a_nobody, {{"hex", hex}}, placeOf(hex)));
    return found;
}

/// Of the first of those inside of whom that holds.
template <class Holds>
Findings ofOneInside(const Pushing& push, const Phrase& says, Holds holds)
{
    for (const Body& one : push.inside)
        if (one && holds(*one.state))
            return {refusal(says, {{"name", one.name()}})};
    return {};
}

Findings isInEnemyHands(const Pushing& push)
{
    return ofOneInside(push, says::siege_2_41a_enemy,
                       [&](const Counter& one) { return one.force != push.now.state().phase; });
}

Findings oneIsStunned(const Pushing& push)
{
    return ofOneInside(push, says::siege_ruling_stunned_inert_nothing,
                       [](const Counter& one) { return one.health == Health::Stunned; });
}

Findings oneIsKeptFromMoving(const Pushing& push)
{
    for (const Body& one : push.inside)
        if (one)
            if (auto found = push.now.tables().moving.weigh({push.now, one}); !found.empty())
                return found;
    return {};
}

Findings oneHasMoved(const Pushing& push)
{
    if (push.now.rules().freeTowerCrew)
        return {};
    return ofOneInside(push, says::siege_ruling_tower_crew_moved, [](const Counter& one) { return one.moved; });
}

Findings oneHasFought(const Pushing& push)
{
    if (push.log() == nullptr || !push.log()->fought)
        return {};
    const Position& now = push.now;
    if (now.orderOf(*push.log()->fought) < now.orderOf(now.state().now()) - now.phases())
        return {};
    return {refusal(says::siege_2_41d_fought, {{"hex", push.hex}})};
}

Findings movesThoughOnFire(const Pushing& push)
{
    return worksThoughOnFire(push.now, push.hex, push.machine, says::siege_ruling_burning_engine_moves);
}

constexpr play::Rule<Pushing> pushRules[] = {
    {play::impossible, says::siege_2_41b_facing, [](const Pushing& push) { return !push.faces(); }, hexOf},
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
    {rule::siege_ruling_burning_engine, movesThoughOnFire},
    {rule::siege_2_41a, isNotManned},
    {rule::siege_2_41a, isInEnemyHands},
    {rule::siege_ruling_stunned_inert, oneIsStunned},
    {play::several, oneIsKeptFromMoving},
    {rule::siege_ruling_tower_crew, oneHasMoved},
    {rule::siege_2_41d, oneHasFought},
    {refusal, says::siege_ruling_move_order_engine_finished,
     [](const Pushing& push) {
         return push.log() != nullptr && push.log()->spent != 0 && !push.log()->last && !push.now.rules().freeMoveOrder;
     },
     hexOf},
};

/// A hex that it newly enters.
struct Entered
{
    const Position& now;
    Hex hex;

    const HexGround& ground() const { return now.ground().at(hex); }
    bool onMap() const { return now.ground().contains(hex); }
    bool equipped() const
    {
        const Site& site = *now.state().site;
        const auto lies = [&](const map::Covering& one)
        { return site.terrains->isEquipment(one.kind) && std::ranges::count(one.hexes, hex) > 0; };
        return std::ranges::any_of(site.map->overlays, lies);
    }
    int bodies() const { return now.rules().enginesClearTheDead ? 0 : bodiesOn(now, {hex}); }
};

Findings isNotPlain(const Entered& entered)
{
    const Terrain* row = entered.now.state().site->rowAt(entered.hex);
    const auto& ground = entered.ground();
    if (row == nullptr || row->id == "plain" || row->id == "fascine" || ground.moat >= 0 || ground.has(thing::bridge) ||
        entered.equipped())
        return {};
    const std::string_view set = ground.has(thing::rubble) ? "overlay" : "terrain";
    return {refusal(says::siege_2_41e_terrain, {{"hex", entered.hex}, {"terrain", word(set, row->id)}},
                    placeOf(entered.hex))};
}

Findings somebodyStandsThere(const Entered& entered)
{
    const auto who = entered.now.whoStandsAt({entered.hex});
    if (!who || entered.equipped())
        return {};
    return {
        refusal(says::siege_ruling_tower_path_stands, {{"other", *who}, {"hex", entered.hex}}, placeOf(entered.hex))};
}

constexpr play::Rule<Entered> groundRules[] = {
    {play::impossible, says::siege_2_41e_edge, [](const Entered& entered) { return !entered.onMap(); }},
    {refusal, says::siege_2_2b_moat,
     [](const Entered& entered) { return entered.onMap() && entered.ground().moat >= 0; }, hexOf, atHex},
    {refusal, says::siege_2_41e_bridge,
     [](const Entered& entered) { return entered.onMap() && entered.ground().has(thing::bridge); }, hexOf, atHex},
    {rule::siege_2_41e, isNotPlain},
    {refusal, says::siege_ruling_tower_path_equipment,
     [](const Entered& entered) { return entered.onMap() && entered.equipped(); }, hexOf, atHex},
    {rule::siege_ruling_tower_path, somebodyStandsThere},
    {refusal, says::siege_ruling_tower_path_heap,
     [](const Entered& entered) { return entered.onMap() && entered.bodies() >= 6; }, hexOf, atHex},
    {play::ruling, says::siege_ruling_tower_path_slow,
     [](const Entered& entered) { return entered.bodies() >= 3 && entered.bodies() < 6; }, hexOf},
    {refusal, says::siege_3_54b_burns,
     [](const Entered& entered) { return entered.onMap() && entered.ground().has(thing::fire); }, hexOf, atHex},
};

std::vector<Hex> moved(const std::vector<Hex>& hexes, Hex by)
{
    std::vector<Hex> all;
    for (const Hex hex : hexes)
        all.push_back(hex + by);
    return all;
}

/// How many hexes straight ahead that is, straight back below 0; nothing: neither.
std::optional<int> stepsAlong(Side facing, Hex from, Hex to)
{
    const int steps = hex::distance(from, to);
    const Hex ahead = hex::step(facing);
    if (steps > 0 && to - from == Hex{ahead.q * steps, ahead.r * steps})
        return steps;
    return steps > 0 && to - from == Hex{-ahead.q * steps, -ahead.r * steps} ? std::optional(-steps) : std::nullopt;
}

/// One hex straight ahead or back: what is against it, and what it costs.
int judgeStep(Verdict& verdict, const Position& now, const std::vector<Hex>& hexes, Side towards, int left)
{
    std::optional<Hex> dearest;
    for (const Hex hex : hexes)
    {
        const Hex to = hex::neighbour(hex, towards);
        if (std::ranges::count(hexes, to) > 0)
            continue;
        judgeGround(verdict, now, to);
        if (now.ground().contains(to) && now.ground().barrier(hex, towards) != Barrier::None)
            verdict.refuse(says::siege_2_41e_wall, {{"hex", to}}, placeOf(to, hex::opposite(towards)));
        if (!dearest || priceOfGround(now, to) > priceOfGround(now, *dearest))
            dearest = to;
    }
    if (!verdict.legal || !dearest)
        return 0;
    const int points = priceOfGround(now, *dearest);
    verdict.say(play::Weight::Ruling, says::siege_ruling_tower_move_pays, {{"hex", *dearest}, {"points", points}});
    if (points > left)
        verdict.refuse(says::siege_2_41a_short, {{"hex", *dearest}, {"points", points}, {"left", left}},
                       placeOf(*dearest));
    return points;
}

} // namespace

std::vector<Hex> machineHexes(const Position& now)
{
    std::vector<Hex> hexes;
    for (const map::Covering& one : now.state().site->map->overlays)
        if (one.kind == "ram" || one.kind == "siege_tower")
            hexes.insert(hexes.end(), one.hexes.begin(), one.hexes.end());
    return hexes;
}

std::vector<Body> insideOf(const Position& now, const std::vector<Hex>& hexes)
{
    std::vector<Body> inside(hexes.size());
    for (const Counter& one : now.state().counters)
        for (std::size_t i = 0; i < hexes.size(); ++i)
            if (one.hex == hexes[i] && one.storey == 0 && one.health != Health::Dead)
                inside[i] = now.body(one);
    return inside;
}

Findings worksThoughOnFire(const Position& now, Hex hex, const map::Covering& machine, const Phrase& refused)
{
    if (std::ranges::none_of(machine.hexes, [&](Hex one) { return now.ground().at(one).has(thing::fire); }))
        return {};
    return {now.rules().burningEnginesWork ? play::ruling(says::siege_ruling_burning_engine_works, {{"hex", hex}})
                                           : refusal(refused, {{"hex", hex}}, placeOf(hex))};
}

void judgeGround(Verdict& verdict, const Position& now, Hex hex)
{
    play::weigh(groundRules, Entered{now, hex}, verdict);
}

int priceOfGround(const Position& now, Hex hex)
{
    const Terrain* row = now.state().site->rowAt(hex);
    const Entered entered{now, hex};
    return row == nullptr ? 0 : row->foot.value_or(0) + (entered.bodies() >= 3 ? 1 : 0);
}

std::vector<Hex> pushesOf(const Position& now, Hex hex)
{
    const map::Covering* machine = machineAt(now.state(), hex);
    std::vector<Hex> ends;
    if (machine == nullptr || !machine->outward)
        return ends;
    for (const Side side : {*machine->outward, hex::opposite(*machine->outward)})
    {
        Hex to = hex;
        for (int i = 0; i < now.numbers().machines.movement; ++i)
            ends.push_back(to = hex::neighbour(to, side));
    }
    std::erase_if(ends, [&](Hex end) { return !now.ground().contains(end); });
    return ends;
}

Verdict judge(const Position& now, const play::Begun<Push>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Push::hex>(verdict) || !refuseWhileOwed(verdict, now))
        return verdict;
    const map::Covering* machine = machineAt(now.state(), order->hex);
    if (now.ground().at(order->hex).has(thing::ballista))
        verdict.refuse(says::siege_3_43a_moves, {{"hex", order->hex}}, placeOf(order->hex));
    if (machine == nullptr && !verdict.legal)
        return verdict;
    if (machine == nullptr)
        return verdict.forbid(says::siege_2_41a_none, {{"hex", order->hex}}, placeOf(order->hex));
    const Pushing push{now, order->hex, *machine};
    play::weigh(pushRules, push, verdict);
    if (!verdict.legal || !push.faces())
        return verdict;
    if (order.wants<&Push::to>(verdict))
        return verdict.fact("left", push.left());
    const auto steps = stepsAlong(*machine->outward, order->hex, order->to);
    if (!steps)
        return verdict.forbid(says::siege_2_41b_aside, {{"to", order->to}, {"hex", order->hex}}, placeOf(order->to));
    const Side towards = *steps > 0 ? *machine->outward : hex::opposite(*machine->outward);
    const Hex step = hex::step(towards);
    std::vector<Hex> hexes = machine->hexes;
    int cost = 0;
    for (int i = 0; i < std::abs(*steps) && verdict.legal; ++i)
    {
        cost += judgeStep(verdict, now, hexes, towards, push.left() - cost);
        hexes = moved(hexes, step);
        judgeRides(verdict, now, *machine, hexes.front() - machine->hexes.front());
    }
    verdict.fact("cost", cost).fact("left", std::max(0, push.left() - cost));
    if (!verdict.whole())
        return verdict;
    const Laid kind = machine->kind == "ram" ? Laid::Ram : Laid::SiegeTower;
    verdict.effect(EquipmentMoved{order->hex, kind, hexes, {}});
    carryAlong(verdict, now, *machine, order->to - order->hex);
    return verdict.effect(Pushed{order->to, cost});
}

std::vector<RuleId> rulesOfEngines()
{
    std::vector<RuleId> ids{rule::siege_2_42a, rule::siege_ruling_tower_move};
    play::addIds(ids, pushRules);
    play::addIds(ids, groundRules);
    for (const RuleId& more : rulesOfRides())
        ids.push_back(more);
    return ids;
}

} // namespace merlon::castle
