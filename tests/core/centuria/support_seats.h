#pragma once

#include "core/centuria/seating/seating.h"

/// Seats by trying all of them.
namespace merlon::test
{

/// The best ones by all criteria, of up to seven tables.
std::vector<int> bestSeats(int pairs, const std::vector<bool>& fixed, const centuria::SatBefore& before);

} // namespace merlon::test
