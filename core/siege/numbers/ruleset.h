#pragma once

#include "core/castle/days/siege_sheet.h"
#include "core/castle/numbers/numbers.h"
#include "core/siege/numbers/editions.h"
#include "core/siege/numbers/melee_table.h"
#include "core/siege/numbers/panic_table.h"

#include <array>
#include <memory>

namespace merlon::yaml
{
struct Node;
class Log;
class Part;
} // namespace merlon::yaml

/// The data of SIEGE: resources/rulesets/siege.yaml. Numbers and tables only.
namespace merlon::siege
{

/// A class of counters that throws stones (siege.4.21c).
struct EngineKind
{
    std::string cls;
    std::string rule;
    int points = 0;
};

/// siege.4.21d, siege.4.21e
struct Bombardment
{
    castle::BombardmentTable table;
    int tower = 0; ///< added to the die
    int keep = 0;
};

/// siege.error.4: for the adjusted die, 1 to 10, whether the friend is hit.
struct ErrorTable
{
    std::array<bool, 10> hits{};
};

struct Ruleset : castle::Numbers
{
    PanicTable panic;
    ErrorTable errors;
    std::vector<std::string> skilled; ///< weapons whose skill numbers are added up, each by itself (siege.skill.2)
    MeleeTables meleeTables;
    std::vector<Edition> editions; ///< the first is the default
    std::vector<std::string> classes;
    std::vector<EngineKind> engines;
    Bombardment bombardment;
    std::vector<std::optional<int>> healing; ///< days, result by result in the sheet's order; none: months

    const Edition* findEdition(std::string_view id) const;
    /// Null for any other class.
    const EngineKind* findEngine(std::string_view cls) const;
    /// That one, or else the first; null when there is none at all.
    const Edition* editionOf(std::string_view id) const;
};

/// From the tree of a ruleset/1 file; what is wrong is told to the log.
Ruleset readRuleset(const yaml::Node& root, yaml::Log& log);
/// The one that is built in, read once.
std::shared_ptr<const Ruleset> builtInRuleset();

} // namespace merlon::siege
