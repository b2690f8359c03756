#include "core/piccole/moves/moves.h"

#include "core/piccole/moves/way.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

int inchesOn(const TroopNumbers& numbers, Ground ground)
{
    return ground == Ground::Easy ? numbers.easy : numbers.difficult;
}

const Phrase& movesOf(Troop troop)
{
    static constexpr const Phrase* all[troopCount] = {&says::piccole_troops_FtP_moves, &says::piccole_troops_FtM_moves,
                                                      &says::piccole_troops_FtL_moves, &says::piccole_troops_CvP_moves,
                                                      &says::piccole_troops_CvL_moves};
    return *all[static_cast<std::size_t>(troop)];
}

/// By the ground at both ends, and, in the other reading, by what lies between.
int inchesOf(const Data& data, const Move& move, play::Verdict& verdict)
{
    const TroopNumbers& numbers = data.numbers->of(move.troop);
    sayMoves(data, move.troop, verdict);
    const int ends = inchesBetween(data, move.troop, move.from, move.to);
    if (move.from != move.to)
        verdict.note(says::piccole_move_ground_smaller, {{"inches", ends}});
    if (!move.crossed || numbers.difficult >= ends)
        return ends;
    if (data.options.ground == "ends")
    {
        verdict.note(says::piccole_move_ground_crossed);
        return ends;
    }
    verdict.say(play::Weight::Ruling, says::piccole_ruling_ground_set, {{"inches", numbers.difficult}});
    return numbers.difficult;
}

void judgeDistance(const Data& data, const Move& move, play::Length most, play::Verdict& verdict)
{
    if (!move.distance || *move.distance <= most)
        return;
    const play::Args args{{"way", *move.distance}, {"most", most}};
    if (move.distance->tenths > most.tenths + data.numbers->tolerance)
        verdict.refuse(says::piccole_move_allowance_far, args);
    else if (data.options.limits == "exact")
        verdict.refuse(says::piccole_ruling_limits_move, args);
    else
        verdict.note(says::piccole_move_allowance_near, args);
}

} // namespace

int inchesBetween(const Data& data, Troop troop, Ground from, Ground to)
{
    const TroopNumbers& numbers = data.numbers->of(troop);
    return std::min(inchesOn(numbers, from), inchesOn(numbers, to));
}

void sayMoves(const Data& data, Troop troop, play::Verdict& verdict)
{
    const TroopNumbers& numbers = data.numbers->of(troop);
    verdict.note(movesOf(troop), {{"easy", numbers.easy}, {"difficult", numbers.difficult}});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<RollPips>&, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.inOrder() && state.part != Part::Moves)
        verdict.refuse(says::piccole_turn_move_not_now);
    if (data.inOrder() && state.pips)
        verdict.refuse(says::piccole_turn_pips_again);
    const auto first = tray.roll(verdict, {6, "pips", {{"number", 1}}});
    const auto second = tray.roll(verdict, {6, "pips", {{"number", 2}}});
    const bool sum = data.options.pips == "sum";
    if (sum)
        verdict.note(says::piccole_turn_pips_sum);
    else
        verdict.say(play::Weight::Ruling, says::piccole_ruling_pips_set);
    if (!first || !second)
        return verdict;
    const int pips = sum ? *first + *second : std::max(*first, *second);
    verdict.fact("result", pips);
    return verdict.effect(PipsRolled{pips});
}

play::Verdict judge(const Data& data, const State& state, const play::Begun<Move>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (data.isMeasured() && order.lacks<&Move::troop>())
        return judgeOnTable(data, state, order, std::move(verdict), tray);
    if (order.wants<&Move::troop>(verdict))
        return verdict;
    order.wants<&Move::from>(verdict, false);
    order.wants<&Move::to>(verdict, false);
    order.wants<&Move::crossed>(verdict, false);
    order.wants<&Move::distance>(verdict, false);
    if (state.pips && state.moves >= *state.pips)
        verdict.refuse(says::piccole_turn_pips_none, {{"count", *state.pips}});
    const int inches = inchesOf(data, order.order, verdict);
    const play::Length most{10 * inches * data.numbers->inch};
    judgeDistance(data, order.order, most, verdict);
    return verdict.effect(Moved{order->troop, most});
}

void carry(const Data& data, State& state, const PipsRolled& effect)
{
    state.pips = effect.pips;
    state.moves = 0;
    if (!data.inOrder())
        state.moved.clear();
}
void carry(const Data&, State& state, const Moved&)
{
    ++state.moves;
}

void carry(const Data&, State& state, const Went& effect)
{
    ++state.moves;
    state.moved.push_back(effect.who.id);
    for (const ElementId& enemy : effect.contacted)
        state.contacted.push_back(enemy.id);
    if (Element* one = find(state.elements, effect.who.id))
        one->at = effect.at;
}

std::vector<RuleId> rulesOfMoves()
{
    std::vector<RuleId> ids = rulesOfWays();
    ids.insert(ids.end(), {rule::piccole_turn_pips, rule::piccole_move_allowance, rule::piccole_move_ground,
                           rule::piccole_troops_FtP, rule::piccole_troops_FtM, rule::piccole_troops_FtL,
                           rule::piccole_troops_CvP, rule::piccole_troops_CvL});
    return ids;
}

} // namespace merlon::piccole
