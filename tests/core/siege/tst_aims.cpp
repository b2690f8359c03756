// Who could shoot at somebody, and from where: the same judging as of an order, of everybody and from every hex.

#include "support_main.h"
#include "support_places.h"

#include "core/io/files.h"
#include "core/play/aims.h"
#include "core/systems.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <random>

namespace tst_aims
{

using namespace merlon;

namespace
{

play::Game castle()
{
    return play::begin(*io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml")).value);
}

play::Ref counter(const char* id)
{
    return {"counter", id};
}

hex::Hex at(const play::Game& game, const char* name)
{
    return *hex::parseHex(play::hexBoard(game.setting->boards)->layout, name);
}

play::Record shot(const play::Ref& by, const play::Ref& at)
{
    return {"shoot", {{"by", by}, {"at", at}}};
}

std::vector<std::string> thoseWhoCould(const play::Aims& aims)
{
    std::vector<std::string> ids;
    for (const play::Aim& one : aims.all)
        if (one.verdict.legal)
            ids.push_back(one.who.id);
    std::ranges::sort(ids);
    return ids;
}

/// 100 x 100 hexes, a third of them rough, and two forces of fifty.
play::Game bigGame()
{
    std::mt19937 random(5);
    const hex::Layout layout{100, 100, hex::Orientation::Flat, hex::Shove::Even};
    map::HexMap map = map::blankMap(layout, "plain", '.');
    map.id = "big";
    const auto brush = *map::legendIndex(map, "brush", 'b');
    for (int i = 0; i < layout.count(); ++i)
        if (random() % 20 == 0)
            map.terrain[static_cast<std::size_t>(i)] = brush;
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.forces = {{"a", plainText("A"), "#aa0000", {}, {}, {}}, {"b", plainText("B"), "#00aa00", {}, {}, {}}};
    scenario.first = "a";
    const char* const weapons[] = {"long_bow", "short_bow", "crossbow"};
    for (int i = 0; i < 100; ++i)
    {
        const std::string id = "c" + std::to_string(i);
        play::Counter one{id, id, {{"class", play::Choice{"class", "soldier"}}}, {}};
        one.fields.emplace_back("weapon", play::Choice{"weapon", weapons[i % 3]});
        one.fields.emplace_back("hex", layout.hexAt({(i * 37) % 100, (i * 61 + i / 7) % 100}));
        scenario.forces[static_cast<std::size_t>(i % 2)].counters.push_back(std::move(one));
    }
    return play::begin(play::settingOf(*findSystem("siege"), std::move(scenario),
                                       {std::make_shared<const map::HexMap>(std::move(map))}));
}

} // namespace

class TestAims : public QObject
{
    Q_OBJECT

private slots:
    void everybodyIsJudgedAsByAnOrder()
    {
        const play::Game game = castle();
        for (const char* target : {"gwyn", "rhodri", "fulk", "tegwen"})
        {
            const auto aims = play::aimsAt(game, counter(target), play::When::Now);
            QVERIFY(aims);
            std::vector<std::string> could;
            for (const play::Thing& one : game.setting->system->things(game, "counter"))
                if (play::judge(game, shot(counter(one.id.c_str()), counter(target))).legal)
                    could.push_back(one.id);
            std::ranges::sort(could);
            QCOMPARE(thoseWhoCould(*aims), could);
            QCOMPARE(static_cast<std::size_t>(aims->legal), could.size());
        }
    }

    void theLegalOnesComeFirst()
    {
        const auto aims = play::aimsAt(castle(), counter("gwyn"), play::When::Now);
        QVERIFY(aims->legal > 0);
        QVERIFY(std::ranges::is_partitioned(aims->all, [](const auto& one) { return one.verdict.legal; }));
    }

    void whoseTurnItIsNotCouldInHisOwn()
    {
        const play::Game game = castle();
        QCOMPARE(play::aimsAt(game, counter("fulk"), play::When::Now)->legal, 0);
        const auto aims = play::aimsAt(game, counter("ivo"), play::When::TheirTime);
        QVERIFY(aims->legal > 0);
        for (const play::Aim& one : aims->all)
            if (one.verdict.legal)
                QCOMPARE(find(game.setting->scenario, one.who.id)->force, 1);
    }

    void intoAnEmptyHexBothSidesCould()
    {
        const play::Game game = castle();
        const auto aims = play::aimsAt(game, at(game, "N16"), play::When::TheirTime);
        QVERIFY(aims);
        std::array<int, 2> sides{};
        for (const play::Aim& one : aims->all)
            if (one.verdict.legal)
                ++sides[static_cast<std::size_t>(find(game.setting->scenario, one.who.id)->force)];
        QVERIFY(sides[0] > 0);
        QVERIFY(sides[1] > 0);
        QVERIFY(game == castle()); // nothing has happened
    }

    void fromEveryHexThatIsNamedHeCould()
    {
        const play::Game game = castle();
        const auto aims = play::aimsAt(game, counter("ivo"), play::When::TheirTime);
        const auto aim = std::ranges::find(aims->all, "gwyn", [](const auto& one) { return one.who.id; });
        QVERIFY(aim != aims->all.end());
        const auto near = play::aimsFrom(*aims, *aim, play::Reach::HisMove);
        const auto all = play::aimsFrom(*aims, *aim, play::Reach::Anywhere);
        QVERIFY(!all.empty());
        QVERIFY(near.size() < all.size());
        for (const play::AimFrom& one : near)
            QVERIFY(std::ranges::count(all, one.hex, &play::AimFrom::hex) == 1);
        for (const play::AimFrom& one : all)
            QVERIFY(one.verdict.legal);
    }

    void aCrossbowDoesNotMoveAndShoot()
    {
        const play::Game game = castle();
        const auto aims = play::aimsAt(game, counter("llew"), play::When::TheirTime);
        const auto aim = std::ranges::find(aims->all, "odo", [](const auto& one) { return one.who.id; });
        QVERIFY(aim != aims->all.end());
        for (const play::AimFrom& one : play::aimsFrom(*aims, *aim, play::Reach::HisMove))
            QCOMPARE(one.hex, at(game, "T10")); // where he stands
    }

    void answersBeforeAnybodyNotices()
    {
        const play::Game game = castle();
        const play::Game big = bigGame();
        const auto time = [](const char* what, auto&& ask)
        {
            QElapsedTimer clock;
            clock.start();
            for (int i = 0; i < 10; ++i)
                ask();
            const double ms = static_cast<double>(clock.nsecsElapsed()) / 1e7;
            qInfo("%-44s %8.2f ms", what, ms);
            return ms;
        };
        const auto patience = 100.0; // ms, on a busy machine
        QVERIFY(time("castle, whoever's turn it is",
                     [&] { QVERIFY(play::aimsAt(game, counter("gwyn"), play::When::TheirTime)); }) < patience);
        QVERIFY(time("castle, an empty hex",
                     [&] { QVERIFY(play::aimsAt(game, at(game, "N16"), play::When::TheirTime)); }) < patience);
        QVERIFY(time("100 x 100, 100 counters",
                     [&] { QVERIFY(play::aimsAt(big, counter("c50"), play::When::TheirTime)); }) < patience);
        const auto aims = *play::aimsAt(game, counter("ivo"), play::When::TheirTime);
        const auto& gwyn = *std::ranges::find(aims.all, "gwyn", [](const auto& one) { return one.who.id; });
        time("castle, from where after a move", [&] { play::aimsFrom(aims, gwyn, play::Reach::HisMove); });
        time("castle, from where at all", [&] { play::aimsFrom(aims, gwyn, play::Reach::Anywhere); });
        const auto wide = *play::aimsAt(big, counter("c50"), play::When::TheirTime);
        time("100 x 100, from where at all", [&] { play::aimsFrom(wide, wide.all.front(), play::Reach::Anywhere); });
    }
};

LIST_TEST(TestAims)

} // namespace tst_aims

#include "tst_aims.moc"
