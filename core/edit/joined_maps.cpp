#include "core/edit/joined_maps.h"

#include "core/edit/free_id.h"
#include "core/edit/joining.h"
#include "core/edit/map_value.h"
#include "core/edit/recount.h"
#include "core/edit/scenario_value.h"
#include "core/hex/parts.h"

#include <set>

namespace merlon::edit
{
namespace
{

/// Of its own, also where the same map is laid twice.
std::string idOf(const map::HexMap& map, std::set<std::string>& taken)
{
    return freeId(map.id.empty() ? "map" : map.id, taken);
}

/// Where the first map's A1 lies on the board.
hex::Hex beginningOf(const hex::Layout& board)
{
    return board.parts.empty() ? board.first : board.parts.all().front().lies.to;
}

} // namespace

bool isLaid(const Desk& desk)
{
    const Value* map = desk.hexMap();
    return map != nullptr && !map->grid.parts.empty();
}

Edit laidAnew(const Desk& desk, std::vector<play::MapRef> maps, const hex::Layout& board, yaml::Message says)
{
    const hex::Layout& was = desk.mapValue().grid;
    const hex::Hex by = beginningOf(board) - beginningOf(was);
    hex::Layout now = board; // counted as the desk counts its hexes: the first map stays where it is
    now.first = board.first - by;
    Value after = desk.values.at(desk.scenario);
    if (was.contains(now.first) && was.contains(now.hexOf(now.count() - 1)))
    {
        Edit cut;
        cut.parts[desk.map].grid = now;
        cut = completed(desk, std::move(cut));
        after = applied(std::move(after), cut.parts.at(desk.scenario));
    }
    recount(after, {by});
    play::Scenario head = scenarioHeadOf(after);
    head.maps = std::move(maps);
    Patch named;
    putHead(after, named, std::move(head));
    Edit edit;
    edit.says = std::move(says);
    edit.on = desk.state;
    edit.parts.emplace(desk.scenario, diff(desk.values.at(desk.scenario), applied(std::move(after), std::move(named))));
    return edit;
}

tl::expected<map::HexMap, yaml::Message> laid(std::span<const LaidMap> maps,
                                              std::shared_ptr<const map::Palette> palette)
{
    Desk desk;
    desk.palette = std::move(palette);
    Value& board = desk.values.emplace(0, valueOf(*maps.front().map)).first->second;
    const std::string rest = openGround(desk);
    std::set<std::string> taken;
    std::vector<hex::Part> parts{{idOf(*maps.front().map, taken), board.grid, {}}};
    for (const LaidMap& one : maps.subspan(1))
    {
        const auto lies = laidBeside(board.grid, one.map->layout, one.joint);
        const auto edit = joined(desk, valueOf(*one.map), one.joint, rest);
        if (!lies || !edit)
            return tl::unexpected(lies ? edit.error() : lies.error());
        board = applied(desk, *edit).mapValue();
        parts.push_back({idOf(*one.map, taken), one.map->layout, *lies});
    }
    const hex::Hex by = hex::Hex{} - board.grid.first; // it begins with its A1, as files have it
    recount(board, {by});
    for (hex::Part& part : parts)
        part.lies.to = part.lies.to + by;
    map::HexMap out = mapOf(board);
    out.layout.parts = hex::Parts(std::move(parts));
    for (const LaidMap& one : maps)
        out.ofParts.push_back(one.map->numbering);
    out.numbering.reset();
    return out;
}

} // namespace merlon::edit
