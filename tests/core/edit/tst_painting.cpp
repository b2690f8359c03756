// What a brush does to the ground: terrain brings its level, an eraser leaves bare ground, symmetry has exact images.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_edits.h"
#include "core/edit/map_value.h"
#include "core/edit/symmetry.h"
#include "core/io/files.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

namespace tst_painting
{

using namespace merlon;
using namespace merlon::edit;

class TestPainting : public QObject
{
    Q_OBJECT

private:
    static Desk deskOf(map::HexMap map)
    {
        Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, valueOf(std::move(map)));
        return desk;
    }
    static map::HexMap meadow() { return map::blankMap({9, 7}, "plain", '.'); }
    static map::HexMap castle()
    {
        return *io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value;
    }
    static Desk after(const Desk& desk, const Made& made) { return applied(desk, made.value()); }
    static Desk painting(const Desk& desk, const char* terrain, hex::Hex hex, bool usual = true)
    {
        return after(desk, painted(desk, {Paint::Kind::Terrain, terrain, 0, usual}, {&hex, 1}));
    }
    static hex::Hex at(int column, int row) { return meadow().layout.hexAt({column, row}); }
    static int levelAt(const Desk& desk, hex::Hex hex) { return mapOf(desk.mapValue()).levelAt(hex); }
    static bool hasLevels(const Desk& desk) { return mapOf(desk.mapValue()).levels.has_value(); }

private slots:
    void everyTerrainOfTheSampleLiesAtItsUsualLevel()
    {
        const map::HexMap map = castle();
        const auto palette = io::paletteOf(map);
        int usual = 0;
        int walls = 0;
        for (int i = 0; i < map.layout.count(); ++i)
            if (const auto* terrain = palette->find(map.terrainAt(map.layout.hexOf(i))); terrain->level)
            {
                ++walls;
                usual += *terrain->level == map.levelAt(map.layout.hexOf(i)) ? 1 : 0;
            }
        QVERIFY(walls > 200);
        QVERIFY2(usual >= walls - 10, qPrintable(QString("%1 of %2").arg(usual).arg(walls))); // a few towers are low
    }

    void terrainBringsItsUsualLevelInTheSameStep()
    {
        const Desk blank = deskOf(meadow());
        const auto moat = painted(blank, {Paint::Kind::Terrain, "moat"}, std::vector{at(3, 3), at(4, 3)});
        QVERIFY(moat);
        QCOMPARE(moat->parts.size(), std::size_t{1});
        const Desk dug = after(blank, moat);
        QCOMPARE(levelAt(dug, at(3, 3)), -1);
        QCOMPARE(levelAt(dug, at(5, 5)), 0);
        QCOMPARE(levelAt(painting(dug, "keep_floor", at(3, 3)), at(3, 3)), 2);
        QCOMPARE(levelAt(painting(dug, "plain", at(3, 3)), at(3, 3)), 0); // the moat's level goes with the moat
    }

    void aHillKeepsItsHeightUnderGrassAndTrees()
    {
        const hex::Hex hill = at(2, 2);
        Desk desk = deskOf(meadow());
        desk = after(desk, painted(desk, {Paint::Kind::SetLevel, "", 3}, {&hill, 1}));
        desk = painting(desk, "tree", hill);
        QCOMPARE(levelAt(desk, hill), 3);
        desk = painting(desk, "rampart", hill);
        QCOMPARE(levelAt(desk, hill), 1);
    }

    void levelsAreKeptWhereThePainterWantsIt()
    {
        const Desk desk = painting(deskOf(meadow()), "moat", at(1, 1), false);
        QVERIFY(!hasLevels(desk));
        const map::HexMap map = castle();
        const Desk walls = deskOf(map);
        for (const auto hex : hex::range(map.layout.hexAt({20, 12}), 6))
            QCOMPARE(levelAt(painting(walls, "moat", hex, false), hex), map.levelAt(hex));
    }

    void aMapWithoutLevelsGetsThemWhenTheyAreNeeded()
    {
        const Desk blank = deskOf(meadow());
        const Desk woods = painting(blank, "tree", at(1, 1));
        QVERIFY(!hasLevels(woods));
        QVERIFY(hasLevels(painting(woods, "rampart", at(1, 1))));
        QVERIFY(!hasLevels(after(blank, painted(blank, {Paint::Kind::SetLevel, "", 0}, std::vector{at(1, 1)}))));
    }

    /// Until then the terrain said them, and it was right.
    void theFirstLevelOfAMapLeavesItsWallsStanding()
    {
        map::HexMap map = meadow();
        const auto wall = *map::legendIndex(map, "wall", '#');
        map.terrain[static_cast<std::size_t>(map.layout.index(at(6, 4)))] = wall;
        const Desk before = deskOf(map);
        const Desk desk = painting(before, "moat", at(1, 1));
        QCOMPARE(levelAt(desk, at(6, 4)), 1);
        QCOMPARE(levelAt(desk, at(1, 1)), -1);
        QVERIFY(!hasLevels(painting(before, "plain", at(6, 4))));
        const auto edit = painted(before, {Paint::Kind::Terrain, "moat"}, std::vector{at(1, 1)});
        QVERIFY(applied(desk.mapValue(), diff(desk.mapValue(), before.mapValue())) == before.mapValue());
        QVERIFY(std::ranges::is_sorted(edit->parts.at(0).cells[OfMap::level], {}, &Patch::Cell::at));
    }

    void theEraserLeavesBareGround()
    {
        const map::HexMap map = castle();
        const Desk desk = deskOf(map);
        const auto hexes = hex::range(map.layout.hexAt({15, 5}), 3);
        const map::HexMap bare = mapOf(after(desk, erased(desk, hexes)).mapValue());
        const auto within = [&](hex::Hex hex) { return std::ranges::count(hexes, hex) > 0; };
        for (const auto hex : hexes)
        {
            QCOMPARE(bare.terrainAt(hex), std::string("plain"));
            QCOMPARE(bare.levelAt(hex), 0);
        }
        QVERIFY(std::ranges::any_of(map.features, [&](const auto& one) { return within(one.hex); }));
        QVERIFY(std::ranges::none_of(bare.features, [&](const auto& one) { return within(one.hex); }));
        for (const auto& structure : bare.structures)
            QVERIFY(std::ranges::none_of(structure.hexes, within));
        for (const auto& overlay : bare.overlays)
            QVERIFY(std::ranges::none_of(overlay.hexes, within));
        for (int i = 0; i < map.layout.count(); ++i)
            if (const auto hex = map.layout.hexOf(i); !within(hex))
                QVERIFY(map.terrainAt(hex) == bare.terrainAt(hex) && map.levelAt(hex) == bare.levelAt(hex));
        const Desk now = after(desk, erased(desk, hexes));
        QVERIFY(erased(now, hexes)->empty()); // nothing is left to erase
    }

    void anEraserTakesWhatStandsOnBareGroundToo()
    {
        map::HexMap map = meadow();
        map.overlays.push_back({"fascine", {at(2, 2), at(3, 2)}, {}, {}, {}});
        map.features.push_back({at(2, 2), {hex::Side::S1}, "door", "", {}});
        const Desk desk = deskOf(map);
        const map::HexMap bare = mapOf(after(desk, erased(desk, std::vector{at(2, 2)})).mapValue());
        QVERIFY(bare.features.empty());
        QCOMPARE(bare.overlays.size(), std::size_t{1});
        QVERIFY(bare.overlays[0].hexes == std::vector{at(3, 2)});
    }

    void imagesAreExact_data()
    {
        QTest::addColumn<int>("orientation");
        QTest::newRow("flat") << 0;
        QTest::newRow("pointy") << 1;
    }

    /// On the plane a mirror turns one sign, a half turn both; sixths keep the distance and come round.
    void imagesAreExact()
    {
        QFETCH(const int, orientation);
        hex::Layout layout{31, 25, static_cast<hex::Orientation>(orientation), hex::Shove::Odd};
        std::mt19937 random(11);
        const auto any = [&] { return layout.hexOf(static_cast<int>(random() % 775u)); };
        for (int round = 0; round < 200; ++round)
        {
            const hex::Hex centre = any();
            const hex::Hex hex = any();
            const auto c = hex::centreOf(layout, centre);
            const auto p = hex::centreOf(layout, hex);
            const auto image = [&](Symmetry symmetry, std::size_t which)
            {
                const auto point = hex::centreOf(layout, turnsOf(symmetry, centre, layout.orientation).at(which)(hex));
                return QPointF(point.x - c.x, point.y - c.y);
            };
            const auto is = [](QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()) < 1e-9; };
            const QPointF own(p.x - c.x, p.y - c.y);
            QVERIFY(is(image(Symmetry::LeftRight, 1), {-own.x(), own.y()}));
            QVERIFY(is(image(Symmetry::TopBottom, 1), {own.x(), -own.y()}));
            QVERIFY(is(image(Symmetry::Twofold, 1), -own));
            const double sixth = std::acos(-1.0) / 3;
            for (std::size_t k = 1; k < 6; ++k)
            {
                const double turn = sixth * static_cast<double>(k);
                QVERIFY(is(image(Symmetry::Sixfold, k), {own.x() * std::cos(turn) - own.y() * std::sin(turn),
                                                         own.x() * std::sin(turn) + own.y() * std::cos(turn)}));
            }
        }
    }

    /// Painted once or with its images, the picture is the same seen from each of its sides.
    void imagesOfImagesAreNothingNew()
    {
        std::mt19937 random(3);
        for (const auto symmetry :
             {Symmetry::None, Symmetry::LeftRight, Symmetry::TopBottom, Symmetry::Twofold, Symmetry::Sixfold})
            for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
            {
                std::vector<hex::Hex> hexes;
                for (int i = 0; i < 30; ++i)
                    hexes.push_back({static_cast<int>(random() % 40u) - 20, static_cast<int>(random() % 40u) - 20});
                const auto turns = turnsOf(symmetry, {2, -3}, orientation);
                const auto once = withImages(hexes, turns);
                QCOMPARE(withImages(once, turns).size(), once.size());
                QVERIFY(once.size() <= hexes.size() * turns.size());
                for (const auto& turn : turns)
                    for (const auto hex : once)
                        QVERIFY(std::ranges::binary_search(once, turn(hex)));
            }
    }
};

LIST_TEST(TestPainting)

} // namespace tst_painting

#include "tst_painting.moc"
