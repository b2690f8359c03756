#pragma once

#include "core/castle/days/siege_sheet.h"
#include "core/castle/ground/terrain.h"
#include "core/castle/ground/things.h"
#include "core/castle/numbers/names.h"
#include "core/hex/hex.h"

/// What many sections have: the fields of a counter, and what changes. The orders and effects of one section
/// are in its header. Each is a struct; its Shape says what it is called outside.
namespace merlon::castle
{

/// The five steps of a phase, in their order (1.21).
enum class Step : std::uint8_t
{
    FirstShooting,
    Movement,
    SecondShooting,
    Melee,
    Recovery
};
/// In what state a counter is. A second stunning or wounding kills (siege.sheet.5d), so one word is enough.
enum class Health : std::uint8_t
{
    Ready,
    Stunned,
    Wounded,
    Dead
};
enum class DoorSide : std::uint8_t
{
    Outer,
    Inner
};
enum class HorseFate : std::uint8_t
{
    Unhurt,
    Killed
};
/// What drives one back, and by which section he retreats.
enum class Driven : std::uint8_t
{
    Shot,  ///< sheet.3d
    Melee, ///< sheet.5
    Fire,  ///< 3.54a: one hex
    Top    ///< 5.32c: one hex, off the top of a siege tower
};
/// 3.54a: fire, where he stands or below him.
inline bool byFire(Driven by)
{
    return by == Driven::Fire || by == Driven::Top;
}
enum class Seat : std::uint8_t
{
    Mounted,
    Afoot
};
enum class Ended : std::uint8_t
{
    Ended
};
enum class Leaf : std::uint8_t
{
    Open,
    Closed
};
enum class Bridge : std::uint8_t
{
    Lowered,
    Raised
};
enum class Laid : std::uint8_t
{
    Rubble,
    Fascine,
    Fire,
    Burnt,
    Ladder,
    SiegeTower,
    Ram,
    FlatLadder,
    Barrel,
    Ballista,
    Mantlet,
    Cart
};
/// Of a counter: on storey 1, on top of a siege tower or on a ladder that it has climbed.
enum class Aloft : std::uint8_t
{
    Top
};
struct EngineTag;
using EngineId = play::Name<EngineTag>;
/// What lit a fire first.
enum class Cause : std::uint8_t
{
    Hand,
    Arrow,
    Oil
};
/// What one does in step 4 in place of fighting.
enum class Work : std::uint8_t
{
    Light,
    PutOut,
    Pour,
    Harness ///< in step 5, at the end of a phase in which he did nothing else (siege.5.11d)
};
/// What one falls from.
enum class Drop : std::uint8_t
{
    Bridge,
    Ladder
};
/// What is printed on one side of a counter; what is left out is as on the others.
struct Figures
{
    std::optional<int> attack{};
    std::optional<int> defence{};
    std::optional<int> movement{};
};
/// What a scenario says of a counter besides id and name.
struct Piece
{
    play::Term<ClassTag> cls{"soldier"};
    std::string rank;
    std::optional<play::Term<WeaponTag>> weapon;
    int attack = 0;
    int defence = 0;
    int movement = 0;
    std::string armour;
    int skill = 0;        ///< added to the die of a shot (siege.skill)
    bool mounted = false; ///< then it takes two hexes, `hex` and `rear`
    Health state = Health::Ready;
    std::optional<Spot> hex; ///< none: not on the map
    std::optional<hex::Hex> rear;
    bool aloft = false;                  ///< on storey 1 of it, where the hex says none
    std::optional<hex::Hex> horse{};     ///< of one on foot: where his own horse stands without him, its front half
    std::optional<hex::Hex> horseRear{}; ///< its rear half
    std::optional<Figures> onFoot{};     ///< of a rider who has lost his saddle or left it (3.33d, 3.35a)
    std::optional<Figures> onHorse{};
    std::optional<Figures> whenWounded{}; ///< of one on foot: his wounded side, until he is healed (5.4b)
    std::optional<Figures> whenStunned{}; ///< of one on foot

    /// Of one on the map.
    Spot spot() const { return {hex->hex, hex->storey > 0 ? hex->storey : aloft ? 1 : 0}; }
};

/// Of one counter; the dead stay where they fell.
struct HealthChange
{
    CounterId counter;
    Health state = Health::Ready;
};
/// A retreat that its owner must carry out before anything else happens.
struct RetreatOwed
{
    CounterId counter;
    int retreat = 1; ///< hexes
    Driven by = Driven::Shot;
};
/// A rider on foot from now on, who must be placed beside his horse; the horse stays where it is.
struct Unhorsed
{
    CounterId counter;
    HorseFate horse = HorseFate::Unhurt;
};
/// A horse without rider is in the hands of that force from now on.
struct HorseHeld
{
    CounterId rider; ///< whose horse it is, or the horse itself where it is a counter of its own
    ForceId held;
};
struct Moved
{
    CounterId counter;
    Spot to;
    std::optional<hex::Hex> rear;
    std::optional<Aloft> aloft{}; ///< on storey 1 of it, where it says none

    Spot end() const { return {to.hex, to.storey > 0 ? to.storey : aloft ? 1 : 0}; }
};
inline Moved movedTo(const CounterId& counter, Spot end, std::optional<hex::Hex> rear = {})
{
    return end.storey == 1 ? Moved{counter, {end.hex, 0}, rear, Aloft::Top} : Moved{counter, end, rear, {}};
}
/// Which side of his door a counter is covered on, until the phase ends (siege.1.53a).
struct DoorSideChosen
{
    CounterId counter;
    DoorSide door = DoorSide::Outer;
};
/// The counter is turned back.
struct Recovered
{
    CounterId counter;
};
/// The step that is played from now on.
struct StepBegun
{
    Step step = Step::FirstShooting;
};
/// The leaf of a door or gate on that hexside.
struct DoorMoved
{
    hex::Hex hex;
    hex::Side side = hex::Side::S0;
    Leaf leaf = Leaf::Open;
};
struct BridgeMoved
{
    hex::Hex hex;
    Bridge bridge = Bridge::Lowered;
};
/// Laid on the ground, or taken from it.
struct GroundLaid
{
    hex::Hex hex;
    Laid laid = Laid::Rubble;
    std::optional<hex::Side> outward; ///< of a ladder: the side that it leans to; of a tower or ram: its front; of a
                                      ///< mantlet: the side of its base
    std::vector<hex::Hex> hexes{};    ///< of equipment that takes several: all of them
};
struct GroundCleared
{
    hex::Hex hex;
    Laid cleared = Laid::Fire; ///< equipment: on all its hexes
};
/// Equipment that lies or stands somewhere goes elsewhere as a whole; those who carry, push or ride it are moved by
/// effects of their own.
struct EquipmentMoved
{
    hex::Hex hex; ///< any of those that it takes now
    Laid equipment = Laid::SiegeTower;
    std::vector<hex::Hex> hexes;
    std::optional<hex::Side> outward; ///< none: as before
};
/// The crosses that the hex has now.
struct Crossed
{
    hex::Hex hex;
    int cross = 1;
};
struct Tended
{
    CounterId counter;
    Work tends = Work::Light;
};
struct FallOwed
{
    CounterId counter;
    hex::Hex hex; ///< from there
    Drop fall = Drop::Bridge;
};
/// They may be fought in this step.
struct AttackNamed
{
    std::vector<CounterId> by;
    std::vector<CounterId> named;

    friend bool operator==(const AttackNamed&, const AttackNamed&) = default;
};
/// Movement points of this phase.
struct Spent
{
    CounterId counter;
    int spent = 0;                       ///< this time
    std::optional<CounterId> together{}; ///< the other one of two who move as one (siege.ruling.move-order)
};

// What no rule does by itself yet, and a referee may do by hand.

/// Into the saddle, or out of it; his horse is not seen any more.
struct Seated
{
    CounterId counter;
    Seat seat = Seat::Afoot;
    std::optional<hex::Hex> rear; ///< of one who mounts: his horse's other hex
};
/// From the map.
struct Removed
{
    CounterId counter;
};
/// From the retreat or the placing that it owes.
struct Released
{
    CounterId counter;
};
struct ClockSet
{
    int turn = 1;
    ForceId force; ///< whose phase it is
};

} // namespace merlon::castle

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<castle::Step> = words("step", "first-shooting", "movement", "second-shooting", "melee",
                                                    "recovery");
template <>
inline constexpr auto wordsOf<castle::Health> = words("state", "ready", "stunned", "wounded", "dead");
template <>
inline constexpr auto wordsOf<castle::DoorSide> = words("doorside", "outer", "inner");
template <>
inline constexpr auto wordsOf<castle::HorseFate> = words("horse", "unhurt", "killed");
template <>
inline constexpr auto wordsOf<castle::Driven> = words("driven", "shot", "melee", "fire", "top");
template <>
inline constexpr auto wordsOf<castle::Seat> = words("seat", "mounted", "afoot");
template <>
inline constexpr auto wordsOf<castle::Ended> = words("phase", "ended");
template <>
inline constexpr auto wordsOf<castle::Leaf> = words("feature-state", "open", "closed");
template <>
inline constexpr auto wordsOf<castle::Bridge> = words("bridge", "lowered", "raised");
template <>
inline constexpr auto wordsOf<castle::Laid> = words("overlay", "rubble", "fascine", "fire", "burnt", "ladder",
                                                    "siege_tower", "ram", "flat_ladder", "barrel", "ballista",
                                                    "mantlet", "cart");
template <>
inline constexpr auto wordsOf<castle::Aloft> = words("aloft", "top");
template <>
inline constexpr std::string_view sortOf<castle::EngineTag> = "engine";
template <>
inline constexpr auto wordsOf<castle::Stage> = words("stage", "whole", "slightly_damaged", "damaged", "badly_damaged",
                                                     "demolished");
template <>
inline constexpr auto wordsOf<castle::Cause> = words("cause", "hand", "arrow", "oil");
template <>
inline constexpr auto wordsOf<castle::Work> = words("work", "light", "put_out", "pour", "harness");
template <>
inline constexpr auto wordsOf<castle::Drop> = words("drop", "bridge", "ladder");
} // namespace merlon::play
