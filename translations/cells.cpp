#include "translations/cells.h"

#include <algorithm>

namespace merlon::words
{
namespace
{

/// Outside quotes, which begin where a cell does.
QChar betweenCells(const QString& text, const QString& separators)
{
    bool quoted = false;
    bool begins = true;
    QString seen;
    for (const QChar letter : text)
    {
        const bool between = separators.contains(letter);
        if (letter == '"' && (quoted || begins))
            quoted = !quoted;
        else if (!quoted && between)
            seen += letter;
        begins = between || letter == '\n' || letter == '"'; // or goes on behind a quote in quotes
    }
    for (const QChar one : separators)
        if (seen.contains(one))
            return one;
    return separators.back();
}

} // namespace

std::vector<PastedRow> cellsOf(const QString& text, const QString& separators)
{
    const QChar between = betweenCells(text, separators);
    std::vector<PastedRow> rows;
    PastedRow row{1, {}};
    QString cell;
    bool quoted = false;
    const auto endCell = [&]
    {
        row.cells << cell.trimmed();
        cell.clear();
    };
    const auto endRow = [&]
    {
        endCell();
        const int next = row.number + 1;
        if (std::ranges::any_of(row.cells, [](const QString& one) { return !one.isEmpty(); }))
            rows.push_back(std::move(row));
        row = {next, {}};
    };
    for (qsizetype i = 0; i < text.size(); ++i)
    {
        const QChar letter = text[i];
        if (quoted && letter == '"' && i + 1 < text.size() && text[i + 1] == '"')
            cell += text[++i]; // a quote in quotes
        else if (letter == '"' && (quoted || cell.trimmed().isEmpty()))
            quoted = !quoted;
        else if (!quoted && letter == between)
            endCell();
        else if (!quoted && letter == '\n')
            endRow();
        else if (letter != '\r')
            cell += letter;
    }
    endRow();
    return rows;
}

QString rowOf(const QStringList& cells)
{
    QStringList out;
    for (QString cell : cells)
    {
        const bool quoted = cell.contains('\t') || cell.contains('"') || cell.contains('\n');
        out << (quoted ? '"' + cell.replace('"', QStringLiteral("\"\"")) + '"' : cell);
    }
    return out.join('\t') + '\n';
}

} // namespace merlon::words
