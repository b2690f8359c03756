// The bridge, flank marches, distances of infiltrated units and vanguards.
#include "core/centuria/questions/asked.h"

namespace merlon::centuria
{
namespace
{

using Bridge = Asked<AskBridge>;
using Vanguard = Asked<AskVanguard>;

bool holdsWithOne(const Bridge& one)
{
    return one->sides == 2 && *one->units < 2;
}
bool controls(const Bridge& one)
{
    return one->sides == 2 && *one->units >= 2 && !*one->enemyOn && !*one->enemyHolder;
}
bool controlsNot(const Bridge& one)
{
    return !holdsWithOne(one) && !controls(one);
}
/// As the points have it, whatever control says (R40).
bool isEnemyNear(const Bridge& one)
{
    const bool readsEither = one.data.options.ponteEnemyNear == "either";
    return *one->enemyOn || *one->enemyLanding || (readsEither && *one->enemyHolder);
}
bool scores(const Bridge& one)
{
    return one->sides > 0 && !holdsWithOne(one) && !isEnemyNear(one);
}
bool scoresNot(const Bridge& one)
{
    return one->sides > 0 && !holdsWithOne(one) && isEnemyNear(one);
}
int pointsOf(const Bridge& one)
{
    const PontePoints& points = one.data.ruleset->schedules.ponte;
    return one->sides == 2 ? points.primary : points.secondary;
}
play::Args bridgePoints(const Bridge& one)
{
    return play::args("tp", pointsOf(one));
}
bool readsEither(const Bridge& one)
{
    return one->sides > 0 && one.data.options.ponteEnemyNear == "either";
}

constexpr play::Rule<Bridge> bridgeRules[] = {
    {refusal, says::centuria_scenario_ponte_hold_alone, holdsWithOne},
    {result, says::centuria_scenario_ponte_control_has, controls},
    {result, says::centuria_scenario_ponte_control_not, controlsNot},
    {play::note, says::centuria_scenario_ponte_control_points, scores, bridgePoints},
    {play::note, says::centuria_scenario_ponte_control_near, scoresNot},
    {play::ruling, says::centuria_ruling_ponte_enemy_near_set, readsEither},
};

bool asksOfBridge(const Begun<AskBridge>& order, play::Verdict& verdict)
{
    if (order->sides == 0)
        return false;
    bool lacks = order->sides == 2 && order.wants<&AskBridge::units>(verdict);
    lacks = order.wants<&AskBridge::enemyOn>(verdict) || lacks;
    lacks = order.wants<&AskBridge::enemyHolder>(verdict) || lacks;
    return order.wants<&AskBridge::enemyLanding>(verdict) || lacks;
}

bool isChosenLate(const Vanguard& one)
{
    return one->about == OfVanguard::Choice && *one->begun;
}
bool isSkirmisher(const Vanguard& one)
{
    return one->about == OfVanguard::Choice && *one->skirmisher;
}
bool isChosen(const Vanguard& one)
{
    return one->about == OfVanguard::Choice && !*one->begun && !*one->skirmisher;
}
bool losesTraits(const Vanguard& one)
{
    return one->about == OfVanguard::Trait;
}
bool isTooFar(const Vanguard& one)
{
    return one->about == OfVanguard::Place && isFarther(*one->edge, one.numbers().vanguardEdge);
}
bool isTooNear(const Vanguard& one)
{
    return one->about == OfVanguard::Place && *one->second && !isFarther(*one->enemy, one.numbers().vanguardEnemy);
}
bool standsFirst(const Vanguard& one)
{
    return one->about == OfVanguard::Place && !*one->second && !isTooFar(one);
}
bool standsSecond(const Vanguard& one)
{
    return one->about == OfVanguard::Place && *one->second && !isTooFar(one) && !isTooNear(one);
}
play::Args mostFromEdge(const Vanguard& one)
{
    return play::args("length", lengthOf(one.numbers().vanguardEdge));
}
play::Args leastFromEnemy(const Vanguard& one)
{
    return play::args("length", lengthOf(one.numbers().vanguardEnemy));
}

constexpr play::Rule<Vanguard> vanguardRules[] = {
    {refusal, says::centuria_scenario_avanguardie_choice_late, isChosenLate},
    {refusal, says::centuria_scenario_avanguardie_choice_no_skirmisher, isSkirmisher},
    {result, says::centuria_scenario_avanguardie_choice_may, isChosen},
    {result, says::centuria_scenario_avanguardie_traits_gone, losesTraits},
    {refusal, says::centuria_scenario_avanguardie_first_far, isTooFar, mostFromEdge},
    {refusal, says::centuria_scenario_avanguardie_second_too_near, isTooNear, leastFromEnemy},
    {result, says::centuria_scenario_avanguardie_first_stands, standsFirst},
    {result, says::centuria_scenario_avanguardie_second_stands, standsSecond},
};

bool asksOfVanguard(const Begun<AskVanguard>& order, play::Verdict& verdict)
{
    if (order->about == OfVanguard::Trait)
        return false;
    if (order->about == OfVanguard::Choice)
    {
        const bool lacks = order.wants<&AskVanguard::begun>(verdict);
        return order.wants<&AskVanguard::skirmisher>(verdict) || lacks;
    }
    const bool lacks = order.wants<&AskVanguard::edge>(verdict);
    return order.wants<&AskVanguard::second>(verdict) ||
           (*order->second && order.wants<&AskVanguard::enemy>(verdict)) || lacks;
}

/// Of a table, or as it is typed; none while it is missing, or at no table.
std::optional<Battle> battleAsked(const Data& data, const State& state, const Begun<AskFlank>& order,
                                  play::Verdict& verdict)
{
    order.wants<&AskFlank::table>(verdict, false);
    if (!order->table)
        return order.wants<&AskFlank::scenario>(verdict) ? std::nullopt : order->scenario;
    if (state.table(*order->table) == nullptr)
        verdict.forbid(says::centuria_ranking_game_points_nowhere);
    const auto battle = battleOf(data, *order->table);
    if (!battle)
        verdict.forbid(says::centuria_vp_when_unknown);
    return verdict.legal ? battle : std::nullopt;
}

} // namespace

play::Verdict judge(const Data& data, const State& state, const Begun<AskBridge>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const bool lacks = order.wants<&AskBridge::sides>(verdict);
    order.wants<&AskBridge::table>(verdict, false);
    if (!isPlayedThere(data, state, order->table, Battle::Ponte, verdict) || lacks || asksOfBridge(order, verdict))
        return verdict;
    const Bridge one{data, order};
    play::weigh(bridgeRules, one, verdict);
    if (!verdict.legal)
        return verdict;
    if (scores(one))
        verdict.fact("tp", pointsOf(one));
    answer(verdict, controls(one));
    return verdict;
}

/// Elsewhere than in Imboscata the edges are our reading (R53).
play::Verdict judge(const Data& data, const State& state, const Begun<AskFlank>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const auto battle = battleAsked(data, state, order, verdict);
    if (!battle || order.wants<&AskFlank::edge>(verdict))
        return verdict;
    const bool isShort = order->edge == Edge::West || order->edge == Edge::East;
    const bool isFree = data.options.flankEdges == "any";
    const play::Args args = play::args("edge", play::wordValue(order->edge));
    if (*battle == Battle::Imboscata && isShort)
        verdict.refuse(says::centuria_scenario_imboscata_flank_march_not_there, args);
    else if (*battle == Battle::Imboscata)
        verdict.say(play::Weight::Result, says::centuria_scenario_imboscata_flank_march_enters, args);
    else if (!isShort && !isFree)
        verdict.refuse(says::centuria_ruling_flank_edges_not_there, args);
    else
        verdict.say(play::Weight::Result, says::centuria_ruling_flank_edges_enters, args);
    return verdict;
}

play::Verdict judge(const Data& data, const State& state, const Begun<AskInfiltrated>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    bool lacks = order.wants<&AskInfiltrated::to>(verdict);
    lacks = order.wants<&AskInfiltrated::distance>(verdict) || lacks;
    order.wants<&AskInfiltrated::table>(verdict, false);
    if (order->table && state.table(*order->table) == nullptr)
        return verdict.forbid(says::centuria_ranking_game_points_nowhere);
    if (!order.lacks<&AskInfiltrated::to>() && order->to == Near::Vanguard &&
        !isPlayedThere(data, state, order->table, Battle::Avanguardie, verdict))
        return verdict;
    if (lacks)
        return verdict;
    const bool ofVanguard = order->to == Near::Vanguard;
    const int limit = ofVanguard ? data.ruleset->play.vanguardEnemy : data.ruleset->play.infiltrated;
    const play::Args args = play::args("length", lengthOf(limit));
    if (!isFarther(order->distance, limit))
        verdict.refuse(ofVanguard ? says::centuria_scenario_avanguardie_infiltrated_too_near
                                  : says::centuria_scenario_infiltrated_too_near,
                       args);
    else
        verdict.say(play::Weight::Result, ofVanguard ? says::centuria_scenario_avanguardie_infiltrated_may
                                                     : says::centuria_scenario_infiltrated_may);
    return verdict;
}

play::Verdict judge(const Data& data, const State& state, const Begun<AskVanguard>& order, play::Tray& tray)
{
    play::Verdict verdict = tray.begin();
    const bool lacks = order.wants<&AskVanguard::about>(verdict);
    order.wants<&AskVanguard::table>(verdict, false);
    if (!isPlayedThere(data, state, order->table, Battle::Avanguardie, verdict) || lacks ||
        asksOfVanguard(order, verdict))
        return verdict;
    play::weigh(vanguardRules, Vanguard{data, order}, verdict);
    return verdict;
}

bool isPlayedThere(const Data& data, const State& state, const std::optional<TableId>& table, Battle battle,
                   play::Verdict& verdict)
{
    if (!table)
        return true;
    if (state.table(*table) == nullptr)
        verdict.forbid(says::centuria_ranking_game_points_nowhere);
    else if (const auto here = battleOf(data, *table); here && *here != battle)
        verdict.forbid(says::centuria_format_scenarios_elsewhere,
                       {{"scenario", play::wordValue(*here)}, {"other", play::wordValue(battle)}});
    return verdict.legal;
}

void answer(play::Verdict& verdict, bool yes)
{
    verdict.fact("result", play::Choice{"answer", yes ? "yes" : "no"});
}

bool isFarther(play::Length distance, int limit)
{
    constexpr int tolerance = 5;
    return distance.tenths > lengthOf(limit).tenths + tolerance;
}

play::Length lengthOf(int millimetres)
{
    return {millimetres * 10};
}

std::optional<Battle> subjectOf(std::string_view kind)
{
    static constexpr std::pair<std::string_view, Battle> all[] = {{"ask_baggage", Battle::Imboscata},
                                                                  {"ask_crate", Battle::Rifornimenti},
                                                                  {"ask_bridge", Battle::Ponte},
                                                                  {"ask_vanguard", Battle::Avanguardie}};
    const auto at = std::ranges::find(all, kind, &std::pair<std::string_view, Battle>::first);
    return at == std::end(all) ? std::nullopt : std::optional(at->second);
}

std::vector<RuleId> rulesOfPlaces()
{
    std::vector<RuleId> ids{rule::centuria_scenario_imboscata_flank_march, rule::centuria_ruling_flank_edges,
                            rule::centuria_scenario_infiltrated, rule::centuria_scenario_avanguardie_infiltrated};
    play::addIds(ids, bridgeRules);
    play::addIds(ids, vanguardRules);
    return ids;
}

} // namespace merlon::centuria
