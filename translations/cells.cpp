#include "translations/cells.h"

#include <QStringDecoder>

#include <algorithm>
#include <array>

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

QString textOfSheet(const QByteArray& bytes)
{
    // What Windows-1252 has where Latin 1 has control codes; 0: nothing.
    static constexpr std::array<char16_t, 32> high{0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                                   0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};
    const auto marked = QStringConverter::encodingForData(bytes);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    QString text = decoder.decode(bytes);
    if (marked || !decoder.hasError())
        return text.startsWith(QChar(0xFEFF)) ? text.mid(1) : text;
    text = QString::fromLatin1(bytes);
    for (QChar& letter : text)
        if (const char16_t code = letter.unicode(); code >= 0x80 && code < 0xA0 && high[code - 0x80U] != 0)
            letter = QChar(high[code - 0x80U]);
    return text;
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
