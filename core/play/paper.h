#pragma once

#include "core/play/system.h"

#include <map>

/// The sheet that is kept on paper beside a board: what its author laid out, and what the referee ticks on it in the
/// game.
namespace merlon::play
{

class Fold;
struct Journal;

struct ASheetRow;
template <>
inline constexpr std::string_view sortOf<ASheetRow> = "row";

/// So many boxes of a row are ticked from now on, or so much its tally shows. No system knows of it: the state of its
/// game stays what it was.
struct Ticked
{
    Name<ASheetRow> row;
    int marks = 0;
    std::optional<Name<ASheetRow>> insteadOf{}; ///< a row that the sheet has no more: its ticks stand here
};

/// The effects of a change by hand that games of all systems share.
std::span<const Kind* const> sharedEffects();
/// Carries out effects, those too that all games share: all of them, or none and what is wrong with them.
std::vector<Fault> carryOut(Game& game, std::span<const Record> effects, int version);

/// As the author laid it out, or else as the system has it.
SheetParts sheetOf(const Scenario& scenario, const System& system);
/// Whether games of that scenario keep one.
bool keepsSheet(const Scenario& scenario, const System& system);
/// Null when no part has such a row.
const SheetRow* findRow(const SheetParts& parts, std::string_view id);

/// By the ids of rows: what the referee last ticked there. Of the lines in force; `upTo`: those before that index.
using Ticks = std::map<std::string, int, std::less<>>;
Ticks ticksOf(const Fold& fold, std::optional<int> upTo = {});
/// What was ticked in that journal on rows that the sheet has no more, and that no row stands for since. Such lines
/// change nothing.
Ticks lostTicks(const Journal& journal, const Fold& fold);
/// The change by hand that gives such ticks to a row of the sheet.
Record tickedInstead(const std::string& row, int marks, const std::string& gone);

} // namespace merlon::play
