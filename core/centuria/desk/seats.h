#pragma once

#include "core/centuria/desk/data.h"
#include "core/centuria/desk/state.h"

namespace merlon::centuria
{

/// The table of each pair, by number: in the order of the ranking, and nobody at a table again where that can be
/// avoided (R68). Indices into State::players.
std::vector<int> seatsOf(const Data& data, const State& state, const std::vector<std::pair<int, int>>& pairs,
                         int round);
/// The tables of so many pairs that nobody moved: the first ones in their order.
std::vector<int> seatsInOrder(const Data& data, std::size_t pairs);
/// In the rounds before that one.
bool hasSat(const State& state, std::string_view player, int table, int round);

} // namespace merlon::centuria
