#include "core/castle/melee/melee.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_73.h"
#include "siege_rules/2_45.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::refusal;
using play::Verdict;

/// Whoever is named, whoever may not.
struct Advancer
{
    const Position& now;
    const Body& who;

    bool tookPart() const
    {
        return now.state().clash && std::ranges::count(now.state().clash->winners, who.state->id) > 0;
    }
};

constexpr play::Rule<Advancer> advancerRules[] = {
    {refusal, says::siege_1_73a_not_he, [](const Advancer& one) { return !one.tookPart(); }, nameOf},
    {play::impossible, says::siege_1_73a_cannot,
     [](const Advancer& one) { return !one.who.onMap() || !one.who.alive() || one.now.isAnimal(one.who.piece()); },
     nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
};

bool debtsAreDone(const Position& now)
{
    return std::ranges::all_of(now.state().owed, [&](const Debt& debt) { return mayWait(now, debt); });
}

bool mayGo(const Position& now, const Body& who)
{
    return who && allows(advancerRules, Advancer{now, who}) && debtsAreDone(now);
}

/// Its price is not taken from a movement (1.73e): an advance is no effect but the move.
constexpr RuleId advanceRulesUnsaid[] = {rule::siege_1_73e, rule::siege_2_45c};

} // namespace

std::vector<Destination> advancesOf(const Position& now, const Body& who)
{
    return mayGo(now, who) ? pursuitsOf(now, who, true) : std::vector<Destination>();
}

std::vector<Body> advancers(const Position& now)
{
    std::vector<Body> found;
    if (!now.state().clash || !debtsAreDone(now) || openingsOf(now).empty())
        return found;
    for (const std::string& id : now.state().clash->winners)
        if (const Body who = now.find(id); mayGo(now, who) && !pursuitsOf(now, who, false).empty())
            found.push_back(who);
    return found;
}

bool mayAnybodyAdvance(const Position& now)
{
    return !advancers(now).empty();
}

Verdict judge(const Position& now, const play::Begun<Advance>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.lacks<&Advance::counter>() && !mayAnybodyAdvance(now))
        return verdict.forbid(says::siege_1_73a_nobody);
    const Body who = named<&Advance::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (!refuseDebts(verdict, now))
        return verdict;
    if (!now.state().clash || openingsOf(now).empty())
    {
        const auto horses = killedHorsesOf(now);
        return verdict.forbid(horses.empty() ? says::siege_1_73a_none
                                             : says::siege_1_73a_none.by(rule::siege_ruling_advance_horse),
                              {{"name", who.name()}});
    }
    play::weigh(advancerRules, Advancer{now, who}, verdict);
    if (!verdict.legal)
        return verdict;
    if (order->path.empty())
    {
        verdict.wants.push_back({"path"});
        return verdict;
    }
    std::vector<Hex> visited{*who.state->hex};
    if (!judgePursuit(verdict, now, who, order->path, visited))
        return verdict;
    verdict.note(overAHorse(now, visited[1], says::siege_1_73a_done), {{"name", who.name()}, {"hex", visited.back()}});
    verdict.effect(MeleeOver{});
    return verdict.effect(movedTo(order->counter, endOf(now, who, visited), rearEndOf(who, visited)));
}

Verdict judge(const Position& now, const play::Begun<Stay>&, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseDebts(verdict, now))
        return verdict;
    if (!mayAnybodyAdvance(now))
        return verdict.forbid(says::siege_1_73a_nobody);
    verdict.note(says::siege_1_73a_optional);
    return verdict.effect(MeleeOver{});
}

std::vector<RuleId> rulesOfTheAdvance()
{
    std::vector<RuleId> ids = rulesOfPursuit();
    ids.insert(ids.end(), std::begin(advanceRulesUnsaid), std::end(advanceRulesUnsaid));
    play::addIds(ids, advancerRules);
    return ids;
}

} // namespace merlon::castle
