// The line below the map says what a click does, and what was just done or taken back; nothing that is over.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

namespace tst_window_status
{

using namespace merlon;

class TestWindowStatus : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QWidget* canvas() const { return window_->view().viewport(); }
    QPoint at(const char* hex) const { return test::pointOf(*window_, hex); }
    void click(const char* hex) const { QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(hex)); }
    void hold(const char* tool, const char* id) const
    {
        window_->tools().setTerrain(id);
        window_->tools().use(QLatin1String(tool));
    }
    QString message() const { return window_->statusBar()->currentMessage(); }
    QString hint() const { return window_->statusBar()->findChildren<QLabel*>().front()->text(); }

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
    }

    void cleanup() { window_.reset(); }

    void aHoverWithAToolSaysWhatAClickDoes()
    {
        hold("brush", "tent");
        QTest::mouseMove(canvas(), at("B20"));
        QCOMPARE(hint(), QString("Click or Enter: Paint tent on 1 hex"));
        window_->tools().setRadius(1);
        QVERIFY2(hint().contains("7 hexes"), qPrintable(hint()));
        hold("fill", "tent");
        window_->tools().setFillLimit(3);
        QVERIFY2(hint().contains("limit"), qPrintable(hint()));
        click("B20");
        QVERIFY2(message().contains("larger than the limit of 3 hexes"), qPrintable(message()));
        window_->tools().use(QLatin1String("select"));
        QVERIFY2(!hint().contains("limit"), qPrintable(hint()));
    }

    void aHintSpeaksTheLanguage()
    {
        hold("brush", "tent");
        QTest::mouseMove(canvas(), at("B20"));
        const QString english = hint();
        window_->setLanguage("fr");
        QCoreApplication::processEvents();
        QVERIFY(hint() != english && !hint().isEmpty());
    }

    void savedIsOldNewsAfterTheNextStep()
    {
        hold("brush", "tent");
        click("B20");
        QTest::keySequence(window_.get(), QKeySequence::Save);
        QCOMPARE(message(), QString("Saved."));
        click("B21");
        QVERIFY2(message().isEmpty(), qPrintable(message()));
    }

    void whatIsTakenBackAndDoneAgainIsNamed()
    {
        hold("brush", "brush");
        click("B20");
        QTest::keySequence(window_.get(), QKeySequence::Undo);
        QCOMPARE(message(), QString("Undone: Paint brush on 1 hex"));
        QTest::keySequence(window_.get(), QKeySequence("Ctrl+Y"));
        QCOMPARE(message(), QString("Redone: Paint brush on 1 hex"));
        click("B22");
        QVERIFY2(message().isEmpty(), qPrintable(message()));
    }

    /// Where the referee is put away a click selects.
    void whoeverPaintsIsNotAskedForTheShooter()
    {
        window_->tools().use(QLatin1String("select"));
        const QString asks = hint();
        QVERIFY2(!asks.contains("select"), qPrintable(asks));
        for (int i = 0; i < 2; ++i)
            window_->action("view.layout")->trigger();
        QVERIFY2(hint().contains("select"), qPrintable(hint()));
        click("B20");
        QVERIFY(window_->session().draft() == nullptr || window_->session().order().fields.empty());
        window_->action("view.layout")->trigger();
        QCOMPARE(hint(), asks);
    }

    void whatWasSaidOfAnotherTabIsOldNews()
    {
        QVERIFY(window_->open(castle_->map()));
        hold("brush", "tent");
        click("B20");
        window_->action("edit.undo")->trigger();
        QVERIFY(!message().isEmpty());
        window_->action("go.nextTab")->trigger();
        QCOMPARE(message(), QString());
    }

    void theCentreOfSymmetryIsTheHexUnderTheMouse()
    {
        hold("brush", "tent");
        QTest::mouseMove(canvas(), at("T20"));
        window_->action("edit.centre")->trigger();
        const auto& held = window_->tools().held();
        QVERIFY(held.symmetry != edit::Symmetry::None); // so that it is seen
        QCOMPARE(*held.centre, test::hexNamed(*window_, "T20"));
        QVERIFY2(hint().contains("1 hex"), qPrintable(hint()));
        QTest::mouseMove(canvas(), at("S22"));
        QVERIFY2(hint().contains("2 hexes"), qPrintable(hint()));
    }
};

LIST_TEST(TestWindowStatus)

} // namespace tst_window_status

#include "tst_window_status.moc"
