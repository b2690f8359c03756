#pragma once

#include "core/edit/edit.h"
#include "core/play/scenario.h"

/// Edits of the scenario of a desk; empty where they change nothing.
namespace merlon::edit
{

/// By which rules it is played.
Edit withRules(const Desk& desk, play::ChosenRules rules);

/// What it is called.
Edit withTitle(const Desk& desk, LocalText title);

/// How it is won, in words and by conditions.
Edit withVictory(const Desk& desk, LocalText text, std::vector<play::Record> conditions);

} // namespace merlon::edit
