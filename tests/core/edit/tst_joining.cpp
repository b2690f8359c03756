// Two maps become one: on every edge, in every orientation, with all that is on them.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/extents.h"
#include "core/edit/joining.h"
#include "core/edit/line_edits.h"
#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_joining
{

using namespace merlon;
using namespace merlon::edit;

namespace
{

constexpr std::array borders{Border::North, Border::East, Border::South, Border::West};
const std::string rest = "tent"; // no map of chance has it

class Chance
{
public:
    explicit Chance(unsigned seed) : random_(seed) {}
    int upTo(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    hex::Hex hexOf(const hex::Layout& grid) { return grid.hexOf(upTo(grid.count())); }

private:
    std::mt19937 random_;
};

map::HexMap anyMap(Chance& chance, hex::Orientation orientation)
{
    const hex::Layout grid{3 + chance.upTo(7), 3 + chance.upTo(7), orientation,
                           chance.upTo(2) == 0 ? hex::Shove::Odd : hex::Shove::Even};
    map::HexMap map = map::blankMap(grid, "plain", '.');
    map.id = "any";
    const std::array numbers{std::uint8_t{0}, *map::legendIndex(map, chance.upTo(2) == 0 ? "brush" : "tree", 'b'),
                             *map::legendIndex(map, "moat", 'M')};
    for (auto& number : map.terrain)
        number = numbers[static_cast<std::size_t>(chance.upTo(3))];
    if (chance.upTo(3) > 0)
    {
        map.levels.emplace();
        for (int i = 0; i < grid.count(); ++i)
            map.levels->push_back(static_cast<std::int8_t>(chance.upTo(11) - 1));
    }
    for (int i = 0; i < 4; ++i) // no two on one hex: a file names each hexside once
        map.features.push_back(
            {grid.hexOf(i * (grid.count() - 1) / 3), {static_cast<hex::Side>(chance.upTo(6))}, "low_wall", {}, {}});
    map.structures.push_back({"tower-1", "tower", {}, {chance.hexOf(grid)}, {}});
    map.overlays.push_back({"fascine", {chance.hexOf(grid)}, static_cast<hex::Side>(chance.upTo(6)), {}, {}});
    return map;
}

Desk deskOf(map::HexMap map)
{
    Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, valueOf(std::move(map)));
    return desk;
}

std::map<std::string, int> countsOf(const map::HexMap& map)
{
    std::map<std::string, int> counts;
    hex::forEachHex(map.layout, [&](hex::Hex at) { ++counts[map.terrainAt(at)]; });
    return counts;
}

/// As the rules read it, where the map does not tell levels.
int levelOf(const map::HexMap& map, hex::Hex at)
{
    return map.levels ? map.levelAt(at) : io::paletteOf(map)->find(map.terrainAt(at))->level.value_or(0);
}

bool touch(const hex::Layout& map, const hex::Layout& other, const Turn& lies)
{
    bool any = false;
    hex::forEachHex(other,
                    [&](hex::Hex at)
                    {
                        for (const hex::Side side : hex::allSides)
                            any = any || map.contains(hex::neighbour(lies(at), side));
                    });
    return any;
}

} // namespace

class TestJoining : public QObject
{
    Q_OBJECT

private:
    static void compareGround(const map::HexMap& both, const map::HexMap& part, const Turn& lies, const QString& said)
    {
        for (int i = 0; i < part.layout.count(); ++i)
        {
            const hex::Hex at = part.layout.hexOf(i);
            QVERIFY2(both.layout.contains(lies(at)), qPrintable(said));
            QCOMPARE(both.terrainAt(lies(at)), part.terrainAt(at));
            QCOMPARE(levelOf(both, lies(at)), levelOf(part, at));
        }
    }
    /// On its hexside, and between the same two hexes.
    static void compareFeatures(const map::HexMap& both, const map::HexMap& part, const Turn& lies, const QString& said)
    {
        for (const map::Feature& one : part.features)
        {
            const hex::Side side = one.sides.front();
            const map::Feature there{lies(one.hex), {lies(side)}, one.kind, {}, {}};
            QVERIFY2(std::ranges::count(both.features, there) > 0, qPrintable(said));
            QVERIFY(hex::neighbour(there.hex, there.sides.front()) == lies(hex::neighbour(one.hex, side)));
        }
    }
    static void check(const Desk& desk, const map::HexMap& other, const Joint& joint, const QString& said)
    {
        const map::HexMap map = mapOf(desk.mapValue());
        const auto lies = laidBeside(map.layout, other.layout, joint);
        QVERIFY2(lies, qPrintable(said));
        hex::forEachHex(other.layout,
                        [&](hex::Hex at) { QVERIFY2(!map.layout.contains((*lies)(at)), qPrintable(said)); });
        QVERIFY2(touch(map.layout, other.layout, *lies), qPrintable(said));
        const auto made = joined(desk, valueOf(other), joint, rest);
        QVERIFY2(made, qPrintable(said));
        const Desk after = applied(desk, *made);
        const map::HexMap both = mapOf(after.mapValue());
        auto counts = countsOf(map);
        for (const auto& [terrain, count] : countsOf(other))
            counts[terrain] += count;
        if (const int filled = both.layout.count() - map.layout.count() - other.layout.count(); filled > 0)
            counts[rest] = filled;
        QVERIFY2(countsOf(both) == counts, qPrintable(said));
        compareGround(both, map, {}, said);
        compareGround(both, other, *lies, said);
        QCOMPARE(both.features.size(), map.features.size() + other.features.size());
        compareFeatures(both, map, {}, said);
        compareFeatures(both, other, *lies, said);
        QCOMPARE(both.structures.size(), std::size_t{2});
        QCOMPARE(both.structures[0].id, std::string("tower-1"));
        QCOMPARE(both.structures[1].id, std::string("tower-2"));
        QVERIFY(both.structures[1].hexes.front() == (*lies)(other.structures.front().hexes.front()));
        QVERIFY(both.overlays[1].hexes.front() == (*lies)(other.overlays.front().hexes.front()));
        QVERIFY(both.overlays[1].outward == (*lies)(*other.overlays.front().outward));
        checkSteps(desk.mapValue(), after.mapValue(), *made);
        checkFile(both, said);
    }
    static void checkSteps(const Value& before, const Value& after, const Edit& made)
    {
        Value value = before;
        Patch patch = made.parts.at(0);
        edit::swap(value, patch);
        QVERIFY(value == after);
        edit::swap(value, patch);
        QVERIFY(value == before);
        QVERIFY(applied(before, diff(before, after)) == after);
        QVERIFY(applied(after, diff(after, before)) == before);
    }
    static void checkFile(const map::HexMap& map, const QString& said)
    {
        const std::string text = io::mapText(map);
        const auto read = io::parseMap(text, "both.map.yaml");
        QVERIFY2(read.value, qPrintable(said));
        QCOMPARE(io::mapText(*read.value), text);
        QCOMPARE(read.value->layout.columns, map.layout.columns);
        QCOMPARE(read.value->terrain, map.terrain);
    }

private slots:
    void everyEdgeEveryTurnEveryMirror_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void everyEdgeEveryTurnEveryMirror()
    {
        QFETCH(const int, seed);
        Chance chance(static_cast<unsigned>(seed));
        const auto orientation = seed % 2 == 0 ? hex::Orientation::Flat : hex::Orientation::Pointy;
        const Desk desk = deskOf(anyMap(chance, orientation));
        const map::HexMap other = anyMap(chance, orientation);
        for (const Border border : borders)
            for (int sixths = 0; sixths < 6; ++sixths)
                for (const bool mirrored : {false, true})
                {
                    Joint joint{border, 0, sixths, mirrored};
                    const auto shifts = shiftsOf(desk.mapValue().grid, other.layout, joint);
                    const QString said = QString("border %1, turn %2, mirrored %3")
                                             .arg(static_cast<int>(border))
                                             .arg(sixths)
                                             .arg(mirrored);
                    QVERIFY2(shifts, qPrintable(said));
                    for (const int wish : {shifts->least, 0, shifts->most})
                    {
                        joint.shift = shifts->nearest(wish);
                        check(desk, other, joint, said + QString(", shift %1").arg(joint.shift));
                    }
                    if (QTest::currentTestFailed())
                        return;
                }
    }

    void everyShiftIsRightOrNone()
    {
        Chance chance(7);
        for (int round = 0; round < 40; ++round)
        {
            const auto orientation = round % 2 == 0 ? hex::Orientation::Flat : hex::Orientation::Pointy;
            const hex::Layout map = anyMap(chance, orientation).layout;
            const hex::Layout other = anyMap(chance, orientation).layout;
            Joint joint{borders[static_cast<std::size_t>(chance.upTo(4))], 0, chance.upTo(6), chance.upTo(2) == 0};
            const auto shifts = shiftsOf(map, other, joint);
            QVERIFY(shifts);
            for (joint.shift = shifts->least - 3; joint.shift <= shifts->most + 3; ++joint.shift)
            {
                const bool in = joint.shift >= shifts->least && joint.shift <= shifts->most &&
                                (joint.shift - shifts->least) % shifts->step == 0;
                QVERIFY2(laidBeside(map, other, joint).has_value() == in,
                         qPrintable(QString("round %1, shift %2").arg(round).arg(joint.shift)));
            }
        }
    }

    /// The geomorphic boards of war games.
    void boardsOfOneSizeMakeARectangle()
    {
        for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
        {
            const Desk desk = deskOf(map::blankMap({8, 6, orientation}, "plain", '.'));
            const Value other = valueOf(map::blankMap({8, 6, orientation}, "brush", 'b'));
            for (const Border border : borders)
                for (const int sixths : {0, 3})
                {
                    const auto made = joined(desk, other, {border, 0, sixths, false}, rest);
                    QVERIFY(made);
                    const map::HexMap both = mapOf(applied(desk, *made).mapValue());
                    const bool across = border == Border::East || border == Border::West;
                    QCOMPARE(both.layout.columns, across ? 16 : 8);
                    QCOMPARE(both.layout.rows, across ? 6 : 12);
                    QCOMPARE(both.legend.size(), std::size_t{2}); // nothing is left to fill
                }
        }
    }

    void edgesThatStandOutFitEverySecondHex()
    {
        const hex::Layout map{7, 5, hex::Orientation::Flat, hex::Shove::Even};
        const hex::Layout other{7, 5, hex::Orientation::Flat, hex::Shove::Odd};
        QCOMPARE(*shiftsOf(map, other, {Border::North}), (Shifts{-5, 5, 2}));
        QCOMPARE(*shiftsOf(map, map, {Border::North}), (Shifts{-6, 6, 2}));
        QCOMPARE(shiftsOf(map, other, {Border::East})->step, 1);
        const auto refused = laidBeside(map, other, {Border::North, 0});
        QVERIFY(!refused);
        QCOMPARE(std::string(refused.error().sentence->id), std::string("refused/join-gaps"));
        QCOMPARE((Shifts{-5, 5, 2}).nearest(0), -1);
        QCOMPARE((Shifts{-5, 5, 2}).nearest(9), 5);
    }

    void whatCannotBeSaysWhy()
    {
        const Desk desk = deskOf(map::blankMap({8, 6}, "plain", '.'));
        const auto why = [&](const Value& other, const Joint& joint)
        {
            const auto made = joined(desk, other, joint, rest);
            return made ? std::string() : std::string(made.error().sentence->id);
        };
        const Value like = valueOf(map::blankMap({8, 6}, "plain", '.'));
        QCOMPARE(why(like, {}), std::string());
        QCOMPARE(why(valueOf(map::blankMap({8, 6, hex::Orientation::Pointy}, "plain", '.')), {}),
                 std::string("refused/join-orientation"));
        QCOMPARE(why(like, {Border::East, 7}), std::string("refused/join-apart"));
        QCOMPARE(why(like, {Border::East, 40, 1}), std::string("refused/join-apart"));
        QCOMPARE(why(valueOf(map::blankMap({map::maxExtent, 1}, "plain", '.')), {}), std::string("refused/extents"));
        QCOMPARE(why(valueOf(map::blankMap({3, 3}, "lava", 'l')), {}), std::string("refused/terrain"));
    }

    void whatOnlyTerrainSaidIsToldWhereTheOtherTellsLevels()
    {
        const Desk desk = deskOf(map::blankMap({4, 4}, "moat", 'M'));
        map::HexMap hill = map::blankMap({4, 4}, "plain", '.');
        hill.levels.emplace(16, std::int8_t{2});
        const auto one = joined(desk, valueOf(hill), {}, rest);
        QVERIFY(one);
        const map::HexMap both = mapOf(applied(desk, *one).mapValue());
        QVERIFY(both.levels);
        QCOMPARE(both.levelAt(both.layout.hexAt({0, 0})), -1);
        QCOMPARE(both.levelAt(both.layout.hexAt({5, 1})), 2);
        const auto none = joined(desk, desk.mapValue(), {}, rest);
        QVERIFY(none);
        QVERIFY(!mapOf(applied(desk, *none).mapValue()).levels);
    }

    void linesRunOverTheSameHexes()
    {
        for (unsigned seed = 1; seed <= 20; ++seed)
        {
            Chance chance(seed);
            Desk from = deskOf(map::blankMap({14, 12}, "plain", '.'));
            const hex::Layout grid = from.mapValue().grid;
            map::Line line;
            line.kind = "rampart";
            line.level = 1;
            line.edge = "parapet";
            line.outward = chance.upTo(2) == 0 ? map::Line::Outward::Left : map::Line::Outward::Right;
            line.path = {grid.hexAt({1, 1 + chance.upTo(10)}), grid.hexAt({7, 1 + chance.upTo(10)}),
                         grid.hexAt({12, 1 + chance.upTo(10)})};
            from = applied(from, *drawn(from, 0, line));
            for (int sixths = 0; sixths < 6; ++sixths)
                for (const bool mirrored : {false, true})
                {
                    const Joint joint{Border::East, 0, sixths, mirrored};
                    const auto lies = laidBeside(grid, grid, joint);
                    const auto made = joined(from, from.mapValue(), joint, "plain");
                    QVERIFY(lies && made);
                    const Desk both = applied(from, *made);
                    const auto lines = mapOf(both.mapValue()).lines;
                    QCOMPARE(lines.size(), std::size_t{2});
                    QCOMPARE(lines[1].id, std::string("rampart-2"));
                    std::set<hex::Hex> wanted;
                    for (const hex::Hex at : hexesOf(grid, lines[0]))
                        wanted.insert((*lies)(at));
                    const auto row = hexesOf(both.mapValue().grid, lines[1]);
                    QVERIFY2(std::set<hex::Hex>(row.begin(), row.end()) == wanted,
                             qPrintable(QString("seed %1, turn %2, mirrored %3").arg(seed).arg(sixths).arg(mirrored)));
                    // drawn again it makes the same ground and the same edge
                    const Key key = ranked(*both.mapValue().shelves[OfMap::lines])[1].key;
                    const auto again = drawn(both, key, lines[1]);
                    QVERIFY(again);
                    const map::HexMap was = mapOf(both.mapValue());
                    const map::HexMap is = mapOf(applied(both, *again).mapValue());
                    QCOMPARE(is.terrain, was.terrain);
                    QCOMPARE(is.features.size(), was.features.size());
                }
        }
    }

    void whoeverStandsSomewhereStaysThere()
    {
        const auto setting = *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
        Desk desk = deskOf(*play::hexBoard(setting->boards));
        desk.scenario = 1;
        desk.values.emplace(1, valueOf(setting->scenario));
        for (const Border border : borders)
        {
            const auto made = joined(desk, valueOf(map::blankMap({5, 9}, "plain", '.')), {border}, "plain");
            QVERIFY(made);
            QVERIFY(made->parts.contains(1)); // its file is written anew: hexes have other names
            const Desk after = applied(desk, *made);
            QVERIFY(after.values.at(1) == desk.values.at(1));
            const bool before = border == Border::North || border == Border::West;
            QCOMPARE(after.mapValue().grid.first != hex::Hex{}, before);
            QVERIFY(lostBy(desk, *made).empty());
        }
    }

    void theRestIsOpenGround()
    {
        map::HexMap map = map::blankMap({4, 4}, "rampart", 'R');
        QCOMPARE(openGround(deskOf(map)), std::string("plain"));
        const auto brush = *map::legendIndex(map, "brush", 'b');
        const auto plain = *map::legendIndex(map, "plain", '.');
        map.terrain[0] = plain;
        map.terrain[1] = map.terrain[2] = brush;
        QCOMPARE(openGround(deskOf(map)), std::string("brush"));
    }
};

LIST_TEST(TestJoining)

} // namespace tst_joining

#include "tst_joining.moc"
