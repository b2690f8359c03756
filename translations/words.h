#pragma once

#include "core/rules/rule.h"

#include <QString>

#include <string>

/// The catalogue in the language whose translator is installed, and the little that both Qt rooms need for texts.
namespace merlon::words
{

QString fromView(std::string_view text);

/// The two letters of the language that scenario texts are read in: of QLocale().
std::string language();

/// A word of the catalogue; what is behind the key's last point, without underscores, when there is none.
QString word(std::string_view key);
inline QString word(std::string_view set, std::string_view id)
{
    return word(std::string(set) + '.' + std::string(id));
}
bool hasWord(std::string_view key);

/// What a rule's catalogue entry says. Empty for a rule that is not catalogued.
QString ruleTitle(std::string_view rule);
QString ruleText(std::string_view rule);

/// The sentence as it is translated, its arguments still in braces. Null when it is not catalogued.
QString pattern(const Phrase& phrase, int counted = -1);

} // namespace merlon::words
