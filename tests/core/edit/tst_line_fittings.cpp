// What hangs on a line and comes along: slits, doors, gaps in its edge, stairs, the structure that it is of.

#include "core/edit/feature_edits.h"
#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "support_lines.h"
#include "support_main.h"

#include <QTest>

#include <random>

namespace tst_line_fittings
{

using namespace merlon;
using namespace merlon::edit;
using namespace merlon::edit::testing;
using map::Line;

class TestLineFittings : public QObject
{
    Q_OBJECT

private slots:
    void aSlitStaysWhereTheWallStays();
    void aSlitComesAlongOnItsSide();
    void aSlitWithoutRoomIsTold();
    void aGapInTheParapetComesAlong();
    void theOtherSideTakesSlitsAlong();
    void stairsComeAlong();
    void stairsThatArePaintedOverAreForgotten();
    void aStructureFollowsItsWall();
    void theEdgeOpensToATower();
    void randomBendsKeepTheirSides();
};

void TestLineFittings::aSlitStaysWhereTheWallStays()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = put(desk, "arrow_slit", at(desk, "D8"), west);
    Line longer = lineOf(desk);
    longer.path = {at(desk, "D9"), at(desk, "D2")};
    desk = after(desk, bent(desk, longer));
    QCOMPARE(all(desk, "arrow_slit"), (std::vector{hex::Edge{at(desk, "D8"), west}}));
    longer.path = {at(desk, "D12"), at(desk, "D2")}; // it grows at its first end
    desk = after(desk, bent(desk, longer));
    QCOMPARE(all(desk, "arrow_slit"), (std::vector{hex::Edge{at(desk, "D8"), west}}));
}

void TestLineFittings::aSlitComesAlongOnItsSide()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = put(desk, "arrow_slit", at(desk, "D7"), west);
    desk = put(desk, "door", at(desk, "D6"), east);
    Line line = lineOf(desk);
    line.path = {at(desk, "D9"), at(desk, "H9")};
    const Made made = bent(desk, line);
    desk = after(desk, made);
    const auto row = hexesOf(desk.mapValue().grid, lineOf(desk));
    const auto slits = all(desk, "arrow_slit");
    QCOMPARE(slits.size(), std::size_t(1));
    QCOMPARE(slits[0].hex, row[2]); // as far from the end that stayed as it was
    QVERIFY(outwardOf(row, Line::Outward::Left)[row[2]].contains(slits[0].side));
    const auto doors = all(desk, "door");
    QCOMPARE(doors.size(), std::size_t(1));
    QCOMPARE(doors[0].hex, row[3]);
    QVERIFY(outwardOf(row, Line::Outward::Right)[row[3]].contains(doors[0].side));
    QCOMPARE(made->says.arguments.size(), std::size_t(1)); // nothing is lost
}

void TestLineFittings::aSlitWithoutRoomIsTold()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D11", "D3"})));
    desk = put(desk, "arrow_slit", at(desk, "D4"), west);
    Line line = lineOf(desk);
    line.path = {at(desk, "D11"), at(desk, "D9")};
    const Made made = bent(desk, line);
    QCOMPARE(made->noRoom.size(), std::size_t(1));
    QCOMPARE(made->noRoom[0].hexside, std::optional(hex::Edge{at(desk, "D4"), west}));
    desk = after(desk, made);
    QVERIFY(all(desk, "arrow_slit").empty());
}

void TestLineFittings::aGapInTheParapetComesAlong()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    const auto before = all(desk, "parapet").size();
    const std::array edges{hex::Edge{at(desk, "D8"), west}};
    desk = after(desk, unfeatured(desk, "parapet", edges));
    Line line = lineOf(desk);
    line.path.back() = at(desk, "D4");
    desk = after(desk, bent(desk, line));
    QCOMPARE(all(desk, "parapet").size(), before + 1); // two more hexsides, and one that is left out
    const auto parapets = all(desk, "parapet");
    QVERIFY(std::ranges::find(parapets, edges[0]) == parapets.end());
}

void TestLineFittings::theOtherSideTakesSlitsAlong()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = put(desk, "arrow_slit", at(desk, "D7"), west);
    Line line = lineOf(desk);
    line.outward = Line::Outward::Right;
    desk = after(desk, bent(desk, line));
    const auto outward = outwardOf(hexesOf(desk.mapValue().grid, line), Line::Outward::Right);
    for (const char* kind : {"parapet", "arrow_slit"})
        for (const hex::Edge edge : all(desk, kind))
            QVERIFY(outward.at(edge.hex).contains(edge.side));
    QCOMPARE(all(desk, "arrow_slit").size(), std::size_t(1));
}

void TestLineFittings::stairsComeAlong()
{
    Desk desk = meadow();
    desk = paint(desk, "brush", hex::neighbour(at(desk, "D7"), east));
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    const hex::Hex first = hex::neighbour(at(desk, "D7"), east);
    desk = paint(desk, "stairs", first);
    QCOMPARE(lineOf(desk).stairs.size(), std::size_t(1));
    Line line = lineOf(desk);
    line.path.back() = at(desk, "A12");
    desk = after(desk, bent(desk, line));
    QCOMPARE(count(desk, "stairs"), 1);
    QCOMPARE(lineOf(desk).stairs.size(), std::size_t(1));
    const hex::Hex now = lineOf(desk).stairs.front().hex;
    QVERIFY(now != first);
    QCOMPARE(terrainAt(desk, now), std::string("stairs"));
    QCOMPARE(terrainAt(desk, first), std::string("brush"));
    const auto row = hexesOf(desk.mapValue().grid, lineOf(desk));
    QVERIFY(std::ranges::any_of(row, [&](hex::Hex one) { return hex::distance(one, now) == 1; }));
    QVERIFY(std::ranges::find(row, now) == row.end());
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QCOMPARE(count(desk, "stairs"), 0);
    QCOMPARE(count(desk, "brush"), 1);
}

void TestLineFittings::stairsThatArePaintedOverAreForgotten()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    const hex::Hex beside = hex::neighbour(at(desk, "D7"), east);
    desk = paint(desk, "stairs", beside);
    desk = paint(desk, "tree", beside);
    QVERIFY(lineOf(desk).stairs.empty());
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QCOMPARE(terrainAt(desk, beside), std::string("tree"));
}

void TestLineFittings::aStructureFollowsItsWall()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    Edit declare;
    map::Structure whole{"curtain-1", "curtain", {}, hexesOf(desk.mapValue().grid, lineOf(desk)), {}};
    declare.parts[0].put(OfMap::structures, {90, 90, Thing::of(whole)});
    desk = applied(desk, declare);
    Line line = lineOf(desk);
    line.path.back() = at(desk, "H9");
    desk = after(desk, bent(desk, line));
    const auto structures = mapOf(desk.mapValue()).structures;
    QCOMPARE(structures.size(), std::size_t(1));
    auto hexes = structures.front().hexes;
    auto row = hexesOf(desk.mapValue().grid, lineOf(desk));
    std::ranges::sort(hexes);
    std::ranges::sort(row);
    QCOMPARE(hexes, row);
}

void TestLineFittings::theEdgeOpensToATower()
{
    Desk desk = meadow();
    const hex::Hex beside = hex::neighbour(at(desk, "D6"), hex::Side::S5);
    desk = paint(desk, "tower_floor", at(desk, "D5"));
    desk = paint(desk, "tower_floor", beside);
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    auto parapets = all(desk, "parapet");
    QVERIFY(std::ranges::find(parapets, hex::Edge{at(desk, "D6"), hex::Side::S4}) != parapets.end());
    QVERIFY(std::ranges::find(parapets, hex::Edge{at(desk, "D6"), hex::Side::S5}) == parapets.end());
    Line line = lineOf(desk);
    line.path.front() = at(desk, "H9"); // the other end is bent: it stays joined
    desk = after(desk, bent(desk, line));
    QCOMPARE(terrainAt(desk, at(desk, "D5")), std::string("tower_floor"));
    QCOMPARE(terrainAt(desk, beside), std::string("tower_floor"));
    for (const hex::Edge edge : all(desk, "parapet"))
        QVERIFY(terrainAt(desk, hex::neighbour(edge.hex, edge.side)) != "tower_floor");
}

void TestLineFittings::randomBendsKeepTheirSides()
{
    std::mt19937 random(5);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int run = 0; run < 60; ++run)
    {
        const Desk first = meadow();
        const auto& grid = first.mapValue().grid;
        const auto somewhere = [&] { return grid.hexOf(upTo(grid.count())); };
        Desk desk = after(first, drawn(first, 0, wall(first, {"D12", "D4", "M4"})));
        desk = put(desk, "arrow_slit", at(desk, "D8"), west);
        desk = put(desk, "door", at(desk, "D6"), east);
        desk = paint(desk, "stairs", hex::neighbour(at(desk, "D10"), east));
        for (int step = 0; step < 8 && !linesOf(desk).empty(); ++step)
        {
            const Line now = lineOf(desk);
            const auto point = static_cast<std::size_t>(upTo(static_cast<int>(now.path.size())));
            const Line next = upTo(4) == 0 && point > 0             ? withPoint(now, point, somewhere())
                              : upTo(4) == 0 && now.path.size() > 2 ? withOtherCorner(now, 1)
                                                                    : withMoved(now, point, somewhere());
            const auto made = bent(desk, next);
            QVERIFY(made);
            const Desk then = applied(desk, *made);
            const Value back = applied(then.mapValue(), diff(then.mapValue(), desk.mapValue()));
            QCOMPARE(io::mapText(mapOf(back)), io::mapText(mapOf(desk.mapValue())));
            if (linesOf(then).empty())
                break;
            const auto row = hexesOf(grid, lineOf(then));
            const auto outward = outwardOf(row, Line::Outward::Left);
            for (const hex::Edge edge : all(then, "parapet"))
                QVERIFY2(outward.contains(edge.hex) && outward.at(edge.hex).contains(edge.side),
                         qPrintable(QString("run %1 step %2").arg(run).arg(step)));
            for (const char* kind : {"arrow_slit", "door"})
            {
                QVERIFY(all(then, kind).size() <= all(desk, kind).size());
                for (const hex::Edge edge : all(then, kind))
                    QCOMPARE(terrainAt(then, edge.hex), std::string("rampart"));
            }
            QVERIFY(count(then, "stairs") <= 1);
            desk = then;
        }
        while (!linesOf(desk).empty())
            desk = after(desk, undrawn(desk, linesOf(desk).front().key));
        QCOMPARE(count(desk, "plain"), grid.count());
        QVERIFY2(mapOf(desk.mapValue()).features.empty(), qPrintable(QString("run %1").arg(run)));
    }
}

LIST_TEST(TestLineFittings)

} // namespace tst_line_fittings

#include "tst_line_fittings.moc"
