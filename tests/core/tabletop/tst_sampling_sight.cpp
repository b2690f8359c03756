// Zones, fans and lanes, against dense sampling. MERLON_SAMPLES and MERLON_SEED as in tst_sampling_shapes.

#include "support_main.h"
#include "support_random.h"
#include "support_sampled.h"
#include "support_situations.h"

#include "core/tabletop/fan.h"
#include "core/tabletop/zone.h"

#include <QtTest>

#include <numbers>

namespace tst_sampling_sight
{

using namespace merlon::tabletop;
using sampled::Answer, sampled::Point, sampled::Rect, sampled::Tally;

namespace
{

constexpr double deep = 50;

void judge(const Tally& tally, const char* what)
{
    QVERIFY2(tally.good(), tally.text(what).c_str());
    qInfo("%s", tally.text(what).c_str());
}

/// Goes along each line straight ahead until it comes upon a screen. `slack` grows what is looked for and shrinks what
/// hides it.
bool zoneFound(const Rect& owner, const Rect& mover, std::span<const Rect> screens, double slack)
{
    constexpr double step = 0.25;
    const double least = 0.25 - slack;
    const Rect whole = mover.drawnIn(0.25 - slack);
    std::vector<Rect> hides;
    for (const Rect& screen : screens)
        hides.push_back(screen.grown(0.25 - slack));
    for (double x = owner.left() + least; x <= owner.right() - least; x += step)
        for (double y = std::max(0.0, slack); y < deep - least; y += step)
        {
            const Point point = owner.at(x, y);
            if (std::ranges::any_of(hides, [&](const Rect& screen) { return screen.has(point); }))
                break;
            if (y > least && whole.has(point))
                return true;
        }
    return false;
}

Answer inZone(const Rect& owner, const Rect& mover, std::span<const Rect> screens)
{
    constexpr double slack = 0.2; // what lies between points 0.25 mm apart, and a little more
    if (zoneFound(owner, mover, screens, -slack))
        return Answer::Yes;
    return zoneFound(owner, mover, screens, slack) ? Answer::Unsure : Answer::No;
}

/// Some point of the front edge that is near enough to one of these, and has it in its arc of 45 degrees.
bool pairFound(const Rect& owner, std::span<const Point> points, double slack)
{
    const double wide = std::tan(45.5 * std::numbers::pi / 180);
    for (const Point point : points)
    {
        const Point p = owner.seen(point);
        for (double x = owner.left(); p.y >= -slack && x <= owner.right(); x += 0.1)
            if (std::abs(p.x - x) <= p.y * wide + 2.1 * slack && std::hypot(p.x - x, p.y) <= 100.5 + 2 * slack)
                return true;
    }
    return false;
}

Answer seenBy(const Rect& owner, std::span<const Point> points)
{
    if (pairFound(owner, points, 0))
        return Answer::Yes;
    return pairFound(owner, points, 0.1) ? Answer::Unsure : Answer::No;
}

/// The edges, in the order of Edge, that have the shooter on their outer side.
bool facesTo(const Rect& target, int edge, Point shooter)
{
    const Point p = target.seen(shooter);
    const double beyond[] = {p.y - target.front(), p.x - target.right(), target.rear() - p.y, target.left() - p.x};
    return beyond[edge] > sampled::tie; // on the line is not on its outer side
}

/// All straight lines from one edge to the other, point by point.
Answer inLane(std::span<const Point> front, std::span<const Point> aim, const Rect& third)
{
    Answer answer = Answer::No;
    const Rect sure = third.drawnIn(sampled::tie);
    const Rect grown = third.grown(1.5);
    for (const Point from : front)
        for (const Point to : aim)
            for (const Point point : sampled::along(from, to, 1))
            {
                if (sure.has(point))
                    return Answer::Yes;
                if (grown.has(point))
                    answer = Answer::Unsure;
            }
    return answer;
}

} // namespace

class TestSamplingSight : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void aZoneIsWhatNoScreenHidesFromTheFront()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(800); ++i)
        {
            const auto stands = random.crowd(6, 235, 345);
            const Stand& owner = stands.front();
            const std::span screens(stands.begin() + 1, stands.end());
            const Stand mover = random.stand(240, 340, i % 3 == 0);
            std::vector<Rect> rects;
            for (const Stand& screen : screens)
                rects.push_back(rectOf(screen));
            const auto zone = zoneOf(owner, deep, screens);
            const bool said = std::ranges::any_of(zone, [&](const Convex& part)
                                                  { return overlap(mover.shape(Tolerance::in), part); });
            tally.add(said, inZone(rectOf(owner), rectOf(mover), rects),
                      [&]
                      {
                          std::string all = "mover " + text(mover) + " owner and screens ";
                          for (const Stand& stand : stands)
                              all += text(stand);
                          return all;
                      });
        }
        judge(tally, "zones");
    }

    void aFanIsWhatSomePointOfTheFrontSees()
    {
        Random random;
        Tally all;
        Tally edges;
        for (int i = 0; i < Random::samples(500); ++i)
        {
            Stand owner = random.stand(270, 330, i % 3 == 0);
            Stand target = random.stand(180, 420, i % 3 == 0);
            while (overlap(owner, target))
            {
                owner = random.stand(270, 330, i % 3 == 0);
                target = random.stand(180, 420, i % 3 == 0);
            }
            const Fan fan{owner, 100, 450};
            const auto situation = [&] { return text(owner) + " at " + text(target); };
            const Rect by = rectOf(owner);
            const Rect at = rectOf(target);
            all.add(fan.sees(target.shape()), seenBy(by, at.border(0.1)), situation);
            const auto said = fan.edgesSeen(target);
            for (const Edge edge : allEdges)
            {
                const int which = static_cast<int>(edge);
                const bool faces = facesTo(at, which, by.at(0, 0));
                edges.add(std::ranges::find(said, edge) != said.end(),
                          faces ? seenBy(by, at.edge(which, 0.1)) : Answer::No, situation);
            }
        }
        QCOMPARE(all.tried(), long{Random::samples(500)});
        judge(all, "fans");
        judge(edges, "edges seen");
    }

    void aLaneIsEveryStraightLineFromEdgeToEdge()
    {
        Random random;
        Tally tally;
        for (int i = 0; i < Random::samples(250); ++i)
        {
            const Stand shooter = random.stand(250, 350, i % 3 == 0);
            const Stand target = random.stand(250, 350, i % 3 == 0);
            const Stand third = random.stand(250, 350, i % 3 == 0);
            const auto which = static_cast<std::size_t>(random.from(0, 3));
            const Convex lane = laneOf(shooter, target.edge(allEdges[which]));
            const auto front = rectOf(shooter).edge(0, 1);
            const auto aim = rectOf(target).edge(static_cast<int>(which), 1);
            tally.add(overlap(lane, third.shape()), inLane(front, aim, rectOf(third)),
                      [&] { return text(shooter) + text(target) + text(third) + " edge " + std::to_string(which); });
        }
        judge(tally, "lanes");
    }
};

LIST_TEST(TestSamplingSight)

} // namespace tst_sampling_sight

#include "tst_sampling_sight.moc"
