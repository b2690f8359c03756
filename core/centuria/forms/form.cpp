#include "core/centuria/forms/questions.h"

#include "centuria_rules.h"

namespace merlon::centuria
{
namespace
{

using VictoryPair = std::array<int, 2>;

/// Without a scenario or a list there is nothing to ask.
bool canBeFilled(const Data& data, const State& state, const Form& form, play::Verdict& verdict)
{
    const Table& at = *state.table(form.table);
    verdict.note(says::centuria_vp_when_counts, {{"first", player(at.first)}, {"second", player(at.second)}});
    if (!battleOf(data, form.table))
        verdict.forbid(says::centuria_vp_when_unknown);
    for (const std::string& name : {at.first, at.second})
        if (const Player* one = state.find(name); one == nullptr || !one->list)
            verdict.forbid(says::centuria_army_own_none, {{"player", player(name)}});
    if (at.award)
        verdict.refuse(says::centuria_ranking_when_award);
    return verdict.legal;
}

/// Which of the three schedules.
void saySchedule(const Filling& filling, play::Verdict& verdict)
{
    const Outcome& outcome = filling.outcome;
    if (haveBothFled(outcome))
        verdict.note(says::centuria_vp_flight_both_flat);
    else if (hasOneFled(outcome))
    {
        const std::size_t loser = outcome.ending == Ending::FirstFled ? 0 : 1;
        verdict.note(says::centuria_vp_flight_winner_takes, {{"player", filling.valueOf(1 - loser)}});
        verdict.note(says::centuria_vp_flight_loser_takes, {{"player", filling.valueOf(loser)}});
    }
    else
        verdict.note(says::centuria_vp_when_turns);
}

void sayLines(const Filling& filling, std::size_t side, const Lines& lines, play::Verdict& verdict)
{
    for (const Line& one : lines)
    {
        play::Args args{{"player", filling.valueOf(side)}};
        if (one.vp > 0)
            args.emplace_back("tp", one.vp);
        for (const auto& more : one.more)
            args.push_back(more);
        verdict.note(one.says, args);
    }
}

void sayCount(const Filling& filling, std::size_t side, play::Verdict& verdict)
{
    const Army& army = filling.army(side);
    const bool counts = isPlayedOut(filling.outcome) || hasFled(filling.outcome, 1 - side);
    if (filling.outcome.battle == Battle::Breccia && filling.knowsObjective && counts && !haveBothFled(filling.outcome))
        verdict.note(says::centuria_scenario_breccia_count_counts,
                     {{"player", filling.valueOf(side)}, {"count", army.fresh}, {"exhausted", army.tired}});
}

/// As far as it is known.
int scored(const Filling& filling, std::size_t side, play::Verdict& verdict)
{
    const Scoring scoring = scoringOf(filling.data);
    const Seen seen{scoring, filling.outcome, side};
    Lines lines;
    const auto add = [&](const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); };
    sayCount(filling, side, verdict);
    if (filling.knowsObjective)
        add(objectiveLines(seen));
    if (filling.knowsLeaders)
        add(leaderLines(seen));
    add(unitLines(seen));
    if (filling.knowsCommand && filling.army(side).commandPoints > 0)
        lines.push_back({says::centuria_command_unspent_adds, filling.army(side).commandPoints});
    sayLines(filling, side, lines, verdict);
    return sumOf(lines);
}

/// In one reading a game that was cut is drawn (R25).
VictoryPair settled(const Filling& filling, VictoryPair points)
{
    if (filling.outcome.ending == Ending::Cut && filling.data.options.cutGame == "drawn")
        points.fill((points[0] + points[1] + 1) / 2);
    return points;
}

void sayWinner(const Filling& filling, const VictoryPair& points, play::Verdict& verdict)
{
    const std::size_t winner = points[0] >= points[1] ? 0 : 1;
    if (points[0] == points[1])
        verdict.note(says::centuria_vp_winner_draw, {{"tp", points[0]}});
    else
        verdict.note(says::centuria_vp_winner_wins,
                     {{"player", filling.valueOf(winner)}, {"tp", points[winner]}, {"other", points[1 - winner]}});
}

/// Against what stood on the paper.
void sayDifference(const Filling& filling, const VictoryPair& points, play::Verdict& verdict)
{
    const auto& typed = filling.table.points;
    if (!typed)
        return;
    if (typed->first == points[0] && typed->second == points[1])
        verdict.note(says::centuria_vp_when_agrees);
    else
        verdict.note(says::centuria_vp_when_differs, {{"first", typed->first}, {"second", typed->second}});
}

play::Verdict& score(const Filling& filling, const VictoryPair& points, play::Verdict& verdict)
{
    sayWinner(filling, points, verdict);
    sayDifference(filling, points, verdict);
    const TableId& table = filling.order->table;
    Scored scored{table, points[0], points[1], false, true};
    if (filling.data.terms.commandPoints)
    {
        scored.firstCommand = filling.army(0).commandPoints;
        scored.secondCommand = filling.army(1).commandPoints;
    }
    State now = filling.state;
    carry(filling.data, now, scored);
    sayOtherPairs(filling.data, now, placeOf(table)->first, verdict);
    return verdict.effect(scored);
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const play::Begun<Form>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    if (order.wants<&Form::table>(verdict))
        return verdict;
    const Table* at = state.table(order->table);
    if (at == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    if (!canBeFilled(data, state, order.order, verdict) || order.wants<&Form::ending>(verdict))
        return verdict;
    Filling filling{data, state, order, *at, {}};
    filling.outcome.battle = *battleOf(data, order->table);
    ask(filling, verdict);
    sayImpossible(filling, verdict);
    if (!verdict.legal)
        return verdict;
    saySchedule(filling, verdict);
    sayReadings(filling, verdict);
    VictoryPair points{};
    for (const std::size_t side : {0U, 1U})
        points[side] = scored(filling, side, verdict);
    points = settled(filling, points);
    verdict.fact("first_points", points[0]).fact("second_points", points[1]);
    return filling.isWhole ? score(filling, points, verdict) : verdict;
}

std::vector<RuleId> rulesOfForms()
{
    std::vector<RuleId> ids = rulesOfChecks();
    for (const RuleId& one : rulesOfReadings())
        ids.push_back(one);
    for (const RuleId& one : rulesOfSchedules())
        ids.push_back(one);
    for (const RuleId& one : {rule::centuria_vp_winner, rule::centuria_vp_flight_both, rule::centuria_vp_flight_winner,
                              rule::centuria_vp_flight_loser, rule::centuria_command_unspent})
        ids.push_back(one);
    return ids;
}

} // namespace merlon::centuria
