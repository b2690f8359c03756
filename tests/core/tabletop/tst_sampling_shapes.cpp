// Shapes and how they meet, against dense sampling. MERLON_SAMPLES=20000 tries so many situations of each kind, for
// hours if need be; MERLON_SEED=N others than those that are tried every day.

#include "support_main.h"
#include "support_random.h"
#include "support_sampled.h"
#include "support_situations.h"

#include "core/tabletop/outline.h"

#include <QtTest>

namespace tst_sampling_shapes
{

using namespace merlon::tabletop;
using sampled::Answer, sampled::Rect, sampled::Tally;

namespace
{

constexpr double step = 0.05; // mm between two points

void judge(const Tally& tally, const char* what)
{
    QVERIFY2(tally.good(), tally.text(what).c_str());
    qInfo("%s", tally.text(what).c_str());
}

/// Places along a way: spread over all of it, and close before and behind those that the code named.
std::vector<double> placesOn(double way, std::initializer_list<double> named)
{
    std::vector<double> places;
    for (int i = 0; i <= 10; ++i)
        places.push_back(way * i / 10);
    for (const double place : named)
        for (const double off : {-0.5, -0.1, 0.1, 0.5})
            if (place + off > 0 && place + off < way)
                places.push_back(place + off);
    return places;
}

Vec onTheWay(int facing, double way)
{
    const double angle = facing * 3.14159265358979323846 / 1800;
    return {way * std::sin(angle), way * std::cos(angle)};
}

Outline star(Random& random, Vec middle)
{
    Outline outline;
    const int corners = random.from(4, 12);
    for (int i = 0; i < corners; ++i)
        outline.push_back(middle + onTheWay(3600 * i / corners, random.from(100, 800) / 10.0));
    return outline;
}

sampled::Polygon polygonOf(const Outline& outline)
{
    std::vector<sampled::Point> corners;
    for (const Vec corner : outline)
        corners.push_back({corner.x, corner.y});
    return sampled::Polygon(corners, step);
}

} // namespace

class TestSamplingShapes : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void aSweptBaseMeetsAnotherWhereItsPointsDo()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(300); ++i)
        {
            const bool square = i % 3 == 0;
            const Stand a = random.stand(240, 360, square);
            const Stand b = random.stand(270, 330, square);
            const int facing = square ? 450 * random.from(0, 7) : random.facing(false);
            const double way = random.from(0, 1200) / 10.0;
            const auto span = Meeting(a.shape(Tolerance::in), b.shape(Tolerance::in)).along(ahead(facing), way);
            const Rect moving = rectOf(a).drawnIn(0.25);
            const Rect still = rectOf(b).drawnIn(0.25);
            for (const double at : placesOn(way, {span ? span->from : 0, span ? span->to : 0}))
            {
                const Vec by = onTheWay(facing, at);
                const bool said = span && span->from <= at && at <= span->to;
                tally.add(said, sampled::overlap(moving.moved(by.x, by.y), still, step),
                          [&] {
                              return text(a) + " goes " + std::to_string(facing) + " for " + std::to_string(at) +
                                     " to " + text(b);
                          });
            }
        }
        judge(tally, "swept bases");
    }

    void basesOverlapWhereTheirPointsDo()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(2000); ++i)
        {
            const Stand a = random.stand(280, 320, i % 3 == 0);
            const Stand b = random.stand(280, 320, i % 3 == 0);
            tally.add(overlap(a, b), sampled::overlap(rectOf(a).drawnIn(0.25), rectOf(b).drawnIn(0.25), step),
                      [&] { return text(a) + text(b); });
        }
        judge(tally, "overlaps");
    }

    void aDistanceIsThatOfTheNearestPoints()
    {
        Random random;
        int apart = 0;
        for (int i = 0; i < Random::samples(200); ++i)
        {
            const Stand a = random.stand(200, 400, i % 3 == 0);
            const Stand b = random.stand(260, 340, i % 3 == 0);
            double least = 1e9;
            for (const auto p : rectOf(a).border(0.5))
                for (const auto q : rectOf(b).border(0.5))
                    least = std::min(least, sampled::apart(p, q));
            const double said = distance(a.shape(), b.shape());
            apart += said > 0;
            const bool meets = sampled::overlap(rectOf(a), rectOf(b), step) == Answer::Yes;
            QVERIFY2(meets ? said == 0 : said <= least + sampled::tie && said > least - 0.5,
                     (text(a) + text(b)).c_str());
        }
        QVERIFY(apart > 0);
    }

    void aShapeDrawnInHoldsThePointsWithADiscOfRoom()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(1000); ++i)
        {
            std::vector<Vec> points;
            for (int k = 0; k < 8; ++k)
                points.push_back({random.from(0, 600) / 10.0, random.from(0, 600) / 10.0});
            const Convex hull = hullOf(points);
            const double by = random.from(0, 80) / 10.0;
            const Vec point{random.from(0, 600) / 10.0, random.from(0, 600) / 10.0};
            const sampled::Polygon polygon = polygonOf(Outline(hull.begin(), hull.end()));
            const auto hasDisc = [&](double radius)
            {
                bool all = true;
                for (int k = 0; k < 360 && all; ++k)
                {
                    const Vec rim = point + onTheWay(10 * k, radius);
                    all = polygon.has({rim.x, rim.y});
                }
                return all;
            };
            const double room = 0.01; // a disc of 360 corners has that little less
            const Answer found = hasDisc(by + room)                   ? Answer::Yes
                                 : !hasDisc(std::max(0.0, by - room)) ? Answer::No
                                                                      : Answer::Unsure;
            const Convex inner = drawnIn(hull, by);
            tally.add(inner.size() > 2 && holds(inner, point), found,
                      [&]
                      { return std::to_string(i) + ": " + std::to_string(point.x) + " " + std::to_string(point.y); });
        }
        judge(tally, "points of shapes drawn in");
    }

    void anOutlineHoldsThePointsThatItsSidesGoRound()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(3000); ++i)
        {
            const Outline outline = star(random, {300, 300});
            const Vec point{random.from(2300, 3700) / 10.0, random.from(2300, 3700) / 10.0};
            tally.add(holds(outline, point), polygonOf(outline).has({point.x, point.y}) ? Answer::Yes : Answer::No,
                      [&]
                      { return std::to_string(i) + ": " + std::to_string(point.x) + " " + std::to_string(point.y); });
        }
        judge(tally, "points of outlines");
    }

    void groundIsFirstMetWhereTheFirstPointsMeet()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(200); ++i)
        {
            const Outline outline = star(random, {300, 300});
            const sampled::Polygon polygon = polygonOf(outline);
            const Stand stand = random.stand(180, 420, i % 3 == 0);
            const int facing = random.facing(i % 3 == 0);
            const double way = random.from(0, 1500) / 10.0;
            const Convex shape = stand.shape(Tolerance::inGround);
            const auto first = firstMeeting(shape, outline, ahead(facing), way);
            QCOMPARE(overlap(shape, outline), first == 0.0);
            for (const double at : placesOn(way, {first.value_or(0)}))
            {
                // what it leaves again is not asked
                if (first && at > *first + 0.2)
                    continue;
                const Vec by = onTheWay(facing, at);
                const Answer found = polygon.overlaps(rectOf(stand).drawnIn(0.5).moved(by.x, by.y));
                const bool grazes = first && at > *first && found == Answer::No &&
                                    polygon.overlaps(rectOf(stand).drawnIn(0.5 - 0.1).moved(by.x, by.y)) != Answer::No;
                tally.add(first && at >= *first, grazes ? Answer::Unsure : found,
                          [&] {
                              return std::to_string(i) + ": " + text(stand) + " goes " + std::to_string(facing) +
                                     " for " + std::to_string(at);
                          });
            }
        }
        judge(tally, "ground that is met");
    }
};

LIST_TEST(TestSamplingShapes)

} // namespace tst_sampling_shapes

#include "tst_sampling_shapes.moc"
