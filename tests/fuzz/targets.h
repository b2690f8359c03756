#pragma once

#include "core/io/support_random.h"

#include <span>
#include <string>
#include <string_view>

/// What must hold for any bytes at all. The fuzzers (tests/fuzz/run) look for a text for which it does not; the
/// ordinary tests (tst_fuzz.cpp) ask it of every text that was ever interesting.
namespace merlon::fuzz
{

struct Target
{
    std::string_view name;                        ///< of its folder in corpus/
    std::string (*broken)(std::string_view text); ///< what does not hold; empty: all does
    std::string (*changed)(std::string text,
                           test::Draw& chance); ///< a text near it that gets somewhere; null: bytes do
};
std::span<const Target> targets();

// Files are read, written, and read again.
std::string brokenMap(std::string_view text);
std::string brokenTable(std::string_view text);
std::string brokenScenario(std::string_view text);
std::string brokenTables(std::string_view text);
// A map as a piece to put down on another; a map, and behind a line `---` a scenario on it, to be mended.
std::string brokenStamp(std::string_view text);
std::string brokenLint(std::string_view text);
// Orders and journals for a scenario that ships: the one that the first lines name.
std::string brokenOrders(std::string_view text);
std::string brokenJournal(std::string_view text);
std::string brokenSvg(std::string_view text);

/// Lines, items and words of a YAML file moved, said twice, left out, and others put in.
std::string changedYaml(std::string text, test::Draw& chance);
/// The same, or with the next order that the game allows, or another of what there is.
std::string changedOrders(std::string text, test::Draw& chance);
std::string changedJournal(std::string text, test::Draw& chance);
std::string changedSvg(std::string text, test::Draw& chance);

} // namespace merlon::fuzz
