#pragma once

namespace merlon::report
{

struct BattleReport;

/// Turns in which nothing happened become one, and what is left of a day after its last turn is of that.
void joinQuietTurns(BattleReport& report);

} // namespace merlon::report
