#pragma once

#include <QStringList>

#include <vector>

/// Names of place and time for counters: those that ship with Merlon, and the author's own.
namespace merlon::editor
{

struct NameStock
{
    QString id;    ///< of its file; "own": the author's
    QString title; ///< in the reader's language
    QStringList names;
};

/// The author's own are the last, and there also while they are empty.
std::vector<NameStock> nameStocks();
/// One name each, none twice, as the author typed them; false where the file cannot be written.
bool keepOwnNames(const QStringList& names);

/// So many that nobody has yet; where the stock is used up the names are numbered: "Alan 2".
QStringList freshNames(const QStringList& stock, const QStringList& taken, int count);

} // namespace merlon::editor
