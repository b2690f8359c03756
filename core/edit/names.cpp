#include "core/edit/names.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "tell.h"

namespace merlon::edit
{
namespace
{

void nameMap(const Desk& desk, const std::string& id, Edit& edit)
{
    map::HexMap head = headOf(desk.mapValue());
    if (head.id == id)
        return;
    head.id = id;
    putHead(desk.mapValue(), edit.parts[desk.map], std::move(head));
}

void nameScenario(const Desk& desk, const std::string& id, const std::string& mapFile, Edit& edit)
{
    const Value& scenario = desk.values.at(desk.scenario);
    play::Scenario head = scenarioHeadOf(scenario);
    head.id = id;
    if (!mapFile.empty())
        head.maps[static_cast<std::size_t>(desk.board)].file = mapFile;
    if (head != scenarioHeadOf(scenario))
        putHead(scenario, edit.parts[desk.scenario], std::move(head));
}

} // namespace

Edit renamed(const Desk& desk, const std::string& id, const std::string& mapFile)
{
    Edit edit;
    edit.on = desk.state;
    edit.says = tell::edit_rename{.id = id};
    if (desk.scenario < 0 || !mapFile.empty())
        nameMap(desk, id, edit);
    if (desk.scenario >= 0)
        nameScenario(desk, id, mapFile, edit);
    return edit;
}

} // namespace merlon::edit
