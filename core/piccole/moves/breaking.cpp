#include "core/piccole/moves/breaking.h"

#include "core/piccole/moves/way.h"

#include "piccole_rules.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace merlon::piccole
{
namespace
{

/// On the ground where it stands, or always that on easy ground.
int capacityOf(const Data& data, Troop troop, Ground ground)
{
    const TroopNumbers& numbers = data.numbers->of(troop);
    return ground == Ground::Easy || data.options.capacity == "easy" ? numbers.easy : numbers.difficult;
}

void judgeFlanks(const Data& data, const BreakContact& order, play::Verdict& verdict)
{
    if (order.touch == Touch::Nothing)
        return;
    if (order.touch == Touch::Base && data.options.flankTouch == "fronts_only")
        verdict.say(play::Weight::Ruling, says::piccole_ruling_flank_touch_set);
    else
        verdict.refuse(says::piccole_break_contact_flank_touched);
}

void judgeWay(const Data& data, const BreakContact& order, play::Length most, play::Verdict& verdict)
{
    if (order.aside)
        verdict.refuse(says::piccole_break_contact_move_aside);
    if (order.shut)
        verdict.refuse(says::piccole_break_contact_room_ruling_shut);
    if (!order.distance)
        return;
    const int over = order.distance->tenths - most.tenths;
    const play::Args args{{"way", *order.distance}, {"most", most}};
    if (over > (data.options.limits == "exact" ? 0 : data.numbers->tolerance))
        verdict.refuse(says::piccole_break_contact_move_far, args);
    else if (over < -data.numbers->tolerance && data.options.breakDistance == "full")
        verdict.refuse(says::piccole_ruling_break_distance_set, {{"most", most}});
}

/// The least by which it is faster than the enemies in contact.
int judgeSpeed(const Data& data, const BreakContact& order, play::Verdict& verdict)
{
    int faster = inchesFaster(data, order.troop, order.ground, order.enemy, order.enemyGround);
    if (order.other)
    {
        verdict.note(says::piccole_break_contact_slower_fastest);
        faster = std::min(faster, inchesFaster(data, order.troop, order.ground, *order.other, order.otherGround));
    }
    if (data.options.capacity == "easy")
        verdict.say(play::Weight::Ruling, says::piccole_ruling_capacity_set);
    if (faster <= 0)
        verdict.refuse(says::piccole_break_contact_slower_not);
    else
        verdict.note(says::piccole_break_contact_slower_faster, {{"inches", faster}});
    return faster;
}

play::Verdict& react(const Data& data, const BreakContact& order, int faster, play::Length most, play::Verdict& verdict,
                     play::Tray& tray)
{
    if (!isCavalry(order.troop))
        verdict.refuse(says::piccole_break_contact_reaction_infantry);
    if (order.earlier)
        verdict.refuse(says::piccole_break_contact_reaction_earlier);
    if (!verdict.legal)
        return verdict;
    const int needs = data.numbers->breakNeeds;
    verdict.note(says::piccole_break_contact_die_needs, {{"add", faster}, {"least", needs}});
    const auto die = tray.roll(verdict, {6, "break"});
    if (!die)
        return verdict;
    if (order.who)
        verdict.effect(Tried{*order.who});
    if (*die + faster < needs)
        return verdict.effect(Stays{order.troop});
    verdict.effect(Broke{order.troop, most});
    return order.who ? verdict.effect(WentBack{*order.who, *order.at}) : verdict;
}

play::Value valueOf(const std::string& counter)
{
    return play::Ref{"counter", counter};
}

/// What of the enemy is on its flanks or its rear.
Touch touchOf(const Standing& standing, const Element& one)
{
    Touch touch = Touch::Nothing;
    for (const Element* enemy : standing.enemies(one))
        for (const tabletop::Edge edge : {tabletop::Edge::Right, tabletop::Edge::Rear, tabletop::Edge::Left})
            if (tabletop::touches(one.stand(), edge, enemy->stand(), tabletop::Touch::Edges))
                touch = std::max(touch, Touch::Base);
    for (const Front& front : frontsOn(standing, one))
        if (front.contact.edge != tabletop::Edge::Front)
            touch = Touch::Front;
    return touch;
}

/// Whether no place straight back, out of contact and within its allowance, can be reached.
bool isShut(const Data& data, const State& state, const Element& one, double most)
{
    const Standing standing{data, state.elements};
    for (double back = 1; back <= most; ++back)
    {
        Element there = one;
        there.at = tabletop::poseOf(one.stand().movedBy(-back * one.stand().ahead()));
        const Way way = wayOf(data, state, one, {*there.at});
        play::Verdict met;
        judgeObstacles(way, met);
        if (met.legal && !isInContact(standing, there))
            return false;
    }
    return true;
}

/// Enemies in frontal contact with it, the fastest first.
std::vector<const Element*> holdersOf(const Standing& standing, const Element& one)
{
    std::vector<const Element*> out;
    for (const Element* enemy : standing.enemies(one))
        if (tabletop::contact(one.stand(), enemy->stand()) || tabletop::contact(enemy->stand(), one.stand()))
            out.push_back(enemy);
    std::ranges::stable_sort(out, std::greater(),
                             [&](const Element* enemy)
                             { return capacityOf(standing.data, enemy->troop, standing.groundOf(enemy->stand())); });
    return out;
}

/// The facts that would be typed, as they are on the table.
BreakContact readThere(const Data& data, const State& state, const Element& one, BreakContact order)
{
    const Standing standing{data, state.elements};
    const auto holders = holdersOf(standing, one);
    order.troop = one.troop;
    order.ground = standing.groundOf(one.stand());
    order.enemy = holders.front()->troop;
    order.enemyGround = standing.groundOf(holders.front()->stand());
    if (holders.size() > 1)
    {
        order.other = holders[1]->troop;
        order.otherGround = standing.groundOf(holders[1]->stand());
    }
    order.touch = touchOf(standing, one);
    order.earlier = std::ranges::count(state.contacted, one.id) == 0;
    order.shut = isShut(data, state, one, data.inches(capacityOf(data, one.troop, order.ground)));
    return order;
}

/// Speed, flanks, and the way; then a pip, or the die.
play::Verdict& judgeFacts(const Data& data, const State& state, const BreakContact& order, play::Verdict& verdict,
                          play::Tray& tray)
{
    const play::Length most{10 * capacityOf(data, order.troop, order.ground) * data.numbers->inch};
    const int faster = judgeSpeed(data, order, verdict);
    judgeFlanks(data, order, verdict);
    judgeWay(data, order, most, verdict);
    if (order.step == Step::Reaction)
        return react(data, order, faster, most, verdict, tray);
    if (!order.who && state.pips && state.moves >= *state.pips)
        verdict.refuse(says::piccole_turn_pips_none, {{"count", *state.pips}});
    verdict.note(says::piccole_break_contact_move_pip);
    if (order.who)
        return verdict.effect(Went{*order.who, *order.at, {}});
    return verdict.effect(Moved{order.troop, most});
}

void judgeWayBack(const Data& data, const State& state, const Element& one, BreakContact& order, play::Verdict& verdict)
{
    const Way way = wayOf(data, state, one, {*order.at});
    order.aside = !way.isBack();
    order.distance = play::Length{static_cast<int>(std::lround(10 * way.length))};
    judgeObstacles(way, verdict);
    Element there = one;
    there.at = order.at;
    for (const Element* enemy : way.standing.enemies(one))
        if (tabletop::contact(there.stand(), enemy->stand()) || tabletop::contact(enemy->stand(), there.stand()))
            verdict.refuse(says::piccole_break_contact_move_still, {{"enemy", valueOf(enemy->id)}});
}

/// In whose step of the turn it is.
void judgeStep(const Data& data, const State& state, const Element& one, const BreakContact& order,
               play::Verdict& verdict)
{
    if (order.step == Step::Move)
    {
        judgeMover(data, state, one, verdict);
        return;
    }
    if (data.inOrder() && one.side == state.phasing)
        verdict.refuse(says::piccole_turn_break_phasing, {{"who", valueOf(one.id)}});
    if (std::ranges::count(state.tried, one.id) > 0)
        verdict.refuse(says::piccole_turn_break_again, {{"who", valueOf(one.id)}});
}

play::Verdict judgeBreakOnTable(const Data& data, const State& state, const play::Begun<BreakContact>& begun,
                                play::Verdict verdict, play::Tray& tray)
{
    if (begun.wants<&BreakContact::who>(verdict))
        return verdict;
    const Element* one = find(state.elements, begun->who->id);
    if (one == nullptr || !one->stands())
        return verdict.forbid(says::piccole_geometry_base_nowhere, {{"who", valueOf(begun->who->id)}});
    if (!isInContact({data, state.elements}, *one))
        return verdict.forbid(says::piccole_break_contact_move_free, {{"who", valueOf(one->id)}});
    BreakContact order = begun.order;
    if (data.inOrder())
        order.step = state.part == Part::Reactions ? Step::Reaction : Step::Move;
    else if (begun.wants<&BreakContact::step>(verdict))
        return verdict;
    order = readThere(data, state, *one, order);
    judgeStep(data, state, *one, order, verdict);
    if (begun.wants<&BreakContact::at>(verdict))
        return verdict;
    judgeWayBack(data, state, *one, order, verdict);
    return judgeFacts(data, state, order, verdict, tray);
}

} // namespace

int inchesFaster(const Data& data, Troop troop, Ground ground, Troop enemy, Ground enemyGround)
{
    return capacityOf(data, troop, ground) - capacityOf(data, enemy, enemyGround);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<BreakContact>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.isMeasured() && order.lacks<&BreakContact::troop>())
        return judgeBreakOnTable(data, state, order, std::move(verdict), tray);
    if (order.wants<&BreakContact::troop>(verdict) || order.wants<&BreakContact::enemy>(verdict) ||
        order.wants<&BreakContact::step>(verdict))
        return verdict;
    order.wants<&BreakContact::ground>(verdict, false);
    order.wants<&BreakContact::enemyGround>(verdict, false);
    order.wants<&BreakContact::other>(verdict, false);
    if (order->other)
        order.wants<&BreakContact::otherGround>(verdict, false);
    order.wants<&BreakContact::touch>(verdict, false);
    order.wants<&BreakContact::aside>(verdict, false);
    order.wants<&BreakContact::shut>(verdict, false);
    order.wants<&BreakContact::distance>(verdict, false);
    if (order->step == Step::Reaction)
        order.wants<&BreakContact::earlier>(verdict, false);
    return judgeFacts(data, state, order.order, verdict, tray);
}

void carry(const Data&, State&, const Broke&) {}
void carry(const Data&, State&, const Stays&) {}
void carry(const Data&, State& state, const WentBack& effect)
{
    if (Element* one = find(state.elements, effect.who.id))
        one->at = effect.at;
}
void carry(const Data&, State& state, const Tried& effect)
{
    state.tried.push_back(effect.who.id);
}

std::vector<RuleId> rulesOfBreaking()
{
    return {rule::piccole_break_contact_move,  rule::piccole_break_contact_slower,
            rule::piccole_break_contact_flank, rule::piccole_break_contact_reaction,
            rule::piccole_break_contact_die,   rule::piccole_break_contact_room_ruling,
            rule::piccole_turn_break,          rule::piccole_break_contact_order_ruling};
}

} // namespace merlon::piccole
