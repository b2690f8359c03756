// The forms: what they ask comes to an end, and nothing scores more than the scenario can give.

#include "support_main.h"
#include "support_play.h"

#include "core/centuria/centuria.h"

#include <QTest>

namespace tst_forms
{

using namespace merlon;
using namespace centuria;

namespace
{

/// Units of at most so many points together.
std::vector<int> anyUnits(Random& random, int atMost, int points)
{
    std::vector<int> out;
    for (int left = random.from(0, atMost); left > 0; --left)
        if (const int one = random.from(5, 120); one <= points)
        {
            out.push_back(one);
            points -= one;
        }
    return out;
}

Army anyArmy(Random& random)
{
    Army army;
    army.listPoints = random.from(600, 1000);
    army.listUnits = random.from(12, 15);
    army.listGenerals = random.from(0, 3);
    army.commander = random.once(2);
    army.generals = random.from(0, army.listGenerals);
    army.eliminated = anyUnits(random, 6, army.listPoints / 2);
    army.exhausted = anyUnits(random, 5, army.listPoints / 2);
    army.reach = static_cast<Reach>(random.from(0, 3));
    army.campLosses = random.from(0, 3);
    army.sides = random.from(0, 2);
    army.atBridge = random.once(2);
    army.atHolder = random.once(2);
    army.home = random.from(0, 3);
    army.outside = random.from(0, 3 - army.home);
    army.fresh = random.from(0, 8);
    army.tired = random.from(0, 4);
    return army;
}

Outcome anyOutcome(Random& random)
{
    Outcome outcome;
    outcome.battle = static_cast<Battle>(random.from(0, battles - 1));
    outcome.ending = static_cast<Ending>(random.from(0, 4));
    outcome.armies = {anyArmy(random), anyArmy(random)};
    outcome.attacker = static_cast<std::size_t>(random.from(0, 1));
    outcome.vanguardLost = random.once(2);
    outcome.baggageLosses = random.from(0, 3);
    outcome.baggageLeft = outcome.baggageLosses < 3 && random.once(2);
    return outcome;
}

/// Anything that fits there.
play::Value anyValue(Random& random, const test::Played& played, const play::Record& form, const play::Field& field)
{
    const play::Marks marks = played.game().setting->system->could(played.game(), form, field);
    if (!marks.all.empty())
        return marks.all[static_cast<std::size_t>(random.from(0, static_cast<int>(marks.all.size()) - 1))];
    return random.from(0, 2);
}

/// Two players at one table of that scenario.
test::Played two(Battle battle, const Options& options = {})
{
    Own own = test::settings(1, 7);
    own.scenarios = {battle};
    own.commandPoints = true;
    test::Played played(own, options);
    played.enter("Anna");
    played.enter("Bruno");
    played.pairAndPublish();
    return played;
}

/// Until nothing more must be given.
play::Record filled(Random& random, const test::Played& played)
{
    play::Record form{"form", {{"table", play::Ref{"table", "r1-t1"}}}};
    for (int asked = 0; asked < 60; ++asked)
    {
        const play::Verdict verdict = played.judge(form);
        const auto want = std::ranges::find_if(verdict.wants, &play::Want::must);
        if (!verdict.legal || want == verdict.wants.end())
            break;
        const play::Field& field = *play::find(play::kindOf<Form>(), want->field);
        form = play::with(form, field, anyValue(random, played, form, field));
    }
    return form;
}

} // namespace

class TestForms : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void nothingScoresMoreThanTheScenarioCanGive()
    {
        Random random(1);
        for (int i = Random::samples(3000); i > 0; --i)
        {
            const Scoring scoring{&builtInRuleset().schedules, test::anyOptions(random), 3};
            const Outcome outcome = anyOutcome(random);
            for (const std::size_t side : {0U, 1U})
            {
                const Seen seen{scoring, outcome, side};
                const int vp = sumOf(objectiveLines(seen)) + sumOf(leaderLines(seen)) + sumOf(unitLines(seen));
                QVERIFY(vp >= 0);
                QVERIFY(vp <= mostPoints(scoring, outcome.battle, seen.own(), seen.enemy()));
            }
        }
    }

    void whatAFormAsksComesToAnEnd()
    {
        Random random(2);
        int scored = 0;
        for (int i = Random::samples(150); i > 0; --i)
        {
            test::Played played = two(static_cast<Battle>(i % battles), test::anyOptions(random));
            const play::Record form = filled(random, played);
            const play::Verdict verdict = played.judge(form);
            if (!verdict.legal)
                continue;
            QVERIFY(verdict.whole());
            QVERIFY(played.give(form));
            ++scored;
            const Table& table = played.state().rounds[0].tables[0];
            QVERIFY(table.checked);
            QCOMPARE(std::get<int>(play::find(verdict.facts, "first_points")->value), table.points->first);
        }
        QVERIFY(scored > 0);
    }

    void aNumberIsAddedAndZeroTakesItBack()
    {
        const test::Played played = two(Battle::Ponte);
        const play::System& system = centuria::system();
        const play::Field& field = *play::find(play::kindOf<Form>(), "first_eliminated");
        play::Record form{"form", {}};
        for (const int points : {45, 45, 60, 0})
            form = play::with(form, field, system.given(played.game(), form, field, points));
        QCOMPARE(*play::find(form.fields, "first_eliminated"), play::Value(play::List{45, 45}));
    }

    void onlyThoseOfTheTableAttack()
    {
        test::Played played = two(Battle::Saccheggio);
        QVERIFY(played.give(Register{{"Carla"}, "Parma", {}, {}}));
        const play::Field& field = *play::find(play::kindOf<Form>(), "attacker");
        const play::Record form{"form", {{"table", play::Ref{"table", "r1-t1"}}}};
        QCOMPARE(centuria::system().could(played.game(), form, field).all.size(), std::size_t{2});
    }

    void pointsThatAreCorrectedAreNoLongerChecked()
    {
        test::Played played = two(Battle::Avanguardie);
        const play::Record form{"form",
                                {{"table", play::Ref{"table", "r1-t1"}},
                                 {"ending", play::wordValue(Ending::BothFled)},
                                 {"first_command", 0},
                                 {"second_command", 2}}};
        QVERIFY(played.give(Score{tableIn(1, 1), 250, 80}));
        QVERIFY(played.give(form));
        QCOMPARE(played.state().rounds[0].tables[0].points, (std::optional<Points>({200, 202})));
        QVERIFY(played.state().rounds[0].tables[0].checked);
        QVERIFY(played.give(Correct{tableIn(1, 1), 200, 200}));
        QVERIFY(!played.state().rounds[0].tables[0].checked);
    }
};

LIST_TEST(TestForms)

} // namespace tst_forms

#include "tst_forms.moc"
