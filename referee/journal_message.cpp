#include "referee/journal_message.h"

#include "referee/referee_session.h"
#include "translations/diagnostics.h"

#include <QStringList>

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
    return words::toText(one);
}

QString messageOf(const yaml::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const yaml::Diagnostic& one : diagnostics)
        lines += messageOf(one);
    return lines.join('\n');
}

} // namespace merlon::referee
