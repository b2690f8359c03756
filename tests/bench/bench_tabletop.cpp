// What a question to a measured table costs, without any rule: two lines of twelve bases, 60 mm apart. Goals: a contact
// 0.5 us, a slide among 24 bases 10 us, a fan over 24 bases 20 us; a move that asks them all stays well below 1 ms.

#include "core/tabletop/contact.h"
#include "core/tabletop/fan.h"
#include "core/tabletop/outline.h"
#include "core/tabletop/zone.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace
{

using namespace merlon::tabletop;

/// Every third one is a deeper base.
std::vector<Stand> twoLines()
{
    std::vector<Stand> stands;
    for (int i = 0; i < 24; ++i)
    {
        const bool north = i >= 12;
        stands.push_back(
            {{40, i % 3 == 0 ? 30.0 : 20.0}, {60 + 40.0 * (i % 12), north ? 330.0 : 270.0}, north ? 1800 : 0});
    }
    return stands;
}

/// Calls `measure(stand, others)` for one base of the two lines after the other; the time is that of one.
template <class Measure>
void overAllBases(benchmark::State& state, Measure measure)
{
    const std::vector<Stand> stands = twoLines();
    std::size_t next = 0;
    for (auto _ : state)
    {
        benchmark::DoNotOptimize(measure(stands[next], stands));
        next = next + 1 == stands.size() ? 0 : next + 1;
    }
}

void BM_TabletopContact(benchmark::State& state)
{
    const Stand other{{40, 20}, {300, 300}, 0};
    const Stand one = alignedOn(other, Edge::Left, {40, 30});
    for (auto _ : state)
        benchmark::DoNotOptimize(contact(one, other));
}
BENCHMARK(BM_TabletopContact);

void BM_TabletopOverlap(benchmark::State& state)
{
    const Stand other{{40, 20}, {300, 300}, 0};
    const Stand one{{40, 30}, {330, 310}, 333};
    for (auto _ : state)
        benchmark::DoNotOptimize(overlap(one, other));
}
BENCHMARK(BM_TabletopOverlap);

/// A slide ahead at a slant, against all others.
void BM_TabletopSweepAmong24(benchmark::State& state)
{
    overAllBases(state,
                 [](const Stand& one, const std::vector<Stand>& all)
                 {
                     const Convex shape = one.shape(Tolerance::in);
                     const Vec way = ahead(one.facing + 277);
                     int met = 0;
                     for (const Stand& other : all)
                         met += Meeting(shape, other.shape(Tolerance::in)).along(way, 100).has_value();
                     return met;
                 });
}
BENCHMARK(BM_TabletopSweepAmong24);

/// Prepared once, then asked for every tenth of a degree to either side.
void BM_TabletopEveryWayAmong24(benchmark::State& state)
{
    overAllBases(state,
                 [](const Stand& one, const std::vector<Stand>& all)
                 {
                     std::vector<Meeting> meetings;
                     for (const Stand& other : all)
                         meetings.emplace_back(one.shape(Tolerance::in), other.shape(Tolerance::in));
                     int met = 0;
                     for (int angle = -900; angle <= 900; ++angle)
                         for (const Meeting& meeting : meetings)
                             met += meeting.along(ahead(one.facing + angle), 100).has_value();
                     return met;
                 });
}
BENCHMARK(BM_TabletopEveryWayAmong24)->Unit(benchmark::kMillisecond);

void BM_TabletopFanAmong24(benchmark::State& state)
{
    overAllBases(state,
                 [](const Stand& one, const std::vector<Stand>& all)
                 {
                     const Fan fan{one, 100, 450};
                     int seen = 0;
                     for (const Stand& other : all)
                         seen += fan.sees(other.shape());
                     return seen;
                 });
}
BENCHMARK(BM_TabletopFanAmong24);

void BM_TabletopZoneAmong24(benchmark::State& state)
{
    overAllBases(state, [](const Stand& one, const std::vector<Stand>& all)
                 { return zoneOf(one, 50, std::span(all).subspan(all.size() / 2)).size(); });
}
BENCHMARK(BM_TabletopZoneAmong24);

/// A wood of 40 corners.
void BM_TabletopWoodIsMet(benchmark::State& state)
{
    Outline wood;
    for (int i = 0; i < 40; ++i)
        wood.push_back(Vec{300, 330} + (60.0 + 10 * (i % 3)) * ahead(90 * i));
    overAllBases(state, [&](const Stand& one, const std::vector<Stand>&)
                 { return firstMeeting(one.shape(Tolerance::inGround), wood, one.ahead(), 100).has_value(); });
}
BENCHMARK(BM_TabletopWoodIsMet);

} // namespace
