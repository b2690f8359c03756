#pragma once

#include "core/yaml/diagnostic.h"
#include "translations/wording.h"

#include <QHash>
#include <QRegularExpression>

/// What the checks know of each language, as data: endings, what may fill a hole, and what must not meet.
namespace merlon::i18n
{

/// Words that must not stand so, and what the pattern is about.
struct Fault
{
    QRegularExpression find;
    QString why;
};

/// How labels and the values beside them show their gender.
struct Agreeing
{
    QHash<QString, QChar> genders; ///< 'm' or 'f', by the word of a label that has it
    QRegularExpression masculine;  ///< the first word of a value that is said so
    QRegularExpression feminine;
    QSet<QString> stiff; ///< first words of values that look so and agree with nothing
};

struct Language
{
    Endings endings;
    int plurals = 2;
    QHash<QString, QStringList> values; ///< awkward ones, by what a hole holds
    std::vector<Fault> marked;          ///< where each hole reads as "<person>": what it holds
    std::vector<Fault> joined;          ///< where a hole is filled: bad when a part of it came out of the hole
    std::vector<Fault> typography;
    Agreeing agreeing;
    std::vector<Fault> wording; ///< turns that its readers would not use; `why` is what they say
};

struct Languages
{
    QHash<QString, Language> all;
    QHash<QString, QString> holds;                   ///< by the name of a hole
    QHash<QString, QHash<QString, QString>> holdsIn; ///< by the exact English, then by the name
    QString otherwise;                               ///< what any other hole holds
    QRegularExpression quoted; ///< what stands in a text as in a file: its signs are not looked at
    QRegularExpression ids;    ///< names that the program has for its own things
    QRegularExpression links;  ///< comments of messages in which such a name becomes a link that reads well

    QString heldBy(const QString& hole, const QString& english) const;
};

Languages readLanguages(const QString& path, yaml::Diagnostics& faults);

} // namespace merlon::i18n
