#include "core/castle/moves/train.h"

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

std::optional<std::size_t> firstBeside(const Leading& leading, Hex hex)
{
    for (std::size_t step = 0; step + 1 < leading.path.size(); ++step)
        if (hex::distance(leftInStep(leading, step), hex) == 1)
            return step;
    return {};
}

Counter inTheHandsOf(const Body& who, Counter animal)
{
    animal.force = who.state->force;
    return animal;
}

const State& without(State& state, const Body& who, const Body& led)
{
    for (const Body* one : {&who, &led})
        if (Counter* counter = state.find(one->state->id))
        {
            counter->hex.reset();
            counter->rear.reset();
        }
    std::erase_if(state.horses, [&](const LooseHorse& horse) { return horseOf(horse.rider) == led.state->id; });
    return state;
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

/// Where the cart ends: free, and no hex where no horse may stop.
void judgeCartEnd(Verdict& verdict, const Apart& apart, const Cart& cart)
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
                {{"animal", apart.body.name()}, {"hex", cart.front}});
}

/// One hex further: its leading half enters the hex that is left before it, and the cart its hind hex.
void judgeStep(Verdict& verdict, const Apart& apart, Track& track, Hex to)
{
    if (track.rear && !mayFollow(apart.now, *track.rear, to))
        verdict.refuse(says::siege_ruling_two_hex_aside, {{"name", apart.body.name()}, {"hex", to}}, placeOf(to));
    else
    {
        const Stride stride =
            strideOf(apart.now, apart.body, apart.occupants, {track.front}, hex::sideTowards(track.front, to));
        judgeStride(verdict, stride);
        judgePassage(verdict, stride, apart.occupants, apart.body, false);
    }
    track.follow(to);
    if (track.cart && !isAtHead(*track.cart, track.hind()))
        verdict.refuse(says::siege_5_11a_not_ahead, {{"hex", track.hind()}}, placeOf(track.hind()));
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
    const Apart apart(led.now(), led.who(), led.animal);
    Track track(led.now().state(), *led.animal.state, led.hold->turns);
    const Hex stood = track.cart ? track.cart->front : track.front;
    for (std::size_t step = led.hold->step; step + 1 < led.leading.path.size() && verdict.legal; ++step)
    {
        judgeStep(verdict, apart, track, leftInStep(led.leading, step));
        if (const Hex next = led.leading.path[step + 1]; track.has(next))
            verdict.refuse(says::siege_ruling_led_horse_taken,
                           {{"name", led.who().name()}, {"hex", next}, {"animal", led.animal.name()}}, placeOf(next));
    }
    if (!verdict.legal)
        return {};
    judgeEnds(verdict, apart, track);
    Train train{{led.animal.state->id}, track.front, track.rear, captureOf(led), {}};
    if (const auto& cart = track.cart)
        train.cart =
            EquipmentMoved{stood, Laid::Cart, {cart->front, cart->back}, hex::sideTowards(cart->back, cart->front)};
    return train;
}

/// Rules of a train without a row of their own.
constexpr RuleId ofTheTrain[] = {rule::siege_ruling_cart_move};

} // namespace

Hex leftInStep(const Leading& leading, std::size_t step)
{
    const auto& rear = leading.who.state->rear;
    if (!rear)
        return leading.path[step];
    return step == 0 ? *rear : leading.path[step - 1];
}

std::optional<Hold> holdOn(const Leading& leading, const Counter& animal)
{
    if (backs(leading.who, leading.path))
        return {};
    if (const auto step = firstBeside(leading, *animal.hex))
        return Hold{*step, false};
    const auto step = animal.rear ? firstBeside(leading, *animal.rear) : std::nullopt;
    return step ? std::optional(Hold{*step, true}) : std::nullopt;
}

Apart::Apart(const Position& before, const Body& who, const Body& led)
    : state(before.state()),
      animal(inTheHandsOf(who, *led.state)),
      now(before.with(without(state, who, led))),
      body{&animal, led.figure},
      occupants(now, body)
{
}

Track::Track(const State& state, const Counter& animal, bool turns)
    : front(turns ? *animal.rear : *animal.hex),
      rear(animal.rear ? std::optional(turns ? *animal.hex : *animal.rear) : std::nullopt)
{
    const Hitch* hitch = hitchOf(state, animal.id);
    cart = hitch != nullptr ? cartAt(state, hitch->cart) : std::nullopt;
    if (cart && !isAtHead(*cart, hindHexOf(animal)))
        cart.reset(); // the referee has put one of them elsewhere
}

void Track::follow(Hex to)
{
    if (cart)
        cart = {hind(), cart->front};
    rear = rear ? std::optional(front) : std::nullopt;
    front = to;
}

bool mayFollowOn(const Apart& apart, const Track& track, Hex to)
{
    if (track.rear && !mayFollow(apart.now, *track.rear, to))
        return false;
    const Stride stride =
        strideOf(apart.now, apart.body, apart.occupants, {track.front}, hex::sideTowards(track.front, to));
    Track then = track;
    then.follow(to);
    return isOpen(stride) && mayPass(stride, apart.occupants, apart.body) &&
           (!then.cart || isAtHead(*then.cart, then.hind()));
}

void judgeEnds(Verdict& verdict, const Apart& apart, const Track& track)
{
    judgeStop(verdict, apart.now, apart.occupants, apart.body, {track.front});
    if (track.rear)
        judgeStop(verdict, apart.now, apart.occupants, apart.body, {*track.rear});
    if (track.cart)
        judgeCartEnd(verdict, apart, *track.cart);
}

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
