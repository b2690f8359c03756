#include "support_main.h"
#include "support_random.h"

#include "core/hex/hex.h"
#include "core/hex/trace.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

namespace tst_hex
{

using namespace merlon::hex;

namespace
{

/// Steps from (0,0) to all hexes within a radius, found by walking and not by formula.
std::map<Hex, int> stepsWithin(int radius)
{
    std::map<Hex, int> steps{{{}, 0}};
    std::vector<Hex> edge{{}};
    for (int reached = 1; reached <= radius; ++reached)
    {
        std::vector<Hex> next;
        for (const Hex hex : edge)
            for (const Side side : allSides)
                if (steps.try_emplace(neighbour(hex, side), reached).second)
                    next.push_back(neighbour(hex, side));
        edge = next;
    }
    return steps;
}

} // namespace

class TestHex : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void sidesGoRoundAndComeBack();
    void theSideTowardsANeighbourLeadsToIt();
    void distanceCountsSteps();
    void aRingGoesRoundClockwise();
    void aRangeHasEveryHexOnce();
    void sixthsOfATurnMoveSideToSide();
    void aMirrorKeepsTheColumnAndIsItsOwnInverse();
    void aLineIsAShortestRowThatTheSegmentTouches();
    void aLineBetweenTwoHexesTakesTheLeft();
};

void TestHex::sidesGoRoundAndComeBack()
{
    QCOMPARE(turned(Side::S5, 1), Side::S0);
    QCOMPARE(turned(Side::S0, -1), Side::S5);
    QCOMPARE(turned(Side::S2, -14), Side::S0);
    for (const Side side : allSides)
    {
        QCOMPARE(step(side) + step(opposite(side)), (Hex{0, 0}));
        QCOMPARE(step(turned(side, -1)) + step(turned(side, 1)), step(side));
    }
}

void TestHex::theSideTowardsANeighbourLeadsToIt()
{
    const Hex hex{-7, 12};
    for (const Side side : allSides)
        QCOMPARE(sideTowards(hex, neighbour(hex, side)), side);
    for (const Hex apart : range({}, 6)) // no other neighbour is nearer
        for (const Side side : allSides)
            QVERIFY(apart == Hex{} ||
                    distance(neighbour({}, sideTowards({}, apart)), apart) <= distance(neighbour({}, side), apart));
}

void TestHex::distanceCountsSteps()
{
    const Hex from{13, -40};
    for (const auto& [hex, steps] : stepsWithin(15))
    {
        QCOMPARE(distance(from, from + hex), steps);
        QCOMPARE(distance(from + hex, from), steps);
    }
}

void TestHex::aRingGoesRoundClockwise()
{
    QCOMPARE(ring({4, 4}, 0), (std::vector<Hex>{{4, 4}}));
    for (const int radius : {1, 2, 7})
    {
        const Hex centre{-3, 5};
        const std::vector<Hex> hexes = ring(centre, radius);
        QCOMPARE(hexes.size(), static_cast<std::size_t>(6 * radius));
        QCOMPARE(hexes.front(), (Hex{centre.q - radius, centre.r + radius}));
        for (std::size_t i = 0; i < hexes.size(); ++i)
        {
            const Hex next = hexes[(i + 1) % hexes.size()];
            QCOMPARE(distance(centre, hexes[i]), radius);
            QCOMPARE(distance(hexes[i], next), 1);
            const Hex a = hexes[i] - centre;
            const Hex b = next - centre;
            QVERIFY2(a.q * b.r - a.r * b.q > 0, "not clockwise");
        }
    }
}

void TestHex::aRangeHasEveryHexOnce()
{
    const Hex centre{100, -3};
    const std::vector<Hex> hexes = range(centre, 9);
    const std::map<Hex, int> steps = stepsWithin(9);
    QCOMPARE(hexes.size(), steps.size());
    QCOMPARE(std::set<Hex>(hexes.begin(), hexes.end()).size(), hexes.size());
    QCOMPARE(hexes.front(), centre);
    QVERIFY(std::ranges::is_sorted(hexes, {}, [&](Hex hex) { return steps.at(hex - centre); }));
}

void TestHex::sixthsOfATurnMoveSideToSide()
{
    const Hex centre{2, 9};
    for (const Side side : allSides)
        for (int sixths = -7; sixths <= 7; ++sixths)
            QCOMPARE(rotated(neighbour(centre, side), sixths, centre), neighbour(centre, turned(side, sixths)));
    Random random;
    for (int i = 0; i < 5'000; ++i)
    {
        const Hex about = random.hexNear({}, 50);
        const Hex a = random.hexNear(about, 50);
        const Hex b = random.hexNear(about, 50);
        const int sixths = random.from(-12, 12);
        QCOMPARE(distance(rotated(a, sixths, about), rotated(b, sixths, about)), distance(a, b));
        QCOMPARE(rotated(rotated(a, sixths, about), -sixths, about), a);
    }
}

void TestHex::aMirrorKeepsTheColumnAndIsItsOwnInverse()
{
    const Hex centre{-5, 1};
    QCOMPARE(reflected(Side::S0), Side::S0);
    QCOMPARE(reflected(Side::S1), Side::S5);
    QCOMPARE(reflected(Side::S2), Side::S4);
    QCOMPARE(reflected(Side::S3), Side::S3);
    for (const Side side : allSides)
        QCOMPARE(reflected(neighbour(centre, side), centre), neighbour(centre, reflected(side)));
    Random random;
    for (int i = 0; i < 5'000; ++i)
    {
        const Hex a = random.hexNear(centre, 50);
        const Hex b = random.hexNear(centre, 50);
        QCOMPARE(reflected(reflected(a, centre), centre), a);
        QCOMPARE(distance(reflected(a, centre), reflected(b, centre)), distance(a, b));
    }
}

void TestHex::aLineIsAShortestRowThatTheSegmentTouches()
{
    Random random;
    for (int i = 0; i < 5'000; ++i)
    {
        const Hex from = random.hexNear({}, 50);
        const Hex to = random.hexNear(from, 40);
        std::set<Hex> touched{from};
        for (const Event& event : events(between(from, to)))
            touched.insert({event.from, event.to});
        touched.insert(to);
        for (const Event& event : events(between(from, to)))
            if (event.kind == EventKind::Run)
                touched.insert({behind(event), ahead(event)});

        const std::vector<Hex> row = line(from, to);
        QCOMPARE(row.size(), static_cast<std::size_t>(distance(from, to)) + 1);
        QCOMPARE(row.front(), from);
        QCOMPARE(row.back(), to);
        for (std::size_t k = 0; k < row.size(); ++k)
        {
            QVERIFY(touched.contains(row[k]));
            QVERIFY(k == 0 || distance(row[k - 1], row[k]) == 1);
        }
    }
}

void TestHex::aLineBetweenTwoHexesTakesTheLeft()
{
    for (const Hex to : range({}, 30))
    {
        const std::vector<Hex> row = line({}, to);
        for (const Event& event : events(between({}, to)))
            if (event.kind == EventKind::Run)
            {
                QVERIFY(std::ranges::find(row, event.from) != row.end());
                QVERIFY(std::ranges::find(row, event.to) == row.end());
            }
    }
}

LIST_TEST(TestHex)

} // namespace tst_hex

#include "tst_hex.moc"
