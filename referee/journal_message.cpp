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
        return RefereeSession::tr(
            "This game is being refereed in another running copy of Merlon; this window follows it (read-only).");
    if (one.code == "journal-cut")
        return RefereeSession::tr("Merlon was stopped while writing the last order, which was not recorded. The part "
                                  "already written was moved to a file beside the journal.");
    if (one.code == "journal-scenario")
        return RefereeSession::tr("The scenario or its map has changed since this game began. Every order was judged "
                                  "again against the current version.");
    if (one.code == "journal-rules")
        return RefereeSession::tr("This game began under other rules: another edition or other options. Every order "
                                  "was judged again under the scenario’s current rules.");
    if (one.code == "journal-changed")
        return RefereeSession::tr(
            "The journal was moved, deleted or changed by another program. Nothing was written; reopen the scenario.");
    if (one.code == "journal-broken")
        return RefereeSession::tr("An earlier order could not be written. Reopen the scenario before you continue.");
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
