#include "app/window/word_search.h"

#include "translations/words.h"

#include <QStringList>

namespace merlon::app
{
namespace
{

enum Found : int
{
    Nowhere,
    InMore,
    Scattered,
    Inside,
    WordBegins,
    NameBegins
};

bool holdsLettersOf(const QString& word, const QString& text)
{
    qsizetype next = 0;
    for (const QChar letter : text)
        if (next < word.size() && letter == word[next])
            ++next;
    return next == word.size();
}

Found found(const QString& word, const QString& name)
{
    const auto first = name.indexOf(word);
    if (first == 0)
        return NameBegins;
    for (auto at = first; at > 0; at = name.indexOf(word, at + 1))
        if (!name[at - 1].isLetterOrNumber())
            return WordBegins;
    if (first > 0)
        return Inside;
    return holdsLettersOf(word, name) ? Scattered : Nowhere;
}

} // namespace

int answers(const QString& typed, const QString& name, const QString& more)
{
    const QString inName = words::folded(name);
    const QString inMore = words::folded(more);
    int sum = 1;
    for (const QString& word : words::folded(typed).split(' ', Qt::SkipEmptyParts))
    {
        Found here = found(word, inName);
        if (here <= Scattered && inMore.contains(word))
            here = qMax(here, InMore);
        if (here == Nowhere)
            return 0;
        sum += here;
    }
    return sum;
}

} // namespace merlon::app
