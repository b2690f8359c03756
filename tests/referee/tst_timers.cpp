// What runs by the clock on the wall, held against it.

#include "support_main.h"

#include "referee/timer_text.h"

#include <QTest>

namespace tst_timers
{

using namespace merlon;

class TestTimers : public QObject
{
    Q_OBJECT

private:
    static constexpr std::int64_t noon = 30'000'000; ///< minutes
    static QString at(const play::Timer& timer, int minute) { return referee::timerShort(timer, {noon + minute}); }
    static play::Timer timer(int minutes, int extra = 0, bool late = false)
    {
        play::Timer one;
        one.begins = {noon};
        one.ends = {noon + minutes + extra};
        one.extra = extra;
        one.late = late;
        return one;
    }

private slots:
    /// Its last minute is not over before it is past.
    void aRoundSaysWhatIsLeft()
    {
        const play::Timer round = timer(120);
        QVERIFY2(at(round, 0).startsWith("120 min left, until "), qPrintable(at(round, 0)));
        QVERIFY(at(round, 0).endsWith(referee::clockTime({noon + 120})));
        QVERIFY(at(round, 119).startsWith("1 min left"));
        QVERIFY(!referee::isOver(round, {noon + 120}));
        QCOMPARE(at(round, 121), "time ran out at " + referee::clockTime({noon + 120}));
        QVERIFY(referee::isOver(round, {noon + 121}));
    }

    void extraMinutesAreSaid()
    {
        QVERIFY(at(timer(120, 15), 0).startsWith("135 min left, until "));
        QVERIFY(at(timer(120, 15), 0).endsWith("(15 min extra)"));
    }

    /// None of the minutes is negative where a clock was set back.
    void whoIsLateIsToldByWhatHasGone()
    {
        const play::Timer late = timer(20, 0, true);
        QCOMPARE(at(late, 12), QString("12 min late (20 allowed)"));
        QCOMPARE(at(late, -3), QString("0 min late (20 allowed)"));
        QCOMPARE(at(late, 20), QString("20 min late (20 allowed)"));
        QCOMPARE(at(late, 21), QString("counts as absent after 20 min"));
    }
};

LIST_TEST(TestTimers)

} // namespace tst_timers

#include "tst_timers.moc"
