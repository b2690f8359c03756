// Who is in a battle, by the scenario and by name.

#include "core/castle/door.h"
#include "core/map/hex_map.h"

namespace merlon::castle
{

void setUp(Data& data, const play::Scenario& scenario, const play::Boards& boards,
           const std::shared_ptr<const Terrains>& terrains)
{
    const auto map = play::hexBoard(boards) ? play::hexBoard(boards)
                                            : std::make_shared<const map::HexMap>(map::blankMap({}, "plain", '.'));
    data.site = std::make_shared<const Site>(map, terrains);
    data.turns = scenario.turns;
    for (int number = 0; const play::Force& force : scenario.forces)
    {
        if (force.id == scenario.first)
            data.first = number;
        data.forces.push_back(force.id);
        for (const play::Counter& counter : force.counters)
            data.figures.push_back({counter.id, counter.name, number, play::read<Piece>(counter.fields).value});
        for (const play::Zone& zone : scenario.zones)
            if (zone.force == force.id && zone.board == 0)
                data.zones.push_back({number, zone.hexes});
        ++number;
    }
}

std::vector<play::Thing> thingsOf(const Position& now, std::string_view sort)
{
    std::vector<play::Thing> things;
    const Data& data = now.data();
    if (sort == "engine")
        for (const Figure& one : data.figures)
            if (const auto* engine = now.state().sheet.engine(one.id))
            {
                play::Thing thing{one.id, one.name, data.forces[static_cast<std::size_t>(one.force)]};
                if (engine->hex)
                    thing.where = placeOf(*engine->hex);
                things.push_back(std::move(thing));
            }
    if (sort != "counter")
        return things;
    for (const Counter& one : now.state().counters)
    {
        play::Thing thing{one.id, data.figures[static_cast<std::size_t>(one.figure)].name,
                          data.forces[static_cast<std::size_t>(one.force)]};
        if (one.hex)
            thing.where = placeOf(*one.hex);
        things.push_back(std::move(thing));
    }
    for (const LooseHorse& horse : now.state().horses)
        if (const Counter* rider = now.state().find(horse.rider))
        {
            const Figure& figure = data.figures[static_cast<std::size_t>(rider->figure)];
            play::Thing thing{horseOf(horse.rider), figure.name + " \u265e", // a horse in every language
                              data.forces[static_cast<std::size_t>(counterOf(now.state(), horse).force)]};
            thing.where = placeOf(horse.hex);
            things.push_back(std::move(thing));
        }
    return things;
}

} // namespace merlon::castle
