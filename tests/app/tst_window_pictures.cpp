// How the window looks: nothing clipped in any language, light and dark. With MERLON_SCREENSHOTS set to a folder, the
// pictures of the README are written there.

#include "app/language/language.h"
#include "app/window/theme.h"
#include "editor/hex_map_view.h"
#include "editor/inspector_panel.h"
#include "editor/roster_panel.h"
#include "editor/tools/tool_box.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"
#include "translations/language_name.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTest>

namespace tst_window_pictures
{

using namespace merlon;

class TestWindowPictures : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    static void keep(QWidget& window, const QString& name)
    {
        if (const QString folder = qEnvironmentVariable("MERLON_SCREENSHOTS"); !folder.isEmpty())
            QVERIFY(window.grab().save(folder + '/' + name + ".png"));
    }
    void type(const char* field, const char* text) const
    {
        auto* edit = window_->refereePanel().findChild<QLineEdit*>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    void settle() const
    {
        QTest::qWait(80);
        window_->view().finishPainting();
    }
    void ask(const char* shooter, const char* target, int face) const
    {
        window_->action("referee.ask")->trigger();
        type("by", shooter);
        type("at", target);
        window_->session().giveDie(face);
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

    void cleanup()
    {
        window_.reset();
        app::useLanguage("en");
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : words::languages())
            QTest::newRow(qPrintable(language)) << language;
    }

    void nothingIsClipped()
    {
        QFETCH(const QString, language);
        window_->setLanguage(language);
        for (const char* room : {"go.inspector", "go.referee"})
        {
            window_->action(room)->trigger();
            settle();
            QTRY_COMPARE(test::clippedTexts(*window_).join('\n'), QString());
        }
        ask("alr", "gwy", 4);
        settle();
        QTRY_COMPARE(test::clippedTexts(*window_).join('\n'), QString());
    }

    /// The letters of a side are words of a language.
    void aHexIsDescribedInTheLanguage()
    {
        window_->view().setCurrentHex(test::hexNamed(*window_, "P10"));
        const auto said = [&]
        {
            QStringList texts;
            for (const auto* label : window_->inspector().findChildren<QLabel*>())
                texts << label->text();
            return texts;
        };
        QVERIFY(said().contains("parapet (SW, NW)"));
        window_->setLanguage("it");
        QTRY_VERIFY(said().contains("parapetto (SO, NO)"));
    }

    void theWindow()
    {
        ask("alr", "gwy", 4);
        window_->session().accept();
        ask("bal", "edn", 5);
        window_->session().accept();
        ask("ivo", "gwy", 5);
        QTest::mouseMove(window_->view().viewport(), test::pointOf(*window_, "T16"));
        settle();
        keep(*window_, "window");
        app::useTheme("dark");
        settle();
        keep(*window_, "window-dark");
        // dark is dark where the eye is: behind the words, not on the map alone
        QVERIFY(window_->refereePanel().palette().color(QPalette::Window).lightness() < 80);
        app::useTheme("light");
        settle();
        keep(window_->refereePanel(), "referee");
        window_->setLanguage("it");
        settle();
        QTRY_COMPARE(test::clippedTexts(*window_).join('\n'), QString());
        keep(*window_, "window-it");
    }

    void painting()
    {
        for (int times = 0; times < 2; ++times) // to the table, for there is a game, and to the drawing board
            window_->action("view.layout")->trigger();
        window_->action("go.inspector")->trigger();
        window_->tools().use(QLatin1String("brush"));
        settle();
        keep(*window_, "painting");
    }

    /// Nobody has given an order yet: what is drawn is what the scenario sets up.
    void stocking()
    {
        for (int times = 0; times < 2; ++times)
            window_->action("view.layout")->trigger();
        window_->action("edit.forces")->trigger();
        auto* roster = window_->findChild<editor::RosterPanel*>();
        auto* table = roster->findChild<QTableView*>("roster");
        table->setCurrentIndex(table->model()->index(3, 0));
        settle();
        QVERIFY(!window_->view().counters().empty());
        QCOMPARE(test::clippedTexts(*window_).join('\n'), QString());
        keep(*window_, "forces");
        app::useTheme("dark");
        settle();
        keep(*window_, "forces-dark");
        app::useTheme("light");
    }
};

LIST_TEST(TestWindowPictures)

} // namespace tst_window_pictures

#include "tst_window_pictures.moc"
