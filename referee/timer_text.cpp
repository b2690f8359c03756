#include "referee/timer_text.h"

#include "referee/verdict_text.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>

namespace merlon::referee
{
namespace
{

struct TimerSays
{
    Q_DECLARE_TR_FUNCTIONS(merlon::referee::TimerSays)
};

/// None where a clock was set back.
int minutes(play::Moment from, play::Moment to)
{
    return static_cast<int>(std::clamp<std::int64_t>(to.minutes - from.minutes, 0, 9999));
}

} // namespace

QString timerShort(const play::Timer& timer, play::Moment now)
{
    const QString allowed = QString::number(minutes(timer.begins, timer.ends));
    if (timer.late && isOver(timer, now)) //: somebody who was awaited for so many minutes
        return TimerSays::tr("counts as absent after %1 min").arg(allowed);
    if (timer.late) //: somebody is awaited: so many minutes of those that are allowed
        return TimerSays::tr("%1 min late (%2 allowed)").arg(QString::number(minutes(timer.begins, now)), allowed);
    if (now >= timer.ends) //: what ran until that time of the day
        return TimerSays::tr("time ran out at %1").arg(clockTime(timer.ends));
    const QString left = QString::number(minutes(now, timer.ends));
    if (timer.extra == 0) //: so many minutes, until that time of the day
        return TimerSays::tr("%1 min left, until %2").arg(left, clockTime(timer.ends));
    //: so many minutes, until that time of the day; so many of them were granted besides
    return TimerSays::tr("%1 min left, until %2 (%3 min extra)")
        .arg(left, clockTime(timer.ends), QString::number(timer.extra));
}

QString timerText(const VerdictText& text, const play::Timer& timer, play::Moment now)
{
    return text.reason(timer.says) + words::listWord("colon") + timerShort(timer, now);
}

QString clockTime(play::Moment moment)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(60 * moment.minutes).time(), QLocale::ShortFormat);
}

} // namespace merlon::referee
