#pragma once

#include "translations/glossary.h"
#include "translations/ts_file.h"

/// What is wrong with a translation that a program can see. Each check answers all that it finds; who asks leaves out
/// what is exempted.
namespace merlon::i18n
{

/// A stable name for what is wrong; its words are for the program that shows it.
struct Finding
{
    /// "never", "term", "hole", "twice", "plural", "typography", "wording", "id", "entity", "unseen", "lookalike",
    /// "beginning", "end", "accelerator", "exemption"
    const char* code = "";
    QString file;
    int line = 0;
    QString language;
    QString context;
    QString source;
    QString term;      ///< its id, of the glossary's two
    QString found;     ///< the words that are wrong
    QString wanted;    ///< those to write, or what the fault is
    bool said = false; ///< the English says the term
};
using Findings = std::vector<Finding>;

/// One form of a message in its file.
struct Text
{
    const TextFile& file;
    const Message& message;
    const QString& form;

    Finding finding(const char* code, QString found, QString wanted) const;
};

/// Words of the glossary that must not stand for the thing, and things that are not called by their word.
Findings checkTerms(const Text& text, const Glossary& glossary);
/// Holes lost or invented; words that fit or fight what fills a hole.
Findings checkHoles(const Text& text, const Languages& languages);
/// Signs and spaces, how it ends, and the marks of accelerators.
Findings checkTypography(const Text& text, const Languages& languages);
/// Turns that its readers would not use, and the program's own names for things.
Findings checkWording(const Text& text, const Languages& languages);
/// As many forms as the language has plurals, each with words of its own.
Findings checkPlurals(const TextFile& file, const Message& message, const Languages& languages);

/// All of them, for every message that is translated.
Findings checkFile(const TextFile& file, const Glossary& glossary, const Languages& languages);

/// The text with its holes filled, once for each awkward value; the places that came out of a hole.
struct Filled
{
    QString text;
    std::vector<std::pair<qsizetype, qsizetype>> fills; ///< from, to
};
std::vector<Filled> filledAwkwardly(const Text& text, const Languages& languages);

} // namespace merlon::i18n
