#pragma once

#include "core/centuria/desk/proposal.h"
#include "core/centuria/pairing/pairing.h"

namespace merlon::centuria
{

/// Why somebody meets whom he meets.
enum class Because : std::uint8_t
{
    Ranking, ///< it is his neighbour
    Drawn,
    Met,       ///< he has met his neighbour before
    Place,     ///< his neighbour is of his place
    Others,    ///< so that others do not meet who had better not
    Hand,      ///< the organiser paired it otherwise
    Corrected, ///< points were corrected since
    Bye
};

/// Whom a player meets in a round, why not his neighbour in its order, and what that would have cost.
struct Encounter
{
    std::string player;
    std::string opponent; ///< empty: a win at the table
    std::optional<int> table;
    Because because = Because::Ranking;
    std::string neighbour;      ///< where he meets another
    std::vector<int> met;       ///< rounds in which he has met his neighbour
    std::optional<Cost> more{}; ///< of the round, if he met his neighbour
};

/// Of the round that was written down last, published or not; by its tables.
std::vector<Encounter> encounters(const Data& data, const State& state);

} // namespace merlon::centuria

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<centuria::Because> = words("because", "ranking", "drawn", "met", "place", "others",
                                                         "hand", "corrected", "bye");

} // namespace merlon::play
