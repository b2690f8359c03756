// Set-up zones that are painted, and those along an edge of the map.

#include "support_main.h"
#include "support_places.h"

#include "core/edit/map_value.h"
#include "core/edit/recount.h"
#include "core/edit/scenario_value.h"
#include "core/edit/zone_edits.h"
#include "core/hex/joint.h"
#include "core/io/files.h"
#include "translations/diagnostics.h"

#include <QTest>

#include <random>
#include <set>

namespace tst_zone_edits
{

using namespace merlon;
using namespace merlon::edit;

class TestZoneEdits : public QObject
{
    Q_OBJECT

private:
    Desk desk_;
    Key key_ = 0; ///< of the first zone

    const play::Zone& zone() const
    {
        return *find(*desk_.values.at(1).shelves[OfScenario::zones], key_)->thing.as<play::Zone>();
    }
    std::set<hex::Hex> hexes() const { return {zone().hexes.begin(), zone().hexes.end()}; }

private slots:
    void init()
    {
        const auto setting = *io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value;
        desk_ = {};
        desk_.values.emplace(0, valueOf(*play::hexBoard(setting->boards)));
        desk_.values.emplace(1, valueOf(setting->scenario));
        desk_.scenario = 1;
        desk_.palette = io::paletteOf(*play::hexBoard(setting->boards));
        key_ = ranked(*desk_.values.at(1).shelves[OfScenario::zones]).front().key;
    }

    /// Whatever is painted, the zone is the set that was meant, each hex once, and one step takes it back.
    void strokesAddAndTakeAway()
    {
        const unsigned seed = std::random_device()();
        std::mt19937 random(seed);
        const auto grid = desk_.mapValue().grid;
        for (int stroke = 0; stroke < 60; ++stroke)
        {
            const hex::Hex middle = grid.hexOf(static_cast<int>(random() % static_cast<unsigned>(grid.count())));
            const auto painted = hex::range(middle, static_cast<int>(random() % 4)); // over the edge too
            const bool takesAway = random() % 2 == 0;
            std::set<hex::Hex> wanted = hexes();
            for (const hex::Hex at : painted)
                if (takesAway)
                    wanted.erase(at);
                else if (grid.contains(at))
                    wanted.insert(at);
            const auto made = paintedZone(desk_, key_, painted, takesAway);
            if (wanted.empty())
            {
                QVERIFY(!made);
                continue;
            }
            QVERIFY2(made, qPrintable(QString("seed %1").arg(seed)));
            QCOMPARE(made->empty(), wanted == hexes());
            const Desk was = desk_;
            desk_ = applied(desk_, *made);
            QVERIFY2(hexes() == wanted && zone().hexes.size() == wanted.size(),
                     qPrintable(QString("seed %1").arg(seed)));
            const Desk back = applied(desk_, {{{1, diff(desk_.values.at(1), was.values.at(1))}}, {}});
            QVERIFY(scenarioOf(back.values.at(1)) == scenarioOf(was.values.at(1)));
        }
    }

    void whatCannotBePaintedIsTold()
    {
        const std::vector<hex::Hex> some{{3, 3}};
        const auto none = paintedZone(desk_, 0, some, false);
        QVERIFY(!none && words::sentence(none.error()).startsWith("First choose a zone"));
        const auto all = paintedZone(desk_, key_, zone().hexes, true);
        QVERIFY(!all && words::sentence(all.error()).startsWith("A zone must have at least one hex"));
    }

    /// What is done to the hexes of another board is none of its business.
    void aZoneLiesOnItsBoard()
    {
        desk_.values.emplace(2, desk_.mapValue());
        desk_.map = 2;
        desk_.board = 1;
        const auto elsewhere = paintedZone(desk_, key_, std::vector<hex::Hex>{{3, 3}}, false);
        QVERIFY(!elsewhere && words::sentence(elsewhere.error()).startsWith("This zone is on another board"));
        play::Zone cellar = zone();
        cellar.id = "cellar";
        const auto made = withZone(desk_, cellar);
        QVERIFY(made);
        desk_ = applied(std::move(desk_), *made);
        const auto all = [this](int board) { return play::zonesOn(scenarioOf(desk_.values.at(1)), board); };
        QCOMPARE(all(1).size(), std::size_t{1});
        const auto before = all(0);
        const hex::Hex first = all(1).front().hexes.front();
        recount(desk_.values.at(1), {{1, 0}, 1});
        QVERIFY(all(0) == before);
        QVERIFY((all(1).front().hexes.front() == first + hex::Hex{1, 0}));
        recount(desk_.values.at(1), {{-1, 0}, 1});
        Edit crop; // of the second board: none of its hexes is left
        Patch& patch = crop.parts[2];
        patch.grid = desk_.mapValue().grid;
        patch.grid->first = patch.grid->first + hex::Hex{500, 0};
        const Edit cropped = completed(desk_, crop);
        const Value after = applied(desk_.values.at(1), cropped.parts.at(1));
        QVERIFY(play::zonesOn(scenarioOf(after), 0) == before);
        QVERIFY(play::zonesOn(scenarioOf(after), 1).empty());
    }

    void anEdgeIsAsDeepAsItIsWanted_data()
    {
        QTest::addColumn<int>("border");
        QTest::addColumn<int>("depth");
        QTest::addColumn<int>("count");
        QTest::newRow("north") << 0 << 1 << 7;
        QTest::newRow("east") << 1 << 2 << 10;
        QTest::newRow("south") << 2 << 3 << 21;
        QTest::newRow("west") << 3 << 1 << 5;
        QTest::newRow("all of it") << 0 << 9 << 35;
    }
    void anEdgeIsAsDeepAsItIsWanted()
    {
        QFETCH(int, border);
        QFETCH(int, depth);
        QFETCH(int, count);
        for (const hex::Orientation orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
            for (const hex::Shove shove : {hex::Shove::Odd, hex::Shove::Even})
            {
                const hex::Layout grid{7, 5, orientation, shove, {2, -3}, {}};
                const auto hexes = hex::along(grid, static_cast<hex::Border>(border), depth);
                QCOMPARE(static_cast<int>(std::set<hex::Hex>(hexes.begin(), hexes.end()).size()), count);
                QCOMPARE(static_cast<int>(hexes.size()), count);
                for (const hex::Hex at : hexes)
                {
                    QVERIFY(grid.contains(at));
                    const hex::Cell cell = grid.cellOf(at);
                    const std::array from{cell.row, grid.columns - 1 - cell.column, grid.rows - 1 - cell.row,
                                          cell.column};
                    QVERIFY(from[static_cast<std::size_t>(border)] < depth);
                }
            }
    }
};

LIST_TEST(TestZoneEdits)

} // namespace tst_zone_edits

#include "tst_zone_edits.moc"
