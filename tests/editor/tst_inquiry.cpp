// Questions answered in the background: only the last one is heard, and none after it was called off.

#include "support_main.h"

#include "editor/inquiry.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

namespace tst_inquiry
{

using namespace merlon;
using editor::Inquiry;
using editor::Progress;

class TestInquiry : public QObject
{
    Q_OBJECT

private:
    static edit::Desk desk(int number)
    {
        edit::Desk desk;
        desk.state = static_cast<std::uint64_t>(number);
        return desk;
    }
    static int stateOf(const edit::Desk& asked, const std::stop_token&, const Progress&)
    {
        return static_cast<int>(asked.state);
    }
    /// Until it is told to stop.
    static int wait(const edit::Desk&, const std::stop_token& stop, const Progress&)
    {
        while (!stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return -1;
    }

private slots:
    void answersInTheThreadOfTheAsker()
    {
        QList<int> heard;
        const QThread* here = QThread::currentThread();
        Inquiry<int> inquiry(
            [&](int answer)
            {
                QCOMPARE(QThread::currentThread(), here);
                heard << answer;
            });
        inquiry.ask([] { return desk(7); }, stateOf);
        QVERIFY(inquiry.awaited());
        QTRY_COMPARE(heard, QList<int>{7});
        QVERIFY(!inquiry.awaited());
    }

    void askedAgainTheOneBeforeStopsAndIsNotHeard()
    {
        QList<int> heard;
        Inquiry<int> inquiry([&](int answer) { heard << answer; });
        inquiry.ask([] { return desk(1); }, wait);
        QTest::qWait(20); // it has begun
        inquiry.ask([] { return desk(2); }, stateOf);
        QTRY_COMPARE(heard, QList<int>{2});
        QTest::qWait(20);
        QCOMPARE(heard, QList<int>{2});
    }

    void theSnapshotIsTakenWhenItIsQuiet()
    {
        int now = 1;
        QList<int> heard;
        Inquiry<int> inquiry([&](int answer) { heard << answer; });
        inquiry.askAfter(
            30, [&] { return desk(now); }, stateOf);
        inquiry.askAfter(
            30, [&] { return desk(now); }, stateOf);
        now = 2;
        QTRY_COMPARE(heard, QList<int>{2});
    }

    void calledOffNothingIsHeard()
    {
        QList<int> heard;
        Inquiry<int> inquiry([&](int answer) { heard << answer; });
        inquiry.ask([] { return desk(1); }, wait);
        QTest::qWait(20);
        inquiry.cancel();
        QVERIFY(!inquiry.awaited());
        QTest::qWait(30);
        QCOMPARE(heard, QList<int>());
    }

    void itSaysHowFarItIs()
    {
        QList<int> far;
        bool heard = false;
        Inquiry<int> inquiry([&](int) { heard = true; }, [&](int done, int of) { far << done * 10 + of; });
        inquiry.ask([] { return desk(1); },
                    [](const edit::Desk&, const std::stop_token&, const Progress& progress)
                    {
                        progress(1, 2);
                        progress(2, 2);
                        return 0;
                    });
        QTRY_VERIFY(heard);
        QCOMPARE(far, (QList<int>{12, 22}));
    }

    void itMayGoAwayWhileSomebodyWorksForIt()
    {
        for (int i = 0; i < 50; ++i)
        {
            Inquiry<int> inquiry([](int) { QFAIL("nobody is there to hear it"); });
            inquiry.ask([] { return desk(1); }, i % 2 == 0 ? wait : stateOf);
            QCoreApplication::processEvents();
        }
        QThreadPool::globalInstance()->waitForDone();
    }
};

LIST_TEST(TestInquiry)

} // namespace tst_inquiry

#include "tst_inquiry.moc"
