#include "app/report/report_pdf.h"

#include "app/report/page_flow.h"
#include "app/report/pictures.h"
#include "app/report/report_text.h"
#include "editor/within_memory.h"
#include "translations/words.h"

#include <QPdfWriter>

namespace merlon::report
{
namespace
{

constexpr int dotsPerInch = 600;
constexpr QSize largestOnPaper(1600, 2300); ///< pixels of a map: 220 dots an inch
constexpr QLatin1String soft("#555555");

QString richText(const QString& text)
{
    return clean(text).toHtmlEscaped();
}

QString sized(const QString& html, double points)
{
    return QStringLiteral("<span style=\"font-size:%1pt\">").arg(points) + html + "</span>";
}

QString faint(const QString& html)
{
    return "<span style=\"color:" + soft + "\">" + html + "</span>";
}

Block rowOf(const Table& table, const std::vector<Cell>& cells, bool head, double size)
{
    Block row;
    for (std::size_t i = 0; i < cells.size() && i < table.widths.size(); ++i)
    {
        QString html = richText(cells[i].text);
        if (!cells[i].colour.isEmpty())
            html = "<span style=\"color:" + cells[i].colour + "\">&#9632;</span> " + html;
        html = sized(html, size);
        row.columns.push_back({head ? "<b>" + html + "</b>" : html, table.widths[i] / 100.0, cells[i].number});
    }
    row.above = size / 3;
    row.ruled = true;
    row.withNext = head;
    return row;
}

class PdfWriter
{
public:
    PdfWriter(const BattleReport& report, PageFlow& flow) : report_(report), flow_(flow) {}

    void write();

private:
    void text(const QString& html, double above, bool withNext = false);
    void heading(const QString& title, double points, double above);
    void table(const Table& table) { addTable(flow_, table); }
    void story(const Paragraph& paragraph);
    void lines(const Step& step);
    Block blockOf(const Line& line, bool named) const;
    void figure(const Position& position);

    const BattleReport& report_;
    PageFlow& flow_;
    Pictures pictures_{largestOnPaper};
};

void PdfWriter::text(const QString& html, double above, bool withNext)
{
    Block block{{{html}}};
    block.above = above;
    block.withNext = withNext;
    flow_.add(std::move(block));
}

void PdfWriter::heading(const QString& title, double points, double above)
{
    addText(flow_, title, points, above, true);
}

Block PdfWriter::blockOf(const Line& line, bool named) const
{
    const bool brief = line.sort == Line::Sort::Refusal;
    QString html;
    if (named)
        html += faint(sized(richText(line.who), 8)) + "<br/>";
    const QString order = richText(sentence(line.order));
    QString said = brief ? order : "<b>" + order + "</b>";
    if (const QString outcome = outcomeOf(line); !outcome.isEmpty())
        said += ' ' + richText(outcome);
    if (line.sort == Line::Sort::Ruling)
        said += " <i>" + richText(Text::tr("(referee’s decision)")) + "</i>";
    html += brief ? faint(sized(said, 8)) : said;
    if (const QStringList remarks = remarksOf(line); !remarks.isEmpty())
        html += "&nbsp;&nbsp; " + faint(sized(richText(remarks.join(QStringLiteral(" · "))), 8));
    Block block{{{faint(QString::number(line.number)), 0.06, true}, {html, 0.94}}};
    block.above = 3;
    if (line.force >= 0)
        block.flag = QColor(report_.forces[static_cast<std::size_t>(line.force)].colour);
    return block;
}

void PdfWriter::story(const Paragraph& paragraph)
{
    const QString who = paragraph.who.isEmpty() ? QString() : "<b>" + richText(sentence(paragraph.who)) + "</b> ";
    Block block{{{who + richText(paragraph.text)}}};
    block.above = 4;
    flow_.add(std::move(block));
}

void PdfWriter::lines(const Step& step)
{
    if (!step.title.isEmpty())
        heading(step.title, 10.5, 10);
    const auto named = namedLines(report_, step);
    for (std::size_t i = 0; i < named.size(); ++i)
        flow_.add(blockOf(step.lines[i], named[i]));
}

void PdfWriter::figure(const Position& position)
{
    text(faint(richText(position.title)), 10, true);
    const QImage ground = pictures_.ground(position);
    Block block;
    block.above = 3;
    block.aspect = static_cast<double>(ground.height()) / std::max(1, ground.width());
    block.paint = [this, ground, position](QPainter& painter, const QRectF& at)
    {
        painter.save();
        painter.translate(at.topLeft());
        painter.scale(at.width() / ground.width(), at.height() / ground.height());
        painter.drawImage(QPointF(), ground);
        painter.setClipRect(ground.rect());
        pictures_.paintPieces(painter, position);
        painter.restore();
    };
    flow_.add(std::move(block));
}

void PdfWriter::write()
{
    text(faint(richText(Text::tr("Battle report"))), 0, true);
    heading(report_.title, 20, 0);
    QStringList facts;
    for (const auto& [what, is] : factsOf(report_))
        facts += faint(richText(what + words::listWord("colon"))) + richText(is);
    text(facts.join(QStringLiteral(" &nbsp; ")), 4);
    const Table forces = forcesTable(report_);
    heading(forces.title, 14, 16);
    table(forces);
    if (const QStringList victory = paragraphsOf(report_.victory); !victory.isEmpty())
    {
        heading(Text::tr("Victory conditions"), 14, 16);
        for (const QString& one : victory)
            text(richText(one), 4);
    }
    if (!report_.casualties.empty())
    {
        const Table casualties = casualtiesTable(report_);
        heading(casualties.title, 14, 16);
        table(casualties);
    }
    if (report_.beginning)
        figure(*report_.beginning);
    for (const Turn& turn : report_.turns)
    {
        heading(turn.title, 14, 18);
        for (const Paragraph& one : turn.story)
            story(one);
        for (const Step& step : turn.steps)
            lines(step);
        if (turn.steps.empty())
            text(richText(nothingHappened()), 4);
        if (turn.end)
            figure(*turn.end);
    }
    if (report_.turns.empty())
        text(richText(Text::tr("Nothing has happened yet.")), 16);
    if (!report_.sheets.empty())
        heading(Text::tr("At the end"), 14, 18);
    for (const Sheet& sheet : report_.sheets)
    {
        heading(sheet.title, 10.5, 10);
        table(tableOf(sheet));
    }
}

} // namespace

void addText(PageFlow& flow, const QString& text, double size, double above, bool withNext)
{
    Block block{{{sized(withNext ? "<b>" + richText(text) + "</b>" : richText(text), size)}}};
    block.above = above;
    block.withNext = withNext;
    flow.add(std::move(block));
}

void addTable(PageFlow& flow, const Table& table, double size)
{
    const Block head = rowOf(table, table.columns, true, size);
    if (!table.columns.empty())
        flow.add(head);
    for (std::size_t i = 0; i < table.rows.size(); ++i)
    {
        flow.add(rowOf(table, table.rows[i], false, size));
        if (i == 0 && !table.columns.empty())
            flow.setHead(std::make_shared<Block>(head));
    }
    flow.setHead(nullptr);
}

bool writePdf(const BattleReport& report, QIODevice& device)
{
    QPdfWriter pdf(&device);
    pdf.setResolution(dotsPerInch);
    pdf.setCreator(QStringLiteral("Merlon"));
    const QString title = Text::tr("Battle report: %1").arg(clean(report.title));
    pdf.setTitle(title);
    pdf.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(16, 15, 16, 14),
                                  QPageLayout::Millimeter));
    return editor::paintOn(pdf,
                           [&](QPainter& painter)
                           {
                               PageFlow flow(pdf, painter, title);
                               PdfWriter(report, flow).write();
                               return flow.finish();
                           });
}

} // namespace merlon::report
