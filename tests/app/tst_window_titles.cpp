// What a map and a scenario are called, in each language, where they begin and later.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>

namespace tst_window_titles
{

using namespace merlon;

class TestWindowTitles : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    static void type(QDialog& dialog, const char* field, const char* text)
    {
        auto* line = dialog.findChild<QLineEdit*>(field);
        QVERIFY2(line != nullptr, field);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    static void agree(QDialog& dialog)
    {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }
    const LocalText& title() const { return window_->workspace().scenario()->scenario().title; }

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

    void aScenarioIsCalledAnew()
    {
        const LocalText before = title();
        QVERIFY(before.texts.size() == 4);
        const test::Answer answer(
            [](QDialog& dialog)
            {
                type(dialog, "name.it", "La porta di notte");
                type(dialog, "name.fr", "La porte de nuit");
                agree(dialog);
            });
        window_->action("edit.title")->trigger();
        QVERIFY(answer.asked());
        QCOMPARE(title().in("it"), std::string("La porta di notte"));
        QCOMPARE(title().in("fr"), std::string("La porte de nuit"));
        QCOMPARE(title().in("en"), before.in("en"));
        window_->action("file.save")->trigger();
        QVERIFY(test::readAll(castle_->scenario()).contains("La porta di notte"));
        window_->action("edit.undo")->trigger();
        QVERIFY(title() == before);
    }

    void aNewMapIsCalledInEachLanguage()
    {
        const test::Answer answer(
            [](QDialog& dialog)
            {
                type(dialog, "title", "Old keep");
                const test::Answer each(
                    [](QDialog& names)
                    {
                        QCOMPARE(names.findChild<QLineEdit*>("name.")->text(), QString("Old keep"));
                        type(names, "name.it", "Vecchio mastio");
                        agree(names);
                    });
                QTest::mouseClick(dialog.findChild<QPushButton*>("title.each"), Qt::LeftButton);
                QVERIFY(each.asked());
                QCOMPARE(dialog.findChild<QLineEdit*>("title")->text(), QString("Old keep"));
                agree(dialog);
            });
        window_->action("file.new")->trigger();
        QVERIFY(answer.asked());
        const LocalText& title = window_->workspace().map().map().title;
        QCOMPARE(title.in("it"), std::string("Vecchio mastio"));
        QCOMPARE(title.in("es"), std::string("Old keep"));
    }

    /// It takes all that its map is called, and what is typed is the reader's language.
    void aNewScenarioKeepsTheLanguagesOfItsMap()
    {
        window_->open(castle_->map());
        app::useLanguage("it");
        const test::Answer answer(
            [](QDialog& dialog)
            {
                type(dialog, "scenario.title", "Assalto");
                agree(dialog);
            });
        window_->action("file.newScenario")->trigger();
        QVERIFY(answer.asked());
        app::useLanguage("en");
        QTRY_VERIFY(window_->workspace().scenario() != nullptr && title().in("it") == "Assalto");
        QCOMPARE(title().in("es"), std::string("La puerta normanda"));
    }
};

LIST_TEST(TestWindowTitles)

} // namespace tst_window_titles

#include "tst_window_titles.moc"
