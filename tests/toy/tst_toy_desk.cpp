#include "support_desk.h"
#include "support_evening.h"
#include "support_hand.h"
#include "support_main.h"

#include "app/window/main_window.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "referee/verdict_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewWidget>
#include <QRadioButton>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QTimer>

namespace tst_toy_desk
{

using namespace merlon;
using namespace merlon::test;

/// The sheets of a great evening, sixty boats: looked through, sorted, copied and picked from.
class TestToyDesk : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Desk> folder_;
    QTemporaryDir settings_;
    std::unique_ptr<app::MainWindow> window_;
    QTabWidget* desk_ = nullptr;
    QTableView* fleet_ = nullptr;

    QLineEdit* line() const { return desk_->currentWidget()->findChild<QLineEdit*>("filter"); }
    QString found() const { return desk_->currentWidget()->findChild<QLabel*>("found")->text(); }
    QString cell(int row, int column) const { return fleet_->model()->index(row, column).data().toString(); }
    void clickHeading(int column) const
    {
        auto* header = fleet_->horizontalHeader();
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + 12, header->height() / 2));
    }
    void clickCell(int row, int column, bool twice = false) const
    {
        const QPoint at = fleet_->visualRect(fleet_->model()->index(row, column)).center();
        QTest::mouseClick(fleet_->viewport(), Qt::LeftButton, {}, at);
        if (twice)
            QTest::mouseDClick(fleet_->viewport(), Qt::LeftButton, {}, at);
    }
    Hand hand() const { return Hand(window_->refereePanel()); }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings_.path());
    }

    void init()
    {
        folder_ = std::make_unique<Desk>();
        Desk::write(folder_->scenario(), evening());
        window_ = std::make_unique<app::MainWindow>();
        window_->resize(1200, 800);
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QVERIFY(window_->open(folder_->scenario()));
        QApplication::setActiveWindow(window_.get());
        fleet_ = window_->findChild<QTableView*>("sheet.fleet");
        QVERIFY(fleet_ != nullptr);
        desk_ = qobject_cast<QTabWidget*>(fleet_->parentWidget()->parentWidget()->parentWidget());
        QVERIFY(desk_ != nullptr);
        desk_->setCurrentIndex(1);
    }

    void cleanup()
    {
        if (qEnvironmentVariableIsSet("MERLON_TEST_PICTURE"))
            window_->grab().save(qEnvironmentVariable("MERLON_TEST_PICTURE"));
        window_.reset();
    }

    void typingFindsWhateverTheAccents()
    {
        const QAbstractItemModelTester tester(fleet_->model());
        QCOMPARE(found(), QString("60 of 60"));
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(line()->hasFocus());
        QTest::keyClicks(line(), "ELAN blu");
        QCOMPARE(found(), QString("1 of 60"));
        QCOMPARE(cell(0, 0), QString("Élan b9"));
        QTest::keyClick(line(), Qt::Key_Down);
        QVERIFY(fleet_->hasFocus());
        QCOMPARE(fleet_->currentIndex().row(), 0);
        QTest::keyClick(fleet_, Qt::Key_F, Qt::ControlModifier);
        QVERIFY(line()->hasFocus());
        QTest::keyClick(line(), Qt::Key_Escape);
        QCOMPARE(found(), QString("60 of 60"));
        QVERIFY(fleet_->hasFocus());
        QCOMPARE(fleet_->currentIndex().siblingAtColumn(0).data().toString(), QString("Élan b9")); // still chosen
    }

    void aHeadingSortsAndAgainUndoesIt()
    {
        QCOMPARE(cell(0, 0), QString("Boat r0"));
        clickHeading(0);
        QCOMPARE(cell(0, 0), QString("Boat b0"));
        QCOMPARE(cell(2, 0), QString("Boat b2")); // and not b10
        clickHeading(0);
        QCOMPARE(cell(0, 0), QString("Élan r9"));
        clickHeading(0);
        QCOMPARE(cell(0, 0), QString("Boat r0"));
    }

    /// The line that somebody reads stays where it is, and so do a width that he drew and what he looks for.
    void nobodyLosesHisPlaceWhenTheGameGoesOn()
    {
        const QAbstractItemModelTester tester(fleet_->model());
        clickHeading(2);
        fleet_->setColumnWidth(1, 300);
        fleet_->scrollTo(fleet_->model()->index(45, 0), QAbstractItemView::PositionAtCenter);
        const QString chosen = cell(45, 0);
        clickCell(45, 0);
        const int scrolled = fleet_->verticalScrollBar()->value();
        QVERIFY(scrolled > 0);
        hand().choose("kind", "New boat");
        hand().type("house", "red");
        hand().type("name", "raven");
        hand().type("at", "south");
        hand().type("oars", "6");
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(fleet_->model()->rowCount(), 61);
        QCOMPARE(fleet_->selectionModel()->selectedRows().size(), 1);
        QCOMPARE(fleet_->selectionModel()->selectedRows().front().data().toString(), chosen);
        QCOMPARE(fleet_->verticalScrollBar()->value(), scrolled);
        QCOMPARE(fleet_->columnWidth(1), 300);
        QCOMPARE(fleet_->horizontalHeader()->sortIndicatorSection(), 2);
        hand().click("undo");
        QCOMPARE(fleet_->model()->rowCount(), 60);
        QCOMPARE(fleet_->selectionModel()->selectedRows().front().data().toString(), chosen);
    }

    void rowsAreCopiedAsSpreadsheetsTakeThem()
    {
        clickCell(1, 0);
        QTest::keyClick(fleet_, Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(fleet_, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString("Boat r1\tRed\tholm\nBoat r2\tRed\tnorth\n"));
        QTest::keyClick(fleet_, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(fleet_, Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 61);
        QCOMPARE(lines.front(), QString("Boat\tHouse\tIsle"));
    }

    void aRowIsGivenToTheFieldThatIsAskedFor()
    {
        hand().choose("kind", "Ferry");
        clickCell(3, 0, true);
        auto* boat = window_->refereePanel().findChild<QLineEdit*>("boat");
        QCOMPARE(boat->text(), QString("Boat r3"));
        hand().choose("kind", "Trade"); // several: one after the other
        clickCell(0, 0);
        QTest::keyClick(fleet_, Qt::Key_Return);
        fleet_->setFocus();
        QTest::keyClick(fleet_, Qt::Key_Down);
        QTest::keyClick(fleet_, Qt::Key_Down);
        window_->refereePanel().findChild<QLineEdit*>("by")->setFocus();
        clickCell(2, 0, true);
        const auto* by = window_->refereePanel().findChild<QLineEdit*>("by")->parentWidget();
        QCOMPARE(by->findChild<QLabel*>()->text(), QString("Boat r0 and Boat r2"));
    }

    /// A thing that cannot stand there is said, and nothing else happens.
    void aRowThatDoesNotFitIsSaid()
    {
        hand().choose("kind", "Secret bid");
        hand().type("house", "red");
        clickCell(0, 0, true);
        QVERIFY(window_->refereePanel().findChild<referee::VerdictView*>()->headline().contains("Boat r0"));
    }

    void theyArePrintedAsTheyAreSeen()
    {
        int pages = 0;
        QString which;
        QTimer::singleShot(0, window_.get(),
                           [&]
                           {
                               auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               pages = dialog->findChild<QPrintPreviewWidget*>()->pageCount();
                               auto* box = dialog->findChild<QComboBox*>("which");
                               which = box->currentText();
                               QTest::keyClicks(box, "L"); // the ledger alone
                               QCOMPARE(box->currentText(), QString("Ledger"));
                               QCOMPARE(dialog->findChild<QPrintPreviewWidget*>()->pageCount(), 1);
                               if (qEnvironmentVariableIsSet("MERLON_TEST_PICTURE"))
                               {
                                   box->setCurrentIndex(0);
                                   dialog->findChild<QPrintPreviewWidget*>()->setCurrentPage(2);
                                   QTest::qWait(300);
                                   dialog->grab().save(qEnvironmentVariable("MERLON_TEST_PICTURE") + "-print.png");
                               }
                               QTest::keyClick(dialog, Qt::Key_Escape);
                           });
        QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier);
        QVERIFY(pages >= 3);
        QCOMPARE(which, QString("All sheets"));
    }

    /// The panel and the journal beside a desk are what they are beside a map.
    void ordersAreOverruledAndTheGameGoesBackToALine()
    {
        hand().choose("kind", "Ferry");
        hand().type("boat", "red0");
        hand().type("path", "sound");
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        QCOMPARE(cell(0, 2), QString("sound"));
        hand().choose("kind", "Ferry");
        QApplication::clipboard()->setText("red2\tness, holm, sound, skerry\n"); // too far
        hand().click("pasteOrders");
        QTimer::singleShot(0, window_.get(),
                           []
                           {
                               auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog != nullptr);
                               dialog->findChild<QLineEdit*>("note")->setText("a strong wind");
                               dialog->findChild<QRadioButton*>("instead")->click();
                               auto* kinds = dialog->findChild<QComboBox*>("effect");
                               kinds->setCurrentIndex(kinds->findText("Moved"));
                               emit kinds->activated(kinds->currentIndex());
                               const Hand hand(*dialog);
                               hand.type("at", "skerry");
                               hand.click("add");
                               dialog->accept();
                           });
        hand().click("overrule");
        QCOMPARE(cell(2, 2), QString("skerry"));
        QVERIFY(!window_->refereePanel().findChild<QLabel*>("pastedRows")->isVisible()); // its row is done
        auto* journal = window_->findChild<referee::JournalView*>();
        QCOMPARE(journal->model()->rowCount(), 2);
        for (QWidget* dock = journal; dock != window_.get(); dock = dock->parentWidget())
            if (auto* one = qobject_cast<QDockWidget*>(dock))
            {
                one->show();
                one->raise();
            }
        QTRY_VERIFY(journal->isVisible());
        const QPoint first = journal->visualRect(journal->model()->index(0, 1)).center();
        QTest::mouseClick(journal->viewport(), Qt::LeftButton, {}, first);
        QTest::mouseDClick(journal->viewport(), Qt::LeftButton, {}, first); // back to this line
        QCOMPARE(cell(0, 2), QString("sound"));
        QCOMPARE(cell(2, 2), QString("north"));
        hand().click("redo");
        QCOMPARE(cell(2, 2), QString("skerry"));
        window_ = std::make_unique<app::MainWindow>(); // the game is played again from its journal
        QVERIFY(window_->open(folder_->scenario()));
        fleet_ = window_->findChild<QTableView*>("sheet.fleet");
        QCOMPARE(cell(0, 2), QString("sound"));
        QCOMPARE(cell(2, 2), QString("skerry"));
    }

    /// By keys, whatever was kept before and after.
    void onePasteIsOneStep()
    {
        const auto order = [this](const char* boat)
        {
            hand().choose("kind", "Ferry");
            hand().type("boat", boat);
            hand().type("path", "sound");
            QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        };
        const auto press = [this](Qt::Key key, Qt::KeyboardModifiers with = Qt::ControlModifier)
        { QTest::keyClick(fleet_, key, with); };
        const auto boats = [this] { return fleet_->model()->rowCount(); };
        const auto* undo = window_->findChild<QAction*>("edit.undo");
        const auto* redo = window_->findChild<QAction*>("edit.redo");
        order("red0");
        hand().choose("kind", "New boat");
        QString rows;
        for (int i = 1; i <= 20; ++i)
            rows += QStringLiteral("red\tx%1\tness\t6\n").arg(i);
        QApplication::clipboard()->setText(rows);
        hand().click("pasteOrders");
        QCOMPARE(boats(), 80);
        QCOMPARE(undo->text(), QString("&Undo the pasted orders"));
        order("red2");
        QCOMPARE(undo->text(), QString("&Undo the last order"));
        fleet_->setFocus();
        press(Qt::Key_Z);
        QCOMPARE(boats(), 80);
        QCOMPARE(cell(2, 2), QString("north"));
        press(Qt::Key_Z);
        QCOMPARE(boats(), 60);
        QCOMPARE(cell(0, 2), QString("sound")); // what was kept before
        QCOMPARE(redo->text(), QString("&Redo the pasted orders"));
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(boats(), 80);
        press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(cell(2, 2), QString("sound"));
        press(Qt::Key_Z);
        hand().click("undo"); // the referee's own
        QCOMPARE(boats(), 60);
        press(Qt::Key_Z);
        QCOMPARE(cell(0, 2), QString("north"));
    }

    /// It goes on behind a row that was mended: still one paste. What is taken back leaves no rows waiting.
    void aPasteThatStoppedIsOneStep()
    {
        hand().choose("kind", "New boat");
        QApplication::clipboard()->setText("red\tx1\tness\t6\nred\tred0\tness\t6\nred\tx3\tness\t6\n"
                                           "red\tx4\tness\tmany\n");
        const auto* waiting = window_->refereePanel().findChild<QLabel*>("pastedRows");
        hand().click("pasteOrders");
        hand().type("name", "x2");
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        hand().click("goOn");
        QCOMPARE(fleet_->model()->rowCount(), 63);
        QVERIFY(waiting->isVisible());
        fleet_->setFocus();
        QTest::keyClick(fleet_, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fleet_->model()->rowCount(), 60);
        QVERIFY(!waiting->isVisible());
    }

    void aGameWithoutSheetsSaysSo()
    {
        Desk::write(folder_->file("bare.scenario.yaml"), "merlon: scenario/1\nid: bare\ntitle: Bare\nruleset: toy\n");
        QVERIFY(window_->open(folder_->file("bare.scenario.yaml")));
        QCOMPARE(desk_->count(), 0);
        QVERIFY(desk_->isVisible());
        const QImage empty = desk_->grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < empty.height(); ++y)
            for (int x = 0; x < empty.width(); ++x)
                colours << empty.pixel(x, y);
        QVERIFY(colours.size() > 3);                            // a sentence
        QTest::keyClick(desk_, Qt::Key_F, Qt::ControlModifier); // nothing to find, nothing to print
        QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(window_->statusBar()->currentMessage(), QString("This game has no sheets."));
        window_->findChild<QAction*>("referee.step")->trigger();
        QCOMPARE(window_->session().journal().entries.size(), std::size_t{1});
        QVERIFY(window_->open(folder_->scenario())); // and back
        QCOMPARE(desk_->count(), 2);
    }

    void anEmptySheetSaysSo()
    {
        Desk::write(folder_->file("calm.scenario.yaml"),
                    "merlon: scenario/1\nid: calm\ntitle: Calm\nruleset: toy\nforces:\n"
                    "  - {id: red, name: Red, colour: '#aa0000', counters: []}\n");
        QVERIFY(window_->open(folder_->file("calm.scenario.yaml")));
        fleet_ = window_->findChild<QTableView*>("sheet.fleet");
        desk_->setCurrentIndex(1);
        QCOMPARE(found(), QString("0 of 0"));
        QVERIFY(!line()->isEnabled());
        const QImage empty = fleet_->viewport()->grab().toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < empty.height(); ++y)
            for (int x = 0; x < empty.width(); ++x)
                colours << empty.pixel(x, y);
        QVERIFY(colours.size() > 3); // a sentence
    }
};

LIST_TEST(TestToyDesk)

} // namespace tst_toy_desk

#include "tst_toy_desk.moc"
