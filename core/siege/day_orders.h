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

SHAPE(siege::Bombard, "bombard", "siege.4.21d", FIELD(siege::Bombard::hex, "hex"),
      FIELD(siege::Bombard::engines, "engines", {.fewest = 1}))
SHAPE(siege::ThrowStones, "stones", "siege.4.21d", FIELD(siege::ThrowStones::hex, "hex"))
SHAPE(siege::BreakDown, "break", "siege.4.23a", FIELD(siege::BreakDown::engine, "engine"),
      FIELD(siege::BreakDown::points, "points", {.least = 1, .most = 99}))
SHAPE(siege::Repair, "repair", "siege.4.23b", FIELD(siege::Repair::engine, "engine"))
SHAPE(siege::PrepareAssault, "prepare", "siege.4.11b")
SHAPE(siege::LayWorks, "lay", "siege.2.2a", FIELD(siege::LayWorks::works, "works"), FIELD(siege::LayWorks::hex, "hex"))
SHAPE(siege::Deploy, "deploy", "siege.0.5", FIELD(siege::Deploy::counter, "counter"), FIELD(siege::Deploy::hex, "hex"),
      FIELD(siege::Deploy::rear, "rear"))
SHAPE(siege::DeployEngine, "deploy_engine", "siege.4.22", FIELD(siege::DeployEngine::engine, "engine"),
      FIELD(siege::DeployEngine::hex, "hex"))
SHAPE(siege::BeginAssault, "assault", "siege.4.11b")
SHAPE(siege::EndAssault, "end_assault", "siege.4.11b")
SHAPE(siege::RollHealing, "treat", "siege.5.4a", FIELD(siege::RollHealing::counter, "counter"))
SHAPE(siege::Heal, "heal", "siege.5.4b", FIELD(siege::Heal::counter, "counter"))
SHAPE(siege::EndDay, "end_day", "siege.sheet.6b")

SHAPE(siege::PartBegun, "part", "siege.4.11b", FIELD(siege::PartBegun::part, "part"))
SHAPE(siege::BombardmentDeclared, "bombarded", "siege.4.21d", FIELD(siege::BombardmentDeclared::hex, "hex"),
      FIELD(siege::BombardmentDeclared::engines, "engines"))
SHAPE(siege::StonesThrown, "thrown", "siege.4.21d", FIELD(siege::StonesThrown::hex, "hex"))
template <>
inline constexpr bool isQuiet<siege::StonesThrown> = true;
SHAPE(siege::Crossed, "cross", "siege.sheet.6a", FIELD(siege::Crossed::hex, "hex"),
      FIELD(siege::Crossed::cross, "cross", {.least = 0, .most = castle::crossesOfDemolished}))
SHAPE(siege::OutOfOrder, "out", "siege.4.23a", FIELD(siege::OutOfOrder::engine, "engine"),
      FIELD(siege::OutOfOrder::out, "out", {.least = 1, .most = 99}))
SHAPE(siege::LossOwed, "loss", "siege.4.23a", FIELD(siege::LossOwed::loss, "loss", {.least = 1, .most = 99}),
      FIELD(siege::LossOwed::engines, "engines"))
SHAPE(siege::Rests, "rests", "siege.4.23b", FIELD(siege::Rests::engine, "engine"))
SHAPE(siege::Mended, "mended", "siege.4.23b", FIELD(siege::Mended::engine, "engine"))
SHAPE(siege::EngineBurnt, "burnt", "siege.4.23d", FIELD(siege::EngineBurnt::engine, "engine"))
SHAPE(siege::EnginePlaced, "stands", "siege.4.22", FIELD(siege::EnginePlaced::engine, "engine"),
      FIELD(siege::EnginePlaced::stands, "stands"))
SHAPE(siege::ReturnDated, "back", "siege.sheet.6c", FIELD(siege::ReturnDated::counter, "counter"),
      FIELD(siege::ReturnDated::back, "back", {.least = 1, .most = 9999}),
      FIELD(siege::ReturnDated::ends, "ends", {.least = 1, .most = 9999}))
SHAPE(siege::ReturnLost, "months", "siege.sheet.6c", FIELD(siege::ReturnLost::counter, "counter"))
SHAPE(siege::Healed, "healed", "siege.5.4b", FIELD(siege::Healed::counter, "counter"))
SHAPE(siege::DayTicked, "day", "siege.sheet.6b", FIELD(siege::DayTicked::day, "day", {.least = 1, .most = 9999}))

} // namespace merlon::play
