#pragma once

#include <array>

namespace merlon::yaml
{
struct Node;
class Log;
} // namespace merlon::yaml

/// Victory points of a game: what all scenarios share, and the schedule of each. Sections 7 to 15.
namespace merlon::centuria
{

/// By what a camp or baggage has suffered: nothing, one loss, two, eliminated.
using ByLosses = std::array<int, 4>;

struct VictoryPoints
{
    int commander = 0;
    int commanderMutual = 0;
    int general = 0;
    int generalSingle = 0;
    int generalNone = 0;
    int unitsDividedBy = 1;
    int armyFled = 0;
};
/// Granted in each game, and what they buy costs.
struct CommandPoints
{
    int commander = 0;
    int general = 0;
    int reroll = 0;
    int priority1 = 0;
    int priority2 = 0;
    int discipline = 0;
};

struct AvanguardiePoints
{
    int primary = 0;
    int secondary = 0;
    int vanguardAgainstUnit = 0;
    int bothVanguards = 0;
    int bothUnits = 0;
    int unitAgainstVanguard = 0;
    int winner = 0;
    int winnerWithoutVanguard = 0;
    int bothFled = 0;
};
struct SaccheggioPoints
{
    ByLosses attacker{};
    ByLosses defender{};
    ByLosses attackerWhoFled{};
    ByLosses defenderWhoWon{};
    int attackerWhoWon = 0;
    int attackerBothFled = 0;
    int defenderBothFled = 0;
};
struct ImboscataPoints
{
    ByLosses attacker{};
    int stopped = 0;
    ByLosses defender{}; ///< once the baggage has left
    ByLosses attackerWhoFled{};
    ByLosses defenderWhoWon{};
    int attackerWhoWon = 0;        ///< the baggage has not left
    ByLosses attackerWhoWonLeft{}; ///< it has
    ByLosses defenderWhoFled{};
    int attackerBothFled = 0;
    int attackerBothFledLeft = 0;
    int defenderBothFled = 0;
    ByLosses defenderBothFledLeft{};
};
struct PontePoints
{
    int primary = 0;
    int secondary = 0;
    int both = 0;
    int winner = 0;
    int bothFled = 0;
};
struct BottinoPoints
{
    ByLosses eliminated{}; ///< the enemy's camp; by what one's own has suffered
    int twoInflicted = 0;
    int oneInflicted = 0;
    ByLosses winner{}; ///< by his own camp
    ByLosses loser{};  ///< by the enemy's camp
    int bothFled = 0;
};
struct RifornimentiPoints
{
    int three = 0; ///< crates at home
    int two = 0;
    int one = 0;
    int outside = 0; ///< each
    int more = 0;
    int winner = 0;
    int bothFled = 0;
};
struct BrecciaPoints
{
    int unit = 0;
    int exhausted = 0;
    int most = 0;
    int bothFled = 0;
};

struct Schedules
{
    VictoryPoints victory;
    CommandPoints command;
    int lossesToEliminate = 0; ///< of a camp, where the organiser says nothing
    int resistance = 0;        ///< of the baggage
    int crates = 0;
    AvanguardiePoints avanguardie;
    SaccheggioPoints saccheggio;
    ImboscataPoints imboscata;
    PontePoints ponte;
    BottinoPoints bottino;
    RifornimentiPoints rifornimenti;
    BrecciaPoints breccia;
};

/// From the part of a ruleset/1 file that is called `victory`.
Schedules readSchedules(const yaml::Node& victory, yaml::Log& log);

} // namespace merlon::centuria
