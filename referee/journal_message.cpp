#include "referee/journal_message.h"

#include "referee/referee_session.h"
#include "translations/diagnostics.h"

#include <QStringList>

#include <algorithm>

namespace merlon::referee
{

QString messageOf(const yaml::Diagnostic& one)
{
    if (one.code == "journal-locked")
        return RefereeSession::tr("Another Merlon referees this game. This window follows it: what is kept there is "
                                  "seen here.");
    if (one.code == "journal-cut")
        return RefereeSession::tr("The last order was being written when Merlon was stopped, and had not been kept. "
                                  "What there is of it was moved to a file beside the journal.");
    if (one.code == "journal-scenario")
        return RefereeSession::tr("The scenario or its map was changed since this game began. Every order was judged "
                                  "again on what they say now.");
    if (one.code == "journal-rules")
        return RefereeSession::tr("This game began under other rules: another edition, or other options. Every order "
                                  "was judged again by those of the scenario now.");
    if (one.code == "journal-changed")
        return RefereeSession::tr("The journal was moved, deleted or changed by another program. Nothing was written; "
                                  "open the scenario again.");
    if (one.code == "journal-broken")
        return RefereeSession::tr("An earlier order could not be written. Open the scenario again before going on.");
    if (one.code == "journal-sum") //: a line of the file, what is wrong there
        return RefereeSession::tr("Line %1 of the journal: %2")
            .arg(QString::number(one.line), words::sentence(one.message));
    if (one.code == "offspring" || one.code == "origin") // they name the file themselves
    {
        const QString said = words::sentence(one.message);
        return said.left(1).toUpper() + said.mid(1) + '.';
    }
    return words::toText(one);
}

QString messageOf(const yaml::Diagnostics& diagnostics)
{
    constexpr std::size_t mostTold = 8;
    QStringList lines;
    for (std::size_t i = 0; i < std::min(diagnostics.size(), mostTold); ++i)
        lines += messageOf(diagnostics[i]);
    if (diagnostics.size() > mostTold) //: a number of messages that are not listed
        lines += RefereeSession::tr("And %1 more.").arg(diagnostics.size() - mostTold);
    return lines.join('\n');
}

} // namespace merlon::referee
