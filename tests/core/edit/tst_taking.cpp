// Another copy of a scenario or a map: what differs, and what taking a part of it does.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/edit/taking.h"
#include "core/io/files.h"

#include <QTest>

#include <random>

namespace tst_taking
{

using namespace merlon;
using namespace merlon::edit;

class TestTaking : public QObject
{
    Q_OBJECT

private:
    play::Scenario scenario_;
    map::HexMap map_;

    static std::size_t count(const std::vector<Difference>& all, Aspect part)
    {
        return static_cast<std::size_t>(std::ranges::count(all, part, &Difference::part));
    }
    static play::Scenario taken(const play::Scenario& mine, const play::Scenario& theirs,
                                const std::function<bool(const Difference&)>& wanted)
    {
        const Value value = valueOf(mine);
        const Value other = valueOf(theirs);
        auto chosen = differencesOf(value, other);
        std::erase_if(chosen, [&](const Difference& one) { return !wanted(one); });
        return scenarioOf(applied(value, *taking(value, other, chosen)));
    }
    static bool all(const Difference& /*one*/) { return true; }

private slots:
    void initTestCase()
    {
        const auto loaded = io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml"));
        QVERIFY(loaded.value);
        scenario_ = (*loaded.value)->scenario;
        map_ = *std::get<play::HexBoard>((*loaded.value)->boards.front());
    }

    void theSameHasNoDifferences()
    {
        QVERIFY(differencesOf(valueOf(scenario_), valueOf(scenario_)).empty());
        QVERIFY(differencesOf(valueOf(map_), valueOf(map_)).empty());
    }

    void whatFollowsOneThingIsNoDifference()
    {
        play::Scenario theirs = scenario_;
        theirs.forces[0].counters.erase(theirs.forces[0].counters.begin()); // all others have other keys then
        const auto found = differencesOf(valueOf(scenario_), valueOf(theirs));
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].mine && !found[0].theirs);
    }

    void takenWholeItIsTheirs()
    {
        play::Scenario theirs = scenario_;
        theirs.title = plainText("Another");
        theirs.turns = 3;
        theirs.authors = {{"Bea", "Zones", "2024", {}}};
        theirs.forces[0].counters[0].name = "Wulf";
        theirs.forces[1].counters.pop_back();
        theirs.zones.pop_back();
        QVERIFY(taken(scenario_, theirs, all) == theirs);
        QVERIFY(taken(theirs, scenario_, all).forces[0].counters[0].name == scenario_.forces[0].counters[0].name);
    }

    void takenInPartTheRestStays()
    {
        play::Scenario theirs = scenario_;
        theirs.title = plainText("Another");
        theirs.turns = 3;
        const auto now = taken(scenario_, theirs, [](const Difference& one) { return one.part == Aspect::Title; });
        QCOMPARE(now.title, theirs.title);
        QCOMPARE(now.turns, scenario_.turns);
    }

    /// Nothing that a scenario says of the whole is passed over, and each is taken alone.
    void allThatAScenarioSaysIsTaken()
    {
        play::Scenario theirs = scenario_;
        theirs.title = plainText("Another");
        theirs.background = plainText("Long ago.");
        theirs.briefing = plainText("At dawn.");
        theirs.victory = plainText("Hold the gate.");
        theirs.conditions.clear();
        theirs.turns = 3;
        theirs.sheet = play::SheetParts{{"own", {}, 4, plainText("Rations")}};
        theirs.notes = plainText("Tried twice.");
        const auto all = differencesOf(valueOf(scenario_), valueOf(theirs));
        QCOMPARE(all.size(), std::size_t{7});
        QVERIFY(taken(scenario_, theirs, [](const Difference&) { return true; }) == theirs);
        const auto sheet = taken(scenario_, theirs, [](const Difference& one) { return one.part == Aspect::Sheet; });
        QVERIFY(sheet.sheet == theirs.sheet && sheet.title == scenario_.title);
        const auto history =
            taken(scenario_, theirs, [](const Difference& one) { return one.part == Aspect::Background; });
        QVERIFY(history.background == theirs.background && history.briefing == scenario_.briefing);
    }

    /// A counter without its force would be nobody's and in no file.
    void aCounterBringsItsForce()
    {
        play::Scenario theirs = scenario_;
        theirs.forces.push_back({"relief", plainText("Relief"), "#00ff00", {}, {{"odo", "Odo", {}, {}}}, {}});
        const auto now = taken(scenario_, theirs,
                               [](const Difference& one) { return one.theirs && one.theirs.as<Listed>() != nullptr; });
        QCOMPARE(now.forces.back().id, std::string("relief"));
        QCOMPARE(now.forces.back().counters.size(), std::size_t{1});
    }

    void aForceThatGoesTakesItsCountersAlong()
    {
        play::Scenario mine = scenario_;
        mine.forces.push_back({"relief", plainText("Relief"), "#00ff00", {}, {{"odo", "Odo", {}, {}}}, {}});
        const Value value = valueOf(mine);
        auto chosen = differencesOf(value, valueOf(scenario_));
        std::erase_if(chosen, [](const Difference& one) { return one.mine && one.mine.as<Listed>() != nullptr; });
        const Value now = applied(value, *taking(value, valueOf(scenario_), chosen));
        QVERIFY(scenarioOf(now) == scenario_);
        QCOMPARE(now.shelves[OfScenario::counters]->size(), valueOf(scenario_).shelves[OfScenario::counters]->size());
    }

    /// Two hands number the terrains of one map differently.
    void groundIsTakenByWhatItIs()
    {
        map::HexMap theirs = map_;
        const std::string moat = theirs.legend[static_cast<std::size_t>(theirs.terrain[5])].terrain;
        theirs.terrain[7] = *map::legendIndex(theirs, "rubble", '%');
        std::swap(theirs.legend.front(), theirs.legend.back());
        for (auto& number : theirs.terrain)
            if (number == 0 || static_cast<std::size_t>(number) + 1 == theirs.legend.size())
                number = number == 0 ? static_cast<std::uint8_t>(theirs.legend.size() - 1) : std::uint8_t{0};
        const auto found = differencesOf(valueOf(map_), valueOf(theirs));
        QCOMPARE(count(found, Aspect::Ground), std::size_t{1});
        QCOMPARE(found[0].hexes.size(), std::size_t{1});
        const map::HexMap now = mapOf(applied(valueOf(map_), *taking(valueOf(map_), valueOf(theirs), found)));
        for (int i = 0; i < now.layout.count(); ++i)
            QCOMPARE(now.terrainAt(now.layout.hexOf(i)), theirs.terrainAt(now.layout.hexOf(i)));
    }

    /// Whatever is taken, in whatever part, undo gives back the value as it was, and taking all of it leaves nothing.
    void partsInAnyOrder()
    {
        const unsigned seed = std::random_device()();
        std::mt19937 random(seed);
        for (int round = 0; round < 60; ++round)
        {
            play::Scenario theirs = scenario_;
            for (play::Force& force : theirs.forces)
                std::erase_if(force.counters, [&](const auto&) { return random() % 4 == 0; });
            for (play::Force& force : theirs.forces)
                for (play::Counter& counter : force.counters)
                    if (random() % 4 == 0)
                        counter.name += " II";
            std::erase_if(theirs.zones, [&](const auto&) { return random() % 3 == 0; });
            const Value before = valueOf(scenario_);
            Value now = before;
            auto chosen = differencesOf(now, valueOf(theirs));
            std::erase_if(chosen, [&](const auto&) { return random() % 2 == 0; });
            Patch patch = *taking(now, valueOf(theirs), chosen);
            swap(now, patch);
            Value rest = now;
            const auto left = differencesOf(now, valueOf(theirs));
            rest = applied(rest, *taking(now, valueOf(theirs), left));
            QVERIFY2(differencesOf(rest, valueOf(theirs)).empty(), qPrintable(QString::number(seed)));
            swap(now, patch);
            QVERIFY2(now == before, qPrintable(QString::number(seed)));
        }
    }
};

LIST_TEST(TestTaking)

} // namespace tst_taking

#include "tst_taking.moc"
