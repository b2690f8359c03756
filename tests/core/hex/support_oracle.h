#pragma once

#include "core/hex/trace.h"

#include <vector>

/// What a segment crosses, found slowly and without the walker: each hex of the neighbourhood is a closed polygon, the
/// segment is cut to it in exact fractions, and the events are read off the pieces.
namespace oracle
{

/// The events that the segment (of some length) should have.
std::vector<merlon::hex::Event> events(const merlon::hex::Segment& segment);

/// Do the closed segment and the closed polygon of a hex meet? By separating axes.
bool meets(const merlon::hex::Segment& segment, merlon::hex::Hex hex);

/// Every hex that could meet the segment, and more.
std::vector<merlon::hex::Hex> neighbourhood(const merlon::hex::Segment& segment);

} // namespace oracle
