#include "app/report/report_text.h"

#include "translations/words.h"

#include <algorithm>
#include <numeric>

namespace merlon::report
{
namespace
{

Cell head(const QString& text, bool number = false)
{
    return {text, {}, 0, number};
}

Cell figure(int count)
{
    return {QString::number(count), {}, 0, true};
}

Cell forceCell(const BattleReport& report, int force)
{
    if (force < 0)
        return {};
    const Force& one = report.forces[static_cast<std::size_t>(force)];
    return {one.name, one.colour};
}

} // namespace

Table forcesTable(const BattleReport& report)
{
    //: heading of a report: who fought, and what was lost
    Table table{report.onMap ? Text::tr("Forces and losses") : Text::tr("Forces"), {}, {}, {}};
    //: columns of a table of losses
    table.columns = {head(Text::tr("Force")), head(Text::tr("Took part", "a number of counters"), true)};
    const bool away = std::ranges::any_of(report.forces, [](const Force& one) { return one.losses.away > 0; });
    if (report.onMap)
        //: columns of a table of losses: so many counters
        for (const QString& column : {Text::tr("Out of play"), Text::tr("Stunned"), Text::tr("Wounded")})
            table.columns.push_back(head(column, true));
    if (report.onMap && away) //: a column of a table of losses: so many counters left the map
        table.columns.push_back(head(Text::tr("Off the map"), true));
    const bool beasts = std::ranges::any_of(report.forces, [](const Force& one) { return one.losses.beasts > 0; });
    if (report.onMap && beasts) //: a column of a table of losses: so many horses and other animals are out of play
        table.columns.push_back(head(Text::tr("Animals lost"), true));
    const int rest = static_cast<int>(table.columns.size()) - 1;
    table.widths.assign(table.columns.size(), 60 / std::max(1, rest));
    table.widths.front() = 100 - rest * table.widths.back();
    for (const Force& one : report.forces)
    {
        std::vector<Cell> row{{one.name, one.colour}, figure(one.losses.strength)};
        if (report.onMap)
            row.insert(row.end(), {figure(one.losses.gone), figure(one.losses.down), figure(one.losses.hurt)});
        if (report.onMap && away)
            row.push_back(figure(one.losses.away));
        if (report.onMap && beasts)
            row.push_back(figure(one.losses.beasts));
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table casualtiesTable(const BattleReport& report)
{
    //: heading of a report: those who were hurt or killed
    Table table{Text::tr("Casualties"), {}, {15, 22, 13, 14, 9, 27}, {}};
    //: columns of a table of casualties: who was hurt; of which force; what became of him; in which turn; line of the
    //: journal; by what order
    for (const QString& column : {Text::tr("Who", "was hurt"), Text::tr("Force"), Text::tr("Fate"), Text::tr("When"),
                                  Text::tr("Line", "of the journal"), Text::tr("How")})
        table.columns.push_back(head(column));
    table.columns[4].number = true;
    for (const Casualty& one : report.casualties)
        table.rows.push_back({{one.who},
                              forceCell(report, one.force),
                              {one.became},
                              {one.when},
                              {QString::number(one.line), {}, one.line, true},
                              {one.how}});
    return table;
}

/// Columns as wide as their longest text wants, within reason.
Table tableOf(const Sheet& sheet)
{
    constexpr qsizetype least = 6; // letters
    constexpr qsizetype most = 40;
    Table table{sheet.title, {}, {}, {}};
    std::vector<qsizetype> letters;
    const auto isNumber = [&](std::size_t column) { return column < sheet.numbers.size() && sheet.numbers[column]; };
    for (const QString& column : sheet.columns)
    {
        table.columns.push_back({column, {}, 0, isNumber(table.columns.size())});
        letters.push_back(std::clamp(column.size(), least, most));
    }
    for (const QStringList& row : sheet.rows)
    {
        table.rows.emplace_back();
        for (const QString& text : row)
        {
            const std::size_t column = table.rows.back().size();
            table.rows.back().push_back({text, {}, 0, isNumber(column)});
            if (column < letters.size())
                letters[column] = std::clamp(text.size(), letters[column], most);
        }
    }
    const auto all = std::max<qsizetype>(1, std::accumulate(letters.begin(), letters.end(), qsizetype{0}));
    for (const qsizetype one : letters)
        table.widths.push_back(static_cast<int>(100 * one / all));
    return table;
}

std::vector<std::pair<QString, QString>> factsOf(const BattleReport& report)
{
    std::vector<std::pair<QString, QString>> facts;
    const auto add = [&](const QString& what, const QString& is)
    {
        if (!is.isEmpty())
            facts.emplace_back(what, is);
    };
    //: a force
    add(Text::tr("Winner"), report.result.winner);
    //: "Out of play: Fulk."
    add(Text::tr("How it was decided"), report.result.why);
    //: a turn
    add(Text::tr("Decided in"), report.result.when);
    //: the order that decided a game
    add(Text::tr("Deciding order"), report.result.order);
    //: the rules of which game
    add(Text::tr("Game"), report.system);
    //: of the rules
    add(Text::tr("Rules"), report.edition);
    //: where a game stands: the turn and its parts, as far as it was played
    add(Text::tr("Played up to"), report.now);
    return facts;
}

QStringList paragraphsOf(const QString& text)
{
    QStringList all;
    for (const QString& one : text.split('\n', Qt::SkipEmptyParts))
        if (const QString line = clean(one).simplified(); !line.isEmpty())
            all += line;
    return all;
}

QString nothingHappened()
{
    //: of a turn, in a report
    return Text::tr("Nothing happens.");
}

std::vector<bool> namedLines(const BattleReport& report, const Step& step)
{
    std::vector<bool> named;
    QString before = step.force >= 0 ? report.forces[static_cast<std::size_t>(step.force)].name : QString();
    for (const Line& one : step.lines)
    {
        named.push_back(!one.who.isEmpty() && one.who != before);
        before = one.who;
    }
    return named;
}

QString outcomeOf(const Line& line)
{
    return clean(line.outcome).trimmed();
}

QString sentence(const QString& text)
{
    return text.isEmpty() || QStringLiteral(".!?…").contains(text.back()) ? text : text + '.';
}

QStringList remarksOf(const Line& line)
{
    QStringList remarks;
    if (!line.dice.isEmpty() && line.sort != Line::Sort::Refusal) //: dice rolled for an order: "7", "4 (rolled), 9"
        remarks += Text::tr("Roll %1", "dice").arg(clean(line.dice));
    if (!line.ruled.isEmpty()) //: what the referee held to be so, whatever the rules find: "cover strong"
        remarks += Text::tr("Referee’s ruling: %1").arg(clean(line.ruled));
    if (!line.note.isEmpty()) //: a note of the referee
        remarks += Text::tr("“%1”", "a note").arg(clean(line.note).simplified());
    return remarks;
}

QString clean(const QString& text)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i)
    {
        const QChar c = text[i];
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair)
            out += c, out += text[++i];
        else if (c == '\n' || c == '\t' ||
                 !(c.unicode() < 0x20 || (c.unicode() >= 0x7F && c.unicode() < 0xA0) || c.isSurrogate() ||
                   c.unicode() >= 0xFFFE))
            out += c;
    }
    return out;
}

} // namespace merlon::report
