#include "support_desk.h"
#include "support_hand.h"
#include "support_main.h"

#include "app/window/files.h"
#include "app/window/main_window.h"
#include "app/window/players_window.h"
#include "app/window/ruler.h"
#include "editor/hex_map_view.h"
#include "editor/scenario_document.h"
#include "referee/dice_pad.h"
#include "referee/readings_dialog.h"
#include "referee/referee_panel.h"
#include "translations/diagnostics.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

namespace tst_toy_window
{

using namespace merlon;
using namespace merlon::test;

/// The whole program with a game that has no map.
class TestToyWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Desk> desk_;
    QTemporaryDir settings_;
    std::unique_ptr<app::MainWindow> window_;

    void nameTwoMaps() const
    {
        for (const char* name : {"bay", "sound"})
            Desk::write(desk_->file((std::string(name) + ".map.yaml").c_str()),
                        QByteArray("merlon: map/1\nid: ") + name +
                            "\nruleset: toy\ngrid: {columns: 2, rows: 1, hexes: flat, shoved: even}\nterrain:\n"
                            "  legend: {'~': water}\n  rows: |\n    ~~\n");
        QByteArray text = Desk::textOf(desk_->scenario());
        text.replace("forces:", "maps:\n  - {file: bay.map.yaml}\n  - {file: sound.map.yaml}\nforces:");
        Desk::write(desk_->scenario(), text);
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        desk_ = std::make_unique<Desk>();
        window_ = std::make_unique<app::MainWindow>();
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(window_->open(desk_->scenario()));
    }

    void itsSheetsStandWhereAMapWould()
    {
        QVERIFY(!window_->view().isVisible());
        auto* ledger = window_->findChild<QTableView*>("sheet.ledger");
        QVERIFY(ledger != nullptr && ledger->isVisible());
        const QAbstractItemModelTester tester(ledger->model());
        QCOMPARE(ledger->model()->headerData(0, Qt::Horizontal).toString(), QString("House"));
        QCOMPARE(ledger->model()->rowCount(), 2);
        QCOMPARE(ledger->model()->index(1, 0).data().toString(), QString("Red"));
        QCOMPARE(ledger->model()->index(1, 1).data().toString(), QString("0"));

        const Hand hand(window_->refereePanel());
        hand.choose("kind", "Trade");
        hand.type("by", "rook");
        hand.choose("ware", "wool");
        hand.type("amount", "3");
        hand.click("take.cargo");
        QTest::keyClick(window_->findChild<referee::DicePad*>(), Qt::Key_2);
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(ledger->model()->index(1, 1).data().toString(), QString("6"));
    }

    /// Nobody acts from afar in it: no menu, key or search offers to ask who could.
    void whatItLacksIsNotOffered()
    {
        for (const char* name :
             {"view.fire", "view.seen", "view.reach", "edit.fairness", "referee.whoCould", "referee.pick", "menu.fire"})
        {
            const auto* command = window_->findChild<QAction*>(name);
            QVERIFY2(command != nullptr && !command->isVisible(), name);
        }
        for (const QLabel* one : window_->statusBar()->findChildren<QLabel*>())
            QVERIFY2(!one->isVisible() || (!one->text().contains("hex") && !one->text().contains('%')),
                     qPrintable(one->text()));
        const auto* undo = window_->findChild<QAction*>("edit.undo");
        QVERIFY(undo != nullptr && undo->isVisible());
    }

    /// Without a ruling or an edition they are all that there is to choose.
    void itsOptionsAreSetAndSaved()
    {
        window_->action("referee.readings")->trigger();
        const auto* dialog = window_->findChild<referee::ReadingsDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QCOMPARE(dialog->findChild<QTabWidget*>()->currentIndex(), 3);
        auto* tide = dialog->findChild<QComboBox*>("options.tide");
        QVERIFY(tide != nullptr && tide->isVisible());
        QCOMPARE(tide->currentText(), QString("spring tide"));
        tide->setFocus();
        QTest::keyClick(tide, Qt::Key_Down);
        QCOMPARE(tide->currentText(), QString("neap tide"));
        auto* reach = dialog->findChild<QSpinBox*>("options.reach");
        QCOMPARE(reach->maximum(), 9);
        reach->setFocus();
        reach->selectAll();
        QTest::keyClicks(reach, "4");
        QTest::keyClick(reach, Qt::Key_Return);
        window_->action("file.save")->trigger();
        QVERIFY(Desk::textOf(desk_->scenario()).contains("options: {tide: neap, reach: 4}\n"));
        window_->action("edit.undo")->trigger();
        QCOMPARE(reach->text(), QString("none"));
    }

    void itIsSavedElsewhereWithoutAMap()
    {
        const QTemporaryDir other;
        const QString path = other.filePath("evening.scenario.yaml");
        auto opened = editor::Workspace::openScenario(desk_->scenario());
        QVERIFY(opened.workspace && opened.workspace->ground() == play::Ground::None);
        QVERIFY(opened.workspace->setting()->boards.empty());
        QVERIFY(opened.workspace->save());
        QVERIFY(opened.workspace->saveAs(path));
        QCOMPARE(QDir(other.path()).entryList(QDir::Files), QStringList{"evening.scenario.yaml"});
        QVERIFY(editor::Workspace::openScenario(path).workspace);
    }

    /// Each in a tab: what is painted is painted on the one that is shown, on the one history.
    void severalBoardsStandInTabs()
    {
        desk_ = std::make_unique<Desk>(); // the other one is open
        nameTwoMaps();
        QVERIFY(window_->open(desk_->scenario()));
        auto* tabs = window_->findChild<QTabBar*>("boards");
        auto* next = window_->findChild<QAction*>("go.nextBoard");
        QVERIFY(tabs != nullptr && next != nullptr);
        editor::Workspace& workspace = window_->workspace();
        QCOMPARE(tabs->count(), 2);
        QVERIFY(tabs->isVisible() && next->isVisible());
        QCOMPARE(workspace.map().map().id, std::string("bay"));
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTRY_COMPARE(workspace.shownBoard(), 1);
        QCOMPARE(workspace.map().map().id, std::string("sound"));
        QVERIFY(window_->view().isVisible());
        const hex::Hex hex = workspace.map().map().layout.hexAt({0, 0});
        QVERIFY(workspace.paint({edit::Paint::Kind::Raise, {}, 0}, std::span(&hex, 1)));
        QCOMPARE(play::hexBoard(workspace.setting()->boards, 1)->levelAt(hex), 1);
        QCOMPARE(play::hexBoard(workspace.setting()->boards, 0)->levelAt(hex), 0);
        next->trigger();
        QTRY_COMPARE(workspace.shownBoard(), 0);
        QCOMPARE(workspace.map().map().levelAt(hex), 0);
        workspace.undo(); // of the other one
        QCOMPARE(play::hexBoard(workspace.setting()->boards, 1)->levelAt(hex), 0);
    }

    /// A hex of the second board is one of its own, and its mark is seen on no other.
    void aPlaceIsPickedOnTheBoardThatIsShown()
    {
        desk_ = std::make_unique<Desk>(); // the other one is open
        nameTwoMaps();
        QVERIFY(window_->open(desk_->scenario()));
        window_->findChild<QAction*>("referee.ask")->trigger();
        const Hand hand(window_->refereePanel());
        hand.choose("kind", "Sound");
        window_->findChild<QAction*>("go.nextBoard")->trigger();
        QTRY_COMPARE(window_->workspace().shownBoard(), 1);
        window_->findChild<QAction*>("referee.ask")->trigger();
        hand.choose("kind", "Sound");
        const hex::Hex hex = window_->workspace().map().map().layout.hexAt({1, 0});
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, window_->view().viewPoint(hex).toPoint());
        const referee::RefereeSession& session = window_->session();
        QVERIFY(session.draft() != nullptr);
        QVERIFY(*session.draft()->value("at") == play::Value(play::Place{1, hex, 0, {}}));
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(session.journal().entries.size(), std::size_t{1});
        QCOMPARE(window_->view().overlay().marks.size(), std::size_t{1});
        window_->findChild<QAction*>("go.nextBoard")->trigger();
        QTRY_COMPARE(window_->workspace().shownBoard(), 0);
        QVERIFY(window_->view().overlay().marks.empty());
    }

    /// A game is opened as a map is.
    void gamesAreAmongTheFilesToOpen()
    {
        QVERIFY(app::Files::endings().contains("*.journal.yaml"));
        QVERIFY(app::Files::endings().contains("*.scenario.yaml"));
        QVERIFY(!app::Files::endings().contains("*.orders.yaml"));
    }

    /// The players look where the referee looks, and see what is marked there.
    void thePlayersSeeTheBoardThatIsLookedAt()
    {
        desk_ = std::make_unique<Desk>(); // the other one is open
        nameTwoMaps();
        QString rows;
        for (int row = 0; row < 20; ++row)
            rows += "    ~~\n";
        Desk::write(desk_->file("sound.map.yaml"), // higher than the other one
                    "merlon: map/1\nid: sound\nruleset: toy\ngrid: {columns: 2, rows: 20, hexes: flat, shoved: even}\n"
                    "terrain:\n  legend: {'~': water}\n  rows: |\n" +
                        rows.toUtf8());
        QVERIFY(window_->open(desk_->scenario()));
        window_->findChild<QAction*>("referee.players")->trigger();
        const auto* players = window_->findChild<app::PlayersWindow*>("players");
        QVERIFY(players != nullptr);
        const auto* seen = players->findChild<editor::HexMapView*>();
        QVERIFY(seen->isVisible());
        const auto lowest = [&] { return seen->viewPoint(seen->shownMap().layout.hexAt({1, 19})).toPoint(); };
        QCOMPARE(seen->shownMap().id, std::string("bay"));
        auto* tabs = window_->findChild<QTabBar*>("boards");
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTRY_COMPARE(window_->workspace().shownBoard(), 1);
        QCOMPARE(seen->shownMap().id, std::string("sound"));
        QTRY_VERIFY(seen->viewport()->rect().contains(lowest()));
        window_->findChild<QAction*>("referee.ask")->trigger();
        Hand(window_->refereePanel()).choose("kind", "Sound");
        const hex::Hex hex = window_->workspace().map().map().layout.hexAt({1, 0});
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, window_->view().viewPoint(hex).toPoint());
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(seen->overlay().marks.size(), std::size_t{1});
        QApplication::setActiveWindow(window_.get());
        QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(window_->workspace().shownBoard(), 0);
        QCOMPARE(seen->shownMap().id, std::string("bay"));
        QVERIFY(seen->overlay().marks.empty());
    }

    /// By keys and by mouse; what it leaves behind is what the referee marks on that board.
    void aRulerMeasuresOnTheBoardThatIsShown()
    {
        desk_ = std::make_unique<Desk>(); // the other one is open
        nameTwoMaps();
        QVERIFY(window_->open(desk_->scenario()));
        window_->findChild<QAction*>("go.nextBoard")->trigger();
        QTRY_COMPARE(window_->workspace().shownBoard(), 1);
        auto& view = window_->view();
        const auto* ruler = window_->findChild<app::Ruler*>();
        const auto at = [&](int column) {
            return view.viewPoint(window_->workspace().map().map().layout.hexAt({column, 0})).toPoint();
        };
        const auto lay = [&] { QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier); };
        window_->findChild<QAction*>("referee.ask")->trigger();
        Hand(window_->refereePanel()).choose("kind", "Sound");
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(0));
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(view.overlay().marks.size(), std::size_t{1});
        lay();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(0));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(1));
        QVERIFY2(ruler->says().contains("1 hex"), qPrintable(ruler->says()));
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!ruler->isLaid());
        QCOMPARE(view.overlay().marks.size(), std::size_t{1});
        lay();
        view.setCurrentHex(window_->workspace().map().map().layout.hexAt({0, 0}));
        view.setFocus();
        QTest::keyClick(&view, Qt::Key_Return);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY2(ruler->says().contains("1 hex"), qPrintable(ruler->says()));
        QTest::keyClick(&view, Qt::Key_Escape);
        window_->findChild<QAction*>("go.nextBoard")->trigger();
        QTRY_COMPARE(window_->workspace().shownBoard(), 0);
        lay();
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(view.overlay().marks.empty()); // it is the other board's
    }

    /// The first of them is painted on, the other one comes along.
    void ofTwoMapsNoneIsLost()
    {
        nameTwoMaps();
        auto opened = editor::Workspace::openScenario(desk_->scenario());
        for (const yaml::Diagnostic& one : opened.diagnostics)
            QVERIFY2(one.severity != yaml::Severity::Error, qPrintable(words::toText(one)));
        QVERIFY(opened.workspace && opened.workspace->ground() == play::Ground::Hexes);
        const hex::Hex hex = opened.workspace->map().map().layout.hexAt({0, 0});
        QVERIFY(opened.workspace->paint({edit::Paint::Kind::Raise, {}, 0}, std::span(&hex, 1)));
        const play::Boards boards = opened.workspace->setting()->boards;
        QCOMPARE(boards.size(), std::size_t{2});
        QCOMPARE(play::hexBoard(boards)->levelAt(hex), 1);
        QCOMPARE(play::idOf(boards[1]), std::string("sound"));

        const QTemporaryDir other;
        const QString path = other.filePath("evening.scenario.yaml");
        QVERIFY(opened.workspace->saveAs(path));
        const auto again = editor::Workspace::openScenario(path);
        QVERIFY(again.workspace);
        const play::Boards saved = again.workspace->setting()->boards;
        QCOMPARE(saved.size(), std::size_t{2});
        QCOMPARE(play::hexBoard(saved)->levelAt(hex), 1);
        QVERIFY(play::same({saved[1]}, {boards[1]}));
    }
};

LIST_TEST(TestToyWindow)

} // namespace tst_toy_window

#include "tst_toy_window.moc"
