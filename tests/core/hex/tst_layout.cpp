#include "support_main.h"
#include "support_random.h"

#include "core/hex/layout.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

namespace tst_layout
{

using namespace merlon::hex;

namespace
{

std::vector<Layout> allKinds(int columns, int rows)
{
    std::vector<Layout> kinds;
    for (const Orientation orientation : {Orientation::Flat, Orientation::Pointy})
        for (const Shove shove : {Shove::Odd, Shove::Even})
            kinds.push_back({columns, rows, orientation, shove});
    return kinds;
}

double apart(PlanePoint a, PlanePoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Distance from a point to the piece of a line between two others.
double fromEdge(PlanePoint point, PlanePoint a, PlanePoint b)
{
    const double along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (apart(a, b) * apart(a, b));
    const double t = std::clamp(along, 0.0, 1.0);
    return apart(point, {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
}

} // namespace

class TestLayout : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void columnsAreNamedLikeASpreadsheet();
    void namesAreReadBack();
    void whatIsNoNameIsRefused();
    void leftOfTheMapThereAreNoNames();
    void cellsAndHexesCorrespond();
    void shovedColumnsAndRowsStandHalfAHexOn();
    void theMapHoldsItsCellsAndNoOthers();
    void sidesHaveTheNamesOfTheirDirections();
    void hexesLieOnThePlaneLikeTiles();
    void thePointLiesUnderTheNearestCentre();
    void theNearestSideIsFound();
};

void TestLayout::columnsAreNamedLikeASpreadsheet()
{
    QCOMPARE(columnName(0), "A");
    QCOMPARE(columnName(25), "Z");
    QCOMPARE(columnName(26), "AA");
    QCOMPARE(columnName(27), "AB");
    QCOMPARE(columnName(701), "ZZ");
    QCOMPARE(columnName(702), "AAA");
    QCOMPARE(columnName(18'277), "ZZZ");
}

void TestLayout::namesAreReadBack()
{
    for (const Layout& layout : allKinds(30, 20))
    {
        QCOMPARE(name(layout, layout.hexAt({0, 0})), "A1");
        QCOMPARE(parseHex(layout, "A1"), layout.hexAt({0, 0}));
        QCOMPARE(parseHex(layout, "AB12"), layout.hexAt({27, 11}));
        QCOMPARE(parseHex(layout, "ab12"), layout.hexAt({27, 11}));
        QCOMPARE(parseHex(layout, "ZZ7"), layout.hexAt({701, 6}));
        QCOMPARE(parseHex(layout, "ZZZ99999"), layout.hexAt({18'277, 99'998}));
        Random random;
        for (int i = 0; i < 5'000; ++i)
        {
            const Hex hex = layout.hexAt({random.from(0, 18'277), random.from(0, 99'998)});
            QCOMPARE(parseHex(layout, name(layout, hex)), hex);
        }
    }
}

void TestLayout::whatIsNoNameIsRefused()
{
    for (const Layout& layout : allKinds(30, 20))
        for (const char* text : {"",
                                 "A",
                                 "1",
                                 "A0",
                                 "A01",
                                 "1A",
                                 "A1B",
                                 "AAAA1",
                                 "A100000",
                                 "A-1",
                                 "A+1",
                                 " A1",
                                 "A1 ",
                                 "A 1",
                                 "A1.5",
                                 "\xc3\x80"
                                 "1",
                                 "@1",
                                 "[1",
                                 "`1",
                                 "{1",
                                 "A1:",
                                 "A/1"})
            QVERIFY2(!parseHex(layout, text), text);
}

void TestLayout::leftOfTheMapThereAreNoNames()
{
    for (const Layout& layout : allKinds(30, 20))
    {
        QCOMPARE(name(layout, layout.hexAt({-1, 2})), "(0,3)");
        QVERIFY(!parseHex(layout, name(layout, layout.hexAt({4, -2}))));
    }
}

void TestLayout::cellsAndHexesCorrespond()
{
    Random random;
    for (const Layout& layout : allKinds(1'000, 1'000))
        for (int i = 0; i < 20'000; ++i)
        {
            const Cell cell{random.from(-3'000, 3'000), random.from(-3'000, 3'000)};
            QCOMPARE(layout.cellOf(layout.hexAt(cell)), cell);
        }
}

void TestLayout::shovedColumnsAndRowsStandHalfAHexOn()
{
    for (const Layout& layout : allKinds(9, 9))
        for (int column = -3; column < 9; ++column)
            for (int row = -3; row < 9; ++row)
            {
                const bool flat = layout.orientation == Orientation::Flat;
                const bool secondOfTwo = ((flat ? column : row) & 1) != 0; // B, D, F or rows 2, 4, 6
                const bool shoved = secondOfTwo == (layout.shove == Shove::Even);
                const PlanePoint at = centreOf(layout, layout.hexAt({column, row}));
                const PlanePoint first = centreOf(layout, layout.hexAt({flat ? column : 0, flat ? 0 : row}));
                const double half = std::sqrt(3.0) / 2;
                const double firstIsShoved = layout.shove == Shove::Odd ? half : 0;
                QCOMPARE(flat ? at.x : at.y, 1.5 * (flat ? column : row));
                QVERIFY(std::abs((flat ? first.y : first.x) - ((shoved ? half : 0) - firstIsShoved)) < 1e-9);
                QVERIFY(std::abs((flat ? at.y - first.y : at.x - first.x) - 2 * half * (flat ? row : column)) < 1e-9);
            }
}

void TestLayout::theMapHoldsItsCellsAndNoOthers()
{
    for (const Layout& layout : allKinds(7, 5))
    {
        QCOMPARE(layout.count(), 35);
        for (int column = -2; column < 10; ++column)
            for (int row = -2; row < 10; ++row)
                QCOMPARE(layout.contains(layout.hexAt({column, row})),
                         column >= 0 && column < 7 && row >= 0 && row < 5);
        for (int i = 0; i < layout.count(); ++i)
        {
            QCOMPARE(layout.index(layout.hexOf(i)), i);
            QCOMPARE(layout.cellOf(layout.hexOf(i)), (Cell{i % 7, i / 7}));
        }
    }
}

void TestLayout::sidesHaveTheNamesOfTheirDirections()
{
    for (const Layout& layout : allKinds(1, 1))
        for (const Side side : allSides)
        {
            const PlanePoint out = centreOf(layout, step(side));
            const auto text = std::string(sideName(layout.orientation, side));
            std::string compass = out.y < -1e-9 ? "N" : out.y > 1e-9 ? "S" : "";
            compass += out.x < -1e-9 ? "W" : out.x > 1e-9 ? "E" : "";
            QCOMPARE(text, compass);
            QCOMPARE(parseSide(layout.orientation, text), side);
        }
    for (const char* text : {"", "E", "W", "n", "NNE", "N "})
        QVERIFY2(!parseSide(Orientation::Flat, text), text);
    for (const char* text : {"", "N", "S", "ne"})
        QVERIFY2(!parseSide(Orientation::Pointy, text), text);
}

void TestLayout::hexesLieOnThePlaneLikeTiles()
{
    for (const Layout& layout : allKinds(12, 12))
    {
        const PlanePoint origin = centreOf(layout, layout.hexAt({0, 0}));
        QCOMPARE(origin.x, 0.0);
        QCOMPARE(origin.y, 0.0);
        for (int i = 0; i < layout.count(); ++i)
        {
            const Hex hex = layout.hexOf(i);
            const PlanePoint at = centreOf(layout, hex);
            for (const Side side : allSides)
            {
                const Hex next = neighbour(hex, side);
                QVERIFY(std::abs(apart(at, centreOf(layout, next)) - std::sqrt(3.0)) < 1e-9);
                QVERIFY(std::abs(apart(at, cornerOf(layout, hex, side)) - 1) < 1e-9);
                // The corner between two sides is that of both neighbours too.
                QVERIFY(apart(cornerOf(layout, hex, side), cornerOf(layout, next, turned(side, 2))) < 1e-9);
            }
        }
    }
}

void TestLayout::thePointLiesUnderTheNearestCentre()
{
    Random random;
    for (const Layout& layout : allKinds(40, 40))
        for (int i = 0; i < 10'000; ++i)
        {
            const PlanePoint point{random.from(-20'000, 60'000) / 997.0, random.from(-20'000, 60'000) / 991.0};
            const Hex hex = hexUnder(layout, point);
            const double off = apart(point, centreOf(layout, hex));
            for (const Side side : allSides)
                QVERIFY(off <= apart(point, centreOf(layout, neighbour(hex, side))) + 1e-9);
        }
}

void TestLayout::theNearestSideIsFound()
{
    Random random;
    for (const Layout& layout : allKinds(40, 40))
        for (int i = 0; i < 10'000; ++i)
        {
            const Hex hex = layout.hexAt({random.from(0, 39), random.from(0, 39)});
            const PlanePoint at = centreOf(layout, hex);
            const PlanePoint point{at.x + random.from(-1'500, 1'500) / 1'001.0,
                                   at.y + random.from(-1'500, 1'500) / 1'003.0};
            const auto off = [&](Side side)
            { return fromEdge(point, cornerOf(layout, hex, turned(side, -1)), cornerOf(layout, hex, side)); };
            const double found = off(sideNear(layout, hex, point));
            for (const Side side : allSides)
                QVERIFY(found <= off(side) + 1e-9);
        }
}

LIST_TEST(TestLayout)

} // namespace tst_layout

#include "tst_layout.moc"
