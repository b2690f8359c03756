#pragma once

#include "core/anarchy/numbers/options.h"
#include "core/anarchy/numbers/ruleset.h"
#include "core/castle/field/position.h"

/// A game of The Anarchy: the battle for a castle, and what it has besides.
namespace merlon::anarchy
{

/// The facts that a referee may decree and the rules then read.
struct Decreed
{
    std::optional<castle::Cover> cover;
    std::optional<int> modifier;
};

struct Data : castle::Data
{
    std::shared_ptr<const Ruleset> ruleset;
    Options options;

    /// By what a scenario chose.
    void playBy(const Options& chosen);
};

struct State : castle::State
{
    friend bool operator==(const State&, const State&) = default;
};

inline const Options& options(const castle::Position& now)
{
    return now.data<Data>().options;
}
inline const Ruleset& ruleset(const castle::Position& now)
{
    return *now.data<Data>().ruleset;
}
/// A grid that somebody has typed in, or a stand-in where the scenario is played by them (anarchy.ruling.171).
bool isPlayable(const castle::Position& now, castle::Provenance grid);
/// The ground of that scenario: prices that it chose in the place of lost ones.
std::shared_ptr<const castle::Terrains> terrainsBy(const Ruleset& ruleset, const Options& options);

} // namespace merlon::anarchy
