#pragma once

#include "core/piccole/moves/moves.h"

/// Elements put down, and the steps of a battle that is followed turn by turn. Sections 1 to 3.
namespace merlon::piccole
{

/// Of another element.
enum class BaseEdge : std::uint8_t
{
    Front,
    Right,
    Rear,
    Left
};
struct BattleForce;

/// Put down at a pose, or by relation: in line or in column with a friend, with its front on an edge of an enemy.
struct Deploy
{
    ElementId who;
    std::optional<play::Pose> at;
    std::optional<ElementId> beside;
    BaseEdge edge = BaseEdge::Right; ///< of that one
};
/// A die each: who sets the terrain.
struct RollTerrain
{
};
/// Whoever has not set the terrain picks the edge on which he deploys.
struct TakeEdge
{
    TableEdge edge = TableEdge::South;
};
/// Of a side that has one: where the middle of its front edge is, and which way that faces.
struct Pitch
{
    play::Name<BattleForce> side;
    play::Pose at;
};
/// The next step of the turn, or the next turn.
struct NextPart
{
};

struct Placed
{
    ElementId who;
    play::Pose at;
};
using BattleForceId = play::Name<BattleForce>;
struct TerrainSet
{
    BattleForceId by;
};
struct Pitched
{
    BattleForceId side;
    play::Pose at;
};
/// At the end of a turn it passes to that side.
struct CampHeld
{
    BattleForceId owner;
    BattleForceId by;
};
struct EdgeTaken
{
    TableEdge edge = TableEdge::South;
};
struct PartBegan
{
    Part part = Part::Moves;
    BattleForceId side; ///< whose turn it is, or who deploys
    int turn = 1;
};

/// By the count of losses at the end of a turn.
struct SideLost
{
    BattleForceId side;
};

play::Verdict judge(const Data&, const State&, const play::Begun<Deploy>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<RollTerrain>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<TakeEdge>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<Pitch>&, play::Tray&);
play::Verdict judge(const Data&, const State&, const play::Begun<NextPart>&, play::Tray&);
void carry(const Data&, State&, const Placed&);
void carry(const Data&, State&, const TerrainSet&);
void carry(const Data&, State&, const EdgeTaken&);
void carry(const Data&, State&, const Pitched&);
void carry(const Data&, State&, const CampHeld&);
void carry(const Data&, State&, const PartBegan&);
void carry(const Data&, State&, const SideLost&);

/// Camps that pass to another side as the elements stand now.
std::vector<CampHeld> campsPassing(const Data& data, const State& state);
/// Whether a side has a camp that it has not pitched yet.
bool owesCamp(const Data& data, const State& state, std::string_view side);
std::vector<RuleId> rulesOfCamps();

/// Nobody has moved yet.
State beginningOf(const Data& data);
/// The other of two; empty where there are not two.
std::string otherSide(const Data& data, std::string_view side);
/// The part of the table on which a side deploys; none while no edge is taken.
std::optional<tabletop::Convex> groundToDeploy(const Data& data, const State& state, std::string_view side);
/// Where it would be put down by relation.
std::optional<Stand> besideThat(const State& state, const Element& who, const Element& other, BaseEdge edge);

std::vector<RuleId> rulesOfDeployment();

} // namespace merlon::piccole

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<piccole::BattleForce> = "force";
template <>
inline constexpr auto wordsOf<piccole::BaseEdge> = words("edge_of", "front", "right", "rear", "left");

} // namespace merlon::play
