// How far a counter comes: the reach of 20 movement points among 100 counters on a map of 100 x 100.

#include "bench_country.h"
#include "core/castle/moves/moves.h"
#include "core/siege/system.h"

#include <benchmark/benchmark.h>

using namespace merlon;

namespace
{

void reach(benchmark::State& state, bool mounted)
{
    const play::Game game = tests::crowded(mounted);
    const castle::Position now(siege::System::dataOf(game), siege::System::stateOf(game));
    const castle::Body who = now.find("c0");
    std::size_t ends = 0;
    for (auto _ : state)
        ends = castle::Reach(now, who, 20).ends().size();
    state.counters["ends"] = static_cast<double>(ends);
}
BENCHMARK_CAPTURE(reach, onFoot, false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(reach, mounted, true)->Unit(benchmark::kMicrosecond);

} // namespace
