#include "translations/text_check.h"

#include <algorithm>

namespace merlon::i18n
{
namespace
{

const QRegularExpression& hole()
{
    static const QRegularExpression one("\\{([a-z_]+)(?:,[a-z]+)?\\}|%L?[0-9]+|%n");
    return one;
}

/// "force" of "{force}", "path" of "{path,last}", "%1".
QString nameOf(const QRegularExpressionMatch& match)
{
    return match.captured(1).isEmpty() ? match.captured() : match.captured(1);
}

QStringList holesOf(const QString& text)
{
    QStringList holes;
    for (auto all = hole().globalMatch(text); all.hasNext();)
        holes += all.next().captured();
    holes.sort();
    return holes;
}

/// Each hole becomes what the function makes of its kind.
template <class Fill>
QString withHoles(const Text& text, const Languages& languages, const Fill& fill)
{
    QString out;
    qsizetype end = 0;
    for (auto all = hole().globalMatch(text.form); all.hasNext();)
    {
        const auto one = all.next();
        out += QStringView(text.form).mid(end, one.capturedStart() - end);
        fill(out, languages.heldBy(nameOf(one), text.message.source));
        end = one.capturedEnd();
    }
    return out + text.form.mid(end);
}

Findings checkSameHoles(const Text& text)
{
    Findings findings;
    const QStringList english = holesOf(text.message.source);
    const QStringList here = holesOf(text.form);
    const auto each = [](QStringList holes)
    {
        holes.removeDuplicates();
        return holes;
    };
    for (const QString& one : each(english))
        if (!here.contains(one) && !(one == "%n" && text.message.counted)) // "one hex" needs no figure
            findings.push_back(text.finding("hole", {}, one));
    for (const QString& one : each(here))
        if (!english.contains(one))
            findings.push_back(text.finding("hole", one, {}));
        else if (here.count(one) > english.count(one))
            findings.push_back(text.finding("twice", one, {}));
    return findings;
}

/// Only what a hole has a part in: the rest of a sentence is its writer's.
bool touches(const QRegularExpressionMatch& match, const Filled& filled)
{
    return std::ranges::any_of(filled.fills, [&](const auto& fill)
                               { return match.capturedStart() < fill.second && fill.first < match.capturedEnd(); });
}

Findings checkJoins(const Text& text, const Language& language, const Languages& languages)
{
    Findings findings;
    const std::vector<Filled> all = filledAwkwardly(text, languages);
    for (const Fault& fault : language.joined)
        for (const Filled& filled : all)
        {
            const auto match = fault.find.match(filled.text);
            if (!match.hasMatch() || !touches(match, filled))
                continue;
            findings.push_back(text.finding("hole", match.captured(), fault.why));
            break;
        }
    return findings;
}

} // namespace

std::vector<Filled> filledAwkwardly(const Text& text, const Languages& languages)
{
    const Language& language = *languages.all.constFind(text.file.language);
    qsizetype most = 0;
    withHoles(text, languages,
              [&](QString&, const QString& kind) { most = std::max(most, language.values.value(kind).size()); });
    std::vector<Filled> all;
    for (qsizetype i = 0; i < most; ++i)
    {
        Filled filled;
        filled.text = withHoles(text, languages,
                                [&](QString& out, const QString& kind)
                                {
                                    const QStringList values = language.values.value(kind);
                                    const QString value = values.isEmpty() ? kind : values[i % values.size()];
                                    filled.fills.emplace_back(out.size(), out.size() + value.size());
                                    out += value;
                                });
        all.push_back(std::move(filled));
    }
    return all;
}

Findings checkHoles(const Text& text, const Languages& languages)
{
    Findings findings = checkSameHoles(text);
    const auto language = languages.all.constFind(text.file.language);
    if (language == languages.all.cend() || !hole().match(text.form).hasMatch())
        return findings;
    const QString marked =
        withHoles(text, languages, [](QString& out, const QString& kind) { out += '<' + kind + '>'; });
    for (const Fault& fault : language->marked)
        if (const auto match = fault.find.match(marked); match.hasMatch())
            findings.push_back(text.finding("hole", match.captured(), fault.why));
    if (findings.empty()) // else they would say the same again
        findings = checkJoins(text, *language, languages);
    return findings;
}

} // namespace merlon::i18n
