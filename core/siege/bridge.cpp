#include "core/siege/bridge.h"

#include "core/siege/hurt.h"
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

const map::Covering* bridgeOf(const Position& now)
{
    const auto& overlays = now.state().site->map->overlays;
    const auto bridge = std::ranges::find(overlays, "drawbridge", &map::Covering::kind);
    return bridge == overlays.end() || bridge->hexes.empty() ? nullptr : &*bridge;
}

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
    if (!now.policies().winchByPhase)
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

Findings isNotThere(const Worker& worker)
{
    if (!worker.who.onMap())
        return {impossible(says::siege_1_21b_absent, {{"name", worker.who.name()}})};
    if (!worker.who.alive())
        return {impossible(says::siege_1_21b_dead, {{"name", worker.who.name()}})};
    return {};
}

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

Findings isStunned(const Worker& worker)
{
    if (worker.who.state->health != Health::Stunned)
        return {};
    return {refusal(says::siege_ruling_stunned_inert_nothing, {{"name", worker.who.name()}})};
}

Findings isInPanic(const Worker& worker)
{
    return actsInPanic(worker.now, worker.who, says::siege_ruling_panic_acts_acts);
}

Findings isNotTheEnd(const Worker& worker)
{
    const bool own = worker.now.policies().winchByPhase;
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
        worker.now.policies().winchByPhase && worker.now.state().turn == 1 && !isLastOfTheTurn(worker.now);
    if (!first && (!acted || !isAfterTheTurnBegan(worker.now, *acted)))
        return {};
    return {refusal(says::siege_ruling_whole_turn_acted, {{"name", worker.who.name()}})};
}

Findings wasAttacked(const Worker& worker)
{
    const auto lately = [&](const Phase& when) { return isAfterTheTurnBegan(worker.now, when); };
    if (!worker.now.policies().attackedInterrupts || std::ranges::none_of(worker.who.state->melees, lately))
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

// Where one falls.

bool isOpenMoat(const Position& now, Hex hex)
{
    return now.ground().contains(hex) && now.ground().at(hex).moat >= 0;
}

bool isOfTheBridge(const Position& now, Hex hex)
{
    const map::Covering* bridge = bridgeOf(now);
    return bridge != nullptr && std::ranges::count(bridge->hexes, hex) > 0;
}

/// Moat hexes so far from the bridge, free ones or all of them.
std::vector<Hex> moatAt(const Position& now, Hex from, int radius, bool free)
{
    const map::Covering* bridge = bridgeOf(now);
    std::vector<Hex> found;
    for (const Hex centre : bridge != nullptr ? bridge->hexes : std::vector{from})
        for (const Hex hex : hex::ring(centre, radius))
            if (isOpenMoat(now, hex) && !isOfTheBridge(now, hex) && std::ranges::count(found, hex) == 0 &&
                (!free || !now.whoStandsAt(hex)))
                found.push_back(hex);
    return found;
}

std::vector<Hex> fromTheBridge(const Position& now, Hex from)
{
    const hex::Layout& layout = now.ground().layout();
    const bool stacks = now.policies().bridgeStacks && moatAt(now, from, 1, true).empty();
    for (int radius = 1; radius <= layout.columns + layout.rows; ++radius)
        if (auto hexes = moatAt(now, from, radius, !stacks); !hexes.empty())
            return hexes;
    return {from};
}

bool isOnFoot(const Position& now, const Counter& one)
{
    return !one.mounted && !now.isAnimal(now.body(one).piece());
}

/// The living one that a faller lands on; null: nobody.
const Counter* livesAt(const Position& now, Hex hex, std::string_view except)
{
    for (const Counter& one : now.state().counters)
        if (one.id != except && one.health != Health::Dead && Footprint(one).contains(hex))
            return &one;
    return nullptr;
}

bool isBesideTheLadder(const Position& now, Hex from, Side side, std::string_view who)
{
    const Hex to = hex::neighbour(from, side);
    const castle::HexGround& there = now.ground().at(to);
    if (there.sight == castle::Sight::Rampart || there.ladder || !couldEnter(now, false, from, side, false))
        return false;
    const Counter* other = livesAt(now, to, who);
    return other != nullptr ? isOnFoot(now, *other) : !now.whoStandsAt(to);
}

std::vector<Hex> fromTheLadder(const Position& now, const FallDue& due)
{
    std::vector<Hex> hexes;
    for (const Side side : hex::allSides)
        if (isBesideTheLadder(now, due.from, side, due.counter))
            hexes.push_back(hex::neighbour(due.from, side));
    return hexes.empty() ? std::vector{due.from} : hexes;
}

struct Landing
{
    const Position& now;
    const Body& who;
    const FallDue& due;
    Hex hex;

    bool bridge() const { return due.drop == Drop::Bridge; }
    bool dies() const { return who.state->health == Health::Stunned || who.state->health == Health::Wounded; }
    const Counter* beneath() const { return livesAt(now, hex, who.state->id); }
    Findings say(bool holds, const Phrase& phrase) const
    {
        return holds ? Findings{note(phrase, {{"name", who.name()}})} : Findings{};
    }
};

Findings fallsElsewhere(const Landing& landing)
{
    if (landing.bridge() || std::ranges::count(fallsOf(landing.now, landing.due), landing.hex) > 0)
        return {};
    return {refusal(says::siege_1_94d_elsewhere, {{"name", landing.who.name()}, {"hex", landing.hex}},
                    placeOf(landing.hex))};
}

Findings isThrownElsewhere(const Landing& landing)
{
    if (!landing.bridge() || std::ranges::count(fallsOf(landing.now, landing.due), landing.hex) > 0)
        return {};
    return {refusal(says::siege_1_8c_elsewhere, {{"name", landing.who.name()}, {"hex", landing.hex}},
                    placeOf(landing.hex))};
}

Findings findsNoMoatFree(const Landing& landing)
{
    if (!landing.bridge() || !moatAt(landing.now, landing.due.from, 1, true).empty())
        return {};
    if (landing.beneath() != nullptr)
        return {ruling(says::siege_ruling_bridge_full_stack, {{"name", landing.who.name()}})};
    return {ruling(says::siege_ruling_bridge_full_nearest)};
}

Findings isStunnedByIt(const Landing& landing)
{
    return landing.say(landing.bridge() && !landing.dies(), says::siege_1_8c_stunned);
}

Findings isKilledByIt(const Landing& landing)
{
    return landing.say(landing.bridge() && landing.dies(), says::siege_1_8d_killed);
}

Findings isWoundedByTheFall(const Landing& landing)
{
    return landing.say(!landing.bridge() && !landing.dies(), says::siege_1_94e_wounded);
}

Findings isKilledByTheFall(const Landing& landing)
{
    return landing.say(!landing.bridge() && landing.dies(), says::siege_1_94e_killed);
}

Findings fallsOnSomebody(const Landing& landing)
{
    if (landing.bridge() || landing.beneath() == nullptr)
        return {};
    return {
        note(says::siege_1_94f_beneath, {{"name", landing.who.name()}, {"other", counterRef(landing.beneath()->id)}})};
}

constexpr play::Rule<Landing> landingRules[] = {
    {rule::siege_1_8c, isThrownElsewhere},
    {rule::siege_1_94d, fallsElsewhere},
    {rule::siege_ruling_bridge_full, findsNoMoatFree},
    {rule::siege_1_8c, isStunnedByIt},
    {rule::siege_1_8d, isKilledByIt},
    {rule::siege_1_94e, isWoundedByTheFall},
    {rule::siege_1_94e, isKilledByTheFall},
    {rule::siege_1_94f, fallsOnSomebody},
};

} // namespace

std::vector<Hex> fallsOf(const Position& now, const FallDue& due)
{
    return due.drop == Drop::Bridge ? fromTheBridge(now, due.from) : fromTheLadder(now, due);
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
    if (order.wants<&WorkWinch::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
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

Verdict judge(const Position& now, const play::Begun<Fall>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (order.wants<&Fall::counter>(verdict))
        return verdict;
    const Body who = now.find(order->counter.id);
    if (!who)
        return sayUnknown(verdict, order->counter.id);
    const auto* due = now.debtOf<FallDue>(order->counter.id);
    if (due == nullptr)
        return verdict.forbid(says::siege_1_94d_not_owed, {{"name", who.name()}});
    if (order.wants<&Fall::hex>(verdict))
        return verdict;
    const Landing landing{now, who, *due, order->hex};
    play::weigh(landingRules, landing, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.effect(Moved{order->counter, order->hex, {}});
    const Health hurt = landing.bridge() ? Health::Stunned : Health::Wounded;
    verdict.effect(HealthChange{order->counter, landing.dies() ? Health::Dead : hurt});
    if (const Counter* beneath = landing.bridge() ? nullptr : landing.beneath())
        siege::hurt(verdict, now, now.body(*beneath), {Health::Stunned, {}});
    return verdict;
}

std::vector<RuleId> rulesOfTheBridge()
{
    std::vector<RuleId> ids;
    play::addIds(ids, workerRules);
    play::addIds(ids, bridgeRules);
    play::addIds(ids, thrownRules);
    play::addIds(ids, landingRules);
    return ids;
}

} // namespace merlon::siege
