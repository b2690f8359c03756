// Zones of control on the way. Section 6.
#include "core/piccole/moves/way.h"

#include "piccole_rules.h"

#include <algorithm>

namespace merlon::piccole
{
namespace
{

using play::Weight;
using tabletop::Leg;
using tabletop::Span;

/// A way into zones, as far as one reading or another lets it go.
struct Entry
{
    const Way& way;
    const Visit& visit;

    const Options& options() const { return way.data().options; }
    play::Value enemy() const { return play::Ref{"counter", visit.enemy->id}; }
    play::Args args() const { return {{"enemy", enemy()}}; }
};

void judgeTurn(const Entry& entry, play::Verdict& verdict)
{
    if (entry.visit.atEnd && !entry.visit.atStart)
        verdict.refuse(says::piccole_zone_of_control_turn_ruling_into, entry.args(), entry.enemy());
    else if (entry.options().zoneTurn == "false")
        verdict.refuse(says::piccole_ruling_zone_turn_set, entry.args(), entry.enemy());
    else
        verdict.note(says::piccole_zone_of_control_turn_ruling_may, entry.args(), entry.enemy());
}

/// Whether it rests there, at its end or where it turns, outside the zones of those whom it attacks.
bool restsAlone(const Entry& entry)
{
    const auto& attacked = entry.way.attacked;
    const bool ends = entry.visit.atEnd && std::ranges::none_of(attacked, &Visit::atEnd);
    const bool turns = entry.visit.turnsThere && std::ranges::none_of(attacked, &Visit::turnsThere);
    return ends || turns;
}

bool isAlone(const Entry& entry)
{
    const auto apart = apartFrom(entry.visit, entry.way.attacked);
    const bool crosses =
        std::ranges::any_of(apart, [](const Span& span) { return !tabletop::tolerated(span.length()); });
    return crosses || restsAlone(entry);
}

/// Only the last leg is free, in the other reading: those before it that touch the zone go straight back.
bool isFreeByLastLeg(const Entry& entry)
{
    const auto& legs = entry.way.legs;
    return entry.options().withdraw == "last_leg" && !entry.visit.atEnd &&
           std::ranges::all_of(legs,
                               [&](const Leg& leg)
                               {
                                   const auto isIn = [&](const Span& span)
                                   { return span.from < leg.before + leg.way && span.to > leg.before; };
                                   return isBackwards(leg) || std::ranges::none_of(entry.visit.spans, isIn);
                               });
}

void judgeEntry(const Entry& entry, play::Verdict& verdict)
{
    const Way& way = entry.way;
    if (entry.visit.isScreened)
        verdict.note(says::piccole_zone_of_control_interposed_screened, entry.args(), entry.enemy());
    else if (way.attacksEnemy(entry.visit.enemy))
        verdict.note(says::piccole_zone_of_control_contact_attacks, entry.args(), entry.enemy());
    else if (way.onlyTurns())
        judgeTurn(entry, verdict);
    else if (isFreeByLastLeg(entry))
        verdict.say(Weight::Ruling, says::piccole_ruling_withdraw_set, entry.args(), entry.enemy());
    else if (way.attacks.empty() && entry.options().zone == "cross" && entry.visit.atEnd)
        verdict.say(Weight::Ruling, says::piccole_ruling_zone_set, entry.args(), entry.enemy());
    else if (isAlone(entry))
        verdict.refuse(way.attacks.empty() ? says::piccole_zone_of_control_enters
                                           : says::piccole_zone_of_control_several_ruling_alone,
                       entry.args(), entry.enemy());
    else if (way.attacks.empty())
        return; // an instant, which is overlooked
    else if (entry.options().zonesShared == "false")
        verdict.refuse(says::piccole_ruling_zones_shared_set, entry.args(), entry.enemy());
    else
        verdict.note(says::piccole_zone_of_control_several_ruling_both, entry.args(), entry.enemy());
}

} // namespace

void judgeZones(const Way& way, play::Verdict& verdict)
{
    const bool inAny = std::ranges::any_of(way.visits, [](const Visit& visit) { return !visit.isScreened; });
    if (way.isBack() && inAny)
    {
        verdict.note(says::piccole_zone_of_control_withdraw_back);
        return;
    }
    for (const Visit& visit : way.visits)
        judgeEntry({way, visit}, verdict);
}

std::vector<RuleId> rulesOfWays()
{
    return {rule::piccole_geometry_base,
            rule::piccole_geometry_tolerance,
            rule::piccole_geometry_overlap_ruling,
            rule::piccole_geometry_limits_ruling,
            rule::piccole_geometry_resolution_ruling,
            rule::piccole_geometry_distance,
            rule::piccole_geometry_facing,
            rule::piccole_geometry_rest,
            rule::piccole_geometry_contact,
            rule::piccole_geometry_aligned,
            rule::piccole_geometry_in_difficult,
            rule::piccole_geometry_height,
            rule::piccole_geometry_backwards,
            rule::piccole_geometry_path,
            rule::piccole_geometry_turning_ruling,
            rule::piccole_move_direction,
            rule::piccole_move_measure_ruling,
            rule::piccole_move_blocked,
            rule::piccole_move_contact,
            rule::piccole_move_excused_ruling,
            rule::piccole_move_locked,
            rule::piccole_zone_of_control,
            rule::piccole_zone_of_control_interposed,
            rule::piccole_zone_of_control_shadow_ruling,
            rule::piccole_zone_of_control_contact,
            rule::piccole_zone_of_control_several_ruling,
            rule::piccole_zone_of_control_withdraw,
            rule::piccole_zone_of_control_turn_ruling,
            rule::piccole_interpenetration_enemy,
            rule::piccole_interpenetration_reach,
            rule::piccole_turn_move,
            rule::piccole_turn_alternate,
            rule::piccole_turn_once};
}

} // namespace merlon::piccole
