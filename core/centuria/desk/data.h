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
    bool commandPoints = false;             ///< the optional rule is in force
    int lossesToEliminate = 0;              ///< a camp
    std::vector<Battle> listed;             ///< by him
    std::vector<Battle> battles;            ///< of each round, as far as they are known
    std::vector<std::string> fixedElements; ///< on every table
    Additions officialAdditions;
    std::vector<Addition> additions;
    std::vector<std::string> optionalRules;
    std::vector<std::string> overrides;
    std::vector<TableThere> tables; ///< by their numbers; none: as many as there are pairs
};

struct Data
{
    const Ruleset* ruleset = nullptr;
    Options options;
    Terms terms;
};

Data dataOf(const Options& options, const Own& own);
/// Those of a tournament that is being thought of on that day: in four weeks, its lists due as late as the rules allow.
Own begunOn(const play::Day& today, std::uint64_t lot);
/// Of that round, from 1.
int minutesOf(const Terms& terms, int round);
/// The numbers of at least so many tables: those of the organiser, and the next ones where they do not suffice.
std::vector<int> tableNumbers(const Terms& terms, int least);
/// None: the organiser has not described it.
const TableThere* tableThere(const Terms& terms, int number);
/// What stands on that table for good: its own, or what stands on every table.
const std::vector<std::string>& fixedAt(const Terms& terms, int number);
/// Whether that official addition to the rules is in force.
bool isInForce(const Terms& terms, const Addition& addition);
/// Calendar days from one to the other.
int daysBetween(const play::Day& from, const play::Day& to);

} // namespace merlon::centuria
