// Flaming arrows: 5.31.

#include "core/castle/fire/fire.h"

#include "core/castle/field/first.h"
#include "core/castle/ground/limits.h"
#include "core/castle/shots/shots.h"
#include "siege_rules/1_42.h"
#include "siege_rules/5_31.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;
using play::Verdict;

struct Arrow
{
    const Position& now;
    const Body& shooter;
    const Weapon& weapon;
    std::optional<Hex> hex{};
    Explained sight{};

    Hex from() const { return *shooter.state->hex; }
    int range() const { return hex::distance(from(), *hex); }
    /// At what stands there itself, and so at its top.
    Aim aim(std::optional<Side> across = {}) const
    {
        Aim aim{{from(), shooter.state->storey}, now.ground().top(*hex), across};
        aim.atEngine = true;
        return aim;
    }
    bool engine() const { return engineAt(now.data(), now.state(), *hex).has_value(); }
    bool tent() const { return hasTent(now.state(), *hex); }
};

constexpr play::Rule<Arrow> archerRules[] = {
    {refusal, says::siege_5_31a_bows, [](const Arrow& arrow) { return arrow.weapon.kind != WeaponKind::Bow; },
     [](const Arrow& arrow) { return play::args("weapon", word("weapon", arrow.weapon.id)); }},
    {refusal, says::siege_5_31a_none,
     [](const Arrow& arrow) { return !arrow.hex && hexesOfEngines(arrow.now.data(), arrow.now.state()).empty(); }},
};

Findings isStopped(const Arrow& arrow)
{
    const Sightline& line = arrow.sight.line;
    return play::refuseIf(!line.clear, says::siege_ruling_flaming_line_stopped,
                          {{"hex", *arrow.hex}, {"at", line.stop.hex}}, placeOf(*arrow.hex));
}

Findings isBarredByThePlace(const Arrow& arrow)
{
    const Field field = arrow.now.fieldWithout(arrow.shooter.state->id, {});
    return play::refuseIf(placeLimit(field, arrow.aim()) != Limit::None, says::siege_ruling_flaming_line_place,
                          {{"from", arrow.from()}, {"hex", *arrow.hex}}, placeOf(*arrow.hex));
}

Findings goesOverSomebody(const Arrow& arrow)
{
    if (arrow.sight.blockers.empty())
        return {};
    const Hex hex = arrow.sight.blockers.front().hex;
    const play::Value who = arrow.now.whoStandsAt(arrow.now.ground().top(hex)).value_or(play::Value(hex));
    return {refusal(says::siege_1_42c_short, {{"blocker", who}, {"hex", hex}}, placeOf(hex))};
}

constexpr play::Rule<Arrow> arrowRules[] = {
    {refusal, says::siege_5_31a_no_engine, [](const Arrow& arrow) { return !arrow.tent() && !arrow.engine(); },
     [](const Arrow& arrow) { return play::args("hex", *arrow.hex); },
     [](const Arrow& arrow) { return placeOf(*arrow.hex); }},
    {refusal, says::siege_ruling_flaming_line_tent, [](const Arrow& arrow) { return arrow.tent() && !arrow.engine(); },
     [](const Arrow& arrow) { return play::args("hex", *arrow.hex); },
     [](const Arrow& arrow) { return placeOf(*arrow.hex); }},
    {refusal, says::siege_5_31a_burning,
     [](const Arrow& arrow) { return arrow.now.ground().at(*arrow.hex).has(thing::fire); },
     [](const Arrow& arrow) { return play::args("hex", *arrow.hex); },
     [](const Arrow& arrow) { return placeOf(*arrow.hex); }},
    {refusal, says::siege_5_31b_short, [](const Arrow& arrow) { return arrow.range() > arrow.weapon.shortRange; },
     [](const Arrow& arrow)
     { return play::args("hex", *arrow.hex, "range", arrow.range(), "longest", arrow.weapon.shortRange); },
     [](const Arrow& arrow) { return placeOf(*arrow.hex); }},
    {rule::siege_ruling_flaming_line, isBarredByThePlace},
    {rule::siege_ruling_flaming_line, isStopped},
    {rule::siege_1_42c, goesOverSomebody},
};

struct Hit
{
    Hex hex;
    int die = 0;
    const std::string& letter;

    bool catches() const { return letter == "F"; }
};

Findings doesNotSetItAlight(const Hit& hit)
{
    if (hit.catches())
        return {};
    return {{play::Weight::Result, says::siege_5_31c_misses, {{"die", hit.die}, {"hex", hit.hex}}}};
}

constexpr play::Rule<Hit> hitRules[] = {
    {rule::siege_5_31c, doesNotSetItAlight},
    {play::note, says::siege_5_31d_catches, [](const Hit& hit) { return hit.catches(); },
     [](const Hit& hit)
     { return play::args("die", hit.die, "letter", word("fire-letter", hit.letter), "hex", hit.hex); }},
};

/// Whoever stands where the arrow goes is no bar to it.
Field fieldTo(const Position& now, const Body& shooter, Hex hex)
{
    for (const Counter& one : now.state().counters)
        if (one.health != Health::Dead && now.isAt(one, now.ground().top(hex)))
            return now.fieldWithout(shooter.state->id, one.id);
    return now.fieldWithout(shooter.state->id, {});
}

void drawLine(Verdict& verdict, const Sightline& line)
{
    play::Line drawn{line.segment.from, line.segment.to, {}};
    if (!line.clear)
        drawn.stop = play::Place{0, line.stop.hex, 0, line.stop.side};
    verdict.lines.push_back(drawn);
}

void resolve(Verdict& verdict, const Arrow& arrow, play::Tray& tray)
{
    const auto die = tray.roll(verdict, {10, "flame"});
    if (!die)
        return;
    const Position& now = arrow.now;
    const auto engine = engineAt(now.data(), now.state(), *arrow.hex);
    const auto column = now.numbers().fire.engines.find(engine ? engine->kind : std::string());
    if (column == now.numbers().fire.engines.end()) // by the referee's word: there is nothing to burn
        return;
    const Hit hit{*arrow.hex, *die, readFireTable(verdict, now, column->second, *die)};
    play::weigh(hitRules, hit, verdict);
    const ForceId force{now.data().forces[static_cast<std::size_t>(arrow.shooter.state->force)]};
    if (hit.catches())
        setAlight(verdict, now, {*arrow.hex, Cause::Arrow, force, false});
}

} // namespace

Verdict judge(const Position& now, const play::Begun<ShootFlaming>& order, play::Tray& tray)
{
    Verdict verdict = tray.begin();
    const Body shooter = actor<&ShootFlaming::by>(verdict, now, order);
    if (!shooter)
        return verdict;
    const Weapon* weapon = shooter.weapon() ? now.numbers().findWeapon(shooter.weapon()->id) : nullptr;
    sayWhoMayShoot(verdict, {now, shooter, {}, weapon});
    if (!verdict.legal)
        return verdict;
    Arrow arrow{now, shooter, *weapon};
    if (!order.wants<&ShootFlaming::hex>(verdict))
        arrow.hex = order->hex;
    play::weigh(archerRules, arrow, verdict);
    if (!arrow.hex || !verdict.legal)
        return verdict;
    if (now.ground().at(arrow.from()).sight == Sight::Rampart || now.ground().hasSlit(arrow.from()))
        order.wants<&ShootFlaming::across>(verdict, false);
    const Field field = fieldTo(now, shooter, *arrow.hex);
    arrow.sight = explainLine(field, arrow.aim(order->across));
    drawLine(verdict, arrow.sight.line);
    verdict.fact("range", arrow.range());
    play::weigh(arrowRules, arrow, verdict);
    if (!verdict.whole())
        return verdict;
    verdict.note(says::siege_5_31b_near,
                 {{"hex", *arrow.hex}, {"range", arrow.range()}, {"longest", weapon->shortRange}});
    resolve(verdict, arrow, tray);
    if (verdict.waits())
        return verdict;
    return verdict.effect(HasShot{order->by});
}

std::vector<RuleId> rulesOfFlamingArrows()
{
    std::vector<RuleId> ids;
    play::addIds(ids, archerRules);
    play::addIds(ids, arrowRules);
    play::addIds(ids, hitRules);
    return ids;
}

} // namespace merlon::castle
