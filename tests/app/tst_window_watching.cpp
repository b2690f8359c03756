// Another program writes a file that is open: reload it, keep what is open, or see how they differ.

#include "app/language/language.h"
#include "core/edit/scenario_value.h"
#include "editor/differences.h"
#include "editor/hex_map_view.h"
#include "support_main.h"
#include "support_window.h"

#include <QAction>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTest>

namespace tst_window_watching
{

using namespace merlon;

class TestWindowWatching : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    editor::Workspace& workspace() const { return window_->workspace(); }
    std::string title() const { return workspace().map().map().title.in("en"); }
    QByteArray theirs(const char* title) const
    {
        QByteArray text = test::readAll(castle_->map());
        text.replace("The Norman gate", title);
        return text;
    }
    void paint(const char* hex) const
    {
        window_->tools().setTerrain("brush");
        window_->tools().use(QLatin1String("brush"));
        QTest::mouseClick(window_->view().viewport(), Qt::LeftButton, {}, test::pointOf(*window_, hex));
    }
    static void press(const QDialog& dialog, const char* button)
    {
        QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
    }

private slots:
    /// A sync client takes it away for a while; the window is in front all the time.
    void aFileThatGoesAndComesBackIsAskedAbout()
    {
        const QByteArray text = theirs("Castello");
        QVERIFY(QFile::rename(castle_->map(), castle_->map() + ".away"));
        QTRY_VERIFY(window_->statusBar()->currentMessage().contains("no longer exists"));
        QTest::qWait(500);
        test::Answer answer([](QDialog& dialog) { press(dialog, "reload"); });
        QVERIFY(QFile::rename(castle_->map() + ".away", castle_->map()));
        QTest::qWait(50);
        test::writeAll(castle_->map(), text);
        QTRY_VERIFY(answer.asked());
        QTRY_COMPARE(title(), std::string("Castello"));
    }

    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        app::useLanguage("en");
        castle_ = std::make_unique<test::Castle>();
        window_ = test::windowOn(castle_->scenario());
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void reloadIsAStepThatCanBeUndone()
    {
        const std::string before = title();
        const test::Answer reload([](QDialog& dialog) { press(dialog, "reload"); });
        test::writeAll(castle_->map(), theirs("Somebody's gate"));
        QTRY_VERIFY(reload.asked());
        QTRY_COMPARE(title(), std::string("Somebody's gate"));
        QVERIFY(!window_->isWindowModified());
        window_->action("edit.undo")->trigger();
        QCOMPARE(title(), before);
        QVERIFY(window_->isWindowModified());
    }

    void whatIsKeptIsAskedAboutOnceAndAgainBeforeItIsWrittenOver()
    {
        paint("B20");
        {
            const test::Answer keep([](QDialog& dialog) { press(dialog, "keep"); });
            test::writeAll(castle_->map(), theirs("Somebody's gate"));
            QTRY_VERIFY(keep.asked());
        }
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        const test::Answer none([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
        QTest::qWait(800);
        QVERIFY(!none.asked());
        window_->action("file.save")->trigger();
        QVERIFY(none.asked());
        QVERIFY(test::readAll(castle_->map()).contains("Somebody's gate"));
    }

    void differencesAreShownFirst()
    {
        QStringList lines;
        const test::Answer look(
            [&](QDialog& dialog)
            {
                press(dialog, "differences");
                const auto* list = dialog.findChild<QListView*>();
                QVERIFY(list->isVisible());
                for (int row = 0; row < list->model()->rowCount(); ++row)
                    lines << list->model()->index(row, 0).data().toString();
                press(dialog, "keep");
            });
        paint("B20");
        test::writeAll(castle_->map(), theirs("Somebody's gate"));
        QTRY_VERIFY(look.asked());
        QCOMPARE(lines, QStringList({"Terrain: 0220", "The title or other properties"}));
    }

    void differencesOfThingsAreNamed()
    {
        const edit::Value& map = workspace().map().value();
        QCOMPARE(editor::differences(workspace().map().map(), map, map), QStringList());
        const edit::Value before = workspace().scenario()->value();
        play::Scenario other = workspace().scenario()->scenario();
        QVERIFY(other.forces.front().counters.size() > 1);
        const auto gone = QString::fromStdString(other.forces.front().counters.front().name);
        other.forces.front().counters.erase(other.forces.front().counters.begin());
        const QStringList lines = editor::differences(workspace().map().map(), before, edit::valueOf(other));
        QCOMPARE(lines, QStringList("Not in the file: " + gone));
    }

    void whatCannotBeReadIsSaidToBeSo()
    {
        const QByteArray before = workspace().map().text();
        const test::Answer read([](QDialog& dialog) { dialog.reject(); });
        test::writeAll(castle_->map(), "merlon: map/1\ngrid: {columns: many}\n");
        QTRY_VERIFY(read.asked());
        QCOMPARE(workspace().map().text(), before);
    }
};

LIST_TEST(TestWindowWatching)

} // namespace tst_window_watching

#include "tst_window_watching.moc"
