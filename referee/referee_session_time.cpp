// What a session hears of its game and of the clock.
#include "referee/referee_session.h"

#include <QDateTime>
#include <QLocale>

#include <chrono>
#include <utility>

namespace merlon::referee
{
namespace
{

constexpr std::chrono::seconds oneTick{2};

QString timeOf(play::Moment moment)
{
    return QLocale().toString(QDateTime::fromSecsSinceEpoch(60 * moment.minutes).time(), QLocale::ShortFormat);
}

} // namespace

RefereeSession::RefereeSession(QObject* parent) : QObject(parent)
{
    listen();
    keepTime();
}

RefereeSession::RefereeSession(TableClock::Seconds machine, TableClock::Seconds steady, QObject* parent)
    : QObject(parent), clock_(std::move(machine), std::move(steady))
{
    listen();
    keepTime();
}

void RefereeSession::listen()
{
    connect(&open_, &OpenGame::failed, this, &RefereeSession::failed);
    connect(&open_, &OpenGame::keepingChanged, this,
            [this]
            {
                emit gameChanged();
                emit verdictChanged();
            });
    connect(&open_, &OpenGame::changed, this,
            [this]
            {
                if (film_ && isOpen() && !fold().inForce().empty())
                    goOnFilming();
                else
                    film_.reset();
                if (since_ && isOpen())
                    keptTogether(*since_);
                anotherGame();
            });
}

void RefereeSession::keepTime()
{
    connect(&clock_, &TableClock::setBack, this,
            [this](play::Moment from, play::Moment to)
            {
                //: %1 and %2 are times of day
                emit failed(tr("The clock of this computer was set back from %1 to %2. Merlon goes on from %1, and "
                               "nothing is lost.")
                                .arg(timeOf(from), timeOf(to)));
            });
    minutes_.setInterval(oneTick);
    connect(&minutes_, &QTimer::timeout, this, &RefereeSession::tick);
    connect(this, &RefereeSession::gameChanged, this, &RefereeSession::goOn);
}

/// The clock is looked at while something runs.
void RefereeSession::goOn()
{
    const bool runs = isOpen() && !film_ && !setting()->system->timers(game()).empty();
    if (!runs)
        minutes_.stop();
    else if (!minutes_.isActive())
        minutes_.start();
}

void RefereeSession::tick()
{
    const play::Moment now = clock_.now();
    if (std::exchange(minute_, now) != now)
        emit minutePassed();
}

/// Time goes on while somebody looks at an order: whether the rules say otherwise of it now.
bool RefereeSession::isOvertaken()
{
    if (!draft_)
        return false;
    const bool legal = verdict().legal;
    draft_->stamp(clock_.now());
    if (verdict().legal == legal)
        return false;
    emit verdictChanged();
    emit failed(tr("Time has passed: check the order again."));
    return true;
}

} // namespace merlon::referee
