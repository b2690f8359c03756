// A slip takes effect.
#include "core/centuria/slips/slips.h"

#include "core/play/seal.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;

/// A slip with what stands on it.
template <class T>
struct Read
{
    const Data& data;
    const State& state;
    const Slip& slip;
    const T& content;

    play::Value name() const { return player(slip.player); }
};

template <class T>
constexpr SlipKind kindFor = SlipKind::Vanguard;
template <>
constexpr SlipKind kindFor<EdgeSlip> = SlipKind::Edge;
template <>
constexpr SlipKind kindFor<AmbushSlip> = SlipKind::Ambush;
template <>
constexpr SlipKind kindFor<RenounceSlip> = SlipKind::Renounce;

template <class T>
play::Args nameAndUnit(const Read<T>& one)
{
    return play::args("player", one.name(), "unit", one.content.unit);
}

/// Whether it names a unit, where each has a slip of its own; and one that no slip before it has named.
template <class T>
Findings namesItsUnit(const Read<T>& one)
{
    if (one.data.options.slips != "per_unit")
        return {};
    if (!one.content.unit)
        return {refusal(says::centuria_ruling_slips_no_unit, {{"player", one.name()}})};
    const auto isSame = [&](const Slip& other)
    {
        return other.opened && other.table == one.slip.table && other.player == one.slip.player &&
               other.kind == one.slip.kind && other.unit == *one.content.unit;
    };
    if (std::ranges::any_of(one.state.slips, isSame))
        return {refusal(says::centuria_ruling_slips_same_unit, {{"player", one.name()}, {"unit", *one.content.unit}})};
    return {play::ruling(says::centuria_ruling_slips_set)};
}

Findings isTheVanguard(const Read<VanguardSlip>& one)
{
    return {note(says::centuria_setup_slips_ruling_vanguard, nameAndUnit(one))};
}

/// In Imboscata North or South, as printed; elsewhere West or East, or any where the organiser reads it so.
Findings comesInThere(const Read<EdgeSlip>& one)
{
    const bool isShort = one.content.edge == Edge::West || one.content.edge == Edge::East;
    const bool isImboscata = battleOf(one.data, {one.slip.table}) == Battle::Imboscata;
    const play::Value edge = play::wordValue(one.content.edge);
    if (isShort == !isImboscata)
        return {note(says::centuria_ruling_flank_edges_in, {{"player", one.name()}, {"edge", edge}})};
    if (one.data.options.flankEdges == "any" && !isImboscata)
        return {play::ruling(says::centuria_ruling_flank_edges_set)};
    return {refusal(says::centuria_ruling_flank_edges_other,
                    {{"edge", edge},
                     {"first", play::wordValue(isImboscata ? Edge::North : Edge::West)},
                     {"second", play::wordValue(isImboscata ? Edge::South : Edge::East)}})};
}

Findings liesThere(const Read<AmbushSlip>& one)
{
    return {note(says::centuria_setup_step4_lies, {{"player", one.name()}, {"element", one.content.element}})};
}

Findings givesUp(const Read<RenounceSlip>& one)
{
    const auto isSame = [&](const Slip& other)
    {
        return other.opened && other.table == one.slip.table && other.player == one.slip.player &&
               other.kind == one.slip.kind && other.unit == one.content.unit && other.trait == one.content.trait;
    };
    if (std::ranges::any_of(one.state.slips, isSame))
        return {refusal(says::centuria_setup_renounce_again, nameAndUnit(one))};
    return {note(says::centuria_setup_renounce_deploys,
                 {{"unit", one.content.unit}, {"trait", play::wordValue(one.content.trait)}})};
}

constexpr play::Rule<Read<VanguardSlip>> vanguardRules[] = {{rule::centuria_setup_slips_ruling, isTheVanguard}};
constexpr play::Rule<Read<EdgeSlip>> edgeRules[] = {{rule::centuria_ruling_slips, namesItsUnit<EdgeSlip>},
                                                    {rule::centuria_ruling_flank_edges, comesInThere}};
constexpr play::Rule<Read<AmbushSlip>> ambushRules[] = {{rule::centuria_ruling_slips, namesItsUnit<AmbushSlip>},
                                                        {rule::centuria_setup_step4, liesThere}};
constexpr play::Rule<Read<RenounceSlip>> renounceRules[] = {{rule::centuria_setup_renounce, givesUp}};

const Phrase& earlyOf(SlipKind kind)
{
    switch (kind)
    {
    case SlipKind::Edge:
        return says::centuria_setup_slips_ruling_edge_early;
    case SlipKind::Ambush:
        return says::centuria_setup_slips_ruling_ambush_early;
    case SlipKind::Renounce:
        return says::centuria_setup_slips_ruling_renounce_early;
    case SlipKind::Vanguard:
    case SlipKind::Change:
        break;
    }
    return says::centuria_setup_slips_ruling_vanguard_early;
}

/// Of that kind, and closed; forbids otherwise.
const Slip* closed(const State& state, const SlipId& id, SlipKind kind, play::Verdict& verdict)
{
    const Slip* slip = state.slip(id.id);
    if (slip == nullptr || slip->kind != kind)
        verdict.forbid(says::centuria_setup_slips_ruling_none);
    else if (slip->opened)
        verdict.forbid(says::centuria_setup_slips_ruling_opened, {{"number", slip->number}});
    return verdict.legal ? slip : nullptr;
}

template <class T>
SlipOpened openedAs(const SlipId& id, const T& content)
{
    SlipOpened out;
    out.slip = id;
    if constexpr (requires { content.unit; })
        out.unit = content.unit;
    if constexpr (requires { content.edge; })
        out.edge = content.edge;
    if constexpr (requires { content.trait; })
        out.trait = content.trait;
    if constexpr (requires { content.element; })
        out.element = content.element;
    return out;
}

template <class T, std::size_t N>
play::Verdict open(const Data& data, const State& state, const play::Begun<Open<T>>& order,
                   const play::Rule<Read<T>> (&rows)[N], const play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.template wants<&Open<T>::slip>(verdict))
        return verdict;
    const Slip* slip = closed(state, order->slip, kindFor<T>, verdict);
    if (slip == nullptr || order.template wants<&Open<T>::due>(verdict))
        return verdict;
    const Table* at = state.table({slip->table});
    if (!order->due && (at == nullptr || !at->points)) // when all is over it may be looked at
        verdict.refuse(earlyOf(kindFor<T>));
    if (order.template wants<&Open<T>::content>(verdict) || order.template wants<&Open<T>::salt>(verdict))
        return verdict;
    if (!play::opens(slip->hash, play::recordOf(order->content), play::kindOf<T>(), order->salt))
        return verdict.forbid(says::centuria_setup_slips_ruling_broken, {{"number", slip->number}});
    verdict.note(says::centuria_setup_slips_ruling_unchanged, {{"number", slip->number}});
    play::weigh(rows, {data, state, *slip, order->content}, verdict);
    return verdict.effect(openedAs(order->slip, order->content));
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<OpenVanguard>& order, play::Tray& tray)
{
    return open(data, state, order, vanguardRules, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<OpenEdge>& order, play::Tray& tray)
{
    return open(data, state, order, edgeRules, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<OpenAmbush>& order, play::Tray& tray)
{
    return open(data, state, order, ambushRules, tray);
}
play::Verdict judge(const Data& data, const State& state, const play::Begun<OpenRenounce>& order, play::Tray& tray)
{
    return open(data, state, order, renounceRules, tray);
}

void carry(const Data&, State& state, const SlipOpened& effect)
{
    const auto at = std::ranges::find(state.slips, effect.slip.id, &Slip::id);
    if (at == state.slips.end())
        return;
    at->opened = true;
    at->unit = effect.unit;
    at->edge = effect.edge;
    at->trait = effect.trait;
    at->element = effect.element;
    at->change = effect.change;
    at->fate = effect.fate;
}

} // namespace merlon::centuria
