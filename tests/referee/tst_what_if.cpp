#include "support_hand.h"
#include "support_main.h"
#include "support_table.h"

#include "core/play/odds.h"
#include "referee/candidate_model.h"
#include "referee/chances.h"
#include "referee/dice_pad.h"
#include "referee/referee_panel.h"
#include "referee/referee_session.h"
#include "referee/verdict_view.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>

namespace tst_what_if
{

using namespace merlon;
using namespace merlon::referee;
using castle::Health;
using test::counterOf;
using test::shot;

/// What could come of an order, before it is given and without giving it.
class TestWhatIf : public QObject
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
    void ask(const char* by, const char* at) const
    {
        test::Hand(*panel_).type("by", by);
        test::Hand(*panel_).type("at", at);
    }
    void toggle() const { test::Hand(*panel_).click("whatIf"); }
    /// With plain spaces.
    QString said() const { return child<VerdictView>()->findChild<QTextBrowser*>()->toPlainText(); }
    static QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), ' '); }
    QString headline() const { return child<VerdictView>()->headline(); }
    QString banner() const { return child<QLabel>("whatIfBanner")->text(); }
    QPushButton* apply() const { return child<QPushButton>("apply"); }
    std::size_t kept() const { return session_->journal().entries.size(); }
    CandidateModel& candidates() const
    {
        return *qobject_cast<CandidateModel*>(child<QListView>("candidates")->model());
    }

    /// A hundred Welshmen besides, wherever there is room.
    std::shared_ptr<const play::Setting> crowd() const
    {
        play::Scenario scenario = table_->setting()->scenario;
        const hex::Layout& layout = play::hexBoard(table_->setting()->boards)->layout;
        for (int n = 0; n < 100; ++n)
        {
            const hex::Hex at = layout.hexAt({4 + n % 12, n / 12});
            play::Counter one;
            one.id = "w" + std::to_string(n);
            one.name = "W" + std::to_string(n);
            one.fields = {{"class", play::Choice{"class", "soldier"}}, {"hex", at}};
            scenario.forces[1].counters.push_back(std::move(one));
        }
        return play::settingOf(*table_->setting()->system, std::move(scenario), table_->setting()->boards);
    }

private slots:
    /// The reach too: it is nobody's time to move yet.
    void whoCouldMoveIsOfferedHisReach()
    {
        const auto picked = [&] {
            return session_->setting()->system->candidates(session_->game(), session_->order(), "path",
                                                           session_->allowance());
        };
        const play::Record move{"move", {{"counter", play::Ref{"counter", "gwyn"}}}};
        session_->judge(move);
        QVERIFY(picked().some.empty());
        toggle();
        session_->judge(move);
        const auto reach = picked().some;
        QVERIFY(!reach.empty());
        for (const play::Candidate& one : reach)
        {
            session_->judge(move);
            session_->pick("path", one.mark);
            QVERIFY(session_->verdict().whole());
            session_->clear();
        }
        QCOMPARE(kept(), std::size_t(0));
    }

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

    void percentsAreAsExactAsTheyAreShort()
    {
        QCOMPARE(plain(percent(7, 10)), QString("70 %"));
        QCOMPARE(plain(percent(10, 10)), QString("100 %"));
        QCOMPARE(plain(percent(0, 10)), QString("0 %"));
        QCOMPARE(plain(percent(1, 8)), QString("12.5 %"));
        QCOMPARE(plain(percent(1, 6)), QString("16.7 %"));
        QCOMPARE(plain(percent(1, 6, 0)), QString("17 %"));
        QCOMPARE(plain(percent(1, 10'000)), QString("< 0.1 %"));
        QCOMPARE(plain(percent(9'999, 10'000)), QString("> 99.9 %"));
        QCOMPARE(plain(percent(1, 1'000, 0)), QString("< 1 %"));
    }

    void chancesStandUnderAVerdictThatWaitsForADie()
    {
        ask("alr", "gwy");
        const play::Odds odds = play::oddsOf(session_->game(), shot("alric", "gwyn"));
        const VerdictText text(session_->game());
        const auto lines = chancesOf(text, session_->order(), odds);
        QVERIFY(lines.size() > 1);
        QVERIFY2(said().startsWith(chancesTitle()), qPrintable(said()));
        qsizetype at = 0;
        for (const Chance& one : lines) // the likeliest first
        {
            const qsizetype percentAt = said().indexOf(plain(percent(one.parts, odds.of)), at);
            const qsizetype sentenceAt = said().indexOf(one.sentence, at);
            QVERIFY2(percentAt >= at && sentenceAt > percentAt, qPrintable(one.sentence));
            at = sentenceAt;
        }
        QTest::keyClick(child<DicePad>(), Qt::Key_4);
        QVERIFY2(!said().startsWith(chancesTitle()), qPrintable(said()));
    }

    void aRefusalHasNoChances()
    {
        ask("gwy", "alr");
        QVERIFY(!session_->verdict().legal);
        QVERIFY(!said().contains(chancesTitle()));
    }

    void theListTellsTheChanceOfHarm()
    {
        test::Hand(*panel_).type("by", "alric");
        const auto chance = [this](const char* id)
        {
            const int row = candidates().rowOf(play::Ref{"counter", id});
            return candidates().index(row).data(CandidateModel::ChanceRole).toString();
        };
        const play::Odds odds = play::oddsOf(session_->game(), shot("alric", "gwyn"));
        const auto parts = play::befalls(*session_->setting()->system, odds, {"counter", "gwyn"});
        QVERIFY(parts > 0 && parts < 10);
        QCOMPARE(chance("gwyn"), percent(parts, 10, 0));
        QVERIFY(chance("alun").isEmpty()); // refused
        const int row = candidates().rowOf(play::Ref{"counter", "gwyn"});
        const QString aloud = candidates().index(row).data(Qt::AccessibleDescriptionRole).toString();
        QVERIFY2(aloud.endsWith(chance("gwyn")), qPrintable(aloud));
    }

    void aCrowdIsWorkedOutAsFarAsItIsSeen()
    {
        session_->open(crowd(), table_->file());
        test::Hand(*panel_).type("by", "alric");
        QVERIFY(candidates().rowCount() > 100);
        QTest::qWait(50);
        auto* list = child<QListView>("candidates");
        const int seen = list->viewport()->height() / list->sizeHintForRow(0) + 2;
        QVERIFY(candidates().chancesKnown() > 0);
        QVERIFY2(candidates().chancesKnown() <= seen, std::to_string(candidates().chancesKnown()).c_str());
    }

    void anyOrderOfAnybodyIsJudgedAndNotKept()
    {
        QVERIFY(child<QLabel>("whatIfBanner")->isHidden());
        toggle();
        QVERIFY(child<QLabel>("whatIfBanner")->isVisible() && !banner().isEmpty());
        ask("gwy", "alr"); // it is not the phase of the Welsh
        QVERIFY(session_->verdict().legal && session_->wantsDie());
        QVERIFY2(said().startsWith(chancesTitle()), qPrintable(said()));
        const auto dies = [](const play::Verdict& verdict)
        { return std::ranges::count(verdict.effects, std::string("state"), &play::Record::kind) > 0; };
        const int face = test::faceThat(session_->game(), session_->order(), dies, true);
        QVERIFY(face > 0);
        QTest::keyClick(child<DicePad>(), Qt::Key_0 + face % 10);
        QVERIFY2(headline().startsWith("Alric is"), qPrintable(headline()));
        QVERIFY(!apply()->isEnabled());
        QVERIFY(!apply()->toolTip().isEmpty());
        QCOMPARE(apply()->accessibleDescription(), apply()->toolTip());
        QVERIFY(!child<QPushButton>("overrule")->isEnabled());
        QTest::keyClick(child<DicePad>(), Qt::Key_Return);
        QVERIFY(!session_->accept() && !session_->overrule({}));
        QCOMPARE(kept(), std::size_t{0});
        QVERIFY(counterOf(session_->game(), "alric").health == Health::Ready);
    }

    void theEndOfThePhaseIsOnlyJudgedToo()
    {
        toggle();
        panel_->endStep();
        QCOMPARE(kept(), std::size_t{0});
        QVERIFY(session_->draft() != nullptr && session_->verdict().whole());
    }

    void theOrderOnTheTableComesBackWithItsDie()
    {
        ask("alr", "gwy");
        QTest::keyClick(child<DicePad>(), Qt::Key_4);
        const QString before = headline();
        const play::Given given = session_->draft()->given();
        toggle();
        QVERIFY(session_->wantsDie()); // it begins with the same order, not thrown yet
        ask("ber", "rhy");
        QVERIFY(session_->order() == shot("bertran", "rhys"));
        toggle();
        QVERIFY(session_->order() == shot("alric", "gwyn"));
        QVERIFY(session_->draft()->given() == given);
        QCOMPARE(headline(), before);
        QVERIFY(child<QLabel>("whatIfBanner")->isHidden() && apply()->isEnabled() && apply()->toolTip().isEmpty());
        QTest::keyClick(panel_.get(), Qt::Key_Return);
        QCOMPARE(kept(), std::size_t{1});
    }

    void anEmptyTableComesBackEmpty()
    {
        toggle();
        ask("gwy", "alr");
        toggle();
        QVERIFY(session_->draft() == nullptr);
        QVERIFY(headline().isEmpty());
    }

    void escapeForgetsTheQuestionAndThenLeaves()
    {
        toggle();
        ask("gwy", "alr");
        QTest::keyClick(panel_.get(), Qt::Key_Escape);
        QVERIFY(session_->whatIf() && session_->draft() == nullptr);
        QTest::keyClick(panel_.get(), Qt::Key_Escape);
        QVERIFY(!session_->whatIf());
        QVERIFY(!child<QPushButton>("whatIf")->isChecked());
    }

    void aChangeOfTheGameEndsIt()
    {
        toggle();
        ask("gwy", "alr");
        QVERIFY(session_->ruleByHand({test::health("gwyn", "wounded")}, "fell from the wall"));
        QVERIFY(!session_->whatIf() && session_->draft() == nullptr);
        QVERIFY(child<QLabel>("whatIfBanner")->isHidden());
        ask("alr", "gwy");
        QVERIFY(session_->canAccept() || session_->wantsDie());
    }

    /// Nobody sees the next die of the journal beforehand.
    void aTrialThrowIsNoneOfTheJournals()
    {
        const auto next = play::rolled(session_->journal().header.seed, 0, 10);
        toggle();
        QSet<int> faces;
        for (int i = 0; i < 60; ++i)
        {
            session_->clear();
            session_->judge(shot("alric", "gwyn"));
            session_->roll();
            faces += session_->verdict().used.front().value;
        }
        QVERIFY(faces.size() > 1);
        toggle();
        session_->judge(shot("alric", "gwyn"));
        session_->roll();
        QCOMPARE(session_->verdict().used.front().value, next);
    }
};

LIST_TEST(TestWhatIf)

} // namespace tst_what_if

#include "tst_what_if.moc"
