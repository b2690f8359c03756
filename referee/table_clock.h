#pragma once

#include "core/play/value.h"

#include <QObject>

#include <functional>

namespace merlon::referee
{

/// What time it is, for orders and for what runs: the machine's time, as long as nobody sets that back. Then it goes on
/// from where it was, by a clock that nobody can set, and says so.
class TableClock : public QObject
{
    Q_OBJECT

public:
    /// Seconds, since 1970 and since any moment.
    using Seconds = std::function<qint64()>;

    explicit TableClock(QObject* parent = nullptr);
    TableClock(Seconds machine, Seconds steady, QObject* parent = nullptr);

    play::Moment now();

signals:
    void setBack(merlon::play::Moment from, merlon::play::Moment to);

private:
    Seconds machine_;
    Seconds steady_;
    qint64 told_ = 0;   ///< what it said last
    qint64 toldAt_ = 0; ///< of the steady clock
    qint64 ahead_ = 0;  ///< of the machine's
};

} // namespace merlon::referee
