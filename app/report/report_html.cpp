#include "app/report/report_html.h"

#include "app/report/pictures.h"
#include "app/report/report_file.h"
#include "app/report/report_text.h"
#include "translations/words.h"

#include <QBuffer>

#include <algorithm>
#include <iterator>

namespace merlon::report
{
namespace
{

constexpr QSize largestOnPage(1400, 2000); ///< pixels of a map

// Light, dark and printed. It is the text of an element: no sign in it means anything to HTML or XML.
constexpr QLatin1String style(R"(
:root{color-scheme:light dark;--paper:#f8f4ea;--card:#fffdf7;--ink:#2b2319;--soft:#695c4b;--line:#d8ccb6;--link:#7c2a22;--rule:#8a5a00}
@media (prefers-color-scheme:dark){:root{--paper:#191613;--card:#221e19;--ink:#ebe2d3;--soft:#b0a390;--line:#40382d;--link:#eba596;--rule:#e6b85c}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1rem/1.5 Georgia,DejaVu Serif,serif;-webkit-text-size-adjust:100%}
body{max-width:62rem;margin:0 auto;padding:2.5rem 1.25rem 4rem;overflow-wrap:anywhere}
h1{font-size:2.1rem;line-height:1.2;margin:0}
h2{font-size:1.45rem;line-height:1.25;margin:3rem 0 .75rem;padding-bottom:.3rem;border-bottom:2px solid var(--line)}
h3{font-size:1.05rem;margin:1.75rem 0 .4rem}
a{color:var(--link)}
p{margin:.5rem 0}
.kind{margin:0 0 .3rem;color:var(--soft);letter-spacing:.06em;text-transform:uppercase;font-size:.8rem}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 2rem;margin:.9rem 0 0;padding:0}
.facts div{display:flex;gap:.45rem}
.facts dt{color:var(--soft)}
.facts dd{margin:0}
nav ol{columns:14rem;padding:0;margin:.75rem 0;list-style:none}
nav li{padding:.15rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;overflow-wrap:break-word;font-size:.92rem}
caption{text-align:left;color:var(--soft);padding:0 0 .4rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid var(--line)}
th{font-weight:600}
thead th{border-bottom:2px solid var(--line);white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums}
.flag{display:inline-block;width:.75em;height:.75em;margin-right:.45em;border:1px solid var(--ink);background:var(--force);print-color-adjust:exact;-webkit-print-color-adjust:exact}
.story{margin:.6rem 0;padding-left:.9rem;border-left:5px solid var(--force,var(--line));max-width:46rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.lines{list-style:none;margin:0;padding:0}
.lines li{display:grid;grid-template-columns:2.6rem 1fr;gap:0 .7rem;padding:.3rem .6rem .3rem 0;border-left:5px solid var(--force,var(--line));scroll-margin-top:1rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.lines li:target{background:var(--card);outline:2px solid var(--link)}
.lines .no{text-align:right;color:var(--soft);font-variant-numeric:tabular-nums;text-decoration:none}
.who{grid-column:2;color:var(--soft);font-size:.85rem}
.said{grid-column:2;margin:0}
.order{font-weight:600}
.remarks{color:var(--soft);font-size:.88rem;padding-left:.5em}
.refusal{font-size:.9rem}
.refusal,.refusal .order{color:var(--soft);font-weight:400}
.ruling .tag{color:var(--rule);font-size:.85rem}
.no{grid-column:1;grid-row:1}
figure{margin:1.5rem 0 0}
figcaption{color:var(--soft);font-size:.9rem;padding-top:.35rem}
.map{display:block;width:100%;height:auto;border:1px solid var(--line);background:#efe6d2}
.store{position:absolute}
footer{margin-top:3.5rem;padding-top:.6rem;border-top:1px solid var(--line);color:var(--soft);font-size:.85rem}
@media (max-width:34rem){body{padding-top:1.5rem}h1{font-size:1.6rem}.lines li{grid-template-columns:2rem 1fr}}
@media print{
:root{color-scheme:light;--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--link:#000;--rule:#000}
@page{margin:16mm 15mm}
html{font-size:9.5pt;line-height:1.4}
th,td{padding:.2rem .5rem}
body{max-width:none;padding:0}
nav{display:none}
a{text-decoration:none}
h2{margin-top:1.8rem}
h2,h3,caption,.who{break-after:avoid}
tr,.lines li{break-inside:avoid}
thead{display:table-header-group}
.map{max-width:130mm;max-height:92mm;margin:0 auto}
figcaption{break-before:avoid}
.wide{overflow:visible}
}
)");

QString element(const char* name, const QString& text, const QString& attributes = {})
{
    return QStringLiteral("<%1%2>").arg(QLatin1String(name), attributes) + text +
           QStringLiteral("</%1>\n").arg(QLatin1String(name));
}

QString cellOf(const Cell& cell, bool first)
{
    QString text = htmlText(cell.text);
    if (!cell.colour.isEmpty())
        text = "<span class=\"flag\" style=\"--force:" + cell.colour + "\" aria-hidden=\"true\"></span>" + text;
    if (cell.line > 0)
        text = QStringLiteral("<a href=\"#line-%1\">").arg(cell.line) + text + "</a>";
    const QString number = cell.number ? QStringLiteral(" class=\"n\"") : QString();
    return first ? element("th", text, " scope=\"row\"" + number) : element("td", text, number);
}

QString dataOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
}

/// The part of a picture on which there is something.
QRect paintedPart(const QImage& image)
{
    QRect part;
    for (int y = 0; y < image.height(); ++y)
    {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* end = line + image.width();
        const auto isPainted = [](QRgb one) { return qAlpha(one) != 0; };
        const auto* first = std::find_if(line, end, isPainted);
        if (first == end)
            continue;
        const auto last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), isPainted);
        part |= QRect(QPoint(static_cast<int>(first - line), y), QPoint(static_cast<int>(last.base() - line) - 1, y));
    }
    return part;
}

/// Where two pictures of one size differ, the second.
QImage differing(const QImage& from, const QImage& to)
{
    QImage image = to.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
    {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const auto* before = reinterpret_cast<const QRgb*>(from.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            if ((line[x] & RGB_MASK) == (before[x] & RGB_MASK))
                line[x] = 0;
    }
    return image;
}

QString imageOf(const QImage& image)
{
    const QRect part = image.hasAlphaChannel() ? paintedPart(image) : image.rect();
    if (part.isEmpty())
        return {};
    return QStringLiteral("<image x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" href=\"%5\"/>")
        .arg(QString::number(part.x()), QString::number(part.y()), QString::number(part.width()),
             QString::number(part.height()), dataOf(image.copy(part)));
}

class HtmlWriter
{
public:
    explicit HtmlWriter(const BattleReport& report) : report_(report) {}

    QString write();

private:
    void head();
    void beginning();
    void contents();
    void section(const QString& id, const QString& title);
    void table(const Table& table, bool headed);
    void turn(std::size_t number);
    void lines(const Step& step);
    void line(const Line& line, bool named);
    void figure(const Position& position);
    QString groundOf(const Position& position);

    static QString idOf(std::size_t turn) { return QStringLiteral("turn-%1").arg(turn + 1); }

    const BattleReport& report_;
    Pictures pictures_{largestOnPage};
    std::map<const void*, QString> grounds_; ///< ids of those that are in the file
    QImage first_;                           ///< of those grounds
    QString out_;
};

void HtmlWriter::head()
{
    out_ += htmlHead(report_.language, Text::tr("Battle report: %1").arg(report_.title));
}

void HtmlWriter::table(const Table& table, bool headed)
{
    out_ += htmlTable(table, headed);
}

void HtmlWriter::section(const QString& id, const QString& title)
{
    out_ += "<section id=\"" + id + "\">\n" + element("h2", htmlText(title));
}

void HtmlWriter::beginning()
{
    out_ += "<header>\n" + element("p", htmlText(Text::tr("Battle report")), " class=\"kind\"");
    out_ += element("h1", htmlText(report_.title)) + "<dl class=\"facts\">";
    for (const auto& [what, is] : factsOf(report_))
        out_ += element("div", element("dt", htmlText(what)) + element("dd", htmlText(is)));
    out_ += "</dl>\n</header>\n";
    contents();
    out_ += "<main>\n";
    const Table forces = forcesTable(report_);
    section("forces", forces.title);
    table(forces, false);
    out_ += "</section>\n";
    if (const QStringList victory = paragraphsOf(report_.victory); !victory.isEmpty())
    {
        //: heading of a report: how a scenario is won
        section("victory", Text::tr("Victory conditions"));
        for (const QString& one : victory)
            out_ += element("p", htmlText(one));
        out_ += "</section>\n";
    }
    if (!report_.casualties.empty())
    {
        const Table casualties = casualtiesTable(report_);
        section("casualties", casualties.title);
        table(casualties, false);
        out_ += "</section>\n";
    }
    if (report_.beginning)
        figure(*report_.beginning);
}

void HtmlWriter::contents()
{
    //: heading of a table of contents
    const QString title = Text::tr("Contents");
    out_ += "<nav aria-label=\"" + htmlText(title) + "\">\n" + element("h2", htmlText(title)) + "<ol>\n";
    const auto entry = [&](const QString& id, const QString& text)
    { out_ += element("li", "<a href=\"#" + id + "\">" + htmlText(text) + "</a>"); };
    entry("forces", forcesTable(report_).title);
    if (!paragraphsOf(report_.victory).isEmpty())
        entry("victory", Text::tr("Victory conditions"));
    if (!report_.casualties.empty())
        entry("casualties", casualtiesTable(report_).title);
    for (std::size_t i = 0; i < report_.turns.size(); ++i)
        entry(idOf(i), report_.turns[i].title);
    if (!report_.sheets.empty())
        entry("sheets", Text::tr("At the end"));
    out_ += "</ol>\n</nav>\n";
}

void HtmlWriter::turn(std::size_t number)
{
    const Turn& turn = report_.turns[number];
    section(idOf(number), turn.title);
    for (const Paragraph& one : turn.story)
    {
        const QString who = one.who.isEmpty() ? QString() : element("strong", htmlText(sentence(one.who))) + ' ';
        const QString force = one.force < 0 ? QString() : report_.forces[static_cast<std::size_t>(one.force)].colour;
        out_ += element("p", who + htmlText(one.text),
                        force.isEmpty() ? QString(" class=\"story\"")
                                        : QStringLiteral(" class=\"story\" style=\"--force:%1\"").arg(force));
    }
    for (const Step& step : turn.steps)
    {
        if (!step.title.isEmpty())
            out_ += element("h3", htmlText(step.title));
        lines(step);
    }
    if (turn.steps.empty())
        out_ += element("p", htmlText(nothingHappened()));
    if (turn.end)
        figure(*turn.end);
    out_ += "</section>\n";
}

void HtmlWriter::lines(const Step& step)
{
    out_ += "<ol class=\"lines\">\n";
    const auto named = namedLines(report_, step);
    for (std::size_t i = 0; i < named.size(); ++i)
        line(step.lines[i], named[i]);
    out_ += "</ol>\n";
}

void HtmlWriter::line(const Line& line, bool named)
{
    QString kind = line.sort == Line::Sort::Refusal  ? QStringLiteral(" class=\"refusal\"")
                   : line.sort == Line::Sort::Ruling ? QStringLiteral(" class=\"ruling\"")
                                                     : QString();
    if (line.force >= 0)
        kind += " style=\"--force:" + report_.forces[static_cast<std::size_t>(line.force)].colour + '"';
    out_ += QStringLiteral("<li id=\"line-%1\" value=\"%1\"%2>").arg(QString::number(line.number), kind);
    out_ += QStringLiteral("<a class=\"no\" href=\"#line-%1\">%1</a>").arg(line.number);
    if (named)
        out_ += element("span", htmlText(line.who), " class=\"who\"");
    QString said = "<span class=\"order\">" + htmlText(sentence(line.order)) + "</span>";
    if (const QString outcome = outcomeOf(line); !outcome.isEmpty())
        said += ' ' + htmlText(outcome);
    if (line.sort == Line::Sort::Ruling) //: mark of a line that the rules did not decide
        said += " <span class=\"tag\">" + htmlText(Text::tr("(referee’s decision)")) + "</span>";
    if (const QStringList remarks = remarksOf(line); !remarks.isEmpty())
        said += " <span class=\"remarks\">" + htmlText(remarks.join(QStringLiteral(" · "))) + "</span>";
    out_ += element("p", said, " class=\"said\"");
    out_ += "</li>\n";
}

/// A reference to the ground, which is written once into the file: the first one whole, of others what differs.
QString HtmlWriter::groundOf(const Position& position)
{
    QString& id = grounds_[Pictures::keyOf(position.board)];
    if (id.isEmpty())
    {
        id = QStringLiteral("ground-%1").arg(grounds_.size());
        const QImage ground = pictures_.ground(position);
        const bool like = ground.size() == first_.size();
        out_ += "<svg class=\"store\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs><g id=\"" + id + "\">" +
                (like ? "<use href=\"#ground-1\"/>" + imageOf(differing(first_, ground)) : imageOf(ground)) +
                "</g></defs></svg>\n";
        if (first_.isNull())
            first_ = ground;
    }
    return "<use href=\"#" + id + "\"/>";
}

void HtmlWriter::figure(const Position& position)
{
    const QString ground = groundOf(position);
    const QSize size = pictures_.ground(position).size();
    out_ += "<figure>\n" + QStringLiteral("<svg class=\"map\" viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"")
                               .arg(QString::number(size.width()), QString::number(size.height()));
    out_ += htmlText(position.says) + "\">" + ground + imageOf(pictures_.pieces(position)) + "</svg>\n";
    out_ += element("figcaption", htmlText(position.title)) + "</figure>\n";
}

QString HtmlWriter::write()
{
    head();
    beginning();
    for (std::size_t i = 0; i < report_.turns.size(); ++i)
        turn(i);
    if (report_.turns.empty()) //: of a game
        out_ += element("p", htmlText(Text::tr("Nothing has happened yet.")));
    if (!report_.sheets.empty())
    {
        //: heading of a report: standings and other tables as they are when the game ends
        section("sheets", Text::tr("At the end"));
        for (const Sheet& sheet : report_.sheets)
            table(tableOf(sheet), true);
        out_ += "</section>\n";
    }
    //: %1: Merlon
    out_ += "</main>\n" +
            element("footer",
                    htmlText(Text::tr("Written by %1 from the journal of the game.").arg(QStringLiteral("Merlon"))));
    out_ += "</body>\n</html>\n";
    return std::move(out_);
}

} // namespace

QString htmlText(const QString& text)
{
    return clean(text).toHtmlEscaped();
}

QString htmlHead(const QString& language, const QString& title)
{
    QString out = "<!DOCTYPE html>\n<html lang=\"" + htmlText(language) + "\">\n<head>\n<meta charset=\"utf-8\"/>\n";
    out += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n";
    out += "<meta name=\"generator\" content=\"Merlon\"/>\n";
    // Whatever a name may hold: nothing is loaded, and nothing runs.
    out += "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
           "style-src 'unsafe-inline'\"/>\n";
    return out + element("title", htmlText(title)) + "<style>" + style + "</style>\n</head>\n<body>\n";
}

QString htmlTable(const Table& table, bool headed)
{
    QString out = "<div class=\"wide\"><table>\n";
    if (headed)
        out += element("caption", htmlText(table.title));
    out += "<thead><tr>";
    for (const Cell& column : table.columns)
        out += element("th", htmlText(column.text), column.number ? " scope=\"col\" class=\"n\"" : " scope=\"col\"");
    out += "</tr></thead>\n<tbody>\n";
    for (const auto& row : table.rows)
    {
        out += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            out += cellOf(row[i], i == 0);
        out += "</tr>\n";
    }
    return out + "</tbody></table></div>\n";
}

QString htmlOf(const BattleReport& report)
{
    return HtmlWriter(report).write();
}

} // namespace merlon::report
