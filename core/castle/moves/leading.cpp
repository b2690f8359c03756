#include "core/castle/moves/moves.h"

#include "siege_rules/1_41.h"
#include "siege_rules/1_62.h"
#include "siege_rules/3_34.h"
#include "siege_rules/5_11.h"
#include "siege_rules/ruling.h"

#include <algorithm>

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

/// The hex that he leaves in that step of his, counted from 0: of a rider that of his rear half.
Hex leftInStep(const Leading& leading, std::size_t step)
{
    const auto& rear = leading.who.state->rear;
    if (!rear)
        return leading.path[step];
    return step == 0 ? *rear : leading.path[step - 1];
}

/// From which step on an animal follows, and which half of it goes first.
struct Hold
{
    std::size_t step = 0;
    bool turns = false; ///< its rear half
};

std::optional<std::size_t> firstBeside(const Leading& leading, Hex hex)
{
    for (std::size_t step = 0; step + 1 < leading.path.size(); ++step)
        if (hex::distance(leftInStep(leading, step), hex) == 1)
            return step;
    return {};
}

/// Nobody leads while he backs: his rear half does.
std::optional<Hold> holdOn(const Leading& leading, const Counter& animal)
{
    if (backs(leading.who, leading.path))
        return {};
    if (const auto step = firstBeside(leading, *animal.hex))
        return Hold{*step, false};
    const auto step = animal.rear ? firstBeside(leading, *animal.rear) : std::nullopt;
    return step ? std::optional(Hold{*step, true}) : std::nullopt;
}

struct Led
{
    const Leading& leading;
    const Body& animal;
    std::optional<Hold> hold{};

    const Position& now() const { return leading.now; }
    const Body& who() const { return leading.who; }
    play::Args names() const { return {{"animal", animal.name()}, {"name", who().name()}}; }
    const Hitch* hitch() const { return hitchOf(now().state(), animal.state->id); }
};

play::Args animalOfLed(const Led& led)
{
    return {{"animal", led.animal.name()}};
}

Findings leadsNobody(const Led& led)
{
    if (!led.animal.onMap())
        return {impossible(says::siege_3_34b_absent, {{"animal", led.animal.name()}})};
    if (!led.animal.alive())
        return {impossible(says::siege_3_34b_dead, {{"animal", led.animal.name()}})};
    return {};
}

Findings leadsAHorse(const Led& led)
{
    if (!led.hold || led.now().isDraught(led.animal.piece()))
        return {};
    play::Args args = led.names();
    args.emplace_back("hex", led.leading.path[led.hold->step]);
    return {note(says::siege_3_34b_leads, args)};
}

Findings leadsADraughtAnimal(const Led& led)
{
    if (!led.hold || !led.now().isDraught(led.animal.piece()))
        return {};
    play::Args args = led.names();
    args.emplace_back("hex", led.leading.path[led.hold->step]);
    return {note(says::siege_5_11b_leads, args)};
}

constexpr play::Rule<Led> ledRules[] = {
    {impossible, says::siege_3_34b_no_animal, [](const Led& led) { return !led.now().isHooved(led.animal); },
     animalOfLed},
    {rule::siege_3_34b, leadsNobody},
    {refusal, says::siege_3_34b_rider, [](const Led& led) { return led.animal.state->mounted; }, animalOfLed},
    {refusal, says::siege_3_34b_not_beside, [](const Led& led) { return !led.hold && !led.animal.state->mounted; },
     [](const Led& led) { return led.names(); }},
    {rule::siege_3_34b, leadsAHorse},
    {rule::siege_5_11b, leadsADraughtAnimal},
    {refusal, says::siege_5_11a_about,
     [](const Led& led) { return led.hold && led.hold->turns && led.hitch() != nullptr; }, animalOfLed},
    {ruling, says::siege_ruling_two_hex_about,
     [](const Led& led) { return led.hold && led.hold->turns && led.hitch() == nullptr; },
     [](const Led& led) { return led.names(); }},
    {ruling, says::siege_ruling_led_horse_costs, [](const Led& led) { return led.hold.has_value(); }, animalOfLed},
};

/// The same game without the two who move, and the horse of the side that leads it.
struct Apart
{
    State state;
    Counter animal;
    const Position now;
    const Body body;
    const Occupants occupants;

    explicit Apart(const Led& led)
        : state(led.now().state()),
          animal(ledBy(led)),
          now(led.now().with(without(state, led))),
          body{&animal, led.animal.figure},
          occupants(now, body)
    {
    }

private:
    static Counter ledBy(const Led& led)
    {
        Counter animal = *led.animal.state;
        animal.force = led.who().state->force;
        return animal;
    }
    static const State& without(State& state, const Led& led)
    {
        for (const Body* one : {&led.who(), &led.animal})
            if (Counter* counter = state.find(one->state->id))
            {
                counter->hex.reset();
                counter->rear.reset();
            }
        std::erase_if(state.horses,
                      [&](const LooseHorse& horse) { return horseOf(horse.rider) == led.animal.state->id; });
        return state;
    }
};

/// One hex further: its leading half enters the hex that is left before it.
void judgeStep(Verdict& verdict, const Apart& apart, Hex from, Hex to, std::optional<Hex> rear)
{
    if (rear && !mayFollow(apart.now, *rear, to))
        return void(
            verdict.refuse(says::siege_ruling_two_hex_aside, {{"name", apart.body.name()}, {"hex", to}}, placeOf(to)));
    const Stride stride = strideOf(apart.now, apart.body, apart.occupants, {from}, hex::sideTowards(from, to));
    judgeStride(verdict, stride);
    judgePassage(verdict, stride, apart.occupants, apart.body, false);
}

/// The cart comes after the hind hex of its animal, which must stay at its head.
void follow(Verdict& verdict, Cart& cart, Hex left, Hex hind)
{
    cart = {left, cart.front};
    if (!isAtHead(cart, hind))
        verdict.refuse(says::siege_5_11a_not_ahead, {{"hex", hind}}, placeOf(hind));
}

/// Where the cart ends: free, and no hex where no horse may stop.
void judgeCartEnd(Verdict& verdict, const Apart& apart, const Cart& cart, const Body& animal)
{
    for (const Hex hex : {cart.front, cart.back})
    {
        if (apart.occupants.taken({hex}))
            verdict.refuse(says::siege_1_62a_taken, {{"hex", hex}, {"other", *apart.now.whoStandsAt({hex})}},
                           placeOf(hex));
        if (!apart.now.rules().cartsGoByTheAnimal && mayNotStop(apart.now, apart.body, hex))
            verdict.refuse(says::siege_ruling_cart_move_bound, {{"hex", hex}}, placeOf(hex));
    }
    verdict.say(play::Weight::Ruling, says::siege_ruling_cart_move_follows,
                {{"animal", animal.name()}, {"hex", cart.front}});
}

std::optional<HorseHeld> captureOf(const Led& led)
{
    const int force = led.who().state->force;
    if (led.animal.state->force == force)
        return {};
    const Body& animal = led.animal;
    std::string rider = animal.state->id;
    for (const LooseHorse& horse : led.now().state().horses)
        if (horseOf(horse.rider) == rider)
            rider = horse.rider;
    return HorseHeld{{rider}, {led.now().data().forces[static_cast<std::size_t>(force)]}};
}

/// Step by step behind him.
std::optional<Train> drawn(Verdict& verdict, const Led& led)
{
    const Apart apart(led);
    const Counter& animal = *led.animal.state;
    Hex front = led.hold->turns ? *animal.rear : *animal.hex;
    std::optional<Hex> rear = animal.rear ? std::optional(led.hold->turns ? *animal.hex : *animal.rear) : std::nullopt;
    auto cart = led.hitch() != nullptr ? cartAt(led.now().state(), led.hitch()->cart) : std::nullopt;
    if (cart && !isAtHead(*cart, hindHexOf(animal)))
        cart.reset(); // the referee has put one of them elsewhere
    const Hex stood = cart ? cart->front : front;
    for (std::size_t step = led.hold->step; step + 1 < led.leading.path.size() && verdict.legal; ++step)
    {
        const Hex to = leftInStep(led.leading, step);
        const Hex left = rear.value_or(front);
        judgeStep(verdict, apart, front, to, rear);
        rear = rear ? std::optional(front) : std::nullopt;
        front = to;
        if (cart)
            follow(verdict, *cart, left, rear.value_or(front));
        const Hex next = led.leading.path[step + 1];
        if (next == front || next == rear || (cart && cart->has(next)))
            verdict.refuse(says::siege_ruling_led_horse_taken,
                           {{"name", led.who().name()}, {"hex", next}, {"animal", led.animal.name()}}, placeOf(next));
    }
    if (!verdict.legal)
        return {};
    judgeStop(verdict, apart.now, apart.occupants, apart.body, {front});
    if (rear)
        judgeStop(verdict, apart.now, apart.occupants, apart.body, {*rear});
    if (cart)
        judgeCartEnd(verdict, apart, *cart, led.animal);
    Train train{{animal.id}, front, rear, captureOf(led), {}};
    if (cart)
        train.cart =
            EquipmentMoved{stood, Laid::Cart, {cart->front, cart->back}, hex::sideTowards(cart->back, cart->front)};
    return train;
}

/// Rules of a train without a row of their own.
constexpr RuleId ofTheTrain[] = {rule::siege_ruling_cart_move};

} // namespace

bool mayLeadOne(const Leading& leading)
{
    const auto leads = [&](const Body& one)
    { return leading.now.isAnimal(one.piece()) && one.onMap() && one.alive() && holdOn(leading, *one.state); };
    return std::ranges::any_of(leading.now.state().counters,
                               [&](const Counter& one) { return leads(leading.now.body(one)); }) ||
           std::ranges::any_of(leading.now.looseHorses(), leads);
}

std::optional<Train> judgeLeading(Verdict& verdict, const Leading& leading, const std::string& id)
{
    const Body animal = leading.now.find(id);
    if (!animal)
    {
        verdict.forbid(says::siege_1_41a_unknown, {{"name", id}});
        return {};
    }
    Led led{leading, animal};
    if (animal.onMap() && leading.now.isAnimal(animal.piece()))
        led.hold = holdOn(leading, *animal.state);
    play::weigh(ledRules, led, verdict);
    return verdict.legal && led.hold ? drawn(verdict, led) : std::nullopt;
}

void drawAlong(Verdict& verdict, const Train& train)
{
    verdict.effect(movedTo(train.animal, {train.hex}, train.rear));
    if (train.captured)
        verdict.effect(*train.captured);
    if (train.cart)
        verdict.effect(*train.cart);
}

play::Marks ledOf(const Position& now, const Body& who, const std::vector<Hex>& way)
{
    std::vector<Hex> path{*who.state->hex};
    path.insert(path.end(), way.begin(), way.end());
    const Leading leading{now, who, path};
    play::Marks marks{{}, false, true};
    const auto add = [&](const Body& one)
    {
        if (now.isAnimal(one.piece()) && one.onMap() && one.alive() && holdOn(leading, *one.state))
            marks.all.push_back(one.name());
    };
    for (const Counter& one : now.state().counters)
        add(now.body(one));
    for (const Body& one : now.looseHorses())
        add(one);
    return marks;
}

std::vector<RuleId> rulesOfLeading()
{
    std::vector<RuleId> ids(std::begin(ofTheTrain), std::end(ofTheTrain));
    play::addIds(ids, ledRules);
    return ids;
}

} // namespace merlon::castle
