#pragma once

#include "core/rules/rule.h"

#include <cstdint>
#include <span>

/// What every rule is called, where it is printed, and what it says, in English. Tables built from resources/rules at
/// compile time, a book for each file; other languages are the view layer's.
namespace merlon::rules
{

/// A sentence with named arguments in braces: "{counter} may not go over {blocker}." Of a list `{path,and}` names all,
/// `{path,or}` says that it is one of them, `{path,last}` the last one. `counted` is the argument that %n stands for; a
/// translation has a form for each number.
struct PhraseEntry
{
    std::string_view key;
    std::string_view text;
    std::span<const std::string_view> args;
    std::string_view counted;
    RuleId ruling{}; ///< see Phrase
    std::string_view edition{};
};

/// A section of a printed source: "fr", "1.42". What the source is called is the word "source.fr".
struct Printed
{
    std::string_view source;
    std::string_view section;
    int page = 0; ///< on which the section begins; 0: nobody knows
};

struct RuleEntry
{
    RuleId rule;
    std::string_view title;
    std::string_view text;
    std::span<const Printed> printed;           ///< in no source: a ruling
    bool judged = true;                         ///< false: advice that a referee only shows
    std::span<const std::string_view> variants; ///< rulings: the readings to choose from, the default first
    std::span<const PhraseEntry> phrases;
    std::string_view option{}; ///< rulings: by which a scenario chooses among the readings; else empty
};

/// A word that verdicts put into sentences: key "cover.strong", text "strong".
struct WordEntry
{
    std::string_view system; ///< of the book that it stands in: two systems may translate one word differently
    std::string_view key;
    std::string_view text;
};

/// Whether it can change a verdict; when it can, is the word "difference.<key>.when".
enum class Changes : std::uint8_t
{
    No,
    Sometimes,
    Yes
};

/// Where the editions of a game differ. It is called the word "difference.<key>", and an edition says the word
/// "difference.<key>.<edition>".
struct Difference
{
    std::string_view key;
    std::span<const std::string_view> rules;
    std::span<const std::string_view> editions; ///< those that say something
    Changes changes = Changes::No;
};

struct Book
{
    std::string_view system;
    std::span<const RuleEntry> rules;
    std::span<const WordEntry> words;
    std::span<const Difference> differences{};
    std::string_view borrows{}; ///< the system whose words it uses too, translated there; most have none
};

/// All of them. Generated, and linked by the programs: a test may link books of its own.
std::span<const Book> books();

/// Null when there is none of that name.
const Book* findBook(std::string_view system);
const RuleEntry* findRule(std::string_view id);
const PhraseEntry* findPhrase(const Phrase& phrase);
/// The ruling whose readings that option of a system chooses, of its own book or of that from which it borrows; null:
/// it is no ruling's.
const RuleEntry* rulingOf(std::string_view system, std::string_view option);
/// The sentence that data names; as it is given where the catalogue has none.
Phrase phraseOf(std::string_view rule, std::string_view key);

/// The book of the words that all systems share.
inline constexpr std::string_view shared = "play";
/// As the system's own book has it, or that from which it borrows, or else as all share it.
const WordEntry* findWord(std::string_view system, std::string_view key);

/// What a ruleset file under resources/rulesets says, and their names; generated with the books.
struct DataFile
{
    std::string_view system;
    std::string_view text;
};
std::span<const DataFile> dataFiles();
/// Empty when there is none.
std::string_view dataFile(std::string_view system);

} // namespace merlon::rules
