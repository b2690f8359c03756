#include "core/edit/joined_maps.h"
#include "core/hex/overloaded.h"
#include "core/io/alike_names.h"
#include "core/io/any_board.h"
#include "core/io/draft.h"
#include "core/io/joint_save.h"
#include "core/io/table_map.h"
#include "core/systems.h"
#include "core/yaml/log.h"
#include "core/yaml/quote.h"
#include "core/yaml/source_text.h"
#include "core/yaml/tree.h"
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

/// Where a map or a table lies that a scenario names.
fs::path placeOf(const fs::path& scenario, const std::string& mapFile)
{
    const fs::path folder = folderOf(scenario);
    return folder / fs::path(nameOnDisk(folder, mapFile));
}

/// Why it cannot be looked for in the scenario's folder, or is not there. Says nothing where it is.
Message missing(const fs::path& scenario, const std::string& mapFile)
{
    if (const Message problem = pathProblem(mapFile); problem.sentence != nullptr)
        return tell::path_map{.name = quote(mapFile), .why = problem};
    const fs::path folder = folderOf(scenario);
    const fs::path path = placeOf(scenario, mapFile);
    if (!staysIn(folder, path))
        return tell::path_map{.name = quote(mapFile), .why = tell::path_link{}};
    std::error_code ignored;
    if (fs::exists(path, ignored))
        return {};
    const std::string other = nameInOtherCase(folder, mapFile);
    if (other.empty())
        return tell::missing_map_none{.name = quote(mapFile)};
    return tell::missing_map_other{.name = quote(mapFile), .found = quote(other)};
}

/// The value of a field that says the text, wherever that stands.
const Node* saying(const Node& node, const std::string& text)
{
    for (std::size_t i = 0; i < node.items.size(); ++i)
        if (const Node* found = saying(node.items[i], text))
            return found;
    return node.isScalar() && node.text == text ? &node : nullptr;
}

/// By the word that a board begins with: it is not read then, for its terrain is of other rules.
Message otherGround(const fs::path& scenario, const std::string& name, play::Ground wanted)
{
    constexpr std::size_t mostOfHead = std::size_t{64} << 10; // of a file that says what it is
    const std::string kind = kindOf(readBeginning(placeOf(scenario, name), mostOfHead).value_or(std::string()));
    if (kind == "map" && wanted == play::Ground::Table)
        return tell::boards_table{.name = quote(name)};
    if (kind == "table" && wanted == play::Ground::Hexes)
        return tell::boards_hexes{.name = quote(name)};
    return {};
}

/// Files that it names besides its maps, and that are not there or of another kind than its system wants.
Diagnostics wrongOthers(const fs::path& scenario, const std::string& text, const NamedFiles& named)
{
    const SourceText source(text);
    Log log(scenario.string(), source.view());
    Node root;
    const play::Ground wanted = named.system != nullptr ? named.system->filesGround() : play::Ground::None;
    for (const std::string& name : named.others)
    {
        Message why = missing(scenario, name);
        if (why.sentence == nullptr)
            why = otherGround(scenario, name, wanted);
        if (why.sentence != nullptr)
        {
            if (root.items.empty())
                root = parseOneDocument(source.view(), log).root;
            const Node* at = saying(root, name);
            log.error(at != nullptr ? *at : root, why);
        }
    }
    return log.take();
}

/// A map or a table that a scenario names, in its folder.
Loaded<play::Board> loadBoardOf(const fs::path& scenario, const std::string& text, const std::string& mapFile)
{
    if (Message why = missing(scenario, mapFile); why.sentence != nullptr)
        return failed<play::Board>({atName(text, scenario.string(), "\nmaps:", mapFile, std::move(why))});
    const fs::path path = placeOf(scenario, mapFile);
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
Diagnostics otherGround(const fs::path& scenario, const std::string& text, const NamedFiles& named)
{
    Diagnostics told;
    const play::Ground ground = named.system != nullptr ? named.system->ground() : play::Ground::None;
    for (const play::MapRef& ref : named.maps)
    {
        if (ground == play::Ground::None || missing(scenario, ref.file).sentence != nullptr)
            continue;
        if (Message why = otherGround(scenario, ref.file, ground); why.sentence != nullptr)
            told.push_back(atName(text, scenario.string(), "\nmaps:", ref.file, std::move(why)));
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
    endSave(path);
    const auto text = readFile(path);
    return text ? parseMap(*text, path.string()) : failed<map::HexMap>({text.error()});
}

namespace
{

Loaded<std::shared_ptr<const play::Setting>> load(const fs::path& path, decltype(parseScenario)& parse)
{
    using Result = std::shared_ptr<const play::Setting>;
    endSave(path);
    const auto text = readFile(path);
    if (!text)
        return failed<Result>({text.error()});
    const std::string file = path.string();
    const NamedFiles named = filesNamedIn(*text);
    auto boards = Loaded<play::Boards>{{}, otherGround(path, *text, named)};
    const bool areOther = !boards.diagnostics.empty();
    if (named.mapsAreSound && !areOther)
        boards = loadBoards(path, *text, named.maps);
    append(boards.diagnostics, wrongOthers(path, *text, named));
    if (!boards.value) // its hexes are checked as far as can be without
    {
        auto told = withoutPlaces(parse(*text, file, {}).diagnostics);
        if (areOther) // how they lie is asked of those that will take their places
            std::erase_if(told, [](const Diagnostic& one) { return one.code == tell::maps_table::sentence.code(); });
        append(told, std::move(boards.diagnostics));
        return failed<Result>(std::move(told));
    }
    auto scenario = parse(*text, file, *boards.value);
    const bool lacksOthers = hasErrors(boards.diagnostics); // a draft may be at fault itself
    append(scenario.diagnostics, std::move(boards.diagnostics));
    if (!scenario.value || lacksOthers)
        return failed<Result>(std::move(scenario.diagnostics));
    for (play::MapRef& ref : scenario.value->maps) // whoever opens or writes them asks the drive
        ref.file = nameOnDisk(folderOf(path), ref.file);
    const play::System& system = *findSystem(scenario.value->ruleset);
    for (const play::Board& board : *boards.value)
        if (const auto other = madeFor(board); !other.empty() && other != system.id())
            append(scenario.diagnostics,
                   {diagnostic(Severity::Warning, file,
                               tell::rulesets{.system = quote(system.id()), .other = quote(other)})});
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
    played.background = {}; // no game depends on what went before, or on who wrote it
    played.notes = {};
    played.authors.clear();
    std::string text = scenarioText(played, setting.boards);
    for (const play::Board& board : setting.boards)
        text += std::visit(Overloaded{[](const play::HexBoard& map) { return mapText(*map); },
                                      [](const play::TableBoard& table) { return tableText(*table); }},
                           board);
    return hashOf(text);
}

} // namespace merlon::io
