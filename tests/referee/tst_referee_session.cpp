#include "support_main.h"
#include "support_table.h"

#include "core/io/files.h"
#include "referee/journal_model.h"
#include "referee/long_work.h"
#include "referee/referee_session.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QFile>
#include <QFont>
#include <QPointer>
#include <QProgressDialog>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <csignal>

#include <sys/resource.h>

namespace tst_referee_session
{

using namespace merlon;
using namespace merlon::referee;
using test::counterOf;
using test::endPhase;
using test::faceThat;
using test::shot;
using test::stateOf;

class TestRefereeSession : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Table> table_;

    QByteArray journalText() const
    {
        QFile file(table_->journal());
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }
    void writeJournal(const QByteArray& text) const
    {
        QFile file(table_->journal());
        QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { table_ = std::make_unique<test::Table>(); }

    void lookingAtAScenarioLeavesNoJournal()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "gwyn"));
        QVERIFY(session.verdict().legal);
        QVERIFY(session.wantsDie());
        QVERIFY(!session.canAccept());
        QVERIFY(!QFile::exists(table_->journal()));
    }

    void anOrderIsKeptAndResumed()
    {
        play::Game after;
        {
            RefereeSession session;
            session.open(table_->setting(), table_->file());
            QSignalSpy changed(&session, &RefereeSession::gameChanged);
            session.judge(shot("alric", "gwyn"));
            session.giveDie(faceThat(session.game(), shot("alric", "gwyn"), test::does("state")));
            QVERIFY(session.canAccept());
            QVERIFY(counterOf(session.game(), "gwyn").health == castle::Health::Ready); // a preview changes nothing
            QVERIFY(session.accept("first blood"));
            QVERIFY(counterOf(session.game(), "gwyn").health != castle::Health::Ready);
            QCOMPARE(changed.size(), 1);
            QVERIFY(!session.draft());
            after = session.game();
        }
        RefereeSession again;
        again.open(table_->setting(), table_->file());
        QVERIFY(again.game() == after);
        const auto& played = std::get<play::Played>(again.journal().entries.front().what);
        QCOMPARE(played.who, std::string("normans"));
        QCOMPARE(played.note, play::Note("first blood"));
        QVERIFY(played.given.dice.front().source == play::Source::Typed);
    }

    void undoRedoAndBack()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        const play::Game start = session.game();
        QVERIFY(!session.undo());
        session.judge(endPhase());
        QVERIFY(session.accept());
        session.judge(endPhase());
        QVERIFY(session.accept());
        const play::Game second = session.game();
        QCOMPARE(stateOf(second).turn, 2);
        QVERIFY(session.undo());
        QCOMPARE(stateOf(session.game()).phase, 1);
        QVERIFY(session.redo());
        QVERIFY(session.game() == second);
        QVERIFY(session.backTo(0));
        QVERIFY(session.game() == start);
        QVERIFY(session.redo());
        QVERIFY(session.game() == second);
        QVERIFY(!session.backTo(99));
        QCOMPARE(session.journal().entries.size(), std::size_t{6});
    }

    void aTypedNoughtIsTen()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "gwyn"));
        session.giveDie(11);
        QVERIFY(session.wantsDie());
        session.giveDie(0);
        QCOMPARE(session.verdict().used.front().value, 10);
        session.takeBackDie();
        QVERIFY(session.wantsDie());
        session.giveDie(4);
        session.giveDie(5); // no second die is wanted
        QCOMPARE(session.draft()->given().dice.size(), std::size_t{1});
    }

    void aRolledDieComesFromTheJournalsSeed()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        for (std::uint64_t n = 0; n < 3; ++n)
        {
            session.judge(shot("bertran", "rhys"));
            session.roll();
            const int face = session.draft()->given().dice.front().value;
            session.takeBackDie();
            session.roll();
            QCOMPARE(session.draft()->given().dice.front().value, face); // a face once seen stays
            QVERIFY(session.accept());
            QCOMPARE(face, play::rolled(session.journal().header.seed, n, 10));
            QVERIFY(session.undo());
        }
    }

    void aDieBelongsToItsOrder()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "gwyn"));
        session.giveDie(4);
        session.judge(shot("bertran", "gwyn"));
        QVERIFY(session.draft()->given().dice.empty());
        QVERIFY(session.wantsDie());
    }

    void overrulingKeepsWhatTheRulesSaid()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "hugo"));
        QVERIFY(!session.verdict().legal);
        QVERIFY(session.overrule({true, {test::health("hugo", "dead")}, "treason"}));
        QVERIFY(counterOf(session.game(), "hugo").health == castle::Health::Dead);
        const auto& played = std::get<play::Played>(session.journal().entries.front().what);
        QVERIFY(!played.said.legal);
        QCOMPARE(played.overruled->note, std::string("treason"));
    }

    void aSecondSessionMayLookButNotWrite()
    {
        RefereeSession first;
        first.open(table_->setting(), table_->file());
        first.judge(endPhase());
        QVERIFY(first.accept());
        RefereeSession second;
        second.open(table_->setting(), table_->file());
        QVERIFY(!second.journalProblem().isEmpty());
        second.judge(shot("gwyn", "alric")); // in the phase that the first has begun
        QVERIFY(second.verdict().legal);
        second.giveDie(5);
        QVERIFY(!second.accept());
        QSignalSpy failed(&second, &RefereeSession::failed);
        QVERIFY(!second.overrule({}));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(first.journal().entries.size(), std::size_t{1});
    }

    void whoFollowedGoesOnWhenTheFirstHasEnded()
    {
        auto first = std::make_unique<RefereeSession>();
        first->open(table_->setting(), table_->file());
        first->judge(endPhase());
        QVERIFY(first->accept());
        RefereeSession second;
        second.open(table_->setting(), table_->file());
        second.judge(shot("gwyn", "alric"));
        second.giveDie(5);
        QVERIFY(!second.accept());
        QVERIFY(second.follows());
        first.reset();
        QTRY_VERIFY(second.journalProblem().isEmpty());
        QVERIFY(!second.follows());
        QVERIFY(second.draft()); // what was asked is still on the table
        QVERIFY(second.accept());
        QCOMPARE(second.journal().entries.size(), std::size_t{2});
    }

    void aDiskThatWasFullIsTriedAgain()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit usual{};
        getrlimit(RLIMIT_FSIZE, &usual);
        const auto fill = [&](bool full)
        {
            const rlimit bound{full ? 20 : usual.rlim_cur, usual.rlim_max};
            QCOMPARE(setrlimit(RLIMIT_FSIZE, &bound), 0);
        };
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        for (std::size_t kept = 0; kept < 2; ++kept) // the header of the journal does not fit, then an order
        {
            session.judge(endPhase());
            QSignalSpy failed(&session, &RefereeSession::failed);
            fill(true);
            const bool accepted = session.accept();
            QTest::qWait(1000); // whoever looks after the journal has looked
            fill(false);
            QVERIFY(!accepted);
            QCOMPARE(failed.size(), 1);
            QVERIFY(session.draft() && session.canAccept());
            QVERIFY2(session.journalProblem().isEmpty(), qPrintable(session.journalProblem()));
            QVERIFY(session.accept());
            QCOMPARE(session.journal().entries.size(), kept + 1);
        }
        QCOMPARE(stateOf(session.game()).turn, 2);
    }

    void aJournalThatWasMovedIsOpenedAgain()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(endPhase());
        QVERIFY(session.accept());
        const QString away = table_->journal() + ".away";
        QVERIFY(QFile::rename(table_->journal(), away));
        session.judge(endPhase());
        QVERIFY(!session.accept());
        QVERIFY(!session.journalProblem().isEmpty());
        QVERIFY(QFile::rename(away, table_->journal()));
        session.reopenJournal();
        QVERIFY2(session.journalProblem().isEmpty(), qPrintable(session.journalProblem()));
        session.judge(endPhase());
        QVERIFY(session.accept());
        QCOMPARE(session.journal().entries.size(), std::size_t{2});

        QVERIFY(QFile::remove(table_->journal())); // for good: it is written anew
        session.judge(endPhase());
        QVERIFY(!session.accept());
        session.reopenJournal();
        QVERIFY2(session.journalProblem().isEmpty(), qPrintable(session.journalProblem()));
        session.judge(endPhase());
        QVERIFY(session.accept());
        QCOMPARE(session.journal().entries.size(), std::size_t{3});
    }

    void aJournalThatAnotherProgramWroteIsOpenedAgain()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(endPhase());
        QVERIFY(session.accept());
        QFile journal(table_->journal());
        QVERIFY(journal.open(QIODevice::ReadWrite));
        const QByteArray text = journal.readAll();
        QVERIFY(journal.resize(0) && journal.seek(0) && journal.write(text) == text.size());
        journal.close();
        session.judge(endPhase());
        QVERIFY(!session.accept());
        QVERIFY(!session.journalProblem().isEmpty());
        session.reopenJournal();
        QVERIFY2(session.journalProblem().isEmpty(), qPrintable(session.journalProblem()));
        QVERIFY(session.canUndo());
    }

    void whatKeepsAFollowerFromTakingOverIsSaidOnce()
    {
        auto first = std::make_unique<RefereeSession>();
        first->open(table_->setting(), table_->file());
        first->judge(endPhase());
        QVERIFY(first->accept());
        RefereeSession second;
        second.open(table_->setting(), table_->file());
        QVERIFY(second.follows());
        QFile secrets(table_->file() + ".secrets.yaml");
        QVERIFY(secrets.open(QFile::WriteOnly) && secrets.write("no secrets") > 0);
        secrets.close();
        QSignalSpy changed(&second, &RefereeSession::gameChanged);
        first.reset();
        QTRY_VERIFY(!second.follows());
        QVERIFY2(second.journalProblem().contains("secrets"), qPrintable(second.journalProblem()));
        QCOMPARE(second.journal().entries.size(), std::size_t{1});
        const auto times = changed.size();
        QTest::qWait(1500); // nothing is tried again before it is asked for
        QCOMPARE(changed.size(), times);
    }

    void workThatFailsEndsTheWaiting()
    {
        const auto fail = [](const std::stop_token&)
        {
            QThread::msleep(600);
            throw std::bad_alloc();
        };
        QVERIFY_EXCEPTION_THROWN(doLongWork("long", fail), std::bad_alloc);
    }

    void aLongJournalIsStoppedWithEscAndReadAgain()
    {
        constexpr std::size_t notes = 40'000; // longer than a moment on every machine
        {
            RefereeSession session;
            session.open(table_->setting(), table_->file());
            session.judge(endPhase());
            QVERIFY(session.accept());
        }
        std::string text = journalText().toStdString();
        for (int i = 2; i <= static_cast<int>(notes); ++i)
            text += io::entryText({i, 6, play::ByHand{{}, "a note"}}, *table_->setting());
        writeJournal(QByteArray::fromStdString(text));

        QPointer<QProgressDialog> waiting;
        int answered = 0;
        QTimer esc;
        connect(&esc, &QTimer::timeout, &esc,
                [&]
                {
                    ++answered;
                    waiting = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
                    if (waiting)
                        QTest::keyClick(waiting, Qt::Key_Escape);
                });
        esc.start(10);
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        esc.stop();
        QVERIFY(answered > 0); // timers ran while it was read
        QVERIFY(!waiting);
        QVERIFY(!session.journalProblem().isEmpty());
        QVERIFY(!session.follows());
        QVERIFY(session.journal().entries.empty());
        session.judge(endPhase());
        QVERIFY(!session.accept());
        QCOMPARE(journalText().toStdString(), text);

        session.reopenJournal();
        QVERIFY2(session.journalProblem().isEmpty(), qPrintable(session.journalProblem()));
        QCOMPARE(session.journal().entries.size(), notes);
        QVERIFY(session.canUndo());
    }

    void whatChangedSinceIsSaidUntilTheGameGoesOn()
    {
        {
            RefereeSession session;
            session.open(table_->setting(), table_->file());
            session.judge(shot("alric", "hugo"));
            QVERIFY(session.accept());
            QVERIFY(session.notices().isEmpty());
        }
        play::Scenario scenario = table_->setting()->scenario;
        std::erase_if(scenario.forces[0].counters[0].fields, // Alric has nothing to shoot with any more
                      [](const auto& field) { return field.first == "weapon"; });
        const auto changed = play::settingOf(*table_->setting()->system, scenario, table_->setting()->boards);
        RefereeSession session;
        session.open(changed, table_->file());
        QVERIFY2(session.notices().contains("changed since"), qPrintable(session.notices()));
        QVERIFY2(session.notices().contains("differently: 1"), qPrintable(session.notices()));
        QVERIFY(session.journalProblem().isEmpty());
        JournalModel model(session);
        QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isNull());
        session.judge(endPhase());
        QVERIFY(session.accept());
        QVERIFY(session.notices().isEmpty());
    }

    void anEntryThatIsNotAsItWasWrittenIsNamedWithItsLine()
    {
        {
            RefereeSession session;
            session.open(table_->setting(), table_->file());
            session.judge(endPhase());
            QVERIFY(session.accept("the sun sets"));
            session.judge(endPhase());
            QVERIFY(session.accept());
        }
        QByteArray text = journalText();
        const auto line = text.left(text.indexOf("---\nn: 1\n")).count('\n') + 1;
        text.replace("the sun sets", "the son sets");
        writeJournal(text);
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        QVERIFY2(session.notices().contains(QString("Line %1 of the journal: entry 1").arg(line)),
                 qPrintable(session.notices()));
        QVERIFY(session.journalProblem().isEmpty());
        QCOMPARE(session.journal().entries.size(), std::size_t{2});
        session.judge(endPhase());
        QVERIFY(session.accept());

        text = journalText();
        text.replace("order: {end_phase", "order: {end_phase: {");
        writeJournal(text);
        session.open(table_->setting(), table_->file());
        QCOMPARE(session.journal().entries.size(), std::size_t{3});
        QVERIFY2(session.notices().contains("entry 3 is damaged"), qPrintable(session.notices()));
        JournalModel model(session);
        QVERIFY(model.index(0, JournalModel::Order).data().toString().contains("Unreadable"));
    }

    void openingAgainLetsTheLockGo()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(endPhase());
        QVERIFY(session.accept());
        session.open(table_->setting(), table_->file());
        QVERIFY(session.journalProblem().isEmpty());
        QCOMPARE(stateOf(session.game()).phase, 1);
        session.close();
        QVERIFY(!session.isOpen());
        RefereeSession other;
        other.open(table_->setting(), table_->file());
        QVERIFY(other.journalProblem().isEmpty());
    }

    void anUnsavedScenarioHasItsJournalElsewhere()
    {
        RefereeSession session;
        session.open(table_->setting(), {});
        QFile::remove(session.journalFile());
        session.open(table_->setting(), {});
        session.judge(endPhase());
        QVERIFY(session.accept());
        const QString place = session.journalFile();
        QVERIFY2(place.startsWith(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)),
                 qPrintable(place));
        QVERIFY(QFile::exists(place));
        QFile::remove(place);
    }

    void theJournalModelFollows()
    {
        RefereeSession session;
        JournalModel model(session);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "gwyn"));
        session.giveDie(faceThat(session.game(), shot("alric", "gwyn"), test::does("state")));
        const int face = session.draft()->given().dice.front().value;
        QVERIFY(session.accept("seen by all"));
        session.judge(endPhase());
        QVERIFY(session.accept());
        QVERIFY(session.backTo(0));
        const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
        const auto struck = [&](int row) { return model.index(row, 0).data(Qt::FontRole).value<QFont>().strikeOut(); };
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(0, JournalModel::Number), QString("1"));
        QCOMPARE(cell(0, JournalModel::When), QString("Turn 1"));
        QCOMPARE(cell(0, JournalModel::Who), QString("Normans"));
        QCOMPARE(cell(0, JournalModel::Order), QString("Alric shoots at Gwyn"));
        QCOMPARE(cell(0, JournalModel::Dice), QString::number(face));
        QVERIFY(cell(0, JournalModel::Result).startsWith("Gwyn is"));
        QCOMPARE(cell(0, JournalModel::Note), QString("seen by all"));
        QCOMPARE(cell(2, JournalModel::Order), QString("Back to the beginning"));
        QVERIFY(struck(0) && struck(1) && !struck(2));
        QVERIFY(session.backTo(1));
        QVERIFY(!struck(0) && struck(1));
        session.close();
        QCOMPARE(model.rowCount(), 0);
    }
};

LIST_TEST(TestRefereeSession)

} // namespace tst_referee_session

#include "tst_referee_session.moc"
