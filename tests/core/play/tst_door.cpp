#include "support_ferrymen.h"
#include "support_main.h"

#include "core/play/codec.h"
#include "core/play/seal.h"
#include "core/yaml/tree.h"

#include <QTest>

#include <set>

namespace tst_door
{

using namespace merlon;
using namespace merlon::test;
using play::Record;

namespace
{

const play::Record trade{"trade", {{"by", boats({"bell", "brig"})}, {"cargo", cargo("wool", 4)}}};

} // namespace

/// The door, from both sides: what a shared room may ask of a system that it does not know.
class TestDoor : public QObject
{
    Q_OBJECT

private slots:
    void anOrderGivenInPartSaysWhatItWants()
    {
        const play::Game game = ferryGame();
        QCOMPARE(play::judge(game, {"trade", {}}).wants.front().field, std::string_view("by"));
        const auto verdict = play::judge(game, {"trade", {{"by", boats({"bell"})}}});
        QVERIFY(verdict.legal && verdict.waits() && verdict.effects.empty());
        QCOMPARE(verdict.wants.front().field, std::string_view("cargo"));
    }

    void whatIsThereIsJudgedBeforeTheRest()
    {
        const auto verdict = play::judge(ferryGame(), {"trade", {{"by", boats({"bell", "rook"})}}});
        QVERIFY(!verdict.legal);
        QCOMPARE(play::decisive(verdict)->phrase.key, std::string_view("stranger"));
    }

    void diceDependOnOneAnother()
    {
        const play::Game game = ferryGame();
        auto verdict = play::judge(game, trade);
        QCOMPARE(verdict.needs.size(), std::size_t{1});
        QCOMPARE(verdict.needs[0].sides, 6);
        verdict = play::judge(game, trade, {{{6, 6, "", {}}}, {}});
        QCOMPARE(verdict.needs.size(), std::size_t{1});
        QCOMPARE(verdict.needs[0].key(), std::string("storm/8/blue"));
        QCOMPARE(verdict.needs[0].by, std::string("blue"));
        verdict = play::judge(game, trade, {{{6, 6, "weather", {}}, {10, 3, "storm/8/blue", {}}}, {}});
        QVERIFY(verdict.whole());
        QCOMPARE(play::plain(play::find(verdict.facts, "result")->value), std::string("5"));
    }

    void aCorrectedDieLeavesTheOthersInPlace()
    {
        const auto verdict = play::judge(
            ferryGame(), trade,
            {{{10, 3, "storm/8/blue", play::Source::Rolled}, {6, 2, "weather", play::Source::Corrected}}, {}});
        QVERIFY(verdict.whole());
        QCOMPARE(verdict.used.size(), std::size_t{1});
        QCOMPARE(verdict.spare.size(), std::size_t{1});
        QCOMPARE(verdict.spare[0].purpose, std::string("storm/8/blue"));
    }

    void theOtherSideOwesAChoice()
    {
        play::Game game = ferryGame();
        QVERIFY(give(game, trade, {{6, 2, "", {}}}).whole());
        const auto owed = ferrySystem().owed(game);
        QCOMPARE(owed.size(), std::size_t{1});
        QCOMPARE(owed[0].by, std::string("red"));
        QVERIFY(!play::judge(game, {"end_day", {}}).legal);
        QVERIFY(!play::judge(game, {"pay", {{"boat", boat("bell")}}}).legal);
        QVERIFY(give(game, {"pay", {{"boat", boat("rook")}}}).whole());
        QVERIFY(ferrySystem().owed(game).empty());
        QCOMPARE(stateOf(game).coins.at("red"), 1);
        QCOMPARE(stateOf(game).coins.at("blue"), 8);
    }

    /// One step function finds the way and judges it.
    void everyOfferedPathIsLegalAndNoOther()
    {
        for (const play::Fields& options :
             {play::Fields{}, play::Fields{{"tide", play::Choice{"tide", "neap"}}}, play::Fields{{"reach", 5}}})
        {
            const play::Game game = ferryGame(options);
            const Record begun{"ferry", {{"boat", boat("robin")}}};
            const auto offered = ferrySystem().candidates(game, begun, "path");
            QVERIFY(!offered.others);
            const play::Field& path = *play::find(*ferrySystem().order("ferry"), "path");
            std::set<std::string> ends;
            for (const auto& one : offered.some)
            {
                ends.insert(play::plain(one.mark));
                const Record whole{"ferry",
                                   play::with(begun.fields, "path", ferrySystem().given(game, begun, path, one.mark))};
                QVERIFY(one.legal && play::judge(game, whole).whole());
            }
            const int reach = options.empty() ? 3 : options[0].first == "tide" ? 2 : 5;
            QCOMPARE(ends.contains("south"), reach >= 3);
            QVERIFY(!ends.contains("holm"));
        }
    }

    void aHouseRuleIsNamedWhereItWasRead()
    {
        const auto verdict = play::judge(ferryGame({{"reach", 4}}), {"ferry", {{"boat", boat("rook")}}});
        QVERIFY(verdict.reasons[0].weight == play::Weight::House);
    }

    void aDecreedFactIsReadAndSaidToBeDecreed()
    {
        const play::Game game = ferryGame();
        const Record far{"ferry", {{"boat", boat("rook")}, {"path", isles({"ness", "holm", "sound", "skerry"})}}};
        QVERIFY(!play::judge(game, far).legal);
        const auto verdict = play::judge(game, far, {{}, {{"reach", 4}}});
        QVERIFY(verdict.legal);
        QVERIFY(verdict.reasons[0].weight == play::Weight::Decreed);
        QVERIFY(play::judge(game, far, {{}, {{"reach", 3}}}).reasons[0].weight == play::Weight::Forbids);
    }

    void aThingIsNamedByTheOrderThatMakesIt()
    {
        play::Game game = ferryGame();
        const Record build{
            "build",
            {{"house", house("red")}, {"name", boat("raven")}, {"at", play::Ref{"isle", "holm"}}, {"oars", 6}}};
        QVERIFY(give(game, build).whole());
        QVERIFY(!give(game, build).legal);
        QVERIFY(play::judge(game, {"trade", {{"by", boats({"robin", "raven"})}}}).legal);
        QCOMPARE(play::nameOf(game, {"boat", "raven"}, "en"), std::string("raven"));
        QCOMPARE(play::nameOf(game, {"boat", "rook"}, "en"), std::string("Rook"));
        QCOMPARE(play::nameOf(game, {"force", "blue"}, "en"), std::string("Blue"));
    }

    void whatIsSealedOpensOnlyWithWhatWasWritten()
    {
        play::Game game = ferryGame();
        const Record red{"amount", {{"coins", 7}}};
        const Record blue{"amount", {{"coins", 9}}};
        const auto write = [&](const char* who, const Record& bid, const char* salt) {
            return give(game, {"bid", {{"house", house(who)}, {"bid", play::sealOf(bid, salt)}}});
        };
        QVERIFY(write("red", red, "s1").whole());
        QVERIFY(ferrySystem().owed(game).empty());
        QVERIFY(!write("red", blue, "s1").legal);
        QVERIFY(write("blue", blue, "s2").whole());
        QCOMPARE(ferrySystem().owed(game).size(), std::size_t{2});
        const auto open = [&](const char* who, int coins, const char* salt)
        {
            return give(
                game, {"open",
                       {{"house", house(who)}, {"bid", play::Fields{{"coins", coins}}}, {"salt", std::string(salt)}}});
        };
        QVERIFY(!open("red", 8, "s1").legal);
        QVERIFY(!open("red", 7, "s2").legal);
        QVERIFY(open("blue", 9, "s2").whole());
        QCOMPARE(ferrySystem().owed(game).size(), std::size_t{1});
        QVERIFY(open("red", 7, "s1").whole());
        QCOMPARE(stateOf(game).shown.at("red"), 7);
    }

    /// A note that an older version sealed opens under the names of today.
    void whatAnOlderVersionSealedOpens()
    {
        static constexpr std::array<play::Field, 2> fields{
            {{.key = "coins", .formerly = "pence"}, {.key = "firm", .since = 2}}};
        play::Kind kind;
        kind.key = "amount";
        kind.fields = fields;
        const Record today{"amount", {{"coins", 7}, {"firm", false}}};
        for (const play::Fields& then : {play::Fields{{"coins", 7}, {"firm", false}}, play::Fields{{"coins", 7}},
                                         play::Fields{{"pence", 7}}, play::Fields{{"pence", 7}, {"firm", false}}})
            QVERIFY(play::opens(play::sealOf({"amount", then}, "s").hash, today, kind, "s"));
        QVERIFY(!play::opens(play::sealOf({"amount", {{"coins", 8}}}, "s").hash, today, kind, "s"));
        QVERIFY(!play::opens(play::sealOf({"amount", {{"coins", 7}}}, "x").hash, today, kind, "s"));
        play::Game game = ferryGame();
        for (const char* who : {"red", "blue"}) // before its coins were called so
            QVERIFY(give(game, {"bid", {{"house", house(who)}, {"bid", play::sealOf({"amount", {{"pence", 7}}}, "s")}}})
                        .whole());
        QVERIFY(give(game, {"open",
                            {{"house", house("red")}, {"bid", play::Fields{{"coins", 7}}}, {"salt", std::string("s")}}})
                    .whole());
    }

    void noTwoRecordsHaveOneSeal()
    {
        const Record one{"a", {{"x", std::string("1,y=2")}}};
        const Record two{"a", {{"x", std::string("1")}, {"y", std::string("2")}}};
        QVERIFY(play::plain(one) == play::plain(two)); // what the seal must tell apart
        QVERIFY(play::sealOf(one, "").hash != play::sealOf(two, "").hash);
        QVERIFY(play::sealOf(one, "1").hash != play::sealOf(one, "2").hash);
        QCOMPARE(play::sealOf(one, "s").hash.size(), std::size_t{64});
        QVERIFY(play::freshSalt() != play::freshSalt());
    }

    void whatNoSystemKnowsIsRefusedAndNotAnError()
    {
        const play::Game game = ferryGame();
        QVERIFY(!play::judge(game, {"fly", {}}).legal);
        QVERIFY(!play::judge(game, {"ferry", {{"boat", 3}}}).legal);
        QVERIFY(!play::judge(game, {"ferry", {{"wings", 2}}}).legal);
        QVERIFY(!ferrySystem().apply(game, std::vector{Record{"flown", {}}}, play::today));
        QVERIFY(!ferrySystem().apply(game, std::vector{Record{"arrived", {{"boat", boat("rook")}}}}, play::today));
    }

    void aMenuOffersWhatAPickedThingCouldBegin()
    {
        const auto menu = ferrySystem().menu(ferryGame(), boat("rook"));
        QCOMPARE(menu.size(), std::size_t{3}); // ferry, trade, pay
        QVERIFY(menu[0].second.legal && menu[1].second.legal && !menu[2].second.legal);
    }

    void candidatesTellTheReasonAgainstEach()
    {
        const Record begun{"trade", {{"by", boats({"bell"})}}};
        const auto some = ferrySystem().candidates(ferryGame(), begun, "by").some;
        QCOMPARE(some.size(), std::size_t{4});
        QVERIFY(some[0].mark == boat("bell") && some[0].legal); // picked again: taken back
        QVERIFY(some[1].mark == boat("brig") && some[1].legal);
        QVERIFY(!some[2].legal && some[2].why->phrase.key == "stranger");
    }

    void sheetsAndClocksAreDataForAnyView()
    {
        play::Game game = ferryGame();
        give(game, trade, {{6, 1, "", {}}});
        const auto sheets = ferrySystem().sheets(game);
        QCOMPARE(sheets.size(), std::size_t{2});
        QCOMPARE(play::plain(sheets[0].rows[0]), std::string("[house=blue,coins=8]"));
        give(game, {"pay", {{"boat", boat("rook")}}});
        QCOMPARE(ferrySystem().clock(game).by, std::string("red"));
        give(game, {"end_day", {}});
        QCOMPARE(ferrySystem().clock(game).by, std::string("blue"));
        QVERIFY(!ferrySystem().scene(game, nullptr, nullptr));
    }

    /// So that each is known by the key of its kind in a flat mapping.
    void noFieldOfAnEffectHasTheKeyOfAnotherKind()
    {
        for (const play::Kind* kind : ferrySystem().effects())
            for (const play::Field& field : kind->fields)
                QVERIFY(field.key == kind->key || ferrySystem().effect(field.key) == nullptr);
    }
};

LIST_TEST(TestDoor)

} // namespace tst_door

#include "tst_door.moc"
