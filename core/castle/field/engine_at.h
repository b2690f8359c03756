#pragma once

#include "core/castle/field/state.h"

/// The siege engine that stands on a hex of the map, an overlay or a counter of the scenario (siege.ruling.engines).
namespace merlon::castle
{

struct EngineAt
{
    std::string kind;            ///< of the overlay, or the class of the counter
    std::vector<hex::Hex> hexes; ///< all that it stands on
    std::string id;              ///< of the counter; empty for an overlay

    /// What its name is in a sentence.
    play::Value name() const;
};
std::optional<EngineAt> engineAt(const Data& data, const State& state, hex::Hex hex);
/// Every hex with an engine or a part of one.
std::vector<hex::Hex> hexesOfEngines(const Data& data, const State& state);

/// That has not burnt down.
bool hasTent(const State& state, hex::Hex hex);

} // namespace merlon::castle
