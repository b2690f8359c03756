// A tower that is put down beside a curtain has a door towards it, wherever it meets it.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/stamp.h"
#include "core/io/files.h"

#include <QTest>

#include <algorithm>

namespace tst_stamp_doors
{

using namespace merlon;
using namespace merlon::edit;
using hex::Hex;

class TestStampDoors : public QObject
{
    Q_OBJECT

private:
    static Stamp tower() { return stampOf(*io::loadMap(test::inSource("resources/stamps/round-tower.yaml")).value); }
    static Desk deskOf(map::HexMap map)
    {
        Desk desk;
        desk.palette = io::paletteOf(map);
        desk.values.emplace(0, valueOf(std::move(map)));
        return desk;
    }
    /// A walk that runs from the middle away across that side, from the third hex on: there the tower ends.
    static map::HexMap withWalk(hex::Side side)
    {
        map::HexMap map = map::blankMap({21, 21}, "plain", '.');
        const auto walk = *map::legendIndex(map, "rampart", 'R');
        Hex at = map.layout.hexAt({10, 10});
        for (int far = 0; map.layout.contains(at); ++far, at = hex::neighbour(at, side))
            if (far > 0)
                map.terrain[static_cast<std::size_t>(map.layout.index(at))] = walk;
        return map;
    }
    static int doorsTowards(const map::HexMap& map, const char* terrain)
    {
        int doors = 0;
        for (const map::Feature& feature : map.features)
            for (const hex::Side side : feature.sides)
                if (const Hex beyond = hex::neighbour(feature.hex, side);
                    feature.kind == "door" && map.layout.contains(beyond) && map.terrainAt(beyond) == terrain)
                    ++doors;
        return doors;
    }
    static int count(const map::HexMap& map, const char* kind)
    {
        int all = 0;
        for (const map::Feature& feature : map.features)
            all += feature.kind == kind ? static_cast<int>(feature.sides.size()) : 0;
        return all;
    }

private slots:
    void aDoorTurnsToTheWalkWhereverItIs()
    {
        for (const hex::Side side : hex::allSides)
        {
            const Desk desk = deskOf(withWalk(side));
            const auto made = put(desk, tower(), desk.mapValue().grid.hexAt({10, 10}));
            QVERIFY(made);
            const auto map = mapOf(applied(desk.mapValue(), made->parts.at(0)));
            if (side == hex::Side::S3) // its stairs are there, and the door to them
                continue;
            QVERIFY2(doorsTowards(map, "rampart") >= 1, qPrintable(QString::number(static_cast<int>(side))));
            QCOMPARE(count(map, "door"), 3);
            QCOMPARE(count(map, "arrow_slit"), 3);
            QCOMPARE(doorsTowards(map, "stairs"), 1);
            for (const map::Feature& feature : map.features)
                if (feature.kind == "door")
                    QCOMPARE(map.terrainAt(feature.hex), std::string("door"));
        }
    }

    void alonePutItIsAsItWasMade()
    {
        const Desk desk = deskOf(map::blankMap({21, 21}, "plain", '.'));
        const auto made = put(desk, tower(), desk.mapValue().grid.hexAt({10, 10}));
        QVERIFY(made);
        const auto map = mapOf(applied(desk.mapValue(), made->parts.at(0)));
        std::vector<Hex> hexes;
        for (const auto& cell : tower().cells)
            hexes.push_back(cell.at + desk.mapValue().grid.hexAt({10, 10}));
        QVERIFY(stampOf(deskOf(map), hexes) == tower());
    }
};

LIST_TEST(TestStampDoors)

} // namespace tst_stamp_doors

#include "tst_stamp_doors.moc"
