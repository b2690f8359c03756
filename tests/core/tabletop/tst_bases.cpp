// Bases where they stand, edge on edge, and how they move.

#include "support_main.h"
#include "support_random.h"
#include "support_stands.h"

#include "core/tabletop/contact.h"
#include "core/tabletop/path.h"

#include <QtTest>

namespace tst_bases
{

using namespace merlon::tabletop;

namespace
{

Pose pose(double x, double y, double degrees)
{
    return poseOf(at(x, y, degrees));
}

} // namespace

class TestBases : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void facingsGoRoundAsACompassDoes()
    {
        QCOMPARE(turned(3590, 20), 10);
        QCOMPARE(turned(10, -3630), 3580);
        QCOMPARE(opposite(2700), 900);
        QCOMPARE(angleBetween(3590, 10), 20);
        QCOMPARE(angleBetween(10, 3590), 20);
        QCOMPARE(angleBetween(0, 1800), 1800);
        QVERIFY(sameFacing(3598, 3) && !sameFacing(3598, 4));
    }

    void theQuartersAreExact()
    {
        QCOMPARE(ahead(0), (Vec{0, 1}));
        QCOMPARE(ahead(900), (Vec{1, 0}));
        QCOMPARE(ahead(1800), (Vec{0, -1}));
        QCOMPARE(ahead(2700), (Vec{-1, 0}));
        for (int facing = 0; facing < 3600; ++facing)
        {
            const double angle = facing * 3.14159265358979323846 / 1800;
            const Vec way = ahead(facing);
            QVERIFY(near(way, {std::sin(angle), std::cos(angle)}));
            QCOMPARE(ahead(facing + 900), (Vec{way.y, -way.x}));
            QCOMPARE(ahead(-facing), (Vec{-way.x, way.y}));
        }
    }

    void aBaseTurnsAboutItsCentre()
    {
        QVERIFY(standsAt(at(300, 100, 0).turnedTo(900), 310, 90, 90));
        QVERIFY(standsAt(at(300, 105, 0, 30).turnedTo(900), 315, 90, 90));
        QVERIFY(near(at(300, 100, 37).turnedTo(1234).centre(), at(300, 100, 37).centre()));
        QCOMPARE(at(300, 100, 0).turnedTo(-900).facing, 2700);
    }

    void anEdgeIsSeenByWhoStandsOnTheBase()
    {
        const Stand east = at(100, 50, 90, 30);
        QVERIFY(near(east.frontLeft(), {100, 70}) && near(east.frontRight(), {100, 30}));
        QVERIFY(near(east.rearLeft(), {70, 70}) && near(east.rearRight(), {70, 30}));
        for (const Edge edge : allEdges)
        {
            const Segment line = east.edge(edge);
            const Vec out = ahead(east.facingOf(edge));
            QVERIFY(dot(out, line.from - east.centre()) > 0 && near(dot(out, line.to - line.from), 0));
            QVERIFY(cross(line.to - line.from, out) > 0); // looking out, its end is on the right
        }
    }

    void aBaseIsDrawnInAndOutOnEveryEdge()
    {
        const Convex in = at(100, 50, 0).shape(2);
        QVERIFY(holds(in, {82, 48}) && holds(in, {118, 32}));
        QVERIFY(!holds(in, {81.9, 40}) && !holds(in, {100, 48.1}) && !holds(in, {100, 31.9}));
        QVERIFY(holds(at(100, 50, 0).shape(-2), {78, 52}));
        QVERIFY(cross(in[1] - in[0], in[2] - in[1]) > 0); // anticlockwise
    }

    void aPointIsSeenFromABaseAsItIsPlaced()
    {
        const Stand stand = at(123.4, 56.7, 33.3);
        QVERIFY(near(stand.seen(stand.point(7, -3)), {7, -3}));
        QVERIFY(near(at(100, 50, 90).point(5, 20), {120, 45}));
    }

    void halvesAreRoundedAwayFromZero()
    {
        QCOMPARE(pointAt({12.35, -12.35}), (TablePoint{124, -124}));
        QCOMPARE(pointAt({12.349, 0.05}), (TablePoint{123, 1}));
        const double sum = 0.1 * 3 + 2 + 0.05; // a little less than 2.35
        QVERIFY(sum * 10 < 23.5);
        QCOMPARE(pointAt({sum, -sum}), (TablePoint{24, -24}));
        for (int tenths = -20'000; tenths < 20'000; tenths += 7)
            QCOMPARE(pointAt(placeOf({tenths, -tenths})), (TablePoint{tenths, -tenths}));
    }

    void aPoseIsReadAsItWasWritten()
    {
        QCOMPARE(poseOf(standAt({40, 20}, {3001, -17, 3599})), (Pose{3001, -17, 3599}));
        QCOMPARE(standAt({40, 20}, {0, 0, 3600 + 5}).facing, 5);
    }

    void basesEdgeOnEdgeHaveRoom()
    {
        QVERIFY(!overlap(at(300, 300, 0), at(340, 300, 0)));
        QVERIFY(!overlap(at(300, 300, 0), at(339.5, 300, 0)));
        QVERIFY(overlap(at(300, 300, 0), at(339.4, 300, 0)));
    }

    /// His front lies on the flanks of two, one behind the other; it is aligned on the one whose front corner it meets.
    void aFrontOnTwoFlanksIsAlignedOnOne()
    {
        const Stand first = at(300, 300, 0);
        const Stand behind = at(300, 280, 0);
        const Stand attacker = at(320, 280, 270);
        const auto front = contact(attacker, first);
        QVERIFY(front && front->edge == Edge::Right && front->aligned && near(front->shared, 20));
        const auto rear = contact(attacker, behind);
        QVERIFY(rear && rear->edge == Edge::Right && !rear->aligned);
        QVERIFY(standsAt(alignedOn(attacker, Edge::Front, first.base), 320, 280, 90));
        QVERIFY(overlap(alignedOn(attacker, Edge::Front, first.base), behind));
    }

    void aBaseThatFallsBackStaysInContactWithAPartOfItsFlank()
    {
        const auto left = contact(at(320, 280, 270), at(300, 275, 0));
        QVERIFY(left && near(left->shared, 15) && !left->aligned);
    }

    void cornersThatTouchAreNoContact()
    {
        QVERIFY(!contact(at(300, 300, 0), at(340, 300, 180)));
        QVERIFY(!contact(at(300, 300, 0), at(339.5, 300, 180)));
        QVERIFY(contact(at(300, 300, 0), at(339.4, 300, 180)));
    }

    void aFrontHalfAMillimetreOffIsInContactAndNoFarther()
    {
        for (const double off : {-0.5, 0.5})
        {
            QVERIFY(contact(at(300, 300 + off, 0), at(300, 300, 180)));
            QVERIFY(!contact(at(300, 300 + 1.2 * off, 0), at(300, 300, 180)));
            QVERIFY(contact(at(300 + off, 300, 0), at(300, 300, 180))->aligned);
            QVERIFY(!contact(at(300 + 1.2 * off, 300, 0), at(300, 300, 180))->aligned);
        }
        QVERIFY(contact(at(300, 300, 0.5), at(300, 300, 180)) && !contact(at(300, 300, 0.6), at(300, 300, 180)));
        QVERIFY(!contact(at(300, 300, 0), at(300, 300, 0)));
    }

    void aWiderFrontOnOneCornerIsNotAligned()
    {
        const Stand wide{{60, 20}, {310, 300}, 1800};
        const auto front = contact(wide, at(300, 300, 0));
        QVERIFY(front && near(front->shared, 40) && !front->aligned);
        QVERIFY(contact(Stand{{60, 20}, {320, 290}, 2700}, at(300, 320, 0))->aligned); // of a side one corner is enough
    }

    void whatLiesAlongAnEdgeTouchesIt()
    {
        const Stand one = at(300, 300, 0);
        QVERIFY(touches(one, Edge::Rear, at(310, 280, 0), Touch::Edges));
        QVERIFY(!touches(one, Edge::Right, at(310, 280, 0), Touch::Edges));
        QVERIFY(touches(one, Edge::Right, at(340, 290, 0), Touch::Edges));
        QVERIFY(!touches(one, Edge::Right, at(340.6, 290, 0), Touch::Edges));
    }

    void aCornerTouchesAnEdgeBetweenItsEnds()
    {
        const Stand one = at(300, 300, 0);
        const Stand askew = at(300, 280, 45); // the left corner of its front is its highest
        const Stand below = askew.movedBy({0, 280 - askew.frontLeft().y});
        QVERIFY(!touches(one, Edge::Rear, below, Touch::Edges));
        QVERIFY(touches(one, Edge::Rear, below, Touch::OrACornerToo));
        QVERIFY(!touches(one, Edge::Rear, below.movedBy({0, -0.6}), Touch::OrACornerToo));
        QVERIFY(!touches(one, Edge::Rear, at(340, 280, 0), Touch::OrACornerToo)); // corner on corner
    }

    /// Lines of battle at any angle, rounded as files keep them.
    void whatIsPutInContactHasRoomAndIsAligned()
    {
        Random random;
        for (int i = 0; i < 5000; ++i)
        {
            const Stand one = random.stand(200, 400, false);
            for (const Edge edge : allEdges)
            {
                const Stand beside = kept(besideOf(one, edge, random.base()));
                const Stand foe = kept(alignedOn(one, edge, random.base()));
                QVERIFY(!overlap(one, beside) && !overlap(one, foe));
                QVERIFY(touches(one, edge, beside, Touch::Edges) && touches(one, edge, foe, Touch::Edges));
                const auto front = contact(foe, one);
                QVERIFY(front && front->aligned && front->edge == edge);
            }
            const Stand foe = kept(alignedOn(one, Edge::Front, random.base()));
            QVERIFY(contact(one, foe)->aligned);
        }
    }

    void aTurnAloneIsNoWay()
    {
        const auto legs = legsOf(at(300, 100, 0), std::vector{pose(310, 90, 90)});
        QCOMPARE(legs.size(), std::size_t{1});
        QCOMPARE(legs[0].way, 0.0);
        QVERIFY(standsAt(legs[0].to, 310, 90, 90) && standsAt(legs[0].arrived(), 300, 100, 0));
        Random random;
        for (int i = 0; i < 2000; ++i)
        {
            const Stand start = random.stand(200, 400, false);
            const Pose rounded = poseOf(start.turnedTo(random.from(0, 3599)));
            QCOMPARE(legsOf(start, std::vector{rounded})[0].way, 0.0);
        }
    }

    void aLegSlidesItsCentreAndTurnsThere()
    {
        const std::vector path{pose(300, 140, 0), pose(330, 150, 90), pose(330, 150, 90)};
        const auto legs = legsOf(at(300, 100, 0), path);
        QVERIFY(near(legs[0].way, 40) && near(legs[0].direction, {0, 1}) && legs[0].before == 0);
        // from the centre (300, 130) to (320, 150)
        QVERIFY(near(legs[1].way, std::sqrt(800)) && near(legs[1].before, 40));
        QVERIFY(standsAt(legs[1].arrived(), 320, 160, 0) && standsAt(legs[1].to, 330, 150, 90));
        QVERIFY(legs[2].way == 0 && near(legs[2].before, 40 + std::sqrt(800)));
    }

    void aShortSlideIsAWayWhereNothingTurns()
    {
        QVERIFY(near(legsOf(at(300, 100, 0), std::vector{pose(300, 100.1, 0)})[0].way, 0.1));
    }

    void theGroundOfALegIsThatOfItsSlide()
    {
        const Leg leg = legsOf(at(300, 100, 0), std::vector{pose(360, 150, 90)})[0];
        const Convex swept = leg.swept(0.5);
        QVERIFY(holds(swept, leg.from.centre()) && holds(swept, leg.arrived().centre()));
        QVERIFY(holds(swept, 0.5 * (leg.from.centre() + leg.arrived().centre())));
        QVERIFY(!holds(swept, leg.from.frontLeft()) && holds(leg.swept(0), leg.from.frontLeft()));
        QVERIFY(!holds(swept, leg.to.frontLeft())); // the turn sweeps nothing
    }
};

LIST_TEST(TestBases)

} // namespace tst_bases

#include "tst_bases.moc"
