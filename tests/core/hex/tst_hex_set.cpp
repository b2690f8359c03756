// Sets of hexes: what is selected grows, shrinks and turns inside out, and is told in blocks.

#include "support_main.h"
#include "support_random.h"

#include "core/hex/hex_set.h"

#include <QtTest>

namespace tst_hex_set
{

using namespace merlon::hex;

class TestHexSet : public QObject
{
    Q_OBJECT

private:
    static std::vector<Layout> grids()
    {
        std::vector<Layout> all;
        for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy})
            for (const Shove shove : {Shove::Odd, Shove::Even})
                all.push_back({11, 9, orientation, shove, {3, -2}});
        return all;
    }
    static HexSet some(const Layout& grid, std::uint32_t seed, std::uint32_t oneOf)
    {
        std::mt19937 random(seed);
        HexSet set(grid);
        forEachHex(grid,
                   [&](Hex hex)
                   {
                       if (random() % oneOf == 0)
                           set.add(hex);
                   });
        return set;
    }

private slots:
    void hexesOffTheGridAreLeftOut()
    {
        const Layout grid{4, 3};
        const HexSet set(grid, {grid.hexAt({0, 0}), grid.hexAt({4, 0}), grid.hexAt({1, -1}), grid.hexAt({3, 2})});
        QCOMPARE(set.count(), 2);
        QVERIFY(!set.has(grid.hexAt({4, 0})));
    }

    void blocksCoverJustTheSet()
    {
        for (const Layout& grid : grids())
            for (std::uint32_t seed = 1; seed < 30; ++seed)
            {
                const HexSet set = some(grid, seed, 1 + seed % 4);
                HexSet covered(grid);
                for (const auto& block : set.blocks())
                    for (int row = block.first.row; row <= block.last.row; ++row)
                        for (int column = block.first.column; column <= block.last.column; ++column)
                        {
                            QVERIFY(!covered.has(grid.hexAt({column, row})));
                            covered.add(grid.hexAt({column, row}));
                        }
                QVERIFY(covered == set);
            }
    }

    void aRectangleIsOneBlock()
    {
        const Layout grid{300, 300};
        QCOMPARE(HexSet(grid).inverted().blocks().size(), std::size_t{1});
        QCOMPARE(HexSet(grid).inverted().count(), 90000);
        QVERIFY(HexSet(grid).blocks().empty());
    }

    void growingTakesTheNeighbours()
    {
        for (const Layout& grid : grids())
        {
            const Hex middle = grid.hexAt({5, 4});
            HexSet set(grid, {middle});
            for (int radius = 1; radius < 4; ++radius)
            {
                set = set.grown();
                QVERIFY(set == HexSet(grid, range(middle, radius)));
            }
            for (int radius = 2; radius >= 0; --radius)
            {
                set = set.shrunk();
                QVERIFY(set == HexSet(grid, range(middle, radius)));
            }
        }
    }

    void theEdgeOfTheMapDoesNotShrink()
    {
        const Layout grid{6, 5};
        const HexSet all = HexSet(grid).inverted();
        QVERIFY(all.shrunk() == all);
        QVERIFY(all.inverted().grown() == HexSet(grid));
    }

    void invertedTwiceIsTheSame()
    {
        for (const Layout& grid : grids())
        {
            const HexSet set = some(grid, 7, 3);
            QVERIFY(set.inverted().inverted() == set);
            QCOMPARE(set.count() + set.inverted().count(), grid.count());
        }
    }

    void anOutlineEnclosesWhatIsWithin()
    {
        for (const Layout& grid : grids())
        {
            const Hex middle = grid.hexAt({5, 4});
            for (int radius = 0; radius < 4; ++radius)
                QVERIFY(HexSet(grid, enclosed(grid, ring(middle, radius))) == HexSet(grid, range(middle, radius)));
        }
    }

    /// A hasty hand leaves hexes out, and ends anywhere.
    void cornersOfAnOutlineAreEnough()
    {
        const Layout grid{30, 30};
        const Hex middle = grid.hexAt({15, 15});
        const auto whole = ring(middle, 6);
        std::vector<Hex> corners;
        for (std::size_t i = 0; i < whole.size(); i += 6)
            corners.push_back(whole[i]);
        QVERIFY(HexSet(grid, enclosed(grid, corners)) == HexSet(grid, range(middle, 6)));
    }

    void anOutlineMayLeaveTheMap()
    {
        const Layout grid{10, 10};
        const Hex corner = grid.hexAt({0, 0});
        const HexSet inside(grid, enclosed(grid, ring(corner, 3)));
        QVERIFY(inside == HexSet(grid, range(corner, 3)));
        QVERIFY(enclosed(grid, {}).empty());
    }
};

LIST_TEST(TestHexSet)

} // namespace tst_hex_set

#include "tst_hex_set.moc"
