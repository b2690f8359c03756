// What is looked for, measured, hidden and shown of a measured table, and that it is seen again as it was left.

#include "app/language/language.h"
#include "app/window/table_find.h"
#include "app/window/table_ruler.h"
#include "editor/minimap.h"
#include "editor/table_layers.h"
#include "editor/table_view.h"
#include "support_main.h"
#include "support_tables.h"
#include "translations/lengths.h"

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>
#include <QTest>

namespace tst_window_table_sight
{

using namespace merlon;
using map::TablePoint;
using Layer = editor::TableLayers::Layer;

class TestWindowTableSight : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<app::MainWindow> window_;

    test::TableDraughtsman hand() const { return test::TableDraughtsman(*window_); }
    editor::TableView& view() const { return hand().view(); }
    QAction& action(const char* name) const { return *window_->action(name); }
    QString selected() const
    {
        QStringList names;
        for (const edit::TableThing thing : view().selectedThings())
            names << QString::fromStdString(*edit::idOfTableThing(view().tableModel()->at(thing)));
        return names.join(' ');
    }
    QString says() const { return window_->findChild<app::TableRuler*>()->says(); }
    /// The rows of the dock that is seen.
    QTableView& layers() const
    {
        for (const char* name : {"layers", "table.layers"})
            if (auto* table = window_->findChild<QTableView*>(name); table->isVisible())
                return *table;
        qFatal("no layers are seen");
    }
    void press(Layer layer, int column) const
    {
        QTableView& table = layers();
        table.setFocus();
        table.setCurrentIndex(table.model()->index(static_cast<int>(layer), column));
        QTest::keyClick(&table, Qt::Key_Space);
    }
    void showDock(const char* name) const
    {
        auto* dock = window_->findChild<QDockWidget*>(name);
        dock->show();
        dock->raise();
        QTest::qWait(50);
    }
    /// So that not all of it is seen.
    void zoomIn() const
    {
        for (int i = 0; i < 6; ++i)
            action("view.zoomIn").trigger();
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useLanguage("en");
    }

    void init()
    {
        QSettings().clear();
        test::writeAll(desk_.filePath("ford.table.yaml"), test::drawnTable());
        window_ = test::windowOn(desk_.filePath("ford.table.yaml"));
        QVERIFY(window_);
        view().setFocus();
    }

    void cleanup() { window_.reset(); }

    void whatIsLookedForIsSelectedAndSeen()
    {
        zoomIn();
        view().lookAt({0, 399}); // the south-west
        const auto find = [&](const char* words, int down)
        {
            QTest::keyClick(&view(), Qt::Key_F, Qt::ControlModifier);
            auto* popup = window_->findChild<app::TableFindPopup*>();
            QVERIFY(popup && popup->isVisible());
            auto* line = popup->findChild<QLineEdit*>();
            QTest::keyClicks(line, words);
            for (int i = 0; i < down; ++i)
                QTest::keyClick(line, Qt::Key_Down);
            QTest::keyClick(line, Qt::Key_Return);
            QVERIFY(QTest::qWaitFor([this] { return window_->findChild<app::TableFindPopup*>() == nullptr; }));
            window_->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        };
        find("rock", 0);
        QCOMPARE(selected(), QString("rock"));
        QVERIFY(view().viewport()->rect().contains(hand().at({3000, 3500})));
        QTRY_VERIFY(view().hasFocus());
        find("old wo", 0);
        QCOMPARE(selected(), QString("wood"));
        find("", 3); // what was typed before is still there, and nothing else has these words
        QCOMPARE(selected(), QString("wood"));
    }

    void theKindIsFoundInTheWordsOfTheReader()
    {
        app::TableFindModel found(*view().tableModel());
        found.search("castle");
        QCOMPARE(found.rowCount(), 1);
        QCOMPARE(found.index(0, 0).data().toString(), QString("Rock"));
        found.search("nothing of that kind");
        QCOMPARE(found.rowCount(), 0);
        found.search("");
        QCOMPARE(found.rowCount(), view().model()->rowCount());
    }

    void bearingsGoRoundWithTheClock()
    {
        QCOMPARE(app::bearing({0, 0}, {0, 10}), 0.0);
        QCOMPARE(app::bearing({0, 0}, {10, 0}), 90.0);
        QCOMPARE(app::bearing({0, 0}, {0, -10}), 180.0);
        QCOMPARE(app::bearing({0, 0}, {-10, 0}), 270.0);
    }

    void theRulerMeasuresStraightAndAlong()
    {
        const QByteArray before = hand().text();
        action("view.ruler").trigger();
        QVERIFY(action("view.ruler").isChecked());
        QVERIFY(says().contains("Click"));
        const TablePoint a = view().pointUnder(hand().at({1000, 1000}));
        const TablePoint b = view().pointUnder(hand().at({4000, 1000}));
        const TablePoint c = view().pointUnder(hand().at({4000, 3000}));
        const auto length = [](double tenths)
        { return words::lengthText(static_cast<int>(std::lround(tenths)), map::Unit::Millimetre); };
        const auto far = [](TablePoint from, TablePoint to) { return std::hypot(to.x - from.x, to.y - from.y); };
        hand().click(a);
        hand().move(b);
        QVERIFY2(says().startsWith(length(far(a, b)) + ", bearing 90.0°"), qPrintable(says()));
        hand().click(b);
        hand().click(c);
        QTest::keyClick(&view(), Qt::Key_Return);
        QVERIFY2(says().startsWith(length(far(a, c)) + ", bearing 56.3°"), qPrintable(says()));
        QVERIFY2(says().endsWith("via the corners " + length(far(a, b) + far(b, c))), qPrintable(says()));
        hand().move({200, 200}); // the line is ended
        QVERIFY(says().startsWith(length(far(a, c))));
        const QImage measured = view().viewport()->grab().toImage();
        QCOMPARE(selected(), QString()); // the clicks were the ruler's
        QCOMPARE(hand().text(), before);
        QTest::keyClick(&view(), Qt::Key_Escape);
        QVERIFY(!action("view.ruler").isChecked());
        QVERIFY(says().isEmpty());
        QVERIFY(view().viewport()->grab().toImage() != measured);
        hand().click({1000, 1000});
        QCOMPARE(selected(), QString("wood"));
    }

    /// From the middle of what is seen; Enter puts a point down, and where the last one lies it ends the line.
    void theRulerIsWorkedByKeys()
    {
        const QByteArray before = hand().text();
        const auto press = [this](int key, int times = 1, Qt::KeyboardModifiers with = {})
        {
            for (int i = 0; i < times; ++i)
                QTest::keyClick(&view(), Qt::Key(key), with);
        };
        view().setFocus();
        QTest::keyClick(window_.get(), Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY2(says().contains("arrow keys"), qPrintable(says()));
        press(Qt::Key_Up);
        press(Qt::Key_Return);
        press(Qt::Key_Right, 4, Qt::ControlModifier);
        press(Qt::Key_Left, 5, Qt::ShiftModifier);
        QVERIFY2(says().startsWith("99.5 mm, bearing 90.0°"), qPrintable(says()));
        press(Qt::Key_Return);
        press(Qt::Key_Up, 10);
        press(Qt::Key_Return);
        QVERIFY2(says().endsWith("via the corners 109.5 mm"), qPrintable(says()));
        const QString whole = says();
        press(Qt::Key_Return); // where the last point lies
        QCOMPARE(says(), whole);
        press(Qt::Key_Down, 3); // another line
        QVERIFY2(says().contains("Click where the line begins"), qPrintable(says()));
        press(Qt::Key_Return);
        press(Qt::Key_Down, 3);
        QVERIFY2(says().startsWith("3 mm, bearing 180.0°"), qPrintable(says()));
        press(Qt::Key_Backspace);
        QVERIFY2(says().contains("Click where the line begins"), qPrintable(says()));
        press(Qt::Key_Left, 200, Qt::ControlModifier); // no farther than the table
        press(Qt::Key_Return);
        press(Qt::Key_Right, 1);
        QVERIFY2(says().startsWith("1 mm"), qPrintable(says()));
        QCOMPARE(hand().text(), before);
        press(Qt::Key_Escape);
        QVERIFY(!action("view.ruler").isChecked());
    }

    void theRulerGoesWithWhatIsDrawnAndWithTheTable()
    {
        action("view.ruler").trigger();
        hand().click({1000, 1000});
        editor::TableHeld held = view().held();
        held.tool = editor::TableTool::Area;
        view().hold(held);
        QVERIFY(!action("view.ruler").isChecked());
        action("view.ruler").trigger();
        QVERIFY(view().held().tool == editor::TableTool::Select);
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        QVERIFY(!action("view.ruler").isChecked());
    }

    void theOverviewShowsWhatIsSeenAndAClickGoesThere()
    {
        showDock("overview");
        auto* overview = window_->findChild<editor::Minimap*>();
        QVERIFY(overview->isVisible());
        const QImage whole = overview->grab().toImage();
        zoomIn();
        const QRectF frame = overview->frame();
        QVERIFY(frame.width() < overview->width() / 2.0);
        QVERIFY(overview->grab().toImage() != whole); // the frame
        const QPoint there(overview->width() / 4, overview->height() / 2);
        QTest::mouseClick(overview, Qt::LeftButton, {}, there);
        QVERIFY(std::abs(overview->frame().center().x() - there.x()) < 2);
        const QImage before = overview->grab().toImage();
        hand().command("table.all");
        QTest::keyClick(&view(), Qt::Key_Delete);
        QVERIFY(overview->grab().toImage() != before);
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        QTest::mouseClick(overview, Qt::LeftButton, {}, there); // the map's now
    }

    void hiddenLayersAreNeitherSeenNorPicked()
    {
        showDock("layers");
        const QImage all = view().viewport()->grab().toImage();
        press(Layer::Areas, editor::LayerRows::ShownColumn);
        QVERIFY(view().viewport()->grab().toImage() != all);
        hand().click({1000, 1000});
        QCOMPARE(selected(), QString());
        hand().command("table.all");
        QVERIFY(!selected().contains("wood") && selected().contains("river"));
        press(Layer::Areas, editor::LayerRows::ShownColumn);
        hand().click({1000, 1000});
        QCOMPARE(selected(), QString("wood"));
        press(Layer::Areas, editor::LayerRows::ShownColumn);
        QCOMPARE(selected(), QString()); // what is not seen any more is let go of
        press(Layer::Areas, editor::LayerRows::ShownColumn);
        for (const Layer layer : {Layer::Courses, Layer::Places, Layer::Names, Layer::Grid})
        {
            press(layer, editor::LayerRows::ShownColumn);
            QVERIFY2(view().viewport()->grab().toImage() != all, qPrintable(QString::number(static_cast<int>(layer))));
            press(layer, editor::LayerRows::ShownColumn);
        }
        view().select({});
        QVERIFY(view().viewport()->grab().toImage() == all);
    }

    void lockedLayersAreSeenAndStayAsTheyAre()
    {
        showDock("layers");
        press(Layer::Areas, editor::LayerRows::LockedColumn);
        const QByteArray before = hand().text();
        hand().click({1000, 1000});
        QCOMPARE(selected(), QString());
        editor::TableHeld held = view().held();
        held.tool = editor::TableTool::Area;
        held.area = "wood";
        view().hold(held);
        for (const TablePoint at : {TablePoint{2000, 500}, {2500, 500}, {2500, 1000}})
            hand().click(at);
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(hand().text(), before);
        QVERIFY2(hand().said().contains("areas are locked"), qPrintable(hand().said()));
    }

    /// The layers of maps are others: their locks are no locks of tables.
    void theLocksOfMapsLockNoTable()
    {
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        showDock("layers");
        for (int row = 0; row < layers().model()->rowCount(); ++row)
            layers().model()->setData(layers().model()->index(row, editor::LayerRows::LockedColumn), Qt::Checked,
                                      Qt::CheckStateRole);
        QVERIFY(window_->open(desk_.filePath("ford.table.yaml")));
        QCOMPARE(layers().model()->rowCount(), editor::TableLayers::layerCount);
        hand().command("table.all");
        QTest::keyClick(&view(), Qt::Key_Delete);
        QVERIFY(hand().table().areas.empty());
    }

    void theMenuAndTheDockSayTheSame()
    {
        showDock("layers");
        QVERIFY(view().tableStyle().grid);
        action("view.grid").trigger();
        QVERIFY(!view().tableStyle().grid);
        press(Layer::Grid, editor::LayerRows::ShownColumn);
        QVERIFY(action("view.grid").isChecked());
        QVERIFY(!action("view.levels").isVisible() && !action("view.scan").isVisible());
    }

    void whereOneLookedIsSeenAgain()
    {
        hand().click({1000, 1000});
        zoomIn();
        view().lookAt({450, 150});
        const double scale = view().scale();
        const QPointF middle = view().seenPlane().center();
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        QVERIFY(window_->open(desk_.filePath("ford.table.yaml")));
        QTest::qWait(50);
        QCOMPARE(view().scale(), scale);
        const QPointF off = view().seenPlane().center() - middle;
        QVERIFY(std::hypot(off.x(), off.y()) < 1);
        QCOMPARE(selected(), QString("wood"));
        action("view.fit").trigger();
        QVERIFY(window_->open(castle.map()));
        QVERIFY(window_->open(desk_.filePath("ford.table.yaml")));
        QVERIFY(view().showsWhole());
    }
};

LIST_TEST(TestWindowTableSight)

} // namespace tst_window_table_sight

#include "tst_window_table_sight.moc"
