// The ground ahead of a base, what its front sees, and its lanes.

#include "support_main.h"
#include "support_random.h"
#include "support_stands.h"

#include "core/tabletop/contact.h"
#include "core/tabletop/fan.h"
#include "core/tabletop/zone.h"

#include <QtTest>

#include <set>
#include <tuple>

namespace tst_sight
{

using namespace merlon::tabletop;

namespace
{

bool inZone(const Stand& who, const std::vector<Convex>& zone)
{
    return std::ranges::any_of(zone, [&](const Convex& part) { return overlap(part, who.shape(Tolerance::in)); });
}
bool pointInZone(Vec point, const std::vector<Convex>& zone)
{
    return std::ranges::any_of(zone, [&](const Convex& part) { return holds(part, point); });
}
/// A target by its south-west corner.
bool seen(double x, double y)
{
    return Fan{at(300, 300, 0), 100, 450}.sees(at(x + 20, y, 180).shape());
}

/// A table turned by quarters, or mirrored.
Pose image(Pose pose, int how)
{
    if (how == 4)
        return {6000 - pose.x, pose.y, turned(0, -pose.facing)};
    for (int i = 0; i < how; ++i)
        pose = {pose.y, 6000 - pose.x, turned(pose.facing, 900)};
    return pose;
}
/// The right and the left of a base change places in a mirror.
int image(Edge edge, int how)
{
    const int number = static_cast<int>(edge);
    return how == 4 ? (4 - number) % 4 : number;
}

using Said = std::tuple<bool, std::vector<long>, int, bool, std::vector<bool>, bool, std::set<int>, bool>;

/// Everything that the room can be asked about three bases.
Said said(const Stand& a, const Stand& b, const Stand& c, int way, int how)
{
    const auto span = Meeting(a.shape(Tolerance::in), b.shape(Tolerance::in)).along(ahead(way), 80);
    std::vector<long> lengths{std::lround(1e6 * distance(a.shape(), b.shape()))};
    if (span)
        lengths.insert(lengths.end(), {std::lround(1e6 * span->from), std::lround(1e6 * span->to)});
    const auto front = contact(a, b);
    const Fan fan{a, 100, 450};
    std::set<int> edges;
    for (const Edge edge : fan.edgesSeen(b))
        edges.insert(image(edge, how));
    std::vector<bool> touched(4);
    for (const Edge edge : allEdges)
        touched[static_cast<std::size_t>(image(edge, how))] = touches(a, edge, b, Touch::OrACornerToo);
    return {overlap(a, b),
            lengths,
            front ? image(front->edge, how) : -1,
            front && front->aligned,
            touched,
            inZone(b, zoneOf(a, 50, std::span(&c, 1))),
            edges,
            overlap(drawnIn(laneOf(a, b.edge(Edge::Front)), Tolerance::in), c.shape(Tolerance::in))};
}

} // namespace

class TestSight : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void aZoneIsAsWideAsTheFrontAndDrawnIn()
    {
        const auto zone = zoneOf(at(300, 300, 180), 50, {});
        QCOMPARE(zone.size(), std::size_t{1});
        QVERIFY(holds(zone[0], {280.25, 250.25}) && holds(zone[0], {319.75, 299.75}));
        for (const Vec out : {Vec{280.2, 275}, Vec{319.8, 275}, Vec{300, 250.2}, Vec{300, 299.8}})
            QVERIFY(!holds(zone[0], out));
    }

    void whoTouchesTheBorderOfAZoneIsNotInIt()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, {});
        QVERIFY(!inZone(at(300, 350, 180), zone) && !inZone(at(300, 349.5, 180), zone));
        QVERIFY(inZone(at(300, 349.4, 180), zone));
        QVERIFY(!inZone(at(340, 330, 0), zone) && !inZone(at(339.5, 330, 0), zone));
        QVERIFY(inZone(at(339.4, 330, 0), zone));
    }

    void whatLiesBehindAScreenIsNoZone()
    {
        const Stand owner = at(300, 300, 0);
        const std::vector screens{at(320, 340, 180)}; // from y 340 on, from x 300 to the east
        const auto zone = zoneOf(owner, 50, screens);
        QVERIFY(pointInZone({290, 349}, zone) && pointInZone({310, 339}, zone));
        QVERIFY(!pointInZone({310, 341}, zone) && !pointInZone({310, 349}, zone));
        QVERIFY(!inZone(at(320, 380, 180), zone));
        QVERIFY(inZone(at(280, 340, 180), zone));
    }

    void whoStandsInFrontOfAScreenIsInTheZone()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, std::vector{at(300, 340, 0)}); // its rear is 20 mm before us
        QVERIFY(inZone(at(300, 319, 0, 10), zone));
        QVERIFY(!inZone(at(300, 360, 0), zone));
    }

    void aScreenEdgeOnEdgeLeavesNothing()
    {
        QVERIFY(zoneOf(at(300, 300, 0), 50, std::vector{at(300, 300, 180)}).empty());
        const auto half = zoneOf(at(300, 300, 0), 50, std::vector{at(320, 300, 180)});
        QVERIFY(pointInZone({290, 301}, half) && !pointInZone({301, 301}, half));
    }

    void whatStandsBesideOrBehindScreensNothing()
    {
        const Stand owner = at(300, 300, 0);
        const auto open = zoneOf(owner, 50, {});
        for (const Edge edge : {Edge::Right, Edge::Rear, Edge::Left})
        {
            const auto zone = zoneOf(owner, 50, std::vector{besideOf(owner, edge, {40, 30})});
            QCOMPARE(zone.size(), std::size_t{1});
            for (std::size_t i = 0; i < 4; ++i)
                QVERIFY(near(zone[0][i], open[0][i]));
        }
    }

    /// It lies across the corner of the rear; only beside the owner does it reach as far as his front.
    void whatPassesBehindACornerScreensNothing()
    {
        const Stand owner = at(300, 300, 0);
        const Stand across = at(330, 289, 315);
        QVERIFY(!overlap(owner, across) && across.frontLeft().x < 316 && across.frontRight().y > 303);
        QVERIFY(pointInZone({319, 301}, zoneOf(owner, 50, std::vector{across})));
        QVERIFY(pointInZone({319, 349}, zoneOf(owner, 50, std::vector{across})));
    }

    void anEdgeAtASlantLimitsAZoneAtASlant()
    {
        const Stand owner = at(300, 300, 0);
        const auto zone = zoneOf(owner, 50, std::vector{at(300, 325, 225)});
        // its front runs from the north-west to the south-east: nearer to us in the east
        QVERIFY(pointInZone({290, 334}, zone) && !pointInZone({290, 336}, zone));
        QVERIFY(pointInZone({310, 314}, zone) && !pointInZone({310, 316}, zone));
    }

    /// What is left is drawn in on every edge, those that a screen cuts among them.
    void aScreenAndItsShadowAreDrawnOut()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, std::vector{at(320, 340, 180)});
        QVERIFY(pointInZone({299.7, 345}, zone) && !pointInZone({299.8, 345}, zone));
        QVERIFY(pointInZone({310, 339.7}, zone) && !pointInZone({310, 339.8}, zone));
    }

    void aNeighbourWithinTheToleranceScreensNothing()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, std::vector{at(339.7, 300, 0)});
        QVERIFY(pointInZone({319.7, 301}, zone) && pointInZone({319.7, 349}, zone));
    }

    void aScreenHalfBeyondTheZoneMakesItNoDeeper()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, std::vector{at(300, 345, 225)});
        QVERIFY(pointInZone({290, 349.7}, zone) && !pointInZone({290, 349.8}, zone));
        QVERIFY(pointInZone({310, 334}, zone) && !pointInZone({310, 336}, zone));
    }

    void theNearerOfTwoScreensCounts()
    {
        const auto zone = zoneOf(at(300, 300, 0), 50, std::vector{at(290, 345, 180), at(310, 325, 180, 10)});
        QVERIFY(pointInZone({285, 344}, zone) && !pointInZone({285, 346}, zone));
        QVERIFY(pointInZone({295, 324}, zone) && !pointInZone({295, 326}, zone));
        QVERIFY(pointInZone({315, 324}, zone) && !pointInZone({315, 340}, zone));
    }

    /// In a line at any angle, rounded as files keep it: whoever comes straight at one base is not in the next one's
    /// zone.
    void anAttackOnOneKeepsOutOfTheZoneOfTheNext()
    {
        Random random;
        for (int i = 0; i < 3000; ++i)
        {
            const Stand one = random.stand(200, 400, false);
            const Stand next = kept(besideOf(one, random.once(2) ? Edge::Right : Edge::Left, random.base()));
            const Stand foe = kept(alignedOn(one, Edge::Front, random.base()));
            const Stand from = foe.movedBy(60 * one.ahead());
            const auto passes = [&](const Stand& owner)
            {
                const auto zone = zoneOf(owner, 50, {});
                return Meeting(from.shape(Tolerance::in), zone.at(0)).along(-one.ahead(), 60).has_value();
            };
            QVERIFY(passes(one) && !passes(next));
        }
    }

    /// 98.99 mm from the corner of the front at 45.0 degrees; 100.41 at 45.0; 100.42 at 45.8.
    void anArcAndARangeHoldAHairBeyondTheirNumbers()
    {
        QVERIFY(seen(390, 370));
        QVERIFY(seen(391, 371));
        QVERIFY(!seen(392, 370));
        QVERIFY(seen(300, 400.5) && !seen(300, 400.6));
        QVERIFY(seen(280, 400.5) && !seen(279, 400.6));
    }

    void aFrontSeesNothingBehindIt()
    {
        const Fan fan{at(300, 300, 0), 100, 450};
        QVERIFY(!fan.sees(at(300, 280, 0).shape()));
        QVERIFY(!fan.sees(at(345, 300, 0).shape()));
        QVERIFY(fan.sees(at(340, 300, 0).shape())); // it shares the corner of the front
        QVERIFY(!fan.sees(Convex{}));
    }

    void theEdgesSeenFaceTheShooter()
    {
        const Fan fan{at(300, 300, 0), 100, 450};
        QCOMPARE(fan.edgesSeen(at(300, 380, 180)), std::vector{Edge::Front});
        QCOMPARE(fan.edgesSeen(at(300, 380, 0)), std::vector{Edge::Rear});
        QCOMPARE(fan.edgesSeen(at(350, 360, 180)), (std::vector{Edge::Front, Edge::Right}));
        QVERIFY(fan.edgesSeen(at(300, 290, 0)).empty());
    }

    void aThirdBaseMayStopOneLaneAndNotTheOther()
    {
        const Stand shooter = at(260, 300, 0);
        const Stand target = at(300, 380, 180);
        const Stand third = at(310, 340, 0);
        const auto stops = [&](Edge edge)
        {
            const Convex lane = drawnIn(laneOf(shooter, target.edge(edge)), Tolerance::in);
            return overlap(lane, third.shape(Tolerance::in));
        };
        QCOMPARE(Fan({shooter, 100, 450}).edgesSeen(target), (std::vector{Edge::Front, Edge::Right}));
        QVERIFY(stops(Edge::Front) && !stops(Edge::Right));
    }

    void aTableTurnedOrMirroredIsJudgedAlike()
    {
        Random random;
        std::set<Said> different;
        for (int i = 0; i < Random::samples(2000); ++i)
        {
            const bool square = i % 2 == 0;
            std::array<Stand, 3> stands;
            for (Stand& stand : stands)
                stand = random.stand(270, 330, square);
            if (i % 4 < 2) // or they hardly ever touch
                stands[0] =
                    kept(alignedOn(stands[1], allEdges[static_cast<std::size_t>(random.from(0, 3))], stands[0].base));
            const int way = random.facing(square);
            const auto all = [&](int how)
            {
                std::array<Stand, 3> turned_ = stands;
                for (Stand& stand : turned_)
                    stand = standAt(stand.base, image(poseOf(stand), how));
                const int ways = how == 4 ? turned(0, -way) : turned(way, 900 * how);
                return said(turned_[0], turned_[1], turned_[2], ways, how);
            };
            different.insert(all(0));
            for (int how = 1; how < 5; ++how)
                QVERIFY(all(how) == all(0));
        }
        QVERIFY(different.size() > 200);
    }
};

LIST_TEST(TestSight)

} // namespace tst_sight

#include "tst_sight.moc"
