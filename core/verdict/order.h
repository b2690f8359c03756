#pragma once

#include "core/hex/hex.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What a player declared at the table, with names of counters and hexes. One struct a kind of order; the key in files
/// is given behind each.
namespace merlon::verdict
{

/// `shoot: {by: alric, at: gwyn}`
struct Shoot
{
    std::string by;
    std::string at;
    std::optional<hex::Hex> aim;        ///< `aim`: which of a mounted target's two hexes; none: the better one
    std::optional<hex::Side> across;    ///< `across`: the shooter's hexside of a rampart or slit; none: the best one
    std::optional<std::string> covered; ///< `covered: outer|inner`: the side that the owner of a target on a door chose

    friend bool operator==(const Shoot&, const Shoot&) = default;
};

/// `retreat: {counter: gwyn, path: [D7, D8]}`; an empty path asks what can be done.
struct Retreat
{
    std::string counter;
    std::vector<hex::Hex> path;

    friend bool operator==(const Retreat&, const Retreat&) = default;
};

/// `place: {counter: gwyn, hex: D7}`: a rider who lost his horse.
struct PlaceRider
{
    std::string counter;
    hex::Hex hex;

    friend bool operator==(const PlaceRider&, const PlaceRider&) = default;
};

/// `end_phase: {}`: the side whose phase it is has done.
struct EndPhase
{
    friend bool operator==(const EndPhase&, const EndPhase&) = default;
};

using Order = std::variant<Shoot, Retreat, PlaceRider, EndPhase>;

} // namespace merlon::verdict
