// The page of options in the window "Options, rulings and tables", by real events.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "core/edit/roster.h"
#include "core/io/files.h"
#include "editor/scenario_document.h"
#include "referee/readings_dialog.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

namespace tst_window_options
{

using namespace merlon;

class TestWindowOptions : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    template <class T>
    T* part(const char* name) const
    {
        return window_->findChild<referee::ReadingsDialog*>()->findChild<T*>(QString::fromLatin1(name));
    }
    void open()
    {
        QTest::keyClick(window_.get(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        auto* dialog = window_->findChild<referee::ReadingsDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        dialog->findChild<QTabWidget*>()->setCurrentIndex(3);
    }
    /// A number over what a box holds, and Enter.
    static void typeNumber(QSpinBox* box, const char* digits)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, digits);
        QTest::keyClick(box, Qt::Key_Return);
    }
    QString undoText() const { return window_->action("edit.undo")->text(); }
    play::Fields now() const { return window_->workspace().scenario()->scenario().options; }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
        app::useTheme("light");
        app::useLanguage("en");
    }
    void init()
    {
        QSettings().clear();
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }
    void cleanup() { window_.reset(); }

    void aSiegeOfSeveralDaysIsMadeUndoneAndSaved()
    {
        const QByteArray before = test::readAll(castle_->scenario());
        const auto text = [this] { return *window_->workspace().scenario()->textToSave(castle_->scenario()); };
        const std::string was = text();
        open();
        auto* days = part<QSpinBox>("options.days");
        auto* besieger = part<QComboBox>("options.besieger");
        const auto* wrong = part<QLabel>("options.wrong");
        QCOMPARE(days->text(), QString("a single assault"));
        QCOMPARE(besieger->currentText(), QString("the force that has engines"));
        QVERIFY(!wrong->isVisible());
        typeNumber(days, "12");
        QCOMPARE(undoText(), QString("Undo: Choose other rules"));
        QVERIFY(wrong->isVisible() && wrong->text().contains("besieger")); // and the page stays to mend it
        besieger->setFocus();
        QTest::keyClick(besieger, Qt::Key_End);
        QCOMPARE(besieger->currentText(), QString("Rhodri’s host"));
        QVERIFY(!wrong->isVisible());
        window_->action("edit.undo")->trigger();
        QCOMPARE(besieger->currentIndex(), 0);
        QCOMPARE(days->value(), 12);
        window_->action("edit.undo")->trigger(); // "12" was one step
        QCOMPARE(days->text(), QString("a single assault"));
        QVERIFY(!window_->isWindowModified());
        QCOMPARE(text(), was);
        window_->action("edit.redo")->trigger();
        window_->action("edit.redo")->trigger();
        window_->action("file.save")->trigger();
        QByteArray after = test::readAll(castle_->scenario());
        QVERIFY(after.contains("options: {days: 12, besieger: besiegers}\n"));
        QCOMPARE(after.replace("options: {days: 12, besieger: besiegers}\n", ""), before);
        QVERIFY(io::loadScenario(castle_->scenario().toStdString()).value);
        QCOMPARE(now().size(), std::size_t(2));
    }

    void everyPlainOptionIsOfferedTakenBackAndKeptWithinItsBounds()
    {
        open();
        for (const char* box : {"options.panic", "options.errors", "options.skill"})
            QVERIFY2(part<QCheckBox>(box) != nullptr && !part<QCheckBox>(box)->isChecked(), box);
        for (const char* box :
             {"options.days", "options.rubble", "options.fascines", "options.siege-towers", "options.rams"})
            QVERIFY2(part<QSpinBox>(box) != nullptr && part<QSpinBox>(box)->value() < part<QSpinBox>(box)->maximum(),
                     box);
        QVERIFY(part<QWidget>("options.edge-line") == nullptr);  // a ruling
        QVERIFY(part<QWidget>("options.over-cover") == nullptr); // a difference
        auto* errors = part<QCheckBox>("options.errors");
        const auto press = [&] { QTest::mouseClick(errors, Qt::LeftButton, {}, QPoint(8, errors->height() / 2)); };
        press();
        QVERIFY(now() == play::Fields({{"errors", true}}));
        press();
        QVERIFY(now().empty());
        auto* towers = part<QSpinBox>("options.siege-towers");
        towers->setFocus();
        QTest::keyClick(towers, Qt::Key_Up);
        QVERIFY(now() == play::Fields({{"siege-towers", 0}}));
        typeNumber(towers, "99"); // 9 at most
        QVERIFY(std::get<int>(*play::find(now(), "siege-towers")) <= 9);
    }

    void aNumberIsTypedOverTheWordsForNone()
    {
        open();
        auto* days = part<QSpinBox>("options.days");
        auto* line = days->findChild<QLineEdit*>();
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(20, line->height() / 2));
        QTest::keyClicks(days, "3");
        QTest::keyClick(days, Qt::Key_Return);
        QCOMPARE(days->value(), 3);
    }

    void aForceThatComesLaterIsOffered()
    {
        open();
        play::Force lions;
        lions.id = "lions";
        lions.name = plainText("Lions");
        window_->workspace().change([&](const edit::Desk& desk) { return edit::withForce(desk, lions); });
        QVERIFY(part<QComboBox>("options.besieger")->findText("Lions") > 0);
    }

    void anOptionOfAGameUnderWayIsSetAndTheGameIsJudgedAgain()
    {
        open();
        QVERIFY(!part<QLabel>("begun")->isVisible());
        QVERIFY(window_->session().ruleByHand({}, "a note"));
        QVERIFY(part<QLabel>("begun")->isVisible());
        auto* errors = part<QCheckBox>("options.errors");
        errors->setFocus();
        QTest::keyClick(errors, Qt::Key_Space);
        QVERIFY(now() == play::Fields({{"errors", true}}));
        window_->action("file.save")->trigger();
        QVERIFY(!window_->session().notices().isEmpty());
        QCOMPARE(window_->session().journal().entries.size(), std::size_t(1));
    }
};

LIST_TEST(TestWindowOptions)

} // namespace tst_window_options

#include "tst_window_options.moc"
