#include "core/io/files.h"

#include <algorithm>
#include <system_error>

namespace merlon::io
{

using namespace yaml;

namespace
{

namespace fs = std::filesystem;

/// The place of a `file:` in a scenario's text, for what is wrong with the map itself.
Diagnostic atMapRef(const std::string& text, const std::string& file, const std::string& mapFile, std::string code,
                    std::string message)
{
    int line = 0;
    int column = 0;
    if (const auto at = text.find(mapFile, std::min(text.find("\nmaps:"), text.size())); at != std::string::npos)
    {
        line = 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
        const auto start = text.rfind('\n', at);
        column = static_cast<int>(at - (start == std::string::npos ? 0 : start + 1)) + 1;
    }
    return {Severity::Error, file, line, column, std::move(code), std::move(message)};
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

template <class T>
Loaded<T> failed(Diagnostics diagnostics)
{
    return {std::nullopt, std::move(diagnostics)};
}

void append(Diagnostics& to, Diagnostics from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

} // namespace

Loaded<map::HexMap> loadMap(const fs::path& path)
{
    const auto text = readFile(path);
    return text ? parseMap(*text, path.string()) : failed<map::HexMap>({text.error()});
}

Loaded<std::shared_ptr<const game::Setting>> loadScenario(const fs::path& path)
{
    using Result = std::shared_ptr<const game::Setting>;
    const auto text = readFile(path);
    if (!text)
        return failed<Result>({text.error()});
    const std::string file = path.string();
    // a first reading, to find the map; without one the hexes are checked as far as can be
    auto scenario = parseScenario(*text, file);
    if (!scenario.value)
        return failed<Result>(std::move(scenario.diagnostics));
    const std::string mapFile = scenario.value->maps.front().file;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const fs::path mapPath = folder / fs::path(mapFile);
    if (!staysIn(folder, mapPath))
    {
        append(scenario.diagnostics,
               {atMapRef(*text, file, mapFile, "path",
                         "the map '" + mapFile + "' is not read: a link leads out of this file's folder")});
        return failed<Result>(std::move(scenario.diagnostics));
    }
    std::error_code ignored;
    if (!fs::exists(mapPath, ignored))
    {
        append(scenario.diagnostics, {atMapRef(*text, file, mapFile, "missing-map",
                                               "there is no map '" + mapFile + "' in the folder of this scenario")});
        return failed<Result>(std::move(scenario.diagnostics));
    }
    auto map = loadMap(mapPath);
    if (!map.value)
    {
        append(scenario.diagnostics, std::move(map.diagnostics));
        return failed<Result>(std::move(scenario.diagnostics));
    }
    scenario = parseScenario(*text, file, &*map.value);
    append(scenario.diagnostics, std::move(map.diagnostics));
    const auto ruleset = scenario.value ? builtInRuleset(scenario.value->ruleset) : nullptr;
    if (!ruleset)
        return failed<Result>(std::move(scenario.diagnostics));
    const auto& mapRuleset = map.value->ruleset.empty() ? std::string("siege") : map.value->ruleset;
    if (mapRuleset != ruleset->id)
        append(scenario.diagnostics,
               {{Severity::Warning, file, 0, 0, "rulesets",
                 "the scenario is played by '" + ruleset->id + "', its map was made for '" + mapRuleset + '\''}});
    return {std::make_shared<const game::Setting>(
                game::Setting{std::move(*scenario.value), std::move(*map.value), *ruleset}),
            std::move(scenario.diagnostics)};
}

/// FNV-1a with 64 bits, as 16 hex digits.
std::string contentHash(const game::Setting& setting)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const auto& text : {scenarioText(setting.scenario, setting.map), mapText(setting.map)})
        for (const char c : text)
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4U)
        out[i] = "0123456789abcdef"[hash & 15U];
    return out;
}

} // namespace merlon::io
