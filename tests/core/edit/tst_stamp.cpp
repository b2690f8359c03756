// Pieces of maps: taken, turned, put down, taken back, and told as text.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/stamp.h"
#include "core/io/files.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

namespace tst_stamp
{

using namespace merlon;
using namespace merlon::edit;

class TestStamp : public QObject
{
    Q_OBJECT

private:
    static map::HexMap castle()
    {
        return *io::loadMap(test::inSource("scenarios/norman-gate/norman-gate.map.yaml")).value;
    }
    static Desk deskOf(map::HexMap map)
    {
        Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, valueOf(std::move(map)));
        return desk;
    }
    static map::HexMap plain(const hex::Layout& grid) { return map::blankMap(grid, "plain", '.'); }
    static std::vector<hex::Hex> named(const Desk& desk, std::initializer_list<const char*> names)
    {
        std::vector<hex::Hex> hexes;
        for (const char* name : names)
            hexes.push_back(*hex::parseHex(desk.mapValue().grid, name));
        return hexes;
    }
    /// The tower at the west of the gate, which is a structure of its own.
    static std::vector<hex::Hex> tower(const Desk& desk)
    {
        return named(desk, {"V16", "U17", "V17", "W17", "U18", "V18", "W18"});
    }
    static hex::Hex anyHex(const Desk& desk, std::mt19937& random)
    {
        const hex::Layout& grid = desk.mapValue().grid;
        return grid.hexOf(static_cast<int>(random() % static_cast<unsigned>(grid.count())));
    }
    static std::string textOf(const Desk& desk) { return io::mapText(mapOf(desk.mapValue())); }
    /// Where a stamp has to be put down to lie where it was taken.
    static hex::Hex homeOf(const Stamp& stamp, std::vector<hex::Hex> hexes)
    {
        std::ranges::sort(hexes);
        return hexes.front() - stamp.cells.front().at;
    }
    static std::string terrainAt(const Desk& desk, hex::Hex at) { return mapOf(desk.mapValue()).terrainAt(at); }

private slots:
    void itHasWhatLiesOnItsHexes()
    {
        const Desk desk = deskOf(castle());
        const Stamp stamp = stampOf(desk, tower(desk));
        QCOMPARE(stamp.cells.size(), std::size_t{7});
        int slits = 0;
        int structures = 0;
        for (const auto& [shelf, thing] : stamp.things)
        {
            const auto* feature = thing.as<map::Feature>();
            slits += feature != nullptr && feature->kind == "arrow_slit" ? 1 : 0;
            structures += thing.as<map::Structure>() != nullptr ? 1 : 0;
        }
        QCOMPARE(slits, 3);
        QCOMPARE(structures, 1);
        QVERIFY(stampOf(desk, {}).empty());
    }

    void wherePutDownWhereItWasNothingChanges()
    {
        const Desk desk = deskOf(castle());
        std::mt19937 random(3);
        for (int round = 0; round < 60; ++round)
        {
            auto hexes = hex::range(anyHex(desk, random), static_cast<int>(random() % 8));
            std::erase_if(hexes, [&](hex::Hex at) { return !desk.mapValue().grid.contains(at); });
            const Stamp stamp = stampOf(desk, hexes);
            const auto edit = put(desk, stamp, homeOf(stamp, hexes));
            QVERIFY(edit);
            QVERIFY2(edit->empty(), qPrintable(QString::number(round)));
        }
    }

    void sixTurnsAndTwoMirrorsAreNone()
    {
        const Desk desk = deskOf(castle());
        const Stamp stamp = stampOf(desk, tower(desk));
        Stamp turning = stamp;
        for (int turn = 1; turn <= 6; ++turn)
        {
            turning = turned(turning, {{}, {}, 1});
            QCOMPARE(turning == stamp, turn == 6);
        }
        QVERIFY(!(mirrored(stamp) == stamp));
        QVERIFY(mirrored(mirrored(stamp)) == stamp);
        Stamp pointy = stamp;
        pointy.orientation = hex::Orientation::Pointy;
        QVERIFY(mirrored(mirrored(pointy)) == pointy);
    }

    /// West is east, and north stays north.
    void aMirrorHangsUpright()
    {
        for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
        {
            Desk desk = deskOf(plain({9, 9, orientation, hex::Shove::Even}));
            const hex::Hex middle = desk.mapValue().grid.hexAt({4, 4});
            const auto east = hex::parseSide(orientation, "NE");
            Patch patch;
            patch.put(OfMap::features, {1, 1, Thing::of(map::Feature{middle, {*east}, "door", {}, {}})});
            desk = applied(desk, {{{0, patch}}, {}, {}, 0, 0});
            const Stamp stamp = mirrored(stampOf(desk, {&middle, 1}));
            QCOMPARE(stamp.things.front().second.as<map::Feature>()->sides.front(), *hex::parseSide(orientation, "NW"));
        }
    }

    void featuresLevelsAndStructuresTurnWithTheirHexes()
    {
        const Desk desk = deskOf(castle());
        Desk other = deskOf(plain({20, 20}));
        const hex::Hex to = other.mapValue().grid.hexAt({10, 10});
        for (int sixths = 0; sixths < 6; ++sixths)
        {
            const Stamp stamp = turned(stampOf(desk, tower(desk)), {{}, {}, sixths});
            const auto edit = put(other, stamp, to);
            QVERIFY(edit);
            const map::HexMap map = mapOf(applied(other, *edit).mapValue());
            QCOMPARE(map.structures.size(), std::size_t{1});
            QCOMPARE(map.structures.front().id, std::string("west-gate-tower"));
            for (const hex::Hex at : map.structures.front().hexes)
                QVERIFY(hex::distance(at, to) <= 1);
            for (const auto& feature : map.features)
                if (feature.kind == "arrow_slit") // they look out of the tower
                    for (const hex::Side side : feature.sides)
                        QVERIFY(hex::distance(hex::neighbour(feature.hex, side), to) > 1);
            for (const hex::Hex at : hexesOf(stamp, to))
                QCOMPARE(map.terrainAt(at) == "door", map.levelAt(at) == 1 && map.terrainAt(at) != "tower_floor");
        }
    }

    void structuresGetIdsThatNobodyHas()
    {
        Desk desk = deskOf(castle());
        const Stamp stamp = stampOf(desk, tower(desk));
        for (const char* to : {"E25", "L25"})
            desk = applied(desk, *put(desk, stamp, *hex::parseHex(desk.mapValue().grid, to)));
        std::set<std::string> ids;
        for (const auto& structure : mapOf(desk.mapValue()).structures)
            QVERIFY2(ids.insert(structure.id).second, structure.id.c_str());
        QVERIFY(ids.contains("west-gate-tower-2"));
        QVERIFY(ids.contains("west-gate-tower-3"));
        QVERIFY(io::parseMap(textOf(desk), "map").value);
    }

    /// Round towers and the towers of a gatehouse are all "tower", each with a number of its own.
    void noTwoStructuresAreShownAlike()
    {
        map::HexMap map = map::blankMap({40, 20}, "plain", '.');
        for (const char* id : {"round-tower", "round-tower-2", "round-tower-3"})
        {
            const int at = static_cast<int>(map.structures.size());
            map.structures.push_back({id, "tower", {}, {map.layout.hexAt({at, 0})}, {}});
        }
        map.structures.push_back({"gate-tower", "tower", {}, {map.layout.hexAt({0, 2})}, {}});
        map.structures.push_back({"gate-tower-2", "tower", {}, {map.layout.hexAt({2, 2})}, {}});
        Desk desk = deskOf(map);
        const Stamp gate = stampOf(desk, std::vector{map.layout.hexAt({0, 2}), map.layout.hexAt({2, 2})});
        desk = applied(desk, *cleared(desk, std::vector{map.layout.hexAt({0, 2}), map.layout.hexAt({2, 2})}));
        desk = applied(desk, *put(desk, gate, map.layout.hexAt({10, 10})));
        std::set<std::string> shown;
        for (const auto& structure : mapOf(desk.mapValue()).structures)
        {
            const auto number = structure.id.find_last_not_of("0123456789") + 1;
            QVERIFY2(shown.insert(structure.kind + ' ' + structure.id.substr(number)).second, structure.id.c_str());
        }
        QCOMPARE(shown.size(), std::size_t{5});
    }

    void whatStoodThereGoes()
    {
        const Desk desk = deskOf(castle());
        const auto hexes = tower(desk);
        const auto edit = cleared(desk, hexes);
        QVERIFY(edit);
        const map::HexMap map = mapOf(applied(desk, *edit).mapValue());
        for (const hex::Hex at : hexes)
        {
            QCOMPARE(map.terrainAt(at), std::string("plain"));
            QCOMPARE(map.levelAt(at), 0);
            QVERIFY(std::ranges::count(map.features, at, &map::Feature::hex) == 0);
        }
        QVERIFY(std::ranges::count(map.structures, "west-gate-tower", &map::Structure::id) == 0);
        QVERIFY(std::ranges::count(map.overlays, "winch", &map::Covering::kind) == 0);
        QVERIFY(cleared(applied(desk, *edit), hexes)->empty());
    }

    void whatFallsOffTheMapIsLeftOut()
    {
        const Desk desk = deskOf(castle());
        const Stamp stamp = stampOf(desk, tower(desk));
        Desk other = deskOf(plain({6, 6}));
        for (const hex::Cell to : {hex::Cell{0, 0}, {5, 0}, {0, 5}, {5, 5}, {-1, 3}})
        {
            const auto edit = put(other, stamp, other.mapValue().grid.hexAt(to));
            QVERIFY(edit);
            const Desk after = applied(other, *edit);
            QVERIFY(io::parseMap(textOf(after), "map").value);
        }
        QVERIFY(put(other, stamp, other.mapValue().grid.hexAt({40, 40}))->empty());
    }

    void movingKeepsTheName()
    {
        const Desk desk = deskOf(castle());
        const auto hexes = tower(desk);
        const Stamp stamp = stampOf(desk, hexes);
        const hex::Hex to = homeOf(stamp, hexes) + hex::step(hex::Side::S2);
        const auto edit = moved(desk, hexes, stamp, to);
        QVERIFY(edit);
        const Desk after = applied(desk, *edit);
        QVERIFY(stampOf(after, hexesOf(stamp, to)) == stamp);
        for (const hex::Hex at : hexes)
            if (std::ranges::count(hexesOf(stamp, to), at) == 0)
                QCOMPARE(terrainAt(after, at), std::string("plain"));
        QVERIFY(moved(desk, hexes, stamp, homeOf(stamp, hexes))->empty());
    }

    void carriedItTurnsAndComesBack()
    {
        const Desk desk = deskOf(castle());
        const auto hexes = tower(desk);
        const auto same = [](const Stamp& a, const Stamp& b)
        {
            return a.cells == b.cells && a.terrains == b.terrains && a.things.size() == b.things.size() &&
                   std::ranges::is_permutation(a.things, b.things);
        };
        const Turn turn{named(desk, {"V17"}).front(), named(desk, {"V17"}).front(), 2};
        Desk now = desk;
        for (int thirds = 1; thirds <= 3; ++thirds)
        {
            now = applied(now, *carried(now, hexes, turn));
            QCOMPARE(same(stampOf(now, hexes), stampOf(desk, hexes)), thirds == 3);
        }
        QVERIFY(carried(desk, hexes, {hexes.front(), hexes.front()})->empty());
        const auto off = carried(desk, hexes, {hexes.front(), desk.mapValue().grid.hexAt({0, 0})});
        QVERIFY(!off);
        QCOMPARE(std::string(off.error().sentence->id), std::string("refused/move-off"));
        const hex::Hex there = named(desk, {"G25"}).front();
        const Desk copied = applied(desk, *carried(desk, hexes, {hexes.front(), there}, true));
        QVERIFY(stampOf(copied, hexes) == stampOf(desk, hexes));
        QCOMPARE(terrainAt(copied, there), terrainAt(desk, hexes.front()));
    }

    void aTerrainThatTheRulesDoNotKnowIsRefused()
    {
        const Desk desk = deskOf(plain({6, 6}));
        Stamp stamp = stampOf(desk, named(desk, {"B2", "B3"}));
        stamp.terrains.front() = "lava";
        const auto edit = put(desk, stamp, desk.mapValue().grid.hexAt({2, 2}));
        QVERIFY(!edit);
        QCOMPARE(std::string(edit.error().sentence->id), std::string("refused/terrain"));
        QVERIFY(put(desk, stamp, desk.mapValue().grid.hexAt({40, 40}))); // none of it is on the map
    }

    /// A map without levels has its walls where the terrain says.
    void levelsThatOnlyTheTerrainSaidComeAlong()
    {
        map::HexMap map = plain({8, 8});
        const auto wall = *map::legendIndex(map, "wall", '#');
        map.terrain[0] = map.terrain[1] = wall;
        const Desk desk = deskOf(map);
        const Stamp stamp = stampOf(desk, named(desk, {"A1"}));
        QCOMPARE(stamp.cells.front().level, std::int8_t{1});
        QVERIFY(put(desk, stamp, hex::Hex{})->empty());
        const map::HexMap now = mapOf(applied(desk, *put(desk, stamp, named(desk, {"D4"}).front())).mapValue());
        QCOMPARE(now.levelAt(named(desk, {"D4"}).front()), 1);
        QCOMPARE(now.levelAt(named(desk, {"B1"}).front()), 1);
        QCOMPARE(now.levelAt(named(desk, {"B2"}).front()), 0);
    }

    /// As the clipboard and the library have it.
    void asTextItIsTheSame()
    {
        const Desk desk = deskOf(castle());
        std::mt19937 random(11);
        for (int round = 0; round < 40; ++round)
        {
            const Stamp stamp = stampOf(desk, hex::range(anyHex(desk, random), static_cast<int>(random() % 6)));
            map::HexMap map = mapOf(stamp, *desk.palette);
            map.id = "piece";
            const auto read = io::parseMap(io::mapText(map), "clipboard");
            QVERIFY2(read.value, qPrintable(QString::number(round)));
            QVERIFY2(stampOf(*read.value) == stamp, qPrintable(QString::number(round)));
        }
    }

    void aPieceOfFlatHexesLiesOnPointyOnes()
    {
        const Desk desk = deskOf(castle());
        const Stamp stamp = stampOf(desk, tower(desk));
        Desk other = deskOf(plain({15, 15, hex::Orientation::Pointy, hex::Shove::Odd}));
        const hex::Hex to = other.mapValue().grid.hexAt({7, 7});
        other = applied(other, *put(other, stamp, to));
        const Stamp again = stampOf(other, hexesOf(stamp, to));
        QVERIFY(again.things == stamp.things && again.cells == stamp.cells);
    }

    void everyStepIsTakenBackByteByByte()
    {
        for (unsigned seed = 1; seed <= 25; ++seed)
        {
            std::mt19937 random(seed);
            Desk now = deskOf(castle());
            const std::string before = textOf(now);
            std::vector<Edit> undo;
            for (int step = 0; step < 10; ++step)
            {
                const auto hexes = hex::range(anyHex(now, random), static_cast<int>(random() % 6));
                Stamp stamp = turned(stampOf(now, hexes), {{}, {}, static_cast<int>(random() % 6)});
                if (random() % 2 == 0)
                    stamp = mirrored(stamp);
                const hex::Hex to = anyHex(now, random);
                auto edit = random() % 3 == 0   ? cleared(now, hexes)
                            : random() % 2 == 0 ? moved(now, hexes, stamp, to)
                                                : put(now, stamp, to);
                QVERIFY(edit);
                for (auto& [doc, patch] : edit->parts)
                    edit::swap(now.values.at(doc), patch);
                QVERIFY2(io::parseMap(textOf(now), "map").value, qPrintable(QString::number(seed)));
                undo.push_back(std::move(*edit));
            }
            for (; !undo.empty(); undo.pop_back())
                for (auto& [doc, patch] : undo.back().parts)
                    edit::swap(now.values.at(doc), patch);
            QCOMPARE(textOf(now), before);
        }
    }
};

LIST_TEST(TestStamp)

} // namespace tst_stamp

#include "tst_stamp.moc"
