#pragma once

#include "core/play/kind.h"

/// Hexes one after the other, as a hand draws them: a path, or several that are picked.
namespace merlon::referee
{

bool isWay(const play::Field& field);
/// The hex of a hex or a storey; nothing: it is neither.
std::optional<hex::Hex> hexOf(const play::Value& value);
/// Whether it is that list with one more behind it.
bool goesOn(const play::Value& before, const play::Value& now);
/// Straight on to that hex or storey; where it ends already, once more (a climb).
play::List straightOn(play::List way, const play::Value& end);

} // namespace merlon::referee
