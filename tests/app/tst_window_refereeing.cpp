// Nothing paints while one referees: what keys, clicks and the last step mean in the layout for it, and while a game
// runs.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
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

    /// "fru" names Fruela and no tool: the field of the order has it.
    void lettersGoToTheReferee()
    {
        referee();
        for (const char letter : {'b', 'g', 'o', 'f', 'e', 'r'})
            QTest::keyClick(QApplication::focusWidget(), letter);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field != nullptr && window_->findChild<referee::RefereePanel*>()->isAncestorOf(field));
        QVERIFY(field->text().endsWith("ofer") || field->text() == "bgofer");
        QVERIFY(!window_->action("tool.brush")->isChecked());
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

    void noToolPaints()
    {
        const std::string before = terrainAt("V17");
        referee();
        QVERIFY(!window_->action("tool.brush")->isVisible() && window_->action("tool.select")->isVisible());
        QTest::keyClick(&view(), Qt::Key_B);
        click("V17");
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(terrainAt("V17"), before);
        QVERIFY(!window_->workspace().isModified());
        changeLayout(); // and back at the drawing board it does
        QVERIFY(window_->action("tool.brush")->isVisible());
        paint("V17");
        QVERIFY(terrainAt("V17") != before);
    }

    void aRunningGameKeepsItsMap()
    {
        const std::string before = terrainAt("V17");
        shoot();
        paint("V17");
        QCOMPARE(terrainAt("V17"), before);
        QVERIFY2(window_->statusBar()->currentMessage().contains("A game is under way"),
                 qPrintable(window_->statusBar()->currentMessage()));
        QVERIFY(session().undo());
        paint("V17");
        QVERIFY(terrainAt("V17") != before);
    }

    void undoTakesBackWhatWasDoneLast()
    {
        const std::string before = terrainAt("V17");
        paint("V17");
        QVERIFY(terrainAt("V17") != before);
        window_->workspace().undo();
        window_->workspace().redo();
        shoot();
        window_->action("edit.undo")->trigger(); // the shot
        QVERIFY(!session().canUndo() && terrainAt("V17") != before);
        window_->action("edit.undo")->trigger(); // the stroke
        QCOMPARE(terrainAt("V17"), before);
        window_->action("edit.redo")->trigger();
        QVERIFY(!session().canUndo() && terrainAt("V17") != before);
        window_->action("edit.redo")->trigger();
        QVERIFY(session().canUndo());
    }
};

LIST_TEST(TestWindowRefereeing)

} // namespace tst_window_refereeing

#include "tst_window_refereeing.moc"
