// Scenarios that are won by what stands where.
#include "core/centuria/schedules/objectives.h"

#include "centuria_rules.h"

#include <algorithm>

namespace merlon::centuria
{
namespace
{

bool hasVanguardThere(const Army& army)
{
    return army.reach == Reach::Vanguard || army.reach == Reach::Both;
}
bool hasUnitThere(const Army& army)
{
    return army.reach == Reach::Unit || army.reach == Reach::Both;
}
bool hasNobodyThere(const Army& army)
{
    return army.reach == Reach::None;
}

const AvanguardiePoints& vanguards(const Seen& seen)
{
    return seen.schedules().avanguardie;
}

constexpr Row vanguardRows[] = {
    {says::centuria_scenario_avanguardie_vp_primary_gives,
     [](const Seen& seen) { return hasVanguardThere(seen.own()) && hasNobodyThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).primary; }},
    {says::centuria_scenario_avanguardie_vp_both_vanguards_gives,
     [](const Seen& seen) { return hasVanguardThere(seen.own()) && hasVanguardThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).bothVanguards; }},
    {says::centuria_scenario_avanguardie_vp_vanguard_against_unit_gives,
     [](const Seen& seen) { return hasVanguardThere(seen.own()) && hasUnitThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).vanguardAgainstUnit; }},
};
constexpr Row unitRows[] = {
    {says::centuria_scenario_avanguardie_vp_secondary_gives,
     [](const Seen& seen) { return hasUnitThere(seen.own()) && hasNobodyThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).secondary; }},
    {says::centuria_scenario_avanguardie_vp_unit_against_vanguard_gives,
     [](const Seen& seen) { return hasUnitThere(seen.own()) && hasVanguardThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).unitAgainstVanguard; }},
    {says::centuria_scenario_avanguardie_vp_both_units_gives,
     [](const Seen& seen) { return hasUnitThere(seen.own()) && hasUnitThere(seen.enemy()); },
     [](const Seen& seen) { return vanguards(seen).bothUnits; }},
};

/// Several sides of the bridge cannot be held by an enemy where nobody of his is near.
bool isDisturbed(const Seen& seen)
{
    const bool touches = seen.options().ponteEnemyNear == "either" && seen.enemy().atHolder;
    return seen.enemy().sides > 0 || seen.enemy().atBridge || touches;
}

constexpr Row bridgeRows[] = {
    {says::centuria_scenario_ponte_vp_primary_gives,
     [](const Seen& seen) { return seen.own().sides == 2 && !isDisturbed(seen); },
     [](const Seen& seen) { return seen.schedules().ponte.primary; }},
    {says::centuria_scenario_ponte_vp_secondary_gives,
     [](const Seen& seen) { return seen.own().sides == 1 && !isDisturbed(seen); },
     [](const Seen& seen) { return seen.schedules().ponte.secondary; }},
    {says::centuria_scenario_ponte_vp_both_gives,
     [](const Seen& seen) { return seen.own().sides > 0 && seen.enemy().sides > 0; },
     [](const Seen& seen) { return seen.schedules().ponte.both; }},
};

constexpr Row homeRows[] = {
    {says::centuria_scenario_rifornimenti_vp_two_gives, [](const Seen& seen) { return seen.own().home == 2; },
     [](const Seen& seen) { return seen.schedules().rifornimenti.two; }},
    {says::centuria_scenario_rifornimenti_vp_one_gives,
     [](const Seen& seen)
     { return seen.own().home == 1 || (seen.own().home == 2 && seen.options().homeCrates == "sum"); },
     [](const Seen& seen) { return seen.schedules().rifornimenti.one; }},
};

int weightOf(const Army& army, const BrecciaPoints& points)
{
    return army.fresh * points.unit + army.tired * points.exhausted;
}

} // namespace

/// In the other reading a vanguard and another unit score a line each (R32).
Lines avanguardie(const Seen& seen)
{
    const AvanguardiePoints& points = vanguards(seen);
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_avanguardie_flight_both_gives, points.bothFled);
    else if (seen.enemyFled())
        add(lines,
            seen.outcome.vanguardLost ? says::centuria_scenario_avanguardie_flight_winner_without
                                      : says::centuria_scenario_avanguardie_flight_winner_gives,
            seen.outcome.vanguardLost ? points.winnerWithoutVanguard : points.winner);
    else if (!seen.fled() && (!addFirst(lines, vanguardRows, seen) || seen.options().rows == "sum"))
        addFirst(lines, unitRows, seen);
    return lines;
}

Lines ponte(const Seen& seen)
{
    const PontePoints& points = seen.schedules().ponte;
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_ponte_flight_both_gives, points.bothFled);
    else if (seen.enemyFled())
        add(lines, says::centuria_scenario_ponte_flight_winner_gives, points.winner);
    else if (!seen.fled())
        addFirst(lines, bridgeRows, seen);
    return lines;
}

Lines rifornimenti(const Seen& seen)
{
    const RifornimentiPoints& points = seen.schedules().rifornimenti;
    const Army& own = seen.own();
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_rifornimenti_flight_both_gives, points.bothFled);
    else if (seen.enemyFled())
        add(lines, says::centuria_scenario_rifornimenti_flight_winner_gives, points.winner);
    else if (!seen.fled() && own.home == seen.schedules().crates)
        add(lines, says::centuria_scenario_rifornimenti_vp_primary_gives, points.three);
    else if (!seen.fled())
    {
        for (const Row& row : homeRows)
            if (addFirst(lines, {&row, 1}, seen) && seen.options().homeCrates == "alternative")
                break;
        add(lines, says::centuria_scenario_rifornimenti_vp_outside_gives, own.outside * points.outside);
        if (own.home + own.outside > seen.enemy().home + seen.enemy().outside)
            add(lines, says::centuria_scenario_rifornimenti_vp_more_gives, points.more);
    }
    return lines;
}

Lines breccia(const Seen& seen)
{
    const BrecciaPoints& points = seen.schedules().breccia;
    const int own = weightOf(seen.own(), points);
    Lines lines;
    if (haveBothFled(seen.outcome))
        add(lines, says::centuria_scenario_breccia_flight_both_gives, points.bothFled);
    else if (seen.enemyFled())
        add(lines, says::centuria_scenario_breccia_flight_winner_gives, std::min(own, points.most));
    else if (!seen.fled())
    {
        const int more = own - weightOf(seen.enemy(), points);
        add(lines, says::centuria_scenario_breccia_vp_difference_gives, std::clamp(more, 0, points.most));
        if (more > points.most)
            lines.push_back({says::centuria_scenario_breccia_vp_cap_reached, 0, {{"most", points.most}}});
    }
    return lines;
}

} // namespace merlon::centuria
