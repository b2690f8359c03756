#include "../io/support_skirmish.h"
#include "core/play/odds.h"
#include "core/siege/field/state.h"
#include "core/siege/system.h"
#include "support_main.h"

#include <QTest>

#include <map>

namespace tst_shot_odds
{

using namespace merlon;
using play::Odds;
using play::Record;

namespace
{

Record health(const std::string& who, castle::Health state)
{
    return play::recordOf(castle::HealthChange{{who}, state});
}

/// Loud effects and results, face by face.
std::map<std::string, int> byHand(const play::Game& game, const Record& order, bool allowed)
{
    std::map<std::string, int> faces;
    const auto& system = *game.setting->system;
    for (int face = 1; face <= 10; ++face)
    {
        const auto verdict = play::judge(game, order, {{{10, face, "shot", {}}}, {}, allowed});
        std::string key;
        for (const Record& effect : verdict.effects)
            if (!system.effect(effect.kind)->quiet)
                key += play::plain(effect) + '\n';
        for (const play::Reason& reason : verdict.reasons)
            if (reason.weight == play::Weight::Result)
                key += reason.phrase.key;
        ++faces[key];
    }
    return faces;
}

} // namespace

/// What may come of shots: against every face judged by itself.
class TestShotOdds : public QObject
{
    Q_OBJECT

private:
    static play::Game changed(play::Game game, const Record& effect)
    {
        auto state = game.setting->system->apply(game, std::array{effect}, play::today);
        Q_ASSERT(state);
        return {game.setting, std::move(*state)};
    }

private slots:
    void theSameAsFaceByFace()
    {
        std::mt19937_64 random(5); // NOLINT: the same games every time
        int open = 0;
        for (int round = 0; round < 40; ++round)
        {
            play::Game game = play::begin(test::skirmish());
            play::Journal journal;
            journal.header = test::headerOf(*game.setting, static_cast<std::uint64_t>(round));
            for (int line = 0; line < 8; ++line)
            {
                for (const play::Thing& by : game.setting->system->things(game, "counter"))
                    for (const play::Thing& at : game.setting->system->things(game, "counter"))
                        open += compare(game, test::shot(by.id, at.id), line % 2 == 1) ? 1 : 0;
                game = test::carriedOut(game, test::played(game, test::someOrder(game, random), journal));
            }
        }
        QVERIFY2(open > 100, std::to_string(open).c_str());
    }

    static bool compare(const play::Game& game, const Record& order, bool allowed)
    {
        const Odds odds = play::oddsOf(game, order, {{}, {}, allowed});
        if (!odds.open())
            return false;
        std::int64_t sum = 0;
        std::multimap<int, int> counted;
        for (const play::Outcome& one : odds.outcomes)
            sum += one.parts;
        auto faces = byHand(game, order, allowed);
        [&]
        {
            QCOMPARE(odds.of, std::int64_t{10});
            QCOMPARE(sum, std::int64_t{10});
            QCOMPARE(odds.judgments, 11);
            std::vector<std::int64_t> ours;
            std::vector<std::int64_t> theirs;
            for (const play::Outcome& one : odds.outcomes)
                ours.push_back(one.parts);
            for (const auto& [key, number] : faces)
                theirs.push_back(number);
            std::ranges::sort(theirs, std::greater());
            QVERIFY(ours == theirs);
        }();
        return true;
    }

    /// Who is wounded already is killed by what wounds another.
    void whoIsWoundedIsKilled()
    {
        const auto setting = test::skirmish();
        const play::Game well = play::begin(setting);
        std::optional<Record> shot;
        for (const play::Thing& by : setting->system->things(well, "counter"))
            for (const play::Thing& at : setting->system->things(well, "counter"))
                if (const Odds odds = play::oddsOf(well, test::shot(by.id, at.id)); odds.open() && !shot)
                    shot = test::shot(by.id, at.id);
        QVERIFY(shot);
        const std::string target = std::get<play::Ref>(*play::find(shot->fields, "at")).id;
        const std::string shooter = std::get<play::Ref>(*play::find(shot->fields, "by")).id;
        const auto dead = [&](const play::Game& game)
        {
            const Record death = health(target, castle::Health::Dead);
            std::int64_t parts = 0;
            const Odds odds = play::oddsOf(game, *shot);
            for (const play::Outcome& one : odds.outcomes)
                if (std::ranges::count(one.verdict.effects, death) > 0)
                    parts += one.parts;
            return parts;
        };
        const play::Game again = changed(well, health(target, castle::Health::Wounded));
        QVERIFY(dead(again) > dead(well));
        QCOMPARE(play::befalls(*setting->system, play::oddsOf(again, *shot), {"counter", target}),
                 play::befalls(*setting->system, play::oddsOf(well, *shot), {"counter", target}));
        QCOMPARE(play::befalls(*setting->system, play::oddsOf(well, *shot), {"counter", shooter}), std::int64_t{0});
    }

    /// A wounded shooter shoots worse, or as well as before.
    void whoIsWoundedShootsWorse()
    {
        const auto setting = test::skirmish();
        const play::Game well = play::begin(setting);
        const auto& system = *setting->system;
        int shifted = 0;
        for (const play::Thing& by : system.things(well, "counter"))
            for (const play::Thing& at : system.things(well, "counter"))
            {
                const Record order = test::shot(by.id, at.id);
                const Odds before = play::oddsOf(well, order);
                const Odds after = play::oddsOf(changed(well, health(by.id, castle::Health::Wounded)), order);
                if (!before.open() || !after.open())
                    continue;
                const auto harm = [&](const Odds& odds) { return play::befalls(system, odds, {"counter", at.id}); };
                QVERIFY(harm(after) <= harm(before));
                shifted += harm(after) < harm(before) ? 1 : 0;
            }
        QVERIFY(shifted > 0);
    }
};

LIST_TEST(TestShotOdds)

} // namespace tst_shot_odds

#include "tst_shot_odds.moc"
