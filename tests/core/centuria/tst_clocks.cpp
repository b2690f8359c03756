// What runs: the round, a table with extra minutes, the minutes of somebody who is late; and what the desk owes then.

#include "core/centuria/centuria.h"

#include "support_main.h"
#include "support_play.h"

#include <QTest>

namespace tst_clocks
{

using namespace merlon;
using namespace centuria;

namespace
{

constexpr play::Moment nine{29'000'000};

play::Moment after(int minutes)
{
    return {nine.minutes + minutes};
}

/// Four players, the first round published.
test::Played begun()
{
    test::Played played(test::settings(3, 7));
    for (const char* name : {"Anna", "Bruno", "Carla", "Dario"})
        played.enter(name);
    played.pairAndPublish();
    return played;
}

std::vector<play::Timer> timersOf(const test::Played& played)
{
    return centuria::system().timers(played.game());
}

const play::Owed* owed(const std::vector<play::Owed>& all, std::string_view kind)
{
    const auto at =
        std::ranges::find(all, kind, [](const play::Owed& one) { return std::string_view(one.begun.kind); });
    return at == all.end() ? nullptr : &*at;
}

} // namespace

class TestClocks : public QObject
{
    Q_OBJECT

private slots:
    void nothingRunsBeforeTheRoundIsStarted()
    {
        const auto played = begun();
        QVERIFY(timersOf(played).empty());
        QVERIFY(owed(centuria::system().owed(played.game()), "start") != nullptr);
    }

    void theRoundRunsAsLongAsItLasts()
    {
        auto played = begun();
        QVERIFY(played.give(Start{1, nine}));
        const auto timers = timersOf(played);
        QCOMPARE(timers.size(), std::size_t{1});
        QVERIFY(timers.front().of.empty() && !timers.front().late);
        QVERIFY(timers.front().begins == nine && timers.front().ends == after(120));
        QVERIFY(owed(centuria::system().owed(played.game()), "start") == nullptr);
    }

    void extraMinutesAreForAllOrForATable()
    {
        auto played = begun();
        played.give(Start{1, nine});
        QVERIFY(played.give(Extend{{}, 10, {}}));
        QVERIFY(played.give(Extend{tableIn(1, 2), 5, {}}));
        const auto timers = timersOf(played);
        QCOMPARE(timers.size(), std::size_t{2});
        QVERIFY(timers[0].ends == after(130) && timers[0].extra == 10);
        QVERIFY(timers[1].ends == after(135) && timers[1].extra == 15);
        QVERIFY((timers[1].of == std::vector<play::Ref>{{"table", "r1-t2"}}));
        QVERIFY(played.give(Score{tableIn(1, 2), 100, 100}));
        QCOMPARE(timersOf(played).size(), std::size_t{1});
    }

    void theRoundStopsWithItsLastGame()
    {
        auto played = begun();
        played.give(Start{1, nine});
        for (int table = 1; table <= 2; ++table)
            QVERIFY(played.give(Score{tableIn(1, table), 100, 90}));
        QVERIFY(timersOf(played).empty());
    }

    void whoIsLateIsAwaitedForTwentyMinutes()
    {
        auto played = begun();
        played.give(Start{1, nine});
        const std::string who = played.state().rounds.front().tables.front().second;
        QVERIFY(played.give(Await{{who}, after(3)}));
        const auto timers = timersOf(played);
        QCOMPARE(timers.size(), std::size_t{2});
        QVERIFY(timers[1].late && timers[1].begins == nine && timers[1].ends == after(20));
        QVERIFY((timers[1].of == std::vector<play::Ref>{{"table", "r1-t1"}, {"player", who}}));
        const auto all = centuria::system().owed(played.game());
        QVERIFY(owed(all, "arrive") != nullptr);
        const play::Owed* gone = owed(all, "leave");
        QVERIFY(gone != nullptr && gone->after == after(20));
        play::Record order = gone->begun;
        order.fields.emplace_back("at", after(20));
        QVERIFY(!played.judge(order).legal);
        order.fields.back().second = after(21);
        QVERIFY(played.give(order));
        QCOMPARE(timersOf(played).size(), std::size_t{1});
        QVERIFY(played.state().rounds.front().tables.front().points == (Points{300, 0}));
    }

    void whatIsOwedOfHimWantsTheTime()
    {
        auto played = begun();
        const std::string who = played.state().rounds.front().tables.front().second;
        played.give(Await{{who}, nine});
        const play::Verdict verdict = played.judge(owed(centuria::system().owed(played.game()), "leave")->begun);
        QVERIFY(!verdict.wants.empty() && verdict.wants.front().field == "at" && verdict.wants.front().must);
    }

    void lateMinutesAreCountedFromTheStartOfTheRound()
    {
        auto played = begun();
        const std::string who = played.state().rounds.front().tables.front().second;
        played.give(Await{{who}, after(-10)});
        QVERIFY(timersOf(played).back().ends == after(10));
        played.give(Start{1, nine});
        QVERIFY(timersOf(played).back().ends == after(20));
    }

    void bothWhoAreMissingAreDecidedOneByOne()
    {
        auto played = begun();
        played.give(Start{1, nine});
        const Table table = played.state().rounds.front().tables.front();
        played.give(Await{{table.first}, nine});
        played.give(Await{{table.second}, nine});
        for (const std::string& who : {table.first, table.second})
        {
            Leave leave;
            leave.player = {who};
            leave.how = How::NoShow;
            leave.at = after(25);
            QVERIFY(played.give(leave));
        }
        QVERIFY(played.state().rounds.front().tables.front().points == (Points{0, 0}));
        QVERIFY(played.state().rounds.front().missing.empty());
    }

    /// The journal keeps its order, and what runs goes on.
    void aClockThatWasSetBackLosesNothing()
    {
        auto played = begun();
        played.give(Start{1, nine});
        const std::string who = played.state().rounds.front().tables.front().second;
        QVERIFY(played.give(Await{{who}, after(-55)}));
        QVERIFY(timersOf(played)[0].ends == after(120));
        QVERIFY(timersOf(played)[1].ends == after(20));
        QVERIFY(played.state().latest == nine);
    }

    void aFineCountsFromTheRankingOfItsRound()
    {
        auto played = begun();
        for (int table = 1; table <= 2; ++table)
            played.give(Score{tableIn(1, table), 100, 90});
        const std::string who = played.state().rounds.front().tables.front().first;
        const int before = standings(played.data(), played.state(), 1).front().total;
        QCOMPARE(before, 100);
        QVERIFY(played.pairAndPublish());
        QVERIFY(played.give(Penalise{{who}, 40, "quarrels"}));
        const auto totalOf = [&](int rounds)
        {
            for (const Standing& one : standings(played.data(), played.state(), rounds))
                if (played.state().players[static_cast<std::size_t>(one.player)].id == who)
                    return one.total;
            return -1;
        };
        QCOMPARE(totalOf(1), 100);
        QCOMPARE(totalOf(2), 60);
    }
};

LIST_TEST(TestClocks)

} // namespace tst_clocks

#include "tst_clocks.moc"
