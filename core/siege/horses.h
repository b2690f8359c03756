#pragma once

#include "core/siege/state.h"

/// Horses that have lost their riders, as orders and effects name them: like counters.
namespace merlon::siege
{

/// What the horse of that rider is called, once he has lost it.
std::string horseOf(std::string_view rider);
/// Null: there is none of that name.
const LooseHorse* looseHorse(const State& state, std::string_view id);
LooseHorse* looseHorse(State& state, std::string_view id);
/// It as a counter, of the side that holds it; of no figure of the scenario.
Counter counterOf(const State& state, const LooseHorse& horse);
/// What the scenario would say of it.
const Figure& figureOfAHorse();

} // namespace merlon::siege
