#pragma once

#include "core/play/odds.h"
#include "referee/verdict_text.h"

#include <vector>

/// What may come of an order, in words and percents.
namespace merlon::referee
{

/// Of the judgments that one line of a list is worth.
constexpr int mostJudgmentsALine = 150;

/// "70 %"; with a decimal only where it has any, "16.7 %"; what is not nothing is never said to be nothing, "< 0.1 %".
QString percent(std::int64_t parts, std::int64_t of, int decimals = 1);

/// A line of the table.
struct Chance
{
    std::int64_t parts = 0; ///< of Odds::of
    QString sentence;       ///< "Gwyn is wounded."
};

/// The sentence of one outcome.
QString sentenceOf(const VerdictText& text, const play::Record& order, const play::Outcome& outcome);
/// Outcomes of one sentence are one line; the likeliest first.
std::vector<Chance> chancesOf(const VerdictText& text, const play::Record& order, const play::Odds& odds);
/// For people, a line each; empty where nothing is left to the dice.
QString chancesText(const VerdictText& text, const play::Record& order, const play::Odds& odds);
/// That there are too many to count.
QString tooManyText();
/// What stands above them.
QString chancesTitle();

} // namespace merlon::referee
