#pragma once

#include <QStringList>

#include <vector>

/// What a spreadsheet puts on the clipboard, as cells.
namespace merlon::words
{

struct PastedRow
{
    int number = 0; ///< as the spreadsheet counts them, from 1; its headings too
    QStringList cells;
};

/// Cells with the first of those between them that there is, or else the last: tabs, semicolons, commas. One in quotes
/// may hold any of them, and lines. Rows without a word are left out.
std::vector<PastedRow> cellsOf(const QString& text, const QString& separators = QStringLiteral("\t;,"));
/// What a file of cells says: UTF-8 or UTF-16 with a mark at its beginning, UTF-8 without one, or else Windows-1252.
QString textOfSheet(const QByteArray& bytes);
/// The same as a spreadsheet takes it: cells with tabs between, one that holds tabs, quotes or lines in quotes.
QString rowOf(const QStringList& cells);

} // namespace merlon::words
