#include "support_main.h"

#include "core/siege/system.h"
#include "core/systems.h"
#include "siege_rules.h"

#include <QTest>

namespace tst_days
{

using namespace merlon;

namespace
{

play::Scenario siegeOf(play::Fields options)
{
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.options = std::move(options);
    play::Force one{"one", {}, {}, {}, {}, {}};
    one.counters.push_back({"treb", "Treb", {{"class", play::Choice{"class", "trebuchet"}}}, {}});
    one.counters.push_back({"alric", "Alric", {{"hex", hex::Hex{0, 0}}}, {}});
    scenario.forces = {std::move(one), {"two", {}, {}, {}, {}, {}}};
    return scenario;
}

play::Game begun(play::Fields options)
{
    const play::System* system = findSystem("siege");
    const auto map = std::make_shared<const map::HexMap>(
        map::blankMap({6, 6, hex::Orientation::Flat, hex::Shove::Odd}, "rampart", 'R'));
    return play::begin(play::settingOf(*system, siegeOf(std::move(options)), {map}));
}

play::Game told(const play::Game& game, const play::Record& order, int die = 0)
{
    play::Given given;
    const auto verdict = play::judgeDrawing(game, order, given,
                                            [&](const play::Need& need) {
                                                return std::optional(play::Die{need.sides, die, {}});
                                            });
    return play::after(game, verdict);
}

const play::Record bombard{"bombard", {{"hex", hex::Hex{0, 1}}, {"engines", play::List{play::Ref{"engine", "treb"}}}}};
const play::Record stones{"stones", {{"hex", hex::Hex{0, 1}}}};

} // namespace

/// What a siege of several days shows besides its verdicts.
class TestDays : public QObject
{
    Q_OBJECT

private slots:
    void theClockBeginsWithTheDay()
    {
        const play::Game game = begun({{"days", 12}});
        const auto clock = game.setting->system->clock(game);
        QCOMPARE(clock.says.size(), std::size_t{2});
        QVERIFY(clock.says[0].phrase == says::siege_sheet_6b_day_of);
        QVERIFY(clock.says[1].phrase == says::siege_4_11b_clock);
        const auto assault = told(told(game, {"prepare", {}}), {"assault", {}});
        QCOMPARE(game.setting->system->clock(assault).says.size(), std::size_t{4}); // day, turn, phase, step
    }
    void aScenarioWithoutDaysHasNoSheets()
    {
        const play::Game game = begun({});
        QVERIFY(game.setting->system->sheets(game).empty());
        QCOMPARE(game.setting->system->clock(game).says.size(), std::size_t{3});
    }
    void theSheetsShowCrossesDaysAndEngines()
    {
        const play::Game game = told(told(begun({{"days", 12}}), bombard), stones, 10);
        const auto sheets = game.setting->system->sheets(game);
        QCOMPARE(sheets.size(), std::size_t{5});
        QCOMPARE(sheets[0].rows.size(), std::size_t{1}); // a cross
        QCOMPARE(sheets[1].rows.size(), std::size_t{12});
        QCOMPARE(sheets[2].rows.size(), std::size_t{1});
        QVERIFY(sheets[3].rows.empty()); // no equipment
        QVERIFY(sheets[4].rows.empty());
        QVERIFY(*play::find(sheets[0].rows[0], "crosses") == play::Value(1));
    }
    void theEnginesAreThingsAndNoCharacters()
    {
        const play::Game game = begun({{"days", 12}});
        QCOMPARE(game.setting->system->things(game, "engine").size(), std::size_t{1});
        QCOMPARE(game.setting->system->things(game, "counter").size(), std::size_t{1});
    }
    void aSiegeNeedsABesieger()
    {
        const play::System* system = findSystem("siege");
        QVERIFY(system->problems(siegeOf({{"days", 12}}), {}).empty()); // the one with the trebuchet
        play::Scenario none = siegeOf({{"days", 12}});
        none.forces[0].counters.erase(none.forces[0].counters.begin());
        QCOMPARE(system->problems(none, {}).size(), std::size_t{1});
        none.options.emplace_back("besieger", play::Ref{"force", "two"});
        QVERIFY(system->problems(none, {}).empty());
        QCOMPARE(system->problems(siegeOf({{"days", 12}, {"besieger", play::Ref{"force", "nobody"}}}), {}).size(),
                 std::size_t{1});
        QCOMPARE(system->problems(siegeOf({{"rubble", 2}}), {}).size(), std::size_t{1});
    }
};

LIST_TEST(TestDays)

} // namespace tst_days

#include "tst_days.moc"
