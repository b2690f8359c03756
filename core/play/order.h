#pragma once

#include "core/play/system.h"

/// What can be told of an order without judging it.
namespace merlon::play
{

/// Who gives it: whoever decides what it settles, or else whose move it is; empty: the referee.
std::string declarer(const Game& game, const Record& order);
/// Things that it names, without those that it brings into being.
std::vector<Ref> thingsNamed(const System& system, const Record& order);
/// Whether the game has such a thing, or its scenario such a force.
bool has(const Game& game, const Ref& ref);

} // namespace merlon::play
