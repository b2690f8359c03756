// What is done to a line that is there: by its menu, with Shift, by keys alone.

#include "core/edit/line_edits.h"
#include "editor/hex_map_view.h"
#include "editor/line_menu.h"
#include "support_main.h"
#include "support_maps.h"

#include <QTest>

namespace tst_line_menu
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestLineMenu : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<HexMapModel> model_;
    std::unique_ptr<ToolBox> tools_;
    std::unique_ptr<HexMapView> view_;

    const map::HexMap& map() const { return workspace_->map().map(); }
    const map::Line& line() const { return map().lines.front(); }
    hex::Hex hexAt(int column, int row) const { return map().layout.hexAt({column, row}); }
    QPoint at(int column, int row) const { return view_->viewPoint(hexAt(column, row)).toPoint(); }
    std::string terrainAt(int column, int row) const { return map().terrainAt(hexAt(column, row)); }
    void draw(const std::vector<hex::Hex>& path)
    {
        map::Line line;
        line.kind = "rampart";
        line.level = 1;
        line.edge = "parapet";
        line.outward = map::Line::Outward::Left;
        line.path = path;
        workspace_->change([&](const edit::Desk& desk) { return edit::drawn(desk, 0, line); });
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}, int times = 1)
    {
        for (int i = 0; i < times; ++i)
            QTest::keyClick(view_.get(), key, held);
    }
    /// Opens the menu of a hex, goes to an entry and presses Enter. False: it is not there, or not to be had.
    bool choose(int column, int row, const QString& text, const char* in = nullptr)
    {
        LineMenu menu(*workspace_, hexAt(column, row));
        QMenu* list = in != nullptr ? menu.findChild<QMenu*>(QLatin1String(in)) : &menu;
        if (list == nullptr)
            return false;
        list->popup({});
        for (QAction* action : list->actions())
            if (action->text() == text && action->isEnabled())
            {
                list->setActiveAction(action);
                QTest::keyClick(list, Qt::Key_Return);
                return true;
            }
        return false;
    }

private slots:
    void init()
    {
        workspace_ = std::make_unique<Workspace>(map::blankMap({30, 24}, "plain", '.'));
        model_ = std::make_unique<HexMapModel>(*workspace_);
        tools_ = std::make_unique<ToolBox>();
        view_ = std::make_unique<HexMapView>();
        view_->setToolBox(tools_.get());
        view_->setModel(model_.get());
        view_->resize(800, 600);
        view_->show();
        view_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(view_.get()));
        view_->setFocus();
        view_->zoomToFit();
        tools_->setTerrain("rampart");
        tools_->use(QLatin1String("path"));
        draw({hexAt(4, 12), hexAt(4, 6), hexAt(12, 6)});
    }

    void cleanup()
    {
        view_.reset();
        model_.reset();
        workspace_.reset();
    }

    void whereNoLineRunsItIsEmpty()
    {
        const LineMenu menu(*workspace_, hexAt(20, 20));
        QVERIFY(menu.isEmpty());
    }

    void itsTerrainIsChangedInOneStep()
    {
        const int steps = workspace_->history().count();
        QVERIFY(choose(4, 9, "moat", "line.kind"));
        QCOMPARE(terrainAt(4, 9), std::string("moat"));
        QCOMPARE(map().levelAt(hexAt(4, 9)), -1);
        QVERIFY(map().features.empty());
        QCOMPARE(workspace_->history().count(), steps + 1);
        workspace_->undo();
        QCOMPARE(line().kind, std::string("rampart"));
        QVERIFY(!map().features.empty());
    }

    void itsLevelAndItsEdge()
    {
        QVERIFY(choose(4, 9, "2", "line.level"));
        QCOMPARE(map().levelAt(hexAt(4, 9)), 2);
        const auto left = map().features;
        QVERIFY(choose(4, 9, "Edge on the other side"));
        QVERIFY(line().outward == map::Line::Outward::Right);
        QVERIFY(map().features != left);
        QVERIFY(choose(4, 9, "None", "line.edge"));
        QVERIFY(map().features.empty());
        QVERIFY(!choose(4, 9, "Edge on the other side")); // it has none
    }

    void pointsCornersAndSections()
    {
        QVERIFY(choose(4, 9, "Add a point here"));
        QCOMPARE(line().path.size(), std::size_t(4));
        QVERIFY(choose(4, 9, "Remove this point"));
        QCOMPARE(line().path.size(), std::size_t(3));
        QVERIFY(choose(4, 6, "Round corner"));
        QVERIFY(line().round);
        QVERIFY(choose(4, 6, "Round corner"));
        QVERIFY(!line().round);
        QVERIFY(choose(4, 9, "Curved section"));
        QVERIFY(line().round);
    }

    void itIsTakenApartAndRemoved()
    {
        QVERIFY(choose(4, 9, "Split the line after this hex"));
        QCOMPARE(map().lines.size(), std::size_t(2));
        QVERIFY(choose(4, 11, "Remove the line"));
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(terrainAt(4, 10), std::string("plain"));
        QCOMPARE(terrainAt(4, 7), std::string("rampart"));
    }

    void whatWasPaintedOverItIsBuiltAgain()
    {
        QVERIFY(!choose(4, 9, "Rebuild interrupted parts"));
        workspace_->paint(terrain("moat"), std::vector{hexAt(4, 9)});
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(12, 6));
        QTest::mouseMove(view_->viewport(), at(12, 10));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(12, 10));
        QCOMPARE(line().path.back(), hexAt(12, 10));
        QCOMPARE(terrainAt(4, 9), std::string("moat")); // bent elsewhere
        QVERIFY(choose(4, 8, "Rebuild interrupted parts"));
        QCOMPARE(terrainAt(4, 9), std::string("rampart"));
    }

    void itsHexesAreSelected()
    {
        LineMenu menu(*workspace_, hexAt(4, 9));
        connect(&menu, &LineMenu::selectWanted, view_.get(), &HexMapView::selectThese);
        for (QAction* action : menu.actions())
            if (action->text() == "Select its hexes")
                action->trigger();
        QVERIFY(tools_->holds(QLatin1String("select")));
        QVERIFY(view_->selectedHexes().has(hexAt(4, 9)));
        QVERIFY(!view_->selectedHexes().has(hexAt(5, 12)));
    }

    void shiftMakesACornerRound()
    {
        QTest::mouseClick(view_->viewport(), Qt::LeftButton, Qt::ShiftModifier, at(4, 6));
        QVERIFY(line().round);
        view_->setCurrentHex(hexAt(4, 6));
        key(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(!line().round);
        QVERIFY(!view_->isDragging());
        QCOMPARE(workspace_->history().count(), 3);
    }

    void twoEntersGoOnFromAnEnd()
    {
        view_->setCurrentHex(hexAt(12, 6));
        key(Qt::Key_Return, {}, 2);
        QVERIFY(view_->isDragging());
        key(Qt::Key_Down, {}, 4);
        key(Qt::Key_Return, {}, 2);
        QVERIFY(!view_->isDragging());
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(line().path.size(), std::size_t(4));
        QCOMPARE(line().path.back(), hexAt(12, 10));
    }

    void aPointIsAddedAndMovedByKeys()
    {
        view_->setCurrentHex(hexAt(4, 9));
        key(Qt::Key_Return);
        key(Qt::Key_Right, {}, 3);
        key(Qt::Key_Return);
        QCOMPARE(line().path.size(), std::size_t(4));
        QCOMPARE(line().path[1], hexAt(7, 9));
        key(Qt::Key_Delete); // where the keys are
        QCOMPARE(line().path.size(), std::size_t(3));
    }

    void linesAreJoinedByKeys()
    {
        draw({hexAt(8, 16), hexAt(12, 16)});
        QCOMPARE(map().lines.size(), std::size_t(2));
        view_->setCurrentHex(hexAt(8, 16));
        key(Qt::Key_Return);
        key(Qt::Key_Left, {}, 4);
        key(Qt::Key_Up, {}, 4);
        QVERIFY2(view_->hint().contains("Join"), qPrintable(view_->hint()));
        key(Qt::Key_Return);
        QCOMPARE(map().lines.size(), std::size_t(1));
        QCOMPARE(line().path.size(), std::size_t(4));
        for (const auto& feature : map().features)
            QCOMPARE(feature.kind, std::string("parapet"));
    }

    void theHintSaysWhatAPressDoes()
    {
        const auto hint = [&](int column, int row)
        {
            view_->setCurrentHex(hexAt(column, row));
            return view_->hint();
        };
        const QStringList hints{hint(20, 20), hint(4, 6), hint(4, 9), hint(12, 6)};
        for (const QString& one : hints)
            QCOMPARE(hints.count(one), 1);
        workspace_->paint(terrain("tower_floor"), std::vector{hexAt(20, 4)});
        QVERIFY2(hint(20, 4).contains("joined"), qPrintable(hint(20, 4)));
    }
};

LIST_TEST(TestLineMenu)

} // namespace tst_line_menu

#include "tst_line_menu.moc"
