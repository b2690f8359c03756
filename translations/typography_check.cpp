#include "translations/text_check.h"

#include <algorithm>

namespace merlon::i18n
{
namespace
{

/// What a text ends with: a sign, an ellipsis, a space or line break, or nothing of them.
QString endOf(const QString& text)
{
    static const QRegularExpression end("(?:\\.\\.\\.|…|[.:;!?,])?[\")”»’\\s]*$");
    static const QRegularExpression signs("\\.\\.\\.|…|[.:;!?,]|\\s");
    QString tail = text.right(6);
    tail = end.match(tail).captured();
    QString out;
    for (auto all = signs.globalMatch(tail); all.hasNext();)
        out += all.next().captured().replace("...", "…");
    return out.remove(QChar(0xA0));
}

/// The spaces and line breaks before its first sign; in French one belongs to the sign.
QString beginningOf(const QString& text)
{
    static const QRegularExpression spaces("^\\s*");
    return spaces.match(text).captured().remove(QChar(0xA0)).remove(QChar(0x202F));
}

/// "U+0065 U+0301"
QString codesOf(const QString& text)
{
    QStringList codes;
    for (const QChar one : text)
        codes += QStringLiteral("U+%1").arg(QString::number(one.unicode(), 16).toUpper(), 4, QLatin1Char('0'));
    return codes.join(' ');
}

/// The letter with its accent as one character, a hyphen as keyboards have it: what every search and font knows.
QString asUsual(const QString& text)
{
    return text.size() == 1 ? QStringLiteral("-") : text.normalized(QString::NormalizationForm_C);
}

/// What the writer does not see, or means as a character and the reader gets as letters: "&nbsp;".
Findings checkCharacters(const Text& text, bool isMarkup)
{
    static const QRegularExpression entity("&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#x[0-9A-Fa-f]+);");
    Findings findings;
    for (auto all = entity.globalMatch(text.form); !isMarkup && all.hasNext();)
        if (const QString one = all.next().captured(); !text.message.source.contains(one))
            findings.push_back(text.finding("entity", one, {}));
    static const QRegularExpression otherwise("\u2010|\\w\\p{Mn}", QRegularExpression::UseUnicodePropertiesOption);
    for (auto all = otherwise.globalMatch(text.form); all.hasNext();)
        if (const QString one = all.next().captured(); !text.message.source.contains(one))
            findings.push_back(text.finding("lookalike", codesOf(one), asUsual(one)));
    for (const QChar one : text.form)
        if (one.category() == QChar::Other_Format && !text.message.source.contains(one))
            findings.push_back(text.finding(
                "unseen", QStringLiteral("U+%1").arg(one.unicode(), 4, 16, QLatin1Char('0')).toUpper(), {}));
    return findings;
}

int acceleratorsOf(const QString& text)
{
    static const QRegularExpression mark("&(?=\\w)(?!\\w+;)", QRegularExpression::UseUnicodePropertiesOption);
    return static_cast<int>(text.count(mark));
}

QStringList tagsOf(const QString& text)
{
    static const QRegularExpression tag("</?[a-z][a-z0-9]*");
    QStringList tags;
    for (auto all = tag.globalMatch(text); all.hasNext();)
        tags += all.next().captured();
    tags.sort();
    return tags;
}

/// Without what stands there as it does in a file.
QString unquoted(const Text& text, const Languages& languages)
{
    return languages.quoted.pattern().isEmpty() ? text.form : QString(text.form).replace(languages.quoted, "x");
}

} // namespace

Findings checkWording(const Text& text, const Languages& languages)
{
    Findings findings;
    const QString prose = unquoted(text, languages).remove('&');
    if (const auto language = languages.all.constFind(text.file.language); language != languages.all.cend())
        for (const Fault& fault : language->wording)
            if (const auto match = fault.find.match(prose); match.hasMatch())
                findings.push_back(text.finding("wording", match.captured(), fault.why));
    const bool links = !languages.links.pattern().isEmpty() && languages.links.match(text.message.comment).hasMatch();
    if (const auto id = languages.ids.match(prose); !links && !languages.ids.pattern().isEmpty() && id.hasMatch())
        findings.push_back(text.finding("id", id.captured(), {}));
    return findings;
}

Findings checkTypography(const Text& text, const Languages& languages)
{
    Findings findings = checkCharacters(text, !tagsOf(text.form).isEmpty());
    const QString prose = unquoted(text, languages);
    if (const auto language = languages.all.constFind(text.file.language); language != languages.all.cend())
        for (const Fault& fault : language->typography)
            if (const auto match = fault.find.match(prose); match.hasMatch())
                findings.push_back(text.finding("typography", match.captured(), fault.why));
    const QString& english = text.message.source;
    if (beginningOf(english) != beginningOf(text.form))
        findings.push_back(text.finding("beginning", text.form.left(6), english.left(6)));
    if (endOf(english) != endOf(text.form))
        findings.push_back(text.finding("end", text.form.right(6), english.right(6)));
    if (acceleratorsOf(english) != acceleratorsOf(text.form))
        findings.push_back(text.finding("accelerator", text.form, english));
    if (tagsOf(english) != tagsOf(text.form))
        findings.push_back(text.finding("hole", tagsOf(text.form).join(' '), tagsOf(english).join(' ')));
    return findings;
}

Findings checkPlurals(const TextFile& file, const Message& message, const Languages& languages)
{
    if (!message.counted)
        return {};
    Findings findings;
    const auto add = [&](const QString& form, const QString& wanted) {
        findings.push_back(Text{file, message, form}.finding("plural", form, wanted));
    };
    const int plurals = languages.all.value(file.language).plurals;
    if (message.forms.size() != plurals)
        add(message.forms.join(" | "), QString::number(plurals));
    else if (message.forms.first() == message.forms.last())
        add(message.forms.first(), {});
    for (qsizetype i = 0; i < message.forms.size(); ++i)
        if (message.forms[i].trimmed().isEmpty() || message.forms[i].contains("(s)") ||
            (i > 0 && !message.forms[i].contains("%n") && !message.forms[i].contains("%Ln")))
            add(message.forms[i], "%n");
    return findings;
}

} // namespace merlon::i18n
