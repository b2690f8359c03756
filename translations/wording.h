#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

/// Finding words and phrases in a text whatever their endings.
namespace merlon::i18n
{

/// A word that ends so may end in one of these instead.
struct Inflection
{
    QString end;
    QStringList to;
};

/// How words of a language end, and its articles and prepositions, by which nothing is known.
struct Endings
{
    std::vector<Inflection> inflections;
    QSet<QString> small;
};

struct Word
{
    QString text;        ///< in lower case
    bool joined = false; ///< only a space, an apostrophe or a hyphen is between it and the word before
};

/// The words of a text. The mark of an accelerator is no letter; what stands in a hole or a tag is no word, nor the
/// name of a rule.
std::vector<Word> wordsOf(const QString& text);

/// Words of a text from one to before another.
struct Span
{
    std::size_t from = 0;
    std::size_t to = 0;

    bool holds(const Span& other) const { return from <= other.from && other.to <= to; }
    std::size_t size() const { return to - from; }
    friend bool operator==(const Span&, const Span&) = default;
};
QString textOf(const std::vector<Word>& words, Span span);

/// A word or phrase, each word with the endings that it may take.
struct Form
{
    QString written;
    std::vector<QSet<QString>> words;
    QStringList stems; ///< how its words begin that are not small
};
Form formOf(const QString& written, const Endings& endings);
/// Where it stands, in the language's regular inflections.
std::vector<Span> exactly(const Form& form, const std::vector<Word>& text);

/// Many forms that are looked for at once.
class Forms
{
public:
    struct Found
    {
        std::size_t index = 0; ///< of the form, in the order in which they were added
        Span at;
    };

    void add(const Form& form);
    /// All of them in their inflections, by place.
    std::vector<Found> in(const std::vector<Word>& text) const;

private:
    std::vector<Form> forms_;
    QHash<QString, std::vector<std::size_t>> byFirst_; ///< the forms that may begin with a word
};

/// Where something stands that begins like its words and comes in their order: irregular endings and other small
/// words between them are let through.
std::vector<Span> roughly(const Form& form, const std::vector<Word>& text);

} // namespace merlon::i18n
