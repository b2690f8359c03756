// A picture of the board is exported: what is on it is asked, seen before it is written, and remembered.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/export_dialog.h"
#include "editor/picture_preview.h"
#include "support_ctl.h"
#include "support_main.h"
#include "support_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

namespace tst_window_export
{

using namespace merlon;

class TestWindowExport : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    QString path(const char* name) const { return castle_->folder() + '/' + name; }
    /// Opens the dialog; the hand must leave it.
    void opened(const std::function<void(QDialog&)>& hand) const
    {
        const test::Answer answer(hand);
        window_->action("file.export")->trigger();
        QVERIFY(answer.asked());
    }
    template <class T>
    static T& part(QDialog& dialog, const char* name)
    {
        auto* found = dialog.findChild<T*>(name);
        if (found == nullptr)
            qFatal("no %s", name);
        return *found;
    }
    static void press(QDialog& dialog, const char* box)
    {
        auto& check = part<QCheckBox>(dialog, box);
        QTest::mouseClick(&check, Qt::LeftButton, {}, QPoint(10, check.height() / 2));
    }
    static void type(QDialog& dialog, const char* box, const char* number)
    {
        auto& spin = part<QSpinBox>(dialog, box);
        spin.setFocus();
        spin.selectAll();
        QTest::keyClicks(&spin, number);
        QTest::keyClick(&spin, Qt::Key_Tab);
    }
    static QImage previewOf(QDialog& dialog)
    {
        const auto& preview = *dialog.findChild<editor::PicturePreview*>();
        if (!QTest::qWaitFor([&] { return preview.isDone() && !preview.image().isNull(); }, 20'000))
            return {};
        QTest::qWait(10);
        return preview.image();
    }
    static void exportInto(QDialog& dialog, const QString& file) { test::nameFile(dialog, file); }
    static QImage written(const QString& file)
    {
        return !QTest::qWaitFor([&] { return QFile::exists(file); }, 20'000)
                   ? QImage()
                   : QImage(file).convertToFormat(QImage::Format_RGB32);
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }
    void init()
    {
        QSettings().clear();
        app::useTheme("light");
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup() { window_.reset(); }

    void onlyWhatTheBoardHasIsOffered()
    {
        opened(
            [](QDialog& dialog)
            {
                QStringList offered;
                for (const auto* box : dialog.findChildren<QCheckBox*>())
                    offered << box->objectName();
                QCOMPARE(offered.join(' '), QString("grid names levels features structures overlays zones counters "
                                                    "night"));
                dialog.reject();
            });
        window_->open(castle_->map());
        opened(
            [](QDialog& dialog)
            {
                QVERIFY(dialog.findChild<QCheckBox*>("counters") == nullptr);
                QVERIFY(dialog.findChild<QCheckBox*>("zones") == nullptr);
                dialog.reject();
            });
    }

    void whatIsTakenOffIsNotOnTheFile()
    {
        QImage before;
        QImage after;
        opened(
            [&](QDialog& dialog)
            {
                before = previewOf(dialog);
                press(dialog, "zones");
                press(dialog, "counters");
                QTest::keyClick(&dialog, Qt::Key_N, Qt::AltModifier); // the names of hexes
                QTRY_VERIFY(!part<QCheckBox>(dialog, "names").isChecked());
                after = previewOf(dialog);
                exportInto(dialog, path("bare.png"));
            });
        QVERIFY(!before.isNull() && before.size() == after.size());
        QVERIFY(before != after);
        const QString twin = path("twin.png");
        QCOMPARE(
            test::ctl({"render", castle_->map(), "-o", twin, "--layers", "grid,levels,features,structures,overlays"})
                .status,
            0);
        QVERIFY(!written(twin).isNull());
        QCOMPARE(written(path("bare.png")), written(twin));
    }

    void theSizeIsWhatItSays()
    {
        QString said;
        opened(
            [&](QDialog& dialog)
            {
                QCOMPARE(part<QSpinBox>(dialog, "unit").value(), 48);
                type(dialog, "unit", "20");
                said = part<QLabel>(dialog, "size").text();
                QVERIFY(part<QLabel>(dialog, "left").isVisible()); // no room for names
                exportInto(dialog, path("small.png"));
            });
        const QImage small = written(path("small.png"));
        QCOMPARE(said, QString("%1 × %2 pixels").arg(small.width()).arg(small.height()));
        opened(
            [&](QDialog& dialog)
            {
                type(dialog, "width", "1000");
                QVERIFY(part<QSpinBox>(dialog, "unit").value() > 20);
                exportInto(dialog, path("wide.png"));
            });
        QCOMPARE(written(path("wide.png")).width(), 1000);
    }

    void itOpensAsItWasLeft()
    {
        opened(
            [&](QDialog& dialog)
            {
                press(dialog, "grid");
                press(dialog, "night");
                type(dialog, "unit", "30");
                QTest::keyClick(&part<QComboBox>(dialog, "kind"), Qt::Key_Down);
                QCOMPARE(part<QLineEdit>(dialog, "file").text(), path("norman-gate.svg"));
                QTest::mouseClick(&part<QPushButton>(dialog, "export"), Qt::LeftButton);
            });
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path("norman-gate.svg")), 20'000);
        opened(
            [&](QDialog& dialog)
            {
                QVERIFY(!part<QCheckBox>(dialog, "grid").isChecked());
                QVERIFY(part<QCheckBox>(dialog, "names").isChecked());
                QVERIFY(part<QCheckBox>(dialog, "night").isChecked());
                QCOMPARE(part<QSpinBox>(dialog, "unit").value(), 30);
                QCOMPARE(part<QLineEdit>(dialog, "file").text(), path("norman-gate.svg"));
                QTest::keyClick(&part<QComboBox>(dialog, "kind"), Qt::Key_Down);
                QVERIFY(part<QComboBox>(dialog, "page").isVisible());
                QVERIFY(!part<QSpinBox>(dialog, "unit").isVisible());
                QCOMPARE(part<QLabel>(dialog, "size").text(), QString("3 × 2 sheets"));
                dialog.reject();
            });
    }

    void nightIsDarker()
    {
        opened(
            [&](QDialog& dialog)
            {
                const QImage day = previewOf(dialog);
                press(dialog, "night");
                const QImage night = previewOf(dialog);
                QVERIFY(qGray(night.scaled(1, 1, {}, Qt::SmoothTransformation).pixel(0, 0)) + 40 <
                        qGray(day.scaled(1, 1, {}, Qt::SmoothTransformation).pixel(0, 0)));
                dialog.reject();
            });
    }

    void aFileIsReplacedOnlyWhenThatIsWanted()
    {
        test::writeAll(path("norman-gate.png"), "mine");
        opened(
            [&](QDialog& dialog)
            {
                const test::Answer keep([](QDialog& box) { test::click(box, QMessageBox::No); });
                QTest::keyClick(&dialog, Qt::Key_Return);
                QVERIFY(keep.asked());
                QVERIFY(dialog.isVisible());
                dialog.reject();
            });
        QCOMPARE(test::readAll(path("norman-gate.png")), QByteArray("mine"));
    }

    /// Its preview may be under way.
    void itClosesAtOnce()
    {
        for (int times = 0; times < 3; ++times)
            opened(
                [&](QDialog& dialog)
                {
                    type(dialog, "unit", "400");
                    QTest::qWait(60);
                    dialog.reject();
                });
        window_.reset();
    }
};

LIST_TEST(TestWindowExport)

} // namespace tst_window_export

#include "tst_window_export.moc"
