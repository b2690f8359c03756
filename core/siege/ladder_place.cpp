#include "core/siege/ladder_place.h"

#include "core/map/hex_map.h"
#include "core/siege/crowd.h"
#include "siege_rules.h"

#include <algorithm>

namespace merlon::siege
{
namespace
{

using play::Findings;
using play::refusal;

/// A living one, with a rider or without.
bool hasAHorse(const Position& now, Hex hex)
{
    const State& state = now.state();
    return std::ranges::any_of(
               state.counters, [&](const Counter& one)
               { return one.health != Health::Dead && now.isHooved(now.body(one)) && now.isAt(one, hex, false); }) ||
           std::ranges::any_of(state.horses, [&](const LooseHorse& horse)
                               { return horse.alive && (horse.hex == hex || horse.rear == hex); });
}

Findings leansOnATower(const LadderPlace& place)
{
    return place.noWall(place.ofATower(), says::siege_1_91d_tower);
}

Findings leansBesideTheGate(const LadderPlace& place)
{
    return place.noWall(!place.ofATower() && place.top().gateFlank, says::siege_1_91d_gate);
}

Findings leansOnNoRampart(const LadderPlace& place)
{
    if (place.ofATower() || (hex::distance(place.hex, place.wall) == 1 && place.top().sight == castle::Sight::Rampart))
        return {};
    return {refusal(says::siege_1_91c_no_rampart, {{"wall", place.wall}, {"hex", place.hex}}, placeOf(place.wall))};
}

/// Nobody would get past it (1.61c).
Findings leansOnAWall(const LadderPlace& place)
{
    if (hex::distance(place.hex, place.wall) != 1)
        return {};
    const Side side = hex::sideTowards(place.hex, place.wall);
    return place.noWall(castle::isWalled(place.now.ground().barrier(place.hex, side)), says::siege_1_91c_walled);
}

/// For its ground, for an enemy or a horse, for the dead or for a fire there; where who raises a ladder is on it, for
/// anybody.
Findings nobodyCouldStandThere(const LadderPlace& place)
{
    const castle::Terrain* row = place.now.state().site->rowAt(place.hex, false);
    const bool ground = row != nullptr && row->foot && place.ground().sight != castle::Sight::Rampart;
    const Crowd crowd(place.now, place.by);
    const bool barred = crowd.barred(place.hex) || crowd.bodies(place.hex) >= 6 || place.ground().burning;
    const bool full = place.now.options().ladderRaise == "on-it" && crowd.taken(place.hex);
    return place.no(!ground || barred || full || hasAHorse(place.now, place.hex), says::siege_ruling_ladder_where_foot);
}

Findings somethingStandsThere(const LadderPlace& place)
{
    const State& state = place.now.state();
    const auto isInTheWay = [&](const map::Covering& one)
    { return &one != place.ladder && castle::isEquipment(one.kind) && std::ranges::count(one.hexes, place.hex) > 0; };
    return place.no(std::ranges::any_of(state.site->map->overlays, isInTheWay) || place.ground().bridge ||
                        state.days.sheet.engineAt(place.hex) != nullptr,
                    says::siege_ruling_ladder_where_equipment);
}

Findings standsInOpenMoat(const LadderPlace& place)
{
    const std::int32_t moat = place.ground().ladder ? place.ground().footMoat : place.ground().moat;
    return place.no(place.now.options().ladderWhere == "filled-only" && moat >= 0,
                    says::siege_ruling_ladder_where_moat);
}

Findings standsInside(const LadderPlace& place)
{
    return place.no(place.now.options().ladderWhere == "outside" && place.ground().zone != castle::Zone::Outside,
                    says::siege_ruling_ladder_where_inside);
}

constexpr play::Rule<LadderPlace> placeRules[] = {
    {rule::siege_1_91d, leansOnATower},
    {rule::siege_1_91d, leansBesideTheGate},
    {rule::siege_1_91c, leansOnNoRampart},
    {rule::siege_1_91c, leansOnAWall},
    {rule::siege_ruling_ladder_where, nobodyCouldStandThere},
    {rule::siege_ruling_ladder_where, somethingStandsThere},
    {rule::siege_ruling_ladder_where, standsInOpenMoat},
    {rule::siege_ruling_ladder_where, standsInside},
};

} // namespace

void judgePlace(play::Verdict& verdict, const LadderPlace& place)
{
    play::weigh(placeRules, place, verdict);
}

std::vector<RuleId> rulesOfLadderPlaces()
{
    std::vector<RuleId> ids;
    play::addIds(ids, placeRules);
    return ids;
}

} // namespace merlon::siege
