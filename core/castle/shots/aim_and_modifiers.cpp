// The rules of shooting, row by row: at what, over whom, and what is added to the die.

#include "core/castle/shots/shots.h"

#include "siege_rules/1_42.h"
#include "siege_rules/1_44.h"
#include "siege_rules/1_45.h"
#include "siege_rules/1_46.h"
#include "siege_rules/1_93.h"
#include "siege_rules/2_43.h"
#include "siege_rules/5_23.h"
#include "siege_rules/ruling.h"
#include "siege_rules/sheet.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::note;
using play::refusal;
using play::ruling;
using play::Weight;

play::Args shooterOfShot(const Shot& shot)
{
    return {{"shooter", shot.shooter.name()}};
}

// Range, the side that he shoots across, and limits of place.

Findings acrossAnInnerSide(const Shot& shot)
{
    const auto& across = shot.order.across;
    if (!across || shot.sight.line.segment.from == hex::middle(shot.from, *across))
        return {};
    return {refusal(says::siege_1_44a_inner, {{"side", *across}, {"hex", shot.from}, {"target", shot.target.name()}},
                    placeOf(shot.from, across))};
}

template <Limit Of>
bool limited(const Shot& shot)
{
    return placeLimit(shot.field, shot.aim()) == Of;
}

/// siege.ruling.moat-out, where a group has chosen the other reading.
Findings outOfTheMoatToItsEdge(const Shot& shot)
{
    const bool outward = shot.here().moat >= 0 && shot.there().moat != shot.here().moat;
    if (!shot.now.rules().moatShootsInto || !outward || !limited<Limit::None>(shot))
        return {};
    return {refusal(says::siege_ruling_moat_out_edge, {{"shooter", shot.shooter.name()}}, placeOf(shot.from))};
}

constexpr ShotRule aimRules[] = {
    {refusal, says::siege_sheet_1e_beyond, [](const Shot& shot) { return shot.band == Band::Beyond; },
     [](const Shot& shot)
     {
         return play::args("range", shot.range, "longest", shot.weapon->longRange, "weapon",
                           word("weapon", shot.weapon->id));
     }},
    {rule::siege_1_44a, acrossAnInnerSide},
    {refusal, says::siege_1_45c_moat, [](const Shot& shot) { return limited<Limit::MoatAtCastle>(shot); },
     shooterOfShot, [](const Shot& shot) { return placeOf(shot.from); }},
    {refusal, says::siege_1_46c_afar, [](const Shot& shot) { return limited<Limit::MoatFromAfar>(shot); },
     [](const Shot& shot) { return play::args("shooter", shot.shooter.name(), "target", shot.target.name()); },
     atHexEntered},
    {refusal, says::siege_1_46e_outward, [](const Shot& shot) { return limited<Limit::MoatOutward>(shot); },
     shooterOfShot, [](const Shot& shot) { return placeOf(shot.from); }},
    {rule::siege_ruling_moat_out, outOfTheMoatToItsEdge},
    {refusal, says::siege_1_93b_ladder, [](const Shot& shot) { return limited<Limit::LadderElsewhere>(shot); },
     shooterOfShot, [](const Shot& shot) { return placeOf(shot.from); }},
    {note, says::siege_5_23b_all, [](const Shot& shot) { return shot.here().has(thing::mantlet); }, shooterOfShot,
     [](const Shot& shot) { return placeOf(shot.from); }},
};

// What lets this shot reach into the moat, and who stands beside or between.

bool intoAMoat(const Shot& shot)
{
    return shot.there().moat >= 0 && shot.sight.line.clear;
}

play::Args friendAndTarget(const Shot& shot, const Bystander& one)
{
    return {{"friend", counterRef(one.who->id)}, {"target", shot.target.name()}};
}

Findings besideAFriend(const Shot& shot)
{
    const auto found = exposedFriend(shot);
    if (!found || shot.now.rules().friendsAtRisk || shot.isFromATower())
        return {};
    return {refusal(says::siege_1_44g_friend, friendAndTarget(shot, *found), placeOf(found->hex))};
}

Findings besideAFriendFromATower(const Shot& shot)
{
    const auto found = exposedFriend(shot);
    if (!found || shot.now.rules().friendsAtRisk || !shot.isFromATower())
        return {};
    return {refusal(says::siege_2_43b_friend, friendAndTarget(shot, *found), placeOf(found->hex))};
}

/// The first who stands in the way, and where.
std::optional<std::pair<play::Value, Hex>> blockerOf(const Shot& shot)
{
    if (shot.sight.blockers.empty())
        return {};
    const Hex hex = shot.sight.blockers.front().hex;
    const bool hangs = shot.now.ground().at(hex).hanging() != nullptr;
    const auto who = shot.now.whoStandsAt(hangs ? Spot{hex} : shot.now.ground().top(hex));
    return std::pair(who.value_or(play::Value(hex)), hex);
}

Findings neverOverAnybody(const Shot& shot)
{
    const auto blocker = blockerOf(shot);
    if (!blocker || shot.weapon->kind == WeaponKind::Bow)
        return {};
    return {
        refusal(says::siege_1_42a_over,
                {{"weapon", word("weapon", shot.weapon->id)}, {"blocker", blocker->first}, {"hex", blocker->second}},
                placeOf(blocker->second))};
}

/// Bows at medium or long range, at a target that is not covered too well.
Findings bowsOverSomebody(const Shot& shot)
{
    const auto blocker = blockerOf(shot);
    if (!blocker || shot.weapon->kind != WeaponKind::Bow)
        return {};
    const auto where = placeOf(blocker->second);
    if (shot.band == Band::Short)
        return {refusal(says::siege_1_42c_short, {{"blocker", blocker->first}, {"hex", blocker->second}}, where)};
    if (shot.cover > shot.now.rules().overCover)
        return {refusal(says::siege_1_42c_covered,
                        {{"blocker", blocker->first}, {"hex", blocker->second}, {"cover", wordOf(shot.cover)}}, where)};
    return {note(says::siege_1_42c_allowed, {{"blocker", blocker->first}, {"hex", blocker->second}}, where)};
}

constexpr ShotRule wayRules[] = {
    {note, says::siege_1_46d_edge,
     [](const Shot& shot)
     {
         return intoAMoat(shot) && shot.shooterHeight() < Height::Wall &&
                shot.now.ground().besideMoat(shot.stand(), shot.there().moat);
     },
     shooterOfShot},
    {note, says::siege_1_46a_down,
     [](const Shot& shot) { return intoAMoat(shot) && shot.here().height == Height::Wall; },
     [](const Shot& shot) { return play::args("target", shot.target.name()); }},
    {rule::siege_1_44g, besideAFriend},
    {rule::siege_2_43b, besideAFriendFromATower},
    {rule::siege_1_42a, neverOverAnybody},
    {rule::siege_1_42c, bowsOverSomebody},
    {ruling, says::siege_ruling_ballista_direct_used,
     [](const Shot& shot) { return !shot.sight.blockers.empty() && shot.weapon->kind == WeaponKind::Ballista; }},
};

// What is added to the die.

Findings byRange(const Shot& shot)
{
    const Modifiers& modifiers = shot.now.numbers().modifiers;
    const int add = shot.band == Band::Short    ? modifiers.shortRange
                    : shot.band == Band::Medium ? modifiers.mediumRange
                                                : modifiers.longRange;
    return {{Weight::Notes,
             says::siege_sheet_2a_range,
             {{"range", shot.range}, {"band", wordOf(shot.band)}, {"add", add}},
             {},
             add}};
}

bool woundCounts(const Shot& shot)
{
    return std::ranges::count(shot.now.numbers().modifiers.woundedWeapons, shot.weapon->id) > 0;
}

Findings byTheShootersWound(const Shot& shot)
{
    if (shot.shooter.state->health != Health::Wounded || !woundCounts(shot))
        return {};
    const int add = shot.now.numbers().modifiers.woundedShooter;
    return {{Weight::Notes, says::siege_sheet_2b_wounded, {{"shooter", shot.shooter.name()}, {"add", add}}, {}, add}};
}

Findings byAKnightOnFoot(const Shot& shot)
{
    const int add = addsForAKnight(shot);
    if (add == 0)
        return {};
    return {{Weight::Notes, says::siege_sheet_2c_knight, {{"target", shot.target.name()}, {"add", add}}, {}, add}};
}

constexpr ShotRule modifierRules[] = {
    {rule::siege_sheet_2a, byRange},
    {rule::siege_sheet_2b, byTheShootersWound},
    {ruling, says::siege_ruling_ballista_wounded_none,
     [](const Shot& shot) { return shot.shooter.state->health == Health::Wounded && !woundCounts(shot); }},
    {rule::siege_sheet_2c, byAKnightOnFoot},
};

} // namespace

std::vector<Bystander> friendsBeside(const Shot& shot, Hex aimed)
{
    const Height height = shot.now.ground().heightAt({aimed, shot.target.state->storey});
    std::vector<Bystander> found;
    const auto look = [&](const Counter& counter)
    {
        if (counter.id == shot.shooter.state->id || counter.force != shot.shooter.state->force ||
            counter.health == Health::Dead || shot.now.isNobodys(counter))
            return;
        const auto beside = [&](Hex hex) {
            return hex::distance(hex, aimed) == 1 && shot.now.ground().heightAt({hex, counter.storey}) == height;
        };
        const Footprint hexes(counter);
        if (const auto hex = std::ranges::find_if(hexes, beside); hex != hexes.end())
            found.push_back({&counter, *hex});
    };
    std::ranges::for_each(shot.now.state().counters, look);
    for (const Body& horse : shot.now.looseHorses())
        look(*horse.state);
    return found;
}

std::optional<Bystander> exposedFriend(const Shot& shot)
{
    const int radius = lookOver(shot.field, shot.stand());
    if (radius == 0)
        return {};
    for (const Hex aimed : Footprint(*shot.target.state))
    {
        const bool far = hex::distance(shot.from, aimed) > radius && !shot.now.rules().friendsBesideAtAnyRange;
        if (far || shot.now.ground().heightAt({aimed, shot.target.state->storey}) >= shot.shooterHeight())
            continue;
        if (const auto found = friendsBeside(shot, aimed); !found.empty())
            return found.front();
    }
    return {};
}

play::Rows<Shot> wayRows()
{
    return wayRules;
}

play::Rows<Shot> modifierRows()
{
    return modifierRules;
}

void sayAim(play::Verdict& verdict, const Shot& shot)
{
    play::weigh(aimRules, shot, verdict);
    sayLine(verdict, shot);
}

void sayWhoStandsInTheWay(play::Verdict& verdict, const Shot& shot)
{
    play::weigh(shot.now.tables().ways, shot, verdict);
}

int addsForAKnight(const Shot& shot)
{
    const bool knight = shot.target.piece().cls.id == "knight" && !shot.mounted;
    return knight ? shot.now.numbers().modifiers.knightOnFoot : 0;
}

int sayModifiers(play::Verdict& verdict, const Shot& shot)
{
    return play::weigh(shot.now.tables().modifiers, shot, verdict);
}

std::vector<RuleId> rulesOfShooting()
{
    std::vector<RuleId> ids;
    play::addIds(ids, aimRules);
    for (const auto& more : {rulesOfTheLine(), rulesOfCover(), rulesOfTheResult()})
        ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

} // namespace merlon::castle
