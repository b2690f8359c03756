#include "support_skirmish.h"

#include "core/game/fold.h"

#include <QTest>

using namespace merlon;

class TestFold : public QObject
{
    Q_OBJECT

private slots:
    /// Line by line it is where a replay from the beginning is.
    void followingEqualsReplaying()
    {
        const auto setting = test::skirmish();
        for (unsigned seed = 1; seed <= 15; ++seed)
        {
            std::mt19937_64 random(seed);
            game::Journal journal{test::headerOf(*setting, seed), {}};
            game::Fold fold(setting);
            for (int step = 0; step < 30; ++step)
            {
                decltype(game::Entry::what) what;
                const int kind = std::uniform_int_distribution<int>(0, 9)(random);
                if (kind == 0 && fold.canUndo())
                    what = game::Undone{};
                else if (kind == 1 && fold.canRedo())
                    what = game::Redone{};
                else if (kind == 2)
                    what = game::BackTo{std::uniform_int_distribution<int>(0, step)(random)};
                else
                    what = test::play(fold.game(), test::someOrder(fold.game(), random), journal);
                const int turn = fold.game().turn;
                journal.entries.push_back({step + 1, what});
                fold.take(journal.entries.back());
                const game::Replay replay = game::replay(journal, setting);
                const QByteArray where =
                    QByteArray("seed ") + QByteArray::number(seed) + " step " + QByteArray::number(step);
                QVERIFY2(fold.game() == replay.game, where);
                QVERIFY2(fold.inForce() == game::inForce(journal).played, where);
                QVERIFY2(fold.lines().back().turn == turn, where);
            }
            QCOMPARE(fold.lines().size(), journal.entries.size());
        }
    }

    void aLineKnowsWhatItChangedAndWhatTodaySays()
    {
        const auto setting = test::skirmish();
        game::Journal journal{test::headerOf(*setting), {}};
        game::Fold fold(setting);
        game::Played order = test::play(fold.game(), test::shot("alric", "bertran"), journal); // a friend
        fold.take({1, order});
        QVERIFY(fold.lines()[0].effects.empty());
        QVERIFY(!fold.lines()[0].today);
        order.said = {true, {}, "B"};
        order.overruled = game::Overruling{true, {verdict::HealthChange{"bertran", scenario::Health::Wounded}}, ""};
        fold.take({2, order});
        QCOMPARE(fold.lines()[1].effects.size(), std::size_t{1});
        QVERIFY(fold.lines()[1].today && !fold.lines()[1].today->legal);
        QVERIFY(fold.game().find("bertran")->health == scenario::Health::Wounded);
    }
};

QTEST_APPLESS_MAIN(TestFold)
#include "tst_fold.moc"
