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

struct Language
{
    Endings endings;
    int plurals = 2;
    QHash<QString, QStringList> values; ///< awkward ones, by what a hole holds
    std::vector<Fault> marked;          ///< where each hole reads as "<person>": what it holds
    std::vector<Fault> joined;          ///< where a hole is filled: bad when a part of it came out of the hole
    std::vector<Fault> typography;
};

struct Languages
{
    QHash<QString, Language> all;
    QHash<QString, QString> holds;                   ///< by the name of a hole
    QHash<QString, QHash<QString, QString>> holdsIn; ///< by the exact English, then by the name
    QString otherwise;                               ///< what any other hole holds
    QRegularExpression quoted; ///< what stands in a text as in a file: its signs are not looked at

    QString heldBy(const QString& hole, const QString& english) const;
};

Languages readLanguages(const QString& path, yaml::Diagnostics& faults);

} // namespace merlon::i18n
