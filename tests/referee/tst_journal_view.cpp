// The journal below the map: what is written beside its lines.

#include "support_main.h"
#include "support_table.h"

#include "referee/journal_model.h"
#include "referee/journal_view.h"
#include "referee/referee_session.h"

#include <QApplication>
#include <QInputDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace tst_journal_view
{

using namespace merlon;
using namespace merlon::referee;

class TestJournalView : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Table> table_;
    std::unique_ptr<RefereeSession> session_;
    std::unique_ptr<JournalView> view_;

    QString note(int row) const { return view_->model()->index(row, JournalModel::Note).data().toString(); }
    QString order(int row) const { return view_->model()->index(row, JournalModel::Order).data().toString(); }
    /// By the keyboard, in a dialog that comes with what was written before.
    void write(int row, const QString& text, const QString& before = {})
    {
        view_->setCurrentIndex(view_->model()->index(row, 0));
        bool asked = false;
        QTimer::singleShot(0, this,
                           [&]
                           {
                               auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
                               QVERIFY(dialog);
                               auto* line = dialog->findChild<QLineEdit*>();
                               QCOMPARE(line->text(), before);
                               line->selectAll();
                               QTest::keyClick(line, Qt::Key_Delete);
                               QTest::keyClicks(line, text);
                               asked = true;
                               QTest::keyClick(line, Qt::Key_Return);
                           });
        QTest::keyClick(view_.get(), Qt::Key_F2);
        QVERIFY(asked);
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        table_ = std::make_unique<test::Table>();
        session_ = std::make_unique<RefereeSession>();
        session_->open(table_->setting(), table_->file());
        view_ = std::make_unique<JournalView>(*session_);
        view_->resize(900, 300);
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        session_->judge(test::shot("alric", "gwyn"));
        session_->giveDie(10);
        QVERIFY(session_->accept());
        session_->ruleByHand({}, "supper");
    }

    void cleanup()
    {
        view_.reset();
        session_.reset();
    }

    void anyLineMayBeWrittenOn()
    {
        write(0, "the wind");
        QCOMPARE(note(0), QString("the wind"));
        QCOMPARE(order(2), QString("Note on line 1"));
        write(1, "soup");
        QCOMPARE(note(1), QString("supper; soup"));
        write(0, "a squall", "the wind");
        QCOMPARE(note(0), QString("a squall"));
        write(0, "", "a squall");
        QCOMPARE(note(0), QString());
    }

    void whatIsWrittenIsKeptAndCanBeTakenBack()
    {
        const play::Game before = session_->game();
        write(0, "the wind");
        QVERIFY(session_->game() == before);
        session_->open(table_->setting(), table_->file()); // as on the next evening
        QCOMPARE(note(0), QString("the wind"));
        QVERIFY(session_->undo());
        QCOMPARE(note(0), QString());
        QVERIFY(session_->game() == before);
        QVERIFY(session_->redo());
        QCOMPARE(note(0), QString("the wind"));
    }

    void thePositionCanBePrinted()
    {
        QSignalSpy wanted(view_.get(), &JournalView::printWanted);
        view_->setCurrentIndex(view_->model()->index(0, 0));
        QTimer::singleShot(0, this,
                           []
                           {
                               auto* menu = QApplication::activePopupWidget();
                               QVERIFY(menu);
                               QTest::keyClick(menu, Qt::Key_Up); // the last entry
                               QTest::keyClick(menu, Qt::Key_Return);
                           });
        QContextMenuEvent menu(QContextMenuEvent::Keyboard, {}, view_->mapToGlobal(QPoint(20, 20)));
        QApplication::sendEvent(view_.get(), &menu);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.front().front().toInt(), 0);
    }
};

LIST_TEST(TestJournalView)

} // namespace tst_journal_view

#include "tst_journal_view.moc"
