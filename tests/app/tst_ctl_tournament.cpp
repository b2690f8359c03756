// A tournament on the command line: paired, scored, put right, checked; and random ones.

#include "support_ctl.h"
#include "support_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctl_tournament
{

using namespace merlon::test;

namespace
{

const QString winter = inSource(u"scenarios/winter-tournament");

Ran tournament(const QStringList& arguments)
{
    return ctl(QStringList{"tournament"} + arguments);
}

} // namespace

class TestCtlTournament : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString file() const { return desk_->filePath("winter.tournament.yaml"); }
    /// With so many players.
    void enter(int players) const
    {
        QByteArray orders = "- announce: {}\n";
        for (int i = 1; i <= players; ++i)
        {
            const QByteArray name = "p" + QByteArray::number(i);
            orders += "- register: {player: " + name + ", place: town" + QByteArray::number(i) + "}\n" +
                      "- hand_in: {player: " + name +
                      ", delivered: 2026-12-01, points: 1000, bases: 14, tactical_value: 5}\n";
        }
        write(desk_->filePath("orders.yaml"), orders);
        const Ran ran = ctl({"judge", file(), "--orders", desk_->filePath("orders.yaml"), "--keep"});
        QVERIFY2(ran.status == 0, ran.err.constData());
    }

private slots:
    void init()
    {
        desk_ = std::make_unique<QTemporaryDir>();
        QVERIFY(QFile::copy(winter + "/winter.tournament.yaml", file()));
    }

    void whatShipsIsWhole()
    {
        const QString shipped = winter + "/winter.tournament.yaml";
        QCOMPARE(ctl({"validate", shipped}).status, 0);
        QCOMPARE(ctl({"format", "--check", shipped}).status, 0);
        QCOMPARE(ctl({"lint", shipped}).status, 0);
        const Ran replayed = ctl({"replay", winter + "/played.journal.yaml"});
        QVERIFY2(replayed.status == 0 && replayed.out.contains("judged differently today: 0"),
                 replayed.out.constData());
        QVERIFY(QFile::copy(winter + "/played.journal.yaml", file() + ".journal.yaml"));
        const Ran checked = tournament({"check", file()});
        QVERIFY2(checked.status == 0 && checked.out.contains("3 pairings"), checked.out + checked.err);
        const Ran standings = tournament({"standings", file(), "--format", "yaml"});
        QCOMPARE(standings.out.count("- {rank: "), 12);
        QVERIFY(standings.out.contains("standing: final"));
        const Ran over = tournament({"pair", file()});
        QVERIFY2(over.status == 1 && !over.err.isEmpty() && over.out.isEmpty(), over.out + over.err);
        // What a correction of the first round would have paired.
        const Ran corrected = tournament({"score", file(), "r1-t1", "300", "50", "--correct"});
        QVERIFY2(corrected.status == 0 && corrected.out.contains("It stays as it is."), corrected.out + corrected.err);
    }

    void withoutPlayersNothingIsPaired()
    {
        for (int time = 0; time < 2; ++time) // the first one announces it
        {
            const Ran ran = tournament({"pair", file()});
            QVERIFY2(ran.status == 1 && ran.err.contains("not enough players"), ran.out + ran.err);
        }
    }

    void aRoundIsPairedAndScored()
    {
        enter(4);
        Ran ran = tournament({"pair", file()});
        QVERIFY2(ran.status == 0 && ran.out.contains("Round: 1; Table: 2"), ran.out + ran.err);
        ran = tournament({"pair", file()}); // nothing is owed but points
        QVERIFY2(ran.status == 1 && !ran.err.isEmpty() && !ran.out.contains("Round: 2"), ran.out + ran.err);
        QCOMPARE(tournament({"score", file(), "1", "250", "80"}).status, 0);
        ran = tournament({"score", file(), "1", "251", "80"});
        QVERIFY2(ran.status == 1 && ran.err.contains("correct them instead"), ran.err.constData());
        QCOMPARE(tournament({"score", file(), "r1-t1", "80", "250", "--correct"}).status, 0);
        QCOMPARE(tournament({"score", file(), "7", "1", "2"}).status, 1);
        QCOMPARE(tournament({"score", file(), "1", "many", "2"}).status, 2);
        QCOMPARE(tournament({"score", file(), "2", "999", "120"}).status, 1);
        QCOMPARE(tournament({"score", file(), "2", "100", "120"}).status, 0);
        ran = tournament({"pair", file()});
        QVERIFY2(ran.status == 0 && ran.out.contains("Round: 2; Table: 1"), ran.out + ran.err);
        QVERIFY(tournament({"standings", file()}).out.contains("Rank: 1"));
    }

    /// A round that somebody paired by hand.
    void whatTheRulesWouldNotPairIsFound()
    {
        enter(4);
        write(desk_->filePath("orders.yaml"),
              "- pair: {round: 1, pairs: [{first: p1, second: p2}, {first: p3, second: p4}]}\n  allowed: true\n"
              "- publish: {round: 1}\n");
        QCOMPARE(ctl({"judge", file(), "--orders", desk_->filePath("orders.yaml"), "--keep"}).status, 0);
        const Ran ran = tournament({"check", file()});
        QVERIFY2(ran.status == 1 && ran.out.contains("By the rules: pair"), ran.out + ran.err);
    }

    void ofAnOddNumberTheClubWithdrawsOneFirst()
    {
        enter(2);
        write(desk_->filePath("orders.yaml"),
              "- register: {player: q, place: x, club: Torre Vecchia}\n"
              "- hand_in: {player: q, delivered: 2026-12-01, points: 1000, bases: 14, tactical_value: 5}\n");
        QCOMPARE(ctl({"judge", file(), "--orders", desk_->filePath("orders.yaml"), "--keep"}).status, 0);
        const Ran ran = tournament({"pair", file()});
        QVERIFY2(ran.status == 1 && ran.err.contains("odd"), ran.err.constData());
    }

    void aRandomOneIsPlayedToItsEnd()
    {
        const QStringList asks{"random", "--players", "9", "--rounds", "4", "--seed", "3", "-o"};
        const Ran ran = tournament(asks + QStringList{desk_->filePath("one")});
        QVERIFY2(ran.status == 0 && ran.out.startsWith("seed: 3\n"), ran.err.constData());
        const QString made = desk_->filePath("one/random.tournament.yaml");
        QCOMPARE(ctl({"format", "--check", made}).status, 0);
        const Ran checked = tournament({"check", made});
        QVERIFY2(checked.status == 0 && checked.out.contains("4 pairings"), checked.out.constData());
        QCOMPARE(tournament(asks + QStringList{desk_->filePath("two")}).out, ran.out);
        QCOMPARE(tournament(asks).status, 2);
    }

    void otherFilesAreNone()
    {
        const Ran ran = tournament({"standings", scenario});
        QVERIFY2(ran.status == 1 && ran.err.contains("is not a tournament"), ran.err.constData());
        QCOMPARE(tournament({"sing", file()}).status, 2);
        QCOMPARE(tournament({}).status, 2);
    }
};

LIST_TEST(TestCtlTournament)

} // namespace tst_ctl_tournament

#include "tst_ctl_tournament.moc"
