#pragma once

#include "core/game/dice.h"
#include "core/game/game.h"
#include "core/hex/trace.h"
#include "core/verdict/order.h"
#include "core/verdict/overlay.h"
#include "core/verdict/verdict.h"

#include <string>
#include <vector>

/// The referee of SIEGE.
namespace merlon::siege
{

/// Judges an order. Dice are taken from `dice` in the order in which they are needed; what is still missing is named in
/// the verdict's `needs`. A verdict with needs has no effects yet.
verdict::Verdict judge(const game::Game& game, const verdict::Order& order, const game::DiceGiven& dice = {});

/// What one could shoot at, by the same judgement as `judge`.
struct Target
{
    std::string counter;
    bool legal = false;
    friend bool operator==(const Target&, const Target&) = default;
};

/// Every enemy on the map of that shooter, with whether he may be shot at.
std::vector<Target> targets(const game::Game& game, const std::string& shooter);

/// Where a retreating counter may go: every hex that the end of a full retreat may be, each with its shortest path.
struct RetreatChoice
{
    hex::Hex end;
    std::vector<hex::Hex> path;
};
std::vector<RetreatChoice> retreats(const game::Game& game, const std::string& counter);

/// Hexes on which an unhorsed rider may be placed.
std::vector<hex::Hex> placings(const game::Game& game, const std::string& counter);

/// The overlay of a verdict on a shot or a retreat: shooter, target, line, stops.
verdict::Overlay overlay(const game::Game& game, const verdict::Order& order, const verdict::Verdict& verdict);

/// The line between two hexes as if two enemies stood there, and nobody else: for `merlonctl line` and the ruler.
struct JudgedLine
{
    game::Game game; ///< with the two figures alone
    verdict::Order order;
    verdict::Verdict verdict;
    std::vector<hex::Event> events; ///< of the line judged, which may start at an opening; else from centre to centre
};
JudgedLine judgedLine(const game::Game& game, hex::Hex from, hex::Hex to, const std::string& weapon);

} // namespace merlon::siege
