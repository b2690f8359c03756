#include "round_trip.h"
#include "targets.h"

#include "core/edit/table_value.h"
#include "core/io/sheet_tables.h"
#include "core/io/table_map.h"
#include "core/systems.h"

namespace merlon::fuzz
{
namespace
{

/// Text that is accepted comes back as it was.
template <class Parse, class Write>
std::string brokenFile(std::string_view text, Parse parse, Write write)
{
    const auto loaded = parse(text);
    const std::string answer = brokenAnswer(loaded);
    return loaded.value && answer.empty() ? brokenWriting(*loaded.value, parse, write) : answer;
}

} // namespace

std::string brokenMap(std::string_view text)
{
    return brokenFile(
        text, [](std::string_view one) { return io::parseMap(one, "fuzz"); }, io::mapText);
}

/// And it is a document: its layers make the same table again.
std::string brokenTable(std::string_view text)
{
    const auto parse = [](std::string_view one) { return io::parseTable(one, "fuzz"); };
    if (auto broken = brokenFile(text, parse, io::tableText); !broken.empty())
        return broken;
    const auto loaded = parse(text);
    if (loaded.value && edit::tableOf(edit::valueOf(*loaded.value)) != *loaded.value)
        return "as a document it is another table";
    return {};
}

/// And a game of it begins.
std::string brokenScenario(std::string_view text)
{
    static const play::Boards boards = []
    {
        const hex::Layout layout{36, 32, hex::Orientation::Flat, hex::Shove::Even};
        return play::Boards{std::make_shared<const map::HexMap>(map::blankMap(layout, "plain", '.'))};
    }();
    const auto parse = [&](std::string_view one) { return io::parseScenario(one, "fuzz", boards); };
    const auto write = [&](const play::Scenario& value) { return io::scenarioText(value, boards); };
    if (auto broken = brokenFile(text, parse, write); !broken.empty())
        return broken;
    if (const auto loaded = parse(text); loaded.value)
    {
        const play::System& system = *findSystem(loaded.value->ruleset);
        const play::Game game = play::begin(play::settingOf(system, *loaded.value, boards));
        if (!play::sceneOf(game))
            return "there is nothing to draw";
    }
    return {};
}

/// And there is a play sheet with them.
std::string brokenTables(std::string_view text)
{
    const auto parse = [](std::string_view one) { return io::parseTables(one, "fuzz"); };
    if (auto broken = brokenFile(text, parse, io::tablesFileText); !broken.empty())
        return broken;
    const auto loaded = parse(text);
    if (!loaded.value)
        return {};
    const auto grids = findSystem(loaded.value->system)->grids(loaded.value->tables);
    for (const play::TypedTable& table : loaded.value->tables)
    {
        const auto grid = std::ranges::find(grids, table.id, &play::Grid::id);
        if (grid == grids.end() || grid->standIn)
            return "a table that was typed is not on the sheet: " + table.id;
    }
    return {};
}

} // namespace merlon::fuzz
