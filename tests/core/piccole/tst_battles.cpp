// Battles that play themselves by the orders that the rules allow: none is stuck, nobody stands on another, and each
// replays the same. MERLON_SAMPLES=1000 plays so many, MERLON_SEED other ones.

#include "support_battle.h"
#include "support_main.h"

#include <QTest>

namespace tst_battles
{

using namespace merlon;
using test::Battle;

constexpr int mostTurns = 60;

class TestBattles : public QObject
{
    Q_OBJECT

    /// Other readings now and then.
    static play::Fields optionsOf(std::uint64_t seed)
    {
        test::Dice dice(seed + 7);
        play::Fields out;
        for (const play::Field& field : piccole::system().options().fields)
            if (dice.once(6) && field.words.size() > 1)
                out.emplace_back(field.key, play::Choice{std::string(field.set), std::string(field.words[1])});
        return out;
    }

    static QByteArray overlapIn(const Battle& battle)
    {
        const auto& all = battle.elements();
        for (const piccole::Element& one : all)
            for (const piccole::Element& other : all)
                if (&one < &other && one.stands() && other.stands() && tabletop::overlap(one.stand(), other.stand()))
                    return QByteArray::fromStdString(one.id + " on " + other.id);
        return {};
    }

private slots:
    void noneIsStuck()
    {
        const int count = test::Dice::samples(4);
        int ended = 0;
        for (int i = 0; i < count; ++i)
        {
            const auto seed = static_cast<std::uint64_t>(i) + test::Dice::seed();
            Battle battle(seed, i % 2 == 0 ? play::Fields{} : optionsOf(seed));
            const QByteArray where = "seed " + QByteArray::number(qulonglong(seed));
            int turn = 0;
            while (turn < mostTurns && !battle.isOver())
            {
                QVERIFY2(battle.turn(), (where + ", turn " + QByteArray::number(turn)).constData());
                const QByteArray overlap = overlapIn(battle);
                QVERIFY2(overlap.isEmpty(), (where + ": " + overlap).constData());
                ++turn;
            }
            ended += battle.isOver() ? 1 : 0;
            QVERIFY2(battle.replayed() == battle.game(), where.constData());
        }
        QVERIFY(ended > 0); // somebody has lost
    }
};

LIST_TEST(TestBattles)

} // namespace tst_battles

#include "tst_battles.moc"
