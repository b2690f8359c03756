// Flaming arrows: 5.31.

#include "core/castle/limits.h"
#include "core/siege/fire.h"
#include "core/siege/named.h"
#include "core/siege/retreat.h"
#include "core/siege/shot.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
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
    castle::Explained sight{};

    Hex from() const { return *shooter.state->hex; }
    int range() const { return hex::distance(from(), *hex); }
    /// At what stands there itself, and so at its top.
    castle::Aim aim(std::optional<Side> across = {}) const
    {
        castle::Aim aim{from(), *hex, across, {}, shooter.state->aloft, now.ground().at(*hex).hasTop()};
        aim.atEngine = true;
        return aim;
    }
    bool engine() const { return engineAt(now.data(), now.state(), *hex).has_value(); }
    bool tent() const { return hasTent(now.state(), *hex); }
    Findings no(const Phrase& says, bool holds, play::Args args) const
    {
        return holds ? Findings{refusal(says, std::move(args), placeOf(*hex))} : Findings();
    }
};

Findings isNoBow(const Arrow& arrow)
{
    if (arrow.weapon.kind == WeaponKind::Bow)
        return {};
    return {refusal(says::siege_5_31a_bows, {{"weapon", word("weapon", arrow.weapon.id)}})};
}

Findings hasNothingToAimAt(const Arrow& arrow)
{
    if (arrow.hex || !hexesOfEngines(arrow.now.data(), arrow.now.state()).empty())
        return {};
    return {refusal(says::siege_5_31a_none)};
}

constexpr play::Rule<Arrow> archerRules[] = {
    {rule::siege_5_31a, isNoBow},
    {rule::siege_5_31a, hasNothingToAimAt},
};

Findings isATent(const Arrow& arrow)
{
    return arrow.no(says::siege_ruling_flaming_line_tent, arrow.tent() && !arrow.engine(), {{"hex", *arrow.hex}});
}

Findings isNoEngine(const Arrow& arrow)
{
    return arrow.no(says::siege_5_31a_no_engine, !arrow.tent() && !arrow.engine(), {{"hex", *arrow.hex}});
}

Findings burnsAlready(const Arrow& arrow)
{
    return arrow.no(says::siege_5_31a_burning, arrow.now.ground().at(*arrow.hex).burning, {{"hex", *arrow.hex}});
}

Findings isTooFar(const Arrow& arrow)
{
    return arrow.no(says::siege_5_31b_short, arrow.range() > arrow.weapon.shortRange,
                    {{"hex", *arrow.hex}, {"range", arrow.range()}, {"longest", arrow.weapon.shortRange}});
}

Findings isStopped(const Arrow& arrow)
{
    const castle::Sightline& line = arrow.sight.line;
    return arrow.no(says::siege_ruling_flaming_line_stopped, !line.clear, {{"hex", *arrow.hex}, {"at", line.stop.hex}});
}

Findings isBarredByThePlace(const Arrow& arrow)
{
    const castle::Field field = arrow.now.fieldWithout(arrow.shooter.state->id, {});
    return arrow.no(says::siege_ruling_flaming_line_place,
                    castle::placeLimit(field, arrow.aim()) != castle::Limit::None,
                    {{"from", arrow.from()}, {"hex", *arrow.hex}});
}

Findings goesOverSomebody(const Arrow& arrow)
{
    if (arrow.sight.blockers.empty())
        return {};
    const Hex hex = arrow.sight.blockers.front().hex;
    const play::Value who =
        arrow.now.whoStandsAt(hex, {}, arrow.now.ground().at(hex).hasTop()).value_or(play::Value(hex));
    return {refusal(says::siege_1_42c_short, {{"blocker", who}, {"hex", hex}}, placeOf(hex))};
}

constexpr play::Rule<Arrow> arrowRules[] = {
    {rule::siege_5_31a, isNoEngine},
    {rule::siege_ruling_flaming_line, isATent},
    {rule::siege_5_31a, burnsAlready},
    {rule::siege_5_31b, isTooFar},
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

Findings setsItAlight(const Hit& hit)
{
    if (!hit.catches())
        return {};
    return {play::note(says::siege_5_31d_catches,
                       {{"die", hit.die}, {"letter", word("fire-letter", hit.letter)}, {"hex", hit.hex}})};
}

Findings doesNotSetItAlight(const Hit& hit)
{
    if (hit.catches())
        return {};
    return {{play::Weight::Result, says::siege_5_31c_misses, {{"die", hit.die}, {"hex", hit.hex}}}};
}

constexpr play::Rule<Hit> hitRules[] = {
    {rule::siege_5_31c, doesNotSetItAlight},
    {rule::siege_5_31d, setsItAlight},
};

/// Whoever stands where the arrow goes is no bar to it.
castle::Field fieldTo(const Position& now, const Body& shooter, Hex hex)
{
    for (const Counter& one : now.state().counters)
        if (one.health != Health::Dead && now.isAt(one, hex, now.ground().at(hex).hasTop()))
            return now.fieldWithout(shooter.state->id, one.id);
    return now.fieldWithout(shooter.state->id, {});
}

void drawLine(Verdict& verdict, const castle::Sightline& line)
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
    const auto column = now.ruleset().fire.engines.find(engine ? engine->kind : std::string());
    if (column == now.ruleset().fire.engines.end()) // by the referee's word: there is nothing to burn
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
    const Body shooter = named<&ShootFlaming::by>(verdict, now, order);
    if (!shooter)
        return verdict;
    if (!refuseWhileOwed(verdict, now))
        return verdict;
    const Weapon* weapon = shooter.piece().weapon ? now.ruleset().findWeapon(shooter.piece().weapon->id) : nullptr;
    sayWhoMayShoot(verdict, {now, shooter, {}, weapon});
    if (!verdict.legal)
        return verdict;
    Arrow arrow{now, shooter, *weapon};
    if (!order.wants<&ShootFlaming::hex>(verdict))
        arrow.hex = order->hex;
    play::weigh(archerRules, arrow, verdict);
    if (!arrow.hex || !verdict.legal)
        return verdict;
    if (now.ground().at(arrow.from()).sight == castle::Sight::Rampart || now.ground().hasSlit(arrow.from()))
        order.wants<&ShootFlaming::across>(verdict, false);
    const castle::Field field = fieldTo(now, shooter, *arrow.hex);
    arrow.sight = castle::explainLine(field, arrow.aim(order->across));
    drawLine(verdict, arrow.sight.line);
    verdict.fact("range", arrow.range());
    play::weigh(arrowRules, arrow, verdict);
    if (!verdict.whole())
        return verdict;
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

} // namespace merlon::siege
