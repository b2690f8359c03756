// What is wrong with a scenario, looked for after every edit.

#include "bench_country.h"

#include "core/edit/map_value.h"
#include "core/edit/scenario_value.h"
#include "core/io/files.h"
#include "core/lint/lint.h"

#include <benchmark/benchmark.h>

namespace
{

using namespace merlon;

/// 200 counters of two sides on 100 x 100 hexes, each side with a set-up zone.
edit::Desk desk()
{
    const play::Game game = tests::crowded(false);
    const map::HexMap map = *play::hexBoard(game.setting->boards);
    play::Scenario scenario = game.setting->scenario;
    int row = 1;
    for (play::Force& force : scenario.forces)
    {
        const std::size_t count = 100;
        const std::vector<play::Counter> some = force.counters;
        for (std::size_t i = 0; force.counters.size() < count; ++i)
        {
            play::Counter other = some[i % some.size()];
            other.id += '-' + std::to_string(i);
            other.name = other.id;
            for (auto& [key, value] : other.fields)
                if (std::holds_alternative<hex::Hex>(value))
                    value = play::Value(
                        map.layout.hexOf(row * map.layout.columns + static_cast<int>(i) % map.layout.columns));
            force.counters.push_back(std::move(other));
        }
        row = map.layout.rows - 2;
    }
    edit::Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, edit::valueOf(map));
    desk.scenario = 1;
    desk.values.emplace(1, edit::valueOf(std::move(scenario)));
    return desk;
}

void lintOfAScenario(benchmark::State& state)
{
    const edit::Desk now = desk();
    for (auto _ : state)
        benchmark::DoNotOptimize(lint::lint(now));
}
BENCHMARK(lintOfAScenario)->Name("lint/scenario of 200 counters, 100 x 100")->Unit(benchmark::kMillisecond);

} // namespace
