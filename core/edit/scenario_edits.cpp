#include "core/edit/scenario_edits.h"

#include "core/edit/scenario_value.h"
#include "tell.h"

namespace merlon::edit
{
namespace
{

Edit withHead(const Desk& desk, play::Scenario head, yaml::Message says)
{
    const Value& scenario = desk.values.at(desk.scenario);
    Edit edit;
    edit.on = desk.state;
    if (head == scenarioHeadOf(scenario))
        return edit;
    edit.says = std::move(says);
    putHead(scenario, edit.parts[desk.scenario], std::move(head));
    return edit;
}

} // namespace

Edit withRules(const Desk& desk, play::ChosenRules rules)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.edition = std::move(rules.edition);
    head.options = std::move(rules.options);
    head.tables = std::move(rules.tables);
    return withHead(desk, std::move(head), tell::edit_rules{});
}

Edit withTitle(const Desk& desk, LocalText title)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.title = std::move(title);
    return withHead(desk, std::move(head), tell::edit_title{});
}

Edit withBriefing(const Desk& desk, LocalText briefing)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.briefing = std::move(briefing);
    return withHead(desk, std::move(head), tell::edit_briefing{});
}

Edit withTurns(const Desk& desk, int turns, std::string first)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.turns = turns;
    head.first = std::move(first);
    return withHead(desk, std::move(head), tell::edit_turns{});
}

Edit withVictory(const Desk& desk, LocalText text, std::vector<play::Record> conditions)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.victory = std::move(text);
    head.conditions = std::move(conditions);
    return withHead(desk, std::move(head), tell::edit_victory{});
}

} // namespace merlon::edit
