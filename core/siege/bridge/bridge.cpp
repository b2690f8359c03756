#include "core/siege/bridge/bridge.h"

#include "core/map/hex_map.h"

#include "core/castle/field/clock.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/walls.h"
#include "siege_rules/1_21.h"
#include "siege_rules/1_8.h"
#include "siege_rules/ruling.h"

namespace merlon::siege
{

using namespace castle;

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

bool isLastOfTheTurn(const Position& now)
{
    return now.orderOf(now.state().phase) + 1 >= now.phases();
}

/// Moved, shot, attacked, was stunned or driven off since the turn began that ends now.
bool isAfterTheTurnBegan(const Position& now, const Phase& when)
{
    const castle::State& state = now.state();
    if (options(now).winch != "own-phase")
        return when.turn >= state.turn;
    return when.turn >= state.turn ||
           (when.turn == state.turn - 1 && now.orderOf(when.force) > now.orderOf(state.phase));
}

struct WinchHand
{
    const Position& now;
    const Body& who;
    const map::Covering* bridge = nullptr;

    bool raises() const { return bridge->state != "raised"; }
};

Findings thereIsNoBridge(const WinchHand& hand)
{
    return hand.bridge == nullptr ? Findings{impossible(says::siege_1_8a_none)} : Findings{};
}

Findings isNotTheEnd(const WinchHand& hand)
{
    const bool own = options(hand.now).winch == "own-phase";
    const bool phase = own ? hand.who.state->force == hand.now.state().phase : isLastOfTheTurn(hand.now);
    if (phase && hand.now.state().step == Step::Recovery)
        return {};
    return {own ? refusal(says::siege_ruling_winch_own_phase, {{"name", hand.who.name()}})
                : refusal(says::siege_ruling_winch_turn_end)};
}

Findings hasNotBeenThereAllTurn(const WinchHand& hand)
{
    const auto& acted = hand.who.state->acted;
    const bool first =
        options(hand.now).winch == "own-phase" && hand.now.state().turn == 1 && !isLastOfTheTurn(hand.now);
    if (!first && (!acted || !isAfterTheTurnBegan(hand.now, *acted)))
        return {};
    return {refusal(says::siege_ruling_whole_turn_acted, {{"name", hand.who.name()}})};
}

Findings wasAttacked(const WinchHand& hand)
{
    const auto lately = [&](const Phase& when) { return isAfterTheTurnBegan(hand.now, when); };
    if (options(hand.now).wholeTurn != "any-combat" || std::ranges::none_of(hand.who.state->melees, lately))
        return {};
    return {refusal(says::siege_ruling_whole_turn_fought, {{"name", hand.who.name()}})};
}

constexpr play::Rule<WinchHand> workerRules[] = {
    {rule::siege_1_21b, isNotThere},
    {rule::siege_1_8a, thereIsNoBridge},
    {refusal, says::siege_1_8a_elsewhere,
     [](const WinchHand& hand) { return hand.who.onMap() && !isWinch(hand.now, *hand.who.state->hex); }, nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
    {play::several, keptFromActing},
    {rule::siege_ruling_winch, isNotTheEnd},
    {rule::siege_ruling_whole_turn, hasNotBeenThereAllTurn},
    {rule::siege_ruling_whole_turn, wasAttacked},
};

Findings movesTheBridge(const WinchHand& hand)
{
    const auto& phrase = hand.raises() ? says::siege_1_8b_raises : says::siege_1_8b_lowers;
    return {note(phrase, {{"name", hand.who.name()}})};
}

bool staysOpen(const WinchHand& hand)
{
    return hand.now.state().site->terrains->gateStaysOpen;
}

Findings shutsTheGate(const WinchHand& hand)
{
    if (staysOpen(hand))
        return {};
    return {note(hand.raises() ? says::siege_1_8e_shut : says::siege_1_8e_open)};
}

Findings leavesTheGateOpen(const WinchHand& hand)
{
    return staysOpen(hand) && hand.raises() ? Findings{ruling(says::siege_ruling_gate_closed_open)} : Findings{};
}

constexpr play::Rule<WinchHand> bridgeRules[] = {
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

Findings losesHisHorse(const Thrown& one)
{
    if (one.animal())
        return {ruling(says::siege_ruling_bridge_mounted_animal, {{"name", one.who.name()}})};
    if (one.who.state->mounted)
        return {ruling(says::siege_ruling_bridge_mounted_horse, {{"name", one.who.name()}})};
    return {};
}

constexpr play::Rule<Thrown> thrownRules[] = {
    {note, says::siege_1_8c_throws, [](const Thrown& one) { return !one.animal() && !one.who.state->mounted; }, nameOf},
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

Verdict judge(const Position& now, const play::Begun<WorkWinch>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = actor<&WorkWinch::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const WinchHand hand{now, who, bridgeOf(now)};
    play::weigh(workerRules, hand, verdict);
    if (!verdict.legal)
        return verdict;
    for (const Body& one : dueToRecover(now)) // the step is over (siege.ruling.winch)
        verdict.effect(Recovered{{one.state->id}});
    play::weigh(bridgeRules, hand, verdict);
    verdict.effect(Winched{order->counter});
    verdict.effect(BridgeMoved{hand.bridge->hexes.front(), hand.raises() ? Bridge::Raised : Bridge::Lowered});
    if (hand.raises())
        throwOffAll(verdict, now, *hand.bridge);
    return verdict;
}

std::vector<Body> atTheWinch(const Position& now)
{
    std::vector<Body> found;
    for (const Counter& one : now.state().counters)
        if (one.hex && one.health != Health::Dead && isWinch(now, *one.hex))
            found.push_back(now.body(one));
    return found;
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
