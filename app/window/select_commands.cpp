#include "app/window/select_commands.h"

#include "app/window/commands.h"
#include "app/window/files.h"
#include "app/window/rooms.h"
#include "core/edit/line_edits.h"
#include "core/edit/map_value.h"
#include "editor/hex_map_view.h"
#include "editor/tools/shapes.h"

#include <algorithm>

namespace merlon::app
{

SelectCommands::SelectCommands(const Rooms& rooms, const Commands& commands, const Files& files)
    : rooms_(rooms), commands_(commands), files_(files)
{
    using editor::alike;
    using editor::alikeEverywhere;
    using hex::HexSet;
    on("select.all", [](const HexSet& now) { return HexSet(now.grid()).inverted(); });
    on("select.none", [](const HexSet& now) { return HexSet(now.grid()); });
    on("select.invert", [](const HexSet& now) { return now.inverted(); });
    on("select.grow", [](const HexSet& now) { return now.grown(); });
    on("select.shrink", [](const HexSet& now) { return now.shrunk(); });
    const auto map = [this]() -> const edit::Value& { return files_.workspace().map().value(); };
    static const edit::Paint terrain{edit::Paint::Kind::Terrain};
    static const edit::Paint level{edit::Paint::Kind::SetLevel};
    onCurrent("select.terrain", [map](hex::Hex at) { return alike(map(), terrain, at, map().grid.count()); });
    onCurrent("select.terrainEverywhere", [map](hex::Hex at) { return alikeEverywhere(map(), terrain, at); });
    onCurrent("select.level", [map](hex::Hex at) { return alikeEverywhere(map(), level, at); });
    onCurrent("select.structure", [this](hex::Hex at) { return structureAt(at); });
    onCurrent("select.line", [map](hex::Hex at) { return lineAt(map(), at); });
}

void SelectCommands::on(const char* name, const std::function<hex::HexSet(const hex::HexSet&)>& select)
{
    rooms_.keepToMap(commands_[name]);
    commands_.on(name, this,
                 [this, select]
                 {
                     if (files_.workspace().ground() != play::Ground::Hexes)
                         return;
                     files_.workspace().settle();
                     rooms_.view->select(select(rooms_.view->selectedHexes()));
                 });
}

void SelectCommands::onCurrent(const char* name, const std::function<std::vector<hex::Hex>(hex::Hex)>& select)
{
    on(name,
       [this, select](const hex::HexSet& now)
       {
           const auto at = rooms_.view->currentHex();
           return at ? hex::HexSet(now.grid(), select(*at)) : now;
       });
}

std::vector<hex::Hex> SelectCommands::lineAt(const edit::Value& map, hex::Hex at)
{
    const auto lines = edit::linesAt(map, at);
    return lines.empty() ? std::vector<hex::Hex>() : edit::hexesOf(map.grid, *lines.front()->thing.as<map::Line>());
}

std::vector<hex::Hex> SelectCommands::structureAt(hex::Hex at) const
{
    std::vector<hex::Hex> hexes;
    for (const map::Structure& structure : files_.workspace().map().map().structures)
        if (std::ranges::count(structure.hexes, at) > 0)
            hexes.insert(hexes.end(), structure.hexes.begin(), structure.hexes.end());
    return hexes;
}

} // namespace merlon::app
