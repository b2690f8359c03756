#include "app/report/quiet_turns.h"

#include "app/report/battle_report.h"
#include "translations/words.h"

#include <QSet>

#include <utility>

namespace merlon::report
{
namespace
{

/// "Day 9 of 12, turn 5 of 6 – turn 6 of 6"
QString from(const QString& first, const QString& last, const QString& comma)
{
    const QString dash = QStringLiteral(" – ");
    const QString begins = first.section(dash, 0, 0);
    const qsizetype shared = begins.lastIndexOf(comma) < 0 ? 0 : begins.lastIndexOf(comma) + comma.size();
    return begins + dash + (last.startsWith(begins.left(shared)) ? last.mid(shared) : last);
}

/// A day that goes on after its turns is told apart from its beginning: "Day 4 of 12, evening".
void nameTheRest(std::vector<Turn>& turns, const QString& comma)
{
    QSet<QString> known;
    for (Turn& turn : turns)
    {
        const QString part = turn.steps.empty() ? QString() : turn.steps.front().title;
        if (known.contains(turn.title) && !part.isEmpty())
            turn.title += comma + part.first(1).toLower() + part.sliced(1);
        known += turn.title;
    }
}

} // namespace

void joinQuietTurns(BattleReport& report)
{
    const QString comma = words::listWord("comma");
    std::vector<Turn> told;
    bool wasQuiet = false;
    for (Turn& turn : report.turns)
    {
        const bool quiet = turn.steps.empty() && turn.title != report.result.when;
        const bool isRest = quiet && !told.empty() && told.back().title.startsWith(turn.title + comma);
        if (!isRest && !(quiet && wasQuiet))
            told.push_back(std::move(turn));
        else
        {
            Turn& last = told.back();
            if (!isRest)
                last.title = from(last.title, turn.title, comma);
            if (turn.end)
                last.end = std::move(turn.end);
        }
        wasQuiet = quiet && (wasQuiet || !isRest);
    }
    nameTheRest(told, comma);
    report.turns = std::move(told);
}

} // namespace merlon::report
