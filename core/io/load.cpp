#include "core/edit/joined_maps.h"
#include "core/hex/overloaded.h"
#include "core/io/alike_names.h"
#include "core/io/any_board.h"
#include "core/io/draft.h"
#include "core/io/table_map.h"
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

template <class T>
Loaded<T> failed(Diagnostics diagnostics)
{
    return {std::nullopt, std::move(diagnostics)};
}

void append(Diagnostics& to, Diagnostics from)
{
    to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

/// A map or a table that a scenario names, in its folder.
Loaded<play::Board> loadBoardOf(const fs::path& scenario, const std::string& text, const std::string& mapFile)
{
    const std::string file = scenario.string();
    const fs::path folder = folderOf(scenario);
    const fs::path path = folder / fs::path(nameOnDisk(folder, mapFile));
    const auto wrong = [&](Message message)
    { return failed<play::Board>({atName(text, file, "\nmaps:", mapFile, std::move(message))}); };
    if (!staysIn(folder, path))
        return wrong(tell::path_map{.name = quote(mapFile), .why = tell::path_link{}});
    std::error_code ignored;
    if (!fs::exists(path, ignored))
    {
        const std::string other = nameInOtherCase(folder, mapFile);
        if (other.empty())
            return wrong(tell::missing_map_none{.name = quote(mapFile)});
        return wrong(tell::missing_map_other{.name = quote(mapFile), .found = quote(other)});
    }
    const auto content = readFile(path);
    if (!content)
        return failed<play::Board>({content.error()});
    const auto boardOf = [](auto loaded) -> Loaded<play::Board>
    {
        if (!loaded.value)
            return failed<play::Board>(std::move(loaded.diagnostics));
        using Map = typename decltype(loaded.value)::value_type;
        return {std::make_shared<const Map>(std::move(*loaded.value)), std::move(loaded.diagnostics)};
    };
    return kindOf(*content) == "table" ? boardOf(parseTable(*content, path.string()))
                                       : boardOf(parseMap(*content, path.string()));
}

/// One board, or the one that several maps make which lie side by side.
Loaded<play::Board> boardOf(const std::string& text, const std::string& file, std::span<const play::Board> boards,
                            std::span<const play::MapRef> refs)
{
    if (boards.size() == 1)
        return {boards.front(), {}};
    const auto wrong = [&](const std::string& name, Message message)
    { return failed<play::Board>({atName(text, file, "\nmaps:", name, std::move(message))}); };
    std::vector<edit::LaidMap> maps;
    for (std::size_t i = 0; i < boards.size(); ++i)
    {
        const auto* map = std::get_if<play::HexBoard>(&boards[i]);
        if (map == nullptr)
            return wrong(refs[i].file, tell::maps_table{.map = quote(refs[i].file)});
        maps.push_back({*map, refs[i].joint.value_or(hex::Joint())});
    }
    std::span<const edit::LaidMap> all = maps;
    for (std::size_t count = 2; count < all.size(); ++count) // the first that cannot lie there is told
        if (const auto part = edit::laid(all.first(count), paletteOf(*all.front().map)); !part)
            all = all.first(count);
    auto board = edit::laid(all, paletteOf(*all.front().map));
    if (board)
        return {std::make_shared<const map::HexMap>(std::move(*board)), {}};
    const std::string& name = refs[all.size() - 1].file;
    return wrong(name, tell::maps_apart{.map = quote(name), .why = board.error()});
}

/// What its rules are not played on.
Diagnostics otherGround(const std::string& text, const std::string& file, const play::System& system,
                        const play::Scenario& scenario, const play::Boards& boards)
{
    Diagnostics told;
    std::size_t ref = 0;
    for (const play::Board& board : boards)
    {
        const std::string& name = scenario.maps[ref].file;
        const auto wrong = [&](Message message)
        { told.push_back(atName(text, file, "\nmaps:", name, std::move(message))); };
        if (std::holds_alternative<play::HexBoard>(board) && system.ground() == play::Ground::Table)
            wrong(tell::boards_table{.name = quote(name)});
        else if (std::holds_alternative<play::TableBoard>(board) && system.ground() == play::Ground::Hexes)
            wrong(tell::boards_hexes{.name = quote(name)});
        for (++ref; ref < scenario.maps.size() && scenario.maps[ref].joint;)
            ++ref;
    }
    return told;
}

/// For which system a board was made.
std::string_view madeFor(const play::Board& board)
{
    if (const auto* map = std::get_if<play::HexBoard>(&board))
        return systemOf(**map);
    return std::get<play::TableBoard>(board)->ruleset;
}

} // namespace

Loaded<play::Boards> loadBoards(const fs::path& scenario, const std::string& text, std::span<const play::MapRef> refs)
{
    Diagnostics told;
    play::Boards parts;
    for (const play::MapRef& ref : refs)
    {
        auto part = loadBoardOf(scenario, text, ref.file);
        append(told, std::move(part.diagnostics));
        if (part.value)
            parts.push_back(std::move(*part.value));
    }
    if (parts.size() < refs.size())
        return failed<play::Boards>(std::move(told));
    play::Boards boards;
    for (std::size_t first = 0, next = 0; first < refs.size(); first = next)
    {
        for (++next; next < refs.size() && refs[next].joint;)
            ++next;
        auto board = boardOf(text, scenario.string(), std::span(parts).subspan(first, next - first),
                             refs.subspan(first, next - first));
        append(told, std::move(board.diagnostics));
        if (!board.value)
            return failed<play::Boards>(std::move(told));
        boards.push_back(std::move(*board.value));
    }
    return {std::move(boards), std::move(told)};
}

Loaded<map::HexMap> loadMap(const fs::path& path)
{
    const auto text = readFile(path);
    return text ? parseMap(*text, path.string()) : failed<map::HexMap>({text.error()});
}

namespace
{

Loaded<std::shared_ptr<const play::Setting>> load(const fs::path& path, decltype(parseScenario)& parse)
{
    using Result = std::shared_ptr<const play::Setting>;
    const auto text = readFile(path);
    if (!text)
        return failed<Result>({text.error()});
    const std::string file = path.string();
    const auto maps = mapsNamedIn(*text);
    auto boards = maps ? loadBoards(path, *text, *maps) : Loaded<play::Boards>();
    if (!boards.value) // its hexes are checked as far as can be without
    {
        auto told = withoutPlaces(parse(*text, file, {}).diagnostics);
        append(told, std::move(boards.diagnostics));
        return failed<Result>(std::move(told));
    }
    auto scenario = parse(*text, file, *boards.value);
    append(scenario.diagnostics, std::move(boards.diagnostics));
    if (!scenario.value) // its places may all be wrong for one reason
    {
        const auto bare = parse(*text, file, {}).value;
        auto wrong = bare ? otherGround(*text, file, *findSystem(bare->ruleset), *bare, *boards.value) : Diagnostics();
        return failed<Result>(wrong.empty() ? std::move(scenario.diagnostics) : std::move(wrong));
    }
    for (play::MapRef& ref : scenario.value->maps) // whoever opens or writes them asks the drive
        ref.file = nameOnDisk(folderOf(path), ref.file);
    const play::System& system = *findSystem(scenario.value->ruleset);
    for (const play::Board& board : *boards.value)
        if (const auto other = madeFor(board); !other.empty() && other != system.id())
            append(scenario.diagnostics,
                   {diagnostic(Severity::Warning, file,
                               tell::rulesets{.system = quote(system.id()), .other = quote(other)})});
    if (auto wrong = otherGround(*text, file, system, *scenario.value, *boards.value); !wrong.empty())
    {
        append(scenario.diagnostics, std::move(wrong));
        return failed<Result>(std::move(scenario.diagnostics));
    }
    return {play::settingOf(system, std::move(*scenario.value), std::move(*boards.value)),
            std::move(scenario.diagnostics)};
}

} // namespace

Loaded<std::shared_ptr<const play::Setting>> loadScenario(const fs::path& path)
{
    return load(path, parseScenario);
}

Loaded<std::shared_ptr<const play::Setting>> loadDraft(const fs::path& path)
{
    return load(path, parseDraft);
}

Loaded<std::shared_ptr<const play::Setting>> loadScenarioOf(const std::string& text, const fs::path& journal,
                                                            const play::Header& header)
{
    const std::string& name = header.scenario;
    const fs::path path = folderOf(journal) / fs::path(nameOnDisk(folderOf(journal), name));
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

std::string hashOf(std::string_view text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4U)
        out[i] = "0123456789abcdef"[hash & 15U];
    return out;
}

std::string contentHash(const play::Setting& setting)
{
    play::Scenario played = setting.scenario;
    played.notes = {}; // no game depends on who wrote it
    played.authors.clear();
    std::string text = scenarioText(played, setting.boards);
    for (const play::Board& board : setting.boards)
        text += std::visit(Overloaded{[](const play::HexBoard& map) { return mapText(*map); },
                                      [](const play::TableBoard& table) { return tableText(*table); }},
                           board);
    return hashOf(text);
}

} // namespace merlon::io
