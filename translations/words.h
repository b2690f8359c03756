#pragma once

#include "core/rules/rule.h"

#include <QStringList>

#include <string>
#include <vector>

/// The catalogue in the language whose translator is installed, and the little that both Qt rooms need for texts.
namespace merlon::words
{

QString fromView(std::string_view text);
/// Without accents and capitals, and with the plain one of signs that look alike (apostrophes, hyphens, spaces): as
/// names are typed in haste.
QString folded(const QString& text);

/// As an id: small letters and digits of it, with hyphens between its words; empty where it has none.
std::string idFrom(const QString& text);

/// For a tool tip: shown as it is written. Text of a file is text; Qt would take what looks like markup for markup, and
/// open the pictures that it names.
QString tip(const QString& text);
/// For a status tip: in one line. A status bar draws what is written, marks and all.
QString status(const QString& text);

/// The two letters of the language that scenario texts are read in: of QLocale().
std::string language();

/// A word as the system's catalogue has it, or else as all systems share it; what is behind the key's last point,
/// without underscores, when neither has it.
QString word(std::string_view system, std::string_view key);
inline QString word(std::string_view system, std::string_view set, std::string_view id)
{
    return word(system, std::string(set) + '.' + std::string(id));
}
/// The same in every language that there is: as a table from somewhere else may have it.
QStringList wordInAll(std::string_view system, std::string_view key);
bool hasWord(std::string_view system, std::string_view key);
/// What stands between things that are listed: "comma", "semicolon", "colon" (what is said of the whole, then of its
/// part), "and", "and-i".
inline QString listWord(std::string_view key)
{
    return word({}, "list", key);
}

/// "siege" of "siege.1.42a"
std::string_view systemOf(std::string_view rule);

/// What a rule's catalogue entry says. Empty for a rule that is not catalogued.
QString ruleTitle(std::string_view rule);
/// A rule that it names is called by its title, not by its id.
QString ruleText(std::string_view rule);
/// The same with the rules that it names, to be linked to.
struct RulePart
{
    QString text;
    QString rule; ///< the id of the one that is named here; empty: plain text
};
std::vector<RulePart> ruleParts(std::string_view rule);

/// A reading of a ruling: the word "reading.<its name>.<variant>", or else "reading.<variant>", which several share.
QString reading(std::string_view ruling, std::string_view variant);

/// The sentence as it is translated, its arguments still in braces. Null when it is not catalogued.
QString pattern(const Phrase& phrase, int counted = -1);

} // namespace merlon::words
