// Rounds of a large tournament where second meetings are avoided: the goal is 50 ms a round of 256, 500 ms for seven.

#include "core/centuria/pairing/pairing.h"
#include "core/play/dice.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>

namespace
{

using namespace merlon;

/// Everybody's points at random, round after round; answers how many met again.
int rounds(int players, int count)
{
    const auto n = static_cast<std::size_t>(players);
    std::vector<bool> met(n * n);
    std::vector<int> points(n);
    std::vector<std::size_t> places(n);
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::uint64_t thrown = 0;
    int again = 0;
    for (int round = 0; round < count; ++round)
    {
        std::ranges::stable_sort(places, [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
        const auto unwanted = [&](int a, int b)
        { return met[places[static_cast<std::size_t>(a)] * n + places[static_cast<std::size_t>(b)]]; };
        for (const auto& [first, second] : centuria::paired(players, unwanted))
        {
            const std::size_t a = places[static_cast<std::size_t>(first)];
            const std::size_t b = places[static_cast<std::size_t>(second)];
            again += met[a * n + b] ? 1 : 0;
            met[a * n + b] = met[b * n + a] = true;
            points[a] += play::rolled(1, thrown++, 300);
            points[b] += play::rolled(1, thrown++, 300);
        }
    }
    return again;
}

void pairing(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(rounds(static_cast<int>(state.range(0)), 7));
}

} // namespace

BENCHMARK(pairing)->Arg(12)->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);
