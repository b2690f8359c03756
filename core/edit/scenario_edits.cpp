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

Edit withOwn(const Desk& desk, play::Fields own)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.own = std::move(own);
    return withHead(desk, std::move(head), tell::edit_own{});
}

Edit withTitle(const Desk& desk, LocalText title)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.title = std::move(title);
    return withHead(desk, std::move(head), tell::edit_title{});
}

Edit withTold(const Desk& desk, Told told)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    yaml::Message says = tell::edit_turns{};
    if (head.briefing != told.briefing)
        says = tell::edit_briefing{};
    else if (head.background != told.background)
        says = tell::edit_background{};
    head.background = std::move(told.background);
    head.briefing = std::move(told.briefing);
    head.turns = told.turns;
    head.first = std::move(told.first);
    return withHead(desk, std::move(head), std::move(says));
}

Edit withAuthors(const Desk& desk, std::vector<play::Author> authors, LocalText notes)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.authors = std::move(authors);
    head.notes = std::move(notes);
    return withHead(desk, std::move(head), tell::edit_authors{});
}

Edit withSheet(const Desk& desk, std::optional<play::SheetParts> sheet, yaml::Message says)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.sheet = std::move(sheet);
    return withHead(desk, std::move(head), std::move(says));
}

Edit withVictory(const Desk& desk, LocalText text, std::vector<play::Record> conditions)
{
    play::Scenario head = scenarioHeadOf(desk.values.at(desk.scenario));
    head.victory = std::move(text);
    head.conditions = std::move(conditions);
    return withHead(desk, std::move(head), tell::edit_victory{});
}

} // namespace merlon::edit
