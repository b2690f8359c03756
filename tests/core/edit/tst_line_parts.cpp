// Lines taken apart and joined, corners, lines that cross and lines that something is painted on.

#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "support_lines.h"
#include "support_main.h"

#include <QTest>

namespace tst_line_parts
{

using namespace merlon;
using namespace merlon::edit;
using namespace merlon::edit::testing;
using map::Line;

class TestLineParts : public QObject
{
    Q_OBJECT

private slots:
    void aLineIsTakenApartAndJoinedAgain();
    void aJoinedLineHasItsEdgeOutward();
    void aCornerIsRoundOrSharp();
    void whereLinesCrossOneHoldsTheHex();
    void whatIsPaintedOnTheWayIsNotBuiltOver();
    void aMapWithoutLevelsKeepsThoseThatItsTerrainSaid();
    void filesKeepStairsAndCorners();
};

void TestLineParts::aLineIsTakenApartAndJoinedAgain()
{
    for (const bool round : {false, true})
    {
        Desk desk = meadow();
        Line line = wall(desk, {"C10", "D5", "H3", "N6"});
        line.round = round;
        desk = after(desk, drawn(desk, 0, line));
        desk = put(desk, "arrow_slit", at(desk, "D5"), hex::Side::S5);
        const auto row = hexesOf(desk.mapValue().grid, lineOf(desk));
        const auto map = mapOf(desk.mapValue());
        desk = after(desk, parted(desk, linesOf(desk).front().key, row[6]));
        QCOMPARE(linesOf(desk).size(), std::size_t(2));
        std::vector<hex::Hex> both;
        for (const Entry& entry : ranked(linesOf(desk)))
        {
            const auto part = hexesOf(desk.mapValue().grid, *entry.thing.as<Line>());
            both.insert(both.end(), part.begin(), part.end());
        }
        QCOMPARE(both, row);
        auto parted = mapOf(desk.mapValue()); // nothing changed on the ground
        QCOMPARE(parted.terrain, map.terrain);
        QVERIFY(parted.features == map.features);
        const Entry first = ranked(linesOf(desk)).front();
        Line longer = *first.thing.as<Line>();
        longer.path.push_back(row[7]);
        desk = after(desk, drawn(desk, first.key, longer));
        QCOMPARE(linesOf(desk).size(), std::size_t(1));
        if (!round) // a curve has another point now
            QCOMPARE(hexesOf(desk.mapValue().grid, lineOf(desk)), row);
        QCOMPARE(all(desk, "arrow_slit").size(), std::size_t(1));
    }
    const Desk desk = meadow();
    const Desk with = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    QVERIFY(!parted(with, linesOf(with).front().key, at(with, "D9"))); // one hex is no line
}

void TestLineParts::aJoinedLineHasItsEdgeOutward()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D5", "D9"})));  // outward is east
    desk = after(desk, drawn(desk, 0, wall(desk, {"D2", "D5"})));  // and of this one too
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D9"}))); // drawn the other way round
    QCOMPARE(linesOf(desk).size(), std::size_t(1));
    const auto row = hexesOf(desk.mapValue().grid, lineOf(desk));
    QCOMPARE(row.size(), std::size_t(11));
    for (const hex::Edge edge : all(desk, "parapet"))
        QVERIFY(edge.side == hex::Side::S1 || edge.side == hex::Side::S2);
    QCOMPARE(all(desk, "parapet").size(), 2 * row.size());
}

void TestLineParts::aCornerIsRoundOrSharp()
{
    const Desk desk = meadow();
    const auto& grid = desk.mapValue().grid;
    const Line line = wall(desk, {"C12", "C4", "K4", "K12"});
    const Line round = withOtherCorner(line, 1);
    QVERIFY(round.round);
    QCOMPARE(round.sharp, (std::vector{at(desk, "K4")}));
    const auto row = hexesOf(grid, round);
    const auto last = hex::line(at(desk, "K4"), at(desk, "K12")); // between corners it is straight
    QVERIFY(std::equal(last.rbegin(), last.rend(), row.rbegin()));
    QVERIFY(withOtherCorner(round, 1) == line);
    const Line section = withOtherSection(line, 1);
    QVERIFY(section.round && section.sharp.empty());
    QVERIFY(withOtherSection(section, 1) == line);
    const Line moved = withMoved(round, 2, at(desk, "M4"));
    QCOMPARE(moved.sharp, (std::vector{at(desk, "M4")}));
    QVERIFY(hexesOf(grid, moved) != row);
}

/// The one that was drawn later.
void TestLineParts::whereLinesCrossOneHoldsTheHex()
{
    Desk desk = meadow();
    Line road = wall(desk, {"B7", "H7"});
    road.kind = "moat";
    road.level = -1;
    desk = after(desk, drawn(desk, 0, road));
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    const Key first = ranked(linesOf(desk)).front().key;
    QCOMPARE(count(desk, "rampart"), 5);
    desk = after(desk, undrawn(desk, first));
    QCOMPARE(count(desk, "rampart"), 5);
    QCOMPARE(count(desk, "moat"), 0);
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QCOMPARE(count(desk, "plain"), 20 * 14);
    QVERIFY(mapOf(desk.mapValue()).features.empty());
}

void TestLineParts::whatIsPaintedOnTheWayIsNotBuiltOver()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = paint(desk, "moat", at(desk, "D7"));
    QCOMPARE(gapsOf(desk, lineOf(desk)), (std::vector{at(desk, "D7")}));
    Line line = lineOf(desk);
    line.path.back() = at(desk, "D3");
    desk = after(desk, bent(desk, line));
    QCOMPARE(terrainAt(desk, at(desk, "D7")), std::string("moat"));
    QCOMPARE(terrainAt(desk, at(desk, "D3")), std::string("rampart"));
    desk = after(desk, mended(desk, linesOf(desk).front().key)); // unless he says so
    QCOMPARE(terrainAt(desk, at(desk, "D7")), std::string("rampart"));
    QVERIFY(gapsOf(desk, lineOf(desk)).empty());
}

void TestLineParts::aMapWithoutLevelsKeepsThoseThatItsTerrainSaid()
{
    Desk desk = meadow();
    map::HexMap map = mapOf(desk.mapValue());
    const auto tower = *map::legendIndex(map, "tower_floor", 'o');
    map.terrain[static_cast<std::size_t>(map.layout.index(at(desk, "K9")))] = tower;
    map.levels.reset();
    desk.values.insert_or_assign(0, valueOf(map));
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    QCOMPARE(mapOf(desk.mapValue()).levelAt(at(desk, "K9")), 1);
    QCOMPARE(mapOf(desk.mapValue()).levelAt(at(desk, "D7")), 1);
}

void TestLineParts::filesKeepStairsAndCorners()
{
    Desk desk = meadow();
    Line line = wall(desk, {"D9", "D5", "H3", "M3"});
    line.round = true;
    line.sharp = {at(desk, "H3")};
    desk = after(desk, drawn(desk, 0, line));
    const auto& row = hexesOf(desk.mapValue().grid, lineOf(desk));
    desk = paint(desk, "stairs", row[1]);
    QCOMPARE(lineOf(desk).stairs.size(), std::size_t(1));
    const map::HexMap map = mapOf(desk.mapValue());
    const std::string text = io::mapText(map);
    QVERIFY2(text.find("sharp: [H3]") != std::string::npos && text.find("stairs: {stairs/") != std::string::npos,
             text.c_str());
    const auto again = io::parseMap(text, "meadow.map.yaml");
    QVERIFY(again.value.has_value());
    QVERIFY(again.diagnostics.empty());
    QVERIFY(*again.value == map);
}

LIST_TEST(TestLineParts)

} // namespace tst_line_parts

#include "tst_line_parts.moc"
