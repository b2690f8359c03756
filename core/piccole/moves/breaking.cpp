#include "core/piccole/moves/breaking.h"

#include "piccole_rules.h"

#include <algorithm>

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
    if (*die + faster < needs)
        return verdict.effect(Stays{order.troop});
    return verdict.effect(Broke{order.troop, most});
}

} // namespace

int inchesFaster(const Data& data, Troop troop, Ground ground, Troop enemy, Ground enemyGround)
{
    return capacityOf(data, troop, ground) - capacityOf(data, enemy, enemyGround);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<BreakContact>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
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
    const int inches = capacityOf(data, order->troop, order->ground);
    const play::Length most{10 * inches * data.numbers->inch};
    const int faster = judgeSpeed(data, order.order, verdict);
    judgeFlanks(data, order.order, verdict);
    judgeWay(data, order.order, most, verdict);
    if (order->step == Step::Reaction)
    {
        order.wants<&BreakContact::earlier>(verdict, false);
        return react(data, order.order, faster, most, verdict, tray);
    }
    if (state.pips && state.moves >= *state.pips)
        verdict.refuse(says::piccole_turn_pips_none, {{"count", *state.pips}});
    verdict.note(says::piccole_break_contact_move_pip);
    return verdict.effect(Moved{order->troop, most});
}

void carry(const Data&, State&, const Broke&) {}
void carry(const Data&, State&, const Stays&) {}

std::vector<RuleId> rulesOfBreaking()
{
    return {rule::piccole_break_contact_move,  rule::piccole_break_contact_slower,
            rule::piccole_break_contact_flank, rule::piccole_break_contact_reaction,
            rule::piccole_break_contact_die,   rule::piccole_break_contact_room_ruling};
}

} // namespace merlon::piccole
