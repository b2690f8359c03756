#include "support_field.h"
#include "support_main.h"
#include "support_mime.h"
#include "support_orders.h"
#include "support_sentences.h"

#include "core/systems.h"

#include <QBuffer>
#include <QImage>
#include <QProcess>
#include <QTest>

namespace tst_tables_ctl
{

using namespace merlon;
using test::Field;

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
    process.start(test::inBuild(u"tests/merlonctl_toy_table"), arguments);
    if (!process.waitForFinished())
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

/// Games on measured tables in files and on the command line.
class TestTablesCtl : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Field> field_;

    static QByteArray png(QSize size)
    {
        QImage image(size, QImage::Format_Mono);
        image.fill(0);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        return buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG") ? bytes : QByteArray();
    }
    void layPhotograph() const
    {
        const QString table = field_->file("field.table.yaml");
        Field::write(table, Field::textOf(table) + "background: {image: table.png, corners: [[0, 200], [300, 200], "
                                                   "[300, 0], [0, 0]], opacity: 1}\n");
    }

private slots:
    void init() { field_ = std::make_unique<Field>(); }

    void nothingLacksASentence()
    {
        for (const play::System* system : systems())
            for (const std::string& one : tests::missingSentences(*system))
                QFAIL(one.c_str());
    }

    /// The word of a system that does not ship: a file manager does not know it, and it is said which.
    void whatTheDesktopDoesNotKnowIsSaid() { QCOMPARE(test::unknownToDesktop(), QStringList{"expedition: no type"}); }

    void theirFilesAreRead()
    {
        const QStringList settings{field_->drill(), field_->march()};
        const QStringList tables{field_->file("field.table.yaml"), field_->file("country.table.yaml")};
        for (const QStringList& asks :
             {QStringList{"validate"} + settings + tables, QStringList{"format", "--check"} + settings + tables,
              QStringList{"lint"} + settings + tables})
        {
            const Ran ran = run(asks);
            QVERIFY2(ran.status == 0, ran.err.constData());
        }
    }

    /// Lengths in millimetres, as files hold them.
    void everyKindIsExplained()
    {
        const QStringList wrong = test::wrongFields(run({"orders", "--format", "yaml"}).out);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        const Ran plant = run({"orders", "drill", "plant"});
        for (const char* said : {"at: point", "height: length, 10 mm to 50 mm"})
            QVERIFY2(plant.out.contains(said), plant.out.constData());
        const Ran options = run({"orders", "drill", "options", "--format", "yaml"});
        QVERIFY2(options.out.contains("sort: \"length\", least: 10, most: 300"), options.out.constData());
    }

    void noShotIsAskedFor()
    {
        const QByteArray help = run({"--help"}).out;
        QVERIFY2(!help.contains("\n  who ") && !help.contains("\n  line "), help.constData());
        const Ran ran = run({"who", field_->drill(), "abel"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains("These rules have no line of fire."), ran.err.constData());
    }

    /// A table has a photograph, and neither a scan nor hexes.
    void aPictureIsToldInTheWordsOfATable()
    {
        const auto draw = [this](const QStringList& more) {
            return run(QStringList{"render", field_->file("field.table.yaml"), "--force", "-o", field_->file("t.png")} +
                       more);
        };
        const Ran scale = draw({"--scale", "0"});
        QCOMPARE(scale.status, 2);
        QVERIFY2(scale.err.contains("--scale takes 1 to 1000 pixels."), scale.err.constData());
        const Ran none = draw({"--layers", "scan"});
        QCOMPARE(none.status, 0);
        QVERIFY2(none.err.contains("There is no photograph to draw: the table has none."), none.err.constData());
        field_->replace(
            "field.table.yaml", "size: [600, 400]",
            "size: [600, 400]\nbackground: {image: gone.png, corners: [[0, 40], [60, 40], [60, 0], [0, 0]], "
            "opacity: 1}");
        const Ran gone = draw({});
        QCOMPARE(gone.status, 0);
        QVERIFY2(gone.err.contains("The photograph gone.png is not drawn: "), gone.err.constData());
    }

    void aDrillIsJudged()
    {
        const QString orders = test::inSource(u"tests/toy_table/orders.yaml");
        const Ran ran = run({"judge", field_->drill(), "--orders", orders});
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QVERIFY2(ran.out.contains("Abel marches 100.5 mm and may march 75 mm."), ran.out.constData());
        QVERIFY(ran.out.contains("Anna is put down outside its zone."));
        QVERIFY(ran.out.contains("A flag stands 20.5 mm away; the least is 50 mm."));
        QVERIFY(ran.out.contains("Bert is lost."));
    }

    /// Lengths in the unit of the table.
    void lengthsAreToldInTheReadersUnit()
    {
        field_->replace("field.table.yaml", "size: [600, 400]", "size: [600, 400]\nunit: inch");
        const Ran ran = run({"judge", field_->drill(), "--orders", test::inSource(u"tests/toy_table/orders.yaml")});
        QVERIFY2(ran.out.contains("Abel marches 4.02 in and may march 3 in."), ran.out.constData());
    }

    void whatIsWrongIsTold_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("says");
        const QByteArray drill = "drill.scenario.yaml";
        const QByteArray march = "march.expedition.yaml";
        QTest::newRow("off the table") << drill << QByteArray("x: 400, y: 300") << QByteArray("x: 700, y: 300")
                                       << QByteArray("[700, 300] is off the table");
        QTest::newRow("facing") << drill << QByteArray("y: 300, facing: 180") << QByteArray("y: 300, facing: 400")
                                << QByteArray("0 to 359.9");
        QTest::newRow("crossing zone") << drill << QByteArray("[600, 0], [600, 160]")
                                       << QByteArray("[600, 160], [600, 0]") << QByteArray("[outline]");
        QTest::newRow("two points") << drill << QByteArray("[[0, 0], [600, 0], [600, 160], [0, 160]]")
                                    << QByteArray("[[0, 0], [600, 0]]") << QByteArray("at least 3 points");
        QTest::newRow("another word") << march << QByteArray("expedition/1") << QByteArray("scenario/1")
                                      << QByteArray("begins with 'merlon: expedition/1'");
        QTest::newRow("own row") << march << QByteArray("to: cedar") << QByteArray("tu: cedar") << QByteArray("to");
        QTest::newRow("own number") << march << QByteArray("bases: 2") << QByteArray("bases: 99")
                                    << QByteArray("1 to 12");
        QTest::newRow("no such table") << march << QByteArray("country.table.yaml") << QByteArray("county.table.yaml")
                                       << QByteArray("county.table.yaml");
        QTest::newRow("no such table of its own")
            << march << QByteArray("field: field.table.yaml") << QByteArray("field: fold.table.yaml")
            << QByteArray("march.expedition.yaml:7:8: error: there is no board 'fold.table.yaml'");
        QTest::newRow("no such place") << march << QByteArray("at: beech") << QByteArray("at: elm")
                                       << QByteArray(":21:36: error: 'at' names 'elm', but the board has only: 'ash'");
        QTest::newRow("a table out of the folder")
            << march << QByteArray("field: field.table.yaml") << QByteArray("field: ../field.table.yaml")
            << QByteArray(":7:8: error: the board '../field.table.yaml' cannot be read");
    }

    void whatIsWrongIsTold()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, says);
        field_->replace(file.constData(), before.constData(), after.constData());
        const Ran ran = run({"validate", field_->file(file.constData())});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(says), ran.err.constData());
    }

    /// Where a battle will be fought one day: told now, not then.
    void aHexMapIsNoTableOfItsOwn()
    {
        Field::write(field_->file("yard.map.yaml"), "merlon: map/1\nid: yard\nruleset: drill\n"
                                                    "grid: {columns: 2, rows: 1, hexes: flat, shoved: even}\n"
                                                    "terrain:\n  legend: {'.': bare}\n  rows: |\n    ..\n");
        field_->replace("march.expedition.yaml", "field: field.table.yaml", "field: yard.map.yaml");
        const Ran ran = run({"validate", field_->march()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(":7:8: error: these rules are played on a measured table, but 'yard.map.yaml' is a "
                                  "hex map; name a table [boards]"),
                 ran.err.constData());
    }

    /// A hex map in the place of a table.
    void aHexMapIsNoTable()
    {
        Field::write(field_->file("field.table.yaml"), "merlon: map/1\nid: field\nruleset: drill\n"
                                                       "grid: {columns: 2, rows: 1, hexes: flat, shoved: even}\n"
                                                       "terrain:\n  legend: {'.': bare}\n  rows: |\n    ..\n");
        const Ran ran = run({"validate", field_->drill()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("is a hex map; name a table"), ran.err.constData());
    }

    /// A map of other rules, whose terrain nobody knows here: it is said that it is no table, and nothing else.
    void aHexMapOfAnotherGameIsNoTable()
    {
        QVERIFY(QFile::copy(test::inSource(u"scenarios/norman-gate/norman-gate.map.yaml"),
                            field_->file("norman-gate.map.yaml")));
        field_->replace("drill.scenario.yaml", "field.table.yaml", "norman-gate.map.yaml");
        const Ran ran = run({"validate", field_->drill()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(":6:12: error: these rules are played on a measured table, but "
                                  "'norman-gate.map.yaml' is a hex map; name a table [boards]"),
                 ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
    }

    void aSecondTableIsOneTooMany_data()
    {
        QTest::addColumn<QByteArray>("second");
        QTest::newRow("apart") << QByteArray("  - {file: country.table.yaml}\n");
        QTest::newRow("at an edge") << QByteArray("  - {file: country.table.yaml, edge: east}\n");
    }
    void aSecondTableIsOneTooMany()
    {
        QFETCH(const QByteArray, second);
        const QByteArray first = "  - {file: field.table.yaml}\n";
        field_->replace("drill.scenario.yaml", first.constData(), (first + second).constData());
        const Ran ran = run({"validate", field_->drill()});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(":7:5: error: measured tables do not lie side by side"), ran.err.constData());
        QVERIFY2(ran.err.contains("played on 1 map; remove this one [maps]"), ran.err.constData());
        QCOMPARE(ran.err.count('\n'), 1);
    }

    void aPhotographThatCannotBeDrawnIsTold_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("why");
        QTest::newRow("missing") << QByteArray() << QByteArray("The file does not exist.");
        QTest::newRow("broken") << QByteArray("no picture") << QByteArray("It is not a readable PNG, JPEG or SVG.");
        QTest::newRow("large") << png({20'000, 10'000}) << QByteArray("The image has more than 100 million pixels");
        QTest::newRow("cut") << png({300, 200}).chopped(40) << QByteArray("It is not a readable PNG, JPEG or SVG.");
    }
    void aPhotographThatCannotBeDrawnIsTold()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QByteArray, why);
        layPhotograph();
        if (!content.isEmpty())
            Field::write(field_->file("table.png"), content);
        const QByteArray says =
            "field.table.yaml:11:21: warning: the image 'table.png' cannot be drawn; replace it, or "
            "remove 'background'. " +
            why;
        for (const char* verb : {"validate", "lint"})
            for (const QString& file : {field_->file("field.table.yaml"), field_->drill()})
            {
                const Ran ran = run({verb, file});
                QCOMPARE(ran.status, 0);
                QVERIFY2(ran.err.contains(says), ran.err.constData());
                QCOMPARE(ran.err.count("[undrawn-image]"), 1);
            }
    }

    void aGoodPhotographIsNotTold()
    {
        layPhotograph();
        Field::write(field_->file("table.png"), png({300, 200}));
        for (const char* verb : {"validate", "lint"})
            QVERIFY(!run({verb, field_->file("field.table.yaml")}).err.contains("image"));
    }

    /// The table of its battles, which is none of its own boards.
    void whatOnlyItsSystemNamesIsPacked()
    {
        const QString archive = field_->file("march.merlon");
        const Ran packed = run({"pack", field_->march(), "-o", archive});
        QVERIFY2(packed.status == 0, packed.err.constData());
        QCOMPARE(packed.out, QByteArray("march.expedition.yaml\ncountry.table.yaml\nfield.table.yaml\n"));
        const Ran unpacked = run({"unpack", archive, "-o", field_->file("there")});
        QVERIFY2(unpacked.status == 0 && unpacked.err.isEmpty(), unpacked.err.constData());
        QCOMPARE(Field::textOf(field_->file("there/field.table.yaml")),
                 Field::textOf(field_->file("field.table.yaml")));
    }

    /// It may be no text that a stranger wants to have.
    void whatIsNoTableIsNotPacked()
    {
        Field::write(field_->file("field.table.yaml"), "merlon: secrets/1\nsystem: march\nsecrets: []\n");
        const Ran packed = run({"pack", field_->march(), "-o", field_->file("march.merlon")});
        QCOMPARE(packed.status, 1);
        QVERIFY(!QFile::exists(field_->file("march.merlon")));
    }
};

LIST_TEST(TestTablesCtl)

} // namespace tst_tables_ctl

#include "tst_tables_ctl.moc"
