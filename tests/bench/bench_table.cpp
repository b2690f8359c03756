// What the referee waits for: a shot judged from the order to the verdict on the sample castle, and an evening's
// journal opened again.

#include "bench_allocations.h"
#include "bench_country.h"
#include "core/io/files.h"
#include "core/play/aims.h"
#include "core/play/odds.h"
#include "journal_of.h"

#include <benchmark/benchmark.h>

#include <chrono>

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

/// Twice as many take about twice as long, whatever they are: 2.2 times at most.
template <class Entry>
void openedJournalOf(benchmark::State& state, const Entry& entry)
{
    const auto setting = *io::loadScenario(castleFile).value;
    std::string text = test::withoutSums(io::journalHeaderText(test::headerOf(*setting))); // nor have the entries any
    for (int n = 1; n <= state.range(0); ++n)
        text += "---\nn: " + std::to_string(n) + "\nrules: 6\n" + entry(n) + "\n...\n";
    for (auto _ : state)
    {
        const auto journal = io::parseJournal(text, "evening.yaml", *setting);
        if (!journal.value)
            return state.SkipWithError("the journal cannot be read");
        benchmark::DoNotOptimize(play::folded(*journal.value, play::begin(setting)).differences());
    }
}

const std::string byHand = "effects: [{counter: gwyn, state: ready}]\nnote: a stone";

/// By hand, undone and done again.
void openedByHand(benchmark::State& state)
{
    openedJournalOf(state,
                    [](int n) {
                        return n % 8 == 7 ? std::string("undo: {}") : n % 8 == 0 ? std::string("redo: {}") : byHand;
                    });
}
BENCHMARK(openedByHand)->Arg(40'000)->Arg(80'000)->Unit(benchmark::kMillisecond);

/// The first line is overruled again and again.
void openedCorrected(benchmark::State& state)
{
    const std::string order = "order: {end_phase: {}}\nsaid: {legal: true}";
    const std::string overruled = "amend: {line: 1, overruled: {allowed: false}}";
    openedJournalOf(state, [&](int n) { return n == 1 ? order : n % 2 == 0 ? overruled : byHand; });
}
BENCHMARK(openedCorrected)->Arg(40'000)->Arg(80'000)->Unit(benchmark::kMillisecond);

/// Back to the beginning, and again to where the game was.
void openedBackAndForth(benchmark::State& state)
{
    openedJournalOf(
        state, [&](int n)
        { return 2 * n <= state.range(0) ? byHand : std::string(n % 2 == 0 ? "redo: {}" : "back: {to: 0}"); });
}
BENCHMARK(openedBackAndForth)->Arg(40'000)->Arg(80'000)->Unit(benchmark::kMillisecond);

/// An order as it was given, and in which game.
struct Asked
{
    play::Game game;
    play::Record order;
    play::Given given;
};

double microseconds(const Asked& asked)
{
    double least = 1e9;
    for (int i = 0; i < 5; ++i)
    {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(play::judge(asked.game, asked.order, asked.given));
        const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
        least = std::min(least, took.count());
    }
    return least;
}

/// Of a hundred and more orders of every kind that comes together on 100 x 100 hexes among 100 counters.
const Asked& slowestOrder()
{
    static const Asked slowest = []
    {
        std::mt19937_64 random(5);
        std::map<std::string, int> given;
        Asked slow;
        double least = -1;
        for (const bool mounted : {false, true})
        {
            play::Game game = tests::crowded(mounted);
            for (int i = 0; i < 120; ++i)
                if (const auto order = test::legalOrder(game, given, random))
                {
                    Asked asked{game, order->order, order->given};
                    if (const double took = microseconds(asked); took > least)
                    {
                        least = took;
                        slow = asked;
                    }
                    game = play::after(game, play::judge(game, asked.order, asked.given));
                }
        }
        return slow;
    }();
    return slowest;
}

void slowestVerdict(benchmark::State& state)
{
    const Asked& asked = slowestOrder();
    for (auto _ : state)
        benchmark::DoNotOptimize(play::judge(asked.game, asked.order, asked.given));
    state.SetLabel(asked.order.kind);
}
BENCHMARK(slowestVerdict)->Unit(benchmark::kMicrosecond);

/// An evening of moves, shots, melees and all that comes of them, without a last turn.
void replayedJournal2000(benchmark::State& state)
{
    static const auto setting = tests::crowded(false).setting;
    static const std::string text = test::journalOfAllKinds(setting, 2000);
    for (auto _ : state)
    {
        const auto journal = io::parseJournal(text, "evening.yaml", *setting);
        benchmark::DoNotOptimize(play::folded(*journal.value, play::begin(setting)).differences());
    }
}
BENCHMARK(replayedJournal2000)->Unit(benchmark::kMillisecond);

/// Who of 100 may shoot now, at whomever he sees: once for each state of the game.
void whoMayAct(benchmark::State& state)
{
    const play::Game game = tests::crowded(false);
    for (auto _ : state)
        benchmark::DoNotOptimize(game.setting->system->muster(game));
}
BENCHMARK(whoMayAct)->Unit(benchmark::kMillisecond);

/// From every hex of the map on which he could stand.
void fromWhereAtAll(benchmark::State& state)
{
    const play::Game game = tests::crowded(false);
    const auto aims = *play::aimsAt(game, play::Ref{"counter", "c50"}, play::When::TheirTime);
    for (auto _ : state)
        benchmark::DoNotOptimize(play::aimsFrom(aims, aims.all.front(), play::Reach::Anywhere));
}
BENCHMARK(fromWhereAtAll)->Unit(benchmark::kMillisecond);

} // namespace
