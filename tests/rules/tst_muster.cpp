#include "support_cases.h"
#include "support_main.h"

#include "siege_rules.h"

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

/// Whether one of those lines has them, or anybody where the order does not say who acts.
bool names(const play::Game& game, const std::vector<Phrase>& lines, const std::vector<play::Ref>& actors)
{
    for (const play::Muster& line : game.setting->system->muster(game))
        if (line.turn == play::Turn::May && std::ranges::count(lines, line.says.phrase) > 0)
            for (const play::Ref& one : line.who)
                if (actors.empty() || std::ranges::count(actors, one) > 0)
                    return true;
    return false;
}

/// What the head calls those who may give an order of that kind.
const std::map<std::string, std::vector<Phrase>> linesOf{
    {"shoot", {says::siege_1_21a_may, says::siege_1_21c_may}},
    {"shoot_ballista", {says::siege_3_41a_may}},
    {"attack", {says::siege_1_21d_may}},
    {"name_attack", {says::siege_ruling_melee_order_may}},
    {"topple", {says::siege_1_94a_may}},
    {"strike", {says::siege_4_32a_may}},
    {"pour", {says::siege_5_32a_may}},
    {"light", {says::siege_3_51a_may}},
    {"put_out", {says::siege_3_53a_may}},
    {"flame", {says::siege_5_31a_may}},
    {"harness", {says::siege_5_11d_may}},
};

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
            const play::Record& order = one.asked.order;
            const auto lines = linesOf.find(order.kind);
            if (lines == linesOf.end() || one.asked.given.ruled())
                continue;
            const play::Game game = tests::gameOf(one);
            if (!game.setting->system->owed(game).empty() || !play::judge(game, order).legal)
                continue;
            ++seen[order.kind];
            const std::string what = one.file + ": " + one.name;
            QVERIFY2(names(game, lines->second, actorsOf(order)), what.c_str());
            const auto isNamed = [](const tests::GivenOrder& before) { return before.order.kind == "name_attack"; };
            if (order.kind != "attack" || std::ranges::none_of(one.before, isNamed))
                continue;
            ++seen["named"];
            QVERIFY2(names(game, {says::siege_ruling_melee_order_left}, actorsOf(order)), what.c_str());
        }
        QCOMPARE(seen.size(), linesOf.size() + 1);
    }
};

LIST_TEST(TestMuster)

} // namespace tst_muster

#include "tst_muster.moc"
