#include "core/centuria/table/orders.h"
#include "core/centuria/table/secrets.h"

#include "centuria-table_rules.h"
#include "centuria_rules/ruling.h"

#include <algorithm>

namespace merlon::centuria::setup
{
namespace
{

constexpr int lastStep = 7;

/// In which step a unit comes onto the table; 0: not in the set-up.
int stepOf(const Unit& unit)
{
    if (unit.trait == "flank")
        return 0;
    return unit.trait == "infiltrated" ? 6 : unit.trait == "ambush" ? 7 : 5;
}

bool hasAny(const State& state, const std::string& side, int step)
{
    return std::ranges::any_of(state.units, [&](const Unit& unit)
                               { return unit.side == side && unit.at.empty() && stepOf(unit) == step; });
}

/// Who begins that step: the same player each, or the other one in the last two.
std::string beginnerOf(const Data& data, const State& state)
{
    const std::string& first = firstToDeploy(data, state);
    const bool turned = state.step > 5 && data.options.laterStepsBegin == "other";
    return turned ? otherSide(data, first) : first;
}

/// What keeps a step open, if anything does.
void saysWhatIsLeft(const Data& data, const State& state, Verdict& verdict)
{
    for (const std::string& side : data.sides)
    {
        if (state.step >= 5 && leftIn(data, state, side) > 0)
            verdict.refuse(says::centuria_setup_alternation_ruling_left,
                           {{"side", sideValue(side)}, {"count", leftIn(data, state, side)}});
        if (state.step == 3 && leftToName(data, state, side, Secret::Edge) > 0)
            verdict.refuse(says::centuria_setup_step3_open, {{"side", sideValue(side)}});
        if (state.step == 4 && leftToName(data, state, side, Secret::Ambush) > 0)
            verdict.refuse(says::centuria_setup_step4_open, {{"side", sideValue(side)}});
    }
    if (state.step == 2 && state.chooser.empty())
        verdict.refuse(says::centuria_setup_step2_open);
}

/// Any edge will do, where the scenario prints none.
bool anyEdgeWillDo(const Data& data)
{
    return data.options.flankEdges == "any" && data.battle != Battle::Imboscata;
}

bool isAllowed(const Data& data, Border edge)
{
    if (anyEdgeWillDo(data))
        return true;
    const bool across = edge == Border::South || edge == Border::North;
    return across == (data.battle == Battle::Imboscata);
}

bool isDue(const Data& data, const State& state, int step)
{
    return !data.inOrder || state.step == step;
}

bool marches(const Unit& unit)
{
    return unit.trait == "flank";
}
bool lies(const Unit& unit)
{
    return unit.trait == "ambush";
}

template <class Order>
Whose whoseOf(const Order& named)
{
    return {named.side.id, named.unit ? named.unit->id : std::string()};
}
template <class All, class Order>
bool isNamed(const All& all, const Order& named)
{
    return std::ranges::any_of(all, [&](const auto& one) { return one.whose == whoseOf(named); });
}
template <class Order>
void saysAgain(const Phrase& ofAll, const Order& named, Verdict& verdict)
{
    if (named.unit)
        verdict.forbid(says::centuria_ruling_slips_unit_again, {{"unit", unitValue(named.unit->id)}});
    else
        verdict.forbid(ofAll, {{"side", sideValue(named.side.id)}});
}
/// One of his, with that trait, where each unit has a slip of its own; none where one slip is for all.
template <class Order>
void namesItsUnit(const Data& data, const State& state, const Order& named, bool (*fits)(const Unit&),
                  const Phrase& fitsNot, Verdict& verdict)
{
    if (data.options.slips != "per_unit")
    {
        if (named.unit)
            verdict.refuse(says::centuria_ruling_slips_for_all, {{"side", sideValue(named.side.id)}});
        return;
    }
    verdict.say(play::Weight::Ruling, says::centuria_ruling_slips_set);
    const Unit* unit = state.unit(named.unit->id);
    const play::Value name = unitValue(named.unit->id);
    if (unit == nullptr || unit->side != named.side.id)
        verdict.refuse(says::centuria_setup_slips_ruling_not_his, {{"unit", name}, {"side", sideValue(named.side.id)}});
    else if (!fits(*unit))
        verdict.refuse(fitsNot, {{"unit", name}});
}

template <class Order>
bool wantsUnit(const Data& data, const Begun<Order>& order, Verdict& verdict)
{
    return data.options.slips == "per_unit" && order.template wants<&Order::unit>(verdict);
}

/// What lies on a slip is said by opening it.
void isWritten(const State& state, std::string_view side, Secret kind, Verdict& verdict)
{
    if (const Slip* slip = closedSlip(state, side, kind))
        verdict.refuse(says::centuria_setup_slips_ruling_lies, {{"slip", slipValue(slip->id)}});
}

} // namespace

int leftIn(const Data& data, const State& state, const std::string& side)
{
    (void)data;
    return static_cast<int>(
        std::ranges::count_if(state.units, [&](const Unit& unit)
                              { return unit.side == side && unit.at.empty() && stepOf(unit) == state.step; }));
}

/// They take turns; who has none left is passed over.
std::string turnOf(const Data& data, const State& state)
{
    const std::string next = state.last.empty() ? beginnerOf(data, state) : otherSide(data, state.last);
    if (hasAny(state, next, state.step))
        return next;
    const std::string& other = otherSide(data, next);
    return hasAny(state, other, state.step) ? other : std::string();
}

Verdict judge(const Data& data, const State& state, const Begun<NextStep>&, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (state.step > lastStep)
        return verdict.forbid(says::centuria_setup_alternation_ruling_over);
    saysWhatIsLeft(data, state, verdict);
    if (state.step >= 5 && data.options.laterStepsBegin == "other")
        verdict.say(play::Weight::Ruling, says::centuria_ruling_steps_6_7_begin_set);
    verdict.note(says::centuria_setup_alternation_ruling_done, {{"step", state.step}});
    return verdict.effect(StepDone{});
}

void nameVanguard(const Data& data, const State& state, const UnitId& id, Verdict& verdict)
{
    const Unit* unit = state.unit(id.id);
    if (data.battle != Battle::Avanguardie)
        verdict.forbid(says::centuria_scenario_avanguardie_first_none, {{"unit", unitValue(id.id)}});
    else if (unit == nullptr || !unit->at.empty())
        verdict.forbid(says::centuria_setup_step5_again, {{"unit", unitValue(id.id)}});
    if (!verdict.legal)
        return;
    for (const Unit& other : state.units)
        if (other.side == unit->side && other.vanguard)
        {
            verdict.forbid(says::centuria_scenario_avanguardie_choice_second, {{"unit", unitValue(unit->id)}});
            return;
        }
    if (unit->skirmisher)
        verdict.refuse(says::centuria_scenario_avanguardie_choice_skirmisher, {{"unit", unitValue(unit->id)}});
    if (unit->trait != "none")
        verdict.note(says::centuria_scenario_avanguardie_traits_lost, {{"unit", unitValue(unit->id)}});
    verdict.note(says::centuria_scenario_avanguardie_choice_named, {{"unit", unitValue(unit->id)}});
    verdict.effect(VanguardNamed{id});
}

void nameFlank(const Data& data, const State& state, const NameFlank& named, Verdict& verdict)
{
    if (isNamed(state.marches, named))
    {
        saysAgain(says::centuria_setup_step3_again, named, verdict);
        return;
    }
    namesItsUnit(data, state, named, marches, says::centuria_setup_step3_no_march, verdict);
    const bool here = data.battle == Battle::Imboscata;
    const play::Args args{{"edge", play::wordValue(named.edge)}};
    if (!isAllowed(data, named.edge))
        verdict.refuse(here ? says::centuria_scenario_imboscata_flank_march_other : says::centuria_setup_step3_other,
                       args);
    else
        verdict.note(here ? says::centuria_scenario_imboscata_flank_march_named : says::centuria_setup_step3_named,
                     args);
    if (anyEdgeWillDo(data))
        verdict.say(play::Weight::Ruling, says::centuria_ruling_flank_edges_set);
    verdict.effect(FlankNamed{named.side, named.unit, named.edge});
}

void nameHide(const Data& data, const State& state, const NameHide& named, Verdict& verdict)
{
    const play::Args args{{"element", elementValue(named.element.id)}};
    if (isNamed(state.hides, named))
        saysAgain(says::centuria_setup_step4_again, named, verdict);
    else if (state.element(named.element.id) == nullptr)
        verdict.forbid(says::centuria_setup_step4_none, args);
    if (!verdict.legal)
        return;
    namesItsUnit(data, state, named, lies, says::centuria_setup_step7_other, verdict);
    verdict.note(says::centuria_setup_step4_named, args);
    verdict.effect(HideNamed{named.side, named.unit, named.element});
}

void giveUp(const State& state, const UnitId& id, Verdict& verdict)
{
    const Unit* unit = state.unit(id.id);
    if (unit == nullptr || !unit->at.empty())
        verdict.forbid(says::centuria_setup_step5_again, {{"unit", unitValue(id.id)}});
    else if (unit->trait != "ambush" && unit->trait != "flank")
        verdict.forbid(says::centuria_setup_renounce_none, {{"unit", unitValue(unit->id)}});
    if (!verdict.legal)
        return;
    verdict.note(says::centuria_setup_renounce_lost, {{"unit", unitValue(unit->id)}});
    verdict.effect(TraitLost{id});
}

Verdict judge(const Data& data, const State& state, const Begun<NameVanguard>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (data.battle != Battle::Avanguardie)
        return verdict.forbid(says::centuria_scenario_avanguardie_first_none, {{"unit", unitValue(order->unit.id)}});
    if (order.wants<&NameVanguard::unit>(verdict))
        return verdict;
    if (const Unit* unit = state.unit(order->unit.id))
        isWritten(state, unit->side, Secret::Vanguard, verdict);
    nameVanguard(data, state, order->unit, verdict);
    return verdict;
}

Verdict judge(const Data& data, const State& state, const Begun<NameFlank>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&NameFlank::side>(verdict) || wantsUnit(data, order, verdict) ||
        order.wants<&NameFlank::edge>(verdict))
        return verdict;
    if (!isDue(data, state, 3))
        verdict.refuse(says::centuria_setup_step3_now, {{"step", state.step}});
    if (leftToName(data, state, order->side.id, Secret::Edge) == 0)
        isWritten(state, order->side.id, Secret::Edge, verdict);
    nameFlank(data, state, order.order, verdict);
    return verdict;
}

Verdict judge(const Data& data, const State& state, const Begun<NameHide>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&NameHide::side>(verdict) || wantsUnit(data, order, verdict) ||
        order.wants<&NameHide::element>(verdict))
        return verdict;
    if (!isDue(data, state, 4))
        verdict.refuse(says::centuria_setup_step4_now, {{"step", state.step}});
    if (leftToName(data, state, order->side.id, Secret::Ambush) == 0)
        isWritten(state, order->side.id, Secret::Ambush, verdict);
    nameHide(data, state, order.order, verdict);
    return verdict;
}

Verdict judge(const Data& data, const State& state, const Begun<Renounce>& order, Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Renounce::unit>(verdict))
        return verdict;
    if (!isDue(data, state, 5))
        verdict.refuse(says::centuria_setup_renounce_now, {{"step", state.step}});
    giveUp(state, order->unit, verdict);
    return verdict;
}

void carry(const Data&, State& state, const StepDone&)
{
    ++state.step;
    state.last.clear();
}
void carry(const Data&, State& state, const VanguardNamed& effect)
{
    if (Unit* unit = state.unit(effect.unit.id))
    {
        unit->vanguard = true;
        unit->trait = {};
    }
}
void carry(const Data&, State& state, const FlankNamed& effect)
{
    state.marches.push_back({whoseOf(effect), effect.edge});
}
void carry(const Data&, State& state, const HideNamed& effect)
{
    state.hides.push_back({whoseOf(effect), effect.element.id});
}
void carry(const Data&, State& state, const TraitLost& effect)
{
    if (Unit* unit = state.unit(effect.unit.id))
        unit->trait = {};
}

std::vector<RuleId> rulesOfSteps()
{
    return {rule::centuria_setup_alternation_ruling,
            rule::centuria_setup_step3,
            rule::centuria_setup_step4,
            rule::centuria_setup_renounce,
            rule::centuria_scenario_avanguardie_choice,
            rule::centuria_scenario_avanguardie_traits,
            rule::centuria_scenario_imboscata_flank_march};
}

} // namespace merlon::centuria::setup
