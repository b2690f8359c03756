#pragma once

#include "app/report/battle_report.h"

#include <QCoreApplication>

/// What the writers of a report share: its headings, tables and sentences.
namespace merlon::report
{

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(merlon::report)
};

struct Cell
{
    QString text;
    QString colour{};    ///< of a force
    int line = 0;        ///< of the journal, to be linked to
    bool number = false; ///< stands at the right
};

struct Table
{
    QString title;
    std::vector<Cell> columns;
    std::vector<int> widths; ///< in hundredths of the page
    std::vector<std::vector<Cell>> rows;
};

Table forcesTable(const BattleReport& report);
Table casualtiesTable(const BattleReport& report);
Table tableOf(const Sheet& sheet);

/// The system, its edition, the turns, as far as they are known, each with what it is.
std::vector<std::pair<QString, QString>> factsOf(const BattleReport& report);
/// Paragraphs of a text of a file.
QStringList paragraphsOf(const QString& text);
/// Of a turn without a line.
QString nothingHappened();
/// Which lines of a step say who ordered: where it is another than before, and than whose step it is.
std::vector<bool> namedLines(const BattleReport& report, const Step& step);
/// What stands behind the order of a line, in the order in which it is read: what came of it, the dice, what was ruled,
/// the note.
QString outcomeOf(const Line& line);
/// With a full stop, where it ends with no sign.
QString sentence(const QString& text);
QStringList remarksOf(const Line& line);
/// Without signs that no page can show and some formats forbid.
QString clean(const QString& text);

} // namespace merlon::report
