#pragma once

#include "core/play/victory.h"
#include "referee/verdict_text.h"

/// Conditions of victory in words.
namespace merlon::referee
{

/// "Out of play: Fulk."
QString conditionText(const VerdictText& text, const play::Record& condition);
/// "Fulk has fallen: Rhodri's host won."
QString decidedText(const VerdictText& text, const play::Decided& decided, const play::Scenario& scenario);
/// A line for each condition, with who wins by it: "Rhodri's host: Out of play: Fulk."
QStringList conditionLines(const VerdictText& text, const play::Scenario& scenario);

} // namespace merlon::referee
