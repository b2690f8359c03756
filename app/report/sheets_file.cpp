#include "app/report/sheets_file.h"

#include "app/report/handout_print.h"
#include "app/report/report_html.h"
#include "app/report/report_pdf.h"
#include "app/report/sheets_csv.h"
#include "editor/output_file.h"
#include "editor/within_memory.h"
#include "translations/words.h"

#include <QDate>
#include <QFileInfo>
#include <QLocale>
#include <QPdfWriter>

namespace merlon::report
{
namespace
{

QString sheetsEnding(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

/// What is filled in: a label and an empty cell for each who does.
QString leafHtml(const ToldLeaf& leaf)
{
    QStringList heads = leaf.heads;
    for (const QString& one : {leaf.title, leaf.number})
        if (!one.isEmpty())
            heads.prepend(one);
    Sheet sheet{{}, QStringList{QString()} + leaf.who, {}, {}, {}};
    for (const ToldBlank& one : leaf.blanks)
    {
        QStringList row{one.label};
        for (qsizetype i = 0; i < std::max<qsizetype>(1, leaf.who.size()); ++i)
            row << one.known.value(i);
        const QString boxes = QStringLiteral("☐ ") + one.boxes.join(QStringLiteral("  ☐ "));
        for (qsizetype i = 1; !one.boxes.isEmpty() && i < (one.shared ? 2 : row.size()); ++i)
            row[i] = boxes;
        sheet.rows.push_back(row);
    }
    QString out = "<h3>" + htmlText(heads.join(QStringLiteral(" · "))) + "</h3>\n";
    for (const QString& one : leaf.says)
        out += "<p>" + htmlText(one) + "</p>\n";
    return out + htmlTable(tableOf(sheet), false);
}

QString handoutHtml(const ToldHandout& handout)
{
    QString out = "<section>\n<h2>" + htmlText(handout.title) + "</h2>\n";
    for (const QString& one : handout.heads)
        out += "<p>" + htmlText(one) + "</p>\n";
    for (const Sheet& sheet : handout.sheets)
        out += htmlTable(tableOf(sheet), false);
    for (const ToldLeaf& leaf : handout.leaves)
        out += leafHtml(leaf);
    return out + "</section>\n";
}

bool hasTables(const PrintedSheets& sheets)
{
    return !sheets.sheets.empty() ||
           std::ranges::any_of(sheets.handouts, [](const ToldHandout& one) { return !one.sheets.empty(); });
}

QString sheetsHtml(const PrintedSheets& sheets)
{
    QString out = htmlHead(sheets.language, sheets.title) + "<header>\n<h1>" + htmlText(sheets.title) + "</h1>\n<p>" +
                  htmlText(sheets.now) + "</p>\n</header>\n<main>\n";
    for (const Sheet& sheet : sheets.sheets)
    {
        out += "<section>\n<h2>" + htmlText(sheet.title) + "</h2>\n";
        out += sheet.rows.empty() ? "<p>" + htmlText(Text::tr("This sheet is still empty.")) + "</p>\n"
                                  : htmlTable(tableOf(sheet), false);
        out += "</section>\n";
    }
    for (const ToldHandout& one : sheets.handouts)
        out += handoutHtml(one);
    return out + "</main>\n</body>\n</html>\n";
}

} // namespace

PrintedSheets printedSheets(const play::Game& game, const QString& gameName, int sheet)
{
    const play::Scenario& scenario = game.setting->scenario;
    const std::string language = words::language();
    PrintedSheets out;
    out.language = QString::fromStdString(language);
    out.title = QString::fromStdString(scenario.title.empty() ? scenario.id : scenario.title.in(language));
    if (!gameName.isEmpty()) //: scenario, name of the game
        out.title = Text::tr("%1: %2").arg(out.title, gameName);
    const QString date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    const QString clock = clockOf(game);
    out.now = clock.isEmpty() ? date : clock + QStringLiteral(" · ") + date;
    out.sheets = sheetsOf(game);
    out.handouts = handoutsOf(game);
    if (sheet >= 0 && sheet < static_cast<int>(out.sheets.size()))
        out.sheets = {out.sheets[static_cast<std::size_t>(sheet)]};
    return out;
}

bool printSheets(QPagedPaintDevice& printer, const PrintedSheets& sheets)
{
    return editor::paintOn(printer,
                           [&](QPainter& painter)
                           {
                               PageFlow flow(printer, painter, sheets.title + QStringLiteral(" · ") + sheets.now);
                               if (!sheets.sheets.empty())
                               {
                                   addText(flow, sheets.title, 16, 0, true);
                                   addText(flow, sheets.now, 9, 2);
                               }
                               for (const Sheet& sheet : sheets.sheets)
                               {
                                   if (&sheet != &sheets.sheets.front())
                                       flow.endPage();
                                   addText(flow, sheet.title, 12, 12, true);
                                   addSheet(flow, sheet);
                               }
                               for (const ToldHandout& one : sheets.handouts)
                                   printHandout(flow, printer, one);
                               return flow.finish();
                           });
}

bool isSheetsName(const QString& path)
{
    return QStringList{"html", "pdf", "csv"}.contains(sheetsEnding(path));
}

tl::expected<void, QString> writeSheets(const PrintedSheets& sheets, const QString& path, bool landscape, io::Over over)
{
    return editor::withinMemory(
        [&]() -> tl::expected<void, QString>
        {
            const bool csv = sheetsEnding(path) == QLatin1String("csv");
            if (csv && !hasTables(sheets))
                return tl::unexpected(Text::tr("What is filled in by hand can be saved as PDF or HTML only."));
            editor::OutputFile file(path, over);
            if (auto begun = file.begin(); !begun)
                return begun;
            if (csv)
                file.write(sheetsCsv(sheets));
            else if (sheetsEnding(path) != QLatin1String("pdf"))
                file.write(sheetsHtml(sheets).toUtf8());
            else
            {
                QPdfWriter pdf(&file);
                pdf.setCreator(QStringLiteral("Merlon"));
                pdf.setTitle(sheets.title);
                pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4),
                                              landscape ? QPageLayout::Landscape : QPageLayout::Portrait,
                                              QMarginsF(16, 15, 16, 14), QPageLayout::Millimeter));
                if (!printSheets(pdf, sheets))
                    return tl::unexpected(Text::tr("The PDF could not be written."));
            }
            return file.keep(nullptr);
        });
}

} // namespace merlon::report
