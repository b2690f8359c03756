// A measured table of ten areas of forty points, read and checked.

#include "core/io/table_map.h"

#include <benchmark/benchmark.h>

#include <cmath>

using namespace merlon;

namespace
{

std::string tableOfTenAreas()
{
    map::TableMap table;
    table.id = "field";
    for (int number = 0; number < 10; ++number)
    {
        map::Area area;
        area.id = "area-" + std::to_string(number);
        area.kind = "wood";
        for (int corner = 0; corner < 40; ++corner)
        {
            const double angle = 2 * M_PI * corner / 40;
            area.outline.push_back({static_cast<int>(1000 + 900 * (number % 5) + 400 * std::cos(angle)),
                                    static_cast<int>(2000 + 2000 * (number / 5) + 400 * std::sin(angle))});
        }
        table.areas.push_back(std::move(area));
    }
    return io::tableText(table);
}

void readTable(benchmark::State& state)
{
    const std::string text = tableOfTenAreas();
    for (auto _ : state)
        benchmark::DoNotOptimize(io::parseTable(text, "field.table.yaml").value->areas.size());
}
BENCHMARK(readTable)->Name("table/read and checked")->Unit(benchmark::kMillisecond);

} // namespace
