// What is put on the map before an assault: fascines, rubble, counters, engines. 2.2, 2.31, 3.43a, 4.22.

#include "core/map/hex_map.h"
#include "core/siege/ballista.h"
#include "core/siege/cart_state.h"
#include "core/siege/crowd.h"
#include "core/siege/days_parts.h"
#include "core/siege/retreat.h"
#include "core/siege/steps.h"
#include "core/siege/walls.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using castle::StoneThrower;
using play::Findings;
using play::impossible;
using play::refusal;
using play::Verdict;

std::size_t countOf(const castle::Site& site, std::string_view overlay)
{
    std::size_t count = 0;
    for (const map::Covering& one : site.map->overlays)
        count += one.kind == overlay ? one.hexes.size() : 0;
    return count;
}

/// A counter that the besieger lays.
struct Laying
{
    const Position& now;
    Hex hex;
    Works works = Works::Fascine;

    const SiegePlan& plan() const { return now.data().plan; }
    bool fascine() const { return works == Works::Fascine; }
    bool oneDay() const { return plan().days == 1; }
    castle::Stage stage() const { return now.state().days.sheet.stage(hex); }
    Findings no(const Phrase& phrase, bool holds) const
    {
        return holds ? Findings{refusal(phrase, {{"hex", hex}}, placeOf(hex))} : Findings{};
    }
};

/// By nature moat, and no bridge over it now (1.8b).
Findings isNoMoat(const Laying& laid)
{
    const castle::Terrain* natural = laid.now.terrainAt(laid.hex);
    const bool moat = natural != nullptr && natural->height == castle::Height::Moat;
    return laid.no(says::siege_2_2a_no_moat, laid.fascine() && (!moat || laid.now.ground().at(laid.hex).bridge));
}

Findings isFilledAlready(const Laying& laid)
{
    return laid.no(says::siege_2_2a_filled, laid.fascine() && laid.now.ground().at(laid.hex).fascine);
}

Findings thereAreNoMoreFascines(const Laying& laid)
{
    if (!laid.fascine() || laidOn(laid.now, "fascine").size() < static_cast<std::size_t>(laid.plan().fascines))
        return {};
    return {refusal(says::siege_2_2a_none_left, {{"count", laid.plan().fascines}})};
}

Findings liesThereAlready(const Laying& laid)
{
    return laid.no(says::siege_4_14a_lies, !laid.fascine() && laid.now.ground().at(laid.hex).rubble);
}

Findings isNoWallForRubble(const Laying& laid)
{
    return laid.no(says::siege_2_31a_no_wall, !laid.fascine() && laid.oneDay() && !takesRubble(laid.now, laid.hex));
}

Findings thereIsNoMoreRubble(const Laying& laid)
{
    if (laid.fascine() || !laid.oneDay())
        return {};
    const auto laidSoFar = laidOn(laid.now, "rubble").size() - countOf(*laid.now.data().site, "rubble");
    if (laidSoFar < static_cast<std::size_t>(laid.plan().rubble))
        return {};
    return {refusal(says::siege_2_31a_none_left, {{"count", laid.plan().rubble}})};
}

Findings isNotDemolished(const Laying& laid)
{
    return laid.no(says::siege_2_31b_standing,
                   !laid.fascine() && !laid.oneDay() && laid.stage() != castle::Stage::Demolished);
}

Findings isOnlyDamaged(const Laying& laid)
{
    const castle::Stage stage = laid.stage();
    if (laid.fascine() || laid.oneDay() || laid.now.played().rubblePlacing == "demolished" ||
        stage == castle::Stage::Whole || stage == castle::Stage::Demolished)
        return {};
    return {play::ruling(says::siege_ruling_es_damaged_read)};
}

constexpr play::Rule<Laying> layingRules[] = {
    {rule::siege_2_2a, isNoMoat},
    {rule::siege_2_2a, isFilledAlready},
    {rule::siege_2_2a, thereAreNoMoreFascines},
    {rule::siege_4_14a, liesThereAlready},
    {rule::siege_2_31a, isNoWallForRubble},
    {rule::siege_2_31a, thereIsNoMoreRubble},
    {rule::siege_2_31b, isNotDemolished},
    {rule::siege_ruling_es_damaged, isOnlyDamaged},
};

/// What a counter stands on: on wheels, the ground of horses, and trenches too.
enum class Stands : std::uint8_t
{
    Afoot,
    OnHooves,
    OnWheels
};

/// A hex on which a counter is put.
struct Spot
{
    const Position& now;
    Hex hex;
    int force = 0;
    Stands stands = Stands::Afoot;
    std::string_view except; ///< who is put there

    const castle::Terrain* row = now.state().site->rowAt(hex); ///< null off the map

    const castle::HexGround& ground() const { return now.ground().at(hex); }
    bool hooved() const { return stands == Stands::OnHooves; }
    play::Args where() const { return {{"hex", hex}}; }
    Findings no(const Phrase& phrase, bool holds) const
    {
        return holds ? Findings{refusal(phrase, where(), placeOf(hex))} : Findings{};
    }
};

/// Where a force has no zone it may stand anywhere.
Findings isOutsideItsZones(const Spot& spot)
{
    bool any = false;
    for (const SetUpZone& zone : spot.now.data().zones)
        if (zone.force == spot.force)
        {
            any = true;
            if (std::ranges::count(zone.hexes, spot.hex) > 0)
                return {};
        }
    return spot.no(says::siege_0_5_zone, any);
}

Findings cannotBeEntered(const Spot& spot)
{
    if (spot.row == nullptr || spot.ground().ballista)
        return {};
    const bool wheels = spot.stands == Stands::OnWheels;
    return spot.no(says::siege_0_5_impassable, !spot.row->foot || (wheels && !spot.row->mounted));
}

Findings isNoGroundForHorses(const Spot& spot)
{
    const bool closed = spot.row != nullptr && spot.row->foot && !spot.row->mounted && !spot.ground().mantlet;
    const bool engine = spot.ground().siegeTower || spot.ground().ram;
    return spot.no(engine ? says::siege_3_32a_horse.by(rule::siege_ruling_engines) : says::siege_3_32a_horse,
                   spot.hooved() && closed);
}

Findings isNoPlaceToStop(const Spot& spot)
{
    return spot.no(says::siege_3_32b_stop, spot.hooved() && spot.row != nullptr && !spot.row->mountedMayStop);
}

Findings isBehindAMantlet(const Spot& spot)
{
    return spot.no(says::siege_5_23c_horse, spot.hooved() && spot.ground().mantlet);
}

Findings holdsACart(const Spot& spot)
{
    return spot.no(says::siege_ruling_cart_hex_barred, spot.ground().cart && spot.now.options().cartHex != "terrain");
}

Findings holdsABallista(const Spot& spot)
{
    return spot.no(says::siege_3_43b_entered, spot.ground().ballista);
}

/// Of a ballista, which shares its hex with nothing.
Findings holdsOtherEquipment(const Spot& spot)
{
    const auto lies = [&](const map::Covering& one)
    { return castle::isEquipment(one.kind) && std::ranges::count(one.hexes, spot.hex) > 0; };
    return spot.no(says::siege_3_43b_equipment, std::ranges::any_of(spot.now.state().site->map->overlays, lies));
}

Findings burns(const Spot& spot)
{
    return spot.no(says::siege_3_54b_burns, spot.ground().burning);
}

/// What nobody could enter is no place to stand.
Findings isHeapedWithDead(const Spot& spot)
{
    return heapOn(spot.now, spot.hex, false, bodiesOn(spot.now, spot.hex, false));
}

Findings isTaken(const Spot& spot)
{
    return spot.no(says::siege_0_5_taken, spot.now.whoStandsAt(spot.hex, spot.except).has_value());
}

constexpr play::Rule<Spot> spotRules[] = {
    {rule::siege_0_5, isOutsideItsZones},     {rule::siege_0_5, cannotBeEntered},
    {rule::siege_3_32a, isNoGroundForHorses}, {rule::siege_3_32b, isNoPlaceToStop},
    {rule::siege_5_23c, isBehindAMantlet},    {rule::siege_ruling_cart_hex, holdsACart},
    {rule::siege_3_43b, holdsABallista},      {rule::siege_3_54b, burns},
    {rule::siege_1_61f, isHeapedWithDead},    {rule::siege_0_5, isTaken},
};

bool takesTwo(const Body& who)
{
    return who.state->mounted || who.state->rear || (who.piece().rear && who.piece().hex && !who.piece().mounted);
}

constexpr RuleId ofEngines[] = {rule::siege_4_22};

} // namespace

std::vector<Hex> laidOn(const Position& now, std::string_view overlay)
{
    std::vector<Hex> hexes;
    for (const map::Covering& one : now.state().site->map->overlays)
        if (one.kind == overlay)
            hexes.insert(hexes.end(), one.hexes.begin(), one.hexes.end());
    return hexes;
}

Verdict judge(const Position& now, const play::Begun<LayWorks>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Placing}) || order.wants<&LayWorks::works>(verdict) ||
        order.wants<&LayWorks::hex>(verdict))
        return verdict;
    play::weigh(layingRules, Laying{now, order->hex, order->works}, verdict);
    if (!verdict.legal)
        return verdict;
    return verdict.effect(GroundLaid{order->hex, order->works == Works::Fascine ? Laid::Fascine : Laid::Rubble, {}});
}

Verdict judge(const Position& now, const play::Begun<Deploy>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseInPart(verdict, now, {DayPart::Placing}) || order.wants<&Deploy::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    if (!who.alive())
        return verdict.forbid(says::siege_0_5_dead, {{"name", who.name()}});
    if (who.state->left)
        verdict.refuse(says::siege_exit_1_gone, {{"name", who.name()}});
    if (!verdict.legal)
        return verdict;
    if (order.wants<&Deploy::hex>(verdict))
        return verdict;
    const bool two = takesTwo(who);
    const auto weigh = [&](Hex hex)
    {
        const Stands stands = now.isHooved(who) ? Stands::OnHooves : Stands::Afoot;
        play::weigh(spotRules, Spot{now, hex, who.state->force, stands, who.state->id}, verdict);
    };
    weigh(order->hex);
    if (two && verdict.legal && !order.wants<&Deploy::rear>(verdict))
    {
        if (hex::distance(order->hex, *order->rear) != 1)
            return verdict.forbid(says::siege_0_5_rear, {{"name", who.name()}}, placeOf(*order->rear));
        weigh(*order->rear);
    }
    if (!verdict.legal)
        return verdict;
    if (hitchOf(now.state(), who.state->id) != nullptr)
        verdict.effect(Unharnessed{order->counter});
    return verdict.effect(Moved{order->counter, order->hex, two ? order->rear : std::nullopt});
}

Verdict judge(const Position& now, const play::Begun<DeployEngine>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now))
        return verdict;
    if (now.state().days.part != DayPart::Placing)
        verdict.refuse(says::siege_4_22_between);
    if (!verdict.legal || order.wants<&DeployEngine::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().days.sheet.engine(order->engine.id);
    if (engine == nullptr)
        return verdict.forbid(says::siege_4_11a_unknown, {{"name", order->engine.id}});
    if (engine->burnt)
        return verdict.forbid(says::siege_4_23d_burnt, {{"engine", engineRef(engine->id)}});
    if (order.wants<&DeployEngine::hex>(verdict))
        return verdict;
    play::weigh(spotRules, Spot{now, order->hex, forceOf(now, engine->id), Stands::OnWheels, engine->id}, verdict);
    return verdict.legal ? verdict.effect(EnginePlaced{order->engine, order->hex}) : verdict;
}

Verdict judge(const Position& now, const play::Begun<PlaceBallista>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (now.state().days.day == 0 || now.state().days.part != DayPart::Placing)
        verdict.refuse(says::siege_3_43a_between);
    if (!verdict.legal || order.wants<&PlaceBallista::hex>(verdict))
        return verdict;
    if (!now.ground().at(order->hex).ballista)
        return verdict.forbid(says::siege_3_41b_none, {{"hex", order->hex}}, placeOf(order->hex));
    if (order.wants<&PlaceBallista::to>(verdict))
        return verdict;
    const BallistaLog* log = now.state().ballistaLog(order->hex);
    const int ofNobody = -1; // an overlay has no owner but its crew
    const int force = log != nullptr ? log->force : ofNobody;
    const Spot spot{now, order->to, force, Stands::Afoot, {}};
    play::weigh(spotRules, spot, verdict);
    if (verdict.legal)
        play::say(verdict, rule::siege_3_43b, holdsOtherEquipment(spot));
    return verdict.legal ? verdict.effect(EquipmentMoved{order->hex, Laid::Ballista, {order->to}, {}}) : verdict;
}

std::vector<RuleId> rulesOfPlacing()
{
    std::vector<RuleId> ids(std::begin(ofEngines), std::end(ofEngines));
    play::addIds(ids, layingRules);
    return ids;
}

} // namespace merlon::siege
