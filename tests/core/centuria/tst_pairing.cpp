// Pairs against an exhaustive search.

#include "support_main.h"
#include "support_pairings.h"
#include "support_random.h"

#include <QTest>

namespace tst_pairing
{

using namespace merlon;
using centuria::Cost;
using centuria::Pairs;

namespace
{

/// Who had better not meet, at random.
class Meetings
{
public:
    Meetings(Random& random, int count, int percent) : count_(count), met_(static_cast<std::size_t>(count * count))
    {
        for (int a = 0; a < count; ++a)
            for (int b = a + 1; b < count; ++b)
                met_[at(a, b)] = met_[at(b, a)] = random.from(1, 100) <= percent;
    }
    bool operator()(int a, int b) const { return met_[at(a, b)]; }

private:
    std::size_t at(int a, int b) const { return static_cast<std::size_t>(a * count_ + b); }

    int count_;
    std::vector<bool> met_;
};

bool nobody(int, int)
{
    return false;
}

/// The same pairs, but that two of them exchange their seconds, or a first for a second.
Pairs exchanged(Pairs pairs, std::size_t i, std::size_t j, bool crossed)
{
    std::swap(pairs[i].second, crossed ? pairs[j].first : pairs[j].second);
    for (auto* one : {&pairs[i], &pairs[j]})
        if (one->first > one->second)
            std::swap(one->first, one->second);
    return pairs;
}

} // namespace

class TestPairing : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void withNobodyUnwantedTheyAreNeighbours()
    {
        QCOMPARE(centuria::paired(6, nobody), (Pairs{{0, 1}, {2, 3}, {4, 5}}));
        QCOMPARE(centuria::neighbours(6), (Pairs{{0, 1}, {2, 3}, {4, 5}}));
        QVERIFY(centuria::paired(0, nobody).empty());
        QCOMPARE(centuria::paired(2, [](int, int) { return true; }), (Pairs{{0, 1}}));
    }

    /// Up to ten, with the third criterion.
    void theyAreTheBestOfAllPairings()
    {
        Random random;
        for (int i = 0; i < Random::samples(600); ++i)
        {
            const int count = 2 * random.from(1, 5);
            const Meetings met(random, count, random.from(10, 100));
            QCOMPARE(centuria::paired(count, met), test::bestOfAll(count, met));
        }
    }

    /// Everybody once, the better of a pair first, the pairs in the order of these; and no two pairs could be exchanged
    /// for better ones.
    void largeRoundsAreWhole()
    {
        Random random;
        for (const int count : {64, 130, 256})
        {
            const Meetings met(random, count, 5);
            const Pairs pairs = centuria::paired(count, met);
            QCOMPARE(static_cast<int>(pairs.size()), count / 2);
            QVERIFY(std::ranges::is_sorted(pairs));
            std::vector<bool> seen(static_cast<std::size_t>(count));
            for (const auto& [a, b] : pairs)
            {
                QVERIFY(a < b && !seen[static_cast<std::size_t>(a)] && !seen[static_cast<std::size_t>(b)]);
                seen[static_cast<std::size_t>(a)] = seen[static_cast<std::size_t>(b)] = true;
            }
            const Cost all = centuria::costOf(pairs, met);
            for (std::size_t i = 0; i < pairs.size(); ++i)
                for (std::size_t j = i + 1; j < pairs.size(); ++j)
                    for (const bool crossed : {false, true})
                        QVERIFY(centuria::costOf(exchanged(pairs, i, j, crossed), met) >= all);
        }
    }
};

LIST_TEST(TestPairing)

} // namespace tst_pairing

#include "tst_pairing.moc"
