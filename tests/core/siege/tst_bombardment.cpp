#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/system.h"

#include <QTest>

#include <algorithm>

namespace tst_bombardment
{

using namespace merlon;
using play::Record;
using play::Value;

namespace
{

Value engines(std::initializer_list<const char*> ids)
{
    play::List all;
    for (const char* id : ids)
        all.emplace_back(play::Ref{"engine", id});
    return all;
}

} // namespace

/// 4.21: what is left to do once hexes are named, as it is offered before all of an order is given.
class TestBombardment : public QObject
{
    Q_OBJECT

private:
    play::Game game_;
    hex::Hex wall(const char* name) const
    {
        return *hex::parseHex(play::hexBoard(game_.setting->boards)->layout, name);
    }
    void bombard(const char* hex, const Value& with)
    {
        const play::Verdict verdict = play::judge(game_, {"bombard", {{"hex", wall(hex)}, {"engines", with}}});
        QVERIFY(verdict.whole());
        game_ = play::after(game_, verdict);
    }
    play::Verdict another() const { return play::judge(game_, {"bombard", {}}); }
    std::vector<play::Owed> owed() const { return game_.setting->system->owed(game_); }

private slots:
    void init()
    {
        const auto setting =
            io::loadScenario(test::inSource("scenarios/roccafosca-siege/roccafosca-siege.scenario.yaml"));
        QVERIFY(setting.value);
        game_ = play::begin(*setting.value);
    }

    void whileAnEngineIsFreeAFurtherHexMayBeNamed()
    {
        bombard("N16", engines({"il-lupo", "la-lupa", "capra", "asino"}));
        QVERIFY(another().legal);
        QVERIFY(owed().empty());
    }

    void onceAllWorkTheDieIsAskedFor()
    {
        bombard("N16", engines({"il-lupo", "la-lupa", "capra", "asino", "gatta"}));
        const play::Verdict refused = another();
        QVERIFY(!refused.legal);
        QVERIFY(play::decisive(refused)->phrase.rule.id == "siege.4.21a");
        QCOMPARE(owed().size(), std::size_t{1});
        QVERIFY(owed().front().begun == (Record{"stones", {{"hex", wall("N16")}}}));
        const play::Verdict stones = play::judge(game_, owed().front().begun);
        QVERIFY(stones.legal && stones.wants.empty() && stones.needs.size() == 1); // nothing but the die
    }

    /// Who is named for two hexes is told which.
    void anEngineThatIsNamedAgainSaysWhereItWorks()
    {
        bombard("N16", engines({"il-lupo", "la-lupa", "capra", "asino", "gatta"}));
        const Record again{"bombard", {{"hex", wall("M16")}, {"engines", engines({"capra"})}}};
        const play::Verdict verdict = play::judge(game_, again);
        QVERIFY(!verdict.legal);
        const auto& args = play::decisive(verdict)->args;
        QVERIFY(std::ranges::count(args, Value(wall("N16")), [](const auto& arg) { return arg.second; }) == 1);
    }
};

LIST_TEST(TestBombardment)

} // namespace tst_bombardment

#include "tst_bombardment.moc"
