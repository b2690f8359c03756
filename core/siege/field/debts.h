#pragma once

#include "core/siege/field/orders.h"

#include <variant>

/// What must be done before any other order.
namespace merlon::siege
{

struct RetreatDue
{
    std::string counter;
    int hexes = 1;
    Driven by = Driven::Shot;

    friend bool operator==(const RetreatDue&, const RetreatDue&) = default;
};
/// A rider beside his horse.
struct PlacingDue
{
    std::string counter;

    friend bool operator==(const PlacingDue&, const PlacingDue&) = default;
};
/// One who dismounts, beside his horse.
struct AlightDue
{
    std::string counter;

    friend bool operator==(const AlightDue&, const AlightDue&) = default;
};
/// What a result of melee does to one.
struct Blow
{
    Health health = Health::Wounded;
    std::optional<HorseFate> horse{}; ///< of a rider; none: he is not unhorsed

    friend bool operator==(const Blow&, const Blow&) = default;
};
struct BlowDue
{
    std::vector<std::string> among;
    Blow blow;

    friend bool operator==(const BlowDue&, const BlowDue&) = default;
};
/// One who falls must be placed.
struct FallDue
{
    std::string counter;
    hex::Hex from;
    Drop drop = Drop::Bridge;

    friend bool operator==(const FallDue&, const FallDue&) = default;
};
/// One who has toppled a ladder lays it on the ground.
struct LadderDue
{
    std::string counter;
    hex::Hex hex; ///< where it stood

    friend bool operator==(const LadderDue&, const LadderDue&) = default;
};
/// A die for a fire beside what may catch it.
struct SpreadDue
{
    hex::Hex from;
    hex::Hex hex;

    friend bool operator==(const SpreadDue&, const SpreadDue&) = default;
};

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
using Debt = std::variant<RetreatDue, PlacingDue, AlightDue, BlowDue, FallDue, LadderDue, SpreadDue, DeathDue,
                          FrightDue, FlightDue>;

} // namespace merlon::siege
