#pragma once

#include "core/castle/field/position.h"
#include "core/play/rule_row.h"
#include "core/play/system.h"

/// Ladders: carried, raised, shifted, climbed and toppled. SIEGE 1.9.
namespace merlon::castle
{

/// 1.91a: two move together with the flat ladder that they stand on.
struct CarryLadder
{
    CounterId counter;
    CounterId with;
    std::vector<hex::Hex> path;
    std::vector<hex::Hex> beside; ///< the other's way; none: he follows in the tracks of the first
};
/// The flat ladder that two hold is put on the ground.
struct LayLadder
{
    CounterId counter;
};
/// 1.91c: by the two who stand on it.
struct RaiseLadder
{
    hex::Hex hex; ///< where it stands then
    hex::Hex wall;
};
/// 1.92a
struct ShiftLadder
{
    std::vector<CounterId> by;
    hex::Hex hex;
    hex::Hex wall;
    std::optional<hex::Hex> to; ///< none: it is turned where it stands
};
/// From the foot of a ladder to its top.
struct Climb
{
    CounterId counter;
};
/// 1.94a
struct Topple
{
    CounterId counter;
    hex::Hex hex; ///< of the ladder
};
/// 1.94c: where the other half of a ladder that has fallen lies.
struct DropLadder
{
    CounterId counter; ///< who toppled it
    hex::Hex hex;
};
struct LadderOwed
{
    CounterId counter;
    hex::Hex ladder; ///< where it stood
};
struct Carried
{
    CounterId counter;
    CounterId with;
};
struct LadderLaid
{
    CounterId counter;
    CounterId lays;
};
struct Toppled
{
    CounterId counter;
};

// What the effects change.

void carry(const Data&, State& state, const LadderOwed& owed);
void carry(const Data&, State& state, const Carried& carried);
void carry(const Data&, State& state, const LadderLaid& laid);
void carry(const Data&, State& state, const Toppled& toppled);

play::Verdict judge(const Position& now, const play::Begun<CarryLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<LayLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<RaiseLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<ShiftLadder>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Climb>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<Topple>& order, play::Tray& tray);
play::Verdict judge(const Position& now, const play::Begun<DropLadder>& order, play::Tray& tray);

/// The ladders that lean on the rampart hex where he stands.
std::vector<Hex> laddersBefore(const Position& now, const Body& who);
/// The same game with one of them off the map, so that he is in nobody's way.
State without(const State& state, const Body& who);
/// The two move as one: if either of them was the last to move, both may go on.
State asOne(const State& state, const Body& who, const Body& other);
/// The hexes on which the other half of a fallen ladder may lie; where there is none, that on which it stood.
std::vector<Hex> dropsOf(const Position& now, Hex ladder);
/// The one who fell on another and has not gone on, though he could, or could in the movement step that is left out
/// (siege.ruling.fall-stack).
play::Findings mustComeDown(const Position& now);

/// What a hand may pick for a field of an order of ladders, of the winch or of a fall; nothing: another's.
std::optional<play::Marks> couldWithLadders(const Position& now, const play::Record& begun, const play::Field& field);

std::vector<RuleId> rulesOfLadders();
std::vector<RuleId> rulesOfCarriedLadders();
std::vector<RuleId> rulesOfToppling();

// Where a ladder may stand, and lean: SIEGE 1.91, siege.ruling.ladder-where.

struct LadderPlace
{
    const Position& now;
    Hex hex;
    Hex wall;
    Body by;                               ///< one of those who put it there; none where nobody is beside it
    const map::Covering* ladder = nullptr; ///< where it lies or stands now

    const HexGround& ground() const { return now.ground().at(hex); }
    const HexGround& top() const { return now.ground().at(wall); }
    bool ofATower() const { return top().building != noBuilding; }
};

void judgePlace(play::Verdict& verdict, const LadderPlace& place);

std::vector<RuleId> rulesOfLadderPlaces();

} // namespace merlon::castle
