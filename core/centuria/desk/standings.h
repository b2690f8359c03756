#pragma once

#include "core/centuria/desk/data.h"
#include "core/centuria/desk/state.h"

namespace merlon::centuria
{

/// Where a player stands. Sections 1.2 and 5.
struct Standing
{
    int player = 0; ///< index into State::players
    int total = 0;
    int tieOpponents = 0;
    int tieDifference = 0;
    int penalties = 0;
    std::vector<int> byRound; ///< points of each game; 0 of one that he missed
    bool annulled = false;
    int group = 0;     ///< those of a higher one are listed behind those of a lower one, whatever their points
    int lot = 0;       ///< the higher one goes first where all else is equal
    int place = 1;     ///< shared by those whom nothing tells apart
    bool open = false; ///< a game of his is not over

    friend bool operator==(const Standing&, const Standing&) = default;
};

/// Whether all but the lots is equal.
bool isTied(const Standing& a, const Standing& b);
/// After so many rounds, the first one first; of those who left, only whoever had done so by then is out of it. Whom
/// the organising club withdrew is not in it.
std::vector<Standing> standings(const Data& data, const State& state, int rounds);
/// The same in the order in which they would be paired next: ties are broken by lot.
std::vector<Standing> ranking(const Data& data, const State& state, int rounds);

} // namespace merlon::centuria
