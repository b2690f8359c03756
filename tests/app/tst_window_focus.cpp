// Where the keys go: to what is looked at.

#include "app/language/language.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/table_palette.h"
#include "editor/table_view.h"
#include "editor/tools/tool_box.h"
#include "support_main.h"
#include "support_tables.h"
#include "support_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QCursor>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

namespace tst_window_focus
{

using namespace merlon;

class TestWindowFocus : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::HexMapView& view() const { return window_->view(); }
    QListView& palette() const { return *window_->findChild<QListView*>("palette"); }
    QString held() const { return window_->tools().tool().name(); }
    void show(const QString& file)
    {
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    }
    static void moveOver(QWidget& widget, QPoint at)
    {
        QTest::mouseMove(&widget, at);
        QTRY_VERIFY(widget.underMouse());
    }
    /// Whoever has the focus, a drag with the space bar down moves what is seen.
    template <class View>
    void panBySpace(View& view)
    {
        const QPoint from = view.viewport()->rect().center();
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus && focus != &view);
        moveOver(*view.viewport(), from);
        const QPointF before = view.seenPlane().center();
        QTest::keyPress(focus, Qt::Key_Space);
        QVERIFY(view.spaceDown());
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), from + QPoint(40, 30));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, from + QPoint(40, 30));
        QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Space);
        QVERIFY(!view.spaceDown());
        QVERIFY(view.seenPlane().center() != before);
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        show(castle_->map());
    }

    void cleanup() { window_.reset(); }

    void lettersInAListSearchIt()
    {
        window_->action("tool.brush")->trigger();
        for (const char* letter : {"f", "l", "r", "x", "o"})
        {
            palette().setFocus();
            QTest::keyClicks(&palette(), letter);
            QCOMPARE(held(), QString("tool.brush"));
            QTest::qWait(QApplication::keyboardInputInterval() + 10);
        }
        palette().setFocus();
        QTest::keyClicks(&palette(), palette().model()->index(3, 0).data().toString());
        QCOMPARE(palette().currentIndex().row(), 3);
    }

    void lettersInAListThatHangsOpenReachNoTool()
    {
        auto* panel = window_->findChild<editor::InspectorPanel*>(); // where letters are tools
        QComboBox box(panel);
        box.addItems({"one", "two", "three"});
        box.show();
        window_->action("tool.select")->trigger();
        const QString before = held();
        box.setFocus();
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        for (const char* letter : {"b", "f", "l", "r", "x", "1"})
            QTest::keyClicks(box.view(), letter);
        QCOMPARE(held(), before);
        box.hidePopup();
    }

    void whatIsChosenWithTheMouseIsUsedOnTheMap()
    {
        palette().setFocus();
        const QModelIndex row = palette().model()->index(2, 0);
        palette().scrollTo(row);
        QTest::mouseClick(palette().viewport(), Qt::LeftButton, {}, palette().visualRect(row).center());
        QVERIFY(view().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F);
        QCOMPARE(held(), QString("tool.fill"));
    }

    void whatIsTypedForARefereeThatAMapHasNotReachesNoTool()
    {
        window_->action("tool.brush")->trigger();
        view().setFocus();
        window_->action("referee.ask")->trigger();
        QVERIFY2(window_->statusBar()->currentMessage().contains("scenario"),
                 qPrintable(window_->statusBar()->currentMessage()));
        for (const char letter : {'b', 'r', 'f', '6'})
            QTest::keyClick(QApplication::focusWidget(), letter);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(held(), QString("tool.select"));
        QVERIFY(!window_->workspace().isModified());
    }

    void afterAPanelIsClosedTheMapHasTheKeys()
    {
        for (const char* name : {"palette", "inspector", "layers"})
        {
            auto* dock = window_->findChild<QDockWidget*>(name);
            dock->show();
            dock->raise();
            QTRY_VERIFY(dock->widget()->isVisible());
            for (auto* inside : dock->findChildren<QWidget*>())
                if (inside->isVisible() && inside->isEnabled() && (inside->focusPolicy() & Qt::TabFocus))
                {
                    inside->setFocus();
                    break;
                }
            QVERIFY2(dock->isAncestorOf(QApplication::focusWidget()), name);
            auto* cross = dock->findChild<QAbstractButton*>("qt_dockwidget_closebutton");
            QVERIFY(cross && cross->isVisible());
            QTest::mouseClick(cross, Qt::LeftButton);
            QVERIFY(dock->isHidden());
            QVERIFY2(view().hasFocus(), name);
        }
    }

    void theSpaceBarPansUnderTheMouseWhereverTheFocusIs()
    {
        view().zoomIn();
        view().zoomIn();
        palette().setFocus();
        panBySpace(view());
        window_->action("go.layers")->trigger();
        panBySpace(view());
    }

    void theSpaceBarPansATableToo()
    {
        const QString file = castle_->folder() + "/green.table.yaml";
        test::writeAll(file, test::drawnTable());
        show(file);
        auto* table = window_->findChild<editor::TableView*>();
        QVERIFY(table && table->isVisible());
        table->zoomIn();
        table->zoomIn();
        window_->findChild<editor::TablePalette*>()->list().setFocus();
        panBySpace(*table);
    }

    void aSpaceIsTypedWhereTextIs()
    {
        moveOver(*view().viewport(), view().viewport()->rect().center());
        QLineEdit field(window_.get());
        field.show();
        field.setFocus();
        QTest::keyClicks(&field, "a b");
        QCOMPARE(field.text(), QString("a b"));
        QVERIFY(!view().spaceDown());
    }
};

LIST_TEST(TestWindowFocus)

} // namespace tst_window_focus

#include "tst_window_focus.moc"
