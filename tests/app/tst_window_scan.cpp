// A scanned map at the window: commands and menus, what the panels say, and how much of it is seen.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/scan_dialog.h"
#include "editor/scan_view.h"
#include "support_main.h"
#include "support_window.h"

#include "core/edit/background_edits.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_window_scan
{

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

    /// Writing on the place of the image, and boxes that are not ticked, stand out by night too.
    void theNightIsNotTooDark()
    {
        const auto luminance = [](const QColor& colour)
        {
            const auto linear = [](double part)
            { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
        };
        const auto contrast = [&](const QColor& one, const QColor& other)
        {
            const auto [dark, light] = std::minmax({luminance(one), luminance(other)});
            return (light + 0.05) / (dark + 0.05);
        };
        for (const char* theme : {"light", "dark"})
        {
            app::useTheme(theme);
            const QPalette palette = QApplication::palette();
            QVERIFY(contrast(palette.color(QPalette::Mid), palette.color(QPalette::WindowText)) >= 4.5);
            QCheckBox box;
            box.resize(box.sizeHint());
            const QImage seen = box.grab().toImage();
            double most = 0;
            for (int x = 0; x < seen.width(); ++x)
                most = std::max(most, contrast(seen.pixelColor(x, seen.height() / 2), palette.color(QPalette::Window)));
            QVERIFY2(QString(theme) == "light" || most >= 3, qPrintable(QString::number(most)));
        }
        const QPalette night = QApplication::palette();
        QCOMPARE(night.color(QPalette::Disabled, QPalette::Light), night.color(QPalette::Disabled, QPalette::Window));
        app::useTheme("light");
    }

    /// No longer that one is to be chosen.
    void anImageThatIsReadIsSaidToBe()
    {
        QImage image(3000, 3000, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(castle_->folder() + "/large.png"));
        editor::ScanDialog dialog(window_->workspace());
        dialog.show();
        const auto text = [&] { return dialog.findChild<editor::ScanView*>()->said(); };
        QCOMPARE(text(), QString());
        dialog.useImage({castle_->folder() + "/large.png", "large.png", false});
        QVERIFY(!text().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(text().isEmpty(), 20'000); // it is shown
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

LIST_TEST(TestWindowScan)

} // namespace tst_window_scan

#include "tst_window_scan.moc"
