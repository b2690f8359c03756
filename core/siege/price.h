#pragma once

#include "core/siege/steps.h"

/// What a step costs. SIEGE 1.1.
namespace merlon::siege
{

/// Movement points, and the sentence that tells them: {hex}, {terrain}, {points}.
struct Price
{
    int points = 0;
    Phrase says;
    bool slowed = false; ///< one more, for the dead (1.61e)

    int whole() const { return points + (slowed ? 1 : 0); }
};
Price priceOf(const Stride& stride);
/// "F7: moat, 4 movement points", where it is more than 1.
void tellPrice(play::Verdict& verdict, const Stride& stride, const Price& price);
/// What it costs to climb to the top of the equipment in that hex, or down; nothing: there is nothing to climb.
std::optional<Price> priceOfClimb(const Position& now, Hex hex, bool down);
/// The movement points of a step across that side; nothing: movement refuses it.
castle::Cost costOfStep(const Position& now, bool mounted, Hex from, Side side, bool aloft);

std::vector<RuleId> rulesOfPrices();

} // namespace merlon::siege
