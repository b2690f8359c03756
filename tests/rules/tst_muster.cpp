#include "support_cases.h"
#include "support_main.h"

#include <QTest>

#include <algorithm>
#include <map>

namespace tst_muster
{

using namespace merlon;

namespace
{

/// Who acts in an order; none: it does not say.
std::vector<play::Ref> actorsOf(const play::Record& order)
{
    std::vector<play::Ref> actors;
    for (const std::string_view key : {"by", "counter"})
        if (const play::Value* value = play::find(order.fields, key))
        {
            if (const auto* one = std::get_if<play::Ref>(value))
                actors.push_back(*one);
            else if (const auto* list = std::get_if<play::List>(value))
                for (const play::Value& each : *list)
                    if (const auto* ref = std::get_if<play::Ref>(&each))
                        actors.push_back(*ref);
        }
    return actors;
}

bool mayAct(const play::Game& game, const std::vector<play::Ref>& actors)
{
    for (const play::Muster& line : game.setting->system->muster(game))
        if (line.turn == play::Turn::May)
            for (const play::Ref& one : line.who)
                if (actors.empty() || std::ranges::count(actors, one) > 0)
                    return true;
    return false;
}

} // namespace

/// No end steps over what can still be done: whoever may act is in the head of the panel.
class TestMuster : public QObject
{
    Q_OBJECT

private slots:
    void whoeverMayActIsNamed()
    {
        std::map<std::string, int> seen;
        for (const tests::RuleCase& one : tests::allCases("siege"))
        {
            const std::string& kind = one.asked.order.kind;
            constexpr std::string_view acts[] = {"shoot",   "shoot_ballista", "attack", "name_attack",
                                                 "topple",  "strike",         "pour",   "light",
                                                 "put_out", "flame",          "harness"};
            if (std::ranges::count(acts, kind) == 0 || one.asked.given.ruled())
                continue;
            const play::Game game = tests::gameOf(one);
            if (!game.setting->system->owed(game).empty() || !play::judge(game, one.asked.order).legal)
                continue;
            ++seen[kind];
            QVERIFY2(mayAct(game, actorsOf(one.asked.order)), (one.file + ": " + one.name).c_str());
        }
        QCOMPARE(seen.size(), std::size_t{11});
    }
};

LIST_TEST(TestMuster)

} // namespace tst_muster

#include "tst_muster.moc"
