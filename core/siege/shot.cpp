#include "core/siege/shot.h"

#include "core/siege/retreat.h"
#include "rule_ids.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using hex::Hex;
using rules::Cover;
using scenario::Health;
using verdict::Builder;
using verdict::Word;

/// Who may shoot at all, and at whom (1.21a, 1.41a, ruling stunned-inert).
bool mayShoot(Builder& verdict, const Shot& shot)
{
    const Body& shooter = shot.shooter;
    const Body& target = shot.target;
    if (!shooter.onMap())
        verdict.forbid(says::siege_1_41a_absent, {{"name", shooter.name()}});
    if (!target.onMap())
        verdict.forbid(says::siege_1_41a_absent, {{"name", target.name()}});
    if (!shooter.alive())
        verdict.forbid(says::siege_1_41a_dead, {{"name", shooter.name()}});
    else if (shooter.state->health == Health::Stunned)
        verdict.forbid(says::siege_ruling_stunned_inert_shooter, {{"shooter", shooter.name()}});
    if (!target.alive())
        verdict.forbid(says::siege_1_41a_dead, {{"name", target.name()}});
    if (!shot.weapon)
        verdict.forbid(says::siege_1_21a_unarmed, {{"shooter", shooter.name()}});
    if (shooter.state->force == target.state->force)
        verdict.forbid(says::siege_1_41a_friend, {{"shooter", shooter.name()}, {"target", target.name()}});
    return verdict.legal();
}

std::optional<bool> chosenDoorSide(const Table& table, const verdict::Shoot& order)
{
    const auto known = std::ranges::find(table.game().doorSides, order.at, &game::DoorSide::counter);
    if (known != table.game().doorSides.end())
        return known->outer;
    if (order.covered)
        return *order.covered == "outer";
    return {};
}

/// What a shooter who may choose prefers among the hexes of a mounted target.
auto preference(const Shot& shot)
{
    return std::tuple(shot.band != Band::Beyond, shot.sight.line.clear, !shot.sight.line.overSomebody,
                      -static_cast<int>(shot.cover), -shot.range);
}

/// 3.31 and sheet.3b: the better cover of a rider's two hexes, but never strong.
Cover coverOfRider(const Field& field, const Shot& shot)
{
    Cover best = shot.sight.line.cover.cover;
    for (const Hex hex : Table::hexesOf(*shot.target.state))
        if (hex != shot.to)
            best = std::max(best, lineOfFire(field, {shot.from, hex, {}, {}}).cover.cover);
    return std::min(best, Cover::Medium);
}

Shot aimAt(const Table& table, const Field& field, const verdict::Shoot& order, Shot shot, Hex hex)
{
    shot.to = hex;
    shot.range = hex::distance(shot.from, hex);
    shot.band = bandOf(*shot.weapon, shot.range);
    shot.sight = explainLine(field, {shot.from, hex, order.across, chosenDoorSide(table, order)});
    shot.cover = shot.mounted ? coverOfRider(field, shot) : shot.sight.line.cover.cover;
    return shot;
}

void forbidPlace(Builder& verdict, const Shot& shot, Limit limit)
{
    const verdict::Arg shooter{"shooter", shot.shooter.name()};
    const verdict::Arg target{"target", shot.target.name()};
    switch (limit)
    {
    case Limit::None:
        return;
    case Limit::MoatAtCastle:
        verdict.forbid(says::siege_1_45c_moat, {shooter}, verdict::Place{shot.from, {}});
        return;
    case Limit::MoatFromAfar:
        verdict.forbid(says::siege_1_46c_afar, {shooter, target}, verdict::Place{shot.to, {}});
        return;
    case Limit::MoatOutward:
        verdict.forbid(says::siege_1_46e_outward, {shooter}, verdict::Place{shot.from, {}});
        return;
    case Limit::LadderElsewhere:
        verdict.forbid(says::siege_1_93b_ladder, {shooter}, verdict::Place{shot.from, {}});
        return;
    }
}

/// 1.46a and 1.46d: what lets this shot reach into the moat.
void noteMoat(Builder& verdict, const Table& table, const Shot& shot)
{
    const std::int32_t moat = table.ground().at(shot.to).moat;
    if (moat < 0 || !shot.sight.line.clear)
        return;
    if (table.ground().besideMoat(shot.from, moat))
        verdict.note(says::siege_1_46d_edge, {{"shooter", shot.shooter.name()}});
    else if (table.ground().at(shot.from).height >= rules::Height::Wall)
        verdict.note(says::siege_1_46a_down, {{"target", shot.target.name()}});
}

/// 1.44g: from above, never at one beside whom a friend stands; of a rider, beside either of his hexes.
void forbidBesideFriend(Builder& verdict, const Table& table, const Field& field, const Shot& shot)
{
    const int radius = lookOver(field, shot.from);
    if (radius == 0)
        return;
    for (const Hex aimed : Table::hexesOf(*shot.target.state))
    {
        const bool far = hex::distance(shot.from, aimed) > radius && !table.policies().friendAtEveryDistance;
        if (far || heightAt(field, aimed) >= heightAt(field, shot.from))
            continue;
        for (const auto& state : table.game().counters)
        {
            if (state.id == shot.shooter.state->id || state.force != shot.shooter.state->force ||
                state.health == Health::Dead)
                continue;
            const auto beside = [&](Hex hex)
            { return hex::distance(hex, aimed) == 1 && heightAt(field, hex) == heightAt(field, aimed); };
            const auto hexes = Table::hexesOf(state);
            if (const auto found = std::ranges::find_if(hexes, beside); found != hexes.end())
            {
                verdict.forbid(says::siege_1_44g_friend,
                               {{"friend", table.game().source(state).name}, {"target", shot.target.name()}},
                               verdict::Place{*found, {}});
                return;
            }
        }
    }
}

/// 1.42: crossbows never over anybody; bows at medium or long range, at a target that is not covered too well.
void weighBlockers(Builder& verdict, const Table& table, const Shot& shot)
{
    if (shot.sight.blockers.empty())
        return;
    const Hex hex = shot.sight.blockers.front().hex;
    const verdict::Value blocker = table.whoStandsAt(hex).value_or(verdict::Value{hex});
    const verdict::Place place{hex, {}};
    if (shot.weapon->kind != rules::WeaponKind::Bow)
        verdict.forbid(says::siege_1_42a_over,
                       {{"weapon", Word{"weapon." + shot.weapon->id}}, {"blocker", blocker}, {"hex", hex}}, place);
    else if (shot.band == Band::Short)
        verdict.forbid(says::siege_1_42c_short, {{"blocker", blocker}, {"hex", hex}}, place);
    else if (shot.cover > table.policies().overCover)
        verdict.forbid(says::siege_1_42c_covered,
                       {{"blocker", blocker}, {"hex", hex}, {"cover", coverWord(shot.cover)}}, place);
    else
        verdict.note(says::siege_1_42c_allowed, {{"blocker", blocker}, {"hex", hex}}, place);
    if (shot.weapon->kind == rules::WeaponKind::Ballista)
        verdict.ruling(says::siege_ruling_ballista_direct_used);
}

void weighAcross(Builder& verdict, const Table& table, const verdict::Shoot& order, const Shot& shot)
{
    if (!order.across || shot.sight.line.segment.from == hex::middle(shot.from, *order.across))
        return;
    const Word side{"side." + std::string(hex::sideName(table.ground().layout().orientation, *order.across))};
    verdict.forbid(says::siege_1_44a_inner, {{"side", side}, {"hex", shot.from}, {"target", shot.target.name()}},
                   verdict::Place{shot.from, order.across});
}

/// siege.ruling.door-side: the first shot of a phase settles which side of his door the target is covered on.
void keepDoorSide(Builder& verdict, const Table& table, const verdict::Shoot& order, const Shot& shot)
{
    const HexGround& ground = table.ground().at(shot.to);
    const bool known = std::ranges::count(table.game().doorSides, order.at, &game::DoorSide::counter) > 0;
    if (ground.door && !ground.keepDoor && !known)
        verdict.effect(verdict::DoorSideChosen{
            order.at, chosenDoorSide(table, order).value_or(shot.sight.line.throughTargetsDoor)});
}

void drawLine(Builder& verdict, const Shot& shot)
{
    const Sightline& line = shot.sight.line;
    verdict::SightLine drawn{line.segment.from, line.segment.to, {}};
    if (!line.clear)
        drawn.stop = verdict::Place{line.stop.hex, line.stop.side};
    verdict.line(drawn);
}

} // namespace

Band bandOf(const rules::Weapon& weapon, int range)
{
    return range <= weapon.shortRange    ? Band::Short
           : range <= weapon.mediumRange ? Band::Medium
           : range <= weapon.longRange   ? Band::Long
                                         : Band::Beyond;
}

Word bandWord(Band band)
{
    static constexpr const char* keys[] = {"band.short", "band.medium", "band.long", "band.beyond"};
    return {keys[static_cast<std::size_t>(band)]};
}

Word coverWord(Cover cover)
{
    static constexpr const char* keys[] = {"cover.none", "cover.light", "cover.medium", "cover.strong", "cover.total"};
    return {keys[static_cast<std::size_t>(cover)]};
}

verdict::Verdict judgeShot(const Table& table, const verdict::Shoot& order, const game::DiceGiven& dice)
{
    Builder verdict;
    Shot shot;
    shot.shooter = table.find(order.by);
    shot.target = table.find(order.at);
    for (const auto& [body, id] : {std::pair(shot.shooter, order.by), std::pair(shot.target, order.at)})
        if (!body)
            verdict.forbid(says::siege_1_41a_unknown, {{"name", id}});
    if (!verdict.legal() || forbidWhileOwed(verdict, table))
        return std::move(verdict).done();
    shot.weapon = table.ruleset().findWeapon(shot.shooter.counter->weapon);
    if (!mayShoot(verdict, shot))
        return std::move(verdict).done();

    shot.from = *shot.shooter.state->hex;
    shot.mounted = shot.target.state->mounted || table.isAnimal(*shot.target.counter);
    const Field field = table.fieldWithout(order.by, order.at);
    const auto hexes = Table::hexesOf(*shot.target.state);
    Shot best;
    for (const Hex hex : hexes)
        if (!order.aim || *order.aim == hex || std::ranges::count(hexes, *order.aim) == 0)
            if (const Shot tried = aimAt(table, field, order, shot, hex);
                !best.weapon || preference(tried) > preference(best))
                best = tried;
    shot = best;
    drawLine(verdict, shot);

    const Word band = bandWord(shot.band);
    verdict.fact("range", shot.range).fact("band", band);
    if (shot.band == Band::Beyond)
        verdict.forbid(says::siege_sheet_1e_beyond, {{"range", shot.range},
                                                     {"longest", shot.weapon->longRange},
                                                     {"weapon", Word{"weapon." + shot.weapon->id}}});
    weighAcross(verdict, table, order, shot);
    forbidPlace(verdict, shot, placeLimit(field, shot.from, shot.to));
    explainSight(verdict, table, shot);
    noteMoat(verdict, table, shot);
    forbidBesideFriend(verdict, table, field, shot);
    weighBlockers(verdict, table, shot);
    if (!verdict.legal())
        return std::move(verdict).done();
    resolveShot(verdict, table, shot, dice);
    if (!verdict.waits())
        keepDoorSide(verdict, table, order, shot);
    return std::move(verdict).done();
}

} // namespace merlon::siege
