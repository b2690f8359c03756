#include "core/castle/retreats/retreats.h"

#include "core/castle/field/first.h"
#include "core/castle/field/hurt.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/3_35.h"
#include "siege_rules/3_54.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Verdict;

play::Args nameAndHexes(const Body& who, int hexes)
{
    return {{"name", who.name()}, {"hexes", hexes}};
}

void refuseLength(Verdict& verdict, const Body& who, const RetreatDue& due, int hexes, int given)
{
    play::Args args = nameAndHexes(who, hexes);
    args.emplace_back("given", given);
    if (hexes < due.hexes)
        return void(verdict.refuse(says::siege_ruling_failed_retreat_length, args));
    if (due.by == Driven::Top)
        return void(verdict.refuse(says::siege_5_32c_length, {{"name", who.name()}, {"given", given}}));
    if (due.by == Driven::Fire)
        return void(verdict.refuse(says::siege_3_54a_length, {{"name", who.name()}, {"given", given}}));
    verdict.refuse(due.by == Driven::Shot ? says::siege_sheet_3d_length : says::siege_sheet_5a_length, args);
}

void noteDone(Verdict& verdict, const Body& who, const RetreatDue& due, int hexes, Hex end)
{
    play::Args args = nameAndHexes(who, hexes);
    args.emplace_back("hex", end);
    if (due.by == Driven::Top)
        return void(verdict.note(says::siege_5_32c_done, {{"name", who.name()}, {"hex", end}}));
    if (due.by == Driven::Fire)
        return void(verdict.note(says::siege_3_54a_done, {{"name", who.name()}, {"hex", end}}));
    verdict.note(due.by == Driven::Shot ? says::siege_sheet_3d_done : says::siege_sheet_5a_done, args);
}

/// As far as he could go, he is wounded there (siege.ruling.failed-retreat).
void fallShort(Verdict& verdict, const Position& now, const Body& who, const RetreatDue& due, int hexes)
{
    verdict.say(play::Weight::Ruling, says::siege_ruling_failed_retreat_partway,
                {{"name", who.name()}, {"reach", hexes}, {"hexes", due.hexes}});
    hurtInTheSaddle(verdict, now, who);
}

/// No way leads out: he stays and is wounded, once nobody else can make room.
Verdict standFast(Verdict& verdict, const Position& now, const Body& who, const RetreatDue& due)
{
    if (waitsForOthers(now, due))
        verdict.refuse(says::siege_sheet_5a_others, {{"name", who.name()}});
    if (!verdict.legal)
        return verdict;
    if (now.isAnimal(who.piece()))
    {
        verdict.say(play::Weight::Result, says::siege_ruling_riderless_retreat_nowhere, {{"target", who.name()}});
        return verdict.effect(Released{{who.state->id}});
    }
    if (due.by == Driven::Melee)
    {
        hurtInPlace(verdict, now, who);
        return verdict;
    }
    verdict.note(says::siege_sheet_3d_cannot, nameAndHexes(who, due.hexes));
    if (!killedForWantOfRoom(verdict, now, who))
        hurtInTheSaddle(verdict, now, who);
    return verdict;
}

} // namespace

bool waitsForOthers(const Position& now, const RetreatDue& due)
{
    return std::ranges::any_of(now.state().owed,
                               [&](const Debt& debt)
                               {
                                   const auto* other = std::get_if<RetreatDue>(&debt);
                                   if (other == nullptr || other->counter == due.counter)
                                       return false;
                                   const Body who = now.find(other->counter);
                                   return who && canRetreat(now, who, other->hexes, other->by);
                               });
}

Verdict judge(const Position& now, const play::Begun<Retreat>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Retreat::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const auto* due = now.debtOf<RetreatDue>(order->counter.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_sheet_3d_not_owed, {{"name", who.name()}});

    const int hexes = hexesToRetreat(now, who, *due);
    verdict.fact("hexes", hexes);
    if (order->path.empty() && !byFire(due->by) && !canRetreat(now, who, hexes, due->by))
        return standFast(verdict, now, who, *due);
    if (byFire(due->by) && staysInTheFire(verdict, now, order, who, tray))
        return verdict;
    if (order.wants<&Retreat::path>(verdict))
        return verdict;
    const int length = lengthOf(who, order->path);
    if (length != hexes)
        refuseLength(verdict, who, *due, hexes, length);
    std::vector<Hex> visited{*who.state->hex};
    if (!judgeSteps(verdict, now, who, due->by, order->path, visited))
        return verdict;
    if (length > 0)
        judgeEnd(verdict, now, who, due->by, visited);
    const auto rear = verdict.legal ? judgeRear(verdict, order, now, who, due->by, visited) : std::nullopt;
    if (!verdict.whole())
        return verdict;
    noteDone(verdict, who, *due, hexes, visited.back());
    verdict.effect(movedTo(order->counter, endOf(now, who, visited), rear));
    if (hexes < due->hexes)
        fallShort(verdict, now, who, *due, hexes);
    return verdict;
}

Verdict judge(const Position& now, const play::Begun<PlaceRider>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&PlaceRider::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (now.debtOf<PlacingDue>(order->counter.id) == nullptr)
        return verdict.forbid(says::siege_3_35a_not_owed, {{"name", who.name()}});
    if (order.wants<&PlaceRider::hex>(verdict))
        return verdict;
    if (const auto choices = placingsOf(now, who); std::ranges::count(choices, order->hex) == 0)
        verdict.refuse(says::siege_3_35a_elsewhere, {{"name", who.name()}, {"hex", order->hex}}, placeOf(order->hex));
    if (!verdict.legal)
        return verdict;
    const auto horse = horseLeftBy(now.state(), *who.state);
    if (horse && hex::distance(order->hex, horse->hex) > 1 && hex::distance(order->hex, horse->rear) > 1)
        verdict.say(play::Weight::Ruling, says::siege_ruling_unhorsed_place_nearest, {{"name", who.name()}});
    verdict.note(says::siege_3_35a_placed, {{"name", who.name()}, {"hex", order->hex}});
    return verdict.effect(movedTo(order->counter, {order->hex}));
}

std::vector<RuleId> rulesOfRetreat()
{
    std::vector<RuleId> ids = rulesOfDebts();
    for (const RuleId& one : rulesOfRetreatSteps())
        ids.push_back(one);
    ids.push_back(rule::siege_ruling_unhorsed_place);
    return ids;
}

} // namespace merlon::castle
