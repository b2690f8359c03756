#pragma once

#include "core/centuria/pairing/pairing.h"

/// Pairings by trying all of them.
namespace merlon::test
{

/// The best one by the three criteria, of up to ten places.
centuria::Pairs bestOfAll(int count, const centuria::Unwanted& unwanted);

} // namespace merlon::test
