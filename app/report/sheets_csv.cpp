#include "app/report/sheets_csv.h"

#include "app/report/report_text.h"

#include <QLocale>

namespace merlon::report
{
namespace
{

/// A text that a spreadsheet would work out is marked as text.
QString csvCell(QString cell, bool number, QChar between)
{
    cell = clean(cell);
    if (!number && !cell.isEmpty() && QStringLiteral("=+-@\t").contains(cell.front()))
        cell.prepend('\'');
    if (cell.contains(between) || cell.contains('"') || cell.contains('\n'))
        cell = '"' + cell.replace('"', QStringLiteral("\"\"")) + '"';
    return cell;
}

void addCsvSheet(QString& out, const Sheet& sheet, bool titled, QChar between)
{
    if (!out.isEmpty())
        out += QStringLiteral("\r\n");
    if (titled)
        out += csvCell(sheet.title, false, between) + QStringLiteral("\r\n");
    const auto add = [&](const QStringList& cells, bool head)
    {
        QStringList line;
        for (qsizetype i = 0; i < cells.size(); ++i)
        {
            const auto column = static_cast<std::size_t>(i);
            line += csvCell(cells[i], !head && column < sheet.numbers.size() && sheet.numbers[column], between);
        }
        out += line.join(between) + QStringLiteral("\r\n");
    };
    add(sheet.columns, true);
    for (const QStringList& row : sheet.rows)
        add(row, false);
}

} // namespace

QByteArray sheetsCsv(const PrintedSheets& sheets)
{
    const QChar between = QLocale().decimalPoint() == QLatin1String(",") ? ';' : ',';
    std::vector<const Sheet*> all;
    for (const Sheet& one : sheets.sheets)
        all.push_back(&one);
    for (const ToldHandout& handout : sheets.handouts)
        for (const Sheet& one : handout.sheets)
            all.push_back(&one);
    QString out;
    for (const Sheet* one : all)
        addCsvSheet(out, *one, all.size() > 1, between);
    return "\xEF\xBB\xBF" + out.toUtf8();
}

} // namespace merlon::report
