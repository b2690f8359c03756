#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"
#include <vector>

/// Siege towers and rams on their way, ballista and mantlet. SIEGE 2.4, 3.4, 5.2.
namespace merlon::castle
{

/// 2.41: it is moved straight ahead or straight back, with all that it carries.
struct Push
{
    hex::Hex hex; ///< any of those that it takes
    hex::Hex to;  ///< where that hex of it goes
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

// What the effects change.

/// Those inside have pushed it.
void carry(const Data&, State& state, const Pushed& pushed);
void carry(const Data&, State& state, const Struck& struck);
void carry(const Data&, State& state, const BallistaShot& shot);
/// By the side whose phase it is.
void carry(const Data&, State& state, const BallistaServed& served);
void carry(const Data&, State& state, const Wheeled& wheeled);

/// All hexes of siege towers and rams.
std::vector<Hex> machineHexes(const Position& now);
/// Where that hex of it could go now.
std::vector<Hex> pushesOf(const Position& now, Hex hex);
play::Verdict judge(const Position& now, const play::Begun<Push>& order, play::Tray& tray);

/// Who stands inside on each hex of it, in their order; nobody: an empty Body. The dead are nobody.
std::vector<Body> insideOf(const Position& now, const std::vector<Hex>& hexes);
/// Of one with a burning hex: that it does not, in these words, or that it works all the same.
play::Findings worksThoughOnFire(const Position& now, Hex hex, const map::Covering& machine, const Phrase& refused);
/// What a hex that it newly enters has against it, and its price.
void judgeGround(play::Verdict& verdict, const Position& now, Hex hex);
int priceOfGround(const Position& now, Hex hex);

/// One whom an engine carries along.
struct Ride
{
    const Position& now;
    const Body& who;
    Hex to;
};

/// Whether somebody may not be carried that far.
void judgeRides(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);
/// All that it carries: the living inside, and everybody on top.
void carryAlong(play::Verdict& verdict, const Position& now, const map::Covering& machine, Hex by);

std::vector<RuleId> rulesOfEngines();
std::vector<RuleId> rulesOfRides();

// The ballista: SIEGE 3.4.

/// What the end of a phase counts.
void countCrews(play::Verdict& verdict, const Position& now);

play::Verdict judge(const Position& now, const play::Begun<ShootBallista>& order, play::Tray& tray);

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

} // namespace merlon::castle
