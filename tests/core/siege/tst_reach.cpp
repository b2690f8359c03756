#include "support_main.h"

#include "core/castle/moves/moves.h"
#include "core/play/as.h"
#include "core/rules/catalogue.h"
#include "core/siege/system.h"
#include "play_rules.h"
#include "siege_rules.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_reach
{

using namespace merlon;

namespace
{

constexpr int points = 4; // so that no way has more than four steps

/// A corner of a castle, another one each time.
std::shared_ptr<const map::HexMap> someMap(std::mt19937& random)
{
    const char* const grounds[] = {"plain",  "plain",  "plain",   "plain",   "brush", "tree",        "moat", "moat",
                                   "trench", "stairs", "rampart", "rampart", "wall",  "tower_floor", "door", "tent"};
    const char* const features[] = {"wall", "door", "parapet", "arrow_slit", "gate"};
    const char* const overlays[] = {"rubble", "fascine", "fire", "ladder", "burnt"};
    const hex::Layout layout{5, 5, hex::Orientation::Flat, hex::Shove::Even};
    map::HexMap map = map::blankMap(layout, "plain", '.');
    const auto somewhere = [&] { return layout.hexOf(static_cast<int>(random() % 25)); };
    for (auto& cell : map.terrain)
        cell = legendIndex(map, grounds[random() % std::size(grounds)], '?').value_or(0);
    for (int i = 0; i < 4; ++i)
        map.features.push_back({somewhere(),
                                {static_cast<hex::Side>(random() % 6)},
                                features[random() % std::size(features)],
                                random() % 2 == 0 ? "closed" : "open",
                                {}});
    for (int i = 0; i < 3; ++i)
    {
        map::Covering one;
        one.kind = overlays[random() % std::size(overlays)];
        one.hexes = {somewhere()};
        one.outward = static_cast<hex::Side>(random() % 6);
        map.overlays.push_back(std::move(one));
    }
    return std::make_shared<const map::HexMap>(std::move(map));
}

/// Riders and men of both sides, some stunned or dead, wherever chance puts them, in the movement of the first side.
play::Game someGame(std::mt19937& random)
{
    const auto map = someMap(random);
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = random() % 2 == 0 ? "french" : "spanish";
    const char* const readings[] = {"front-leads", "ahead", "turn"};
    scenario.options = {{"two-hex", play::Choice{"reading", readings[random() % 3]}},
                        {"rampart-inside", play::Choice{"reading", random() % 2 == 0 ? "stairs" : "jump"}},
                        {"ladder-down", play::Choice{"reading", random() % 2 == 0 ? "both-ways" : "up-only"}},
                        {"moat-from", play::Choice{"reading", random() % 2 == 0 ? "open-moat" : "printed"}}};
    scenario.first = "one";
    scenario.forces.resize(2);
    scenario.forces[0].id = "one";
    scenario.forces[1].id = "two";
    const char* const states[] = {"ready", "ready", "ready", "stunned", "dead"};
    for (int number = 0; number < 8; ++number)
    {
        const hex::Hex at = map->layout.hexOf(static_cast<int>(random() % 25));
        const hex::Hex rear = hex::neighbour(at, static_cast<hex::Side>(random() % 6));
        play::Counter one;
        one.id = "c" + std::to_string(number);
        one.fields = {{"movement", points},
                      {"state", play::Choice{"state", number < 2 ? "ready" : states[random() % 5]}},
                      {"hex", at}};
        if ((number == 0 || random() % 4 == 0) && map->layout.contains(rear))
        {
            one.fields.emplace_back("mounted", true);
            one.fields.emplace_back("rear", rear);
        }
        scenario.forces[number < 2 ? 0 : random() % 2].counters.push_back(std::move(one));
    }
    static const siege::System system;
    const play::Game game = play::begin(play::settingOf(system, std::move(scenario), {map}));
    const play::Record movement = play::recordOf(castle::StepBegun{castle::Step::Movement});
    return {game.setting, *system.apply(game, {&movement, 1}, play::today)};
}

play::Verdict judged(const play::Game& game, const std::string& who, const std::vector<hex::Hex>& path)
{
    const play::Value way = play::As<std::vector<hex::Hex>>::put(path);
    return play::judge(game, {"move", {{"counter", castle::counterRef(who)}, {"path", way}}});
}

int costOf(const play::Verdict& verdict)
{
    return std::get<int>(play::find(verdict.facts, "cost")->value);
}

/// Every way of neighbours of at most so many steps.
template <class Visit>
void everyWay(std::vector<hex::Hex>& path, hex::Hex from, int steps, Visit& visit)
{
    if (steps == 0)
        return;
    for (const hex::Side side : hex::allSides)
    {
        path.push_back(hex::neighbour(from, side));
        visit(path);
        everyWay(path, path.back(), steps - 1, visit);
        path.pop_back();
    }
}

} // namespace

/// How far a counter comes, found by search, and what the judge says of it.
class TestReach : public QObject
{
    Q_OBJECT

private slots:
    void whatIsOfferedIsLegalAndTheCheapestAndNothingElseIsLegal()
    {
        std::mt19937 random(17); // NOLINT: the same games every time
        std::size_t found = 0;
        for (int round = 0; round < 80; ++round)
        {
            const play::Game game = someGame(random);
            const play::Game before = game;
            const castle::Position now(siege::System::dataOf(game), siege::System::stateOf(game));
            for (const char* id : {"c0", "c1"})
            {
                const castle::Body who = now.find(id);
                const castle::Reach reach(now, who, points);
                std::map<hex::Hex, int> cheapest;
                const auto look = [&](const std::vector<hex::Hex>& path)
                {
                    const play::Verdict verdict = judged(game, id, path);
                    if (!verdict.legal || path.back() == *who.state->hex)
                        return;
                    const int cost = costOf(verdict);
                    const auto [at, first] = cheapest.try_emplace(path.back(), cost);
                    at->second = std::min(at->second, cost);
                };
                std::vector<hex::Hex> path;
                everyWay(path, *who.state->hex, points, look);
                std::vector<castle::Reach::End> ends = reach.ends(); // without that on which it stands, turned round
                std::erase_if(ends, [&](const auto& end) { return end.hex == *who.state->hex; });
                QCOMPARE(ends.size(), cheapest.size());
                for (const castle::Reach::End& end : ends)
                {
                    QVERIFY2(cheapest.contains(end.hex), std::to_string(round).c_str());
                    QCOMPARE(end.cost, cheapest[end.hex]);
                    const play::Verdict verdict = judged(game, id, reach.wayTo(end.hex));
                    QVERIFY2(verdict.legal, std::to_string(round).c_str());
                    QCOMPARE(costOf(verdict), end.cost);
                }
                found += reach.ends().size();
            }
            QVERIFY(game == before);
        }
        QVERIFY2(found > 250, std::to_string(found).c_str()); // or the maps are all walls
    }

    /// A hex too far is answered by what it costs, one that is shut off by the step that is refused.
    void aHexOutOfReachIsGivenAWayThatIsJudged()
    {
        std::mt19937 random(23); // NOLINT: the same games every time
        for (int round = 0; round < 40; ++round)
        {
            const play::Game game = someGame(random);
            const castle::Position now(siege::System::dataOf(game), siege::System::stateOf(game));
            const castle::Body who = now.find("c0");
            const auto ends = castle::endsOfMoves(now, who);
            for (int cell = 0; cell < 25; ++cell)
            {
                const hex::Hex to = now.ground().layout().hexOf(cell);
                if (std::ranges::count(ends, to) > 0 || to == *who.state->hex)
                    continue;
                const auto way = castle::wayOf(now, who, to);
                QVERIFY(!way.empty() && way.back() == to);
                const play::Verdict verdict = judged(game, "c0", way);
                QVERIFY(!verdict.legal);
                for (const play::Reason& reason : verdict.reasons)
                    QVERIFY(!(reason.phrase == says::siege_1_6a_jump));
            }
        }
    }

    void noMoveLeavesTheMap()
    {
        std::mt19937 random(29); // NOLINT: the same games every time
        for (int round = 0; round < 10; ++round)
        {
            const play::Game game = someGame(random);
            const castle::Body who =
                castle::Position(siege::System::dataOf(game), siege::System::stateOf(game)).find("c1");
            for (const hex::Side side : hex::allSides)
                if (const hex::Hex to = hex::neighbour(*who.state->hex, side);
                    !siege::System::stateOf(game).site->map->layout.contains(to))
                    QVERIFY(play::decisive(judged(game, "c1", {to}))->phrase == says::play_order_off_board);
        }
    }

    void theHandIsOfferedTheReachAndGivenItsWays()
    {
        std::mt19937 random(31); // NOLINT: the same games every time
        const play::Game game = someGame(random);
        const castle::Position now(siege::System::dataOf(game), siege::System::stateOf(game));
        const play::System& system = *game.setting->system;
        const play::Record begun{"move", {{"counter", castle::counterRef("c1")}}};
        const auto offered = system.candidates(game, begun, "path");
        const auto storeys = castle::storeysOfMoves(now, now.find("c1"));
        std::vector<hex::Hex> ends;
        for (const play::Candidate& one : offered.some)
        {
            const play::Field& path = *play::find(*system.order("move"), "path");
            const play::Value way = system.given(game, begun, path, one.mark);
            const play::Verdict verdict = play::judge(game, play::with(begun, path, way));
            QVERIFY(verdict.legal);
            if (const auto* storey = std::get_if<play::Place>(&one.mark))
            {
                QVERIFY(std::ranges::count(storeys, castle::Spot{storey->hex, storey->level}) == 1);
                continue;
            }
            const hex::Hex end = std::get<hex::Hex>(one.mark);
            ends.push_back(end);
            QVERIFY(way == play::As<std::vector<hex::Hex>>::put(castle::wayOf(now, now.find("c1"), end)));
        }
        QVERIFY(!ends.empty());
        QVERIFY(ends == castle::endsOfMoves(now, now.find("c1")));
    }

    void theHeadOfThePanelTellsWhoMayMove()
    {
        std::mt19937 random(31); // NOLINT: the same games every time
        play::Game game = someGame(random);
        const auto names = [&](play::Turn turn)
        {
            std::vector<std::string> ids;
            for (const play::Muster& line : game.setting->system->muster(game))
                for (const play::Ref& one : line.who)
                    if (line.turn == turn)
                        ids.push_back(one.id);
            return ids;
        };
        const auto before = names(play::Turn::May);
        QVERIFY(std::ranges::count(before, "c0") == 1 && std::ranges::count(before, "c1") == 1);
        const std::vector<play::Record> moves{play::recordOf(castle::Spent{{"c1"}, 1}),
                                              play::recordOf(castle::Spent{{"c0"}, points})};
        game = {game.setting, *game.setting->system->apply(game, moves, play::today)};
        const auto after = names(play::Turn::Done);
        QVERIFY(std::ranges::count(after, "c0") == 1); // no points left
        QVERIFY(std::ranges::count(after, "c1") == 1); // another one has moved since
    }

    /// What differs from 1 point is told by a sentence of the row that it stands in.
    void everyPriceHasItsSentence()
    {
        const auto& terrains = *siege::builtInRuleset()->terrains;
        auto rows = terrains.all;
        for (const castle::Thing& one : terrains.things)
            if (one.row && one.id != "ladder" && one.id != "rubble") // these have rules of their own
                rows.push_back(*one.row);
        for (const castle::Terrain& row : rows)
            if (row.foot.value_or(1) != 1)
                QVERIFY2(rules::findPhrase({{row.rule}, says::siege_1_1g_enter.key}), row.id.c_str());
    }

    /// The data of the ruleset names sentences that are in the catalogue.
    void everySentenceOfTheDataIsCatalogued()
    {
        const auto sentences = siege::builtInRuleset()->terrains->sentences();
        QVERIFY(sentences.size() > 10);
        for (const castle::Sentence* one : sentences)
            QVERIFY2(rules::findPhrase({{one->rule}, one->key}), (one->rule + '.' + one->key).c_str());
    }
};

LIST_TEST(TestReach)

} // namespace tst_reach

#include "tst_reach.moc"
