// Numbers as people type them, in the language of the window.

#include "app/language/language.h"
#include "editor/fraction_box.h"
#include "editor/workspace.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

namespace tst_window_numbers
{

using namespace merlon;

namespace
{

double typed(QDoubleSpinBox& box, const char* text)
{
    box.setFocus();
    box.selectAll();
    QTest::keyClicks(&box, text);
    QTest::keyClick(&box, Qt::Key_Tab);
    return box.value();
}

} // namespace

class TestWindowNumbers : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

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

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void eitherSignIsThatOfFractions_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "it", "es", "fr"})
            QTest::newRow(language) << QString(language);
    }
    void eitherSignIsThatOfFractions()
    {
        QFETCH(QString, language);
        app::useLanguage(language);
        bool any = false;
        const test::Answer form(
            [&](QDialog& dialog)
            {
                for (auto* box : dialog.findChildren<QDoubleSpinBox*>())
                {
                    QVERIFY2(dynamic_cast<editor::FractionBox*>(box) != nullptr, qPrintable(box->objectName()));
                    for (QWidget* one = box; one != &dialog; one = one->parentWidget())
                        one->setEnabled(true);
                    for (const char* text : {"66.5", "66,5"})
                    {
                        box->setRange(-1e6, 1e6);
                        box->setValue(1);
                        QCOMPARE(typed(*box, text), 66.5);
                    }
                    box->setValue(1);
                    QCOMPARE(typed(*box, "1000.5"), 1000.5);
                    box->setValue(1);
                    QVERIFY(typed(*box, "1.234,5") < 1234); // no thousands are guessed: one sign is read
                    any = true;
                }
                dialog.reject();
            });
        window_->action("edit.scan")->trigger();
        QVERIFY(form.asked());
        QVERIFY(any);
    }

    void aWholeNumberTakesNoSign()
    {
        const test::Answer form(
            [&](QDialog& dialog)
            {
                auto* box = dialog.findChild<QSpinBox*>("columns");
                box->setFocus();
                box->selectAll();
                QTest::keyClicks(box, "1,2");
                QTest::keyClick(box, Qt::Key_Tab);
                QCOMPARE(box->value(), 12); // the key does nothing
                auto* first = dialog.findChildren<QSpinBox*>().last();
                first->setEnabled(true);
                first->setRange(0, 100'000);
                first->setFocus();
                first->selectAll();
                QTest::keyClicks(first, "1,5");
                QVERIFY(!first->text().contains(','));
                dialog.reject();
            });
        window_->action("edit.properties")->trigger();
        QVERIFY(form.asked());
    }

    void aWidthThatIsNoneIsNotTaken()
    {
        const test::Answer form(
            [&](QDialog& dialog)
            {
                auto* span = dialog.findChild<QLineEdit*>("span");
                const auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
                for (const auto& [text, is] : {std::pair{"2,5 m", true},
                                               {"2.5 m", true},
                                               {"", true},
                                               {"big", false},
                                               {"1.000,5 m", false},
                                               {"3 ft", true},
                                               {"2,5 m", true}})
                {
                    span->setFocus();
                    span->selectAll();
                    QTest::keyClick(span, Qt::Key_Delete);
                    QTest::keyClicks(span, text);
                    QVERIFY2(ok->isEnabled() == is, text);
                }
                QTest::keyClick(span, Qt::Key_Return);
            });
        window_->action("edit.properties")->trigger();
        QVERIFY(form.asked());
        QCOMPARE(window_->workspace().map().map().span, std::string("2,5 m"));
    }
};

LIST_TEST(TestWindowNumbers)

} // namespace tst_window_numbers

#include "tst_window_numbers.moc"
