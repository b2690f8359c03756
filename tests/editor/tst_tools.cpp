// The painting tools in the hand: ellipse, polygon, eraser, fill, symmetry, and what is said of them; all by real
// events.

#include "editor/tool_options.h"
#include "editor/tools/shapes.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <algorithm>

namespace tst_tools
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestTools : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    void hold(const char* tool, const char* terrain)
    {
        tools_->setTerrain(terrain);
        tools_->use(QLatin1String(tool));
    }
    void click(int column, int row) { QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, at(column, row)); }
    void move(int column, int row) { QTest::mouseMove(view_->viewport(), at(column, row)); }
    void drag(int fromColumn, int fromRow, int toColumn, int toRow)
    {
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(fromColumn, fromRow));
        move(toColumn, toRow);
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(toColumn, toRow));
    }
    void key(Qt::Key key) { QTest::keyClick(view_.get(), key); }
    std::vector<hex::Hex> painted(const char* terrain) const
    {
        std::vector<hex::Hex> hexes;
        for (int i = 0; i < map().layout.count(); ++i)
            if (map().terrainAt(map().layout.hexOf(i)) == terrain)
                hexes.push_back(map().layout.hexOf(i));
        std::ranges::sort(hexes);
        return hexes;
    }
    static std::vector<hex::Hex> sorted(std::vector<hex::Hex> hexes)
    {
        std::ranges::sort(hexes);
        return hexes;
    }

private slots:
    void init() { show(map::blankMap({30, 24}, "plain", '.')); }

    void cleanup() { takeAway(); }

    void anEllipseIsDragged()
    {
        hold("ellipse", "moat");
        drag(4, 4, 20, 15);
        QCOMPARE(painted("moat"), sorted(ellipse(map().layout, hexAt(4, 4), hexAt(20, 15))));
        QCOMPARE(map().levelAt(hexAt(12, 10)), -1);
        QCOMPARE(workspace_->history().count(), 1);
    }

    void anEllipseByKeys()
    {
        hold("ellipse", "brush");
        view_->setCurrentHex(hexAt(3, 3));
        key(Qt::Key_Return);
        for (int i = 0; i < 6; ++i)
        {
            key(Qt::Key_Right);
            key(Qt::Key_Down);
        }
        key(Qt::Key_Return);
        QCOMPARE(painted("brush"), sorted(ellipse(map().layout, hexAt(3, 3), hexAt(9, 9))));
    }

    void aPolygonIsClickedCornerByCorner()
    {
        hold("polygon", "tent");
        click(3, 3);
        QVERIFY(view_->isDragging());
        click(15, 4);
        move(14, 10); // the preview follows, the document does not
        QVERIFY(painted("tent").empty());
        QCOMPARE(view_->shownMap().terrainAt(hexAt(12, 5)), std::string("tent"));
        click(10, 15);
        QTest::mouseDClick(view_->viewport(), Qt::LeftButton, {}, at(10, 15));
        QVERIFY(!view_->isDragging());
        QCOMPARE(painted("tent"), polygon({hexAt(3, 3), hexAt(15, 4), hexAt(10, 15)}));
        QCOMPARE(workspace_->history().count(), 1);
    }

    void aPolygonEndsOnItsLastOrFirstCorner()
    {
        const auto corners = polygon({hexAt(3, 3), hexAt(15, 4), hexAt(10, 15)});
        for (const auto& [column, row] : {std::pair(10, 15), std::pair(3, 3)})
        {
            hold("polygon", "tent");
            click(3, 3);
            click(15, 4);
            click(10, 15);
            QVERIFY(view_->isDragging());
            click(column, row);
            QVERIFY(!view_->isDragging());
            QCOMPARE(painted("tent"), corners);
            workspace_->undo();
        }
    }

    void aPolygonByKeysEndsWithEnterOnTheSameHex()
    {
        hold("polygon", "tree");
        view_->setCurrentHex(hexAt(5, 5));
        key(Qt::Key_Return);
        for (int i = 0; i < 5; ++i)
            key(Qt::Key_Right);
        key(Qt::Key_Return);
        QVERIFY(view_->isDragging());
        for (int i = 0; i < 5; ++i)
            key(Qt::Key_Down);
        key(Qt::Key_Return);
        QVERIFY(view_->isDragging());
        key(Qt::Key_Return);
        QVERIFY(!view_->isDragging());
        QCOMPARE(painted("tree"), polygon({hexAt(5, 5), hexAt(10, 5), hexAt(10, 10)}));
    }

    void backspaceTakesACornerBackAndEscapeAll()
    {
        hold("polygon", "tent");
        click(3, 3);
        click(15, 4);
        click(25, 20);
        key(Qt::Key_Backspace);
        key(Qt::Key_Escape);
        QVERIFY(!view_->isDragging());
        QCOMPARE(workspace_->history().count(), 0);
        click(3, 3);
        click(15, 4);
        click(25, 20);
        key(Qt::Key_Backspace);
        click(8, 12);
        key(Qt::Key_Return); // the current hex is the one that was clicked
        QVERIFY(!view_->isDragging());
        QCOMPARE(painted("tent"), polygon({hexAt(3, 3), hexAt(15, 4), hexAt(8, 12)}));
        click(3, 3);
        key(Qt::Key_Backspace);
        QVERIFY(!view_->isDragging()); // no corner is left
    }

    void theEraserTakesGroundLevelAndWhatStandsThere()
    {
        auto busy = busyMap(30, 24, 5);
        show(busy);
        tools_->use(QLatin1String("eraser"));
        tools_->setRadius(1);
        click(2, 3);
        for (const auto hex : hex::range(hexAt(2, 3), 1))
        {
            QCOMPARE(map().terrainAt(hex), std::string("plain"));
            QCOMPARE(map().levelAt(hex), 0);
        }
        QVERIFY(std::ranges::none_of(map().features, [&](const auto& one) { return one.hex == hexAt(2, 3); }));
        QVERIFY(std::ranges::none_of(map().structures,
                                     [&](const auto& one) { return std::ranges::count(one.hexes, hexAt(2, 3)) > 0; }));
        QCOMPARE(workspace_->history().count(), 1);
        workspace_->undo();
        QVERIFY(map() == busy);
    }

    void aFillStopsAtItsLimitAndSaysWhy()
    {
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        hold("fill", "moat");
        tools_->setFillLimit(100);
        click(5, 5);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains("100"));
        QVERIFY(painted("moat").empty());
        QCOMPARE(workspace_->history().count(), 0);
        tools_->setFillLimit(720); // as many as there are
        click(5, 5);
        QCOMPARE(painted("moat").size(), std::size_t{720});
    }

    void symmetryPaintsEveryImage()
    {
        hold("brush", "moat");
        tools_->setSymmetry(edit::Symmetry::Sixfold);
        tools_->setCentre(hexAt(15, 12));
        click(15, 7);
        std::vector<hex::Hex> wanted;
        for (int k = 0; k < 6; ++k)
            wanted.push_back(hex::rotated(hexAt(15, 7), k, hexAt(15, 12)));
        QCOMPARE(painted("moat"), sorted(wanted));
        QVERIFY(workspace_->history().undoText().contains("6"));
        workspace_->undo();
        tools_->setSymmetry(edit::Symmetry::LeftRight);
        drag(4, 2, 4, 8);
        for (int row = 2; row <= 8; ++row)
            for (const int column : {4, 26}) // as far left of column 15 as right of it
                QCOMPARE(map().terrainAt(hexAt(column, row)), std::string("moat"));
        QCOMPARE(painted("moat").size(), std::size_t{14});
    }

    /// One step; what is filled from one place is not filled again from another.
    void symmetryFillsFromEveryImage()
    {
        hold("brush", "moat");
        for (const int column : {3, 4, 5, 25, 26, 27}) // two ponds, as far left of column 15 as right of it
            click(column, 6);
        const int steps = workspace_->history().count();
        hold("fill", "tent");
        tools_->setCentre(hexAt(15, 12));
        tools_->setSymmetry(edit::Symmetry::LeftRight);
        click(4, 6);
        QCOMPARE(painted("tent").size(), std::size_t{6});
        QCOMPARE(workspace_->history().count(), steps + 1);
        workspace_->undo();
        tools_->setFillLimit(5);
        click(4, 6);
        QVERIFY(painted("tent").empty());
    }

    void usualLevelsAreAnOption()
    {
        ToolOptions options(*tools_);
        options.show();
        auto* usual = options.findChild<QCheckBox*>("paint.usualLevel");
        hold("brush", "keep_floor");
        QVERIFY(usual->isVisible() && usual->isChecked());
        click(3, 3);
        QCOMPARE(map().levelAt(hexAt(3, 3)), 2);
        usual->click();
        click(5, 5);
        QCOMPARE(map().levelAt(hexAt(5, 5)), 0);
        tools_->setLevel(3);
        QVERIFY(!usual->isVisible()); // a level is what it is
    }

    void onlyWhatAToolHeedsIsShown()
    {
        ToolOptions options(*tools_);
        options.show();
        const auto shown = [&](const char* name) { return options.findChild<QWidget*>(name)->isVisible(); };
        tools_->use(QLatin1String("brush"));
        tools_->use(QLatin1String("select"));
        QVERIFY(!shown("brush.radius") && !shown("fill.limit") && !shown("paint.symmetry"));
        QVERIFY(!options.isVisible()); // and takes no room
        tools_->use(QLatin1String("brush"));
        QVERIFY(shown("brush.radius") && !shown("fill.limit") && shown("paint.symmetry"));
        tools_->use(QLatin1String("fill"));
        QVERIFY(!shown("brush.radius") && shown("fill.limit") && shown("paint.symmetry"));
        options.findChild<QSpinBox*>("fill.limit")->setValue(50);
        QCOMPARE(tools_->held().fillLimit, 50);
        auto* symmetry = options.findChild<QComboBox*>("paint.symmetry");
        tools_->use(QLatin1String("brush"));
        symmetry->setFocus();
        QTest::keyClick(symmetry, Qt::Key_Down);
        QVERIFY(tools_->held().symmetry == edit::Symmetry::LeftRight);
    }

    void itIsSaidWhatAClickWouldDo()
    {
        QSignalSpy changed(view_.get(), &HexMapView::hintChanged);
        QVERIFY(view_->hint().isEmpty()); // the Select tool is somebody else's
        hold("brush", "moat");
        tools_->setRadius(1);
        move(9, 9);
        QVERIFY(changed.count() > 0);
        QCOMPARE(view_->hint(), QString("Click or Enter: Paint moat on 7 hexes"));
        click(9, 9);
        QCOMPARE(view_->hint(), QString("A click changes nothing here."));
        tools_->use(QLatin1String("eraser"));
        QCOMPARE(view_->hint(), QString("Click or Enter: Erase 7 hexes"));
        tools_->use(QLatin1String("fill"));
        tools_->setFillLimit(10);
        move(20, 20);
        QVERIFY2(view_->hint().contains("10") && view_->hint().contains("limit"), qPrintable(view_->hint()));
        hold("rectangle", "tent");
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(2, 2));
        move(4, 3);
        QCOMPARE(view_->hint(), QString("On release: Paint tent on 6 hexes; Esc cancels."));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(4, 3));
    }
};

LIST_TEST(TestTools)

} // namespace tst_tools

#include "tst_tools.moc"
