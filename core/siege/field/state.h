#pragma once

#include "core/castle/field/position.h"
#include "core/siege/field/days.h"
#include "core/siege/numbers/options.h"
#include "core/siege/numbers/ruleset.h"

/// A game of SIEGE: the battle for a castle, and what it has besides.
namespace merlon::siege
{

enum class Nerve : std::uint8_t
{
    Steady,
    Panic,
    Rout
};
/// What a death makes of those it affects.
enum class Fright : std::uint8_t
{
    Panic,
    Rout
};
inline Nerve nerveOf(Fright fright)
{
    return fright == Fright::Rout ? Nerve::Rout : Nerve::Panic;
}

/// The facts that a referee may decree and the rules then read.
struct Decreed
{
    std::optional<castle::Cover> cover;
    std::optional<int> modifier;
    std::optional<int> points; ///< of a bombardment
};

struct Data;
/// A difference between the editions that is not played by the scenario's own.
struct HouseRule
{
    play::Reason says;
    std::shared_ptr<const Data> without; ///< the same game without it
};

struct Data : castle::Data
{
    std::shared_ptr<const Ruleset> ruleset;
    Options options;
    Differences played;          ///< as the edition says, or a house rule
    std::vector<int> errorTwice; ///< faces that the edition's error table gives twice
    SiegePlan plan;
    std::vector<HouseRule> house{};

    /// By that edition (the first when there is none of that name), and by what a scenario chose.
    void playBy(std::string_view edition, const Options& chosen);
};

// What panic leaves to be done (OtherDue).

/// A death that may frighten friends of the dead one within the radius of where he died.
struct DeathDue
{
    std::string dead;
    std::vector<hex::Hex> where;

    friend bool operator==(const DeathDue&, const DeathDue&) = default;
};
/// So many of them are to be chosen; none where the die asks for nobody.
struct FrightDue
{
    std::string dead;
    std::vector<hex::Hex> where;
    int count = 0;
    std::optional<Fright> into{};

    friend bool operator==(const FrightDue&, const FrightDue&) = default;
};
struct FlightDue
{
    std::string counter;

    friend bool operator==(const FlightDue&, const FlightDue&) = default;
};

struct Scared
{
    std::string counter;
    Nerve nerve = Nerve::Panic;

    friend bool operator==(const Scared&, const Scared&) = default;
};

struct State : castle::State
{
    Days days;
    std::vector<Scared> scared; ///< those who are not steady, by name

    friend bool operator==(const State&, const State&) = default;
};

State begin(const Data& data);
/// That part of the day: the sections of the battle know only whether there is an assault.
void setPart(State& state, DayPart part);

// What one effect changes besides the battle.

/// A wound is noted on the siege sheet, a death struck out.
void carry(const Data& data, State& state, const castle::HealthChange& change);

inline const Data& dataOf(const castle::Position& now)
{
    return now.data<Data>();
}
inline const State& stateOf(const castle::Position& now)
{
    return now.own<State>();
}
inline const Options& options(const castle::Position& now)
{
    return dataOf(now).options;
}
/// As the edition says, or a house rule.
inline const Differences& played(const castle::Position& now)
{
    return dataOf(now).played;
}
inline const Ruleset& ruleset(const castle::Position& now)
{
    return *dataOf(now).ruleset;
}

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Nerve> = words("nerve", "steady", "panic", "rout");
template <>
inline constexpr auto wordsOf<siege::Fright> = words("nerve", "panic", "rout");

} // namespace merlon::play
