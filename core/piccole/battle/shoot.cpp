// A shot. Section 9.
#include "core/piccole/battle/fighters.h"
#include "core/piccole/battle/on_table.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

/// What a shot is judged by, before anybody rolls.
struct Shot
{
    const Data& data;
    const Shoot& order;

    const ShotNumbers& numbers() const { return data.numbers->shots; }
    int slack() const { return data.options.limits == "exact" ? 0 : data.numbers->tolerance; }
    int range() const { return 10 * numbers().range * data.numbers->inch; }
    bool isAnswered() const { return order.reply == Reply::First; }
};

play::Findings who(const Shot& shot)
{
    for (const Troop troop : {shot.order.element, shot.order.enemy})
        if ((troop == shot.order.element || shot.isAnswered()) &&
            std::ranges::count(shot.data.own.shooters, troop) == 0)
            return play::refusal(says::piccole_shooting_who_others, {{"troop", play::wordValue(troop)}});
    return {};
}

play::Findings range(const Shot& shot)
{
    if (!shot.order.distance || shot.order.distance->tenths <= shot.range())
        return {};
    const play::Args args{{"way", *shot.order.distance}, {"most", play::Length{shot.range()}}};
    if (shot.order.distance->tenths > shot.range() + shot.data.numbers->tolerance)
        return play::refusal(says::piccole_shooting_range_far, args);
    return shot.slack() > 0 ? play::note(says::piccole_shooting_range_near, args)
                            : play::refusal(says::piccole_ruling_limits_set, args);
}

play::Findings arc(const Shot& shot)
{
    return play::refuseIf(shot.order.angle.value_or(0) > shot.numbers().arc, says::piccole_shooting_arc_aside,
                          {{"most", shot.numbers().arc}});
}

play::Findings terrain(const Shot& shot)
{
    return play::refuseIf(shot.order.terrain, says::piccole_shooting_blocked_terrain_blocks);
}

play::Findings third(const Shot& shot)
{
    return play::refuseIf(shot.order.third, says::piccole_shooting_blocked_element_blocks);
}

play::Findings contact(const Shot& shot)
{
    if (shot.order.contact)
        return play::refusal(says::piccole_shooting_in_contact_ruling_by);
    if (!shot.order.enemyContact)
        return {};
    if (shot.data.options.shootAtContact == "true")
        return play::ruling(says::piccole_ruling_shoot_at_contact_set);
    return play::refusal(says::piccole_shooting_in_contact_ruling_at);
}

play::Findings support(const Shot& shot)
{
    const int most = shot.numbers().supporters;
    if (std::max(shot.order.supporters, shot.order.enemySupporters) > most)
        return play::refusal(says::piccole_shooting_support_fourth, {{"most", most}});
    if (shot.order.supporters > 0)
        return play::note(says::piccole_shooting_support_counts, {{"count", shot.order.supporters}});
    return {};
}

play::Findings first(const Shot& shot)
{
    if (shot.isAnswered())
        return play::note(says::piccole_shooting_first_ruling_both);
    if (shot.order.reply == Reply::None)
        return play::note(says::piccole_shooting_first_ruling_named);
    if (shot.data.options.firstShooter == "owner")
        return play::ruling(says::piccole_ruling_first_shooter_set);
    return play::refusal(says::piccole_shooting_first_ruling_other);
}

/// Those that say a reading too, where one was chosen, speak for several.
constexpr play::Rule<Shot> shotRows[] = {
    {rule::piccole_shooting_who, who},
    {play::several, contact},
    {play::several, range},
    {rule::piccole_shooting_arc, arc},
    {rule::piccole_shooting_blocked_terrain, terrain},
    {rule::piccole_shooting_blocked_element, third},
    {play::several, first},
    {rule::piccole_shooting_support, support},
};

void wantShot(const play::Begun<Shoot>& order, play::Verdict& verdict)
{
    order.wants<&Shoot::reply>(verdict, false);
    order.wants<&Shoot::supporters>(verdict, false);
    if (order->reply == Reply::First)
        order.wants<&Shoot::enemySupporters>(verdict, false);
    order.wants<&Shoot::distance>(verdict, false);
    order.wants<&Shoot::angle>(verdict, false);
    order.wants<&Shoot::terrain>(verdict, false);
    order.wants<&Shoot::third>(verdict, false);
    order.wants<&Shoot::contact>(verdict, false);
    order.wants<&Shoot::enemyContact>(verdict, false);
}

/// What holds of a volley however it was measured.
constexpr play::Rule<Shot> volleyRows[] = {
    {play::several, first},
    {rule::piccole_shooting_support, support},
};

} // namespace

void judgeVolley(const Data& data, Reply reply, int supporters, int enemySupporters, play::Verdict& verdict)
{
    Shoot order;
    order.reply = reply;
    order.supporters = supporters;
    order.enemySupporters = enemySupporters;
    play::weigh(volleyRows, Shot{data, order}, verdict);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Shoot>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.isMeasured() && order.lacks<&Shoot::element>())
        return judgeOnTable(data, state, order, std::move(verdict), tray);
    if (order.wants<&Shoot::element>(verdict) || order.wants<&Shoot::enemy>(verdict))
        return verdict;
    wantShot(order, verdict);
    wantFacts(data, order, verdict);
    const Shot shot{data, order.order};
    play::weigh(shotRows, shot, verdict);
    if (!verdict.legal)
        return verdict;
    Combat combat = combatOf(order.order);
    combat.elementIn = shot.isAnswered() ? Engagement::ShotAt : Engagement::Shooting;
    combat.enemyIn = Engagement::ShotAt;
    combat.element.shooters = order->enemySupporters;
    combat.enemy.shooters = order->supporters;
    return fight(data, combat, Asking::Shot, verdict, tray);
}

} // namespace merlon::piccole
