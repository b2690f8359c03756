#include "core/castle/turn/turn.h"

#include "core/castle/engines/engines.h"
#include "core/castle/field/clock.h"
#include "core/castle/field/first.h"
#include "core/castle/fire/fire.h"
#include "core/castle/ladders/ladders.h"
#include "core/castle/moves/moves.h"
#include "core/castle/retreats/retreats.h"
#include "core/castle/riders/riders.h"
#include "core/play/as.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_94.h"
#include "siege_rules/3_33.h"
#include "siege_rules/3_41.h"
#include "siege_rules/3_51.h"
#include "siege_rules/3_53.h"
#include "siege_rules/5_11.h"
#include "siege_rules/5_31.h"
#include "siege_rules/ruling.h"

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::Verdict;

play::Value wordOf(Step step)
{
    return play::As<Step>::put(step);
}

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

Findings somebodyMustComeDown(const Ending& end)
{
    return end.ofMovement() ? mustComeDown(end.now) : Findings{};
}

constexpr play::Rule<Ending> endRules[] = {
    {rule::siege_ruling_fall_stack, somebodyMustComeDown},
    {rule::siege_1_21e, theStunnedAreTurnedBack},
    {rule::siege_1_2a, theOtherSideIsNext},
};

Verdict judgeEnd(const Position& now, play::Tray& tray, bool phase)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Ending end{now, phase || now.state().step == Step::Recovery};
    play::weigh(now.tables().endings, end, verdict);
    if (!verdict.legal)
        return verdict;
    const Policies& policies = now.policies();
    if (policies.ends != nullptr)
        policies.ends(verdict, end);
    if (!end.phase)
    {
        const Step next = static_cast<Step>(numberOf(now.state().step));
        verdict.note(says::siege_1_21g_next, {{"number", numberOf(next)}, {"step", wordOf(next)}});
        verdict.effect(StepBegun{next});
        if (policies.begins != nullptr)
            policies.begins(verdict, now, next);
        return verdict;
    }
    for (const Body& one : dueToRecover(now))
        verdict.effect(Recovered{{one.state->id}});
    if (leaveSaddles(verdict, now) || checkFires(verdict, now))
        return verdict;
    countCrews(verdict, now);
    return verdict.effect(PhaseEnded{});
}

constexpr Deed commonDeeds[] = {
    {Step::FirstShooting, "shoot", "by", says::siege_1_21a_may, says::siege_1_21a_done,
     [](const Counter& one) { return one.shots > 0; }},
    {Step::Movement, "move", "counter", says::siege_1_21b_may, says::siege_1_21b_done,
     [](const Counter& one) { return one.moved; }},
    {Step::SecondShooting, "shoot", "by", says::siege_1_21c_may, says::siege_1_21c_done,
     [](const Counter& one) { return one.shots > 0; }},
    {Step::Melee, "attack", "by", says::siege_1_21d_may, says::siege_1_21d_done,
     [](const Counter& one) { return one.attacked; }, true},
    {Step::Melee, "name_attack", "by", says::siege_ruling_melee_order_may, {}, nullptr},
    {Step::FirstShooting, "shoot_ballista", "by", says::siege_3_41a_may, {}, nullptr},
    {Step::FirstShooting, "flame", "by", says::siege_5_31a_may, {}, nullptr},
    {Step::SecondShooting, "flame", "by", says::siege_5_31a_may, {}, nullptr},
    {Step::Melee, "topple", "counter", says::siege_1_94a_may, says::siege_1_94a_done,
     [](const Counter& one) { return one.toppled; }},
    {Step::Melee, "light", "by", says::siege_3_51a_may, says::siege_3_51a_done,
     [](const Counter& one) { return one.work == Work::Light; }},
    {Step::Movement, "mount", "counter", says::siege_3_33a_mounters, {}, nullptr},
    {Step::Melee, "put_out", "by", says::siege_3_53a_may, says::siege_3_53a_done,
     [](const Counter& one) { return one.work == Work::PutOut; }},
    {Step::Recovery, "harness", "counter", says::siege_5_11d_may, says::siege_5_11d_done,
     [](const Counter& one) { return one.work == Work::Harness; }},
};

/// Whether there is anybody or anything that he could do it to.
bool mayBegin(const play::Game& game, const Deed& deed, const Counter& counter)
{
    const play::Kind* kind = game.setting->system->order(deed.order);
    if (kind == nullptr)
        return false;
    const play::Field* by = play::find(*kind, deed.by);
    const play::Value who = counterRef(counter.id);
    const play::Value given = by != nullptr && by->list ? play::Value(play::List{who}) : who;
    const play::Record begun{std::string(deed.order), {{std::string(deed.by), given}}};
    const bool reaches = deed.step == Step::Movement; // where everybody could go takes long to find
    return (reaches ? play::judge(game, begun) : game.setting->system->outset(game, begun)).legal;
}

std::vector<const Counter*> enemiesBeside(const State& state, const Counter& one)
{
    std::vector<const Counter*> found;
    for (const Counter& other : state.counters)
        if (other.id != one.id && other.health != Health::Dead && other.force != one.force)
            for (const Hex hex : Footprint(other))
                if (std::ranges::any_of(Footprint(one), [&](Hex his) { return hex::distance(hex, his) <= 1; }))
                {
                    found.push_back(&other);
                    break;
                }
    return found;
}

/// One who cannot attack alone: with a friend who is beside the same enemy, or all on that enemy's hex at once.
bool mayAttackTogether(const Position& now, const play::Game& game, const Counter& one)
{
    const State& state = now.state();
    const auto may = [&](const play::List& by, const play::List& at) {
        return play::judge(game, {"attack", {{"by", by}, {"at", at}}}).legal;
    };
    for (const Counter* enemy : enemiesBeside(state, one))
    {
        play::List there;
        for (const Counter& other : state.counters)
            if (other.hex == enemy->hex && other.force == enemy->force && other.health != Health::Dead)
                there.push_back(counterRef(other.id));
        if (there.size() > 1 && may({counterRef(one.id)}, there))
            return true;
        for (const Counter* comrade : enemiesBeside(state, *enemy))
            if (comrade->force == one.force && comrade->id != one.id &&
                may({counterRef(one.id), counterRef(comrade->id)}, {counterRef(enemy->id)}))
                return true;
    }
    return false;
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

play::Muster namedForAnAttack(const Position& now)
{
    play::Muster named{{says::siege_ruling_melee_order_left}, {}, play::Turn::May};
    for (const AttackNamed& attack : now.state().named)
        for (const CounterId& one : attack.by)
            if (const Body who = now.find(one.id); who && who.onMap() && who.alive())
                named.who.push_back({"counter", one.id});
    return named;
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
    clock.over = turnsAreOver(now);
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

void addDeeds(std::vector<play::Muster>& lines, const play::Game& game, const Position& now,
              std::span<const Deed> deeds)
{
    for (const Deed& deed : deeds)
    {
        if (deed.step != now.state().step)
            continue;
        play::Muster may{{deed.may}, {}, play::Turn::May};
        play::Muster done{{deed.done}, {}, play::Turn::Done};
        for (const Counter& one : now.state().counters)
            if (one.force == now.state().phase && one.hex && one.health != Health::Dead)
            {
                const bool has = deed.hasDone != nullptr && deed.hasDone(one);
                if (mayBegin(game, deed, one) || (deed.together && !has && mayAttackTogether(now, game, one)))
                    may.who.push_back({"counter", one.id});
                else if (has)
                    done.who.push_back({"counter", one.id});
            }
        addLine(lines, std::move(may));
        addLine(lines, std::move(done));
    }
}

void addLine(std::vector<play::Muster>& lines, play::Muster line)
{
    if (!line.who.empty())
        lines.push_back(std::move(line));
}

std::vector<play::Muster> musterOf(const play::Game& game, const Position& now)
{
    std::vector<play::Muster> lines;
    if (!now.state().fighting || turnsAreOver(now))
        return lines;
    const auto add = [&](play::Muster line) { addLine(lines, std::move(line)); };
    addDeeds(lines, game, now, commonDeeds);
    if (now.state().step == Step::Movement)
        add(barredFromMoving(now));
    if (now.state().step == Step::Melee)
        add(namedForAnAttack(now));
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

play::Rows<Ending> endingRows()
{
    return endRules;
}

std::vector<RuleId> rulesOfTheTurn()
{
    return {std::begin(ofTheClock), std::end(ofTheClock)};
}

} // namespace merlon::castle
