#include "core/anarchy/walls/walls.h"

#include "anarchy_rules/3_1.h"
#include "anarchy_rules/3_2.h"
#include "anarchy_rules/3_3.h"
#include "anarchy_rules/3_6.h"
#include "anarchy_rules/ruling.h"
#include "core/castle/ladders/ladders.h"
#include "core/castle/melee/melee.h"
#include "core/castle/moves/moves.h"
#include "core/castle/shots/shots.h"
#include "core/hex/trace.h"
#include "siege_rules/1_91.h"
#include "siege_rules/2_42.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::note;
using play::refusal;

/// The hoarding in which one is who stands there; null: he is in none.
const Standing* hoardingOf(const Position& now, Spot spot)
{
    return spot.storey > 0 ? now.ground().at(spot.hex).hanging() : nullptr;
}

// Steps.

Findings leavesAHoarding(const Stride& stride)
{
    const bool along = stride.lands > 0 && stride.groundThere.hanging() != nullptr;
    if (hoardingOf(stride.now, {stride.from, stride.storey}) == nullptr || along || stride.isOffTheTower())
        return {};
    return {refusal(says::anarchy_3_3_3a_off, {{"hex", stride.to}}, placeOf(stride.to))};
}

constexpr play::Rule<Stride> leaveRule{play::several, leavesAHoarding};

// Ladders.

Findings leansOnAHoarding(const LadderPlace& place)
{
    for (const Hex hex : {place.hex, place.wall})
        if (place.now.ground().at(hex).hanging() != nullptr)
            return {refusal(says::anarchy_3_3_3b_against, {{"hex", hex}}, placeOf(hex))};
    return {};
}

constexpr play::Rule<LadderPlace> ladderRule{rule::anarchy_3_3_3b, leansOnAHoarding};

// Shots.

play::Args shooterIn(const Shot& shot)
{
    return {{"shooter", shot.shooter.name()}};
}
play::Args targetIn(const Shot& shot)
{
    return {{"target", shot.target.name()}};
}

bool isOutOfAHoarding(const Shot& shot)
{
    return !shot.engine && !shot.thrown && hoardingOf(shot.now, shot.stand()) != nullptr;
}

bool isStraightDown(const Shot& shot)
{
    return isOutOfAHoarding(shot) && shot.from == shot.to && shot.goal().storey == 0;
}

/// At the foot of a hex beside his own, under another hoarding too.
bool isAtTheFootBeside(const Shot& shot)
{
    return hex::distance(shot.from, shot.to) == 1 && shot.goal().storey == 0 &&
           shot.now.ground().at(shot.to).sight != Sight::Rampart;
}

bool leavesBy(const Shot& shot, Side side)
{
    const hex::Segment& line = shot.sight.line.segment;
    bool leaves = false;
    hex::trace(line,
               [&](const hex::Event& event)
               {
                   leaves =
                       event.from == shot.from &&
                       (hex::neighbour(shot.from, side) == event.to ||
                        (event.kind == hex::EventKind::Corner && hex::neighbour(shot.from, side) == event.touched));
                   return false;
               });
    return leaves;
}

/// Its outward side and the two beside it; by the other reading, all that touch no rampart.
bool isInTheArc(const Shot& shot)
{
    const Standing& hoarding = *hoardingOf(shot.now, shot.stand());
    const bool outer = options(shot.now).hoardingArc == "all_outer_sides";
    return std::ranges::any_of(
        hex::allSides,
        [&](Side side)
        {
            const bool front = hoarding.faces && (side == *hoarding.faces || side == hex::turned(*hoarding.faces, 1) ||
                                                  side == hex::turned(*hoarding.faces, -1));
            const Hex beyond = hex::neighbour(shot.from, side);
            const bool open = outer ? shot.now.ground().at(beyond).sight != Sight::Rampart : front;
            return open && leavesBy(shot, side);
        });
}

bool isOutsideTheArc(const Shot& shot)
{
    return isOutOfAHoarding(shot) && shot.from != shot.to && !isAtTheFootBeside(shot) && !isInTheArc(shot);
}

bool isBesideTheArc(const Shot& shot)
{
    return isOutOfAHoarding(shot) && isAtTheFootBeside(shot) && !isInTheArc(shot);
}

bool isInTheOtherArc(const Shot& shot)
{
    return isOutOfAHoarding(shot) && options(shot.now).hoardingArc == "all_outer_sides" && shot.from != shot.to &&
           isInTheArc(shot);
}

/// From the ground, at most so many hexes away.
bool isFromBelow(const Shot& shot)
{
    return !shot.thrown && hoardingOf(shot.now, shot.goal()) != nullptr && shot.shooterHeight() < shot.targetHeight() &&
           shot.range <= shot.now.rules().line.upHangings;
}

bool isFromBeneath(const Shot& shot)
{
    return isFromBelow(shot) && shot.range == 0 && options(shot.now).machicolationUpDistance == "1";
}

/// On the battlements, with a hoarding before them.
bool isBehindOne(const Shot& shot)
{
    if (shot.there().sight != Sight::Rampart || hoardingOf(shot.now, shot.stand()) != nullptr)
        return false;
    return std::ranges::any_of(hex::allSides, [&](Side side)
                               { return shot.now.ground().at(hex::neighbour(shot.to, side)).hanging() != nullptr; });
}

bool isBareInAHoarding(const Shot& shot)
{
    return hoardingOf(shot.now, shot.goal()) != nullptr && shot.cover == Cover::None && shot.sight.line.clear &&
           options(shot.now).hoardingBackCover == "none";
}

constexpr ShotRule hoardingWays[] = {
    {refusal, says::anarchy_3_3_5_2b_down, isStraightDown, shooterIn},
    {refusal, says::anarchy_3_3_5_1a_arc, isOutsideTheArc, targetIn},
    {note, says::anarchy_3_3_5_1a_out,
     [](const Shot& shot) { return isOutOfAHoarding(shot) && shot.from != shot.to && isInTheArc(shot); }, shooterIn},
    {play::ruling, says::anarchy_ruling_128_outer, isInTheOtherArc, shooterIn},
    {play::ruling, says::anarchy_ruling_128_foot, isBesideTheArc, hexEntered},
    {refusal, says::anarchy_ruling_129_beneath, isFromBeneath, shooterIn},
    {note, says::anarchy_3_3_5_2c_up, [](const Shot& shot) { return isFromBelow(shot) && !isFromBeneath(shot); },
     shooterIn},
    {refusal, says::anarchy_ruling_19_always,
     [](const Shot& shot) { return options(shot.now).behindHoarding == "always" && isBehindOne(shot); }, targetIn},
    {play::ruling, says::anarchy_ruling_130_none, isBareInAHoarding, targetIn},
};

/// Into what covers by some of its sides.
Findings comesInByACorner(const Shot& shot)
{
    if (!shot.sight.line.cornerIn)
        return {};
    for (const Standing& one : shot.there().things)
        if (const Storey* place = one.kind->storey(shot.goal().storey);
            place != nullptr && (place->front || one.kind->hangs()))
            return {play::ruling(shot.now.rules().line.cornerShelters ? says::anarchy_ruling_140_covered
                                                                      : says::anarchy_ruling_140_open,
                                 {{"hex", shot.to}})};
    return {};
}

constexpr ShotRule cornerRule{rule::anarchy_ruling_140, comesInByACorner};

// Melee.

/// Two on different heights, one of whom is there.
template <class Is>
const Body* keptApart(const Fighter& one, Is is)
{
    if (!one.who.onMap())
        return nullptr;
    for (const Body& target : one.melee.at)
        if (target.onMap() && contactOf(one.now(), one.who, target).bar != Bar::None && (is(one.who) || is(target)) &&
            hex::distance(*one.who.state->hex, *target.state->hex) <= 1)
            return &target;
    return nullptr;
}

Findings fightsOutOfAHoarding(const Fighter& one)
{
    const Body* target = keptApart(one, [&](const Body& who) { return hoardingOf(one.now(), who.spot()) != nullptr; });
    if (target == nullptr)
        return {};
    return {refusal(says::anarchy_3_3_9b_reach, {{"attacker", one.who.name()}, {"target", target->name()}})};
}

Findings fightsBesideALadder(const Fighter& one)
{
    const Body* target = keptApart(one, [&](const Body& who) { return one.now().onLadder(*who.state); });
    const auto onTheWalls = [&](const Body& who)
    { return one.now().ground().at(*who.state->hex).sight == Sight::Rampart; };
    if (target == nullptr || (!onTheWalls(one.who) && !onTheWalls(*target)))
        return {};
    return {refusal(says::anarchy_3_6_2_side, {{"attacker", one.who.name()}, {"target", target->name()}})};
}

constexpr play::Rule<Fighter> fighterRules[] = {
    {rule::anarchy_3_3_9b, fightsOutOfAHoarding},
    {rule::anarchy_3_6_2, fightsBesideALadder},
};

} // namespace

void joinWalls(Tables& tables)
{
    tables.strides.behind(rule::siege_2_42c, leaveRule);
    tables.leaning.add(ladderRule);
    for (const ShotRule& row : hoardingWays)
        tables.ways.add(row);
    tables.covers.add(cornerRule);
    for (const auto& row : fighterRules)
        tables.attackers.add(row);
}

std::vector<RuleId> rulesOfWalls()
{
    return {rule::anarchy_3_1a,       rule::anarchy_3_1c,      rule::anarchy_3_1d,   rule::anarchy_3_1e,
            rule::anarchy_3_2_1b,     rule::anarchy_3_2_1c,    rule::anarchy_3_2_1d, rule::anarchy_3_3_2,
            rule::anarchy_3_3_3a,     rule::anarchy_3_3_3d,    rule::anarchy_3_3_4a, rule::anarchy_3_3_4b,
            rule::anarchy_3_3_4c,     rule::anarchy_3_3_4d,    rule::anarchy_3_3_9a, rule::anarchy_ruling_117,
            rule::anarchy_ruling_131, rule::anarchy_ruling_136};
}

} // namespace merlon::anarchy
