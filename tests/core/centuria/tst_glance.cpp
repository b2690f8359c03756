// The round at a glance, by hand: what its tiles say, what opens the next round, what separates those who are tied.

#include "support_main.h"
#include "support_play.h"

#include <QTest>

#include <algorithm>

namespace tst_glance
{

using namespace merlon;
using namespace centuria;

namespace
{

test::Played withPlayers(int count)
{
    test::Played played(test::settings(3, 7));
    for (const char* name : {"Anna", "Bruno", "Carla", "Dario", "Elena"})
        if (count-- > 0)
            played.enter(name);
    return played;
}

play::Sheet sheetOf(const test::Played& played, std::string_view key)
{
    const auto sheets = played.game().setting->system->sheets(played.game());
    return *std::ranges::find(sheets, key, &play::Sheet::key);
}

std::string nextOf(const test::Played& played)
{
    const auto next = played.game().setting->system->next(played.game());
    if (!next)
        return "nothing";
    return next->kind + (played.judge(*next).legal ? "" : ", refused");
}

std::string keyOf(const std::vector<play::Reason>& why)
{
    return why.empty() ? "" : std::string(why.front().phrase.rule.id) + ' ' + std::string(why.front().phrase.key);
}

} // namespace

class TestGlance : public QObject
{
    Q_OBJECT

private slots:
    void whatOpensTheNextRound()
    {
        test::Played played(test::settings(1, 7));
        QCOMPARE(nextOf(played), std::string("pair, refused"));
        for (const char* name : {"Anna", "Bruno"})
            QVERIFY(played.enter(name));
        QCOMPARE(nextOf(played), std::string("pair"));
        QVERIFY(played.give(*played.game().setting->system->next(played.game())));
        QCOMPARE(nextOf(played), std::string("publish"));
        QVERIFY(played.give(*played.game().setting->system->next(played.game())));
        QCOMPARE(nextOf(played), std::string("nothing")); // it is the last one
    }

    /// A pairing that may still change is seen by the organiser, and by nobody else.
    void tilesGoFromDraftToDone()
    {
        test::Played played = withPlayers(5);
        QVERIFY(sheetOf(played, "round").rows.empty());
        QVERIFY(played.give(*played.game().setting->system->next(played.game())));
        play::Sheet tiles = sheetOf(played, "round");
        QCOMPARE(tiles.rows.size(), std::size_t{3}); // two tables, and a win at the table
        QCOMPARE(tiles.tiles->tones, (std::vector{play::Tone::Idle, play::Tone::Idle, play::Tone::Done}));
        QVERIFY(play::find(tiles.rows[0], "table") == nullptr);
        QVERIFY(!tiles.posted);
        QVERIFY(sheetOf(played, "seats").rows.empty());
        QVERIFY(played.give(Publish{1}));
        tiles = sheetOf(played, "round");
        QCOMPARE(tiles.tiles->tones, (std::vector{play::Tone::Waits, play::Tone::Waits, play::Tone::Done}));
        QVERIFY(tiles.posted);
        QCOMPARE(sheetOf(played, "seats").rows.size(), std::size_t{5});
        QVERIFY(played.give(Score{tableIn(1, 2), 100, 90}));
        QCOMPARE(sheetOf(played, "round").tiles->tones,
                 (std::vector{play::Tone::Runs, play::Tone::Done, play::Tone::Done}));
        QVERIFY(nextOf(played) == "pair, refused");
        QVERIFY(played.give(play::Record{"call", {{"table", play::Ref{"table", "r1-t1"}}}}));
        QCOMPARE(sheetOf(played, "round").tiles->tones.front(), play::Tone::Disputed);
        QVERIFY(played.give(Score{tableIn(1, 1), 80, 90}));
        QCOMPARE(sheetOf(played, "round").tiles->tones.front(), play::Tone::Done);
    }

    /// Whatever switch it is, above the settings stands its ruling; with none nothing does.
    void settingsSayWhatIsReadOtherwise()
    {
        const centuria::Own own = test::settings(3, 7);
        QVERIFY(sheetOf(test::Played(own), "terms").notes.empty());
        int readings = 0;
        for (const play::Field& field : play::kindOf<centuria::Options>().fields)
            for (std::size_t i = 1; i < field.words.size(); ++i, ++readings)
            {
                const std::string key(field.key);
                const play::Fields one{{key, play::Choice{std::string(field.set), std::string(field.words[i])}}};
                const test::Played played(own, play::read<centuria::Options>(one).value);
                const auto notes = sheetOf(played, "terms").notes;
                QVERIFY2(notes.size() == 1, key.c_str());
                QCOMPARE(std::string(notes.front().phrase.rule.id), "centuria.ruling." + key);
            }
        QVERIFY(readings >= static_cast<int>(play::kindOf<centuria::Options>().fields.size()));
    }

    void standingsSayWhatIsOpenAndWhatSeparates()
    {
        test::Played played = withPlayers(4);
        const Pair pair{1, {{{"Anna"}, {"Bruno"}}, {{"Carla"}, {"Dario"}}}, {}};
        QVERIFY(played.allow(play::recordOf(pair)));
        QVERIFY(played.give(Publish{1}));
        QVERIFY(played.give(Score{tableIn(1, 1), 100, 100}));
        play::Sheet places = sheetOf(played, "standings");
        QCOMPARE(places.notes.size(), std::size_t{1});
        QVERIFY(places.notes.front().args.front().second == play::Value(1));
        QVERIFY(played.give(Score{tableIn(1, 2), 100, 50}));
        places = sheetOf(played, "standings"); // Carla by difference; Anna and Bruno alike; Dario
        QVERIFY(places.notes.empty());
        QCOMPARE(keyOf(places.why[0]), std::string("centuria.ranking.tie-difference decides"));
        QCOMPARE(places.why[1].size(), std::size_t{2}); // behind Carla, beside Bruno
        QCOMPARE(keyOf({places.why[1][1]}), std::string("centuria.ranking.tie-rest.ruling shared"));
        QVERIFY(places.why[3].empty());
    }
};

LIST_TEST(TestGlance)

} // namespace tst_glance

#include "tst_glance.moc"
