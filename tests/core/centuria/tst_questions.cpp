// Whatever a referee answers: questions come to an end and change nothing, and the ledger of command points adds up.

#include "support_main.h"
#include "support_play.h"

#include "core/centuria/centuria.h"

#include <QTest>

#include <map>
#include <set>

namespace tst_questions
{

using namespace merlon;
using namespace centuria;

namespace
{

/// A table of two, Anna with two Generals and Bruno with none, in the first of `rounds`.
test::Played tableOfTwo(Battle battle, const Options& options, int rounds = 1)
{
    Own own = test::settings(rounds, 7);
    own.scenarios.clear();
    for (int i = 0; i < rounds; ++i) // none twice
        own.scenarios.push_back(static_cast<Battle>((static_cast<int>(battle) + i) % battles));
    own.commandPoints = true;
    test::Played played(own, options);
    for (const auto& [name, generals] : {std::pair("Anna", 2), std::pair("Bruno", 0)})
    {
        HandIn list;
        list.player = {name};
        list.delivered = played.data().terms.listsDue;
        list.points = played.data().terms.armyPoints;
        list.bases = played.data().terms.unitsLeast;
        list.tacticalValue = 5;
        list.generals = generals;
        played.give(Register{{name}, "Modena", {}, {}});
        played.give(list);
    }
    played.pairAndPublish();
    return played;
}

/// Something that the field may hold.
std::optional<play::Value> anyAnswer(Random& random, const test::Played& played, const play::Record& begun,
                                     const play::Field& field)
{
    if (field.sort == play::Sort::Flag)
        return play::Value(random.once(2));
    if (field.sort == play::Sort::Number)
        return play::Value(random.from(std::max(0, field.least), std::min(field.most, 60)));
    if (field.sort == play::Sort::Length)
        return play::Value(play::Length{random.from(3950, 5050)});
    const play::Marks marks = centuria::system().could(played.game(), begun, field);
    if (marks.all.empty())
        return {};
    return marks.all[static_cast<std::size_t>(random.from(0, static_cast<int>(marks.all.size()) - 1))];
}

/// An order answered field by field; what it lacks is asked until nothing must be given.
play::Record answered(Random& random, const test::Played& played, play::Record begun)
{
    const play::Kind& kind = *centuria::system().order(begun.kind);
    for (std::size_t asked = 0; asked <= kind.fields.size(); ++asked)
    {
        const play::Verdict verdict = played.judge(begun);
        const auto want = std::ranges::find(verdict.wants, true, &play::Want::must);
        if (!verdict.legal || want == verdict.wants.end())
            break;
        const play::Field& field = *play::find(kind, want->field);
        const auto answer = anyAnswer(random, played, begun, field);
        if (!answer)
            break;
        begun = play::with(begun, field, *answer);
    }
    return begun;
}

int printedCost(Spending on)
{
    constexpr int costs[] = {1, 1, 2, 3};
    return costs[static_cast<std::size_t>(on)];
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { tellSeedOfFailure(); }

    void questionsEndAndChangeNothing()
    {
        constexpr std::string_view kinds[] = {"ask_baggage",     "ask_crate",    "ask_bridge",    "ask_flank",
                                              "ask_infiltrated", "ask_vanguard", "ask_objective", "ask_deploy"};
        const int samples = Random::samples(40);
        for (int i = 0; i < samples; ++i)
        {
            Random random(static_cast<std::uint64_t>(i));
            const auto battle = static_cast<Battle>(random.from(0, battles - 1));
            const test::Played played = tableOfTwo(battle, test::anyOptions(random));
            for (const std::string_view kind : kinds)
            {
                play::Record begun{std::string(kind), {}};
                if (kind == "ask_deploy" || random.once(2))
                    begun.fields.emplace_back("table", play::Ref{"table", "r1-t1"});
                const play::Verdict verdict = played.judge(answered(random, played, begun));
                QVERIFY2(!verdict.legal || !verdict.waits(), begun.kind.c_str());
                QVERIFY2(!verdict.reasons.empty(), begun.kind.c_str());
                QVERIFY2(verdict.effects.empty(), begun.kind.c_str());
            }
        }
    }

    /// Once more from the orders alone: never more than granted, one die in a turn.
    void theLedgerAddsUp()
    {
        const int samples = Random::samples(60);
        for (int i = 0; i < samples; ++i)
        {
            Random random(1000 + static_cast<std::uint64_t>(i));
            const Options options = test::anyOptions(random);
            test::Played played = tableOfTwo(Battle::Avanguardie, options, 2);
            std::map<std::string, int> left{{"Anna", 4}, {"Bruno", 2}};
            for (int round = 1; round <= 2; ++round)
            {
                if (options.commandPool == "per_game")
                    left = {{"Anna", 4}, {"Bruno", 2}};
                std::set<std::pair<std::string, int>> rerolled;
                for (int n = 0; n < 25; ++n)
                {
                    Spend spend;
                    spend.table = tableIn(round, 1);
                    spend.player = {random.once(2) ? "Anna" : "Bruno"};
                    spend.turn = random.from(0, 11);
                    spend.on = static_cast<Spending>(random.from(0, 3));
                    spend.ownDie = spend.declared = spend.failed = true;
                    spend.sameTest = random.once(2);
                    const bool inSetup = spend.turn == 0 &&
                                         (options.commandPointsInSetup == "false" || spend.on == Spending::Discipline);
                    const std::pair turn(spend.player.id, spend.turn);
                    const bool again = spend.on == Spending::Reroll && rerolled.contains(turn);
                    const bool dear = printedCost(spend.on) > left[spend.player.id];
                    const bool given = played.give(spend);
                    QVERIFY(!given || !(inSetup || again || dear || spend.turn > 10));
                    QVERIFY(given || inSetup || again || dear || spend.turn > 10 || *spend.sameTest);
                    if (given && spend.on == Spending::Reroll)
                        rerolled.insert(turn);
                    left[spend.player.id] -= given ? printedCost(spend.on) : 0;
                    QCOMPARE(commandLeft(played.data(), played.state(), spend.table, spend.player.id),
                             std::optional(left[spend.player.id]));
                }
                QVERIFY(played.give(Score{tableIn(round, 1), 100, 50}));
                QCOMPARE(played.pairAndPublish(), round < 2);
            }
        }
    }

    void theHigherSumWins()
    {
        for (int i = 0; i < 50; ++i)
        {
            Random random(2000 + static_cast<std::uint64_t>(i));
            const test::Played played = tableOfTwo(Battle::Breccia, {});
            std::map<std::string, int> sums;
            int thrown = 0;
            play::Given given;
            const auto draw = [&](const play::Need& need) -> std::optional<play::Die>
            {
                if (thrown++ % 4 == 0)
                    sums.clear(); // they throw anew
                const int face = random.from(1, 6);
                sums[need.by] += face;
                return play::Die{need.sides, face, {}, play::Source::Typed};
            };
            const play::Record roll{"roll_priority", {{"table", play::Ref{"table", "r1-t1"}}}};
            const play::Verdict verdict = play::judgeDrawing(played.game(), roll, given, draw);
            QVERIFY(verdict.whole());
            QCOMPARE(verdict.effects.size(), std::size_t{1});
            const std::string winner = sums["Anna"] > sums["Bruno"] ? "Anna" : "Bruno";
            QVERIFY(sums["Anna"] != sums["Bruno"]);
            QCOMPARE(*play::find(verdict.effects.front().fields, "winner"), play::Value(play::Ref{"player", winner}));
        }
    }

    void onlyTablesOfTheScenarioAreOffered()
    {
        const test::Played played = tableOfTwo(Battle::Ponte, {});
        const auto tables = [&](std::string_view kind)
        {
            const play::Field& field = *play::find(*centuria::system().order(kind), "table");
            return centuria::system().could(played.game(), {std::string(kind), {}}, field).all.size();
        };
        QCOMPARE(tables("ask_bridge"), std::size_t{1});
        QCOMPARE(tables("ask_crate"), std::size_t{0});
        QCOMPARE(tables("ask_objective"), std::size_t{1});
    }
};

LIST_TEST(TestQuestions)

} // namespace tst_questions

#include "tst_questions.moc"
