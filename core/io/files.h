#pragma once

#include "core/io/disk.h"
#include "core/map/palette.h"
#include "core/play/journal.h"
#include "core/yaml/diagnostic.h"

#include <filesystem>
#include <span>

/// Files in and out. Files are untrusted: size, nesting, aliases, extents and paths are bounded, and a bad file is
/// answered with all its problems, never with an exception.
namespace merlon::io
{

/// A value, or none; what there is to say about the file either way. A value comes only without errors.
template <class T>
struct Loaded
{
    std::optional<T> value;
    yaml::Diagnostics diagnostics;
};

/// The whole content of a file, or why it cannot be read (missing, a folder, a pipe, longer than the limit).
tl::expected<std::string, yaml::Diagnostic> readFile(const std::filesystem::path& path, Links links = Links::Follow);
/// Its first bytes, for a look at what it is: as many as there are, however long it is.
tl::expected<std::string, yaml::Diagnostic> readBeginning(const std::filesystem::path& path, std::size_t most);

/// The old file or the new one, never half (Replacement). Notes say what the file is no more, besides its text.
tl::expected<yaml::Diagnostics, yaml::Diagnostic> writeFile(const std::filesystem::path& path, std::string_view content,
                                                            Over over);

/// What kind a file says it is: "map", "scenario", "journal" ... or empty.
std::string kindOf(std::string_view text);
/// Whether it is a list, as a file of orders is and no other file.
bool isList(std::string_view text);

Loaded<map::HexMap> parseMap(std::string_view text, const std::string& file);
std::string mapText(const map::HexMap& map);
Loaded<map::HexMap> loadMap(const std::filesystem::path& path);

/// The system that a map is made for, which it need not say.
std::string_view systemOf(const map::HexMap& map);
/// What authors may put on maps of a system, read once; null when there is no such system.
std::shared_ptr<const map::Palette> palette(std::string_view system);
/// The same of the system that a map is made for.
std::shared_ptr<const map::Palette> paletteOf(const map::HexMap& map);
/// What is wrong with a ruleset/1 file.
yaml::Diagnostics checkRuleset(std::string_view text, const std::string& file);

/// Without boards the hexes are checked as far as can be.
Loaded<play::Scenario> parseScenario(std::string_view text, const std::string& file, const play::Boards& boards = {});
std::string scenarioText(const play::Scenario& scenario, const play::Boards& boards);

/// The files that the text of a scenario names, as far as it can be read.
struct NamedFiles
{
    const play::System* system = nullptr; ///< that plays it; null: nobody knows
    std::vector<play::MapRef> maps;
    bool mapsAreSound = false;       ///< all of them could be read
    std::vector<std::string> others; ///< System::files
};
NamedFiles filesNamedIn(std::string_view text);
/// The boards of a scenario whose text names those maps: each a map, or several that lie side by side.
Loaded<play::Boards> loadBoards(const std::filesystem::path& scenario, const std::string& text,
                                std::span<const play::MapRef> maps);
/// A scenario with its maps, ready to be played; diagnostics of all files.
Loaded<std::shared_ptr<const play::Setting>> loadScenario(const std::filesystem::path& path);
/// The scenario that the text of a journal names in its header, beside it: one that is not there is "missing-scenario",
/// one out of the journal's folder is refused.
Loaded<std::shared_ptr<const play::Setting>>
loadScenarioOf(const std::string& text, const std::filesystem::path& journal, const play::Header& header);
/// A bare map, as a scenario without anybody.
std::shared_ptr<const play::Setting> settingOf(map::HexMap map);

/// FNV-1a with 64 bits, as 16 hex digits.
std::string hashOf(std::string_view text);
/// Hash of what a game depends on: the canonical text of the scenario and its maps.
std::string contentHash(const play::Setting& setting);

/// Orders as YAML: a list of `{end_phase: {}}`, each with optional `dice: [7]`, `decreed:`, `allowed: true` and a
/// `note:`; or `effects: [...]` in the order's place, for what the referee changes by hand. Dice are faces as typed,
/// for whatever is asked first; their sides are known when they are asked for.
struct OrderLine
{
    play::Record order;
    std::vector<int> faces;
    play::Given given;                    ///< without dice
    std::optional<play::ByHand> byHand{}; ///< in place of an order
    play::Note note{};
    int line = 0;
};
Loaded<std::vector<OrderLine>> parseOrders(std::string_view text, const std::string& file,
                                           const play::Setting& setting);

/// For an order in that line that names a thing which its game does not have.
yaml::Diagnostic unknownThing(const std::string& file, int line, const play::Ref& thing);

Loaded<play::Journal> parseJournal(std::string_view text, const std::string& file, const play::Setting& setting);
/// What a journal says of itself before its first entry.
Loaded<play::Header> parseHeader(std::string_view text, const std::string& file);
/// What is wrong with orders or a journal whose scenario is not at hand, as far as can be told without its map and its
/// counters. Orders are read by the system that understands them best.
yaml::Diagnostics checkOrders(std::string_view text, const std::string& file);
yaml::Diagnostics checkJournal(std::string_view text, const std::string& file, const play::Header& header);
std::string journalHeaderText(const play::Header& header);
std::string entryText(const play::Entry& entry, const play::Setting& setting);

} // namespace merlon::io
