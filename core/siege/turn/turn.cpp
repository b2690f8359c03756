#include "core/siege/turn/turn.h"

#include "core/play/as.h"
#include "core/siege/days/days.h"
#include "core/siege/engines/engines.h"
#include "core/siege/field/clock.h"
#include "core/siege/field/first.h"
#include "core/siege/field/nerve.h"
#include "core/siege/field/walls.h"
#include "core/siege/fire/fire.h"
#include "core/siege/ladders/ladders.h"
#include "core/siege/moves/moves.h"
#include "core/siege/panic/panic.h"
#include "core/siege/retreats/retreats.h"
#include "core/siege/riders/riders.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_8.h"
#include "siege_rules/3_33.h"
#include "siege_rules/3_41.h"
#include "siege_rules/3_51.h"
#include "siege_rules/3_53.h"
#include "siege_rules/5_11.h"
#include "siege_rules/5_31.h"
#include "siege_rules/5_32.h"
#include "siege_rules/panic.h"
#include "siege_rules/ruling.h"

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::Verdict;

play::Value wordOf(Step step)
{
    return play::As<Step>::put(step);
}

/// An end of a step or of the phase.
struct Ending
{
    const Position& now;
    bool phase = false; ///< the fifth step ends with it, or is left out
};

Findings theStunnedAreTurnedBack(const Ending& end)
{
    Findings found;
    if (end.phase)
        for (const Body& one : dueToRecover(end.now))
            found.push_back(play::note(says::siege_1_21e_turned_back, {{"name", one.name()}}));
    return found;
}

Findings theOtherSideIsNext(const Ending& end)
{
    const auto& forces = end.now.data().forces;
    if (!end.phase || forces.empty() || diceOfFireWait(end.now) || placesBesideHorsesWait(end.now))
        return {};
    const std::size_t next = (static_cast<std::size_t>(end.now.state().phase) + 1) % forces.size();
    const bool endsTheTurn = static_cast<int>(next) == end.now.data().first;
    if (endsTheTurn && end.now.state().turn == end.now.data().turns)
        return {play::note(says::siege_1_2a_last_turn)};
    return {play::note(says::siege_1_2a_next, {{"force", play::Ref{"force", forces[next]}}})};
}

/// That of the movement step, or of a phase that ends before it.
bool endsMovement(const Ending& end)
{
    const Step step = end.now.state().step;
    return step == Step::Movement || (end.phase && step < Step::Movement);
}

Findings somebodyMustComeDown(const Ending& end)
{
    return endsMovement(end) ? mustComeDown(end.now) : Findings{};
}

std::vector<Body> takingHeart(const Ending& end)
{
    std::vector<Body> all;
    const State& state = end.now.state();
    if (!endsMovement(end))
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
        if (const Counter* rallier = rallierOf(end.now, one); one.state->nerve == Nerve::Panic)
            found.push_back(rallier != nullptr ? play::note(says::siege_panic_2h_rallied,
                                                            {{"name", one.name()}, {"other", counterRef(rallier->id)}})
                                               : play::note(says::siege_panic_2h_far, {{"name", one.name()}}));
    return found;
}

Findings routEnds(const Ending& end)
{
    Findings found;
    for (const Body& one : takingHeart(end))
        if (const Counter* rallier = rallierOf(end.now, one); one.state->nerve == Nerve::Rout && rallier != nullptr)
            found.push_back(
                play::note(says::siege_panic_3b_rallied, {{"name", one.name()}, {"other", counterRef(rallier->id)}}));
    return found;
}

/// Of each in panic at the end of the movement step who has only stunned ones beside him (siege.ruling.rally-who).
Findings theStunnedRally(const Ending& end)
{
    Findings found;
    const State& state = end.now.state();
    if (!endsMovement(end))
        return found;
    const bool rally = end.now.options().rallyWho == "stunned";
    for (const Counter& one : state.counters)
    {
        const Body who = end.now.body(one);
        if (one.force != state.phase || !inPanic(who) || !who.onMap() || !who.alive())
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
std::vector<Body> inRout(const Position& now)
{
    std::vector<Body> all;
    for (const Counter& one : now.state().counters)
        if (one.force == now.state().phase && one.hex && one.nerve == Nerve::Rout &&
            (one.health == Health::Ready || one.health == Health::Wounded))
            all.push_back(now.body(one));
    return all;
}

constexpr play::Rule<Ending> endRules[] = {
    {rule::siege_ruling_fall_stack, somebodyMustComeDown},
    {play::refusal, says::siege_panic_3a_first,
     [](const Ending& end) { return end.phase && end.now.state().step < Step::Movement && !inRout(end.now).empty(); }},
    {rule::siege_panic_2h, panicEnds},
    {rule::siege_panic_3b, routEnds},
    {rule::siege_ruling_rally_who, theStunnedRally},
    {rule::siege_1_21e, theStunnedAreTurnedBack},
    {rule::siege_1_2a, theOtherSideIsNext},
};

Verdict judgeEnd(const Position& now, play::Tray& tray, bool phase)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Ending end{now, phase || now.state().step == Step::Recovery};
    play::weigh(endRules, end, verdict);
    if (!verdict.legal)
        return verdict;
    for (const Body& one : takingHeart(end))
        verdict.effect(NerveChange{{one.state->id}, Nerve::Steady});
    if (!end.phase)
    {
        const Step next = static_cast<Step>(numberOf(now.state().step));
        verdict.effect(StepBegun{next});
        if (next == Step::Movement)
            for (const Body& one : inRout(now))
                verdict.effect(FlightOwed{{one.state->id}});
        return verdict;
    }
    for (const Body& one : dueToRecover(now))
        verdict.effect(Recovered{{one.state->id}});
    if (leaveSaddles(verdict, now) || checkFires(verdict, now))
        return verdict;
    countCrews(verdict, now);
    return verdict.effect(PhaseEnded{});
}

/// What one does in a step: the order by which it is done, who has done it, and how the head of the panel calls both.
struct Deed
{
    Step step;
    std::string_view order;
    std::string_view by; ///< the field that names who does it
    Phrase may;
    Phrase done;
    bool (*hasDone)(const Counter& counter);
};

constexpr Deed deeds[] = {
    {Step::FirstShooting, "shoot", "by", says::siege_1_21a_may, says::siege_1_21a_done,
     [](const Counter& one) { return one.shots > 0; }},
    {Step::Movement, "move", "counter", says::siege_1_21b_may, says::siege_1_21b_done,
     [](const Counter& one) { return one.moved; }},
    {Step::SecondShooting, "shoot", "by", says::siege_1_21c_may, says::siege_1_21c_done,
     [](const Counter& one) { return one.shots > 0; }},
    {Step::Melee, "attack", "by", says::siege_1_21d_may, says::siege_1_21d_done,
     [](const Counter& one) { return one.attacked; }},
    {Step::Melee, "name_attack", "by", says::siege_ruling_melee_order_may, {}, nullptr},
    {Step::FirstShooting, "shoot_ballista", "by", says::siege_3_41a_may, {}, nullptr},
    {Step::FirstShooting, "flame", "by", says::siege_5_31a_may, {}, nullptr},
    {Step::SecondShooting, "flame", "by", says::siege_5_31a_may, {}, nullptr},
    {Step::Movement, "take", "counter", says::siege_5_32e_may, says::siege_5_32e_done,
     [](const Counter& one) { return one.barrel; }},
    {Step::Melee, "light", "by", says::siege_3_51a_may, says::siege_3_51a_done,
     [](const Counter& one) { return one.work == Work::Light; }},
    {Step::Movement, "mount", "counter", says::siege_3_33a_mounters, {}, nullptr},
    {Step::Melee, "put_out", "by", says::siege_3_53a_may, says::siege_3_53a_done,
     [](const Counter& one) { return one.work == Work::PutOut; }},
    {Step::Melee, "pour", "by", says::siege_5_32a_may, says::siege_5_32a_done,
     [](const Counter& one) { return one.work == Work::Pour; }},
    {Step::Recovery, "harness", "counter", says::siege_5_11d_may, says::siege_5_11d_done,
     [](const Counter& one) { return one.work == Work::Harness; }},
};

/// Whether there is anybody or anything that he could do it to.
bool mayBegin(const play::Game& game, const Deed& deed, const Counter& counter)
{
    const play::Kind* kind = game.setting->system->order(deed.order);
    const play::Field* by = kind != nullptr ? play::find(*kind, deed.by) : nullptr;
    const play::Value who = counterRef(counter.id);
    const play::Value given = by != nullptr && by->list ? play::Value(play::List{who}) : who;
    const play::Record begun{std::string(deed.order), {{std::string(deed.by), given}}};
    const bool reaches = deed.step == Step::Movement; // where everybody could go takes long to find
    return (reaches ? play::judge(game, begun) : game.setting->system->outset(game, begun)).legal;
}

play::Muster barredFromMoving(const Position& now)
{
    play::Muster barred{{says::siege_1_21b_barred}, {}, play::Turn::Done};
    for (const Counter& one : now.state().counters)
        if (one.force == now.state().phase && one.hex && one.health != Health::Dead &&
            shotACrossbow(now, now.body(one)))
            barred.who.push_back({"counter", one.id});
    return barred;
}

/// The rules of the clock itself: who is first, whose phase it is, which turn.
constexpr RuleId ofTheClock[] = {rule::siege_1_2a, rule::siege_1_2b, rule::siege_1_2c, rule::siege_1_21f,
                                 rule::siege_1_21g};

} // namespace

Verdict judge(const Position& now, const play::Begun<EndStep>&, play::Tray& tray)
{
    return judgeEnd(now, tray, false);
}

Verdict judge(const Position& now, const play::Begun<EndPhase>&, play::Tray& tray)
{
    return judgeEnd(now, tray, true);
}

play::Clock clockOf(const Position& now)
{
    const State& state = now.state();
    const Data& data = now.data();
    play::Clock clock;
    clock.says = dayOfTheClock(now);
    // The turns of a siege are those of one assault.
    clock.over = state.days.part == DayPart::Over || (turnsAreOver(now) && state.days.day >= data.plan.days);
    if (state.days.day > 0 && state.days.part != DayPart::Assault)
        return clock;
    clock.turn = state.turn;
    if (turnsAreOver(now))
    {
        clock.says.push_back({says::siege_1_2a_turns_over, {{"turns", data.turns}}});
        return clock;
    }
    if (data.turns > 0)
        clock.says.push_back({says::siege_1_2a_turn_of, {{"turn", state.turn}, {"turns", data.turns}}});
    else
        clock.says.push_back({says::siege_1_2a_turn, {{"turn", state.turn}}});
    if (const auto phase = static_cast<std::size_t>(state.phase); phase < data.forces.size())
    {
        clock.by = data.forces[phase];
        clock.says.push_back({says::siege_1_2a_phase, {{"force", play::Ref{"force", clock.by}}}});
    }
    clock.says.push_back({says::siege_1_21g_clock, {{"number", numberOf(state.step)}, {"step", wordOf(state.step)}}});
    return clock;
}

std::vector<play::Muster> musterOf(const play::Game& game, const Position& now)
{
    std::vector<play::Muster> lines;
    if (now.state().days.part != DayPart::Assault || turnsAreOver(now))
        return lines;
    const auto add = [&](play::Muster line)
    {
        if (!line.who.empty())
            lines.push_back(std::move(line));
    };
    for (const Deed& deed : deeds)
    {
        if (deed.step != now.state().step)
            continue;
        play::Muster may{{deed.may}, {}, play::Turn::May};
        play::Muster done{{deed.done}, {}, play::Turn::Done};
        for (const Counter& one : now.state().counters)
            if (one.force == now.state().phase && one.hex && one.health != Health::Dead)
            {
                if (mayBegin(game, deed, one))
                    may.who.push_back({"counter", one.id});
                else if (deed.hasDone != nullptr && deed.hasDone(one))
                    done.who.push_back({"counter", one.id});
            }
        add(std::move(may));
        add(std::move(done));
    }
    if (now.state().step == Step::Movement)
        add(barredFromMoving(now));
    play::Muster winch{{says::siege_1_8a_at_the_winch}, {}, play::Turn::May};
    for (const Body& one : atTheWinch(now))
        if (play::judge(game, {"winch", {{"counter", one.name()}}}).legal)
            winch.who.push_back({"counter", one.state->id});
    add(std::move(winch));
    play::Muster bolts{{says::siege_3_41a_done}, {}, play::Turn::Done};
    for (const BallistaLog& one : now.state().ballistas)
        for (const std::string& id : one.crew)
            bolts.who.push_back({"counter", id});
    add(std::move(bolts));
    play::Muster stunned{{says::siege_1_21e_due}, {}, play::Turn::None};
    for (const Body& one : dueToRecover(now))
        stunned.who.push_back({"counter", one.state->id});
    add(std::move(stunned));
    for (play::Muster& line : saddlersOf(now))
        add(std::move(line));
    return lines;
}

std::vector<RuleId> rulesOfTheTurn()
{
    std::vector<RuleId> ids(std::begin(ofTheClock), std::end(ofTheClock));
    play::addIds(ids, endRules);
    return ids;
}

} // namespace merlon::siege
