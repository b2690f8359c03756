#pragma once

#include "core/map/hex_map.h"

#include <optional>
#include <string>
#include <vector>

/// What a scenario file says, as a value.
namespace merlon::scenario
{

/// In what state a counter is. A second stunning or wounding kills (siege.sheet.5d), so one word is enough.
enum class Health : std::uint8_t
{
    Ready,
    Stunned,
    Wounded,
    Dead
};

/// A character, an animal or an engine of a force. Which classes and weapons there are is the ruleset's.
struct Counter
{
    std::string id;
    std::string name;
    std::string cls = "soldier"; ///< class: knight, sergeant, soldier, peasant, civilian, engineer, horse, ox ...
    std::string rank;
    std::string weapon; ///< short_bow, crossbow ... or empty
    int attack = 0;
    int defence = 0;
    int movement = 0;
    std::string armour;
    int skill = 0;        ///< -3 to 3, added to the die of a shot (siege.skill)
    bool mounted = false; ///< then it takes two hexes, `hex` and `rear`
    Health state = Health::Ready;
    std::optional<hex::Hex> hex; ///< none: not on the map
    std::optional<hex::Hex> rear;
    Extras extras;

    friend bool operator==(const Counter&, const Counter&) = default;
};

struct Force
{
    std::string id;
    LocalText name;
    std::string colour; ///< #rrggbb
    std::vector<Counter> counters;
    Extras extras;

    friend bool operator==(const Force&, const Force&) = default;
};

/// Where a force may set up.
struct Zone
{
    std::string id;
    std::string force;
    std::vector<hex::Hex> hexes;
    Extras extras;

    friend bool operator==(const Zone&, const Zone&) = default;
};

/// A map of the scenario; `file` is relative to the scenario's folder and may not leave it.
struct MapRef
{
    std::string file;
    Extras extras;

    friend bool operator==(const MapRef&, const MapRef&) = default;
};

/// A rule that may be played in more than one way, and how this scenario plays it: `edge-line: strict`.
struct Option
{
    std::string key;
    std::string value;

    friend bool operator==(const Option&, const Option&) = default;
};

struct Scenario
{
    std::string id;
    LocalText title;
    LocalText briefing;
    std::string ruleset = "siege";
    std::string edition; ///< one of the ruleset's editions
    std::vector<Option> options;
    std::vector<MapRef> maps;
    int turns = 0;     ///< limit, 0 for none
    std::string first; ///< the force that moves first
    std::vector<Force> forces;
    std::vector<Zone> zones;
    LocalText victory;
    Extras extras;

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// A counter's place in a scenario: its force, and its number in it.
struct CounterRef
{
    int force = -1;
    int counter = -1;

    friend auto operator<=>(const CounterRef&, const CounterRef&) = default;
};

std::optional<CounterRef> find(const Scenario& scenario, std::string_view counterId);

} // namespace merlon::scenario
