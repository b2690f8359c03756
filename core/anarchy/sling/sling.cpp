#include "core/anarchy/sling/sling.h"

#include "anarchy_rules/1_2.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/field/first.h"
#include "core/castle/field/named_counter.h"
#include "core/castle/shots/shots.h"
#include "core/map/hex_map.h"
#include "siege_rules/1_21.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

constexpr std::string_view staffSling = "staff_sling";

bool hasASling(const Body& who)
{
    return who.weapon() && who.weapon()->id == staffSling;
}

/// A stone that is to be lobbed there.
struct Throw
{
    const Position& now;
    const Body& who;
    Hex hex;

    const SlingNumbers& numbers() const { return ruleset(now).sling; }
    Hex from() const { return *who.state->hex; }
    int range() const { return hex::distance(from(), hex); }
};

play::Args rangeOf(const Throw& one)
{
    return {{"range", one.range()}, {"least", one.numbers().least}, {"most", one.numbers().most}};
}

/// A tower or keep on the way, neither of which it clears.
std::optional<Hex> inTheWay(const Throw& one)
{
    const bool clears = options(one.now).staffSlingClearsTowers == "true";
    const Field field = one.now.fieldWithout(one.who.state->id, {});
    for (const hex::Event& event : explainLine(field, {one.who.spot(), {one.hex}}).events)
        if (const HexGround& ground = one.now.ground().at(event.to); event.to != one.hex && event.to != one.from())
            if (ground.mass == Building::Keep || (ground.mass == Building::Tower && !clears))
                return event.to;
    return {};
}

Findings clearsNoTower(const Throw& one)
{
    const auto hex = inTheWay(one);
    return hex ? Findings(refusal(says::anarchy_ruling_116_tower, {{"hex", *hex}}, placeOf(*hex))) : Findings();
}

constexpr play::Rule<Throw> throwRules[] = {
    {refusal, says::anarchy_1_2c_near, [](const Throw& one) { return one.range() < one.numbers().least; }, rangeOf,
     atHex},
    {refusal, says::anarchy_ruling_116_far, [](const Throw& one) { return one.range() > one.numbers().most; }, rangeOf,
     atHex},
    {rule::anarchy_ruling_116, clearsNoTower},
};

constexpr play::Rule<Actor> slingerRules[] = {
    {play::impossible, says::anarchy_1_2a_none, [](const Actor& one) { return !hasASling(one.who); }, nameOf},
    {refusal, says::anarchy_ruling_116_mounted, [](const Actor& one) { return one.who.state->mounted; }, nameOf},
    {refusal, says::anarchy_ruling_116_step,
     [](const Actor& one) { return one.now.state().step == castle::Step::SecondShooting; }, nameOf},
};

/// It comes down where the diagram says, and so never shoots straight.
constexpr play::Rule<Declared> straightRule{
    refusal, says::anarchy_1_2b_scatters,
    [](const Declared& shot) { return shot.weapon != nullptr && shot.weapon->id == staffSling; },
    [](const Declared& shot) { return play::args("name", shot.shooter.name()); }};
constexpr play::Rule<Actor> staysRule{refusal, says::anarchy_ruling_116_stays,
                                      [](const Actor& one) { return hasASling(one.who) && one.who.state->shotBefore; },
                                      nameOf};

/// The living one who is hit there; none: nobody.
Body whoIsAt(const Position& now, Hex hex)
{
    Body found;
    for (const Counter& one : now.state().counters)
        if (one.health != Health::Dead && Footprint(one).contains(hex) && (!found || one.storey > found.state->storey))
            found = now.body(one);
    return found;
}

bool isUnderARoof(const Position& now, Hex hex)
{
    const Terrain* row = now.terrainAt(hex);
    const auto roofs = [&](const map::Covering& one)
    { return one.kind.ends_with("_roof") && std::ranges::count(one.hexes, hex) > 0; };
    return (row != nullptr && row->id == "interior") || std::ranges::any_of(now.state().site->map->overlays, roofs);
}

/// What its hex gives whoever is in it.
Cover coverAt(const Position& now, Hex hex)
{
    const HexGround& ground = now.ground().at(hex);
    const bool shelters = ground.row != nullptr && (ground.row->shelters || !ground.row->shelteredAcross.empty());
    const bool grows = ground.sight == Sight::Stop || ground.sight == Sight::Screen;
    return shelters || grows || ground.cover == Cover::Total ? ground.cover : Cover::None;
}

/// Which place of the diagram; nothing while a die is awaited.
std::optional<int> scatter(Verdict& verdict, const Throw& one, play::Tray& tray)
{
    const bool mangonel = options(one.now).staffSlingDiagram == "mangonel";
    const auto die = tray.roll(verdict, {10, "scatter"});
    if (!die)
        return {};
    if (!mangonel)
        return one.numbers().ballista.at(static_cast<std::size_t>(*die - 1));
    const auto second = tray.roll(verdict, {10, "scatter_two"});
    if (!second)
        return {};
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_7_two, {{"sum", *die + *second}});
    return one.numbers().mangonel.at(static_cast<std::size_t>(*die + *second - 2));
}

/// Whoever is in the hex is shot at as with another weapon.
void hit(Verdict& verdict, const Throw& one, Hex impact, play::Tray& tray)
{
    const Body target = whoIsAt(one.now, impact);
    const play::Args there{{"hex", impact}};
    if (!target)
        return void(verdict.say(play::Weight::Result, says::anarchy_1_2b_nobody, there, placeOf(impact)));
    const Cover cover = coverAt(one.now, impact);
    if (isUnderARoof(one.now, impact) || cover == Cover::Total)
        return void(verdict.say(play::Weight::Ruling, says::anarchy_ruling_116_lost, there, placeOf(impact)));
    const Shoot order{{one.who.state->id}, {target.state->id}, {}, {}, {}};
    const Field field = one.now.fieldWithout(order.by.id, order.at.id);
    const Weapon* as = one.now.numbers().findWeapon(one.numbers().as);
    Shot shot{one.now, order, field, one.who, target, as, one.from(), impact};
    shot.range = hex::distance(one.from(), impact);
    shot.band = bandOf(*as, shot.range);
    shot.mounted = target.state->mounted || one.now.isAnimal(target.piece());
    shot.cover = shot.mounted ? std::min(cover, Cover::Medium) : cover;
    verdict.say(play::Weight::Ruling, says::anarchy_ruling_116_cover,
                {{"name", target.name()}, {"cover", play::wordValue(shot.cover)}});
    verdict.fact("cover", play::wordValue(shot.cover));
    resolveShot(verdict, shot, tray);
}

} // namespace

Hex impactOf(Hex from, Hex target, int place)
{
    if (place == 0)
        return target;
    const Side ahead = hex::sideTowards(from, target);
    if (place <= 6)
        return hex::neighbour(target, hex::turned(ahead, place - 1));
    const Side side = hex::turned(ahead, (place - 7) / 2);
    const Hex near = hex::neighbour(target, side);
    return hex::neighbour(near, (place - 7) % 2 == 0 ? side : hex::turned(side, 1));
}

Verdict judge(const Position& now, const play::Begun<Lob>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body who = named<&Lob::by>(verdict, now, order);
    if (!who || !refuseWhileOwed(verdict, now))
        return verdict;
    const Weapon* as = now.numbers().findWeapon(ruleset(now).sling.as);
    sayWhoMayShoot(verdict, {now, who, {}, as});
    play::weigh(slingerRules, Actor{now, who}, verdict);
    if (order.wants<&Lob::hex>(verdict) || !verdict.legal || !who.onMap())
        return verdict;
    const Throw one{now, who, order->hex};
    verdict.fact("range", one.range());
    play::weigh(throwRules, one, verdict);
    if (!verdict.legal)
        return verdict;
    verdict.note(says::anarchy_1_2a_clears, {{"name", who.name()}});
    const auto place = scatter(verdict, one, tray);
    if (!place)
        return verdict;
    const Hex impact = impactOf(one.from(), one.hex, *place);
    verdict.note(says::anarchy_1_2b_impact, {{"hex", impact}}, placeOf(impact));
    verdict.effect(HasShot{order->by});
    hit(verdict, one, impact, tray);
    return verdict;
}

std::optional<play::Marks> couldLob(const Position& now, const play::Record& begun, const play::Field& field)
{
    if (begun.kind != "lob")
        return {};
    play::Marks marks{{}, false, true};
    const Body who = now.find(counterIn(begun, "by"));
    for (const Counter& one : now.state().counters)
        if (!one.hex || one.health == Health::Dead)
            continue;
        else if (field.key == "by" && hasASling(now.body(one)))
            marks.all.push_back(counterRef(one.id));
        else if (field.key == "hex" && who && one.force != who.state->force)
            marks.all.emplace_back(*one.hex);
    return marks;
}

void joinSling(Tables& tables)
{
    tables.shooters.behind(rule::siege_1_21a, straightRule);
    tables.moving.add(staysRule);
}

std::vector<RuleId> rulesOfTheSling()
{
    std::vector<RuleId> ids{rule::anarchy_1_2a, rule::anarchy_1_2b};
    play::addIds(ids, throwRules);
    play::addIds(ids, slingerRules);
    return ids;
}

} // namespace merlon::anarchy
