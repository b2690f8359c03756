#include "support_skirmish.h"

#include <QTest>

using namespace merlon;
using scenario::Health;

/// Each effect, by what it changes and what it leaves alone.
class TestGame : public QObject
{
    Q_OBJECT

private:
    const std::shared_ptr<const game::Setting> setting_ = test::skirmish();
    const game::Game start_ = game::begin(setting_);

    static game::Game after(const game::Game& game, std::vector<verdict::Effect> effects)
    {
        return game::apply(game, effects);
    }

private slots:
    void aGameBeginsAsTheScenarioSays()
    {
        QCOMPARE(start_.turn, 1);
        QCOMPARE(start_.phase, 1); // the Welsh move first
        QCOMPARE(start_.counters.size(), std::size_t{6});
        const game::CounterState* rhys = start_.find("rhys");
        QVERIFY(rhys && rhys->mounted && rhys->rear);
        QCOMPARE(rhys->force, 1);
        QCOMPARE(start_.source(*rhys).name, std::string("Rhys"));
        QCOMPARE(rhys->hex, start_.source(*rhys).hex);
        QVERIFY(!start_.find("nobody"));
    }

    void aScenarioWithoutAFirstForceBeginsWithTheFirst()
    {
        auto setting = std::make_shared<game::Setting>(*setting_);
        setting->scenario.first = "";
        QCOMPARE(game::begin(setting).phase, 0);
    }

    void aHealthChangeChangesOneCounterAlone()
    {
        game::Game expected = start_;
        expected.counters[3].health = Health::Wounded;
        QCOMPARE(start_.counters[3].id, std::string("gwyn"));
        QVERIFY(after(start_, {verdict::HealthChange{"gwyn", Health::Wounded}}) == expected);
    }

    void theDeadStayWhereTheyFell()
    {
        const game::Game game = after(start_, {verdict::HealthChange{"gwyn", Health::Dead}});
        QVERIFY(game.find("gwyn")->health == Health::Dead);
        QVERIFY(game.find("gwyn")->hex == start_.find("gwyn")->hex);
    }

    void aRetreatIsOwedUntilTheCounterMoves()
    {
        const game::Game owing = after(start_, {verdict::RetreatOwed{"gwyn", 2}});
        QVERIFY((owing.owed == std::vector<game::Owed>{{"gwyn", 2}}));
        const game::Game other = after(owing, {verdict::Moved{"owen", {0, 0}, {}}});
        QVERIFY(other.owed == owing.owed);
        const game::Game done = after(owing, {verdict::Moved{"gwyn", {4, 4}, {}}});
        QVERIFY(done.owed.empty());
        QVERIFY((done.find("gwyn")->hex == hex::Hex{4, 4}));
    }

    void aWoundInsteadOfARetreatSettlesIt()
    {
        const game::Game owing = after(start_, {verdict::RetreatOwed{"gwyn", 2}, verdict::RetreatOwed{"owen", 2}});
        const game::Game wounded = after(owing, {verdict::HealthChange{"gwyn", Health::Wounded}});
        QVERIFY((wounded.owed == std::vector<game::Owed>{{"owen", 2}}));
    }

    void aWoundBeforeARetreatDoesNotSettleIt()
    {
        const game::Game game =
            after(start_, {verdict::HealthChange{"gwyn", Health::Wounded}, verdict::RetreatOwed{"gwyn", 2}});
        QVERIFY((game.owed == std::vector<game::Owed>{{"gwyn", 2}}));
    }

    void anUnhorsedRiderLeavesHisHorseAndOwesAPlacing()
    {
        for (const bool killed : {false, true})
        {
            const game::CounterState before = *start_.find("rhys");
            const game::Game game =
                after(start_, {verdict::Unhorsed{"rhys", killed}, verdict::HealthChange{"rhys", Health::Dead}});
            const game::CounterState* rhys = game.find("rhys");
            QVERIFY(!rhys->mounted && !rhys->hex && !rhys->rear);
            QVERIFY((game.horses == std::vector<game::LooseHorse>{{"rhys", *before.hex, *before.rear, !killed}}));
            QVERIFY((game.owed == std::vector<game::Owed>{{"rhys", 0}})); // the dead are placed too (3.35a)
            const game::Game placed = after(game, {verdict::Moved{"rhys", {5, 5}, {}}});
            QVERIFY(placed.owed.empty());
            QVERIFY(placed.horses == game.horses);
            QVERIFY((placed.find("rhys")->hex == hex::Hex{5, 5}));
        }
    }

    void whoIsOnFootCannotBeUnhorsed() { QVERIFY(after(start_, {verdict::Unhorsed{"gwyn", true}}) == start_); }

    void aRiderMovesWithBothHexes()
    {
        const game::Game game = after(start_, {verdict::Moved{"rhys", {6, 1}, hex::Hex{7, 1}}});
        QVERIFY((game.find("rhys")->hex == hex::Hex{6, 1} && game.find("rhys")->rear == hex::Hex{7, 1}));
        QVERIFY(game.find("rhys")->mounted);
    }

    void aDoorSideHoldsForItsPhase()
    {
        const game::Game inner =
            after(start_, {verdict::DoorSideChosen{"gwyn", true}, verdict::DoorSideChosen{"owen", true},
                           verdict::DoorSideChosen{"gwyn", false}});
        QVERIFY((inner.doorSides == std::vector<game::DoorSide>{{"owen", true}, {"gwyn", false}}));
        QVERIFY((after(inner, {verdict::Moved{"gwyn", {1, 1}, {}}}).doorSides ==
                 std::vector<game::DoorSide>{{"owen", true}}));
        QVERIFY((after(inner, {verdict::HealthChange{"owen", Health::Dead}}).doorSides ==
                 std::vector<game::DoorSide>{{"gwyn", false}}));
        QVERIFY(after(inner, {verdict::PhaseEnded{}}).doorSides.empty());
    }

    void aTurnIsOnePhaseOfEachForce()
    {
        const game::Game second = after(start_, {verdict::PhaseEnded{}});
        QCOMPARE(second.turn, 1);
        QCOMPARE(second.phase, 0);
        const game::Game next = after(second, {verdict::PhaseEnded{}});
        QCOMPARE(next.turn, 2);
        QCOMPARE(next.phase, 1);
    }

    void unknownCountersChangeNothing()
    {
        QVERIFY(after(start_, {verdict::HealthChange{"x", Health::Dead}, verdict::RetreatOwed{"x", 2},
                               verdict::Unhorsed{"x", true}, verdict::Moved{"x", {1, 1}, {}},
                               verdict::DoorSideChosen{"x", true}}) == start_);
    }

    void onlyAWholeLegalVerdictChangesTheGame()
    {
        verdict::Verdict verdict;
        verdict.effects = {verdict::HealthChange{"gwyn", Health::Wounded}};
        QVERIFY(!(game::apply(start_, verdict) == start_));
        verdict.needs = {{"d10", "shot"}};
        QVERIFY(game::apply(start_, verdict) == start_);
        verdict.needs.clear();
        verdict.legal = false;
        QVERIFY(game::apply(start_, verdict) == start_);
    }

    void theReasonToNameFirst()
    {
        verdict::Verdict verdict;
        QVERIFY(!verdict::decisive(verdict));
        verdict.reasons.resize(3);
        verdict.reasons[1].weight = verdict::Weight::Forbids;
        verdict.reasons[2].weight = verdict::Weight::Forbids;
        QCOMPARE(verdict::decisive(verdict), &verdict.reasons[1]);
        verdict.reasons[2].decisive = true;
        QCOMPARE(verdict::decisive(verdict), &verdict.reasons[2]);
    }
};

QTEST_APPLESS_MAIN(TestGame)
#include "tst_game.moc"
