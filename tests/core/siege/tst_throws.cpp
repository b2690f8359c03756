#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "core/play/fold.h"
#include "core/play/odds.h"

#include <QTest>

namespace tst_throws
{

using namespace merlon;
using play::Odds;
using play::Outcome;

namespace
{

/// What may come of a line of a game that ships.
Odds oddsOf(const std::string& castle, int number)
{
    const std::string folder = test::inSource("scenarios/" + castle + '/');
    const auto setting = io::loadScenario(folder + castle + ".scenario.yaml");
    const auto journal = io::loadJournal(folder + "played.journal.yaml", **setting.value, io::Links::Follow);
    const play::Fold fold = play::folded(*journal.value, play::begin(*setting.value));
    return play::oddsOf(fold.before(number - 1), fold.orderAt(number - 1));
}

std::vector<std::int64_t> partsOf(const Odds& odds)
{
    std::vector<std::int64_t> parts;
    for (const Outcome& one : odds.outcomes)
        parts.push_back(one.parts);
    return parts;
}

play::Value facesOf(const Outcome& outcome)
{
    for (const play::Reason& one : outcome.verdict.reasons)
        for (const auto& [name, value] : one.args)
            if (name == "die" && one.weight == play::Weight::Result)
                return value;
    return {};
}

using Parts = std::vector<std::int64_t>;

} // namespace

/// Sentences that name the die are the same news whatever it shows: their chances are added up.
class TestThrows : public QObject
{
    Q_OBJECT

private slots:
    void anArrowThatSetsNothingAlightIsOneResult()
    {
        const Odds odds = oddsOf("montcorbier-raid", 54);
        QVERIFY(partsOf(odds) == (Parts{7, 3}));
        QVERIFY(facesOf(odds.outcomes.front()) == play::Value(play::List{1, 2, 3, 4, 5, 6, 7}));
    }

    void aFireThatBurnsOnForTwoReasonsIsTwo()
    {
        const Odds odds = oddsOf("montcorbier-raid", 150); // out, burns on, a letter that counts for an arrow only
        QVERIFY(partsOf(odds) == (Parts{4, 3, 3}));
    }

    void panicAsksForNobodyInHalfOfAllThrows()
    {
        const Odds odds = oddsOf("rochelaure-relief", 186); // one friend near
        QVERIFY(partsOf(odds) == (Parts{5, 3, 2}));
        QVERIFY(facesOf(odds.outcomes.front()) == play::Value(play::List{1, 2, 3, 4, 5}));
    }

    void oilThatLeavesAnEngineWholeIsOneResult() { QVERIFY(partsOf(oddsOf("rochelaure-relief", 82)) == (Parts{6, 4})); }
};

LIST_TEST(TestThrows)

} // namespace tst_throws

#include "tst_throws.moc"
