// Whether a drawn outline crosses itself, beside every pair of its sides tried one by one.

#include "support_main.h"
#include "support_random.h"

#include "core/tabletop/simple.h"

#include <QtTest>

#include <array>

namespace tst_simple
{

using namespace merlon::tabletop;
using Outline = std::vector<TablePoint>;

namespace
{

/// Where two segments share a point, found by solving for it in fractions: another way than the one that is tried.
bool share(TablePoint a, TablePoint b, TablePoint c, TablePoint d)
{
    using Wide = std::int64_t; // the corners that are tried are small
    const Wide dx = b.x - a.x;
    const Wide dy = b.y - a.y;
    const Wide ex = d.x - c.x;
    const Wide ey = d.y - c.y;
    const Wide det = dx * ey - dy * ex;
    const Wide fx = c.x - a.x;
    const Wide fy = c.y - a.y;
    if (det != 0)
    {
        const Wide s = fx * ey - fy * ex;
        const Wide t = fx * dy - fy * dx;
        const auto within = [&](Wide part) { return det > 0 ? part >= 0 && part <= det : part <= 0 && part >= det; };
        return within(s) && within(t);
    }
    if (dx * fy - dy * fx != 0)
        return false; // parallel, apart
    const bool upright = dx == 0;
    const auto along = [&](TablePoint p) { return upright ? p.y : p.x; };
    const auto [low, high] = std::minmax(along(a), along(b));
    const auto [least, most] = std::minmax(along(c), along(d));
    return low <= most && least <= high;
}

bool crosses(const Outline& outline)
{
    const std::size_t count = outline.size();
    for (std::size_t i = 0; i < count; ++i)
    {
        const TablePoint a = outline[i];
        const TablePoint b = outline[(i + 1) % count];
        if (a == b)
            return true;
        for (std::size_t j = i + 2; j < count; ++j)
            if ((j + 1) % count != i && share(a, b, outline[j], outline[(j + 1) % count]))
                return true;
        // With its neighbour it has one corner in common, and more where that leads back.
        const TablePoint c = outline[(i + 2) % count];
        const bool straight = (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x);
        if (straight && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0)
            return true;
    }
    return false;
}

} // namespace

class TestSimple : public QObject
{
    Q_OBJECT

private slots:
    void theShapesThatHandsDraw_data()
    {
        QTest::addColumn<Outline>("outline");
        QTest::addColumn<bool>("isCrossed");
        QTest::newRow("triangle") << Outline{{0, 0}, {10, 0}, {0, 10}} << false;
        QTest::newRow("bow tie") << Outline{{0, 0}, {10, 10}, {10, 0}, {0, 10}} << true;
        QTest::newRow("touches its own side") << Outline{{0, 0}, {20, 0}, {20, 10}, {10, 0}, {0, 10}} << true;
        QTest::newRow("one point twice") << Outline{{0, 0}, {10, 0}, {10, 0}, {0, 10}} << true;
        QTest::newRow("leads back over itself") << Outline{{0, 0}, {20, 0}, {10, 0}, {0, 10}} << true;
        QTest::newRow("a point on a straight side") << Outline{{0, 0}, {10, 0}, {20, 0}, {0, 10}} << false;
        QTest::newRow("without an inside") << Outline{{0, 0}, {10, 0}, {20, 0}} << true;
    }

    void theShapesThatHandsDraw()
    {
        QFETCH(const Outline, outline);
        QFETCH(const bool, isCrossed);
        QCOMPARE(crossing(outline).has_value(), isCrossed);
        QCOMPARE(crosses(outline), isCrossed);
    }

    void itAgreesWithEveryPairTried()
    {
        std::mt19937_64 random(Random::seed());
        const int samples = Random::samples(20'000);
        for (int sample = 0; sample < samples; ++sample)
        {
            Outline outline(3 + random() % 8);
            for (TablePoint& at : outline)
                at = {static_cast<int>(random() % 12), static_cast<int>(random() % 12)};
            QVERIFY2(crossing(outline).has_value() == crosses(outline), qPrintable(QString::number(sample)));
        }
    }
};

LIST_TEST(TestSimple)

} // namespace tst_simple

#include "tst_simple.moc"
