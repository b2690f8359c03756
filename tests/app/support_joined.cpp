#include "support_joined.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace merlon::test
{
namespace
{

QRegularExpression pattern(const QString& text)
{
    return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption);
}

/// A colon that is followed by something, as within a sentence; not 10:30, not a file's line.
const QString colon = QStringLiteral(":(?=\\s)");

bool isNamedThere(const QString& rest, const Names& names)
{
    return std::ranges::any_of(names.all, [&](const QString& one) { return rest.startsWith(one); });
}

QString capitalAfterColon(const QString& line, const Names& names)
{
    static const QRegularExpression capital = pattern(colon + "\\s+[“«]?\\x{A0}?(?=\\p{Lu}\\p{Ll})");
    for (auto all = capital.globalMatch(line); all.hasNext();)
    {
        const auto one = all.next();
        const QString rest = line.mid(one.capturedEnd());
        if (!isNamedThere(rest, names))
            return "a capital after a colon: " + rest.left(30);
    }
    return {};
}

QString twoColons(const QString& line)
{
    static const QRegularExpression one = pattern(colon);
    static const QRegularExpression ends = pattern("\\x{A0}?[.;!?] ");
    for (const QString& part : line.split(ends))
        if (part.count(one) > 1)
            return "two colons: " + part;
    return {};
}

QString namesInARow(const QString& line, const Names& names)
{
    for (const QString& one : names.counters)
        for (qsizetype at = line.indexOf(one + ' '); at >= 0; at = line.indexOf(one + ' ', at + 1))
        {
            const QString rest = line.mid(at + one.size() + 1);
            const bool whole = at == 0 || !line[at - 1].isLetter();
            for (const QString& next : names.counters)
                if (whole && rest.startsWith(next) && (rest.size() == next.size() || !rest[next.size()].isLetter()))
                    return "two names in a row: " + one + ' ' + next;
        }
    return {};
}

/// By the language: what stands before a hex that is nothing but a number, dice in the plural, and English.
struct Faults
{
    QRegularExpression bareHex;
    QRegularExpression pluralOfOne;
    QRegularExpression nobodyElse;
};

const Faults& faultsOf(const QString& language)
{
    static const auto of = [](const char* before, const char* dice, const char* nobody)
    {
        return Faults{pattern(QStringLiteral("(?i)\\b(?:%1) (\\d{4})\\b").arg(before)),
                      pattern(QStringLiteral("\\b(?:%1)\\b[^\\d\\w]{1,3}\\d+(?! ?[,\\d])").arg(dice)),
                      pattern(QStringLiteral("(?i)%1").arg(nobody))};
    };
    static const QHash<QString, Faults> all{
        {"en", of("at|in|on|to|from|of|into|leaves", "Dice|dice", "nobody else")},
        {"it", of("in|su|da|di|a|verso", "Dadi|dadi|Tiri|tiri", "nessun altro")},
        {"es", of("en|a|de|desde|hacia", "Dados|dados|Tiradas|tiradas", "nadie más")},
        {"fr", of("en|à|de|vers|sur", "Dés|dés|Jets|jets", "personne d’autre")}};
    return *all.constFind(language);
}

/// What a word of English grammar, or the name of a sort of field, is left standing in another language.
QString englishIn(const QString& line, const QString& language, const Names& names)
{
    static const QRegularExpression english =
        pattern("\\b(?:the|is|are|with|from|which|hexes|counter|engine|number|turn|roll|moves|shoots)\\b");
    if (language == "en")
        return {};
    static const QRegularExpression ids = pattern("\\[[a-z0-9., -]+\\]"); // of rules
    QString rest = line;
    rest.remove(ids);
    for (const QString& one : names.all)
        rest.replace(one, "X");
    const auto found = english.match(rest);
    return found.hasMatch() ? "English: " + found.captured() : QString();
}

} // namespace

QString jointFault(const QString& text, const QString& language, const Names& names)
{
    if (text.startsWith('|')) // a row of a table
    {
        for (const QString& cell : text.mid(1).split('|'))
            if (const QString one = jointFault(cell.trimmed(), language, names);
                !cell.contains("---") && !one.isEmpty())
                return one;
        return {};
    }
    const QString line = text;
    static const QRegularExpression nothing = pattern(colon + "\\s*[-–]\\.?(?:\\s|$)");
    const Faults& faults = faultsOf(language);
    if (const QString one = capitalAfterColon(line, names); !one.isEmpty())
        return one;
    if (const QString one = twoColons(line); !one.isEmpty())
        return one;
    if (const QString one = namesInARow(line, names); !one.isEmpty())
        return one;
    if (nothing.match(line).hasMatch())
        return "a colon before nothing";
    if (const auto one = faults.bareHex.match(line); one.hasMatch())
        return "a hex that reads as a year: " + one.captured();
    if (const auto one = faults.pluralOfOne.match(line); one.hasMatch())
        return "the plural of one die: " + one.captured();
    if (const auto one = faults.nobodyElse.match(line); one.hasMatch())
        return "nobody else, where nobody was: " + one.captured();
    return englishIn(line, language, names);
}

} // namespace merlon::test
