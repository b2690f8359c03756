// A tournament on the command line: paired, scored, put right, checked; and random ones.

#include "support_ctl.h"
#include "support_main.h"

#include <QDir>
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

    /// Laid out and measured beside the tournament; what is decided there comes home as a ruling.
    void aTableInQuestionIsAGameOfItsOwn()
    {
        enter(4);
        const auto give = [](const QString& setting, const QString& orders, const QByteArray& text)
        {
            write(orders, text);
            return ctl({"judge", setting, "--orders", orders, "--keep"});
        };
        const QString orders = desk_->filePath("more.yaml");
        const Ran paired = give(file(), orders,
                                "- pair: {round: 1, pairs: [{first: p3, second: p1}, {first: p2, second: p4}]}\n"
                                "- publish: {round: 1}\n");
        QVERIFY2(paired.status == 0, paired.out + paired.err);
        QCOMPARE(give(file(), orders, "- measure: {table: r1-t2}\n").status, 0);
        const Ran begun = ctl({"within", file(), "--begin"});
        QVERIFY2(begun.status == 0 && begun.out.contains("winter.table-r1-t2.scenario.yaml"), begun.out + begun.err);
        const QString table = desk_->filePath("winter.table-r1-t2.scenario.yaml");
        const auto textOf = [](const QString& path)
        {
            QFile text(path);
            return text.open(QIODevice::ReadOnly) ? text.readAll() : QByteArray();
        };
        const QString drawn = inSource(u"scenarios/winter-tables/");
        QCOMPARE(textOf(desk_->filePath("avanguardie.table.yaml")), textOf(drawn + "avanguardie.table.yaml"));
        QCOMPARE(ctl({"validate", table}).status, 0);
        const Ran laid = give(table, orders,
                              "- sides: {chooser: second, south: first}\n"
                              "- place: {unit: first-14, at: {x: 900, y: 250, facing: 0}}\n"
                              "- settle: {what: the unit stays, by: Elena}\n");
        QVERIFY2(laid.status == 0 && laid.out.contains("p2 14 stands in its zone"), laid.out + laid.err);
        const Ran taken = ctl({"within", file(), "--take"});
        QVERIFY2(taken.status == 0 && taken.out.contains("the unit stays"), taken.out + taken.err);
        QVERIFY(ctl({"within", file()}).out.contains("not waiting"));
        QVERIFY(textOf(file() + ".journal.yaml").contains("the unit stays"));
    }

    /// A roll and a choice that were made at the desk are not asked for again.
    void aTableInQuestionKnowsItsSides()
    {
        enter(4);
        const QString orders = desk_->filePath("more.yaml");
        write(orders, "- pair: {round: 1, pairs: [{first: p3, second: p1}, {first: p2, second: p4}]}\n"
                      "- publish: {round: 1}\n"
                      "- roll_priority: {table: r1-t2}\n"
                      "  dice: [6, 6, 1, 1]\n"
                      "- choose_side: {table: r1-t2, chooser: p4, edge: north}\n"
                      "- measure: {table: r1-t2}\n");
        const Ran chosen = ctl({"judge", file(), "--orders", orders, "--keep"});
        QVERIFY2(chosen.status == 0, chosen.out + chosen.err);
        const Ran begun = ctl({"within", file(), "--begin"});
        QVERIFY2(begun.status == 0, begun.out + begun.err);
        const QString table = desk_->filePath("winter.table-r1-t2.scenario.yaml");
        QCOMPARE(ctl({"validate", table}).status, 0);
        write(orders, "- sides: {chooser: second, south: first}\n");
        const Ran again = ctl({"judge", table, "--orders", orders});
        QVERIFY2(again.out.contains("already chosen"), again.out + again.err);
        write(orders, "- place: {unit: first-14, at: {x: 900, y: 250, facing: 0}}\n");
        const Ran placed = ctl({"judge", table, "--orders", orders});
        QVERIFY2(placed.status == 0 && placed.out.contains("p2 14 stands in its zone"), placed.out + placed.err);
    }

    /// The boards of the ruleset are those that ship as scenarios.
    void itsTablesAreThoseThatShip()
    {
        QFile ruleset(inSource(u"resources/rulesets/centuria-table.yaml"));
        QVERIFY(ruleset.open(QIODevice::ReadOnly));
        const QByteArray whole = ruleset.readAll();
        const QDir drawn(inSource(u"scenarios/winter-tables"));
        const QStringList names = drawn.entryList({"*.table.yaml"}, QDir::Files);
        QCOMPARE(names.size(), 7);
        for (const QString& name : names)
        {
            QFile one(drawn.filePath(name));
            QVERIFY(one.open(QIODevice::ReadOnly));
            QByteArray block = "  " + name.toUtf8() + ": |\n";
            for (const QByteArray& line : one.readAll().split('\n'))
                block += line.isEmpty() ? QByteArray() : "    " + line + '\n';
            QVERIFY2(whole.contains(block), qPrintable(name));
        }
    }

    /// Posters, pages and slips of the round that is played; before it, the announcement.
    void itIsPrinted()
    {
        const QString paper = desk_->filePath("round.pdf");
        const Ran early = tournament({"print", file(), "-o", paper, "--what", "score_sheets"});
        QVERIFY2(early.status == 2 && early.err.contains("announcement"), early.err.constData());
        enter(40);
        QCOMPARE(tournament({"pair", file()}).status, 0);
        const auto pages = [&](const char* what)
        {
            const Ran ran = tournament({"print", file(), "-o", paper, "--what", what, "--force"});
            return ran.status == 0 ? static_cast<int>(contentOf(paper).count("/Type /Page\n")) : -1;
        };
        QCOMPARE(pages("score_sheets"), 20);
        QCOMPARE(pages("set_up_sheets"), 20);
        QCOMPARE(pages("slips"), 17);          // 20 tables, 2 players, 5 slips, twelve of them a page
        const int poster = pages("by_player"); // read from afar: 40 rows are no single page
        QVERIFY2(poster >= 2 && poster <= 3, qPrintable(QString::number(poster)));
        QCOMPARE(pages("announcement"), 1);
        QCOMPARE(pages("score_sheets,by_table,standings"), 20 + pages("by_table") + pages("standings"));
        const QString page = desk_->filePath("round.html");
        QCOMPARE(tournament({"print", file(), "-o", page, "--what", "slips,score_sheets", "--lang", "it"}).status, 0);
        const QByteArray html = contentOf(page);
        QCOMPARE(html.count("1-20-2-5"), 1);
        QVERIFY(html.contains("Avanguardia") && !html.contains("Vanguard"));
    }

    void aSheetIsSavedForASpreadsheet()
    {
        enter(4);
        QCOMPARE(tournament({"pair", file()}).status, 0);
        const QString sheet = desk_->filePath("players.csv");
        const auto saved = [&](const char* language)
        {
            tournament({"print", file(), "-o", sheet, "--what", "players", "--force", "--lang", language});
            return contentOf(sheet);
        };
        QVERIFY2(saved("en").startsWith("\xEF\xBB\xBFPlayer,City or place,"), saved("en").constData());
        QVERIFY(saved("en").contains("p1,town1,,1000,14,"));
        QVERIFY(saved("it").contains("p1;town1;;1000;14;"));
        const Ran blank = tournament({"print", file(), "-o", sheet, "--what", "slips", "--force"});
        QVERIFY2(blank.status == 1 && blank.err.contains("PDF or HTML"), blank.err.constData());
        QVERIFY(contentOf(sheet).contains("p1;town1")); // it is as it was
        QCOMPARE(tournament({"print", file(), "-o", "round.docx"}).status, 2);
    }

    void ofAJournalTheStandingsAreToldByItsOwnName()
    {
        const Ran ran = tournament({"standings", winter + "/played.journal.yaml", "--format", "yaml"});
        QVERIFY2(ran.status == 0 && ran.out.count("- {rank: ") == 12, ran.out + ran.err);
    }

    /// As an Italian spreadsheet saves it: semicolons, commas in numbers, days with dots, Windows-1252.
    void playersAreEnteredFromATable()
    {
        write(desk_->filePath("players.csv"),
              "Player;City or place;Club;Delivered on;Points;Bases;Tactical value of the Commander\r\n"
              "Nicol\xf2;Forl\xec;;01.12.2026;1000,0;14;5\r\n"
              "\"Rossi; Anna\";Parma;Torre Vecchia;2026-12-02;990;13;6\r\n");
        const Ran ran = tournament({"players", file(), desk_->filePath("players.csv"), "--format", "yaml"});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY2(ran.out.contains("Nicol\xc3\xb2") && ran.out.contains("Forl\xc3\xac"), ran.out.constData());
        QVERIFY2(ran.out.contains("Rossi; Anna") && ran.out.contains("delivered: 2026-12-01"), ran.out.constData());
    }

    void aTableThatIsWrongEntersNobody_data()
    {
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("a column is missing") << QByteArray("Player,Club\nAnna,Lupi\n") << QByteArray("City or place");
        QTest::newRow("a column of a list is missing")
            << QByteArray("Player,City or place,Points\nAnna,Parma,1000\n") << QByteArray("Bases");
        QTest::newRow("a column that nobody knows")
            << QByteArray("Player,City or place,Shoe size\nAnna,Parma,41\n") << QByteArray("Shoe size");
        QTest::newRow("two of one name") << QByteArray("Player,City or place\nAnna,Parma\nAnna,Modena\n")
                                         << QByteArray("Row 3");
        QTest::newRow("a cell is empty") << QByteArray("Player,City or place\nAnna,Parma\nBruno,\n")
                                         << QByteArray("Row 3, City or place");
        QTest::newRow("no row") << QByteArray("Player,City or place\n") << QByteArray("holds no players");
    }
    void aTableThatIsWrongEntersNobody()
    {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, says);
        write(desk_->filePath("players.csv"), table);
        const Ran ran = tournament({"players", file(), desk_->filePath("players.csv")});
        QVERIFY2(ran.status == 1 && ran.err.contains(says), ran.out + ran.err);
        QVERIFY(!QFile::exists(file() + ".journal.yaml"));
    }

    void eachPlayerIsToldWhomToMeetAndWhy()
    {
        enter(4);
        const Ran ran = tournament({"pair", file()});
        QVERIFY2(ran.status == 0 && ran.out.contains("Opponents") && ran.out.contains("Reason: drawn"),
                 ran.out + ran.err);
    }

    void listsAreDueAWeekBefore()
    {
        QFile setting(file());
        QVERIFY(setting.open(QIODevice::ReadOnly));
        const QByteArray late = setting.readAll().replace("lists_due: 2026-12-05", "lists_due: 2026-12-06");
        setting.close();
        write(file(), late);
        for (const char* command : {"validate", "lint"})
        {
            const Ran ran = ctl({command, file()});
            QVERIFY2((ran.out + ran.err).contains("lists are due on 2026-12-06"), ran.out + ran.err);
        }
    }

    void aTableIsListedOnce()
    {
        QFile setting(file());
        QVERIFY(setting.open(QIODevice::Append));
        setting.write("room: [{number: 4}, {number: 4}]\n");
        setting.close();
        const Ran ran = ctl({"validate", file()});
        QVERIFY2(ran.err.contains("table 4 is listed twice"), ran.out + ran.err);
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
