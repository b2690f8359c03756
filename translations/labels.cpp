#include "translations/labels.h"

namespace merlon::i18n
{
namespace
{

constexpr QChar none;

/// The gender in which a value is said; none of a noun or of what has the same form for both.
QChar genderOf(const QString& value, const Language& language)
{
    const std::vector<Word> words = wordsOf(value);
    if (words.empty() || language.agreeing.stiff.contains(words.front().text))
        return none;
    if (words.size() > 1 && !language.endings.small.contains(words[1].text)) // it agrees with its own noun
        return none;
    const QString& first = words.front().text;
    return language.agreeing.feminine.match(first).hasMatch()    ? 'f'
           : language.agreeing.masculine.match(first).hasMatch() ? 'm'
                                                                 : none;
}

} // namespace

Agreement agreementOf(const QString& label, const QString& value, const Language& language)
{
    const QChar said = genderOf(value, language);
    if (said == none)
        return Agreement::Agrees;
    for (const Word& word : wordsOf(label))
        if (const auto gender = language.agreeing.genders.constFind(word.text);
            gender != language.agreeing.genders.cend())
            return *gender == said ? Agreement::Agrees : Agreement::Disagrees;
    return Agreement::Unknown;
}

} // namespace merlon::i18n
