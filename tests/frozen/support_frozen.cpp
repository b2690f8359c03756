#include "support_frozen.h"
#include "support_places.h"

#include "../core/io/support_skirmish.h"
#include "../rules/support_cases.h"
#include "core/io/files.h"
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
    explicit Scribe(const std::shared_ptr<const play::Setting>& setting) : game_(play::begin(setting)) {}

    void judge(const play::Record& order, std::vector<int> faces, play::Fields decreed = {})
    {
        std::size_t next = 0;
        const auto draw = [&](const play::Need& need) -> std::optional<play::Die>
        {
            if (next >= faces.size())
                return {};
            return play::Die{need.sides, *play::valueOfFace(faces[next++], need.sides), {}, play::Source::Typed};
        };
        play::Given given{{}, std::move(decreed)};
        const auto verdict = play::judgeDrawing(game_, order, given, draw);
        text += referee::VerdictText(game_).toYaml(order, verdict);
        game_ = play::after(game_, verdict);
    }
    void carryOut(const std::vector<play::Record>& effects)
    {
        auto state = game_.setting->system->apply(game_, effects, play::today);
        game_ = {game_.setting, std::move(*state)};
    }
    const play::Game& game() const { return game_; }

    std::string text;

private:
    play::Game game_;
};

/// The castle that ships, its people thrown about.
std::shared_ptr<const play::Setting> castleAtRandom(const play::Setting& castle, std::mt19937_64& random)
{
    play::Scenario scenario = castle.scenario;
    const hex::Layout& layout = play::hexBoard(castle.boards)->layout;
    for (play::Force& force : scenario.forces)
        for (play::Counter& counter : force.counters)
        {
            const hex::Hex hex =
                layout.hexOf(static_cast<int>(below(static_cast<std::size_t>(layout.count()), random)));
            counter.fields = play::with(counter.fields, "hex", hex);
            if (play::find(counter.fields, "rear") != nullptr)
                counter.fields =
                    play::with(counter.fields, "rear", hex::neighbour(hex, hex::allSides[below(6, random)]));
        }
    return play::settingOf(*castle.system, std::move(scenario), castle.boards);
}

/// What is owed, by one of the ways that are offered.
play::Record somethingOwed(const play::Game& game, play::Record order, std::mt19937_64& random)
{
    const play::System& system = *game.setting->system;
    const play::Field& field = *play::find(*system.order(order.kind), play::judge(game, order).wants.front().field);
    const auto some = system.candidates(game, order, field.key).some;
    const play::Value none = field.list ? play::Value(play::List{}) : play::Value(hex::Hex{});
    order.fields.emplace_back(
        field.key, some.empty() ? none : system.given(game, order, field, some[below(some.size(), random)].mark));
    return order;
}

play::Record someOrder(const play::Game& game, std::mt19937_64& random)
{
    const play::System& system = *game.setting->system;
    if (const auto owed = system.owed(game); !owed.empty())
        return somethingOwed(game, owed.front().begun, random);
    if (below(10, random) == 0)
        return {"end_phase", {}};
    const auto counters = system.things(game, "counter");
    const auto& by = counters[below(counters.size(), random)];
    const auto& at = counters[below(counters.size(), random)];
    play::Record shot = test::shot(by.id, at.id);
    const auto scene = system.scene(game, nullptr, nullptr);
    const auto piece = std::ranges::find(scene->pieces, play::Ref{"counter", at.id}, &play::Piece::thing);
    const bool rear = piece != scene->pieces.end() && piece->hexes.size() > 1;
    if (rear && below(3, random) == 0)
        shot.fields.emplace_back("aim", piece->hexes[1]);
    if (below(6, random) == 0)
        shot.fields.emplace_back("across", hex::allSides[below(6, random)]);
    if (below(6, random) == 0)
        shot.fields.emplace_back("covered", play::Choice{"doorside", below(2, random) == 0 ? "outer" : "inner"});
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
        {
            if (step.effects.empty())
                scribe.judge(step.order, step.faces, step.given.decreed);
            else
                scribe.carryOut(step.effects);
        }
        scribe.judge(one.asked.order, one.asked.faces, one.asked.given.decreed);
        out.push_back({"case " + one.file + " " + one.edition + ": " + one.name, std::move(scribe.text)});
    }
    return out;
}

std::vector<Frozen> judgedOrders()
{
    std::vector<Frozen> out;
    const std::string folder = test::inSource("scenarios/");
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
        const auto lines = io::parseOrders(*text, orders, **loaded.value);
        Scribe scribe(*loaded.value);
        for (const auto& line : *lines.value)
            scribe.judge(line.order, line.faces, line.given.decreed);
        out.push_back({std::string("orders ") + orders, std::move(scribe.text)});
    }
    return out;
}

std::vector<Frozen> judgedSkirmishes()
{
    const auto castle = io::loadScenario(test::inSource("scenarios/norman-gate/norman-gate.scenario.yaml"));
    std::vector<Frozen> out;
    for (int seed = 1; seed <= skirmishes; ++seed)
    {
        std::mt19937_64 random(static_cast<unsigned>(seed));
        Scribe scribe(seed % 2 == 0 ? test::skirmish() : castleAtRandom(**castle.value, random));
        for (int i = 0; i < ordersOfOne; ++i)
        {
            const play::Record order = someOrder(scribe.game(), random);
            scribe.judge(order, {static_cast<int>(below(10, random)) + 1});
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
