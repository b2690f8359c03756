// What a line over hexes costs, without any rule. Goals: 0.3 us for 30 hexes; a field of 100 x 100 hexes well below 3
// ms, for the rules come on top.

#include "core/hex/layout.h"
#include "core/hex/trace.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

namespace
{

using namespace merlon::hex;

/// Every direction of that length, as a field of fire has them.
std::vector<Segment> linesOver(int hexes)
{
    std::vector<Segment> lines;
    for (const Hex target : ring({}, hexes))
        lines.push_back(between({}, target));
    return lines;
}

/// Calls `measure(segment)` for one line after the other; the time is that of one line.
template <class Measure>
void overAllLines(benchmark::State& state, Measure measure)
{
    const std::vector<Segment> lines = linesOver(static_cast<int>(state.range(0)));
    std::size_t next = 0;
    for (auto _ : state)
    {
        benchmark::DoNotOptimize(measure(lines[next]));
        next = next + 1 == lines.size() ? 0 : next + 1;
    }
}

void BM_TraceHexes(benchmark::State& state)
{
    overAllLines(state,
                 [](const Segment& line)
                 {
                     std::int64_t sum = 0;
                     trace(line,
                           [&sum](const Event& event)
                           {
                               sum += event.to.q ^ event.to.r;
                               return true;
                           });
                     return sum;
                 });
}
BENCHMARK(BM_TraceHexes)->Arg(10)->Arg(30)->Arg(60);

/// Height of the line above each hex entered, the way a line of fire compares it: the fraction is used.
void BM_TraceFractions(benchmark::State& state)
{
    overAllLines(state,
                 [](const Segment& line)
                 {
                     std::int64_t count = 0;
                     trace(line,
                           [&count](const Event& event)
                           {
                               count += 300 * event.enter.den + 170 * event.enter.num > 420 * event.enter.den;
                               return true;
                           });
                     return count;
                 });
}
BENCHMARK(BM_TraceFractions)->Arg(30);

/// The same from the middle of a hexside, as through an arrow slit.
void BM_TraceFromHexside(benchmark::State& state)
{
    overAllLines(state,
                 [](Segment line)
                 {
                     std::int64_t count = 0;
                     line.from = middle(line.start, Side::S1);
                     trace(line,
                           [&count](const Event&)
                           {
                               ++count;
                               return true;
                           });
                     return count;
                 });
}
BENCHMARK(BM_TraceFromHexside)->Arg(30);

/// Every event built and stored.
void BM_TraceEvents(benchmark::State& state)
{
    overAllLines(state, [](const Segment& line) { return static_cast<std::int64_t>(events(line).size()); });
}
BENCHMARK(BM_TraceEvents)->Arg(30);

/// From one hex to each of a map of 100 x 100, stopping at the first hex that is too high.
void fieldFrom(benchmark::State& state, Cell cell, int highHexes)
{
    const Layout layout{100, 100, Orientation::Flat, Shove::Even};
    std::vector<std::uint8_t> high(static_cast<std::size_t>(layout.count()));
    for (std::size_t i = 0; highHexes > 0 && i < high.size(); ++i)
        high[i] = (i * 2654435761U >> 7) % 1000 < static_cast<std::size_t>(highHexes);
    const Hex from = layout.hexAt(cell);
    for (auto _ : state)
    {
        int seen = 0;
        for (int i = 0; i < layout.count(); ++i)
        {
            bool open = true;
            trace(between(from, layout.hexOf(i)),
                  [&](const Event& event)
                  {
                      open = high[static_cast<std::size_t>(layout.index(event.to))] == 0;
                      return open;
                  });
            seen += open;
        }
        benchmark::DoNotOptimize(seen);
    }
}
void BM_FieldFromMiddleOfOpenMap(benchmark::State& state)
{
    fieldFrom(state, {50, 50}, 0);
}
void BM_FieldFromCornerOfOpenMap(benchmark::State& state)
{
    fieldFrom(state, {0, 0}, 0);
}
void BM_FieldFromMiddleOfBrokenMap(benchmark::State& state)
{
    fieldFrom(state, {50, 50}, 20);
}
BENCHMARK(BM_FieldFromMiddleOfOpenMap)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_FieldFromCornerOfOpenMap)->Unit(benchmark::kMillisecond);
BENCHMARK(BM_FieldFromMiddleOfBrokenMap)->Unit(benchmark::kMillisecond);

} // namespace
