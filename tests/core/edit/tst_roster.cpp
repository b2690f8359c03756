// Forces, their rosters, and where their counters are set up: each edit says what it does, and takes it back to the
// byte.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/castle_outside.h"
#include "core/edit/map_value.h"
#include "core/edit/placing.h"
#include "core/edit/roster.h"
#include "core/edit/set_up_ground.h"
#include "core/io/files.h"
#include "core/play/shape.h"
#include "translations/diagnostics.h"

#include <QTest>

#include <set>

namespace tst_roster
{

using namespace merlon;
using namespace merlon::edit;

class TestRoster : public QObject
{
    Q_OBJECT

private:
    Desk desk_;
    const play::System* system_ = nullptr;
    play::Boards boards_;

    const Value& value() const { return desk_.values.at(1); }
    play::Scenario scenario() const { return scenarioOf(value()); }
    std::string text() const { return io::scenarioText(scenario(), boards_); }
    Key key(const std::string& id) const
    {
        for (const Entry& entry : *value().shelves[OfScenario::counters])
            if (entry.thing.as<Listed>()->id == id)
                return entry.key;
        return 0;
    }
    Key force(const std::string& id) const
    {
        for (const Entry& entry : *value().shelves[OfScenario::forces])
            if (entry.thing.as<play::Force>()->id == id)
                return entry.key;
        return 0;
    }
    Listed counter(const std::string& id) const
    {
        return *find(*value().shelves[OfScenario::counters], key(id))->thing.as<Listed>();
    }
    std::optional<hex::Hex> hexOf(const std::string& id, std::string_view field = "hex") const
    {
        const auto is = counter(id);
        const play::Value* at = play::find(is.fields, field);
        return at != nullptr ? std::optional(std::get<hex::Hex>(*at)) : std::nullopt;
    }
    hex::Hex at(const char* name) const { return *hex::parseHex(desk_.mapValue().grid, name); }
    /// Does it, and sees that what is saved can be opened and that undo takes all of it back.
    void doIt(const Made& made, const char* says)
    {
        QVERIFY2(made, made ? "" : qPrintable(words::sentence(made.error())));
        QCOMPARE(words::sentence(made->says), QString(says));
        const std::string before = text();
        const Desk was = desk_;
        desk_ = applied(desk_, *made);
        QVERIFY(text() != before);
        const auto again = io::parseScenario(text(), "a.yaml", boards_);
        QVERIFY2(again.value,
                 again.diagnostics.empty() ? "" : qPrintable(words::sentence(again.diagnostics.front().message)));
        QVERIFY(*again.value == scenario());
        const Desk back = applied(desk_, {{{1, diff(desk_.values.at(1), was.values.at(1))}}, {}});
        QCOMPARE(io::scenarioText(scenarioOf(back.values.at(1)), boards_), before);
    }

private slots:
    /// A wall is higher than a yard, and a strip ends where the castle begins.
    void groundIsProposedForASide()
    {
        const auto castle = setUpGround(desk_, SetUpAt::Castle, 0);
        QVERIFY(std::ranges::count(castle, at("T9")) == 1);  // a floor of the keep
        QVERIFY(std::ranges::count(castle, at("S10")) == 1); // the courtyard
        QVERIFY(std::ranges::count(castle, at("A1")) == 0);
        QVERIFY(numberAt(desk_.mapValue(), OfMap::level, castle.front()) >
                numberAt(desk_.mapValue(), OfMap::level, castle.back()));
        const auto west = setUpGround(desk_, SetUpAt::West, 2);
        const auto& grid = desk_.mapValue().grid;
        QCOMPARE(west.size(), static_cast<std::size_t>(2 * grid.rows));
        for (const hex::Hex hex : west)
            QVERIFY(grid.cellOf(hex).column < 2);
        const Outside outside(desk_);
        for (const hex::Hex hex : setUpGround(desk_, SetUpAt::North, grid.rows))
            QVERIFY(outside.isOutside(hex));
    }

    void aForceIsSpreadOverItsGround()
    {
        std::vector<Key> keys{key("odo"), key("ivo"), key("milo"), key("rhodri")}; // who rides takes two hexes
        const auto west = setUpGround(desk_, SetUpAt::West, 3);
        const Made made = placedAmong(desk_, *system_, keys, west);
        QVERIFY(made);
        const std::string before = text();
        const Desk was = desk_;
        desk_ = applied(desk_, *made);
        std::set<hex::Hex> taken;
        for (const char* one : {"odo", "ivo", "milo", "rhodri"})
        {
            QVERIFY(std::ranges::count(west, *hexOf(one)) == 1);
            taken.insert(*hexOf(one));
        }
        taken.insert(*hexOf("rhodri", "rear"));
        QCOMPARE(taken.size(), std::size_t(5));
        desk_ = was;
        const hex::Hex wall = at("A1");
        QVERIFY(!placedAmong(desk_, *system_, keys, std::span(&wall, 1))); // there is room for one
        QCOMPARE(text(), before);
    }

    void init()
    {
        const auto setting = *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
        boards_ = setting->boards;
        system_ = setting->system;
        desk_ = {};
        desk_.values.emplace(0, valueOf(*play::hexBoard(boards_)));
        desk_.values.emplace(1, valueOf(setting->scenario));
        desk_.scenario = 1;
        desk_.palette = io::paletteOf(*play::hexBoard(boards_));
    }

    void countersGoToTheEndOfTheirRosters()
    {
        doIt(enlisted(desk_, {{"garrison", "alric", "Alric the Younger", counter("alric").fields, {}}}),
             "Add Alric the Younger");
        const auto now = scenario();
        QCOMPARE(now.forces[0].counters.back().id, std::string("alric-2")); // Alric has that id
        QCOMPARE(now.forces[0].counters.size(), std::size_t{21});
        doIt(enlisted(desk_, {{"garrison", "ada", "Ada", {}, {}}, {"besiegers", "bran", "Bran", {}, {}}}),
             "Add 2 counters");
    }

    void copiesAreNumberedAndStandNowhere()
    {
        const std::vector<Key> two{key("alric"), key("drogo")};
        doIt(duplicated(desk_, two, 2), "Duplicate 2 counters");
        const auto garrison = scenario().forces[0].counters;
        std::vector<std::string> ids;
        for (const auto& one : garrison)
            ids.push_back(one.id);
        const auto first = std::ranges::find(ids, "alric");
        QCOMPARE(*(first + 1), std::string("alric-2")); // behind the original
        QCOMPARE(*(first + 2), std::string("alric-3"));
        QCOMPARE(counter("alric-3").name, std::string("Alric 3"));
        QVERIFY(!hexOf("alric-2"));
        QVERIFY(!hexOf("drogo-2") && !hexOf("drogo-2", "rear"));
        QVERIFY(play::find(counter("drogo-2").fields, "mounted") != nullptr);
        const std::vector<Key> copy{key("alric-3")};
        doIt(duplicated(desk_, copy, 1), "Duplicate Alric 3");
        QCOMPARE(counter("alric-4").name, std::string("Alric 4"));
    }

    /// A condition names Fulk, so his going is asked about.
    void whoIsNamedByAConditionIsAskedAbout()
    {
        const std::vector<Key> some{key("alric"), key("odo")};
        const auto quiet = discharged(desk_, some);
        QVERIFY(quiet->noRoom.empty());
        doIt(quiet, "Remove 2 counters");
        const std::vector<Key> fulk{key("fulk")};
        const auto made = discharged(desk_, fulk);
        QCOMPARE(made->noRoom.size(), std::size_t{1});
        const auto conditions = scenario().conditions;
        doIt(made, "Remove Fulk");
        QVERIFY(scenario().conditions != conditions);
    }

    void changesAreOneStepAndKeepIds()
    {
        Listed odo = counter("odo");
        odo.name = "Odo the Red";
        odo.id = "somebody-else";
        Listed milo = counter("milo");
        milo.force = "besiegers";
        doIt(relisted(desk_, {{key("odo"), odo}, {key("milo"), milo}, {key("alric"), counter("alric")}}),
             "Change 2 counters");
        QCOMPARE(counter("odo").name, std::string("Odo the Red"));
        QCOMPARE(scenario().forces[1].counters.size(), std::size_t{22});
        QVERIFY(relisted(desk_, {{key("odo"), counter("odo")}})->empty());
        odo.name = std::string(121, 'x');
        QVERIFY(!relisted(desk_, {{key("odo"), odo}}));
    }

    void aForceComesAndGoesWithAllThatIsIts()
    {
        doIt(withForce(desk_, {"garrison", {{{"en", "Relief"}}}, "#112233", {}, {}, {}}), "Add a force: Relief");
        QCOMPARE(scenario().forces.back().id, std::string("garrison-2"));
        play::Force other = scenario().forces.back();
        other.name = plainText("The relief");
        doIt(changedForce(desk_, force("garrison-2"), other), "Change a force: The relief");
        doIt(withoutForce(desk_, force("garrison-2")), "Remove a force: The relief");
        const auto made = withoutForce(desk_, force("garrison"));
        QCOMPARE(made->noRoom.size(), std::size_t{20 + 3 + 1}); // counters, zones, and that conditions name them
        doIt(made, "Remove a force: Garrison of Aberwen");
        QCOMPARE(scenario().forces.size(), std::size_t{1});
        QCOMPARE(scenario().first, std::string("besiegers"));
        for (const auto& zone : scenario().zones)
            QCOMPARE(zone.force, std::string("besiegers"));
    }

    /// The rampart of the north: a group lines it, and each has a hex of his own.
    void aGroupLinesTheWall()
    {
        const std::vector<Key> some{key("alric"), key("odo"), key("serlo"), key("milo"), key("herve")};
        const auto kind = numberAt(desk_.mapValue(), OfMap::terrain, at("Q6"));
        doIt(placed(desk_, *system_, some, std::vector{at("Q6")}), "Place 5 counters");
        QCOMPARE(*hexOf("alric"), at("Q6"));
        std::set<hex::Hex> hexes;
        for (const char* one : {"alric", "odo", "serlo", "milo", "herve"})
        {
            QCOMPARE(numberAt(desk_.mapValue(), OfMap::terrain, *hexOf(one)), kind);
            QVERIFY(hex::distance(*hexOf(one), at("Q6")) < 5);
            hexes.insert(*hexOf(one));
        }
        QCOMPARE(hexes.size(), std::size_t{5});
        QVERIFY(system_->problems(scenario(), boards_).empty());
    }

    /// A rider takes a second hex, which nobody typed.
    void whatACounterNeedsBesidesItsHexIsTheSystems()
    {
        const std::vector<Key> riders{key("rhodri"), key("cadell")};
        doIt(takenOff(desk_, riders), "Take 2 counters off the map");
        QVERIFY(!hexOf("rhodri") && !hexOf("rhodri", "rear"));
        doIt(placed(desk_, *system_, riders, std::vector{at("C24")}), "Place 2 counters");
        QCOMPARE(*hexOf("rhodri"), at("C24"));
        QCOMPARE(hex::distance(*hexOf("rhodri"), *hexOf("rhodri", "rear")), 1);
        QCOMPARE(hex::distance(*hexOf("cadell"), *hexOf("cadell", "rear")), 1);
        QVERIFY(*hexOf("cadell") != *hexOf("rhodri", "rear") && *hexOf("cadell", "rear") != *hexOf("rhodri"));
        for (const auto& one : system_->problems(scenario(), boards_))
            QVERIFY2(one.warns, qPrintable(words::sentence(one.message)));
    }

    /// Hexes that were selected one after another are filled in that order; who is left over stands near the last.
    void aGroupFillsTheHexesInTheirOrder()
    {
        const std::vector<Key> some{key("odo"), key("alric"), key("serlo"), key("milo")};
        doIt(takenOff(desk_, some), "Take 4 counters off the map");
        const std::vector line{at("J17"), at("L17"), at("K17")};
        doIt(placed(desk_, *system_, some, line), "Place 4 counters");
        QCOMPARE(*hexOf("odo"), at("J17"));
        QCOMPARE(*hexOf("alric"), at("L17"));
        QCOMPARE(*hexOf("serlo"), at("K17"));
        QCOMPARE(hex::distance(*hexOf("milo"), at("K17")), 1);
    }

    void aGroupKeepsItsPatternAndMeetsNobody()
    {
        const std::vector<Key> some{key("odo"), key("alric"), key("drogo")};
        doIt(takenOff(desk_, some), "Take 3 counters off the map");
        const std::vector line{at("J17"), at("L17"), at("N17")};
        doIt(placed(desk_, *system_, some, line), "Place 3 counters");
        const hex::Hex rear = *hexOf("drogo", "rear");
        doIt(moved(desk_, some, at("L17"), at("L19")), "Place 3 counters");
        const hex::Hex by = at("L19") - at("L17");
        QCOMPARE(*hexOf("odo"), at("J17") + by);
        QCOMPARE(*hexOf("alric"), at("L17") + by);
        QCOMPARE(*hexOf("drogo"), at("N17") + by);
        QCOMPARE(*hexOf("drogo", "rear"), rear + by);
        const auto off = moved(desk_, some, at("L19"), at("L19") + hex::Hex{0, 90});
        QVERIFY(!off);
        QCOMPARE(words::sentence(off.error()), QString("These counters would leave the map: Odo, Alric, Drogo."));
        const auto onOther = moved(desk_, some, *hexOf("alric"), *hexOf("serlo"));
        QVERIFY(!onOther);
        QVERIFY2(words::sentence(onOther.error()).contains("where others already are: ") &&
                     words::sentence(onOther.error()).contains("Alric"),
                 qPrintable(words::sentence(onOther.error())));
        const std::vector<Key> one{key("alric")}; // by himself he may
        QVERIFY(moved(desk_, one, *hexOf("alric"), *hexOf("serlo")));
    }

    void whatIsDraggedGoesWithBothHexes()
    {
        const auto head = *hexOf("drogo");
        QCOMPARE(countersOn(value(), head), std::vector<Key>{key("drogo")});
        QCOMPARE(countersOn(value(), *hexOf("drogo", "rear")), std::vector<Key>{key("drogo")});
        QVERIFY(countersOn(value(), at("A1")).empty());
        const auto rear = *hexOf("drogo", "rear");
        const std::vector<Key> drogo{key("drogo")};
        const auto to = hex::neighbour(head, hex::Side::S0);
        doIt(moved(desk_, drogo, head, to), "Place Drogo");
        QCOMPARE(*hexOf("drogo"), to);
        QCOMPARE(*hexOf("drogo", "rear") - rear, to - head);
        QVERIFY(!moved(desk_, drogo, to, at("A1") + hex::step(hex::Side::S0)));
        QVERIFY(placed(desk_, *system_, drogo, std::vector{at("A1") + hex::step(hex::Side::S0)})->empty());
        desk_.board = 1; // its hexes would be named on the first
        QVERIFY(!placed(desk_, *system_, drogo, std::vector{at("C24")}));
    }
};

LIST_TEST(TestRoster)

} // namespace tst_roster

#include "tst_roster.moc"
