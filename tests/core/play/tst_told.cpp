#include "support_ferrymen.h"
#include "support_main.h"

#include <QTest>

#include <random>

namespace tst_told
{

using namespace merlon;
using namespace merlon::test;
using play::Amended;
using play::BackTo;
using play::ByHand;
using play::Happening;
using play::Played;
using play::Redone;
using play::Undone;

namespace
{

const play::Record endDay{"end_day", {}};

/// A boat is put elsewhere without an order.
ByHand moved(const char* who, const char* isle)
{
    return {{{"arrived", {{"boat", boat(who)}, {"at", play::Ref{"isle", isle}}}}}, "the current"};
}

/// By hand as often as one likes.
ByHand sounding()
{
    return {{{"sounded", {{"at", play::Place{}}}}}, "by hand"};
}

/// A journal and its fold, growing together.
struct Told
{
    explicit Told(play::Fields options = {}) : start(ferryGame(std::move(options))), fold(start) {}

    bool take(Happening what)
    {
        const bool possible = fold.canTake(what);
        journal.entries.push_back({static_cast<int>(journal.entries.size()) + 1, 2, std::move(what)});
        fold.take(journal.entries.back());
        return possible;
    }
    bool order(const play::Record& order, play::Dice dice = {})
    {
        return take(played(fold.game(), order, std::move(dice)));
    }

    play::Game start;
    play::Fold fold;
    play::Journal journal;
};

/// The same story told plainly: whole rows of orders are copied about.
struct PlainModel
{
    std::vector<int> now;
    std::vector<std::vector<int>> left;
    std::vector<std::vector<int>> afterLine{{}};

    void take(const Happening& what)
    {
        const int index = static_cast<int>(afterLine.size()) - 1;
        const auto* byHand = std::get_if<ByHand>(&what);
        if (std::holds_alternative<Played>(what) || (byHand != nullptr && !byHand->effects.empty()))
        {
            now.push_back(index);
            left.clear();
        }
        else if (std::holds_alternative<Undone>(what) && !now.empty())
        {
            left.push_back(now);
            now.pop_back();
        }
        else if (std::holds_alternative<Redone>(what) && !left.empty())
        {
            now = left.back();
            left.pop_back();
        }
        else if (const auto* back = std::get_if<BackTo>(&what);
                 back && back->line >= 0 && back->line < static_cast<int>(afterLine.size()))
        {
            left.push_back(now);
            now = afterLine[static_cast<std::size_t>(back->line)];
        }
        afterLine.push_back(now);
    }
};

play::Record trade(std::mt19937_64& random)
{
    const bool red = random() % 2 == 0;
    return {"trade",
            {{"by", boats({red ? (random() % 2 == 0 ? "rook" : "robin") : "bell"})},
             {"cargo", cargo(random() % 2 == 0 ? "salt" : "wool", static_cast<int>(random() % 9) + 1)}}};
}

/// Any order that this game might see, legal or not, with enough dice.
Played someOrder(const play::Game& game, std::mt19937_64& random)
{
    const auto owed = ferrySystem().owed(game);
    play::Record order = endDay;
    if (!owed.empty() && random() % 3 != 0)
        order = {"pay", {{"boat", boat(owed[0].by == "red" ? "rook" : "brig")}}};
    else if (random() % 4 != 0)
        order = trade(random);
    else if (random() % 2 == 0)
        order = {"ferry", {{"boat", boat("rook")}, {"path", isles({random() % 2 == 0 ? "ness" : "north"})}}};
    return played(game, order,
                  {{6, static_cast<int>(random() % 6) + 1, "", {}}, {10, static_cast<int>(random() % 10) + 1, "", {}}});
}

/// Other dice, or the word of the referee.
Amended someCorrection(int line, std::mt19937_64& random)
{
    if (random() % 3 == 0)
        return {line, {}, play::Overruling{random() % 2 == 0, {{"ended", {}}}, "his word"}, ""};
    const int face = static_cast<int>(random() % 6) + 1;
    return {line, play::Dice{{6, face, "", play::Source::Corrected}, {10, 4, "", {}}}, {}, ""};
}

bool tellTheSame(const play::Told& one, const play::Told& other)
{
    const auto asTuple = [](const play::Told& line)
    { return std::tuple(line.given, line.today, line.effects, line.faults.size(), line.waits, line.why); };
    return asTuple(one) == asTuple(other);
}

QByteArray at(unsigned seed, int step)
{
    return "seed " + QByteArray::number(seed) + " step " + QByteArray::number(step);
}

} // namespace

class TestTold : public QObject
{
    Q_OBJECT

private slots:
    /// A boat had four oars before one could say how many.
    void anOrderOfAnEarlierVersionIsJudgedAsItWasMeant()
    {
        const play::Record build{"build",
                                 {{"house", house("red")}, {"name", boat("raven")}, {"at", play::Ref{"isle", "holm"}}}};
        for (const int version : {1, 2})
        {
            Told told;
            play::Entry entry{1, version, Played{"red", build, {}, {true, {}, {}}, {}, {}}};
            told.fold.take(entry);
            QCOMPARE(told.fold.lines()[0].waits, version == 2);
            QCOMPARE(stateOf(told.fold.game()).find("raven") != nullptr, version == 1);
        }
    }

    void aRenamedFieldOfAnEarlierVersionIsRead()
    {
        const play::System& system = ferrySystem();
        const play::Record then{"pay", {{"with", boat("rook")}}};
        QCOMPARE(system.renewed(then, 1), (play::Record{"pay", {{"boat", boat("rook")}}}));
        QCOMPARE(system.renewed(then, 2), then);
        const play::Record unknown{"sail", {{"", std::string("{boat: rook}")}}};
        QCOMPARE(system.renewed(unknown, 1), unknown);
    }

    void undoAndRedo()
    {
        Told told;
        QVERIFY(!told.fold.canUndo() && !told.fold.canRedo());
        told.order(endDay);
        told.order(endDay);
        QCOMPARE(stateOf(told.fold.game()).day, 3);
        told.take(Undone{});
        QCOMPARE(stateOf(told.fold.game()).day, 2);
        QVERIFY(told.fold.canUndo() && told.fold.canRedo());
        told.take(Redone{});
        QCOMPARE(stateOf(told.fold.game()).day, 3);
        QVERIFY(!told.fold.canRedo());
        QCOMPARE(told.journal.entries.size(), std::size_t{4});
    }

    void aNewOrderForgetsWhatCouldBeRedone()
    {
        Told told;
        told.order(endDay);
        told.take(Undone{});
        told.order(endDay);
        QVERIFY(!told.fold.canRedo() && !told.fold.canTake(Redone{}));
        QCOMPARE(told.fold.inForce(), std::vector<int>({2}));
    }

    void backGoesInOneStepAndRedoReturns()
    {
        Told told;
        for (int i = 0; i < 4; ++i)
            told.order(endDay);
        told.take(BackTo{1});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0}));
        told.take(Redone{});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0, 1, 2, 3}));
        told.take(BackTo{0});
        QVERIFY(told.fold.inForce().empty() && !told.fold.canUndo());
        QVERIFY(!told.fold.canTake(BackTo{-1}) && !told.fold.canTake(BackTo{8}));
    }

    void undoAfterBackTakesTheOrderBefore()
    {
        Told told;
        for (int i = 0; i < 4; ++i)
            told.order(endDay);
        told.take(BackTo{2});
        told.take(Undone{});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0}));
        told.take(Redone{});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0, 1}));
        told.take(Redone{});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0, 1, 2, 3}));
    }

    void backBringsALineTakenBackInForceAgain()
    {
        Told told;
        told.order(endDay);
        told.order(endDay);
        told.take(Undone{});
        told.order(endDay); // another line from here on
        told.take(BackTo{2});
        QCOMPARE(told.fold.inForce(), std::vector<int>({0, 1}));
    }

    void randomWalksAgreeWithAPlainModel()
    {
        for (unsigned seed = 1; seed <= 200; ++seed)
        {
            std::mt19937_64 random(seed);
            Told told;
            PlainModel model;
            for (int step = 0; step < 60; ++step)
            {
                const int kind = static_cast<int>(random() % 10);
                Happening what;
                if (kind < 3)
                    what = Undone{};
                else if (kind < 5)
                    what = Redone{};
                else if (kind == 6)
                    what = random() % 2 == 0 ? moved("rook", "holm") : ByHand{{}, "a note"};
                else if (kind == 5)
                    what = BackTo{static_cast<int>(random() % static_cast<unsigned>(step + 4)) - 1};
                else
                    what = played(told.fold.game(), endDay);
                told.take(what);
                model.take(what);
                QVERIFY2(told.fold.inForce() == model.now, at(seed, step));
                QVERIFY2(told.fold.canUndo() == !model.now.empty(), at(seed, step));
                QVERIFY2(told.fold.canRedo() == !model.left.empty(), at(seed, step));
            }
        }
    }

    /// Line by line it is where a fold from the beginning is, over more orders than between two kept states.
    void followingEqualsFoldingAnew()
    {
        int orders = 0;
        for (unsigned seed = 1; seed <= 12; ++seed)
        {
            std::mt19937_64 random(seed);
            Told told;
            for (int step = 0; step < 150; ++step)
            {
                const int kind = static_cast<int>(random() % 16);
                const auto inForce = told.fold.inForce();
                if (kind == 0 && told.fold.canUndo())
                    told.take(Undone{});
                else if (kind == 1 && told.fold.canRedo())
                    told.take(Redone{});
                else if (kind == 2)
                    told.take(BackTo{static_cast<int>(random() % static_cast<unsigned>(step + 1))});
                else if (kind == 3 && !inForce.empty())
                    told.take(someCorrection(inForce[random() % inForce.size()] + 1, random));
                else if (kind == 4)
                    told.take(random() % 2 == 0 ? moved("rook", "ness") : ByHand{{}, "a note"});
                else
                    told.take(someOrder(told.fold.game(), random));
                ++orders;
                if (step % 7 != 0)
                    continue;
                const play::Fold anew = play::folded(told.journal, told.start);
                QVERIFY2(anew.game() == told.fold.game(), at(seed, step));
                QVERIFY2(anew.inForce() == told.fold.inForce(), at(seed, step));
                QVERIFY2(anew.differences() == told.fold.differences(), at(seed, step));
                QVERIFY2(std::ranges::equal(anew.lines(), told.fold.lines(), tellTheSame), at(seed, step));
                for (int line = step % 5; line <= step; line += 5)
                {
                    QVERIFY2(anew.clock(line) == told.fold.clock(line), at(seed, step));
                    QVERIFY2(anew.before(line) == told.fold.before(line), at(seed, step));
                }
            }
        }
        QVERIFY(orders > 1000);
    }

    /// Of a game whose state grows with every line: what is copied stays as little as the journal is long.
    void aLongGameCopiesItsStateSeldom()
    {
        const auto copiesOf = [](std::size_t lines)
        {
            Told told;
            for (std::size_t line = 0; line < lines; ++line)
                told.journal.entries.push_back({static_cast<int>(line) + 1, 2, sounding()});
            toy::Copied::times = 0;
            const play::Fold fold = play::folded(told.journal, told.start);
            Q_ASSERT(stateOf(fold.game()).sounded.size() == lines);
            return toy::Copied::times;
        };
        const int some = copiesOf(4000);
        const int more = copiesOf(8000);
        QVERIFY2(some < 150, qPrintable(QString::number(some)));
        QVERIFY2(more < some + 50, qPrintable(QString::number(more)));
    }

    void aCorrectedDieIsJudgedAgainWithAllThatFollows()
    {
        Told told;
        const play::Record sale{"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}};
        told.order(sale, {{6, 2, "weather", {}}});
        told.order({"pay", {{"boat", boat("rook")}}});
        told.order(endDay);
        QCOMPARE(stateOf(told.fold.game()).coins.at("blue"), 5);
        const Amended mended{1,
                             play::Dice{{6, 6, "weather", play::Source::Corrected}, {10, 10, "storm/5/blue", {}}},
                             {},
                             "it showed a six"};
        const auto differences = told.fold.with(mended).differences(); // before it is kept
        QCOMPARE(differences.size(), std::size_t{1});                  // the storm took all, and so no toll was due
        QCOMPARE(differences[0].number, 2);                            // the corrected line itself is no alarm
        QVERIFY(!differences[0].now.legal);
        QVERIFY(told.take(mended));
        QVERIFY(told.fold.lines()[0].today && !told.fold.lines()[0].otherwise);
        QCOMPARE(stateOf(told.fold.game()).coins.at("blue"), 0);
        QCOMPARE(stateOf(told.fold.game()).day, 2);
        told.take(Undone{});
        QCOMPARE(stateOf(told.fold.game()).coins.at("blue"), 5);
        QVERIFY(told.fold.differences().empty());
    }

    /// Of lines given before the correction and after it, and however the journal comes.
    void aCorrectionHidesNoRulesThatChanged()
    {
        Told told;
        const play::Record sale{"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}};
        const auto changed = [&]
        {
            Played line = played(told.fold.game(), endDay);
            line.said.rules = {"toy.gone"};
            return line;
        };
        told.order(sale, {{6, 2, "weather", {}}});
        told.take(changed());
        told.order(endDay);
        const Amended mended{1, play::Dice{{6, 3, "weather", play::Source::Corrected}}, {}, "it showed a three"};
        told.take(mended);
        told.take(changed());
        told.order(endDay);
        told.take(BackTo{2});
        told.take(changed()); // without the correction
        const auto numbers = [](const play::Fold& fold)
        {
            std::vector<int> all;
            for (const play::Difference& one : fold.differences())
                all.push_back(one.number);
            return all;
        };
        QCOMPARE(numbers(told.fold), std::vector<int>({2, 8}));
        QCOMPARE(numbers(play::folded(told.journal, told.start)), std::vector<int>({2, 8}));
        told.take(BackTo{6});
        QCOMPARE(numbers(told.fold), std::vector<int>({2, 5}));
        QCOMPARE(numbers(play::folded(told.journal, told.start)), std::vector<int>({2, 5}));
    }

    /// Nor by a second correction of the line, once the game has gone on.
    void whatIsOtherwiseByCorrectionsIsNoAlarm()
    {
        Told told;
        const auto showed = [](int weather)
        {
            return Amended{1,
                           play::Dice{{6, weather, "weather", play::Source::Corrected}, {10, 10, "storm/5/blue", {}}},
                           {},
                           "it lay askew"};
        };
        told.order({"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}}, {{6, 2, "weather", {}}});
        told.take(moved("rook", "skerry"));
        told.take(showed(3));
        told.take(moved("rook", "skerry"));
        told.take(showed(6));
        const play::Fold anew = play::folded(told.journal, told.start);
        for (const play::Fold& fold : {told.fold, anew})
        {
            QVERIFY(fold.lines()[0].today);
            QVERIFY(!fold.lines()[0].otherwise);
            QVERIFY(fold.differences().empty());
        }
    }

    void aLineThatWantsADieNowSaysSo()
    {
        Told told;
        told.order({"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}}, {{6, 2, "weather", {}}});
        told.take(Amended{1, play::Dice{{6, 6, "weather", play::Source::Corrected}}, {}, ""});
        QVERIFY(told.fold.lines()[0].waits);
        QVERIFY(told.fold.lines()[0].effects.empty());
        QCOMPARE(stateOf(told.fold.game()).coins.at("blue"), 0);
    }

    void onlyAnOrderInForceCanBeCorrected()
    {
        Told told;
        told.order(endDay);
        told.take(Undone{});
        QVERIFY(!told.fold.canTake(Amended{1, play::Dice{}, {}, ""}));
        QVERIFY(!told.fold.canTake(Amended{2, play::Dice{}, {}, ""}));
        QVERIFY(!told.fold.canTake(Amended{7, play::Dice{}, {}, ""}));
        told.take(Redone{});
        QVERIFY(told.fold.canTake(Amended{1, play::Dice{}, {}, ""}));
    }

    void anyLineMayBeRemarkedOn()
    {
        Told told;
        told.order({"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}}, {{6, 2, "weather", {}}});
        told.take(Amended{1, play::Dice{{6, 6, "weather", play::Source::Corrected}}, {}, "misread"});
        QVERIFY(told.take(ByHand{{}, "supper"}));
        const play::Game game = told.fold.game();
        QVERIFY(told.take(Amended{1, {}, {}, "what a storm"}));
        QVERIFY(told.take(Amended{3, {}, {}, "fish"})); // on a note too
        QVERIFY(told.fold.game() == game);
        QVERIFY(told.fold.lines()[0].waits); // the correction holds
        QCOMPARE(told.fold.amendmentsOf(0).size(), std::size_t{2});
        QCOMPARE(told.fold.amendmentsOf(0).back()->note, std::string("what a storm"));
        QCOMPARE(told.fold.amendmentsOf(2).size(), std::size_t{1});
        QVERIFY(!told.fold.canTake(Amended{0, {}, {}, "nothing there"}));
        QVERIFY(!told.fold.canTake(Amended{6, {}, {}, "nothing there yet"}));
    }

    void aRemarkIsTakenBackAndBroughtBack()
    {
        Told told;
        told.order(endDay);
        told.take(Amended{1, {}, {}, "early"});
        told.take(Undone{});
        QVERIFY(told.fold.amendmentsOf(0).empty());
        QCOMPARE(stateOf(told.fold.game()).day, 2); // the remark alone
        told.take(Redone{});
        QCOMPARE(told.fold.amendmentsOf(0).size(), std::size_t{1});
    }

    void whoGoesBackKeepsHisRemarks()
    {
        Told told;
        told.order(endDay);
        told.order(endDay);
        told.take(Amended{1, {}, {}, "early"});
        told.take(BackTo{1});
        QCOMPARE(told.fold.amendmentsOf(0).size(), std::size_t{1});
        told.take(Undone{}); // the order of line 1
        QCOMPARE(told.fold.amendmentsOf(0).size(), std::size_t{1});
        told.take(BackTo{3});
        told.take(Undone{}); // the remark itself
        QVERIFY(told.fold.amendmentsOf(0).empty());
    }

    void anOrderThatIsOverruledKeepsItsCorrectedDice()
    {
        Told told;
        told.order({"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}}, {{6, 2, "weather", {}}});
        const play::Dice six{{6, 6, "weather", play::Source::Corrected}};
        told.take(Amended{1, six, {}, "misread"});
        told.take(Amended{1, {}, play::Overruling{false, {}, "not that far"}, ""});
        QVERIFY(told.fold.lines()[0].given.dice == six);
        QVERIFY(told.fold.lines()[0].effects.empty());
        told.take(Undone{});
        QVERIFY(told.fold.lines()[0].given.dice == six);
    }

    void whatIsDoneByHandIsTakenBackAndANoteIsNot()
    {
        Told told;
        QVERIFY(told.take(moved("rook", "skerry")));
        QVERIFY(told.take(ByHand{{}, "supper"}));
        QCOMPARE(stateOf(told.fold.game()).find("rook")->at, std::string("skerry"));
        QVERIFY(!told.fold.canTake(Amended{1, play::Dice{}, {}, ""})); // no dice fell for it
        QVERIFY(told.take(Undone{}));
        QCOMPARE(stateOf(told.fold.game()).find("rook")->at, std::string("north"));
        QCOMPARE(told.fold.took(2), std::vector<int>({0}));
        QVERIFY(told.take(ByHand{{}, "and on"})); // what was taken back can still be brought back
        QVERIFY(told.take(Redone{}));
        QCOMPARE(told.fold.brought(4), std::vector<int>({0}));
        QVERIFY(!told.fold.canUndo() || told.take(Undone{}));
        QVERIFY(!told.fold.canUndo());
    }

    void theGameThatALineWasGivenIn()
    {
        Told told;
        for (int day = 0; day < 70; ++day) // over more than one kept state
            told.order(endDay);
        const play::Game third =
            play::after(play::after(told.start, play::judge(told.start, endDay)), play::judge(told.start, endDay));
        QVERIFY(told.fold.before(2) == third);
        QVERIFY(play::judge(told.fold.before(69), endDay).whole());
        told.take(BackTo{0});
        QVERIFY(told.fold.before(2) == third);
        told.take(moved("rook", "skerry"));
        QVERIFY(told.fold.before(71) == told.start);
    }

    void theGameAfterALineIsTheOneBeforeTheNext()
    {
        Told told;
        for (int day = 0; day < 70; ++day) // over more than one kept state
            told.order(endDay);
        for (const int line : {0, 1, 30, 31, 32, 63, 64, 68})
            QVERIFY(told.fold.after(line) == told.fold.before(line + 1));
        const play::Game last = told.fold.game();
        QVERIFY(told.fold.after(69) == last);
        told.take(Undone{});
        QVERIFY(told.fold.after(69) == last);
        QVERIFY(told.fold.after(70) == told.fold.game());
    }

    /// What was taken back stands on the lines before it as they stand now.
    void aLineTakenBackIsToldOnWhatIsInForce()
    {
        Told told;
        told.order({"trade", {{"by", boats({"bell"})}, {"cargo", cargo("salt", 5)}}}, {{6, 2, "weather", {}}});
        told.order(endDay);
        told.take(Undone{});
        QCOMPARE(stateOf(told.fold.before(1)).coins.at("blue"), 5);
        told.take(Amended{1, {}, play::Overruling{false, {}, "not that far"}, ""});
        QCOMPARE(stateOf(told.fold.before(1)).coins.at("blue"), 0);
        QCOMPARE(stateOf(told.fold.after(1)).day, 2);
        told.take(Undone{});
        QCOMPARE(stateOf(told.fold.before(1)).coins.at("blue"), 5);
    }

    /// Ways that fork where states are kept, and go back and forth over them.
    void everyPlaceOfAForkedStoryIsFound()
    {
        Told told;
        for (int i = 0; i < 130; ++i)
        {
            told.order(endDay);
            for (int aside = 0; aside < i % 40; ++aside)
                told.take(moved("rook", aside % 2 == 0 ? "skerry" : "ness"));
            told.take(BackTo{told.fold.inForce()[static_cast<std::size_t>(i)] + 1});
        }
        const auto inForce = told.fold.inForce();
        QCOMPARE(inForce.size(), std::size_t{130});
        for (std::size_t i = 0; i < inForce.size(); ++i)
            QCOMPARE(stateOf(told.fold.after(inForce[i])).day, static_cast<int>(i) + 2);
    }

    void theLinesInForceAreToldAgainInTheirOrder()
    {
        Told told;
        for (int day = 0; day < 70; ++day)
            told.order(endDay);
        told.take(BackTo{40});
        told.take(moved("rook", "skerry"));
        std::vector<int> heard;
        play::Game now = told.start;
        bool as = true;
        told.fold.retell(
            [&](int index, const play::Game& before, const play::Game& after)
            {
                as = as && before == now && after == told.fold.after(index);
                heard.push_back(index);
                now = after;
                return true;
            });
        QVERIFY(as);
        QCOMPARE(heard, told.fold.inForce());
        QVERIFY(now == told.fold.game());
    }

    void anOverrulingStandsWhateverTheRulesSay()
    {
        Told told;
        Played order = played(told.fold.game(), {"pay", {{"boat", boat("rook")}}}); // no toll is due
        QVERIFY(!order.said.legal);
        order.overruled = {true, {{"earned", {{"house", house("red")}, {"coins", 3}}}}, "a gift"};
        told.take(order);
        QCOMPARE(stateOf(told.fold.game()).coins.at("red"), 3);
        order = played(told.fold.game(), endDay);
        order.overruled = {false, {}, "not yet"};
        told.take(order);
        QCOMPARE(stateOf(told.fold.game()).day, 1);
        told.take(Amended{1, {}, play::Overruling{false, {}, "no gift after all"}, ""});
        QCOMPARE(stateOf(told.fold.game()).coins.at("red"), 0);
    }

    void effectsThatNobodyKnowsChangeNothingAndAreTold()
    {
        Told told;
        Played order = played(told.fold.game(), endDay);
        order.overruled = {true, {{"ended", {}}, {"flooded", {}}}, ""};
        told.take(order);
        QCOMPARE(stateOf(told.fold.game()).day, 1); // all of them or none
        QCOMPARE(told.fold.lines()[0].faults.size(), std::size_t{1});
    }

    void whatTheRulesSayOtherwiseTodayIsListed()
    {
        Told told;
        Played mended = played(told.fold.game(), endDay);
        const play::Said now = mended.said;
        mended.said.rules = {"toy.gone"};
        told.take(mended);
        QVERIFY((told.fold.differences() == std::vector<play::Difference>{{1, mended.said, now}}));
        QCOMPARE(stateOf(told.fold.game()).day, 2); // today's rules hold
        told.take(Undone{});
        QVERIFY(told.fold.differences().empty()); // not in force: nothing to say
    }

    void diceTakenBackAreNotThrownAgain()
    {
        Told told;
        Played order = played(told.fold.game(), endDay);
        order.given.dice = {{10, 4, "", play::Source::Rolled}, {10, 5, "", play::Source::Typed}};
        told.take(order);
        told.take(Undone{});
        QCOMPARE(play::diceRolled(told.journal), std::uint64_t{1});
        told.take(order);
        told.take(Amended{3, play::Dice{{6, 1, "", play::Source::Rolled}}, {}, ""});
        QCOMPARE(play::diceRolled(told.journal), std::uint64_t{3});
    }
};

LIST_TEST(TestTold)

} // namespace tst_told

#include "tst_told.moc"
