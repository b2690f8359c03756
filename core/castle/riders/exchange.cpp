// The end of a turn of mounting or dismounting: counters are exchanged.

#include "core/castle/riders/riders.h"

#include "core/castle/field/named_counter.h"
#include "core/castle/retreats/retreats.h"
#include "siege_rules/3_33.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

/// The last phase of it ends now.
bool isDue(const Position& now, const Counter& counter)
{
    const int forces = std::max(1, static_cast<int>(now.data().forces.size()));
    const int phase = now.state().phase;
    const int last = now.rules().mountsWithinThePhase ? phase : (phase + 1) % forces;
    return counter.saddling && counter.hex && counter.force == last;
}

/// One whose turn is over.
struct Exchange
{
    const Position& now;
    const Body& who;

    Seat into() const { return who.state->saddling ? who.state->saddling->into : Seat::Afoot; }
    bool mounts() const { return into() == Seat::Mounted; }
    bool wounded() const { return isTooHurtTo(now, who, into()); }
    bool gone() const
    {
        const auto& hex = who.state->saddling->horse;
        if (!mounts())
            return false;
        const auto horse = hex ? looseHorseAt(now.data(), now.state(), *hex) : std::nullopt;
        return !horse || !touches(who, *horse);
    }
    bool noRoom() const { return !mounts() && !wounded() && alightingsOf(now, who).empty(); }
    bool fails() const { return wounded() || gone() || noRoom(); }
    play::Args name() const { return {{"name", who.name()}}; }
};

Findings wasWoundedMeanwhile(const Exchange& one)
{
    if (!one.wounded())
        return {};
    return {play::note(one.mounts() ? says::siege_3_33e_not_mounted : says::siege_3_33e_not_dismounted, one.name())};
}

Findings isDone(const Exchange& one)
{
    if (one.fails())
        return {};
    return {play::note(one.mounts() ? says::siege_3_33a_mounts : says::siege_3_33a_dismounts, one.name())};
}

constexpr play::Rule<Exchange> exchangeRules[] = {
    {rule::siege_3_33e, wasWoundedMeanwhile},
    {play::note, says::siege_3_33b_gone, [](const Exchange& one) { return !one.wounded() && one.gone(); }, nameOf},
    {play::ruling, says::siege_ruling_dismount_place_none, [](const Exchange& one) { return one.noRoom(); }, nameOf},
    {rule::siege_3_33a, isDone},
};

/// A hex for one who dismounts.
struct Alighting
{
    const Position& now;
    const Body& who;
    Hex hex;
    std::vector<Hex> all = alightingsOf(now, who);

    bool beside() const
    {
        return std::ranges::any_of(Footprint(*who.state), [&](Hex one) { return hex::distance(one, hex) == 1; });
    }
    play::Args names() const { return {{"name", who.name()}, {"hex", hex}}; }
};

/// Others who dismount now, and for whom that was the last hex.
std::vector<Body> shutOutBy(const Position& now, const Body& who, Hex hex)
{
    std::vector<Body> others;
    for (const Debt& debt : now.state().owed)
    {
        const auto* due = std::get_if<AlightDue>(&debt);
        const Body other = due != nullptr && due->counter != who.state->id ? now.find(due->counter) : Body{};
        if (other && !now.rules().dismountsToTheNearest && alightingsOf(now, other) == std::vector{hex})
            others.push_back(other);
    }
    return others;
}

constexpr play::Rule<Alighting> spotRules[] = {
    {refusal, says::siege_ruling_dismount_place_elsewhere,
     [](const Alighting& spot) { return std::ranges::count(spot.all, spot.hex) == 0; },
     [](const Alighting& spot) { return spot.names(); }, atHex},
    {play::ruling, says::siege_ruling_dismount_place_nearest,
     [](const Alighting& spot) { return std::ranges::count(spot.all, spot.hex) != 0 && !spot.beside(); },
     [](const Alighting& spot) { return spot.names(); }},
};

} // namespace

bool touches(const Body& who, const LooseHorse& horse)
{
    return std::ranges::any_of(Footprint(*who.state), [&](Hex hex)
                               { return hex::distance(hex, horse.hex) == 1 || hex::distance(hex, horse.rear) == 1; });
}

bool isTooHurtTo(const Position& now, const Body& who, Seat into)
{
    return who.state->health == Health::Wounded && (into == Seat::Mounted || now.rules().woundedMayNotDismount);
}

std::vector<Hex> alightingsOf(const Position& now, const Body& who)
{
    if (!who.onMap() || !who.state->rear)
        return {};
    return placesBeside(now, who, *who.state->hex, *who.state->rear,
                        now.rules().dismountsToTheNearest ? acrossTheMap(now) : 1);
}

Verdict judge(const Position& now, const play::Begun<Alight>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Alight::counter>(verdict, now, order);
    if (!who)
        return verdict;
    if (now.debtOf<AlightDue>(order->counter.id) == nullptr)
        return verdict.forbid(says::siege_3_33d_not_owed, {{"name", who.name()}});
    if (order.wants<&Alight::hex>(verdict))
        return verdict;
    play::weigh(spotRules, Alighting{now, who, order->hex}, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::siege_3_33d_beside, {{"name", who.name()}, {"hex", order->hex}});
    verdict.effect(Alights{order->counter, order->hex});
    for (const Body& other : shutOutBy(now, who, order->hex))
    {
        verdict.say(play::Weight::Ruling, says::siege_ruling_dismount_place_none, {{"name", other.name()}});
        verdict.effect(GivesUp{{other.state->id}, Seat::Afoot});
    }
    return verdict;
}

bool placesBesideHorsesWait(const Position& now)
{
    return std::ranges::any_of(
        now.state().counters,
        [&](const Counter& one)
        {
            const Body who = now.body(one);
            return isDue(now, one) && one.saddling->into == Seat::Afoot && !Exchange{now, who}.fails();
        });
}

bool leaveSaddles(Verdict& verdict, const Position& now)
{
    bool waits = false;
    for (const Counter& one : now.state().counters)
    {
        if (!isDue(now, one))
            continue;
        const Body who = now.body(one);
        const Exchange exchange{now, who};
        play::weigh(exchangeRules, exchange, verdict);
        if (exchange.fails())
            verdict.effect(GivesUp{{one.id}, exchange.into()});
        else if (exchange.mounts())
            verdict.effect(Mounts{{one.id}, *one.saddling->horse});
        else
            verdict.effect(AlightOwed{{one.id}});
        waits = waits || (!exchange.fails() && !exchange.mounts());
    }
    return waits;
}

std::vector<RuleId> rulesOfTheExchange()
{
    std::vector<RuleId> ids;
    play::addIds(ids, exchangeRules);
    play::addIds(ids, spotRules);
    return ids;
}

} // namespace merlon::castle
