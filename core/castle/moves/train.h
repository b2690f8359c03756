#pragma once

#include "core/castle/moves/moves.h"

/// An animal behind whoever leads it, step by step: what judging a way and looking for one share. SIEGE 3.34, 5.11.
namespace merlon::castle
{

/// From which step on an animal follows, counted from 0, and which half of it goes first.
struct Hold
{
    std::size_t step = 0;
    bool turns = false; ///< its rear half
};

/// The hex that he leaves in that step of his: of a rider that of his rear half.
Hex leftInStep(const Leading& leading, std::size_t step);
/// Nobody leads while he backs: his rear half does.
std::optional<Hold> holdOn(const Leading& leading, const Counter& animal);

/// The same game without the two who move, and the horse of the side that leads it.
struct Apart
{
    State state;
    Counter animal;
    const Position now;
    const Body body;
    const Occupants occupants;

    Apart(const Position& before, const Body& who, const Body& led);
};

/// Where an animal is that is led, and its cart.
struct Track
{
    Hex front;
    std::optional<Hex> rear;
    std::optional<Cart> cart;

    Track(const State& state, const Counter& animal, bool turns);
    bool has(Hex hex) const { return hex == front || hex == rear || (cart && cart->has(hex)); }
    Hex hind() const { return rear.value_or(front); }
    /// The cart comes after its animal's hind hex.
    void follow(Hex to);
};

/// Whether nothing is against the animal's next step, and its cart stays behind it.
bool mayFollowOn(const Apart& apart, const Track& track, Hex to);
/// What is against the end of them all.
void judgeEnds(play::Verdict& verdict, const Apart& apart, const Track& track);

} // namespace merlon::castle
