// What lint finds, where it says that it is, and what its fixes do.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "core/lint/lint.h"
#include "translations/diagnostics.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

namespace tst_lint
{

using namespace merlon;

class TestLint : public QObject
{
    Q_OBJECT

private:
    /// A wall with stairs, and a tower beside it without a door.
    static map::HexMap castle()
    {
        const auto loaded = io::parseMap("merlon: map/1\n"
                                         "id: small\n"
                                         "grid: {columns: 7, rows: 5, hexes: flat, shoved: even}\n"
                                         "terrain:\n"
                                         "  legend: {'.': plain, R: rampart, s: stairs, o: tower_floor}\n"
                                         "  rows: |\n"
                                         "    .......\n"
                                         "    .RRs...\n"
                                         "    .......\n"
                                         "    .......\n"
                                         "    .......\n"
                                         "features:\n"
                                         "  - {hex: B2, sides: [N], kind: parapet}\n"
                                         "structures:\n"
                                         "  - {id: wall, kind: curtain, hexes: [B2, C2]}\n",
                                         "small.map.yaml");
        return loaded.value.value();
    }
    static edit::Desk deskOf(const map::HexMap& map, std::optional<play::Scenario> scenario = {})
    {
        edit::Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, edit::valueOf(map));
        if (scenario)
        {
            desk.scenario = 1;
            desk.values.emplace(1, edit::valueOf(std::move(*scenario)));
        }
        return desk;
    }
    /// What a scenario wants before it can be played is told by tst_lint_scenarios.
    static std::vector<lint::Finding> linted(const edit::Desk& desk)
    {
        const auto isOfBeginning = [](const lint::Finding& one) {
            return one.doc == 1 && (one.severity == yaml::Severity::Note || one.says.sentence->code() == "no-counters");
        };
        std::vector<lint::Finding> found = lint::lint(desk);
        std::erase_if(found, isOfBeginning);
        return found;
    }
    static QStringList codesOf(const edit::Desk& desk)
    {
        QStringList codes;
        for (const lint::Finding& one : linted(desk))
            codes << QString::fromUtf8(one.says.sentence->code().data(),
                                       static_cast<int>(one.says.sentence->code().size()));
        return codes;
    }
    static void paint(map::HexMap& map, const char* hex, const char* terrain)
    {
        const auto at = map.layout.index(*hex::parseHex(map.layout, hex));
        map.terrain[static_cast<std::size_t>(at)] = *map::legendIndex(map, terrain, '?');
    }
    static play::Scenario twoForces()
    {
        play::Scenario scenario;
        scenario.ruleset = "siege";
        scenario.forces = {{"red", plainText("Red"), "#ff0000", {}, {}, {}},
                           {"blue", plainText("Blue"), "#0000ff", {}, {}, {}}};
        scenario.zones = {{"east", plainText("East"), "red", {{1, 1}, {2, 1}}, {}},
                          {"west", plainText("West"), "blue", {{2, 1}, {3, 0}}, {}}};
        return scenario;
    }

private slots:
    /// Structures that readers cannot tell apart; and in the names that the map prints, not those of files.
    void twoStructuresOfOneNameAreFound()
    {
        map::HexMap map = castle();
        map.numbering = map::Numbering{};
        map.numbering->columns = map::Numbering::Axis::Digits;
        map.numbering->separator = "-";
        map.numbering->padding = 0;
        map.numbering->firstColumn = map.numbering->firstRow = 1;
        map.structures[0].hexes = {*hex::parseHex(map.layout, "B2")};
        map.structures[0].name = plainText("Old wall");
        map.structures.push_back(map.structures[0]);
        map.structures[1].id = "other";
        map.structures[1].hexes = {*hex::parseHex(map.layout, "C2")};
        QCOMPARE(codesOf(deskOf(map)), QStringList{"namesakes"});
        const lint::Finding found = linted(deskOf(map)).front();
        QCOMPARE(words::sentence(found.says),
                 QString("another structure, on hex 2-2, is also called Old wall; rename one of them"));
        QCOMPARE(words::sentence(found.says, words::Names::InFiles),
                 QString("another structure, on hex B2, is also called other; rename one of them"));
        map.structures[1].name = {};
        QCOMPARE(codesOf(deskOf(map)), QStringList());
    }

    void aSoundCastleIsLeftAlone() { QCOMPARE(codesOf(deskOf(castle())), QStringList()); }

    void aParapetOnOpenGroundIsFoundAndTakenAway()
    {
        map::HexMap map = castle();
        map.features.push_back({*hex::parseHex(map.layout, "F1"), {hex::Side::S0}, "parapet", {}, {}});
        map.features.push_back({*hex::parseHex(map.layout, "F2"), {hex::Side::S0}, "gate", {}, {}}); // may stand there
        const edit::Desk desk = deskOf(map);
        QCOMPARE(codesOf(desk), QStringList{"bare-feature"});
        const auto finding = linted(desk).front();
        QCOMPARE(*finding.at, *hex::parseHex(map.layout, "F1"));
        QCOMPARE(finding.key, edit::Key{2});
        map.features.erase(map.features.begin() + 1);
        QVERIFY(edit::mapOf(lint::mended(desk).mapValue()) == map);
    }

    void aLineThatIsNotWhatItSaysForgetsThoseHexes()
    {
        map::HexMap map = castle();
        const auto at = [&](const char* name) { return *hex::parseHex(map.layout, name); };
        map::Line line;
        line.id = "south-wall";
        line.kind = "rampart";
        line.level = 1;
        line.path = {at("B2"), at("C2")};
        line.under = {{at("B2"), "plain", 0}, {at("C2"), "plain", 0}};
        map.lines = {line};
        QCOMPARE(codesOf(deskOf(map)), QStringList());
        map.lines.front().under.push_back({at("F4"), "plain", 0}); // its course never went there
        QCOMPARE(codesOf(deskOf(map)), QStringList{"line-differs"});
        QCOMPARE(*linted(deskOf(map)).front().at, at("F4"));
        QVERIFY(edit::mapOf(lint::mended(deskOf(map)).mapValue()).lines == std::vector{line});
        map.lines.front().kind = "moat"; // by hand, in the file: not one hex is
        map.lines.front().level = -1;
        QVERIFY(edit::mapOf(lint::mended(deskOf(map)).mapValue()).lines.empty());
    }

    void aLineThatIsInterruptedIsTold()
    {
        map::HexMap map = castle();
        const auto at = [&](const char* name) { return *hex::parseHex(map.layout, name); };
        map::Line line;
        line.id = "road";
        line.kind = "brush";
        line.path = {at("B4"), at("E4")};
        line.under = {{at("B4"), "plain", 0}};
        paint(map, "B4", "brush");
        map.lines = {line};
        const auto found = linted(deskOf(map));
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].fix && !found[0].safe); // he may have meant it
        const edit::Desk built = edit::applied(deskOf(map), *found[0].fix);
        QCOMPARE(codesOf(built), QStringList());
        QCOMPARE(edit::mapOf(built.mapValue()).terrainAt(at("E4")), std::string("brush"));
    }

    void hexesOfAStructureWhereNothingIsBuiltAreTakenOut()
    {
        map::HexMap map = castle();
        map.structures.front().hexes.push_back(*hex::parseHex(map.layout, "D4"));
        const edit::Desk desk = deskOf(map);
        QCOMPARE(codesOf(desk), QStringList{"bare-structure"});
        QVERIFY(edit::mapOf(lint::mended(desk).mapValue()) == castle());
        map.structures.front().hexes = {*hex::parseHex(map.layout, "D4")}; // none is left
        QVERIFY(edit::mapOf(lint::mended(deskOf(map)).mapValue()).structures.empty());
    }

    void whatNobodyCanGetToIsFound()
    {
        map::HexMap map = castle();
        paint(map, "E3", "tower_floor");
        paint(map, "E4", "tower_floor");
        const auto found = linted(deskOf(map));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].says.arguments[1].text(), std::string("2"));
        QVERIFY(!found[0].fix); // a door or stairs: that is the designer's
        paint(map, "E3", "door");
        map.features.push_back({*hex::parseHex(map.layout, "E3"), {hex::Side::S0}, "door", "closed", {}});
        QCOMPARE(codesOf(deskOf(map)), QStringList()); // a closed door can be opened

        map = castle();
        paint(map, "D2", "plain"); // no stairs lead up any more
        QCOMPARE(codesOf(deskOf(map)), QStringList{"unreached"});
    }

    void textsThatALanguageLacksAreFound()
    {
        map::HexMap map = castle();
        map.title.texts = {{"en", "Gate"}, {"it", "Porta"}};
        const auto found = linted(deskOf(map));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].field, std::string("title"));
        QCOMPARE(found[0].says.arguments[1].text(), std::string("es, fr"));
        map.title = plainText("Gate"); // one for everybody
        QCOMPARE(codesOf(deskOf(map)), QStringList());
        play::Scenario scenario;
        scenario.ruleset = "siege";
        scenario.forces = {{"red", {{{"en", "Red"}}}, "#ff0000", {}, {}, {}}};
        QCOMPARE(codesOf(deskOf(castle(), scenario)), QStringList{"no-name"});
    }

    void namesThatALanguageLacksAreFoundWhereTheyLie()
    {
        map::HexMap map = castle();
        const hex::Hex at = *hex::parseHex(map.layout, "E3");
        play::Scenario scenario;
        scenario.ruleset = "siege";
        scenario.forces = {{"red", plainText("Red"), "#ff0000", {}, {}, {}}};
        scenario.zones = {{"camp", {{{"en", "Camp"}, {"fr", "Camp"}}}, "red", {at}, {}}};
        const auto found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(std::string(found[0].says.sentence->id), std::string("no-name"));
        QCOMPARE(found[0].says.arguments[0].named().inFiles, std::string("camp"));
        QCOMPARE(found[0].says.arguments[1].text(), std::string("it, es"));
        QVERIFY(found[0].at == at);
        map.structures.front().name.texts = {{"it", "Torre"}};
        const auto ofMap = linted(deskOf(map));
        QCOMPARE(ofMap.size(), std::size_t{1});
        QCOMPARE(std::string(ofMap[0].says.sentence->id), std::string("no-name"));
        QVERIFY(ofMap[0].at == map.structures.front().hexes.front());
    }

    void zonesOfTwoForcesDoNotMeet()
    {
        play::Scenario scenario = twoForces();
        QCOMPARE(codesOf(deskOf(castle(), scenario)), QStringList{"zones-meet"});
        const auto meet = linted(deskOf(castle(), scenario)).front();
        QVERIFY(meet.fix && !meet.safe); // whose it is, their author knows
        QCOMPARE(codesOf(edit::applied(deskOf(castle(), scenario), *meet.fix)), QStringList());
        scenario.conditions = {{"held",
                                {{"wins", play::Ref{"force", "red"}},
                                 {"force", play::Ref{"force", "red"}},
                                 {"zones", play::List{play::Ref{"zone", "west"}}}}}};
        QCOMPARE(codesOf(deskOf(castle(), scenario)), QStringList()); // a place to fight for
        scenario.conditions.clear();
        scenario.zones[1].force = "red";
        QCOMPARE(codesOf(deskOf(castle(), scenario)), QStringList());
    }

    /// What the game itself says of its scenario is found while it is drawn.
    void whoStandsWhereNobodyCanIsFound()
    {
        play::Scenario scenario = twoForces();
        scenario.zones.clear();
        scenario.maps.resize(1);
        const map::HexMap map = castle();
        const auto soldier = [&](const char* id, const char* hex)
        {
            return play::Counter{
                id, {}, {{"hex", *hex::parseHex(map.layout, hex)}, {"class", play::Choice{"class", "soldier"}}}, {}};
        };
        scenario.forces[0].counters = {soldier("alric", "A1"), soldier("gwyn", "A1")};
        auto found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{1}); // two on one hex
        QCOMPARE(*found[0].at, *hex::parseHex(map.layout, "A1"));
        QCOMPARE(found[0].shelf, edit::OfScenario::counters);
        QCOMPARE(found[0].key, edit::Key{2});
        QVERIFY(found[0].severity == yaml::Severity::Warning);
        QVERIFY(found[0].fix && !found[0].safe);
        const edit::Desk apart = edit::applied(deskOf(map, scenario), *found[0].fix);
        QCOMPARE(codesOf(apart), QStringList());
        QVERIFY(play::find(edit::scenarioOf(apart.values.at(1)).forces[0].counters[1].fields, "hex") == nullptr);
        scenario.forces[0].counters.pop_back();
        scenario.forces[0].counters[0].fields.emplace_back("mounted", true); // without a second hex
        found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].severity == yaml::Severity::Error);
        const edit::Desk riding = edit::applied(deskOf(map, scenario), found[0].fix.value());
        QCOMPARE(codesOf(riding), QStringList());
        const auto rider = edit::scenarioOf(riding.values.at(1)).forces[0].counters[0];
        QCOMPARE(hex::distance(std::get<hex::Hex>(*play::find(rider.fields, "hex")),
                               std::get<hex::Hex>(*play::find(rider.fields, "rear"))),
                 1);
    }

    /// Half of a structure must be dug under, each hex beside the one before.
    void aStructureInSmallPiecesCannotBeMined()
    {
        map::HexMap map = castle();
        for (const char* hex : {"B5", "D5", "F5"})
        {
            paint(map, hex, "wall");
            map.structures.front().hexes.push_back(*hex::parseHex(map.layout, hex));
        }
        QCOMPARE(codesOf(deskOf(map)), QStringList{"unmined"});
        const auto found = linted(deskOf(map)).front();
        QVERIFY(found.fix && !found.safe);
        const edit::Desk parted = edit::applied(deskOf(map), *found.fix);
        QCOMPARE(codesOf(parted), QStringList());
        const auto structures = edit::mapOf(parted.mapValue()).structures;
        QCOMPARE(structures.size(), std::size_t{4});
        QCOMPARE(structures[0].hexes.size(), std::size_t{2});
        QCOMPARE(structures[1].id, std::string("wall-2"));
        map.structures.front().hexes.pop_back(); // two of four hang together
        QCOMPARE(codesOf(deskOf(map)), QStringList());
        map.structures.front().kind = "keep"; // which nobody mines
        map.structures.front().hexes.push_back(*hex::parseHex(map.layout, "F5"));
        QVERIFY(!codesOf(deskOf(map)).contains("unmined"));
    }

    /// Only where somebody means to mine: a moat is dug against just that.
    void whereAGalleryCannotComeIsSaidWhereThereIsOne()
    {
        map::HexMap map = castle();
        for (const char* hex : {"A3", "B3", "C3", "D3", "E3", "A2", "A1", "B1", "C1", "D1", "E2", "E1"})
            paint(map, hex, "moat");
        QVERIFY(!codesOf(deskOf(map)).contains("unmined"));
        const auto at = [&](const char* hex) { return *hex::parseHex(map.layout, hex); };
        map.overlays.push_back({"gallery", {at("G3"), at("G4"), at("G5")}, hex::Side::S0, {}, {}});
        QVERIFY(codesOf(deskOf(map)).contains("unmined"));
        for (const char* hex : {"C3", "C4", "C5"})
            paint(map, hex, "plain");
        QVERIFY(!codesOf(deskOf(map)).contains("unmined"));
        paint(map, "C4", "tree");
        const auto all = linted(deskOf(map));
        QVERIFY(std::ranges::any_of(
            all, [](const lint::Finding& one)
            { return one.says.sentence->code() == "unmined" && !one.fix && one.severity == yaml::Severity::Note; }));
    }

    void openGroundThatFallsOffWithoutAWallIsFound()
    {
        map::HexMap map = castle();
        map.levels.emplace(map.terrain.size(), std::int8_t{0});
        const auto raise = [&](const char* hex, int level)
        {
            (*map.levels)[static_cast<std::size_t>(map.layout.index(*hex::parseHex(map.layout, hex)))] =
                static_cast<std::int8_t>(level);
        };
        raise("B2", 2); // a rampart is its own wall
        raise("F1", 1); // a bank
        QCOMPARE(codesOf(deskOf(map)), QStringList());
        raise("E4", 2);
        raise("E5", 2);
        const auto found = linted(deskOf(map));
        QCOMPARE(found.size(), std::size_t{1}); // the two are one hill
        QCOMPARE(found[0].says.sentence->code(), std::string_view("level-jump"));
        QCOMPARE(found[0].says.arguments[1].text(), std::string("2"));
        paint(map, "E4", "embankment");
        paint(map, "E5", "embankment");
        QCOMPARE(codesOf(deskOf(map)), QStringList());
    }

    void aDoorThatLeadsIntoAWallIsFound()
    {
        map::HexMap map = castle();
        map.features.push_back({*hex::parseHex(map.layout, "F5"), {hex::Side::S0}, "door", "closed", {}});
        paint(map, "F4", "wall");
        const auto found = linted(deskOf(map));
        QCOMPARE(codesOf(deskOf(map)), QStringList{"door-nowhere"});
        QCOMPARE(*found[0].at, *hex::parseHex(map.layout, "F5"));
        QVERIFY(found[0].fix && !found[0].safe); // or ground is painted behind it
        QCOMPARE(codesOf(edit::applied(deskOf(map), *found[0].fix)), QStringList());
    }

    /// A walk on the walls is left by stairs, a room at its height, another walk.
    void aDoorFromAWalkIntoTheAirIsFound()
    {
        for (const char* beyond : {"stairs", "rampart", "tower_floor", "plain"})
        {
            map::HexMap map = map::blankMap({9, 9}, "plain", '.');
            paint(map, "D4", "rampart");
            paint(map, "D5", beyond);
            map.features.push_back({*hex::parseHex(map.layout, "D4"), {hex::Side::S3}, "door", "closed", {}});
            const auto found = codesOf(deskOf(map));
            QCOMPARE(found.count("door-nowhere"), std::string_view(beyond) == "plain" ? 1 : 0);
        }
    }

    /// Whoever likes walks round it; not where a wall goes on beside it.
    void aDoorInAFieldIsFound()
    {
        map::HexMap map = castle();
        map.features.push_back({*hex::parseHex(map.layout, "F5"), {hex::Side::S0}, "door", "closed", {}});
        const auto found = linted(deskOf(map));
        QCOMPARE(codesOf(deskOf(map)), QStringList{"door-alone"});
        QCOMPARE(*found[0].at, *hex::parseHex(map.layout, "F5"));
        QVERIFY(found[0].fix && !found[0].safe); // or a wall is built beside it
        QCOMPARE(codesOf(edit::applied(deskOf(map), *found[0].fix)), QStringList());
        map.features.push_back({*hex::parseHex(map.layout, "F5"), {hex::Side::S1, hex::Side::S5}, "wall", {}, {}});
        QVERIFY(!codesOf(deskOf(map)).contains("door-alone"));
    }

    void forcesAndZonesWithoutANameAreFound()
    {
        const map::HexMap map = castle();
        play::Scenario scenario;
        scenario.ruleset = "siege";
        scenario.forces = {{"red", {}, "#ff0000", {}, {}, {}}};
        scenario.zones = {{"camp", {}, "red", {*hex::parseHex(map.layout, "E3")}, {}}};
        const auto found = linted(deskOf(map, scenario));
        QCOMPARE(codesOf(deskOf(map, scenario)), (QStringList{"nameless", "nameless"}));
        QCOMPARE(found[1].field, std::string("name"));
        QVERIFY(found[1].at == hex::parseHex(map.layout, "E3"));
    }

    void aSlitWithoutABuildingIsFound()
    {
        map::HexMap map = castle();
        map.features.push_back({*hex::parseHex(map.layout, "C2"), {hex::Side::S0}, "arrow_slit", {}, {}});
        const auto found = linted(deskOf(map));
        QCOMPARE(codesOf(deskOf(map)), QStringList{"slit-nowhere"});
        QCOMPARE(*found[0].at, *hex::parseHex(map.layout, "C2"));
        QVERIFY(found[0].fix && !found[0].safe); // or a tower is painted behind it
        QCOMPARE(codesOf(edit::applied(deskOf(map), *found[0].fix)), QStringList());
    }

    void aParapetThatFacesTheYardIsFound()
    {
        map::HexMap map = map::blankMap({7, 7}, "plain", '.');
        const hex::Hex yard = map.layout.hexAt({3, 3});
        paint(map, "D4", "stairs");
        for (const hex::Side side : hex::allSides)
            paint(map, hex::name(map.layout, hex::neighbour(yard, side)).c_str(), "rampart");
        QCOMPARE(codesOf(deskOf(map)), QStringList());
        const hex::Hex north = hex::neighbour(yard, hex::Side::S0);
        map.features.push_back({north, {hex::opposite(hex::Side::S0)}, "parapet", {}, {}});
        QCOMPARE(codesOf(deskOf(map)), QStringList{"parapet-inward"});
        const map::HexMap turned = edit::mapOf(lint::mended(deskOf(map)).mapValue());
        QCOMPARE(turned.features.size(), std::size_t{1});
        QVERIFY(turned.features[0].hex == north && turned.features[0].kind == "parapet");
        QVERIFY(turned.features[0].sides == (std::vector{hex::Side::S0, hex::Side::S1, hex::Side::S5}));
        map.features.push_back({north, {hex::Side::S0}, "parapet", {}, {}}); // on both: meant so
        QCOMPARE(codesOf(deskOf(map)), QStringList());
    }

    void zonesWhereNobodyCanBeAreFound()
    {
        map::HexMap map = castle();
        paint(map, "F4", "wall");
        play::Scenario scenario = twoForces();
        scenario.maps.resize(1);
        scenario.zones = {{"tower", plainText("Tower"), "red", {*hex::parseHex(map.layout, "F4")}, {}}};
        auto found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(found[0].says.sentence->code(), std::string_view("zone-nowhere"));
        QCOMPARE(found[0].key, edit::Key{1});
        paint(map, "F4", "tower_floor"); // which nobody can get to
        found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(found[1].says.sentence->code(), std::string_view("zone-cut-off"));
        paint(map, "F4", "plain");
        QCOMPARE(codesOf(deskOf(map, scenario)), QStringList());
    }

    void whoStandsOutsideTheZonesOfHisForceIsFoundAndMoved()
    {
        const map::HexMap map = castle();
        const auto hex = [&](const char* name) { return *hex::parseHex(map.layout, name); };
        play::Scenario scenario = twoForces();
        scenario.maps.resize(1);
        scenario.zones = {{"field", plainText("Field"), "red", {hex("F4"), hex("F5")}, {}}};
        scenario.forces[0].counters = {{"alric", "Alric", {{"hex", hex("F5")}}, {}},
                                       {"odo", "Odo", {{"hex", hex("F3")}}, {}}};
        scenario.forces[1].counters = {{"gwyn", "Gwyn", {{"hex", hex("A5")}}, {}}}; // his force has no zone
        const auto found = linted(deskOf(map, scenario));
        QCOMPARE(found.size(), std::size_t{1});
        QCOMPARE(
            words::sentence(found[0].says),
            QString("hex F3 is in no set-up zone of this counter’s force; move the counter to another hex, or add the "
                    "hex to a zone"));
        QVERIFY(found[0].fix && !found[0].safe);
        QCOMPARE(words::sentence(found[0].fix->says), QString("Set up 'Odo' on hex F4"));
        scenario.forces[0].counters[1].fields = {{"hex", hex("F4")}};
        QCOMPARE(codesOf(deskOf(map, scenario)), QStringList());
        scenario.forces[0].counters[1].fields = {{"hex", hex("F3")}, {"state", play::Choice{"state", "dead"}}};
        QCOMPARE(codesOf(deskOf(map, scenario)), QStringList()); // the dead lie where they fell
    }

    /// Nobody needs to mend what ships.
    void theScenariosThatShipSetUpInTheirZones()
    {
        for (const auto& one :
             std::filesystem::recursive_directory_iterator(test::inSource(std::string_view("scenarios"))))
            if (const std::string file = one.path().string(); file.ends_with(".scenario.yaml"))
                for (const yaml::Diagnostic& said : io::loadScenario(file).diagnostics)
                    QVERIFY2(said.code != "stands", qPrintable(words::sentence(said.message)));
    }

    void namesAndHexesThatAreSaidTwiceAreFound()
    {
        map::HexMap map = castle();
        map.structures.front().hexes.push_back(map.structures.front().hexes.front());
        QCOMPARE(codesOf(deskOf(map)), QStringList{"hex-twice"});
        QVERIFY(edit::mapOf(lint::mended(deskOf(map)).mapValue()) == castle());
        map = castle();
        map.structures.push_back({"other", "curtain", {}, {map.structures.front().hexes.front()}, {}});
        QCOMPARE(codesOf(deskOf(map)), QStringList{"structures-meet"});
        map.structures.back().hexes = {*hex::parseHex(map.layout, "D2")};
        paint(map, "D2", "rampart");
        map.structures.back().id = "wall";
        const auto found = linted(deskOf(map));
        QVERIFY(std::ranges::any_of(
            found, [](const lint::Finding& one)
            { return one.says.sentence->code() == "name-twice" && one.severity == yaml::Severity::Error; }));
        QCOMPARE(edit::mapOf(lint::mended(deskOf(map)).mapValue()).structures[1].id, std::string("wall-2"));
        play::Scenario scenario = twoForces();
        scenario.zones.clear();
        scenario.forces[0].counters = {{"alric", "Alric", {}, {}}};
        scenario.forces[1].counters = {{"gwyn", "Alric", {}, {}}};
        QCOMPARE(codesOf(deskOf(castle(), scenario)), QStringList{"name-twice"});
        const edit::Desk named = lint::mended(deskOf(castle(), scenario));
        QCOMPARE(edit::scenarioOf(named.values.at(1)).forces[1].counters[0].name, std::string("Alric 2"));
    }

    void fixesOfOneThingAreMadeOneAfterAnother()
    {
        map::HexMap map = castle();
        for (const char* hex : {"F1", "F3", "F5"})
            map.features.push_back({*hex::parseHex(map.layout, hex), {hex::Side::S0}, "parapet", {}, {}});
        map.structures.front().hexes.push_back(*hex::parseHex(map.layout, "D4"));
        const edit::Desk desk = deskOf(map);
        const edit::Edit all = lint::mending(desk);
        QCOMPARE(all.parts.size(), std::size_t{1});
        QVERIFY(edit::mapOf(edit::applied(desk, all).mapValue()) == castle());
        QVERIFY(lint::mending(deskOf(castle())).parts.empty());
    }

    void whatShipsIsInOrder()
    {
        for (const char* name : {"norman-gate", "valserra-escalade", "harrowmere-breach", "montcorbier-raid",
                                 "roccafosca-siege", "rochelaure-relief"})
        {
            const auto loaded = io::loadScenario(test::inSource("scenarios/") + name + '/' + name + ".scenario.yaml");
            QVERIFY(loaded.value);
            const play::Setting& setting = **loaded.value;
            QCOMPARE(codesOf(deskOf(*play::hexBoard(setting.boards), setting.scenario)), QStringList());
        }
    }
};

LIST_TEST(TestLint)

} // namespace tst_lint

#include "tst_lint.moc"
