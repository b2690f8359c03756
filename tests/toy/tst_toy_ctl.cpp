#include "support_desk.h"
#include "support_main.h"
#include "support_orders.h"
#include "support_places.h"

#include <QImage>
#include <QProcess>
#include <QTest>

namespace tst_toy_ctl
{

using namespace merlon;
using namespace merlon::test;

namespace
{

struct Ran
{
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Ran run(const QStringList& arguments)
{
    QProcess process;
    process.start(test::inBuild(u"tests/merlonctl_toy"), arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

const QString orders = test::inSource(u"tests/toy/orders.yaml");

} // namespace

/// merlonctl, linked with a game that none of its verbs was written for.
class TestToyCtl : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Desk> desk_;

private slots:
    void init() { desk_ = std::make_unique<Desk>(); }

    void itsScenarioIsReadWithoutAMap()
    {
        QCOMPARE(run({"validate", desk_->scenario()}).status, 0);
        QCOMPARE(run({"format", "--check", desk_->scenario()}).status, 0);
        Desk::write(desk_->file("bad.scenario.yaml"),
                    Desk::textOf(desk_->scenario()).replace("tide: spring", "tide: ebb, reach: 12"));
        const Ran bad = run({"validate", desk_->file("bad.scenario.yaml")});
        QCOMPARE(bad.status, 1);
        QVERIFY(bad.err.contains("ebb") && bad.err.contains("from 1 to 9"));
    }

    void itsScenarioIsLintedWithoutAMap()
    {
        const Ran ran = run({"lint", desk_->scenario()});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY2(ran.out.contains("nothing found"), ran.out + ran.err);
        Desk::write(desk_->file("half.scenario.yaml"),
                    Desk::textOf(desk_->scenario()).replace("title: The ferrymen", "title: {en: The ferrymen}"));
        const Ran half = run({"lint", "--fix", desk_->file("half.scenario.yaml")});
        QCOMPARE(half.status, 0);
        QVERIFY2(half.err.contains("half.scenario.yaml:3:8: warning: title has no text"), half.err.constData());
    }

    /// Nobody shoots by these rules, so nothing is said of it.
    void itsBalanceIsPrinted()
    {
        const Ran ran = run({"lint", "--balance", desk_->scenario()});
        QCOMPARE(ran.status, 0);
        QCOMPARE(ran.out, QByteArray("red: counters 2; on the map 0\nblue: counters 2; on the map 0\n"));
        const Ran yaml = run({"lint", "--balance", "--format", "yaml", desk_->scenario()});
        QVERIFY2(yaml.out.startsWith("- {force: red, counters: 2, placed: 0, sums: {}}\n"), yaml.out.constData());
    }

    void itsReportHasTablesInThePlaceOfMaps()
    {
        QCOMPARE(run({"judge", desk_->scenario(), "--orders", orders, "--keep"}).status, 0);
        for (const char* name : {"game.html", "game.md", "game.pdf"})
        {
            const Ran ran = run({"report", desk_->scenario(), "-o", desk_->file(name)});
            QVERIFY2(ran.status == 0, ran.err.constData());
        }
        const QByteArray told = Desk::textOf(desk_->file("game.html"));
        QVERIFY(told.contains("Ledger") && told.contains("The ferrymen") && told.contains("id=\"line-1\""));
        QVERIFY(!told.contains("<figure") && !told.contains("<image"));
    }

    void eachOfItsBoardsIsDrawn()
    {
        for (const char* name : {"bay", "sound"})
            Desk::write(desk_->file((std::string(name) + ".map.yaml").c_str()),
                        QByteArray("merlon: map/1\nid: ") + name +
                            "\nruleset: toy\ngrid: {columns: " + (name[0] == 'b' ? '2' : '3') +
                            ", rows: 1, hexes: flat, shoved: even}\nterrain:\n  legend: {'~': water}\n  rows: |\n    " +
                            (name[0] == 'b' ? "~~\n" : "~~~\n"));
        Desk::write(desk_->scenario(),
                    Desk::textOf(desk_->scenario())
                        .replace("forces:", "maps:\n  - {file: bay.map.yaml}\n  - {file: sound.map.yaml}\nforces:"));
        const auto drawn = [&](const QStringList& board)
        {
            const QString file = desk_->file("board.png");
            const Ran ran = run(QStringList{"render", desk_->scenario(), "-o", file, "--force"} + board);
            return ran.status == 0 ? QImage(file).width() : -ran.status;
        };
        QCOMPARE(drawn({}), drawn({"--board", "bay"}));
        QVERIFY(drawn({"--board", "sound"}) > drawn({"--board", "bay"}));
        QCOMPARE(drawn({"--board", "pond"}), -1);
        const Ran ran = run({"render", desk_->scenario(), "-o", desk_->file("board.png"), "--board", "pond"});
        QVERIFY2(ran.err.contains("there is no board 'pond', only: bay, sound"), ran.err.constData());
    }

    void everyKindIsExplained()
    {
        const Ran all = run({"orders"});
        QCOMPARE(all.status, 0);
        for (const char* kind : {"ferry", "trade", "pay", "build", "bid", "open", "end_day", "arrived", "launched"})
            QVERIFY2(all.out.contains(kind), kind);
        const Ran one = run({"orders", "toy", "trade"});
        QVERIFY2(one.out.contains("Cargo") && one.out.contains("Boats"), one.out.constData());
        for (const char* said :
             {"by: list (1 to 6) of boat", "amount: number, 1 to 20", "bound: list (at most 3) of isle"})
            QVERIFY2(one.out.contains(said), one.out.constData());
        QVERIFY(run({"orders", "toy", "bid"}).out.contains("coins: number, 0 to 999"));
        QVERIFY(run({"orders", "toy", "facts"}).out.contains("reach: number, 1 to 9"));
        QVERIFY(run({"orders", "toy", "trade", "--format", "yaml"}).out.contains("most: 20"));
        QCOMPARE(run({"orders", "toy", "shoot"}).status, 2);
        const QStringList wrong = wrongFields(run({"orders", "--format", "yaml"}).out);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

    /// Nobody asks who could shoot whom: the help leaves it out, and who asks all the same is told so.
    void whereNobodyShootsNobodyIsAskedFor()
    {
        const QByteArray help = run({"--help"}).out;
        QVERIFY2(!help.contains("\n  who ") && !help.contains("\n  line "), help.constData());
        QVERIFY2(help.contains("\n  judge "), help.constData());
        const Ran ran = run({"who", desk_->scenario(), "ada"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("These rules have no line of fire."), ran.err.constData());
    }

    void itsOrdersAreJudged()
    {
        const Ran ran = run({"judge", desk_->scenario(), "--orders", orders});
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QCOMPARE(ran.status, 0);
        QStringList said;
        for (const QByteArray& line : ran.out.split('\n'))
            if (!line.isEmpty() && line.front() >= '0' && line.front() <= '9')
                said += QString::fromUtf8(line);
        const QStringList expected{
            "1. Rook may not go there.",
            "2. Rook may not go there.",
            "3. Rook lies at holm.",
            "4. Red earns 5. Blue is owed a toll.",
            "5. Refused: The day ends.",
            "6. Bell has taken the toll.",
            "7. barque is launched at skerry.",
            "8. The bid of Red lies on the table.",
            "9. The bid of Blue lies on the table.",
            "10. Refused: Red opens its bid of 8.",
            "11. Red bids 7.",
            "12. Blue bids 9.",
            "13. A new day begins.",
        };
        QCOMPARE(said, expected);
        const Ran yaml = run({"judge", desk_->scenario(), "--orders", orders, "--format", "yaml"});
        QVERIFY2(yaml.out.contains("{die: d10, value: 3, source: typed, for: storm/8/red}"), yaml.out.constData());
        QVERIFY(yaml.out.contains("bid: {house: red, bid: 'sha256:"));
    }

    /// With what they seal, and with a boat that one of them launches.
    void itsOrdersAreKept()
    {
        const Ran kept = run({"judge", desk_->scenario(), "--orders", orders, "--keep"});
        QVERIFY2(kept.status == 0 && kept.err.isEmpty(), kept.err.constData());
        const Ran same = run({"replay", desk_->journal()});
        QVERIFY2(same.status == 0 && same.out.contains("orders in force: 13; judged differently today: 0"),
                 same.out.constData());
        const Ran valid = run({"validate", desk_->journal(), desk_->secrets(), desk_->scenario(), orders});
        QVERIFY2(valid.status == 0 && valid.err.isEmpty(), valid.err.constData());
    }

    void whatIsOwedIsSaidWhereItIsForgotten()
    {
        Desk::write(desk_->file("orders.yaml"), "- trade: {by: [bell], cargo: [{ware: salt, amount: 1}]}\n  dice: [2]\n"
                                                "- end_day: {}\n");
        const Ran ran = run({"judge", desk_->scenario(), "--orders", desk_->file("orders.yaml")});
        QVERIFY2(ran.err.contains("orders.yaml:3:1: note:") && ran.err.contains("- pay: {boat: rook}"),
                 ran.err.constData());
    }

    void ordersThatItDoesNotKnowAreRefusedWithTheirPlace()
    {
        Desk::write(desk_->file("orders.yaml"), "- ferry: {boat: rook, path: []}\n- sail: {boat: rook}\n");
        const Ran ran = run({"judge", desk_->scenario(), "--orders", desk_->file("orders.yaml")});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("orders.yaml:1:") && ran.err.contains("orders.yaml:2:"), ran.err.constData());
    }

    void itsSecretsAreChecked()
    {
        Desk::write(desk_->secrets(), "merlon: secrets/1\nsystem: toy\nsecrets:\n- {amount: {coins: 7}, salt: x}\n");
        QCOMPARE(run({"validate", desk_->secrets()}).status, 0);
        Desk::write(desk_->secrets(), "merlon: secrets/1\nsystem: toy\nsecrets:\n- {amount: {coins: much}, salt: x}\n");
        const Ran bad = run({"validate", desk_->secrets()});
        QCOMPARE(bad.status, 1);
        QVERIFY2(bad.err.contains(".secrets.yaml:4:20: error:"), bad.err.constData());
    }

    void itsJournalIsJudgedAgain()
    {
        const QByteArray head = "merlon: journal/1\nscenario: ferrymen.scenario.yaml\nhash: 0123456789abcdef\n"
                                "ruleset: toy\nseed: 7\n...\n";
        const QByteArray good =
            "---\nn: 1\nrules: 2\nwho: red\norder: {trade: {by: [rook], cargo: [{ware: salt, amount: 4}]}}\n"
            "dice: [{die: d6, value: 2, source: typed, for: weather}]\n"
            "said: {legal: true, rules: [], result: \"4\"}\n...\n";
        Desk::write(desk_->journal(), head + good);
        const Ran same = run({"replay", desk_->journal()});
        QVERIFY2(same.status == 0 && same.out.contains("judged differently today: 0"), same.out.constData());
        QVERIFY2(same.err.contains("[journal-scenario]"), same.err.constData());
        Desk::write(desk_->journal(), head + QByteArray(good).replace("d6", "d10"));
        const Ran lost = run({"replay", desk_->journal()});
        QVERIFY2(lost.status == 1 && lost.out.contains("it lacks a die or a field"), lost.out.constData());
        Desk::write(desk_->journal(), head + QByteArray(good).replace("result: \"4\"", "result: \"3\""));
        QCOMPARE(run({"replay", desk_->journal(), "--format", "yaml"}).status, 1);
    }

    void itsRulesAreListed()
    {
        QVERIFY(run({"rules", "toy.ferry"}).out.contains("A boat goes from isle to neighbouring isle"));
    }
};

LIST_TEST(TestToyCtl)

} // namespace tst_toy_ctl

#include "tst_toy_ctl.moc"
