// The end of a step or phase: who takes heart, who flees on.

#include "core/siege/panic/panic.h"

#include "core/castle/turn/turn.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

namespace merlon::siege
{

using namespace castle;

namespace
{

using play::Findings;

std::vector<Body> takingHeart(const Ending& end)
{
    std::vector<Body> all;
    const castle::State& state = end.now.state();
    if (!end.ofMovement())
        return all;
    for (const Counter& one : state.counters)
        if (const Body who = end.now.body(one); one.force == state.phase && takesHeart(end.now, who))
            all.push_back(who);
    return all;
}

Findings panicEnds(const Ending& end)
{
    Findings found;
    for (const Body& one : takingHeart(end))
        if (const Counter* rallier = rallierOf(end.now, one); !inRout(end.now, one))
            found.push_back(rallier != nullptr ? play::note(says::siege_panic_2h_rallied,
                                                            {{"name", one.name()}, {"other", counterRef(rallier->id)}})
                                               : play::note(says::siege_panic_2h_far, {{"name", one.name()}}));
    return found;
}

Findings routEnds(const Ending& end)
{
    Findings found;
    for (const Body& one : takingHeart(end))
        if (const Counter* rallier = rallierOf(end.now, one); inRout(end.now, one) && rallier != nullptr)
            found.push_back(
                play::note(says::siege_panic_3b_rallied, {{"name", one.name()}, {"other", counterRef(rallier->id)}}));
    return found;
}

/// Of each in panic at the end of the movement step who has only stunned ones beside him (siege.ruling.rally-who).
Findings theStunnedRally(const Ending& end)
{
    Findings found;
    const castle::State& state = end.now.state();
    if (!end.ofMovement())
        return found;
    const bool rally = options(end.now).rallyWho == "stunned";
    for (const Counter& one : state.counters)
    {
        const Body who = end.now.body(one);
        if (one.force != state.phase || !inPanic(end.now, who) || !who.onMap() || !who.alive())
            continue;
        const auto beside = ralliersBeside(end.now, who);
        if (!beside.empty() && beside.front()->health == Health::Stunned)
            found.push_back(
                play::ruling(rally ? says::siege_ruling_rally_who_all_the_same : says::siege_ruling_rally_who_nobody,
                             {{"name", who.name()}, {"other", counterRef(beside.front()->id)}}));
    }
    return found;
}

/// Those in rout, who flee in step 2 of their side's phase.
std::vector<Body> fleeingInStepTwo(const Position& now)
{
    std::vector<Body> all;
    for (const Counter& one : now.state().counters)
        if (one.force == now.state().phase && one.hex && inRout(now, now.body(one)) &&
            (one.health == Health::Ready || one.health == Health::Wounded))
            all.push_back(now.body(one));
    return all;
}

constexpr play::Rule<Ending> endRules[] = {
    {play::refusal, says::siege_panic_3a_first,
     [](const Ending& end)
     { return end.phase && end.now.state().step < Step::Movement && !fleeingInStepTwo(end.now).empty(); }},
    {rule::siege_panic_2h, panicEnds},
    {rule::siege_panic_3b, routEnds},
    {rule::siege_ruling_rally_who, theStunnedRally},
};

void calm(play::Verdict& verdict, const Ending& end)
{
    for (const Body& one : takingHeart(end))
        verdict.effect(NerveChange{{one.state->id}, Nerve::Steady});
}

void fleeOn(play::Verdict& verdict, const Position& now, Step step)
{
    if (step == Step::Movement)
        for (const Body& one : fleeingInStepTwo(now))
            verdict.effect(FlightOwed{{one.state->id}});
}

} // namespace

void joinEndings(Tables& tables, Policies& policies)
{
    RuleId last = rule::siege_ruling_fall_stack;
    for (const auto& row : endRules)
    {
        tables.endings.behind(last, row);
        last = row.id;
    }
    policies.ends = calm;
    policies.begins = fleeOn;
}

} // namespace merlon::siege
