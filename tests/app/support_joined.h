#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

/// What goes wrong where sentences are put together, though each of them is right: to be looked for in whole texts.
namespace merlon::test
{

/// Who and what bears a name in a text: capitals may stand before it.
struct Names
{
    QStringList all;      ///< in whatever language: counters, forces, places, titles
    QStringList counters; ///< of which no two stand in a row
};

/// What is wrong with a line of a text in that language; empty when nothing is. A line holds one entry.
QString jointFault(const QString& line, const QString& language, const Names& names);

} // namespace merlon::test
