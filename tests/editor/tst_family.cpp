// A map, and every scenario that is open on it, are the same documents with one history, wherever they are seen.

#include "core/edit/extents.h"
#include "core/edit/scenario_edits.h"
#include "editor/autosave.h"
#include "editor/paths.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <random>

namespace tst_family
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestFamily : public QObject
{
    Q_OBJECT

private:
    using Tab = std::unique_ptr<Workspace>;

    std::unique_ptr<QTemporaryDir> folder_;
    std::vector<Workspace*> open_;

    QString path(const QString& name) const { return folder_->filePath(name); }
    /// As a window opens it: whatever is open is known.
    Tab opened(const QString& name)
    {
        auto opened = name.contains("scenario") ? Workspace::openScenario(path(name), open_)
                                                : Workspace::openMap(path(name), open_);
        if (opened.workspace)
            open_.push_back(opened.workspace.get());
        return std::move(opened.workspace);
    }
    void close(Tab& tab)
    {
        std::erase(open_, tab.get());
        tab.reset();
    }
    void writeMap(const QString& name, char ground) const
    {
        QByteArray text = "merlon: map/1\nid: m\ngrid: {columns: 5, rows: 4, hexes: flat, shoved: even}\n"
                          "terrain:\n  legend: {'.': plain, b: brush}\n  rows: |\n";
        for (int row = 0; row < 4; ++row)
            text += "    " + QByteArray(5, ground) + '\n';
        writeText(path(name), text);
    }
    void writeScenario(const QString& name, const QByteArray& maps, const QByteArray& hex) const
    {
        writeText(path(name),
                  "merlon: scenario/1\nid: s\nruleset: siege\nmaps:\n" + maps +
                      "forces:\n  - id: all\n    counters:\n      - {id: anna, class: soldier, hex: " + hex + "}\n");
    }
    static hex::Hex at(const Workspace& tab, const char* name) { return *hex::parseHex(tab.map().map().layout, name); }
    static bool paint(Workspace& tab, const char* hex, const char* with = "moat")
    {
        return tab.paint(terrain(with), std::array{at(tab, hex)});
    }
    static std::string terrainAt(const Workspace& tab, const char* hex)
    {
        return tab.map().map().terrainAt(at(tab, hex));
    }
    static bool resize(Workspace& tab, const edit::Edges& edges)
    {
        return tab.change([&](const edit::Desk& desk) { return edit::resized(desk, edges, "plain"); });
    }
    /// A step of the scenario alone.
    static void sayVictory(Workspace& tab, const char* text)
    {
        tab.change([&](const edit::Desk& desk) { return edit::withVictory(desk, plainText(text), {}); });
    }
    QByteArray fileOf(const Document& document) const { return readText(document.path()); }

private slots:
    void init()
    {
        open_.clear();
        folder_ = std::make_unique<QTemporaryDir>();
        writeMap("castle.map.yaml", '.');
        writeScenario("a.scenario.yaml", "  - {file: castle.map.yaml}\n", "B2");
        writeScenario("b.scenario.yaml", "  - {file: castle.map.yaml}\n", "E4");
    }

    void theMapFirst()
    {
        const Tab map = opened("castle.map.yaml");
        QVERIFY(paint(*map, "A1"));
        QVERIFY(paint(*map, "A2"));
        map->undo();
        const Tab scenario = opened("a.scenario.yaml");
        QVERIFY(scenario);
        QCOMPARE(&scenario->map(), &map->map());
        QCOMPARE(terrainAt(*scenario, "A1"), std::string("moat")); // what was not saved is seen
        QVERIFY(scenario->isModified());
        scenario->redo(); // and what was undone may still come back
        QCOMPARE(terrainAt(*map, "A2"), std::string("moat"));
        map->undo();
        scenario->undo();
        QCOMPARE(terrainAt(*map, "A1"), std::string("plain"));
        QVERIFY(!map->isModified() && !scenario->isModified());
    }

    void theScenarioFirst()
    {
        const Tab scenario = opened("a.scenario.yaml");
        QVERIFY(paint(*scenario, "A1"));
        sayVictory(*scenario, "Hold the gate.");
        const Tab map = opened("castle.map.yaml");
        QCOMPARE(&scenario->map(), &map->map());
        QVERIFY(map->scenario() == nullptr);
        QCOMPARE(map->history().count(), 2);
        QSignalSpy modified(map.get(), &Workspace::modifiedChanged);
        QVERIFY(scenario->save());
        QCOMPARE(modified.size(), 1);
        QCOMPARE(fileOf(*scenario->scenario()), scenario->scenario()->text());
        QCOMPARE(fileOf(map->map()), map->map().text());
        QCOMPARE(map->history().cleanIndex(), 2);
        QSignalSpy undone(scenario.get(), &Workspace::undone);
        map->undo();
        map->undo();
        QCOMPARE(undone.size(), 2);
        QCOMPARE(terrainAt(*scenario, "A1"), std::string("plain"));
        QVERIFY(map->save()); // of both, from either
        QCOMPARE(map->history().count(), 2);
        QCOMPARE(fileOf(*scenario->scenario()), scenario->scenario()->text());
        QVERIFY(!scenario->isModified());
        scenario->redo();
        scenario->redo();
        QCOMPARE(terrainAt(*map, "A1"), std::string("moat"));
    }

    void howeverTheMapIsNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("spelled otherwise") << "sub/../castle.map.yaml";
        QTest::newRow("symbolic link") << "link.map.yaml";
        QTest::newRow("hard link") << "hard.map.yaml";
        QTest::newRow("linked folder") << "there/castle.map.yaml";
    }

    void howeverTheMapIsNamed()
    {
        QFETCH(const QString, name);
        QVERIFY(QDir(folder_->path()).mkdir("sub"));
        QVERIFY(QFile::link(path("castle.map.yaml"), path("link.map.yaml")));
        QVERIFY(QFile::link(folder_->path(), path("there")));
        std::filesystem::create_hard_link(fsPath(path("castle.map.yaml")), fsPath(path("hard.map.yaml")));
        const Tab scenario = opened("a.scenario.yaml");
        const Tab map = opened(name);
        QCOMPARE(&map->map(), &scenario->map());
        QVERIFY(paint(*map, "A1"));
        QVERIFY(scenario->save());
        QCOMPARE(readText(path("castle.map.yaml")), map->map().text());
    }

    /// The scenario's own name of the map is another than that by which it was opened.
    void aScenarioOnAMapThatWasOpenedThroughALink()
    {
        QTemporaryDir other;
        const QString link = other.filePath("mine.map.yaml");
        QVERIFY(QFile::link(path("castle.map.yaml"), link));
        auto map = Workspace::openMap(link).workspace;
        auto scenario = Workspace::openScenario(path("a.scenario.yaml"), {map.get()}).workspace;
        QCOMPARE(&map->map(), &scenario->map());
        QVERIFY(paint(*map, "A1"));
        QVERIFY(
            scenario->saveAs(path("c.scenario.yaml"), Overwrite::Ask, {"c"})); // beside it: the map stays where it is
        QCOMPARE(readText(path("castle.map.yaml")), map->map().text());
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void twoScenariosOnOneMap()
    {
        const Tab a = opened("a.scenario.yaml");
        const Tab b = opened("b.scenario.yaml");
        QCOMPARE(&a->map(), &b->map());
        QVERIFY(paint(*a, "A1"));
        QVERIFY(paint(*b, "A2"));
        sayVictory(*b, "Hold the gate.");
        QCOMPARE(a->history().count(), 3);
        const QByteArray before = readText(path("a.scenario.yaml"));
        QVERIFY(a->save());
        QVERIFY(!a->isModified() && !b->isModified());
        QVERIFY(!a->map().changedOnDisk() && !b->scenario()->changedOnDisk());
        QCOMPARE(readText(path("a.scenario.yaml")), before); // it had nothing new to say
        QVERIFY(readText(path("b.scenario.yaml")).contains("Hold the gate."));
        a->undo();
        QVERIFY(!b->scenario()->text().contains("Hold the gate."));
    }

    /// Hexes that go and hexes that get other names: both scenarios follow, from whichever tab.
    void aMapOfAnotherSizeTakesAllAlong_data()
    {
        QTest::addColumn<int>("from");
        QTest::newRow("map") << 0;
        QTest::newRow("first scenario") << 1;
        QTest::newRow("second scenario") << 2;
    }

    void aMapOfAnotherSizeTakesAllAlong()
    {
        QFETCH(const int, from);
        const Tab map = opened("castle.map.yaml");
        const Tab a = opened("a.scenario.yaml");
        const Tab b = opened("b.scenario.yaml");
        const auto all = [&] { return map->map().text() + a->scenario()->text() + b->scenario()->text(); };
        const QByteArray before = all();
        QVERIFY(resize(*open_[static_cast<std::size_t>(from)], {2, 0, -1, 0})); // two more at the left, E goes
        QVERIFY(a->scenario()->text().contains("hex: D2"));
        QVERIFY(!b->scenario()->text().contains("hex:")); // who stood there stands nowhere
        QCOMPARE(map->history().count(), 1);
        const QByteArray after = all();
        QVERIFY(b->save());
        QCOMPARE(all(), after);
        QCOMPARE(readText(path("castle.map.yaml")) + readText(path("a.scenario.yaml")) +
                     readText(path("b.scenario.yaml")),
                 after);
        map->undo();
        QCOMPARE(all(), before);
        a->redo();
        QCOMPARE(all(), after);
        QVERIFY(!map->isModified());
    }

    /// Its file names hexes of a map that has another size meanwhile, which is not saved.
    void aScenarioIsOpenedOnAMapThatWasResized()
    {
        const Tab map = opened("castle.map.yaml");
        QVERIFY(resize(*map, {2, 0, -1, 0}));
        const Tab a = opened("a.scenario.yaml");
        const Tab b = opened("b.scenario.yaml");
        QVERIFY(a->scenario()->isModified());
        QVERIFY(a->scenario()->text().contains("hex: D2"));
        QVERIFY(!b->scenario()->text().contains("hex:"));
        map->undo();
        QVERIFY(a->scenario()->text().contains("hex: B2"));
        map->redo();
        QVERIFY(a->save());
        const auto again = Workspace::openScenario(path("a.scenario.yaml"));
        QVERIFY(again.workspace && again.workspace->map().map() == map->map().map());
        QCOMPARE(again.workspace->scenario()->text(), a->scenario()->text());
    }

    void whoCloses()
    {
        Tab map = opened("castle.map.yaml");
        Tab a = opened("a.scenario.yaml");
        QVERIFY(paint(*map, "A1"));
        sayVictory(*a, "Hold the gate.");
        QVERIFY(paint(*a, "A2"));
        QVERIFY(resize(*a, {1, 0, 0, 0}));
        QCOMPARE(map->history().count(), 4);
        close(a); // what was of the scenario alone goes with it, unsaved
        QCOMPARE(map->history().count(), 3);
        map->undo();
        map->undo();
        QCOMPARE(terrainAt(*map, "A2"), std::string("plain"));
        QCOMPARE(terrainAt(*map, "A1"), std::string("moat"));
        QCOMPARE(map->history().index(), 1);
        a = opened("a.scenario.yaml");
        QVERIFY(!a->scenario()->text().contains("Hold the gate."));
        close(map);
        QCOMPARE(a->history().count(), 3); // the map's work is the scenario's too
        a->redo();
        a->redo();
        QVERIFY(a->scenario()->text().contains("hex: C2"));
        a->goToStep(0);
        QVERIFY(!a->isModified());
    }

    /// Maps that had nothing to do with each other until a scenario named both.
    void historiesBecomeOne()
    {
        writeMap("camp.map.yaml", 'b');
        writeScenario("c.scenario.yaml", "  - {file: castle.map.yaml}\n  - {file: camp.map.yaml, edge: east}\n", "B2");
        const Tab castle = opened("castle.map.yaml");
        const Tab camp = opened("camp.map.yaml");
        QVERIFY(paint(*castle, "A1"));
        QVERIFY(paint(*camp, "B1"));
        QVERIFY(paint(*castle, "A2"));
        QVERIFY(paint(*camp, "B2"));
        QVERIFY(paint(*castle, "A3"));
        castle->undo();
        QCOMPARE(castle->history().count(), 3);
        const Tab both = opened("c.scenario.yaml");
        QVERIFY(both && both->laid().any());
        QCOMPARE(&castle->family(), &camp->family());
        QCOMPARE(castle->history().count(), 5);
        QCOMPARE(castle->history().index(), 4);
        QVERIFY(both->isModified());
        castle->undo(); // the last that was done, wherever
        QCOMPARE(terrainAt(*camp, "B2"), std::string("brush"));
        QCOMPARE(terrainAt(*castle, "A2"), std::string("moat"));
        camp->undo();
        QCOMPARE(terrainAt(*castle, "A2"), std::string("plain"));
        castle->goToStep(5);
        QCOMPARE(terrainAt(*camp, "B2") + terrainAt(*castle, "A3"), std::string("moatmoat"));
        castle->goToStep(0);
        QVERIFY(!both->isModified());
    }

    void laidMapsComeAndGoBesideATabOfTheFirst()
    {
        writeMap("camp.map.yaml", 'b');
        const Tab map = opened("castle.map.yaml");
        const Tab a = opened("a.scenario.yaml");
        const QByteArray alone = map->map().text();
        QVERIFY(a->laid().lay(path("camp.map.yaml"), {}));
        QVERIFY(a->laid().any() && &a->map() != &map->map());
        QCOMPARE(map->map().text(), alone); // the board is seen in the scenario alone
        QVERIFY(paint(*map, "A1"));
        QVERIFY(a->save());
        QCOMPARE(readText(path("castle.map.yaml")), map->map().text());
        QSignalSpy changes(a.get(), &Workspace::boardChanged);
        a->undo();
        a->undo();
        QCOMPARE(changes.size(), 1);
        QVERIFY(!a->laid().any() && &a->map() == &map->map());
        QCOMPARE(map->map().text(), alone);
    }

    /// Under another name it is another document, with the steps that it has had; the scenario goes on with its own.
    void aMapIsSavedAsAnother()
    {
        const Tab map = opened("castle.map.yaml");
        const Tab a = opened("a.scenario.yaml");
        QVERIFY(paint(*map, "A1"));
        sayVictory(*a, "Hold the gate.");
        QVERIFY(paint(*map, "A2"));
        map->undo();
        QVERIFY(map->takesSharedMap(path("other.map.yaml"), {}));
        const auto other = map->parted();
        QVERIFY(other->saveAs(path("other.map.yaml"), Overwrite::Ask, {"other"}));
        QVERIFY(!other->isModified() && a->isModified());
        QCOMPARE(other->history().count(), 2);
        QCOMPARE(other->history().index(), 1);
        other->redo();
        QCOMPARE(terrainAt(*other, "A2"), std::string("moat"));
        QCOMPARE(terrainAt(*a, "A2"), std::string("plain"));
        other->goToStep(0);
        QCOMPARE(terrainAt(*other, "A1"), std::string("plain"));
        QCOMPARE(terrainAt(*a, "A1"), std::string("moat"));
        QVERIFY(!readText(path("castle.map.yaml")).contains("moat"));
        QCOMPARE(a->map().map().id, std::string("m"));
        QCOMPARE(other->map().map().id, std::string("other"));
    }

    void aScenarioIsSavedInAnotherFolder()
    {
        const Tab map = opened("castle.map.yaml");
        const Tab a = opened("a.scenario.yaml");
        QVERIFY(paint(*a, "A1"));
        const QString there = path("copy/a.scenario.yaml");
        QVERIFY(a->takesSharedMap(there, {"a"}));
        QVERIFY(!a->takesSharedMap(path("c.scenario.yaml"), {"c"}));
        const auto copy = a->parted();
        QVERIFY(copy->saveAs(there, Overwrite::Ask, {"a"}));
        QVERIFY(readText(path("copy/castle.map.yaml")).contains("moat"));
        copy->undo();
        QCOMPARE(terrainAt(*map, "A1"), std::string("moat"));
        QCOMPARE(map->map().path(), path("castle.map.yaml"));
    }

    void editsThatWereRecoveredAreSeenInAll()
    {
        {
            const Tab map = opened("castle.map.yaml");
            QVERIFY(paint(*map, "A1"));
            writeText(path(".castle.map.yaml.autosave"), map->map().text()); // as a crash leaves it
            open_.clear();
        }
        const Tab a = opened("a.scenario.yaml");
        const Tab map = opened("castle.map.yaml");
        Autosave autosave(map->map());
        const auto edits = Autosave::findFor(path("castle.map.yaml"));
        QVERIFY(edits && autosave.recover(*edits).empty());
        QCOMPARE(terrainAt(*a, "A1"), std::string("moat"));
        a->undo();
        QCOMPARE(terrainAt(*map, "A1"), std::string("plain"));
    }

    /// Whatever is done in whichever tab: what is saved can be opened, and the history is right to the byte.
    void randomTabs()
    {
        for (const unsigned seed : {1u, 2u, 3u, 4u})
        {
            init();
            std::mt19937 random(seed);
            std::vector<Tab> tabs;
            for (const char* name : {"castle.map.yaml", "a.scenario.yaml", "b.scenario.yaml"})
                tabs.push_back(opened(name));
            const auto texts = [&]
            {
                QByteArray all;
                for (const Document* one : tabs.front()->family().documents())
                    all += one->text();
                return all;
            };
            std::vector<QByteArray> past{texts()};
            for (int i = 0; i < 60; ++i)
            {
                Workspace& tab = *tabs[random() % tabs.size()];
                const int step = tab.history().index();
                QVERIFY2(texts() == past[static_cast<std::size_t>(step)], qPrintable(QString::number(seed)));
                switch (random() % 6)
                {
                case 0:
                    tab.undo();
                    break;
                case 1:
                    tab.goToStep(static_cast<int>(random() % past.size()));
                    break;
                case 2:
                    QVERIFY(tab.save());
                    QVERIFY(!tabs.front()->isModified());
                    for (const char* name : {"a.scenario.yaml", "b.scenario.yaml"})
                        QVERIFY2(Workspace::openScenario(path(name)).workspace, qPrintable(QString::number(seed)));
                    break;
                case 3:
                    resize(tab, {static_cast<int>(random() % 3) - 1, static_cast<int>(random() % 3) - 1,
                                 static_cast<int>(random() % 3) - 1, 0});
                    break;
                case 4:
                    if (tab.scenario() != nullptr)
                        sayVictory(tab, std::to_string(i).c_str());
                    break;
                default:
                    tab.paint(terrain(i % 2 == 0 ? "moat" : "brush"),
                              std::array{tab.map().map().layout.hexOf(
                                  static_cast<int>(random() % static_cast<unsigned>(tab.map().map().layout.count())))});
                }
                if (tab.history().index() == step + 1 && tab.history().index() == tab.history().count() &&
                    texts() != past[static_cast<std::size_t>(step)])
                {
                    past.resize(static_cast<std::size_t>(step) + 1);
                    past.push_back(texts());
                }
            }
        }
    }
};

LIST_TEST(TestFamily)

} // namespace tst_family

#include "tst_family.moc"
