#include "core/castle/riders/riders.h"

#include "core/castle/field/common_rows.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "siege_rules/1_2.h"
#include "siege_rules/1_21.h"
#include "siege_rules/5_11.h"
#include "siege_rules/ruling.h"

#include <algorithm>
#include <array>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::impossible;
using play::note;
using play::refusal;
using play::ruling;
using play::Verdict;

bool isBeside(const Counter& one, auto&& hexes)
{
    for (const Hex own : Footprint(one))
        for (const Hex hex : hexes)
            if (hex::distance(own, hex) == 1)
                return true;
    return false;
}

std::vector<Cart> cartsBeside(const Position& now, const Body& who)
{
    std::vector<Cart> carts;
    for (const map::Covering& one : now.state().site->map->overlays)
        if (one.kind == "cart" && !one.hexes.empty())
            if (const auto cart = cartAt(now.state(), one.hexes.front());
                cart && isBeside(*who.state, std::array{cart->front, cart->back}))
                carts.push_back(*cart);
    return carts;
}

// Who harnesses.

struct Carter
{
    const Position& now;
    const Body& who;

    play::Args name() const { return {{"name", who.name()}}; }
};

Findings standsNowhere(const Carter& one)
{
    if (!one.who.onMap())
        return {impossible(says::siege_5_11d_absent, one.name())};
    if (!one.who.alive())
        return {impossible(says::siege_5_11d_dead, one.name())};
    return {};
}

Findings hasDoneSomethingElse(const Carter& one)
{
    const Counter& who = *one.who.state;
    if (who.acted != one.now.state().now() && !who.work)
        return {};
    return {refusal(says::siege_5_11d_acted, one.name())};
}

constexpr play::Rule<Carter> carterRules[] = {
    {rule::siege_5_11d, standsNowhere},
    {impossible, says::siege_5_11d_beast, [](const Carter& one) { return one.now.isAnimal(one.who.piece()); }, nameOf},
    {rule::siege_ruling_stunned_inert, isStunned},
    {rule::siege_1_2a, inThePhaseOfTheOtherSide},
    {rule::siege_1_21g, inAnotherStep<Step::Recovery>},
    {play::several, keptFromActing},
    {rule::siege_5_11d, hasDoneSomethingElse},
    {refusal, says::siege_ruling_harness_no_cart,
     [](const Carter& one) { return one.who.onMap() && cartsBeside(one.now, one.who).empty(); }, nameOf},
};

// The animal.

struct Draught
{
    const Position& now;
    const Body& who;
    const Body& animal;
    bool harnesses = true;

    play::Args ofAnimal() const { return {{"animal", animal.name()}}; }
};

constexpr play::Rule<Draught> draughtRules[] = {
    {refusal, says::siege_5_11a_draws_not,
     [](const Draught& one) { return one.harnesses && !mayDraw(one.now.data(), one.animal.piece()); },
     [](const Draught& one) { return one.ofAnimal(); }},
    {refusal, says::siege_5_11d_harnessed,
     [](const Draught& one) { return one.harnesses && hitchOf(one.now.state(), one.animal.state->id) != nullptr; },
     [](const Draught& one) { return one.ofAnimal(); }},
    {refusal, says::siege_ruling_harness_animal,
     [](const Draught& one)
     { return !one.now.rules().harnessesFromTheCart && !isBeside(*one.who.state, Footprint(*one.animal.state)); },
     [](const Draught& one) { return play::args("name", one.who.name(), "animal", one.animal.name()); }},
    {refusal, says::siege_ruling_harness_came,
     [](const Draught& one) { return one.animal.state->arrived == one.now.state().now(); },
     [](const Draught& one) { return one.ofAnimal(); }},
};

// And the cart.

struct Team : Draught
{
    Cart cart;

    Hex hind() const { return hindHexOf(*animal.state); }
};

Findings hasItsAnimal(const Team& team)
{
    const Hitch* other = hitchAt(team.now.state(), team.cart);
    if (!team.harnesses || other == nullptr || other->animal == team.animal.state->id)
        return {};
    return {refusal(says::siege_5_11a_drawn, {{"hex", team.cart.front}, {"animal", counterRef(other->animal)}},
                    placeOf(team.cart.front))};
}

constexpr play::Rule<Team> teamRules[] = {
    {rule::siege_5_11a, hasItsAnimal},
    {refusal, says::siege_5_11a_elsewhere,
     [](const Team& team) { return team.harnesses && !isAtHead(team.cart, team.hind()); },
     [](const Team& team) { return play::args("animal", team.animal.name(), "hex", team.cart.front); },
     [](const Team& team) { return placeOf(team.cart.front); }},
    {refusal, says::siege_ruling_harness_cart,
     [](const Team& team) {
         return !isBeside(*team.who.state, std::array{team.cart.front, team.cart.back});
     },
     [](const Team& team) { return play::args("name", team.who.name(), "hex", team.cart.front); },
     [](const Team& team) { return placeOf(team.cart.front); }},
    {note, says::siege_5_11e_rear,
     [](const Team& team) { return team.harnesses && team.animal.state->rear && isAtHead(team.cart, team.hind()); },
     [](const Team& team) { return play::args("animal", team.animal.name(), "hex", team.hind()); }},
    {ruling, says::siege_ruling_cart_head_read,
     [](const Team& team) { return team.harnesses && isAtHead(team.cart, team.hind()); },
     [](const Team& team) { return play::args("hex", team.hind()); }},
    {note, says::siege_5_11d_corpse, [](const Team& team) { return !team.animal.alive(); },
     [](const Team& team) { return team.ofAnimal(); }},
};

/// Whether the order can go on to its animal.
template <class Order>
Body carterOf(Verdict& verdict, const Position& now, const play::Begun<Order>& order)
{
    const Body who = actor<&Order::counter>(verdict, now, order);
    if (!who)
        return {};
    play::weigh(carterRules, Carter{now, who}, verdict);
    return verdict.legal && !order.template wants<&Order::animal>(verdict) ? who : Body{};
}

/// Null when it is none.
Body animalOf(Verdict& verdict, const Position& now, const std::string& id)
{
    const Body animal = now.find(id);
    if (!animal)
        sayUnknown(verdict, id);
    else if (!now.isAnimal(animal.piece()) || !animal.onMap())
        verdict.forbid(says::siege_5_11d_no_animal, {{"animal", animal.name()}});
    else
        return animal;
    return {};
}

std::vector<play::Value> animals(const Position& now, bool harnessed)
{
    std::vector<play::Value> all;
    const auto add = [&](const Body& one)
    {
        if (now.isAnimal(one.piece()) && one.onMap() && (hitchOf(now.state(), one.state->id) != nullptr) == harnessed)
            all.push_back(one.name());
    };
    for (const Counter& one : now.state().counters)
        add(now.body(one));
    for (const Body& one : now.looseHorses())
        add(one);
    return all;
}

} // namespace

Verdict judge(const Position& now, const play::Begun<Harness>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = carterOf(verdict, now, order);
    const Body animal = who ? animalOf(verdict, now, order->animal.id) : Body{};
    if (!animal)
        return verdict;
    const Draught draught{now, who, animal};
    play::weigh(draughtRules, draught, verdict);
    if (!verdict.legal || order.wants<&Harness::hex>(verdict))
        return verdict;
    const auto cart = cartAt(now.state(), order->hex);
    if (!cart)
        return verdict.forbid(says::siege_5_11a_none, {{"hex", order->hex}}, placeOf(order->hex));
    play::weigh(teamRules, Team{draught, *cart}, verdict);
    if (!verdict.whole())
        return verdict;
    verdict.effect(Harnessed{order->animal, cart->front});
    return verdict.effect(Tended{order->counter, Work::Harness});
}

Verdict judge(const Position& now, const play::Begun<Unharness>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = carterOf(verdict, now, order);
    const Body animal = who ? animalOf(verdict, now, order->animal.id) : Body{};
    if (!animal)
        return verdict;
    const Hitch* hitch = hitchOf(now.state(), animal.state->id);
    const auto cart = hitch != nullptr ? cartAt(now.state(), hitch->cart) : std::nullopt;
    if (!cart)
        return verdict.forbid(says::siege_5_11d_loose, {{"animal", animal.name()}});
    const Draught draught{now, who, animal, false};
    play::weigh(draughtRules, draught, verdict);
    play::weigh(teamRules, Team{draught, *cart}, verdict);
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_5_11d_phase, {{"name", who.name()}});
    verdict.effect(Unharnessed{order->animal});
    return verdict.effect(Tended{order->counter, Work::Harness});
}

std::optional<play::Marks> couldWithCarts(const Position& now, const play::Record& begun, const play::Field& field)
{
    if (begun.kind != "harness" && begun.kind != "unharness")
        return {};
    play::Marks marks{{}, false, true};
    if (field.key == "counter")
        for (const Counter& one : now.state().counters)
            if (one.force == now.state().phase && one.hex && one.health != Health::Dead &&
                !cartsBeside(now, now.body(one)).empty())
                marks.all.push_back(counterRef(one.id));
    if (field.key == "animal")
        marks.all = animals(now, begun.kind == "unharness");
    if (field.key == "hex")
        for (const map::Covering& one : now.state().site->map->overlays)
            if (one.kind == "cart")
                marks.all.insert(marks.all.end(), one.hexes.begin(), one.hexes.end());
    return marks;
}

std::vector<RuleId> rulesOfCarts()
{
    std::vector<RuleId> ids;
    play::addIds(ids, carterRules);
    play::addIds(ids, draughtRules);
    play::addIds(ids, teamRules);
    return ids;
}

} // namespace merlon::castle
