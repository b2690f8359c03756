// The map shown twice: painted and picked from in either view, each as large and where it wants.

#include "app/language/language.h"
#include "app/window/map_views.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/minimap.h"
#include "editor/tools/tool_box.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QScrollBar>
#include <QSettings>
#include <QTest>

namespace tst_window_split
{

using namespace merlon;
using editor::HexMapView;

class TestWindowSplit : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    app::MapViews& views() const { return *window_->findChild<app::MapViews*>(); }
    HexMapView& first() const { return *views().all()[0]; }
    HexMapView& second() const { return *views().all()[1]; }
    hex::Hex named(const char* hex) const { return test::hexNamed(*window_, hex); }
    QPoint at(HexMapView& view, const char* hex) const { return view.viewPoint(named(hex)).toPoint(); }
    std::string terrain(const char* hex) const { return window_->workspace().map().map().terrainAt(named(hex)); }
    void key(const char* keys) const { QTest::keySequence(window_.get(), QKeySequence(keys)); }
    void split() const
    {
        key("F9");
        QVERIFY(views().isSplit());
        QTRY_VERIFY(second().isVisible() && second().width() > 100);
        QCoreApplication::processEvents(); // each has its room
    }
    void press(HexMapView& view, const char* hex) const
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(view, hex));
    }
    void moveTo(HexMapView& view, const char* hex) const { QTest::mouseMove(view.viewport(), at(view, hex)); }
    void release(HexMapView& view, const char* hex) const
    {
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(view, hex));
    }
    void drag(HexMapView& view, const char* from, const char* to) const
    {
        press(view, from);
        moveTo(view, to);
        release(view, to);
    }
    void click(HexMapView& view, const char* hex) const
    {
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at(view, hex));
    }
    void holdBrush() const
    {
        window_->tools().setTerrain("moat");
        window_->tools().use(QLatin1String("brush"));
        window_->tools().setRadius(0);
    }
    /// What is drawn around the middle of a hex, the mouse being elsewhere.
    QImage around(HexMapView& view, const char* hex) const
    {
        QTest::mouseMove(view.viewport(), QPoint(1, 1));
        view.finishPainting();
        const QRect part(at(view, hex) - QPoint(2, 2), QSize(5, 5));
        return view.viewport()->grab(part).toImage();
    }
    std::string placeOf(const char* counter) const
    {
        for (const play::Piece& piece : first().counters())
            if (piece.thing.id == counter)
                return hex::name(window_->workspace().map().map().layout, piece.hexes.front());
        qFatal("no such counter");
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
        first().setFocus();
    }

    void cleanup()
    {
        if (window_)
            QTest::mouseRelease(first().viewport(), Qt::LeftButton); // no button stays down for the next test
        window_.reset();
        app::useLanguage("en");
    }

    void paintingInEitherIsSeenInBoth()
    {
        split();
        holdBrush();
        for (const auto& [view, from, middle, to] :
             {std::tuple(&first(), "B20", "B21", "B22"), std::tuple(&second(), "E20", "E21", "E22")})
        {
            const QImage before[] = {around(first(), middle), around(second(), middle)};
            drag(*view, from, to);
            QCOMPARE(terrain(middle), std::string("moat"));
            QVERIFY(around(first(), middle) != before[0]);
            QVERIFY(around(second(), middle) != before[1]);
        }
        QCOMPARE(window_->workspace().history().count(), 2);
        key("Ctrl+Z");
        QCOMPARE(terrain("B21"), std::string("moat"));
        QVERIFY(terrain("E21") != "moat");
    }

    void aStrokeUnderWayIsSeenInBoth()
    {
        split();
        holdBrush();
        for (const auto& [view, other] : {std::pair(&first(), &second()), std::pair(&second(), &first())})
        {
            const QImage before = around(*other, "B21");
            press(*view, "B20");
            moveTo(*view, "B22");
            QVERIFY(around(*other, "B21") != before);
            QVERIFY(terrain("B21") != "moat"); // not yet a step
            QTest::keyClick(view, Qt::Key_Escape);
            QCOMPARE(around(*other, "B21"), before);
            release(*view, "B22");
        }
        QCOMPARE(window_->workspace().history().count(), 0);
    }

    void theFrameTellsWhereKeysGo()
    {
        const auto frameOf = [](const HexMapView& view) { return view.palette().color(QPalette::WindowText); };
        split();
        for (const auto& [view, other] : {std::pair(&first(), &second()), std::pair(&second(), &first())})
        {
            view->setFocus();
            QCOMPARE(frameOf(*view), view->palette().color(QPalette::Highlight));
            QVERIFY(frameOf(*other) != frameOf(*view));
            for (const HexMapView* one : {view, other})
                QCOMPARE(one->verticalScrollBar()->palette().color(QPalette::WindowText),
                         window_->palette().color(QPalette::WindowText));
        }
        const QColor light = frameOf(second());
        app::useTheme("dark");
        QCOMPARE(frameOf(second()), second().palette().color(QPalette::Highlight));
        app::useTheme("light");
        QCOMPARE(frameOf(second()), light);
        key("F9");
        QCOMPARE(first().frameShape(), QFrame::StyledPanel);
    }

    void theSelectionAndTheCurrentHexAreOne()
    {
        split();
        window_->tools().use(QLatin1String("select"));
        click(second(), "B20");
        QVERIFY(first().selectedHexes().has(named("B20")));
        QCOMPARE(*first().currentHex(), named("B20"));
        first().setFocus();
        QTest::keyClick(&first(), Qt::Key_Down);
        QCOMPARE(*second().currentHex(), named("B21"));
    }

    void eachZoomsAndMovesByItself()
    {
        split();
        const double scale = first().scale();
        second().setFocus();
        QTest::keyClick(&second(), Qt::Key_Plus);
        window_->action("view.zoomIn")->trigger();
        QVERIFY(second().scale() > 1.5 * scale / 1.1);
        QCOMPARE(first().scale(), scale);
        QCOMPARE(&window_->view(), &second());
        second().setCurrentHex(named("B2"));
        const QRectF seen = second().seenPlane();
        first().setFocus();
        QTest::keyClick(&first(), Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(second().seenPlane(), seen);
        const double large = second().scale();
        window_->action("view.zoomIn")->trigger();
        QVERIFY(first().scale() > scale);
        QCOMPARE(second().scale(), large);
    }

    void aNameLeadsTheOneWithTheFocus()
    {
        split();
        second().setFocus();
        second().setScale(90, {10, 10});
        first().setScale(90, {10, 10});
        const QRectF seen = first().seenPlane();
        QTest::keyClick(&second(), Qt::Key_G);
        QTest::keyClicks(&second(), "b20");
        QTest::keyClick(&second(), Qt::Key_Return);
        QCOMPARE(*second().currentHex(), named("B20"));
        QVERIFY(second().viewport()->rect().contains(at(second(), "B20")));
        QCOMPARE(first().seenPlane(), seen);
    }

    void theOverviewFollowsTheFocus()
    {
        split();
        second().setScale(80, {10, 10});
        const auto* overview = window_->findChild<editor::Minimap*>();
        const QRectF ofFirst = overview->frame();
        second().setFocus();
        const QRectF ofSecond = overview->frame();
        QVERIFY(ofSecond.width() < ofFirst.width());
        first().setFocus();
        QCOMPARE(overview->frame(), ofFirst);
    }

    void theKeyboardGoesFromOneToTheOther()
    {
        split();
        first().setFocus();
        key("Ctrl+1");
        QVERIFY(second().hasFocus());
        key("Ctrl+1");
        QVERIFY(first().hasFocus());
    }

    void aDragIsDoneWhenItsViewGoes()
    {
        split();
        holdBrush();
        press(second(), "B20");
        moveTo(second(), "B24");
        QVERIFY(second().isDragging());
        key("F9");
        QVERIFY(!views().isSplit());
        QVERIFY(!views().isDragging());
        QCOMPARE(terrain("B22"), std::string("moat"));
        QCOMPARE(window_->workspace().history().count(), 1);
        QVERIFY(first().hasFocus());
    }

    void theRoomIsGivenBack()
    {
        const QSize whole = first().size();
        split();
        QTRY_VERIFY(first().width() < whole.width());
        QCOMPARE(first().height(), whole.height());
        key("Shift+F9");
        QTRY_VERIFY(first().height() < whole.height());
        QCOMPARE(first().width(), whole.width());
        key("F9");
        QTRY_COMPARE(first().size(), whole);
        QVERIFY(!second().isVisible());
        QVERIFY(!window_->action("view.splitAbove")->isEnabled());
    }

    void anotherDocumentIsShownInBoth()
    {
        split();
        second().setFocus(); // whoever has it is told first
        QVERIFY(window_->open(castle_->map()));
        QVERIFY(views().isSplit());
        QVERIFY(first().hexModel() != nullptr);
        QCOMPARE(first().hexModel(), second().hexModel());
        QCOMPARE(first().selectionModel(), second().selectionModel());
        QVERIFY(second().counters().empty());
        holdBrush();
        click(second(), "B20");
        QCOMPARE(terrain("B20"), std::string("moat"));
        click(first(), "B22");
        QCOMPARE(terrain("B22"), std::string("moat"));
    }

    void theRefereeIsAskedInEither()
    {
        split();
        window_->tools().use(QLatin1String("select"));
        QCOMPARE(second().counters().size(), first().counters().size());
        click(second(), placeOf("alric").c_str());
        QVERIFY(window_->session().draft() != nullptr);
        click(second(), placeOf("gwyn").c_str());
        QVERIFY(!window_->refereePanel().scene().lines.empty());
        QVERIFY(first().overlay() == window_->refereePanel().scene());
        QVERIFY(second().overlay() == window_->refereePanel().scene());
    }

    void escPutsTheRulerAwayInEither()
    {
        split();
        window_->action("view.ruler")->trigger();
        second().setFocus();
        QTest::keyClick(&second(), Qt::Key_Escape);
        QVERIFY(!window_->action("view.ruler")->isChecked());
    }

    void layersAreThoseOfBoth()
    {
        const bool grid = first().mapStyle().grid;
        split();
        window_->action("view.grid")->trigger();
        QCOMPARE(first().mapStyle().grid, !grid);
        QCOMPARE(second().mapStyle().grid, !grid);
        second().setFocus();
        window_->action("view.grid")->trigger();
        QCOMPARE(first().mapStyle().grid, grid);
    }

    void itIsThereTheNextTime()
    {
        split();
        key("Shift+F9");
        QVERIFY(window_->close());
        window_.reset();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
        QVERIFY(views().isSplit());
        QVERIFY(views().isAbove());
        QVERIFY(window_->action("view.split")->isChecked());
        QCOMPARE(second().hexModel(), first().hexModel());
    }
};

LIST_TEST(TestWindowSplit)

} // namespace tst_window_split

#include "tst_window_split.moc"
