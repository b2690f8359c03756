#include "core/edit/names.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"

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

} // namespace

std::map<Doc, Patch> renamed(const Desk& desk, const FileNames& names)
{
    std::map<Doc, Patch> parts;
    if (desk.scenario < 0 || !names.mapFile.empty())
    {
        map::HexMap head = headOf(desk.mapValue());
        head.id = names.id;
        putHead(desk.mapValue(), parts[desk.map], std::move(head));
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
            {
                map::HexMap head = *map;
                head.id = names.id;
                entry.thing = Thing::of(std::move(head));
            }
            else if (const auto* scenario = entry.thing ? entry.thing.as<play::Scenario>() : nullptr)
            {
                play::Scenario head = *scenario;
                name(head, names, board);
                entry.thing = Thing::of(std::move(head));
            }
}

} // namespace merlon::edit
