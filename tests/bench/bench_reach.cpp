// How far a counter comes: the reach of 20 movement points among 100 counters on a map of 100 x 100.

#include "bench_country.h"
#include "core/siege/reach.h"
#include "core/siege/system.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace merlon;

namespace
{

play::Game crowded(bool mounted)
{
    const map::HexMap map = tests::country();
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.first = "one";
    scenario.forces.resize(2);
    scenario.forces[0].id = "one";
    scenario.forces[1].id = "two";
    std::mt19937 random(5);
    const auto put = [&](std::size_t force, int number, hex::Hex at)
    {
        play::Counter counter;
        counter.id = "c" + std::to_string(number);
        counter.fields = {{"movement", 20}, {"hex", at}};
        if (mounted && number == 0)
            counter.fields = {
                {"movement", 20}, {"mounted", true}, {"hex", at}, {"rear", hex::neighbour(at, hex::Side::S0)}};
        scenario.forces[force].counters.push_back(std::move(counter));
    };
    put(0, 0, map.layout.hexAt({50, 50}));
    for (int number = 1; number < 100; ++number)
        put(random() % 2, number,
            map.layout.hexAt({30 + static_cast<int>(random() % 40), 30 + static_cast<int>(random() % 40)}));
    static const siege::System system;
    return play::begin(
        play::settingOf(system, std::move(scenario), {std::make_shared<const map::HexMap>(std::move(map))}));
}

void reach(benchmark::State& state, bool mounted)
{
    const play::Game game = crowded(mounted);
    const siege::Position now(siege::System::dataOf(game), siege::System::stateOf(game));
    const siege::Body who = now.find("c0");
    std::size_t ends = 0;
    for (auto _ : state)
        ends = siege::Reach(now, who, 20).ends().size();
    state.counters["ends"] = static_cast<double>(ends);
}
BENCHMARK_CAPTURE(reach, onFoot, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(reach, mounted, true)->Unit(benchmark::kMicrosecond);

} // namespace
