#include "core/lint/by_rules.h"

#include "core/edit/boards.h"
#include "core/edit/feature_edits.h"
#include "core/edit/map_value.h"
#include "core/edit/names_in_sentences.h"
#include "core/edit/scenario_value.h"
#include "core/systems.h"
#include "tell.h"

#include <algorithm>

namespace merlon::lint
{

using edit::OfMap;
using edit::OfScenario;

namespace
{

std::vector<hex::Edge> edgesOf(hex::Hex hex, const std::vector<hex::Side>& sides)
{
    std::vector<hex::Edge> edges;
    for (const hex::Side side : sides)
        edges.push_back({hex, side});
    return edges;
}

/// Taken away, and put up again on the other sides as it was.
std::optional<edit::Edit> cured(const edit::Desk& desk, const play::Turned& turned)
{
    const auto taken = edit::unfeatured(desk, turned.kind, edgesOf(turned.hex, turned.from));
    if (!taken)
        return {};
    const edit::Desk bare = edit::applied(desk, *taken);
    edit::Edit fix;
    const yaml::Named hex = edit::named(desk, turned.hex);
    const yaml::Term feature{desk.palette->system, "feature", turned.kind};
    if (turned.to.empty())
    {
        fix = *taken;
        fix.says = tell::fix_take_feature{.hex = hex, .feature = feature};
        return fix;
    }
    const auto put = edit::featured(bare, {turned.kind, {}}, edgesOf(turned.hex, turned.to));
    if (!put)
        return {};
    fix.says = tell::fix_turn_feature{.hex = hex, .feature = feature};
    fix.parts.emplace(desk.map, edit::diff(desk.mapValue(), edit::applied(bare, *put).mapValue()));
    return edit::completed(desk, std::move(fix));
}

Finding findingOf(const edit::Desk& desk, play::MapRemark remark)
{
    Finding finding;
    finding.doc = desk.map;
    finding.at = remark.at;
    finding.says = std::move(remark.message);
    if (remark.cure)
    {
        finding.fix = cured(desk, *remark.cure);
        finding.safe = !remark.cure->to.empty(); // nothing goes
    }
    return finding;
}

edit::Key keyOfZone(const edit::Value& scenario, const std::string& id)
{
    for (const edit::Entry& entry : *scenario.shelves[OfScenario::zones])
        if (entry.thing.as<play::Zone>()->id == id)
            return entry.key;
    return 0;
}

/// Said of a counter: where it is, and what it would have instead.
void aimAt(const edit::Desk& desk, play::Problem& problem, Finding& finding)
{
    finding.shelf = OfScenario::counters;
    for (const edit::Entry& entry : *desk.values.at(desk.scenario).shelves[OfScenario::counters])
    {
        const auto& listed = *entry.thing.as<edit::Listed>();
        if (listed.id != problem.counter->id)
            continue;
        finding.key = entry.key;
        if (!problem.cure)
            continue;
        edit::Listed other = listed;
        other.fields = std::move(problem.cure->fields);
        finding.fix.emplace().says = std::move(problem.cure->says);
        finding.fix->on = desk.state;
        finding.fix->parts[desk.scenario].put(OfScenario::counters,
                                              {entry.key, entry.rank, edit::Thing::of(std::move(other))});
        problem.cure.reset();
    }
    for (const auto& [key, field] : problem.counter->fields)
        if (const auto* hex = std::get_if<hex::Hex>(&field); hex != nullptr && (!finding.at || key == finding.field))
            finding.at = *hex;
}

} // namespace

std::vector<Finding> saidOfMap(const edit::Desk& desk)
{
    std::vector<Finding> found;
    if (const play::System* system = findSystem(desk.palette->system))
        for (play::MapRemark& remark : system->remarks(edit::mapOf(desk.mapValue())))
            found.push_back(findingOf(desk, std::move(remark)));
    return found;
}

std::vector<Finding> saidOfScenario(const edit::Desk& desk)
{
    std::vector<Finding> found;
    const edit::Value& value = desk.values.at(desk.scenario);
    const play::Scenario scenario = edit::scenarioOf(value);
    const play::System* system = findSystem(scenario.ruleset);
    if (system == nullptr)
        return found;
    const play::Boards boards = edit::boardsOf(desk);
    for (play::Problem& problem : system->problems(scenario, boards))
    {
        Finding finding;
        finding.doc = desk.scenario;
        finding.shelf = OfScenario::head;
        finding.field = problem.field;
        finding.says = std::move(problem.message);
        finding.severity = problem.warns ? yaml::Severity::Warning : yaml::Severity::Error;
        if (problem.counter != nullptr)
            aimAt(desk, problem, finding);
        finding.safe = finding.fix && finding.severity == yaml::Severity::Error; // as it is nobody can play it
        found.push_back(std::move(finding));
    }
    for (play::MapRemark& remark : system->remarks(scenario, boards))
    {
        Finding finding;
        finding.doc = desk.scenario;
        finding.shelf = remark.zone.empty() ? OfScenario::head : OfScenario::zones;
        finding.key = keyOfZone(value, remark.zone);
        finding.at = remark.at;
        finding.says = std::move(remark.message);
        found.push_back(std::move(finding));
    }
    return found;
}

} // namespace merlon::lint
