#include "support_ferrymen.h"
#include "support_main.h"

#include "core/play/odds.h"

#include <QTest>

#include <map>

namespace tst_odds
{

using namespace merlon;
using namespace merlon::test;
using play::Odds;
using play::Record;

namespace
{

/// A storm at 6 throws a second die: 60 cases, of which 50 have no storm.
const Record trade{"trade", {{"by", boats({"bell", "brig"})}, {"cargo", cargo("wool", 4)}}};

std::int64_t sumOf(const Odds& odds)
{
    std::int64_t sum = 0;
    for (const play::Outcome& one : odds.outcomes)
        sum += one.parts;
    return sum;
}

std::string wordsOf(const play::Outcome& one)
{
    std::string out;
    for (const play::Value& result : one.results)
        out += play::plain(result) + ' ';
    return out;
}

} // namespace

/// The chances of an order, counted and not sampled.
class TestOdds : public QObject
{
    Q_OBJECT

private slots:
    void aLaterDieHasItsShareOfTheFaceThatAskedForIt()
    {
        const Odds odds = play::oddsOf(ferryGame(), trade);
        QCOMPARE(odds.of, std::int64_t{60});
        QCOMPARE(sumOf(odds), std::int64_t{60});
        QCOMPARE(odds.judgments, 1 + 6 + 10);
        QVERIFY(odds.open() && !odds.tooMany);
        std::map<std::string, std::int64_t> parts;
        for (const play::Outcome& one : odds.outcomes)
            parts[wordsOf(one)] += one.parts;
        // 8 were brought; a storm takes as much as its die shows
        const std::map<std::string, std::int64_t> expected{{"8 ", 50}, {"7 ", 1}, {"6 ", 1}, {"5 ", 1}, {"4 ", 1},
                                                           {"3 ", 1},  {"2 ", 1}, {"1 ", 1}, {"0 ", 3}};
        QVERIFY(parts == expected);
    }

    void theLikeliestIsFirst()
    {
        const Odds odds = play::oddsOf(ferryGame(), trade);
        QVERIFY(std::ranges::is_sorted(odds.outcomes, std::greater(), &play::Outcome::parts));
        QCOMPARE(odds.outcomes.front().parts, std::int64_t{50});
        QCOMPARE(odds.outcomes.front().verdict.used.front().value, 1); // the lowest face that comes to it
        QCOMPARE(odds.outcomes[1].parts, std::int64_t{3});             // 8, 9 and 10 leave nothing
        QVERIFY(odds.outcomes[1].verdict.effects.empty());
    }

    void aDieThatFellIsNoLongerOpen()
    {
        const Odds storm = play::oddsOf(ferryGame(), trade, {{{6, 6, "weather", {}}}, {}});
        QCOMPARE(storm.of, std::int64_t{10});
        QCOMPARE(storm.outcomes.front().parts, std::int64_t{3});
        const Odds calm = play::oddsOf(ferryGame(), trade, {{{6, 2, "weather", {}}}, {}});
        QVERIFY(!calm.open());
        QCOMPARE(calm.outcomes.size(), std::size_t{1});
    }

    void whatTakesNoDieIsSure()
    {
        const Odds odds = play::oddsOf(ferryGame(), {"end_day", {}});
        QVERIFY(!odds.open());
        QCOMPARE(odds.outcomes.size(), std::size_t{1});
        QCOMPARE(odds.outcomes.front().parts, odds.of);
    }

    void anOrderThatIsRefusedOrNotWholeHasNone()
    {
        QVERIFY(play::oddsOf(ferryGame(), {"trade", {{"by", boats({"bell"})}}}).outcomes.empty());
        QVERIFY(play::oddsOf(ferryGame(), {"pay", {{"boat", boat("rook")}}}).outcomes.empty());
        QVERIFY(play::oddsOf(ferryGame(), {"no_such_order", {}}).outcomes.empty());
    }

    void whatIsDecreedHolds()
    {
        const Record far{"ferry", {{"boat", boat("rook")}, {"path", isles({"ness", "holm", "sound", "skerry"})}}};
        QVERIFY(play::oddsOf(ferryGame(), far).outcomes.empty());
        QCOMPARE(play::oddsOf(ferryGame(), far, {{}, {{"reach", 4}}}).outcomes.size(), std::size_t{1});
        QCOMPARE(play::oddsOf(ferryGame(), far, {{}, {}, true}).outcomes.size(), std::size_t{1});
    }

    void beyondTheLimitItSaysSo()
    {
        const Odds none = play::oddsOf(ferryGame(), trade, {}, 16);
        QVERIFY(none.tooMany && none.outcomes.empty() && !none.open());
        QVERIFY(none.judgments <= 16);
        QVERIFY(!play::oddsOf(ferryGame(), trade, {}, 17).tooMany);
    }

    void whomItBefalls()
    {
        const Odds odds = play::oddsOf(ferryGame(), trade);
        QCOMPARE(play::befalls(ferrySystem(), odds, {"force", "blue"}), std::int64_t{57}); // it earns
        QCOMPARE(play::befalls(ferrySystem(), odds, {"force", "red"}), std::int64_t{57});  // it is owed the toll
        QCOMPARE(play::befalls(ferrySystem(), odds, {"boat", "bell"}), std::int64_t{0});
    }
};

LIST_TEST(TestOdds)

} // namespace tst_odds

#include "tst_odds.moc"
