// Hexsides and the ways along them, against a search from hexside to hexside.

#include "support_main.h"

#include "core/hex/edge.h"

#include <QtTest>

#include <map>
#include <queue>

namespace tst_edge
{

using namespace merlon::hex;

namespace
{

/// The four hexsides that share a corner with one.
std::vector<Edge> besides(Edge edge)
{
    std::vector<Edge> out;
    for (const Edge seen : {edge, across(edge)})
        for (const int turn : {-1, 1})
            out.push_back(hexsideOf({seen.hex, turned(seen.side, turn)}));
    return out;
}

/// How many hexsides lead to each one, up to so many.
std::map<Edge, std::size_t> reached(Edge from, std::size_t most)
{
    std::map<Edge, std::size_t> far{{hexsideOf(from), 0}};
    std::queue<Edge> next;
    for (next.push(hexsideOf(from)); !next.empty(); next.pop())
        if (const std::size_t now = far.at(next.front()); now < most)
            for (const Edge beside : besides(next.front()))
                if (far.emplace(beside, now + 1).second)
                    next.push(beside);
    return far;
}

} // namespace

class TestEdge : public QObject
{
    Q_OBJECT

private slots:
    void aHexsideIsSeenFromTwoHexes()
    {
        for (const Side side : allSides)
        {
            const Edge edge{{3, -2}, side};
            QCOMPARE(across(across(edge)), edge);
            QVERIFY(across(edge) != edge);
            QCOMPARE(hexsideOf(across(edge)), hexsideOf(edge));
        }
    }

    void aWayIsShortestAndHasNoGap()
    {
        for (const Side side : allSides)
        {
            const Edge from{{2, 1}, side};
            for (const auto& [hexside, far] : reached(from, 12))
                for (const Edge to : {hexside, across(hexside)})
                {
                    const std::vector<Edge> way = wayAlong(from, to);
                    QCOMPARE(way.size(), far);
                    QVERIFY(far == 0 || way.back() == to);
                    Edge before = from;
                    for (const Edge edge : way)
                    {
                        const auto next = besides(before);
                        QVERIFY(std::ranges::count(next, hexsideOf(edge)) > 0);
                        before = edge;
                    }
                }
        }
    }

    /// Two hexsides of a way that follow one another are seen from one hex, or from two beside each other on one hand.
    void aWayStaysOnOneHand()
    {
        const Edge from{{0, 0}, Side::S0};
        for (const auto& [hexside, far] : reached(from, 12))
            for (const Edge to : {hexside, across(hexside)})
            {
                const std::vector<Edge> way = wayAlong(from, to);
                for (std::size_t i = 1; i < way.size(); ++i)
                {
                    QVERIFY(distance(way[i - 1].hex, way[i].hex) <= 1);
                    QVERIFY(way[i].hex != across(way[i - 1]).hex);
                }
            }
    }

    void aLongWayKeepsToTheStraightLine()
    {
        for (const Edge edge : wayAlong({{0, 0}, Side::S0}, {{60, -30}, Side::S0}))
            QVERIFY(std::abs(edge.hex.q + 2 * edge.hex.r) <= 3); // straight to the right on flat hexes
    }
};

LIST_TEST(TestEdge)

} // namespace tst_edge

#include "tst_edge.moc"
