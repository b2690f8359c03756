// The photograph, the properties and the names of a measured table, and its print on paper.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/photograph_view.h"
#include "editor/table_view.h"
#include "support_main.h"
#include "support_tables.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QTest>

namespace tst_window_table_dialogs
{

using namespace merlon;
using map::TablePoint;

class TestWindowTableDialogs : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<app::MainWindow> window_;

    test::TableDraughtsman hand() const { return test::TableDraughtsman(*window_); }
    const map::TableMap& table() const { return hand().table(); }
    int steps() const { return window_->workspace().history().count(); }
    QString file(const char* name) const { return desk_.filePath(name); }
    static QPushButton& ok(QDialog& dialog)
    {
        return *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    }
    static editor::PhotographView& view(QDialog& dialog) { return *dialog.findChild<editor::PhotographView*>(); }
    static QString fault(QDialog& dialog) { return dialog.findChild<QLabel*>("photograph.fault")->text(); }
    static void type(QDialog& dialog, const char* field, double value)
    {
        auto* box = dialog.findChild<QDoubleSpinBox*>(field);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, box->locale().toString(value, 'f', 1));
        QTest::keyClick(box, Qt::Key_Return);
    }
    static void dragCorner(QDialog& dialog, map::Pixel from, map::Pixel to)
    {
        editor::PhotographView& picture = view(dialog);
        QTest::mousePress(&picture, Qt::LeftButton, {}, picture.pointOf(from).toPoint());
        for (int step = 1; step <= 4; ++step)
        {
            const QPointF at = picture.pointOf(from) + (picture.pointOf(to) - picture.pointOf(from)) * step / 4;
            QMouseEvent move(QEvent::MouseMove, at, QPointF(), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&picture, &move);
        }
        QTest::mouseRelease(&picture, Qt::LeftButton, {}, picture.pointOf(to).toPoint());
    }
    /// Chooses an image by the dialog's button, once the dialog of files is there.
    void choose(QDialog& dialog, const QString& image) const
    {
        const test::Answer files(
            [&](QDialog& asked)
            {
                auto& chooser = dynamic_cast<QFileDialog&>(asked);
                chooser.selectFile(image);
                chooser.findChild<QLineEdit*>("fileNameEdit")->setText(image);
                asked.accept();
            });
        QTest::mouseClick(dialog.findChild<QPushButton*>("photograph.choose"), Qt::LeftButton);
        QVERIFY(files.asked());
    }
    void photograph(const std::function<void(QDialog&)>& act) const
    {
        const test::Answer answer(act);
        window_->action("table.photograph")->trigger();
        QVERIFY(answer.asked());
    }
    /// With the four corners of the table where they are not those of the picture.
    void lay() const
    {
        photograph(
            [this](QDialog& dialog)
            {
                choose(dialog, file("photo.png"));
                QTRY_VERIFY(ok(dialog).isEnabled());
                dragCorner(dialog, {0, 440}, {100, 400});
                type(dialog, "photograph.1.x", 500);
                type(dialog, "photograph.1.y", 380);
                ok(dialog).click();
            });
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.filePath("settings"));
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        app::useLanguage("en");
        QImage picture(600, 440, QImage::Format_RGB32);
        picture.fill(QColor(0x80, 0x90, 0x60));
        QPainter painter(&picture);
        painter.setBrush(QColor(0xd0, 0xc0, 0x90));
        painter.drawPolygon(QPolygon({QPoint(100, 400), QPoint(500, 380), QPoint(420, 40), QPoint(150, 60)}));
        painter.end();
        QVERIFY(picture.save(file("photo.png")));
    }

    void init()
    {
        test::writeAll(file("ford.table.yaml"), test::drawnTable());
        window_ = test::windowOn(file("ford.table.yaml"));
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void theMenuOfATableIsThatOfATable()
    {
        auto* menu = window_->findChild<QMenu*>("menu.table");
        QVERIFY(menu->menuAction()->isVisible());
        const test::Castle castle;
        QVERIFY(window_->open(castle.map()));
        QVERIFY(!menu->menuAction()->isVisible());
        QVERIFY(!window_->action("table.photograph")->isVisible());
    }

    void aPhotographIsLaidByDraggingAndTypingAsOneStep()
    {
        lay();
        QCOMPARE(steps(), 1);
        QVERIFY(table().background);
        QCOMPARE(table().background->image, std::string("photo.png"));
        const auto& corners = table().background->corners;
        QVERIFY(std::abs(corners[0].x - 100) < 3 && std::abs(corners[0].y - 400) < 3);
        QVERIFY(corners[1] == (map::Pixel{500, 380}));
        QVERIFY(corners[2] == (map::Pixel{600, 0}) && corners[3] == (map::Pixel{0, 0}));
        QTRY_VERIFY(hand().view().scan().scan() != nullptr); // it is seen
        window_->action("edit.undo")->trigger();
        QCOMPARE(hand().text(), test::drawnTable());
    }

    void cornersThatAreNoneAreRefusedInTheDialog()
    {
        lay();
        photograph(
            [this](QDialog& dialog)
            {
                QTRY_VERIFY(ok(dialog).isEnabled());
                type(dialog, "photograph.0.x", 0); // on the line between the other two
                type(dialog, "photograph.0.y", 0);
                type(dialog, "photograph.1.x", 300);
                type(dialog, "photograph.1.y", 0);
                QVERIFY2(fault(dialog).contains("on one line"), qPrintable(fault(dialog)));
                QVERIFY(!ok(dialog).isEnabled());
                type(dialog, "photograph.0.x", 500);
                type(dialog, "photograph.0.y", 400);
                type(dialog, "photograph.1.x", 100);
                type(dialog, "photograph.1.y", 400);
                QVERIFY2(fault(dialog).contains("cross"), qPrintable(fault(dialog)));
                QVERIFY(!ok(dialog).isEnabled());
                QTest::mouseClick(dialog.findChild<QPushButton*>("photograph.whole"), Qt::LeftButton);
                QVERIFY(fault(dialog).isEmpty() && ok(dialog).isEnabled());
                dialog.reject();
            });
        QCOMPARE(steps(), 1);
    }

    void keysMoveTheCornerThatIsChosen()
    {
        lay();
        photograph(
            [this](QDialog& dialog)
            {
                QTRY_VERIFY(ok(dialog).isEnabled());
                editor::PhotographView& picture = view(dialog);
                picture.setFocus();
                QTest::keyClick(&picture, Qt::Key_3);
                QTest::keyClick(&picture, Qt::Key_Left);
                QTest::keyClick(&picture, Qt::Key_Down, Qt::ShiftModifier);
                ok(dialog).click();
            });
        QVERIFY(table().background->corners[2] == (map::Pixel{599.5, 5}));
    }

    void whatIsLockedStaysAndWhatIsRemovedIsGone()
    {
        lay();
        photograph(
            [this](QDialog& dialog)
            {
                QTRY_VERIFY(ok(dialog).isEnabled());
                dialog.findChild<QSlider*>("photograph.opacity")->setValue(40);
                dialog.findChild<QCheckBox*>("photograph.locked")->click();
                const map::Pixel now = table().background->corners[0];
                dragCorner(dialog, now, {300, 300});
                QVERIFY(!dialog.findChild<QDoubleSpinBox*>("photograph.0.x")->isEnabled());
                ok(dialog).click();
            });
        QCOMPARE(table().background->opacity, 0.4);
        QVERIFY(table().background->locked);
        QVERIFY(std::abs(table().background->corners[0].x - 100) < 3);
        photograph(
            [](QDialog& dialog)
            {
                QTest::mouseClick(dialog.findChild<QPushButton*>("photograph.remove"), Qt::LeftButton);
                ok(dialog).click();
            });
        QVERIFY(!table().background);
        QCOMPARE(steps(), 3);
    }

    void whatIsNoPictureIsSaidAndNotLaid()
    {
        test::writeAll(file("not.png"), "Dear Sir");
        photograph(
            [this](QDialog& dialog)
            {
                choose(dialog, file("not.png"));
                QTRY_VERIFY(!view(dialog).said().isEmpty() && !view(dialog).said().contains("Loading"));
                QVERIFY(!ok(dialog).isEnabled());
                dialog.reject();
            });
        QCOMPARE(steps(), 0);
    }

    void aPhotographThatIsGoneIsSaid()
    {
        test::writeAll(file("bare.table.yaml"),
                       test::drawnTable().replace("size: [600, 400]\n",
                                                  "size: [600, 400]\nbackground: {image: gone.png, corners: [[0, 40], "
                                                  "[60, 40], [60, 0], [0, 0]], opacity: 1}\n"));
        QVERIFY(window_->open(file("bare.table.yaml")));
        QTRY_VERIFY2(hand().said().startsWith("The photograph is not shown: "), qPrintable(hand().said()));
        QVERIFY(hand().view().scan().scan() == nullptr);
    }

    void titlesInEveryLanguageSizeAndUnitAreOneStep()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                const auto write = [&](const char* field, const char* text)
                {
                    auto* line = dialog.findChild<QLineEdit*>(field);
                    line->setFocus();
                    line->selectAll();
                    if (QString(text).toLatin1() == text)
                        QTest::keyClicks(line, text);
                    else
                        line->insert(text); // no key of every keyboard
                };
                write("title.it", "Il guado");
                write("title.fr", "Le gué");
                write("width", "100 mm");
                auto* problem = dialog.findChild<QLabel*>("problem");
                QVERIFY2(problem->text().contains("off the table"), qPrintable(problem->text()));
                QVERIFY(!ok(dialog).isEnabled());
                write("width", "far");
                QVERIFY(!ok(dialog).isEnabled());
                write("width", "75 cm");
                QVERIFY2(problem->text().isEmpty(), qPrintable(problem->text()));
                dialog.findChild<QComboBox*>("unit")->setCurrentIndex(2);
                QCOMPARE(dialog.findChild<QLineEdit*>("width")->text(), QString("30 in"));
                QCOMPARE(dialog.findChild<QLineEdit*>("depth")->text(), QString("16 in"));
                ok(dialog).click();
            });
        window_->action("table.properties")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(steps(), 1);
        QCOMPARE(table().title.in("it"), std::string("Il guado"));
        QCOMPARE(table().title.in("en"), std::string("The ford"));
        QCOMPARE(table().title.in("es"), std::string("The ford"));
        QCOMPARE(table().width, 7500);
        QCOMPARE(table().depth, 4000);
        QVERIFY(table().unit == map::Unit::Inch);
        window_->setLanguage("it");
        QVERIFY(window_->windowTitle().contains("Il guado"));
        window_->setLanguage("en");
        window_->action("edit.undo")->trigger();
        QCOMPARE(hand().text(), test::drawnTable());
    }

    void aThingHasNamesInEveryLanguage()
    {
        window_->action("table.names")->trigger();
        QVERIFY(hand().said().contains("Select one item"));
        hand().click({1000, 1000});
        const test::Answer answer(
            [](QDialog& dialog)
            {
                QTest::keyClicks(dialog.findChild<QLineEdit*>("name.es"), "Bosque viejo");
                ok(dialog).click();
            });
        window_->action("table.names")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(table().areas[0].name.in("es"), std::string("Bosque viejo"));
        QCOMPARE(table().areas[0].name.in("en"), std::string("Old wood"));
        QCOMPARE(steps(), 1);
    }

    /// 600 by 400 mm on A4 across: 277 by 184 mm of it on each sheet.
    void itIsPrintedAtTrueSizeOnSeveralSheets()
    {
        const QString pdf = file("print.pdf");
        const test::Answer paper(
            [&](QDialog& dialog)
            {
                QPrinter* printer = dynamic_cast<QPrintDialog&>(dialog).printer();
                printer->setOutputFileName(pdf);
                printer->setPageSize(QPageSize(QPageSize::A4));
                printer->setPageOrientation(QPageLayout::Landscape);
                dialog.done(QDialog::Accepted);
            });
        window_->action("file.print")->trigger();
        QVERIFY(paper.asked());
        const QByteArray written = test::readAll(pdf);
        QVERIFY(written.contains("%%EOF"));
        auto pages = QRegularExpression("/Type\\s*/Page\\b").globalMatch(QString::fromLatin1(written));
        int count = 0;
        for (; pages.hasNext(); pages.next())
            ++count;
        QCOMPARE(count, 9);
    }

    void aPrintIntoAFileFollowsNoLink()
    {
        QVERIFY(QFile::link(file("mine"), file("link.pdf")));
        std::optional<test::Answer> warning;
        const test::Answer paper(
            [&](QDialog& dialog)
            {
                dynamic_cast<QPrintDialog&>(dialog).printer()->setOutputFileName(file("link.pdf"));
                dialog.done(QDialog::Accepted);
                warning.emplace([](QDialog& box) { box.reject(); });
            });
        window_->action("file.print")->trigger();
        QVERIFY(warning && warning->asked());
        QVERIFY(!QFile::exists(file("mine")));
    }
};

LIST_TEST(TestWindowTableDialogs)

} // namespace tst_window_table_dialogs

#include "tst_window_table_dialogs.moc"
