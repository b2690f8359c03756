// The map under the designer's hand: zoom, pan, keys, picking, strokes; all by real events.

#include "support_main.h"
#include "support_maps.h"
#include "support_view.h"

#include <QAction>
#include <QApplication>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

namespace tst_hex_map_view
{

using namespace merlon;
using namespace merlon::editor;
using namespace merlon::editor::testing;

class TestHexMapView : public QObject, private MapOnScreen
{
    Q_OBJECT

private:
    QPointF placeUnder(QPointF point) const
    {
        const QPointF origin = view_->viewPoint(hexAt(0, 0));
        return (point - origin) / view_->scale();
    }
    void wheel(QPointF point, int steps, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(point, view_->viewport()->mapToGlobal(point), {}, {0, 120 * steps}, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view_->viewport(), &event);
    }
    void brush() { tools_->setTerrain("brush"); }

private slots:
    void init() { show(busyMap(40, 30, 3)); }

    void cleanup() { takeAway(); }

    void zoomKeepsThePlaceUnderTheCursor()
    {
        view_->setScale(20, {400, 300});
        view_->centreOn(hexAt(20, 15));
        for (const QPointF point : {QPointF(400, 300), QPointF(250, 200), QPointF(611, 430)})
            for (const int steps : {1, 2, -1, 3, -4})
            {
                const QPointF before = placeUnder(point);
                const double scale = view_->scale();
                wheel(point, steps);
                QVERIFY(steps > 0 ? view_->scale() > scale : view_->scale() < scale);
                const QPointF moved = (placeUnder(point) - before) * view_->scale();
                QVERIFY2(std::hypot(moved.x(), moved.y()) < 1.5,
                         qPrintable(QString("%1 %2").arg(moved.x()).arg(moved.y())));
            }
    }

    void zoomHasAnEnd()
    {
        for (int i = 0; i < 60; ++i)
            wheel({400, 300}, 3);
        QCOMPARE(view_->scale(), HexMapView::largestScale);
        for (int i = 0; i < 60; ++i)
            wheel({400, 300}, -3);
        const double smallest = view_->scale();
        wheel({400, 300}, -3);
        QCOMPARE(view_->scale(), smallest);
        QVERIFY(smallest > 0.1);
    }

    void theWholeMapFits()
    {
        view_->zoomToFit();
        for (const auto& [column, row] : {std::pair(0, 0), {39, 0}, {0, 29}, {39, 29}})
            QVERIFY(view_->viewport()->rect().contains(at(column, row)));
    }

    void theMiddleButtonPans()
    {
        view_->setScale(60, {400, 300});
        view_->centreOn(hexAt(20, 15));
        const QPoint before = at(20, 15);
        QTest::mousePress(view_->viewport(), Qt::MiddleButton, {}, {400, 300});
        QTest::mouseMove(view_->viewport(), {430, 280});
        QTest::mouseMove(view_->viewport(), {460, 250});
        QTest::mouseRelease(view_->viewport(), Qt::MiddleButton, {}, {460, 250});
        QCOMPARE(at(20, 15) - before, QPoint(60, -50));
        QTest::mouseMove(view_->viewport(), {100, 100});
        QCOMPARE(at(20, 15) - before, QPoint(60, -50));
    }

    void theSpaceBarPansWhateverTheTool()
    {
        view_->setScale(60, {400, 300});
        view_->centreOn(hexAt(20, 15));
        brush();
        tools_->use(QLatin1String("brush"));
        const auto before = hexesOf(workspace_->map().map());
        const QPoint start = at(20, 15);
        QTest::keyPress(view_.get(), Qt::Key_Space);
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, {400, 300});
        QTest::mouseMove(view_->viewport(), {360, 330});
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, {360, 330});
        QTest::keyRelease(view_.get(), Qt::Key_Space);
        QCOMPARE(at(20, 15) - start, QPoint(-40, 30));
        QCOMPARE(hexesOf(workspace_->map().map()), before);
    }

    void arrowsMoveOverHexes()
    {
        view_->setCurrentHex(hexAt(5, 5));
        QTest::keyClick(view_.get(), Qt::Key_Down);
        QCOMPARE(*view_->currentHex(), hexAt(5, 6));
        QTest::keyClick(view_.get(), Qt::Key_Right);
        QCOMPARE(*view_->currentHex(), hexAt(6, 6));
        QTest::keyClick(view_.get(), Qt::Key_Up);
        QTest::keyClick(view_.get(), Qt::Key_Left);
        QCOMPARE(*view_->currentHex(), hexAt(5, 5));
        for (int i = 0; i < 50; ++i)
            QTest::keyClick(view_.get(), Qt::Key_Up);
        QCOMPARE(*view_->currentHex(), hexAt(5, 0));
    }

    void lettersFindNoHexUnlessANameIsBegun()
    {
        view_->setCurrentHex(hexAt(5, 5));
        QTest::keyClicks(view_.get(), "C7");
        QCOMPARE(*view_->currentHex(), hexAt(5, 5));
    }

    void aTypedNameMovesTheCurrentHexAsItGrows()
    {
        view_->setScale(60, {400, 300});
        QSignalSpy typed(view_.get(), &HexMapView::nameTyped);
        view_->beginName();
        QTest::keyClicks(view_.get(), "ab1");
        QCOMPARE(*view_->currentHex(), hexAt(27, 0));
        QTest::keyClicks(view_.get(), "2");
        QCOMPARE(*view_->currentHex(), hexAt(27, 11));
        QVERIFY(view_->viewport()->rect().contains(at(27, 11)));
        QTest::keyClick(view_.get(), Qt::Key_Backspace);
        QCOMPARE(*view_->currentHex(), hexAt(27, 0));
        QStringList soFar;
        for (const auto& signal : typed)
            soFar << signal.at(0).toString();
        QCOMPARE(soFar, QStringList({"a", "ab", "ab1", "ab12", "ab1"}));
    }

    void shortcutsAreLettersOfANameAndShortcutsAgainAfterIt()
    {
        view_->addActions(tools_->actions());
        QAction one;
        one.setShortcut(Qt::Key_1);
        view_->addAction(&one);
        QSignalSpy palette(&one, &QAction::triggered);
        tools_->use(QLatin1String("select"));
        view_->beginName();
        QTest::keyClicks(view_.get(), "B1");
        QCOMPARE(*view_->currentHex(), hexAt(1, 0));
        QCOMPARE(palette.count(), 0);
        QVERIFY(tools_->holds(QLatin1String("select")));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QTest::keyClicks(view_.get(), "B1");
        QCOMPARE(palette.count(), 1);
        QVERIFY(tools_->holds(QLatin1String("brush")));
    }

    void whatEndsATypedName_data()
    {
        QTest::addColumn<int>("key");
        QTest::newRow("Enter") << int(Qt::Key_Return);
        QTest::newRow("Esc") << int(Qt::Key_Escape);
        QTest::newRow("an arrow") << int(Qt::Key_Right);
        QTest::newRow("a click") << -1;
    }

    void whatEndsATypedName()
    {
        QFETCH(const int, key);
        QSignalSpy typed(view_.get(), &HexMapView::nameTyped);
        QSignalSpy picked(view_.get(), &HexMapView::hexPicked);
        view_->beginName();
        QTest::keyClicks(view_.get(), "C7");
        if (key > 0)
            QTest::keyClick(view_.get(), static_cast<Qt::Key>(key));
        else
            QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, at(3, 6));
        QCOMPARE(typed.count(), 3);
        QCOMPARE(typed.last().at(0).toString(), QString());
        QCOMPARE(*view_->currentHex(), hexAt(key == Qt::Key_Right || key < 0 ? 3 : 2, 6));
        QCOMPARE(picked.count(), key < 0 ? 1 : 0); // Enter was the name's
        QTest::keyClicks(view_.get(), "E9");
        QCOMPARE(typed.count(), 3);
    }

    void aNameOfNoHexIsSaidToBeNone()
    {
        view_->setCurrentHex(hexAt(5, 5));
        QSignalSpy unknown(view_.get(), &HexMapView::nameUnknown);
        view_->beginName();
        QTest::keyClicks(view_.get(), "d99");
        QCOMPARE(unknown.count(), 0);
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QCOMPARE(unknown.count(), 1);
        QCOMPARE(unknown.at(0).at(0).toString(), QString("D99"));
        view_->beginName();
        QTest::keyClicks(view_.get(), "d2");
        QTest::keyClick(view_.get(), Qt::Key_Return);
        view_->beginName();
        QTest::keyClicks(view_.get(), "d99");
        QTest::keyClick(view_.get(), Qt::Key_Escape);
        QCOMPARE(unknown.count(), 1);
    }

    void aLineByKeysGoesToTheHexThatIsNamed()
    {
        brush();
        tools_->use(QLatin1String("line"));
        view_->setCurrentHex(hexAt(1, 1));
        QTest::keyClick(view_.get(), Qt::Key_Return);
        view_->beginName();
        QTest::keyClicks(view_.get(), "B9");
        QTest::keyClick(view_.get(), Qt::Key_Return);
        QVERIFY(view_->isDragging());
        QTest::keyClick(view_.get(), Qt::Key_Return);
        for (int row = 1; row <= 8; ++row)
            QCOMPARE(terrainAt(1, row), std::string("brush"));
    }

    void aPressAtTheEdgeMovesNothingUnderTheMouse_data()
    {
        QTest::addColumn<QString>("tool");
        for (const char* tool : {"select", "brush", "line", "rectangle"})
            QTest::newRow(tool) << tool;
    }

    void aPressAtTheEdgeMovesNothingUnderTheMouse()
    {
        QFETCH(const QString, tool);
        view_->setScale(60, {400, 300});
        view_->centreOn(hexAt(20, 15));
        tools_->setTerrain("brush");
        tools_->use(QLatin1String(tool.toLatin1()));
        tools_->setRadius(0);
        for (const QPoint point : {QPoint(2, 300), QPoint(400, 2)})
        {
            const hex::Hex under = view_->hexUnder(point);
            const QPointF middle = view_->viewPoint(under);
            const auto before = hexesOf(workspace_->map().map());
            QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, point);
            QCOMPARE(view_->viewPoint(under), middle);
            QTest::qWait(QApplication::doubleClickInterval() + 200);
            QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, point);
            QCOMPARE(view_->viewPoint(under), middle);
            QCOMPARE(*view_->currentHex(), under);
            const auto after = hexesOf(workspace_->map().map());
            for (int i = 0; i < layout().count(); ++i)
                if (layout().hexOf(i) != under)
                    QCOMPARE(after[static_cast<std::size_t>(i)], before[static_cast<std::size_t>(i)]);
            if (tool != "select")
                QCOMPARE(workspace_->map().map().terrainAt(under), std::string("brush"));
        }
    }

    void everyHexIsUnderItsMiddleAndInsideItsCorners_data()
    {
        QTest::addColumn<int>("orientation");
        QTest::addColumn<int>("shove");
        for (int orientation = 0; orientation < 2; ++orientation)
            for (int shove = 0; shove < 2; ++shove)
                QTest::addRow("%d %d", orientation, shove) << orientation << shove;
    }

    void everyHexIsUnderItsMiddleAndInsideItsCorners()
    {
        QFETCH(const int, orientation);
        QFETCH(const int, shove);
        const hex::Layout wanted{9, 7, static_cast<hex::Orientation>(orientation), static_cast<hex::Shove>(shove)};
        show(map::blankMap(wanted, "plain", '.'));
        view_->zoomToFit();
        QSignalSpy picked(view_.get(), &HexMapView::hexPicked);
        for (int i = 0; i < wanted.count(); ++i)
        {
            const hex::Hex hex = wanted.hexOf(i);
            const QPointF middle = view_->viewPoint(hex);
            QCOMPARE(view_->hexUnder(middle), hex);
            const double apothem = view_->scale() * 0.8660254;
            for (int k = 0; k < 12; ++k) // all round, just inside
                QCOMPARE(
                    view_->hexUnder(middle + QPointF(std::cos(k * M_PI / 6), std::sin(k * M_PI / 6)) * apothem * 0.97),
                    hex);
            QTest::mouseClick(view_->viewport(), Qt::LeftButton, {}, middle.toPoint());
            QCOMPARE(picked.count(), i + 1);
            QCOMPARE(picked.last().at(0).value<hex::Hex>(), hex);
        }
    }

    void aFastStrokeLeavesNoGap()
    {
        view_->zoomToFit();
        brush();
        tools_->use(QLatin1String("brush"));
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(3, 10));
        QTest::mouseMove(view_->viewport(), at(30, 10));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(30, 10));
        for (int column = 3; column <= 30; ++column)
            QVERIFY(terrainAt(column, 10) == "brush" || terrainAt(column, 9) == "brush" ||
                    terrainAt(column, 11) == "brush");
        QCOMPARE(workspace_->history().count(), 1);
    }

    void aStrokeMayLeaveTheMapAndComeBack()
    {
        view_->zoomToFit();
        brush();
        tools_->use(QLatin1String("brush"));
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(0, 5));
        QTest::mouseMove(view_->viewport(), {-200, -300});
        QTest::mouseMove(view_->viewport(), at(0, 8));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(0, 8));
        QCOMPARE(terrainAt(0, 5), std::string("brush"));
        QCOMPARE(terrainAt(0, 8), std::string("brush"));
        QCOMPARE(workspace_->history().count(), 1);
    }

    void whatInterruptsAStrokeEndsIt_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("undo") << 0;
        QTest::newRow("another map") << 1;
        QTest::newRow("the focus gone") << 2;
        QTest::newRow("another language") << 3;
        QTest::newRow("hidden") << 4;
        QTest::newRow("escape") << 5;
    }

    void whatInterruptsAStrokeEndsIt()
    {
        QFETCH(const int, how);
        view_->zoomToFit();
        brush();
        tools_->use(QLatin1String("brush"));
        const auto before = hexesOf(workspace_->map().map());
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(3, 3));
        QTest::mouseMove(view_->viewport(), at(8, 8));
        QVERIFY(view_->isDragging());
        QCOMPARE(hexesOf(workspace_->map().map()), before); // nothing is in the document before the end
        QEvent language(QEvent::LanguageChange);
        QFocusEvent focus(QEvent::FocusOut);
        switch (how)
        {
        case 0:
            workspace_->undo();
            break;
        case 1:
            view_->setModel(nullptr);
            break;
        case 2:
            QCoreApplication::sendEvent(view_.get(), &focus);
            break;
        case 3:
            QCoreApplication::sendEvent(view_.get(), &language);
            break;
        case 4:
            view_->hide();
            break;
        case 5:
            QTest::keyClick(view_.get(), Qt::Key_Escape);
            break;
        }
        QVERIFY(!view_->isDragging());
        const bool kept = how != 0 && how != 5;
        QCOMPARE(hexesOf(workspace_->map().map()) != before, kept);
        QCOMPARE(workspace_->history().count(), how == 5 ? 0 : 1);
        QTest::mouseMove(view_->viewport(), {300, 300});
        QCOMPARE(hexesOf(workspace_->map().map()) != before, kept);
    }

    /// Whatever was painted with whatever tool: undone it is as it was, done again it is as it became.
    void randomStrokesGoBackAndForth()
    {
        view_->zoomToFit();
        std::mt19937 random(5);
        const auto pick = [&](int below) { return static_cast<int>(random() % static_cast<unsigned>(below)); };
        const QByteArray blank = workspace_->map().text();
        static constexpr const char* terrains[] = {"brush", "moat", "tent", "plain"};
        for (int round = 0; round < 120; ++round)
        {
            tools_->setTerrain(terrains[pick(4)]);
            if (pick(3) == 0)
                tools_->setLevel(pick(11) - 1);
            tools_->setRadius(pick(3));
            tools_->actions()[1 + pick(4)]->trigger();
            QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(pick(40), pick(30)));
            QTest::mouseMove(view_->viewport(), at(pick(40), pick(30)));
            if (pick(8) == 0)
                workspace_->undo();
            QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(pick(40), pick(30)));
            if (pick(6) == 0)
                workspace_->undo();
            if (pick(9) == 0)
                workspace_->redo();
        }
        while (workspace_->history().canRedo())
            workspace_->redo();
        const QByteArray painted = workspace_->map().text();
        QVERIFY(workspace_->history().count() > 30);
        while (workspace_->history().canUndo())
            workspace_->undo();
        QCOMPARE(workspace_->map().text(), blank);
        while (workspace_->history().canRedo())
            workspace_->redo();
        QCOMPARE(workspace_->map().text(), painted);
    }

    void aLockedLayerIsNotPainted()
    {
        QSignalSpy refused(workspace_.get(), &Workspace::refused);
        edit::Locks locks;
        locks.terrain = true;
        workspace_->setLocks(locks);
        view_->zoomToFit();
        tools_->setTerrain("moat");
        tools_->use(QLatin1String("brush"));
        const auto before = hexesOf(workspace_->map().map());
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(5, 5));
        QTest::mouseMove(view_->viewport(), at(9, 5));
        QCOMPARE(view_->shownMap().terrainAt(hexAt(7, 5)), terrainAt(7, 5)); // nor is it shown
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(9, 5));
        QVERIFY(hexesOf(workspace_->map().map()) == before);
        QCOMPARE(refused.size(), 1);
        tools_->setPaintKind(edit::Paint::Kind::Raise);
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(12, 5));
        QTest::mouseMove(view_->viewport(), at(18, 5));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(18, 5));
        QCOMPARE(workspace_->history().count(), 1); // levels are not locked
        locks.levels = true;
        workspace_->setLocks(locks);
        workspace_->undo();
        QVERIFY(hexesOf(workspace_->map().map()) == before);
    }

    /// The screen shows what a fresh view of the same map shows.
    void whatWasPaintedIsOnScreen()
    {
        view_->zoomToFit();
        brush();
        tools_->use(QLatin1String("rectangle"));
        tools_->setRadius(0);
        QTest::mousePress(view_->viewport(), Qt::LeftButton, {}, at(5, 5));
        QTest::mouseMove(view_->viewport(), at(15, 12));
        QTest::mouseRelease(view_->viewport(), Qt::LeftButton, {}, at(15, 12));
        tools_->use(QLatin1String("select"));
        QTest::mouseMove(view_->viewport(), {1, 1});
        view_->clearSelection();
        view_->finishPainting();
        const QImage shown = view_->viewport()->grab().toImage();
        HexMapView fresh;
        fresh.setModel(model_.get());
        fresh.resize(view_->size());
        fresh.show();
        fresh.setScale(view_->scale(), {0, 0});
        fresh.zoomToFit();
        QTest::qWait(50);
        fresh.setCurrentIndex(view_->currentIndex());
        fresh.clearSelection();
        fresh.finishPainting();
        const QImage other = fresh.viewport()->grab().toImage();
        QCOMPARE(shown.size(), other.size());
        int different = 0;
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                different += shown.pixel(x, y) != other.pixel(x, y);
        QVERIFY2(different < 800, qPrintable(QString::number(different))); // the frame of the focus alone
    }
};

LIST_TEST(TestHexMapView)

} // namespace tst_hex_map_view

#include "tst_hex_map_view.moc"
