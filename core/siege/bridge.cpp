#include "core/siege/bridge.h"

#include "core/siege/common_rows.h"
#include "core/siege/hurt.h"
#include "core/siege/named.h"
#include "core/siege/panic.h"
#include "core/siege/recovery.h"
#include "core/siege/retreat.h"
#include "core/siege/steps.h"
#include "core/siege/turn.h"
#include "siege_rules.h"

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;
using play::refusal;
using play::ruling;
using play::Verdict;

bool isWinch(const Position& now, Hex hex)
{
    return std::ranges::any_of(now.state().site->map->overlays, [&](const map::Covering& one)
                               { return one.kind == "winch" && std::ranges::count(one.hexes, hex) > 0; });
}

/// The number of a side in the order of the phases of a turn, from 0.
int orderOf(const Position& now, int force)
{
    const int forces = std::max(1, static_cast<int>(now.data().forces.size()));
    return (force - now.data().first + forces) % forces;
}

bool isLastOfTheTurn(const Position& now)
{
    return orderOf(now, now.state().phase) + 1 >= static_cast<int>(now.data().forces.size());
}

/// Moved, shot, attacked, was stunned or driven off since the turn began that ends now.
bool isAfterTheTurnBegan(const Position& now, const Phase& when)
{
    const State& state = now.state();
    if (now.options().winch != "own-phase")
        return when.turn >= state.turn;
    return when.turn >= state.turn ||
           (when.turn == state.turn - 1 && orderOf(now, when.force) > orderOf(now, state.phase));
}

struct Worker
{
    const Position& now;
    const Body& who;
    const map::Covering* bridge = nullptr;

    bool raises() const { return bridge->state != "raised"; }
};

Findings thereIsNoBridge(const Worker& worker)
{
    return worker.bridge == nullptr ? Findings{impossible(says::siege_1_8a_none)} : Findings{};
}

Findings isElsewhere(const Worker& worker)
{
    if (!worker.who.onMap() || isWinch(worker.now, *worker.who.state->hex))
        return {};
    return {refusal(says::siege_1_8a_elsewhere, {{"name", worker.who.name()}})};
}

Findings isNotTheEnd(const Worker& worker)
{
    const bool own = worker.now.options().winch == "own-phase";
    const bool phase = own ? worker.who.state->force == worker.now.state().phase : isLastOfTheTurn(worker.now);
    if (phase && worker.now.state().step == Step::Recovery)
        return {};
    return {own ? refusal(says::siege_ruling_winch_own_phase, {{"name", worker.who.name()}})
                : refusal(says::siege_ruling_winch_turn_end)};
}

Findings hasNotBeenThereAllTurn(const Worker& worker)
{
    const auto& acted = worker.who.state->acted;
    const bool first =
        worker.now.options().winch == "own-phase" && worker.now.state().turn == 1 && !isLastOfTheTurn(worker.now);
    if (!first && (!acted || !isAfterTheTurnBegan(worker.now, *acted)))
        return {};
    return {refusal(says::siege_ruling_whole_turn_acted, {{"name", worker.who.name()}})};
}

Findings wasAttacked(const Worker& worker)
{
    const auto lately = [&](const Phase& when) { return isAfterTheTurnBegan(worker.now, when); };
    if (worker.now.options().wholeTurn != "any-combat" || std::ranges::none_of(worker.who.state->melees, lately))
        return {};
    return {refusal(says::siege_ruling_whole_turn_fought, {{"name", worker.who.name()}})};
}

constexpr play::Rule<Worker> workerRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_1_8a, thereIsNoBridge},
    {rule::siege_1_8a, isElsewhere},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_ruling_panic_acts, isInPanic},
    {rule::siege_ruling_winch, isNotTheEnd},
    {rule::siege_ruling_whole_turn, hasNotBeenThereAllTurn},
    {rule::siege_ruling_whole_turn, wasAttacked},
};

Findings movesTheBridge(const Worker& worker)
{
    const auto& phrase = worker.raises() ? says::siege_1_8b_raises : says::siege_1_8b_lowers;
    return {note(phrase, {{"name", worker.who.name()}})};
}

bool staysOpen(const Worker& worker)
{
    return worker.now.state().site->terrains->gateStaysOpen;
}

Findings shutsTheGate(const Worker& worker)
{
    if (staysOpen(worker))
        return {};
    return {note(worker.raises() ? says::siege_1_8e_shut : says::siege_1_8e_open)};
}

Findings leavesTheGateOpen(const Worker& worker)
{
    return staysOpen(worker) && worker.raises() ? Findings{ruling(says::siege_ruling_gate_closed_open)} : Findings{};
}

constexpr play::Rule<Worker> bridgeRules[] = {
    {rule::siege_1_8b, movesTheBridge},
    {rule::siege_1_8e, shutsTheGate},
    {rule::siege_ruling_gate_closed, leavesTheGateOpen},
};

/// One who stands on a bridge that is raised.
struct Thrown
{
    const Position& now;
    const Body& who;

    bool animal() const { return now.isAnimal(who.piece()); }
};

Findings isThrown(const Thrown& one)
{
    if (one.animal() || one.who.state->mounted)
        return {};
    return {note(says::siege_1_8c_throws, {{"name", one.who.name()}})};
}

Findings losesHisHorse(const Thrown& one)
{
    if (one.animal())
        return {ruling(says::siege_ruling_bridge_mounted_animal, {{"name", one.who.name()}})};
    if (one.who.state->mounted)
        return {ruling(says::siege_ruling_bridge_mounted_horse, {{"name", one.who.name()}})};
    return {};
}

constexpr play::Rule<Thrown> thrownRules[] = {
    {rule::siege_1_8c, isThrown},
    {rule::siege_ruling_bridge_mounted, losesHisHorse},
};

void throwOff(Verdict& verdict, const Thrown& one, Hex from)
{
    const CounterId id{one.who.state->id};
    play::weigh(thrownRules, one, verdict);
    if (one.animal())
    {
        verdict.effect(HealthChange{id, Health::Dead});
        return;
    }
    if (one.who.state->mounted)
        verdict.effect(Unhorsed{id, HorseFate::Killed});
    verdict.effect(FallOwed{id, from, Drop::Bridge});
}

void throwOffAll(Verdict& verdict, const Position& now, const map::Covering& bridge)
{
    const auto isOnIt = [&](Hex hex) { return std::ranges::count(bridge.hexes, hex) > 0; };
    for (const Counter& one : now.state().counters)
    {
        const Footprint hexes(one);
        const auto on = std::ranges::find_if(hexes, isOnIt);
        if (on != hexes.end() && one.health != Health::Dead)
            throwOff(verdict, {now, now.body(one)}, *on);
    }
}

} // namespace

const map::Covering* bridgeOf(const Position& now)
{
    const auto& overlays = now.state().site->map->overlays;
    const auto bridge = std::ranges::find(overlays, "drawbridge", &map::Covering::kind);
    return bridge == overlays.end() || bridge->hexes.empty() ? nullptr : &*bridge;
}

std::vector<Body> atTheWinch(const Position& now)
{
    std::vector<Body> found;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health != Health::Dead && isWinch(now, *one.hex))
            found.push_back(now.body(one));
    return found;
}

Verdict judge(const Position& now, const play::Begun<WorkWinch>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&WorkWinch::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Worker worker{now, who, bridgeOf(now)};
    play::weigh(workerRules, worker, verdict);
    if (!verdict.legal)
        return verdict;
    for (const Body& one : dueToRecover(now)) // the step is over (siege.ruling.winch)
        verdict.effect(Recovered{{one.state->id}});
    play::weigh(bridgeRules, worker, verdict);
    verdict.effect(Winched{order->counter});
    verdict.effect(BridgeMoved{worker.bridge->hexes.front(), worker.raises() ? Bridge::Raised : Bridge::Lowered});
    if (worker.raises())
        throwOffAll(verdict, now, *worker.bridge);
    return verdict;
}

std::vector<RuleId> rulesOfTheBridge()
{
    std::vector<RuleId> ids;
    play::addIds(ids, workerRules);
    play::addIds(ids, bridgeRules);
    play::addIds(ids, thrownRules);
    return ids;
}

} // namespace merlon::siege
