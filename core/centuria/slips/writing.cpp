// A slip is handed in.
#include "core/centuria/slips/slips.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

/// A slip that somebody hands in.
struct Handed
{
    const Data& data;
    const State& state;
    TableId table;
    std::string player;
    SlipKind kind;

    play::Value name() const { return centuria::player(player); }
    bool isHis(const Slip& one) const { return one.table == table.id && one.player == player && one.kind == kind; }
    /// What is written for each unit may be written more than once.
    bool isSingle() const
    {
        return kind != SlipKind::Renounce &&
               (data.options.slips == "per_player" || kind == SlipKind::Vanguard || kind == SlipKind::Change);
    }
};

bool isNoneOfItsPlayers(const Handed& one)
{
    return !one.state.table(one.table)->has(one.player);
}
bool isOver(const Handed& one)
{
    return one.state.table(one.table)->points.has_value();
}
bool hasNoVanguards(const Handed& one)
{
    return one.kind == SlipKind::Vanguard && battleOf(one.data, one.table) != Battle::Avanguardie;
}
bool isOneMore(const Handed& one)
{
    return one.isSingle() && std::ranges::any_of(one.state.slips, [&](const Slip& his) { return one.isHis(his); });
}
bool comesAfterTheChanges(const Handed& one)
{
    return one.kind == SlipKind::Change &&
           std::ranges::any_of(one.state.slips, [&](const Slip& other)
                               { return other.table == one.table.id && other.kind == one.kind && other.opened; });
}
play::Findings isOneForEachUnit(const Handed& one)
{
    if (one.data.options.slips != "per_unit" || (one.kind != SlipKind::Edge && one.kind != SlipKind::Ambush))
        return {};
    return {play::ruling(says::centuria_ruling_slips_set)};
}
play::Args name(const Handed& one)
{
    return play::args("player", one.name());
}
play::Args nameAndKind(const Handed& one)
{
    return play::args("player", one.name(), "kind", play::wordValue(one.kind));
}

constexpr play::Rule<Handed> handedRules[] = {
    {play::impossible, says::centuria_setup_slips_ruling_stranger, isNoneOfItsPlayers, name},
    {play::impossible, says::centuria_setup_slips_ruling_over, isOver},
    {play::refusal, says::centuria_setup_slips_ruling_no_vanguard, hasNoVanguards},
    {play::refusal, says::centuria_setup_slips_ruling_second, isOneMore, nameAndKind},
    {play::refusal, says::centuria_setup_change_late, comesAfterTheChanges},
    {rule::centuria_ruling_slips, isOneForEachUnit},
};

/// False while something is missing, or where it cannot be.
template <class Order>
bool isHanded(const Data& data, const State& state, const play::Begun<Order>& order, SlipKind kind,
              play::Verdict& verdict)
{
    if (order.template wants<&Order::table>(verdict))
        return false;
    if (state.table(order->table) == nullptr)
    {
        verdict.forbid(says::centuria_ranking_game_points_nowhere);
        return false;
    }
    if (order.template wants<&Order::player>(verdict))
        return false;
    play::weigh(handedRules, {data, state, order->table, order->player.id, kind}, verdict);
    return verdict.legal;
}

/// It has its number, and is sealed.
template <class Order>
play::Verdict sealed(const State& state, const play::Begun<Order>& order, SlipKind kind, play::Verdict verdict)
{
    if (order.template wants<&Order::number>(verdict))
        return verdict;
    const auto isIt = [&](const Slip& one) { return one.table == order->table.id && one.number == order->number; };
    if (std::ranges::any_of(state.slips, isIt))
        return verdict.forbid(says::centuria_setup_slips_ruling_written, {{"number", order->number}});
    if (order.template wants<&Order::slip>(verdict))
        return verdict;
    verdict.note(says::centuria_setup_slips_ruling_sealed, {{"number", order->number}});
    return verdict.effect(SlipWritten{order->table, order->player, order->number, kind, order->slip.hash});
}

template <class Order>
play::Verdict hand(const Data& data, const State& state, const play::Begun<Order>& order, SlipKind kind,
                   const play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!isHanded(data, state, order, kind, verdict))
        return verdict;
    return sealed(state, order, kind, std::move(verdict));
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<WriteVanguard>& order, play::Tray& tray)
{
    return hand(data, state, order, SlipKind::Vanguard, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<WriteEdge>& order, play::Tray& tray)
{
    return hand(data, state, order, SlipKind::Edge, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<WriteAmbush>& order, play::Tray& tray)
{
    return hand(data, state, order, SlipKind::Ambush, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<WriteRenounce>& order, play::Tray& tray)
{
    return hand(data, state, order, SlipKind::Renounce, tray);
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<WriteChange>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (!isHanded(data, state, order, SlipKind::Change, verdict) || order.wants<&WriteChange::granted>(verdict))
        return verdict;
    if (!order->granted)
        verdict.refuse(says::centuria_setup_change_not_granted, {{"player", player(order->player.id)}});
    return sealed(state, order, SlipKind::Change, std::move(verdict));
}

int nextNumber(const State& state, const TableId& table)
{
    int next = 1;
    for (const Slip& one : state.slips)
        if (one.table == table.id)
            next = std::max(next, one.number + 1);
    return next;
}

void carry(const Data&, State& state, const SlipWritten& effect)
{
    Slip one;
    one.id = effect.table.id + "-s" + std::to_string(effect.number);
    one.table = effect.table.id;
    one.number = effect.number;
    one.player = effect.player.id;
    one.kind = effect.kind;
    one.hash = effect.hash;
    state.slips.push_back(std::move(one));
}

} // namespace merlon::centuria
