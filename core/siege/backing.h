#pragma once

#include "core/siege/flight.h"

/// The moves of a horse whose rear half leads: siege.ruling.two-hex, reading `either`.
namespace merlon::siege
{

/// The cheapest way to an end of the front half.
struct Backing
{
    Flight flight;
    int cost = 0;
};
/// With so many points; none in the other readings.
std::vector<Backing> backingsOf(const Position& now, const Body& who, int points);

} // namespace merlon::siege
