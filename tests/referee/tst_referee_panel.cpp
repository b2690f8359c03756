#include "support_hand.h"
#include "support_main.h"
#include "support_table.h"

#include "core/castle/retreats/retreats.h"
#include "core/play/passed_over.h"
#include "referee/candidate_model.h"
#include "referee/dice_pad.h"
#include "referee/journal_view.h"
#include "referee/openings_bar.h"
#include "referee/overrule_dialog.h"
#include "referee/pick_field.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/rule_dialog.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

namespace tst_referee_panel
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

/// All but the holes of a sentence.
class UpperTranslator : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        QString upper = QString::fromUtf8(source);
        bool hole = false;
        for (QChar& one : upper)
        {
            hole = one == u'{' || (hole && one != u'}');
            one = hole ? one : one.toUpper();
        }
        return upper;
    }
    bool isEmpty() const override { return false; }
};

} // namespace

/// The panel as the referee uses it, by the keyboard, the mouse and the map.
class TestRefereePanel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<test::Table> table_;
    std::unique_ptr<RefereeSession> session_;
    std::unique_ptr<RefereePanel> panel_;

    template <class T>
    T* child(const char* name = nullptr) const
    {
        return name ? panel_->findChild<T*>(name) : panel_->findChild<T*>();
    }
    PickField* shooter() const { return child<PickField>("by"); }
    PickField* target() const { return child<PickField>("at"); }
    /// Whom a field of the order on the table names; nobody when it names none.
    std::string named(const char* field) const
    {
        const play::Value* value = session_->draft() != nullptr ? session_->draft()->value(field) : nullptr;
        return value != nullptr ? play::plain(*value) : std::string();
    }
    QString headline() const { return child<VerdictView>()->headline(); }
    void type(const char* field, const char* text) const { test::Hand(*panel_).type(field, text); }
    void askAlricGwyn() const
    {
        type("by", "alr");
        type("at", "gwy");
    }
    std::size_t kept() const { return session_->journal().entries.size(); }
    void toTheMovementOfTheWelsh() const
    {
        session_->judge(endPhase());
        session_->accept();
        panel_->endStep();
    }
    /// A die for which the verdict on the table has an effect of that kind.
    int faceFor(std::string_view effect) const
    {
        const auto has = [&](const play::Verdict& verdict)
        { return std::ranges::count(verdict.effects, effect, &play::Record::kind) > 0; };
        return test::faceThat(session_->game(), session_->order(), has);
    }
    int marks(play::Mark mark) const
    {
        const play::Scene scene = panel_->scene();
        return static_cast<int>(std::ranges::count(scene.marks, mark, &play::Marked::mark));
    }
    CandidateModel& candidates() const
    {
        return *qobject_cast<CandidateModel*>(child<QListView>("candidates")->model());
    }

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        table_ = std::make_unique<test::Table>();
        session_ = std::make_unique<RefereeSession>();
        panel_ = std::make_unique<RefereePanel>(*session_);
        session_->open(table_->setting(), table_->file());
        panel_->resize(360, 860);
        panel_->show();
        QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
    }

    void cleanup()
    {
        panel_.reset();
        session_.reset();
    }

    void withoutAScenarioNothingCanBeAsked()
    {
        session_->close();
        for (const QPushButton* button : panel_->findChildren<QPushButton*>())
            QVERIFY2(!button->isEnabled(), qPrintable(button->objectName()));
        panel_->pickHex(table_->at("B3"));
        QVERIFY(panel_->scene().marks.empty());
    }

    void threeLettersEnterThreeLettersEnterTheDieEnter()
    {
        panel_->ask();
        QCOMPARE(panel_->focusWidget(), shooter());
        type("by", "alr");
        QCOMPARE(shooter()->text(), QString("Alric"));
        QCOMPARE(panel_->focusWidget(), target());
        type("at", "gwy");
        QCOMPARE(headline(), QString("Alric may shoot at Gwyn."));
        QCOMPARE(panel_->focusWidget(), child<DicePad>());
        const int face = faceFor("state");
        QTest::keyClick(child<DicePad>(), Qt::Key_0 + face % 10);
        QVERIFY2(headline().startsWith("Gwyn is"), qPrintable(headline()));
        QVERIFY(counterOf(session_->game(), "gwyn").health == Health::Ready);
        QTest::keyClick(child<DicePad>(), Qt::Key_Return);
        QVERIFY(counterOf(session_->game(), "gwyn").health != Health::Ready);
        QVERIFY(headline().isEmpty());
        QCOMPARE(panel_->focusWidget(), shooter());
    }

    void alricIsMeantAndNotAlun()
    {
        // "al" fits both: the one who can shoot and whose phase it is comes first
        type("by", "al");
        QCOMPARE(named("by"), std::string("alric"));
        // and as a target the enemy comes first
        type("at", "al");
        QCOMPARE(named("at"), std::string("alun"));
    }

    void anotherNameIsTypedOverTheOneThatWasRefused()
    {
        type("by", "alric");
        type("at", "alun");
        QCOMPARE(panel_->focusWidget(), target());
        QTest::keyClicks(target(), "gwy");
        QTest::keyClick(target(), Qt::Key_Return);
        QCOMPARE(named("at"), std::string("gwyn"));
        QVERIFY(session_->wantsDie());
    }

    void anUnknownNameIsSaid()
    {
        type("by", "zorro");
        QVERIFY(headline().contains("zorro"));
        QVERIFY(!session_->draft());
    }

    void targetsAreMarkedBeforeOneIsChosen()
    {
        QSignalSpy scenes(panel_.get(), &RefereePanel::sceneChanged);
        QSignalSpy prompts(panel_.get(), &RefereePanel::pickWanted);
        type("by", "alric");
        QVERIFY(scenes.last().first().value<play::Scene>() == panel_->scene()); // the map shows what is asked now
        QCOMPARE(prompts.last().first().toString(), QString("Pick the target."));
        QCOMPARE(marks(play::Mark::Actor), 1);
        QAbstractItemModelTester tester(&candidates(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(candidates().rowCount(), 4);
        int legal = 0;
        for (int row = 0; row < 4; ++row)
        {
            const play::Value& who = candidates().candidates()[static_cast<std::size_t>(row)].mark;
            const bool may = play::judge(session_->game(), shot("alric", std::get<play::Ref>(who).id.c_str())).legal;
            const QModelIndex index = candidates().index(row);
            QCOMPARE(index.data(CandidateModel::LegalRole).toBool(), may);
            const QString tip = index.data(Qt::ToolTipRole).toString();
            QVERIFY2(tip.contains(may ? "may shoot at" : "cannot shoot at"), qPrintable(tip));
            QCOMPARE(tip.count('.') > 1, !may); // and the reason against it
            const QString line = index.data().toString();
            QVERIFY2(may ? line.contains(": range ") && line.contains(" cover") : line.endsWith('.'), qPrintable(line));
            legal += may ? 1 : 0;
        }
        QVERIFY(legal > 0 && legal < 4); // Alun stands behind Gwyn, and a crossbow does not shoot over anybody
        QVERIFY(marks(play::Mark::May) > 0);
        QVERIFY(marks(play::Mark::MayNot) > 0);
    }

    void aTargetIsChosenFromTheList()
    {
        type("by", "alric");
        const play::Value first = candidates().candidates().front().mark;
        auto* list = child<QListView>("candidates");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(candidates().index(0)).center());
        QCOMPARE(named("at"), std::get<play::Ref>(first).id);
        QVERIFY(session_->wantsDie());
    }

    void whoIsPickedIsOfferedAllThatHeMayDo()
    {
        toTheMovementOfTheWelsh();
        panel_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
        panel_->pickHex(table_->at("J9")); // the hind half of Rhys
        std::vector<play::Record> may;
        for (const Opening& one : openingsOf(*session_, play::Ref{"counter", "rhys"}))
            if (one.legal)
                may.push_back(one.begun);
        QVERIFY(may.size() > 1);
        const auto* bar = child<OpeningsBar>();
        QVERIFY(bar->isVisible());
        QVERIFY(session_->order() == may[0]);
        QTRY_VERIFY(bar->findChild<QToolButton*>(QString::fromStdString(may[1].kind))->isVisible());
        QVERIFY(bar->findChild<QToolButton*>(QString::fromStdString(may[0].kind))->isChecked());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2, Qt::AltModifier);
        QVERIFY(session_->order().kind == may[1].kind);
        QCOMPARE(named("counter"), std::string("rhys"));
        QCOMPARE(child<QComboBox>("kind")->currentText(),
                 VerdictText(session_->game()).orderName(may[1].kind)); // the box follows
        QVERIFY(bar->findChild<QToolButton*>(QString::fromStdString(may[1].kind))->isChecked());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(session_->order() == may[0]);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_9, Qt::AltModifier); // nothing, and nothing is typed
        QVERIFY(child<PickField>("path")->text().isEmpty() && session_->order() == may[0]);
        session_->clear();
        QVERIFY(!bar->isVisible()); // nobody is picked
    }

    void ofAHexNothingIsSaidButWhatElseItCouldBegin()
    {
        OpeningsBar bar(nullptr);
        const play::Value hex(table_->at("B3"));
        bar.show(*session_, &hex, "shoot");
        const auto openings = openingsOf(*session_, hex); // of Alric, who stands there
        QVERIFY(openings.size() > 1);
        QCOMPARE(bar.findChild<QLabel*>()->text(), QString("Hex B3 (Alt+digit):"));
        QVERIFY(bar.isVisible());
        const play::Value empty(table_->at("A1"));
        bar.show(*session_, &empty, "bombard");
        QVERIFY(openingsOf(*session_, empty).empty());
        QVERIFY(!bar.isVisible());
    }

    void whatIsOfferedToThemLeadsOn()
    {
        for (int step = 0; step < 4; ++step)
        {
            for (const castle::Counter& who : stateOf(session_->game()).counters)
                for (const Opening& one : openingsOf(*session_, play::Ref{"counter", who.id}))
                {
                    const play::Verdict verdict = play::judge(session_->game(), one.begun);
                    const play::Kind& kind = *session_->setting()->system->order(one.begun.kind);
                    const bool wants = !verdict.wants.empty() && verdict.wants.front().must &&
                                       play::isPicked(*play::find(kind, verdict.wants.front().field));
                    if (one.legal && wants)
                    {
                        const auto some = session_->setting()->system->candidates(session_->game(), one.begun,
                                                                                  verdict.wants.front().field);
                        QVERIFY2(std::ranges::any_of(some.some, &play::Candidate::legal), qPrintable(one.name));
                    }
                    QVERIFY2(!one.why.contains("has an invalid value"), qPrintable(one.why));
                    QVERIFY2(one.legal || one.why.isEmpty() || one.why.endsWith('.'), qPrintable(one.why));
                }
            panel_->endStep();
        }
    }

    void aWayIsListedWithItsPrice()
    {
        toTheMovementOfTheWelsh();
        type("counter", "gwyn");
        QVERIFY(candidates().rowCount() > 1);
        for (int row = 0; row < candidates().rowCount(); ++row)
        {
            const QString line = candidates().index(row).data().toString();
            QVERIFY2(line.contains(": cost ") && line.contains("points left "), qPrintable(line));
        }
    }

    void theEndOfAStepTellsWhoWasPassedOver()
    {
        panel_->endStep();
        QCOMPARE(session_->journal().entries.size(), std::size_t{1});
        const QString html = child<VerdictView>()->html();
        QVERIFY2(html.contains("Skipped") && html.contains("May shoot") && html.contains("Alric"), qPrintable(html));
        session_->undo();
        QVERIFY(!child<VerdictView>()->html().contains("Skipped"));
    }

    void theEndOfAPhaseAsksWhetherStepsAreLeftOut()
    {
        toTheMovementOfTheWelsh();
        QVERIFY(session_->undo()); // in front of it
        const std::size_t before = kept();
        panel_->endPhase();
        QCOMPARE(kept(), before);
        QVERIFY2(headline().contains("skips actions"), qPrintable(headline()));
        QVERIFY(child<VerdictView>()->html().contains("Step 2 of 5, movement: May move"));
        QCOMPARE(panel_->focusWidget(), child<QPushButton>("apply"));
        QTest::keyClick(panel_->focusWidget(), Qt::Key_Escape); // not so
        QVERIFY(session_->draft() == nullptr && kept() == before);
        panel_->endPhase();
        panel_->endPhase(); // so
        QCOMPARE(kept(), before + 1);
    }

    /// Whoever ends a phase may not have looked who could still act in its last step.
    void theEndOfAPhaseAsksForItsOwnStepToo()
    {
        toTheMovementOfTheWelsh();
        const auto later = [this]
        { return std::ranges::any_of(play::passedOver(session_->game(), endPhase()), &play::PassedOver::later); };
        const auto anybody = [this] { return !play::passedOver(session_->game(), endPhase()).empty(); };
        for (int step = 0; step < 5 && later(); ++step)
            panel_->endStep();
        QVERIFY(anybody() && !later());
        QVERIFY(!play::isLeastEnd(session_->game(), endPhase()));
        const std::size_t before = kept();
        panel_->endPhase();
        QCOMPARE(kept(), before);
        QVERIFY2(headline().contains("skips actions"), qPrintable(headline()));
    }

    void whatCannotBeEndedSaysWhy()
    {
        const auto* others = child<QToolButton>("wholeNotNow");
        QVERIFY(others->isVisible());
        QVERIFY(!others->menu()->actions().isEmpty());
        for (const QAction* action : others->menu()->actions())
            QVERIFY2(!action->isEnabled() && action->text().contains(": ") && action->text().endsWith('.'),
                     qPrintable(action->text()));
    }

    void onASmallScreenDiceAndButtonsAreSeen()
    {
        type("by", "alric");
        panel_->resize(360, 480);
        QCoreApplication::processEvents();
        for (const QWidget* part :
             {static_cast<QWidget*>(child<DicePad>()), static_cast<QWidget*>(child<QPushButton>("undo"))})
            QVERIFY(panel_->rect().contains(QRect(part->mapTo(panel_.get(), QPoint()), part->size())));
        for (const auto* line : panel_->findChildren<PickField*>())
            QVERIFY2(!line->isVisible() || line->height() >= line->minimumSizeHint().height(),
                     qPrintable(line->objectName())); // and no field is squeezed
    }

    void hexesArePickedOnTheMap()
    {
        QSignalSpy scenes(panel_.get(), &RefereePanel::sceneChanged);
        panel_->pickHex(table_->at("B3"));
        QCOMPARE(shooter()->text(), QString("Alric"));
        panel_->pickHex(table_->at("B6")); // a friend: he shoots instead
        QCOMPARE(shooter()->text(), QString("Bertran"));
        panel_->pickHex(table_->at("A1")); // nobody
        panel_->pickHex(table_->at("J9")); // the hind half of Rhys
        QCOMPARE(target()->text(), QString("Rhys"));
        QVERIFY(session_->wantsDie());
        QVERIFY(scenes.size() >= 3);
        QCOMPARE(marks(play::Mark::Aim), 2);
        QCOMPARE(panel_->scene().lines.size(), std::size_t{1});
    }

    void aRefusalSaysWhyAndOpensItsRule()
    {
        type("by", "alric");
        type("at", "alun");
        QCOMPARE(headline(), QString("Alric cannot shoot at Alun."));
        const QString html = child<VerdictView>()->html();
        const play::Reason* why = play::decisive(session_->verdict());
        const QString rule = QString::fromStdString(std::string(why->phrase.rule.id));
        QVERIFY2(html.contains("href='rule:" + rule + "'"), qPrintable(html));
        emit child<VerdictView>()->ruleWanted(rule);
        const auto* dialog = panel_->findChild<RuleDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->rule(), rule);
    }

    void theDicePadWakesWhenADieIsWanted()
    {
        auto* zero = child<QToolButton>("face0");
        QVERIFY(!zero->isEnabled());
        QVERIFY(!child<QPushButton>("roll")->isEnabled());
        askAlricGwyn();
        QVERIFY(zero->isEnabled());
        QTest::mouseClick(zero, Qt::LeftButton);
        QCOMPARE(session_->draft()->given().dice.front().value, 10);
        QVERIFY(!child<QPushButton>("roll")->isEnabled()); // what was thrown stays thrown
        QTest::keyClick(child<DicePad>(), Qt::Key_Backspace);
        QVERIFY(zero->isEnabled());
        QTest::mouseClick(child<QPushButton>("roll"), Qt::LeftButton);
        QVERIFY(session_->draft()->given().dice.front().source == play::Source::Rolled);
    }

    void digitsReachTheDieUnlessANameIsBeingTyped()
    {
        askAlricGwyn();
        target()->setFocus();
        QTest::keyClicks(target(), "rhys 1");
        QVERIFY(session_->draft()->given().dice.empty());
        askAlricGwyn();
        target()->setFocus();
        QTest::keyClick(target(), Qt::Key_7);
        QCOMPARE(session_->draft()->given().dice.front().value, 7);
        QCOMPARE(target()->text(), QString("Gwyn"));
    }

    void anotherDigitOrAnotherKeyTakesThePlaceOfTheDie()
    {
        askAlricGwyn();
        QTest::keyClicks(child<DicePad>(), "48");
        QCOMPARE(session_->draft()->given().dice.size(), std::size_t{1});
        QCOMPARE(session_->draft()->given().dice.front().value, 8);
        QTest::mouseClick(child<QToolButton>("face0"), Qt::LeftButton);
        QCOMPARE(session_->draft()->given().dice.front().value, 10);
        QCOMPARE(session_->draft()->given().dice.size(), std::size_t{1});
    }

    void enterInARefusalKeepsIt()
    {
        type("by", "alric");
        type("at", "alun");
        QCOMPARE(panel_->focusWidget(), target());
        QTest::keyClick(target(), Qt::Key_Return);
        QCOMPARE(session_->journal().entries.size(), std::size_t{1});
        const auto& played = std::get<play::Played>(session_->journal().entries.front().what);
        QVERIFY(!played.said.legal);
    }

    void aCounterIsFoundByItsPlace()
    {
        type("by", "B3");
        QCOMPARE(named("by"), std::string("alric"));
        type("at", "j9"); // the hind half of his horse
        QCOMPARE(named("at"), std::string("rhys"));
    }

    void whatIsAskedAnewForgetsTheOrder()
    {
        askAlricGwyn();
        panel_->askAnew();
        QVERIFY(session_->draft() == nullptr);
        QVERIFY(shooter()->text().isEmpty());
        QCOMPARE(panel_->focusWidget(), shooter());
    }

    void applyUndoRedo()
    {
        askAlricGwyn();
        session_->giveDie(faceFor("state"));
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        const auto hurt = counterOf(session_->game(), "gwyn").health;
        QVERIFY(hurt != Health::Ready);
        QTest::mouseClick(child<QPushButton>("undo"), Qt::LeftButton);
        QVERIFY(counterOf(session_->game(), "gwyn").health == Health::Ready);
        QVERIFY(!child<QPushButton>("undo")->isEnabled());
        QTest::mouseClick(child<QPushButton>("redo"), Qt::LeftButton);
        QVERIFY(counterOf(session_->game(), "gwyn").health == hurt);
    }

    void aRetreatIsAskedForAndPickedOnTheMap()
    {
        askAlricGwyn();
        session_->giveDie(faceFor("retreat"));
        QSignalSpy prompts(panel_.get(), &RefereePanel::pickWanted);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        QVERIFY(!shooter());
        QVERIFY(child<QLabel>("owed")->text().contains("Gwyn must first retreat 2 hex"));
        QVERIFY(!prompts.isEmpty() && !prompts.last().first().toString().isEmpty());
        const castle::Position now{table_->setting()->data.as<siege::Data>(), stateOf(session_->game())};
        const auto ways = castle::retreatsOf(now, now.find("gwyn"), 2);
        QVERIFY(!ways.empty());
        QCOMPARE(candidates().rowCount(), static_cast<int>(ways.size()));
        panel_->pickHex(table_->at("A1"));
        QVERIFY(!session_->verdict().legal); // and it says why
        panel_->pickHex(ways.front().end);
        QVERIFY(session_->verdict().legal);
        QCOMPARE(marks(play::Mark::Way), 2);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        QVERIFY(counterOf(session_->game(), "gwyn").hex == ways.front().end);
        QVERIFY(shooter()->isVisible());
    }

    void anUnhorsedRiderIsPlacedFromTheList()
    {
        type("by", "bertran");
        type("at", "rhys");
        const int face = faceFor("unhorsed");
        QVERIFY(face > 0);
        session_->giveDie(face);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        auto* list = child<QListView>("candidates");
        QVERIFY(list->isVisible() && candidates().rowCount() > 0);
        const play::Value first = candidates().candidates().front().mark;
        list->setFocus(Qt::TabFocusReason);
        QTest::keyClick(list, Qt::Key_Return); // nothing was chosen
        QVERIFY(session_->draft() == nullptr);
        auto* hex = child<PickField>("hex");
        hex->setFocus();
        QTest::keyClicks(hex, "gwy"); // meant for the next order
        QTest::keyClick(hex, Qt::Key_Return);
        QTest::keyClicks(hex, "1"); // part of the name of a hex
        QTest::keyClick(hex, Qt::Key_Return);
        QVERIFY(session_->draft() == nullptr || !session_->draft()->value("hex"));
        list->setFocus(Qt::TabFocusReason);
        list->setCurrentIndex(candidates().index(0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(session_->order().kind, std::string("place"));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(stateOf(session_->game()).owed.empty());
        QVERIFY(counterOf(session_->game(), "rhys").hex == std::get<hex::Hex>(first));
    }

    void whatThePlayersMayChooseIsOffered()
    {
        askAlricGwyn();
        QVERIFY(!child<QComboBox>("aim")->isVisible() && !child<QComboBox>("covered")->isVisible());
        type("at", "rhys");
        auto* aim = child<QComboBox>("aim");
        QVERIFY(aim->isVisible());
        test::Hand(*panel_).choose("aim", "J9");
        QCOMPARE(session_->draft()->value("aim") != nullptr, true);
        QVERIFY(*session_->draft()->value("aim") == play::Value(table_->at("J9")));
        type("at", "owen");
        auto* door = child<QComboBox>("covered");
        QVERIFY(door->isVisible() && !aim->isVisible());
        test::Hand(*panel_).choose("covered", "the outer side");
        QCOMPARE(named("covered"), std::string("outer"));
        QVERIFY(!session_->draft()->value("aim"));
    }

    void theRefereeOverrulesWithANote()
    {
        type("by", "alric");
        type("at", "alun");
        QTimer::singleShot(0, panel_.get(),
                           []
                           {
                               auto* dialog = qobject_cast<OverruleDialog*>(QApplication::activeModalWidget());
                               if (dialog == nullptr)
                                   return;
                               const test::Hand hand(*dialog);
                               dialog->findChild<QRadioButton*>("instead")->click();
                               hand.choose("effect", "State");
                               hand.choose("state", "dead");
                               hand.click("add");
                               dialog->findChild<QLineEdit*>("note")->setText("Gwyn had ducked");
                               dialog->accept();
                           });
        QTest::mouseClick(child<QPushButton>("overrule"), Qt::LeftButton);
        QVERIFY(counterOf(session_->game(), "alun").health == Health::Dead);
        const auto& played = std::get<play::Played>(session_->journal().entries.front().what);
        QVERIFY(played.overruled && played.overruled->allowed && !played.said.legal);
        QCOMPARE(played.overruled->note, play::Note("Gwyn had ducked"));
    }

    void theEndOfAPhase()
    {
        test::Hand(*panel_).click("end_phase");
        test::Hand(*panel_).click("apply"); // so it is meant
        QCOMPARE(stateOf(session_->game()).phase, 1);
        type("by", "gw"); // the Welsh shoot now
        QCOMPARE(named("by"), std::string("gwyn"));
    }

    void escapeClearsTheQuestion()
    {
        askAlricGwyn();
        QTest::keyClick(child<DicePad>(), Qt::Key_Escape);
        QVERIFY(!session_->draft());
        QVERIFY(shooter()->text().isEmpty() && target()->text().isEmpty());
        QVERIFY(panel_->scene().marks.empty());
    }

    void theLanguageChangesWhileItRuns()
    {
        askAlricGwyn();
        session_->giveDie(5);
        JournalView view(*session_);
        const QString english = headline();
        UpperTranslator upper;
        QVERIFY(QCoreApplication::installTranslator(&upper));
        QCoreApplication::processEvents();
        QCOMPARE(headline(), english.toUpper().replace("ALRIC", "Alric").replace("GWYN", "Gwyn"));
        QCOMPARE(child<QPushButton>("undo")->text(), QString("&UNDO"));
        QCOMPARE(session_->draft()->given().dice.size(), std::size_t{1});
        QCOMPARE(target()->text(), QString("Gwyn"));
        QCOMPARE(view.model()->headerData(1, Qt::Horizontal).toString(), QString("WHEN"));
        QCoreApplication::removeTranslator(&upper);
        QCoreApplication::processEvents();
        QCOMPARE(headline(), english);
    }

    void aLockedJournalIsSaid()
    {
        session_->judge(endPhase());
        QVERIFY(session_->accept());
        RefereeSession other;
        RefereePanel panel(other);
        panel.show();
        other.open(table_->setting(), table_->file());
        const auto* problem = panel.findChild<QLabel*>("problem");
        QVERIFY(problem->isVisible() && !problem->text().isEmpty());
        QVERIFY(!panel.findChild<QPushButton*>("end_phase")->isEnabled());
    }

    void theJournalGoesBackOnADoubleClick()
    {
        JournalView view(*session_);
        view.resize(800, 200);
        view.show();
        for (int i = 0; i < 3; ++i)
        {
            session_->judge(endPhase());
            QVERIFY(session_->accept());
        }
        QCOMPARE(stateOf(session_->game()).turn, 2);
        const QPoint at = view.visualRect(view.model()->index(0, 3)).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(stateOf(session_->game()).turn, 1);
        QCOMPARE(stateOf(session_->game()).phase, 1);
        QCOMPARE(view.model()->rowCount(), 4);
    }
};

LIST_TEST(TestRefereePanel)

} // namespace tst_referee_panel

#include "tst_referee_panel.moc"
