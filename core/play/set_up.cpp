#include "core/play/set_up.h"

namespace merlon::play
{
namespace
{

constexpr std::size_t mostHexes = 2; ///< of one counter: a rider has two

std::vector<hex::Hex> hexesOf(const Fields& fields)
{
    std::vector<hex::Hex> hexes;
    for (const auto& [key, value] : fields)
        if (const auto* hex = std::get_if<hex::Hex>(&value); hex != nullptr && hexes.size() < mostHexes)
            hexes.push_back(*hex);
        else if (const auto* place = std::get_if<Place>(&value); place != nullptr && hexes.empty())
            hexes.push_back(place->hex);
    return hexes;
}

} // namespace

Scene setUpOf(const Scenario& scenario)
{
    Scene scene;
    for (const Force& force : scenario.forces)
        for (const Counter& counter : force.counters)
        {
            Piece piece;
            piece.thing = {"counter", counter.id};
            piece.name = counter.name;
            piece.colour = force.colour;
            piece.pattern = force.pattern;
            piece.force = force.id;
            piece.bears = counter.fields;
            piece.hexes = hexesOf(counter.fields);
            if (!piece.hexes.empty())
                scene.pieces.push_back(std::move(piece));
        }
    return scene;
}

} // namespace merlon::play
