// What is selected is taken elsewhere with all that stands on it, by real mouse and key events.

#include "core/edit/map_value.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_move_tool
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestMoveTool : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    QByteArray text() const { return workspace_->map().text(); }
    hex::HexSet setOf(const std::vector<hex::Hex>& hexes) const { return {layout(), hexes}; }
    /// A parapet and a part of a curtain stand on the middle one.
    std::vector<hex::Hex> some() const { return hex::range(hexAt(2, 3), 1); }
    map::HexMap carried(hex::Hex to, bool copies = false) const
    {
        const edit::Desk desk = workspace_->desk();
        return edit::mapOf(edit::applied(desk, *edit::carried(desk, some(), {hexAt(2, 3), to}, copies)).mapValue());
    }
    void dragTo(hex::Hex to, Qt::KeyboardModifiers held = {})
    {
        QTest::mousePress(canvas(), Qt::LeftButton, held, at(2, 3));
        QTest::mouseMove(canvas(), at(4, 4));
        QTest::mouseMove(canvas(), at(to));
    }
    void letGoOn(hex::Hex to) { QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at(to)); }

private slots:
    void init()
    {
        show(busyMap(20, 14, 3));
        view_->select(setOf(some()));
    }
    void cleanup() { takeAway(); }

    void itIsSeenWhereItGoesBeforeItIsThere()
    {
        const QByteArray before = text();
        const std::string terrain = terrainAt(2, 3);
        const map::HexMap there = carried(hexAt(10, 8));
        dragTo(hexAt(10, 8));
        QVERIFY(view_->isDragging());
        QCOMPARE(text(), before);
        QVERIFY(view_->shownMap() == there);
        QVERIFY(view_->selectedHexes() == setOf(hex::range(hexAt(10, 8), 1)));
        letGoOn(hexAt(10, 8));
        QVERIFY(map() == there);
        QCOMPARE(terrainAt(10, 8), terrain);
        QCOMPARE(terrainAt(2, 3), std::string("plain"));
        QCOMPARE(std::ranges::count(map().features, hexAt(10, 8), &map::Feature::hex), 1);
        QCOMPARE(std::ranges::count(map().structures.back().hexes, hexAt(10, 8)), 1);
        QVERIFY(view_->selectedHexes() == setOf(hex::range(hexAt(10, 8), 1)));
        QCOMPARE(*view_->currentHex(), hexAt(10, 8));
        QCOMPARE(workspace_->history().count(), 1);
        workspace_->undo();
        QCOMPARE(text(), before);
    }

    void withControlACopyGoes()
    {
        const map::HexMap there = carried(hexAt(10, 8), true);
        dragTo(hexAt(10, 8), Qt::ControlModifier);
        letGoOn(hexAt(10, 8));
        QVERIFY(map() == there);
        QCOMPARE(terrainAt(2, 3), terrainAt(10, 8));
        QCOMPARE(std::ranges::count(map().features, hexAt(2, 3), &map::Feature::hex), 1);
    }

    void escapeTakesItBack()
    {
        const QByteArray before = text();
        dragTo(hexAt(10, 8));
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(!view_->isDragging());
        QVERIFY(view_->shownMap() == map());
        QVERIFY(view_->selectedHexes() == setOf(some()));
        letGoOn(hexAt(10, 8));
        QCOMPARE(text(), before);
        QCOMPARE(workspace_->history().count(), 0);
    }

    void anUndoInTheMiddleTakesJustThatBack()
    {
        workspace_->paint(terrain("moat"), std::vector{hexAt(15, 2)});
        const QByteArray before = text();
        dragTo(hexAt(10, 8));
        workspace_->undo();
        QCOMPARE(text(), before);
        QVERIFY(!view_->isDragging());
        letGoOn(hexAt(10, 8));
        QCOMPARE(text(), before);
    }

    void aClickPicksAndSelectsAsEver()
    {
        const QSignalSpy picked(view_.get(), &HexMapView::hexPicked);
        QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ControlModifier, at(2, 2));
        QVERIFY(!view_->selectedHexes().has(hexAt(2, 2)));
        QVERIFY(view_->selectedHexes().has(hexAt(2, 3)));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(2, 3));
        QVERIFY(view_->selectedHexes() == setOf({hexAt(2, 3)}));
        QCOMPARE(picked.size(), 1);
        QCOMPARE(workspace_->history().count(), 0);
    }

    /// A frame is drawn from a hex that is not selected.
    void whatIsNotSelectedStaysWhereItIs()
    {
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at(8, 4));
        QTest::mouseMove(canvas(), at(12, 8));
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at(12, 8));
        QVERIFY(view_->selectedHexes().has(hexAt(10, 6)));
        QVERIFY(!view_->selectedHexes().has(hexAt(2, 3)));
        QCOMPARE(workspace_->history().count(), 0);
    }

    void offTheMapItIsRefused()
    {
        const QSignalSpy refused(workspace_.get(), &Workspace::refused);
        const QByteArray before = text();
        dragTo(hexAt(0, 8));
        QVERIFY(view_->shownMap() == map());
        QVERIFY(view_->hint().contains("off the map"));
        letGoOn(hexAt(0, 8));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(text(), before);
        QVERIFY(view_->selectedHexes() == setOf(some()));
    }

    void whatIsLockedStays()
    {
        const QSignalSpy refused(workspace_.get(), &Workspace::refused);
        const QByteArray before = text();
        edit::Locks locks;
        locks.features = true;
        workspace_->setLocks(locks);
        dragTo(hexAt(10, 8));
        QVERIFY(view_->shownMap() == map());
        letGoOn(hexAt(10, 8));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(text(), before);
        QVERIFY(view_->selectedHexes() == setOf(some()));
    }

    void theLassoMovesToo()
    {
        tools_->use(QLatin1String("lasso"));
        const map::HexMap there = carried(hexAt(10, 8));
        dragTo(hexAt(10, 8));
        letGoOn(hexAt(10, 8));
        QVERIFY(map() == there);
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(10, 8)); // a lasso round one hex
        QVERIFY(view_->selectedHexes() == setOf({hexAt(10, 8)}));
    }

    /// As long as Alt is held; what it goes over is left alone.
    void altAndTheCursorKeysMoveIt()
    {
        view_->selectionModel()->setCurrentIndex(model_->indexOf(hexAt(2, 3)), QItemSelectionModel::NoUpdate);
        const map::HexMap there = carried(hexAt(6, 2));
        for (int column = 3; column <= 6; ++column)
            QTest::keyPress(view_.get(), Qt::Key_Right, Qt::AltModifier);
        QTest::keyPress(view_.get(), Qt::Key_Up, Qt::AltModifier);
        QVERIFY(view_->isDragging());
        QTest::keyRelease(view_.get(), Qt::Key_Alt);
        QVERIFY(!view_->isDragging());
        QVERIFY(map() == there);
        QCOMPARE(*view_->currentHex(), hexAt(6, 2));
        QCOMPARE(workspace_->history().count(), 1);
        QTest::keyPress(view_.get(), Qt::Key_Left, Qt::AltModifier);
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(map() == there);
    }

    /// Who drags counters drags no ground.
    void inAGameTheGroundStays()
    {
        view_->setCountersMovable(true);
        dragTo(hexAt(10, 8));
        letGoOn(hexAt(10, 8));
        QTest::keyClick(view_.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(workspace_->history().count(), 0);
    }

    void theHandSaysWhatItWouldDo()
    {
        QTest::mouseMove(canvas(), at(15, 10));
        QVERIFY(view_->hint().isEmpty());
        QTest::mouseMove(canvas(), at(2, 3));
        QVERIFY(view_->hint().contains("Alt"));
        dragTo(hexAt(10, 8));
        QCOMPARE(view_->hint(), QString("On release: Move 7 hexes; Esc cancels."));
        letGoOn(hexAt(10, 8));
    }
};

LIST_TEST(TestMoveTool)

} // namespace tst_move_tool

#include "tst_move_tool.moc"
