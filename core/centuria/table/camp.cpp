#include "core/centuria/table/orders.h"
#include "core/centuria/table/zones.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

using play::Args;
using play::Findings;
using play::impossible;
using play::note;
using play::refusal;

struct Camping
{
    const Data& data;
    const State& state;
    Camp camp;
    std::vector<Shift> shifts;

    bool isBottino() const { return data.battle == Battle::Bottino; }
    const CampNumbers& numbers() const { return data.numbers->camp; }
    Stand stand() const { return camp.stand(); }
    /// Says one of two: as Saccheggio has it, or as Bottino.
    const Phrase& either(const Phrase& saccheggio, const Phrase& bottino) const
    {
        return isBottino() ? bottino : saccheggio;
    }
};

bool isWithin(Length length, const std::array<int, 2>& limits)
{
    const double mm = length.tenths / 10.0;
    return !isLess(mm, limits.front()) && !isMore(mm, limits.back());
}

Findings hasItsSize(const Camping& one)
{
    const CampNumbers& all = one.numbers();
    if (isWithin(one.camp.front, all.front) && isWithin(one.camp.depth, all.depth))
        return {};
    return {refusal(
        one.either(says::centuria_scenario_saccheggio_scenery_size, says::centuria_scenario_bottino_scenery_size),
        {{"front", one.camp.front}, {"depth", one.camp.depth}})};
}

/// Its front is parallel to its owner's edge.
Findings isTurned(const Camping& one)
{
    const int facing = one.camp.at.facing;
    if (tabletop::sameFacing(facing, 0) || tabletop::sameFacing(facing, 1800))
        return {};
    return {refusal(one.either(says::centuria_scenario_saccheggio_camp_place_turned,
                               says::centuria_scenario_bottino_camp_place_turned))};
}

double nearestToEdge(const Camping& one)
{
    double least = one.data.numbers->depth;
    for (const Vec corner : one.stand().shape())
        least = std::min(least, isSouth(one.state, one.camp.side) ? corner.y : one.data.numbers->depth - corner.y);
    return least;
}

Findings keepsFromEdges(const Camping& one)
{
    Findings found;
    const double edge = nearestToEdge(one);
    const double side = fromShortEdge(one.data, one.stand());
    const CampNumbers& all = one.numbers();
    if (isLess(edge, all.fromEdge))
        found.push_back(refusal(one.either(says::centuria_scenario_saccheggio_camp_place_edge,
                                           says::centuria_scenario_bottino_camp_place_edge),
                                {{"way", lengthOf(edge)}, {"least", lengthOf(all.fromEdge)}}));
    if (isLess(side, all.fromSides))
        found.push_back(refusal(one.either(says::centuria_scenario_saccheggio_camp_place_side,
                                           says::centuria_scenario_bottino_camp_place_side),
                                {{"way", lengthOf(side)}, {"least", lengthOf(all.fromSides)}}));
    if (found.empty())
        found.push_back(note(one.either(says::centuria_scenario_saccheggio_camp_place_far,
                                        says::centuria_scenario_bottino_camp_place_far),
                             {{"way", lengthOf(edge)}, {"side", lengthOf(side)}}));
    return found;
}

Findings liesInItsZone(const Camping& one)
{
    if (one.data.options.campInZone == "false")
        return {play::ruling(says::centuria_ruling_camp_in_zone_set)};
    if (holdsAll(zoneOf(one.data, one.state, one.camp.side).outline, one.stand()))
        return {};
    return {refusal(
        one.either(says::centuria_scenario_saccheggio_camp_place_zone, says::centuria_scenario_bottino_camp_place_zone),
        {{"way", lengthOf(fromOwnEdge(one.data, one.state, one.camp.side, one.stand()))},
         {"most", lengthOf(zoneOf(one.data, one.state, one.camp.side).deep)}})};
}

/// Bottino: the chooser first. With the other switch, after the slips of step 4.
Findings isItsTurn(const Camping& one)
{
    Findings found;
    const bool late = one.data.options.campsBeforeSlips == "false";
    const int due = late ? 4 : 2;
    if (one.data.inOrder && one.state.step != due)
        found.push_back(refusal(says::centuria_setup_step2_camps, {{"step", due}}));
    if (late)
        found.push_back(play::ruling(says::centuria_ruling_camps_before_slips_set));
    if (one.isBottino() && one.state.camps.empty() && one.camp.side != one.state.chooser)
        found.push_back(
            refusal(says::centuria_scenario_bottino_camp_place_first, {{"side", sideValue(one.state.chooser)}}));
    return found;
}

const Shift* shiftOf(const Camping& one, const Element& element)
{
    const auto at =
        std::ranges::find_if(one.shifts, [&](const Shift& shift) { return shift.element.id == element.id; });
    return at == one.shifts.end() ? nullptr : &*at;
}

/// A shift that somebody has measured: as short as the shortest, and it keeps its distances.
Findings isShortest(const Camping& one, const Element& element, Vec by, double shortest)
{
    const Args args{
        {"element", elementValue(element.id)}, {"way", lengthOf(length(by))}, {"least", lengthOf(shortest)}};
    if (!fits(one.data, one.state, one.stand(), element, by))
        return {refusal(one.either(says::centuria_scenario_saccheggio_camp_scenery_blocked,
                                   says::centuria_scenario_bottino_camp_scenery_blocked),
                        {{"element", elementValue(element.id)}})};
    if (isMore(length(by), shortest))
        return {refusal(one.either(says::centuria_scenario_saccheggio_camp_scenery_longer,
                                   says::centuria_scenario_bottino_camp_scenery_longer),
                        args)};
    return {note(one.either(says::centuria_scenario_saccheggio_camp_scenery_moved,
                            says::centuria_scenario_bottino_camp_scenery_moved),
                 args)};
}

Findings makesRoom(const Camping& one)
{
    Findings found;
    for (const Element& element : one.state.elements)
    {
        if (!isInTheWay(one.data, one.stand(), element))
            continue;
        const auto way = shortestShift(one.data, one.state, one.stand(), element);
        if (!way)
        {
            found.push_back(refusal(one.either(says::centuria_scenario_saccheggio_camp_scenery_stuck,
                                               says::centuria_scenario_bottino_camp_scenery_stuck),
                                    {{"element", elementValue(element.id)}}));
            continue;
        }
        const Shift* given = shiftOf(one, element);
        const Vec by = given != nullptr ? tabletop::placeOf(given->by) : *way;
        for (play::Finding& each : isShortest(one, element, by, length(*way)))
            found.push_back(std::move(each));
    }
    if (one.data.options.campMoves == "overlapping_only")
        found.push_back(play::ruling(says::centuria_ruling_camp_moves_set));
    return found;
}

bool standsOnUnits(const Camping& one)
{
    return std::ranges::any_of(one.state.units, [&](const Unit& unit)
                               { return overlap({one.stand().shape()}, partsOf(unit.stands())); });
}

constexpr play::Rule<Camping> campRules[] = {
    {play::several, isItsTurn},
    {play::several, hasItsSize},
    {play::several, isTurned},
    {play::several, keepsFromEdges},
    {play::several, liesInItsZone},
    {play::several, makesRoom},
    {refusal, says::centuria_setup_overlap_ruling_camp_units, standsOnUnits},
};

} // namespace

Verdict judge(const Data& data, const State& state, const Begun<PlaceCamp>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (state.chooser.empty())
        return verdict.forbid(says::centuria_scenario_side_none);
    if (order.wants<&PlaceCamp::side>(verdict))
        return verdict;
    const std::string& side = order->side.id;
    if (!hasCamp(data, state, side))
        return verdict.forbid(says::centuria_setup_step2_no_camp, {{"side", sideValue(side)}});
    if (std::ranges::any_of(state.camps, [&](const Camp& camp) { return camp.side == side; }))
        return verdict.forbid(says::centuria_setup_step2_camp_again, {{"side", sideValue(side)}});
    if (order.wants<&PlaceCamp::front>(verdict) || order.wants<&PlaceCamp::depth>(verdict) ||
        order.wants<&PlaceCamp::at>(verdict))
        return verdict;
    const Camping one{data, state, {side, order->at, order->front, order->depth}, order->shifts};
    play::weigh(campRules, one, verdict);
    for (const Element& element : state.elements)
        if (isInTheWay(data, one.stand(), element))
            if (const auto way = shortestShift(data, state, one.stand(), element))
            {
                const Shift* given = shiftOf(one, element);
                verdict.effect(Shifted{{element.id}, given != nullptr ? given->by : tabletop::pointAt(*way)});
            }
    return verdict.effect(CampStands{order->side, order->at, order->front, order->depth});
}

Verdict judge(const Data& data, const State& state, const Begun<PlaceBaggage>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (data.battle != Battle::Imboscata)
        return verdict.forbid(says::centuria_scenario_imboscata_baggage_place_none);
    if (state.chooser.empty())
        return verdict.forbid(says::centuria_scenario_side_none);
    if (state.baggage)
        return verdict.forbid(says::centuria_scenario_imboscata_baggage_place_again);
    if (order.wants<&PlaceBaggage::at>(verdict))
        return verdict;
    const auto& [front, depth] = data.numbers->baggage;
    const Stand stand = tabletop::standAt({double(front), double(depth)}, order->at);
    if (std::ranges::any_of(state.units, [](const Unit& unit) { return !unit.at.empty(); }))
        verdict.refuse(says::centuria_scenario_imboscata_baggage_place_late);
    if (holdsAll(zoneOf(data, state, state.defender).outline, stand))
        verdict.note(says::centuria_scenario_imboscata_baggage_place_in, {{"side", sideValue(state.defender)}});
    else
        verdict.refuse(says::centuria_scenario_imboscata_baggage_place_out, {{"side", sideValue(state.defender)}});
    verdict.fact("own_edge", lengthOf(fromOwnEdge(data, state, state.defender, stand)));
    return verdict.effect(BaggageStands{order->at});
}

void carry(const Data&, State& state, const CampStands& effect)
{
    state.camps.push_back({effect.side.id, effect.at, effect.front, effect.depth});
}

void carry(const Data&, State& state, const BaggageStands& effect)
{
    state.baggage = effect.at;
}

std::vector<RuleId> rulesOfCamps()
{
    return {rule::centuria_scenario_saccheggio_scenery,      rule::centuria_scenario_saccheggio_camp_place,
            rule::centuria_scenario_saccheggio_camp_scenery, rule::centuria_scenario_bottino_scenery,
            rule::centuria_scenario_bottino_camp_place,      rule::centuria_scenario_bottino_camp_scenery,
            rule::centuria_scenario_imboscata_baggage_place};
}

} // namespace merlon::centuria::setup
