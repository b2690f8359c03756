// Convex shapes, when two of them meet, stretches of a way, and ground.

#include "support_main.h"
#include "support_stands.h"

#include "core/tabletop/outline.h"

#include <QtTest>

namespace tst_convex
{

using namespace merlon::tabletop;

namespace
{

/// By its south-west corner.
Convex box(double x, double y, double width = 10, double depth = 10)
{
    return {{x, y}, {x + width, y}, {x + width, y + depth}, {x, y + depth}};
}

constexpr Vec east{1, 0};
constexpr Vec north{0, 1};

bool is(const std::optional<Span>& span, double from, double to)
{
    return span && near(span->from, from) && near(span->to, to);
}

} // namespace

class TestConvex : public QObject
{
    Q_OBJECT

private slots:
    void aHullHasNoCornersOnItsStraightSides()
    {
        const std::vector<Vec> points{{0, 0}, {5, 0}, {10, 0}, {10, 10}, {5, 5}, {0, 10}, {0, 0}};
        const Convex hull = hullOf(points);
        QCOMPARE(hull.size(), std::size_t{4});
        for (const Vec corner : {Vec{0, 0}, Vec{10, 0}, Vec{10, 10}, Vec{0, 10}})
            QVERIFY(std::ranges::find(hull, corner) != hull.end());
        QVERIFY(cross(hull[1] - hull[0], hull[2] - hull[1]) > 0); // anticlockwise
    }

    void theHullOfPointsOnALineIsASegment()
    {
        const std::vector<Vec> points{{4, 4}, {0, 0}, {8, 8}, {2, 2}};
        const Convex hull = hullOf(points);
        QCOMPARE(hull.size(), std::size_t{2});
        QVERIFY(near(length(hull[1] - hull[0]), std::sqrt(128)));
        QCOMPARE(hullOf(std::span(points).first(1)).size(), std::size_t{1});
        QVERIFY(hullOf(std::span<const Vec>{}).empty());
    }

    void theHullOfABaseThatSlidesIsTheGroundItTakes()
    {
        const Convex swept = hullOf(box(0, 0), box(30, 10));
        QCOMPARE(swept.size(), std::size_t{6});
        QVERIFY(holds(swept, {20, 10}));
        QVERIFY(!holds(swept, {30, 5}));
        QVERIFY(!holds(swept, {10, 15}));
    }

    void whatIsClippedKeepsItsBorder()
    {
        QCOMPARE(clipped(box(0, 0), east, 10).size(), std::size_t{4});
        QCOMPARE(clipped(box(0, 0), east, 0).size(), std::size_t{2});
        QVERIFY(clipped(box(0, 0), east, -0.001).empty());
        QVERIFY(near(clipped(box(0, 0), east, 4)[1], {4, 0}));
    }

    void aShapeDrawnInByHalfItsWidthIsNothing()
    {
        QVERIFY(near(drawnIn(box(0, 0), 2)[0], {2, 2}));
        QCOMPARE(drawnIn(box(0, 0), 4.9).size(), std::size_t{4});
        QVERIFY(drawnIn(box(0, 0), 5.1).empty());
        QVERIFY(drawnIn(box(0, 0, 20), 5).empty());
        QVERIFY(drawnIn({{0, 0}, {10, 0}}, 0).empty());
    }

    void aBorderBelongsToAShape()
    {
        QVERIFY(holds(box(0, 0), {0, 5}));
        QVERIFY(holds(box(0, 0), {10, 10}));
        QVERIFY(!holds(box(0, 0), {10.001, 5}));
        QVERIFY(!holds(Convex{}, {0, 0}));
    }

    void whatOnlyTouchesDoesNotOverlap()
    {
        QVERIFY(!overlap(box(0, 0), box(10, 0)));
        QVERIFY(!overlap(box(0, 0), box(10, 10)));
        QVERIFY(overlap(box(0, 0), box(9.999, 9.999)));
        QVERIFY(overlap(box(0, 0), box(2, 2, 1, 1)));
    }

    void aThinShapeIsNoWiderThanItIs()
    {
        const Convex thin{{0, 0}, {1000, 0}, {1000, 0.5}};
        QVERIFY(!overlap(thin, box(490, 0.26)));
        QVERIFY(overlap(thin, box(490, 0.24)));
    }

    void aSegmentOverlapsWhatItPassesThrough()
    {
        QVERIFY(overlap(box(0, 0), Convex{{-5, 5}, {15, 5}}));
        QVERIFY(overlap(box(0, 0), Convex{{4, 4}, {5, 5}}));
        QVERIFY(!overlap(box(0, 0), Convex{{-5, 10}, {15, 10}}));
        QVERIFY(!overlap(box(0, 0), Convex{{-5, 5}, {0, 5}}));
        QVERIFY(overlap(Convex{{0, 0}, {10, 10}}, Convex{{0, 10}, {10, 0}}));
        QVERIFY(!overlap(Convex{{0, 0}, {10, 0}}, Convex{{5, 0}, {15, 0}}));
    }

    void segmentsSideBySidePassWithoutOverlapping()
    {
        QVERIFY(!Meeting(Convex{{0, 0}, {10, 0}}, Convex{{0, 5}, {10, 5}}).along(north, 10));
        QVERIFY(is(Meeting(Convex{{0, 0}, {10, 10}}, Convex{{0, 15}, {10, 15}}).along(north, 20), 5, 15));
    }

    void aPointOverlapsWhatItLiesInside()
    {
        QVERIFY(overlap(Convex{{5, 5}}, box(0, 0)));
        QVERIFY(!overlap(Convex{{0, 5}}, box(0, 0)));
        QVERIFY(!overlap(Convex{{5, 5}}, Convex{{5, 5}}));
        QVERIFY(!overlap(Convex{}, box(0, 0)));
        QVERIFY(!Meeting(box(0, 0), Convex{}).along(east, 100));
    }

    void aSlideMeetsWhereItsFrontArrivesAndLeavesWithItsRear()
    {
        const Meeting meeting(box(0, 0), box(30, 5));
        QVERIFY(is(meeting.along(east, 100), 20, 40));
        QVERIFY(is(meeting.along(east, 25), 20, 25));
        QVERIFY(!meeting.along(east, 20));
        QVERIFY(!meeting.along(-east, 100));
        QVERIFY(!meeting.along(north, 100));
        QVERIFY(!meeting.now());
    }

    void aSlideThatBeginsInItMeetsItAtOnce()
    {
        const Meeting meeting(box(0, 0), box(4, 0));
        QVERIFY(is(meeting.along(east, 100), 0, 14));
        QVERIFY(is(meeting.along(east, 0), 0, 0));
        QVERIFY(is(meeting.along(-east, 100), 0, 6));
        QVERIFY(meeting.now());
    }

    void aSlideAlongASideOnlyTouches()
    {
        QVERIFY(!Meeting(box(0, 0), box(30, 10)).along(east, 100));
        QVERIFY(Meeting(box(0, 0), box(30, 9.999)).along(east, 100));
    }

    void aDistanceIsThatOfTheNearestPoints()
    {
        QCOMPARE(distance(box(0, 0), box(5, 5)), 0.0);
        QCOMPARE(distance(box(0, 0), box(10, 0)), 0.0);
        QVERIFY(near(distance(box(0, 0), box(13, 14)), 5));
        QVERIFY(near(distance(box(0, 0), Convex{{-3, 5}}), 3));
        QVERIFY(std::isinf(distance(box(0, 0), Convex{})));
    }

    void stretchesThatTouchAreOne()
    {
        const std::vector<Span> all = joined({{7, 9}, {2, 4}, {0, 2}, {3, 3.5}});
        QCOMPARE(all, (std::vector<Span>{{0, 4}, {7, 9}}));
    }

    void whatIsLeftOfStretchesHasSomeLength()
    {
        const std::vector<Span> all{{0, 10}, {20, 30}};
        QCOMPARE(without(all, std::vector<Span>{{2, 4}, {8, 22}}), (std::vector<Span>{{0, 2}, {4, 8}, {22, 30}}));
        QCOMPARE(without(all, std::vector<Span>{{0, 10}, {12, 15}}), (std::vector<Span>{{20, 30}}));
        QCOMPARE(without(all, {}), all);
        QVERIFY(without(all, std::vector<Span>{{-5, 50}}).empty());
    }

    void thePointsOfABorderAreInTheGround()
    {
        const Outline ell{{0, 0}, {60, 0}, {60, 20}, {20, 20}, {20, 60}, {0, 60}};
        const Outline other(ell.rbegin(), ell.rend());
        for (const Outline& outline : {ell, other})
        {
            for (const Vec in : {Vec{0, 0}, Vec{60, 20}, Vec{20, 40}, Vec{20, 20}, Vec{10, 60}, Vec{5, 5}, Vec{10, 20}})
                QVERIFY(holds(outline, in));
            for (const Vec out : {Vec{20.001, 40}, Vec{40, 40}, Vec{-1, 20}, Vec{61, 0}, Vec{-1, 0}, Vec{30, -1}})
                QVERIFY(!holds(outline, out));
        }
    }

    void aShapeInTheBendOfAWoodIsNotInTheWood()
    {
        const Outline ell{{0, 0}, {60, 0}, {60, 20}, {20, 20}, {20, 60}, {0, 60}};
        QVERIFY(!overlap(box(20, 20, 30, 30), ell));
        QVERIFY(overlap(box(19, 20, 30, 30), ell));
        QVERIFY(overlap(box(2, 2, 5, 5), ell));     // no side runs through it
        QVERIFY(overlap(box(-5, -5, 90, 90), ell)); // it holds all of the wood
        QVERIFY(!overlap(box(1, 1), Outline{{0, 0}, {60, 60}}));
    }

    void aWoodIsMetWhereItsFirstSideIs()
    {
        const Outline ell{{0, 0}, {60, 0}, {60, 20}, {20, 20}, {20, 60}, {0, 60}};
        const Convex shape = box(70, 30);
        const auto met = firstMeeting(shape, ell, -east, 100);
        QVERIFY(met && near(*met, 50));
        QVERIFY(!firstMeeting(shape, ell, -east, 50));
        QVERIFY(!firstMeeting(shape, ell, east, 100));
        QCOMPARE(firstMeeting(box(2, 2), ell, east, 5), std::optional(0.0));
        QCOMPARE(firstMeeting(box(15, 30), ell, east, 5), std::optional(0.0));
    }

    void aTableHoldsWhatLiesOnItsBorder()
    {
        const TableSize table{600, 900};
        QVERIFY(table.holds(box(0, 0)));
        QVERIFY(table.holds(box(590, 890)));
        for (const Convex& over : {box(-0.001, 0), box(0, -0.001), box(590.001, 0), box(0, 890.001)})
            QVERIFY(!table.holds(over));
    }
};

LIST_TEST(TestConvex)

} // namespace tst_convex

#include "tst_convex.moc"
