#pragma once

#include "core/play/scene.h"
#include "core/play/system.h"

/// What became of those who fight for a force, as their pieces tell it.
namespace merlon::play
{

/// Each of them is counted once, by the worst that befell him.
struct Losses
{
    int strength = 0; ///< all who take part
    int gone = 0;     ///< out of play: who will not come back,
    int down = 0;     ///< lying there,
    int hurt = 0;     ///< bleeding, on their feet;
    int away = 0;     ///< not there any more, which is no loss
    int beasts = 0;   ///< out of play, and in none of the others

    /// One more, whose piece is that; null: there is none any more.
    void count(const Piece* piece, bool beast);

    friend bool operator==(const Losses&, const Losses&) = default;
};

/// Of the forces of the scenario, in its order. Those take part who were on the map at first, or are now. Empty where
/// nothing is drawn.
std::vector<Losses> lossesOf(const Game& game);

} // namespace merlon::play
