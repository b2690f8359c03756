// What a tournament prints: posters, a page for each table, numbered slips.

#include "support_main.h"
#include "support_play.h"

#include "core/centuria/centuria.h"
#include "core/play/handout.h"

#include <QTest>

#include <set>

namespace tst_handouts
{

using namespace merlon;
using namespace centuria;

namespace
{

std::string wordOf(const play::Value& value)
{
    return std::get<play::Choice>(value).word;
}

std::vector<std::string> labelsOf(const play::Leaf& leaf)
{
    std::vector<std::string> out;
    for (const play::Blank& one : leaf.blanks)
        out.push_back(wordOf(one.label));
    return out;
}

bool has(const play::Leaf& leaf, const char* label)
{
    const auto labels = labelsOf(leaf);
    return std::ranges::count(labels, label) == 1;
}

/// Round 1 in that scenario, paired and published.
test::Played playing(Battle battle, int players = 4, const Options& options = {}, bool commandPoints = false)
{
    Own own = test::settings(1, 7);
    own.scenarios = {battle};
    own.commandPoints = commandPoints;
    own.club = "Club";
    test::Played played(own, options);
    for (int i = 0; i < players; ++i)
        played.enter("p" + std::to_string(i));
    played.pairAndPublish();
    return played;
}

} // namespace

class TestHandouts : public QObject
{
    Q_OBJECT

private:
    std::vector<play::Handout> all_;

    const play::Handout& handout(std::string_view key) const
    {
        const auto at = std::ranges::find(all_, key, &play::Handout::key);
        if (at == all_.end())
            qFatal("no such handout");
        return *at;
    }
    void print(const test::Played& played) { all_ = centuria::system().handouts(played.game()); }

private slots:
    void beforeTheFirstRoundThereIsTheAnnouncement()
    {
        test::Played played(test::settings(3, 7));
        print(played);
        QCOMPARE(all_.size(), std::size_t(1));
        const play::Handout& announcement = handout("announcement");
        QCOMPARE(announcement.sheets.size(), std::size_t(2));
        QCOMPARE(announcement.sheets[0].key, std::string_view("terms"));
        QCOMPARE(announcement.sheets[1].rows.size(), std::size_t(3)); // a scenario each
        const std::size_t usual = announcement.heads.size();
        Options options;
        options.rows.choose("sum");
        options.inZone.choose("any");
        print(test::Played(test::settings(3, 7), options));
        QCOMPARE(handout("announcement").heads.size(), usual + 2); // each reading that is not the usual one
    }

    void everyTableHasItsPages()
    {
        print(playing(Battle::Ponte, 8));
        QCOMPARE(handout("score_sheets").leaves.size(), std::size_t(4));
        QCOMPARE(handout("set_up_sheets").leaves.size(), std::size_t(4));
        for (const play::Leaf& leaf : handout("score_sheets").leaves)
        {
            QCOMPARE(leaf.who.size(), std::size_t(2));
            QCOMPARE(leaf.heads.size(), std::size_t(3)); // round, table, scenario
            QCOMPARE(leaf.signs.size(), std::size_t(3)); // the referee, too
        }
        QCOMPARE(handout("by_table").sheets.front().rows.size(), std::size_t(4));
        QCOMPARE(handout("results").heads.size(), std::size_t(6)); // four games are open
    }

    void everybodyFindsHimself()
    {
        print(playing(Battle::Ponte, 8));
        const play::Handout& poster = handout("by_player");
        QVERIFY(poster.sorted);
        std::set<std::string> names;
        for (const play::Fields& row : poster.sheets.front().rows)
            names.insert(std::get<play::Ref>(*play::find(row, "player")).id);
        QCOMPARE(names.size(), std::size_t(8));
    }

    void aScoreSheetAsksWhatItsScenarioNeeds_data()
    {
        QTest::addColumn<int>("battle");
        QTest::addColumn<QString>("labels");
        const char* labels[] = {"reach vanguard_lost",
                                "attacker camp_losses",
                                "attacker baggage_losses baggage_left",
                                "sides bridge",
                                "own_camp",
                                "crates_home crates_outside",
                                "fresh tired"};
        for (int i = 0; i < battles; ++i)
            QTest::newRow(labels[i]) << i << QString::fromLatin1(labels[i]);
    }
    void aScoreSheetAsksWhatItsScenarioNeeds()
    {
        QFETCH(const int, battle);
        QFETCH(const QString, labels);
        print(playing(static_cast<Battle>(battle)));
        QStringList found;
        for (const std::string& one : labelsOf(handout("score_sheets").leaves.front()))
            found << QString::fromStdString(one);
        QCOMPARE(found.join(' '), "ending " + labels +
                                      " commander generals eliminated exhausted vp_objective vp_leaders vp_units "
                                      "total note");
    }

    /// What a reading or an optional rule asks besides.
    void itAsksWhatTheOrganiserHasChosen()
    {
        print(playing(Battle::Ponte));
        const play::Leaf usual = handout("score_sheets").leaves.front();
        QVERIFY(!has(usual, "adjacent") && !has(usual, "leaders") && !has(usual, "command"));
        Options options;
        options.ponteEnemyNear.choose("either");
        options.leaderUnitCounts.choose("false");
        print(playing(Battle::Ponte, 4, options, true));
        const play::Leaf other = handout("score_sheets").leaves.front();
        QVERIFY(has(other, "adjacent") && has(other, "leaders") && has(other, "command"));
    }

    void slipsAreNumberedByRoundTablePlayerAndSlip()
    {
        print(playing(Battle::Avanguardie, 6));
        const auto& slips = handout("slips").leaves;
        QCOMPARE(slips.size(), std::size_t(3 * 2 * 5)); // vanguard, flank, ambush, trait, scenery
        std::set<std::string> numbers;
        for (const play::Leaf& slip : slips)
        {
            numbers.insert(slip.number);
            QCOMPARE(slip.who.size(), std::size_t(1));
            QVERIFY(slip.signs.empty());
        }
        QCOMPARE(numbers.size(), slips.size());
        QCOMPARE(slips.front().number, std::string("1-1-1-1"));
        QCOMPARE(slips[1].number, std::string("1-1-2-1"));
        QCOMPARE(slips.back().number, std::string("1-3-2-5"));
        QCOMPARE(wordOf(*slips.front().title), std::string("vanguard"));
        print(playing(Battle::Ponte, 6)); // no vanguard is written down
        QCOMPARE(handout("slips").leaves.size(), std::size_t(3 * 2 * 4));
    }

    /// In the ambush units come from North or South, elsewhere from West or East.
    void theFlankEdgeIsThatOfTheScenario()
    {
        const auto edges = [this](Battle battle)
        {
            print(playing(battle));
            const auto& slips = handout("slips").leaves;
            const auto flank =
                std::ranges::find_if(slips, [](const play::Leaf& one) { return wordOf(*one.title) == "flank"; });
            return wordOf(flank->blanks.front().boxes.front());
        };
        QCOMPARE(edges(Battle::Imboscata), std::string("north"));
        QCOMPARE(edges(Battle::Ponte), std::string("west"));
    }

    void aSetUpSheetHasThePiecesOfItsScenario()
    {
        const auto sheet = [this](Battle battle)
        {
            print(playing(battle));
            return handout("set_up_sheets").leaves.front();
        };
        QVERIFY(has(sheet(Battle::Ponte), "river") && !has(sheet(Battle::Ponte), "road"));
        QVERIFY(has(sheet(Battle::Imboscata), "road") && has(sheet(Battle::Imboscata), "entry"));
        QVERIFY(has(sheet(Battle::Rifornimenti), "crates") && !has(sheet(Battle::Rifornimenti), "camp"));
        QVERIFY(has(sheet(Battle::Bottino), "camp") && !has(sheet(Battle::Bottino), "role"));
        QVERIFY(has(sheet(Battle::Saccheggio), "role") && has(sheet(Battle::Avanguardie), "vanguard_slip"));
        const auto leaf = sheet(Battle::Breccia);
        const auto at = std::ranges::find_if(leaf.blanks, [](const play::Blank& one)
                                             { return wordOf(one.label) == "tactical_value"; });
        QCOMPARE(std::get<int>(at->known.front()), 5); // as the army list has it
    }
};

LIST_TEST(TestHandouts)

} // namespace tst_handouts

#include "tst_handouts.moc"
