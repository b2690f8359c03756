#include "support_main.h"
#include "support_oracle.h"
#include "support_random.h"
#include "support_trace.h"

#include "core/hex/layout.h"
#include "core/hex/trace.h"

#include <QtTest>

#include <numeric>
#include <set>

namespace tst_trace
{

using namespace merlon::hex;

namespace
{

/// "" for a proper chain from the segment's start to its end, otherwise what is wrong with it.
std::string brokenChain(const Segment& segment, const std::vector<Event>& all)
{
    Hex at = segment.start;
    Fraction now{-1, 1};
    for (const Event& event : all)
    {
        const bool first = &event == &all.front();
        const bool last = &event == &all.back();
        if (event.to != neighbour(event.from, event.side))
            return "side does not lead from one hex to the other";
        if (compare(now, event.enter) >= 0 || compare(event.enter, {0, 1}) < 0 || compare(event.leave, {1, 1}) > 0)
            return "t does not grow from 0 to 1";
        if (compare(event.enter, event.leave) !=
            (event.kind == EventKind::Run ? std::strong_ordering::less : std::strong_ordering::equal))
            return "wrong extent in t";
        if (event.kind == EventKind::Corner &&
            (distance(event.from, event.touched) != 1 || distance(event.to, event.touched) != 1))
            return "touched hex is not at that corner";
        if (event.kind == EventKind::Run)
        {
            const bool atFlank = at == event.from || at == event.to;
            if (at != behind(event) && !(first && atFlank && compare(event.enter, {0, 1}) == 0))
                return "run does not follow from the hex before";
            const bool endsHere = last && compare(event.leave, {1, 1}) == 0;
            const bool endsAtFlank = segment.end == event.from || segment.end == event.to;
            at = endsHere && endsAtFlank ? segment.end : ahead(event);
        }
        else
        {
            if (at != event.from)
                return "event does not start where the one before ended";
            at = event.to;
        }
        now = event.leave;
    }
    return at == segment.end ? "" : "does not arrive";
}

/// All points of the fine lattice in or on a hex: its centre, hexside middles and corners are among them.
std::vector<Point> pointsOf(Hex hex)
{
    std::vector<Point> points;
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r)
            if (const Point point{6 * hex.q + q, 6 * hex.r + r}; oracle::meets({hex, point, hex, point}, hex))
                points.push_back(point);
    return points;
}

Event cross(Hex from, Side side, Fraction t)
{
    return {EventKind::Cross, side, from, neighbour(from, side), {}, t, t};
}
Event pass(Hex from, Side side, Hex touched, Fraction t)
{
    return {EventKind::Corner, side, from, neighbour(from, side), touched, t, t};
}
Event run(Hex left, Side side, Fraction begin, Fraction end)
{
    return {EventKind::Run, side, left, neighbour(left, side), {}, begin, end};
}

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void toTheNextHexCrossesOneSideHalfWay();
    void alongAColumnCrossesEverySideInItsMiddle();
    void toTheHexBeyondACornerRunsBetweenTwoHexes();
    void throughACornerNamesTheThirdHex();
    void fromAHexsideOutwardCrossesItAtOnce();
    void fromAHexsideInwardStaysInItsHex();
    void fromAHexsideAlongItselfBeginsWithARun();
    void toAHexsideFromOutsideCrossesItAtTheEnd();
    void fromACornerOutwardPassesItAtOnce();
    void withoutLengthThereIsNothing();
    void aSinkThatHasEnoughGetsNoMore();

    void agreesWithPolygonsForAllPointsNearby();
    void agreesWithPolygonsForRandomSegments();
    void touchesExactlyTheHexesThatThePolygonsDo();
    void isAChain();
    void backwardsIsTheMirror();
    void reachesAcrossTheLargestMap();
    void isTheSameInAllTwelveSymmetries();
    void isTheSameElsewhere();
    void repeatsOverAMultipleOfTheWay();
    void meetsCornersExactlyWhenTheCriterionSays();
    void doesNotDependOnHowTheMapIsLaidOut();
};

void TestTrace::toTheNextHexCrossesOneSideHalfWay()
{
    for (const Side side : allSides)
    {
        const Segment segment = between({3, 4}, neighbour({3, 4}, side));
        QCOMPARE(difference(segment, events(segment), {cross({3, 4}, side, {1, 2})}), "");
    }
}

void TestTrace::alongAColumnCrossesEverySideInItsMiddle()
{
    const Segment segment = between({0, 0}, {0, 3});
    QCOMPARE(
        difference(segment, events(segment),
                   {cross({0, 0}, Side::S3, {1, 6}), cross({0, 1}, Side::S3, {3, 6}), cross({0, 2}, Side::S3, {5, 6})}),
        "");
}

void TestTrace::toTheHexBeyondACornerRunsBetweenTwoHexes()
{
    // Straight to the right on flat hexes, through two hexsides and the hex between them.
    const Segment segment = between({0, 0}, {4, -2});
    QCOMPARE(difference(segment, events(segment),
                        {run({1, -1}, Side::S3, {1, 6}, {2, 6}), run({3, -2}, Side::S3, {4, 6}, {5, 6})}),
             "");
}

void TestTrace::throughACornerNamesTheThirdHex()
{
    const Segment segment = between({0, 0}, {1, 4});
    QCOMPARE(difference(segment, events(segment),
                        {cross({0, 0}, Side::S3, {1, 9}), pass({0, 1}, Side::S3, {1, 1}, {1, 3}),
                         cross({0, 2}, Side::S2, {1, 2}), pass({1, 2}, Side::S3, {0, 3}, {2, 3}),
                         cross({1, 3}, Side::S3, {8, 9})}),
             "");
}

void TestTrace::fromAHexsideOutwardCrossesItAtOnce()
{
    const Segment segment{{0, 0}, middle({0, 0}, Side::S2), {2, 0}, centre({2, 0})};
    QCOMPARE(difference(segment, events(segment), {cross({0, 0}, Side::S2, {0, 1}), cross({1, 0}, Side::S2, {2, 3})}),
             "");
}

void TestTrace::fromAHexsideInwardStaysInItsHex()
{
    const Segment segment{{0, 0}, middle({0, 0}, Side::S5), {1, 0}, centre({1, 0})};
    QCOMPARE(difference(segment, events(segment), {cross({0, 0}, Side::S2, {2, 3})}), "");
    const Segment within{{0, 0}, middle({0, 0}, Side::S5), {0, 0}, middle({0, 0}, Side::S1)};
    QCOMPARE(difference(within, events(within), {}), "");
}

void TestTrace::fromAHexsideAlongItselfBeginsWithARun()
{
    // From the middle of the upper side, to the right, to the centre of the hex beyond the corner.
    for (const Hex start : {Hex{0, 0}, Hex{0, -1}})
    {
        const Segment segment{start, middle({0, 0}, Side::S0), {1, -1}, centre({1, -1})};
        QCOMPARE(difference(segment, events(segment), {run({0, -1}, Side::S3, {0, 1}, {1, 3})}), "");
    }
}

void TestTrace::toAHexsideFromOutsideCrossesItAtTheEnd()
{
    const Segment outside{{0, 0}, centre({0, 0}), {1, 0}, middle({0, 0}, Side::S2)};
    QCOMPARE(difference(outside, events(outside), {cross({0, 0}, Side::S2, {1, 1})}), "");
    const Segment inside{{0, 0}, centre({0, 0}), {0, 0}, middle({0, 0}, Side::S2)};
    QCOMPARE(difference(inside, events(inside), {}), "");
}

void TestTrace::fromACornerOutwardPassesItAtOnce()
{
    const Segment segment{{0, 0}, corner({0, 0}, Side::S0), {1, -1}, centre({1, -1})};
    QCOMPARE(difference(segment, events(segment), {pass({0, 0}, Side::S1, {0, -1}, {0, 1})}), "");
}

void TestTrace::withoutLengthThereIsNothing()
{
    QVERIFY(events(between({5, 5}, {5, 5})).empty());
    const Point point = middle({0, 0}, Side::S1);
    QVERIFY(events({{0, 0}, point, {0, 0}, point}).empty());
    const Segment acrossTheSide{{0, 0}, point, {1, -1}, point};
    QCOMPARE(difference(acrossTheSide, events(acrossTheSide), {cross({0, 0}, Side::S1, {0, 1})}), "");
}

void TestTrace::aSinkThatHasEnoughGetsNoMore()
{
    Random random;
    for (int i = 0; i < 2'000; ++i)
    {
        const Segment segment = random.segment(8);
        const std::vector<Event> all = events(segment);
        const std::size_t wanted =
            all.empty() ? 0 : static_cast<std::size_t>(random.from(1, static_cast<int>(all.size())));
        std::vector<Event> got;
        trace(segment,
              [&](const Event& event)
              {
                  got.push_back(event);
                  return got.size() < wanted;
              });
        QCOMPARE(difference(segment, got, {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted)}), "");
    }
}

void TestTrace::agreesWithPolygonsForAllPointsNearby()
{
    QCOMPARE(pointsOf({}).size(), 43U);
    for (const Hex end : range({}, 3))
        for (const Point from : pointsOf({}))
            for (const Point to : pointsOf(end))
                if (from != to)
                {
                    const Segment segment{{}, from, end, to};
                    const std::string wrong = difference(segment, events(segment), oracle::events(segment));
                    if (!wrong.empty())
                        QFAIL(wrong.c_str());
                }
}

void TestTrace::agreesWithPolygonsForRandomSegments()
{
    Random random;
    for (int i = 0; i < 25'000; ++i)
    {
        const Segment segment = random.segment(i % 100 == 0 ? 60 : 9);
        const std::string wrong = difference(segment, events(segment), oracle::events(segment));
        if (!wrong.empty())
            QFAIL(wrong.c_str());
    }
}

void TestTrace::touchesExactlyTheHexesThatThePolygonsDo()
{
    Random random;
    for (int i = 0; i < 4'000; ++i)
    {
        const Hex start = random.hexNear({}, 40);
        const Segment segment = between(start, random.hexNear(start, i % 20 == 0 ? 60 : 12));
        std::set<Hex> touched{segment.start, segment.end};
        for (const Event& event : events(segment))
        {
            touched.insert({event.from, event.to});
            if (event.kind == EventKind::Corner)
                touched.insert(event.touched);
            if (event.kind == EventKind::Run)
                touched.insert({behind(event), ahead(event)});
        }
        for (const Hex hex : oracle::neighbourhood(segment))
            if (oracle::meets(segment, hex) != touched.contains(hex))
                QFAIL(text(segment).c_str());
    }
}

void TestTrace::isAChain()
{
    Random random;
    for (int i = 0; i < 60'000; ++i)
    {
        const Segment segment = random.segment(i % 50 == 0 ? 1'000 : 30);
        const std::vector<Event> all = events(segment);
        const std::string wrong = brokenChain(segment, all);
        if (!wrong.empty())
            QFAIL((wrong + ": " + text(segment) + text(all)).c_str());
    }
}

void TestTrace::backwardsIsTheMirror()
{
    Random random;
    for (int i = 0; i < 40'000; ++i)
    {
        const Segment segment = random.segment(i % 50 == 0 ? 1'000 : 30);
        const std::string wrong = difference(segment, events(reversed(segment)), reversed(events(segment)));
        if (!wrong.empty())
            QFAIL(wrong.c_str());
    }
}

void TestTrace::reachesAcrossTheLargestMap()
{
    // Every product must stay within its type; the sanitizer build watches.
    constexpr int far = 2'047;
    Random random;
    for (int i = 0; i < 200; ++i)
    {
        const Hex start{random.from(0, 1) == 0 ? -far : far, random.from(-far, far)};
        const Hex end{random.from(-far, far), random.from(0, 1) == 0 ? -far : far};
        const Segment segment{start, random.pointOf(start), end, random.pointOf(end)};
        const std::vector<Event> all = events(segment);
        std::string wrong = brokenChain(segment, all);
        if (wrong.empty())
            wrong = difference(segment, events(reversed(segment)), reversed(all));
        if (!wrong.empty())
            QFAIL(text(segment).c_str());
    }
}

void TestTrace::isTheSameInAllTwelveSymmetries()
{
    Random random;
    for (int i = 0; i < 6'000; ++i)
    {
        const Segment segment = random.segment(20);
        const std::vector<Event> all = events(segment);
        for (const bool mirrored : {false, true})
            for (int sixths = 0; sixths < 6; ++sixths)
            {
                const Symmetry image{sixths, mirrored};
                const std::string wrong = difference(segment, events(image(segment)), image(all));
                if (!wrong.empty())
                    QFAIL(wrong.c_str());
            }
    }
}

void TestTrace::isTheSameElsewhere()
{
    Random random;
    for (int i = 0; i < 30'000; ++i)
    {
        const Segment segment = random.segment(20, 20);
        const Hex by{random.from(-2'000, 2'000), random.from(-2'000, 2'000)};
        const std::string wrong = difference(segment, events(moved(segment, by)), moved(events(segment), by));
        if (!wrong.empty())
            QFAIL(wrong.c_str());
    }
}

void TestTrace::repeatsOverAMultipleOfTheWay()
{
    Random random;
    for (int i = 0; i < 10'000; ++i)
    {
        const Hex way = random.hexNear({}, 12);
        const int times = random.from(2, 9);
        const std::vector<Event> once = events(between({}, way));
        std::vector<Event> repeated;
        for (int n = 0; n < times; ++n)
            for (Event event : moved(once, {n * way.q, n * way.r}))
            {
                event.enter = {event.enter.num + n * event.enter.den, times * event.enter.den};
                event.leave = {event.leave.num + n * event.leave.den, times * event.leave.den};
                repeated.push_back(event);
            }
        const Segment segment = between({}, {times * way.q, times * way.r});
        const std::string wrong = difference(segment, events(segment), repeated);
        if (!wrong.empty())
            QFAIL(wrong.c_str());
    }
}

void TestTrace::meetsCornersExactlyWhenTheCriterionSays()
{
    for (const Hex way : range({}, 60))
    {
        if (way == Hex{})
            continue;
        const int divisor = std::gcd(way.q, way.r);
        const bool expected = (way.q / divisor - way.r / divisor) % 3 == 0;
        bool met = false;
        trace(between({}, way),
              [&met](const Event& event)
              {
                  met = event.kind != EventKind::Cross;
                  return !met;
              });
        if (met != expected)
            QFAIL(text(between({}, way)).c_str());
    }
}

void TestTrace::doesNotDependOnHowTheMapIsLaidOut()
{
    // The same drawing, with some columns cut off on the left and rows at the top, and the same turned over its
    // diagonal so that the columns of flat hexes become rows of pointy ones. A hex is known by its cell of the drawing.
    Random random;
    const Layout drawing{40, 40, Orientation::Flat, Shove::Even};
    for (int i = 0; i < 20'000; ++i)
    {
        const Cell cropped{random.from(0, 9), random.from(0, 9)};
        const bool turnedOver = random.from(0, 1) == 1;
        const Layout other{40, 40, turnedOver ? Orientation::Pointy : Orientation::Flat,
                           cropped.column % 2 == 0 ? Shove::Even : Shove::Odd};
        const auto there = [&](Hex hex)
        {
            const Cell cell = drawing.cellOf(hex);
            const Cell kept{cell.column - cropped.column, cell.row - cropped.row};
            return other.hexAt(turnedOver ? Cell{kept.row, kept.column} : kept);
        };
        const Hex from = drawing.hexAt({random.from(0, 39), random.from(0, 39)});
        const Hex to = drawing.hexAt({random.from(0, 39), random.from(0, 39)});
        std::vector<Event> expected = events(between(from, to));
        for (Event& event : expected)
        {
            const bool swap = turnedOver && event.kind == EventKind::Run; // the left becomes the right
            const Hex first = there(swap ? event.to : event.from);
            event.to = there(swap ? event.from : event.to);
            event.from = first;
            event.side = sideTowards(event.from, event.to);
            event.touched = there(event.touched);
        }
        const Segment segment = between(there(from), there(to));
        const std::string wrong = difference(segment, events(segment), expected);
        if (!wrong.empty())
            QFAIL(wrong.c_str());
    }
}

LIST_TEST(TestTrace)

} // namespace tst_trace

#include "tst_trace.moc"
