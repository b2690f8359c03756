#pragma once

#include "core/play/rule_row.h"
#include "core/siege/field/position.h"
#include <vector>

/// Siege tower, ram, ballista and mantlet. SIEGE 2.4, 3.4, 4.3, 5.2.
namespace merlon::siege
{

enum class Machine : std::uint8_t
{
    SiegeTower,
    Ram
};
/// 2.41: it is moved straight ahead or straight back, with all that it carries.
struct Push
{
    hex::Hex hex; ///< any of those that it takes
    hex::Hex to;  ///< where that hex of it goes
};
/// 2.41c: it comes into the game at the edge of the map, manned.
struct BringIn
{
    Machine machine = Machine::SiegeTower;
    hex::Side outward = hex::Side::S0; ///< its front
    std::vector<hex::Hex> hexes;
    std::vector<CounterId> crew; ///< one for each hex, in their order
    std::vector<CounterId> top;  ///< the same, on top
};
/// 4.32: the ram strikes.
struct StrikeWall
{
    hex::Hex hex;               ///< any of those that the ram takes
    std::optional<hex::Hex> at; ///< the wall hex; none: the one straight ahead
};
/// A siege tower or ram has moved, for so many movement points of its own.
struct Pushed
{
    hex::Hex hex; ///< one of those that it takes now
    int pushed = 0;
};
struct Struck
{
    hex::Hex hex; ///< one of those that the ram takes
    hex::Hex struck;
};
/// 3.41: its crew shoots it.
struct ShootBallista
{
    CounterId by;                    ///< the engineer
    CounterId with;                  ///< the other one
    std::optional<hex::Hex> hex;     ///< where it stands; none: the one beside the engineer
    CounterId at;                    ///< the target
    std::optional<hex::Hex> aim;     ///< which of a mounted target's two hexes; none: the better one
    std::optional<DoorSide> covered; ///< the side that the owner of a target on a door chose
};
/// 3.43a: between two assaults it is placed anew.
struct PlaceBallista
{
    hex::Hex hex; ///< where it stands
    hex::Hex to;
};
/// The ballista has shot; these two served it.
struct BallistaShot
{
    hex::Hex hex;
    CounterId by;
    CounterId bolt; ///< the other one
};
/// At the end of a phase: how many turns running the ballista has had a crew of the side to play.
struct BallistaServed
{
    hex::Hex hex;
    int served = 0;
};
/// 5.21: one on its hex pushes it along.
struct PushMantlet
{
    CounterId counter;
    std::vector<hex::Hex> path;
};
/// 5.22a: one on its hex turns its base to another side.
struct TurnMantlet
{
    CounterId counter;
    hex::Side outward = hex::Side::S0;
};
/// In this phase he moves with fewer points.
struct Wheeled
{
    CounterId counter;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Machine> = words("overlay", "siege_tower", "ram");

} // namespace merlon::play

namespace merlon::siege
{

// What the effects change.

/// Those inside have pushed it.
void carry(const Data&, State& state, const Pushed& pushed);
void carry(const Data&, State& state, const Struck& struck);
void carry(const Data&, State& state, const BallistaShot& shot);
/// By the side whose phase it is.
void carry(const Data&, State& state, const BallistaServed& served);
void carry(const Data&, State& state, const Wheeled& wheeled);

/// All hexes of siege towers and rams, or of rams alone.
std::vector<Hex> machineHexes(const Position& now, bool ramsOnly);
/// Where that hex of it could go now.
std::vector<Hex> pushesOf(const Position& now, Hex hex);
/// The wall hexes that the ram on that hex may strike, by where it stands.
std::vector<Hex> wallsBefore(const Position& now, Hex ram);

play::Verdict judge(const Position& now, const play::Begun<Push>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<BringIn>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<StrikeWall>& order, play::Tray& tray);

/// One off the map who may come in with a siege tower or ram: not gone for good, of the side whose phase it is, on foot
/// and well.
bool couldCome(const Position& now, const Body& who);
/// The hexes of one that comes in, when a hand picks that of its front; none: they were picked already.
std::optional<std::vector<Hex>> straightBehind(const play::Record& begun, const play::Field& field,
                                               const play::Value& mark);
/// Who stands inside on each hex of it, in their order; nobody: an empty Body. The dead are nobody.
std::vector<Body> insideOf(const Position& now, const std::vector<Hex>& hexes);
/// Of one with a burning hex: that it does not, in these words, or that it works all the same.
play::Findings worksThoughOnFire(const Position& now, Hex hex, const map::Covering& machine, const Phrase& refused);
/// What a hex that it newly enters has against it, and its price.
void judgeGround(play::Verdict& verdict, const Position& now, Hex hex);
int priceOfGround(const Position& now, Hex hex);

/// Whether somebody may not be carried that far.
void judgeRides(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);
/// All that it carries: the living inside, and everybody on top.
void carryAlong(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);

std::vector<RuleId> rulesOfEngines();
std::vector<RuleId> rulesOfBringingIn();
std::vector<RuleId> rulesOfTheRam();
std::vector<RuleId> rulesOfRides();

// The ballista: SIEGE 3.4.

/// What the end of a phase counts.
void countCrews(play::Verdict& verdict, const Position& now);

play::Verdict judge(const Position& now, const play::Begun<ShootBallista>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PlaceBallista>& order, play::Tray& tray);

/// What a hand may pick; nothing: the order is none of the ballista's.
std::optional<play::Marks> couldWithBallistas(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfTheBallista();

// The mantlet: SIEGE 5.2.

play::Verdict judge(const Position& now, const play::Begun<PushMantlet>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<TurnMantlet>& order, play::Tray& tray);

/// What a hand may pick; nothing: the order is none of the mantlet's.
std::optional<play::Marks> couldWithMantlets(const Position& now, const play::Record& begun, const play::Field& field);

/// The cheapest way there with the mantlet of his hex; where none is open, one as on foot, so that it can be told what
/// is against it.
std::vector<Hex> wayOfAMantlet(const Position& now, const Body& who, Hex end);

std::vector<RuleId> rulesOfTheMantlet();

} // namespace merlon::siege
