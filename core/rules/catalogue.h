#pragma once

#include "core/rules/rule.h"

#include <span>

/// What every rule is called, where it is printed, and what it says, in English. A table built from resources/rules at
/// compile time; other languages are the view layer's.
namespace merlon::rules
{

/// A sentence with named arguments in braces: "{shooter} may not shoot over {blocker}."
struct PhraseEntry
{
    std::string_view key;
    std::string_view text;
    std::span<const std::string_view> args;
};

struct RuleEntry
{
    RuleId rule;
    std::string_view title;
    std::string_view text;
    std::string_view printedFr; ///< section of the French rulebook, empty when it does not say it
    std::string_view printedEs;
    bool judged = true;                         ///< false: advice that a referee only shows
    std::span<const std::string_view> variants; ///< rulings: the readings to choose from, the default first
    std::span<const PhraseEntry> phrases;
};

/// A word that verdicts put into sentences: key "cover.strong", text "strong".
struct WordEntry
{
    std::string_view key;
    std::string_view text;
};

/// All rules, in the catalogue's order.
std::span<const RuleEntry> catalogue();
std::span<const WordEntry> words();

/// Null when there is none of that name.
const RuleEntry* findRule(std::string_view id);
const PhraseEntry* findPhrase(const Phrase& phrase);
const WordEntry* findWord(std::string_view key);

} // namespace merlon::rules
