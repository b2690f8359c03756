// 2.41c: siege towers and rams come into the game at the edge of the map.

#include "core/siege/engines/machines.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/moves/moves.h"
#include "core/play/rule_row.h"
#include "siege_rules/1_21.h"
#include "siege_rules/2_41.h"
#include "siege_rules/2_42.h"
#include "siege_rules/4_31.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

struct Entrance
{
    const Position& now;
    const BringIn& order;

    const SiegePlan& plan() const { return dataOf(now).plan; }
    bool ram() const { return order.machine == Machine::Ram; }
    std::string_view kind() const { return ram() ? "ram" : "siege_tower"; }
    int all() const { return ram() ? plan().rams : plan().siegeTowers; }
    static int countOn(const map::HexMap& map, std::string_view kind)
    {
        return static_cast<int>(std::ranges::count(map.overlays, kind, &map::Covering::kind));
    }
    /// What has burnt leaves no place for another.
    int used() const
    {
        return countOn(*now.state().site->map, kind()) +
               static_cast<int>(std::ranges::count(now.state().burnt, kind())) - countOn(*now.data().site->map, kind());
    }
};

Findings isNotTheBesiegers(const Entrance& entrance)
{
    const auto besieger = static_cast<std::size_t>(entrance.plan().besieger);
    if (entrance.now.state().phase == entrance.plan().besieger || besieger >= entrance.now.data().forces.size())
        return {};
    return {refusal(says::siege_2_41c_besieger, {{"force", play::Ref{"force", entrance.now.data().forces[besieger]}}})};
}

/// Before it is said what comes.
constexpr play::Rule<Entrance> timeRules[] = {
    {rule::siege_1_21g, inAnotherStep<Step::Movement>},
};

constexpr play::Rule<Entrance> entranceRules[] = {
    {refusal, says::siege_2_41c_late, [](const Entrance& entrance) { return entrance.now.state().turn > 1; }},
    {rule::siege_2_41c, isNotTheBesiegers},
    {refusal, says::siege_2_41c_none_left, [](const Entrance& entrance) { return entrance.used() >= entrance.all(); },
     [](const Entrance& entrance) { return play::args("count", entrance.all()); }},
};

Findings areApart(const Entrance& entrance)
{
    const auto& hexes = entrance.order.hexes;
    const auto touches = [&](Hex hex)
    { return std::ranges::any_of(hexes, [&](Hex other) { return hex::distance(hex, other) == 1; }); };
    auto different = hexes;
    std::ranges::sort(different);
    const bool twice = std::ranges::adjacent_find(different) != different.end();
    if (hexes.size() == 3 && !twice && std::ranges::all_of(hexes, touches))
        return {};
    return {play::impossible(says::siege_2_41c_apart)};
}

Findings areAwayFromTheEdge(const Entrance& entrance)
{
    const Ground& ground = entrance.now.ground();
    const auto atEdge = [&](Hex hex) {
        return std::ranges::any_of(hex::allSides,
                                   [&](Side side) { return !ground.contains(hex::neighbour(hex, side)); });
    };
    if (std::ranges::any_of(entrance.order.hexes, atEdge))
        return {};
    return {refusal(says::siege_2_41c_edge)};
}

constexpr play::Rule<Entrance> hexRules[] = {
    {rule::siege_2_41c, areApart},
    {rule::siege_2_41c, areAwayFromTheEdge},
};

/// Each of them once.
Findings oneCannotCome(const Entrance& entrance)
{
    Findings found;
    std::vector<std::string> seen;
    for (const auto* list : {&entrance.order.crew, &entrance.order.top})
        for (const CounterId& id : *list)
        {
            const Body who = entrance.now.find(id.id);
            const bool comes = who && couldCome(entrance.now, who) && std::ranges::count(seen, id.id) == 0;
            seen.push_back(id.id);
            if (!comes)
                found.push_back(refusal(says::siege_2_41c_not_he, {{"name", counterRef(id.id)}}));
        }
    return found;
}

constexpr play::Rule<Entrance> crewRules[] = {
    {play::impossible, says::siege_2_41c_crew,
     [](const Entrance& entrance) { return entrance.order.crew.size() != entrance.order.hexes.size(); }},
    {refusal, says::siege_4_31b_top,
     [](const Entrance& entrance) { return entrance.ram() && !entrance.order.top.empty(); }},
    {rule::siege_2_41c, oneCannotCome},
};

int judgeHexes(Verdict& verdict, const Position& now, const std::vector<Hex>& hexes)
{
    std::optional<Hex> dearest;
    for (const Hex hex : hexes)
    {
        judgeGround(verdict, now, hex);
        if (!dearest || priceOfGround(now, hex) > priceOfGround(now, *dearest))
            dearest = hex;
    }
    if (!verdict.legal || !dearest)
        return 0;
    const int points = priceOfGround(now, *dearest);
    const int left = now.numbers().machines.movement;
    verdict.say(play::Weight::Ruling, says::siege_ruling_tower_move_pays, {{"hex", *dearest}, {"points", points}});
    if (points > left)
        verdict.refuse(says::siege_2_41a_short, {{"hex", *dearest}, {"points", points}, {"left", left}});
    return points;
}

} // namespace

bool couldCome(const Position& now, const Body& who)
{
    return !who.onMap() && !who.state->left && who.alive() && who.state->health != Health::Stunned &&
           !now.isHooved(who) && who.state->force == now.state().phase;
}

std::optional<std::vector<Hex>> straightBehind(const play::Record& begun, const play::Field& field,
                                               const play::Value& mark)
{
    const auto* front = std::get_if<Hex>(&mark);
    if (begun.kind != "bring_in" || field.key != "hexes" || front == nullptr ||
        play::find(begun.fields, "hexes") != nullptr || play::find(begun.fields, "outward") == nullptr)
        return {};
    const Side behind = hex::opposite(play::read<BringIn>(begun.fields).value.outward);
    const Hex middle = hex::neighbour(*front, behind);
    return std::vector{*front, middle, hex::neighbour(middle, behind)};
}

Verdict judge(const Position& now, const play::Begun<BringIn>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Entrance entrance{now, order.order};
    play::weigh(timeRules, entrance, verdict);
    if (order.wants<&BringIn::machine>(verdict))
        return verdict;
    play::weigh(entranceRules, entrance, verdict);
    if (!verdict.legal || order.wants<&BringIn::outward>(verdict) || order.wants<&BringIn::hexes>(verdict))
        return verdict;
    play::weigh(hexRules, entrance, verdict);
    const int cost = judgeHexes(verdict, now, order->hexes);
    if (!verdict.legal || order.wants<&BringIn::crew>(verdict))
        return verdict;
    if (!entrance.ram())
        order.wants<&BringIn::top>(verdict, false);
    play::weigh(crewRules, entrance, verdict);
    verdict.fact("cost", cost).fact("left", std::max(0, now.numbers().machines.movement - cost));
    if (!verdict.whole())
        return verdict;
    const Laid kind = entrance.ram() ? Laid::Ram : Laid::SiegeTower;
    verdict.effect(GroundLaid{order->hexes.front(), kind, order->outward, order->hexes});
    for (std::size_t i = 0; i < order->crew.size(); ++i)
        verdict.effect(movedTo(order->crew[i], {order->hexes[i]}));
    for (std::size_t i = 0; i < order->top.size(); ++i)
    {
        verdict.note(says::siege_2_42a_rides, {{"name", counterRef(order->top[i].id)}});
        verdict.effect(movedTo(order->top[i], {order->hexes[i], 1}));
    }
    return verdict.effect(Pushed{order->hexes.front(), cost});
}

std::vector<RuleId> rulesOfBringingIn()
{
    std::vector<RuleId> ids;
    play::addIds(ids, timeRules);
    play::addIds(ids, entranceRules);
    play::addIds(ids, hexRules);
    play::addIds(ids, crewRules);
    return ids;
}

} // namespace merlon::siege
