#pragma once

#include "core/play/system.h"

/// Who stands on a hex, for hands that point at it.
namespace merlon::referee
{

/// What lies there that orders can name, the living before those that are out of play.
std::vector<play::Value> marksAt(const play::Game& game, hex::Hex hex, int board = 0);
/// The first effect that takes who stands there to a hex; of two hexes the other comes along. Nothing when nobody does.
std::optional<play::Record> movedByHand(const play::Game& game, hex::Hex from, hex::Hex to);
/// That one, wherever he is; nothing when the game does not know him.
std::optional<play::Record> movedByHand(const play::Game& game, const play::Ref& who, hex::Hex to);

} // namespace merlon::referee
