// A measured table in the window: drawn by mouse and keys, taken back to the byte, saved, exported at true scale.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/io/table_map.h"
#include "editor/hex_map_view.h"
#include "editor/new_table_dialog.h"
#include "editor/table_inspector.h"
#include "editor/table_palette.h"
#include "editor/table_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTest>

namespace tst_window_table
{

using namespace merlon;
using map::TablePoint;

class TestWindowTable : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<app::MainWindow> window_;

    editor::TableView& view() const { return *window_->findChild<editor::TableView*>(); }
    const map::TableMap& table() const { return window_->workspace().table().table(); }
    QByteArray text() const { return window_->workspace().table().text(); }
    QAction& action(const char* name) const { return *window_->action(name); }
    QString file(const char* name) const { return desk_.filePath(name); }

    QPoint at(TablePoint point) const { return view().viewPoint(point).toPoint(); }
    void click(TablePoint point, Qt::KeyboardModifiers keys = {}) const
    {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, keys, at(point));
    }
    void drag(TablePoint from, TablePoint to, Qt::KeyboardModifiers keys = {}) const
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, keys, at(from));
        const QPoint a = at(from);
        const QPoint b = at(to);
        for (int step = 1; step <= 8; ++step)
        {
            QMouseEvent move(QEvent::MouseMove, QPointF(a + (b - a) * step / 8), QPointF(), Qt::NoButton,
                             Qt::LeftButton, keys);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, keys, b);
    }
    /// By the row of the palette that has that word.
    void choose(const char* name, int nth = 0) const
    {
        auto* list = window_->findChild<QListView*>("table.kinds");
        for (int row = 0; row < list->model()->rowCount(); ++row)
        {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() != QLatin1String(name) || !(index.flags() & Qt::ItemIsEnabled) || nth-- > 0)
                continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            return;
        }
        qFatal("there is no %s", name);
    }
    void newTable() const
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* title = dialog.findChild<QLineEdit*>("title");
                QTest::keyClicks(title, "The ford");
                dialog.accept();
            });
        action("file.newTable").trigger();
        QVERIFY(answer.asked());
        QTest::qWait(50);
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(file("settings"));
        app::useLanguage("en");
    }

    void init()
    {
        test::writeAll(file("empty.table.yaml"), "merlon: table/1\nid: empty\nsize: [600, 400]\nunit: inch\n");
        window_ = test::windowOn(file("empty.table.yaml"));
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void whatATableDoesNotHaveIsNotShown()
    {
        QVERIFY(view().isVisible() && !window_->view().isVisible());
        for (const char* name : {"tool.brush", "edit.resize", "select.all", "edit.clear", "view.levels", "view.fire",
                                 "edit.scan", "go.hex", "file.newScenario", "brush.larger"})
            QVERIFY2(!action(name).isVisible(), name);
        for (const char* name : {"edit.undo", "file.save", "view.zoomIn", "view.fit", "table.duplicate", "file.export",
                                 "edit.copy", "edit.paste", "edit.find", "view.ruler", "go.layers", "file.print"})
            QVERIFY2(action(name).isVisible(), name);
        for (const char* name : {"structures"})
            QVERIFY2(window_->findChild<QDockWidget*>(name)->isHidden(), name);
        QVERIFY(window_->findChild<QListView*>("table.kinds")->isVisible());
        const test::Castle castle;
        QVERIFY(window_->open(castle.scenario()));
        QVERIFY(!view().isVisible() && window_->view().isVisible());
        QVERIFY(action("tool.brush").isVisible() && !action("table.duplicate").isVisible());
        QVERIFY(window_->findChild<QDockWidget*>("overview")->toggleViewAction()->isVisible());
    }

    void aTableIsDrawnUndoneSavedAndReadAgain()
    {
        newTable();
        const QByteArray blank = text();
        QCOMPARE(QString::fromStdString(table().title.in("en")), QString("The ford"));

        choose("Wood");
        for (const TablePoint corner : {TablePoint{1000, 3500}, {1800, 3800}, {2300, 3200}, {1500, 2900}})
            click(corner);
        QTest::keyClick(&view(), Qt::Key_Return);
        choose("Hill");
        for (const TablePoint corner : {TablePoint{3500, 4000}, {4700, 4400}, {5200, 3400}, {4000, 3100}})
            click(corner);
        click({3500, 4000}); // the first corner closes it
        choose("River");
        for (const TablePoint point : {TablePoint{0, 1500}, {3000, 1900}})
            click(point);
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at({6000, 1600}));
        choose("Road");
        click({2500, 0});
        click({2700, 6000});
        QTest::keyClick(&view(), Qt::Key_Return);
        choose("City");
        click({5000, 5000});
        choose("Castle");
        click({800, 5200});
        choose("Road", 1); // of ways
        click({5000, 5000});
        click({3000, 5600});
        click({800, 5200});

        QCOMPARE(table().areas.size(), std::size_t{2});
        QCOMPARE(table().areas[0].kind, std::string("wood"));
        QCOMPARE(table().areas[1].outline.size(), std::size_t{4});
        QCOMPARE(table().courses.size(), std::size_t{2});
        QCOMPARE(table().courses[0].points.size(), std::size_t{3});
        QCOMPARE(table().courses[0].points.front().x, 0); // the edge of the table draws it
        QCOMPARE(table().courses[0].width, 250);
        QCOMPARE(table().nodes.size(), std::size_t{2});
        QCOMPARE(table().ways.size(), std::size_t{1});
        QCOMPARE(table().ways[0].bends.size(), std::size_t{1});
        QCOMPARE(window_->workspace().history().count(), 7);

        const QByteArray drawn = text();
        while (window_->workspace().history().canUndo())
            action("edit.undo").trigger();
        QCOMPARE(text(), blank);
        while (window_->workspace().history().canRedo())
            action("edit.redo").trigger();
        QCOMPARE(text(), drawn);

        QVERIFY(window_->workspace().saveAs(file("ford.table.yaml"), editor::Overwrite::Ask, {"ford", {}}));
        QCOMPARE(test::readAll(file("ford.table.yaml")), text());
        const auto again = io::loadTable(file("ford.table.yaml").toStdString());
        QVERIFY(again.value);
        QVERIFY(*again.value == table());
    }

    void thingsAreMovedBentTurnedAndCopied()
    {
        choose("Wood");
        for (const TablePoint corner : {TablePoint{1000, 1000}, {2000, 1000}, {2000, 2000}, {1000, 2000}})
            click(corner);
        QTest::keyClick(&view(), Qt::Key_Return);
        choose("Select and move");
        QCOMPARE(view().selectedThings().size(), std::size_t{1}); // what was drawn
        const auto outline = [this] { return table().areas[0].outline; };
        const auto near = [](TablePoint a, TablePoint b)
        { return std::abs(a.x - b.x) < 15 && std::abs(a.y - b.y) < 15; };

        drag({1500, 1500}, {2500, 2000});
        QVERIFY(near(outline()[0], {2000, 1500}));
        drag(outline()[0], {1500, 1500}, Qt::AltModifier);
        QVERIFY(near(outline()[0], {1500, 1500}));
        QVERIFY(near(outline()[1], {3000, 1500}));
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at({3000, 2000}));
        QCOMPARE(outline().size(), std::size_t{5});
        QTest::mouseDClick(view().viewport(), Qt::LeftButton, {}, at(outline()[2]));
        QCOMPARE(outline().size(), std::size_t{4});

        const TablePoint before = outline()[1];
        QTest::keyClick(&view(), Qt::Key_Right);
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ShiftModifier);
        QTest::keyClick(&view(), Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(outline()[1] == (TablePoint{before.x + 10 - 250, before.y + 1}));
        QTest::keyClick(&view(), Qt::Key_PageDown);
        QVERIFY(outline()[1] != (TablePoint{before.x - 240, before.y + 1}));

        action("table.duplicate").trigger();
        QCOMPARE(table().areas.size(), std::size_t{2});
        QTest::keyClick(&view(), Qt::Key_Delete);
        QCOMPARE(table().areas.size(), std::size_t{1});
        QTest::keyClick(&view(), Qt::Key_N);
        QTest::keyClick(&view(), Qt::Key_Delete);
        QVERIFY(table().areas.empty());
    }

    void aStrokeIsAnOutline()
    {
        choose("Marsh");
        QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at({2000, 1000}));
        for (int i = 1; i <= 60; ++i)
        {
            const double angle = 2 * M_PI * i / 62;
            const TablePoint there{static_cast<int>(2000 + 800 * std::sin(angle)),
                                   static_cast<int>(1800 - 800 * std::cos(angle))};
            QMouseEvent move(QEvent::MouseMove, QPointF(at(there)), QPointF(), Qt::NoButton, Qt::LeftButton,
                             Qt::AltModifier);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at({1900, 1000}));
        QCOMPARE(table().areas.size(), std::size_t{1});
        const auto corners = table().areas[0].outline.size();
        QVERIFY2(corners > 8 && corners < 40, qPrintable(QString::number(corners)));
    }

    void whatIsTypedCounts()
    {
        choose("River");
        click({500, 500});
        click({3000, 900});
        QTest::keyClick(&view(), Qt::Key_Return);
        choose("Select and move");
        auto* width = window_->findChild<QLineEdit*>("table.width");
        QVERIFY(width->isVisible());
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, "1,5 in");
        QTest::keyClick(width, Qt::Key_Return);
        QCOMPARE(table().courses[0].width, 375);
        auto* name = window_->findChild<QLineEdit*>("table.name");
        name->setFocus();
        QTest::keyClicks(name, "Brook");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(table().courses[0].name.in("en"), std::string("Brook"));
        auto* points = window_->findChild<QPlainTextEdit*>("table.points");
        points->setFocus();
        points->setPlainText("10 mm | 20 mm\n1 in; 2\"\n300 mm 400 mm");
        view().setFocus();
        QVERIFY(table().courses[0].points == (std::vector<TablePoint>{{100, 200}, {250, 500}, {3000, 4000}}));
        points->setFocus();
        points->setPlainText("10 | 20\nnowhere");
        view().setFocus();
        QVERIFY(window_->findChild<QLabel*>("table.problem")->text().contains("Line 2"));
        QCOMPARE(table().courses[0].points.size(), std::size_t{3});

        view().select({});
        auto* across = window_->findChild<QLineEdit*>("table.across");
        QVERIFY(across->isVisible());
        across->setFocus();
        across->selectAll();
        QTest::keyClicks(across, "100 mm");
        QTest::keyClick(across, Qt::Key_Return);
        QCOMPARE(table().width, 6000);
        QVERIFY(!window_->findChild<QLabel*>("table.problem")->text().isEmpty());
        across->selectAll();
        QTest::keyClicks(across, "48 in");
        QTest::keyClick(across, Qt::Key_Return);
        QCOMPARE(table().width, 12'000);
    }

    void itIsExportedAtTrueScale()
    {
        choose("Wood");
        for (const TablePoint corner : {TablePoint{1000, 1000}, {2000, 1000}, {2000, 2000}})
            click(corner);
        QTest::keyClick(&view(), Qt::Key_Return);
        const QString pdf = file("table.pdf");
        const test::Answer answer([&](QDialog& dialog) { test::nameFile(dialog, pdf); });
        action("file.export").trigger();
        QTRY_VERIFY(QFile::exists(pdf));
        QTRY_VERIFY(test::readAll(pdf).contains("%%EOF"));
    }

    void itIsReadByWhoeverCannotSeeIt()
    {
        choose("Wood");
        for (const TablePoint corner : {TablePoint{1000, 1000}, {2000, 1000}, {2000, 2000}})
            click(corner);
        QTest::keyClick(&view(), Qt::Key_Return);
        const QAbstractItemModel* model = view().model();
        QCOMPARE(model->rowCount(), 1);
        QCOMPARE(model->index(0, 0).data(Qt::AccessibleTextRole).toString(), QString("wood"));
        QCOMPARE(model->index(0, 1).data().toString(), QString("wood"));
        app::useLanguage("it");
        QTRY_COMPARE(model->index(0, 1).data().toString(), QString("bosco"));
        app::useLanguage("en");
    }
};

LIST_TEST(TestWindowTable)

} // namespace tst_window_table

#include "tst_window_table.moc"
