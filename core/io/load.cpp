#include "core/io/files.h"
#include "core/systems.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "tell.h"

#include <algorithm>
#include <system_error>

namespace merlon::io
{

using namespace yaml;

namespace
{

namespace fs = std::filesystem;

/// The place behind a key where a file's text names another file, for what is wrong with the other one itself.
Diagnostic atName(const std::string& text, const std::string& file, std::string_view key, const std::string& name,
                  Message message)
{
    int line = 0;
    int column = 0;
    if (const auto at = text.find(name, std::min(text.find(key), text.size())); at != std::string::npos)
    {
        line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        const auto start = text.rfind('\n', at);
        column = static_cast<int>(at - (start == std::string::npos ? 0 : start + 1)) + 1;
    }
    return diagnostic(Severity::Error, file, std::move(message), line, column);
}

/// Is the file in the folder also when symbolic links are followed?
bool staysIn(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const auto home = fs::weakly_canonical(folder, error);
    const auto target = error ? fs::path() : fs::weakly_canonical(file, error);
    if (error)
        return false;
    const auto way = target.lexically_relative(home);
    return !way.empty() && *way.begin() != "..";
}

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

template <class T>
Loaded<T> failed(Diagnostics diagnostics)
{
    return {std::nullopt, std::move(diagnostics)};
}

void append(Diagnostics& to, Diagnostics from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// A map that a scenario names, in its folder.
Loaded<map::HexMap> loadBoard(const fs::path& scenario, const std::string& text, const std::string& mapFile)
{
    const std::string file = scenario.string();
    const fs::path folder = folderOf(scenario);
    const fs::path path = folder / fs::path(mapFile);
    const auto wrong = [&](Message message)
    { return failed<map::HexMap>({atName(text, file, "\nmaps:", mapFile, std::move(message))}); };
    if (!staysIn(folder, path))
        return wrong(tell::path_map{.name = quote(mapFile), .why = tell::path_link{}});
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return wrong(tell::missing_map{.name = quote(mapFile)});
    return loadMap(path);
}

} // namespace

Loaded<map::HexMap> loadMap(const fs::path& path)
{
    const auto text = readFile(path);
    return text ? parseMap(*text, path.string()) : failed<map::HexMap>({text.error()});
}

Loaded<std::shared_ptr<const play::Setting>> loadScenario(const fs::path& path)
{
    using Result = std::shared_ptr<const play::Setting>;
    const auto text = readFile(path);
    if (!text)
        return failed<Result>({text.error()});
    const std::string file = path.string();
    // a first reading, to find the maps; without them the hexes are checked as far as can be
    auto scenario = parseScenario(*text, file);
    if (!scenario.value)
        return failed<Result>(std::move(scenario.diagnostics));
    play::Boards boards;
    Diagnostics ofMaps;
    for (const play::MapRef& ref : scenario.value->maps)
    {
        auto map = loadBoard(path, *text, ref.file);
        append(ofMaps, std::move(map.diagnostics));
        if (map.value)
            boards.push_back(std::make_shared<const map::HexMap>(std::move(*map.value)));
    }
    if (boards.size() < scenario.value->maps.size())
    {
        append(scenario.diagnostics, std::move(ofMaps));
        return failed<Result>(std::move(scenario.diagnostics));
    }
    scenario = parseScenario(*text, file, boards);
    append(scenario.diagnostics, std::move(ofMaps));
    if (!scenario.value)
        return failed<Result>(std::move(scenario.diagnostics));
    const play::System& system = *findSystem(scenario.value->ruleset);
    for (const auto& board : boards)
        if (const auto madeFor = paletteOf(*board)->system; madeFor != system.id())
            append(scenario.diagnostics,
                   {diagnostic(Severity::Warning, file,
                               tell::rulesets{.system = quote(system.id()), .other = quote(madeFor)})});
    return {play::settingOf(system, std::move(*scenario.value), std::move(boards)), std::move(scenario.diagnostics)};
}

Loaded<std::shared_ptr<const play::Setting>> loadScenarioOf(const std::string& text, const fs::path& journal,
                                                            const play::Header& header)
{
    const std::string& name = header.scenario;
    const fs::path path = folderOf(journal) / fs::path(name);
    const auto wrong = [&](Message message)
    {
        return failed<std::shared_ptr<const play::Setting>>(
            {atName(text, journal.string(), "\nscenario:", name, std::move(message))});
    };
    if (const Message problem = pathProblem(name); problem.sentence != nullptr)
        return wrong(tell::path_scenario{.name = '\'' + name + '\'', .why = problem});
    if (!staysIn(folderOf(journal), path))
        return wrong(tell::path_scenario{.name = '\'' + name + '\'', .why = tell::path_link{}});
    std::error_code ignored;
    if (!fs::exists(path, ignored))
        return wrong(tell::missing_scenario_here{.name = '\'' + name + '\''});
    return loadScenario(path);
}

std::shared_ptr<const play::Setting> settingOf(map::HexMap map)
{
    const play::System* system = findSystem(paletteOf(map)->system);
    play::Scenario scenario;
    scenario.ruleset = system->id();
    return play::settingOf(*system, std::move(scenario), {std::make_shared<const map::HexMap>(std::move(map))});
}

/// FNV-1a with 64 bits, as 16 hex digits.
std::string contentHash(const play::Setting& setting)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    const auto add = [&](const std::string& text)
    {
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    };
    add(scenarioText(setting.scenario, setting.boards));
    for (const auto& board : setting.boards)
        add(mapText(*board));
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4U)
        out[i] = "0123456789abcdef"[hash & 15U];
    return out;
}

} // namespace merlon::io
