#pragma once

#include "core/castle/field/state.h"

/// What a game remembers of its fires, kept beside the flames on the map.
namespace merlon::castle
{

/// Of the fires that burn when the game begins.
std::vector<Flame> flamesOf(const Data& data);
/// Null when that hex does not burn.
const Flame* flameAt(const State& state, hex::Hex hex);
/// One that burns already stays as it is.
void noteFlame(State& state, const Flame& flame);
void forgetFlame(State& state, hex::Hex hex);
/// What burns on an engine moves with it: hex for hex, in the same order.
void carryFlames(State& state, const std::vector<hex::Hex>& from, const std::vector<hex::Hex>& to);
void forgetScorched(State& state, const std::string& counter);
/// Where its carrier stands (siege.ruling.barrel).
void dropBarrel(State& state, Counter& counter);

} // namespace merlon::castle
