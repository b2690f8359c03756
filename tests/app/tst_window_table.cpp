// The window at the table: what is typed, dragged and pointed at beside the orders themselves.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/play/aim_face.h"
#include "editor/hex_map_view.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>
#include <QToolTip>

namespace tst_window_table
{

using namespace merlon;

class TestWindowTable : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereePanel& panel() const { return window_->refereePanel(); }
    referee::RefereeSession& session() const { return window_->session(); }
    template <class T>
    T* part(const char* name) const
    {
        return panel().findChild<T*>(QString::fromLatin1(name));
    }
    QWidget* focused() const
    {
        QWidget* now = QApplication::focusWidget();
        return now != nullptr ? now : window_.get();
    }
    void key(int key) { QTest::keyClick(focused(), static_cast<Qt::Key>(key)); }
    void keys(const QString& text) { QTest::keyClicks(focused(), text); }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
    }
    void init()
    {
        QSettings().clear();
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QTest::keyClick(window_.get(), Qt::Key_K, Qt::ControlModifier);
    }
    void cleanup() { window_.reset(); }

    void lettersMeantForThePanelChooseNoTool()
    {
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        panel().findChild<referee::DicePad*>()->setFocus();
        keys("r");
        QVERIFY(session().draft()->given().dice.front().source == play::Source::Rolled);
        QVERIFY(window_->tools().holds(QLatin1String("select")));
    }

    void whoIsMeantIsBroughtIntoView()
    {
        window_->view().setScale(90, {0, 0});
        keys("alr");
        key(Qt::Key_Return);
        keys("gwy");
        key(Qt::Key_Return);
        const QRect room = window_->view().viewport()->rect();
        for (const play::Marked& marked : panel().scene().marks)
            if (marked.mark == play::Mark::Actor || marked.mark == play::Mark::Aim)
                QVERIFY(room.contains(window_->view().viewPoint(std::get<hex::Hex>(marked.where)).toPoint()));
    }

    /// Undo is the game's while the field has nothing of its own to take back.
    void undoWorksFromAnEmptyField()
    {
        for (const char* name : {"alr", "gwy"})
        {
            keys(name);
            key(Qt::Key_Return);
        }
        keys("9");
        key(Qt::Key_Return);
        QVERIFY(session().canUndo());
        auto* field = qobject_cast<QLineEdit*>(focused());
        QVERIFY(field != nullptr && field->text().isEmpty());
        keys("x");
        QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(session().canUndo());
        QCOMPARE(field->text(), QString());
        QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!session().canUndo());
    }

    /// The last that an order without a die wants is clicked: Enter keeps it.
    void whatIsClickedWholeIsKeptByEnter()
    {
        QTest::keyClick(window_.get(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier); // to the movement
        const play::Scene scene = session().table();
        const auto mover = std::ranges::find_if(scene.pieces, [](const play::Piece& one)
                                                { return one.turn == play::Turn::May && one.hexes.size() == 1; });
        QVERIFY(mover != scene.pieces.end());
        const auto click = [this](hex::Hex hex)
        {
            window_->view().bringIntoView({hex});
            QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, window_->view().viewPoint(hex).toPoint());
        };
        click(mover->hexes.front());
        const auto reach = session().setting()->system->aims()->reach(session().game(), mover->thing);
        QVERIFY(!reach.empty());
        click(reach.front().first);
        QVERIFY(session().canAccept());
        key(Qt::Key_Return);
        const auto after = play::sceneOf(session().game());
        QVERIFY(std::ranges::find(after->pieces, mover->thing, &play::Piece::thing)->hexes.front() ==
                reach.front().first);
    }

    void aCounterIsDraggedByHand()
    {
        const auto scene = play::sceneOf(session().game());
        const auto alric = std::ranges::find(scene->pieces, std::string("Alric"), &play::Piece::name);
        const hex::Hex from = alric->hexes.front();
        const hex::Hex to = hex::neighbour(from, hex::Side::S0);
        QWidget* map = window_->view().viewport();
        test::Answer answer([](QDialog& dialog)
                            { QTest::keyClick(dialog.findChild<QLineEdit*>("note"), Qt::Key_Return); });
        const QPoint end = window_->view().viewPoint(to).toPoint();
        QTest::mousePress(map, Qt::LeftButton, {}, window_->view().viewPoint(from).toPoint());
        QTest::mouseMove(map, end);
        QTest::mouseRelease(map, Qt::LeftButton, {}, end);
        QVERIFY(answer.asked());
        QVERIFY(std::holds_alternative<play::ByHand>(session().journal().entries.front().what));
        const auto after = play::sceneOf(session().game());
        QVERIFY(std::ranges::find(after->pieces, alric->thing, &play::Piece::thing)->hexes.front() == to);
    }

    void whoStandsUnderTheMouseIsSaid()
    {
        const auto scene = play::sceneOf(session().game());
        const auto alric = std::ranges::find(scene->pieces, std::string("Alric"), &play::Piece::name);
        QWidget* map = window_->view().viewport();
        const QPoint at = window_->view().viewPoint(alric->hexes.front()).toPoint();
        QTest::mouseMove(map, at);
        QString said;
        for (const auto* label : window_->statusBar()->findChildren<QLabel*>())
            said += label->text() + '\n';
        QVERIFY2(said.contains("Alric (") && said.contains("crossbow"), qPrintable(said));
        QHelpEvent help(QEvent::ToolTip, at, map->mapToGlobal(at));
        QApplication::sendEvent(map, &help);
        QTRY_VERIFY2(QToolTip::text().contains("Alric (") && QToolTip::text().contains("crossbow"),
                     qPrintable(QToolTip::text()));
    }

    void aVerdictIsSeenWhicheverPanelWasInFront()
    {
        auto* inspector = window_->findChild<QDockWidget*>("inspector");
        inspector->raise();
        QCoreApplication::processEvents();
        QVERIFY(panel().visibleRegion().isEmpty());
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        QCoreApplication::processEvents();
        QVERIFY(!panel().visibleRegion().isEmpty());
    }

    void diceAndButtonsAreSeenOnASmallScreen()
    {
        window_->resize(1366, 728); // with a title and a bar of the desktop
        keys("alr");
        key(Qt::Key_Return);
        keys("gwy");
        key(Qt::Key_Return);
        keys("4");
        QTest::qWait(100);
        for (const char* name : {"apply", "overrule", "byHand", "undo"})
        {
            const auto* button = part<QPushButton>(name);
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), name);
        }
        QVERIFY(!panel().findChild<QToolButton*>("face0")->visibleRegion().isEmpty());
    }

    void oneKeyArrangesThePanelsForRefereeing()
    {
        auto* palette = window_->findChild<QDockWidget*>("palette");
        QVERIFY(palette->isVisible());
        QTest::keyClick(focused(), Qt::Key_F8);
        QVERIFY(!palette->isVisible());
        QVERIFY(panel().isVisible());
        QTest::keyClick(focused(), Qt::Key_F8);
        QVERIFY(palette->isVisible());
    }

    void twoWindowsShowTheSameGame()
    {
        app::MainWindow players;
        players.show();
        QVERIFY(players.open(castle_->scenario()));
        QTest::keyClick(focused(), Qt::Key_X, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(players.session().game() == session().game() && players.session().journal().entries.size() == 1);
        QVERIFY(!players.action("referee.end")->isEnabled());
    }
};

LIST_TEST(TestWindowTable)

} // namespace tst_window_table

#include "tst_window_table.moc"
