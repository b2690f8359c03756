#include "bench_country.h"

#include <random>

namespace merlon::tests
{

map::HexMap country()
{
    map::HexMap map = map::blankMap({100, 100, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    const char* const scattered[] = {"brush", "tree", "tent", "trench", "embankment"};
    std::mt19937 random(11);
    for (int i = 0; i < map.layout.count(); ++i)
        if (random() % 100 < 6)
            map.terrain[static_cast<std::size_t>(i)] =
                legendIndex(map, scattered[random() % std::size(scattered)], '?').value_or(0);
    for (const int row : {20, 80})
        for (int column = 30; column < 70; ++column)
        {
            const hex::Hex hex = map.layout.hexAt({column, row});
            map.terrain[static_cast<std::size_t>(map.layout.index(hex))] = legendIndex(map, "rampart", 'R').value_or(0);
            map.features.push_back({hex, {hex::Side::S0}, "parapet", "", {}});
        }
    return map;
}

} // namespace merlon::tests
