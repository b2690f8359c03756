// Slips: what a player keeps secret until it takes effect.
#include "core/centuria/table/secrets.h"

#include "core/play/seal.h"

#include "centuria-table_rules.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

constexpr int afterTheSetUp = 8;

/// A slip that somebody hands in.
struct HandedIn
{
    const Data& data;
    const State& state;
    const WriteSlip& order;
};

/// Of an edge or an element, where each unit has its own.
bool isOfAUnit(const Data& data, Secret kind)
{
    return data.options.slips == "per_unit" && (kind == Secret::Edge || kind == Secret::Ambush);
}
/// Traits are always given up by one slip for each unit.
bool isOneMore(const HandedIn& one)
{
    return one.order.kind != Secret::Renounce && !isOfAUnit(one.data, one.order.kind) &&
           std::ranges::any_of(one.state.slips, [&](const Slip& other)
                               { return other.side == one.order.side.id && other.kind == one.order.kind; });
}
bool hasNoVanguards(const HandedIn& one)
{
    return one.order.kind == Secret::Vanguard && one.data.battle != Battle::Avanguardie;
}
/// Scenery changes are written before the sides are chosen, all others before the units come.
bool isLate(const HandedIn& one)
{
    return one.data.inOrder && one.state.step > (one.order.kind == Secret::Change ? 1 : 4);
}
play::Args sideAndKind(const HandedIn& one)
{
    return play::args("side", sideValue(one.order.side.id), "kind", play::wordValue(one.order.kind));
}

constexpr play::Rule<HandedIn> handedInRules[] = {
    {play::refusal, says::centuria_setup_slips_ruling_no_vanguards, hasNoVanguards},
    {play::refusal, says::centuria_setup_slips_ruling_one_more, isOneMore, sideAndKind},
    {play::refusal, says::centuria_setup_slips_ruling_late, isLate},
};

/// What it says, as if it were said aloud.
void takesEffect(const Data& data, const State& state, const Slip& slip, const Written& content, Verdict& verdict)
{
    const bool isWhole = slip.kind == Secret::Edge     ? content.edge.has_value()
                         : slip.kind == Secret::Ambush ? content.element.has_value()
                                                       : content.unit.has_value();
    if (!isWhole)
    {
        verdict.forbid(says::centuria_setup_slips_ruling_blank, {{"slip", slipValue(slip.id)}});
        return;
    }
    const bool isOne = isOfAUnit(data, slip.kind);
    if (isOne && !content.unit)
    {
        verdict.forbid(says::centuria_ruling_slips_no_unit, {{"player", sideValue(slip.side)}});
        return;
    }
    const auto whose = isOne ? content.unit : std::optional<UnitId>();
    const Unit* unit = content.unit && !isOne ? state.unit(content.unit->id) : nullptr;
    if (unit != nullptr && unit->side != slip.side)
        verdict.refuse(says::centuria_setup_slips_ruling_not_his,
                       {{"unit", unitValue(unit->id)}, {"side", sideValue(slip.side)}});
    if (slip.kind == Secret::Edge)
        nameFlank(data, state, {{slip.side}, whose, *content.edge}, verdict);
    else if (slip.kind == Secret::Ambush)
        nameHide(data, state, {{slip.side}, whose, *content.element}, verdict);
    else if (slip.kind == Secret::Vanguard)
        nameVanguard(data, state, *content.unit, verdict);
    else
        giveUp(state, *content.unit, verdict);
}

bool isDueNow(const Data& data, const State& state, const Slip& slip)
{
    return !data.inOrder || state.step == openedIn(slip.kind);
}

} // namespace

int openedIn(Secret kind)
{
    switch (kind)
    {
    case Secret::Edge:
        return afterTheSetUp;
    case Secret::Ambush:
        return 7;
    case Secret::Change:
        return 1;
    default:
        return 5;
    }
}

const Slip* closedSlip(const State& state, std::string_view side, Secret kind)
{
    const auto at = std::ranges::find_if(state.slips, [&](const Slip& one)
                                         { return one.side == side && one.kind == kind && !one.opened; });
    return at == state.slips.end() ? nullptr : &*at;
}

int leftToName(const Data& data, const State& state, std::string_view side, Secret kind)
{
    const bool flank = kind == Secret::Edge;
    const auto isHis = [&](const auto& one) { return one.whose.side == side; };
    const auto needs = std::ranges::count_if(
        state.units, [&](const Unit& unit)
        { return unit.side == side && (flank ? unit.trait == "flank" : unit.trait == "ambush"); });
    const auto named = flank ? std::ranges::count_if(state.marches, isHis) : std::ranges::count_if(state.hides, isHis);
    const auto shut = std::ranges::count_if(state.slips, [&](const Slip& one)
                                            { return one.side == side && one.kind == kind && !one.opened; });
    const auto all = isOfAUnit(data, kind) ? needs : std::min<std::ptrdiff_t>(needs, 1);
    return static_cast<int>(std::max<std::ptrdiff_t>(all - named - shut, 0));
}

int nextNumber(const State& state, std::string_view side)
{
    int most = 0;
    for (const Slip& one : state.slips)
        if (one.side == side)
            most = std::max(most, one.number);
    return most + 1;
}

void addDueSlips(std::vector<play::Owed>& out, const Data& data, const State& state)
{
    for (const Slip& one : state.slips)
        if (!one.opened && one.kind != Secret::Change && isDueNow(data, state, one))
            out.push_back({{"open", {{"slip", slipValue(one.id)}}},
                           one.side,
                           {one.kind == Secret::Edge ? says::centuria_setup_slips_ruling_edge_due
                                                     : says::centuria_setup_slips_ruling_due,
                            {{"slip", slipValue(one.id)}, {"kind", play::wordValue(one.kind)}}}});
}

Verdict judge(const Data& data, const State& state, const Begun<WriteSlip>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&WriteSlip::side>(verdict) || order.wants<&WriteSlip::kind>(verdict))
        return verdict;
    play::weigh(handedInRules, {data, state, order.order}, verdict);
    if (!verdict.legal || order.wants<&WriteSlip::number>(verdict))
        return verdict;
    const std::string id = slipOf(order->side.id, order->number);
    if (state.slip(id) != nullptr)
        return verdict.forbid(says::centuria_setup_slips_ruling_taken, {{"slip", slipValue(id)}});
    if (order.wants<&WriteSlip::slip>(verdict))
        return verdict;
    verdict.note(says::centuria_setup_slips_ruling_shut, {{"slip", slipValue(id)}});
    return verdict.effect(SlipLies{order->side, order->kind, order->number, order->slip.hash});
}

Verdict judge(const Data& data, const State& state, const Begun<OpenSlip>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&OpenSlip::slip>(verdict))
        return verdict;
    const Slip* slip = state.slip(order->slip.id);
    if (slip == nullptr)
        return verdict.forbid(says::centuria_setup_slips_ruling_no_slip);
    if (slip->opened)
        return verdict.forbid(says::centuria_setup_slips_ruling_open_already, {{"slip", slipValue(slip->id)}});
    if (slip->kind == Secret::Change)
        return verdict.forbid(says::centuria_setup_slips_ruling_at_once);
    if (!isDueNow(data, state, *slip) && slip->kind == Secret::Edge)
        verdict.refuse(says::centuria_setup_slips_ruling_edge_closed, {{"slip", slipValue(slip->id)}});
    else if (!isDueNow(data, state, *slip))
        verdict.refuse(says::centuria_setup_slips_ruling_closed,
                       {{"slip", slipValue(slip->id)}, {"due", openedIn(slip->kind)}, {"step", state.step}});
    if (order.wants<&OpenSlip::content>(verdict) || order.wants<&OpenSlip::salt>(verdict))
        return verdict;
    if (!play::opens(slip->hash, play::recordOf(order->content), play::kindOf<Written>(), order->salt))
        return verdict.forbid(says::centuria_setup_slips_ruling_other, {{"slip", slipValue(slip->id)}});
    verdict.note(says::centuria_setup_slips_ruling_fits, {{"slip", slipValue(slip->id)}});
    takesEffect(data, state, *slip, order->content, verdict);
    return verdict.legal ? verdict.effect(SlipOpened{order->slip}) : verdict;
}

void carry(const Data&, State& state, const SlipLies& effect)
{
    state.slips.push_back(
        {slipOf(effect.side.id, effect.number), effect.side.id, effect.kind, effect.number, effect.hash, false});
}
void carry(const Data&, State& state, const SlipOpened& effect)
{
    if (Slip* slip = state.slip(effect.slip.id))
        slip->opened = true;
}

std::vector<RuleId> rulesOfSlips()
{
    return {rule::centuria_setup_slips_ruling};
}

} // namespace merlon::centuria::setup
