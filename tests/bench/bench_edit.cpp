// Editing a large map: what follows from each move of the mouse, undo and redo, a fill, and what the history holds.

#include "core/edit/map_edits.h"
#include "core/edit/map_value.h"
#include "core/io/files.h"

#include <benchmark/benchmark.h>

using namespace merlon;
using namespace merlon::edit;

namespace
{

constexpr int size = 300;
constexpr int features = 10'000;

/// Towers' floors under 10,000 walls, the rest open.
Desk desk(int walls)
{
    map::HexMap map = map::blankMap({size, size}, "plain", '.');
    const auto floor = *map::legendIndex(map, "tower_floor", 'o');
    for (int i = 0; i < walls; ++i)
    {
        const int index = i * 9;
        map.terrain[static_cast<std::size_t>(index)] = floor;
        map.features.push_back({map.layout.hexOf(index), {hex::Side::S0, hex::Side::S1}, "wall", {}, {}});
    }
    Desk desk;
    desk.palette = io::paletteOf(map);
    desk.values.emplace(0, valueOf(std::move(map)));
    return desk;
}

std::vector<hex::Hex> stroke(const Desk& desk, int row)
{
    const hex::Layout& grid = desk.mapValue().grid;
    return hex::line(grid.hexAt({20, row}), grid.hexAt({219, row + 10}));
}

/// The edit made anew of the whole stroke so far, over walls too, and the map as it would be.
void strokeMove(benchmark::State& state)
{
    const Desk now = desk(features);
    const auto hexes = stroke(now, 20);
    map::HexMap shown = mapOf(now.mapValue());
    for (auto _ : state)
    {
        auto edit = *painted(now, {Paint::Kind::Terrain, "moat"}, hexes);
        Value value = now.mapValue();
        swap(value, edit.parts.at(0));
        follow(shown, value, edit.parts.at(0));
        swap(value, edit.parts.at(0));
        follow(shown, value, edit.parts.at(0));
    }
}
BENCHMARK(strokeMove)->Name("edit/move of a stroke of 200 hexes")->Unit(benchmark::kMillisecond);

void undoRedo(benchmark::State& state)
{
    Desk now = desk(features);
    Value& value = now.values.at(0);
    map::HexMap kept = mapOf(value);
    auto edit = *painted(now, {Paint::Kind::Terrain, "moat"}, stroke(now, 20));
    for (auto _ : state)
    {
        swap(value, edit.parts.at(0));
        follow(kept, value, edit.parts.at(0));
    }
}
BENCHMARK(undoRedo)->Name("edit/undo or redo of it")->Unit(benchmark::kMillisecond);

void fill(benchmark::State& state)
{
    const Desk now = desk(0);
    std::vector<hex::Hex> all;
    hex::forEachHex(now.mapValue().grid, [&](hex::Hex at) { all.push_back(at); });
    map::HexMap kept = mapOf(now.mapValue());
    for (auto _ : state)
    {
        auto edit = *painted(now, {Paint::Kind::Terrain, "moat"}, all);
        Value value = now.mapValue();
        swap(value, edit.parts.at(0));
        follow(kept, value, edit.parts.at(0));
        benchmark::DoNotOptimize(kept.terrain.data());
    }
}
BENCHMARK(fill)->Name("edit/fill of 90,000 hexes")->Unit(benchmark::kMillisecond);

void history(benchmark::State& state)
{
    std::size_t bytes = 0;
    for (auto _ : state)
    {
        Desk now = desk(features);
        bytes = 0;
        for (int i = 0; i < 1000; ++i)
        {
            auto edit = *painted(now, {Paint::Kind::Terrain, i % 2 == 0 ? "moat" : "brush"}, stroke(now, i % 249));
            swap(now.values.at(0), edit.parts.at(0));
            bytes += edit.parts.at(0).bytes();
        }
    }
    state.counters["MB"] = static_cast<double>(bytes) / 1e6;
}
BENCHMARK(history)->Name("edit/a thousand strokes")->Unit(benchmark::kMillisecond)->Iterations(1);

} // namespace
