#include "core/centuria/conduct/conduct.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// Somebody in the tournament; forbids for one who has gone.
const Player* present(const State& state, const PlayerId& id, play::Verdict& verdict)
{
    const Player* one = playerIn(state, id, verdict);
    if (one != nullptr && one->isGone())
        verdict.forbid(says::centuria_leave_kinds_gone, {{"player", player(one->id)}});
    return verdict.legal ? one : nullptr;
}

void add(State& state, const PlayerId& id, Reproach reproach)
{
    if (reproach.tp > 0)
        dropDraft(state); // the ranking is another one
    if (Player* one = state.find(id.id))
    {
        reproach.round = state.published();
        one->reproaches.push_back(std::move(reproach));
    }
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<ReportDice>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&ReportDice::player>(verdict))
        return verdict;
    const Player* one = present(state, order->player, verdict);
    if (one == nullptr)
        return verdict;
    order.wants<&ReportDice::note>(verdict, false);
    if (!one->wasWarned())
    {
        verdict.note(says::centuria_conduct_dice_warning_first, {{"player", player(one->id)}});
        return verdict.effect(Warned{order->player, order->note});
    }
    const int tp = data.ruleset->penalties.complaint;
    verdict.note(says::centuria_conduct_dice_penalty_costs, {{"player", player(one->id)}, {"tp", tp}});
    return verdict.effect(Penalised{order->player, true, tp, order->note});
}

play::Verdict judge(const Data&, const State& state, const play::Begun<Penalise>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Penalise::player>(verdict))
        return verdict;
    const Player* one = present(state, order->player, verdict);
    if (one == nullptr)
        return verdict;
    verdict.note(says::centuria_conduct_organisers_free);
    if (order.wants<&Penalise::tp>(verdict) || order.wants<&Penalise::note>(verdict))
        return verdict;
    return verdict.effect(Penalised{order->player, false, order->tp, order->note});
}

void carry(const Data&, State& state, const Warned& effect)
{
    add(state, effect.player, {Reproof::Warning, 0, effect.note.value_or("")});
}

void carry(const Data&, State& state, const Penalised& effect)
{
    add(state, effect.player, {effect.dice ? Reproof::Dice : Reproof::Organisers, effect.tp, effect.note.value_or("")});
}

play::Sheet penaltiesOf(const State& state)
{
    play::Sheet out{"penalties", &play::kindOf<PenaltyRow>(), {}};
    for (const Player& one : state.players)
        for (const Reproach& each : one.reproaches)
            out.rows.push_back(play::fieldsOf(PenaltyRow{{one.id},
                                                         each.round,
                                                         each.reproof,
                                                         each.tp,
                                                         each.note.empty() ? std::nullopt : std::optional(each.note)}));
    return out;
}

std::vector<RuleId> rulesOfConduct()
{
    return {rule::centuria_conduct_organisers, rule::centuria_conduct_dice_warning, rule::centuria_conduct_dice_penalty,
            rule::centuria_referee_rules, rule::centuria_referee_doubt};
}

} // namespace merlon::centuria
