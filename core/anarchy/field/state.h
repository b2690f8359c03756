#pragma once

#include "core/anarchy/numbers/options.h"
#include "core/anarchy/numbers/ruleset.h"
#include "core/castle/field/position.h"

/// A game of The Anarchy: the battle for a castle, and what it has besides.
namespace merlon::anarchy
{

/// The facts that a referee may decree and the rules then read.
struct Decreed
{
    std::optional<castle::Cover> cover;
    std::optional<int> modifier;
};

struct Data : castle::Data
{
    std::shared_ptr<const Ruleset> ruleset;
    Options options;

    /// By what a scenario chose.
    void playBy(const Options& chosen);
};

/// One who has yielded (1.4).
struct Captive
{
    std::string counter;
    int captors = 0;                   ///< the force that took him
    bool chance = false;               ///< a guard was attacked: until his next movement step is over
    bool freed = false;                ///< only his weapons are lost
    bool gone = false;                 ///< over the edge of the map, for good
    std::vector<std::string> guards{}; ///< who guarded him last

    friend bool operator==(const Captive&, const Captive&) = default;
};
/// What takes whole turns.
enum class Job : std::uint8_t
{
    Door,
    Breaking,
    Arms
};
/// Since that phase they do nothing else (anarchy.ruling.103).
struct Task
{
    std::vector<std::string> by;
    Job job = Job::Door;
    hex::Hex hex; ///< of the door; of the dead one
    std::string dead{};
    castle::Phase since{};

    friend bool operator==(const Task&, const Task&) = default;
};
/// In that phase he has thrown stones in its first step, or shifts a pile.
struct StoneHand
{
    std::string counter;
    castle::Phase phase{};
    std::optional<int> pile{}; ///< hexes to the pile; none: he shifts one

    friend bool operator==(const StoneHand&, const StoneHand&) = default;
};

struct State : castle::State
{
    std::vector<Captive> captives;
    std::vector<Task> tasks;
    std::vector<hex::Hex> brokenDoors;
    std::vector<StoneHand> stoneHands;

    friend bool operator==(const State&, const State&) = default;
};

inline const Options& options(const castle::Position& now)
{
    return now.data<Data>().options;
}
inline const Ruleset& ruleset(const castle::Position& now)
{
    return *now.data<Data>().ruleset;
}
/// A grid that somebody has typed in, or a stand-in where the scenario is played by them (anarchy.ruling.171).
bool isPlayable(const castle::Position& now, castle::Provenance grid);
/// The ruleset with the signs of a melee as the scenario reads them.
std::shared_ptr<const Ruleset> signedBy(const std::shared_ptr<const Ruleset>& ruleset, const Options& options);
/// The ground of that scenario: prices that it chose in the place of lost ones.
std::shared_ptr<const castle::Terrains> terrainsBy(const Ruleset& ruleset, const Options& options);

} // namespace merlon::anarchy

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<anarchy::Job> = words("job", "door", "breaking", "arms");

} // namespace merlon::play
