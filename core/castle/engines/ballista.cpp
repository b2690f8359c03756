#include "core/castle/engines/engines.h"

#include "core/castle/field/ballista_crew.h"
#include "core/castle/field/clock.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/melee/melee.h"
#include "core/castle/shots/shots.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_41.h"
#include "siege_rules/3_41.h"
#include "siege_rules/3_43.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::refusal;
using play::Verdict;

/// A ballista that is to shoot, and one of those who serve it.
struct Hand
{
    const Position& now;
    Hex hex;
    const Body& who;
};

Findings isAbsentOrDead(const Hand& hand)
{
    if (!hand.who.onMap())
        return {impossible(says::siege_1_41a_absent, {{"name", hand.who.name()}})};
    if (!hand.who.alive())
        return {impossible(says::siege_1_41a_dead, {{"name", hand.who.name()}})};
    return {};
}

Findings servesAnother(const Hand& hand)
{
    const BallistaLog* other = servedBy(hand.now, hand.who);
    if (other == nullptr || other->hex == hand.hex)
        return {};
    return {refusal(says::siege_ruling_ballista_serve_other, {{"name", hand.who.name()}}, placeOf(other->hex))};
}

Findings foughtLately(const Hand& hand)
{
    if (!hand.who.onMap() || !foughtInPreviousTurn(hand.now, hand.who))
        return {};
    return {hand.now.rules().serversAreBarred
                ? refusal(says::siege_ruling_ballista_serve_fought, {{"name", hand.who.name()}})
                : play::ruling(says::siege_ruling_ballista_serve_free, {{"name", hand.who.name()}})};
}

constexpr play::Rule<Hand> handRules[] = {
    {rule::siege_1_41a, isAbsentOrDead},
    {refusal, says::siege_3_41b_animal, [](const Hand& hand) { return hand.now.isAnimal(hand.who.piece()); }, nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {refusal, says::siege_3_41b_beside,
     [](const Hand& hand) { return hand.who.onMap() && !isBeside(hand.who, hand.hex); },
     [](const Hand& hand) { return play::args("name", hand.who.name(), "hex", hand.hex); }, atHex},
    {refusal, says::siege_ruling_ballista_serve_shot,
     [](const Hand& hand) { return hand.who.state->shots != 0 || hand.who.state->shotBefore; }, nameOf},
    {rule::siege_ruling_ballista_serve, servesAnother},
    {rule::siege_ruling_ballista_serve, foughtLately},
};

/// A ballista that is to shoot.
struct Battery
{
    const Position& now;
    Hex hex;
    const map::Covering& machine;

    const BallistaLog* log() const { return now.state().ballistaLog(hex); }
    int turns() const { return now.numbers().machines.ballistaTurns; }
    bool rests() const { return log() != nullptr && log()->shot && now.state().turn < log()->shot->turn + turns(); }
};

Findings servedInAnotherStep(const Battery& battery)
{
    return outOfStep(battery.now, Step::FirstShooting);
}

Findings shootsThoughOnFire(const Battery& battery)
{
    return worksThoughOnFire(battery.now, battery.hex, battery.machine, says::siege_ruling_burning_engine_shoots);
}

Findings hasShotLately(const Battery& battery)
{
    if (!battery.rests())
        return {};
    const int last = battery.log()->shot->turn;
    return {refusal(says::siege_3_41a_soon, {{"hex", battery.hex}, {"last", last}, {"turn", last + battery.turns()}},
                    placeOf(battery.hex))};
}

/// In step 1 of the third turn it has had a crew for two whole turns.
Findings hasNotBeenServed(const Battery& battery)
{
    const int served = servedFor(battery.now, battery.hex, battery.now.state().phase);
    if (!crewForThreeTurns(battery.now) || battery.rests() || served >= battery.turns() - 1)
        return {};
    const int turn = battery.now.state().turn + battery.turns() - 1 - served;
    return {refusal(says::siege_3_41b_served, {{"hex", battery.hex}, {"served", served}, {"turn", turn}},
                    placeOf(battery.hex))};
}

constexpr play::Rule<Battery> batteryRules[] = {
    {rule::siege_1_21g, servedInAnotherStep},
    {rule::siege_ruling_burning_engine, shootsThoughOnFire},
    {rule::siege_3_41a, hasShotLately},
    {rule::siege_3_41b, hasNotBeenServed},
};

/// The two of its crew.
struct Crew
{
    const Body& by;
    const Body& with;
};

play::Args nameOfCrew(const Crew& crew)
{
    return {{"name", crew.by.name()}};
}

constexpr play::Rule<Crew> ballistaCrewRules[] = {
    {refusal, says::siege_3_41b_engineer, [](const Crew& crew) { return !isEngineer(crew.by); }, nameOfCrew},
    {impossible, says::siege_3_41b_twice,
     [](const Crew& crew) { return crew.with && crew.by.state == crew.with.state; }, nameOfCrew},
    {refusal, says::siege_3_41b_sides,
     [](const Crew& crew) { return crew.with && crew.by.state->force != crew.with.state->force; },
     [](const Crew& crew) { return play::args("name", crew.by.name(), "other", crew.with.name()); }},
};

/// At whom.
struct Aimed
{
    const Body& by;
    const Body& target;
};

Findings isAbsentOrDeadAsTarget(const Aimed& aimed)
{
    if (!aimed.target.onMap())
        return {impossible(says::siege_1_41a_absent, {{"name", aimed.target.name()}})};
    if (!aimed.target.alive())
        return {impossible(says::siege_1_41a_dead, {{"name", aimed.target.name()}})};
    return {};
}

constexpr play::Rule<Aimed> aimedRules[] = {
    {rule::siege_1_41a, isAbsentOrDeadAsTarget},
    {refusal, says::siege_1_41a_friend,
     [](const Aimed& aimed) { return aimed.by.state->force == aimed.target.state->force; },
     [](const Aimed& aimed) { return play::args("shooter", aimed.by.name(), "target", aimed.target.name()); }},
};

/// Where it stands that he is to serve: the one named, or the first beside him.
std::optional<Hex> ballistaOf(const Position& now, const play::Begun<ShootBallista>& order, const Body& by)
{
    if (order->hex)
        return order->hex;
    for (const Hex hex : ballistasOf(now.state()))
        if (by.onMap() && isBeside(by, hex))
            return hex;
    return {};
}

/// All but the shot itself; nothing: it may not be, or something is still asked.
bool judgeCrew(Verdict& verdict, const play::Begun<ShootBallista>& order, const Battery& battery, const Body& by,
               const Body& with)
{
    play::weigh(batteryRules, battery, verdict);
    play::weigh(ballistaCrewRules, Crew{by, with}, verdict);
    for (const Body* one : {&by, &with})
        if (*one)
            play::weigh(handRules, Hand{battery.now, battery.hex, *one}, verdict);
    return verdict.legal && !order.wants<&ShootBallista::with>(verdict) && with;
}

} // namespace

Verdict judge(const Position& now, const play::Begun<ShootBallista>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&ShootBallista::by>(verdict))
        return verdict;
    const Body by = now.find(order->by.id);
    const Body with = now.find(order->with.id);
    if (!by)
        return sayUnknown(verdict, order->by.id);
    if (!order.lacks<&ShootBallista::with>() && !with)
        return sayUnknown(verdict, order->with.id);
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    order.wants<&ShootBallista::hex>(verdict, false);
    const auto hex = ballistaOf(now, order, by);
    if (!hex)
        return verdict.forbid(says::siege_3_41b_nowhere, {{"name", by.name()}});
    const map::Covering* machine = equipmentAt(*now.state().site, *hex, "ballista");
    if (machine == nullptr)
        return verdict.forbid(says::siege_3_41b_none, {{"hex", *hex}}, placeOf(*hex));
    if (!judgeCrew(verdict, order, {now, *hex, *machine}, by, with) || order.wants<&ShootBallista::at>(verdict))
        return verdict;
    const Body target = now.find(order->at.id);
    if (!target)
        return sayUnknown(verdict, order->at.id);
    play::weigh(aimedRules, Aimed{by, target}, verdict);
    if (!verdict.legal)
        return verdict;
    if (target.state->rear)
        order.wants<&ShootBallista::aim>(verdict, false);
    if (doorIsOpenToChoice(now, target))
        order.wants<&ShootBallista::covered>(verdict, false);
    const Shoot shoot{order->by, order->at, order->aim, {}, order->covered};
    const Field field = now.fieldWithout(order->at.id, {});
    Shot shot{now, shoot, field, by, target, now.numbers().findWeapon("ballista"), *hex};
    shot.engine = true;
    if (!judgeShot(verdict, shot, tray))
        return verdict;
    return verdict.effect(BallistaShot{*hex, order->by, order->with});
}

std::optional<play::Marks> couldWithBallistas(const Position& now, const play::Record& begun, const play::Field& field)
{
    play::Marks marks{{}, false, true};
    if (begun.kind != "shoot_ballista" || field.key == "covered" || field.key == "aim")
        return {};
    const auto order = play::read<ShootBallista>(begun.fields).value;
    const Body by = now.find(order.by.id);
    if (field.key == "hex")
    {
        for (const Hex hex : ballistasOf(now.state()))
            if (!by || !by.onMap() || isBeside(by, hex))
                marks.all.emplace_back(hex);
        return marks;
    }
    const auto stands = ballistasOf(now.state());
    for (const Counter& one : now.state().counters)
    {
        const Body who = now.body(one);
        const bool beside = std::ranges::any_of(stands, [&](Hex hex) { return isBeside(who, hex); });
        const bool fits = field.key == "at" ? one.force != now.state().phase
                                            : beside && one.force == now.state().phase &&
                                                  (field.key == "by" ? isEngineer(who) : one.id != order.by.id);
        if (one.hex && who.alive() && fits)
            marks.all.push_back(counterRef(one.id));
    }
    for (const Body& horse : now.looseHorses())
        if (field.key == "at" && horse.alive() && horse.state->force != now.state().phase)
            marks.all.push_back(horse.name());
    return marks;
}

std::vector<RuleId> rulesOfTheBallista()
{
    std::vector<RuleId> ids{rule::siege_3_41c, rule::siege_3_43a, rule::siege_ruling_ballista_cycle};
    play::addIds(ids, batteryRules);
    play::addIds(ids, ballistaCrewRules);
    play::addIds(ids, handRules);
    play::addIds(ids, aimedRules);
    return ids;
}

} // namespace merlon::castle
