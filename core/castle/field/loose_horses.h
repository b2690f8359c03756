#pragma once

#include "core/castle/field/state.h"

/// Horses that have lost their riders, as orders and effects name them: like counters.
namespace merlon::castle
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

bool isAHorse(const Data& data, const Counter& counter);
/// He is out of the saddle and on no hex; his horse stays without him.
void leaveHorse(const Data& data, State& state, Counter& rider, bool alive);
/// The one that he has ridden last, without him: a LooseHorse, or what there is to know of a counter.
std::optional<LooseHorse> horseLeftBy(const State& state, const Counter& rider);
/// Whose it is now, a force; -1: nobody knows.
int sideOf(const State& state, const LooseHorse& horse);
/// It lives and stands on that hex without a rider: a LooseHorse, or what there is to know of a counter.
std::optional<LooseHorse> looseHorseAt(const Data& data, const State& state, hex::Hex hex);

} // namespace merlon::castle
