// How much of the window the map has, and that it stays fitted until somebody zooms.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "app/window/welcome_dialog.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QWheelEvent>

namespace tst_window_layout
{

using namespace merlon;

class TestWindowLayout : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    void open(const QString& file)
    {
        window_ = test::windowOn(file);
        QVERIFY(window_);
        window_->view().setFocus();
    }
    QDockWidget* dock(const char* name) const { return window_->findChild<QDockWidget*>(name); }
    void changeLayout() const
    {
        window_->action("view.layout")->trigger();
        QTest::qWait(100);
    }
    bool isFitted() const
    {
        const QWidget* canvas = window_->view().viewport();
        const hex::Layout& layout = window_->workspace().map().map().layout;
        QRectF all;
        for (const int column : {0, layout.columns - 1})
            for (const int row : {0, layout.rows - 1})
                all |= QRectF(window_->view().viewPoint(layout.hexAt({column, row})), QSizeF(1, 1));
        const double reach = 2.5 * window_->view().scale();
        const QRectF room(canvas->rect());
        const bool whole = room.contains(all);
        const bool large = all.width() + 2 * reach > room.width() || all.height() + 2 * reach > room.height();
        return whole && large;
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
    }

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void whoeverPaintsSeesTheMap()
    {
        open(castle_->map());
        window_->resize(1280, 720);
        changeLayout();
        QVERIFY(dock("palette")->isVisible());
        QVERIFY(dock("inspector")->isVisible());
        QVERIFY(!dock("journal")->isVisible());
        QVERIFY(!dock("referee")->isVisible());
        QTRY_VERIFY2(window_->view().width() >= 0.6 * window_->width(),
                     qPrintable(QString::number(window_->view().width())));
        QVERIFY(isFitted());
    }

    void whoeverPaintsHasMoreThanHalfOfASmallWindow()
    {
        open(castle_->map());
        window_->resize(1280, 720);
        changeLayout();
        const auto area = [](const QWidget& widget) { return widget.width() * widget.height(); };
        QTRY_VERIFY2(2 * area(window_->view()) > area(*window_),
                     qPrintable(QString::number(100.0 * area(window_->view()) / area(*window_))));
        const auto* layers = window_->findChild<QTableView*>("layers");
        dock("layers")->raise();
        QTRY_VERIFY(layers->isVisible());
        QTRY_VERIFY(layers->rowAt(layers->viewport()->height() - 1) < 0 ||
                    layers->verticalScrollBar()->maximum() == 0); // all of them are seen
    }

    /// The screen on which tests run is one.
    void theFirstStartOnASmallScreenIsThatOfWhoeverPaints()
    {
        if (QGuiApplication::primaryScreen()->availableGeometry().width() >= 1400)
            QSKIP("the screen is large");
        app::MainWindow fresh;
        fresh.show();
        const auto shown = [&](const char* name) { return fresh.findChild<QDockWidget*>(name)->isVisibleTo(&fresh); };
        QVERIFY(shown("palette") && !shown("referee") && !shown("journal") && !shown("findings"));
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        const QSize room = fresh.screen()->availableGeometry().size();
        QVERIFY(fresh.width() <= room.width() && fresh.height() <= room.height());
        QTRY_VERIFY2(fresh.view().width() >= 0.5 * fresh.width(), qPrintable(QString::number(fresh.view().width())));
    }

    /// In every language; a text that has no room all the same ends in "…" and is said by the mouse.
    void theInspectorHasRoomForItsTexts()
    {
        open(castle_->map());
        window_->resize(1280, 720);
        changeLayout();
        for (const char* language : {"en", "it", "es", "fr"})
        {
            app::useLanguage(language);
            QTest::qWait(50);
            window_->view().setCurrentHex(test::hexNamed(*window_, "S15"));
            QTest::qWait(20);
            const auto* box = window_->inspector().findChild<QComboBox*>("inspector.terrain");
            const QRect room = window_->inspector().visibleRegion().boundingRect();
            QVERIFY2(box->mapTo(&window_->inspector(), QPoint(box->width(), 0)).x() <= room.right() + 1, language);
            QVERIFY2(box->fontMetrics().horizontalAdvance(box->currentText()) + 60 <= box->width(),
                     qPrintable(box->currentText()));
        }
    }

    void aButtonLeadsFromOneLayoutToTheOther()
    {
        open(castle_->scenario());
        QToolButton* button = nullptr;
        for (auto* one : window_->findChild<QToolBar*>("toolbar")->findChildren<QToolButton*>())
            if (one->defaultAction() == window_->action("view.layout"))
                button = one;
        QVERIFY(button != nullptr && button->isVisible());
        QCOMPARE(button->text(), QString("Refereeing"));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dock("referee")->isVisible() && !dock("palette")->isVisible());
        QCOMPARE(button->text(), QString("Painting"));
        window_->setLanguage("fr");
        QTRY_COMPARE(button->text(), QString("Peindre"));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(dock("palette")->isVisible() && !dock("referee")->isVisible());
    }

    void aNewMapIsThereToBeDrawn()
    {
        open(castle_->scenario());
        changeLayout();
        QVERIFY(dock("referee")->isVisible() && !dock("palette")->isVisible());
        const test::Answer answer([](QDialog& dialog) { dialog.accept(); });
        window_->action("file.new")->trigger();
        QVERIFY(answer.asked());
        QVERIFY(dock("palette")->isVisible() && !dock("referee")->isVisible());
        QVERIFY(window_->action("tool.brush")->isVisible());
    }

    /// 1280 x 720 at 200 %, less a frame.
    void everyLayoutFitsTheSmallestScreen()
    {
        open(castle_->scenario());
        for (const char* language : {"en", "it", "es", "fr"})
        {
            app::useLanguage(language);
            for (int i = 0; i < 2; ++i)
            {
                changeLayout();
                const QSize least = window_->minimumSizeHint();
                QVERIFY2(least.width() <= 640 && least.height() <= 340,
                         qPrintable(QString("%1: %2 x %3").arg(language).arg(least.width()).arg(least.height())));
            }
            window_->action("help.welcome")->trigger();
            auto* welcome = window_->findChild<app::WelcomeDialog*>();
            QVERIFY(welcome);
            const QSize least = welcome->minimumSizeHint();
            QVERIFY(least.width() <= 640 && least.height() <= 340);
            welcome->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    /// The game of it is empty: whoever paints goes on painting.
    void anotherScenarioLeavesThePanelsOfWhoeverPaints()
    {
        open(castle_->map());
        changeLayout();
        QVERIFY(window_->open(castle_->scenario()));
        QTest::qWait(100);
        QVERIFY(!dock("referee")->isVisible());
        QVERIFY(!dock("inspector")->visibleRegion().isEmpty());
    }

    void aPanelThatIsAskedForLiesInFront()
    {
        open(castle_->scenario());
        QAction* history = dock("history")->toggleViewAction();
        history->trigger();
        QTRY_VERIFY(dock("history")->widget()->isEnabled());
        QVERIFY(!dock("history")->visibleRegion().isEmpty());
    }

    void theFirstKeyOfAScenarioIsForTheTable()
    {
        open(castle_->scenario());
        changeLayout();
        QVERIFY(!dock("palette")->isVisible());
        QVERIFY(dock("referee")->isVisible());
        changeLayout();
        QVERIFY(dock("palette")->isVisible());
        QVERIFY(!dock("journal")->isVisible());
        dock("inspector")->hide();
        changeLayout();
        QVERIFY(dock("referee")->isVisible());
        changeLayout();
        QVERIFY(!dock("inspector")->isVisible()); // as it was left
    }

    /// A digit is a die there, or nothing.
    void whoRefereesPaintsNoGround()
    {
        open(castle_->scenario());
        const QByteArray before = window_->workspace().map().text();
        changeLayout();
        window_->view().setCurrentHex(test::hexNamed(*window_, "B20"));
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_7);
        QTest::keyClick(&window_->view(), Qt::Key_Return);
        QCOMPARE(window_->workspace().map().text(), before);
        QVERIFY(!window_->tools().tool().paints());
        changeLayout();
        window_->view().setFocus();
        QTest::keyClick(&window_->view(), Qt::Key_7);
        QVERIFY(window_->tools().tool().paints());
    }

    void whatLiesBehindAnotherTabTakesNoKeys()
    {
        open(castle_->map());
        window_->action("edit.structures")->trigger();
        QTRY_VERIFY(dock("structures")->widget()->isEnabled());
        dock("inspector")->show();
        dock("inspector")->raise();
        QTRY_VERIFY(!dock("structures")->widget()->isEnabled());
        QVERIFY(dock("inspector")->widget()->isEnabled());
    }

    void theWheelTurnsNoBoxOfAPanel()
    {
        open(castle_->map());
        window_->view().setCurrentHex(test::hexNamed(*window_, "B20"));
        const QByteArray before = window_->workspace().map().text();
        int boxes = 0;
        for (auto* box : window_->inspector().findChildren<QWidget*>())
            if (box->isVisible() && (qobject_cast<QComboBox*>(box) || qobject_cast<QAbstractSpinBox*>(box)))
            {
                ++boxes;
                const QPointF at = box->rect().center();
                QWheelEvent wheel(at, box->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                                  Qt::NoScrollPhase, false);
                QApplication::sendEvent(box, &wheel);
                QVERIFY(!box->hasFocus());
            }
        QVERIFY(boxes > 1);
        QCOMPARE(window_->workspace().map().text(), before);
    }

    void theOptionsOfAToolAreThereAgainAfterAnother()
    {
        open(castle_->map());
        const auto* symmetry = window_->findChild<QComboBox*>("paint.symmetry");
        for (const char* tool : {"tool.brush", "tool.path", "tool.brush", "tool.fill", "tool.brush"})
        {
            window_->action(tool)->trigger();
            QTest::qWait(50);
            const QWidget* options = symmetry->parentWidget();
            if (symmetry->isVisible())
                QVERIFY2(options->rect().contains(symmetry->geometry()) && symmetry->height() > 10, tool);
        }
        QVERIFY(symmetry->isVisible());
    }

    void theMapStaysFitted()
    {
        open(castle_->map());
        QVERIFY(isFitted());
        window_->resize(1100, 700);
        QTest::qWait(50);
        QVERIFY(isFitted());
        window_->setLanguage("fr");
        QTest::qWait(100);
        QVERIFY(isFitted());
        changeLayout();
        QVERIFY(isFitted());
    }

    void whoeverZoomsIsNotPulledBack()
    {
        open(castle_->map());
        window_->view().zoomIn();
        const double scale = window_->view().scale();
        window_->resize(1100, 700);
        changeLayout();
        QCOMPARE(window_->view().scale(), scale);
        window_->action("view.fit")->trigger();
        window_->resize(1000, 650);
        QTest::qWait(50);
        QVERIFY(isFitted());
    }

    /// The window of a reader from right to left is mirrored, and the map is not.
    void fromRightToLeftTheMapStaysAsItIs()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        open(castle_->scenario());
        const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
        QVERIFY(window_->view().viewPoint(test::hexNamed(*window_, "B5")).x() <
                window_->view().viewPoint(test::hexNamed(*window_, "T5")).x());
        QVERIFY(window_->isRightToLeft());
        for (const char* name : {"B5", "T5", "K12"})
        {
            QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, name));
            QVERIFY2(window_->view().currentHex() == test::hexNamed(*window_, name), name);
        }
    }
};

LIST_TEST(TestWindowLayout)

} // namespace tst_window_layout

#include "tst_window_layout.moc"
