#include "core/edit/laying.h"

#include "core/edit/free_id.h"
#include "core/edit/joining.h"
#include "core/edit/map_value.h"
#include "core/edit/recount.h"
#include "core/hex/parts.h"

#include <set>

namespace merlon::edit
{
namespace
{

/// Of its own, also where the same map is laid twice.
std::string idOf(const map::HexMap& map, std::set<std::string>& taken)
{
    std::string id = map.id.empty() ? "map" : map.id;
    if (!taken.insert(id).second)
        id = freeId(id, taken);
    return id;
}

} // namespace

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
