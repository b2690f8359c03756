#include "core/piccole/moves/way.h"

#include "core/play/as.h"

#include "piccole_rules.h"

#include <algorithm>
#include <cmath>

namespace merlon::piccole
{
namespace
{

using play::Length;
using play::Ref;
using play::Value;
using tabletop::Leg;
using tabletop::Tolerance;
using tabletop::Vec;

Value named(const Element& one)
{
    return Ref{"counter", one.id};
}

/// Of the centre, or, in the other reading, of the front corner that goes farther, turns included.
double lengthOf(const Data& data, const std::vector<Leg>& legs)
{
    double length = 0;
    for (const Leg& leg : legs)
        if (data.options.measure == "front_corner")
            length += std::max(tabletop::length(leg.to.frontLeft() - leg.from.frontLeft()),
                               tabletop::length(leg.to.frontRight() - leg.from.frontRight()));
        else
            length += leg.way;
    return length;
}

/// Where only the reading makes it easy ground.
void sayCentre(const Way& way, const Stand& stand, Ground ground, play::Verdict& verdict)
{
    if (way.data().options.inDifficult == "centre" && ground == Ground::Easy &&
        way.standing.terrain().touches(stand.shape(Tolerance::inGround), &GroundNumbers::difficult))
        verdict.say(play::Weight::Ruling, says::piccole_ruling_in_difficult_set, {{"who", named(way.who)}});
}

void judgeLength(const Way& way, play::Tray& tray, play::Verdict& verdict)
{
    const Data& data = way.data();
    const Troop troop = way.who.troop;
    const Ground from = tray.held(verdict, "from", way.standing.groundOf(way.who.stand()));
    const Ground to = tray.held(verdict, "to", way.standing.groundOf(way.end()));
    sayCentre(way, way.who.stand(), from, verdict);
    sayCentre(way, way.end(), to, verdict);
    int inches = inchesBetween(data, troop, from, to);
    if (from != to)
        verdict.note(says::piccole_move_ground_smaller, {{"inches", inches}});
    const bool crossed = std::ranges::any_of(
        way.legs, [&](const Leg& leg)
        { return way.standing.terrain().touches(leg.swept(Tolerance::inGround), &GroundNumbers::difficult); });
    const int slowest = inchesBetween(data, troop, Ground::Difficult, Ground::Difficult);
    if (crossed && slowest < inches)
    {
        if (data.options.ground == "ends")
            verdict.note(says::piccole_move_ground_crossed);
        else
            verdict.say(play::Weight::Ruling, says::piccole_ruling_ground_set, {{"inches", inches = slowest}});
    }
    if (data.options.measure == "front_corner")
        verdict.say(play::Weight::Ruling, says::piccole_ruling_measure_set);
    const double most = data.inches(inches);
    const Length measured{static_cast<int>(std::lround(10 * way.length))};
    const Length length = tray.held(verdict, "way", measured);
    const double exact = length == measured ? way.length : length.tenths / 10.0;
    verdict.fact("way", length);
    const play::Args args{{"way", length}, {"most", Length{static_cast<int>(10 * most)}}};
    if (exact <= most + tabletop::hair)
    {
        verdict.note(says::piccole_move_measure_ruling_measure, args);
        return;
    }
    if (exact > most + Tolerance::mm + tabletop::hair)
        verdict.refuse(says::piccole_move_allowance_far, args);
    else if (data.options.limits == "exact")
        verdict.refuse(says::piccole_ruling_limits_move, args);
    else
        verdict.note(says::piccole_move_allowance_near, args);
}

/// Corner on corner; or as near to it as there is room; or, in the other reading, anywhere along a flank.
void judgeContact(const Way& way, play::Verdict& verdict)
{
    for (const Front& front : way.attacks)
    {
        const play::Args args{{"enemy", named(*front.enemy)}};
        const auto places = placesOn(way.standing, way.who, *front.enemy, front.contact.edge);
        if (front.contact.aligned)
        {
            verdict.note(says::piccole_geometry_aligned_meets, args, named(*front.enemy));
            continue;
        }
        const bool isFlank = front.contact.edge == tabletop::Edge::Right || front.contact.edge == tabletop::Edge::Left;
        const Stand aligned = tabletop::alignedOn(front.enemy->stand(), front.contact.edge, way.who.base);
        const bool hasRoom = !places.empty() && tabletop::length(places.front().at - aligned.at) < tabletop::hair;
        const bool isLeast = !hasRoom && std::ranges::any_of(places,
                                                             [&](const Stand& place) {
                                                                 return tabletop::length(place.at - way.end().at) <=
                                                                        2 * Tolerance::mm + tabletop::hair;
                                                             });
        if (isFlank && way.data().options.flank == "anywhere")
            verdict.say(play::Weight::Ruling, says::piccole_ruling_flank_set, args, named(*front.enemy));
        else if (isLeast)
            verdict.note(says::piccole_move_excused_ruling_shifted, args, named(*front.enemy));
        else if (places.empty())
            verdict.refuse(says::piccole_move_excused_ruling_none, args, named(*front.enemy));
        else
            verdict.refuse(says::piccole_move_contact_askew, args, named(*front.enemy));
    }
}

} // namespace

bool Way::attacksEnemy(const Element* enemy) const
{
    return std::ranges::find(attacks, enemy, &Front::enemy) != attacks.end();
}

std::vector<play::Pose> pathOf(const Move& move)
{
    std::vector<play::Pose> path = move.via;
    if (move.at)
        path.push_back(*move.at);
    return path;
}

Way wayOf(const Data& data, const State& state, const Element& who, const std::vector<play::Pose>& path)
{
    Way way{{data, state.elements}, state, who, tabletop::legsOf(who.stand(), path), 0, 0, {}, {}, {}};
    way.length = lengthOf(data, way.legs);
    Element there = who;
    there.at = path.back();
    const Standing standing{data, state.elements};
    way.most =
        data.inches(inchesBetween(data, who.troop, standing.groundOf(who.stand()), standing.groundOf(way.end())));
    way.attacks = frontsOf(standing, there);
    way.visits = visitsOf(standing, who, way.legs);
    for (const Visit& visit : way.visits)
        if (way.attacksEnemy(visit.enemy))
            way.attacked.push_back(visit);
    return way;
}

void judgeMover(const Data& data, const State& state, const Element& who, play::Verdict& verdict)
{
    if (data.inOrder() && state.part != Part::Moves)
        verdict.refuse(says::piccole_turn_move_not_now);
    if (data.inOrder() && who.side != state.phasing)
        verdict.refuse(says::piccole_turn_alternate_other, {{"side", Ref{"force", state.phasing}}});
    if (data.inOrder() && state.part == Part::Moves && !state.pips)
        verdict.refuse(says::piccole_turn_pips_first);
    if ((data.inOrder() || state.pips) && std::ranges::count(state.moved, who.id) > 0)
        verdict.refuse(says::piccole_turn_once_again, {{"who", named(who)}});
    if (state.pips && state.moves >= *state.pips)
        verdict.refuse(says::piccole_turn_pips_none, {{"count", *state.pips}});
}

play::Verdict judgeOnTable(const Data& data, const State& state, const play::Begun<Move>& order, play::Verdict verdict,
                           play::Tray& tray)
{
    if (order.wants<&Move::who>(verdict))
        return verdict;
    const Element* who = find(state.elements, order->who->id);
    if (who == nullptr || !who->stands())
        return verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", Ref{"counter", order->who->id}}});
    sayMoves(data, who->troop, verdict);
    judgeMover(data, state, *who, verdict);
    for (const Element* enemy : Standing{data, state.elements}.enemies(*who))
        if (tabletop::contact(who->stand(), enemy->stand()) || tabletop::contact(enemy->stand(), who->stand()))
            verdict.refuse(says::piccole_move_locked_locked, {{"enemy", named(*enemy)}}, named(*enemy));
    order.wants<&Move::via>(verdict, false);
    if (order.wants<&Move::at>(verdict))
        return verdict;
    const Way way = wayOf(data, state, *who, pathOf(order.order));
    if (way.onlyTurns())
        verdict.note(says::piccole_geometry_turning_ruling_turns);
    judgeLength(way, tray, verdict);
    judgeObstacles(way, verdict);
    judgeContact(way, verdict);
    if (tray.held(verdict, "zones", true))
        judgeZones(way, verdict);
    Went effect{*order->who, *order->at, {}};
    for (const Front& front : way.attacks)
        effect.contacted.push_back({front.enemy->id});
    return verdict.effect(effect);
}

} // namespace merlon::piccole
