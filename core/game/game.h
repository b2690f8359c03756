#pragma once

#include "core/map/hex_map.h"
#include "core/rules/ruleset.h"
#include "core/scenario/scenario.h"
#include "core/verdict/order.h"
#include "core/verdict/verdict.h"

#include <memory>
#include <optional>
#include <vector>

/// A game in progress, as a value: what cannot change is shared, what can is small.
namespace merlon::game
{

/// What a game is played on and by. Never changes once a game has begun.
struct Setting
{
    scenario::Scenario scenario;
    map::HexMap map;
    rules::Ruleset ruleset;
};

struct CounterState
{
    std::string id;
    int force = 0;               ///< index into the scenario's forces
    scenario::CounterRef source; ///< the counter of the scenario
    scenario::Health health = scenario::Health::Ready;
    bool mounted = false;
    std::optional<hex::Hex> hex;
    std::optional<hex::Hex> rear;

    friend bool operator==(const CounterState&, const CounterState&) = default;
};

/// A horse whose rider was shot out of the saddle: it stays where it stood, alive or dead (siege.3.35a).
struct LooseHorse
{
    std::string rider;
    hex::Hex hex;
    hex::Hex rear;
    bool alive = true;

    friend bool operator==(const LooseHorse&, const LooseHorse&) = default;
};

/// What must be done before any other order: a retreat of so many hexes, or (0) placing a rider beside his horse.
struct Owed
{
    std::string counter;
    int retreat = 0;

    friend bool operator==(const Owed&, const Owed&) = default;
};

/// The side of a door that a counter is covered on during this phase.
struct DoorSide
{
    std::string counter;
    bool outer = true;

    friend bool operator==(const DoorSide&, const DoorSide&) = default;
};

struct Game
{
    std::shared_ptr<const Setting> setting;
    int turn = 1;
    int phase = 0; ///< index into the scenario's forces: whose phase it is
    std::vector<CounterState> counters;
    std::vector<LooseHorse> horses;
    std::vector<Owed> owed;
    std::vector<DoorSide> doorSides;

    const CounterState* find(std::string_view id) const;
    const scenario::Counter& source(const CounterState& counter) const;

    friend bool operator==(const Game&, const Game&) = default;
};

/// The game before its first order: the phase is that of the force that the scenario names first, else of the first.
Game begin(std::shared_ptr<const Setting> setting);

/// The game after a verdict. An illegal or incomplete one changes nothing, unless a referee overruled it: then its
/// effects are given by him.
///
/// One by one, in order; what names an unknown counter changes nothing.
/// - HealthChange: that state, as it stands (whether a second wound kills is the rule's to say). It settles a retreat
///   owed before. The dead stay where they fell, and the living may enter (siege.1.62a): who asks for free hexes asks
///   for the health of those who lie there.
/// - RetreatOwed: `owed` names it until the counter is moved.
/// - Unhorsed: a rider leaves a LooseHorse on his two hexes, is on no hex himself and owes a placing.
/// - Moved: to `to`, with the horse's hind half on `rear`; settles whatever was owed and forgets the door's side.
/// - DoorSideChosen: until the phase ends, or the counter moves or dies.
/// - PhaseEnded: the next force's phase; a new turn when it is the first one's again; the door sides are open again.
Game apply(const Game& game, const verdict::Verdict& verdict);
Game apply(const Game& game, const std::vector<verdict::Effect>& effects);

} // namespace merlon::game
