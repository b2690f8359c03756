// Fields of fire and reach over the whole map, live while one paints.

#include "app/language/language.h"
#include "app/window/outlook.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QTest>

namespace tst_window_outlook
{

using namespace merlon;
using app::Outlook;

class TestWindowOutlook : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    Outlook& outlook() const { return *window_->findChild<Outlook*>(); }
    hex::Hex hex(const char* name) const { return test::hexNamed(*window_, name); }
    const editor::Heat* heat() const { return window_->view().heat(); }
    void press(const char* keys) const { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    void stand(const char* name) const { window_->view().setCurrentHex(hex(name)); }
    void paint(const char* name, const char* terrain) const
    {
        const hex::Hex at = hex(name);
        QVERIFY(window_->workspace().paint({edit::Paint::Kind::Terrain, terrain, 0}, {&at, 1}));
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
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void theFieldOfFireOfAHexIsShadedAndEndsWithEsc()
    {
        stand("J12"); // Gwyn, with a long bow
        press("Ctrl+Alt+F");
        QVERIFY(outlook().shows(Outlook::Kind::FireFrom));
        QVERIFY(window_->action("view.fire")->isChecked());
        QTRY_VERIFY(heat());
        QVERIFY(heat()->answered);
        QCOMPARE(heat()->with, std::string("long_bow"));
        QVERIFY(heat()->hexes > 50);
        QCOMPARE(heat()->gradeAt(hex("K12")), 1); // beside him, in the open
        QVERIFY(heat()->shadeAt(hex("K12")) > 0);
        QVERIFY(outlook().says().contains("1012"));
        QCOMPARE(outlook().saysAt(hex("K12")), QString("no cover"));
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_Escape);
        QVERIFY(!outlook().isOn());
        QVERIFY(!heat());
        QVERIFY(!window_->action("view.fire")->isChecked());
    }

    void theSameCommandEndsItAndAnotherTakesItsPlace()
    {
        stand("J12");
        press("Ctrl+Alt+F");
        press("Ctrl+Alt+B");
        QVERIFY(outlook().shows(Outlook::Kind::SeenFrom));
        QVERIFY(!window_->action("view.fire")->isChecked());
        QTRY_VERIFY(heat());
        press("Ctrl+Alt+B");
        QVERIFY(!outlook().isOn());
        QVERIFY(!heat());
    }

    void itFollowsWhatIsPainted()
    {
        stand("B20");
        press("Ctrl+Alt+F");
        QTRY_VERIFY(heat());
        QVERIFY(heat()->gradeAt(hex("B25")) > 0);
        window_->tools().use(QLatin1String("brush"));
        paint("B22", "wall"); // straight between the two
        QTRY_COMPARE(heat()->gradeAt(hex("B25")), 0);
        press("Ctrl+Z");
        QTRY_VERIFY(heat()->gradeAt(hex("B25")) > 0);
        stand("C24"); // a stroke moves the current hex, and not the question
        QTest::qWait(50);
        QCOMPARE(heat()->question.hex, hex("B20"));
        window_->tools().use(QLatin1String("select"));
        stand("C25");
        QTRY_COMPARE(heat()->question.hex, hex("C25"));
    }

    /// While the button is still down.
    void itFollowsAStrokeThatIsUnderWay()
    {
        stand("B20");
        press("Ctrl+Alt+F");
        QTRY_VERIFY(heat());
        QVERIFY(heat()->gradeAt(hex("B25")) > 0);
        window_->tools().setTerrain("wall");
        window_->tools().use(QLatin1String("brush"));
        QWidget* canvas = window_->view().viewport();
        QTest::mousePress(canvas, Qt::LeftButton, {}, test::pointOf(*window_, "B22"));
        QTRY_COMPARE(heat()->gradeAt(hex("B25")), 0);
        QVERIFY(window_->view().isDragging());
        QTest::keyClick(&window_->view(), Qt::Key_Escape);
        QTRY_VERIFY(heat()->gradeAt(hex("B25")) > 0);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, test::pointOf(*window_, "B22"));
    }

    void aLegendSaysWhatTheShadesMean()
    {
        const auto* legend = window_->findChild<editor::HeatLegend*>();
        QVERIFY(legend && !legend->isVisible());
        stand("B20");
        press("Ctrl+Alt+F");
        QTRY_VERIFY(legend->isVisible());
        QVERIFY(legend->texts().join(' ').contains("no cover"));
        outlook().toggleForce("garrison");
        QTRY_VERIFY(legend->texts().contains("dead ground"));
        QCOMPARE(legend->texts().front(), QString("1 shooter"));
        outlook().putAway();
        QVERIFY(!legend->isVisible());
    }

    void aForceHasDeadGround()
    {
        QMenu* menu = window_->findChild<QMenu*>("menu.forces");
        QVERIFY(menu);
        outlook().fill(*menu);
        QCOMPARE(menu->actions().size(), 2);
        menu->actions().front()->trigger();
        QVERIFY(outlook().shows(Outlook::Kind::FireOf));
        QTRY_VERIFY(heat());
        QVERIFY(heat()->posts > 5);
        QVERIFY(heat()->hexes > 0);
        QVERIFY(heat()->deadHexes > 0);
        QVERIFY(outlook().says().contains(QString::number(heat()->deadHexes)));
        outlook().fill(*menu);
        QVERIFY(menu->actions().front()->isChecked());
        menu->actions().front()->trigger();
        QVERIFY(!outlook().isOn());
    }

    /// While walls rise.
    void theDeadGroundOfAForceFollowsAStroke()
    {
        outlook().toggleForce("garrison");
        QTRY_VERIFY(heat());
        const int dead = heat()->deadHexes;
        window_->tools().setTerrain("wall");
        window_->tools().use(QLatin1String("brush"));
        QWidget* canvas = window_->view().viewport();
        QTest::mousePress(canvas, Qt::LeftButton, {}, test::pointOf(*window_, "K13"));
        for (const char* name : {"J13", "I13", "H13", "I14", "J14", "K14"})
            QTest::mouseMove(canvas, test::pointOf(*window_, name));
        QTRY_VERIFY(heat()->deadHexes > dead);
        QVERIFY(window_->view().isDragging());
        QTest::keyClick(&window_->view(), Qt::Key_Escape);
        QTRY_COMPARE(heat()->deadHexes, dead);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, test::pointOf(*window_, "K14"));
    }

    void theReachOfACounterSaysWhatItCosts()
    {
        stand("J12");
        press("Ctrl+Alt+I");
        QTRY_VERIFY(heat());
        QVERIFY(heat()->hexes > 0);
        QVERIFY(outlook().says().contains("Gwyn"));
        stand("A1");
        press("Ctrl+Alt+I"); // ends it
        QVERIFY(!outlook().isOn());
        press("Ctrl+Alt+I"); // nobody stands there
        QVERIFY(!outlook().isOn());
        QVERIFY(!window_->action("view.reach")->isChecked());
    }

    void itIsDrawnBeneathTheMarks()
    {
        stand("J12");
        window_->view().finishPainting();
        const QImage before = window_->view().viewport()->grab().toImage();
        press("Ctrl+Alt+F");
        QTRY_VERIFY(heat());
        const QImage after = window_->view().viewport()->grab().toImage();
        QVERIFY(before != after);
        press("Ctrl+Alt+F");
        QCOMPARE(window_->view().viewport()->grab().toImage(), before);
    }

    void aMapAloneHasFieldsOfFireToo()
    {
        window_.reset();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
        stand("J12");
        press("Ctrl+Alt+F");
        QTRY_VERIFY(heat());
        QVERIFY(heat()->answered);
        QVERIFY(heat()->hexes > 50);
    }
};

LIST_TEST(TestWindowOutlook)

} // namespace tst_window_outlook

#include "tst_window_outlook.moc"
