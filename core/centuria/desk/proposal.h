#pragma once

#include "core/centuria/desk/standings.h"

namespace merlon::centuria
{

/// Those whom a round pairs, in its order: as they are drawn, or by the ranking. Indices into State::players.
struct Lineup
{
    std::vector<int> places;
    std::optional<int> bye;
    std::optional<int> byeAgainst;
    bool byLot = false;          ///< ties were broken by lot
    bool searches = false;       ///< not the neighbours, but as few as can be who had better not meet
    std::vector<bool> unwelcome; ///< in rows: two places that had better not meet

    int count() const { return static_cast<int>(places.size()); }
    bool isUnwelcome(int a, int b) const { return unwelcome[static_cast<std::size_t>(a * count() + b)]; }
};
Lineup lineupOf(const Data& data, const State& state, int round);

/// Whom a round pairs by the rules. Indices into State::players.
struct Proposal
{
    std::vector<std::pair<int, int>> pairs;
    std::vector<int> tables; ///< of each pair, by number
    std::optional<int> bye;
    std::optional<int> byeAgainst;
    bool byLot = false; ///< ties were broken by lot
    int unwanted = 0;   ///< pairs that met before, or are of one place
};

/// Of that round, from 1, as its players and the games before it say today: also of one that was published.
Proposal proposed(const Data& data, const State& state, int round);
/// Those who would play in the next round.
std::vector<int> active(const Data& data, const State& state);
/// Whether they have met in the rounds before that one.
bool haveMet(const State& state, std::string_view a, std::string_view b, int round);
/// Why not now: tables that are still played, and the like. The round that is to be paired; none: all are.
std::optional<int> roundToPair(const Data& data, const State& state);
/// The organising club withdraws one before the first round, since their number is odd.
bool mustSitOut(const Data& data, const State& state);
/// Of the organising club's, whose list came last.
const Player* lastList(const Data& data, const State& state);

} // namespace merlon::centuria
