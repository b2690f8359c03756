#include "core/lint/sheets.h"

#include "core/edit/scenario_edits.h"
#include "core/edit/scenario_value.h"
#include "core/play/system.h"
#include "core/systems.h"
#include "tell.h"

#include <algorithm>

namespace merlon::lint
{
namespace
{

Finding finding(const edit::Desk& desk, yaml::Message says, play::SheetParts mended, const yaml::Message& mend)
{
    Finding found;
    found.doc = desk.scenario;
    found.shelf = edit::OfScenario::head;
    found.field = "sheet";
    found.says = std::move(says);
    found.fix = edit::withSheet(desk, std::move(mended), mend);
    return found;
}

bool isEmpty(const play::SheetRow& row)
{
    return row.name.empty() && row.boxes == 0 && !row.tally;
}

} // namespace

std::vector<Finding> oddOnSheet(const edit::Desk& desk)
{
    std::vector<Finding> found;
    const play::Scenario& head = edit::scenarioHeadOf(desk.values.at(desk.scenario));
    const play::System* system = findSystem(head.ruleset);
    if (!head.sheet || system == nullptr)
        return found;
    const play::SheetParts& parts = *head.sheet;
    for (const play::OnSheet& one : system->onSheet(head))
        if (!one.kept && std::ranges::count(parts, one.key, &play::SheetPart::shows) > 0)
        {
            play::SheetParts without = parts;
            std::erase_if(without, [&](const play::SheetPart& part) { return part.shows == one.key; });
            const yaml::Term part{std::string(system->id()), "sheet", std::string(one.key)};
            found.push_back(
                finding(desk, tell::sheet_unused{.part = part}, std::move(without), tell::fix_take_part{.part = part}));
        }
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (std::ranges::any_of(parts[i].rows, isEmpty))
        {
            play::SheetParts without = parts;
            std::erase_if(without[i].rows, isEmpty);
            found.push_back(finding(desk, tell::sheet_row_empty{}, std::move(without), tell::fix_take_row{}));
        }
    return found;
}

} // namespace merlon::lint
