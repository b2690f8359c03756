// What is put on the map before an assault: fascines, rubble, counters, engines. 2.2, 2.31, 3.43a, 4.22.

#include "core/siege/days/days.h"

#include "core/castle/engines/engines.h"
#include "core/castle/field/carts.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/field/occupants.h"
#include "core/castle/field/walls.h"
#include "core/castle/moves/moves.h"
#include "core/castle/riders/riders.h"
#include "core/map/hex_map.h"
#include "siege_rules/0_5.h"
#include "siege_rules/1_61.h"
#include "siege_rules/2_2.h"
#include "siege_rules/2_31.h"
#include "siege_rules/3_32.h"
#include "siege_rules/3_41.h"
#include "siege_rules/3_43.h"
#include "siege_rules/3_54.h"
#include "siege_rules/4_11.h"
#include "siege_rules/4_14.h"
#include "siege_rules/4_22.h"
#include "siege_rules/4_23.h"
#include "siege_rules/5_23.h"
#include "siege_rules/exit.h"
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

std::size_t countOf(const Site& site, std::string_view overlay)
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

    const SiegePlan& plan() const { return dataOf(now).plan; }
    bool fascine() const { return works == Works::Fascine; }
    bool oneDay() const { return plan().days == 1; }
    Stage stage() const { return now.state().sheet.stage(hex); }
};

/// By nature moat, and no bridge over it now (1.8b).
Findings isNoMoat(const Laying& laid)
{
    const Terrain* natural = laid.now.terrainAt(laid.hex);
    const bool moat = natural != nullptr && natural->height == Height::Moat;
    return play::refuseIf(laid.fascine() && (!moat || laid.now.ground().at(laid.hex).has(thing::bridge)),
                          says::siege_2_2a_no_moat, {{"hex", laid.hex}}, placeOf(laid.hex));
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

Findings isOnlyDamaged(const Laying& laid)
{
    const Stage stage = laid.stage();
    if (laid.fascine() || laid.oneDay() || played(laid.now).rubblePlacing == "demolished" || stage == Stage::Whole ||
        stage == Stage::Demolished)
        return {};
    return {play::ruling(says::siege_ruling_es_damaged_read)};
}

constexpr play::Rule<Laying> layingRules[] = {
    {rule::siege_2_2a, isNoMoat},
    {refusal, says::siege_2_2a_filled,
     [](const Laying& laid) { return laid.fascine() && laid.now.ground().at(laid.hex).has(thing::fascine); }, hexOf,
     atHex},
    {refusal, says::siege_2_2a_none_left,
     [](const Laying& laid)
     { return laid.fascine() && laidOn(laid.now, "fascine").size() >= static_cast<std::size_t>(laid.plan().fascines); },
     [](const Laying& laid) { return play::args("count", laid.plan().fascines); }},
    {refusal, says::siege_4_14a_lies,
     [](const Laying& laid) { return !laid.fascine() && laid.now.ground().at(laid.hex).has(thing::rubble); }, hexOf,
     atHex},
    {refusal, says::siege_2_31a_no_wall,
     [](const Laying& laid) { return !laid.fascine() && laid.oneDay() && !takesRubble(laid.now, laid.hex); }, hexOf,
     atHex},
    {rule::siege_2_31a, thereIsNoMoreRubble},
    {refusal, says::siege_2_31b_standing,
     [](const Laying& laid) { return !laid.fascine() && !laid.oneDay() && laid.stage() != Stage::Demolished; }, hexOf,
     atHex},
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
struct Post
{
    const Position& now;
    Hex hex;
    int force = 0;
    Stands stands = Stands::Afoot;
    std::string_view except; ///< who is put there

    const Terrain* row = now.state().site->rowAt(hex); ///< null off the map

    const HexGround& ground() const { return now.ground().at(hex); }
    bool hooved() const { return stands == Stands::OnHooves; }
};

/// Where a force has no zone it may stand anywhere.
Findings isOutsideItsZones(const Post& spot)
{
    bool any = false;
    for (const SetUpZone& zone : spot.now.data().zones)
        if (zone.force == spot.force)
        {
            any = true;
            if (std::ranges::count(zone.hexes, spot.hex) > 0)
                return {};
        }
    return play::refuseIf(any, says::siege_0_5_zone, {{"hex", spot.hex}}, placeOf(spot.hex));
}

Findings cannotBeEntered(const Post& spot)
{
    if (spot.row == nullptr || spot.ground().has(thing::ballista))
        return {};
    const bool wheels = spot.stands == Stands::OnWheels;
    return play::refuseIf(!spot.row->foot || (wheels && !spot.row->mounted), says::siege_0_5_impassable,
                          {{"hex", spot.hex}}, placeOf(spot.hex));
}

Findings isNoGroundForHorses(const Post& spot)
{
    const bool closed =
        spot.row != nullptr && spot.row->foot && !spot.row->mounted && !spot.ground().has(thing::mantlet);
    const bool engine = spot.ground().has(thing::siegeTower) || spot.ground().has(thing::ram);
    return play::refuseIf(spot.hooved() && closed,
                          engine ? says::siege_3_32a_horse.by(rule::siege_ruling_engines) : says::siege_3_32a_horse,
                          {{"hex", spot.hex}}, placeOf(spot.hex));
}

/// Of a ballista, which shares its hex with nothing.
Findings holdsOtherEquipment(const Post& spot)
{
    const castle::Site& site = *spot.now.state().site;
    const auto lies = [&](const map::Covering& one)
    { return site.terrains->isEquipment(one.kind) && std::ranges::count(one.hexes, spot.hex) > 0; };
    return play::refuseIf(std::ranges::any_of(site.map->overlays, lies), says::siege_3_43b_equipment,
                          {{"hex", spot.hex}}, placeOf(spot.hex));
}

/// What nobody could enter is no place to stand.
Findings isHeapedWithDead(const Post& spot)
{
    return heapOn(spot.now, {spot.hex}, bodiesOn(spot.now, {spot.hex}));
}

constexpr play::Rule<Post> spotRules[] = {
    {rule::siege_0_5, isOutsideItsZones},
    {rule::siege_0_5, cannotBeEntered},
    {rule::siege_3_32a, isNoGroundForHorses},
    {refusal, says::siege_3_32b_stop,
     [](const Post& spot) { return spot.hooved() && spot.row != nullptr && !spot.row->mountedMayStop; }, hexOf, atHex},
    {refusal, says::siege_5_23c_horse,
     [](const Post& spot) { return spot.hooved() && spot.ground().has(thing::mantlet); }, hexOf, atHex},
    {refusal, says::siege_ruling_cart_hex_barred,
     [](const Post& spot) { return spot.ground().has(thing::cart) && !spot.now.rules().cartsArePassable; }, hexOf,
     atHex},
    {refusal, says::siege_3_43b_entered, [](const Post& spot) { return spot.ground().has(thing::ballista); }, hexOf,
     atHex},
    {refusal, says::siege_3_54b_burns, [](const Post& spot) { return spot.ground().has(thing::fire); }, hexOf, atHex},
    {rule::siege_1_61f, isHeapedWithDead},
    {refusal, says::siege_0_5_taken,
     [](const Post& spot) { return spot.now.whoStandsAt({spot.hex}, spot.except).has_value(); }, hexOf, atHex},
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
    const Laying laying{now, order->hex, order->works};
    play::weigh(layingRules, laying, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(laying.fascine()  ? says::siege_2_2a_fills
                 : laying.oneDay() ? says::siege_2_31a_lies
                                   : says::siege_2_31b_lies,
                 {{"hex", order->hex}});
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
        play::weigh(spotRules, Post{now, hex, who.state->force, stands, who.state->id}, verdict);
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
    verdict.note(says::siege_0_5_free, {{"hex", order->hex}});
    if (hitchOf(now.state(), who.state->id) != nullptr)
        verdict.effect(Unharnessed{order->counter});
    return verdict.effect(movedTo(order->counter, {order->hex}, two ? order->rear : std::nullopt));
}

Verdict judge(const Position& now, const play::Begun<DeployEngine>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWithoutDays(verdict, now))
        return verdict;
    if (stateOf(now).days.part != DayPart::Placing)
        verdict.refuse(says::siege_4_22_between);
    if (!verdict.legal || order.wants<&DeployEngine::engine>(verdict))
        return verdict;
    const StoneThrower* engine = now.state().sheet.engine(order->engine.id);
    if (engine == nullptr)
        return verdict.forbid(says::siege_4_11a_unknown, {{"name", order->engine.id}});
    if (engine->burnt)
        return verdict.forbid(says::siege_4_23d_burnt, {{"engine", engineRef(engine->id)}});
    if (order.wants<&DeployEngine::hex>(verdict))
        return verdict;
    play::weigh(spotRules, Post{now, order->hex, forceOf(now, engine->id), Stands::OnWheels, engine->id}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_4_22_anew, {{"engine", engineRef(engine->id)}});
    return verdict.effect(EnginePlaced{order->engine, order->hex});
}

Verdict judge(const Position& now, const play::Begun<PlaceBallista>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (stateOf(now).days.day == 0 || stateOf(now).days.part != DayPart::Placing)
        verdict.refuse(says::siege_3_43a_between);
    if (!verdict.legal || order.wants<&PlaceBallista::hex>(verdict))
        return verdict;
    if (!now.ground().at(order->hex).has(thing::ballista))
        return verdict.forbid(says::siege_3_41b_none, {{"hex", order->hex}}, placeOf(order->hex));
    if (order.wants<&PlaceBallista::to>(verdict))
        return verdict;
    const BallistaLog* log = now.state().ballistaLog(order->hex);
    const int ofNobody = -1; // an overlay has no owner but its crew
    const int force = log != nullptr ? log->force : ofNobody;
    const Post spot{now, order->to, force, Stands::Afoot, {}};
    play::weigh(spotRules, spot, verdict);
    if (verdict.legal)
        play::say(verdict, rule::siege_3_43b, holdsOtherEquipment(spot));
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_3_43a_anew, {{"hex", order->hex}});
    return verdict.effect(EquipmentMoved{order->hex, Laid::Ballista, {order->to}, {}});
}

std::vector<RuleId> rulesOfPlacing()
{
    std::vector<RuleId> ids(std::begin(ofEngines), std::end(ofEngines));
    play::addIds(ids, layingRules);
    return ids;
}

} // namespace merlon::siege
