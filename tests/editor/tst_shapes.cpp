// Which hexes a tool covers.

#include "core/edit/map_value.h"
#include "editor/tools/shapes.h"
#include "support_main.h"
#include "support_maps.h"

#include <QTest>

#include <algorithm>

namespace tst_shapes
{

using namespace merlon;
using namespace merlon::editor;

class TestShapes : public QObject
{
    Q_OBJECT

private:
    using Hexes = std::vector<hex::Hex>;

    static Hexes sorted(Hexes hexes)
    {
        std::ranges::sort(hexes);
        return hexes;
    }
    static bool has(const Hexes& hexes, hex::Hex hex) { return std::ranges::count(hexes, hex) > 0; }
    static bool hangsTogether(const Hexes& hexes)
    {
        Hexes found{hexes.front()};
        for (std::size_t next = 0; next < found.size(); ++next)
            for (const auto side : hex::allSides)
                if (const auto other = hex::neighbour(found[next], side); has(hexes, other) && !has(found, other))
                    found.push_back(other);
        return found.size() == hexes.size();
    }
    static hex::Layout grid(std::mt19937& random)
    {
        return {40, 40, static_cast<hex::Orientation>(random() % 2), static_cast<hex::Shove>(random() % 2)};
    }
    static hex::Hex within(const hex::Layout& grid, std::mt19937& random)
    {
        return grid.hexOf(static_cast<int>(random() % static_cast<unsigned>(grid.count())));
    }
    /// Crossed, thin, folded: whatever a hand may draw.
    static Hexes anyCorners(std::mt19937& random)
    {
        Hexes corners(1 + random() % 7);
        for (auto& corner : corners)
            corner = {static_cast<int>(random() % 31) - 15, static_cast<int>(random() % 31) - 15};
        return corners;
    }

private slots:
    void anEllipseLiesInItsBlockAndHangsTogether()
    {
        for (unsigned seed = 1; seed <= 150; ++seed)
        {
            std::mt19937 random(seed);
            const auto layout = grid(random);
            const auto from = within(layout, random);
            const auto to = within(layout, random);
            const auto hexes = ellipse(layout, from, to);
            const auto frame = block(layout, from, to);
            QVERIFY2(!hexes.empty(), qPrintable(QString::number(seed)));
            QVERIFY2(std::ranges::all_of(hexes, [&](hex::Hex hex) { return has(frame, hex); }),
                     qPrintable(QString::number(seed)));
            QCOMPARE(sorted(hexes), sorted(ellipse(layout, to, from)));
            const auto a = layout.cellOf(from);
            const auto b = layout.cellOf(to);
            if (a.column == b.column || a.row == b.row)
                QCOMPARE(hexes.size(), frame.size());
            else // turned by a half it is the same
                for (const auto hex : hexes)
                    QVERIFY2(has(hexes, from + to - hex), qPrintable(QString::number(seed)));
        }
    }

    void aLargeEllipseIsRound()
    {
        const hex::Layout layout{40, 40, hex::Orientation::Flat, hex::Shove::Even};
        const auto from = layout.hexAt({4, 4});
        const auto to = layout.hexAt({32, 30});
        const auto hexes = ellipse(layout, from, to);
        const double whole = static_cast<double>(block(layout, from, to).size());
        const double share = static_cast<double>(hexes.size()) / whole; // a quarter of pi
        QVERIFY2(share > 0.74 && share < 0.82, qPrintable(QString::number(share)));
        QVERIFY(!has(hexes, from) && !has(hexes, to));
        QVERIFY(hangsTogether(hexes));
    }

    void aPolygonOfOneOrTwoCornersIsAHexOrALine()
    {
        QCOMPARE(polygon({{3, 4}}), Hexes({{3, 4}}));
        const auto both = polygon({{0, 0}, {7, 3}});
        for (const auto hex : hex::line({0, 0}, {7, 3}))
            QVERIFY(has(both, hex));
        QVERIFY(polygon({}).empty());
    }

    void aPolygonAroundAHexIsItsNeighbourhood()
    {
        for (const int radius : {1, 2, 5, 9})
        {
            Hexes corners;
            for (int k = 0; k < 6; ++k)
                corners.push_back(hex::rotated({radius, 0}, k) + hex::Hex{2, -7});
            QCOMPARE(polygon(corners), sorted(hex::range({2, -7}, radius)));
        }
    }

    void aPolygonHasItsSidesAndIsTheSameFromEveryCorner()
    {
        for (unsigned seed = 1; seed <= 200; ++seed)
        {
            std::mt19937 random(seed);
            auto corners = anyCorners(random);
            const auto hexes = polygon(corners);
            for (std::size_t i = 0; i < corners.size(); ++i)
                for (const auto hex : hex::line(corners[i], corners[(i + 1) % corners.size()]))
                    QVERIFY(has(hexes, hex));
            QVERIFY2(hangsTogether(hexes), qPrintable(QString::number(seed)));
            std::ranges::rotate(corners, corners.begin() + static_cast<std::ptrdiff_t>(random() % corners.size()));
            QCOMPARE(polygon(corners), hexes);
        }
    }

    void aPolygonTurnsWithItsCorners()
    {
        for (unsigned seed = 1; seed <= 200; ++seed)
        {
            std::mt19937 random(seed);
            const auto corners = anyCorners(random);
            const int sixths = static_cast<int>(random() % 6);
            const auto turn = [&](Hexes hexes)
            {
                for (auto& hex : hexes)
                    hex = hex::rotated(hex, sixths) + hex::Hex{5, 1};
                return hexes;
            };
            QVERIFY2(polygon(turn(corners)) == sorted(turn(polygon(corners))), qPrintable(QString::number(seed)));
        }
    }

    /// Terrain spreads over one terrain whatever its levels, a level over one terrain at one level.
    void aFillKnowsWhatIsTheSame()
    {
        auto map = map::blankMap({20, 20}, "plain", '.');
        const auto brush = *map::legendIndex(map, "brush", 'b');
        map.levels.emplace(map.terrain.size(), std::int8_t{0});
        for (int row = 0; row < 20; ++row)
            for (int column = 0; column < 20; ++column)
            {
                const auto index = static_cast<std::size_t>(map.layout.index(map.layout.hexAt({column, row})));
                map.terrain[index] = column < 10 ? std::uint8_t{0} : brush;
                (*map.levels)[index] = row < 5 ? 0 : 2;
            }
        const auto start = map.layout.hexAt({1, 1});
        const auto value = edit::valueOf(map);
        QCOMPARE(alike(value, testing::terrain("moat"), start, 1000).size(), std::size_t{200});
        QCOMPARE(alike(value, testing::level(1), start, 1000).size(), std::size_t{50});
        QCOMPARE(alike(value, testing::level(1), start, 20).size(), std::size_t{21}); // more than that
        QVERIFY(alike(value, testing::level(1), {-9, -9}, 20).empty());
    }
};

LIST_TEST(TestShapes)

} // namespace tst_shapes

#include "tst_shapes.moc"
