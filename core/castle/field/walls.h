#pragma once

#include "core/castle/field/position.h"
#include "core/play/fwd.h"

/// The walls of the castle as the siege sheet draws them: which hexes may be bombarded, and what is outer wall.
namespace merlon::castle
{

enum class WallKind : std::uint8_t
{
    None,
    Rampart,
    Castle,    ///< a castle wall away from the drawbridge: rammed, but not bombarded (4.21h, sheet.6e)
    GateFlank, ///< beside the drawbridge: counts as a rampart (4.21g)
    Tower,
    Keep
};

/// On the map of the scenario, whatever has come down since.
WallKind wallAt(const Position& now, Hex hex);
/// No hex of its structure touches what lies outside the castle (sheet.6e).
bool isInside(const Position& now, Hex hex);
/// As siege.ruling.outer-wall has it.
bool isOuterWall(const Position& now, Hex hex);
/// Of the outer wall, demolished.
std::vector<Hex> breachesOf(const Position& now);
/// All hexes of that kind.
std::vector<Hex> wallsOf(const Position& now, WallKind kind);
/// Living, on that hex.
std::vector<const Counter*> standingOn(const Position& now, Hex hex);
/// It is demolished: rubble lies there, and those on it are hurt (4.14).
void bringDown(play::Verdict& verdict, const Position& now, Hex hex);
/// Rampart, castle wall or arrow-slit hexes that a demolished-wall counter may lie on without any demolition (2.31a).
bool takesRubble(const Position& now, Hex hex);

/// What the siege sheet draws: hexes of structures and walls, each with its crosses. It lives as long as the map.
std::vector<play::PlanHex> planOf(const Position& now);

/// The drawbridge; null where there is none.
const map::Covering* bridgeOf(const Position& now);

} // namespace merlon::castle
