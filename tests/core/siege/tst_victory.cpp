// Conditions of victory: when each is met, who has won then, and what their author is told.

#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/losses.h"
#include "core/play/system.h"
#include "core/play/victory.h"

#include <QTest>

#include <algorithm>

namespace tst_victory
{

using namespace merlon;

namespace
{

using Effects = std::vector<play::Record>;

std::shared_ptr<const play::Setting> castle()
{
    return *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
}

play::Value counter(const char* id)
{
    return play::Ref{"counter", id};
}

play::Record health(const char* id, const char* state)
{
    return {"state", {{"counter", counter(id)}, {"state", play::Choice{"state", state}}}};
}

play::Record leaves(const char* id)
{
    return {"left", {{"counter", counter(id)}}};
}

/// A game that changes by the referee's word alone.
class Evening
{
public:
    explicit Evening(const std::shared_ptr<const play::Setting>& setting) : fold_(play::begin(setting)) {}

    void happens(play::Happening what)
    {
        fold_.take({static_cast<int>(fold_.lines().size()) + 1, 5, std::move(what)});
        watch_.look(fold_);
    }
    void change(Effects effects) { happens(play::ByHand{std::move(effects), {}}); }
    void put(const char* id, const char* hex)
    {
        const auto& layout = play::hexBoard(fold_.game().setting->boards)->layout;
        change({{"to", {{"counter", counter(id)}, {"to", *hex::parseHex(layout, hex)}}}});
    }
    void turn(int number) { change({{"turn", {{"turn", number}, {"force", play::Ref{"force", "garrison"}}}}}); }
    const play::Game& game() const { return fold_.game(); }
    const std::optional<play::Decided>& decided() const { return watch_.decided(); }
    std::string wins() const { return decided() ? decided()->wins : std::string(); }

private:
    play::Fold fold_;
    play::Watch watch_;
};

std::shared_ptr<const play::Setting> with(Effects conditions)
{
    play::Scenario scenario = castle()->scenario;
    scenario.conditions = std::move(conditions);
    return play::settingOf(*castle()->system, std::move(scenario), castle()->boards);
}

} // namespace

class TestVictory : public QObject
{
    Q_OBJECT

private slots:
    void oneOutOfPlayDecidesAtOnce()
    {
        Evening evening(castle());
        evening.change({health("fulk", "wounded")});
        QVERIFY(!evening.decided());
        evening.change({health("fulk", "dead")});
        QVERIFY(evening.decided() == (play::Decided{0, "besiegers", 1}));
    }

    void whatWasDecidedFirstStays()
    {
        Evening evening(castle());
        evening.change({health("rhodri", "dead")});
        evening.change({health("fulk", "dead")});
        QCOMPARE(evening.wins(), std::string("garrison"));
    }

    void takenBackItIsOpenAgain()
    {
        Evening evening(castle());
        evening.change({health("fulk", "dead")});
        evening.happens(play::Undone{});
        QVERIFY(!evening.decided());
        evening.happens(play::Redone{});
        QCOMPARE(evening.decided()->line, 0);
    }

    void aPlaceIsHeldByOneWhoIsFit()
    {
        Evening evening(castle());
        evening.change({health("ithel", "wounded")});
        evening.put("ithel", "T8");
        QVERIFY(!evening.decided());
        evening.change({health("ithel", "ready")});
        QCOMPARE(evening.wins(), std::string("besiegers"));
    }

    void whatCountsAtTheEndOfATurnIsWeighedThen()
    {
        Evening evening(castle());
        const char* const hexes[] = {"V13", "W12", "X12", "Y12", "Z12"};
        const char* const who[] = {"ithel", "cynan", "trahaearn", "caradog", "rhys"};
        for (std::size_t i = 0; i < 5; ++i)
            evening.put(who[i], hexes[i]);
        QVERIFY(!evening.decided());
        evening.turn(2);
        QCOMPARE(evening.decided()->condition, 3);
        QCOMPARE(evening.wins(), std::string("besiegers"));
    }

    void fourAreNotFive()
    {
        Evening evening(castle());
        const char* const hexes[] = {"V13", "W12", "X12", "Y12"};
        const char* const who[] = {"ithel", "cynan", "trahaearn", "caradog"};
        for (std::size_t i = 0; i < 4; ++i)
            evening.put(who[i], hexes[i]);
        evening.turn(2);
        QVERIFY(!evening.decided());
    }

    void atTheEndOfThatTurnAlone()
    {
        Evening evening(with({{"held",
                               {{"wins", play::Ref{"force", "garrison"}},
                                {"force", play::Ref{"force", "garrison"}},
                                {"zones", play::List{play::Ref{"zone", "keep"}}},
                                {"count", 1},
                                {"turn", 3}}}}));
        evening.turn(2);
        evening.turn(3);
        QVERIFY(!evening.decided());
        evening.turn(4);
        QCOMPARE(evening.wins(), std::string("garrison"));
    }

    void theLastTurnIsOver()
    {
        Evening evening(castle());
        evening.turn(12);
        QVERIFY(!evening.decided());
        evening.turn(13);
        QVERIFY(evening.decided() == (play::Decided{4, "garrison", 1}));
    }

    void theLastTurnIsOverAndNobodyHasWon()
    {
        Evening evening(with({}));
        evening.turn(13);
        QVERIFY(evening.decided() == (play::Decided{-1, "", 0}));
        QCOMPARE(play::sayDecided(*evening.decided(), castle()->scenario, *castle()->system).size(), std::size_t(1));
    }

    void lossesAreCounted()
    {
        const play::Ref garrison{"force", "garrison"};
        Evening evening(
            with({{"lost", {{"wins", play::Ref{"force", "besiegers"}}, {"force", garrison}, {"lost", 2}}}}));
        evening.change({health("odo", "dead"), health("gwyn", "dead"), health("milo", "stunned")});
        QVERIFY(!evening.decided());
        evening.change({health("milo", "dead")});
        QVERIFY(evening.decided());
    }

    /// A siege ends with its days: no limit of turns is needed.
    void aDayThatIsOverDecides()
    {
        const play::Fields wins{{"wins", play::Ref{"force", "garrison"}}};
        const auto on = [&](int day)
        {
            play::Record over{"over", wins};
            over.fields.emplace_back("day", day);
            return over;
        };
        play::Scenario scenario = castle()->scenario;
        scenario.turns = 0;
        scenario.options.emplace_back("days", 3);
        scenario.options.emplace_back("besieger", play::Ref{"force", "besiegers"});
        scenario.conditions = {on(2)};
        const play::System& system = *castle()->system;
        const int days = system.days(scenario);
        QCOMPARE(days, 3);
        QVERIFY(play::faultsOf({"over", wins}, scenario, days).empty());
        QVERIFY(play::faultsOf(on(3), scenario, days).empty());
        QCOMPARE(play::faultsOf(on(4), scenario, days).front().code, std::string_view("late-day"));
        QCOMPARE(play::faultsOf({"over", wins}, scenario).front().code, std::string_view("endless"));
        QCOMPARE(std::string(play::sayCondition(on(2), *castle()->system).front().phrase.key), std::string("over_day"));
        Evening evening(play::settingOf(system, std::move(scenario), castle()->boards));
        evening.change({{"day", {{"day", 2}}}});
        QVERIFY(!evening.decided());
        evening.change({{"day", {{"day", 3}}}});
        QCOMPARE(evening.wins(), std::string("garrison"));
    }

    /// As people say it, and who has won last; what is told of a condition that is to be met is another sentence.
    void whatDecidedIsSaidAsWhatHasHappened()
    {
        const auto first = [](const play::Record& condition)
        {
            const auto scenario = with({condition})->scenario;
            const auto said = play::sayDecided({0, "garrison", 1}, scenario, *castle()->system);
            return said.size() == 2 && said.back().phrase.key == "won" &&
                           said != play::sayCondition(condition, *castle()->system)
                       ? std::string(said.front().phrase.key)
                       : "nothing of its own";
        };
        const std::pair<std::string, play::Value> wins{"wins", play::Ref{"force", "garrison"}};
        const std::pair<std::string, play::Value> of{"force", play::Ref{"force", "besiegers"}};
        const std::pair<std::string, play::Value> keep{"zones", play::List{play::Ref{"zone", "keep"}}};
        const play::List one{counter("odo")};
        const play::List two{counter("odo"), counter("gwyn")};
        QCOMPARE(first({"dead", {wins, {"counters", one}}}), std::string("dead_met"));
        QCOMPARE(first({"dead", {wins, {"counters", two}}}), std::string("dead_met_all"));
        QCOMPARE(first({"left", {wins, {"counters", one}}}), std::string("left_met"));
        QCOMPARE(first({"left", {wins, {"counters", two}}}), std::string("left_met_all"));
        QCOMPARE(first({"lost", {wins, of, {"lost", 2}}}), std::string("lost_met"));
        QCOMPARE(first({"held", {wins, of, keep, {"count", 1}}}), std::string("held_met"));
        QCOMPARE(first({"brought", {wins, {"overlay", play::Choice{"overlay", "cart"}}, keep, {"count", 1}}}),
                 std::string("brought_met"));
        QVERIFY(first({"brought", {wins, {"overlay", play::Choice{"overlay", "cart"}}, keep, {"count", 2}}}) !=
                "brought_met"); // which speaks of one
    }

    /// Apart from men.
    void aDeadHorseIsNoManLost()
    {
        Evening evening(with({}));
        const auto of = [&]
        {
            play::Losses all;
            for (const play::Losses& one : play::lossesOf(evening.game()))
            {
                all.strength += one.strength;
                all.gone += one.gone;
                all.beasts += one.beasts;
            }
            return all;
        };
        const play::Losses before = of();
        evening.change({{"unhorsed", {{"counter", counter("rhodri")}, {"horse", play::Choice{"horse", "killed"}}}}});
        QCOMPARE(of().strength, before.strength);
        QCOMPARE(of().gone, before.gone);
        QCOMPARE(of().beasts, before.beasts + 1);
    }

    /// Whoever draws him shows it, for he hides the hex.
    void whoStandsInAFireBurns()
    {
        Evening evening(with({}));
        const auto odo = [&]
        {
            const auto scene = play::sceneOf(evening.game());
            return *std::ranges::find(scene->pieces, std::string("odo"), [](const auto& one) { return one.thing.id; });
        };
        QVERIFY(!odo().burning);
        const hex::Hex there = odo().hexes.front();
        evening.change({{"laid", {{"hex", there}, {"laid", play::Choice{"overlay", "fire"}}}}});
        QVERIFY(odo().burning);
        evening.change({{"cleared", {{"hex", there}, {"cleared", play::Choice{"overlay", "fire"}}}}});
        QVERIFY(!odo().burning);
    }

    void whoLeavesTheMapIsLostIfHeIsWounded()
    {
        const play::Ref garrison{"force", "garrison"};
        Evening evening(
            with({{"lost", {{"wins", play::Ref{"force", "besiegers"}}, {"force", garrison}, {"lost", 2}}}}));
        evening.change({health("odo", "wounded"), leaves("odo"), leaves("serlo")});
        evening.change({{"healed", {{"counter", counter("odo")}}}});
        QVERIFY(!evening.decided());
        const auto& forces = evening.game().setting->scenario.forces;
        const auto at = std::ranges::find(forces, garrison.id, &play::Force::id) - forces.begin();
        const play::Losses losses = play::lossesOf(evening.game())[static_cast<std::size_t>(at)];
        QCOMPARE(losses.gone, 1);
        QCOMPARE(losses.away, 1);
        evening.change({health("milo", "wounded"), leaves("milo")});
        QVERIFY(evening.decided());
    }

    void whoLeavesTheMapWoundedHasLeftIt()
    {
        Evening evening(
            with({{"left", {{"wins", play::Ref{"force", "garrison"}}, {"counters", play::List{counter("odo")}}}}}));
        evening.change({health("odo", "wounded")});
        QVERIFY(!evening.decided());
        evening.change({leaves("odo")});
        QVERIFY(evening.decided());
    }

    void whoWaitsToBePlacedBesideHisHorseHasNotLeftTheMap()
    {
        Evening evening(
            with({{"left", {{"wins", play::Ref{"force", "besiegers"}}, {"counters", play::List{counter("drogo")}}}}}));
        evening.change({{"unhorsed", {{"counter", counter("drogo")}, {"horse", play::Choice{"horse", "unhurt"}}}}});
        QVERIFY(!evening.decided());
        evening.put("drogo", "Y16");
        QVERIFY(!evening.decided());
        evening.change({leaves("drogo")});
        QVERIFY(evening.decided());
    }

    void theDeadWhoWaitToBePlacedHaveNotLeftTheMapEither()
    {
        Evening evening(
            with({{"left", {{"wins", play::Ref{"force", "besiegers"}}, {"counters", play::List{counter("drogo")}}}}}));
        evening.change({{"unhorsed", {{"counter", counter("drogo")}, {"horse", play::Choice{"horse", "killed"}}}},
                        health("drogo", "dead")});
        QVERIFY(!evening.decided());
    }

    void whoWasNeverSetUpHasNotLeftTheMap()
    {
        play::Scenario scenario = castle()->scenario;
        for (play::Force& force : scenario.forces)
            for (play::Counter& one : force.counters)
                if (one.id == "odo")
                    std::erase_if(one.fields, [](const auto& field) { return field.first == "hex"; });
        scenario.conditions = {
            {"left", {{"wins", play::Ref{"force", "besiegers"}}, {"counters", play::List{counter("odo")}}}}};
        Evening evening(play::settingOf(*castle()->system, std::move(scenario), castle()->boards));
        evening.change({health("milo", "wounded")});
        QVERIFY(!evening.decided());
        evening.put("odo", "T10");
        evening.change({leaves("odo")});
        QVERIFY(evening.decided());
    }

    void whatIsBroughtLiesThereWithAllItsHexes()
    {
        const auto at = [](const char* hex) { return *hex::parseHex(play::hexBoard(castle()->boards)->layout, hex); };
        auto map = std::make_shared<map::HexMap>(*play::hexBoard(castle()->boards));
        map->overlays.push_back(
            {.kind = "cart", .hexes = {at("D4"), at("D3")}, .outward = {}, .state = {}, .extras = {}});
        play::Scenario scenario = castle()->scenario;
        scenario.conditions = {{"brought",
                                {{"wins", play::Ref{"force", "garrison"}},
                                 {"overlay", play::Choice{"overlay", "cart"}},
                                 {"hexes", play::List{at("D5"), at("D6")}},
                                 {"count", 1},
                                 {"at-end", true}}}};
        Evening evening(play::settingOf(*castle()->system, std::move(scenario), {map}));
        const auto draw = [&](const char* from, const char* front, const char* back)
        {
            evening.change({{"equipment",
                             {{"hex", at(from)},
                              {"equipment", play::Choice{"overlay", "cart"}},
                              {"hexes", play::List{at(front), at(back)}}}}});
        };
        draw("D4", "D5", "D4");
        evening.turn(2);
        QVERIFY(!evening.decided());
        draw("D5", "D6", "D5");
        QVERIFY(!evening.decided());
        evening.turn(3);
        QCOMPARE(evening.wins(), std::string("garrison"));
    }

    void whatIsLeftOfAKindAndWhatHexesBear()
    {
        const auto at = [](const char* hex) { return *hex::parseHex(play::hexBoard(castle()->boards)->layout, hex); };
        auto map = std::make_shared<map::HexMap>(*play::hexBoard(castle()->boards));
        map->overlays.push_back(
            {.kind = "cart", .hexes = {at("D4"), at("D3")}, .outward = {}, .state = {}, .extras = {}});
        play::Scenario scenario = castle()->scenario;
        const play::Choice fire{"overlay", "fire"};
        const play::Choice rubble{"overlay", "rubble"};
        scenario.conditions = {
            {"bears",
             {{"wins", play::Ref{"force", "besiegers"}},
              {"overlays", play::List{fire, rubble}},
              {"hexes", play::List{at("D5"), at("D6"), at("D7")}},
              {"count", 2},
              {"turn", 2}}},
            {"gone", {{"wins", play::Ref{"force", "garrison"}}, {"overlay", play::Choice{"overlay", "cart"}}}}};
        const auto setting = play::settingOf(*castle()->system, std::move(scenario), {map});
        const auto lay = [&](const char* hex, const play::Choice& what) -> play::Record {
            return {"laid", {{"hex", at(hex)}, {"laid", what}}};
        };
        Evening burning(setting);
        burning.change({lay("D5", fire), lay("D6", rubble)});
        burning.turn(2);
        QVERIFY(!burning.decided()); // the end of the first turn
        burning.turn(3);
        QCOMPARE(burning.wins(), std::string("besiegers"));
        Evening late(setting);
        late.turn(2);
        late.change({lay("D5", fire), lay("D8", fire)});
        late.turn(3);
        QVERIFY(!late.decided());
        late.change({lay("D6", fire)});
        late.turn(4);
        QVERIFY(!late.decided());
        late.change({{"cleared", {{"hex", at("D4")}, {"cleared", play::Choice{"overlay", "cart"}}}}});
        QCOMPARE(late.wins(), std::string("garrison"));
    }

    void aPlaceIsNotHeldBesideAnEnemy()
    {
        const play::Ref besiegers{"force", "besiegers"};
        Evening evening(with({{"held",
                               {{"wins", besiegers},
                                {"force", besiegers},
                                {"zones", play::List{play::Ref{"zone", "keep"}}},
                                {"count", 1},
                                {"alone", true}}}}));
        evening.put("ithel", "T8");
        QVERIFY(!evening.decided());
        evening.change({health("odo", "dead"), health("ivo", "dead"), health("milo", "dead")});
        QCOMPARE(evening.wins(), std::string("besiegers"));
    }

    void aTurnThatIsOverDecides()
    {
        Evening evening(with({{"over", {{"wins", play::Ref{"force", "garrison"}}, {"turn", 3}}}}));
        evening.turn(3);
        QVERIFY(!evening.decided());
        evening.turn(4);
        QCOMPARE(evening.wins(), std::string("garrison"));
    }

    /// Each by itself, though the first of them decided the game; and conditions that the game did not know.
    void conditionsAreTriedOnAGameThatWasPlayed()
    {
        play::Fold fold(play::begin(castle()));
        int number = 0;
        const auto change = [&](Effects effects) { fold.take({++number, 5, play::ByHand{std::move(effects), {}}}); };
        change({{"turn", {{"turn", 2}, {"force", play::Ref{"force", "garrison"}}}}});
        change({health("fulk", "dead")});
        change({health("rhodri", "dead")});
        play::Scenario scenario = castle()->scenario;
        scenario.conditions = {
            {"dead", {{"wins", play::Ref{"force", "garrison"}}, {"counters", play::List{counter("rhodri")}}}},
            {"dead", {{"wins", play::Ref{"force", "besiegers"}}, {"counters", play::List{counter("fulk")}}}},
            {"dead", {{"wins", play::Ref{"force", "besiegers"}}, {"counters", play::List{counter("odo")}}}}};
        const auto met = play::tried(scenario, fold);
        QCOMPARE(met.size(), std::size_t(3));
        QCOMPARE(met[0]->line, 2);
        QCOMPARE(met[1]->line, 1);
        QCOMPARE(met[1]->clock.turn, 2);
        QVERIFY(!met[2]);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(play::tried(scenario, fold, stop.get_token()).empty());
    }

    void filesSayWhatIsWrong_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("code");
        QTest::newRow("a kind") << "- death: {wins: a}"
                                << "condition/kind";
        QTest::newRow("a force") << "- over: {wins: c}"
                                 << "condition/name";
        QTest::newRow("a counter") << "- dead: {wins: a, counters: [bea]}"
                                   << "condition/name";
        QTest::newRow("a zone") << "- held: {wins: a, force: a, zones: [gate], count: 1}"
                                << "condition/name";
        QTest::newRow("no place") << "- held: {wins: a, force: a, count: 1}"
                                  << "condition/nowhere";
        QTest::newRow("no last turn") << "- over: {wins: a}"
                                      << "condition/endless";
        QTest::newRow("a turn after the last") << "- over: {wins: a, turn: 7}\nturns: 6"
                                               << "condition/late";
    }

    void filesSayWhatIsWrong()
    {
        QFETCH(const QString, condition);
        QFETCH(const QString, code);
        const std::string text = "merlon: scenario/1\nruleset: siege\nmaps:\n  - {file: m.map.yaml}\nforces:\n"
                                 "  - id: a\n    colour: '#000000'\n    counters:\n      - {id: ben, name: Ben}\n"
                                 "conditions:\n  " +
                                 condition.toStdString() + "\n";
        const auto read = io::parseScenario(text, "s.scenario.yaml", {});
        QVERIFY(!read.value);
        QStringList codes;
        for (const auto& one : read.diagnostics)
        {
            const auto id = QString::fromStdString(std::string(one.message.sentence->id));
            codes += id;
            if (id == code)
                QCOMPARE(one.line, 11);
        }
        QVERIFY2(codes.contains(code), qPrintable(codes.join(' ')));
    }

    void aFileIsWrittenAsItWasRead()
    {
        const auto setting = castle();
        const auto text = io::scenarioText(setting->scenario, setting->boards);
        const auto again = io::parseScenario(text, "", setting->boards);
        QVERIFY(again.value);
        QVERIFY(again.value->conditions == setting->scenario.conditions);
        QCOMPARE(again.value->conditions.size(), std::size_t(5));
    }
};

LIST_TEST(TestVictory)

} // namespace tst_victory

#include "tst_victory.moc"
