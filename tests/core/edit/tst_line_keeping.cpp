// A line that is bent, mended or merged keeps what stands on it; what has no place any more is asked about by name.

#include "core/edit/line_points.h"
#include "core/edit/map_value.h"
#include "core/edit/overlay_edits.h"
#include "core/edit/rows.h"
#include "core/io/files.h"
#include "support_lines.h"
#include "support_main.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_line_keeping
{

using namespace merlon;
using namespace merlon::edit;
using namespace merlon::edit::testing;
using map::Line;

namespace
{

const hex::Side north = hex::Side::S0; ///< of a line that runs there, to its next hex

Desk hung(const Desk& desk, const char* kind, std::vector<hex::Hex> hexes, std::optional<hex::Side> outward)
{
    const auto made = laid(desk, Laid{kind, std::move(hexes), outward, {}});
    if (!made)
        qFatal("%s cannot lie there", kind);
    return after(desk, made);
}

std::vector<map::Covering> overlays(const Desk& desk)
{
    return mapOf(desk.mapValue()).overlays;
}

/// North, then east, with three doors and a hoarding.
Desk curtain()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D4", "M4"})));
    desk = put(desk, "door", at(desk, "D11"), east);
    desk = put(desk, "door", at(desk, "D9"), north); // across the wall walk
    desk = put(desk, "door", at(desk, "D6"), west);
    return hung(desk, "hoarding", {at(desk, "D8"), at(desk, "D7"), at(desk, "D6")}, west);
}

std::vector<std::string> kindsOf(const Edit& edit)
{
    std::vector<std::string> kinds;
    for (const Roomless& thing : edit.noRoom)
        kinds.push_back(thing.says.arguments[0].term().word);
    return kinds;
}

std::string textOf(const Desk& desk)
{
    return io::mapText(mapOf(desk.mapValue()));
}

} // namespace

class TestLineKeeping : public QObject
{
    Q_OBJECT

private slots:
    void aDraggedPointTakesNothingOff();
    void whatStandsElsewhereStaysWhereItIs();
    void whoComesAlongTakesNobodysPlace();
    void aHoardingComesAlongWhole();
    void aHoardingSlidesToWhereItFits();
    void aLadderLeansOnTheWallWhereItIsNow();
    void whatHasNoRoomIsNamed();
    void aHoardingThatWouldBeCutIsNamed();
    void anotherTerrainNamesWhatItDoesNotBear();
    void aLineOfOnePointIsAskedAbout();
    void aLineThatIsRemovedSaysWhatGoesWithIt();
    void whatALineIsDrawnOverIsNamed();
    void linesThatAreJoinedKeepTheirDoors();
    void mendingKeepsDoors();
    void whatAFileSaysOfADoorComesAlong();
    void randomBendsLoseNothingUntold();
};

void TestLineKeeping::aDraggedPointTakesNothingOff()
{
    const Desk desk = curtain();
    for (const char* to : {"F6", "G8", "C3", "H4", "D2", "E5", "B5"})
    {
        const Made made = bent(desk, withMoved(lineOf(desk), 1, at(desk, to)));
        QVERIFY(made);
        QVERIFY2(made->noRoom.empty(), to);
        const Desk now = after(desk, made);
        QCOMPARE(all(now, "door").size(), std::size_t(3));
        QCOMPARE(overlays(now).size(), std::size_t(1));
        const auto hoarding = overlays(now).front();
        QCOMPARE(hoarding.hexes.size(), std::size_t(3));
        QVERIFY2(isRow(hoarding.hexes), to);
        for (const hex::Hex hex : hoarding.hexes)
            QCOMPARE(terrainAt(now, hex), std::string("rampart"));
        Edit back;
        back.parts.emplace(0, diff(now.mapValue(), desk.mapValue()));
        QCOMPARE(textOf(applied(now, back)), textOf(desk));
    }
}

void TestLineKeeping::whatStandsElsewhereStaysWhereItIs()
{
    const Desk desk = curtain();
    const Desk now = after(desk, bent(desk, withMoved(lineOf(desk), 2, at(desk, "M9"))));
    QCOMPARE(all(now, "door"), all(desk, "door"));
    QVERIFY(overlays(now) == overlays(desk));
    const Desk longer = after(desk, bent(desk, withMoved(lineOf(desk), 0, at(desk, "D14"))));
    QCOMPARE(all(longer, "door"), all(desk, "door"));
    Line goesOn = lineOf(desk);
    goesOn.path.push_back(at(desk, "P8"));
    const Desk closed = put(desk, "door", at(desk, "M4"), hex::Side::S2); // at its end
    const Desk on = after(closed, bent(closed, goesOn));
    QCOMPARE(all(on, "door"), all(closed, "door"));
}

/// A slit that stays is on its hexside, whatever comes there.
void TestLineKeeping::whoComesAlongTakesNobodysPlace()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D13", "D8", "D2"})));
    for (const char* hex : {"D9", "D8", "D7", "D6", "D4"})
        desk = put(desk, "arrow_slit", at(desk, hex), west);
    const auto before = all(desk, "arrow_slit");
    Line line = lineOf(desk);
    line.path = {at(desk, "D13"), at(desk, "D7"), at(desk, "F5")};
    const Made made = bent(desk, line);
    const auto now = all(after(desk, made), "arrow_slit");
    QCOMPARE(now.size() + made->noRoom.size(), before.size());
    for (const char* hex : {"D9", "D8", "D7"})
        QVERIFY2(std::ranges::count(now, hex::Edge{at(desk, hex), west}) == 1, hex);
    QVERIFY(made->noRoom.empty());
}

void TestLineKeeping::aHoardingComesAlongWhole()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D3"})));
    desk = hung(desk, "hoarding", {at(desk, "D8"), at(desk, "D7"), at(desk, "D6")}, west);
    Line line = lineOf(desk);
    line.path = {at(desk, "G12"), at(desk, "G3")};
    const Made made = bent(desk, line);
    QVERIFY(made->noRoom.empty());
    const auto now = overlays(after(desk, made)).front();
    QCOMPARE(now.hexes, (std::vector{at(desk, "G8"), at(desk, "G7"), at(desk, "G6")}));
    QCOMPARE(now.outward, std::optional(west));
}

/// Half of it is cut off, and there is room before it.
void TestLineKeeping::aHoardingSlidesToWhereItFits()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D3"})));
    desk = hung(desk, "hoarding", {at(desk, "D8"), at(desk, "D7"), at(desk, "D6")}, west);
    Line line = lineOf(desk);
    line.path.back() = at(desk, "D7");
    const Made made = bent(desk, line);
    QVERIFY(made->noRoom.empty());
    const auto now = overlays(after(desk, made)).front();
    QCOMPARE(now.hexes, (std::vector{at(desk, "D9"), at(desk, "D8"), at(desk, "D7")}));
}

void TestLineKeeping::aLadderLeansOnTheWallWhereItIsNow()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"F12", "F3"})));
    const hex::Hex foot = hex::neighbour(at(desk, "F7"), west);
    desk = hung(desk, "ladder", {foot}, hex::opposite(west));
    Line line = lineOf(desk);
    line.path = {at(desk, "J12"), at(desk, "J3")};
    const Made made = bent(desk, line);
    QVERIFY(made->noRoom.empty());
    const auto now = overlays(after(desk, made)).front();
    QCOMPARE(now.hexes, (std::vector{hex::neighbour(at(desk, "J7"), west)}));
    QCOMPARE(now.outward, std::optional(hex::opposite(west)));
}

void TestLineKeeping::whatHasNoRoomIsNamed()
{
    const Desk desk = curtain();
    Line line = lineOf(desk);
    line.path = {at(desk, "D12"), at(desk, "D10")};
    const Made made = bent(desk, line);
    QCOMPARE(kindsOf(*made), (std::vector<std::string>{"door", "door", "hoarding"}));
    QCOMPARE(made->says.sentence->id, std::string_view("edit/bend-line-less"));
    QCOMPARE(made->noRoom[0].hexside, std::optional(hex::Edge{at(desk, "D9"), north}));
    const auto& places = made->noRoom[0].says.arguments;
    QCOMPARE(places[1].named().inFiles, std::string("D9"));
    QCOMPARE(places[2].named().inFiles, std::string("D8"));
    QCOMPARE(made->noRoom[2].hexes.size(), std::size_t(3));
    QCOMPARE(all(after(desk, made), "door").size(), std::size_t(1));
}

void TestLineKeeping::aHoardingThatWouldBeCutIsNamed()
{
    const Desk desk = curtain();
    Line line = lineOf(desk);
    line.path = {at(desk, "D8"), at(desk, "D7")};
    const Made made = bent(desk, line);
    const auto hoarding = std::ranges::find_if(made->noRoom, [](const Roomless& thing)
                                               { return thing.says.arguments[0].term().word == "hoarding"; });
    QVERIFY(hoarding != made->noRoom.end());
    QCOMPARE(hoarding->hexes, std::vector{at(desk, "D6")});
    QCOMPARE(hoarding->says.arguments[2].text(), std::string("1")); // of three
}

void TestLineKeeping::anotherTerrainNamesWhatItDoesNotBear()
{
    const Desk desk = curtain();
    Line line = lineOf(desk);
    line.kind = "moat";
    line.level = -1;
    const Made made = bent(desk, line);
    QCOMPARE(kindsOf(*made), (std::vector<std::string>{"door", "door", "door", "hoarding"}));
}

void TestLineKeeping::aLineOfOnePointIsAskedAbout()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D4"})));
    desk = put(desk, "door", at(desk, "D8"), east);
    const Made made = bent(desk, withoutPoint(lineOf(desk), 1));
    QCOMPARE(kindsOf(*made), std::vector<std::string>{"door"});
    QVERIFY(linesOf(after(desk, made)).empty());
}

void TestLineKeeping::aLineThatIsRemovedSaysWhatGoesWithIt()
{
    const Desk desk = curtain();
    const Made made = undrawn(desk, linesOf(desk).front().key);
    QVERIFY(made->noRoom.empty()); // it was meant
    QCOMPARE(made->says.sentence->id, std::string_view("edit/undraw-line-less"));
    QVERIFY(mapOf(after(desk, made).mapValue()).features.empty());
}

void TestLineKeeping::whatALineIsDrawnOverIsNamed()
{
    Desk desk = meadow();
    desk = hung(desk, "bridge", {at(desk, "F8")}, north);
    const Made made = drawn(desk, 0, wall(desk, {"F12", "F4"}));
    QCOMPARE(kindsOf(*made), std::vector<std::string>{"bridge"});
    QCOMPARE(made->says.sentence->id, std::string_view("edit/draw-line-over"));
}

void TestLineKeeping::linesThatAreJoinedKeepTheirDoors()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D8"})));
    desk = after(desk, drawn(desk, 0, wall(desk, {"H4", "N4"})));
    desk = put(desk, "door", at(desk, "D8"), north); // it closed the end
    desk = put(desk, "door", at(desk, "D10"), north);
    desk = put(desk, "door", at(desk, "J4"), north);
    desk = hung(desk, "hoarding", {at(desk, "D11"), at(desk, "D10"), at(desk, "D9")}, west);
    const auto doors = all(desk, "door");
    const auto things = overlays(desk);
    Line line = lineOf(desk);
    line.path.push_back(at(desk, "H4"));
    const Made made = bent(desk, line);
    QVERIFY(made->noRoom.empty());
    desk = after(desk, made);
    QCOMPARE(linesOf(desk).size(), std::size_t(1));
    QCOMPARE(all(desk, "door"), doors);
    QVERIFY(overlays(desk) == things);
}

void TestLineKeeping::mendingKeepsDoors()
{
    Desk desk = curtain();
    desk = paint(desk, "plain", at(desk, "D10"));
    const auto doors = all(desk, "door");
    QCOMPARE(doors.size(), std::size_t(3));
    const auto things = overlays(desk);
    const Made made = mended(desk, linesOf(desk).front().key);
    QVERIFY(made->noRoom.empty());
    desk = after(desk, made);
    QCOMPARE(terrainAt(desk, at(desk, "D10")), std::string("rampart"));
    QCOMPARE(all(desk, "door"), doors);
    QVERIFY(overlays(desk) == things);
}

void TestLineKeeping::whatAFileSaysOfADoorComesAlong()
{
    Desk desk = meadow();
    desk = after(desk, drawn(desk, 0, wall(desk, {"D12", "D4"})));
    desk = put(desk, "door", at(desk, "D8"), east);
    for (const Entry& entry : *desk.mapValue().shelves[OfMap::features])
        if (auto feature = *entry.thing.as<map::Feature>(); feature.kind == "door")
        {
            feature.extras.push_back({});
            Edit edit;
            edit.parts[0].put(OfMap::features, {entry.key, entry.rank, Thing::of(feature)});
            desk = applied(desk, edit);
            break;
        }
    Line line = lineOf(desk);
    line.path = {at(desk, "G12"), at(desk, "G4")};
    desk = after(desk, bent(desk, line));
    std::size_t extras = 0;
    for (const map::Feature& feature : mapOf(desk.mapValue()).features)
        extras += feature.kind == "door" ? feature.extras.size() : 0;
    QCOMPARE(extras, std::size_t(1));
}

namespace
{

/// How many there are of each kind, hexsides of features and hexes of overlays; no parapets, which are the line's own.
std::map<std::string, int> counted(const Desk& desk)
{
    std::map<std::string, int> kinds;
    for (const map::Feature& feature : mapOf(desk.mapValue()).features)
        if (feature.kind != "parapet")
            kinds[feature.kind] += static_cast<int>(feature.sides.size());
    for (const map::Covering& thing : overlays(desk))
        kinds[thing.kind] += static_cast<int>(thing.hexes.size());
    kinds["stairs"] = count(desk, "stairs");
    return kinds;
}

std::map<std::string, int> told(const Edit& edit)
{
    std::map<std::string, int> kinds;
    for (const Roomless& thing : edit.noRoom)
        kinds[thing.says.arguments[0].term().word] += thing.hexside ? 1 : static_cast<int>(thing.hexes.size());
    return kinds;
}

/// What stands on hexsides that stay the line's: outward ones, and those between two hexes of it.
void checkStayed(const Desk& was, const Desk& is, const QString& where)
{
    const auto made = [](const Desk& desk)
    {
        std::set<hex::Hex> hexes;
        for (const map::Under& one : lineOf(desk).under)
            if (std::ranges::find(lineOf(desk).stairs, one.hex, &map::Under::hex) == lineOf(desk).stairs.end())
                hexes.insert(one.hex);
        return hexes;
    };
    const auto row = [](const Desk& desk) { return hexesOf(desk.mapValue().grid, lineOf(desk)); };
    const auto had = made(was);
    const auto has = made(is);
    const auto wasRow = row(was);
    const auto isRow = row(is);
    for (const char* kind : {"door", "arrow_slit"})
    {
        const auto now = all(is, kind);
        for (const hex::Edge edge : all(was, kind))
        {
            const hex::Hex beyond = hex::across(edge).hex;
            const bool inner = std::ranges::count(wasRow, beyond) > 0;
            if (had.contains(edge.hex) && has.contains(edge.hex) && (!inner || std::ranges::count(isRow, beyond) > 0))
                QVERIFY2(std::ranges::count(now, edge) == 1, qPrintable(where));
        }
    }
    for (const map::Covering& thing : overlays(was))
        if (std::ranges::all_of(thing.hexes, [&](hex::Hex at) { return terrainAt(is, at) == "rampart"; }))
            QVERIFY2(std::ranges::count(overlays(is), thing) == 1, qPrintable(where));
}

} // namespace

void TestLineKeeping::randomBendsLoseNothingUntold()
{
    const unsigned seed = 11;
    std::mt19937 random(seed);
    const auto upTo = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    int bends = 0;
    int lost = 0;
    for (int run = 0; run < 60; ++run)
    {
        Desk desk = meadow();
        const hex::Layout grid = desk.mapValue().grid;
        desk = after(desk, drawn(desk, 0, wall(desk, {"C12", "C3", "L3", "P9"})));
        for (int i = 0; i < 12; ++i)
        {
            const auto row = hexesOf(grid, lineOf(desk));
            desk = put(desk, i % 2 == 0 ? "door" : "arrow_slit", row[upTo(row.size())],
                       hex::allSides[upTo(hex::allSides.size())]);
        }
        desk = hung(desk, "hoarding", {at(desk, "C9"), at(desk, "C8"), at(desk, "C7")}, west);
        desk = paint(desk, "stairs", hex::neighbour(at(desk, "C10"), east));
        for (int step = 0; step < 8 && !linesOf(desk).empty(); ++step)
        {
            const QString where = QString("seed %1 run %2 step %3").arg(seed).arg(run).arg(step);
            const Line now = lineOf(desk);
            const hex::Hex there = grid.hexOf(static_cast<int>(upTo(static_cast<std::size_t>(grid.count()))));
            const std::size_t point = upTo(now.path.size());
            const std::size_t how = upTo(6);
            const Line next = how == 0 && point > 0             ? withPoint(now, point, there)
                              : how == 1 && now.path.size() > 2 ? withOtherCorner(now, 1)
                              : how == 2 && now.path.size() > 2 ? withoutPoint(now, point)
                                                                : withMoved(now, point, there);
            const Made made = bent(desk, next);
            QVERIFY(made);
            const Desk then = after(desk, made);
            auto sum = counted(then);
            for (const auto& [kind, number] : told(*made))
                sum[kind] += number;
            auto before = counted(desk);
            for (auto* all : {&sum, &before})
                std::erase_if(*all, [](const auto& one) { return one.second == 0; });
            QVERIFY2(sum == before, qPrintable(where));
            lost += static_cast<int>(made->noRoom.size());
            ++bends;
            if (!made->parts.empty())
            {
                Value value = desk.mapValue();
                Patch patch = made->parts.at(0);
                swap(value, patch);
                swap(value, patch);
                QVERIFY2(value == desk.mapValue(), qPrintable(where));
                QCOMPARE(io::mapText(mapOf(value)), textOf(desk));
            }
            if (!linesOf(then).empty())
                checkStayed(desk, then, where);
            if (QTest::currentTestFailed())
                return;
            desk = then;
        }
    }
    qInfo("%d bends, %d things without room", bends, lost);
}

LIST_TEST(TestLineKeeping)

} // namespace tst_line_keeping

#include "tst_line_keeping.moc"
