// A scenario whose maps lie side by side: laid and taken away as steps, saved, opened again, and never painted on.

#include "core/play/system.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_maps.h"
#include "translations/diagnostics.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_laid_maps
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestLaidMaps : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<Workspace> workspace_;

    QString path(const char* name) const { return folder_->filePath(name); }
    std::unique_ptr<Workspace> opened(const char* name = "siege.scenario.yaml") const
    {
        auto opened = Workspace::openScenario(path(name));
        if (!opened.workspace && !opened.diagnostics.empty())
            qWarning("%s", qPrintable(words::toText(opened.diagnostics.front())));
        return std::move(opened.workspace);
    }
    static const char* map(const char* id, char ground)
    {
        static QByteArray text;
        text = "merlon: map/1\nid: " + QByteArray(id) +
               "\ngrid: {columns: 4, rows: 3, hexes: flat, shoved: even}\nterrain:\n  legend: {'.': plain, b: brush}\n"
               "  rows: |\n";
        for (int row = 0; row < 3; ++row)
            text += "    " + QByteArray(4, ground) + '\n';
        return text.constData();
    }
    /// The names of the hexes on which counters and zones are, as the file has them.
    QByteArray text() const { return workspace_->scenario()->text(); }
    const map::HexMap& board() const { return workspace_->map().map(); }

private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        writeText(path("castle.map.yaml"), map("castle", '.'));
        writeText(path("camp.map.yaml"), map("camp", 'b'));
        writeText(path("siege.scenario.yaml"), "merlon: scenario/1\nid: siege\nruleset: siege\nmaps:\n"
                                               "  - {file: castle.map.yaml}\nforces:\n  - id: all\n    counters:\n"
                                               "      - {id: anna, class: soldier, hex: B2}\n"
                                               "zones:\n  - {id: here, force: all, hexes: [A1, D3]}\n");
        workspace_ = opened();
        QVERIFY(workspace_);
    }

    void laidOnEveryEdge_data()
    {
        QTest::addColumn<int>("border");
        QTest::addColumn<QString>("neighbour");
        QTest::newRow("north") << 0 << "A2";
        QTest::newRow("east") << 1 << "C1";
        QTest::newRow("south") << 2 << "A2";
        QTest::newRow("west") << 3 << "C1";
    }

    void laidOnEveryEdge()
    {
        QFETCH(const int, border);
        const QByteArray before = text();
        const map::HexMap alone = board();
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {static_cast<hex::Border>(border), 0, 0, false}));
        QCOMPARE(board().layout.count(), 24);
        QVERIFY(workspace_->laid().any());
        QCOMPARE(workspace_->history().count(), 1);
        QByteArray wanted = before;
        wanted.replace("  - {file: castle.map.yaml}\n",
                       "  - {file: castle.map.yaml}\n  - {file: camp.map.yaml, edge: " +
                           QByteArray(std::array{"north", "east", "south", "west"}[static_cast<std::size_t>(border)]) +
                           "}\n");
        QCOMPARE(text(), wanted); // nobody's hex has another name
        const auto scene = play::sceneOf(play::begin(workspace_->setting()));
        QVERIFY(scene && scene->pieces.size() == 1);
        QVERIFY(scene->pieces.front().hexes.front() == hex::parseHex(board().layout, "B2"));
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "B2")), std::string("plain"));
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "camp:B2")), std::string("brush"));

        workspace_->undo();
        QCOMPARE(text(), before);
        QVERIFY(board() == alone);
        QVERIFY(!workspace_->isModified());
        workspace_->redo();
        QCOMPARE(text(), wanted);
        QVERIFY(workspace_->save());
        QCOMPARE(readText(path("castle.map.yaml")), QByteArray(map("castle", '.'))); // each keeps its own file
        const auto again = opened();
        QVERIFY(again);
        QVERIFY(again->map().map() == board());
        QCOMPARE(again->scenario()->text(), wanted);
    }

    void theBoardIsNotPaintedOn()
    {
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        const map::HexMap before = board();
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        QVERIFY(!workspace_->paint(terrain("moat"), std::array{board().layout.hexAt({0, 0})}));
        QCOMPARE(refused.size(), 1);
        QVERIFY(refused.front().front().toString().contains("open the one"));
        QVERIFY(board() == before);
        QCOMPARE(workspace_->laid().fileAt(*hex::parseHex(board().layout, "camp:A1")), path("camp.map.yaml"));
        QCOMPARE(workspace_->laid().fileAt(*hex::parseHex(board().layout, "A1")), path("castle.map.yaml"));
    }

    void whatIsNotSavedIsNotLost()
    {
        QVERIFY(workspace_->paint(terrain("moat"), std::array{board().layout.hexAt({0, 0})}));
        QVERIFY(!workspace_->laid().lay(path("camp.map.yaml"), {}));
        QVERIFY(workspace_->save());
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "A1")), std::string("moat"));
        workspace_->undo(); // the map itself goes on as it was, with all its steps
        workspace_->undo();
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "A1")), std::string("plain"));
        workspace_->redo();
        workspace_->redo();
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "A1")), std::string("moat"));
        QVERIFY(workspace_->laid().any());
    }

    void takenAwayAgain()
    {
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {hex::Border::West, 0, 0, false}));
        QVERIFY(workspace_->save());
        workspace_ = opened();
        QVERIFY(workspace_->laid().takeLast());
        QVERIFY(!workspace_->laid().any());
        QCOMPARE(board().layout.count(), 12);
        QVERIFY(text().contains("hex: B2}") && text().contains("[A1, D3]") && !text().contains("camp"));
        QVERIFY(workspace_->save());
        QVERIFY(opened());
    }

    void aMapThatIsPaintedElsewhereIsFollowed()
    {
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        auto followed = workspace_->laid().follow();
        QVERIFY(followed && !*followed);
        QSignalSpy reset(&workspace_->map(), &MapDocument::mapReset);
        writeText(path("camp.map.yaml"), map("camp", '.'));
        followed = workspace_->laid().follow();
        QVERIFY(followed && *followed);
        QCOMPARE(reset.size(), 1);
        QCOMPARE(board().terrainAt(*hex::parseHex(board().layout, "camp:A1")), std::string("plain"));
        writeText(path("camp.map.yaml"), "no map");
        QVERIFY(!workspace_->laid().follow()); // said, and what is shown stays
        QCOMPARE(board().layout.count(), 24);
    }

    void allMapsGoAlongIntoAnotherFolder()
    {
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        QVERIFY(workspace_->saveAs(path("copy/other.scenario.yaml")));
        QVERIFY(opened("copy/other.scenario.yaml"));
        QCOMPARE(readText(path("copy/camp.map.yaml")), QByteArray(map("camp", 'b')));
        workspace_ = opened();
        writeText(path("copy/camp.map.yaml"), "somebody else's");
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        QVERIFY(!workspace_->saveAs(path("copy/third.scenario.yaml")));
        QCOMPARE(readText(path("copy/camp.map.yaml")), QByteArray("somebody else's"));
    }

    /// Where the folder that is saved into came from a stranger.
    void theyGoThroughNoLinkThatLeavesTheFolder()
    {
        QTemporaryDir mine;
        QVERIFY(workspace_->laid().lay(path("camp.map.yaml"), {}));
        QDir(folder_->path()).mkdir("copy");
        QVERIFY(QFile::link(mine.filePath("camp"), path("copy/camp.map.yaml")));
        const auto refused = workspace_->saveAs(path("copy/other.scenario.yaml"));
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.contains("camp.map.yaml cannot be written: there is a symbolic link there"),
                 qPrintable(refused.error().message));
        QVERIFY(QDir(mine.path()).isEmpty());
        QCOMPARE(QDir(path("copy")).entryList(QDir::Files), QStringList());

        QDir(folder_->path()).mkdir("maps");
        writeText(path("maps/hill.map.yaml"), map("hill", 'b'));
        workspace_ = opened();
        QVERIFY(workspace_->laid().lay(path("maps/hill.map.yaml"), {}));
        QVERIFY(QFile::link(mine.path(), path("copy/maps")));
        QVERIFY(!workspace_->saveAs(path("copy/other.scenario.yaml")));
        QVERIFY(QDir(mine.path()).isEmpty());
        QFile::remove(path("copy/maps"));
        QVERIFY(workspace_->saveAs(path("copy/other.scenario.yaml")));
        QCOMPARE(readText(path("copy/maps/hill.map.yaml")), QByteArray(map("hill", 'b')));
    }

    void aLinkWhereAMapShouldComeIsNotWrittenThrough()
    {
        QTemporaryDir other;
        const QString hill = writeText(other.filePath("hill.map.yaml"), map("hill", 'b'));
        QVERIFY(QFile::link(other.filePath("nothing"), path("hill.map.yaml")));
        const auto refused = workspace_->laid().lay(hill, {});
        QVERIFY(!refused);
        QVERIFY2(refused.error().contains("hill.map.yaml cannot be written: there is a symbolic link there"),
                 qPrintable(refused.error()));
        QVERIFY(!QFile::exists(other.filePath("nothing")));
    }

    void aMapFromElsewhereComesIntoTheFolder()
    {
        QTemporaryDir other;
        const QString hill = writeText(other.filePath("hill.map.yaml"), map("hill", 'b'));
        QVERIFY(workspace_->laid().lay(hill, {}));
        QCOMPARE(readText(path("hill.map.yaml")), QByteArray(map("hill", 'b')));
        QVERIFY(workspace_->save());
        QVERIFY(opened());
    }
};

LIST_TEST(TestLaidMaps)

} // namespace tst_laid_maps

#include "tst_laid_maps.moc"
