// Several games of one scenario, by their names.

#include "app/language/language.h"
#include "core/io/journal_file.h"
#include "editor/workspace.h"
#include "referee/referee_panel.h"
#include "support_main.h"
#include "support_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDropEvent>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTest>
#include <QUrl>

namespace tst_window_games
{

using namespace merlon;

class TestWindowGames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<test::Castle> castle_;
    std::unique_ptr<app::MainWindow> window_;

    referee::RefereeSession& session() const { return window_->session(); }
    std::size_t lines() const { return session().journal().entries.size(); }
    QStringList files() const { return QDir(castle_->folder()).entryList({"*.journal.yaml"}, QDir::Files, QDir::Name); }

    /// An order is given, so that the game has begun.
    void endTheStep() { press(Qt::Key_X); }
    void press(Qt::Key key)
    {
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QTest::keyClick(window_.get(), key, Qt::ControlModifier | Qt::AltModifier);
    }
    /// A command that asks for a name.
    void nameIt(Qt::Key command, const char* name)
    {
        test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* line = dialog.findChild<QLineEdit*>();
                QTest::keyClicks(line, name);
                QTest::keyClick(line, Qt::Key_Return);
            });
        press(command);
        QVERIFY(answer.asked());
    }

private slots:
    void initTestCase()
    {
        test::useOwnDesk(desk_.path());
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

    void aNewGameBeginsAtTheBeginning()
    {
        const auto start = session().game();
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        QCOMPARE(session().gameName(), QString("Sunday"));
        QVERIFY(session().game() == start);
        endTheStep();
        QCOMPARE(files(), QStringList({"norman-gate.scenario.yaml.Sunday.journal.yaml",
                                       "norman-gate.scenario.yaml.journal.yaml"}));
    }

    void aGameSavedAsGoesOnUnderItsName()
    {
        endTheStep();
        nameIt(Qt::Key_S, "what if");
        QCOMPARE(session().gameName(), QString("what if"));
        QCOMPARE(lines(), std::size_t(1));
        endTheStep();
        QCOMPARE(lines(), std::size_t(2));
        session().openGame({});
        QCOMPARE(lines(), std::size_t(1));
    }

    void aJournalThatIsDroppedIsItsGame()
    {
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        endTheStep();
        window_.reset();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_ && !session().isOpen());
        const auto drop = [&](const char* journal)
        {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(castle_->folder() + '/' + journal)});
            QDragEnterEvent enter(QPoint(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(window_.get(), &enter);
            QDropEvent event(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(window_.get(), &event);
        };
        drop("norman-gate.scenario.yaml.journal.yaml");
        QTRY_COMPARE(window_->workspace().path(), castle_->scenario());
        QTRY_COMPARE(lines(), std::size_t(1));
        QCOMPARE(session().gameName(), QString());
        drop("norman-gate.scenario.yaml.Sunday.journal.yaml");
        QTRY_COMPARE(session().gameName(), QString("Sunday"));
        QCOMPARE(lines(), std::size_t(2));
        QVERIFY(window_->open(castle_->folder() + "/norman-gate.scenario.yaml.journal.yaml"));
        QCOMPARE(session().gameName(), QString());
    }

    void aJournalOfAnotherNameIsAFilm()
    {
        endTheStep();
        QFile::rename(castle_->scenario() + ".journal.yaml", castle_->folder() + "/evening.journal.yaml");
        window_.reset();
        window_ = test::windowOn(castle_->map());
        QVERIFY(window_->open(castle_->folder() + "/evening.journal.yaml"));
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        QVERIFY(session().film() != nullptr);
        QVERIFY(!session().canUndo());
    }

    void aJournalWithoutItsScenarioSaysWhichIsMissing()
    {
        endTheStep();
        QFile::remove(castle_->scenario());
        window_.reset();
        window_ = test::windowOn(castle_->map());
        const test::Answer told(
            [](QDialog& dialog)
            {
                QStringList all;
                for (const auto* list : dialog.findChildren<QAbstractItemView*>())
                    for (int row = 0; row < list->model()->rowCount(); ++row)
                        for (int column = 0; column < list->model()->columnCount(); ++column)
                            all << list->model()->index(row, column).data().toString();
                QVERIFY2(all.join(' ').contains("there is no scenario 'norman-gate.scenario.yaml'"),
                         qPrintable(all.join(' ')));
                dialog.reject();
            });
        QVERIFY(!window_->open(castle_->folder() + "/norman-gate.scenario.yaml.journal.yaml"));
        QVERIFY(told.asked());
    }

    void aGameIsOpenedByItsName()
    {
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        endTheStep();
        test::Answer answer(
            [](QDialog& dialog)
            {
                auto* names = dialog.findChild<QComboBox*>();
                QCOMPARE(names->count(), 2);
                QVERIFY(names->currentText().startsWith("Sunday, "));
                QTest::keyClicks(names, "the first");
                QTest::keyClick(names, Qt::Key_Return);
            });
        press(Qt::Key_G);
        QVERIFY(answer.asked());
        QCOMPARE(session().gameName(), QString());
        QCOMPARE(lines(), std::size_t(1));
    }

    /// Whoever plays keeps the ground that he began on; the scenario is free to change.
    void gamesGoOnWithACopyAndTheScenarioIsEdited()
    {
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        endTheStep();
        const auto played = session().game();
        for (int times = 0; times < 2 && !window_->findChild<QDockWidget*>("palette")->isVisible(); ++times)
            window_->action("view.layout")->trigger();
        const std::array moat{test::hexNamed(*window_, "A1")};
        const auto paint = [&] { return window_->workspace().paint({.terrain = "moat"}, moat); };
        {
            const test::Answer no([](QDialog& dialog) { test::click(dialog, QMessageBox::Cancel); });
            QVERIFY(!paint() && no.asked());
            QVERIFY(window_->statusBar()->currentMessage().contains("A game is under way"));
            QCOMPARE(files().size(), 2);
        }
        {
            const test::Answer yes([](QDialog& dialog) { test::click(dialog, QMessageBox::Ok); });
            QVERIFY(paint() && yes.asked()); // the edit that asked is done
        }
        QCOMPARE(files(), QStringList());
        QTRY_VERIFY(window_->statusBar()->currentMessage().contains("other tab"));
        QCOMPARE(window_->workspace().path(), castle_->scenario());
        QCOMPARE(lines(), std::size_t(0));
        QCOMPARE(window_->workspace().history().count(), 1);
        window_->action("file.save")->trigger();
        QVERIFY(!window_->workspace().isModified());

        const QString copy = castle_->folder() + "/norman-gate game/norman-gate.scenario.yaml";
        QVERIFY(window_->open(copy));
        QCOMPARE(window_->workspace().path(), copy);
        QCOMPARE(session().gameName(), QString("Sunday"));
        QCOMPARE(session().games().size(), 2);
        QVERIFY(session().game() == played && session().notices().isEmpty());
        QVERIFY(test::readAll(QFileInfo(copy).path() + "/norman-gate.map.yaml") != test::readAll(castle_->map()));
        endTheStep();
        QCOMPARE(lines(), std::size_t(3));
    }

    /// Another Merlon keeps it.
    void aGameThatIsKeptElsewhereStaysWhereItIs()
    {
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        const auto setting = session().setting();
        const std::string first = (castle_->scenario() + ".journal.yaml").toStdString();
        const auto held = io::JournalFile::open(first, io::headerOf(*setting, {}), setting);
        QVERIFY(held);
        std::unique_ptr<test::Answer> told;
        const test::Answer asked(
            [&](QDialog& question)
            {
                test::click(question, QMessageBox::Ok);
                told = std::make_unique<test::Answer>([](QDialog& box) { test::click(box, QMessageBox::Ok); });
            });
        window_->action("game.toCopy")->trigger();
        QVERIFY(asked.asked() && told && told->asked());
        QCOMPARE(files().size(), 2);
        QVERIFY(!QFileInfo::exists(castle_->folder() + "/norman-gate game"));
        QCOMPARE(session().gameName(), QString("Sunday"));
        QCOMPARE(lines(), std::size_t(1));
    }

    void theGameThatWasOpenLastIsOpenedAgain()
    {
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        window_.reset();
        window_ = test::windowOn(castle_->scenario());
        QCOMPARE(session().gameName(), QString("Sunday"));
    }

    void aNameThatNoFileCanHaveIsRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("a path") << QByteArray("../elsewhere");
        QTest::newRow("taken") << QByteArray("Sunday");
    }
    void aNameThatNoFileCanHaveIsRefused()
    {
        QFETCH(QByteArray, name);
        endTheStep();
        nameIt(Qt::Key_N, "Sunday");
        endTheStep();
        const QStringList before = files();
        // The name, the message about it, and the question again.
        std::unique_ptr<test::Answer> told;
        std::unique_ptr<test::Answer> cancelled;
        test::Answer given(
            [&](QDialog& dialog)
            {
                told = std::make_unique<test::Answer>(
                    [&](QDialog& message)
                    {
                        cancelled = std::make_unique<test::Answer>([](QDialog& again) { again.reject(); });
                        test::click(message, QMessageBox::Ok);
                    });
                auto* line = dialog.findChild<QLineEdit*>();
                QTest::keyClicks(line, name);
                QTest::keyClick(line, Qt::Key_Return);
            });
        press(Qt::Key_N);
        QVERIFY(given.asked() && told && told->asked() && cancelled && cancelled->asked());
        QCOMPARE(files(), before);
        QCOMPARE(session().gameName(), QString("Sunday"));
    }
};

LIST_TEST(TestWindowGames)

} // namespace tst_window_games

#include "tst_window_games.moc"
