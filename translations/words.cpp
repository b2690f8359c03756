#include "translations/words.h"

#include "core/rules/catalogue.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <memory>

namespace merlon::words
{
namespace
{

/// The catalogue keeps views; the translator wants strings that end.
QString translated(std::string_view context, std::string_view source, const std::string& key, int counted = -1)
{
    return QCoreApplication::translate(std::string(context).c_str(), std::string(source).c_str(), key.c_str(), counted);
}

} // namespace

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Compatibility makes a common space of each no-break one; what is not seen (soft hyphens, joiners) is left out.
QString folded(const QString& text)
{
    static const QString apostrophes = QStringLiteral("\u2018\u2019\u201B\u02BC\u02B9\u2032\u00B4\u0060");
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (apostrophes.contains(letter))
            plain += '\'';
        else if (letter.category() == QChar::Punctuation_Dash || letter == QChar(0x2212))
            plain += '-';
        else if (letter.category() != QChar::Mark_NonSpacing && letter.category() != QChar::Other_Format)
            plain += letter.toCaseFolded();
    return plain;
}

std::string idFrom(const QString& text)
{
    std::string id;
    for (const QChar letter : folded(text))
        if (letter.unicode() < 128 && letter.isLetterOrNumber())
            id += letter.toLatin1();
        else if (!id.empty() && id.back() != '-')
            id += '-';
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id;
}

QString tip(const QString& text)
{
    const bool plain = !text.contains('<') && !text.contains('&');
    return plain ? text : QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace('\n', "<br>"));
}

QString status(const QString& text)
{
    static const QRegularExpression breaks(QStringLiteral("\\s*\\v\\s*"));
    return QString(text).replace(breaks, QStringLiteral(" "));
}

std::string language()
{
    return QLocale().name().left(2).toStdString();
}

QString word(std::string_view system, std::string_view key)
{
    if (const auto* entry = rules::findWord(system, key))
        return translated(entry->system, entry->text, std::string(key));
    const auto dot = key.rfind('.');
    return fromView(dot == std::string_view::npos ? key : key.substr(dot + 1)).replace('_', ' ');
}

QStringList wordInAll(std::string_view system, std::string_view key)
{
    static const auto translators = []
    {
        std::vector<std::unique_ptr<QTranslator>> all;
        for (const QString& language : QStringLiteral(MERLON_LANGUAGES).split(','))
        {
            auto one = std::make_unique<QTranslator>();
            if (one->load(QStringLiteral(":/merlon/translations/merlon_%1.qm").arg(language)))
                all.push_back(std::move(one));
        }
        return all;
    }();
    const auto* entry = rules::findWord(system, key);
    if (entry == nullptr)
        return {word(system, key)};
    const std::string context(entry->system);
    const std::string source(entry->text);
    QStringList all{fromView(entry->text)};
    for (const auto& one : translators)
        all << one->translate(context.c_str(), source.c_str(), std::string(key).c_str());
    return all;
}

bool hasWord(std::string_view system, std::string_view key)
{
    return rules::findWord(system, key) != nullptr;
}

std::string_view systemOf(std::string_view rule)
{
    return rule.substr(0, rule.find('.'));
}

QString ruleTitle(std::string_view rule)
{
    const auto* entry = rules::findRule(rule);
    return entry ? translated(systemOf(rule), entry->title, std::string(rule) + "/title") : QString();
}

namespace
{

/// By its section, or, of a ruling, by its title alone.
QString calledInText(const QString& id)
{
    const QString title = ruleTitle(id.toStdString());
    const QString section = id.section('.', 1);
    if (!section.isEmpty() && section.front().isDigit())
        //: a rule of a rulebook that another rule names: its section, its title
        return QCoreApplication::translate("merlon::words", "%1, “%2”", "a rule").arg(section, title);
    //: a rule that another rule names, by its title
    return QCoreApplication::translate("merlon::words", "“%1”", "a rule").arg(title);
}

} // namespace

std::vector<RulePart> ruleParts(std::string_view rule)
{
    static const QRegularExpression id(QStringLiteral("\\b[a-z]+(?:\\.[A-Za-z0-9-]+)+"));
    const auto* entry = rules::findRule(rule);
    if (entry == nullptr)
        return {};
    const QString text = translated(systemOf(rule), entry->text, std::string(rule) + "/text");
    std::vector<RulePart> parts;
    qsizetype at = 0;
    for (auto found = id.globalMatch(text); found.hasNext();)
    {
        const QRegularExpressionMatch one = found.next();
        const QString named = one.captured();
        if (rules::findRule(named.toStdString()) == nullptr)
            continue;
        parts.push_back({text.mid(at, one.capturedStart() - at), {}});
        parts.push_back({calledInText(named), named});
        at = one.capturedEnd();
    }
    parts.push_back({text.mid(at), {}});
    return parts;
}

QString ruleText(std::string_view rule)
{
    QString text;
    for (const RulePart& part : ruleParts(rule))
        text += part.text;
    return text;
}

QString reading(std::string_view ruling, std::string_view variant)
{
    const std::string_view system = systemOf(ruling);
    const std::string own = "reading." + std::string(ruling.substr(ruling.rfind('.') + 1)) + '.' + std::string(variant);
    return hasWord(system, own) ? word(system, own) : word(system, "reading", variant);
}

QString pattern(const Phrase& phrase, int counted)
{
    const auto* entry = rules::findPhrase(phrase);
    if (!entry)
        return {};
    return translated(systemOf(phrase.rule.id), entry->text,
                      std::string(phrase.rule.id) + '/' + std::string(phrase.key), counted);
}

} // namespace merlon::words
