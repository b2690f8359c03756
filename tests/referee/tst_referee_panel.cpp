#include "support_table.h"

#include "core/siege/referee.h"
#include "referee/counter_field.h"
#include "referee/dice_pad.h"
#include "referee/journal_view.h"
#include "referee/overrule_dialog.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/rule_dialog.h"
#include "referee/target_model.h"
#include "referee/verdict_text.h"
#include "referee/verdict_view.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTranslator>

#include <algorithm>

using namespace merlon;
using namespace merlon::referee;

namespace
{

class UpperTranslator : public QTranslator
{
public:
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QString::fromUtf8(source).toUpper();
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
    CounterField* shooter() const { return child<CounterField>("shooter"); }
    CounterField* target() const { return child<CounterField>("target"); }
    QString headline() const { return child<VerdictView>()->headline(); }
    void type(QWidget* field, const char* text) const
    {
        field->setFocus();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void askAlricGwyn() const
    {
        type(shooter(), "alr");
        type(target(), "gwy");
    }
    /// A die for which the verdict on the table has an effect of that kind.
    template <class Effect>
    int faceFor() const
    {
        for (int die = 1; die <= 10; ++die)
        {
            const auto verdict =
                siege::judge(session_->game(), *session_->order(), {{"d10", die, verdict::DieSource::Typed}});
            if (std::ranges::any_of(verdict.effects,
                                    [](const auto& one) { return std::holds_alternative<Effect>(one); }))
                return die;
        }
        return -1;
    }
    int marks(verdict::Mark mark) const
    {
        const auto overlay = panel_->overlay();
        return static_cast<int>(std::ranges::count(overlay.hexes, mark, &verdict::MarkedHex::mark));
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
        QVERIFY(panel_->overlay().hexes.empty());
    }

    void threeLettersEnterThreeLettersEnterTheDieEnter()
    {
        panel_->ask();
        QCOMPARE(panel_->focusWidget(), shooter());
        type(shooter(), "alr");
        QCOMPARE(shooter()->text(), QString("Alric"));
        QCOMPARE(panel_->focusWidget(), target());
        type(target(), "gwy");
        QCOMPARE(headline(), QString("Alric may shoot at Gwyn."));
        QCOMPARE(panel_->focusWidget(), child<DicePad>());
        const int face = faceFor<verdict::HealthChange>();
        QTest::keyClick(child<DicePad>(), Qt::Key_0 + face % 10);
        QVERIFY2(headline().startsWith("Gwyn is"), qPrintable(headline()));
        QVERIFY(session_->game().find("gwyn")->health == scenario::Health::Ready);
        QTest::keyClick(child<DicePad>(), Qt::Key_Return);
        QVERIFY(session_->game().find("gwyn")->health != scenario::Health::Ready);
        QVERIFY(headline().isEmpty());
        QCOMPARE(panel_->focusWidget(), shooter());
    }

    void alricIsMeantAndNotAlun()
    {
        // "al" fits both: the one who can shoot and whose phase it is comes first
        type(shooter(), "al");
        QCOMPARE(shooter()->chosen(), std::string("alric"));
        // and as a target the enemy comes first
        type(target(), "al");
        QCOMPARE(target()->chosen(), std::string("alun"));
    }

    void anotherNameIsTypedOverTheOneThatWasRefused()
    {
        type(shooter(), "alric");
        type(target(), "alun");
        QCOMPARE(panel_->focusWidget(), target());
        QTest::keyClicks(target(), "gwy");
        QTest::keyClick(target(), Qt::Key_Return);
        QCOMPARE(target()->chosen(), std::string("gwyn"));
        QVERIFY(session_->wantsDie());
    }

    void anUnknownNameIsSaid()
    {
        type(shooter(), "zorro");
        QVERIFY(headline().contains("zorro"));
        QVERIFY(!session_->order());
    }

    void targetsAreMarkedBeforeOneIsChosen()
    {
        type(shooter(), "alric");
        QCOMPARE(marks(verdict::Mark::Shooter), 1);
        const auto* list = child<QListView>("targets");
        const auto* model = qobject_cast<TargetModel*>(list->model());
        QAbstractItemModelTester tester(list->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model->rowCount(), 4);
        int legal = 0;
        for (int row = 0; row < 4; ++row)
        {
            const QModelIndex index = model->index(row);
            const std::string id = index.data(TargetModel::CounterRole).toString().toStdString();
            const bool may = siege::judge(session_->game(), verdict::Shoot{"alric", id, {}, {}, {}}).legal;
            QCOMPARE(index.data(TargetModel::LegalRole).toBool(), may);
            QVERIFY(index.data(Qt::ToolTipRole).toString().contains(may ? "may shoot" : "may not shoot"));
            legal += may ? 1 : 0;
        }
        QVERIFY(legal > 0 && legal < 4); // Alun stands behind Gwyn, and a crossbow does not shoot over anybody
        QCOMPARE(marks(verdict::Mark::CanBeShot) > 0, true);
        QCOMPARE(marks(verdict::Mark::CannotBeShot) > 0, true);
    }

    void aTargetIsChosenFromTheList()
    {
        type(shooter(), "alric");
        auto* list = child<QListView>("targets");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
        QVERIFY(session_->order());
        QCOMPARE(target()->chosen(), std::get<verdict::Shoot>(*session_->order()).at);
    }

    void hexesArePickedOnTheMap()
    {
        QSignalSpy overlays(panel_.get(), &RefereePanel::overlayChanged);
        panel_->pickHex(table_->at("B3"));
        QCOMPARE(shooter()->text(), QString("Alric"));
        panel_->pickHex(table_->at("B6")); // a friend: he shoots instead
        QCOMPARE(shooter()->text(), QString("Bertran"));
        panel_->pickHex(table_->at("A1")); // nobody
        panel_->pickHex(table_->at("J9")); // the hind half of Rhys
        QCOMPARE(target()->text(), QString("Rhys"));
        QVERIFY(session_->order());
        QVERIFY(overlays.size() >= 3);
        QCOMPARE(marks(verdict::Mark::Target), 2);
        QCOMPARE(panel_->overlay().lines.size(), std::size_t{1});
    }

    void aRefusalSaysWhyAndOpensItsRule()
    {
        type(shooter(), "alric");
        type(target(), "alun");
        QCOMPARE(headline(), QString("Alric may not shoot at Alun."));
        const QString html = child<VerdictView>()->html();
        const verdict::Reason* why = verdict::decisive(session_->verdict());
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
        QCOMPARE(session_->dice().front().value, 10);
        QVERIFY(!zero->isEnabled());
        QTest::keyClick(child<DicePad>(), Qt::Key_Backspace);
        QVERIFY(zero->isEnabled());
        QTest::mouseClick(child<QPushButton>("roll"), Qt::LeftButton);
        QVERIFY(session_->dice().front().source == verdict::DieSource::Rolled);
    }

    void digitsInAFieldAreNoDice()
    {
        askAlricGwyn();
        target()->setFocus();
        QTest::keyClick(target(), Qt::Key_7);
        QVERIFY(session_->dice().empty());
    }

    void applyUndoRedo()
    {
        askAlricGwyn();
        session_->giveDie(faceFor<verdict::HealthChange>());
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        const auto hurt = session_->game().find("gwyn")->health;
        QVERIFY(hurt != scenario::Health::Ready);
        QTest::mouseClick(child<QPushButton>("undo"), Qt::LeftButton);
        QVERIFY(session_->game().find("gwyn")->health == scenario::Health::Ready);
        QVERIFY(!child<QPushButton>("undo")->isEnabled());
        QTest::mouseClick(child<QPushButton>("redo"), Qt::LeftButton);
        QVERIFY(session_->game().find("gwyn")->health == hurt);
    }

    void aRetreatIsAskedForAndPickedOnTheMap()
    {
        askAlricGwyn();
        session_->giveDie(faceFor<verdict::RetreatOwed>());
        QSignalSpy prompts(panel_.get(), &RefereePanel::pickWanted);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        QVERIFY(!shooter()->isVisible());
        QVERIFY(child<QLabel>("owed")->text().contains("Gwyn must retreat 2 hexes."));
        QVERIFY(!prompts.isEmpty() && !prompts.last().first().toString().isEmpty());
        const auto ways = siege::retreats(session_->game(), "gwyn");
        QCOMPARE(child<QListWidget>("endings")->count(), static_cast<int>(ways.size()));
        QVERIFY(marks(verdict::Mark::RetreatStep) >= static_cast<int>(ways.size()));
        panel_->pickHex(table_->at("A1"));
        QVERIFY(!session_->verdict().legal); // and it says why
        panel_->pickHex(ways.front().end);
        QVERIFY(session_->verdict().legal);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        QVERIFY(session_->game().find("gwyn")->hex == ways.front().end);
        QVERIFY(shooter()->isVisible());
    }

    void anUnhorsedRiderIsPlacedFromTheList()
    {
        type(shooter(), "bertran");
        type(target(), "rhys");
        const int face = faceFor<verdict::Unhorsed>();
        QVERIFY(face > 0);
        session_->giveDie(face);
        QTest::mouseClick(child<QPushButton>("apply"), Qt::LeftButton);
        auto* list = child<QListWidget>("endings");
        QVERIFY(list->isVisible() && list->count() > 0);
        list->setCurrentRow(0);
        QVERIFY(session_->order() && std::holds_alternative<verdict::PlaceRider>(*session_->order()));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(session_->game().owed.empty());
        QVERIFY(session_->game().find("rhys")->hex);
    }

    void whatThePlayersMayChooseIsOffered()
    {
        askAlricGwyn();
        QVERIFY(!child<QComboBox>("aim")->isVisible() && !child<QComboBox>("door")->isVisible());
        type(target(), "rhys");
        auto* aim = child<QComboBox>("aim");
        QVERIFY(aim->isVisible());
        aim->setCurrentIndex(2);
        QVERIFY(std::get<verdict::Shoot>(*session_->order()).aim == table_->at("J9"));
        type(target(), "owen");
        auto* door = child<QComboBox>("door");
        QVERIFY(door->isVisible() && !aim->isVisible());
        door->setCurrentIndex(1);
        const auto& shot = std::get<verdict::Shoot>(*session_->order());
        QCOMPARE(shot.covered.value_or(""), std::string("outer"));
        QVERIFY(!shot.aim);
    }

    void theRefereeOverrulesWithANote()
    {
        type(shooter(), "alric");
        type(target(), "alun");
        QTimer::singleShot(0, panel_.get(),
                           []
                           {
                               auto* dialog = qobject_cast<OverruleDialog*>(QApplication::activeModalWidget());
                               if (dialog == nullptr)
                                   return;
                               auto* outcome = dialog->findChild<QComboBox*>("outcome");
                               outcome->setCurrentIndex(outcome->findText("Alun is killed."));
                               dialog->findChild<QLineEdit*>("note")->setText("Gwyn had ducked");
                               dialog->accept();
                           });
        QTest::mouseClick(child<QPushButton>("overrule"), Qt::LeftButton);
        QVERIFY(session_->game().find("alun")->health == scenario::Health::Dead);
        const auto& played = std::get<game::Played>(session_->journal().entries.front().what);
        QVERIFY(played.overruled && played.overruled->allowed && !played.said.legal);
        QCOMPARE(played.overruled->note, std::string("Gwyn had ducked"));
    }

    void forbiddingALegalOrderIsTheFirstChoice()
    {
        askAlricGwyn();
        OverruleDialog dialog(session_->game(), *session_->order(), session_->verdict());
        QVERIFY(dialog.findChild<QRadioButton*>("forbid")->isChecked());
        QVERIFY(!dialog.ruling().allowed && dialog.ruling().effects.empty());
        dialog.findChild<QRadioButton*>("allow")->setChecked(true);
        QVERIFY(dialog.ruling().allowed);
    }

    void everyOutcomeCanBeKept()
    {
        for (const char* at : {"gwyn", "rhys"})
        {
            const verdict::Order order = verdict::Shoot{"alric", at, {}, {}, {}};
            const auto outcomes = outcomesOf(session_->game(), order, {});
            QVERIFY(outcomes.size() >= 5);
            for (const Outcome& outcome : outcomes)
            {
                QVERIFY(!outcome.words.isEmpty());
                session_->judge(order);
                QVERIFY(session_->overrule({true, outcome.effects, "x"}));
                QVERIFY(session_->undo());
            }
        }
    }

    void theEndOfAPhase()
    {
        QTest::mouseClick(child<QPushButton>("endPhase"), Qt::LeftButton);
        QCOMPARE(session_->game().phase, 1);
        type(shooter(), "gw"); // the Welsh shoot now
        QCOMPARE(shooter()->chosen(), std::string("gwyn"));
    }

    void escapeClearsTheQuestion()
    {
        askAlricGwyn();
        QTest::keyClick(child<DicePad>(), Qt::Key_Escape);
        QVERIFY(!session_->order());
        QVERIFY(shooter()->text().isEmpty() && target()->text().isEmpty());
        QVERIFY(panel_->overlay().hexes.empty());
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
        QCOMPARE(session_->dice().size(), std::size_t{1});
        QCOMPARE(target()->text(), QString("Gwyn"));
        QCOMPARE(view.model()->headerData(1, Qt::Horizontal).toString(), QString("TURN"));
        QCoreApplication::removeTranslator(&upper);
        QCoreApplication::processEvents();
        QCOMPARE(headline(), english);
    }

    void aLockedJournalIsSaid()
    {
        session_->judge(verdict::EndPhase{});
        QVERIFY(session_->accept());
        RefereeSession other;
        RefereePanel panel(other);
        panel.show();
        other.open(table_->setting(), table_->file());
        const auto* problem = panel.findChild<QLabel*>("problem");
        QVERIFY(problem->isVisible() && !problem->text().isEmpty());
        QVERIFY(!panel.findChild<QPushButton*>("endPhase")->isEnabled());
    }

    void theJournalGoesBackOnADoubleClick()
    {
        JournalView view(*session_);
        view.resize(800, 200);
        view.show();
        for (int i = 0; i < 3; ++i)
        {
            session_->judge(verdict::EndPhase{});
            QVERIFY(session_->accept());
        }
        QCOMPARE(session_->game().turn, 2);
        const QPoint at = view.visualRect(view.model()->index(0, 3)).center();
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(session_->game().turn, 1);
        QCOMPARE(session_->game().phase, 1);
        QCOMPARE(view.model()->rowCount(), 4);
    }
};

QTEST_MAIN(TestRefereePanel)
#include "tst_referee_panel.moc"
