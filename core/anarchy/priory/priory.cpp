// Windows, the threshold of a door, and shots at a closed one.

#include "core/anarchy/priory/priory.h"

#include "anarchy_rules/2_1.h"
#include "anarchy_rules/2_3.h"
#include "anarchy_rules/ruling.h"
#include "core/anarchy/works/works.h"
#include "core/castle/moves/moves.h"
#include "core/castle/shots/shots.h"
#include "siege_rules/1_61.h"
#include "siege_rules/3_32.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::anarchy
{

using namespace castle;

namespace
{

using play::Findings;
using play::refusal;

constexpr std::string_view churchWindow = "church_window";
constexpr std::string_view chapelWindow = "chapel_window";
constexpr std::string_view interior = "interior";
constexpr std::string_view scaffolding = "scaffolding";

bool isRow(const Terrain* row, std::string_view id)
{
    return row != nullptr && row->id == id;
}

Findings againstTheWindow(const Stride& stride, const Phrase& phrase)
{
    return {refusal(phrase, {{"hex", stride.to}}, placeOf(stride.to))};
}

/// Off a ladder, along the wall, or from scaffolding.
Findings climbsIntoAChurchWindow(const Stride& stride)
{
    const bool helped = stride.offLadder() || stride.groundHere.has(scaffolding) || isRow(stride.here, churchWindow) ||
                        stride.groundHere.foot >= stride.groundThere.foot;
    if (!isRow(stride.there, churchWindow) || helped)
        return {};
    return againstTheWindow(stride, says::anarchy_2_1d_up);
}

/// On the far side there must be one as well, if it is lower (anarchy.ruling.110).
Findings climbsOutOfAChurchWindow(const Stride& stride)
{
    const bool lower = stride.groundThere.foot < stride.groundHere.foot;
    if (!isRow(stride.here, churchWindow) || !lower || stride.ontoLadder() || stride.groundThere.has(scaffolding))
        return {};
    return againstTheWindow(stride, says::anarchy_ruling_110_down);
}

/// Across the side that has the window, whichever of the two hexes it is.
bool crossesTheOpening(const HexGround& window, Side side)
{
    return (window.shelters >> static_cast<unsigned>(side) & 1) != 0;
}

Findings goesThroughAChapelWindow(const Stride& stride)
{
    const bool in =
        isRow(stride.there, chapelWindow) && crossesTheOpening(stride.groundThere, hex::opposite(stride.side));
    const bool out = isRow(stride.here, chapelWindow) && crossesTheOpening(stride.groundHere, stride.side);
    return in || out ? againstTheWindow(stride, says::anarchy_2_1e_through) : Findings{};
}

/// By the other reading of anarchy.ruling.101.
Findings entersAClosedDoor(const Stride& stride)
{
    if (options(stride.now).closedDoor != "whole_hex" || !stride.groundThere.door || !isShut(stride.now, stride.to))
        return {};
    return againstTheWindow(stride, says::anarchy_ruling_101_whole);
}

bool isBesideADoor(const Position& now, Hex hex)
{
    return std::ranges::any_of(hex::allSides,
                               [&](Side side) { return now.ground().at(hex::neighbour(hex, side)).door; });
}

/// As the family has it, but for the first inner hex by the other reading of anarchy.ruling.108.
Findings isNoGroundForHorsesHere(const Stride& stride)
{
    static const auto family = []
    {
        const play::Rows<Stride> rows = strideRows();
        return *std::ranges::find(rows, rule::siege_3_32a, &play::Rule<Stride>::id);
    }();
    Findings found = family.weigh(stride);
    if (found.empty() || !isRow(stride.there, interior) || !isBesideADoor(stride.now, stride.to))
        return found;
    if (options(stride.now).doorThreshold == "inner_hex")
        return {};
    for (play::Finding& one : found)
        one.says = one.says.by(rule::anarchy_ruling_108);
    return found;
}

constexpr play::Rule<Stride> windowRules[] = {
    {rule::anarchy_2_1d, climbsIntoAChurchWindow},
    {rule::anarchy_ruling_110, climbsOutOfAChurchWindow},
    {rule::anarchy_2_1e, goesThroughAChapelWindow},
    {rule::anarchy_ruling_101, entersAClosedDoor},
};
constexpr play::Rule<Stride> horseRule{rule::siege_3_32a, isNoGroundForHorsesHere};

/// Into it, or through it from inside.
Findings meetsAClosedDoor(const Shot& shot)
{
    const auto shut = [&](Hex hex) { return shot.now.ground().at(hex).door && isShut(shot.now, hex); };
    const auto against = [&](Hex hex) -> Findings {
        return {refusal(says::anarchy_2_3_1b_shut, {{"hex", hex}}, placeOf(hex))};
    };
    if (shut(shot.to))
        return against(shot.to);
    for (const hex::Event& event : shot.sight.events)
        if (event.to != shot.from && event.to != shot.to && shut(event.to))
            return against(event.to);
    return {};
}

constexpr play::Rule<Shot> doorRule{rule::anarchy_2_3_1b, meetsAClosedDoor};

} // namespace

void joinPriory(Tables& tables)
{
    tables.strides.without(rule::siege_3_32a).behind(rule::siege_ruling_rampart_inside, horseRule);
    for (const auto& one : windowRules)
        tables.strides.behind(rule::siege_1_61c, one);
    tables.covers.add(doorRule);
}

std::vector<RuleId> rulesOfThePriory()
{
    std::vector<RuleId> ids{rule::anarchy_2_1a, rule::anarchy_2_1b, rule::anarchy_2_1c, rule::anarchy_ruling_10};
    for (const RuleId& one : rulesOfDoors())
        ids.push_back(one);
    return ids;
}

} // namespace merlon::anarchy
