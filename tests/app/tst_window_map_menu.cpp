// The right button and the menu key on the map, where no game says what can be done.

#include "app/language/language.h"
#include "core/edit/line_edits.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QMenu>
#include <QSettings>
#include <QTest>
#include <QTimer>

#include <functional>

namespace tst_window_map_menu
{

using namespace merlon;

class TestWindowMapMenu : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    /// Asks for the menu of a hex, which may be one of several that are selected, by the keyboard; `take` is handed it.
    void menuOf(const char* hex, const std::function<void(QMenu&)>& take)
    {
        QTimer hand;
        hand.setInterval(10);
        connect(&hand, &QTimer::timeout, &hand,
                [&]
                {
                    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                    if (menu == nullptr)
                        return;
                    hand.stop();
                    take(*menu);
                });
        hand.start();
        editor::HexMapView& view = window_->view();
        if (!view.selectedHexes().has(test::hexNamed(*window_, hex)))
            view.setCurrentHex(test::hexNamed(*window_, hex));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(view.viewport(), &event);
    }
    /// Chooses there; empty: leaves it. What it offered.
    QStringList choose(const char* hex, const QString& wish)
    {
        QStringList offered;
        menuOf(hex,
               [&](QMenu& menu)
               {
                   for (QAction* action : menu.actions())
                       if (!action->isSeparator())
                           offered << action->text().remove('&');
                   for (QAction* action : menu.actions())
                       if (!wish.isEmpty() && action->text() == wish)
                           menu.setActiveAction(action);
                   QTest::keyClick(&menu, wish.isEmpty() ? Qt::Key_Escape : Qt::Key_Return);
               });
        return offered;
    }
    /// Of a scenario, what the menu of the map has in that submenu; empty: it has none.
    QStringList below(const char* hex, const QString& title)
    {
        QStringList offered;
        menuOf(hex,
               [&](QMenu& menu)
               {
                   for (const QAction* action : menu.actions())
                       if (action->menu() != nullptr && action->text().startsWith(title))
                           for (const QAction* one : action->menu()->actions())
                               offered << one->text().remove('&');
                   QTest::keyClick(&menu, Qt::Key_Escape);
               });
        return offered;
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void itSaysTheHexAndWhatCanBeDone()
    {
        const QStringList offered = choose("B20", {});
        QVERIFY2(offered.value(0).startsWith("0220"), qPrintable(offered.join(" / ")));
        QVERIFY(offered.contains("Paint with this terrain"));
        QVERIFY(offered.contains("Undo"));
        QVERIFY(offered.contains("Map properties…"));
    }

    void aLineHasItsOwnMenu()
    {
        const hex::Hex from = test::hexNamed(*window_, "B20");
        map::Line line;
        line.kind = "trench";
        line.path = {from, from + hex::Hex{0, 4}};
        window_->workspace().change([&](const edit::Desk& desk) { return edit::drawn(desk, 0, line); });
        QVERIFY(choose("B22", {}).contains("Line: trench"));
        QVERIFY(!choose("G22", {}).contains("Line: trench"));
        window_->view().setCurrentHex(test::hexNamed(*window_, "B22"));
        window_->action("select.line")->trigger();
        QVERIFY(window_->view().selectedHexes().has(from));
    }

    void theTerrainOfTheHexIsTakenToPaintWith()
    {
        const auto terrain = window_->workspace().map().map().terrainAt(test::hexNamed(*window_, "B20"));
        window_->tools().setTerrain(terrain == "moat" ? "brush" : "moat");
        choose("B20", "Paint with this terrain");
        QCOMPARE(window_->tools().paint().terrain, terrain);
        QVERIFY(window_->tools().tool().paints());
    }

    void theMapGrowsAroundTheHex()
    {
        const double before = window_->view().scale();
        choose("B20", "Zoom in on this hex");
        QVERIFY(window_->view().scale() > before);
    }

    void whatIsSelectedCanBeCutAndTurnedThere()
    {
        editor::HexMapView& view = window_->view();
        const hex::Hex at = test::hexNamed(*window_, "B20");
        view.selectThese({at, at + hex::Hex{0, 1}});
        const QStringList offered = below("B20", "Selection: 2 hex");
        for (const char* one : {"Cut", "Copy", "Paste", "Clear hexes", "Rotate hexes left", "Mirror hexes",
                                "Grow selection", "Shrink selection", "Create a structure"})
            QVERIFY2(offered.contains(QLatin1String(one)), qPrintable(offered.join(" / ")));
    }

    /// Whoever referees has what may be ordered first, whoever paints what is done to the map.
    void aScenarioHasBothMenus()
    {
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QVERIFY(below("B20", "Map").contains("Paint with this terrain"));
        window_->action("view.layout")->trigger();
        window_->action("view.layout")->trigger();
        QVERIFY(!window_->findChild<QDockWidget*>("referee")->isVisible());
        QVERIFY(choose("B20", {}).contains("Paint with this terrain"));
        QVERIFY(!below("B20", "Referee").isEmpty());
    }
};

LIST_TEST(TestWindowMapMenu)

} // namespace tst_window_map_menu

#include "tst_window_map_menu.moc"
