#include "translations/wording.h"

#include <QRegularExpression>

#include <algorithm>

namespace merlon::i18n
{
namespace
{

constexpr qsizetype shortest = 3;   ///< word that has endings
constexpr std::size_t farthest = 3; ///< from one word of a phrase to its next

/// Enough of a word to know it by.
QString stem(const QString& word)
{
    return word.left(std::max<qsizetype>(4, word.size() - 2));
}

bool joins(QStringView between)
{
    return std::ranges::all_of(
        between, [](QChar one)
        { return one.isSpace() || one == '\'' || one == QChar(0x2019) || one == '-' || one == QChar(0x2011); });
}

QSet<QString> inflected(const QString& word, const Endings& endings)
{
    QSet<QString> all{word};
    for (const Inflection& one : endings.inflections)
        if (word.endsWith(one.end) && (word.size() >= shortest || word == one.end))
        {
            for (const QString& ending : one.to)
                all.insert(word.chopped(one.end.size()) + ending);
            break;
        }
    return all;
}

/// The end of what begins like the words of a form, from that place on; the place itself when nothing does.
std::size_t roughEnd(const QStringList& stems, const std::vector<Word>& text, std::size_t from)
{
    std::size_t at = from;
    for (qsizetype i = 0; i < stems.size(); ++i)
    {
        const std::size_t last = i == 0 ? at + 1 : std::min(text.size(), at + farthest);
        while (at < last && !text[at].text.startsWith(stems[i]))
            ++at;
        if (at >= last)
            return from;
        ++at;
    }
    return at;
}

bool standsAt(const Form& form, const std::vector<Word>& text, std::size_t from)
{
    const std::size_t length = form.words.size();
    std::size_t i = 0;
    while (i < length && from + i < text.size() && (i == 0 || text[from + i].joined) &&
           form.words[i].contains(text[from + i].text))
        ++i;
    return length > 0 && i == length;
}

} // namespace

std::vector<Word> wordsOf(const QString& text)
{
    static const QRegularExpression mark("&(?=\\w)", QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression piece("\\{[^}]*\\}|<[^>]*>|--\\w+|%L?\\w|[a-z]+\\.[0-9a-z][-.\\w]*|\\w+",
                                          QRegularExpression::UseUnicodePropertiesOption);
    const QString bare = QString(text).remove(mark).toLower();
    std::vector<Word> words;
    qsizetype end = 0;
    bool whole = false; // is the piece before a word?
    for (auto all = piece.globalMatch(bare); all.hasNext();)
    {
        const auto one = all.next();
        const bool word = one.capturedView().front().isLetterOrNumber() && !one.capturedView().contains('.');
        if (word)
            words.push_back({one.captured(), whole && joins(QStringView(bare).mid(end, one.capturedStart() - end))});
        whole = word;
        end = one.capturedEnd();
    }
    return words;
}

QString textOf(const std::vector<Word>& words, Span span)
{
    QStringList parts;
    for (std::size_t i = span.from; i < span.to; ++i)
        parts += words[i].text;
    return parts.join(' ');
}

Form formOf(const QString& written, const Endings& endings)
{
    Form form{written, {}, {}};
    for (const Word& word : wordsOf(written))
    {
        form.words.push_back(inflected(word.text, endings));
        if (!endings.small.contains(word.text))
            form.stems += stem(word.text);
    }
    return form;
}

std::vector<Span> exactly(const Form& form, const std::vector<Word>& text)
{
    std::vector<Span> spans;
    for (std::size_t from = 0; from < text.size(); ++from)
        if (standsAt(form, text, from))
            spans.push_back({from, from + form.words.size()});
    return spans;
}

void Forms::add(const Form& form)
{
    if (!form.words.empty())
        for (const QString& word : form.words.front())
            byFirst_[word].push_back(forms_.size());
    forms_.push_back(form);
}

std::vector<Forms::Found> Forms::in(const std::vector<Word>& text) const
{
    std::vector<Found> found;
    for (std::size_t from = 0; from < text.size(); ++from)
        if (const auto some = byFirst_.constFind(text[from].text); some != byFirst_.cend())
            for (const std::size_t index : *some)
                if (standsAt(forms_[index], text, from))
                    found.push_back({index, {from, from + forms_[index].words.size()}});
    return found;
}

std::vector<Span> roughly(const Form& form, const std::vector<Word>& text)
{
    std::vector<Span> spans = exactly(form, text);
    for (std::size_t from = 0; from < text.size(); ++from)
        if (const std::size_t end = roughEnd(form.stems, text, from); end > from)
            spans.push_back({from, end});
    return spans;
}

} // namespace merlon::i18n
