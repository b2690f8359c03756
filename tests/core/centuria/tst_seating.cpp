// Seats against an exhaustive search.

#include "support_main.h"
#include "support_random.h"
#include "support_seats.h"

#include <QTest>

namespace tst_seating
{

using namespace merlon;
using centuria::SeatCost;

namespace
{

/// Who has sat where, and which tables have fixed scenery, at random.
struct Room
{
    Room(Random& random, int pairs, int tables, int percent) : fixed(static_cast<std::size_t>(tables)), pairs_(pairs)
    {
        for (int i = 0; i < pairs * tables; ++i)
            sat_.push_back(random.from(1, 100) <= percent ? random.from(1, 2) : 0);
        for (int i = 0; i < tables; ++i)
            fixed[static_cast<std::size_t>(i)] = random.once(3);
    }
    int operator()(int pair, int table) const { return sat_[static_cast<std::size_t>(table * pairs_ + pair)]; }

    std::vector<bool> fixed;

private:
    int pairs_;
    std::vector<int> sat_;
};

} // namespace

class TestSeating : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void withNobodyThereBeforeTheySitInOrder()
    {
        const auto nobody = [](int, int) { return 0; };
        QCOMPARE(centuria::seated(3, std::vector<bool>(5), nobody), (std::vector{0, 1, 2}));
        QVERIFY(centuria::seated(0, {}, nobody).empty());
    }

    /// One who sits at a table with fixed scenery again weighs more than two who sit at another.
    void fixedSceneryWeighsFirst()
    {
        const auto before = [](int pair, int table) { return pair == 0 ? 1 + table : 0; };
        QCOMPARE(centuria::seated(2, {true, false}, before), (std::vector{1, 0}));
        QCOMPARE(centuria::seated(2, {false, false}, before), (std::vector{0, 1}));
        QCOMPARE(centuria::seated(2, {true, true}, before), (std::vector{0, 1}));
    }

    void theyAreTheBestOfAllSeats()
    {
        Random random;
        for (int i = 0; i < Random::samples(400); ++i)
        {
            const int pairs = random.from(1, 5);
            const Room room(random, pairs, pairs + random.from(0, 2), random.from(10, 100));
            QCOMPARE(centuria::seated(pairs, room.fixed, room), test::bestSeats(pairs, room.fixed, room));
        }
    }

    /// Each table once, and no two pairs could change places for less.
    void largeRoomsAreWhole()
    {
        Random random;
        for (const int pairs : {32, 65, 128})
        {
            const Room room(random, pairs, pairs + random.from(0, 4), 5);
            const std::vector<int> seats = centuria::seated(pairs, room.fixed, room);
            std::vector<bool> taken(room.fixed.size());
            for (const int table : seats)
            {
                QVERIFY(!taken[static_cast<std::size_t>(table)]);
                taken[static_cast<std::size_t>(table)] = true;
            }
            const SeatCost all = centuria::costOf(seats, room.fixed, room);
            for (std::size_t i = 0; i < seats.size(); ++i)
                for (std::size_t j = i + 1; j < seats.size(); ++j)
                {
                    std::vector<int> other = seats;
                    std::swap(other[i], other[j]);
                    QVERIFY(centuria::costOf(other, room.fixed, room) >= all);
                }
        }
    }
};

LIST_TEST(TestSeating)

} // namespace tst_seating

#include "tst_seating.moc"
