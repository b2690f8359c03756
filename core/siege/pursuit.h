#pragma once

#include "core/siege/flight.h"

/// The way of one who advances after combat, step by step. SIEGE 1.73.
namespace merlon::siege
{

/// The ways on which he may advance, the cheapest to each end; or one of them.
std::vector<Flight> pursuitsOf(const Position& now, const Body& who, bool all);
/// Goes on from where he stands (`visited`); false when it is refused.
bool judgePursuit(play::Verdict& verdict, const Position& now, const Body& who, const std::vector<Hex>& path,
                  std::vector<Hex>& visited);
/// What is said where a killed horse lies.
Phrase overAHorse(const Position& now, Hex hex, const Phrase& says);

std::vector<RuleId> rulesOfPursuit();

} // namespace merlon::siege
