// Lasso and stamp in the designer's hand: seen before they are done, by real mouse and key events.

#include "core/edit/extents.h"
#include "core/edit/map_value.h"
#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QAction>
#include <QTemporaryDir>
#include <QTest>

namespace tst_stamp_tool
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestStampTool : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    QByteArray text() const { return workspace_->map().text(); }
    std::shared_ptr<const edit::Stamp> stampOf(const std::vector<hex::Hex>& hexes) const
    {
        return std::make_shared<const edit::Stamp>(edit::stampOf(workspace_->desk(), hexes));
    }
    hex::HexSet setOf(const std::vector<hex::Hex>& hexes) const { return {layout(), hexes}; }
    void drawAround(hex::Hex middle, int radius, Qt::KeyboardModifiers modifiers = {})
    {
        const auto ring = hex::ring(middle, radius);
        QTest::mousePress(canvas(), Qt::LeftButton, modifiers, at(ring.front()));
        for (const hex::Hex hex : ring)
            QTest::mouseMove(canvas(), at(hex));
        QTest::mouseRelease(canvas(), Qt::LeftButton, modifiers, at(ring.back()));
    }

private slots:
    void init()
    {
        show(busyMap(40, 30, 3));
        view_->addActions(tools_->actions() + tools_->stampActions());
    }

    void cleanup() { takeAway(); }

    void theLassoSelectsWhatIsWithin()
    {
        QTest::keyClick(view_.get(), Qt::Key_O);
        QVERIFY(tools_->holds(QLatin1String("lasso")));
        drawAround(hexAt(20, 15), 4);
        QVERIFY(view_->selectedHexes() == setOf(hex::range(hexAt(20, 15), 4)));
        QCOMPARE(workspace_->history().count(), 0);
    }

    void shiftSelectsMoreAndControlLess()
    {
        tools_->use(QLatin1String("lasso"));
        drawAround(hexAt(10, 10), 2);
        drawAround(hexAt(25, 15), 4, Qt::ShiftModifier);
        drawAround(hexAt(25, 15), 2, Qt::ControlModifier);
        hex::HexSet wanted = setOf(hex::range(hexAt(10, 10), 2));
        for (const hex::Hex hex : hex::range(hexAt(25, 15), 4))
            if (hex::distance(hex, hexAt(25, 15)) > 2)
                wanted.add(hex);
        QVERIFY(view_->selectedHexes() == wanted);
    }

    void escapeBringsTheSelectionBack()
    {
        tools_->use(QLatin1String("lasso"));
        drawAround(hexAt(10, 10), 2);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, at(hexAt(30, 20)));
        QTest::mouseMove(canvas(), at(hexAt(33, 20)));
        QVERIFY(view_->selectedHexes().has(hexAt(32, 20)));
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(view_->selectedHexes() == setOf(hex::range(hexAt(10, 10), 2)));
    }

    void theLassoIsDrawnByKeysToo()
    {
        tools_->use(QLatin1String("lasso"));
        view_->setCurrentHex(hexAt(5, 5));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        for (const auto key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Right, Qt::Key_Up, Qt::Key_Up})
            QTest::keyClick(view_.get(), key);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QVERIFY(!view_->isDragging());
        QVERIFY(view_->selectedHexes().has(hexAt(6, 6)));
        QVERIFY(view_->selectedHexes().has(hexAt(7, 5)));
        QVERIFY(!view_->selectedHexes().has(hexAt(9, 6)));
    }

    void aStampIsSeenBeforeItIsPutDown()
    {
        const QByteArray before = text();
        const auto hexes = hex::range(hexAt(2, 3), 1);
        const auto stamp = stampOf(hexes);
        tools_->holdStamp(stamp);
        QTest::mouseMove(canvas(), at(hexAt(20, 15)));
        QCOMPARE(text(), before);
        const auto expected = edit::applied(workspace_->desk(), *edit::put(workspace_->desk(), *stamp, hexAt(20, 15)));
        QVERIFY(view_->shownMap() == edit::mapOf(expected.mapValue()));
        QTest::mouseMove(canvas(), at(hexAt(25, 15)));
        QCOMPARE(view_->shownMap().terrainAt(hexAt(20, 15)), workspace_->map().map().terrainAt(hexAt(20, 15)));
        QTest::mouseMove(canvas(), at(hexAt(20, 15)));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(hexAt(20, 15)));
        QVERIFY(workspace_->map().map() == edit::mapOf(expected.mapValue()));
        QCOMPARE(workspace_->history().count(), 1);
        QVERIFY(tools_->holds(QLatin1String("stamp"))); // for the next one
        workspace_->undo();
        QCOMPARE(text(), before);
    }

    /// What was shown is gone, and no other map is drawn.
    void undoAndLeavingEndTheView()
    {
        const QByteArray before = text();
        tools_->holdStamp(stampOf(hex::range(hexAt(2, 3), 1)));
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(hexAt(20, 15)));
        QTest::mouseMove(canvas(), at(hexAt(24, 15)));
        workspace_->undo();
        QVERIFY(view_->shownMap() == workspace_->map().map());
        QTest::mouseMove(canvas(), at(hexAt(25, 15)));
        tools_->use(QLatin1String("brush"));
        QVERIFY(view_->shownMap() == workspace_->map().map());
        QCOMPARE(text(), before);
    }

    void keysTurnAndMirrorIt()
    {
        const auto stamp = stampOf({hexAt(2, 3), hexAt(2, 2), hexAt(3, 2)});
        tools_->holdStamp(stamp);
        QTest::keyClick(view_.get(), Qt::Key_Period);
        QVERIFY(*tools_->stamp() == edit::turned(*stamp, {{}, {}, 1}));
        QTest::keyClick(view_.get(), Qt::Key_Comma);
        QVERIFY(*tools_->stamp() == *stamp);
        QTest::keyClick(view_.get(), Qt::Key_Slash);
        QVERIFY(*tools_->stamp() == edit::mirrored(*stamp));
    }

    void byKeysItIsPutDownAtTheCurrentHex()
    {
        const auto stamp = stampOf(hex::range(hexAt(2, 3), 1));
        tools_->holdStamp(stamp);
        view_->setCurrentHex(hexAt(12, 11));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        const auto put = edit::applied(workspace_->desk(), *edit::put(workspace_->desk(), *stamp, hexAt(12, 12)));
        QVERIFY(view_->shownMap() == edit::mapOf(put.mapValue()));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QVERIFY(workspace_->map().map() == edit::mapOf(put.mapValue()));
    }

    void hexesThatAreMovedStayInTheHandOnce()
    {
        const QByteArray before = text();
        const auto hexes = hex::range(hexAt(10, 10), 1);
        tools_->holdStamp(stampOf(hexes), hexes);
        QVERIFY(tools_->lifts());
        QTest::mouseClick(canvas(), Qt::LeftButton, {}, at(hexAt(20, 15)));
        QVERIFY(tools_->holds(QLatin1String("select")));
        QVERIFY(!tools_->lifts());
        QCOMPARE(workspace_->history().count(), 1);
        QCOMPARE(workspace_->map().map().terrainAt(hexAt(10, 10)), std::string("plain"));
        QVERIFY(view_->selectedHexes() == setOf(hex::range(hexAt(20, 15), 1)));
        workspace_->undo();
        QCOMPARE(text(), before);
    }

    void whatIsSeenIsLaidWhenAnotherToolIsTaken()
    {
        const QByteArray before = text();
        const auto hexes = hex::range(hexAt(10, 10), 1);
        for (const char* tool : {"brush", "select", "lasso"})
        {
            tools_->holdStamp(stampOf(hexes), hexes);
            QTest::mousePress(canvas(), Qt::LeftButton, {}, at(hexAt(20, 15)));
            const map::HexMap seen = view_->shownMap();
            QVERIFY(seen != workspace_->map().map());
            tools_->use(QLatin1String(tool));
            QVERIFY2(workspace_->map().map() == seen, tool);
            QVERIFY(tools_->holds(QLatin1String(tool)) && !tools_->lifts());
            QTest::mouseRelease(canvas(), Qt::LeftButton, {}, at(hexAt(20, 15)));
            workspace_->goToStep(0);
            QCOMPARE(text(), before);
        }
    }

    /// A save counts the hexes of a map that has lost columns anew.
    void whatIsHeldStaysWhereItLies()
    {
        connect(workspace_.get(), &Workspace::recounted, tools_.get(), &ToolBox::recount); // as the window does
        QTemporaryDir folder;
        QVERIFY(workspace_->saveAs(folder.filePath("castle.map.yaml")));
        const auto cropped = [](const edit::Desk& desk) { return edit::resized(desk, {-4, -2, 0, 0}, "plain"); };
        QVERIFY(workspace_->change(cropped));
        const std::vector<hex::Hex> hexes{hexAt(10, 10)};
        tools_->setCentre(hexAt(7, 8));
        tools_->holdStamp(stampOf(hexes), hexes);
        QVERIFY(workspace_->save());
        QVERIFY(hexAt(10, 10) != hexes.front());
        QCOMPARE(*tools_->held().centre, hexAt(7, 8));
        QCOMPARE(tools_->held().lifted, std::vector{hexAt(10, 10)});
    }

    void escapePutsItAway()
    {
        const QByteArray before = text();
        const auto hexes = hex::range(hexAt(10, 10), 1);
        tools_->holdStamp(stampOf(hexes), hexes);
        QTest::mouseMove(canvas(), at(hexAt(20, 15)));
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QVERIFY(tools_->holds(QLatin1String("select")));
        QVERIFY(!tools_->lifts());
        QVERIFY(view_->shownMap() == workspace_->map().map());
        QCOMPARE(text(), before);
    }

    void terrainChosenThenIsPainted()
    {
        tools_->holdStamp(stampOf(hex::range(hexAt(2, 3), 1)));
        tools_->setTerrain("tree");
        tools_->useSomeBrush();
        QVERIFY(tools_->holds(QLatin1String("brush")));
    }

    void aLargeMapIsSelectedInFewPieces()
    {
        view_->setModel(nullptr);
        model_.reset();
        workspace_ = std::make_unique<Workspace>(busyMap(300, 300, 5));
        model_ = std::make_unique<HexMapModel>(*workspace_);
        view_->setModel(model_.get());
        view_->select(hex::HexSet(layout()).inverted());
        QCOMPARE(view_->selectionModel()->selection().size(), 1);
        QCOMPARE(view_->selectedHexes().count(), 90000);
        view_->select(hex::HexSet(layout(), {hexAt(5, 5)}).inverted());
        QCOMPARE(view_->selectedHexes().count(), 89999);
        QVERIFY(view_->selectionModel()->selection().size() <= 4);
    }
};

LIST_TEST(TestStampTool)

} // namespace tst_stamp_tool

#include "tst_stamp_tool.moc"
