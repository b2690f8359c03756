#pragma once

#include "core/game/game.h"
#include "core/game/journal.h"
#include "core/map/hex_map.h"
#include "core/rules/ruleset.h"
#include "core/scenario/scenario.h"
#include "core/yaml/diagnostic.h"

#include <tl/expected.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Files in and out. Nothing else parses or writes YAML. Files are untrusted: size, nesting, aliases, extents and paths
/// are bounded, and a bad file is answered with all its problems, never with an exception.
namespace merlon::io
{

/// A value, or none; what there is to say about the file either way. A value comes only without errors.
template <class T>
struct Loaded
{
    std::optional<T> value;
    yaml::Diagnostics diagnostics;
};

/// The whole content of a file, or why it cannot be read (missing, a folder, longer than the limit).
tl::expected<std::string, yaml::Diagnostic> readFile(const std::filesystem::path& path);

/// Writes through a temporary file in the same folder, synced, then renamed: the old file or the new one, never half.
tl::expected<void, yaml::Diagnostic> writeFile(const std::filesystem::path& path, std::string_view content);

/// What kind a file says it is: "map", "scenario", "journal" ... or empty.
std::string kindOf(std::string_view text);

Loaded<map::HexMap> parseMap(std::string_view text, const std::string& file);
std::string mapText(const map::HexMap& map);

Loaded<scenario::Scenario> parseScenario(std::string_view text, const std::string& file,
                                         const map::HexMap* map = nullptr);
std::string scenarioText(const scenario::Scenario& scenario, const map::HexMap& map);

Loaded<rules::Ruleset> parseRuleset(std::string_view text, const std::string& file);
/// The built-in ruleset of that name, read once; null when there is none.
std::shared_ptr<const rules::Ruleset> builtInRuleset(std::string_view system);

Loaded<map::HexMap> loadMap(const std::filesystem::path& path);

/// A scenario with its map and ruleset, ready to be played; diagnostics of both files.
Loaded<std::shared_ptr<const game::Setting>> loadScenario(const std::filesystem::path& path);

/// Hash of what a game depends on: the canonical text of the scenario and its map.
std::string contentHash(const game::Setting& setting);

/// Orders as YAML: a list of `{shoot: {...}}`, each with optional `dice: [7]`, `who:`, `note:`.
struct OrderLine
{
    verdict::Order order;
    game::DiceGiven dice;
    std::string who;
    std::string note;
    int line = 0;
};
Loaded<std::vector<OrderLine>> parseOrders(std::string_view text, const std::string& file, const map::HexMap& map);
/// `shoot: {by: alric, at: gwyn}` in flow style, on one line.
std::string orderText(const verdict::Order& order, const map::HexMap& map);

Loaded<game::Journal> parseJournal(std::string_view text, const std::string& file, const map::HexMap& map);
std::string journalHeaderText(const game::Header& header);
std::string entryText(const game::Entry& entry, const map::HexMap& map);

} // namespace merlon::io
