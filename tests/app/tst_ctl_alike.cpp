// Files as they come from other hands: two versions at once, signs that look like others, names that look like others,
// pictures and journals in the place of maps and scenarios.

#include "support_ctl.h"
#include "support_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_ctl_alike
{

using namespace merlon;
using test::ctl;

namespace
{

const QByteArray map = "merlon: map/1\n"
                       "id: castle\n"
                       "title: Castle\n"
                       "grid: {columns: 6, rows: 2, hexes: flat, shoved: even, span: 2 m}\n"
                       "terrain:\n"
                       "  legend: {'.': plain, b: brush}\n"
                       "  rows: |\n"
                       "    ......\n"
                       "    ..b...\n"
                       "levels:\n"
                       "  rows: |\n"
                       "    000000\n"
                       "    000000\n";

const QByteArray scenario = "merlon: scenario/1\n"
                            "id: castle\n"
                            "title: Castle\n"
                            "ruleset: siege\n"
                            "edition: french\n"
                            "maps:\n"
                            "  - {file: castle.map.yaml}\n"
                            "first: red\n"
                            "forces:\n"
                            "  - id: red\n"
                            "    name: Red\n"
                            "    colour: '#a8322d'\n"
                            "    counters:\n"
                            "      - {id: anna, name: Anna, class: soldier, weapon: crossbow, attack: 8, defence: 6, "
                            "movement: 7, hex: A1}\n"
                            "  - id: blue\n"
                            "    name: Blue\n"
                            "    colour: '#2d5f8a'\n"
                            "    counters:\n"
                            "      - {id: bruno, name: Bruno, class: soldier, weapon: crossbow, attack: 8, defence: 6, "
                            "movement: 7, hex: E2}\n";

QByteArray with(QByteArray text, const QByteArray& what, const QByteArray& inItsPlace)
{
    if (!text.contains(what))
        qFatal("nothing to put something else in the place of");
    return text.replace(text.indexOf(what), what.size(), inItsPlace);
}

} // namespace

class TestCtlAlike : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString path(const QString& name) const { return desk_->filePath(name); }
    test::Ran validate(const QString& name, const QByteArray& text) const
    {
        test::write(path(name), text);
        return ctl({"validate", path(name)});
    }
    /// The journal of a shot, beside its scenario.
    QString played(const QString& name) const
    {
        test::write(path("castle.map.yaml"), map);
        test::write(path("castle.scenario.yaml"), scenario);
        test::write(path("o.yaml"), "- {order: {shoot: {by: anna, at: bruno}}, dice: [4]}\n");
        test::write(path(name), "merlon: journal/1\nscenario: castle.scenario.yaml\nhash: '0df77cced06bf956'\n"
                                "ruleset: siege\nedition: french\nversion: '0.1.0'\nseed: 1\n...\n"
                                "---\nn: 1\nrules: 6\nwho: red\norder: {shoot: {by: anna, at: bruno}}\n"
                                "dice: [{die: d10, value: 4, source: rolled, for: shot}]\n"
                                "said: {legal: true, rules: [siege.1.41a, siege.3.21b, siege.sheet.2a, siege.1.3d, "
                                "siege.sheet.3c], result: B}\n...\n");
        return path(name);
    }

private slots:
    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    /// A line of a megabyte that is no YAML is looked through once. (Sought anew at each letter it took minutes.)
    void aVeryLongLineIsRefused_data()
    {
        QTest::addColumn<QByteArray>("line");
        constexpr int most = 1'000'000;
        QTest::newRow("words") << QByteArray("x ").repeated(most / 2) + ": 3\n";
        QTest::newRow("dashes") << QByteArray("- ").repeated(most / 2) + '\n';
        QTest::newRow("a space of another kind") << QByteArray(most, 'x') + "\u00A0\n";
        QTest::newRow("a key") << QByteArray(most, 'x') + ": 3\n";
    }
    void aVeryLongLineIsRefused()
    {
        QFETCH(QByteArray, line);
        QCOMPARE(validate("long.map.yaml", with(map, "title: Castle\n", line)).status, 1);
    }

    void theMarksOfAMergeAreCalledThat()
    {
        const QByteArray marks = "<<<<<<< HEAD\n    ..b...\n=======\n    ..bb..\n>>>>>>> two\n";
        const auto rows = validate("rows.map.yaml", with(map, "    ..b...\n", marks));
        QCOMPARE(rows.status, 1);
        QVERIFY2(rows.err.contains("rows.map.yaml:9:1: error: two versions of these lines were left here"), rows.err);
        QVERIFY2(rows.err.contains("[merge]") && rows.err.count("error") == 1, rows.err);
        const auto ids =
            validate("id.map.yaml", with(map, "id: castle\n", "<<<<<<< HEAD\nid: a\n=======\nid: b\n>>>>>>> x\n"));
        QVERIFY2(ids.err.contains("id.map.yaml:2:1: error: two versions"), ids.err);
        test::write(path("castle.map.yaml"), map);
        const auto forces =
            validate("castle.scenario.yaml",
                     with(scenario, "first: red\n", "<<<<<<< HEAD\nfirst: red\n=======\nfirst: blue\n>>>>>>> x\n"));
        QVERIFY2(forces.err.contains("castle.scenario.yaml:8:1: error: two versions"), forces.err);
        const QString journal = played("castle.scenario.yaml.journal.yaml");
        const auto lines = validate(
            "castle.scenario.yaml.journal.yaml",
            with(test::contentOf(journal), "who: red\n", "<<<<<<< HEAD\nwho: red\n=======\nwho: blue\n>>>>>>> x\n"));
        QVERIFY2(lines.err.contains("journal.yaml:12:1: error: two versions"), lines.err);
    }

    void aTitleMayHaveSuchSigns()
    {
        const auto ran =
            validate("a.map.yaml", with(map, "title: Castle", "title: '<<<<<<< and « fort\u00a0» – “so”'"));
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.status, 0);
    }

    void aSignThatLooksLikeAnotherIsNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const QByteArray& what, const QByteArray& inItsPlace,
                            const QByteArray& said) { QTest::newRow(name) << with(map, what, inItsPlace) << said; };
        row("behind a key", "id: castle", "id:\u00a0castle", ":2:4: error: there is a no-break space here");
        row("indentation", "  legend:", "\u00a0\u00a0legend:", ":6:1: error: there is a no-break space here");
        row("a symbol", "'.': plain", "\u2018.\u2019: plain", ":6:12: error: there is a curly quote here");
        row("a number", "columns: 6", "columns: 6\u00a0", ": error: there is a no-break space here");
        row("in front of a number", "columns: 6", "columns: \u200b6", ": error: there is an invisible character here");
        row("an id", "id: castle", "id: \u201ccastle\u201d", ":2:5: error: there is a curly quote here");
        row("a colon", "id: castle", "id\uff1a castle", ":2:3: error: there is a colon from another script here");
    }
    void aSignThatLooksLikeAnotherIsNamed()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const auto ran = validate("a.map.yaml", text);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("a.map.yaml" + said) || (said.startsWith(": ") && ran.err.contains(said)), ran.err);
        QVERIFY2(ran.err.contains("[look-alike]"), ran.err);
    }

    void aWidthIsReadAsItIsTyped()
    {
        for (const char* span : {"'2,5 m'", "2.5 m", "2\u00a0m", "'1,5\u202fkm'"})
        {
            const auto ran = validate("a.map.yaml", with(map, "2 m", span));
            QCOMPARE(ran.err, QByteArray());
            QCOMPARE(ran.status, 0);
        }
        QVERIFY(validate("a.map.yaml", with(map, "2 m", "'1.000,5 m'")).err.contains("[span]"));
    }

    void aScaleHasEitherSign()
    {
        test::write(path("a.map.yaml"), map);
        for (const char* scale : {"40.5", "40,5"})
        {
            const auto ran = ctl({"render", path("a.map.yaml"), "--scale", scale, "-o", path(QString(scale) + ".png")});
            QVERIFY2(ran.status == 0, ran.err);
        }
        QCOMPARE(test::contentOf(path("40,5.png")).size(), test::contentOf(path("40.5.png")).size());
    }

    void aNameThatLooksTheSameIsTheFile_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("onDisk");
        QTest::newRow("composed, decomposed") << QString("Ch\u00e2teau.map.yaml") << QString("Cha\u0302teau.map.yaml");
        QTest::newRow("decomposed, composed")
            << QString("E\u0301te\u0301.map.yaml") << QString("\u00c9t\u00e9.map.yaml");
        QTest::newRow("apostrophe") << QString("l'eau.map.yaml") << QString("l\u2019eau.map.yaml");
        QTest::newRow("hyphen") << QString("a-b.map.yaml") << QString("a\u2011b.map.yaml");
        QTest::newRow("space") << QString("a b.map.yaml") << QString("a\u00a0b.map.yaml");
    }
    void aNameThatLooksTheSameIsTheFile()
    {
        QFETCH(QString, written);
        QFETCH(QString, onDisk);
        test::write(path(onDisk), map);
        const auto ran = validate("s.scenario.yaml", with(scenario, "castle.map.yaml", '"' + written.toUtf8() + '"'));
        QCOMPARE(ran.err, QByteArray());
        QCOMPARE(ran.status, 0);
        test::write(path(written), "merlon: map/1\n"); // which is taken now, and is no good
        QCOMPARE(ctl({"validate", path("s.scenario.yaml")}).status, 1);
    }

    void aNameInOtherCapitalsIsShown()
    {
        test::write(path("Castle.map.yaml"), map);
        const auto ran = validate("s.scenario.yaml", scenario);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("but there is 'Castle.map.yaml', spelled differently"), ran.err);
    }

    void aPictureOrAMapOfTiledIsCalledThat_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("said");
        const QByteArray picture = "this is a picture;";
        const QByteArray tiled = "this is a Tiled map";
        QTest::newRow("png") << "a.png" << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16) << picture;
        QTest::newRow("jpeg") << "a.jpg" << QByteArray("\xff\xd8\xff\xe0\0\x10JFIF\0", 11) << picture;
        QTest::newRow("svg") << "a.svg" << QByteArray("<?xml version=\"1.0\"?>\n<svg xmlns=\"x\"/>\n") << picture;
        QTest::newRow("tmx") << "a.tmx"
                             << QByteArray("<?xml version=\"1.0\"?>\n<map version=\"1.10\" tilewidth=\"28\"></map>\n")
                             << tiled;
        QTest::newRow("tmj") << "a.tmj" << QByteArray("{ \"layers\":[], \"tiledversion\":\"1.10\", \"tilewidth\":28}\n")
                             << tiled;
        QTest::newRow("gz") << "a.svgz" << QByteArray("\x1f\x8b\x08\0\0", 5) << QByteArray("this is a compressed file");
        QTest::newRow("json") << "a.json" << QByteArray("{\"tilesets\":[], \"tilewidth\":28}") << tiled;
    }
    void aPictureOrAMapOfTiledIsCalledThat()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, said);
        const auto ran = validate(name, text);
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(":1:1: error: " + said), ran.err);
        QCOMPARE(ran.err.count("error"), 1);
        const auto named = validate("s.scenario.yaml", with(scenario, "castle.map.yaml", name.toUtf8()));
        QVERIFY2(named.err.contains(said), named.err); // so is one that a scenario takes for its map
        test::write(path("castle.map.yaml"), map);
        test::write(path("whole.scenario.yaml"), scenario);
        const QString file = path(name);
        for (const QStringList& arguments :
             {QStringList{"report", file, "-o", path("r.md")}, QStringList{"judge", file, "--orders", file},
              QStringList{"judge", path("whole.scenario.yaml"), "--orders", file}, QStringList{"replay", file}})
        {
            const auto other = ctl(arguments);
            QCOMPARE(other.status, 1);
            QVERIFY2(other.err.contains(said), other.err);
        }
    }

    void aLineOfXmlIsNoMarkOfAMerge()
    {
        const auto ran = validate("s.scenario.yaml", "merlon: scenario/1\n</data>\n");
        QCOMPARE(ran.status, 1);
        QVERIFY2(!ran.err.contains("version control"), ran.err);
        const auto torn = validate("s.scenario.yaml", "<<<<<<<\n" + scenario);
        QVERIFY2(torn.err.contains("version control"), torn.err);
    }

    void aReportTakesTheJournalAsTheGameThatItIs()
    {
        const QString journal = played("evening.journal.yaml");
        const auto ran = ctl({"report", journal, "-o", path("r.md")});
        QVERIFY2(ran.status == 0, ran.err);
        QVERIFY(test::contentOf(path("r.md")).contains("Bruno"));
        QCOMPARE(ctl({"validate", journal}).status, 0);
        QFile::remove(path("castle.scenario.yaml"));
        const auto alone = ctl({"report", journal, "-o", path("r2.md")});
        QCOMPARE(alone.status, 1);
        QVERIFY2(alone.err.contains("there is no scenario 'castle.scenario.yaml'"), alone.err);
    }

    void nobodyIsToldToTakeAJournalApart()
    {
        const QString journal = played("evening.journal.yaml");
        for (const QStringList& asked :
             {QStringList{"render", journal, "-o", path("a.png")}, QStringList{"lint", journal}})
        {
            const auto ran = ctl(asked);
            QVERIFY2(!(ran.out + ran.err).contains("keep one"), ran.err);
            QVERIFY2((ran.out + ran.err).contains("journal"), ran.err);
        }
    }
};

LIST_TEST(TestCtlAlike)

} // namespace tst_ctl_alike

#include "tst_ctl_alike.moc"
