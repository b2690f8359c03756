#pragma once

#include "core/siege/fire.h"

/// What one does by hand to a fire, or to what shall burn: SIEGE 3.51, 3.53.
namespace merlon::siege
{

/// A hex beside him, from the best of his own.
struct Handled
{
    const Position& now;
    const Body& who;
    Hex hex;
    std::optional<Hex> from{}; ///< none: it is not beside him
    bool walled = false;

    Handled(const Position& theNow, const Body& body, Hex at);

    bool open() const { return from && !walled; }
    bool tent() const { return hasTent(now.state(), hex); }
    std::optional<EngineAt> engine() const { return engineAt(now.data(), now.state(), hex); }
    bool burning() const { return now.ground().at(hex).burning; }
    play::Args names() const { return {{"hex", hex}, {"name", who.name()}}; }
    play::Findings no(const Phrase& says, bool holds, play::Args args) const;
};

play::Findings isBehindAWall(const Handled& one);
/// siege.ruling.fire-reach, other reading
play::Findings couldNotAttackIt(const Handled& one);

} // namespace merlon::siege
