// Documents, their files, and the one history of them all.

#include "core/edit/extents.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "editor/step_actions.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_places.h"
#include "translations/diagnostics.h"

#include <QAction>
#include <QDir>
#include <QImage>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace tst_workspace
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestWorkspace : public QObject
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
    void savingUnderAnotherNameIsNoStep();
    void whatCannotBeReadAgainIsNotSaved();
    void aFileThatSomebodyElseChangedIsNotOverwritten();
    void aBrokenFileIsNotOverwrittenUnasked();
    void aBrokenFileIsNotOpened();
    void untitledMapsAskForAName();
    void propertiesAreOneStep();
    void aSmallerMapLosesWhatStoodBeyondAndUndoReturnsIt();
    void aLargerMapKeepsHexesAndNames();
    void scenariosOpenWithTheirMap();
    void scenariosCanBeSavedElsewhere();
    void whatWasBuiltGoesWithItsGround();
    void aSmallerMapTakesItsScenarioAlong();
    void aConditionKeepsThePlacesThatAreLeft();
    void noMapIsWrittenOverUnasked();
    void noMapIsWrittenThroughALinkOfAStranger();
    void nothingGoesThroughALinkOfAFolder();
    void aDocumentIsSavedThroughALinkOfTheUsers();
    void aFileIsSavedWhereItWasOpened();
    void randomEditsOfAScenarioAreSavedAndOpenedAgain();
    void savedAfterACropOnTheLeftHexesAreThoseOfTheFile();

private:
    static Workspace::Opened castle();
    static void resize(Workspace& workspace, int columns, int rows, const char* terrain);
    static std::vector<hex::Hex> some(const hex::Layout& layout, std::mt19937& random);
};

std::vector<hex::Hex> TestWorkspace::some(const hex::Layout& layout, std::mt19937& random)
{
    std::vector<hex::Hex> hexes;
    const auto count = 1 + random() % 20;
    for (unsigned i = 0; i < count; ++i)
        hexes.push_back(layout.hexOf(static_cast<int>(random() % static_cast<unsigned>(layout.count()))));
    return hexes;
}

void TestWorkspace::undoOfAStrokeBringsBackEveryHex()
{
    Workspace document(busyMap(30, 20, 7));
    const auto before = document.map().map();
    QSignalSpy changed(&document.map(), &MapDocument::hexesChanged);
    QVERIFY(document.paint(terrain("moat"), hex::range(before.layout.hexAt({10, 10}), 4)));
    QCOMPARE(document.map().map().terrainAt(before.layout.hexAt({10, 10})), std::string("moat"));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<QVector<hex::Hex>>().size(), 61);
    document.undo();
    QVERIFY(document.map().map() == before); // the legend too
    document.redo();
    QCOMPARE(document.map().map().terrainAt(before.layout.hexAt({10, 14})), std::string("moat"));
}

void TestWorkspace::undoOfTheFirstLevelLeavesAMapWithoutLevels()
{
    map::HexMap flat = busyMap(10, 10, 1);
    flat.levels.reset();
    Workspace document(flat);
    const auto hex = flat.layout.hexAt({4, 4});
    document.paint(level(3), {&hex, 1});
    QCOMPARE(document.map().map().levelAt(hex), 3);
    QCOMPARE(document.map().map().levelAt(flat.layout.hexAt({5, 5})), 0);
    document.undo();
    QVERIFY(!document.map().map().levels);
    document.redo();
    QCOMPARE(document.map().map().levelAt(hex), 3);
}

void TestWorkspace::patchesOfOnePressAreOneStep()
{
    Workspace document(busyMap(12, 12, 3));
    const auto before = document.map().map();
    const int press = document.nextPress();
    for (int column = 0; column < 12; ++column)
    {
        const auto disc = hex::range(before.layout.hexAt({column, 6}), 1); // discs overlap
        document.paint(terrain("tent"), disc, press);
    }
    QCOMPARE(document.history().count(), 1);
    QCOMPARE(document.map().map().terrainAt(before.layout.hexAt({11, 6})), std::string("tent"));
    document.undo();
    QVERIFY(document.map().map() == before);
    document.redo();
    for (int column = 0; column < 12; ++column)
        QCOMPARE(document.map().map().terrainAt(before.layout.hexAt({column, 6})), std::string("tent"));
}

void TestWorkspace::patchesOfDifferentPressesAreSteps()
{
    Workspace document(blank(8, 8));
    const auto a = document.map().map().layout.hexAt({1, 1});
    const auto b = document.map().map().layout.hexAt({2, 1});
    document.paint(terrain("tree"), {&a, 1}, document.nextPress());
    document.paint(terrain("tree"), {&b, 1}, document.nextPress());
    QCOMPARE(document.history().count(), 2);
    document.undo();
    QCOMPARE(document.map().map().terrainAt(a), std::string("tree"));
    QCOMPARE(document.map().map().terrainAt(b), std::string("plain"));
}

void TestWorkspace::paintThatChangesNothingIsNoStep()
{
    Workspace document(blank(8, 8));
    const auto before = document.map().map();
    const auto off = hex::Hex{-50, -50};
    const auto on = before.layout.hexAt({0, 0});
    document.paint(terrain("plain"), {&on, 1});
    document.paint(terrain("moat"), {&off, 1});
    document.paint(level(0), {&on, 1});
    QCOMPARE(document.history().count(), 0);
    QVERIFY(document.map().map() == before);
    QVERIFY(!document.isModified());
}

void TestWorkspace::randomWalksThroughTheHistoryAgreeWithSnapshots()
{
    for (const std::uint32_t seed : {1u, 20u, 300u, 4000u})
    {
        std::mt19937 random(seed);
        Workspace document(busyMap(25, 18, seed));
        const auto& layout = document.map().map().layout;
        std::vector<map::HexMap> snapshots{document.map().map()};
        std::size_t now = 0;
        const std::array paints{terrain("moat"), terrain("tent"), level(5),
                                edit::Paint{edit::Paint::Kind::Raise, {}, 0},
                                edit::Paint{edit::Paint::Kind::Lower, {}, 0}};
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
                snapshots.push_back(document.map().map());
                ++now;
            }
            QVERIFY2(document.map().map() == snapshots[now],
                     qPrintable(QStringLiteral("seed %1 step %2").arg(seed).arg(step)));
        }
        while (document.history().canUndo())
            document.undo();
        QVERIFY2(document.map().map() == snapshots[0], qPrintable(QStringLiteral("seed %1").arg(seed)));
    }
}

void TestWorkspace::stepsSayWhatTheyDid()
{
    Workspace document(blank(20, 20));
    const auto* undo = undoAction(document, &document);
    QVERIFY(!undo->isEnabled());
    const auto disc = hex::range(document.map().map().layout.hexAt({8, 8}), 1);
    document.paint({edit::Paint::Kind::Raise, {}, 0}, disc);
    QCOMPARE(document.history().undoText(), QStringLiteral("Raise 7 hexes"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: Raise 7 hexes"));
    QVERIFY(undo->isEnabled());
    document.paint(terrain("brush"), {disc.data(), 1});
    QVERIFY2(document.history().undoText().endsWith("on 1 hex"), qPrintable(document.history().undoText()));
    document.undo();
    QCOMPARE(undo->text(), QStringLiteral("Undo: Raise 7 hexes"));
}

void TestWorkspace::savedTextIsTheCanonicalOne()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("busy.map.yaml");
    Workspace document(busyMap(9, 7, 5));
    QVERIFY(document.saveAs(path));
    const auto text = readText(path);
    QVERIFY(text.startsWith("merlon: map/1\n"));
    const auto opened = Workspace::openMap(path);
    QVERIFY2(opened.workspace, opened.diagnostics.empty() ? "" : qPrintable(words::toText(opened.diagnostics.front())));
    Workspace& other = *opened.workspace;
    QCOMPARE(hexesOf(other.map().map()), hexesOf(document.map().map()));
    QVERIFY(other.saveAs(path));
    QCOMPARE(readText(path), text);
    QCOMPARE(other.path(), path);
}

void TestWorkspace::savingIsCleanAndUndoIsNot()
{
    QTemporaryDir folder;
    Workspace document(blank(9, 7));
    QSignalSpy modified(&document, &Workspace::modifiedChanged);
    const auto hex = document.map().map().layout.hexAt({3, 3});
    document.paint(terrain("tree"), {&hex, 1});
    QVERIFY(document.isModified());
    QVERIFY(document.saveAs(folder.filePath("a.yaml")));
    QVERIFY(!document.isModified());
    document.undo();
    QVERIFY(document.isModified());
    document.redo();
    QVERIFY(!document.isModified());
    QCOMPARE(modified.size(), 4);
}

void TestWorkspace::savingUnderAnotherNameIsNoStep()
{
    QTemporaryDir folder;
    Workspace document(blank(8, 8));
    const std::string first = document.map().map().id;
    const auto disc = hex::range(document.map().map().layout.hexAt({4, 4}), 1);
    document.paint(terrain("brush"), disc);
    document.change([](const edit::Desk& desk) { // a step that holds what the file is called, too
        map::HexMap head = edit::headOf(desk.mapValue());
        head.title = plainText("Castle");
        edit::Edit edit;
        edit.on = desk.state;
        edit::putHead(desk.mapValue(), edit.parts[desk.map], std::move(head));
        return edit;
    });
    document.paint(terrain("tree"), {disc.data(), 1});
    document.undo();
    QVERIFY(document.saveAs(folder.filePath("a.map.yaml"), Overwrite::Ask, {"a"}));
    QCOMPARE(document.history().count(), 3);
    QVERIFY(document.history().canRedo());
    QVERIFY(!document.isModified());
    QCOMPARE(document.map().map().id, std::string("a"));
    document.redo();
    QVERIFY(document.isModified());
    document.goToStep(0);
    QCOMPARE(document.map().map().id, std::string("a"));
    QVERIFY(document.map().map().title.empty());
    document.goToStep(2);
    QVERIFY(!document.isModified());
    QCOMPARE(readText(folder.filePath("a.map.yaml")), document.map().text());
    QVERIFY(
        !document.saveAs(folder.filePath("a.map.yaml/b.map.yaml"), Overwrite::Ask, {"b"})); // and nothing is renamed
    QCOMPARE(document.map().map().id, std::string("a"));
    QVERIFY(!document.isModified());
    document.goToStep(3);
    QCOMPARE(document.map().map().id, std::string("a"));
}

void TestWorkspace::whatCannotBeReadAgainIsNotSaved()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("a.map.yaml");
    Workspace document(blank(4, 4));
    QVERIFY(document.saveAs(path));
    const QByteArray before = readText(path);
    document.change(
        [](const edit::Desk& desk)
        {
            map::HexMap head = edit::headOf(desk.mapValue());
            head.title = plainText("Keep\x1b[0m");
            edit::Edit edit;
            edit.on = desk.state;
            edit::putHead(desk.mapValue(), edit.parts[desk.map], std::move(head));
            return edit;
        });
    const auto saved = document.save();
    QVERIFY(!saved);
    QVERIFY2(saved.error().message.contains("control character"), qPrintable(saved.error().message));
    QCOMPARE(readText(path), before);
    QVERIFY(document.isModified());
}

void TestWorkspace::aFileThatSomebodyElseChangedIsNotOverwritten()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("a.yaml");
    Workspace document(blank(9, 7));
    QVERIFY(document.saveAs(path));
    const auto opened = Workspace::openMap(path);
    Workspace& other = *opened.workspace;
    const auto hex = other.map().map().layout.hexAt({3, 3});
    other.paint(terrain("tree"), {&hex, 1});
    QVERIFY(other.save());
    const auto theirs = readText(path);
    const auto saved = document.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::ChangedOnDisk);
    QCOMPARE(readText(path), theirs);
    QVERIFY(document.save(Overwrite::Anyway));
    QCOMPARE(readText(path), document.map().text());
}

void TestWorkspace::aBrokenFileIsNotOverwrittenUnasked()
{
    QTemporaryDir folder;
    const QString path = writeText(folder.filePath("broken.yaml"), "merlon: map/1\ngrid: {columns: many}\n");
    Workspace document(blank(9, 7));
    const auto saved = document.saveAs(path);
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::HasErrors);
    QVERIFY(readText(path).contains("many"));
    QVERIFY(document.path().isEmpty());
    QVERIFY(document.saveAs(path, Overwrite::Anyway));
    QCOMPARE(readText(path), document.map().text());
}

void TestWorkspace::aBrokenFileIsNotOpened()
{
    QTemporaryDir folder;
    const QString path = writeText(folder.filePath("broken.yaml"), "merlon: map/1\ngrid: {columns: many}\n");
    for (const QString& file : {path, folder.filePath("nowhere.yaml")})
    {
        const auto opened = Workspace::openMap(file);
        QVERIFY(!opened.workspace);
        QVERIFY(yaml::hasErrors(opened.diagnostics));
    }
}

void TestWorkspace::untitledMapsAskForAName()
{
    Workspace document;
    const auto saved = document.save();
    QVERIFY(!saved);
    QCOMPARE(saved.error().kind, SaveProblem::Kind::NoPath);
}

void TestWorkspace::propertiesAreOneStep()
{
    Workspace document(busyMap(9, 7, 5));
    const auto before = document.map().map();
    QSignalSpy titled(&document, &Workspace::titleChanged);
    const auto change = [](const edit::Desk& desk)
    {
        auto head = edit::headOf(desk.mapValue());
        head.title.texts = {{"en", "The gate"}, {"it", "La porta"}};
        head.numbering = map::Numbering{};
        head.numbering->rows = map::Numbering::Axis::Letters;
        return edit::reshaped(desk, head, desk.mapValue().grid, "plain");
    };
    QVERIFY(document.change(change));
    QCOMPARE(document.displayName("it"), QStringLiteral("La porta"));
    QCOMPARE(titled.size(), 1);
    QVERIFY(document.map().map().numbering->rows == map::Numbering::Axis::Letters);
    QVERIFY(document.change(change));
    QCOMPARE(document.history().count(), 1);
    document.undo();
    QVERIFY(document.map().map() == before);
}

void TestWorkspace::resize(Workspace& workspace, int columns, int rows, const char* terrain)
{
    hex::Layout grid = workspace.map().map().layout;
    grid.columns = columns;
    grid.rows = rows;
    QVERIFY(workspace.change([&](const edit::Desk& desk)
                             { return edit::reshaped(desk, edit::headOf(desk.mapValue()), grid, terrain); }));
}

void TestWorkspace::aSmallerMapLosesWhatStoodBeyondAndUndoReturnsIt()
{
    Workspace document(busyMap(12, 9, 5));
    const auto before = document.map().map();
    QSignalSpy reset(&document.map(), &MapDocument::mapReset);
    resize(document, 6, 5, "plain");
    const auto& after = document.map().map();
    QCOMPARE(after.layout.columns, 6);
    QCOMPARE(after.terrain.size(), std::size_t{30});
    QCOMPARE(after.features.size(), std::size_t{1});                 // the door was in the last column
    QCOMPARE(after.structures.front().hexes.size(), std::size_t{1}); // one of two hexes
    QCOMPARE(reset.size(), 1);
    document.undo();
    QVERIFY(document.map().map() == before);
}

void TestWorkspace::aLargerMapKeepsHexesAndNames()
{
    Workspace document(busyMap(12, 9, 5));
    const auto before = document.map().map();
    resize(document, 14, 11, "moat");
    const auto& after = document.map().map();
    for (int index = 0; index < before.layout.count(); ++index)
    {
        const auto hex = before.layout.hexOf(index);
        QCOMPARE(after.terrainAt(hex), before.terrainAt(hex));
        QCOMPARE(after.levelAt(hex), before.levelAt(hex));
        QCOMPARE(hex::name(after.layout, hex), hex::name(before.layout, hex));
    }
    QCOMPARE(after.terrainAt(after.layout.hexAt({13, 10})), std::string("moat"));
    QCOMPARE(after.levelAt(after.layout.hexAt({13, 10})), -1);
}

Workspace::Opened TestWorkspace::castle()
{
    return Workspace::openScenario(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml"));
}

void TestWorkspace::scenariosOpenWithTheirMap()
{
    const auto opened = castle();
    QVERIFY2(opened.workspace, opened.diagnostics.empty() ? "" : qPrintable(words::toText(opened.diagnostics.front())));
    Workspace& workspace = *opened.workspace;
    QVERIFY(QFileInfo::exists(workspace.map().path()));
    QVERIFY(workspace.scenario()->scenario().forces.size() >= 2);
    const auto before = workspace.setting();
    const auto hex = workspace.map().map().layout.hexAt({0, 0});
    workspace.paint(level(9), {&hex, 1});
    QVERIFY(workspace.isModified());
    QVERIFY(play::hexBoard(before->boards)->levelAt(hex) != 9); // a game that is under way keeps its map
    QCOMPARE(play::hexBoard(workspace.setting()->boards)->levelAt(hex), 9);
}

void TestWorkspace::scenariosCanBeSavedElsewhere()
{
    QTemporaryDir folder;
    const auto opened = castle();
    QVERIFY(opened.workspace);
    const QString path = folder.filePath("copy.yaml");
    QVERIFY(opened.workspace->saveAs(path));
    const auto again = Workspace::openScenario(path);
    QVERIFY2(again.workspace, again.diagnostics.empty() ? "" : qPrintable(words::toText(again.diagnostics.front())));
    QVERIFY(again.workspace->map().path().startsWith(folder.path()));
    QVERIFY(again.workspace->scenario()->scenario() == opened.workspace->scenario()->scenario());
}

void TestWorkspace::whatWasBuiltGoesWithItsGround()
{
    const auto opened = castle();
    Workspace& workspace = *opened.workspace;
    const map::HexMap before = workspace.map().map();
    const auto onTower = [&](const map::Feature& one) { return before.terrainAt(one.hex) == "tower_floor"; };
    const auto slit = std::ranges::find_if(before.features, onTower);
    QVERIFY(slit != before.features.end());
    const auto built = [&](const auto& things, auto stands) { return std::ranges::count_if(things, stands); };
    const auto here = [&](const map::Feature& one) { return one.hex == slit->hex; };
    const auto ofIt = [&](const map::Structure& one) { return std::ranges::count(one.hexes, slit->hex) > 0; };
    QVERIFY(built(before.structures, ofIt) > 0);

    QVERIFY(workspace.paint(terrain("keep_floor"), {&slit->hex, 1})); // walls may stand there too
    QVERIFY(workspace.map().map().features == before.features);
    workspace.undo();
    QVERIFY(workspace.paint(terrain("moat"), {&slit->hex, 1}));
    QCOMPARE(built(workspace.map().map().features, here), 0);
    QCOMPARE(built(workspace.map().map().structures, ofIt), 0);
    QCOMPARE(workspace.history().count(), 1);
    workspace.undo();
    QVERIFY(workspace.map().map() == before);
}

void TestWorkspace::aSmallerMapTakesItsScenarioAlong()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("copy.scenario.yaml");
    const auto opened = castle();
    Workspace& workspace = *opened.workspace;
    QVERIFY(workspace.saveAs(path));
    const QByteArray map = workspace.map().text();
    const QByteArray scenario = workspace.scenario()->text();
    resize(workspace, 20, workspace.map().map().layout.rows, "plain");
    QCOMPARE(workspace.history().count(), 1);
    QVERIFY(workspace.map().isModified());
    QVERIFY(workspace.scenario()->isModified());
    const auto& forces = workspace.scenario()->scenario().forces;
    for (const play::Force& force : forces) // nobody is forgotten, but who stood beyond stands nowhere
        for (const play::Counter& counter : force.counters)
            if (counter.id == "warin" || counter.id == "drogo")
                QVERIFY(play::find(counter.fields, "hex") == nullptr && play::find(counter.fields, "rear") == nullptr);
    QVERIFY(workspace.save());
    const auto again = Workspace::openScenario(path);
    QVERIFY2(again.workspace, again.diagnostics.empty() ? "" : qPrintable(words::toText(again.diagnostics.front())));
    QVERIFY(!workspace.isModified());
    workspace.undo();
    QVERIFY(workspace.map().isModified() && workspace.scenario()->isModified());
    QCOMPARE(workspace.map().text(), map);
    QCOMPARE(workspace.scenario()->text(), scenario);
}

void TestWorkspace::aConditionKeepsThePlacesThatAreLeft()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("copy.scenario.yaml");
    const auto opened = castle();
    QVERIFY(opened.workspace->saveAs(path));
    QByteArray text = readText(path);
    QVERIFY(text.contains("\nzones:\n"));
    text.replace("\nzones:\n", "\nzones:\n  - {id: west, force: besiegers, hexes: [A1]}\n"
                               "  - {id: east, force: besiegers, hexes: [AN1]}\n");
    text.replace("\nconditions:\n",
                 "\nconditions:\n  - held: {wins: besiegers, force: besiegers, zones: [west, east], count: 1}\n");
    writeText(path, text);
    const auto again = Workspace::openScenario(path);
    QVERIFY2(again.workspace, again.diagnostics.empty() ? "" : qPrintable(words::toText(again.diagnostics.front())));
    Workspace& workspace = *again.workspace;
    const auto before = workspace.scenario()->scenario().conditions.size();
    resize(workspace, 39, workspace.map().map().layout.rows, "plain"); // AN is the last column
    const auto& conditions = workspace.scenario()->scenario().conditions;
    QCOMPARE(conditions.size(), before);
    QCOMPARE(*play::find(conditions.front().fields, "zones"), play::Value(play::List{play::Ref{"zone", "west"}}));
}

void TestWorkspace::noMapIsWrittenOverUnasked()
{
    QTemporaryDir folder;
    const auto opened = castle();
    const QString theirs = folder.filePath("norman-gate.map.yaml");
    writeText(theirs, "somebody else's");
    const auto saved = opened.workspace->saveAs(folder.filePath("copy.scenario.yaml"), Overwrite::Anyway);
    QVERIFY(!saved);
    QVERIFY(saved.error().message.contains(theirs));
    QCOMPARE(readText(theirs), QByteArray("somebody else's"));
    QVERIFY(!QFile::exists(folder.filePath("copy.scenario.yaml")));
    QFile::remove(theirs);
    QVERIFY(opened.workspace->saveAs(folder.filePath("copy.scenario.yaml")));
    QVERIFY(opened.workspace->saveAs(folder.filePath("another.scenario.yaml"))); // its own map stays
}

/// The user chose the name of the scenario, and nobody that of the map beside it.
void TestWorkspace::noMapIsWrittenThroughALinkOfAStranger()
{
    QTemporaryDir folder;
    const auto opened = castle();
    QVERIFY(QFile::link(folder.filePath("nothing"), folder.filePath("norman-gate.map.yaml")));
    const auto saved = opened.workspace->saveAs(folder.filePath("copy.scenario.yaml"), Overwrite::Anyway);
    QVERIFY(!saved);
    QVERIFY2(saved.error().message.contains("norman-gate.map.yaml") &&
                 saved.error().message.contains("there is a symbolic link there; delete or rename it"),
             qPrintable(saved.error().message));
    QVERIFY(!QFile::exists(folder.filePath("nothing")));
    QVERIFY(!QFile::exists(folder.filePath("copy.scenario.yaml")));
}

/// Neither the map that lies in a folder of its own, nor the scan that lies beside it.
void TestWorkspace::nothingGoesThroughALinkOfAFolder()
{
    QTemporaryDir folder;
    QTemporaryDir outside;
    QVERIFY(QDir(folder.path()).mkpath("maps/old/scans") && QDir(folder.path()).mkdir("copy"));
    QByteArray map = readText(test::inSource(u"scenarios/norman-gate/norman-gate.map.yaml"));
    writeText(folder.filePath("maps/old/castle.map.yaml"),
              map + "background: {image: scans/a.png, origin: [0, 0], hex: 40}\n");
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(Qt::gray);
    QVERIFY(picture.save(folder.filePath("maps/old/scans/a.png")));
    const QString path = folder.filePath("a.scenario.yaml");
    writeText(path, readText(test::inSource(u"scenarios/norman-gate/norman-gate.scenario.yaml"))
                        .replace("norman-gate.map.yaml", "maps/old/castle.map.yaml"));
    const auto opened = Workspace::openScenario(path);
    QVERIFY2(opened.workspace, opened.diagnostics.empty() ? "" : qPrintable(words::toText(opened.diagnostics.front())));
    QVERIFY(QFile::link(outside.path(), folder.filePath("copy/maps")));
    const auto saved = opened.workspace->saveAs(folder.filePath("copy/b.scenario.yaml"), Overwrite::Anyway);
    QVERIFY(!saved);
    QVERIFY2(saved.error().message.contains("a link leads out of this file’s folder"),
             qPrintable(saved.error().message));
    QVERIFY(QDir(outside.path()).isEmpty());
    QVERIFY(!QFile::exists(folder.filePath("copy/b.scenario.yaml")));

    QFile::remove(folder.filePath("copy/maps"));
    QVERIFY(opened.workspace->saveAs(folder.filePath("copy/b.scenario.yaml"), Overwrite::Anyway));
    QVERIFY(QFile::exists(folder.filePath("copy/maps/old/castle.map.yaml")));
    QCOMPARE(readText(folder.filePath("copy/maps/old/scans/a.png")), readText(folder.filePath("maps/old/scans/a.png")));
}

void TestWorkspace::aDocumentIsSavedThroughALinkOfTheUsers()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("castle.map.yaml");
    Workspace workspace(blank(6, 5));
    QVERIFY(QFile::link("share/castle.map.yaml", path));
    const auto missing = workspace.saveAs(path, Overwrite::Anyway);
    QVERIFY(!missing);
    QVERIFY2(missing.error().message.contains(folder.filePath("share/castle.map.yaml")),
             qPrintable(missing.error().message));
    QDir(folder.path()).mkdir("share");
    QVERIFY(workspace.saveAs(path, Overwrite::Anyway));
    QVERIFY(QFileInfo(path).isSymLink());
    QCOMPARE(readText(folder.filePath("share/castle.map.yaml")), workspace.map().text());
    workspace.paint(terrain("moat"), std::vector{workspace.map().map().layout.hexAt({1, 2})});
    QVERIFY(workspace.save());
    QVERIFY(QFileInfo(path).isSymLink());
    QCOMPARE(readText(folder.filePath("share/castle.map.yaml")), workspace.map().text());
}

/// Behind a link ".." is another folder than it reads.
void TestWorkspace::aFileIsSavedWhereItWasOpened()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("real/deep"));
    QVERIFY(Workspace(blank(6, 5)).saveAs(folder.filePath("real/castle.map.yaml")));
    QVERIFY(QFile::link(folder.filePath("real/deep"), folder.filePath("link")));
    const QString path = folder.filePath("link/../castle.map.yaml");
    const auto opened = Workspace::openMap(path);
    QVERIFY(opened.workspace);
    Workspace& workspace = *opened.workspace;
    workspace.paint(terrain("moat"), std::vector{workspace.map().map().layout.hexAt({1, 2})});
    QVERIFY(workspace.save());
    QCOMPARE(workspace.map().path(), path);
    QVERIFY(!QFile::exists(folder.filePath("castle.map.yaml")));
    QCOMPARE(readText(folder.filePath("real/castle.map.yaml")), workspace.map().text());
}

/// Whatever the hand does, what is saved can be opened, and the history is right to the byte.
void TestWorkspace::randomEditsOfAScenarioAreSavedAndOpenedAgain()
{
    constexpr const char* terrains[] = {"plain", "moat", "rampart", "tower_floor", "embankment"};
    for (const unsigned seed : {1u, 2u, 3u, 4u, 5u, 6u})
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("copy.scenario.yaml");
        const auto opened = castle();
        Workspace& workspace = *opened.workspace;
        QVERIFY(workspace.saveAs(path));
        const auto text = [&] { return workspace.map().text() + workspace.scenario()->text(); };
        const QByteArray first = text();
        const edit::Desk beginning = workspace.desk();
        std::mt19937 random(seed);
        const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
        for (int step = 0; step < 30; ++step)
        {
            const hex::Layout grid = workspace.map().map().layout;
            switch (upTo(6))
            {
            case 0:
                resize(workspace, std::max(2, grid.columns + upTo(9) - 5), std::max(2, grid.rows + upTo(9) - 5),
                       terrains[upTo(5)]);
                break;
            case 1:
                workspace.undo();
                break;
            case 2:
                workspace.redo();
                break;
            default:
                workspace.paint(terrain(terrains[upTo(5)]), hex::range(grid.hexOf(upTo(grid.count())), upTo(4)));
            }
            if (upTo(5) != 0)
                continue;
            QVERIFY(workspace.save());
            const auto again = Workspace::openScenario(path);
            QVERIFY2(again.workspace,
                     qPrintable(QString("seed %1 step %2: %3")
                                    .arg(seed)
                                    .arg(step)
                                    .arg(again.diagnostics.empty() ? "" : words::toText(again.diagnostics.front()))));
            QCOMPARE(again.workspace->map().text() + again.workspace->scenario()->text(), text());
        }
        while (workspace.history().canRedo())
            workspace.redo();
        const QByteArray last = text();
        const edit::Desk end = workspace.desk();
        for (const auto& [doc, value] : end.values)
            QVERIFY(edit::applied(beginning.values.at(doc), edit::diff(beginning.values.at(doc), value)) == value);
        while (workspace.history().canUndo())
            workspace.undo();
        QCOMPARE(text(), first);
        QVERIFY(workspace.desk().values == beginning.values);
        while (workspace.history().canRedo())
            workspace.redo();
        QCOMPARE(text(), last);
    }
}

void TestWorkspace::savedAfterACropOnTheLeftHexesAreThoseOfTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("copy.scenario.yaml");
    const auto opened = castle();
    Workspace& workspace = *opened.workspace;
    QVERIFY(workspace.saveAs(path));
    const auto text = [&] { return workspace.map().text() + workspace.scenario()->text(); };
    const QByteArray before = text();
    QVERIFY(!workspace.renamesHexes());
    for (const edit::Edges edges : {edit::Edges{-3, -2, 0, 0}, edit::Edges{4, 1, -1, 0}})
        QVERIFY(workspace.change([&](const edit::Desk& desk) { return edit::resized(desk, edges, "brush"); }));
    QVERIFY(workspace.renamesHexes());
    const QByteArray cropped = text();
    QVERIFY(workspace.save());
    QVERIFY(!workspace.isModified());
    QVERIFY(!workspace.renamesHexes());
    QCOMPARE(text(), cropped);
    const auto again = Workspace::openScenario(path);
    QVERIFY(again.workspace);
    const auto here = workspace.setting();
    const auto there = again.workspace->setting();
    QVERIFY(play::hexBoard(here->boards)->layout == play::hexBoard(there->boards)->layout);
    QVERIFY(play::hexBoard(here->boards)->terrain == play::hexBoard(there->boards)->terrain);
    QVERIFY(here->scenario.forces.front().counters.front().fields ==
            there->scenario.forces.front().counters.front().fields);
    workspace.undo();
    QVERIFY(workspace.renamesHexes());
    workspace.undo();
    QCOMPARE(text(), before);
    workspace.redo();
    workspace.redo();
    QCOMPARE(text(), cropped);
    QVERIFY(!workspace.isModified());
}

LIST_TEST(TestWorkspace)

} // namespace tst_workspace

#include "tst_workspace.moc"
