// Lines of fire: the judged line over 30 hexes, what it allocates, and the field of fire over a 100 x 100 map.

#include "bench_allocations.h"
#include "bench_country.h"
#include "core/castle/ground/field_of_fire.h"
#include "core/play/aim_face.h"
#include "core/siege/numbers/ruleset.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace merlon;

namespace
{

struct Country
{
    map::HexMap map = tests::country();
    castle::Readings readings{.radius = siege::builtInRuleset()->radius};
    castle::Ground ground{map, *siege::builtInRuleset()->terrains};
    castle::Field field{ground, readings};
};

const Country& theCountry()
{
    static const Country one;
    return one;
}

/// Lines of 30 hexes from all over the map, in all directions.
std::vector<castle::Aim> aims()
{
    const auto& layout = theCountry().map.layout;
    std::mt19937 random(7);
    std::vector<castle::Aim> found;
    while (found.size() < 1024)
    {
        const hex::Hex from = layout.hexOf(static_cast<int>(random() % 10000));
        const auto ring = hex::ring(from, 30);
        const hex::Hex to = ring[random() % ring.size()];
        if (layout.contains(to))
            found.push_back({{from}, {to}});
    }
    return found;
}

void judgedLine(benchmark::State& state)
{
    const auto all = aims();
    const auto& field = theCountry().field;
    std::size_t next = 0;
    const std::uint64_t before = tests::allocations();
    for (auto _ : state)
        benchmark::DoNotOptimize(castle::lineOfFire(field, all[next++ & 1023]));
    state.counters["allocations"] =
        static_cast<double>(tests::allocations() - before) / static_cast<double>(state.iterations());
}
BENCHMARK(judgedLine);

/// The same on open ground, where nothing ends the walk early.
void judgedOpenLine(benchmark::State& state)
{
    const map::HexMap map = map::blankMap({100, 100, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    const castle::Ground ground(map, *siege::builtInRuleset()->terrains);
    const castle::Field field(ground, theCountry().readings);
    const auto all = aims();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(castle::lineOfFire(field, all[next++ & 1023]));
}
BENCHMARK(judgedOpenLine);

void fieldOfFire100x100(benchmark::State& state)
{
    const auto& field = theCountry().field;
    const hex::Hex middle = theCountry().map.layout.hexAt({50, 50});
    for (auto _ : state)
        benchmark::DoNotOptimize(castle::fieldOfFire(field, middle, 150));
}
BENCHMARK(fieldOfFire100x100)->Unit(benchmark::kMillisecond);

void fieldOfFireOpen100x100(benchmark::State& state)
{
    const map::HexMap map = map::blankMap({100, 100, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    const castle::Ground ground(map, *siege::builtInRuleset()->terrains);
    const castle::Field field(ground, theCountry().readings);
    const hex::Hex middle = map.layout.hexAt({50, 50});
    for (auto _ : state)
        benchmark::DoNotOptimize(castle::fieldOfFire(field, middle, 150));
}
BENCHMARK(fieldOfFireOpen100x100)->Unit(benchmark::kMillisecond);

/// What the window shades: a long bow in the middle of the map.
void outlookOfOneHex(benchmark::State& state)
{
    const play::Game game = tests::crowded(false, tests::country(300, 10'000));
    const play::Post post{play::hexBoard(game.setting->boards)->layout.hexAt({150, 150}), "long_bow", {}};
    for (auto _ : state)
        benchmark::DoNotOptimize(game.setting->system->aims()->outlook(game, post, play::Facing::From));
}
BENCHMARK(outlookOfOneHex)->Name("outlook/of one hex, 300 x 300")->Unit(benchmark::kMillisecond);

void outlookOfTwenty(benchmark::State& state)
{
    const play::Game game = tests::crowded(false, tests::country(300, 10'000));
    auto posts = game.setting->system->aims()->posts(game, game.setting->scenario.forces.front().id);
    posts.resize(20, posts.front());
    for (auto _ : state)
        for (const play::Post& post : posts)
            benchmark::DoNotOptimize(game.setting->system->aims()->outlook(game, post, play::Facing::From));
}
BENCHMARK(outlookOfTwenty)->Name("outlook/of 20 counters, 300 x 300")->Unit(benchmark::kMillisecond);

} // namespace
