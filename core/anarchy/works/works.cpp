#include "core/anarchy/works/works.h"

#include "anarchy_rules/1_4.h"
#include "anarchy_rules/2_3.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/field/common_rows.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// He has shot, fought or worked; by the usual reading to move is no less.
bool hasActed(const Hand& hand)
{
    const Counter& one = *hand.who.state;
    return one.shots > 0 || one.shotBefore || one.attacked || one.work || one.toppled || one.pushed ||
           one.stunned == hand.now.state().now();
}

Findings cameInThisPhase(const Hand& hand)
{
    const Counter& one = *hand.who.state;
    if (!one.moved && one.arrived != hand.now.state().now())
        return {};
    const play::Args name{{"name", hand.who.name()}};
    if (options(hand.now).workClock == "arrival")
        return {play::ruling(says::anarchy_ruling_103_arrival, name)};
    return {refusal(says::anarchy_ruling_103_came, name)};
}

constexpr play::Rule<Hand> handRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {play::impossible, says::anarchy_ruling_103_animal,
     [](const Hand& hand) { return hand.now.isAnimal(hand.who.piece()); }, nameOf},
    {play::several, keptFromActing},
    {refusal, says::anarchy_ruling_103_busy,
     [](const Hand& hand) { return taskOf(hand.now, hand.who.state->id) != nullptr; }, nameOf},
    {rule::anarchy_ruling_103, cameInThisPhase},
    {refusal, says::anarchy_ruling_104_acted, hasActed, nameOf},
};

// What interrupts.

/// Between the two he has done something, or something has befallen him that breaks work off.
bool isBrokenOff(const Counter& was, const Counter& is, bool byAttack)
{
    return was.hex != is.hex || is.health == Health::Dead || is.health == Health::Stunned || is.spent != was.spent ||
           is.shots > was.shots || (is.attacked && !was.attacked) || is.work != was.work || is.toppled != was.toppled ||
           is.pushed != was.pushed || is.saddling != was.saddling || is.mounted != was.mounted ||
           (byAttack && is.melees.size() > was.melees.size());
}

play::List namesOf(const std::vector<std::string>& ids)
{
    play::List names;
    for (const std::string& one : ids)
        names.push_back(counterRef(one));
    return names;
}

WorkOver overFor(const Task& task)
{
    WorkOver over;
    for (const std::string& one : task.by)
        over.idle.push_back({one});
    return over;
}

// What is done.

/// Phases that end before it is, from its own on.
bool isDue(const Position& now, const Task& task)
{
    const int last = now.orderOf(task.since) + now.phases() * turnsOf(now, task.job) - 1;
    return now.orderOf(now.state().now()) >= last;
}

/// A referee may have moved them by hand.
bool areStillAtIt(const Position& now, const Task& task)
{
    return std::ranges::all_of(task.by,
                               [&](const std::string& id)
                               {
                                   const Body who = now.find(id);
                                   return who && who.onMap() && who.alive() && who.state->health != Health::Stunned;
                               });
}

void workTheDoor(Verdict& verdict, const Position& now, const Task& task)
{
    const Leaf leaf = isShut(now, task.hex) ? Leaf::Open : Leaf::Closed;
    const auto& says = leaf == Leaf::Open ? says::anarchy_2_3_1a_opens : says::anarchy_2_3_1a_closes;
    verdict.note(says, {{"name", counterRef(task.by.front())}, {"hex", task.hex}}, placeOf(task.hex));
    for (const Side side : leavesOf(now, task.hex))
        verdict.effect(DoorMoved{task.hex, side, leaf});
}

void arm(Verdict& verdict, const Position& now, const Task& task)
{
    const Body dead = now.find(task.dead);
    Armed armed{{task.by.front()}, {}};
    if (dead)
        armed.armed = dead.weapon();
    const play::Args args{{"name", counterRef(task.by.front())}, {"dead", counterRef(task.dead)}};
    verdict.note(says::anarchy_1_4h_armed, args);
    if (options(now).freedValues == "after_arming")
        verdict.say(play::Weight::Ruling, says::anarchy_ruling_142_armed, {{"name", args.front().second}});
    verdict.effect(armed);
}

void finish(Verdict& verdict, const Position& now, const Task& task)
{
    verdict.effect(overFor(task));
    if (!areStillAtIt(now, task))
        return;
    switch (task.job)
    {
    case Job::Door:
        return workTheDoor(verdict, now, task);
    case Job::Breaking:
        verdict.note(says::anarchy_2_3_2a_broken, {{"names", namesOf(task.by)}, {"hex", task.hex}}, placeOf(task.hex));
        verdict.effect(DoorBroken{task.hex});
        return;
    case Job::Arms:
        return arm(verdict, now, task);
    }
}

} // namespace

void sayWhoMayBegin(Verdict& verdict, const Hand& hand)
{
    play::weigh(handRules, hand, verdict);
}

void begin(Verdict& verdict, const WorkBegun& work, int turns)
{
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_103_count, {{"turns", turns}});
    verdict.effect(work);
}

const Task* taskOf(const Position& now, std::string_view counter)
{
    const auto& tasks = now.own<State>().tasks;
    const auto found =
        std::ranges::find_if(tasks, [&](const Task& one) { return std::ranges::count(one.by, counter) > 0; });
    return found == tasks.end() ? nullptr : &*found;
}

int turnsOf(const Position& now, Job job)
{
    const WorkNumbers& numbers = ruleset(now).work;
    return job == Job::Breaking ? numbers.breaking : job == Job::Arms ? numbers.arms : numbers.door;
}

void sayWhoseWorkEnds(Verdict& verdict, const Position& now, const State& next)
{
    const bool byAttack = options(now).workInterruptedByAttack == "true";
    for (const Task& task : now.own<State>().tasks)
        for (const std::string& id : task.by)
        {
            const Counter* was = now.state().find(id);
            const Counter* is = next.find(id);
            if (was == nullptr || is == nullptr || !isBrokenOff(*was, *is, byAttack))
                continue;
            const bool attacked = !isBrokenOff(*was, *is, false);
            verdict.say(play::Weight::Ruling,
                        attacked ? says::anarchy_ruling_104_attacked : says::anarchy_ruling_104_interrupted,
                        {{"name", counterRef(id)}});
            verdict.effect(overFor(task));
            break;
        }
}

void finishWork(Verdict& verdict, const Ending& ending)
{
    if (!ending.phase)
        return;
    for (const Task& task : ending.now.own<State>().tasks)
        if (isDue(ending.now, task))
            finish(verdict, ending.now, task);
}

std::vector<Side> leavesOf(const Position& now, Hex door)
{
    std::vector<Side> sides;
    for (const Side side : hex::allSides)
        if (const Barrier barrier = now.ground().barrier(door, side);
            barrier == Barrier::Door || barrier == Barrier::Shut)
            sides.push_back(side);
    return sides;
}

bool isShut(const Position& now, Hex door)
{
    return std::ranges::any_of(leavesOf(now, door),
                               [&](Side side) { return now.ground().barrier(door, side) == Barrier::Shut; });
}

std::vector<RuleId> rulesOfWork()
{
    std::vector<RuleId> ids;
    play::addIds(ids, handRules);
    for (const RuleId one : {rule::anarchy_2_3_1a, rule::anarchy_2_3_2a, rule::anarchy_2_3_2b, rule::anarchy_1_4h})
        ids.push_back(one);
    return ids;
}

} // namespace merlon::anarchy
