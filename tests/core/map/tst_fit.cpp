// A grid that was laid on a scan is found again from a few hexes, turned, stretched and smudged.

#include "support_main.h"

#include "core/map/fit.h"

#include <QtTest>

#include <random>

namespace tst_fit
{

using namespace merlon;
using namespace merlon::map;

namespace
{

class Draw
{
public:
    explicit Draw(unsigned seed) : engine_(seed) {}
    double from(double least, double most) { return std::uniform_real_distribution(least, most)(engine_); }
    int upTo(int most) { return std::uniform_int_distribution(0, most)(engine_); }

    Placement placement()
    {
        const double across = from(5, 200);
        return {{from(-500, 500), from(-500, 500)}, across, across * from(0.9, 1.1), from(-180, 180)};
    }
    hex::Layout layout()
    {
        const auto orientation = upTo(1) == 0 ? hex::Orientation::Flat : hex::Orientation::Pointy;
        return {10 + upTo(90), 10 + upTo(90), orientation, upTo(1) == 0 ? hex::Shove::Even : hex::Shove::Odd};
    }

private:
    std::mt19937 engine_;
};

/// Its corner hexes and some more, each as far off at most.
std::vector<Sighting> sightings(const hex::Layout& layout, const Placement& placement, Draw& draw, int more,
                                double smudge)
{
    std::vector<hex::Hex> hexes;
    for (const int column : {0, layout.columns - 1})
        for (const int row : {0, layout.rows - 1})
            hexes.push_back(layout.hexAt({column, row}));
    while (more > 0)
        if (const hex::Hex one = layout.hexOf(draw.upTo(layout.count() - 1)); std::ranges::count(hexes, one) == 0)
        {
            hexes.push_back(one);
            --more;
        }
    std::vector<Sighting> out;
    for (const hex::Hex one : hexes)
    {
        const Pixel at = pixelOf(placement, hex::centreOf(layout, one));
        out.push_back({one, {at.x + draw.from(-smudge, smudge), at.y + draw.from(-smudge, smudge)}});
    }
    return out;
}

/// The same turn, whichever side of half a turn it is written on.
double between(double a, double b)
{
    return std::abs(std::remainder(a - b, 360));
}

} // namespace

class TestFit : public QObject
{
    Q_OBJECT

private slots:
    void aPixelIsWhereItsPlaceIs()
    {
        Draw draw(1);
        for (int i = 0; i < 200; ++i)
        {
            const Placement placement = draw.placement();
            const hex::PlanePoint place{draw.from(-100, 100), draw.from(-100, 100)};
            const hex::PlanePoint back = planeOf(placement, pixelOf(placement, place));
            QVERIFY(std::hypot(back.x - place.x, back.y - place.y) < 1e-9);
        }
        const Pixel right = pixelOf({{10, 20}, 3, 5, 90}, {1, 0});
        QVERIFY(std::hypot(right.x - 10, right.y - 23) < 1e-9); // clockwise on the screen
    }

    void aGridThatWasLaidIsFoundAgain()
    {
        for (unsigned seed = 1; seed <= 300; ++seed)
        {
            Draw draw(seed);
            const Placement laid = draw.placement();
            const hex::Layout layout = draw.layout();
            const auto found = fitted(layout, sightings(layout, laid, draw, draw.upTo(10), 0));
            QVERIFY2(found.placement, qPrintable(QString::number(seed)));
            QVERIFY(std::abs(found.placement->across - laid.across) < 1e-7);
            QVERIFY(std::abs(found.placement->down - laid.down) < 1e-7);
            QVERIFY(between(found.placement->rotation, laid.rotation) < 1e-7);
            QVERIFY(std::hypot(found.placement->origin.x - laid.origin.x, found.placement->origin.y - laid.origin.y) <
                    1e-5);
        }
    }

    void smudgedPointsAreFittedNoWorseThanTheTruth()
    {
        for (unsigned seed = 1; seed <= 300; ++seed)
        {
            Draw draw(seed);
            const Placement laid = draw.placement();
            const hex::Layout layout = draw.layout();
            const auto seen = sightings(layout, laid, draw, 8, 2);
            const auto found = fitted(layout, seen);
            QVERIFY2(found.placement, qPrintable(QString::number(seed)));
            const Residual best = residualOf(layout, *found.placement, seen);
            QVERIFY(best.rootMeanSquare <= residualOf(layout, laid, seen).rootMeanSquare + 1e-9);
            QVERIFY(best.largest >= best.rootMeanSquare);
            QVERIFY(between(found.placement->rotation, laid.rotation) < 10);
        }
    }

    /// No placement near the one that was found is better.
    void theLeastIsTheLeast()
    {
        Draw draw(7);
        const hex::Layout layout = draw.layout();
        const auto seen = sightings(layout, draw.placement(), draw, 5, 4);
        const Placement best = *fitted(layout, seen).placement;
        const double least = residualOf(layout, best, seen).rootMeanSquare;
        for (int i = 0; i < 500; ++i)
        {
            Placement other = best;
            other.origin.x += draw.from(-1, 1);
            other.origin.y += draw.from(-1, 1);
            other.across += draw.from(-0.05, 0.05);
            other.down += draw.from(-0.05, 0.05);
            other.rotation += draw.from(-0.05, 0.05);
            QVERIFY(residualOf(layout, other, seen).rootMeanSquare >= least - 1e-9);
        }
    }

    void whatSaysTooLittleIsRefused()
    {
        const hex::Layout layout{20, 20};
        const auto at = [&](const char* name, double x, double y) {
            return Sighting{*hex::parseHex(layout, name), {x, y}};
        };
        const auto why = [&](const std::vector<Sighting>& seen)
        {
            const Fitted found = fitted(layout, seen);
            return found.placement ? -1 : static_cast<int>(found.why);
        };
        const auto as = [](Misfit misfit) { return static_cast<int>(misfit); };
        QCOMPARE(why({}), as(Misfit::TooFew));
        QCOMPARE(why({at("A1", 0, 0), at("B1", 30, 0)}), as(Misfit::TooFew));
        QCOMPARE(why({at("A1", 0, 0), at("A1", 1, 0), at("C9", 30, 90)}), as(Misfit::SameHex));
        QCOMPARE(why({at("A1", 0, 0), at("A5", 0, 50), at("A9", 0, 100)}), as(Misfit::InLine));
        QCOMPARE(why({at("A1", 5, 5), at("A9", 5, 5), at("I1", 5, 5)}), as(Misfit::InLine));
        QCOMPARE(why({at("A1", 0, 0), at("A9", 0, 90), at("I1", -90, 0)}), as(Misfit::Mirrored));
        QCOMPARE(why({at("A1", 0, 0), at("A9", 0, 90), at("I1", 90, 0)}), -1);
    }

    void aBackgroundKeepsWhereItWasLaid()
    {
        Draw draw(3);
        for (const auto orientation : {hex::Orientation::Flat, hex::Orientation::Pointy})
            for (int i = 0; i < 100; ++i)
            {
                const Placement laid = draw.placement();
                Background background;
                QVERIFY(place(background, laid, orientation));
                const Placement kept = placementOf(background, orientation);
                const Pixel far = pixelOf(laid, {100, 100});
                const Pixel there = pixelOf(kept, {100, 100});
                QVERIFY(std::hypot(far.x - there.x, far.y - there.y) < 0.01);
                Background again = background;
                QVERIFY(place(again, kept, orientation));
                QVERIFY(again == background);
            }
    }

    void aRegularHexNeedsNoHeight()
    {
        Background background;
        QVERIFY(place(background, {{3, 4}, 23.1, 23.1, 0}, hex::Orientation::Flat));
        QCOMPARE(background.hex, 46.2);
        QCOMPARE(background.height, 0.0);
        QVERIFY(place(background, {{3, 4}, 23.1, 23.2, 0}, hex::Orientation::Flat));
        QVERIFY(background.height > 0);
        const Background before = background;
        QVERIFY(!place(background, {{3, 4}, 1e9, 1e9, 0}, hex::Orientation::Flat));
        QVERIFY(background == before);
    }
};

LIST_TEST(TestFit)

} // namespace tst_fit

#include "tst_fit.moc"
