#pragma once

#include "core/play/aim_face.h"

/// Who could act on somebody from afar now, and from where: orders of AimFace::aimings, each judged as it would be
/// given.
namespace merlon::play
{

struct Aim
{
    Record order;
    Ref who;
    Verdict verdict;
    std::shared_ptr<const Game> in; ///< the game that it was judged in; null: that which the question was of
};

/// At a thing or into a hex (at who stands there, or else at somebody nobody's).
struct Aims
{
    Game game; ///< the target is there
    Ref target;
    std::vector<Aim> all; ///< those that are legal first, then those that are refused for where they stand
    int legal = 0;

    const Game& gameOf(const Aim& aim) const { return aim.in ? *aim.in : game; }
};

enum class When : std::uint8_t
{
    Now,      ///< by the clock
    TheirTime ///< whoever's turn it is
};

/// Nothing when the target is not on the board, or nobody aims at anything in that game.
std::optional<Aims> aimsAt(const Game& game, const Value& target, When when);

enum class Reach : std::uint8_t
{
    HisMove, ///< where he could go, and where he is
    Anywhere ///< wherever one could stand
};
struct AimFrom
{
    hex::Hex hex;
    Verdict verdict;
};
/// The hexes from which one could act on it in his own time, the verdict of each; only the legal ones.
std::vector<AimFrom> aimsFrom(const Aims& aims, const Aim& aim, Reach reach);

} // namespace merlon::play
