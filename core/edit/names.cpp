#include "core/edit/names.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/table_value.h"

namespace merlon::edit
{
namespace
{

void name(play::Scenario& head, const FileNames& names, int board)
{
    head.id = names.id;
    if (const auto which = static_cast<std::size_t>(board); !names.mapFile.empty() && which < head.maps.size())
        head.maps[which].file = names.mapFile;
}

template <class Map>
Thing named(Map head, const std::string& id)
{
    head.id = id;
    return Thing::of(std::move(head));
}

/// The one that is painted on, if any is.
void nameBoard(const Desk& desk, const std::string& id, std::map<Doc, Patch>& parts)
{
    const Doc doc = desk.hexMap() != nullptr ? desk.map : desk.table;
    if (doc < 0)
        return;
    const Value& value = desk.values.at(doc);
    const Entry& head = value.shelves.front()->front();
    const map::TableMap* table = tableHeadOf(value);
    parts[doc].put(0, {head.key, head.rank, table != nullptr ? named(*table, id) : named(headOf(value), id)});
}

} // namespace

std::map<Doc, Patch> renamed(const Desk& desk, const FileNames& names)
{
    std::map<Doc, Patch> parts;
    if (desk.scenario < 0 || !names.mapFile.empty())
    {
        nameBoard(desk, names.id, parts);
    }
    if (desk.scenario >= 0)
    {
        const Value& scenario = desk.values.at(desk.scenario);
        play::Scenario head = scenarioHeadOf(scenario);
        name(head, names, desk.board);
        putHead(scenario, parts[desk.scenario], std::move(head));
    }
    return parts;
}

void giveNames(Patch& step, const FileNames& names, int board)
{
    for (Shelf& shelf : step.things)
        for (Entry& entry : shelf)
            if (const auto* map = entry.thing ? entry.thing.as<map::HexMap>() : nullptr)
                entry.thing = named(*map, names.id);
            else if (const auto* table = entry.thing ? entry.thing.as<map::TableMap>() : nullptr)
                entry.thing = named(*table, names.id);
            else if (const auto* scenario = entry.thing ? entry.thing.as<play::Scenario>() : nullptr)
            {
                play::Scenario head = *scenario;
                name(head, names, board);
                entry.thing = Thing::of(std::move(head));
            }
}

} // namespace merlon::edit
