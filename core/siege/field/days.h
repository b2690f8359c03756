#pragma once

#include "core/castle/field/orders.h"

/// What a siege of several days keeps besides the assault of the day.
namespace merlon::siege
{

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

/// What a scenario says of it.
struct SiegePlan
{
    int days = 0;     ///< 0: the scenario is an assault and nothing else
    int besieger = 0; ///< index into Data::forces
    int rubble = 0;   ///< demolished-wall counters of a siege of one day
    int fascines = 0;
    int siegeTowers = 0;
    int rams = 0;

    friend bool operator==(const SiegePlan&, const SiegePlan&) = default;
};

/// Engines that work on a hex today.
struct Barrage
{
    hex::Hex hex;
    std::vector<std::string> engines;
    bool thrown = false;

    friend bool operator==(const Barrage&, const Barrage&) = default;
};

/// Points out of order that the besieger must spread over those engines.
struct Loss
{
    int points = 0;
    std::vector<std::string> engines;

    friend bool operator==(const Loss&, const Loss&) = default;
};

struct Days
{
    int day = 0; ///< from 1; 0: the scenario is not played day by day
    DayPart part = DayPart::Assault;
    bool assaulted = false;        ///< today
    std::vector<Barrage> barrages; ///< of today
    std::optional<Loss> loss;

    const Barrage* barrageOf(std::string_view engine) const;
    const Barrage* barrageAt(hex::Hex hex) const;

    friend bool operator==(const Days&, const Days&) = default;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::DayPart> = words("part", "morning", "bombardment", "placing", "assault", "evening",
                                                      "over");

} // namespace merlon::play
