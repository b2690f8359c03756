#pragma once

#include "core/siege/flight.h"

/// The moves of a horse whose rear half leads: siege.ruling.two-hex, reading `either`.
namespace merlon::siege
{

/// Where its front half may end with so many points, each with the cheapest way there; none in the other readings.
struct Backing
{
    Flight flight;
    int cost = 0;
};
std::vector<Backing> backingsOf(const Position& now, const Body& who, int points);

} // namespace merlon::siege
