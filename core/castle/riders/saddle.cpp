#include "core/castle/riders/riders.h"

#include "core/castle/field/carts.h"
#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/moves/moves.h"
#include "siege_rules/1_2.h"
#include "siege_rules/3_33.h"
#include "siege_rules/5_11.h"
#include "siege_rules/5_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::Marks;
using play::refusal;
using play::Verdict;

/// One who is to begin.
struct Saddler
{
    const Position& now;
    const Body& who;
    Seat into = Seat::Mounted;

    bool mounts() const { return into == Seat::Mounted; }
    play::Args name() const { return {{"name", who.name()}}; }
};

Findings isNoRider(const Saddler& one)
{
    if (!one.who.onMap())
        return {impossible(says::siege_3_33a_absent, one.name())};
    if (!one.who.alive())
        return {impossible(says::siege_3_33a_dead, one.name())};
    if (one.now.isAnimal(one.who.piece()))
        return {impossible(says::siege_3_33a_animal, one.name())};
    return {};
}

Findings isThereAlready(const Saddler& one)
{
    if (one.who.state->mounted != one.mounts())
        return {};
    return {impossible(one.mounts() ? says::siege_3_33d_mounted : says::siege_3_33d_afoot, one.name())};
}

Findings hasActed(const Saddler& one)
{
    const Counter& counter = *one.who.state;
    if (counter.acted != one.now.state().now() && !counter.work && !counter.carried && !counter.pushed)
        return {};
    return {refusal(says::siege_3_33a_acted, one.name())};
}

Findings isWounded(const Saddler& one)
{
    if (!isTooHurtTo(one.now, one.who, one.into))
        return {};
    return {refusal(one.mounts() ? says::siege_3_33e_mount : says::siege_3_33e_dismount, one.name())};
}

constexpr play::Rule<Saddler> saddlerRules[] = {
    {rule::siege_3_33a, isNoRider},
    {rule::siege_3_33d, isThereAlready},
    {impossible, says::siege_3_33a_begun, [](const Saddler& one) { return one.who.state->saddling.has_value(); },
     nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {play::several, keptFromActing},
    {rule::siege_3_33a, hasActed},
    {rule::siege_3_33e, isWounded},
    {refusal, says::siege_5_32e_mounts, [](const Saddler& one) { return one.mounts() && one.who.state->barrel; },
     nameOf},
};

/// Heads of the horses without riders that he stands beside.
std::vector<Hex> horsesBeside(const Position& now, const Body& who)
{
    std::vector<Hex> heads;
    for (const Hex from : Footprint(*who.state))
        for (const Side side : hex::allSides)
            if (const auto horse = looseHorseAt(now.data(), now.state(), hex::neighbour(from, side));
                horse && std::ranges::count(heads, horse->hex) == 0)
                heads.push_back(horse->hex);
    return heads;
}

/// A horse that one is to mount.
struct Choice
{
    const Position& now;
    const Body& who;
    const LooseHorse& horse;

    bool own() const { return horse.rider == who.state->id; }
    int owner() const
    {
        const Counter* one = now.state().find(horse.rider);
        return one == nullptr ? -1 : now.body(*one).figure->force;
    }
    bool captured() const
    {
        const int mine = who.state->force;
        return !own() && owner() != mine && (horse.holder == mine || now.rules().horsesTakenFromBeside);
    }
    /// One who has a mounted counter: the scenario puts him on a horse, or beside his own.
    bool rides() const { return who.piece().mounted || who.piece().horse; }
    play::Args names() const { return {{"name", who.name()}, {"hex", horse.hex}}; }
};

Findings isAnothers(const Choice& one)
{
    if (one.own() || one.captured())
        return {};
    return Findings(
        play::refusal(one.owner() == one.who.state->force ? says::siege_3_33f_friends : says::siege_3_33f_enemys,
                      one.names(), placeOf(one.horse.hex)));
}

Findings isCaptured(const Choice& one)
{
    if (!one.captured())
        return {};
    return {play::ruling(one.horse.holder == one.who.state->force ? says::siege_ruling_whose_horse_captured
                                                                  : says::siege_ruling_whose_horse_beside,
                         {{"hex", one.horse.hex}})};
}

Findings mayNotRideACapturedOne(const Choice& one)
{
    if (!one.captured())
        return {};
    if (one.now.rules().onlyKnightsTakeHorses)
        return one.who.piece().cls.id == "knight"
                   ? Findings{}
                   : Findings(play::refusal(says::siege_3_33c_knights, one.names(), placeOf(one.horse.hex)));
    return one.rides() ? Findings{}
                       : Findings(play::refusal(says::siege_3_33c_riders, one.names(), placeOf(one.horse.hex)));
}

constexpr play::Rule<Choice> choiceRules[] = {
    {refusal, says::siege_3_33b_apart, [](const Choice& one) { return !touches(one.who, one.horse); },
     [](const Choice& one) { return one.names(); }, [](const Choice& one) { return placeOf(one.horse.hex); }},
    {refusal, says::siege_5_11d_draws,
     [](const Choice& one) { return hitchOf(one.now.state(), horseOf(one.horse.rider)) != nullptr; },
     [](const Choice& one) { return one.names(); }, [](const Choice& one) { return placeOf(one.horse.hex); }},
    {refusal, says::siege_ruling_mount_turn_led,
     [](const Choice& one) { return one.horse.arrived == one.now.state().now(); },
     [](const Choice& one) { return one.names(); }, [](const Choice& one) { return placeOf(one.horse.hex); }},
    {rule::siege_3_33f, isAnothers},
    {rule::siege_ruling_whose_horse, isCaptured},
    {rule::siege_3_33c, mayNotRideACapturedOne},
};

/// He must get from his hex onto one of the horse's, as in a step on foot; what is against that is said of the first
/// one beside him. Who lies there is under the horse and not in his way.
void sayHowHeReaches(Verdict& verdict, const Position& now, const Body& who, const LooseHorse& horse)
{
    std::optional<Stride> first;
    for (const Hex hex : {horse.hex, horse.rear})
    {
        const Hex from = *who.state->hex;
        if (hex::distance(from, hex) != 1)
            continue;
        const Stride stride{now, false, from, hex::sideTowards(from, hex), 0, who.state->storey};
        if (isOpen(stride))
            return;
        if (!first)
            first.emplace(stride);
    }
    if (first)
        judgeStride(verdict, *first);
}

/// When it is done.
Findings endsLater(const Saddler& one)
{
    const auto& says = one.now.rules().mountsWithinThePhase ? says::siege_ruling_mount_turn_this_phase
                                                            : says::siege_ruling_mount_turn_next_phase;
    return {play::ruling(says, one.name())};
}

constexpr play::Rule<Saddler> beginningRules[] = {
    {rule::siege_ruling_mount_turn, endsLater},
};

/// That he names, his own, or the only one beside him; none: the verdict says why, or waits.
std::optional<LooseHorse> horseOf(Verdict& verdict, const Position& now, const play::Begun<Mount>& order,
                                  const Body& who)
{
    const auto& horses = now.state().horses;
    const auto own =
        std::ranges::find_if(horses, [&](const LooseHorse& one) { return one.alive && one.rider == who.state->id; });
    const auto beside = horsesBeside(now, who);
    const bool hasOwn = own != horses.end() && (touches(who, *own) || beside.empty());
    const bool must = !hasOwn && beside.size() > 1;
    if (order.wants<&Mount::horse>(verdict, must) && must)
        return {};
    if (order->horse)
    {
        auto named = looseHorseAt(now.data(), now.state(), *order->horse);
        if (!named)
            verdict.forbid(says::siege_3_33b_no_horse, {{"hex", *order->horse}}, placeOf(*order->horse));
        return named;
    }
    if (hasOwn)
        return *own;
    if (!beside.empty())
        return looseHorseAt(now.data(), now.state(), beside.front());
    verdict.forbid(says::siege_3_33b_none, {{"name", who.name()}});
    return {};
}

} // namespace

Verdict judge(const Position& now, const play::Begun<Mount>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Body who = named<&Mount::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const Saddler saddler{now, who, Seat::Mounted};
    play::weigh(saddlerRules, saddler, verdict);
    if (!verdict.legal)
        return verdict;
    const auto horse = horseOf(verdict, now, order, who);
    if (!horse)
        return verdict;
    play::weigh(choiceRules, Choice{now, who, *horse}, verdict);
    sayHowHeReaches(verdict, now, who, *horse);
    if (!verdict.legal)
        return verdict;
    play::weigh(beginningRules, saddler, verdict);
    return verdict.effect(Begins{order->counter, Seat::Mounted, horse->hex});
}

Verdict judge(const Position& now, const play::Begun<Dismount>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Body who = named<&Dismount::counter>(verdict, now, order);
    if (!who)
        return verdict;
    const Saddler saddler{now, who, Seat::Afoot};
    play::weigh(saddlerRules, saddler, verdict);
    if (!verdict.legal)
        return verdict;
    play::weigh(beginningRules, saddler, verdict);
    return verdict.effect(Begins{order->counter, Seat::Afoot, {}});
}

bool anybodyIsSaddling(const State& state)
{
    return std::ranges::any_of(state.counters, [](const Counter& one) { return one.saddling.has_value(); });
}

void sayWhoGivesUp(const State& before, const std::vector<State>& outcomes, Verdict& verdict)
{
    const auto givesUp = [&](const Counter& one)
    {
        return one.saddling && !outcomes.empty() &&
               std::ranges::all_of(outcomes,
                                   [&](const State& after)
                                   {
                                       const Counter* then = after.find(one.id);
                                       return then != nullptr && !then->saddling;
                                   });
    };
    for (const Counter& one : before.counters)
        if (givesUp(one))
            verdict.say(play::Weight::Ruling,
                        one.saddling->into == Seat::Mounted ? says::siege_ruling_mount_turn_not_mounted
                                                            : says::siege_ruling_mount_turn_not_dismounted,
                        {{"name", counterRef(one.id)}});
}

std::optional<Marks> couldAtTheSaddle(const Position& now, const play::Record& begun, const play::Field& field)
{
    if (begun.kind != "mount" && begun.kind != "dismount" && begun.kind != "alight")
        return {};
    const Body who = now.find(counterIn(begun, "counter"));
    Marks marks{{}, false, true};
    if (field.key == "horse" && who)
        for (const Hex head : horsesBeside(now, who))
            if (const auto horse = looseHorseAt(now.data(), now.state(), head))
                marks.all.insert(marks.all.end(), {horse->hex, horse->rear});
    if (field.key == "hex" && who)
        for (const Hex hex : alightingsOf(now, who))
            marks.all.emplace_back(hex);
    if (field.key == "counter")
        for (const Counter& one : now.state().counters)
            if (one.hex && one.force == now.state().phase && one.health != Health::Dead &&
                one.mounted != (begun.kind == "mount"))
                marks.all.push_back(counterRef(one.id));
    marks.others = field.key != "hex";
    return marks;
}

std::vector<play::Muster> saddlersOf(const Position& now)
{
    play::Muster mounting{{says::siege_3_33a_mounting}, {}, play::Turn::None};
    play::Muster dismounting{{says::siege_3_33a_dismounting}, {}, play::Turn::None};
    for (const Counter& one : now.state().counters)
        if (one.saddling)
            (one.saddling->into == Seat::Mounted ? mounting : dismounting).who.push_back({"counter", one.id});
    return {std::move(mounting), std::move(dismounting)};
}

std::vector<RuleId> rulesOfTheSaddle()
{
    std::vector<RuleId> ids = rulesOfTheExchange();
    play::addIds(ids, saddlerRules);
    play::addIds(ids, choiceRules);
    play::addIds(ids, beginningRules);
    return ids;
}

} // namespace merlon::castle
