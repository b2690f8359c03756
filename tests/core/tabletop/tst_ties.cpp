// Bases square to the table, where ties are everyday, against whole tenths of a millimetre.

#include "support_main.h"
#include "support_random.h"
#include "support_situations.h"

#include "core/tabletop/contact.h"

#include <QtTest>

namespace tst_ties
{

using namespace merlon::tabletop;

namespace
{

struct Whole
{
    int x = 0;
    int y = 0;

    friend Whole operator+(Whole a, Whole b) { return {a.x + b.x, a.y + b.y}; }
    friend Whole operator-(Whole a, Whole b) { return {a.x - b.x, a.y - b.y}; }
    friend Whole operator*(int n, Whole a) { return {n * a.x, n * a.y}; }
};
int product(Whole a, Whole b)
{
    return a.x * b.x + a.y * b.y;
}
int square(Whole a)
{
    return product(a, a);
}
Whole northOf(int quarter)
{
    constexpr Whole ways[] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    return ways[quarter % 4];
}

/// A base in tenths of a millimetre.
struct Tenths
{
    Whole at;
    int quarter = 0;
    int depth = 200;

    Stand stand() const { return standAt({40, depth / 10.0}, {at.x, at.y, 900 * quarter}); }
    /// Clockwise from the left of the front; 4 is the first again.
    Whole corner(int which) const
    {
        const Whole side = 200 * northOf(quarter + 1);
        const Whole rear = at - depth * northOf(quarter);
        const Whole corners[] = {at - side, at + side, rear + side, rear - side};
        return corners[which % 4];
    }
    /// From where to where across the table, that way.
    std::pair<int, int> shadow(Whole way) const
    {
        const auto [a, b] = std::minmax({product(corner(0), way), product(corner(2), way)});
        return {a, b};
    }
};

/// By the corners of both, as a pupil with a grid would do it.
std::optional<Contact> counted(const Tenths& one, const Tenths& other)
{
    for (int edge = 0; edge < 4; ++edge)
    {
        const int out = other.quarter + edge;
        if ((one.quarter + 2) % 4 != out % 4)
            continue;
        const Whole from = other.corner(edge);
        const Whole to = other.corner(edge + 1);
        const Whole along = northOf(out + 1);
        const int far = product(one.at - from, northOf(out));
        const auto [a, b] = std::minmax({product(one.corner(0) - from, along), product(one.corner(1) - from, along)});
        const int shared = std::min(b, product(to - from, along)) - std::max(a, 0);
        if (std::abs(far) > 5 || shared <= 5)
            continue;
        const bool left = square(one.corner(1) - from) <= 25;
        const bool right = square(one.corner(0) - to) <= 25;
        const bool corners[] = {left && right, left, left && right, right};
        return Contact{static_cast<Edge>(edge), shared / 10.0, corners[edge]};
    }
    return {};
}

} // namespace

class TestTies : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void basesThatAreHalfAMillimetreDeepDoNotOverlapYet()
    {
        Random random;
        int ties = 0;
        int overlaps = 0;
        for (int i = 0; i < Random::samples(20'000); ++i)
        {
            const auto any = [&] {
                return Tenths{
                    {random.from(0, 60) * 5, random.from(0, 60) * 5}, random.from(0, 3), random.once(2) ? 200 : 300};
            };
            const Tenths a = any();
            const Tenths b = any();
            int depth = 10'000;
            for (const Whole way : {Whole{1, 0}, Whole{0, 1}})
            {
                const auto [a0, a1] = a.shadow(way);
                const auto [b0, b1] = b.shadow(way);
                depth = std::min({depth, a1 - b0, b1 - a0});
            }
            ties += depth == 5;
            overlaps += depth > 5;
            QVERIFY2(overlap(a.stand(), b.stand()) == (depth > 5), (text(a.stand()) + text(b.stand())).c_str());
        }
        QVERIFY(ties > 0 && overlaps > 0);
    }

    void aSlideMeetsAndLeavesAtTheTenthThatIsCounted()
    {
        Random random;
        int met = 0;
        int brushed = 0;
        for (int i = 0; i < Random::samples(20'000); ++i)
        {
            const Tenths a{{random.from(-200, 200) * 5, random.from(-60, 60) * 5}, random.from(0, 3), 200};
            const Tenths b{{random.from(-10, 10) * 5, random.from(-10, 10) * 5}, random.from(0, 3), 300};
            const int quarter = random.from(0, 3);
            const int way = random.from(0, 150) * 10;
            const auto [a0, a1] = a.shadow(northOf(quarter));
            const auto [b0, b1] = b.shadow(northOf(quarter));
            const auto [l0, l1] = a.shadow(northOf(quarter + 1));
            const auto [r0, r1] = b.shadow(northOf(quarter + 1));
            const int beside = std::min(l1 - r0, r1 - l0);
            const int from = b0 + 5 - a1;
            const int to = b1 - 5 - a0;
            const bool meets = beside > 5 && to > 0 && (from < 0 || from < way);
            const auto span = Meeting(a.stand().shape(Tolerance::in), b.stand().shape(Tolerance::in))
                                  .along(ahead(900 * quarter), way / 10.0);
            met += meets;
            brushed += beside == 5;
            QVERIFY2(span.has_value() == meets, (text(a.stand()) + text(b.stand())).c_str());
            QVERIFY(!span || std::abs(span->from - std::max(from, 0) / 10.0) < 1e-7);
            QVERIFY(!span || std::abs(span->to - std::min(to, way) / 10.0) < 1e-7);
        }
        QVERIFY(met > 0 && brushed > 0);
    }

    void contactIsWhatTheTenthsOfTheirCornersSay()
    {
        Random random;
        int touching = 0;
        int aligned = 0;
        for (int i = 0; i < Random::samples(20'000); ++i)
        {
            const Tenths other{{3000, 3000}, random.from(0, 3), random.once(2) ? 200 : 300};
            const int out = random.from(0, 3);
            // the front somewhere about an edge: off it and along it by a few tenths, now and then by much more
            const Whole middle = other.corner(out) + random.from(0, 1) * (other.corner(out + 1) - other.corner(out));
            const int quarter = other.quarter + out;
            const int aside =
                random.once(3) ? random.from(-420, 420) : 200 * (random.once(2) ? 1 : -1) + random.from(-6, 6);
            const Tenths one{middle + random.from(-6, 6) * northOf(quarter) + aside * northOf(quarter + 1),
                             (quarter + (random.once(9) ? 1 : 2)) % 4, 200};
            const auto said = contact(one.stand(), other.stand());
            const auto found = counted(one, other);
            QVERIFY2(said.has_value() == found.has_value(), (text(one.stand()) + text(other.stand())).c_str());
            if (!found)
                continue;
            ++touching;
            aligned += found->aligned;
            QCOMPARE(said->edge, found->edge);
            QCOMPARE(said->aligned, found->aligned);
            QVERIFY(std::abs(said->shared - found->shared) < 1e-7);
        }
        QVERIFY(touching > 0 && aligned > 0 && aligned < touching);
    }
};

LIST_TEST(TestTies)

} // namespace tst_ties

#include "tst_ties.moc"
