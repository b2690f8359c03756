// Walls, moats and roads drawn as lines: what they make, how they bend, what they give back.

#include "support_main.h"

#include "core/edit/line_edits.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"
#include "core/systems.h"
#include "translations/diagnostics.h"

#include <QTest>

#include <random>

namespace tst_line_edits
{

using namespace merlon;
using namespace merlon::edit;
using map::Line;

namespace
{

Desk meadow(int columns = 20, int rows = 14)
{
    Desk desk;
    map::HexMap map = map::blankMap({columns, rows}, "plain", '.');
    map.id = "meadow";
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, valueOf(std::move(map)));
    return desk;
}

hex::Hex at(const Desk& desk, const char* name)
{
    return *hex::parseHex(desk.mapValue().grid, name);
}

Line wall(const Desk& desk, std::initializer_list<const char*> points)
{
    Line line;
    line.kind = "rampart";
    line.level = 1;
    line.edge = "parapet";
    line.outward = Line::Outward::Left;
    for (const char* one : points)
        line.path.push_back(at(desk, one));
    return line;
}

Line moat(const Desk& desk, std::initializer_list<const char*> points)
{
    Line line = wall(desk, points);
    line.kind = "moat";
    line.level = -1;
    line.edge.clear();
    return line;
}

Desk after(const Desk& desk, const Made& made)
{
    return made ? applied(desk, *made) : desk;
}

std::string terrainAt(const Desk& desk, const char* name)
{
    return mapOf(desk.mapValue()).terrainAt(at(desk, name));
}

const Shelf& linesOf(const Desk& desk)
{
    return *desk.mapValue().shelves[OfMap::lines];
}

QString sidesAt(const Desk& desk, const char* name)
{
    QStringList sides;
    for (const auto& entry : ranked(*desk.mapValue().shelves[OfMap::features]))
        if (const auto& feature = *entry.thing.as<map::Feature>(); feature.hex == at(desk, name))
            for (const auto side : feature.sides)
                sides << QString::fromUtf8(hex::sideName(desk.mapValue().grid.orientation, side).data());
    return sides.join(' ');
}

} // namespace

class TestLineEdits : public QObject
{
    Q_OBJECT

private slots:
    void aLineLaysItsTerrainLevelAndEdge();
    void anOldLineGivesTheGroundBackWhereItIsBentAway();
    void whatStandsOnAHexsideIsNotPutTwice();
    void aLineIsJoinedToATower();
    void aLineThatEndsOnAnotherBecomesOneWithIt();
    void linesThatCrossKeepTheGroundUnderBoth();
    void aLineDrawnLaterCrossesAMoat();
    void aMoatDrawnLaterLeavesAWallAndSaysSo();
    void aCurveIsConnectedAndPassesItsPoints();
    void aLineThatIsPaintedOverForgetsThoseHexes();
    void aCropShortensALine();
    void aLineThatLeavesTheMapAndComesBackIsTwo();
    void theFirstLevelOfAMapLeavesItsWallsStanding();
    void aLineOffTheMapIsRefused();
    void aRemovedLineLeavesNothing();
    void filesKeepLines();
    void randomBendsEndWhereTheyBegan();
};

void TestLineEdits::aLineLaysItsTerrainLevelAndEdge()
{
    const Desk desk = meadow();
    const Desk now = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5", "H3"})));
    for (const char* name : {"D9", "D8", "D7", "D6", "D5", "H3"})
        QCOMPARE(terrainAt(now, name), std::string("rampart"));
    QCOMPARE(mapOf(now.mapValue()).levelAt(at(now, "D7")), 1);
    QCOMPARE(sidesAt(now, "D8"), QString("SW NW")); // left of a line that runs north
    QCOMPARE(sidesAt(now, "D9"), QString("SW NW"));
    QCOMPARE(linesOf(now).size(), std::size_t(1));
    const auto& line = *linesOf(now).front().thing.as<Line>();
    QCOMPARE(line.id, std::string("rampart-1"));
    QCOMPARE(line.under.size(), hexesOf(now.mapValue().grid, line).size());
}

void TestLineEdits::anOldLineGivesTheGroundBackWhereItIsBentAway()
{
    Desk desk = meadow();
    desk = after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = "brush"}, std::array{at(desk, "D7")}));
    const Desk before = desk;
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    QCOMPARE(terrainAt(desk, "D7"), std::string("rampart"));
    const Key key = linesOf(desk).front().key;
    Line bent = *linesOf(desk).front().thing.as<Line>();
    bent.path = {at(desk, "D9"), at(desk, "H9")};
    desk = after(desk, drawn(desk, key, bent));
    QCOMPARE(terrainAt(desk, "D7"), std::string("brush"));
    QCOMPARE(mapOf(desk.mapValue()).levelAt(at(desk, "D7")), 0);
    QCOMPARE(sidesAt(desk, "D7"), QString());
    QCOMPARE(terrainAt(desk, "H9"), std::string("rampart"));
    QCOMPARE(linesOf(desk).size(), std::size_t(1));
    desk = after(desk, undrawn(desk, key));
    const auto map = mapOf(desk.mapValue());
    QCOMPARE(map.terrainAt(at(desk, "H9")), std::string("plain"));
    QVERIFY(map.features.empty());
    QVERIFY(map.lines.empty());
}

/// A file may tell the hexsides of a hex one by one.
void TestLineEdits::whatStandsOnAHexsideIsNotPutTwice()
{
    Desk desk = meadow();
    const auto side = [&](const char* name) { return *hex::parseSide(desk.mapValue().grid.orientation, name); };
    Edit one;
    one.parts[0].put(OfMap::features,
                     {90, 90, Thing::of(map::Feature{at(desk, "D8"), {side("N")}, "parapet", {}, {}})});
    one.parts[0].put(OfMap::features,
                     {91, 91, Thing::of(map::Feature{at(desk, "D8"), {side("SW")}, "parapet", {}, {}})});
    desk = applied(desk, one);
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    QCOMPARE(sidesAt(desk, "D8").count("SW"), 1);
    QCOMPARE(sidesAt(desk, "D8").count("NW"), 1);
    QVERIFY(io::parseMap(io::mapText(mapOf(desk.mapValue())), "meadow.map.yaml").value.has_value());
}

void TestLineEdits::aLineIsJoinedToATower()
{
    Desk desk = meadow();
    desk = after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = "tower_floor"},
                               std::array{at(desk, "D5"), at(desk, "D4")}));
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    QCOMPARE(terrainAt(desk, "D5"), std::string("tower_floor"));
    QCOMPARE(sidesAt(desk, "D5"), QString());
    QCOMPARE(linesOf(desk).front().thing.as<Line>()->under.size(), std::size_t(4));
}

void TestLineEdits::aLineThatEndsOnAnotherBecomesOneWithIt()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = after(desk, drawn(desk, 0, wall(desk, {"K9", "D9"})));
    QCOMPARE(linesOf(desk).size(), std::size_t(1));
    const auto& line = *linesOf(desk).front().thing.as<Line>();
    QCOMPARE(line.path, (std::vector{at(desk, "K9"), at(desk, "D9"), at(desk, "D5")}));
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QVERIFY(mapOf(desk.mapValue()).features.empty());
    QCOMPARE(terrainAt(desk, "D5"), std::string("plain"));
}

void TestLineEdits::linesThatCrossKeepTheGroundUnderBoth()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, moat(desk, {"D9", "D3"})));
    desk = after(desk, drawn(desk, 0, moat(desk, {"B6", "G6"})));
    const Key second = linesOf(desk).back().key;
    desk = after(desk, undrawn(desk, second));
    QCOMPARE(terrainAt(desk, "D6"), std::string("moat"));
    QCOMPARE(terrainAt(desk, "C6"), std::string("plain"));
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QCOMPARE(terrainAt(desk, "D6"), std::string("plain"));
}

/// And gives the moat back where it is bent away.
void TestLineEdits::aLineDrawnLaterCrossesAMoat()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, moat(desk, {"B6", "G6"})));
    const auto ditch = terrainAt(desk, "D6");
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D3"})));
    const Key second = linesOf(desk).back().key;
    QCOMPARE(ditch, std::string("moat"));
    QCOMPARE(terrainAt(desk, "D6"), std::string("rampart"));
    QVERIFY(!sidesAt(desk, "D6").isEmpty());
    Line moved = *linesOf(desk).back().thing.as<Line>();
    moved.path = {at(desk, "E9"), at(desk, "E3")};
    desk = after(desk, drawn(desk, second, moved));
    QCOMPARE(terrainAt(desk, "D6"), std::string("moat"));
    QVERIFY(sidesAt(desk, "D6").isEmpty());
    QCOMPARE(terrainAt(desk, "E6"), std::string("rampart"));
    Line moatNow = *linesOf(desk).front().thing.as<Line>();
    moatNow.path = {at(desk, "B7"), at(desk, "G7")}; // the wall stays over it, wherever it goes
    desk = after(desk, drawn(desk, linesOf(desk).front().key, moatNow));
    QCOMPARE(terrainAt(desk, "E7"), std::string("rampart"));
    desk = after(desk, undrawn(desk, second));
    QCOMPARE(terrainAt(desk, "E6"), std::string("plain"));
    QCOMPARE(terrainAt(desk, "E7"), std::string("moat"));
    desk = after(desk, undrawn(desk, linesOf(desk).front().key));
    QCOMPARE(terrainAt(desk, "E7"), std::string("plain"));
}

void TestLineEdits::aMoatDrawnLaterLeavesAWallAndSaysSo()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D3"})));
    const auto crossing = drawn(desk, 0, moat(desk, {"B6", "G6"}));
    QVERIFY(crossing);
    QCOMPARE(words::sentence(crossing->says), QString("Draw a line: moat; hexes kept by another line: 1"));
    desk = after(desk, crossing);
    QCOMPARE(terrainAt(desk, "D6"), std::string("rampart"));
    QCOMPARE(terrainAt(desk, "C6"), std::string("moat"));
}

void TestLineEdits::aCurveIsConnectedAndPassesItsPoints()
{
    std::mt19937 random(3);
    const Desk desk = meadow(40, 30);
    const auto& grid = desk.mapValue().grid;
    for (int run = 0; run < 200; ++run)
    {
        Line line = wall(desk, {"A1"});
        line.round = run % 2 == 0;
        for (int i = 0; i < 4; ++i)
            line.path.push_back(grid.hexOf(static_cast<int>(random() % static_cast<unsigned>(grid.count()))));
        line.path.erase(std::unique(line.path.begin(), line.path.end()), line.path.end());
        const auto row = hexesOf(grid, line);
        for (std::size_t i = 1; i < row.size(); ++i)
            QCOMPARE(hex::distance(row[i - 1], row[i]), 1);
        for (const auto point : line.path)
            QVERIFY(std::ranges::find(row, point) != row.end());
    }
}

void TestLineEdits::aLineThatIsPaintedOverForgetsThoseHexes()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    desk = after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = "moat"}, std::array{at(desk, "D7")}));
    Line bent = *linesOf(desk).front().thing.as<Line>();
    QCOMPARE(bent.under.size(), std::size_t(4));
    bent.path = {at(desk, "H9"), at(desk, "H5")};
    desk = after(desk, drawn(desk, linesOf(desk).front().key, bent));
    QCOMPARE(terrainAt(desk, "D7"), std::string("moat")); // somebody meant that
    QCOMPARE(terrainAt(desk, "D8"), std::string("plain"));
    const auto everywhere = hex::range(at(desk, "H7"), 4);
    desk = after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = "plain"}, everywhere));
    QVERIFY(linesOf(desk).empty());
}

void TestLineEdits::aCropShortensALine()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5"})));
    const Desk kept =
        after(desk, reshaped(desk, headOf(desk.mapValue()), desk.mapValue().grid.cropped(1, 1, 0, 0), "plain"));
    QCOMPARE(linesOf(kept).size(), std::size_t(1));
    const Desk cut =
        after(desk, reshaped(desk, headOf(desk.mapValue()), desk.mapValue().grid.cropped(0, 6, 0, 0), "plain"));
    QCOMPARE(linesOf(cut).size(), std::size_t(1));
    const Line& line = *linesOf(cut).front().thing.as<Line>();
    QCOMPARE(line.path, (std::vector{at(desk, "D9"), at(desk, "D7")}));
    QCOMPARE(line.under.size(), std::size_t(3));
    QCOMPARE(mapOf(cut.mapValue()).terrainAt(at(desk, "D8")), std::string("rampart"));
    const Desk bare = after(cut, undrawn(cut, linesOf(cut).front().key));
    QCOMPARE(mapOf(bare.mapValue()).terrainAt(at(desk, "D8")), std::string("plain"));
}

/// Its middle falls off: what is left of it is two lines.
void TestLineEdits::aLineThatLeavesTheMapAndComesBackIsTwo()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"B9", "B2", "J2", "J9"})));
    const Desk cut =
        after(desk, reshaped(desk, headOf(desk.mapValue()), desk.mapValue().grid.cropped(0, 4, 0, 0), "plain"));
    QCOMPARE(linesOf(cut).size(), std::size_t(2));
    const Shelf both = ranked(linesOf(cut));
    QCOMPARE(both[0].thing.as<Line>()->id, std::string("rampart-1"));
    QCOMPARE(both[1].thing.as<Line>()->id, std::string("rampart-2"));
    QCOMPARE(both[1].thing.as<Line>()->path, (std::vector{at(desk, "J5"), at(desk, "J9")}));
    QVERIFY(io::parseMap(io::mapText(mapOf(cut.mapValue())), "meadow.map.yaml").value.has_value());
}

/// Until then the terrain said them.
void TestLineEdits::theFirstLevelOfAMapLeavesItsWallsStanding()
{
    map::HexMap map = map::blankMap({20, 14}, "plain", '.');
    const auto put = [&](int index, const char* terrain)
    { map.terrain[static_cast<std::size_t>(index)] = *map::legendIndex(map, terrain, '?'); };
    put(0, "wall");
    put(1, "moat");
    Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, valueOf(map));
    const Desk now = after(desk, drawn(desk, 0, wall(desk, {"B1", "B5"})));
    QCOMPARE(mapOf(now.mapValue()).levelAt(at(now, "A1")), 1);
    QCOMPARE(mapOf(now.mapValue()).levelAt(at(now, "B3")), 1);
    const Desk gone = after(now, undrawn(now, linesOf(now).front().key));
    QCOMPARE(terrainAt(gone, "B1"), std::string("moat"));
    QCOMPARE(mapOf(gone.mapValue()).levelAt(at(gone, "B1")), -1);
}

void TestLineEdits::aLineOffTheMapIsRefused()
{
    const Desk desk = meadow();
    Line line = wall(desk, {"D9", "D5"});
    line.path.push_back(at(desk, "D5") + hex::Hex{0, -40});
    QVERIFY(!drawn(desk, 0, line));
}

void TestLineEdits::aRemovedLineLeavesNothing()
{
    const Desk desk = meadow();
    Desk now = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5", "K4", "M9"})));
    now = after(now, undrawn(now, linesOf(now).front().key));
    const auto map = mapOf(now.mapValue());
    for (int i = 0; i < map.layout.count(); ++i)
    {
        QCOMPARE(map.terrainAt(map.layout.hexOf(i)), std::string("plain"));
        QCOMPARE(map.levelAt(map.layout.hexOf(i)), 0);
    }
}

void TestLineEdits::filesKeepLines()
{
    Desk desk = meadow();
    desk = after(desk, painted(desk, {.kind = Paint::Kind::Terrain, .terrain = "brush"}, std::array{at(desk, "D7")}));
    desk = after(desk, drawn(desk, 0, wall(desk, {"D9", "D5", "H3"})));
    const map::HexMap map = mapOf(desk.mapValue());
    const std::string text = io::mapText(map);
    QVERIFY2(text.find("lines:\n  - {id: rampart-1, kind: rampart, level: 1, path: [D9, D5, H3], edge: parapet, "
                       "outward: left, under: {") != std::string::npos,
             text.c_str());
    const auto again = io::parseMap(text, "meadow.map.yaml");
    QVERIFY(again.value.has_value());
    QVERIFY(again.diagnostics.empty());
    QVERIFY(*again.value == map);
    QCOMPARE(io::mapText(*again.value), text);
}

void TestLineEdits::randomBendsEndWhereTheyBegan()
{
    std::mt19937 random(11);
    const auto upTo = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int run = 0; run < 60; ++run)
    {
        const Desk first = meadow();
        const auto& grid = first.mapValue().grid;
        const auto somewhere = [&] { return grid.hexOf(upTo(grid.count())); };
        Desk desk = first;
        for (int step = 0; step < 10; ++step)
        {
            Line line = wall(desk, {});
            Key key = 0;
            if (!linesOf(desk).empty() && upTo(3) != 0)
            {
                const Entry& entry = linesOf(desk)[static_cast<std::size_t>(upTo(int(linesOf(desk).size())))];
                key = entry.key;
                line = *entry.thing.as<Line>();
                line.path[static_cast<std::size_t>(upTo(int(line.path.size())))] = somewhere();
                line.round = upTo(2) == 0;
                line.outward = static_cast<Line::Outward>(upTo(3));
            }
            else
                line.path = {somewhere(), somewhere(), somewhere()};
            const auto made = drawn(desk, key, line);
            QVERIFY(made);
            const Desk then = applied(desk, *made);
            QVERIFY(applied(then.mapValue(), diff(then.mapValue(), desk.mapValue())) == desk.mapValue());
            desk = then;
        }
        while (!linesOf(desk).empty())
            desk = after(desk, undrawn(desk, linesOf(desk).front().key));
        const auto map = mapOf(desk.mapValue());
        for (int i = 0; i < grid.count(); ++i)
            QCOMPARE(map.terrainAt(grid.hexOf(i)), std::string("plain"));
        QVERIFY2(map.features.empty(), qPrintable(QString("run %1").arg(run)));
    }
}

LIST_TEST(TestLineEdits)

} // namespace tst_line_edits

#include "tst_line_edits.moc"
