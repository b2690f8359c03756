#pragma once

#include "core/play/rule_row.h"
#include "core/siege/engine_at.h"
#include "core/siege/fire_state.h"
#include "core/siege/position.h"

/// Fire: lit by hand, by flaming arrows, by boiling oil; put out, spreading, left, destroying. SIEGE 3.5, 5.3.
namespace merlon::siege
{

play::Verdict judge(const Position& now, const play::Begun<LightFire>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PutOut>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Spread>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<ShootFlaming>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<PourOil>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<TakeBarrel>& order, play::Tray& tray);

/// The letter of a column; it is told, and that the table is a stand-in.
const std::string& readFireTable(play::Verdict& verdict, const Position& now, const FireTable::Column& column, int die);
/// The hex is set alight, and those who are there must leave it (3.54a).
void setAlight(play::Verdict& verdict, const Position& now, const FireLit& lit);
/// Says and owes that he must.
void driveOut(play::Verdict& verdict, const Position& now, const Body& who);
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

/// Of one who owes a retreat from a fire: everything but a way out that is declared. True when the verdict is made.
bool staysInTheFire(play::Verdict& verdict, const Position& now, const play::Begun<Retreat>& order, const Body& who,
                    play::Tray& tray);

/// One who is to light a fire, put one out or pour oil.
struct Worker
{
    const Position& now;
    const Body& who;

    play::Args name() const { return {{"name", who.name()}}; }
    bool hasShot() const { return who.state->shots > 0 || who.state->shotBefore; }
    /// Refused where that holds.
    play::Findings no(const Phrase& says, bool holds) const
    {
        return holds ? play::Findings{play::refusal(says, name())} : play::Findings();
    }
};
void sayWhoMayWork(play::Verdict& verdict, const Worker& worker);
/// Hexes beside him that hold what he wants, the map's order.
std::vector<Hex> hexesBeside(const Position& now, const Body& who);
bool mayBeLit(const Position& now, Hex hex);

/// What a hand may pick; nothing for an order of another kind.
std::optional<play::Marks> couldInFire(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfFire();
std::vector<RuleId> rulesOfPuttingOut();
std::vector<RuleId> rulesOfBurning();
std::vector<RuleId> rulesOfSpreading();
std::vector<RuleId> rulesOfLeavingTheFire();
std::vector<RuleId> rulesOfFlamingArrows();
std::vector<RuleId> rulesOfOil();
std::vector<RuleId> rulesOfBarrels();

} // namespace merlon::siege
