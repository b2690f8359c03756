// What lint finds in scenarios by no rule of a game: forces that cannot begin, conditions that cannot be met.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "core/lint/lint.h"
#include "translations/diagnostics.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <filesystem>

namespace tst_lint_scenarios
{

using namespace merlon;

class TestLintScenarios : public QObject
{
    Q_OBJECT

private:
    play::Scenario scenario_;
    map::HexMap map_;

    edit::Desk deskOf(const play::Scenario& scenario) const
    {
        edit::Desk desk;
        desk.palette = io::paletteOf(map_);
        desk.values.emplace(0, edit::valueOf(map_));
        desk.scenario = 1;
        desk.values.emplace(1, edit::valueOf(scenario));
        return desk;
    }
    edit::Desk deskWith(std::vector<play::Record> conditions) const
    {
        play::Scenario scenario = scenario_;
        scenario.conditions = std::move(conditions);
        return deskOf(scenario);
    }
    static std::vector<lint::Finding> found(const edit::Desk& desk, std::string_view id)
    {
        auto all = lint::lint(desk);
        std::erase_if(all, [&](const lint::Finding& one) { return one.says.sentence->id != id; });
        return all;
    }
    static play::Scenario mended(const edit::Desk& desk, const lint::Finding& finding)
    {
        return edit::scenarioOf(edit::applied(desk, *finding.fix).values.at(1));
    }

private slots:
    void initTestCase()
    {
        const auto loaded = io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml"));
        QVERIFY(loaded.value);
        scenario_ = (*loaded.value)->scenario;
        map_ = *std::get<play::HexBoard>((*loaded.value)->boards.front());
    }

    void whatShipsHasNone()
    {
        for (const auto& one : std::filesystem::recursive_directory_iterator(test::inSource("scenarios")))
        {
            if (!one.path().string().ends_with(".scenario.yaml"))
                continue;
            const auto loaded = io::loadScenario(one.path());
            const auto& boards = (*loaded.value)->boards;
            if (boards.empty() || !std::holds_alternative<play::HexBoard>(boards.front()))
                continue; // it has no forces either
            edit::Desk desk;
            const auto& map = *std::get<play::HexBoard>(boards.front());
            desk.palette = io::paletteOf(map);
            desk.values.emplace(0, edit::valueOf(map));
            desk.scenario = 1;
            desk.values.emplace(1, edit::valueOf((*loaded.value)->scenario));
            for (const char* id :
                 {"no-counters/any", "no-counters/placed", "never-met/many", "never-met/hexes", "never-met/turn",
                  "never-met/name", "never-met/nowhere", "never-met/endless", "met-at-once"})
                QVERIFY2(found(desk, id).empty(), one.path().c_str());
        }
    }

    void aForceWithoutCountersIsTold()
    {
        play::Scenario scenario = scenario_;
        scenario.forces.push_back({"relief", plainText("Relief"), "#00ff00", {}, {}, {}});
        const auto desk = deskOf(scenario);
        const auto told = found(desk, "no-counters/any");
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].shelf, edit::OfScenario::forces);
        QVERIFY(told[0].fix && !told[0].safe);
        QVERIFY(mended(desk, told[0]) == scenario_);
    }

    void aForceThatStandsNowhereIsTold()
    {
        play::Scenario scenario = scenario_;
        play::Counter odo = scenario.forces[0].counters[0];
        odo.id = "odo";
        odo.name = "Odo";
        std::erase_if(odo.fields, [](const auto& field) { return std::holds_alternative<hex::Hex>(field.second); });
        scenario.forces.push_back({"relief", plainText("Relief"), "#00ff00", {}, {odo}, {}});
        QCOMPARE(found(deskOf(scenario), "no-counters/placed").size(), std::size_t{1});
        scenario.zones.push_back({"road", plainText("Road"), "relief", {{0, 0}}, {}});
        QVERIFY(found(deskOf(scenario), "no-counters/placed").empty()); // its player sets it up there
    }

    void aConditionThatAsksForTooManyIsTold()
    {
        play::Scenario scenario = scenario_;
        const play::Force& force = scenario.forces[0];
        const int count = static_cast<int>(force.counters.size());
        scenario.conditions = {{"lost",
                                {{"wins", play::Ref{"force", scenario.forces[1].id}},
                                 {"force", play::Ref{"force", force.id}},
                                 {"lost", count + 1}}}};
        const auto desk = deskOf(scenario);
        const auto told = found(desk, "never-met/many");
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY(found(edit::applied(desk, *told[0].fix), "never-met/many").empty());
        QCOMPARE(*std::get_if<int>(play::find(mended(desk, told[0]).conditions[0].fields, "lost")), count);
    }

    void aPlaceHeldByTooManyIsTold()
    {
        const play::Force& force = scenario_.forces[1];
        const int count = static_cast<int>(force.counters.size());
        const auto held = [&](int asked)
        {
            return play::Record{"held",
                                {{"wins", play::Ref{"force", force.id}},
                                 {"force", play::Ref{"force", force.id}},
                                 {"hexes", play::List{hex::Hex{0, 0}}}, // they may stand above one another
                                 {"count", asked}}};
        };
        const auto desk = deskWith({held(400), held(count)});
        const auto told = found(desk, "never-met/many");
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].severity, yaml::Severity::Warning);
        QVERIFY(mended(desk, told[0]).conditions[0] == held(count));
    }

    void moreHexesThanItNamesAreTold()
    {
        const play::Value wins = play::Ref{"force", scenario_.forces[0].id};
        const play::Value fire = play::List{play::Choice{"overlay", "fire"}};
        const auto bears = [&](int asked, const play::Fields& where)
        {
            play::Record condition{"bears", {{"wins", wins}, {"overlays", fire}}};
            condition.fields.insert(condition.fields.end(), where.begin(), where.end());
            condition.fields.emplace_back("count", asked);
            return condition;
        };
        const play::Fields hex{{"hexes", play::List{hex::Hex{0, 0}}}};
        const play::Zone& keep = scenario_.zones[1];
        const int all = static_cast<int>(keep.hexes.size());
        play::Fields both{{"zones", play::List{play::Ref{"zone", keep.id}}}};
        both.push_back(hex[0]);
        const auto desk = deskWith({bears(8, hex), bears(1, hex), bears(all + 1, both), bears(all + 2, both)});
        const auto told = found(desk, "never-met/hexes");
        QCOMPARE(told.size(), std::size_t{2});
        QVERIFY(mended(desk, told[0]).conditions[0] == bears(1, hex));
        QVERIFY(mended(desk, told[1]).conditions[3] == bears(all + 1, both));
        QVERIFY(found(deskWith({bears(8, {})}), "never-met/hexes").empty()); // it names no place, which is told
    }

    /// Things may lie on one another, and more of them may come.
    void howManyThingsAreBroughtIsForTheRules()
    {
        const auto desk = deskWith({{"brought",
                                     {{"wins", play::Ref{"force", scenario_.forces[0].id}},
                                      {"overlay", play::Choice{"overlay", "cart"}},
                                      {"hexes", play::List{hex::Hex{0, 0}}},
                                      {"count", 99}}}});
        for (const char* id : {"never-met/many", "never-met/hexes", "met-at-once"})
            QVERIFY2(found(desk, id).empty(), id);
    }

    void nothingLeftOfWhatIsNotThereIsTold()
    {
        const auto gone = [&](const std::string& kind)
        {
            return play::Record{
                "gone",
                {{"wins", play::Ref{"force", scenario_.forces[0].id}}, {"overlay", play::Choice{"overlay", kind}}}};
        };
        const auto desk = deskWith({gone("fascine"), gone("cart")});
        const auto told = found(desk, "met-at-once");
        QCOMPARE(told.size(), std::size_t{1});
        QVERIFY((mended(desk, told[0]).conditions == std::vector{gone("fascine")}));
    }

    void aTurnThatIsNeverPlayedIsToldOnce()
    {
        play::Scenario scenario = scenario_;
        scenario.turns = 4;
        scenario.conditions = {{"over", {{"wins", play::Ref{"force", scenario.forces[0].id}}, {"turn", 5}}}};
        const auto desk = deskOf(scenario);
        QCOMPARE(found(desk, "never-met/turn").size(), std::size_t{1});
        QVERIFY(found(desk, "never-met/name").empty());
    }

    void aConditionThatNamesNothingIsTold()
    {
        play::Scenario scenario = scenario_;
        scenario.conditions = {{"lost",
                                {{"wins", play::Ref{"force", "nobody"}},
                                 {"force", play::Ref{"force", scenario.forces[0].id}},
                                 {"lost", 1}}},
                               {"last_turn_over", {{"wins", play::Ref{"force", scenario.forces[0].id}}}}};
        scenario.turns = 0;
        const auto desk = deskOf(scenario);
        const auto told = found(desk, "never-met/name");
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told[0].severity, yaml::Severity::Error);
        QCOMPARE(mended(desk, told[0]).conditions.size(), std::size_t{1});
    }

    void textsThatNobodyWroteAreTold()
    {
        play::Scenario scenario = scenario_;
        scenario.briefing = {};
        const auto told = found(deskOf(scenario), "no-text");
        QVERIFY(std::ranges::any_of(told, [](const lint::Finding& one) { return one.field == "briefing"; }));
        QVERIFY(std::ranges::none_of(told, [](const lint::Finding& one) { return one.field == "background"; }));
        scenario.background.texts = {{"en", "Long ago."}, {"it", "Tempo fa."}}; // nobody must write one
        QVERIFY(std::ranges::any_of(found(deskOf(scenario), "no-text"),
                                    [](const lint::Finding& one) { return one.field == "background"; }));
        scenario.victory = {};
        scenario.conditions.clear();
        QCOMPARE(found(deskOf(scenario), "not-decided").size(), std::size_t{1});
    }
};

LIST_TEST(TestLintScenarios)

} // namespace tst_lint_scenarios

#include "tst_lint_scenarios.moc"
