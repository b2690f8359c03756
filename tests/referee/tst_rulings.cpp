#include "support_hand.h"
#include "support_main.h"
#include "support_ordinary_user.h"
#include "support_table.h"

#include "referee/by_hand_dialog.h"
#include "referee/correct_dialog.h"
#include "referee/journal_model.h"
#include "referee/journal_text.h"
#include "referee/journal_view.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>

namespace tst_rulings
{

using namespace merlon;
using namespace merlon::referee;
using castle::Health;
using test::counterOf;
using test::endPhase;
using test::shot;
using test::stateOf;

namespace
{

/// What is done in the dialog that opens next.
template <class Dialog, class Act>
void inNext(QObject* context, Act act)
{
    QTimer::singleShot(0, context,
                       [act]
                       {
                           auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
                           QVERIFY(dialog != nullptr);
                           act(*dialog);
                           dialog->accept();
                       });
}

} // namespace

/// The referee's hand: what is ruled against the rules, without an order, or corrected afterwards.
class TestRulings : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Table> table_;
    std::unique_ptr<RefereeSession> session_;
    std::unique_ptr<RefereePanel> panel_;

    int faceFor(std::string_view effect) const
    {
        return test::faceThat(session_->game(), session_->order(), test::does(effect));
    }
    QString lastOutcome() const
    {
        return JournalText(*session_).outcome(static_cast<int>(session_->journal().entries.size()) - 1);
    }
    QString html() const { return panel_->findChild<VerdictView*>()->html(); }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        table_ = std::make_unique<test::Table>();
        session_ = std::make_unique<RefereeSession>();
        panel_ = std::make_unique<RefereePanel>(*session_);
        session_->open(table_->setting(), table_->file());
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }
    void cleanup()
    {
        panel_.reset();
        session_.reset();
    }

    void aStateIsSetByHandAndMarkedSo()
    {
        inNext<ByHandDialog>(panel_.get(),
                             [](ByHandDialog& dialog)
                             {
                                 const test::Hand hand(dialog);
                                 hand.choose("effect", "State");
                                 hand.type("counter", "gwyn");
                                 hand.choose("state", "stunned");
                                 dialog.findChild<QLineEdit*>("note")->setText("a stone fell");
                             });
        test::Hand(*panel_).click("byHand");
        QVERIFY(counterOf(session_->game(), "gwyn").health == Health::Stunned);
        const auto& byHand = std::get<play::ByHand>(session_->journal().entries.front().what);
        QCOMPARE(byHand.note, play::Note("a stone fell"));
        const JournalText text(*session_);
        QCOMPARE(text.order(0), QString("By hand"));
        QCOMPARE(text.who(0), QString("Referee"));
        QCOMPARE(text.outcome(0), QString("Gwyn is stunned."));
        QCOMPARE(text.note(0), QString("a stone fell"));
        RefereeSession again;
        session_->close();
        again.open(table_->setting(), table_->file());
        QVERIFY(counterOf(again.game(), "gwyn").health == Health::Stunned);
    }

    void whatStandsOnAHexHasAMenu()
    {
        const std::unique_ptr<QMenu> menu(panel_->menuAt(table_->at("B3")));
        QVERIFY(menu);
        QStringList said;
        for (const QAction* action : menu->actions())
            said += action->text();
        QVERIFY2(said.front() == "B3" && said.contains("Alric, B3") && said.contains("&1  Shot"),
                 qPrintable(said.join('|')));
        QVERIFY(!said.contains("Bringing in an engine")); // another step, whatever comes
        const QList<QAction*> entries = menu->actions();
        const auto refused = std::ranges::find_if(entries, [](const QAction* one) { return one->text() == "Not now"; });
        QVERIFY(refused != entries.end());
        const QList<QAction*> actions = (*refused)->menu()->actions();
        const auto recover =
            std::ranges::find_if(actions, [](const QAction* one) { return one->text().startsWith("Recovery"); });
        QVERIFY(recover != actions.end() && !(*recover)->isEnabled());
        QVERIFY2((*recover)->text().contains("not stunned"), qPrintable((*recover)->text()));
        QMenu* byHand = menu->actions().last()->menu();
        QVERIFY(byHand != nullptr);
        inNext<ByHandDialog>(panel_.get(), [](ByHandDialog& dialog) { test::Hand(dialog).choose("state", "dead"); });
        const QString state = VerdictText(session_->game()).effectName("state");
        QStringList names;
        for (QAction* action : byHand->actions())
            names += action->text();
        QVERIFY2(names.contains(state), qPrintable(names.join('|')));
        byHand->actions()[names.indexOf(state)]->trigger();
        QVERIFY(counterOf(session_->game(), "alric").health == Health::Dead);
        const std::unique_ptr<QMenu> empty(panel_->menuAt(table_->at("A1"))); // nobody is there
        QVERIFY(empty);
        QCOMPARE(empty->actions().size(), 2);
    }

    void aRiderIsMovedByHandWithHisHorse()
    {
        const auto before = counterOf(session_->game(), "rhys");
        inNext<ByHandDialog>(panel_.get(), [](ByHandDialog&) {});
        panel_->moveByHand(*before.hex, table_->at("C8"));
        const auto after = counterOf(session_->game(), "rhys");
        QVERIFY(after.hex == table_->at("C8"));
        QVERIFY(*after.rear - *after.hex == *before.rear - *before.hex);
    }

    void theClockIsCorrected()
    {
        inNext<ByHandDialog>(panel_.get(),
                             [](ByHandDialog& dialog)
                             {
                                 const test::Hand hand(dialog);
                                 hand.choose("effect", "Turn and phase");
                                 hand.type("turn", "7");
                                 hand.type("force", "welsh");
                             });
        test::Hand(*panel_).click("byHand");
        QCOMPARE(stateOf(session_->game()).turn, 7);
        QCOMPARE(stateOf(session_->game()).phase, 1);
        QVERIFY(session_->undo());
        QCOMPARE(stateOf(session_->game()).turn, 1);
        QVERIFY2(JournalText(*session_).order(1).startsWith("Undo: line 1 (By hand)"),
                 qPrintable(JournalText(*session_).order(1)));
    }

    void aNoteIsNotTakenBack()
    {
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        QVERIFY(session_->ruleByHand({}, "a break for supper"));
        QVERIFY(session_->undo());
        QCOMPARE(stateOf(session_->game()).phase, 0);
        QCOMPARE(JournalText(*session_).order(1), QString("Note"));
        QVERIFY(session_->canRedo());
    }

    void aRefusedShotIsAllowedAndItsDieThrown()
    {
        session_->judge(shot("alric", "alun"));
        QVERIFY(!session_->verdict().legal);
        session_->rule({}, true, "Gwyn had ducked");
        QVERIFY(session_->verdict().legal && session_->wantsDie());
        QVERIFY2(html().contains("Set aside:"), qPrintable(html()));
        session_->giveDie(test::faceThat(session_->game(), session_->order(), test::does("state"), true));
        QVERIFY(session_->accept());
        QVERIFY(counterOf(session_->game(), "alun").health != Health::Ready);
        const auto& played = std::get<play::Played>(session_->journal().entries.front().what);
        QVERIFY(played.given.allowed && !played.overruled);
        QCOMPARE(played.note, play::Note("Gwyn had ducked"));
        QVERIFY2(lastOutcome().startsWith("Allowed by the referee."), qPrintable(lastOutcome()));
        const auto state = stateOf(session_->game());
        session_->close();
        RefereeSession again;
        again.open(table_->setting(), table_->file());
        QVERIFY(stateOf(again.game()) == state);
        QVERIFY(again.fold().differences().empty());
    }

    void nobodyAllowsADeadManToShoot()
    {
        QVERIFY(session_->ruleByHand(
            {{"state", {{"counter", play::Ref{"counter", "alric"}}, {"state", play::Choice{"state", "dead"}}}}}, {}));
        session_->judge(shot("alric", "gwyn"));
        session_->rule({}, true, "he was not");
        QVERIFY(!session_->verdict().legal);
    }

    void whatIsOwedIsReleased()
    {
        session_->judge(shot("alric", "gwyn"));
        session_->giveDie(faceFor("retreat"));
        QVERIFY(session_->accept());
        QVERIFY(panel_->canRelease());
        inNext<ByHandDialog>(panel_.get(), [](ByHandDialog& dialog)
                             { dialog.findChild<QLineEdit*>("note")->setText("he holds the gate"); });
        test::Hand(*panel_).click("release");
        QVERIFY(stateOf(session_->game()).owed.empty());
        QVERIFY(!panel_->canRelease());
        session_->judge(endPhase());
        QVERIFY(session_->verdict().whole());
    }

    void aDieIsCorrectedAndTheDifferencesAreSeenBefore()
    {
        session_->judge(shot("alric", "gwyn"));
        session_->giveDie(faceFor("state"));
        QVERIFY(session_->accept());
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        const auto misses = [](const play::Verdict& verdict) { return verdict.whole() && verdict.effects.empty(); };
        RefereeSession other;
        other.open(table_->setting(), {});
        const int miss = test::faceThat(other.game(), shot("alric", "gwyn"), misses);
        QVERIFY(miss >= 0);
        JournalView view(*session_);
        inNext<CorrectDialog>(&view,
                              [miss](CorrectDialog& dialog)
                              {
                                  dialog.findChild<QSpinBox*>("face0")->setValue(miss == 0 ? 10 : miss);
                                  const auto* list = dialog.findChild<QListWidget*>("differences");
                                  QCOMPARE(list->count(), 1);
                                  const QString said = list->item(0)->text();
                                  QVERIFY2(said.startsWith("Line 1: Gwyn is"), qPrintable(said));
                              });
        view.correct(0);
        QVERIFY(counterOf(session_->game(), "gwyn").health == Health::Ready);
        QCOMPARE(session_->fold().lines()[0].given.dice.front().source, play::Source::Corrected);
        QVERIFY(session_->fold().lines()[0].today && session_->fold().differences().empty()); // his word, no alarm
        const QString dice = view.model()->index(0, JournalModel::Dice).data().toString();
        QVERIFY2(dice.contains("(corrected)"), qPrintable(dice));
        for (const QString& word : dice.split(' ')) // read whole, however narrow its column is else
            QTRY_VERIFY(view.columnWidth(JournalModel::Dice) > view.fontMetrics().horizontalAdvance(word));
        view.correct(1); // no dice fell for it: nothing opens
        QVERIFY(session_->undo());
        QVERIFY(counterOf(session_->game(), "gwyn").health != Health::Ready);
    }

    void aLineIsToldWholeAgain()
    {
        session_->judge(shot("alric", "alun"));
        QVERIFY(session_->accept());
        session_->judge(shot("alric", "gwyn"));
        session_->giveDie(faceFor("state"));
        const QString then = html();
        QVERIFY(session_->accept());
        QVERIFY2(JournalText(*session_).outcome(0).size() > QString("Refused. ").size(), "and why");
        panel_->showLine(1);
        QVERIFY(html().endsWith(then));
        session_->undo();
        panel_->showLine(1); // also of what was taken back
        QVERIFY(html().endsWith(then));
        panel_->showLine(2);
        QVERIFY2(panel_->findChild<VerdictView*>()->headline().contains("line 2 (Alric shoots at Gwyn)"),
                 qPrintable(panel_->findChild<VerdictView*>()->headline()));
    }

    void gamesAreKeptByName()
    {
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        QVERIFY(session_->saveGameAs("second evening"));
        QCOMPARE(session_->gameName(), QString("second evening"));
        QCOMPARE(stateOf(session_->game()).phase, 1);
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        session_->openGame({});
        QCOMPARE(session_->journal().entries.size(), std::size_t{1});
        session_->openGame("third");
        QVERIFY(session_->journal().entries.empty());
        QCOMPARE(session_->games().size(), 2); // the third has no order yet
        session_->openGame("second evening");
        QCOMPARE(session_->journal().entries.size(), std::size_t{2});
        QVERIFY(!GameFile::isName("../x") && !GameFile::isName("") && !GameFile::isName(".x") &&
                GameFile::isName("Año 2"));
    }

    void asecondMerlonFollowsTheFirst()
    {
        RefereeSession second;
        second.open(table_->setting(), table_->file()); // before the game has begun
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        QTRY_COMPARE(second.journal().entries.size(), std::size_t{1});
        QVERIFY(!second.journalProblem().isEmpty() && !second.canUndo());
        QCOMPARE(stateOf(second.game()).phase, 1);
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        QTRY_COMPARE(stateOf(second.game()).turn, 2);
        second.judge(shot("alric", "gwyn")); // what may be is asked there too, and nothing kept
        QVERIFY(second.verdict().legal && !second.canAccept());
        QVERIFY(session_->undo());
        QTRY_COMPARE(stateOf(second.game()).turn, 1);
    }

    void aGameThatCannotBeWrittenIsShownAndSaysSo()
    {
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        const QString journal = session_->journalFile();
        session_->close();
        QVERIFY(QFile::setPermissions(journal, QFile::ReadOwner | QFile::ReadOther));
        constexpr auto everything = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther |
                                    QFile::WriteOther | QFile::ExeOther;
        QVERIFY(QFile::setPermissions(QFileInfo(journal).path(), everything));
        const auto look = [&]
        {
            RefereeSession other;
            other.open(table_->setting(), table_->file());
            return int{other.journalFile() == journal} + 2 * int{other.journal().entries.size() == 1} +
                   4 * int{!other.journalProblem().isEmpty()};
        };
        QCOMPARE(test::asOrdinaryUser(look), 7);
    }
};

LIST_TEST(TestRulings)

} // namespace tst_rulings

#include "tst_rulings.moc"
