#include "referee/table_clock.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace merlon::referee
{
namespace
{

constexpr qint64 minute = 60;

qint64 secondsOfMachine()
{
    return QDateTime::currentSecsSinceEpoch();
}

qint64 secondsOfSteady()
{
    using namespace std::chrono;
    return duration_cast<seconds>(steady_clock::now().time_since_epoch()).count();
}

} // namespace

TableClock::TableClock(QObject* parent) : TableClock(secondsOfMachine, secondsOfSteady, parent) {}

TableClock::TableClock(Seconds machine, Seconds steady, QObject* parent)
    : QObject(parent), machine_(std::move(machine)), steady_(std::move(steady)), told_(machine_()), toldAt_(steady_())
{
}

play::Moment TableClock::now()
{
    const qint64 machine = machine_();
    const qint64 steady = steady_();
    const qint64 expected = told_ + (steady - toldAt_);
    if (machine > expected - minute)
        ahead_ = 0; // it is right, again or still; a machine that slept is right and its steady clock is not
    else if (machine + ahead_ <= expected - minute)
    {
        ahead_ = expected - machine;
        emit setBack({expected / minute}, {machine / minute});
    }
    told_ = std::max(told_, machine + ahead_);
    toldAt_ = steady;
    return {told_ / minute};
}

} // namespace merlon::referee
