// The ranking as section 1.2 has it, by hand.

#include "core/centuria/desk/encounters.h"

#include "support_main.h"
#include "support_play.h"

#include <QTest>

namespace tst_standings
{

using namespace merlon;
using namespace centuria;

namespace
{

/// "Anna 300/20/150 1", by place.
QStringList told(const test::Played& played)
{
    QStringList out;
    for (const Standing& one : standings(played.data(), played.state(), played.state().published()))
        out << QString("%1 %2/%3/%4 %5")
                   .arg(QString::fromStdString(played.state().players[static_cast<std::size_t>(one.player)].id),
                        QString::number(one.total), QString::number(one.tieOpponents),
                        QString::number(one.tieDifference), QString::number(one.place));
    return out;
}

/// "Anna Carla 1 met Bruno (1) +2 -6": whom, at which table, why; the neighbour, where met, at what cost.
QStringList met(const test::Played& played)
{
    QStringList out;
    for (const Encounter& one : encounters(played.data(), played.state()))
    {
        const auto word = play::wordsOf<Because>.words[static_cast<std::size_t>(one.because)];
        QStringList said{QString::fromStdString(one.player), QString::fromStdString(one.opponent),
                         QString::number(one.table.value_or(0)),
                         QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()))};
        if (!one.neighbour.empty())
            said << QString::fromStdString(one.neighbour);
        if (one.more)
            for (const int round : one.met)
                said << QString("(%1)").arg(round);
        if (one.more)
            said << QString("%1%2").arg(one.more->unwanted < 0 ? "" : "+").arg(one.more->unwanted)
                 << QString("%1%2").arg(one.more->squares < 0 ? "" : "+").arg(one.more->squares);
        out << said.join(' ');
    }
    return out;
}

/// Four players, and a first round as it is written here.
test::Played four(const Options& options = {})
{
    test::Played played(test::settings(3, 7), options);
    for (const char* name : {"Anna", "Bruno", "Carla", "Dario"})
        played.enter(name);
    const Pair pair{1, {{{"Anna"}, {"Bruno"}}, {{"Carla"}, {"Dario"}}}, {}};
    played.allow(play::recordOf(pair));
    played.give(Publish{1});
    return played;
}

} // namespace

class TestStandings : public QObject
{
    Q_OBJECT

private slots:
    void pointsAndBothTieBreaks()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 200, 100}));
        QVERIFY(played.give(Score{tableIn(1, 2), 200, 50}));
        QCOMPARE(told(played),
                 (QStringList{"Carla 200/0/150 1", "Anna 200/0/100 2", "Bruno 100/0/-100 3", "Dario 50/0/-150 4"}));
        QVERIFY(played.pairAndPublish());
        QCOMPARE(played.state().rounds[1].tables[0], (Table{"Carla", "Anna", {}, false}));
        QVERIFY(played.give(Score{tableIn(2, 1), 100, 100}));
        QVERIFY(played.give(Score{tableIn(2, 2), 30, 10}));
        // Carla met Dario (60 - 50) and Anna (300 - 100), Anna met Bruno (130 - 100) and Carla (300 - 100)
        QCOMPARE(told(played), (QStringList{"Anna 300/230/100 1", "Carla 300/210/150 2", "Bruno 130/150/-80 3",
                                            "Dario 60/200/-170 4"}));
    }

    void whoIsEqualSharesThePlace()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 100, 100}));
        QVERIFY(played.give(Score{tableIn(1, 2), 150, 50}));
        QCOMPARE(told(played),
                 (QStringList{"Carla 150/0/100 1", "Anna 100/0/0 2", "Bruno 100/0/0 2", "Dario 50/0/-100 4"}));
    }

    /// Each player's sheet: against whom, why not the neighbour, and what that would have cost.
    void whoMeetsWhomAndWhy()
    {
        Options options;
        options.avoidRematches.choose("true");
        test::Played played = four(options);
        QCOMPARE(met(played).front(), QString("Anna Bruno 1 hand Carla"));
        QVERIFY(played.give(Score{tableIn(1, 1), 200, 190}));
        QVERIFY(played.give(Score{tableIn(1, 2), 150, 120}));
        // by the ranking Anna and Bruno, Carla and Dario: all of them would meet again
        QVERIFY(played.pairAndPublish());
        QCOMPARE(met(played), (QStringList{"Anna Carla 1 met Bruno (1) +2 -6", "Carla Anna 1 met Dario (1) +2 -6",
                                           "Bruno Dario 2 met Anna (1) +2 -6", "Dario Bruno 2 met Carla (1) +2 -6"}));
        QVERIFY(played.give(Correct{tableIn(1, 1), 100, 190}));
        QCOMPARE(met(played).front(), QString("Anna Carla 1 corrected Dario"));
    }

    void byTheRankingAloneTheyAreNeighbours()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 200, 190}));
        QVERIFY(played.give(Score{tableIn(1, 2), 150, 120}));
        QVERIFY(played.pairAndPublish());
        QCOMPARE(met(played).front(), QString("Carla Dario 1 ranking"));
    }

    void orALotDecides()
    {
        Options options;
        QVERIFY(options.finalTies.choose("lot"));
        test::Played played = four(options);
        QVERIFY(played.give(Score{tableIn(1, 1), 100, 100}));
        QVERIFY(played.give(Score{tableIn(1, 2), 150, 50}));
        std::vector<int> places;
        for (const Standing& one : standings(played.data(), played.state(), 1))
            places.push_back(one.place);
        QCOMPARE(places, (std::vector<int>{1, 2, 3, 4}));
    }

    /// R6, R14: the total is 0, and what was scored counts for others.
    void whatIsAnnulledCountsForOthers()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 100, 200}));
        QVERIFY(played.give(Leave{{"Dario"}, How::Conceded, {}}));
        QCOMPARE(told(played),
                 (QStringList{"Bruno 200/0/100 1", "Carla 150/0/150 2", "Anna 100/0/-100 3", "Dario 0/0/-150 4"}));
    }

    /// R57: whoever left last is the opponent of a win at the table.
    void whoLeftIsMetByTheLastOne()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 250, 80}));
        QVERIFY(played.give(Score{tableIn(1, 2), 120, 90}));
        QVERIFY(played.give(Leave{{"Anna"}, How::Left, {}}));
        QVERIFY(played.pairAndPublish());
        QCOMPARE(played.state().rounds[1].bye, std::string("Bruno"));
        QCOMPARE(played.state().rounds[1].byeAgainst, std::string("Anna"));
        QVERIFY(played.give(Score{tableIn(2, 1), 100, 100}));
        // Bruno: 80 and 300; Anna's 250 against him are left out
        QCOMPARE(told(played),
                 (QStringList{"Bruno 380/0/130 1", "Carla 220/0/30 2", "Dario 190/0/-30 3", "Anna 0/0/170 4"}));
    }

    void aCorrectedScoreMovesPlacesAndNoPairs()
    {
        test::Played played = four();
        QVERIFY(played.give(Score{tableIn(1, 1), 250, 80}));
        QVERIFY(played.give(Score{tableIn(1, 2), 120, 90}));
        QVERIFY(played.pairAndPublish());
        const auto before = played.state().rounds[1];
        const play::Verdict verdict = played.judge(Correct{tableIn(1, 1), 80, 250});
        QCOMPARE(std::ranges::count_if(verdict.reasons, [](const auto& one) { return one.phrase.key == "others"; }), 2);
        QVERIFY(played.give(Correct{tableIn(1, 1), 80, 250}));
        QCOMPARE(told(played).front(), QString("Bruno 250/0/170 1"));
        QCOMPARE(played.state().rounds[1], before);
    }
};

LIST_TEST(TestStandings)

} // namespace tst_standings

#include "tst_standings.moc"
