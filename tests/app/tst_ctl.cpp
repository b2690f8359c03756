// merlonctl from start to exit: what it prints, where, and with which exit status. How it judges: tst_ctl_judge.

#include "support_ctl.h"
#include "support_main.h"
#include "support_places.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <yaml-cpp/yaml.h>

#include <filesystem>

namespace tst_ctl
{

using namespace merlon;
using test::castle;
using test::ctl;
const QString& map = test::castleMap;
using test::orders;
using test::scenario;

namespace
{

#ifdef __SANITIZE_ADDRESS__
constexpr long instrumented = 10; ///< how much more memory is allowed
#else
constexpr long instrumented = 1;
#endif

QByteArray smallMap(const QByteArray& rows, const QByteArray& more = {})
{
    return "merlon: map/1\nid: m\ngrid: {columns: 4, rows: 1, hexes: flat, shoved: even}\nterrain:\n"
           "  legend: {'.': plain}\n  rows: |\n    " +
           rows + '\n' + more;
}

/// A wall with a door across its walk and a hoarding, where somebody painted over B4.
QByteArray lineWithAGap()
{
    return "merlon: map/1\nid: l\ngrid: {columns: 5, rows: 8, hexes: flat, shoved: even}\nterrain:\n"
           "  legend: {'.': plain, R: rampart}\n  rows: |\n    .....\n    .R...\n    .R...\n    .....\n"
           "    .R...\n    .R...\n    .R...\n    .....\n"
           "features:\n  - {hex: B6, sides: [S], kind: door, state: closed}\n"
           "overlays:\n  - {kind: hoarding, hexes: [B5, B6, B7], outward: SW}\n"
           "lines:\n  - {id: rampart-1, kind: rampart, level: 1, path: [B2, B7], "
           "under: {plain/0: [B2, B3, B5, B6, B7]}}\n";
}

} // namespace

class TestCtl : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> desk_;

    QString file(const QString& name, const QByteArray& text) const
    {
        const QString path = desk_->filePath(name);
        test::write(path, text);
        return path;
    }

private slots:
    void aReadOnlyFileIsNotRewrittenUnasked_data()
    {
        QTest::addColumn<QStringList>("verb");
        QTest::newRow("format") << QStringList{"format"};
        QTest::newRow("lint --fix") << QStringList{"lint", "--fix"};
    }
    void aReadOnlyFileIsNotRewrittenUnasked()
    {
        QFETCH(const QStringList, verb);
        const QByteArray text = smallMap("....", "features:\n- {sides: [N], hex: B1, kind: parapet}\n");
        const QString locked = file("m.map.yaml", text);
        QVERIFY(QFile::setPermissions(locked, QFileDevice::ReadOwner | QFileDevice::ReadGroup));
        const auto refused = ctl(verb + QStringList{locked});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("the file is read-only") && refused.err.contains("--force"),
                 refused.err.constData());
        QCOMPARE(test::contentOf(locked), text);
        QCOMPARE(ctl(verb + QStringList{locked, "--force"}).status, 0);
        QVERIFY(test::contentOf(locked) != text);
        QVERIFY(!QFileInfo(locked).permission(QFileDevice::WriteOwner));
    }

    void init() { desk_ = std::make_unique<QTemporaryDir>(); }

    void helpForNewcomers()
    {
        QCOMPARE(ctl({}).status, 2);
        const auto help = ctl({"--help"});
        QCOMPARE(help.status, 0);
        for (const char* verb : {"validate", "format", "join", "render", "judge", "line", "rules", "i18n"})
        {
            QVERIFY(help.out.contains(verb));
            const auto one = ctl({verb, "--help"});
            QCOMPARE(one.status, 0);
            QVERIFY2(one.out.contains("Examples:\n  merlonctl " + QByteArray(verb)), verb);
            QVERIFY(one.err.isEmpty());
        }
    }

    void wrongUsageIsStatusTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("said");
        QTest::newRow("no such verb") << QStringList{"vaildate", map} << "'vaildate'";
        QTest::newRow("nothing to validate") << QStringList{"validate"} << "Missing";
        QTest::newRow("no such option") << QStringList{"validate", "--hurry", map} << "hurry";
        QTest::newRow("no such format") << QStringList{"validate", "--format", "json", map} << "'json'";
        QTest::newRow("no such language") << QStringList{"rules", "--lang", "de"} << "'de'";
        QTest::newRow("no orders") << QStringList{"judge", scenario} << "--orders";
        QTest::newRow("no picture") << QStringList{"render", map} << "-o";
        QTest::newRow("no such picture") << QStringList{"render", map, "-o", "castle.gif"} << "castle.gif";
        QTest::newRow("one hex") << QStringList{"line", map, "A1"} << "Missing";
        QTest::newRow("dice of letters") << QStringList{"judge", scenario, "--orders", orders, "--dice", "x"} << "x";
    }

    void wrongUsageIsStatusTwo()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, said);
        const auto ran = ctl(arguments);
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.err.contains(said.toUtf8()), ran.err.constData());
        QVERIFY2(ran.err.contains("usage: merlonctl"), ran.err.constData());
        QVERIFY(ran.out.isEmpty());
    }

    void whatShipsIsValid()
    {
        const auto ran = ctl({"validate", map, scenario, orders, test::playedJournal});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        const auto yaml = ctl({"validate", "--format", "yaml", map, scenario});
        QCOMPARE(yaml.status, 0);
        QVERIFY(YAML::Load(yaml.out.toStdString()).IsSequence());
    }

    void brokenFilesAreStatusOneQuicklyAndInBoundedMemory_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("truncated") << test::contentOf(map).left(700) << ":";
        QTest::newRow("cut in a row") << smallMap("..") << ":7:5: error: row 1 has 2 hexes, but the map has 4 columns";
        QTest::newRow("wrong types") << smallMap("....").replace("columns: 4", "columns: four")
                                     << ":3:17: error: columns should be a whole number";
        QTest::newRow("unknown terrain") << smallMap("....").replace("plain", "plian")
                                         << "unknown terrain 'plian' for the symbol '.'; did you mean";
        QTest::newRow("a path out") << smallMap("....", "background: {image: ../../etc/passwd}\n")
                                    << ":8:21: error: the image '../../etc/passwd' cannot be read";
        QTest::newRow("newer") << smallMap("....").replace("map/1", "map/2") << "newer Merlon";
        QTest::newRow("garbage") << QByteArray::fromHex("7f454c4602010100000000ff00fe") << "error:";
        QTest::newRow("empty") << QByteArray() << "empty";
        QTest::newRow("a row of 60 MB") << smallMap(QByteArray(60'000'000, '.')) << ":7:";
        QTest::newRow("a file of 100 MB") << smallMap(QByteArray(100'000'000, '.')) << "MiB";
        QByteArray aliases = "merlon: map/1\na0: &a0 [x, x]\n";
        for (int n = 1; n < 10'000; ++n)
            aliases += QString("a%1: &a%1 [*a%2, *a%2]\n").arg(n).arg(n - 1).toUtf8();
        QTest::newRow("ten thousand aliases")
            << aliases << ":2:5: error: anchors (&) and aliases (*) are not supported";
    }

    void brokenFilesAreStatusOneQuicklyAndInBoundedMemory()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        const QString name = file("broken.map.yaml", text);
        const auto ran = ctl({"validate", name});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.startsWith(name.toUtf8()), ran.err.left(300).constData());
        QVERIFY2(ran.err.contains(said.toUtf8()), ran.err.left(300).constData());
        QVERIFY(ran.err.size() < 50'000);
        QVERIFY2(ran.peakKiB < 250'000 * instrumented, qPrintable(QString::number(ran.peakKiB)));
    }

    void aScanThatIsNotThereIsTold()
    {
        const QString name = file("m.map.yaml", smallMap("....", "background: {image: scan.png}\n"));
        for (const char* verb : {"validate", "lint"})
        {
            const auto ran = ctl({verb, name});
            QCOMPARE(ran.status, 0);
            QVERIFY2(ran.err.contains(":8:21: warning: the image 'scan.png' cannot be drawn; replace it, or remove "
                                      "'background'. The file does not exist."),
                     ran.err.constData());
        }
    }

    void aRowOfTenGigabytes()
    {
        const QString name = file("huge.map.yaml", smallMap("...."));
        std::filesystem::resize_file(name.toStdString(), 10'000'000'000U); // takes no room on the disk
        const auto ran = ctl({"validate", name});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("MiB"), ran.err.constData());
        QVERIFY2(ran.peakKiB < 60'000 * instrumented, qPrintable(QString::number(ran.peakKiB)));
    }

    void twoCountersOfOneName()
    {
        QByteArray text = test::contentOf(scenario);
        QVERIFY(QFile::copy(map, desk_->filePath("norman-gate.map.yaml")));
        text.replace("{id: warin, name: Warin,", "{id: alric, name: Warin,");
        const auto ran = ctl({"validate", file("twice.scenario.yaml", text)});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains(":82:") && ran.err.contains("alric") && ran.err.contains("line 81"),
                 ran.err.constData());
    }

    void whatIsNoFile()
    {
        for (const QString& name : {desk_->path(), desk_->filePath("missing.map.yaml")})
        {
            const auto ran = ctl({"validate", name});
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.startsWith(name.toUtf8() + ": error: ") || ran.err.startsWith(name.toUtf8() + ":0:0: "),
                     ran.err.constData());
        }
    }

    void anUnknownKeyIsAWarning()
    {
        const auto ran = ctl({"validate", file("m.map.yaml", smallMap("....", "overlay: []\n"))});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.contains(":8:1: warning: the map has no key 'overlay'; did you mean 'overlays'?"),
                 ran.err.constData());
    }

    void ordersAreCheckedAgainstTheScenarioBeforeThem()
    {
        const QString good = file("good.yaml", "# of an evening\n- shoot: {by: alric, at: gwyn}\n- end_phase: {}\n");
        const auto known = ctl({"validate", scenario, good});
        QCOMPARE(known.status, 0);
        QVERIFY2(known.err.isEmpty(), known.err.constData());
        QVERIFY(known.out.contains("good.yaml: no errors"));
        const QString bad =
            file("bad.yaml", "- retreat: {counter: gwyn, path: [AZ1]}\n- shoot: {by: alric, from: A1, at: gwyn}\n");
        const auto ran = ctl({"validate", scenario, bad});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("bad.yaml:1:35: error: hex 'AZ1' is off the map; the last hex is AN30"),
                 ran.err.constData());
        QVERIFY2(ran.err.contains("bad.yaml:2:") && ran.err.contains("'from'"), ran.err.constData());
        const auto nobody = ctl({"validate", scenario, file("nobody.yaml", "- shoot: {by: alrik, at: gwyn}\n")});
        QCOMPARE(nobody.status, 1);
        QVERIFY2(nobody.err.contains("nobody.yaml:1:1: error: there is no counter 'alrik'"), nobody.err.constData());
    }

    void whatIsDoneByHandChangesSomethingOrIsNoted()
    {
        const auto says = [&](const char* lines) { return ctl({"validate", scenario, file("hand.yaml", lines)}); };
        QCOMPARE(says("- effects:\n  note: supper\n").status, 0);
        QCOMPARE(says("- effects: []\n  note: supper\n").status, 0);
        const auto nobody = says("- effects: [{among: [], suffer: wounded}]\n"); // owed by whom?
        QVERIFY2(nobody.status == 1 && nobody.err.contains("[count]"), nobody.err.constData());
        for (const char* idle : {"- effects:\n", "- effects: []\n", "- effects: []\n  note:\n"})
        {
            const auto ran = says(idle);
            QCOMPARE(ran.status, 1);
            QVERIFY2(ran.err.contains("hand.yaml:1:3: error: nothing is changed by hand"), ran.err.constData());
        }
        const auto allowed = says("- shoot: {by: alric, at: gwyn}\n  allowed: false\n");
        QCOMPARE(allowed.status, 0);
        QVERIFY2(allowed.err.contains("hand.yaml:2:12: warning: 'allowed: false' has no effect"),
                 allowed.err.constData());
    }

    /// What only a scenario could tell is not held against them.
    void ordersAloneAreRecognised()
    {
        const auto ran = ctl({"validate", orders});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.contains("orders.yaml: note: this is an order file") && ran.err.count('\n') == 1,
                 ran.err.constData());
        const auto wrong = ctl({"validate", file("wrong.yaml", "- shot: {by: alric, at: gwyn}\n- end_phase: {}\n")});
        QCOMPARE(wrong.status, 1);
        QVERIFY2(wrong.err.contains("wrong.yaml:1:3: error: this is not an order"), wrong.err.constData());
        QVERIFY2(!wrong.err.contains("merlon:"), wrong.err.constData());
    }

    /// The scenario of its name, and not whichever was named before.
    void ordersOfTheNameOfAScenarioBelongToIt()
    {
        const QString example = test::inSource(u"scenarios/worked-example/");
        const auto ran = ctl({"validate", scenario, example + "moat.orders.yaml", example + "slits.orders.yaml"});
        QCOMPARE(ran.status, 0);
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
    }

    void formatIsCanonicalAndSaysSo()
    {
        const QByteArray loose = "# mine\nmerlon: map/1\nid:   m\nmood: grim\nterrain:\n  rows: |\n    ....\n"
                                 "  legend: {'.': plain}\ngrid: {rows: 1, columns: 4, shoved: even, hexes: flat}\n";
        const QString name = file("m.map.yaml", loose);
        QCOMPARE(ctl({"format", "--check", name}).status, 1);
        QCOMPARE(test::contentOf(name), loose);
        QCOMPARE(ctl({"format", name}).status, 0);
        const QByteArray once = test::contentOf(name);
        QVERIFY2(once.contains("# mine") && once.contains("mood: grim"), once.constData());
        QCOMPARE(ctl({"format", "--check", name}).status, 0);
        QCOMPARE(ctl({"format", name}).status, 0);
        QCOMPARE(test::contentOf(name), once);
        const QByteArray broken = "merlon: map/1\nid: m\n";
        const QString bad = file("bad.map.yaml", broken);
        QCOMPARE(ctl({"format", bad}).status, 1);
        QCOMPARE(test::contentOf(bad), broken);
    }

    void whatChangedBetweenTwoFilesIsListed()
    {
        const QString old = file("old.map.yaml", smallMap("...."));
        const auto same = ctl({"diff", old, file("same.map.yaml", smallMap("...."))});
        QVERIFY2(same.status == 0 && same.out == "No differences.\n", same.out.constData());
        QByteArray other = smallMap(".t..", "overlays:\n  - {kind: fire, hexes: [A1]}\n");
        other.replace("plain}", "plain, t: tree}");
        const auto is = ctl({"diff", old, file("new.map.yaml", other)});
        QCOMPARE(is.status, 1);
        QVERIFY2(is.out.startsWith("Terrain: B1\n") && is.out.contains("Only in the file: fire"), is.out.constData());
        const auto back = ctl({"diff", "--format", "yaml", file("new.map.yaml", other), old});
        QVERIFY2(back.status == 1 && back.out.startsWith("- \"Terrain: B1\"\n- \"Not in the file: "),
                 back.out.constData());
        QCOMPARE(ctl({"diff", scenario, scenario}).status, 0);
        QByteArray text = test::contentOf(scenario);
        text.replace("name: Gwyn", "name: Gwynfor");
        for (const char* name : {"norman-gate.map.yaml"})
            QVERIFY(QFile::copy(castle + '/' + name, desk_->filePath(name)));
        const auto renamed = ctl({"diff", scenario, file("renamed.scenario.yaml", text)});
        QVERIFY2(renamed.status == 1 && renamed.out.contains("Gwyn") && !renamed.out.contains("Terrain"),
                 renamed.out.constData());
        const auto kinds = ctl({"diff", map, scenario});
        QVERIFY2(kinds.status == 1 && kinds.err.contains("compare two of one kind"), kinds.err.constData());
    }

    void lintSaysWhereAndMends()
    {
        const QString path = file("m.map.yaml", smallMap("....", "features:\n  - {hex: B1, sides: [N], kind: parapet}\n"
                                                                 "  - {hex: C1, sides: [N], kind: wall}\n"));
        const auto found = ctl({"lint", path});
        QCOMPARE(found.status, 0);
        QVERIFY2(found.err.startsWith(path.toUtf8() + ":9:5: warning: hex B1 is plain"), found.err);
        QVERIFY(found.err.contains("note: can be fixed with --fix"));
        QCOMPARE(found.err.count('\n'), 2);
        const auto inYaml = YAML::Load(ctl({"lint", "--format", "yaml", path}).out.toStdString());
        QCOMPARE(inYaml[0]["code"].as<std::string>(), std::string("bare-feature"));
        QCOMPARE(inYaml[0]["line"].as<int>(), 9);
        const auto mended = ctl({"lint", "--fix", path});
        QCOMPARE(mended.status, 0);
        QVERIFY2(mended.out.startsWith(path.toUtf8() + ":9:5: note: fixed: Remove from hex B1"), mended.out);
        QVERIFY(mended.err.isEmpty());
        const QByteArray text = test::contentOf(path);
        QVERIFY(!text.contains("parapet") && text.contains("wall"));
        QVERIFY(ctl({"lint", path}).out.contains("nothing found"));
        const QString broken = file("broken.map.yaml", "merlon: map/1\ngrid: {columns: many}\n");
        QCOMPARE(ctl({"lint", "--fix", broken}).status, 1);
        QCOMPARE(ctl({"lint"}).status, 2);
    }

    /// What is only offered stays in the file.
    void lintMendsWhatIsSafeAlone()
    {
        const QString path = file("d.map.yaml", smallMap("..#.", "features:\n  - {hex: B1, sides: [NE], kind: door}\n"
                                                                 "  - {hex: B1, sides: [N], kind: parapet}\n")
                                                    .replace("plain}", "plain, '#': wall}"));
        const auto fixed = ctl({"lint", "--fix", "--format", "yaml", path});
        QCOMPARE(fixed.status, 0);
        const auto told = YAML::Load(fixed.out.toStdString());
        QCOMPARE(told[0]["code"].as<std::string>(), std::string("mended"));
        QCOMPARE(told[0]["line"].as<int>(), 10);
        QCOMPARE(told[1]["code"].as<std::string>(), std::string("door-nowhere"));
        QVERIFY(told[2]["message"].as<std::string>().starts_with("could be fixed like this: "));
        QCOMPARE(told.size(), std::size_t{3});
        const QByteArray text = test::contentOf(path);
        QVERIFY(text.contains("door") && !text.contains("parapet"));
    }

    /// A line is built again by hand alone: whoever does so is asked about what stands in its way.
    void lintLeavesLinesAndWhatStandsOnThem()
    {
        const QString path = file("l.map.yaml", lineWithAGap());
        const QByteArray before = test::contentOf(path);
        const auto fixed = ctl({"lint", "--fix", path});
        QCOMPARE(fixed.status, 0);
        QVERIFY2((fixed.out + fixed.err).contains("something else lies on the course of the line"), fixed.out);
        QVERIFY((fixed.out + fixed.err).contains("could be fixed like this: Change a line"));
        QCOMPARE(test::contentOf(path).count("door"), before.count("door"));
        QCOMPARE(test::contentOf(path).count("hoarding"), before.count("hoarding"));
    }

    /// What the system has against a scenario is listed with all else, and its cures are made.
    void lintMendsWhatCannotBePlayed()
    {
        for (const QString& name : {QString("/norman-gate.scenario.yaml"), QString("/norman-gate.map.yaml")})
            test::write(desk_->filePath(name.mid(1)), test::contentOf(castle + name));
        const QString path = desk_->filePath("norman-gate.scenario.yaml");
        QByteArray text = test::contentOf(path);
        QVERIFY(text.contains(", rear: Y15"));
        test::write(path, text.replace(", rear: Y15", ""));
        const auto found = ctl({"lint", path});
        QCOMPARE(found.status, 1);
        QCOMPARE(found.err.count("error:"), 1);
        QVERIFY2(found.err.contains("occupies two hexes"), found.err);
        QVERIFY2(found.err.contains("can be fixed with --fix"), found.err);
        QCOMPARE(ctl({"lint", "--fix", path}).status, 0);
        QVERIFY(ctl({"lint", path}).out.contains("nothing found"));
    }

    /// At the hex itself, in the rows of the terrain.
    void lintOfAScenarioLintsItsMaps()
    {
        for (const QString& name : {QString("/norman-gate.scenario.yaml"), QString("/norman-gate.map.yaml")})
            test::write(desk_->filePath(name.mid(1)), test::contentOf(castle + name));
        const QString path = desk_->filePath("norman-gate.scenario.yaml");
        QVERIFY(ctl({"lint", path}).out.contains("nothing found"));
        QByteArray text = test::contentOf(desk_->filePath("norman-gate.map.yaml"));
        text.replace("    ..tt.t..t", "    ..tt.R..t");
        test::write(desk_->filePath("norman-gate.map.yaml"), text);
        const auto found = ctl({"lint", path});
        QVERIFY2(found.err.contains("norman-gate.map.yaml:10:10: warning: nobody can reach hex F2"), found.err);
        text.replace("\n    ", "\n       ").replace('\n', "\r\n"); // as another hand may write it
        test::write(desk_->filePath("norman-gate.map.yaml"), text);
        const auto other = ctl({"lint", path});
        QVERIFY2(other.err.contains("norman-gate.map.yaml:10:13: warning: nobody can reach hex F2"), other.err);
    }

    void whatALayerLeavesOutIsSaid()
    {
        const QString png = desk_->filePath("part.png");
        const auto said = [&](const QString& file, const char* layers, const char* scale)
        {
            const auto ran = ctl({"render", file, "-o", png, "--layers", layers, "--scale", scale});
            return ran.status == 0 ? ran.err : QByteArray("failed");
        };
        QVERIFY(said(map, "names", "20").contains("Hex names are left out"));
        QCOMPARE(said(map, "names", "80"), QByteArray());
        QCOMPARE(said(map, "grid", "20"), QByteArray());
        QVERIFY(said(map, "scan", "20").contains("no scan to draw"));
        QVERIFY(said(map, "zones,grid", "20").contains("a map, not a scenario"));
        QCOMPARE(said(scenario, "zones,counters", "20"), QByteArray());
        QCOMPARE(said(map, "structures,features,overlays,levels", "20"), QByteArray());
        test::write(desk_->filePath("bare.map.yaml"),
                    "merlon: map/1\nid: bare\ngrid: {columns: 2, rows: 1, hexes: flat, shoved: even}\n"
                    "terrain:\n  legend: {'.': plain}\n  rows: |\n    ..\n");
        const QString bare = desk_->filePath("bare.map.yaml");
        for (const char* layer : {"levels", "features", "structures", "overlays"})
            QCOMPARE(said(bare, layer, "20"), QByteArray("There is nothing to draw in these layers: ") + layer + ".\n");
        QCOMPARE(said(bare, "grid,structures,overlays", "20"),
                 QByteArray("There is nothing to draw in these layers: structures, overlays.\n"));
        QCOMPARE(ctl({"render", map, "-o", png, "--layers", "names", "--scale", "20", "--quiet"}).err, QByteArray());
    }

    void picturesWithoutADisplay()
    {
        const QString png = desk_->filePath("castle.png");
        const auto ran = ctl({"render", scenario, "-o", png, "--width", "640"});
        QVERIFY2(ran.status == 0, ran.err.constData());
        QVERIFY2(ran.err.isEmpty(), ran.err.constData());
        QCOMPARE(QImageReader(png).size().width(), 640);
        const QImage picture(png);
        QSet<QRgb> colours;
        for (int x = 0; x < picture.width(); x += 7)
            colours.insert(picture.pixel(x, picture.height() / 2));
        QVERIFY(colours.size() > 20);

        const auto layers = [&](const QString& names)
        {
            const QString file = desk_->filePath("layers.png");
            const auto drawn = ctl({"render", scenario, "-o", file, "--width", "640", "--layers", names});
            return drawn.status == 0 ? QImage(file) : QImage();
        };
        QVERIFY(!layers("grid").isNull() && layers("grid,zones") != layers("grid"));

        const QString svg = desk_->filePath("castle.svg");
        QCOMPARE(ctl({"render", map, "-o", svg}).status, 0);
        QXmlStreamReader xml(test::contentOf(svg));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));

        const QString pdf = desk_->filePath("castle.pdf");
        QCOMPARE(ctl({"render", map, "-o", pdf, "--page", "A4"}).status, 0);
        const QByteArray pages = test::contentOf(pdf);
        QVERIFY(pages.startsWith("%PDF-"));
        QVERIFY(pages.count("/Type /Page\n") > 4); // 40 x 30 hexes of 16 mm
    }

    void aPictureThatCannotBeWritten()
    {
        const auto ran = ctl({"render", map, "-o", desk_->filePath("no/such/folder.png")});
        QCOMPARE(ran.status, 1);
        QVERIFY2(ran.err.contains("no/such/folder.png"), ran.err.constData());
        QCOMPARE(ctl({"render", map, "-o", desk_->filePath("a.pdf"), "--page", "B17"}).status, 1);
        QCOMPARE(QDir(desk_->path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void differencesOfTheEditionsAreListed()
    {
        const auto all = ctl({"rules", "--differences"});
        QVERIFY(all.out.contains("over-cover") && all.out.contains("options: {over-cover: french}"));
        QVERIFY(all.out.count("changes a verdict: ") > 70);
        const auto one = ctl({"rules", "1.42c", "--differences", "--format", "yaml"});
        const auto read = YAML::Load(one.out.toStdString());
        QCOMPARE(read.size(), std::size_t(1));
        QCOMPARE(read[0]["key"].as<std::string>(), std::string("over-cover"));
        QCOMPARE(read[0]["changes"].as<std::string>(), std::string("yes"));
        QCOMPARE(read[0]["says"].size(), std::size_t(2));
        QVERIFY(!ctl({"rules", "siege.99.99", "--differences"}).err.isEmpty());
    }

    void rulesInFourLanguages()
    {
        QSet<QByteArray> answers;
        for (const QString language : {"en", "it", "es", "fr"})
            answers.insert(ctl({"rules", "siege.1.42a", "--lang", language}).out);
        QCOMPARE(answers.size(), 4);
        QVERIFY(ctl({"rules"}).out.count('\n') > 400);
        const auto none = ctl({"rules", "siege.99.99"});
        QCOMPARE(none.status, 1);
        QVERIFY(none.err.contains("siege.99.99"));
    }

    void translationsAreCounted()
    {
        const auto all = ctl({"i18n", "status", "--format", "yaml"});
        QCOMPARE(all.status, 0);
        QVERIFY(YAML::Load(all.out.toStdString()).size() >= 3);
        QString text = QString::fromUtf8(test::contentOf(test::inSource(u"translations/merlon_it.ts")));
        const auto at = text.indexOf("<translation>");
        text.replace(at, 13, "<translation type=\"unfinished\">");
        test::write(desk_->filePath("merlon_it.ts"), text.toUtf8());
        const auto one = ctl({"i18n", "status", "--dir", desk_->path()});
        QCOMPARE(one.status, 1);
        QVERIFY2(one.out.contains("merlon_it.ts"), one.out.constData());
    }
};

LIST_TEST(TestCtl)

} // namespace tst_ctl

#include "tst_ctl.moc"
