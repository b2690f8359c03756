// The history behind a scenario: written in each language as it is read, before the briefing, and printed with it.

#include "app/language/language.h"
#include "app/window/briefing_dialog.h"
#include "app/window/theme.h"
#include "core/io/files.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

namespace tst_window_background
{

using namespace merlon;

class TestWindowBackground : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    const play::Scenario& scenario() const { return window_->workspace().scenario()->scenario(); }

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
    void cleanup()
    {
        while (window_ && window_->workspace().isModified() && window_->workspace().history().canUndo())
            window_->workspace().undo();
        window_.reset();
    }

    /// Read before the briefing; another step of the history than the briefing is.
    void theBackgroundIsWrittenAsItIsRead()
    {
        const LocalText before = scenario().background;
        const test::Answer answer(
            [](QDialog& dialog)
            {
                auto* french = dialog.findChild<QPlainTextEdit*>("scenario.background.fr");
                dialog.findChild<QTabWidget*>("scenario.background")->setCurrentWidget(french);
                french->setFocus();
                QVERIFY(french->isVisible() && french->hasFocus());
                french->selectAll();
                QTest::keyClicks(french, "Il y a longtemps.");
                for (const auto* preview : dialog.findChildren<QTextBrowser*>()) // beside either text
                {
                    const QString read = preview->toPlainText();
                    QVERIFY(preview->isVisible() == (read.indexOf("Il y a longtemps.") >= 0));
                    QVERIFY(!preview->isVisible() || read.indexOf("Printemps 1136") > read.indexOf("longtemps"));
                }
                dialog.findChild<QPlainTextEdit*>("scenario.background.it")->clear();
                bool said = false;
                for (const QLabel* label : dialog.findChildren<QLabel*>())
                    said = said || (label->isVisible() && label->text().contains(words::languageName("it")));
                QVERIFY(said);
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        window_->action("edit.background")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(scenario().background.in("fr"), std::string("Il y a longtemps."));
        QCOMPARE(scenario().background.in("it"), scenario().background.in("en"));
        QVERIFY(window_->action("edit.undo")->text().contains("Change the background"));
        window_->action("file.save")->trigger();
        QVERIFY((*io::loadScenario(castle_->scenario().toStdString()).value)->scenario == scenario());
        window_->action("edit.undo")->trigger();
        QCOMPARE(scenario().background, before);
    }

    void theBackgroundIsReadBeforeTheBriefing()
    {
        window_->action("referee.briefing")->trigger();
        auto* dialog = window_->findChild<app::BriefingDialog*>();
        const QString text = dialog->findChild<QTextBrowser*>()->toPlainText();
        QVERIFY(text.contains("For fifty years"));
        QVERIFY(text.indexOf("For fifty years") < text.indexOf("Spring 1136"));
        QVERIFY(text.indexOf("Spring 1136") < text.indexOf("Victory conditions"));
    }

    void theBriefingIsPrintedAsItIsShown()
    {
        window_->action("referee.briefing")->trigger();
        auto* dialog = window_->findChild<app::BriefingDialog*>();
        const QString file = castle_->folder() + "/briefing.pdf";
        const test::Answer paper(
            [&](QDialog& asked)
            {
                qobject_cast<QPrintDialog*>(&asked)->printer()->setOutputFileName(file);
                asked.done(QDialog::Accepted);
            });
        QTest::mouseClick(dialog->findChild<QPushButton*>("print"), Qt::LeftButton);
        QVERIFY(paper.asked());
        QVERIFY(test::readAll(file).startsWith("%PDF-"));
        QVERIFY(test::readAll(file).size() > 10'000); // with its letters
    }
};

LIST_TEST(TestWindowBackground)

} // namespace tst_window_background

#include "tst_window_background.moc"
