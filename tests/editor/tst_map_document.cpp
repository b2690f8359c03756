#include "editor/map_document.h"
#include "editor/scenario_document.h"
#include "support_maps.h"
#include "translations/diagnostics.h"

#include <QAction>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestMapDocument : public QObject
{
    Q_OBJECT

private slots:
    void undoOfAStrokeBringsBackEveryHex();
    void undoOfTheFirstLevelLeavesAMapWithoutLevels();
    void patchesOfOnePressAreOneStep();
    void patchesOfDifferentPressesAreSteps();
    void paintThatChangesNothingIsNoStep();
    void randomWalksThroughTheHistoryAgreeWithSnapshots();
    void stepsSayWhatTheyDid();
    void savedTextIsTheCanonicalOne();
    void savingIsCleanAndUndoIsNot();
    void aFileThatSomebodyElseChangedIsNotOverwritten();
    void aBrokenFileIsNotOverwrittenUnasked();
    void aBrokenFileLeavesTheDocumentAlone();
    void untitledMapsAskForAName();
    void propertiesAreOneStep();
    void aSmallerMapLosesWhatStoodBeyondAndUndoReturnsIt();
    void aLargerMapKeepsHexesAndNames();
    void scenariosOpenWithTheirMap();
    void scenariosCanBeSavedElsewhere();

private:
    static std::vector<hex::Hex> some(const hex::Layout& layout, std::mt19937& random);
};

std::vector<hex::Hex> TestMapDocument::some(const hex::Layout& layout, std::mt19937& random)
{
    std::vector<hex::Hex> hexes;
    const auto count = 1 + random() % 20;
    for (unsigned i = 0; i < count; ++i)
        hexes.push_back(layout.hexOf(static_cast<int>(random() % static_cast<unsigned>(layout.count()))));
    return hexes;
}

void TestMapDocument::undoOfAStrokeBringsBackEveryHex()
{
    MapDocument document;
    document.adopt(busyMap(30, 20, 7), {}, {});
    const auto before = document.map();
    QSignalSpy changed(&document, &MapDocument::hexesChanged);
    QVERIFY(document.paint(terrain("moat", 'M'), hex::range(before.layout.hexAt({10, 10}), 4)));
    QCOMPARE(document.map().terrainAt(before.layout.hexAt({10, 10})), std::string("moat"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<QVector<hex::Hex>>().size(), 61);
    document.undo();
    QVERIFY(document.map() == before); // the legend too
    document.redo();
    QCOMPARE(document.map().terrainAt(before.layout.hexAt({10, 14})), std::string("moat"));
}

void TestMapDocument::undoOfTheFirstLevelLeavesAMapWithoutLevels()
{
    MapDocument document;
    document.createNew(blank(10, 10));
    document.undoStack()->setClean();
    auto flat = document.map();
    flat.levels.reset();
    document.adopt(flat, {}, {});
    const auto hex = flat.layout.hexAt({4, 4});
    document.paint(level(3), {&hex, 1});
    QCOMPARE(document.map().levelAt(hex), 3);
    QCOMPARE(document.map().levelAt(flat.layout.hexAt({5, 5})), 0);
    document.undo();
    QVERIFY(!document.map().levels);
    document.redo();
    QCOMPARE(document.map().levelAt(hex), 3);
}

void TestMapDocument::patchesOfOnePressAreOneStep()
{
    MapDocument document;
    document.adopt(busyMap(12, 12, 3), {}, {});
    const auto before = document.map();
    const int press = document.nextPress();
    for (int column = 0; column < 12; ++column)
    {
        const auto disc = hex::range(before.layout.hexAt({column, 6}), 1); // discs overlap
        document.paint(terrain("tent", 'T'), disc, press);
    }
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.map().terrainAt(before.layout.hexAt({11, 6})), std::string("tent"));
    document.undo();
    QVERIFY(document.map() == before);
    document.redo();
    for (int column = 0; column < 12; ++column)
        QCOMPARE(document.map().terrainAt(before.layout.hexAt({column, 6})), std::string("tent"));
}

void TestMapDocument::patchesOfDifferentPressesAreSteps()
{
    MapDocument document;
    document.createNew(blank(8, 8));
    const auto a = document.map().layout.hexAt({1, 1});
    const auto b = document.map().layout.hexAt({2, 1});
    document.paint(terrain("tree", 't'), {&a, 1}, document.nextPress());
    document.paint(terrain("tree", 't'), {&b, 1}, document.nextPress());
    QCOMPARE(document.history().count(), 2);
    document.undo();
    QCOMPARE(document.map().terrainAt(a), std::string("tree"));
    QCOMPARE(document.map().terrainAt(b), std::string("plain"));
}

void TestMapDocument::paintThatChangesNothingIsNoStep()
{
    MapDocument document;
    document.createNew(blank(8, 8));
    const auto before = document.map();
    const auto off = hex::Hex{-50, -50};
    const auto on = before.layout.hexAt({0, 0});
    document.paint(terrain("plain", '.'), {&on, 1});
    document.paint(terrain("moat", 'M'), {&off, 1});
    document.paint(level(0), {&on, 1});
    QCOMPARE(document.history().count(), 0);
    QVERIFY(document.map() == before);
    QVERIFY(!document.isModified());
}

void TestMapDocument::randomWalksThroughTheHistoryAgreeWithSnapshots()
{
    for (const std::uint32_t seed : {1u, 20u, 300u, 4000u})
    {
        std::mt19937 random(seed);
        MapDocument document;
        document.adopt(busyMap(25, 18, seed), {}, {});
        const auto& layout = document.map().layout;
        std::vector<map::HexMap> snapshots{document.map()};
        std::size_t now = 0;
        const std::array paints{terrain("moat", 'M'), terrain("tent", 'T'), level(5),
                                Paint{PaintKind::Raise, {}, '.', 0}, Paint{PaintKind::Lower, {}, '.', 0}};
        for (int step = 0; step < 300; ++step)
        {
            switch (random() % 4)
            {
            case 0:
                document.undo();
                now = now == 0 ? 0 : now - 1;
                break;
            case 1:
                document.redo();
                now = std::min(now + 1, snapshots.size() - 1);
                break;
            default:
                const int before = document.history().index();
                document.paint(paints[random() % paints.size()], some(layout, random));
                if (document.history().index() == before)
                    break;
                snapshots.resize(now + 1);
                snapshots.push_back(document.map());
                ++now;
            }
            QVERIFY2(document.map() == snapshots[now],
                     qPrintable(QStringLiteral("seed %1 step %2").arg(seed).arg(step)));
        }
        while (document.history().canUndo())
            document.undo();
        QVERIFY2(document.map() == snapshots[0], qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestMapDocument::stepsSayWhatTheyDid()
{
    MapDocument document;
    document.createNew(blank(20, 20));
    const auto* undo = document.createUndoAction(&document);
    QVERIFY(!undo->isEnabled());
    const auto disc = hex::range(document.map().layout.hexAt({8, 8}), 1);
    document.paint({PaintKind::Raise, {}, '.', 0}, disc);
    QCOMPARE(document.history().undoText(), QStringLiteral("Raise 7 hexes"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: Raise 7 hexes"));
    QVERIFY(undo->isEnabled());
    document.paint(terrain("brush", 'b'), {disc.data(), 1});
    QVERIFY2(document.history().undoText().endsWith("on a hex"), qPrintable(document.history().undoText()));
    document.undo();
    QCOMPARE(undo->text(), QStringLiteral("Undo: Raise 7 hexes"));
}

void TestMapDocument::savedTextIsTheCanonicalOne()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("busy.map.yaml");
    MapDocument document;
    document.adopt(busyMap(9, 7, 5), {}, {});
    QVERIFY(document.saveAs(path));
    const auto text = readText(path);
    QVERIFY(text.startsWith("merlon: map/1\n"));
    MapDocument other;
    const auto diagnostics = other.load(path);
    QVERIFY2(!yaml::hasErrors(diagnostics), diagnostics.empty() ? "" : qPrintable(words::toText(diagnostics.front())));
    QCOMPARE(hexesOf(other.map()), hexesOf(document.map()));
    QVERIFY(other.save());
    QCOMPARE(readText(path), text);
    QCOMPARE(other.path(), path);
}

void TestMapDocument::savingIsCleanAndUndoIsNot()
{
    QTemporaryDir folder;
    MapDocument document;
    document.createNew(blank(9, 7));
    QSignalSpy modified(&document, &MapDocument::modifiedChanged);
    const auto hex = document.map().layout.hexAt({3, 3});
    document.paint(terrain("tree", 't'), {&hex, 1});
    QVERIFY(document.isModified());
    QVERIFY(document.saveAs(folder.filePath("a.yaml")));
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
    document.redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.size(), 4);
}

void TestMapDocument::aFileThatSomebodyElseChangedIsNotOverwritten()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("a.yaml");
    MapDocument document;
    document.createNew(blank(9, 7));
    QVERIFY(document.saveAs(path));
    MapDocument other;
    other.load(path);
    const auto hex = other.map().layout.hexAt({3, 3});
    other.paint(terrain("tree", 't'), {&hex, 1});
    QVERIFY(other.save());
    const auto theirs = readText(path);
    const auto saved = document.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::ChangedOnDisk);
    QCOMPARE(readText(path), theirs);
    QVERIFY(document.save(Overwrite::Anyway));
    QCOMPARE(readText(path), document.text());
}

void TestMapDocument::aBrokenFileIsNotOverwrittenUnasked()
{
    QTemporaryDir folder;
    const QString path = writeText(folder.filePath("broken.yaml"), "merlon: map/1\ngrid: {columns: many}\n");
    MapDocument document;
    document.createNew(blank(9, 7));
    const auto saved = document.saveAs(path);
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::HasErrors);
    QVERIFY(readText(path).contains("many"));
    QVERIFY(document.path().isEmpty());
    QVERIFY(document.saveAs(path, Overwrite::Anyway));
    QCOMPARE(readText(path), document.text());
}

void TestMapDocument::aBrokenFileLeavesTheDocumentAlone()
{
    QTemporaryDir folder;
    const QString path = writeText(folder.filePath("broken.yaml"), "merlon: map/1\ngrid: {columns: many}\n");
    MapDocument document;
    document.adopt(busyMap(9, 7, 5), {}, {});
    const auto before = document.map();
    QVERIFY(yaml::hasErrors(document.load(path)));
    QVERIFY(document.map() == before);
    QVERIFY(yaml::hasErrors(document.load(folder.filePath("nowhere.yaml"))));
    QVERIFY(document.path().isEmpty());
}

void TestMapDocument::untitledMapsAskForAName()
{
    MapDocument document;
    const auto saved = document.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::NoPath);
}

void TestMapDocument::propertiesAreOneStep()
{
    MapDocument document;
    document.adopt(busyMap(9, 7, 5), {}, {});
    const auto before = document.map();
    QSignalSpy titled(&document, &MapDocument::titleChanged);
    auto properties = propertiesOf(before);
    properties.title.texts = {{"en", "The gate"}, {"it", "La porta"}};
    properties.numbering = map::Numbering{};
    properties.numbering->rows = map::Numbering::Axis::Letters;
    document.setProperties(properties);
    QCOMPARE(document.displayName("it"), QStringLiteral("La porta"));
    QCOMPARE(titled.size(), 1);
    QVERIFY(propertiesOf(document.map()) == properties);
    document.setProperties(properties);
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QVERIFY(document.map() == before);
}

void TestMapDocument::aSmallerMapLosesWhatStoodBeyondAndUndoReturnsIt()
{
    MapDocument document;
    document.adopt(busyMap(12, 9, 5), {}, {});
    const auto before = document.map();
    QSignalSpy reset(&document, &MapDocument::mapReset);
    QVERIFY(document.resize(6, 5, "plain"));
    QCOMPARE(document.map().layout.columns, 6);
    QCOMPARE(document.map().terrain.size(), std::size_t{30});
    QCOMPARE(document.map().features.size(), std::size_t{1});                 // the door was in the last column
    QCOMPARE(document.map().structures.front().hexes.size(), std::size_t{1}); // one of two hexes
    QCOMPARE(reset.size(), 1);
    document.undo();
    QVERIFY(document.map() == before);
}

void TestMapDocument::aLargerMapKeepsHexesAndNames()
{
    MapDocument document;
    document.adopt(busyMap(12, 9, 5), {}, {});
    const auto before = document.map();
    QVERIFY(document.resize(14, 11, "moat"));
    const auto& after = document.map();
    for (int index = 0; index < before.layout.count(); ++index)
    {
        const auto hex = before.layout.hexOf(index);
        QCOMPARE(after.terrainAt(hex), before.terrainAt(hex));
        QCOMPARE(after.levelAt(hex), before.levelAt(hex));
        QCOMPARE(hex::name(after.layout, hex), hex::name(before.layout, hex));
    }
    QCOMPARE(after.terrainAt(after.layout.hexAt({13, 10})), std::string("moat"));
}

void TestMapDocument::scenariosOpenWithTheirMap()
{
    const QString path = QStringLiteral(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.scenario.yaml");
    const auto opened = ScenarioDocument::open(path);
    QVERIFY2(opened.document, opened.diagnostics.empty() ? "" : qPrintable(words::toText(opened.diagnostics.front())));
    auto& document = *opened.document;
    QVERIFY(QFileInfo::exists(document.map().path()));
    QVERIFY(document.scenario().forces.size() >= 2);
    const auto before = document.setting();
    const auto hex = document.map().map().layout.hexAt({0, 0});
    document.map().paint(level(9), {&hex, 1});
    QVERIFY(document.isModified());
    QVERIFY(before->boards.front()->levelAt(hex) != 9); // a game that is under way keeps its map
    QCOMPARE(document.setting()->boards.front()->levelAt(hex), 9);
}

void TestMapDocument::scenariosCanBeSavedElsewhere()
{
    QTemporaryDir folder;
    const auto opened =
        ScenarioDocument::open(QStringLiteral(MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.scenario.yaml"));
    QVERIFY(opened.document);
    const QString path = folder.filePath("copy.yaml");
    QVERIFY(opened.document->saveAs(path));
    const auto again = ScenarioDocument::open(path);
    QVERIFY2(again.document, again.diagnostics.empty() ? "" : qPrintable(words::toText(again.diagnostics.front())));
    QVERIFY(again.document->map().path().startsWith(folder.path()));
    QVERIFY(again.document->scenario() == opened.document->scenario());
}

QTEST_MAIN(TestMapDocument)
#include "tst_map_document.moc"
