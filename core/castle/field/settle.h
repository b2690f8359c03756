#pragma once

#include "core/castle/field/state.h"

#include <algorithm>

/// What counters owe, kept in State::owed.
namespace merlon::castle
{

/// A debt of nobody concerns nobody.
template <class Due>
bool concerns(const Due& due, const std::string& counter)
{
    if constexpr (requires { due.counter; })
        return !counter.empty() && due.counter == counter;
    else if constexpr (requires { due.among; })
        return std::ranges::count(due.among, counter) > 0;
    else
        return false;
}

/// Of all kinds, or of that one.
template <class... Due>
void settle(State& state, const std::string& counter)
{
    const auto isSettled = [&]<class One>(const One& due)
    { return (sizeof...(Due) == 0 || (std::same_as<One, Due> || ...)) && concerns(due, counter); };
    std::erase_if(state.owed, [&](const Debt& debt) { return std::visit(isSettled, debt); });
}

/// One that comes in the place of another.
template <class Due>
void owe(State& state, Due due)
{
    settle<RetreatDue, PlacingDue, FallDue>(state, due.counter);
    state.owed.push_back(std::move(due));
}

/// What only the system knows; of that counter, or of none.
void oweOther(State& state, std::string counter, play::Opaque due);

/// Dice for fires of which that holds.
template <class Holds>
void settleSpread(State& state, Holds holds)
{
    std::erase_if(state.owed,
                  [&](const Debt& debt)
                  {
                      const auto* due = std::get_if<SpreadDue>(&debt);
                      return due != nullptr && holds(*due);
                  });
}

} // namespace merlon::castle
