#pragma once

#include "core/centuria/numbers/options.h"
#include "core/centuria/numbers/ruleset.h"

namespace merlon::centuria
{

/// The organiser's settings with the printed numbers where he says nothing.
struct Terms
{
    play::Day day;
    play::Day listsDue;
    std::uint64_t seed = 0;
    std::string club;
    int rounds = 0;
    int roundMinutes = 0;
    std::vector<int> minutes; ///< as he has listed them
    int lateMinutes = 0;
    int armyPoints = 0;
    int unitsLeast = 0;
    int unitsMost = 0;
    int lateEntryUntil = 0;
    bool keepApart = false;
    bool scenerySupplied = false;
    bool commandPoints = false;  ///< the optional rule is in force
    int lossesToEliminate = 0;   ///< a camp
    std::vector<Battle> listed;  ///< by him
    std::vector<Battle> battles; ///< of each round, as far as they are known
};

struct Data
{
    const Ruleset* ruleset = nullptr;
    Options options;
    Terms terms;
};

Data dataOf(const Options& options, const Own& own);
/// Of that round, from 1.
int minutesOf(const Terms& terms, int round);
/// Calendar days from one to the other.
int daysBetween(const play::Day& from, const play::Day& to);

} // namespace merlon::centuria
