// The slips about scenery, opened together; and what the referee decides of a table in question.
#include "core/centuria/table/secrets.h"

#include "core/centuria/numbers/ruleset.h"
#include "core/play/seal.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

/// What one player wants, as far as it is opened.
struct WantedHere
{
    const Data& data;
    const State& state;
    std::string side;
    Written content;

    bool changes() const { return content.change && *content.change != Change::None; }
    const Element* element() const { return content.element ? state.element(content.element->id) : nullptr; }
    Wish wish() const { return changes() ? Wish{*content.change, content.element.value_or(ElementId{}).id} : Wish{}; }
};

bool namesNoElement(const WantedHere& one)
{
    return one.changes() && one.element() == nullptr;
}
play::Findings isTheOrganisers(const WantedHere& one)
{
    if (!one.changes() || one.element() == nullptr || !one.element()->side.empty())
        return {};
    if (one.data.options.removable == "all")
        return {play::ruling(says::centuria_ruling_removable_set)};
    return {play::refusal(says::centuria_ruling_removable_stays, {{"element", elementValue(one.element()->id)}})};
}
play::Args sideOf(const WantedHere& one)
{
    return play::args("side", sideValue(one.side));
}

constexpr play::Rule<WantedHere> wantedHereRules[] = {
    {play::impossible, says::centuria_setup_change_nowhere, namesNoElement, sideOf},
    {rule::centuria_ruling_removable, isTheOrganisers},
};

/// True while the content of a slip or its salt is asked for, and where the seal does not fit.
template <auto Content, auto Salt>
bool isStillShut(const Slip* slip, const Begun<OpenChanges>& order, Verdict& verdict)
{
    if (slip == nullptr)
        return false;
    if (order.wants<Content>(verdict) || order.wants<Salt>(verdict))
        return true;
    if (play::opens(slip->hash, play::recordOf(*(order.order.*Content)), play::kindOf<Written>(), *(order.order.*Salt)))
    {
        verdict.note(says::centuria_setup_slips_ruling_fits, {{"slip", slipValue(slip->id)}});
        return false;
    }
    verdict.forbid(says::centuria_setup_slips_ruling_other, {{"slip", slipValue(slip->id)}});
    return true;
}

/// What the two come to, in the words of the printed table. `first` began with the scenery.
void tells(const WantedHere& first, const WantedHere& second, const Changed& changed, Verdict& verdict)
{
    const auto has = [&](Change change) { return first.wish().change == change || second.wish().change == change; };
    const play::Value element = elementValue(first.wish().element);
    if (!has(Change::Remove) && !has(Change::Move))
        verdict.note(says::centuria_setup_change_stay);
    else if (has(Change::Remove) && has(Change::Move))
    {
        if (changed.same)
            verdict.note(says::centuria_setup_change_remove_move_lost, {{"element", element}});
        else
            verdict.note(says::centuria_setup_change_remove_before);
    }
    else if (changed.same && has(Change::Move))
        verdict.note(says::centuria_setup_change_same_both, {{"element", element}});
    else if (first.wish().change == Change::Move && second.wish().change == Change::Move)
        verdict.note(says::centuria_setup_change_order_first, {{"side", sideValue(first.side)}});
}

/// Removals, then moves; each move is weighed where the table stands by then. True while a way is asked for.
bool makes(const Data& data, State state, const Changed& changed, const Begun<OpenChanges>& order, bool turned,
           Verdict& verdict)
{
    for (const Changed::Step& step : changed.steps)
    {
        if (step.change == Change::Remove)
        {
            verdict.effect(Removed{{step.element}});
            carry(data, state, Removed{{step.element}});
            continue;
        }
        const bool ofFirst = step.second == turned;
        if (ofFirst ? order.wants<&OpenChanges::firstBy>(verdict) : order.wants<&OpenChanges::secondBy>(verdict))
            return true;
        const Shifted shifted{{step.element}, ofFirst ? *order->firstBy : *order->secondBy};
        carry(data, state, shifted);
        weighMoved(data, state, *state.element(step.element), verdict);
        verdict.effect(shifted);
    }
    return false;
}

} // namespace

Verdict judge(const Data& data, const State& state, const Begun<OpenChanges>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    const Slip* first = closedSlip(state, data.sides.front(), Secret::Change);
    const Slip* second = closedSlip(state, data.sides.back(), Secret::Change);
    if (first == nullptr && second == nullptr)
        return verdict.forbid(says::centuria_setup_change_no_slip);
    if (data.inOrder && state.step != openedIn(Secret::Change))
        verdict.refuse(says::centuria_setup_change_now, {{"step", state.step}});
    if (isStillShut<&OpenChanges::first, &OpenChanges::firstSalt>(first, order, verdict) ||
        isStillShut<&OpenChanges::second, &OpenChanges::secondSalt>(second, order, verdict))
        return verdict;
    const WantedHere his{data, state, data.sides.front(), first != nullptr ? *order->first : Written{}};
    const WantedHere other{data, state, data.sides.back(), second != nullptr ? *order->second : Written{}};
    play::weigh(wantedHereRules, his, verdict);
    play::weigh(wantedHereRules, other, verdict);
    if (!verdict.legal)
        return verdict;
    const bool turned = state.first == other.side;
    const Changed changed =
        changesOf(builtInRuleset().changes, (turned ? other : his).wish(), (turned ? his : other).wish());
    tells(turned ? other : his, turned ? his : other, changed, verdict);
    if (makes(data, state, changed, order, turned, verdict))
        return verdict;
    for (const Slip* slip : {first, second})
        if (slip != nullptr)
            verdict.effect(SlipOpened{{slip->id}});
    return verdict;
}

Verdict judge(const Data&, const State& state, const Begun<Settle>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (state.settled)
        return verdict.forbid(says::centuria_referee_doubt_settled);
    verdict.note(says::centuria_referee_doubt_home);
    if (order.wants<&Settle::what>(verdict))
        return verdict;
    order.wants<&Settle::by>(verdict, false);
    return verdict.effect(Settled{order->what, order->by});
}

void carry(const Data&, State& state, const Removed& effect)
{
    std::erase_if(state.elements, [&](const Element& one) { return one.id == effect.element.id; });
}
void carry(const Data&, State& state, const Settled& effect)
{
    state.settled = {effect.what, effect.by.value_or("")};
}

std::vector<RuleId> rulesOfChanges()
{
    return {rule::centuria_setup_change,       rule::centuria_setup_change_remove, rule::centuria_setup_change_same,
            rule::centuria_setup_change_order, rule::centuria_setup_change_limits, rule::centuria_referee_doubt};
}

} // namespace merlon::centuria::setup
