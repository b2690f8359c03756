#include "bench_country.h"

#include "core/siege/system.h"

#include <random>

namespace merlon::tests
{

map::HexMap country(int size, int walls)
{
    map::HexMap map = map::blankMap({size, size, hex::Orientation::Flat, hex::Shove::Even}, "plain", '.');
    const char* const scattered[] = {"brush", "tree", "tent", "trench", "embankment"};
    std::mt19937 random(11);
    for (int i = 0; i < map.layout.count(); ++i)
        if (random() % 100 < 6)
            map.terrain[static_cast<std::size_t>(i)] =
                legendIndex(map, scattered[random() % std::size(scattered)], '?').value_or(0);
    const int middle = size / 2;
    for (const int row : {middle - 30, middle + 30})
        for (int column = middle - 20; column < middle + 20; ++column)
        {
            const hex::Hex hex = map.layout.hexAt({column, row});
            map.terrain[static_cast<std::size_t>(map.layout.index(hex))] = legendIndex(map, "rampart", 'R').value_or(0);
            map.features.push_back({hex, {hex::Side::S0}, "parapet", "", {}});
        }
    for (int i = 0; i < walls; ++i)
    {
        const int index = static_cast<int>(random() % static_cast<unsigned>(map.layout.count()));
        map.features.push_back({map.layout.hexOf(index), {hex::Side::S1}, "wall", "", {}});
    }
    return map;
}

play::Game crowded(bool mounted, map::HexMap map)
{
    const int middle = map.layout.columns / 2;
    play::Scenario scenario;
    scenario.ruleset = "siege";
    scenario.edition = "french";
    scenario.first = "one";
    scenario.forces.resize(2);
    scenario.forces[0].id = "one";
    scenario.forces[1].id = "two";
    const char* const weapons[] = {"long_bow", "short_bow", "crossbow", ""};
    std::mt19937 random(5);
    const auto put = [&](std::size_t force, int number, hex::Hex at)
    {
        play::Counter counter;
        counter.id = "c" + std::to_string(number);
        counter.fields = {{"class", play::Choice{"class", number % 7 == 0 ? "engineer" : "soldier"}},
                          {"attack", 10},
                          {"defence", 6},
                          {"movement", number == 0 ? 20 : 8},
                          {"hex", at}};
        if (const std::string weapon = weapons[number % 4]; !weapon.empty() && number > 0)
            counter.fields.emplace_back("weapon", play::Choice{"weapon", weapon});
        if (mounted && number == 0)
        {
            counter.fields.emplace_back("mounted", true);
            counter.fields.emplace_back("rear", hex::neighbour(at, hex::Side::S0));
        }
        scenario.forces[force].counters.push_back(std::move(counter));
    };
    put(0, 0, map.layout.hexAt({middle, middle}));
    for (int number = 1; number < 100; ++number)
        put(random() % 2, number,
            map.layout.hexAt(
                {middle - 20 + static_cast<int>(random() % 40), middle - 20 + static_cast<int>(random() % 40)}));
    static const siege::System system;
    return play::begin(
        play::settingOf(system, std::move(scenario), {std::make_shared<const map::HexMap>(std::move(map))}));
}

} // namespace merlon::tests
