// A tournament in the window: sheets in a map's place, and its orders in the form that every game has.

#include "support_main.h"
#include "support_places.h"
#include "support_window.h"

#include "referee/support_hand.h"

#include "editor/hex_map_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"

#include <QAction>
#include <QSettings>
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
