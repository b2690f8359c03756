// A scanned map at the window: commands and menus, what the panels say, and how much of it is seen.

#include "app/language.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "support_window.h"

#include "core/edit/background_edits.h"

#include <QAction>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

using namespace merlon;

class TestWindowScan : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    void layScan() const
    {
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(castle_->folder() + "/scan.png"));
        map::Background scan;
        scan.image = "scan.png";
        scan.opacity = 0.5;
        window_->workspace().change([&](const edit::Desk& now) { return edit::withBackground(now, scan); });
    }
    double opacity() const { return window_->workspace().map().map().background->opacity; }
    QString said() const { return window_->inspector().findChild<QLabel*>("inspector.scan")->text(); }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_);
    }
    void cleanup() { window_.reset(); }

    void theMenuOpensTheDialogAndNothingChangesWithoutOk()
    {
        bool offered = false;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                const auto* choose = dialog.findChild<QPushButton*>("scan.choose");
                offered = choose != nullptr && choose->isEnabled();
                dialog.reject();
            });
        window_->action("edit.scan")->trigger();
        QVERIFY(answer.asked());
        QVERIFY(offered);
        QVERIFY(!window_->workspace().isModified());
    }

    /// Its image is looked for beside its file: that is asked for first.
    void anUnsavedMapIsSavedBefore()
    {
        window_->action("file.close")->trigger();
        QVERIFY(window_->workspace().map().path().isEmpty());
        bool asked = false;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                asked = qobject_cast<QMessageBox*>(&dialog) != nullptr;
                test::click(dialog, QMessageBox::Cancel);
            });
        window_->action("edit.scan")->trigger();
        QVERIFY(answer.asked() && asked);
    }

    void itIsShownHiddenAndFaded()
    {
        layScan();
        QTRY_VERIFY(window_->view().scan().scan());
        QCOMPARE(said(), QString("scan.png"));
        window_->action("view.scan")->trigger();
        QVERIFY(!window_->view().mapStyle().scan);
        window_->action("view.scan")->trigger();
        QVERIFY(window_->view().mapStyle().scan);
        window_->action("view.scanStronger")->trigger();
        QCOMPARE(opacity(), 0.6);
        window_->action("view.scanFainter")->trigger();
        QCOMPARE(opacity(), 0.5);
        window_->workspace().undo();
        QCOMPARE(opacity(), 0.6);
    }

    void aMissingImageIsSaidAndTheMapWorks()
    {
        layScan();
        QVERIFY(QFile::remove(castle_->folder() + "/scan.png"));
        QVERIFY(window_->workspace().save());
        window_->action("file.close")->trigger();
        QVERIFY(window_->open(castle_->map()));
        QTRY_VERIFY(said().startsWith("scan.png\n"));
        window_->view().finishPainting();
        QVERIFY(!window_->view().scan().scan());
    }
};

QTEST_MAIN(TestWindowScan)
#include "tst_window_scan.moc"
