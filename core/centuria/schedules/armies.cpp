// What all scenarios share: leaders and units. Section 8.
#include "core/centuria/schedules/outcome.h"

#include "centuria_rules.h"

#include <algorithm>
#include <numeric>

namespace merlon::centuria
{
namespace
{

/// Leaders of an army that fled count as eliminated (R26).
bool countsAsLost(const Seen& seen, std::size_t side)
{
    return hasFled(seen.outcome, side) && seen.options().flightEliminatesLeaders == "true";
}

int halvesOf(const std::vector<int>& exhausted)
{
    return std::accumulate(exhausted.begin(), exhausted.end(), 0, [](int sum, int one) { return sum + (one + 1) / 2; });
}
int pointsOf(const std::vector<int>& units)
{
    return std::accumulate(units.begin(), units.end(), 0);
}
int roundedUp(int points, int by)
{
    return (points + by - 1) / by;
}

/// Twice the sum that is divided: halves may join it unrounded (R24). Leaders' units may be left out (R55).
int twiceTheSum(const Seen& seen)
{
    const Army& lost = seen.enemy();
    const bool each = seen.options().exhaustedRounding == "each";
    const int leaders = seen.options().leaderUnitCounts == "true" ? 0 : pointsOf(lost.leaderUnits);
    return 2 * (pointsOf(lost.eliminated) - leaders) + (each ? 2 * halvesOf(lost.exhausted) : pointsOf(lost.exhausted));
}

void addGenerals(Lines& lines, const Seen& seen, int eliminated)
{
    const VictoryPoints& points = seen.schedules().victory;
    if (eliminated > 0 && seen.enemy().listGenerals == 1)
        lines.push_back({says::centuria_vp_general_single_gives, points.generalSingle});
    else if (eliminated > 0)
        lines.push_back({says::centuria_vp_general_gives, eliminated * points.general});
}

} // namespace

Lines leaderLines(const Seen& seen)
{
    const VictoryPoints& points = seen.schedules().victory;
    Lines lines;
    if (haveBothFled(seen.outcome) && seen.options().flatAddsLeaders == "false")
        return lines;
    const bool ownLost = seen.own().commander || countsAsLost(seen, seen.side);
    const bool enemyLost = seen.enemy().commander || countsAsLost(seen, 1 - seen.side);
    const bool noGenerals = seen.enemy().listGenerals == 0;
    const bool alone = noGenerals && seen.options().noGenerals == "commander_only"; // R23
    if (enemyLost && ownLost && !alone)
        lines.push_back({says::centuria_vp_commander_mutual_gives, points.commanderMutual});
    else if (enemyLost)
        lines.push_back({says::centuria_vp_commander_gives, points.commander});
    if (enemyLost && noGenerals && !alone)
        lines.push_back({says::centuria_vp_general_none_gives, points.generalNone});
    addGenerals(lines, seen, countsAsLost(seen, 1 - seen.side) ? seen.enemy().listGenerals : seen.enemy().generals);
    return lines;
}

Lines unitLines(const Seen& seen)
{
    const VictoryPoints& points = seen.schedules().victory;
    const Army& lost = seen.enemy();
    Lines lines;
    if (haveBothFled(seen.outcome))
        return lines;
    if (seen.enemyFled())
        return {{says::centuria_vp_army_gives, points.armyFled}};
    if (!lost.exhausted.empty())
        lines.push_back({says::centuria_vp_exhausted_adds,
                         0,
                         {{"count", static_cast<int>(lost.exhausted.size())}, {"points", pointsOf(lost.exhausted)}}});
    if (const int vp = roundedUp(twiceTheSum(seen), 2 * points.unitsDividedBy); vp > 0)
        lines.push_back({says::centuria_vp_units_gives, vp});
    return lines;
}

} // namespace merlon::centuria
