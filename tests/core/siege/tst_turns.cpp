#include "support_main.h"

#include "core/siege/system.h"
#include "core/systems.h"
#include "siege_rules.h"

#include <QTest>

#include <algorithm>

namespace tst_turns
{

using namespace merlon;
using hex::Hex;

namespace
{

constexpr hex::Side north = hex::Side::S0;
constexpr hex::Side south = hex::Side::S3;

/// A ballista on C5, its engineer before it in the map's order, a man beside it, an enemy on the lane.
struct Field
{
    std::string edition = "french";
    int turns = 0;
    play::Fields options{};
    std::vector<map::Covering> laid{{"ballista", {Hex{2, 3}}, {}, {}, {}}};

    play::Scenario scenario() const
    {
        play::Scenario made;
        made.ruleset = "siege";
        made.edition = edition;
        made.turns = turns;
        made.first = "one";
        made.options = options;
        play::Force one{"one", {}, {}, {}, {}, {}};
        one.counters.push_back(
            {"odo", "Odo", {{"class", play::Choice{"class", "engineer"}}, {"hex", Hex{2, 4}}, {"movement", 4}}, {}});
        one.counters.push_back({"alric", "Alric", {{"hex", Hex{1, 4}}, {"movement", 4}, {"attack", 6}}, {}});
        play::Force two{"two", {}, {}, {}, {}, {}};
        two.counters.push_back({"gwyn", "Gwyn", {{"hex", Hex{2, 0}}, {"movement", 4}, {"defence", 4}}, {}});
        made.forces = {std::move(one), std::move(two)};
        return made;
    }
    std::shared_ptr<const map::HexMap> map() const
    {
        map::HexMap made = map::blankMap({6, 8, hex::Orientation::Flat, hex::Shove::Odd}, "plain", '.');
        made.overlays = laid;
        return std::make_shared<const map::HexMap>(std::move(made));
    }
    play::Game game() const { return play::begin(play::settingOf(*findSystem("siege"), scenario(), {map()})); }
};

play::Game told(const play::Game& game, const play::Record& order, int die = 0)
{
    play::Given given;
    const auto verdict = play::judgeDrawing(game, order, given,
                                            [&](const play::Need& need) {
                                                return std::optional(play::Die{need.sides, die, {}});
                                            });
    return play::after(game, verdict);
}

play::Game afterPhases(play::Game game, int phases)
{
    for (int i = 0; i < phases; ++i)
        game = told(game, {"end_phase", {}});
    return game;
}

std::vector<std::string> whoOf(const play::Game& game, const Phrase& says)
{
    std::vector<std::string> names;
    for (const play::Muster& line : game.setting->system->muster(game))
        if (line.says.phrase == says)
            for (const play::Ref& one : line.who)
                names.push_back(one.id);
    return names;
}

const play::Fields& ballistaOn(const play::Game& game)
{
    static play::Sheet sheet;
    sheet = game.setting->system->sheets(game).front();
    return sheet.rows.front();
}

int numberIn(const play::Fields& row, std::string_view key)
{
    return std::get<int>(*play::find(row, key));
}

const play::Record shot{"shoot_ballista",
                        {{"by", play::Ref{"counter", "odo"}},
                         {"with", play::Ref{"counter", "alric"}},
                         {"hex", Hex{2, 3}},
                         {"at", play::Ref{"counter", "gwyn"}}}};

} // namespace

/// What SIEGE shows of its turns besides verdicts: the clock, who may act, how far a ballista is; and what it tells of
/// a scenario before it is played.
class TestTurns : public QObject
{
    Q_OBJECT

private slots:
    void theClockStopsAfterTheLastTurn()
    {
        const play::Game last = afterPhases(Field{.turns = 2}.game(), 3);
        const auto clock = last.setting->system->clock(last);
        QVERIFY(clock.says.front().phrase == says::siege_1_2a_turn_of);
        QCOMPARE(clock.by, std::string("two"));
        const play::Game over = afterPhases(last, 1);
        const auto after = over.setting->system->clock(over);
        QCOMPARE(after.says.size(), std::size_t{1});
        QVERIFY(after.says.front().phrase == says::siege_1_2a_turns_over);
        QVERIFY(after.by.empty());
        QCOMPARE(after.turn, 3); // so that whoever watches for the end of the last one sees it
        QVERIFY(over.setting->system->muster(over).empty());
        QVERIFY(!play::judge(over, {"end_step", {}}).legal);
    }
    void withoutALastTurnItGoesOn()
    {
        const play::Game game = afterPhases(Field{}.game(), 40);
        QVERIFY(game.setting->system->clock(game).says.front().phrase == says::siege_1_2a_turn);
        QVERIFY(play::judge(game, {"end_step", {}}).legal);
    }
    void theSheetCountsTheTurnsOfABallista()
    {
        play::Game game = Field{}.game();
        for (const int turn : {1, 2, 3})
        {
            QCOMPARE(numberIn(ballistaOn(game), "cycle"), turn);
            QCOMPARE(numberIn(ballistaOn(game), "next"), 3);
            if (turn < 3)
                game = afterPhases(game, 2);
        }
        game = told(game, shot, 10);
        QCOMPARE(numberIn(ballistaOn(game), "cycle"), 0);
        QCOMPARE(numberIn(ballistaOn(game), "next"), 6);
    }
    void whereOnlyTheShotNeedsACrewItMayShootAtOnce()
    {
        const play::Game game = Field{"spanish"}.game();
        QCOMPARE(numberIn(ballistaOn(game), "next"), 1);
        QCOMPARE(numberIn(ballistaOn(told(game, shot, 10)), "next"), 4);
    }
    void withoutABallistaThereIsNoSuchSheet()
    {
        Field field;
        field.laid.clear();
        const play::Game game = field.game();
        QVERIFY(game.setting->system->sheets(game).empty());
    }
    void onlyTheEngineerIsMusteredForAShotThatMayBe()
    {
        const play::Game spanish = Field{"spanish"}.game();
        QCOMPARE(whoOf(spanish, says::siege_3_41a_may), std::vector<std::string>{"odo"});
        QVERIFY(whoOf(Field{}.game(), says::siege_3_41a_may).empty()); // it has not been served yet
        const play::Game done = told(spanish, shot, 10);
        QVERIFY(whoOf(done, says::siege_3_41a_may).empty());
        QCOMPARE(whoOf(done, says::siege_3_41a_done), (std::vector<std::string>{"odo", "alric"}));
    }
    void whoCanReachNobodyIsNotMusteredForMelee()
    {
        Field field;
        field.laid = {{"mantlet", {Hex{2, 3}}, south, {}, {}}};
        play::Game game = told(field.game(), {"end_step", {}});
        for (int i = 0; i < 2; ++i)
            game = told(game, {"end_step", {}});
        play::Verdict verdict = play::judge(game, {"end_step", {}});
        verdict.effects = {{"to", {{"counter", play::Ref{"counter", "gwyn"}}, {"to", Hex{2, 3}}}}};
        game = play::after(game, verdict); // behind the base of the mantlet, before Odo
        QCOMPARE(whoOf(game, says::siege_1_21d_may), std::vector<std::string>{"alric"});
    }
    void aHorseIsOfferedTheHexBehindItWhereItsRearHalfMayLead()
    {
        const play::System* system = findSystem("siege");
        const play::Field& path = *play::find(*system->order("move"), "path");
        for (const std::string_view reading : {"front-leads", "either"})
        {
            Field field;
            field.options = {{"two-hex", play::Choice{"reading", std::string(reading)}}};
            play::Scenario scenario = field.scenario();
            scenario.forces[0].counters.push_back(
                {"bran", "Bran", {{"hex", Hex{4, 2}}, {"rear", Hex{4, 3}}, {"mounted", true}, {"movement", 1}}, {}});
            const play::Game game =
                told(play::begin(play::settingOf(*system, std::move(scenario), {field.map()})), {"end_step", {}});
            const play::Record order{"move", {{"counter", play::Ref{"counter", "bran"}}}};
            const auto marks = system->could(game, order, path).all;
            const play::Value behind{Hex{4, 3}};
            QCOMPARE(std::ranges::count(marks, behind), std::ptrdiff_t{reading == "either"});
            if (reading != "either")
                continue;
            play::Record whole = order;
            whole.fields = play::with(order.fields, "path", system->given(game, order, path, behind));
            QVERIFY(play::judge(game, whole).legal);
        }
    }
    void aMantletIsPushedNoFartherThanThePointsThatItLeaves()
    {
        const play::System* system = findSystem("siege");
        const play::Field& path = *play::find(*system->order("push_mantlet"), "path");
        Field field;
        field.laid = {{"mantlet", {Hex{2, 4}}, north, {}, {}}};
        const play::Game game = told(field.game(), {"end_step", {}});
        const play::Record order{"push_mantlet", {{"counter", play::Ref{"counter", "odo"}}}}; // 4 points, 2 with it
        const auto marks = system->could(game, order, path).all;
        QVERIFY(!marks.empty());
        for (const play::Value& one : marks)
        {
            QVERIFY(hex::distance(std::get<Hex>(one), Hex{2, 4}) <= 2);
            play::Record whole = order;
            whole.fields = play::with(order.fields, "path", system->given(game, order, path, one));
            QVERIFY(play::judge(game, whole).legal);
        }
    }
    /// The French edition has lost the symbol of the filled moat, the Spanish one prints it.
    void aScenarioThatNamesNoEditionIsPlayedByTheFirst()
    {
        for (const std::string edition : {"", "french", "spanish"})
        {
            Field field;
            field.edition = edition;
            field.laid = {{"fascine", {Hex{1, 4}}, {}, {}, {}}};
            play::Scenario scenario = field.scenario();
            for (auto& [key, value] : scenario.forces[1].counters[0].fields)
                if (key == "hex")
                    value = Hex{1, 3};
            const auto setting = play::settingOf(*findSystem("siege"), std::move(scenario), {field.map()});
            QCOMPARE(setting->edition, edition.empty() ? std::string("french") : edition);
            play::Game game = play::begin(setting);
            const play::Record melee{"step", {{"step", play::Choice{"step", "melee"}}}};
            game.state = *setting->system->apply(game, std::span(&melee, 1), play::today);
            const play::Record attack{
                "attack",
                {{"by", play::List{play::Ref{"counter", "alric"}}}, {"at", play::List{play::Ref{"counter", "gwyn"}}}}};
            const auto verdict = play::judge(game, attack);
            QVERIFY(verdict.legal);
            const auto cites = [](const play::Reason& reason)
            { return reason.phrase.ruling.id == rule::siege_ruling_lost_glyphs.id; };
            QCOMPARE(std::ranges::any_of(verdict.reasons, cites), edition != "spanish");
        }
    }
    void aBallistaIsNoWeaponOfACounter()
    {
        const play::System* system = findSystem("siege");
        play::Scenario scenario = Field{}.scenario();
        QVERIFY(system->problems(scenario, {}).empty());
        scenario.forces[0].counters[1].fields.emplace_back("weapon", play::Choice{"weapon", "ballista"});
        const auto problems = system->problems(scenario, {});
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().field, std::string("weapon"));
        QCOMPARE(problems.front().counter->id, std::string("alric"));
    }
    void panicInACastleNeedsABesieger()
    {
        const play::System* system = findSystem("siege");
        Field field;
        field.options = {{"panic", true}};
        QVERIFY(system->problems(field.scenario(), {field.map()}).empty()); // in the open nobody besieges
        map::HexMap castle = *field.map();
        castle.structures.push_back({"k", "keep", {}, {Hex{5, 5}}, {}});
        const play::Boards boards{std::make_shared<const map::HexMap>(castle)};
        const auto problems = system->problems(field.scenario(), boards);
        QCOMPARE(problems.size(), std::size_t{1});
        QCOMPARE(problems.front().field, std::string("options"));
        field.options.emplace_back("besieger", play::Ref{"force", "one"});
        QVERIFY(system->problems(field.scenario(), boards).empty());
    }
};

LIST_TEST(TestTurns)

} // namespace tst_turns

#include "tst_turns.moc"
