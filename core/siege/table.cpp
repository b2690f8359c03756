#include "core/siege/table.h"

#include <algorithm>

namespace merlon::siege
{

using scenario::Health;

Table::Table(const game::Game& game)
    : game_(game),
      policies_(policiesOf(game.setting->ruleset, game.setting->scenario)),
      ground_(game.setting->map, game.setting->ruleset)
{
}

Body Table::find(std::string_view id) const
{
    const game::CounterState* state = game_.find(id);
    return state ? Body{state, &game_.source(*state)} : Body{};
}

std::vector<hex::Hex> Table::hexesOf(const game::CounterState& state)
{
    std::vector<hex::Hex> hexes;
    if (state.hex)
        hexes.push_back(*state.hex);
    if (state.hex && state.rear)
        hexes.push_back(*state.rear);
    return hexes;
}

Field Table::fieldWithout(const std::string& one, const std::string& other) const
{
    Field field(ground_, policies_);
    for (const auto& state : game_.counters)
    {
        if (state.id == one || state.id == other || state.health == Health::Dead)
            continue;
        for (const hex::Hex hex : hexesOf(state))
            field.put(hex, state.health == Health::Stunned ? Stunned : OnFeet);
    }
    for (const auto& horse : game_.horses)
        if (horse.alive)
            for (const hex::Hex hex : {horse.hex, horse.rear})
                field.put(hex, OnFeet);
    return field;
}

std::optional<verdict::Value> Table::whoStandsAt(hex::Hex hex, const std::string& except) const
{
    for (const auto& state : game_.counters)
        if (state.id != except && state.health != Health::Dead && std::ranges::count(hexesOf(state), hex) > 0)
            return game_.source(state).name;
    for (const auto& horse : game_.horses)
        if (horse.alive && (horse.hex == hex || horse.rear == hex))
            return verdict::Word{"body.loose_horse"};
    return {};
}

bool Table::isAnimal(const scenario::Counter& counter) const
{
    return std::ranges::count(ruleset().words.animals, counter.cls) > 0;
}

} // namespace merlon::siege
