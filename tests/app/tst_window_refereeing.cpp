// Nothing paints while one referees: what keys, clicks and the last step mean in the layout for it, and while a game
// runs.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "referee/head_view.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "support_keyboards.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

namespace tst_window_refereeing
{

using namespace merlon;

class TestWindowRefereeing : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::HexMapView& view() const { return window_->view(); }
    referee::RefereeSession& session() const { return window_->session(); }
    std::string terrainAt(const char* hex) const
    {
        return std::string(window_->workspace().map().map().terrainAt(test::hexNamed(*window_, hex)));
    }
    void changeLayout() const
    {
        window_->action("view.layout")->trigger();
        QTest::qWait(50);
    }
    void referee() const
    {
        changeLayout();
        view().setFocus();
    }
    void click(const char* hex) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, hex));
    }
    void paint(const char* hex) const
    {
        window_->action("tool.brush")->trigger();
        QTest::keyClick(&view(), Qt::Key_6); // another terrain than there is
        click(hex);
    }
    void shoot() const
    {
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        session().giveDie(5);
        QVERIFY(session().accept());
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        view().setFocus();
    }
    void cleanup() { window_.reset(); }

    /// "ivo" names him, and B, G and the other letters no tool.
    void lettersGoToTheReferee()
    {
        referee();
        window_->action("referee.ask")->trigger();
        view().setFocus();
        for (const char letter : {'i', 'v', 'o'})
            QTest::keyClick(QApplication::focusWidget(), letter);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(play::find(session().order().fields, "by") != nullptr);
        QCOMPARE(*play::find(session().order().fields, "by"), play::Value(play::Ref{"counter", "ivo"}));
        view().setFocus();
        for (const char letter : {'b', 'g'})
            QTest::keyClick(QApplication::focusWidget(), letter);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr && window_->findChild<referee::RefereePanel*>()->isAncestorOf(field));
        QCOMPARE(field->text(), QString("bg"));
        QVERIFY(!window_->action("tool.brush")->isChecked());
    }

    void lettersAtTheJournalGoToTheRefereeToo()
    {
        referee();
        shoot();
        window_->action("go.journal")->trigger();
        auto* journal = window_->findChild<referee::JournalView*>();
        QVERIFY(journal != nullptr && journal->isVisible());
        const QModelIndex line = journal->model()->index(0, 0);
        QTest::mouseClick(journal->viewport(), Qt::LeftButton, {}, journal->visualRect(line).center());
        QVERIFY(journal->hasFocus());
        for (const char letter : {'b', 'g'})
            QTest::keyClick(QApplication::focusWidget(), letter);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr && window_->refereePanel().isAncestorOf(field));
        QCOMPARE(field->text(), QString("bg"));
    }

    void digitsGoToTheDie()
    {
        referee();
        session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
        QVERIFY(session().wantsDie());
        view().setFocus();
        QTest::keyClick(&view(), Qt::Key_7);
        QVERIFY(!session().wantsDie());
        QCOMPARE(session().verdict().used.front().value, 7);
    }

    /// The key that bears it, on every keyboard.
    void digitsGoToTheDieFromEveryKeyboard()
    {
        referee();
        for (const test::RecordedKey& key : test::recordedKeys())
        {
            if (key.digit != 4 || key.held != Qt::NoModifier)
                continue;
            session().clear();
            session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", "gwyn"}}}});
            QVERIFY(session().wantsDie());
            view().setFocus();
            test::press(view(), key);
            QVERIFY2(!session().wantsDie(), qPrintable(key.name()));
            QCOMPARE(session().verdict().used.front().value, 4);
        }
    }

    /// On a small screen, however much the verdict and the form say.
    void whoseTurnItIsStaysInSight()
    {
        window_->resize(1366, 768);
        referee();
        const auto* head = window_->refereePanel().findChild<referee::HeadView*>();
        QVERIFY(head != nullptr);
        const auto isSeen = [&] { return head->visibleRegion() == QRegion(head->rect()); };
        QVERIFY(isSeen());
        for (const char* at : {"gwyn", "ithel", "cadell"})
        {
            session().judge({"shoot", {{"by", play::Ref{"counter", "alric"}}, {"at", play::Ref{"counter", at}}}});
            window_->refereePanel().goOn();
            session().giveDie(5);
            QTest::qWait(50); // what was judged comes into view
            QVERIFY2(isSeen(), at);
        }
    }

    /// Where one paints the panel shares its column with the layers.
    void whoseTurnItIsStaysInSightWhereOnePaints()
    {
        window_->resize(1366, 768);
        changeLayout();
        changeLayout();
        window_->action("referee.ask")->trigger();
        QTest::qWait(50);
        for (const char* name : {"alr", "gwy"})
        {
            for (const char* letter = name; *letter != 0; ++letter)
                QTest::keyClick(QApplication::focusWidget(), *letter);
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
            QTest::qWait(50); // what was judged comes into view
        }
        QVERIFY(session().wantsDie());
        const auto* head = window_->refereePanel().findChild<referee::HeadView*>();
        const auto isSeen = [&] { return head->visibleRegion() == QRegion(head->rect()); };
        QVERIFY(head != nullptr && isSeen());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_5);
        QTest::qWait(50);
        QVERIFY(!session().wantsDie() && isSeen());
    }

    void noToolPaints()
    {
        const std::string before = terrainAt("A1");
        QCOMPARE(before, std::string("tree")); // that Del would take
        referee();
        QVERIFY(!window_->action("tool.brush")->isVisible() && window_->action("tool.select")->isVisible());
        QTest::keyClick(&view(), Qt::Key_B);
        click("A1");
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(terrainAt("A1"), before);
        QVERIFY(!window_->workspace().isModified());
        changeLayout(); // and back at the drawing board it does
        QVERIFY(window_->action("tool.brush")->isVisible());
        paint("A1");
        QVERIFY(terrainAt("A1") != before);
    }

    void aRunningGameKeepsItsMap()
    {
        const std::string before = terrainAt("A1");
        shoot();
        QString question;
        const test::Answer no(
            [&question](QDialog& asked)
            {
                question = static_cast<QMessageBox&>(asked).text();
                test::click(asked, QMessageBox::Cancel);
            });
        paint("A1");
        QVERIFY(no.asked());
        QVERIFY2(question.startsWith("A game is under way, so"), qPrintable(question)); // why he is asked at all
        QCOMPARE(terrainAt("A1"), before);
        QVERIFY2(window_->statusBar()->currentMessage().contains("A game is under way"),
                 qPrintable(window_->statusBar()->currentMessage()));
        QVERIFY(session().undo());
        paint("A1");
        QVERIFY(terrainAt("A1") != before);
    }

    void undoTakesBackWhatWasDoneLast()
    {
        const std::string before = terrainAt("A1");
        paint("A1");
        QVERIFY(terrainAt("A1") != before);
        window_->workspace().undo();
        window_->workspace().redo();
        shoot();
        window_->action("edit.undo")->trigger(); // the shot
        QVERIFY(!session().canUndo() && terrainAt("A1") != before);
        const QString said = window_->statusBar()->currentMessage();
        QVERIFY2(said.startsWith("In the game: Undo: line 1"), qPrintable(said)); // no journal is in sight
        window_->action("edit.undo")->trigger();                                  // the stroke
        QCOMPARE(terrainAt("A1"), before);
        window_->action("edit.redo")->trigger();
        QVERIFY(!session().canUndo() && terrainAt("A1") != before);
        window_->action("edit.redo")->trigger();
        QVERIFY(session().canUndo());
    }
};

LIST_TEST(TestWindowRefereeing)

} // namespace tst_window_refereeing

#include "tst_window_refereeing.moc"
