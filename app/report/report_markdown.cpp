#include "app/report/report_file.h"
#include "app/report/report_text.h"

#include "translations/words.h"

#include <algorithm>

namespace merlon::report
{
namespace
{

/// Text in which no sign is read as markup.
QString plain(const QString& text)
{
    QString out;
    for (const QChar c : clean(text).simplified())
    {
        if (c == '&')
            out += QStringLiteral("&amp;");
        else if (QStringLiteral("\\`*_{}[]<>#|~!$").contains(c))
            out += QChar('\\') + QString(c);
        else
            out += c;
    }
    return out;
}

/// The same where a list or a heading could begin.
QString paragraph(const QString& text)
{
    QString out = plain(text);
    const auto end = std::ranges::find_if_not(out, [](QChar c) { return c.isDigit(); });
    const auto digits = static_cast<qsizetype>(end - out.begin());
    if (digits < out.size() && (digits > 0 ? QStringLiteral(".)") : QStringLiteral("-+=")).contains(out[digits]))
        out.insert(digits, '\\');
    return out;
}

QString tableText(const Table& table)
{
    QString head = "|";
    QString rule = "|";
    for (const Cell& column : table.columns)
    {
        head += ' ' + plain(column.text) + " |";
        rule += column.number ? " ---: |" : " --- |";
    }
    QString out = head + '\n' + rule + '\n';
    for (const auto& row : table.rows)
    {
        out += '|';
        for (const Cell& cell : row)
            out += ' ' + plain(cell.text) + " |";
        out += '\n';
    }
    return out + '\n';
}

QString lineText(const Line& line, bool named)
{
    QString out = QStringLiteral("- %1\\. ").arg(line.number);
    if (named)
        out += '*' + plain(sentence(line.who)) + "* ";
    const QString outcome = outcomeOf(line);
    const bool brief = line.sort == Line::Sort::Refusal;
    out += brief ? plain(sentence(line.order)) : "**" + plain(sentence(line.order)) + "**";
    if (!outcome.isEmpty())
        out += ' ' + plain(outcome);
    if (line.sort == Line::Sort::Ruling)
        out += " *" + plain(Text::tr("(referee’s decision)")) + '*';
    if (const QStringList remarks = remarksOf(line); !remarks.isEmpty())
        out += " — " + plain(remarks.join(QStringLiteral(" · ")));
    return out + '\n';
}

QString heading(int level, const QString& text)
{
    return QString(level, '#') + ' ' + plain(text) + "\n\n";
}

QString turnText(const BattleReport& report, const Turn& turn)
{
    QString out = heading(2, turn.title);
    if (turn.steps.empty())
        out += nothingHappened() + "\n\n";
    for (const Paragraph& one : turn.story)
        out += (one.who.isEmpty() ? QString() : "**" + plain(sentence(one.who)) + "** ") + plain(one.text) + "\n\n";
    for (const Step& step : turn.steps)
    {
        if (!step.title.isEmpty())
            out += heading(3, step.title);
        const auto named = namedLines(report, step);
        for (std::size_t i = 0; i < named.size(); ++i)
            out += lineText(step.lines[i], named[i]);
        out += '\n';
    }
    return out;
}

} // namespace

QString markdownOf(const BattleReport& report)
{
    QString out = heading(1, Text::tr("Battle report: %1").arg(report.title));
    for (const auto& [what, is] : factsOf(report))
        out += "- **" + plain(what) + "** — " + plain(is) + '\n';
    const Table forces = forcesTable(report);
    out += '\n' + heading(2, forces.title) + tableText(forces);
    if (const QStringList victory = paragraphsOf(report.victory); !victory.isEmpty())
    {
        out += heading(2, Text::tr("Victory conditions"));
        for (const QString& one : victory)
            out += paragraph(one) + "\n\n";
    }
    if (!report.casualties.empty())
    {
        const Table casualties = casualtiesTable(report);
        out += heading(2, casualties.title) + tableText(casualties);
    }
    for (const Turn& turn : report.turns)
        out += turnText(report, turn);
    if (report.turns.empty())
        out += paragraph(Text::tr("Nothing has happened yet.")) + "\n\n";
    if (!report.sheets.empty())
        out += heading(2, Text::tr("At the end"));
    for (const Sheet& sheet : report.sheets)
        out += heading(3, sheet.title) + tableText(tableOf(sheet));
    return out.trimmed() + '\n';
}

} // namespace merlon::report
