#pragma once

#include "core/piccole/battle/battle.h"
#include "core/play/sheet.h"

/// What a desk shows: the combats that were asked about, the troops, the tables
/// of results.
namespace merlon::piccole
{

struct CombatRow
{
    int number = 1;
    Asking asking = Asking::Melee;
    Troop element = Troop::FtP;
    int total = 0;
    Troop enemy = Troop::FtP;
    int enemyTotal = 0;
    std::optional<Side> loser;
    std::optional<Fate> fate;
};
/// Inches.
struct TroopRow
{
    Troop troop = Troop::FtP;
    int easy = 0;
    int difficult = 0;
    int factor = 0;
    bool hampered = false;
    std::optional<int> flees;
};
/// Which of the two tables.
enum class Ratio : std::uint8_t
{
    More,
    Half
};
/// What befalls a loser, by the type of the winner.
struct ResultLine
{
    Troop troop = Troop::FtP;
    Ratio ratio = Ratio::More;
    Ground ground = Ground::Easy;
    Fate byFtP = Fate::Recoils;
    Fate byFtM = Fate::Recoils;
    Fate byFtL = Fate::Recoils;
    Fate byCvP = Fate::Recoils;
    Fate byCvL = Fate::Recoils;
};

std::vector<play::Sheet> sheetsOf(const Data& data, const State& state);
/// Every reading of the setting that is not the default.
std::vector<play::Reason> readingsOf(const Options& options);

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<piccole::Ratio> = words("ratio", "more", "half");

} // namespace merlon::play
