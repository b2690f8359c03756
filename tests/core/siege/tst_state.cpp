#include "../io/support_skirmish.h"
#include "core/siege/system.h"
#include "support_main.h"

#include <QTest>

namespace tst_state
{

using namespace merlon;
using castle::DoorSide;
using castle::Health;
using castle::HorseFate;

/// Each effect, by what it changes and what it leaves alone.
class TestState : public QObject
{
    Q_OBJECT

private:
    const std::shared_ptr<const play::Setting> setting_ = test::skirmish();
    const siege::Data& data_ = setting_->data.as<siege::Data>();
    const siege::State start_ = siege::begin(data_);

    template <class... Effects>
    siege::State after(siege::State state, const Effects&... effects) const
    {
        (carry(data_, state, effects), ...);
        return state;
    }

private slots:
    void aGameBeginsAsTheScenarioSays()
    {
        QCOMPARE(start_.turn, 1);
        QCOMPARE(start_.phase, 1); // the Welsh move first
        QCOMPARE(start_.counters.size(), std::size_t{6});
        const castle::Counter* rhys = start_.find("rhys");
        QVERIFY(rhys && rhys->mounted && rhys->rear);
        QCOMPARE(rhys->force, 1);
        const castle::Figure& figure = data_.figures[static_cast<std::size_t>(rhys->figure)];
        QCOMPARE(figure.name, std::string("Rhys"));
        QCOMPARE(rhys->hex, figure.piece.hex ? std::optional(figure.piece.hex->hex) : std::nullopt);
        QVERIFY(!start_.find("nobody"));
    }

    void aScenarioWithoutAFirstForceBeginsWithTheFirst()
    {
        play::Scenario scenario = setting_->scenario;
        scenario.first = "";
        const auto setting = play::settingOf(*setting_->system, std::move(scenario), setting_->boards);
        QCOMPARE(siege::begin(setting->data.as<siege::Data>()).phase, 0);
    }

    void aHealthChangeChangesOneCounterAlone()
    {
        siege::State expected = start_;
        expected.counters[3].health = Health::Wounded;
        QCOMPARE(start_.counters[3].id, std::string("gwyn"));
        QVERIFY(after(start_, castle::HealthChange{{"gwyn"}, Health::Wounded}) == expected);
    }

    void shotsAreCountedAndShownUntilThePhaseEnds()
    {
        const siege::State twice = after(start_, castle::HasShot{{"gwyn"}}, castle::HasShot{{"gwyn"}});
        QCOMPARE(twice.find("gwyn")->shots, 2);
        QCOMPARE(twice.find("alric")->shots, 0);
        siege::State ended = after(start_, castle::PhaseEnded{});
        ended.find("gwyn")->acted = start_.now(); // whoever works a winch must not have shot in the turn
        QVERIFY(after(twice, castle::PhaseEnded{}) == ended);
        QVERIFY(after(start_, castle::HasShot{{"nobody"}}) == start_);

        play::Game game = play::begin(setting_);
        game.state = play::Opaque::of(twice);
        const auto scene = setting_->system->scene(game, nullptr, nullptr);
        for (const play::Piece& piece : scene->pieces)
            QCOMPARE(std::ranges::count(piece.states, play::Choice{"state", "shot"}), piece.name == "Gwyn" ? 1 : 0);
    }

    void whoIsOffTheMapOwesNoRetreat()
    {
        siege::State off = start_;
        off.find("gwyn")->hex.reset();
        QVERIFY(after(off, castle::RetreatOwed{{"gwyn"}, 2}) == off);
    }

    /// By a referee's word a retreat may be of any length: not every way of 20 steps can be tried.
    void aLongRetreatIsOfferedWithoutTryingEveryWay()
    {
        play::Game game = play::begin(setting_);
        const play::Record owed{"retreat", {{"counter", test::counter("gwyn")}, {"retreat", 20}}};
        game.state = *setting_->system->apply(game, std::span(&owed, 1), play::today);
        const play::Record begun{"retreat", {{"counter", test::counter("gwyn")}}};
        const auto offered = setting_->system->candidates(game, begun, "path");
        QVERIFY(!offered.some.empty() && offered.others);
    }

    void theDeadStayWhereTheyFell()
    {
        const siege::State game = after(start_, castle::HealthChange{{"gwyn"}, Health::Dead});
        QVERIFY(game.find("gwyn")->health == Health::Dead);
        QVERIFY(game.find("gwyn")->hex == start_.find("gwyn")->hex);
    }

    void aRetreatIsOwedUntilTheCounterMoves()
    {
        const siege::State owing = after(start_, castle::RetreatOwed{{"gwyn"}, 2});
        QVERIFY((owing.owed == std::vector<castle::Debt>{castle::RetreatDue{"gwyn", 2}}));
        const siege::State other = after(owing, castle::Moved{{"owen"}, {0, 0}, {}});
        QVERIFY(other.owed == owing.owed);
        const siege::State done = after(owing, castle::Moved{{"gwyn"}, {4, 4}, {}});
        QVERIFY(done.owed.empty());
        QVERIFY((done.find("gwyn")->hex == hex::Hex{4, 4}));
    }

    void aWoundInsteadOfARetreatSettlesIt()
    {
        const siege::State owing = after(start_, castle::RetreatOwed{{"gwyn"}, 2}, castle::RetreatOwed{{"owen"}, 2});
        const siege::State wounded = after(owing, castle::HealthChange{{"gwyn"}, Health::Wounded});
        QVERIFY((wounded.owed == std::vector<castle::Debt>{castle::RetreatDue{"owen", 2}}));
    }

    void aWoundBeforeARetreatDoesNotSettleIt()
    {
        const siege::State game =
            after(start_, castle::HealthChange{{"gwyn"}, Health::Wounded}, castle::RetreatOwed{{"gwyn"}, 2});
        QVERIFY((game.owed == std::vector<castle::Debt>{castle::RetreatDue{"gwyn", 2}}));
    }

    void anUnhorsedRiderLeavesHisHorseAndOwesAPlacing()
    {
        for (const auto fate : {HorseFate::Unhurt, HorseFate::Killed})
        {
            const castle::Counter before = *start_.find("rhys");
            const siege::State game =
                after(start_, castle::Unhorsed{{"rhys"}, fate}, castle::HealthChange{{"rhys"}, Health::Dead});
            const castle::Counter* rhys = game.find("rhys");
            QVERIFY(!rhys->mounted && !rhys->hex && !rhys->rear);
            QVERIFY((game.horses ==
                     std::vector<castle::LooseHorse>{{"rhys", *before.hex, *before.rear, fate == HorseFate::Unhurt}}));
            QVERIFY((game.owed ==
                     std::vector<castle::Debt>{castle::PlacingDue{"rhys"}})); // the dead are placed too (3.35a)
            const siege::State placed = after(game, castle::Moved{{"rhys"}, {5, 5}, {}});
            QVERIFY(placed.owed.empty());
            QVERIFY(placed.horses == game.horses);
            QVERIFY((placed.find("rhys")->hex == hex::Hex{5, 5}));
        }
    }

    void whoIsOnFootCannotBeUnhorsed()
    {
        QVERIFY(after(start_, castle::Unhorsed{{"gwyn"}, HorseFate::Killed}) == start_);
    }

    void aRiderMovesWithBothHexes()
    {
        const siege::State game = after(start_, castle::Moved{{"rhys"}, {6, 1}, hex::Hex{7, 1}});
        QVERIFY((game.find("rhys")->hex == hex::Hex{6, 1} && game.find("rhys")->rear == hex::Hex{7, 1}));
        QVERIFY(game.find("rhys")->mounted);
    }

    void aDoorSideHoldsForItsPhase()
    {
        const siege::State inner =
            after(start_, castle::DoorSideChosen{{"gwyn"}, DoorSide::Inner},
                  castle::DoorSideChosen{{"owen"}, DoorSide::Inner}, castle::DoorSideChosen{{"gwyn"}, DoorSide::Outer});
        QVERIFY(
            (inner.doorSides == std::vector<castle::DoorCover>{{"owen", DoorSide::Inner}, {"gwyn", DoorSide::Outer}}));
        QVERIFY((after(inner, castle::Moved{{"gwyn"}, {1, 1}, {}}).doorSides ==
                 std::vector<castle::DoorCover>{{"owen", DoorSide::Inner}}));
        QVERIFY((after(inner, castle::HealthChange{{"owen"}, Health::Dead}).doorSides ==
                 std::vector<castle::DoorCover>{{"gwyn", DoorSide::Outer}}));
        QVERIFY(after(inner, castle::PhaseEnded{}).doorSides.empty());
    }

    void aTurnIsOnePhaseOfEachForce()
    {
        const siege::State second = after(start_, castle::PhaseEnded{});
        QCOMPARE(second.turn, 1);
        QCOMPARE(second.phase, 0);
        const siege::State next = after(second, castle::PhaseEnded{});
        QCOMPARE(next.turn, 2);
        QCOMPARE(next.phase, 1);
    }

    void unknownCountersChangeNothing()
    {
        QVERIFY(after(start_, castle::HealthChange{{"x"}, Health::Dead}, castle::RetreatOwed{{"x"}, 2},
                      castle::Unhorsed{{"x"}, HorseFate::Killed}, castle::Moved{{"x"}, {1, 1}, {}},
                      castle::DoorSideChosen{{"x"}, DoorSide::Inner}) == start_);
    }

    void aDoorOpensAndCloses()
    {
        const hex::Hex hex{9, 3};
        const auto barrier = [&](const siege::State& state)
        { return state.site->ground().barrier(hex, hex::Side::S1); };
        map::HexMap map = *play::hexBoard(setting_->boards);
        map.features.push_back({hex, {hex::Side::S1}, "door", "closed", {}});
        siege::State state = start_;
        state.site =
            std::make_shared<const castle::Site>(std::make_shared<const map::HexMap>(map), start_.site->terrains);
        QCOMPARE(barrier(state), castle::Barrier::Shut);
        const siege::State open = after(state, castle::DoorMoved{hex, hex::Side::S1, castle::Leaf::Open});
        QCOMPARE(barrier(open), castle::Barrier::Door);
        QVERIFY(after(open, castle::DoorMoved{hex, hex::Side::S1, castle::Leaf::Closed}) == state);
        // The same door, named from the hex behind it.
        QVERIFY(after(state, castle::DoorMoved{hex::neighbour(hex, hex::Side::S1), hex::opposite(hex::Side::S1),
                                               castle::Leaf::Open}) == open);
        QVERIFY(after(state, castle::DoorMoved{{0, 0}, hex::Side::S1, castle::Leaf::Open}) == state);
    }

    void aBridgeIsRaisedAndLowered()
    {
        const hex::Hex hex{5, 4};
        map::HexMap map = *play::hexBoard(setting_->boards);
        map::Covering bridge;
        bridge.kind = "drawbridge";
        bridge.hexes = {hex, hex::neighbour(hex, hex::Side::S0)};
        bridge.state = "lowered";
        map.overlays.push_back(bridge);
        siege::State state = start_;
        state.site =
            std::make_shared<const castle::Site>(std::make_shared<const map::HexMap>(map), start_.site->terrains);
        const siege::State raised = after(state, castle::BridgeMoved{hex, castle::Bridge::Raised});
        QVERIFY(!(raised == state));
        QVERIFY(after(raised, castle::BridgeMoved{hex, castle::Bridge::Lowered}).site->ground().bridgeRaised() ==
                state.site->ground().bridgeRaised());
        QVERIFY(raised.site->ground().bridgeRaised() != state.site->ground().bridgeRaised());
    }

    void whatIsLaidLiesThereUntilItIsCleared()
    {
        const hex::Hex hex{3, 3};
        for (const auto laid : {castle::Laid::Rubble, castle::Laid::Fascine, castle::Laid::Fire, castle::Laid::Burnt})
        {
            const siege::State lying = after(start_, castle::GroundLaid{hex, laid, {}});
            QVERIFY(!(lying == start_));
            QVERIFY(start_.site->map->overlays.empty()); // states share nothing that changes
            QVERIFY(after(lying, castle::GroundCleared{hex, laid}) == start_);
            QVERIFY(after(lying, castle::GroundCleared{{1, 1}, laid}) == lying);
        }
        const siege::State ladder = after(start_, castle::GroundLaid{hex, castle::Laid::Ladder, hex::Side::S2});
        QVERIFY(ladder.site->ground().at(hex).leaning());
        QCOMPARE(ladder.site->ground().at(hex).leaning()->faces, hex::Side::S2);
        // Without a side it leans on the rampart beside it; where there is none it is no ladder to climb.
        map::HexMap walled = *play::hexBoard(setting_->boards);
        const hex::Hex walk = hex::neighbour(hex, hex::Side::S4);
        walled.terrain[static_cast<std::size_t>(walled.layout.index(walk))] =
            map::legendIndex(walled, "rampart", 'R').value();
        siege::State castle = start_;
        castle.site =
            std::make_shared<const castle::Site>(std::make_shared<const map::HexMap>(walled), start_.site->terrains);
        const siege::State leaning = after(castle, castle::GroundLaid{hex, castle::Laid::Ladder, {}});
        QVERIFY(leaning.site->ground().at(hex).leaning());
        QCOMPARE(leaning.site->ground().at(hex).leaning()->faces, hex::Side::S4);
        QVERIFY(!after(start_, castle::GroundLaid{hex, castle::Laid::Ladder, {}}).site->ground().at(hex).leaning());
        QVERIFY(after(start_, castle::GroundLaid{hex, castle::Laid::Rubble, {}})
                    .site->ground()
                    .at(hex)
                    .has(castle::thing::rubble));
        QVERIFY(after(start_, castle::GroundLaid{hex, castle::Laid::Fire, {}})
                    .site->ground()
                    .at(hex)
                    .has(castle::thing::fire));
    }
};

LIST_TEST(TestState)

} // namespace tst_state

#include "tst_state.moc"
