// What the referee waits for: a shot judged from the order to the verdict on the sample castle, and an evening's
// journal opened again.

#include "bench_allocations.h"
#include "core/io/files.h"
#include "core/play/odds.h"
#include "journal_of.h"

#include <benchmark/benchmark.h>

using namespace merlon;

namespace
{

constexpr const char* castleFile = MERLON_SOURCE_DIR "/scenarios/norman-gate/norman-gate.scenario.yaml";

std::vector<play::Record> legalShots(const play::Game& game)
{
    std::vector<play::Record> shots;
    for (const play::Thing& by : game.setting->system->things(game, "counter"))
        for (const play::Thing& at : game.setting->system->things(game, "counter"))
            if (play::judge(game, test::shot(by.id, at.id)).legal)
                shots.push_back(test::shot(by.id, at.id));
    return shots;
}

/// Every shot that is legal at the beginning, in turns, with its die.
void judgedShot(benchmark::State& state)
{
    const play::Game game = play::begin(*io::loadScenario(castleFile).value);
    const play::Given given{{{10, 7, "shot", play::Source::Typed}}, {}};
    const std::vector<play::Record> shots = legalShots(game);
    std::size_t next = 0;
    const std::uint64_t before = tests::allocations();
    for (auto _ : state)
        benchmark::DoNotOptimize(play::judge(game, shots[next++ % shots.size()], given));
    state.counters["allocations"] =
        static_cast<double>(tests::allocations() - before) / static_cast<double>(state.iterations());
}
BENCHMARK(judgedShot)->Unit(benchmark::kMicrosecond);

/// The chances of every shot that is legal at the beginning, in turns.
void oddsOfAShot(benchmark::State& state)
{
    const play::Game game = play::begin(*io::loadScenario(castleFile).value);
    const std::vector<play::Record> shots = legalShots(game);
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(play::oddsOf(game, shots[next++ % shots.size()]));
}
BENCHMARK(oddsOfAShot)->Unit(benchmark::kMicrosecond);

void openedJournal5000(benchmark::State& state)
{
    const auto setting = *io::loadScenario(castleFile).value;
    const std::string text = test::journalOf(setting, 5000);
    for (auto _ : state)
    {
        const auto journal = io::parseJournal(text, "evening.yaml", *setting);
        benchmark::DoNotOptimize(play::folded(*journal.value, play::begin(setting)).differences());
    }
}
BENCHMARK(openedJournal5000)->Unit(benchmark::kMillisecond);

} // namespace
