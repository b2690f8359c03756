#include "support_table.h"

#include "core/siege/referee.h"
#include "referee/journal_model.h"
#include "referee/referee_session.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QFont>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace merlon;
using namespace merlon::referee;

class TestRefereeSession : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Table> table_;

    static verdict::Order shot(const char* by, const char* at) { return verdict::Shoot{by, at, {}, {}, {}}; }
    /// A die that hits Gwyn so that he is hurt, whatever the stand-in tables say.
    int faceThat(const RefereeSession& session, const verdict::Order& order, auto&& does) const
    {
        for (int die = 1; die <= 10; ++die)
            if (does(siege::judge(session.game(), order, {{"d10", die, verdict::DieSource::Typed}})))
                return die;
        return 0;
    }
    static auto hurts()
    {
        return [](const verdict::Verdict& verdict)
        { return !verdict.effects.empty() && std::holds_alternative<verdict::HealthChange>(verdict.effects.front()); };
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
        game::Game after;
        {
            RefereeSession session;
            session.open(table_->setting(), table_->file());
            QSignalSpy changed(&session, &RefereeSession::gameChanged);
            session.judge(shot("alric", "gwyn"));
            session.giveDie(faceThat(session, shot("alric", "gwyn"), hurts()));
            QVERIFY(session.canAccept());
            QVERIFY(session.game().find("gwyn")->health == scenario::Health::Ready); // a preview changes nothing
            QVERIFY(session.accept("first blood"));
            QVERIFY(session.game().find("gwyn")->health != scenario::Health::Ready);
            QCOMPARE(changed.size(), 1);
            QVERIFY(!session.order());
            after = session.game();
        }
        RefereeSession again;
        again.open(table_->setting(), table_->file());
        QVERIFY(again.game() == after);
        const auto& played = std::get<game::Played>(again.journal().entries.front().what);
        QCOMPARE(played.who, std::string("normans"));
        QCOMPARE(played.note, std::string("first blood"));
        QVERIFY(played.dice.front().source == verdict::DieSource::Typed);
    }

    void undoRedoAndBack()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        const game::Game start = session.game();
        QVERIFY(!session.undo());
        session.judge(verdict::EndPhase{});
        QVERIFY(session.accept());
        session.judge(verdict::EndPhase{});
        QVERIFY(session.accept());
        const game::Game second = session.game();
        QCOMPARE(second.turn, 2);
        QVERIFY(session.undo());
        QCOMPARE(session.game().phase, 1);
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
        QCOMPARE(session.verdict().dice.front().value, 10);
        session.takeBackDie();
        QVERIFY(session.wantsDie());
        session.giveDie(4);
        session.giveDie(5); // no second die is wanted
        QCOMPARE(session.dice().size(), std::size_t{1});
    }

    void aRolledDieComesFromTheJournalsSeed()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        for (std::uint64_t n = 0; n < 3; ++n)
        {
            session.judge(shot("bertran", "rhys"));
            session.roll();
            const int face = session.dice().front().value;
            session.takeBackDie();
            session.roll();
            QCOMPARE(session.dice().front().value, face); // a face once seen stays
            QVERIFY(session.accept());
            QCOMPARE(face, game::rolled(session.journal().header.seed, n));
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
        QVERIFY(session.dice().empty());
        QVERIFY(session.wantsDie());
    }

    void overrulingKeepsWhatTheRulesSaid()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(shot("alric", "hugo"));
        QVERIFY(!session.verdict().legal);
        QVERIFY(session.overrule({true, {verdict::HealthChange{"hugo", scenario::Health::Dead}}, "treason"}));
        QVERIFY(session.game().find("hugo")->health == scenario::Health::Dead);
        const auto& played = std::get<game::Played>(session.journal().entries.front().what);
        QVERIFY(!played.said.legal);
        QCOMPARE(played.overruled->note, std::string("treason"));
    }

    void aSecondSessionMayLookButNotWrite()
    {
        RefereeSession first;
        first.open(table_->setting(), table_->file());
        first.judge(verdict::EndPhase{});
        QVERIFY(first.accept());
        RefereeSession second;
        second.open(table_->setting(), table_->file());
        QVERIFY(!second.journalProblem().isEmpty());
        second.judge(shot("alric", "gwyn"));
        QVERIFY(second.verdict().legal);
        second.giveDie(5);
        QVERIFY(!second.accept());
        QSignalSpy failed(&second, &RefereeSession::failed);
        QVERIFY(!second.overrule({}));
        QCOMPARE(failed.size(), 1);
        QCOMPARE(first.journal().entries.size(), std::size_t{1});
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
        auto changed = std::make_shared<game::Setting>(*table_->setting());
        changed->scenario.forces[0].counters[0].weapon.clear(); // Alric has nothing to shoot with any more
        RefereeSession session;
        session.open(changed, table_->file());
        QVERIFY2(session.notices().contains("changed since"), qPrintable(session.notices()));
        QVERIFY2(session.notices().contains("today: 1"), qPrintable(session.notices()));
        QVERIFY(session.journalProblem().isEmpty());
        JournalModel model(session);
        QVERIFY(!model.index(0, 0).data(Qt::DecorationRole).isNull());
        session.judge(verdict::EndPhase{});
        QVERIFY(session.accept());
        QVERIFY(session.notices().isEmpty());
    }

    void openingAgainLetsTheLockGo()
    {
        RefereeSession session;
        session.open(table_->setting(), table_->file());
        session.judge(verdict::EndPhase{});
        QVERIFY(session.accept());
        session.open(table_->setting(), table_->file());
        QVERIFY(session.journalProblem().isEmpty());
        QCOMPARE(session.game().phase, 1);
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
        session.judge(verdict::EndPhase{});
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
        session.giveDie(faceThat(session, shot("alric", "gwyn"), hurts()));
        const int face = session.dice().front().value;
        QVERIFY(session.accept("seen by all"));
        session.judge(verdict::EndPhase{});
        QVERIFY(session.accept());
        QVERIFY(session.backTo(0));
        const auto cell = [&](int row, int column) { return model.index(row, column).data().toString(); };
        const auto struck = [&](int row) { return model.index(row, 0).data(Qt::FontRole).value<QFont>().strikeOut(); };
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(cell(0, JournalModel::Number), QString("1"));
        QCOMPARE(cell(0, JournalModel::Turn), QString("1"));
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

QTEST_MAIN(TestRefereeSession)
#include "tst_referee_session.moc"
