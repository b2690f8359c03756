#pragma once

#include "core/castle/siege_sheet.h"
#include "core/siege/orders.h"

/// The orders and effects of a siege over several days: sections 4.1, 4.2, 5.4 and the siege sheet.
namespace merlon::siege
{

struct EngineTag;
using EngineId = play::Name<EngineTag>;

/// What is going on that day.
enum class DayPart : std::uint8_t
{
    Morning,
    Bombardment,
    Placing, ///< an assault is prepared: counters are placed
    Assault,
    Evening,
    Over ///< the last day is ticked
};
/// What the besieger lays on the map before an assault.
enum class Works : std::uint8_t
{
    Rubble,
    Fascine
};

/// 4.21d: engines are assigned to a hex.
struct Bombard
{
    hex::Hex hex;
    std::vector<EngineId> engines;
};
/// 4.21d: the die for such a hex.
struct ThrowStones
{
    hex::Hex hex;
};
/// 4.23a: the besieger spreads the points that are out of order.
struct BreakDown
{
    EngineId engine;
    int points = 1;
};
/// 4.23b: a damaged engine rests on this day.
struct Repair
{
    EngineId engine;
};
/// 4.11b: this day is one of assault; both sides place what they place before it.
struct PrepareAssault
{
};
/// 2.2a, 2.31: a filled-moat or demolished-wall counter is placed.
struct LayWorks
{
    Works works = Works::Fascine;
    hex::Hex hex;
};
/// A character is placed before the assault.
struct Deploy
{
    CounterId counter;
    hex::Hex hex;
    std::optional<hex::Hex> rear; ///< of one that takes two hexes
};
/// 3.43a, 4.22: an engine on the map is placed anew.
struct DeployEngine
{
    EngineId engine;
    hex::Hex hex;
};
/// All is placed: the turns begin.
struct BeginAssault
{
};
struct EndAssault
{
};
/// 5.4a: the die for one who was wounded on this day.
struct RollHealing
{
    CounterId counter;
};
/// 5.4b: one whose date has come is well again.
struct Heal
{
    CounterId counter;
};
/// sheet.6b: the day is ticked.
struct EndDay
{
};

struct PartBegun
{
    DayPart part = DayPart::Morning;
};
struct BombardmentDeclared
{
    hex::Hex hex;
    std::vector<EngineId> engines;
};
/// The die for the hex has fallen.
struct StonesThrown
{
    hex::Hex hex;
};
/// The crosses that the hex has now.
struct Crossed
{
    hex::Hex hex;
    int cross = 1;
};
/// So many points more are out of order.
struct OutOfOrder
{
    EngineId engine;
    int out = 1;
};
/// Points that the besieger must spread over those engines.
struct LossOwed
{
    int loss = 1;
    std::vector<EngineId> engines;
};
struct Rests
{
    EngineId engine;
};
struct Mended
{
    EngineId engine;
};
/// By fire, if only in part: for good.
struct EngineBurnt
{
    EngineId engine;
};
struct EnginePlaced
{
    EngineId engine;
    hex::Hex stands;
};
/// The date of a wounded one.
struct ReturnDated
{
    CounterId counter;
    int back = 1;              ///< the day
    std::optional<int> ends{}; ///< the last day of the siege, where that is before
};
/// He needs months: the siege is over before.
struct ReturnLost
{
    CounterId counter;
};
/// From wounded to ready.
struct Healed
{
    CounterId counter;
};
/// The day that begins; past the last the siege is over.
struct DayTicked
{
    int day = 1;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view sortOf<siege::EngineTag> = "engine";
template <>
inline constexpr auto wordsOf<siege::DayPart> = words("part", "morning", "bombardment", "placing", "assault", "evening",
                                                      "over");
template <>
inline constexpr auto wordsOf<siege::Works> = words("overlay", "rubble", "fascine");
template <>
inline constexpr auto wordsOf<castle::Stage> = words("stage", "whole", "slightly_damaged", "damaged", "badly_damaged",
                                                     "demolished");

} // namespace merlon::play
