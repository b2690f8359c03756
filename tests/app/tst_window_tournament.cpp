// A tournament in the window: sheets in a map's place, and its orders in the form that every game has.

#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include "referee/support_hand.h"

#include "editor/hex_map_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPrintPreviewWidget>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

namespace tst_window_tournament
{

using namespace merlon;

class TestWindowTournament : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir desk_;
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<app::MainWindow> window_;

    QString file(const char* name) const { return folder_->filePath(QString::fromLatin1(name)); }
    const QAbstractItemModel& sheet(const char* key) const
    {
        return *window_->findChild<QTableView*>(QStringLiteral("sheet.") + QString::fromLatin1(key))->model();
    }
    const referee::RefereeSession& session() const { return window_->session(); }
    void enter(const char* name) const
    {
        const test::Hand hand(window_->refereePanel());
        hand.choose("kind", "Registration");
        hand.type("player", name);
        hand.type("place", "Modena");
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }

private slots:
    void initTestCase() { test::useOwnDesk(desk_.path()); }

    void init()
    {
        QSettings().clear();
        folder_ = std::make_unique<QTemporaryDir>();
        const QDir from(test::inSource(u"scenarios/winter-tournament"));
        for (const QString& name : from.entryList(QDir::Files))
            QVERIFY(QFile::copy(from.filePath(name), folder_->filePath(name)));
        window_ = test::windowOn(file("winter.tournament.yaml"));
        QVERIFY(window_);
    }

    void cleanup() { window_.reset(); }

    void itsSheetsStandWhereAMapWould()
    {
        QVERIFY(!window_->view().isVisible());
        for (const char* key : {"standings", "pairings", "players", "rounds", "history", "terms"})
            QVERIFY2(window_->findChild<QTableView*>(QStringLiteral("sheet.") + key) != nullptr, key);
        QVERIFY(window_->findChild<QTableView*>("sheet.standings")->isEnabled());
        QCOMPARE(sheet("rounds").rowCount(), 3);
        QCOMPARE(sheet("rounds").index(1, 1).data().toString(), QString("Bridge"));
        QCOMPARE(sheet("players").rowCount(), 0);
    }

    void playersEnterInTheForm()
    {
        window_->findChild<QAction*>("referee.ask")->trigger();
        enter("Ada Moretti");
        enter("Bice Ferrante");
        QCOMPARE(sheet("players").rowCount(), 2);
        QCOMPARE(sheet("players").index(1, 0).data().toString(), QString("Bice Ferrante"));
        enter("Ada Moretti"); // is there already
        QCOMPARE(sheet("players").rowCount(), 2);
    }

    /// Name, Enter, place, Enter, Ctrl+Enter: and the next one, in whatever order the fields are filled in.
    void oneAfterAnotherIsRegisteredByKeys()
    {
        window_->findChild<QAction*>("referee.ask")->trigger();
        press(Qt::Key_Return, Qt::ControlModifier); // the announcement
        QTRY_COMPARE(session().journal().entries.size(), std::size_t{1});
        const auto types = [this](const char* text)
        {
            QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
            press(Qt::Key_Return);
        };
        for (const char* name : {"Ada", "Bice", "Carlo"})
        {
            QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("player"));
            types(name);
            types("Modena");
            press(Qt::Key_Return, Qt::ControlModifier);
        }
        QTRY_COMPARE(sheet("players").rowCount(), 3);
        auto* place = window_->refereePanel().findChild<QWidget*>("place");
        place->setFocus();
        types("Parma");
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), QString("player"));
        types("Dina");
        press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(sheet("players").rowCount(), 4);
        QCOMPARE(sheet("players").index(3, 1).data().toString(), QString("Parma"));
    }

    /// From the step-by-step dialog, without a text file; and its settings are changed later, as one step of undo.
    void ourOwnIsBegunFromTheWindow()
    {
        const test::Answer made(
            [this](QDialog& dialog)
            {
                auto* title = dialog.findChild<QLineEdit*>("wizard.title");
                QTest::keyClicks(title, "Spring cup");
                auto* game = dialog.findChild<QComboBox*>("wizard.game");
                game->setFocus();
                QTest::keyClick(game, Qt::Key_End);
                auto* folder = dialog.findChild<QLineEdit*>("wizard.folder");
                folder->selectAll();
                QTest::keyClicks(folder, folder_->filePath("cup"));
                auto* pages = dialog.findChild<QListWidget*>("wizard.pages");
                int shown = 0;
                for (int i = 0; i < pages->count(); ++i)
                    shown += pages->item(i)->isHidden() ? 0 : 1;
                QCOMPARE(shown, 3); // game, settings, briefing
                QTest::mouseClick(dialog.findChild<QPushButton*>("wizard.next"), Qt::LeftButton);
                auto* rounds = dialog.findChild<QSpinBox*>("own.rounds");
                QTRY_VERIFY(rounds != nullptr && rounds->isVisible());
                rounds->setFocus();
                rounds->selectAll();
                QTest::keyClicks(rounds, "4");
                QTest::keyClick(rounds, Qt::Key_Return);
                auto* first = dialog.findChild<QComboBox*>("own.scenarios.1");
                first->setFocus();
                QTest::keyClick(first, Qt::Key_Down);
                QTRY_VERIFY(dialog.findChild<QComboBox*>("own.scenarios.2") != nullptr);
                auto* create = dialog.findChild<QPushButton*>("wizard.create");
                QVERIFY(create->isEnabled());
                QTest::mouseClick(create, Qt::LeftButton);
            });
        window_->action("file.wizard")->trigger();
        QTRY_VERIFY(window_->windowTitle().contains("Spring cup"));
        QVERIFY(QFileInfo::exists(folder_->filePath("cup/spring-cup.tournament.yaml")));
        QCOMPARE(sheet("rounds").rowCount(), 4);
        QCOMPARE(sheet("rounds").index(0, 1).data().toString(), QString("Vanguards"));
        const test::Answer changed(
            [](QDialog& dialog)
            {
                auto* rounds = dialog.findChild<QSpinBox*>("own.rounds");
                rounds->setFocus();
                rounds->selectAll();
                QTest::keyClicks(rounds, "5");
                QTest::keyClick(rounds, Qt::Key_Tab);
                QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
            });
        window_->action("edit.settings")->trigger();
        window_->action("file.save")->trigger(); // a game is begun on what was saved
        QTRY_COMPARE(sheet("rounds").rowCount(), 5);
        window_->action("edit.undo")->trigger();
        window_->action("file.save")->trigger();
        QTRY_COMPARE(sheet("rounds").rowCount(), 4);
    }

    /// Announced, entered, paired as the panel offers it, published, scored: by the keys of the form alone.
    void aRoundIsPlayedByKeys()
    {
        window_->findChild<QAction*>("referee.ask")->trigger();
        const test::Hand hand(window_->refereePanel());
        const auto record = [&] { QTest::keyClick(&window_->refereePanel(), Qt::Key_Return); };
        hand.choose("kind", "The tournament has not been announced");
        record();
        for (const char* name : {"Ada Moretti", "Bice Ferrante"})
        {
            enter(name);
            hand.choose("kind", "Army list");
            hand.type("player", name);
            hand.type("delivered", "2026-12-01");
            hand.type("points", "1000");
            hand.type("bases", "14");
            hand.type("tactical_value", "5");
            record();
        }
        QCOMPARE(sheet("players").index(1, 3).data().toString(), QString("1000"));
        hand.choose("kind", "Round 1 can be paired");
        QVERIFY(session().verdict().whole());
        record();
        QCOMPARE(sheet("pairings").rowCount(), 1);
        hand.choose("kind", "Round 1 is paired");
        record();
        hand.choose("kind", "The points of");
        hand.type("first", "200");
        hand.type("second", "150");
        record();
        QCOMPARE(sheet("standings").index(0, 2).data().toString(), QString("200"));
        QCOMPARE(session().journal().entries.size(), std::size_t{8});
    }

    /// A spreadsheet of another country: semicolons, its headings, its letters, a column that nobody asked for, an
    /// empty row, one player twice and one without a place.
    void playersAreImportedFromAFile()
    {
        QFile written(file("players.csv"));
        QVERIFY(written.open(QIODevice::WriteOnly));
        written.write("Giocatore;e-mail;Citt\xE0 o localit\xE0;Club\r\n" // Windows-1252
                      "Nicol\xF2 D\x92"
                      "Este;n@x.it;Forl\xEC;\r\n;;;\r\n"
                      "Ada Moretti;a@x.it;Modena;Torre Vecchia\r\nAda Moretti;b@x.it;Roma;\r\nBice;c@x.it;;\r\n");
        written.close();
        window_->findChild<QAction*>("referee.ask")->trigger();
        const test::Hand hand(window_->refereePanel());
        hand.choose("kind", "Registration");
        QString says;
        QStringList outcomes;
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                const test::Answer files([&](QDialog& asked) { test::nameFile(asked, written.fileName()); });
                dialog.findChild<QPushButton*>("openSheet")->click();
                QVERIFY(files.asked());
                QCOMPARE(dialog.findChild<QComboBox*>("column.0")->currentText(), QString("Player"));
                QCOMPARE(dialog.findChild<QComboBox*>("column.1")->currentIndex(), 0); // left out
                says = dialog.findChild<QLabel*>("importSays")->text();
                const auto& rows = *dialog.findChild<QTableView*>("importRows")->model();
                for (int i = 0; i < rows.rowCount(); ++i)
                    outcomes << rows.index(i, 0).data().toString() + ' ' + rows.index(i, 2).data().toString();
                dialog.findChild<QPushButton*>("record")->click();
                if (dialog.isVisible()) // where nothing could be recorded
                    dialog.reject();
            });
        hand.click("importOrders");
        QVERIFY(answer.asked());
        QVERIFY2(says.startsWith("Rows that can be recorded: 2 of 4."), qPrintable(says));
        QCOMPARE(outcomes.size(), 4);
        QVERIFY2(outcomes[2].startsWith("5 ") && outcomes[3].startsWith("6 Row 6, City or place:"),
                 qPrintable(outcomes.join('\n'))); // as the spreadsheet counts
        QCOMPARE(sheet("players").rowCount(), 2);  // it stopped at the second Ada
        QCOMPARE(sheet("players").index(0, 0).data().toString(), QString("Nicolò D’Este"));
        QCOMPARE(sheet("players").index(0, 1).data().toString(), QString("Forlì"));
        const auto* waiting = window_->refereePanel().findChild<QLabel*>("pastedRows");
        QVERIFY2(waiting->text().startsWith("Row 5: ") && waiting->text().endsWith("Rows waiting: 2."),
                 qPrintable(waiting->text()));
        hand.click("leaveOut");
        QVERIFY2(waiting->text().startsWith("Row 6, City or place: "), qPrintable(waiting->text()));
        QCOMPARE(sheet("players").rowCount(), 2);
    }

    void aColumnThatIsMissingIsNamed()
    {
        window_->findChild<QAction*>("referee.ask")->trigger();
        const test::Hand hand(window_->refereePanel());
        hand.choose("kind", "Registration");
        QApplication::clipboard()->setText("Joueur\tClub\nAda\tTorre\n");
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                QCOMPARE(dialog.findChild<QLabel*>("importSays")->text(),
                         QString("The column “City or place” is missing. Add it, with this heading in the first row."));
                QVERIFY(!dialog.findChild<QPushButton*>("record")->isEnabled());
                auto* club = dialog.findChild<QComboBox*>("column.1");
                club->setCurrentIndex(club->findText("City or place")); // it is meant so
                QVERIFY(dialog.findChild<QPushButton*>("record")->isEnabled());
                dialog.reject();
            });
        hand.click("importOrders");
        QVERIFY(answer.asked());
        QCOMPARE(sheet("players").rowCount(), 0);
    }

    /// Days and numbers as a spreadsheet shows them.
    void armyListsAreImported()
    {
        window_->findChild<QAction*>("referee.ask")->trigger();
        const test::Hand hand(window_->refereePanel());
        hand.choose("kind", "The tournament has not been announced");
        QTest::keyClick(&window_->refereePanel(), Qt::Key_Return);
        for (const char* name : {"Ada", "Bice", "Carla"})
            enter(name);
        hand.choose("kind", "Army list");
        QApplication::clipboard()->setText("Player\tDelivered on\tPoints\tBases\tTactical value of the Commander\n"
                                           "Ada\t30.11.2026\t1.000\t14,0\t5\n"
                                           "Bice\t11/30/2026\t1,000\t14.00\t5\n"
                                           "Carla\t2026-11-30\t1 000\t14\t5,5\n");
        const test::Answer answer([](QDialog& dialog) { dialog.findChild<QPushButton*>("record")->click(); });
        hand.click("importOrders");
        QVERIFY(answer.asked());
        for (int row = 0; row < 2; ++row)
        {
            QCOMPARE(sheet("players").index(row, 3).data().toString(), QString("1000"));
            QCOMPARE(sheet("players").index(row, 4).data().toString(), QString("14"));
            QCOMPARE(sheet("players").index(row, 6).data(), sheet("players").index(0, 6).data());
        }
        const auto* waiting = window_->refereePanel().findChild<QLabel*>("pastedRows");
        QVERIFY2(waiting->text().contains("5,5"), qPrintable(waiting->text())); // no half value
    }

    /// Of the round that is played: in the dialog behind the sheets, each as it will be printed.
    void itsHandoutsArePrinted()
    {
        window_.reset();
        QVERIFY(QFile::rename(file("played.journal.yaml"), file("winter.tournament.yaml.journal.yaml")));
        window_ = test::windowOn(file("winter.tournament.yaml"));
        QVERIFY(window_);
        const test::Answer answer(
            [&](QDialog& dialog)
            {
                auto* which = dialog.findChild<QComboBox*>("which");
                auto* pages = dialog.findChild<QPrintPreviewWidget*>();
                const auto count = [&](const char* name)
                {
                    which->setCurrentIndex(which->findText(name));
                    return pages->pageCount();
                };
                QCOMPARE(count("Score sheets"), 6);
                QVERIFY(!dialog.findChild<QCheckBox*>("landscape")->isChecked());
                QCOMPARE(count("Pairings by player"), 1);
                QCOMPARE(count("Set-up sheets"), 6);
                QCOMPARE(count("Announcement"), 1);
                which->setCurrentIndex(which->findText("Secret slips"));
                const test::Answer files([&](QDialog& asked) { test::nameFile(asked, file("slips.pdf")); });
                dialog.findChild<QPushButton*>("save")->click();
                QVERIFY(files.asked());
            });
        window_->findChild<QAction*>("file.print")->trigger();
        QVERIFY(answer.asked());
        QFile slips(file("slips.pdf"));
        QVERIFY(slips.open(QIODevice::ReadOnly) && slips.readAll().startsWith("%PDF"));
    }

    /// As it ships: all three rounds.
    void thePlayedOneHasItsStandings()
    {
        window_.reset(); // under this name it is the tournament's own game, which goes on
        QVERIFY(QFile::rename(file("played.journal.yaml"), file("winter.tournament.yaml.journal.yaml")));
        window_ = test::windowOn(file("winter.tournament.yaml"));
        QVERIFY(window_);
        QCOMPARE(sheet("standings").rowCount(), 12);
        QCOMPARE(sheet("pairings").rowCount(), 18);
        QCOMPARE(sheet("history").rowCount(), 12);
        QCOMPARE(sheet("standings").index(0, 0).data().toString(), QString("1"));
    }
};

LIST_TEST(TestWindowTournament)

} // namespace tst_window_tournament

#include "tst_window_tournament.moc"
