#include "support_hand.h"
#include "support_main.h"
#include "support_table.h"

#include "referee/overrule_dialog.h"
#include "referee/referee_session.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_overrule_dialog
{

using namespace merlon;
using namespace merlon::referee;
using test::shot;

/// What the referee may put in the place of a verdict.
class TestOverruleDialog : public QObject
{
    Q_OBJECT

private:
    const test::Table table_;
    RefereeSession session_;

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        session_.open(table_.setting(), table_.file());
    }

    void forbiddingALegalOrderIsTheFirstChoice()
    {
        session_.judge(shot("alric", "gwyn"));
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        QVERIFY(dialog.findChild<QRadioButton*>("forbid")->isChecked());
        QVERIFY(dialog.ruling().overruled && !dialog.ruling().overruled->allowed);
        QVERIFY(dialog.ruling().overruled->effects.empty());
        dialog.findChild<QRadioButton*>("allow")->setChecked(true);
        QVERIFY(!dialog.ruling().overruled); // the rules go on
        dialog.findChild<QRadioButton*>("instead")->setChecked(true);
        QVERIFY(dialog.ruling().overruled->allowed);
    }

    void itWantsAReasonAndOpensThere()
    {
        session_.judge(shot("alric", "gwyn"));
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        QTest::keyClicks(dialog.focusWidget(), "the gate was shut");
        QVERIFY(ok->isEnabled());
        QCOMPARE(dialog.ruling().why, std::string("the gate was shut"));
    }

    void theFactsThatTheRulesReadCanBeHeldOtherwise()
    {
        session_.judge(shot("alric", "gwyn"));
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        dialog.show();
        dialog.findChild<QRadioButton*>("allow")->setChecked(true);
        QVERIFY(dialog.findChild<QWidget*>("field.cover")->isVisible());
        QVERIFY(!dialog.findChild<QWidget*>("field.points")->isVisible()); // a bombardment has them, no shot
        const test::Hand hand(dialog);
        hand.choose("cover", "strong");
        hand.type("modifier", "-2");
        const Ruling ruling = dialog.ruling();
        session_.rule(ruling.decreed, true, "smoke");
        QVERIFY(play::find(session_.verdict().facts, "cover")->value == play::Value(play::Choice{"cover", "strong"}));
        session_.giveDie(5);
        QVERIFY(play::find(session_.verdict().facts, "adjusted")->value == play::Value(3));
    }

    /// The commonest thing that a referee overrules.
    void aLineThatIsBlockedIsAllowed()
    {
        session_.judge(shot("alric", "owen"));
        QVERIFY(!session_.verdict().legal);
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        dialog.show();
        QVERIFY(dialog.findChild<QRadioButton*>("allow")->isChecked());
        QVERIFY(dialog.findChild<QLabel*>("cannot")->isHidden());
        QTest::keyClicks(dialog.findChild<QLineEdit*>("note"), "the wall is low there");
        session_.rule(dialog.ruling().decreed, true, "the wall is low there");
        QVERIFY(session_.verdict().legal && session_.verdict().needs.size() == 1);
        QVERIFY(play::find(session_.verdict().facts, "cover") == nullptr); // no cover of the rules: total
        session_.giveDie(5);
        QVERIFY(session_.verdict().whole());
    }

    void whatNobodyCanAllowIsSaid()
    {
        const auto dead =
            table_.setting()->system->apply(session_.game(), std::array{test::health("alric", "dead")}, play::today);
        const play::Game game{session_.game().setting, *dead};
        const play::Record order = shot("alric", "owen");
        OverruleDialog dialog(game, order, play::judge(game, order), {});
        dialog.show();
        QVERIFY(!dialog.findChild<QRadioButton*>("allow")->isEnabled());
        QVERIFY(dialog.findChild<QRadioButton*>("instead")->isChecked());
        QCOMPARE(dialog.findChild<QLabel*>("cannot")->text(),
                 QString("Not even the referee can allow this: Alric is dead."));
    }

    void everyEffectThatThereIsHasItsForm()
    {
        session_.judge(shot("alric", "gwyn"));
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        auto* kinds = dialog.findChild<QComboBox*>("effect");
        const auto effects = table_.setting()->system->effects();
        QCOMPARE(kinds->count(), static_cast<int>(effects.size()));
        for (int row = 0; row < kinds->count(); ++row)
        {
            kinds->setCurrentIndex(row);
            emit kinds->activated(row);
            for (const play::Field& field : effects[static_cast<std::size_t>(row)]->fields)
                QVERIFY2(dialog.findChild<QWidget*>("field." + QString::fromStdString(std::string(field.key))),
                         qPrintable(kinds->currentText()));
        }
    }

    void theEffectsOfTheRulesCanBeTakenOut()
    {
        session_.judge(shot("alric", "gwyn"));
        const auto wounds = [](const play::Verdict& verdict)
        { return std::ranges::count(verdict.effects, std::string("state"), &play::Record::kind) > 0; };
        session_.giveDie(test::faceThat(session_.game(), session_.order(), wounds));
        OverruleDialog dialog(session_.game(), session_.order(), session_.verdict(), session_.draft()->given());
        dialog.findChild<QRadioButton*>("instead")->setChecked(true);
        QVERIFY(dialog.ruling().overruled->effects == session_.verdict().effects);
        dialog.show(); // the buttons have their places
        dialog.findChild<QListWidget*>("effects")->setCurrentRow(0);
        QTest::mouseClick(dialog.findChild<QPushButton*>("remove"), Qt::LeftButton);
        QCOMPARE(dialog.ruling().overruled->effects.size() + 1, session_.verdict().effects.size());
    }
};

LIST_TEST(TestOverruleDialog)

} // namespace tst_overrule_dialog

#include "tst_overrule_dialog.moc"
