#include "core/centuria/table/orders.h"
#include "core/centuria/table/zones.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>
#include <limits>

namespace merlon::centuria::setup
{
namespace
{

using play::Args;
using play::Findings;
using play::impossible;
using play::note;
using play::refusal;

/// A unit that somebody puts down.
struct Placing
{
    const Data& data;
    const State& state;
    const Unit& unit;
    As as;
    std::vector<Stand> stands;

    play::Value name() const { return unitValue(unit.id); }
    bool isVanguard() const { return as == As::Vanguard; }
    Parts parts() const { return partsOf(stands); }
    /// How far from its own edge, where that is farthest.
    double deepest() const
    {
        double most = 0;
        for (const Stand& one : stands)
            most = std::max(most, fromOwnEdge(data, state, unit.side, one));
        return most;
    }
    bool isIn(const Outline& zone) const
    {
        return std::ranges::all_of(stands, [&](const Stand& one) { return holdsAll(zone, one); });
    }
};

Args name(const Placing& one)
{
    return play::args("unit", one.name());
}

bool isOffTable(const Placing& one)
{
    return !one.isIn(rectangle(0, 0, one.data.numbers->width, one.data.numbers->depth));
}

/// Inside or outside, with how deep it stands where the zone is a strip.
play::Finding told(const Placing& one, const Zone& zone, bool in)
{
    Args args{{"unit", one.name()}};
    if (zone.deep > 0)
    {
        args.emplace_back("way", lengthOf(one.deepest()));
        args.emplace_back("most", lengthOf(zone.deep));
    }
    return in ? note(*zone.inside, std::move(args)) : refusal(*zone.outside, std::move(args));
}

/// With one edge for the whole army, those that are left.
bool isAtAnEdge(const Placing& one)
{
    return std::ranges::any_of(attackerEdges(one.data, one.state),
                               [&](const auto& edge) { return one.isIn(edge.second); });
}

Findings standsInItsZone(const Placing& one)
{
    if (one.as != As::Zone)
        return {};
    const Zone zone = zoneOf(one.data, one.state, one.unit.side);
    Findings found = told(one, zone, one.isIn(zone.outline));
    const bool attacks = one.data.battle == Battle::Imboscata && one.unit.side != one.state.defender;
    if (attacks && one.data.options.imboscataEdges == "north")
        found.push_back(play::ruling(says::centuria_ruling_imboscata_edges_set));
    if (attacks && one.data.options.attackerEdges == "one" && one.isIn(zone.outline))
    {
        found.push_back(play::ruling(says::centuria_ruling_attacker_edges_set));
        if (!isAtAnEdge(one))
            found.push_back(refusal(says::centuria_scenario_imboscata_zone_attacker_other, {{"unit", one.name()}}));
    }
    return found;
}

Findings isInTheBand(const Placing& one)
{
    if (!hasBands(one.data.battle))
        return {};
    double least = std::numeric_limits<double>::infinity();
    for (const Stand& stand : one.stands)
        least = std::min(least, fromShortEdge(one.data, stand));
    const int band = one.data.numbers->band;
    if (!isLess(least, band))
        return {};
    return {refusal(says::centuria_scenario_bands_near,
                    {{"unit", one.name()}, {"way", lengthOf(least)}, {"least", lengthOf(band)}})};
}

/// The first of a player's units: it goes farther than others, and keeps away from the other vanguard.
Findings standsAsVanguard(const Placing& one)
{
    if (!one.isVanguard())
        return {};
    if (one.data.battle != Battle::Avanguardie)
        return {impossible(says::centuria_scenario_avanguardie_first_none, {{"unit", one.name()}})};
    const Zone zone = vanguardZoneOf(one.data, one.state, one.unit.side);
    Findings found = told(one, zone, one.isIn(zone.outline));
    if (one.data.options.vanguardFrom == "own_edge")
        found.push_back(play::ruling(says::centuria_ruling_vanguard_from_set));
    for (const Unit& other : one.state.units)
        if (other.side != one.unit.side && other.as == As::Vanguard && !other.at.empty())
        {
            const double way = distance(one.parts(), partsOf(other.stands()));
            const int apart = one.data.numbers->zones.vanguardsApart;
            const Args args{{"unit", one.name()},
                            {"other", unitValue(other.id)},
                            {"way", lengthOf(way)},
                            {"least", lengthOf(apart)}};
            found.push_back(isMore(way, apart) ? note(says::centuria_scenario_avanguardie_second_far, args)
                                               : refusal(says::centuria_scenario_avanguardie_second_near, args));
        }
    return found;
}

bool isNoVanguard(const Placing& one)
{
    return one.isVanguard() && one.unit.skirmisher;
}
bool isSecondVanguard(const Placing& one)
{
    return one.isVanguard() && std::ranges::any_of(one.state.units,
                                                   [&](const Unit& other) {
                                                       return other.side == one.unit.side && other.id != one.unit.id &&
                                                              other.as == As::Vanguard && !other.at.empty();
                                                   });
}

Findings keepsItsDistance(const Placing& one)
{
    if (one.as != As::Infiltrated)
        return {};
    const auto nearest = nearestEnemy(one.state, one.unit, one.stands);
    const bool here = one.data.battle == Battle::Avanguardie;
    if (!nearest)
        return {note(says::centuria_scenario_infiltrated_nobody, {{"unit", one.name()}})};
    const int most = one.data.numbers->infiltrated;
    const Args args{{"unit", one.name()},
                    {"other", unitValue(nearest->unit)},
                    {"way", lengthOf(nearest->way)},
                    {"least", lengthOf(most)}};
    if (isMore(nearest->way, most))
        return {
            note(here ? says::centuria_scenario_avanguardie_infiltrated_far : says::centuria_scenario_infiltrated_far,
                 args)};
    return {
        refusal(here ? says::centuria_scenario_avanguardie_infiltrated_near : says::centuria_scenario_infiltrated_near,
                args, unitValue(nearest->unit))};
}

bool isNotInfiltrated(const Placing& one)
{
    return one.as == As::Infiltrated && one.unit.trait != "infiltrated";
}

/// In the element that its player has written down.
Findings hidesInItsElement(const Placing& one)
{
    if (one.as != As::Ambush)
        return {};
    if (one.unit.trait != "ambush")
        return {refusal(says::centuria_setup_step7_other, {{"unit", one.name()}})};
    const auto named =
        std::ranges::find_if(one.state.hides, [&](const Hide& hide) { return hide.whose.covers(one.unit); });
    const Element* element = named == one.state.hides.end() ? nullptr : one.state.element(named->element);
    if (element == nullptr)
        return {refusal(says::centuria_setup_step7_nowhere, {{"side", sideValue(one.unit.side)}})};
    const Args args{{"unit", one.name()}, {"element", elementValue(element->id)}};
    return {one.isIn(outlineOf(element->outline)) ? note(says::centuria_setup_step7_in, args)
                                                  : refusal(says::centuria_setup_step7_out, args)};
}

bool isElsewhere(const Placing& one)
{
    return one.as == As::Zone && one.unit.trait == "flank";
}

bool overlapsItself(const Placing& one)
{
    for (std::size_t i = 0; i < one.stands.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (tabletop::overlap(one.stands[i], one.stands[k]))
                return true;
    return false;
}

Findings standsOnSomething(const Placing& one)
{
    Findings found;
    const Parts here = one.parts();
    for (const Unit& other : one.state.units)
        if (other.id != one.unit.id && overlap(here, partsOf(other.stands())))
            found.push_back(refusal(says::centuria_setup_overlap_ruling_base,
                                    {{"unit", one.name()}, {"other", unitValue(other.id)}}, unitValue(other.id)));
    for (const Camp& camp : one.state.camps)
        if (overlap(here, {camp.stand().shape()}))
            found.push_back(refusal(says::centuria_setup_overlap_ruling_camp,
                                    {{"unit", one.name()}, {"side", sideValue(camp.side)}}));
    if (one.state.baggage)
        if (const auto& [front, depth] = one.data.numbers->baggage;
            overlap(here, {tabletop::standAt({double(front), double(depth)}, *one.state.baggage).shape()}))
            found.push_back(refusal(says::centuria_setup_overlap_ruling_baggage, {{"unit", one.name()}}));
    for (const Element& element : one.state.elements)
        if ((element.kind == Kind::Lake || element.kind == Kind::Rocks) && overlap(here, element.parts()))
            found.push_back(refusal(says::centuria_setup_overlap_ruling_impassable,
                                    {{"unit", one.name()}, {"element", elementValue(element.id)}}));
    return found;
}

/// On a road nobody minds.
Findings standsInTheRiver(const Placing& one)
{
    const Parts here = one.parts();
    const auto isIn = [&](std::string_view kind)
    {
        return std::ranges::any_of(one.data.pieces, [&](const Piece& piece)
                                   { return piece.kind == kind && overlap(here, piece.parts); });
    };
    if (!isIn("river") || isIn("bridge"))
        return {};
    if (one.data.options.riverDeploy == "refused")
    {
        Findings found = refusal(says::centuria_setup_overlap_ruling_river_no, {{"unit", one.name()}});
        found.push_back(play::ruling(says::centuria_ruling_river_deploy_set));
        return found;
    }
    return {note(says::centuria_setup_overlap_ruling_river, {{"unit", one.name()}})};
}

/// Step by step: what is put down when, and by whom.
Findings isItsTurn(const Placing& one)
{
    if (!one.data.inOrder)
        return {};
    const int due = one.as == As::Infiltrated ? 6 : one.as == As::Ambush ? 7 : 5;
    const State& state = one.state;
    Findings found;
    if (state.step != due)
        found.push_back(refusal(due == 5   ? says::centuria_setup_step5_now
                                : due == 6 ? says::centuria_setup_step6_now
                                           : says::centuria_setup_step7_now,
                                {{"unit", one.name()}, {"step", state.step}}));
    else if (const std::string next = turnOf(one.data, state); !next.empty() && next != one.unit.side)
        found.push_back(
            state.last.empty() && due == 5
                ? refusal(one.data.battle == Battle::Avanguardie    ? says::centuria_scenario_avanguardie_first_turn
                          : one.data.battle == Battle::Saccheggio   ? says::centuria_scenario_saccheggio_first_turn
                          : one.data.battle == Battle::Imboscata    ? says::centuria_scenario_imboscata_first_turn
                          : one.data.battle == Battle::Ponte        ? says::centuria_scenario_ponte_first_turn
                          : one.data.battle == Battle::Bottino      ? says::centuria_scenario_bottino_first_turn
                          : one.data.battle == Battle::Rifornimenti ? says::centuria_scenario_rifornimenti_first_turn
                                                                    : says::centuria_scenario_breccia_first_turn,
                          {{"side", sideValue(next)}})
                : refusal(says::centuria_setup_alternation_ruling_turn, {{"side", sideValue(next)}}));
    return found;
}

/// Nobody deploys before both vanguards stand.
bool comesBeforeTheVanguard(const Placing& one)
{
    return one.data.inOrder && one.data.battle == Battle::Avanguardie && !one.isVanguard() && one.as == As::Zone &&
           std::ranges::none_of(one.state.units,
                                [&](const Unit& other) {
                                    return other.side == one.unit.side && other.as == As::Vanguard && !other.at.empty();
                                });
}

bool lacksTheBaggage(const Placing& one)
{
    return one.data.inOrder && one.data.battle == Battle::Imboscata && !one.state.baggage;
}

constexpr play::Rule<Placing> placingRules[] = {
    {impossible, says::centuria_scenario_table_off, isOffTable, name},
    {play::several, isItsTurn},
    {refusal, says::centuria_scenario_avanguardie_rest_vanguard, comesBeforeTheVanguard, name},
    {refusal, says::centuria_scenario_imboscata_baggage_place_first, lacksTheBaggage, name},
    {refusal, says::centuria_scenario_avanguardie_choice_skirmisher, isNoVanguard, name},
    {refusal, says::centuria_scenario_avanguardie_choice_second, isSecondVanguard, name},
    {refusal, says::centuria_setup_step6_other, isNotInfiltrated, name},
    {refusal, says::centuria_setup_step5_flank, isElsewhere, name},
    {play::several, standsInItsZone},
    {play::several, standsAsVanguard},
    {play::several, keepsItsDistance},
    {play::several, hidesInItsElement},
    {rule::centuria_scenario_bands, isInTheBand},
    {refusal, says::centuria_setup_overlap_ruling_itself, overlapsItself, name},
    {rule::centuria_setup_overlap_ruling, standsOnSomething},
    {play::several, standsInTheRiver},
};

} // namespace

std::vector<Stand> standsOf(const Unit& unit, const PlaceUnit& order)
{
    std::vector<Stand> out{tabletop::standAt(unit.base, order.at)};
    for (const Pose& pose : order.others)
        out.push_back(tabletop::standAt(unit.base, pose));
    return out;
}

As wayOf(const Unit& unit, const PlaceUnit& order)
{
    if (order.as)
        return *order.as;
    if (unit.vanguard)
        return As::Vanguard;
    return unit.trait == "infiltrated" ? As::Infiltrated : unit.trait == "ambush" ? As::Ambush : As::Zone;
}

Verdict judge(const Data& data, const State& state, const Begun<PlaceUnit>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (state.chooser.empty())
        return verdict.forbid(says::centuria_scenario_side_none);
    if (order.wants<&PlaceUnit::unit>(verdict))
        return verdict;
    const Unit* unit = state.unit(order->unit.id);
    if (unit == nullptr || !unit->at.empty())
        return verdict.forbid(says::centuria_setup_step5_again, {{"unit", unitValue(order->unit.id)}});
    if (order.wants<&PlaceUnit::at>(verdict))
        return verdict;
    if (unit->bases > 1 && order.wants<&PlaceUnit::others>(verdict))
        return verdict;
    if (static_cast<int>(order->others.size()) + 1 != unit->bases)
        return verdict.forbid(says::centuria_setup_step5_bases,
                              {{"unit", unitValue(unit->id)}, {"count", unit->bases}});
    const Placing one{data, state, *unit, wayOf(*unit, order.order), standsOf(*unit, order.order)};
    play::weigh(placingRules, one, verdict);
    if (const auto nearest = nearestEnemy(state, *unit, one.stands))
        verdict.fact("enemy", lengthOf(nearest->way));
    verdict.fact("own_edge", lengthOf(one.deepest()));
    return verdict.effect(Stands{order->unit, order->at, order->others, one.as});
}

void carry(const Data&, State& state, const Stands& effect)
{
    if (Unit* unit = state.unit(effect.unit.id))
    {
        unit->at = {effect.at};
        unit->at.insert(unit->at.end(), effect.others.begin(), effect.others.end());
        unit->as = effect.as;
        state.last = unit->side;
    }
}

std::vector<RuleId> rulesOfDeployment()
{
    std::vector<RuleId> ids{rule::centuria_setup_step5,
                            rule::centuria_setup_step6,
                            rule::centuria_setup_step7,
                            rule::centuria_scenario_infiltrated,
                            rule::centuria_scenario_avanguardie_infiltrated,
                            rule::centuria_scenario_avanguardie_first,
                            rule::centuria_scenario_avanguardie_second,
                            rule::centuria_scenario_avanguardie_zone,
                            rule::centuria_scenario_saccheggio_zone_defender,
                            rule::centuria_scenario_saccheggio_zone_attacker,
                            rule::centuria_scenario_imboscata_zone_defender,
                            rule::centuria_scenario_imboscata_zone_attacker,
                            rule::centuria_scenario_ponte_zone,
                            rule::centuria_scenario_bottino_zone,
                            rule::centuria_scenario_rifornimenti_zone,
                            rule::centuria_scenario_breccia_zone,
                            rule::centuria_scenario_saccheggio_first,
                            rule::centuria_scenario_imboscata_first,
                            rule::centuria_scenario_ponte_first,
                            rule::centuria_scenario_bottino_first,
                            rule::centuria_scenario_rifornimenti_first,
                            rule::centuria_scenario_breccia_first};
    play::addIds(ids, placingRules);
    return ids;
}

} // namespace merlon::centuria::setup
