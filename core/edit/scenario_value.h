#pragma once

#include "core/edit/patch.h"
#include "core/play/scenario.h"

/// A scenario as a value with layers. Its hexes are those of its maps.
namespace merlon::edit
{

struct OfScenario
{
    static constexpr std::size_t head = 0; ///< the scenario without what has a layer of its own
    static constexpr std::size_t forces = 1;
    static constexpr std::size_t counters = 2; ///< of all forces; each says whose it is
    static constexpr std::size_t zones = 3;
};

/// A counter in the roster of a force.
struct Listed
{
    std::string force;
    std::string id;
    std::string name;
    play::Fields fields; ///< of System::pieces
    Extras extras;

    friend bool operator==(const Listed&, const Listed&) = default;
};

/// A zone lies on one board, and its hexes are that one's: which board they are for a hand on `board`; -1: another.
inline int boardFor(const Thing& thing, int board)
{
    const auto* zone = thing.as<play::Zone>();
    if (zone == nullptr)
        return board;
    return zone->board == board ? 0 : -1;
}

inline const Listed& listedIn(const Entry& entry)
{
    return *entry.thing.as<Listed>();
}
/// A counter without a name is called by its id.
inline const std::string& calledOf(const Listed& counter)
{
    return counter.name.empty() ? counter.id : counter.name;
}

Value valueOf(play::Scenario scenario);
play::Scenario scenarioOf(const Value& value);
const play::Scenario& scenarioHeadOf(const Value& value);
/// Puts another one in its place.
void putHead(const Value& value, Patch& patch, play::Scenario head);

} // namespace merlon::edit
