#pragma once

#include "core/castle/siege_sheet.h"
#include "core/siege/day_orders.h"

namespace merlon::siege
{

using hex::Hex;
struct StructureTag;

/// A hex of the plan with crosses on it.
struct WallRow
{
    Hex hex;
    std::optional<play::Term<StructureTag>> structure;
    int crosses = 0;
    castle::Stage stage = castle::Stage::Whole;
};

enum class DayState : std::uint8_t
{
    Ticked,
    Today,
    ToCome
};

struct CalendarRow
{
    int day = 0;
    DayState is = DayState::ToCome;
    std::vector<CounterId> back;
};

enum class EngineState : std::uint8_t
{
    Fit,
    Damaged,
    Resting,
    Burnt
};

struct EngineRow
{
    EngineId engine;
    int points = 0;
    int out = 0;
    EngineState is = EngineState::Fit;
};

/// A ballista: how far its cycle is (3.41a).
struct BallistaRow
{
    Hex hex;
    int cycle = 0; ///< 1 to 3; 0 in the turn of its shot
    int next = 0;  ///< the first turn in which it may shoot, if it has a crew
};

enum class Healing : std::uint8_t
{
    AwaitsDie,
    Dated,
    Months
};

struct WoundedRow
{
    CounterId counter;
    int since = 0;
    Healing is = Healing::AwaitsDie;
    std::optional<int> back;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr std::string_view setOf<siege::StructureTag> = "structure";
template <>
inline constexpr auto wordsOf<siege::DayState> = words("day-state", "ticked", "today", "to-come");
template <>
inline constexpr auto wordsOf<siege::EngineState> = words("engine-state", "fit", "damaged", "resting", "burnt");
template <>
inline constexpr auto wordsOf<siege::Healing> = words("healing", "awaits-die", "dated", "months");

} // namespace merlon::play
