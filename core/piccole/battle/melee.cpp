// A melee of two. Section 10.
#include "core/piccole/battle/fighters.h"
#include "core/piccole/battle/on_table.h"

#include "piccole_rules.h"

namespace merlon::piccole
{

void sayHow(const Combat& combat, play::Verdict& verdict)
{
    if (combat.edge == Edge::Front)
        verdict.note(says::piccole_melee_front_fights);
    else
        verdict.note(says::piccole_melee_flank_only_fights, {{"edge", play::wordValue(combat.edge)}});
    for (const Side side : {Side::Element, Side::Enemy})
        if (const int count = combat.of(side).contacts; count > 0)
            verdict.note(says::piccole_melee_participant_counts, {{"who", play::wordValue(side)}, {"count", count}});
}

FoughtOut foughtOut(const Data& data, const Combat& combat, Asking asking, play::Verdict& verdict, play::Tray& tray)
{
    const auto totals = totalsOf(data, combat, verdict, tray);
    if (!totals)
        return {};
    const auto outcome = outcomeOf(data, combat, *totals, verdict);
    verdict.effect(Counted{asking, combat.element.troop, combat.enemy.troop, totals->element, totals->enemy});
    if (outcome)
        verdict.effect(Beaten{outcome->loser, combat.of(outcome->loser).troop, outcome->fate});
    else
        verdict.effect(Undecided{combat.element.troop, combat.enemy.troop});
    return {true, outcome};
}

play::Verdict& fight(const Data& data, const Combat& combat, Asking asking, play::Verdict& verdict, play::Tray& tray)
{
    foughtOut(data, combat, asking, verdict, tray);
    return verdict;
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Melee>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.isMeasured() && order.lacks<&Melee::element>())
        return judgeOnTable(data, state, order, std::move(verdict), tray);
    if (order.wants<&Melee::element>(verdict) || order.wants<&Melee::enemy>(verdict))
        return verdict;
    order.wants<&Melee::edge>(verdict, false);
    wantFacts(data, order, verdict);
    order.wants<&Melee::higher>(verdict, false);
    order.wants<&Melee::bank>(verdict, false);
    order.wants<&Melee::contacts>(verdict, false);
    order.wants<&Melee::enemyContacts>(verdict, false);
    Combat combat = combatOf(order.order);
    combat.edge = order->edge;
    sayHow(combat, verdict);
    return fight(data, combat, Asking::Melee, verdict, tray);
}

void carry(const Data&, State& state, const Counted& effect)
{
    state.combats.push_back({effect, {}});
}
void carry(const Data&, State& state, const Beaten& effect)
{
    if (!state.combats.empty())
        state.combats.back().beaten = effect;
}
void carry(const Data&, State&, const Undecided&) {}

std::vector<RuleId> rulesOfBattle()
{
    std::vector<RuleId> ids = rulesOfCombat();
    for (const RuleId& id : {rule::piccole_melee_front, rule::piccole_melee_flank_only, rule::piccole_melee_participant,
                             rule::piccole_shooting_who, rule::piccole_shooting_range, rule::piccole_shooting_arc,
                             rule::piccole_shooting_blocked_terrain, rule::piccole_shooting_blocked_element,
                             rule::piccole_shooting_support, rule::piccole_shooting_first_ruling,
                             rule::piccole_shooting_in_contact_ruling})
        ids.push_back(id);
    return ids;
}

bool operator==(const Asked& a, const Asked& b)
{
    return play::fieldsOf(a.counted) == play::fieldsOf(b.counted) && a.beaten.has_value() == b.beaten.has_value() &&
           (!a.beaten || play::fieldsOf(*a.beaten) == play::fieldsOf(*b.beaten));
}

} // namespace merlon::piccole
