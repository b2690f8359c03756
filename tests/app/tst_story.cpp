// A turn of a battle report as prose: like is joined with like, and every paragraph reads as sentences.

#include "support_main.h"
#include "support_places.h"

#include "app/language/language.h"
#include "app/report/report_file.h"
#include "core/io/files.h"
#include "core/io/journal_file.h"
#include "translations/language_name.h"

#include <QtTest>

#include <algorithm>

namespace tst_story
{

using namespace merlon;
using report::BattleReport;
using report::Paragraph;

class TestStory : public QObject
{
    Q_OBJECT

private:
    static BattleReport reportOf(const char* game, report::Telling telling = report::Telling::Story)
    {
        const std::string folder = test::inSource("scenarios/") + game + '/';
        const auto setting = io::loadScenario(folder + game + ".scenario.yaml");
        const auto journal = io::loadJournal(folder + "played.journal.yaml", **setting.value, io::Links::Follow);
        return report::reportOf(*setting.value, *journal.value, telling);
    }

    /// All that is told, in one text.
    static QString told(const BattleReport& report)
    {
        QStringList all;
        for (const report::Turn& turn : report.turns)
            for (const Paragraph& one : turn.story)
                all += one.text;
        return all.join('\n');
    }

private slots:
    void cleanup() { app::useLanguage("en"); }

    void likeIsJoinedWithLike()
    {
        app::useLanguage("en");
        const QString siege = told(reportOf("roccafosca-siege"));
        for (const char* sentence :
             {"Arrigo and Salvi miss Manno, but Ventura makes the kill.", // the same target, as it came out
              "Guccio, Feo and six others take up new positions.",        // many, by their number
              "ascines fill the moat on hexes 1417, 1317 and 1217.",
              "The stones strike home: hex 1416 now has 1 cross.",
              "Hex 1416 is bombarded by Il Lupo, La Lupa, Capra, Asino and Gatta."})
            QVERIFY2(siege.contains(sentence), sentence);
        QVERIFY(!siege.contains("Albizzo and Albizzo"));
        QVERIFY(!siege.contains("End of the phase")); // what only the clock does is not told
        const QString relief = told(reportOf("rochelaure-relief"));
        QVERIFY(relief.contains("move onto the stairs")); // ground of one kind
        QVERIFY(relief.contains("with the ballista"));
    }

    void whatHappenedIsTold()
    {
        app::useLanguage("en");
        const auto has = [](const char* game, std::initializer_list<const char*> sentences)
        {
            const QString all = told(reportOf(game));
            for (const char* sentence : sentences)
                QVERIFY2(all.contains(sentence), sentence);
        };
        has("roccafosca-siege", {"the ram is pushed from hex 1420 to hex 1418.", "Ciolo is wounded, and Feo is killed.",
                                 "Lippo is treated and will be fit again on day 8.",
                                 "Ranieri and Vanni are treated but cannot be fit again before the siege ends."});
        has("harrowmere-breach",
            {"the siege tower is pushed from hex 1720 to hex 1718.", "take up positions on top.",
             "the siege tower is brought into play on hexes 1720, 1721 and 1722.",
             "Alan and Riwal attack Gilbert and are thrown back, but Hervé attacks Orm without effect.",
             "Maelor attacks Thurstan and is wounded."});
        has("norman-gate", {"Odo unhorses and wounds Rhodri.", "Cynan unhorses and stuns Drogo."});
        has("rochelaure-relief",
            {"Menaut pours boiling oil on hex 2920. The oil does no harm.", "Arnaud unharnesses Grison.",
             "Espan is in the saddle.", "Gaillard dismounts.", "Colart, Huet, Pierrot and Lorin keep running."});
        has("montcorbier-raid",
            {"sets fire to hex 2712", "The fire spreads from hex 3015 to hex 3014", "The fire does not spread from"});
        has("valserra-escalade",
            {"Beltrán topples the ladder on hex 0813.", "Aznar tries in vain to topple the ladder on hex 0813."});
    }

    /// Nor said twice, or as a referee says it.
    void noVerdictIsTold()
    {
        app::useLanguage("en");
        static const QRegularExpression wrong("must |is due|exchanged|on the ladder, on hex|no longer draws|No effect|"
                                              "tries to topple|lights a fire|The engine ");
        for (const char* game : {"norman-gate", "roccafosca-siege", "rochelaure-relief", "montcorbier-raid",
                                 "harrowmere-breach", "valserra-escalade"})
        {
            const auto found = wrong.match(told(reportOf(game)));
            QVERIFY2(!found.hasMatch(), qPrintable(found.captured() + " in " + game));
        }
    }

    void everyDieHasItsResult()
    {
        for (const char* game : {"norman-gate", "roccafosca-siege", "rochelaure-relief", "montcorbier-raid",
                                 "harrowmere-breach", "valserra-escalade"})
            for (const report::Turn& turn : reportOf(game).turns)
                for (const report::Step& step : turn.steps)
                    for (const report::Line& line : step.lines)
                        QVERIFY2(line.dice.isEmpty() || !line.outcome.isEmpty(), qPrintable(line.order));
    }

    void quietTurnsAreToldInOne()
    {
        app::useLanguage("en");
        QStringList titles;
        for (const report::Turn& turn : reportOf("roccafosca-siege").turns)
            titles += turn.title;
        QVERIFY(titles.contains("Day 9 of 12, turn 5 of 6 – turn 6 of 6"));
        QVERIFY(titles.contains("Day 10 of 12, turn 2 of 6 – turn 6 of 6"));
        QVERIFY(!titles.contains("Day 10 of 12, turn 3 of 6"));
        QCOMPARE(titles.count("Day 10 of 12"), 1); // its morning; nothing is left of its evening
        QCOMPARE(report::markdownOf(reportOf("roccafosca-siege")).count("Nothing happens."), 2);
    }

    void whoDidItStandsBeforeIt()
    {
        app::useLanguage("en");
        const BattleReport report = reportOf("norman-gate");
        QVERIFY(std::ranges::any_of(report.turns, [](const auto& turn) { return turn.story.size() > 1; }));
        for (const report::Turn& turn : report.turns)
            for (std::size_t i = 1; i < turn.story.size(); ++i)
                QVERIFY(turn.story[i].who != turn.story[i - 1].who);
    }

    void everyParagraphIsSentences_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("game");
        for (const QString& language : words::languages())
            for (const char* game : {"norman-gate", "roccafosca-siege", "rochelaure-relief", "montcorbier-raid",
                                     "harrowmere-breach", "valserra-escalade"})
                QTest::addRow("%s, %s", game, qPrintable(language)) << language << QByteArray(game);
    }
    void everyParagraphIsSentences()
    {
        QFETCH(QString, language);
        QFETCH(QByteArray, game);
        app::useLanguage(language);
        static const QRegularExpression wrong("\\.\\.|\\. \\.|  | ,|\\{|\\}|%n|^[a-z]|[.!?] [a-z]");
        const BattleReport report = reportOf(game);
        QVERIFY(!told(report).isEmpty());
        for (const report::Turn& turn : report.turns)
            for (const Paragraph& one : turn.story)
            {
                const auto found = wrong.match(one.text);
                QVERIFY2(!found.hasMatch() && one.text.endsWith('.'), qPrintable(one.text));
            }
    }

    void aSwitchKeepsThePlainList()
    {
        const BattleReport lines = reportOf("norman-gate", report::Telling::Lines);
        QCOMPARE(told(lines), QString());
        BattleReport story = reportOf("norman-gate");
        QVERIFY(report::markdownOf(story).contains(story.turns.front().story.front().text.left(20)));
        for (report::Turn& turn : story.turns)
            turn.story.clear();
        QCOMPARE(report::markdownOf(lines), report::markdownOf(story));
    }
};

LIST_TEST(TestStory)

} // namespace tst_story

#include "tst_story.moc"
