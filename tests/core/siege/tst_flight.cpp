#include "../io/support_skirmish.h"
#include "core/castle/retreats/retreats.h"
#include "core/play/as.h"
#include "core/siege/system.h"
#include "support_main.h"

#include <QTest>

namespace tst_flight
{

using namespace merlon;

/// Where one may flee, found by search, and what the judge says of it.
class TestFlight : public QObject
{
    Q_OBJECT

private:
    static bool judgedLegal(const play::Game& game, const std::string& who, const std::vector<hex::Hex>& path)
    {
        const play::Value way = play::As<std::vector<hex::Hex>>::put(path);
        return play::judge(game, {"retreat", {{"counter", castle::counterRef(who)}, {"path", way}}}).legal;
    }

    /// Every way of two steps.
    template <class Visit>
    static void everyWay(hex::Hex from, Visit visit)
    {
        for (const hex::Side first : hex::allSides)
            for (const hex::Side second : hex::allSides)
            {
                const hex::Hex one = hex::neighbour(from, first);
                visit(std::vector<hex::Hex>{one, hex::neighbour(one, second)});
            }
    }

private slots:
    void whatIsOfferedIsLegalAndNothingElseIs()
    {
        std::mt19937_64 random(11); // NOLINT: the same games every time
        int fled = 0;
        for (int round = 0; round < 300; ++round)
        {
            play::Game game = play::begin(test::skirmish());
            play::Journal journal;
            journal.header = test::headerOf(*game.setting, static_cast<std::uint64_t>(round));
            for (int order = 0; order < 12; ++order)
            {
                const auto& data = siege::System::dataOf(game);
                const auto& state = siege::System::stateOf(game);
                const castle::Position now(data, state);
                for (const castle::Debt& debt : state.owed)
                {
                    const auto* due = std::get_if<castle::RetreatDue>(&debt);
                    if (due == nullptr)
                        continue;
                    const castle::Body who = now.find(due->counter);
                    const auto flights = castle::retreatsOf(now, who, due->hexes);
                    for (const castle::Destination& one : flights)
                        QVERIFY2(judgedLegal(game, due->counter, one.path), due->counter.c_str());
                    const auto offered = [&](hex::Hex end)
                    { return std::ranges::count(flights, end, &castle::Destination::end) > 0; };
                    if (due->hexes == 2)
                        everyWay(*who.state->hex, [&](const std::vector<hex::Hex>& path)
                                 { QVERIFY(offered(path.back()) || !judgedLegal(game, due->counter, path)); });
                    ++fled;
                }
                game = test::carriedOut(game, test::played(game, test::someOrder(game, random), journal));
            }
        }
        QVERIFY2(fled > 20, std::to_string(fled).c_str()); // or the games are not about it
    }
};

LIST_TEST(TestFlight)

} // namespace tst_flight

#include "tst_flight.moc"
