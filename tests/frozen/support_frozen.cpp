#include "support_frozen.h"

#include "../core/game/support_skirmish.h"
#include "../core/siege/support_cases.h"
#include "core/io/files.h"
#include "core/siege/referee.h"
#include "referee/verdict_text.h"

#include <random>

namespace merlon::tests
{
namespace
{

constexpr int skirmishes = 2000;
constexpr int ordersOfOne = 12;

/// A number below n, the same on every machine.
std::size_t below(std::size_t n, std::mt19937_64& random)
{
    return static_cast<std::size_t>(random() % n);
}

/// Judges and carries out, and writes down what was said.
class Scribe
{
public:
    explicit Scribe(const std::shared_ptr<const game::Setting>& setting) : game_(game::begin(setting)), words_(setting)
    {
    }

    void judge(const verdict::Order& order, const game::DiceGiven& dice)
    {
        const auto verdict = siege::judge(game_, order, dice);
        text += words_.toYaml(order, verdict);
        game_ = game::apply(game_, verdict);
    }
    const game::Game& game() const { return game_; }

    std::string text;

private:
    game::Game game_;
    referee::VerdictText words_;
};

/// The castle that ships, its people thrown about.
std::shared_ptr<const game::Setting> castleAtRandom(const game::Setting& castle, std::mt19937_64& random)
{
    auto setting = std::make_shared<game::Setting>(castle);
    const hex::Layout& layout = setting->map.layout;
    for (scenario::Force& force : setting->scenario.forces)
        for (scenario::Counter& counter : force.counters)
        {
            counter.hex = layout.hexOf(static_cast<int>(below(static_cast<std::size_t>(layout.count()), random)));
            if (counter.rear)
                counter.rear = hex::neighbour(*counter.hex, hex::allSides[below(6, random)]);
        }
    return setting;
}

verdict::Order someOrder(const game::Game& game, std::mt19937_64& random)
{
    if (!game.owed.empty())
    {
        const game::Owed& owed = game.owed.front();
        if (owed.retreat > 0)
        {
            const auto ways = siege::retreats(game, owed.counter);
            return verdict::Retreat{owed.counter,
                                    ways.empty() ? std::vector<hex::Hex>{} : ways[below(ways.size(), random)].path};
        }
        const auto places = siege::placings(game, owed.counter);
        return verdict::PlaceRider{owed.counter, places.empty() ? hex::Hex{} : places[below(places.size(), random)]};
    }
    if (below(10, random) == 0)
        return verdict::EndPhase{};
    const auto& by = game.counters[below(game.counters.size(), random)];
    const auto& at = game.counters[below(game.counters.size(), random)];
    verdict::Shoot shot{by.id, at.id, {}, {}, {}};
    if (at.rear && below(3, random) == 0)
        shot.aim = at.rear;
    if (below(6, random) == 0)
        shot.across = hex::allSides[below(6, random)];
    if (below(6, random) == 0)
        shot.covered = below(2, random) == 0 ? "outer" : "inner";
    return shot;
}

} // namespace

std::vector<Frozen> judgedCases()
{
    std::vector<Frozen> out;
    for (const RuleCase& one : allCases("siege"))
    {
        Scribe scribe(one.setting);
        for (const GivenOrder& step : one.before)
            scribe.judge(step.order, step.dice);
        scribe.judge(one.asked.order, one.asked.dice);
        out.push_back({"case " + one.file + " " + one.edition + ": " + one.name, std::move(scribe.text)});
    }
    return out;
}

std::vector<Frozen> judgedOrders()
{
    std::vector<Frozen> out;
    const std::string folder = std::string(MERLON_SOURCE_DIR) + "/scenarios/";
    for (const auto& [scenario, orders] : {
             std::pair("norman-gate/norman-gate.scenario.yaml", "norman-gate/orders.yaml"),
             std::pair("worked-example/friend.scenario.yaml", "worked-example/friend.orders.yaml"),
             std::pair("worked-example/infiltrator.scenario.yaml", "worked-example/infiltrator.orders.yaml"),
             std::pair("worked-example/moat.scenario.yaml", "worked-example/moat.orders.yaml"),
             std::pair("worked-example/slits.scenario.yaml", "worked-example/slits.orders.yaml"),
             std::pair("worked-example/worked-example.scenario.yaml", "worked-example/worked-example.orders.yaml"),
         })
    {
        const auto loaded = io::loadScenario(folder + scenario);
        const auto text = io::readFile(folder + orders);
        const auto lines = io::parseOrders(*text, orders, (*loaded.value)->map);
        Scribe scribe(*loaded.value);
        for (const auto& line : *lines.value)
            scribe.judge(line.order, line.dice);
        out.push_back({std::string("orders ") + orders, std::move(scribe.text)});
    }
    return out;
}

std::vector<Frozen> judgedSkirmishes()
{
    const auto castle =
        io::loadScenario(std::string(MERLON_SOURCE_DIR) + "/scenarios/norman-gate/norman-gate.scenario.yaml");
    std::vector<Frozen> out;
    for (int seed = 1; seed <= skirmishes; ++seed)
    {
        std::mt19937_64 random(static_cast<unsigned>(seed));
        Scribe scribe(seed % 2 == 0 ? test::skirmish() : castleAtRandom(**castle.value, random));
        for (int i = 0; i < ordersOfOne; ++i)
        {
            const verdict::Order order = someOrder(scribe.game(), random);
            const int die = static_cast<int>(below(10, random)) + 1;
            scribe.judge(order, {{"d10", die, verdict::DieSource::Typed}});
        }
        out.push_back({"skirmish " + std::to_string(seed), std::move(scribe.text)});
    }
    return out;
}

std::string hashOf(const std::string& text)
{
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    std::string out(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4U)
        out[i] = "0123456789abcdef"[hash & 15U];
    return out;
}

} // namespace merlon::tests
