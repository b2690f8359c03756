#pragma once

#include "core/play/system.h"

#include <QString>

/// What runs until a time, held against the clock.
namespace merlon::referee
{

class VerdictText;

/// Its last minute is past.
inline bool isOver(const play::Timer& timer, play::Moment now)
{
    return now > timer.ends;
}
/// "Round 2: 83 min left, until 12:30"
QString timerText(const VerdictText& text, const play::Timer& timer, play::Moment now);
/// The same where it is seen what it is about: "12 of 20 min late"
QString timerShort(const play::Timer& timer, play::Moment now);
/// By the clock on the wall here: "14:05".
QString clockTime(play::Moment moment);

} // namespace merlon::referee
