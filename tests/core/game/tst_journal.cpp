#include "support_skirmish.h"

#include "core/siege/referee.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace merlon;

namespace
{

using What = decltype(game::Entry::what);

void add(game::Journal& journal, What what)
{
    journal.entries.push_back({static_cast<int>(journal.entries.size()) + 1, std::move(what)});
}

game::Played anOrder()
{
    return {"normans", test::shot("alric", "gwyn"), {}, {}, {}, {}};
}

/// The same story told plainly: whole rows of orders are copied about.
struct PlainModel
{
    std::vector<int> now;
    std::vector<std::vector<int>> left;
    std::vector<std::vector<int>> afterLine{{}};

    void take(const What& what)
    {
        const int index = static_cast<int>(afterLine.size()) - 1;
        if (std::holds_alternative<game::Played>(what))
        {
            now.push_back(index);
            left.clear();
        }
        else if (std::holds_alternative<game::Undone>(what) && !now.empty())
        {
            left.push_back(now);
            now.pop_back();
        }
        else if (std::holds_alternative<game::Redone>(what) && !left.empty())
        {
            now = left.back();
            left.pop_back();
        }
        else if (const auto* back = std::get_if<game::BackTo>(&what);
                 back && back->line >= 0 && back->line < static_cast<int>(afterLine.size()))
        {
            left.push_back(now);
            now = afterLine[static_cast<std::size_t>(back->line)];
        }
        afterLine.push_back(now);
    }
};

} // namespace

class TestJournal : public QObject
{
    Q_OBJECT

private:
    const std::shared_ptr<const game::Setting> setting_ = test::skirmish();

    static std::vector<int> played(const game::Journal& journal) { return game::inForce(journal).played; }

private slots:
    void undoAndRedo()
    {
        game::Journal journal;
        QVERIFY(!game::inForce(journal).canUndo && !game::inForce(journal).canRedo);
        add(journal, anOrder());
        add(journal, anOrder());
        add(journal, game::Undone{});
        QCOMPARE(played(journal), std::vector<int>({0}));
        QVERIFY(game::inForce(journal).canUndo && game::inForce(journal).canRedo);
        add(journal, game::Redone{});
        QCOMPARE(played(journal), std::vector<int>({0, 1}));
        QVERIFY(!game::inForce(journal).canRedo);
        QCOMPARE(journal.entries.size(), std::size_t{4});
    }

    void aNewOrderForgetsWhatCouldBeRedone()
    {
        game::Journal journal;
        add(journal, anOrder());
        add(journal, game::Undone{});
        add(journal, anOrder());
        QVERIFY(!game::inForce(journal).canRedo);
        QVERIFY(!game::mayFollow(journal, game::Redone{}));
        QCOMPARE(played(journal), std::vector<int>({2}));
    }

    void backGoesInOneStepAndRedoReturns()
    {
        game::Journal journal;
        for (int i = 0; i < 4; ++i)
            add(journal, anOrder());
        add(journal, game::BackTo{1});
        QCOMPARE(played(journal), std::vector<int>({0}));
        add(journal, game::Redone{});
        QCOMPARE(played(journal), std::vector<int>({0, 1, 2, 3}));
        add(journal, game::BackTo{0});
        QVERIFY(played(journal).empty());
        QVERIFY(!game::inForce(journal).canUndo);
    }

    void undoAfterBackTakesTheOrderBefore()
    {
        game::Journal journal;
        for (int i = 0; i < 4; ++i)
            add(journal, anOrder());
        add(journal, game::BackTo{2});
        add(journal, game::Undone{});
        QCOMPARE(played(journal), std::vector<int>({0}));
        add(journal, game::Redone{});
        QCOMPARE(played(journal), std::vector<int>({0, 1}));
        add(journal, game::Redone{});
        QCOMPARE(played(journal), std::vector<int>({0, 1, 2, 3}));
    }

    void backBringsALineTakenBackInForceAgain()
    {
        game::Journal journal;
        add(journal, anOrder());
        add(journal, anOrder());
        add(journal, game::Undone{});
        add(journal, anOrder()); // another line from here on
        add(journal, game::BackTo{2});
        QCOMPARE(played(journal), std::vector<int>({0, 1}));
    }

    void backMayFollowOnlyToALineThatIsThere()
    {
        game::Journal journal;
        add(journal, anOrder());
        QVERIFY(game::mayFollow(journal, game::BackTo{0}));
        QVERIFY(game::mayFollow(journal, game::BackTo{1}));
        QVERIFY(!game::mayFollow(journal, game::BackTo{2}));
        QVERIFY(!game::mayFollow(journal, game::BackTo{-1}));
    }

    void randomWalksAgreeWithAPlainModel()
    {
        for (unsigned seed = 1; seed <= 300; ++seed)
        {
            std::mt19937_64 random(seed);
            game::Journal journal;
            PlainModel model;
            for (int step = 0; step < 60; ++step)
            {
                What what;
                switch (std::uniform_int_distribution<int>(0, 9)(random))
                {
                case 0:
                case 1:
                case 2:
                    what = game::Undone{};
                    break;
                case 3:
                case 4:
                    what = game::Redone{};
                    break;
                case 5:
                    what = game::BackTo{std::uniform_int_distribution<int>(-1, step + 2)(random)};
                    break;
                default:
                    what = anOrder();
                }
                add(journal, what);
                model.take(what);
                const game::InForce in = game::inForce(journal);
                const QByteArray where =
                    QByteArray("seed ") + QByteArray::number(seed) + " step " + QByteArray::number(step);
                QVERIFY2(in.played == model.now, where);
                QVERIFY2(in.canUndo == !model.now.empty(), where);
                QVERIFY2(in.canRedo == !model.left.empty(), where);
                QVERIFY2(game::mayFollow(journal, game::Undone{}) == in.canUndo, where);
                QVERIFY2(game::mayFollow(journal, game::Redone{}) == in.canRedo, where);
            }
        }
    }

    void replayEqualsPlaying()
    {
        int orders = 0;
        for (unsigned seed = 1; seed <= 25; ++seed)
        {
            std::mt19937_64 random(seed);
            game::Journal journal{test::headerOf(*setting_, seed), {}};
            std::map<std::vector<int>, game::Game> games{{{}, game::begin(setting_)}};
            for (int step = 0; step < 25; ++step)
            {
                const game::InForce in = game::inForce(journal);
                const game::Game now = games.at(in.played);
                const int what = std::uniform_int_distribution<int>(0, 11)(random);
                if (what == 0 && in.canUndo)
                    add(journal, game::Undone{});
                else if (what == 1 && in.canRedo)
                    add(journal, game::Redone{});
                else if (what == 2)
                    add(journal, game::BackTo{std::uniform_int_distribution<int>(0, step)(random)});
                else
                {
                    game::Played order = test::play(now, test::someOrder(now, random), journal);
                    if (what == 3)
                        order.overruled = {true, {verdict::HealthChange{"gwyn", scenario::Health::Stunned}}, "fog"};
                    if (what == 4)
                        order.overruled = {false, {}, "he had no arrows"};
                    const auto verdict = siege::judge(now, order.order, order.dice);
                    const game::Game next = game::carriedOut(now, order, verdict);
                    add(journal, order);
                    games.emplace(game::inForce(journal).played, next);
                    ++orders;
                }
                const game::Replay replayed = game::replay(journal, setting_);
                const QByteArray where =
                    QByteArray("seed ") + QByteArray::number(seed) + " step " + QByteArray::number(step);
                QVERIFY2(replayed.game == games.at(game::inForce(journal).played), where);
                QVERIFY2(replayed.differences.empty(), where);
            }
        }
        QVERIFY(orders > 300);
    }

    void ordersChangeTheGame()
    {
        // The walk above would pass on a referee who does nothing.
        std::mt19937_64 random(3);
        game::Journal journal{test::headerOf(*setting_), {}};
        game::Game game = game::begin(setting_);
        for (int step = 0; step < 60; ++step)
        {
            game::Played order = test::play(game, test::someOrder(game, random), journal);
            game = game::carriedOut(game, order, siege::judge(game, order.order, order.dice));
            add(journal, std::move(order));
        }
        QVERIFY(
            std::ranges::any_of(game.counters, [](const auto& one) { return one.health != scenario::Health::Ready; }));
        QVERIFY(game::diceRolled(journal) > 5);
        QVERIFY(game.turn > 1);
    }

    void anOverrulingStandsWhateverTheRulesSay()
    {
        game::Journal journal{test::headerOf(*setting_), {}};
        const game::Game start = game::begin(setting_);
        game::Played order = test::play(start, test::shot("alric", "bertran"), journal); // a friend: illegal
        QVERIFY(!order.said.legal);
        order.overruled = {true, {verdict::HealthChange{"bertran", scenario::Health::Dead}}, "treason"};
        add(journal, order);
        QVERIFY(game::replay(journal, setting_).game.find("bertran")->health == scenario::Health::Dead);
        order.overruled->allowed = false;
        journal.entries.clear();
        add(journal, order);
        QVERIFY(game::replay(journal, setting_).game == start);
    }

    void whatTheRulesSayOtherwiseTodayIsListed()
    {
        game::Journal journal{test::headerOf(*setting_), {}};
        const game::Game start = game::begin(setting_);
        const game::Played good = test::play(start, test::shot("alric", "gwyn"), journal);
        game::Played mended = good;
        mended.said.legal = false;
        mended.said.rules = {"siege.9.99"};
        add(journal, mended);
        const game::Replay replayed = game::replay(journal, setting_);
        QVERIFY((replayed.differences == std::vector<game::Difference>{{1, mended.said, good.said}}));
        const auto today = siege::judge(start, good.order, good.dice);
        QVERIFY(replayed.game == game::apply(start, today)); // today's rules hold
        add(journal, game::Undone{});
        QVERIFY(game::replay(journal, setting_).differences.empty()); // not in force: nothing to say
    }

    void aSayingKeepsLegalityRulesAndResult()
    {
        verdict::Verdict verdict;
        verdict.legal = false;
        verdict.reasons = {{{{"siege.1.1a"}, "x"}, {}, {}, false, {}}, {{{"siege.1.2b"}, "y"}, {}, {}, false, {}}};
        verdict.facts = {{"range", 4}, {"result", std::string("B")}};
        QVERIFY((game::saidOf(verdict) == game::Said{false, {"siege.1.1a", "siege.1.2b"}, "B"}));
    }

    void diceTakenBackAreNotThrownAgain()
    {
        game::Journal journal{test::headerOf(*setting_), {}};
        game::Played order = anOrder();
        order.dice = {{"d10", 4, verdict::DieSource::Rolled}, {"d10", 5, verdict::DieSource::Typed}};
        add(journal, order);
        add(journal, game::Undone{});
        QCOMPARE(game::diceRolled(journal), std::uint64_t{1});
        add(journal, order);
        QCOMPARE(game::diceRolled(journal), std::uint64_t{2});
    }
};

QTEST_APPLESS_MAIN(TestJournal)
#include "tst_journal.moc"
