#include "core/piccole/battle/recoil.h"

#include "core/piccole/battle/results.h"

#include "piccole_rules.h"

namespace merlon::piccole
{
namespace
{

/// Whether it pushes the friend behind it, and says why or why not.
bool pushes(const Data& data, const Recoil& order, play::Verdict& verdict)
{
    if (order.facing != Facing::Same)
    {
        verdict.note(says::piccole_recoil_push_facing);
        return false;
    }
    if (order.stuck)
    {
        verdict.note(says::piccole_recoil_chain_ruling_stuck);
        return false;
    }
    if (order.engaged && data.options.pushEngaged == "false")
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_push_engaged_set);
        return false;
    }
    verdict.note(says::piccole_recoil_push_pushes);
    if (order.engaged)
        verdict.note(says::piccole_recoil_engaged_friend_ruling_pushed);
    if (order.off)
        verdict.note(says::piccole_recoil_pushed_off_ruling_lost);
    return true;
}

/// Whether such troops may move through the friend, whatever the room.
bool mayPassType(Troop troop, Troop other, play::Verdict& verdict)
{
    if (troop == Troop::FtL)
        return verdict.note(says::piccole_interpenetration_light_passes), true;
    if (!isCavalry(troop))
        return verdict.note(says::piccole_interpenetration_infantry_never), false;
    const bool may = other == Troop::FtL;
    verdict.note(may ? says::piccole_interpenetration_cavalry_passes : says::piccole_interpenetration_cavalry_never);
    return may;
}

bool passes(const Data& data, const Recoil& order, play::Verdict& verdict)
{
    if (data.options.recoilPass == "false")
    {
        verdict.say(play::Weight::Ruling, says::piccole_ruling_recoil_pass_set);
        return false;
    }
    if (!mayPassType(order.troop, *order.other, verdict))
        return false;
    if (order.facing == Facing::Other)
        return verdict.note(says::piccole_interpenetration_facing_askew), false;
    if (order.crowded)
        return verdict.note(says::piccole_interpenetration_room_none), false;
    verdict.note(says::piccole_recoil_pass_passes);
    return true;
}

Recoiled meetsFriend(const Data& data, const Recoil& order, play::Verdict& verdict)
{
    if (pushes(data, order, verdict))
        return {order.troop, Course::Pushes, order.off};
    if (passes(data, order, verdict))
        return {order.troop, Course::Passes, false};
    verdict.note(says::piccole_recoil_friends_destroyed);
    const bool all = data.options.failedPush == "all" && order.facing == Facing::Same;
    if (all)
        verdict.say(play::Weight::Ruling, says::piccole_ruling_failed_push_set);
    return {order.troop, Course::Destroyed, all};
}

/// What destroys it at once; null: nothing does.
const Phrase* destroyedBy(const Data& data, const Recoil& order, play::Verdict& verdict)
{
    switch (order.behind)
    {
    case Behind::Enemy:
        return &says::piccole_recoil_enemy_meets;
    case Behind::Impassable:
        return &says::piccole_recoil_impassable_meets;
    case Behind::Edge:
        return &says::piccole_combat_off_field_off;
    case Behind::Touch:
        if (data.options.recoilTouch == "destroys")
            return &says::piccole_recoil_enemy_touches;
        verdict.say(play::Weight::Ruling, says::piccole_ruling_recoil_touch_set);
        return nullptr;
    default:
        return nullptr;
    }
}

/// Asks for what a friend behind it is like.
bool wantsFriend(const play::Begun<Recoil>& order, play::Verdict& verdict)
{
    if (order.wants<&Recoil::other>(verdict))
        return true;
    order.wants<&Recoil::facing>(verdict, false);
    order.wants<&Recoil::stuck>(verdict, false);
    order.wants<&Recoil::engaged>(verdict, false);
    order.wants<&Recoil::off>(verdict, false);
    order.wants<&Recoil::crowded>(verdict, false);
    return false;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Recoil>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.isMeasured() && order.lacks<&Recoil::troop>())
        return judgeOnTable(data, state, order, std::move(verdict), tray);
    if (order.wants<&Recoil::troop>(verdict) || order.wants<&Recoil::behind>(verdict))
        return verdict;
    const bool meets = order->behind == Behind::Friend;
    if (meets && wantsFriend(order, verdict))
        return verdict;
    if (const Phrase* phrase = destroyedBy(data, order.order, verdict))
        return verdict.note(*phrase).effect(Recoiled{order->troop, Course::Destroyed, false});
    const Recoiled out = meets ? meetsFriend(data, order.order, verdict) : Recoiled{order->troop, Course::Back, false};
    if (out.course == Course::Back || out.course == Course::Pushes)
        sayHands(data, order->troop, Fate::Recoils, verdict);
    return verdict.effect(out);
}

void carry(const Data&, State&, const Recoiled&) {}

std::vector<RuleId> rulesOfRecoil()
{
    return {rule::piccole_recoil_push,
            rule::piccole_recoil_chain_ruling,
            rule::piccole_recoil_pass,
            rule::piccole_recoil_impassable,
            rule::piccole_recoil_friends,
            rule::piccole_recoil_pushed_off_ruling,
            rule::piccole_recoil_engaged_friend_ruling,
            rule::piccole_combat_off_field,
            rule::piccole_interpenetration_cavalry,
            rule::piccole_interpenetration_light,
            rule::piccole_interpenetration_infantry,
            rule::piccole_interpenetration_facing,
            rule::piccole_interpenetration_room};
}

} // namespace merlon::piccole
