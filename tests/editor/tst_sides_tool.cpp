// What stands on hexsides, put there and taken away by real events; and the page of the palette that offers it.

#include "core/io/files.h"
#include "editor/palette_panel.h"
#include "editor/sides_model.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <set>

namespace tst_sides_tool
{

using namespace merlon;
using namespace merlon::editor;
using hex::Edge;
using hex::Side;

class TestSidesTool : public QObject, private testing::MapOnScreen
{
    Q_OBJECT

private:
    Edge edge(int column, int row, Side side) const { return {hexAt(column, row), side}; }
    /// On the hexside, or a little inside the hex that it is seen from.
    QPoint on(Edge edge, double inside = 0.15) const
    {
        const auto centre = hex::centreOf(map().layout, edge.hex);
        const auto a = hex::cornerOf(map().layout, edge.hex, hex::turned(edge.side, -1));
        const auto b = hex::cornerOf(map().layout, edge.hex, edge.side);
        const QPointF way((a.x + b.x) / 2 - centre.x, (a.y + b.y) / 2 - centre.y);
        return (view_->viewPoint(edge.hex) + way * (1 - inside) * view_->scale()).toPoint();
    }
    void press(Edge edge, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mousePress(view_->viewport(), Qt::LeftButton, modifiers, on(edge));
    }
    void moveTo(Edge edge) const { QTest::mouseMove(view_->viewport(), on(edge)); }
    void release(Edge edge) const { QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, on(edge)); }
    void drag(Edge from, Edge to, Qt::KeyboardModifiers modifiers = {}) const
    {
        press(from, modifiers);
        moveTo(to);
        release(to);
    }
    void hold(const char* kind, const char* state = "") const
    {
        tools_->setSide({kind, state});
        tools_->use(QLatin1String("sides"));
    }
    static std::set<Edge> sidesOf(const map::HexMap& map)
    {
        std::set<Edge> all;
        for (const map::Feature& feature : map.features)
            for (const Side side : feature.sides)
                all.insert(hex::hexsideOf({feature.hex, side}));
        return all;
    }
    static std::set<Edge> between(Edge from, Edge to)
    {
        std::set<Edge> all{hex::hexsideOf(from)};
        for (const Edge edge : hex::wayAlong(from, to))
            all.insert(hex::hexsideOf(edge));
        return all;
    }
    QColor colourOn(Edge edge) const
    {
        view_->finishPainting();
        return view_->viewport()->grab().toImage().pixelColor(on(edge, 0));
    }

private slots:
    void init()
    {
        show(std::make_unique<Workspace>(testing::blank(14, 10)));
        hold("wall");
    }

    void cleanup() { takeAway(); }

    void aClickPutsItOnTheNearestHexside()
    {
        for (const Side side : hex::allSides)
        {
            const Edge there = edge(5, 5, side);
            QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, on(there));
            QVERIFY(sidesOf(map()).contains(hex::hexsideOf(there)));
        }
        const std::vector<map::Feature> wanted{
            {hexAt(5, 5), {hex::allSides.begin(), hex::allSides.end()}, "wall", "", {}}};
        QVERIFY(map().features == wanted);
        QCOMPARE(workspace_->history().count(), 6);
    }

    void aFastDragLeavesNoGap()
    {
        const Edge from = edge(2, 3, Side::S0);
        const Edge to = edge(10, 6, Side::S2);
        drag(from, to);
        QCOMPARE(sidesOf(map()), between(from, to));
        QCOMPARE(workspace_->history().count(), 1);
        workspace_->undo();
        QVERIFY(map().features.empty());
    }

    void aDragIsSeenBeforeItIsDone()
    {
        const Edge from = edge(2, 3, Side::S0);
        const Edge to = edge(6, 3, Side::S0);
        press(from);
        moveTo(to);
        QVERIFY(map().features.empty());
        QCOMPARE(sidesOf(view_->shownMap()), between(from, to));
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(view_->shownMap().features.empty());
        release(to);
        QVERIFY(map().features.empty());
        QCOMPARE(workspace_->history().count(), 0);
    }

    /// What the preview puts is drawn, and gone from the screen with it.
    void thePreviewIsOnTheScreen()
    {
        const Edge from = edge(2, 3, Side::S0);
        const Edge middle = edge(4, 3, Side::S0);
        const Edge to = edge(8, 3, Side::S0);
        tools_->use(QLatin1String("select"));
        const QColor bare = colourOn(middle);
        hold("wall");
        press(from);
        moveTo(to);
        QVERIFY(sidesOf(view_->shownMap()).contains(hex::hexsideOf(middle)));
        QVERIFY(colourOn(middle) != bare);
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QCOMPARE(colourOn(middle), bare);
    }

    void ctrlTakesAwayThatKindAlone()
    {
        const Edge from = edge(2, 3, Side::S0);
        const Edge to = edge(6, 3, Side::S0);
        drag(from, to);
        hold("door", "closed");
        drag(to, to); // in the place of the wall
        QCOMPARE(sidesOf(map()), between(from, to));
        QCOMPARE(std::ranges::count(map().features, "door", &map::Feature::kind), 1);
        drag(from, to, Qt::ControlModifier);
        auto left = between(from, to);
        left.erase(hex::hexsideOf(to));
        QCOMPARE(sidesOf(map()), left);
        for (const map::Feature& feature : map().features)
            QCOMPARE(feature.kind, std::string("wall"));
        hold("door", "open");
        drag(from, from);
        hold("");
        drag(from, to);
        QVERIFY(map().features.empty());
    }

    void whatNothingBearsIsRefusedWithAReason()
    {
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        hold("parapet");
        drag(edge(2, 3, Side::S0), edge(6, 3, Side::S0));
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains("parapet"));
        QCOMPARE(workspace_->history().count(), 0);
        const hex::Hex rampart = hexAt(4, 3);
        QVERIFY(workspace_->paint(testing::terrain("rampart"), {&rampart, 1}));
        drag(edge(2, 3, Side::S0), edge(6, 3, Side::S0));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(map().features.size(), std::size_t{1});
        QCOMPARE(map().features[0].hex, rampart);
    }

    void keysTurnTheHexsidePutAndTakeAway()
    {
        view_->setCurrentHex(hexAt(5, 5));
        QVERIFY(view_->accessibleDescription().contains("hexside N"));
        QTest::keyClick(view_.get(), Qt::Key_Period);
        QTest::keyClick(view_.get(), Qt::Key_Period);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(sidesOf(map()), std::set{hex::hexsideOf(edge(5, 5, Side::S2))});
        QVERIFY(view_->accessibleDescription().contains("hexside SE: wall"));
        QTest::keyClick(view_.get(), Qt::Key_Comma);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(map().features.size(), std::size_t{1});
        QCOMPARE(map().features[0].sides.size(), std::size_t{2});
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QVERIFY(sidesOf(map()).contains(hex::hexsideOf(edge(5, 6, Side::S1))));
        QTest::keyClick(view_.get(), Qt::Key_Delete);
        QVERIFY(!sidesOf(map()).contains(hex::hexsideOf(edge(5, 6, Side::S1))));
        QVERIFY(!view_->isDragging());
    }

    void otherToolsLeaveThoseKeysAlone()
    {
        tools_->use(QLatin1String("brush"));
        view_->setCurrentHex(hexAt(5, 5));
        QVERIFY(!view_->accessibleDescription().contains("hexside"));
        QTest::keyClick(view_.get(), Qt::Key_Period);
        QTest::keyClick(view_.get(), Qt::Key_Delete);
        QCOMPARE(workspace_->history().count(), 0);
    }

    void theHexsideUnderTheMouseIsMarked()
    {
        const Edge there = edge(5, 5, Side::S1);
        QTest::mouseMove(view_->viewport(), on(edge(9, 2, Side::S3)));
        const QColor before = colourOn(there);
        moveTo(there);
        QVERIFY(colourOn(there) != before);
        tools_->use(QLatin1String("select"));
        moveTo(edge(9, 2, Side::S3));
        QCOMPARE(colourOn(there), before);
    }

    void whatStandsOnAHexsideIsPicked()
    {
        const Edge there = edge(5, 5, Side::S1);
        hold("door", "closed");
        drag(there, there);
        hold("wall");
        QTest::mouseClick(view_->viewport(), Qt::LeftButton, Qt::AltModifier, on(hex::across(there)));
        QVERIFY((tools_->side() == edit::SideThing{"door", "closed"}));
        hold("wall");
        tools_->use(QLatin1String("pick"));
        QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, on(there));
        QVERIFY((tools_->side() == edit::SideThing{"door", "closed"}));
        QVERIFY(tools_->holds(QLatin1String("sides")));
        QCOMPARE(workspace_->history().count(), 1);
    }

    void aTerrainNeedsABrushAgain()
    {
        tools_->useSomeBrush();
        QVERIFY(tools_->holds(QLatin1String("brush")));
    }

    void theModelIsOne()
    {
        SidesModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        const auto palette = io::palette("siege");
        model.setPalette(palette);
        QCOMPARE(model.rowCount(), static_cast<int>(palette->features.size()) + 1);
        for (int row = 0; row < model.rowCount(); ++row)
        {
            QVERIFY(!model.index(row).data().toString().isEmpty());
            QVERIFY(!model.index(row).data(Qt::ToolTipRole).toString().isEmpty());
            QVERIFY(!model.index(row).data(Qt::DecorationRole).value<QIcon>().isNull());
        }
        QVERIFY(model.indexOf("door").data(SidesModel::HasStatesRole).toBool());
        QVERIFY(!model.indexOf("parapet").data(SidesModel::HasStatesRole).toBool());
        QCOMPARE(model.indexOf("").row(), model.rowCount() - 1);
        model.setDark(true);
        model.setPalette(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void thePagePutsItIntoTheHand()
    {
        PalettePanel panel(*tools_);
        panel.setPalette(io::palette("siege"));
        QVERIFY((tools_->side() == edit::SideThing{"parapet", ""}));
        panel.resize(260, 800);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        auto& pages = *panel.findChild<QTabWidget*>("palette.pages");
        auto& list = *panel.findChild<QListView*>("palette.sides");
        auto& states = *panel.findChild<QComboBox*>("palette.sides.state");
        tools_->use(QLatin1String("brush"));
        QVERIFY(!pages.currentWidget()->isAncestorOf(&list));
        tools_->use(QLatin1String("sides"));
        QVERIFY(pages.currentWidget()->isAncestorOf(&list));
        QVERIFY(!states.isVisible()); // a parapet is in no state

        tools_->use(QLatin1String("select"));
        const auto row = [&](const char* kind) { return static_cast<const SidesModel*>(list.model())->indexOf(kind); };
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(row("door")).center());
        QVERIFY((tools_->side() == edit::SideThing{"door", "open"}));
        QVERIFY(tools_->holds(QLatin1String("sides")));
        QVERIFY(states.isVisible());
        QTest::keyClick(&states, Qt::Key_Down);
        QVERIFY((tools_->side() == edit::SideThing{"door", "closed"}));

        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY((tools_->side() == edit::SideThing{"wall", ""}));
        QVERIFY(!states.isVisible());
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY((tools_->side() == edit::SideThing{"low_wall", ""}));
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY((tools_->side() == edit::SideThing{"palisade", ""}));
        QTest::keyClick(&list, Qt::Key_Down);
        QVERIFY((tools_->side() == edit::SideThing{"gate", "closed"}));
        QTest::keyClick(&list, Qt::Key_End);
        QVERIFY((tools_->side() == edit::SideThing{}));

        tools_->setSide({"gate", "open"});
        QCOMPARE(list.currentIndex(), row("gate"));
        QCOMPARE(states.currentData().toString(), QString("open"));
        panel.setPalette(io::palette("siege")); // another document of the same game
        QVERIFY((tools_->side() == edit::SideThing{"gate", "open"}));
    }
};

LIST_TEST(TestSidesTool)

} // namespace tst_sides_tool

#include "tst_sides_tool.moc"
