#pragma once

#include "core/castle/field/engine_at.h"
#include "core/castle/field/flames.h"
#include "core/castle/field/position.h"
#include "core/play/rule_row.h"

/// Fire: lit by hand and by flaming arrows; put out, spreading, destroying. SIEGE 3.5, 5.3.
namespace merlon::castle
{

/// 3.51: a fire is lit by hand on a hex beside him.
struct LightFire
{
    CounterId by;
    hex::Hex hex;
};
/// 3.53
struct PutOut
{
    CounterId by;
    hex::Hex hex;
};
/// 3.52: a die that is owed.
struct Spread
{
    hex::Hex from;
    hex::Hex hex;
};
/// 5.31
struct ShootFlaming
{
    CounterId by;
    hex::Hex hex;
    std::optional<hex::Side> across; ///< the shooter's hexside of a rampart or slit; none: the best one
};
/// A hex burns from now on.
struct FireLit
{
    hex::Hex hex;
    Cause lit = Cause::Hand;
    ForceId force;       ///< who checks it (siege.ruling.fire-owner)
    bool spread = false; ///< from another burning hex
};
/// So many turns in a row.
struct FireAged
{
    hex::Hex hex;
    int burning = 1;
};
/// What is on that hex, tent or engine: the whole engine with all its flames.
struct Destroyed
{
    hex::Hex destroyed;
};
struct SpreadOwed
{
    hex::Hex from;
    hex::Hex spreads;
};
/// Its die has fallen.
struct SpreadThrown
{
    hex::Hex from;
    hex::Hex rolled;
};
/// The check at the end of this phase has begun.
struct FireChecked
{
    Ended checked = Ended::Ended;
};
// What the effects change.

void carry(const Data& data, State& state, const FireLit& lit);
void carry(const Data&, State& state, const FireAged& aged);
/// An engine or a tent is gone, and its flames with it; those who were there are on the ground.
void carry(const Data& data, State& state, const Destroyed& destroyed);
void carry(const Data&, State& state, const SpreadOwed& owed);
void carry(const Data&, State& state, const SpreadThrown& thrown);
void carry(const Data&, State& state, const FireChecked&);
play::Verdict judge(const Position& now, const play::Begun<LightFire>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PutOut>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Spread>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<ShootFlaming>& order, play::Tray& tray);
/// The letter of a column; it is told, and that the table is a stand-in.
const std::string& readFireTable(play::Verdict& verdict, const Position& now, const FireTable::Column& column, int die);
/// The hex is set alight, and those who are there must leave it (3.54a).
void setAlight(play::Verdict& verdict, const Position& now, const FireLit& lit);
/// The force that checks that fire; empty when nothing burns there.
std::string ownerOfFlame(const Position& now, Hex hex);

/// At the end of a phase: dice are owed first, and then it goes on (true); or the turns of fire are counted.
bool checkFires(play::Verdict& verdict, const Position& now);
/// As an assault ends (siege.ruling.fires-night).
void endFires(play::Verdict& verdict, const Position& now);
/// Whether the phase goes on for them.
bool diceOfFireWait(const Position& now);
/// Whether a fire beside it may spread to that hex (3.52b).
bool mayCatch(const Position& now, Hex hex);

/// One who is to do something about a fire.
struct Worker
{
    const Position& now;
    const Body& who;

    play::Args name() const { return {{"name", who.name()}}; }
    bool hasShot() const { return who.state->shots > 0 || who.state->shotBefore; }
};
void sayWhoMayWork(play::Verdict& verdict, const Worker& worker);
/// Hexes beside him that hold what he wants, the map's order.
std::vector<Hex> hexesBeside(const Position& now, const Body& who);
bool mayBeLit(const Position& now, Hex hex);

/// Those who may do so, of the side whose phase it is; others may be picked too.
play::Marks whoMayWork(const Position& now);
/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldInFire(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfFire();
std::vector<RuleId> rulesOfPuttingOut();
std::vector<RuleId> rulesOfBurning();
std::vector<RuleId> rulesOfSpreading();
std::vector<RuleId> rulesOfFlamingArrows();

// What one does by hand to a fire, or to what shall burn: SIEGE 3.51, 3.53.

/// A hex beside him, from the best of his own.
struct HexInReach
{
    const Position& now;
    const Body& who;
    Hex hex;
    std::optional<Hex> from{}; ///< none: it is not beside him
    bool walled = false;

    HexInReach(const Position& theNow, const Body& body, Hex at);

    bool open() const { return from && !walled; }
    std::optional<EngineAt> engine() const { return engineAt(now.data(), now.state(), hex); }
    bool burning() const { return now.ground().at(hex).has(thing::fire); }
    play::Args names() const { return {{"hex", hex}, {"name", who.name()}}; }
};

play::Findings isBehindAWall(const HexInReach& one);
/// siege.ruling.fire-reach, other reading
play::Findings couldNotAttackIt(const HexInReach& one);

} // namespace merlon::castle
