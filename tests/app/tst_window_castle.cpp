// From an empty window to the maps that ship, with mouse and keys alone: nothing of a map needs a text editor.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "editor/hex_map_view.h"
#include "support_draughtsman.h"
#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include <QAction>
#include <QSettings>
#include <QTest>

#include <algorithm>

namespace tst_window_castle
{

using namespace merlon;

class TestWindowCastle : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void aMapIsDrawn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("norman-gate") << "norman-gate";
        QTest::newRow("priory") << "priory";
    }

    void aMapIsDrawn()
    {
        QFETCH(QString, name);
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        const auto shipped = io::loadMap(test::inSource(u"scenarios/%1/%1.map.yaml").arg(name).toStdString());
        QVERIFY(shipped.value);
        app::MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        test::Draughtsman hand(window, *shipped.value);
        hand.beginMap();
        QCOMPARE(hand.drawn().layout, shipped.value->layout);
        hand.writeHead();
        hand.drawLines();
        hand.paintTerrain();
        hand.setLevels();
        hand.putFeatures();
        hand.declareStructures();
        hand.layThings();
        const QString other = test::differences(*shipped.value, hand.drawn()).join('\n');
        QVERIFY2(other.isEmpty(), qPrintable(other));
        QTemporaryDir folder;
        const QString file = folder.filePath(name + ".map.yaml");
        hand.saveAs(file);
        const auto saved = io::loadMap(file.toStdString());
        QVERIFY(saved.value);
        QVERIFY(saved.diagnostics.empty());
        QCOMPARE(saved.value->id, shipped.value->id);
        QCOMPARE(test::differences(*shipped.value, *saved.value).join('\n'), QString());
        qInfo("%d clicks, %d drags, %d keys", hand.clicks(), hand.drags(), hand.keys());
    }

    /// A road to a castle over a bridge, a village with roofs behind a palisade.
    void aVillageIsDrawn()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        const auto wanted = io::loadMap(test::inSource("tests/app/village.map.yaml"));
        QVERIFY(wanted.value);
        QVERIFY(wanted.diagnostics.empty());
        app::MainWindow window;
        window.resize(1440, 900);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        test::Draughtsman hand(window, *wanted.value);
        hand.beginMap();
        hand.writeHead();
        hand.paintTerrain();
        hand.setLevels();
        hand.putFeatures();
        hand.declareStructures();
        hand.layThings();
        QCOMPARE(test::differences(*wanted.value, hand.drawn()).join('\n'), QString());
        for (const char* kind : {"road", "path", "bridge", "thatched_roof", "tiled_roof", "slate_roof", "palisade"})
            QVERIFY2(std::ranges::count(hand.drawn().overlays, kind, &map::Covering::kind) > 0, kind);
        window.action("select.none")->trigger();
        window.action("go.inspector")->trigger();
        for (const char* theme : {"light", "dark"})
        {
            app::useTheme(theme);
            window.action("view.fit")->trigger();
            QTest::qWait(80);
            window.view().finishPainting();
            if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
                QVERIFY(window.grab().save(folder +
                                           (theme == QLatin1String("dark") ? "/village-dark.png" : "/village.png")));
        }
    }
};

LIST_TEST(TestWindowCastle)

} // namespace tst_window_castle

#include "tst_window_castle.moc"
