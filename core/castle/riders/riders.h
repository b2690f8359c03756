#pragma once

#include "core/castle/field/carts.h"
#include "core/castle/field/position.h"
#include "core/play/rule_row.h"
#include "core/play/system.h"

/// Mounting and dismounting; animals that draw carts. SIEGE 3.33, 5.11.
namespace merlon::castle
{

/// He begins; the counters are exchanged when the turn that it takes is over (siege.ruling.mount-turn).
struct Mount
{
    CounterId counter;
    std::optional<hex::Hex> horse; ///< one of its two hexes; none: his own, or the only one beside him
};
struct Dismount
{
    CounterId counter;
};
/// One who has dismounted is put beside the horse.
struct Alight
{
    CounterId counter;
    hex::Hex hex;
};
/// The turn that it takes has begun.
struct Begins
{
    CounterId counter;
    Seat begins = Seat::Mounted;
    std::optional<hex::Hex> horse{}; ///< of one who mounts
};
/// Nothing comes of it.
struct GivesUp
{
    CounterId counter;
    Seat givesUp = Seat::Mounted;
};
/// The horse without rider on that hex has one now.
struct Mounts
{
    CounterId counter;
    hex::Hex mounts;
};
/// A rider whose owner must say where.
struct AlightOwed
{
    CounterId counter;
    Ended dismounts = Ended::Ended;
};
/// The horse stays.
struct Alights
{
    CounterId counter;
    hex::Hex alights;
};
/// 5.11d: at the end of his phase, an animal that stands at the head of a cart.
struct Harness
{
    CounterId counter;
    CounterId animal;
    hex::Hex hex; ///< any of the cart's
};
/// 5.11d
struct Unharness
{
    CounterId counter;
    CounterId animal;
};
struct Harnessed
{
    CounterId counter;  ///< the animal
    hex::Hex harnessed; ///< any hex of the cart
};
struct Unharnessed
{
    CounterId counter; ///< the animal
};

// What the effects change.

void carry(const Data&, State& state, const Begins& begins);
void carry(const Data&, State& state, const GivesUp& givesUp);
/// He is where the horse stood; a horse that is a counter is off the map while he rides it.
void carry(const Data& data, State& state, const Mounts& mounts);
/// The phase is in its last step.
void carry(const Data&, State& state, const AlightOwed& owed);
void carry(const Data& data, State& state, const Alights& alights);
void carry(const Data&, State& state, const Harnessed& harnessed);
void carry(const Data&, State& state, const Unharnessed& unharnessed);

play::Verdict judge(const Position& now, const play::Begun<Mount>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Dismount>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Alight>& order, play::Tray& tray);

/// At the end of a phase: those whose turn is over are in the saddle. True when somebody must be placed beside his
/// horse first, and the phase goes on.
bool leaveSaddles(play::Verdict& verdict, const Position& now);
/// Whether the phase goes on for one of them.
bool placesBesideHorsesWait(const Position& now);

bool anybodyIsSaddling(const State& state);
/// Of those who have begun and do something else now, or have something else done to them.
void sayWhoGivesUp(const State& before, const std::vector<State>& outcomes, play::Verdict& verdict);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldAtTheSaddle(const Position& now, const play::Record& begun, const play::Field& field);
/// Those who have begun.
std::vector<play::Muster> saddlersOf(const Position& now);

std::vector<RuleId> rulesOfTheSaddle();

// What beginning to mount or dismount and doing it share.

/// He stands beside it.
bool touches(const Body& who, const LooseHorse& horse);
/// 3.33e
bool isTooHurtTo(const Position& now, const Body& who, Seat into);
/// Hexes on which one who dismounts may be put.
std::vector<Hex> alightingsOf(const Position& now, const Body& who);

std::vector<RuleId> rulesOfTheExchange();

// Harnessing animals to carts: SIEGE 5.11.

play::Verdict judge(const Position& now, const play::Begun<Harness>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Unharness>& order, play::Tray& tray);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldWithCarts(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfCarts();

} // namespace merlon::castle
