#include "core/castle/ladders/ladders.h"

#include "core/castle/field/occupants.h"
#include "core/castle/field/tables.h"
#include "core/map/hex_map.h"
#include "siege_rules/1_91.h"
#include "siege_rules/ruling.h"

#include <algorithm>

namespace merlon::castle
{
namespace
{

using play::Findings;
using play::refusal;

play::Args wallOf(const LadderPlace& place)
{
    return {{"hex", place.wall}};
}

play::Value atWall(const LadderPlace& place)
{
    return placeOf(place.wall);
}

/// A living one, with a rider or without.
bool hasAHorse(const Position& now, Hex hex)
{
    const State& state = now.state();
    return std::ranges::any_of(
               state.counters, [&](const Counter& one)
               { return one.health != Health::Dead && now.isHooved(now.body(one)) && now.isAt(one, {hex}); }) ||
           std::ranges::any_of(state.horses, [&](const LooseHorse& horse)
                               { return horse.alive && (horse.hex == hex || horse.rear == hex); });
}

Findings leansOnNoRampart(const LadderPlace& place)
{
    if (place.ofATower() || (hex::distance(place.hex, place.wall) == 1 && place.top().sight == Sight::Rampart))
        return {};
    return {refusal(says::siege_1_91c_no_rampart, {{"wall", place.wall}, {"hex", place.hex}}, placeOf(place.wall))};
}

/// Nobody would get past it (1.61c).
Findings leansOnAWall(const LadderPlace& place)
{
    if (hex::distance(place.hex, place.wall) != 1)
        return {};
    const Side side = hex::sideTowards(place.hex, place.wall);
    return play::refuseIf(isWalled(place.now.ground().barrier(place.hex, side)), says::siege_1_91c_walled,
                          {{"hex", place.wall}}, placeOf(place.wall));
}

bool hasNoRoom(const LadderPlace& place)
{
    const Occupants occupants(place.now, place.by);
    return occupants.barred({place.hex}) || occupants.bodies({place.hex}) >= 6 ||
           (place.now.rules().raisersStandOnLadder && occupants.taken({place.hex}));
}

/// For its ground, for an enemy or a horse, for the dead or for a fire there; where who raises a ladder is on it, for
/// anybody.
Findings nobodyCouldStandThere(const LadderPlace& place)
{
    const Terrain* row = place.now.state().site->rowAt(Spot{place.hex});
    const bool ground = row != nullptr && row->foot && place.ground().sight != Sight::Rampart;
    return play::refuseIf(!ground || place.ground().has(thing::fire) || hasAHorse(place.now, place.hex) ||
                              (place.by && hasNoRoom(place)),
                          says::siege_ruling_ladder_where_foot, {{"hex", place.hex}}, placeOf(place.hex));
}

Findings somethingStandsThere(const LadderPlace& place)
{
    const State& state = place.now.state();
    const auto isInTheWay = [&](const map::Covering& one)
    {
        return &one != place.ladder && state.site->terrains->isEquipment(one.kind) &&
               std::ranges::count(one.hexes, place.hex) > 0;
    };
    return play::refuseIf(std::ranges::any_of(state.site->map->overlays, isInTheWay) ||
                              place.ground().has(thing::bridge) || state.sheet.engineAt(place.hex) != nullptr,
                          says::siege_ruling_ladder_where_equipment, {{"hex", place.hex}}, placeOf(place.hex));
}

Findings standsInOpenMoat(const LadderPlace& place)
{
    const std::int32_t moat = place.ground().footMoat;
    return play::refuseIf(place.now.rules().ladderGround == LadderGround::FilledMoat && moat >= 0,
                          says::siege_ruling_ladder_where_moat, {{"hex", place.hex}}, placeOf(place.hex));
}

constexpr play::Rule<LadderPlace> placeRules[] = {
    {refusal, says::siege_1_91d_tower, [](const LadderPlace& place) { return place.ofATower(); }, wallOf, atWall},
    {refusal, says::siege_1_91d_gate,
     [](const LadderPlace& place) { return !place.ofATower() && place.top().gateFlank; }, wallOf, atWall},
    {rule::siege_1_91c, leansOnNoRampart},
    {rule::siege_1_91c, leansOnAWall},
    {rule::siege_ruling_ladder_where, nobodyCouldStandThere},
    {rule::siege_ruling_ladder_where, somethingStandsThere},
    {rule::siege_ruling_ladder_where, standsInOpenMoat},
    {refusal, says::siege_ruling_ladder_where_inside,
     [](const LadderPlace& place)
     { return place.now.rules().ladderGround == LadderGround::Outside && place.ground().zone != Zone::Outside; },
     hexOf, atHex},
};

} // namespace

void judgePlace(play::Verdict& verdict, const LadderPlace& place)
{
    play::weigh(placeRules, place, verdict);
    play::weigh(place.now.tables().leaning, place, verdict);
}

std::vector<RuleId> rulesOfLadderPlaces()
{
    std::vector<RuleId> ids;
    play::addIds(ids, placeRules);
    return ids;
}

} // namespace merlon::castle
