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

} // namespace

Findings checkTypography(const Text& text, const Languages& languages)
{
    Findings findings;
    const QString prose =
        languages.quoted.pattern().isEmpty() ? text.form : QString(text.form).replace(languages.quoted, "x");
    if (const auto language = languages.all.constFind(text.file.language); language != languages.all.cend())
        for (const Fault& fault : language->typography)
            if (const auto match = fault.find.match(prose); match.hasMatch())
                findings.push_back(text.finding("typography", match.captured(), fault.why));
    const QString& english = text.message.source;
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
