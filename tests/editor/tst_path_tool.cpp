// Walls, moats and roads as lines in the hand: drawn, bent, gone on with, joined and taken away, all by real events.

#include "editor/ground_page.h"
#include "editor/tool_options.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace tst_path_tool
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestPathTool : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    void click(int column, int row, Qt::KeyboardModifiers held = {})
    {
        QTest::mouseClick(view_->viewport(), Qt::LeftButton, held, at(column, row));
    }
    void move(int column, int row) { QTest::mouseMove(view_->viewport(), at(column, row)); }
    void end(int column, int row) { QTest::mouseDClick(view_->viewport(), Qt::LeftButton, {}, at(column, row)); }
    void drag(int fromColumn, int fromRow, int toColumn, int toRow)
    {
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(fromColumn, fromRow));
        move(toColumn, toRow);
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(toColumn, toRow));
    }
    /// A wall with a corner.
    void drawWall()
    {
        click(4, 12);
        move(4, 6);
        click(4, 6);
        move(12, 6);
        click(12, 6);
        end(12, 6);
    }
    int count(const char* terrain) const
    {
        int hexes = 0;
        for (int i = 0; i < map().layout.count(); ++i)
            hexes += map().terrainAt(map().layout.hexOf(i)) == terrain ? 1 : 0;
        return hexes;
    }

    /// With a door between two of its hexes.
    void drawWallWithADoor()
    {
        click(4, 12);
        move(4, 4);
        click(4, 4);
        end(4, 4);
        const std::array edges{hex::Edge{hexAt(4, 5), hex::Side::S0}};
        QVERIFY(workspace_->change(
            [&](const edit::Desk& desk) {
                return edit::featured(desk, {"door", "closed"}, edges);
            }));
        QCOMPARE(doors(), 1);
    }
    int doors() const { return static_cast<int>(std::ranges::count(map().features, "door", &map::Feature::kind)); }
    static int reds(const QImage& image)
    {
        int all = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                all += image.pixelColor(x, y) == QColor(0xd0, 0x20, 0x20) ? 1 : 0;
        return all;
    }

private slots:
    void init()
    {
        show(map::blankMap({30, 24}, "plain", '.'));
        tools_->setTerrain("rampart");
        tools_->use(QLatin1String("path"));
    }

    void cleanup() { takeAway(); }

    void aWallIsDrawnPointByPoint()
    {
        drawWall();
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().path, (std::vector{hexAt(4, 12), hexAt(4, 6), hexAt(12, 6)}));
        QCOMPARE(terrainAt(4, 9), std::string("rampart"));
        QCOMPARE(map().levelAt(hexAt(4, 9)), 1);
        QVERIFY(!map().features.empty()); // its parapet
        QCOMPARE(workspace_->history().count(), 1);
        workspace_->undo();
        QCOMPARE(count("rampart"), 0);
        QVERIFY(map().features.empty());
    }

    void itIsSeenBeforeItIsDone()
    {
        click(4, 12);
        move(4, 6);
        QCOMPARE(view_->shownMap().terrainAt(hexAt(4, 9)), std::string("rampart"));
        QCOMPARE(terrainAt(4, 9), std::string("plain"));
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QCOMPARE(view_->shownMap().terrainAt(hexAt(4, 9)), std::string("plain"));
        QCOMPARE(workspace_->history().count(), 0);
    }

    void byKeys()
    {
        view_->setCurrentHex(hexAt(4, 12));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(view_.get(), Qt::Key_Up);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().path, (std::vector{hexAt(4, 12), hexAt(4, 7)}));
        QTest::keyClick(view_.get(), Qt::Key_Delete); // of its points, the one that the keys are on
        QCOMPARE(map().lines.size(), std::size_t(0));
        QCOMPARE(count("rampart"), 0);
    }

    void aPointIsDragged()
    {
        drawWall();
        drag(4, 6, 8, 12);
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().path[1], hexAt(8, 12));
        QCOMPARE(terrainAt(4, 9), std::string("plain"));
        QCOMPARE(workspace_->history().count(), 2);
        workspace_->undo();
        QCOMPARE(terrainAt(4, 9), std::string("rampart"));
    }

    void aPressBetweenMakesAPoint()
    {
        drawWall();
        drag(4, 9, 8, 9);
        QCOMPARE(map().lines.front().path, (std::vector{hexAt(4, 12), hexAt(8, 9), hexAt(4, 6), hexAt(12, 6)}));
        QCOMPARE(terrainAt(8, 9), std::string("rampart"));
    }

    void aClickOnAnEndGoesOn()
    {
        drawWall();
        click(12, 6);
        move(12, 12);
        click(12, 12);
        end(12, 12);
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().path.back(), hexAt(12, 12));
        QCOMPARE(map().lines.front().path.size(), std::size_t(4));
    }

    void controlTakesPointsAway()
    {
        drawWall();
        click(4, 6, Qt::ControlModifier);
        QCOMPARE(map().lines.front().path, (std::vector{hexAt(4, 12), hexAt(12, 6)}));
        click(12, 6, Qt::ControlModifier);
        QVERIFY(map().lines.empty());
        QCOMPARE(count("rampart"), 0);
        QVERIFY(map().features.empty());
    }

    /// Named while the button is down, and crossed out on the map.
    void theHintNamesWhatWouldHaveNoRoom()
    {
        drawWallWithADoor();
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(4, 4));
        move(4, 8);
        QVERIFY2(view_->hint().contains("no room for: door E6|E5"), qPrintable(view_->hint()));
        const QImage marked = view_->viewport()->grab().toImage();
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(reds(marked) > reds(view_->viewport()->grab().toImage()) + 20);
    }

    void theLineStaysWhereTheUserSaysSo()
    {
        drawWallWithADoor();
        const map::HexMap before = map();
        const int steps = workspace_->history().count();
        bool asked = false;
        workspace_->setConsent(
            [&](const edit::Edit& edit)
            {
                asked = edit.noRoom.size() == 1 && view_->isDragging() &&
                        view_->shownMap().terrainAt(hexAt(4, 5)) == "plain"; // as it would be
                return false;
            });
        drag(4, 4, 4, 8);
        QVERIFY(asked);
        QVERIFY(!view_->isDragging());
        QVERIFY(map() == before);
        QVERIFY(view_->shownMap() == before);
        QCOMPARE(workspace_->history().count(), steps);
    }

    void theDoorGoesWhereTheUserSaysSo()
    {
        drawWallWithADoor();
        const map::HexMap before = map();
        int asked = 0;
        workspace_->setConsent([&](const edit::Edit&) { return ++asked > 0; });
        drag(4, 4, 4, 8);
        QCOMPARE(asked, 1);
        QCOMPARE(doors(), 0);
        QCOMPARE(map().lines.front().path.back(), hexAt(4, 8));
        workspace_->undo();
        QVERIFY(map() == before);
        workspace_->redo();
        QCOMPARE(doors(), 0);
        QCOMPARE(asked, 1);
    }

    /// Something goes only if somebody says so.
    void withNobodyToAskTheLineStays()
    {
        drawWallWithADoor();
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        drag(4, 4, 4, 8);
        QCOMPARE(doors(), 1);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().toString().contains("door E6|E5"));
        click(4, 4, Qt::ControlModifier); // of its two points
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(doors(), 1);
    }

    void optionsShapeTheNextLine()
    {
        ToolOptions options(*tools_);
        options.show();
        auto* curved = options.findChild<QCheckBox*>("path.round");
        auto* parapet = options.findChild<QComboBox*>("path.outward");
        QVERIFY(curved->isVisible());
        QTest::mouseClick(curved, Qt::LeftButton, {}, {10, curved->height() / 2});
        parapet->setFocus();
        QTest::keyClick(parapet, Qt::Key_Home);
        drawWall();
        QVERIFY(map().lines.front().round);
        QVERIFY(map().features.empty());
        tools_->use(QLatin1String("brush"));
        QVERIFY(!curved->isVisible());
    }

    void aSecondClickOnTheLastPointEndsItHoweverSlow()
    {
        click(4, 12);
        move(4, 6);
        QVERIFY(view_->hint().startsWith("Click: another point; double click: Draw a line"));
        click(4, 6);
        QVERIFY(view_->isDragging());
        QVERIFY(view_->hint().startsWith("Click or Enter: Draw a line"));
        QTest::qWait(QApplication::doubleClickInterval() + 50);
        click(4, 6);
        QVERIFY(!view_->isDragging());
        QCOMPARE(map().lines.front().path, (std::vector{hexAt(4, 12), hexAt(4, 6)}));
    }

    void aClickOnTheFirstPointClosesARing()
    {
        for (const auto& [column, row] : {std::pair(4, 12), std::pair(4, 6), std::pair(12, 6), std::pair(12, 12)})
        {
            move(column, row);
            click(column, row);
        }
        move(4, 12);
        QVERIFY(view_->hint().startsWith("Click or Enter: Draw a line"));
        click(4, 12);
        end(4, 12); // it was the first press of a double click: the second begins nothing
        QVERIFY(!view_->isDragging());
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().path.front(), hexAt(4, 12));
        QCOMPARE(map().lines.front().path.back(), hexAt(4, 12));
        QCOMPARE(workspace_->history().count(), 1);
    }

    /// It is of what the hand holds when it is done.
    void terrainChosenOnTheWayIsThatOfTheLine()
    {
        click(4, 12);
        move(4, 6);
        tools_->setTerrain("moat");
        QVERIFY(view_->isDragging());
        QCOMPARE(view_->shownMap().terrainAt(hexAt(4, 9)), std::string("moat"));
        click(4, 6);
        end(4, 6);
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(map().lines.front().kind, std::string("moat"));
        QCOMPARE(count("rampart"), 0);
    }

    /// A line is of a terrain: levels are a brush's.
    void raisingTakesABrush()
    {
        GroundPage page(*tools_);
        page.show();
        QToolButton* raise = nullptr;
        for (auto* button : page.findChildren<QToolButton*>())
            if (button->text() == "Raise")
                raise = button;
        QVERIFY(raise);
        QTest::mouseClick(raise, Qt::LeftButton);
        QVERIFY(tools_->holds(QLatin1String("brush")));
        click(8, 8);
        QCOMPARE(map().levelAt(hexAt(8, 8)), 1);
        tools_->use(QLatin1String("path"));
        QVERIFY(tools_->paint().kind == edit::Paint::Kind::Terrain);
    }

    void anUndoInTheMiddleEndsIt()
    {
        drawWall();
        click(20, 4);
        move(20, 12);
        workspace_->undo(); // of the line that was under way
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(count("moat"), 0);
        QVERIFY(!view_->isDragging());
    }
};

LIST_TEST(TestPathTool)

} // namespace tst_path_tool

#include "tst_path_tool.moc"
