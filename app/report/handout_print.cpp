#include "app/report/handout_print.h"

#include "app/report/leaf_paint.h"
#include "app/report/report_pdf.h"

#include <QFontMetricsF>
#include <QPagedPaintDevice>

#include <algorithm>

namespace merlon::report
{
namespace
{

constexpr std::size_t tooManyColumns = 7; ///< for one row beside another
constexpr double smallestPoster = 10;     ///< points
constexpr double largestPoster = 26;

/// How wide its columns are in one point, and as parts of the page.
std::vector<double> widthsOf(const Table& table, const QPaintDevice& device)
{
    QFont font(QStringLiteral("DejaVu Serif"));
    font.setPointSizeF(10);
    QFont bold = font;
    bold.setBold(true);
    const QFontMetricsF metrics(font, &device);
    const QFontMetricsF strong(bold, &device);
    std::vector<double> out;
    for (const Cell& head : table.columns)
        out.push_back(strong.horizontalAdvance(head.text) / 10);
    for (const auto& row : table.rows)
        for (std::size_t i = 0; i < row.size() && i < out.size(); ++i)
            out[i] = std::max(out[i], metrics.horizontalAdvance(row[i].text) / 10);
    return out;
}

/// With room between numbers, which stand at the right, and texts behind them.
Table spaced(const Table& table)
{
    Table out{table.title, {}, {}, {}};
    const auto widened = [&](const std::vector<Cell>& cells)
    {
        std::vector<Cell> row;
        for (std::size_t i = 0; i < table.columns.size(); ++i)
        {
            row.push_back(i < cells.size() ? cells[i] : Cell{});
            if (table.columns[i].number && i + 1 < table.columns.size() && !table.columns[i + 1].number)
                row.emplace_back();
        }
        return row;
    };
    out.columns = widened(table.columns);
    for (const auto& row : table.rows)
        out.rows.push_back(widened(row));
    out.widths.assign(out.columns.size(), 0);
    return out;
}

/// As large as the page is wide, but no smaller than is read from afar; smaller than the largest where one page holds
/// all of it then.
void addPoster(PageFlow& flow, const QPagedPaintDevice& device, const Sheet& sheet)
{
    Table table = spaced(tableOf(sheet));
    const std::vector<double> widths = widthsOf(table, device);
    constexpr double aside = 1.1; // of the type, beside a column
    double all = 0;
    for (const double one : widths)
        all += one + aside * device.logicalDpiX() / 72.0;
    const double perRow = 2.1 * device.logicalDpiY() / 72.0;
    const double fits = 0.85 * device.height() / perRow / static_cast<double>(table.rows.size() + 2);
    const double size =
        std::clamp(std::min(device.width() / std::max(1.0, all), std::max(fits, 16.0)), smallestPoster, largestPoster);
    for (std::size_t i = 0; i < widths.size(); ++i)
        table.widths[i] = static_cast<int>(100 * (widths[i] + aside * device.logicalDpiX() / 72.0) / all);
    addTable(flow, table, size);
}

} // namespace

void addSheet(PageFlow& flow, const Sheet& sheet)
{
    if (sheet.rows.empty())
        return addText(flow, Text::tr("This sheet is still empty."), 9, 4);
    if (sheet.rows.size() > 1 || static_cast<std::size_t>(sheet.columns.size()) < tooManyColumns)
        return addTable(flow, tableOf(sheet));
    Table list{{}, {}, {40, 60}, {}};
    for (qsizetype i = 0; i < sheet.columns.size(); ++i)
        if (const QString value = sheet.rows.front().value(i); !value.isEmpty())
            list.rows.push_back({{sheet.columns[i]}, {value}});
    addTable(flow, list);
}

void printHandout(PageFlow& flow, const QPagedPaintDevice& device, const ToldHandout& handout)
{
    using Use = play::Handout::Use;
    flow.endPage();
    if (handout.use == Use::FilledIn)
        for (const ToldLeaf& leaf : handout.leaves)
            flow.addPage([&](QPainter& painter, const QRectF& page) { paintLeaf(painter, device, page, leaf); });
    if (handout.use == Use::CutApart && !handout.leaves.empty())
    {
        const int rows = slipRows(device, flow.page(), handout.leaves);
        for (std::size_t from = 0; from < handout.leaves.size(); from += static_cast<std::size_t>(2 * rows))
            flow.addPage([&](QPainter& painter, const QRectF& page)
                         { paintSlips(painter, device, page, handout.leaves, from, rows); });
    }
    if (handout.use == Use::FilledIn || handout.use == Use::CutApart)
        return;
    const bool poster = handout.use == Use::HungUp;
    addText(flow, handout.title, poster ? 26 : 16, 0, true);
    for (const QString& one : handout.heads)
        addText(flow, one, poster ? 15 : 10, 4);
    for (const Sheet& sheet : handout.sheets)
    {
        if (!poster)
            addText(flow, sheet.title, 12, 12, true);
        if (poster && !sheet.rows.empty())
            addPoster(flow, device, sheet);
        else
            addSheet(flow, sheet);
    }
}

} // namespace merlon::report
