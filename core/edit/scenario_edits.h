#pragma once

#include "core/edit/edit.h"
#include "core/play/scenario.h"

/// Edits of the scenario of a desk; empty where they change nothing.
namespace merlon::edit
{

/// By which rules it is played.
Edit withRules(const Desk& desk, play::ChosenRules rules);

/// What only settings of its system have.
Edit withOwn(const Desk& desk, play::Fields own);

/// What it is called.
Edit withTitle(const Desk& desk, LocalText title);

/// What the players are told before it begins, how many turns it lasts, 0 for no limit, and which force moves first.
struct Told
{
    LocalText background;
    LocalText briefing;
    int turns = 0;
    std::string first;
};
Edit withTold(const Desk& desk, Told told);

/// Who made it, and what they note.
Edit withAuthors(const Desk& desk, std::vector<play::Author> authors, LocalText notes);

/// How its sheet is laid out; none: as its system has it.
Edit withSheet(const Desk& desk, std::optional<play::SheetParts> sheet, yaml::Message says);

/// How it is won, in words and by conditions.
Edit withVictory(const Desk& desk, LocalText text, std::vector<play::Record> conditions);

} // namespace merlon::edit
