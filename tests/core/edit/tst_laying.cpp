// Several maps are one board: every hex of each keeps its ground and its own name, in every orientation.

#include "support_main.h"

#include "core/edit/joined_maps.h"
#include "core/edit/joining.h"
#include "core/edit/locks.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/hex/parts.h"
#include "core/io/files.h"

#include <QTest>

#include <array>
#include <random>
#include <set>

namespace tst_laying
{

using namespace merlon;
using namespace merlon::edit;

namespace
{

constexpr std::array borders{Border::North, Border::East, Border::South, Border::West};

std::shared_ptr<map::HexMap> mapOf(std::string id, hex::Orientation orientation, std::mt19937& random)
{
    const auto any = [&](unsigned n) { return static_cast<int>(random() % n); };
    const hex::Layout grid{3 + any(6), 3 + any(6), orientation, any(2) == 0 ? hex::Shove::Odd : hex::Shove::Even};
    auto map = std::make_shared<map::HexMap>(map::blankMap(grid, "plain", '.'));
    map->id = std::move(id);
    const auto brush = *map::legendIndex(*map, "brush", 'b');
    for (auto& number : map->terrain)
        number = any(2) == 0 ? brush : std::uint8_t{0};
    return map;
}

/// With the shift that is nearest to none, or nothing where they cannot lie so.
std::optional<LaidMap> beside(const hex::Layout& board, std::shared_ptr<const map::HexMap> map, Joint joint)
{
    const auto shifts = shiftsOf(board, map->layout, joint);
    if (!shifts)
        return {};
    joint.shift = shifts->nearest(0);
    return LaidMap{std::move(map), joint};
}

void keepsNamesAndGround(const map::HexMap& board, const std::vector<LaidMap>& maps)
{
    std::set<std::string> names;
    hex::forEachHex(board.layout,
                    [&](hex::Hex at)
                    {
                        const std::string name = hex::name(board.layout, at);
                        QVERIFY2(names.insert(name).second, name.c_str());
                        QVERIFY2(hex::parseHex(board.layout, name) == at, name.c_str());
                        QVERIFY2(map::parsePrinted(board, map::printedName(board, at)) == at, name.c_str());
                    });
    const auto parts = board.layout.parts.all();
    QCOMPARE(parts.size(), maps.size());
    for (std::size_t i = 0; i < maps.size(); ++i)
        hex::forEachHex(maps[i].map->layout,
                        [&](hex::Hex own)
                        {
                            const hex::Hex at = parts[i].lies(own);
                            QVERIFY(parts[i].lies.back(at) == own);
                            const std::string prefix = i == 0 ? std::string() : parts[i].id + ':';
                            QCOMPARE(hex::name(board.layout, at), prefix + hex::name(maps[i].map->layout, own));
                            QCOMPARE(board.terrainAt(at), maps[i].map->terrainAt(own));
                        });
}

} // namespace

class TestLaying : public QObject
{
    Q_OBJECT

private slots:
    void everyHexKeepsItsNameAndItsGround();
    void theSameMapTwiceHasTwoNames();
    void printedNumbersAreThoseOfEachMap();
    void otherMapsHaveNoSuchNames();
    void aMapThatCannotLieThereIsRefused();
    void theBoardIsNotPaintedOn();
    void whoStandsOnAMapThatIsTakenAwayStandsNowhere();
};

void TestLaying::everyHexKeepsItsNameAndItsGround()
{
    std::mt19937 random(20261124);
    int laidSoFar = 0;
    for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
        for (const Border border : borders)
            for (int sixths = 0; sixths < 6; ++sixths)
                for (const bool mirrored : {false, true})
                {
                    std::vector<LaidMap> maps{{mapOf("castle", orientation, random), {}}};
                    const auto second = beside(maps.front().map->layout, mapOf("camp", orientation, random),
                                               {border, 0, sixths, mirrored});
                    if (!second)
                        continue;
                    maps.push_back(*second);
                    const auto two = laid(maps, io::paletteOf(*maps.front().map));
                    QVERIFY(two);
                    keepsNamesAndGround(*two, maps);
                    hex::Layout board = two->layout;
                    board.parts = {};
                    const auto third = beside(board, mapOf("town", orientation, random), {Border::West, 0, 0, false});
                    if (!third)
                        continue;
                    maps.push_back(*third);
                    const auto three = laid(maps, io::paletteOf(*maps.front().map));
                    QVERIFY(three);
                    keepsNamesAndGround(*three, maps);
                    ++laidSoFar;
                }
    QVERIFY2(laidSoFar > 40, qPrintable(QString::number(laidSoFar)));
}

void TestLaying::theSameMapTwiceHasTwoNames()
{
    std::mt19937 random(1);
    const auto map = mapOf("meadow", hex::Orientation::Flat, random);
    const auto other = beside(map->layout, map, {Border::South, 0, 3, false});
    QVERIFY(other);
    const std::vector<LaidMap> maps{{map, {}}, *other};
    const auto board = laid(maps, io::paletteOf(*map));
    QVERIFY(board);
    keepsNamesAndGround(*board, maps);
    QVERIFY(hex::parseHex(board->layout, "meadow-2:A1"));
    QVERIFY(hex::parseHex(board->layout, "meadow:A1") == hex::parseHex(board->layout, "A1"));
}

void TestLaying::printedNumbersAreThoseOfEachMap()
{
    std::mt19937 random(2);
    const auto first = mapOf("castle", hex::Orientation::Flat, random);
    const auto second = mapOf("camp", hex::Orientation::Flat, random);
    first->numbering.emplace();
    first->numbering->columns = map::Numbering::Axis::Digits;
    first->numbering->padding = 2;
    second->numbering = first->numbering;
    second->numbering->firstColumn = 51;
    const auto other = beside(first->layout, second, {Border::East, 0, 0, false});
    QVERIFY(other);
    const std::vector<LaidMap> maps{{first, {}}, *other};
    const auto board = laid(maps, io::paletteOf(*first));
    QVERIFY(board);
    keepsNamesAndGround(*board, maps);
    const auto at = [&](const char* name) { return *hex::parseHex(board->layout, name); };
    QCOMPARE(map::printedName(*board, at("B3")), std::string("0203"));
    QCOMPARE(map::printedName(*board, at("camp:B3")), std::string("camp:5203"));
    QCOMPARE(map::printedLabel(*board, at("camp:B3")), std::string("5203"));
    QVERIFY(map::parsePrinted(*board, "CAMP:5203") == at("camp:B3"));
    QVERIFY(map::parsePrinted(*board, "camp:B3") == at("camp:B3"));
}

void TestLaying::otherMapsHaveNoSuchNames()
{
    std::mt19937 random(3);
    const auto first = mapOf("castle", hex::Orientation::Flat, random);
    const auto other = beside(first->layout, mapOf("camp", hex::Orientation::Flat, random), {});
    QVERIFY(other);
    const auto board = laid(std::vector<LaidMap>{{first, {}}, *other}, io::paletteOf(*first));
    QVERIFY(board);
    for (const char* name : {"town:A1", "camp:A99", "Z9", "camp:", ":", "camp:A1:", "::A1"})
        QVERIFY2(!hex::parseHex(board->layout, name), name);
}

void TestLaying::aMapThatCannotLieThereIsRefused()
{
    std::mt19937 random(4);
    const auto flat = mapOf("castle", hex::Orientation::Flat, random);
    const auto pointy = mapOf("camp", hex::Orientation::Pointy, random);
    QVERIFY(!laid(std::vector<LaidMap>{{flat, {}}, {pointy, {}}}, io::paletteOf(*flat)));
    QVERIFY(!laid(std::vector<LaidMap>{{flat, {}}, {flat, {Border::East, 900, 0, false}}}, io::paletteOf(*flat)));
}

void TestLaying::theBoardIsNotPaintedOn()
{
    std::mt19937 random(5);
    const auto first = mapOf("castle", hex::Orientation::Flat, random);
    const auto other = beside(first->layout, mapOf("camp", hex::Orientation::Flat, random), {});
    QVERIFY(other);
    Desk desk;
    desk.palette = io::paletteOf(*first);
    desk.values.emplace(0, valueOf(*first));
    const hex::Hex at = first->layout.hexAt({1, 1});
    const auto moat = [&] { return *painted(desk, {.terrain = "moat"}, std::array{at}); };
    QVERIFY(!isLaid(desk) && !refusedBy({}, desk, moat()));
    desk.values[0] = valueOf(*laid(std::vector<LaidMap>{{first, {}}, *other}, desk.palette));
    QVERIFY(isLaid(desk) && refusedBy({}, desk, moat()));
}

void TestLaying::whoStandsOnAMapThatIsTakenAwayStandsNowhere()
{
    std::mt19937 random(6);
    const auto first = mapOf("castle", hex::Orientation::Flat, random);
    const auto other =
        beside(first->layout, mapOf("camp", hex::Orientation::Flat, random), {Border::West, 0, 0, false});
    QVERIFY(other);
    const auto board = laid(std::vector<LaidMap>{{first, {}}, *other}, io::paletteOf(*first));
    QVERIFY(board);
    const auto scenario = io::parseScenario("merlon: scenario/1\n"
                                            "maps: [{file: a.map.yaml}, {file: b.map.yaml, edge: west}]\n"
                                            "forces:\n  - id: all\n    counters:\n"
                                            "      - {id: anna, class: soldier, hex: B2}\n"
                                            "      - {id: bert, class: soldier, hex: 'camp:B2'}\n",
                                            "s.scenario.yaml", {std::make_shared<const map::HexMap>(*board)});
    QVERIFY2(scenario.value, scenario.diagnostics.empty() ? "" : scenario.diagnostics.front().code.c_str());
    Desk desk;
    desk.palette = io::paletteOf(*first);
    desk.values.emplace(0, valueOf(*board));
    desk.scenario = 1;
    desk.values.emplace(1, valueOf(*scenario.value));
    const auto edit = laidAnew(desk, {scenario.value->maps.front()}, first->layout, {});
    const play::Scenario after = scenarioOf(applied(desk, edit).values.at(1));
    const auto text = io::scenarioText(after, {first});
    QVERIFY2(text.find("{id: anna, class: soldier, hex: B2}") != std::string::npos, text.c_str());
    QVERIFY2(text.find("{id: bert, class: soldier}") != std::string::npos, text.c_str());
    QVERIFY2(text.find("b.map.yaml") == std::string::npos, text.c_str());
}

LIST_TEST(TestLaying)

} // namespace tst_laying

#include "tst_laying.moc"
