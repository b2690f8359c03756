#pragma once

#include "core/siege/orders.h"

/// Mounting and dismounting: what is ordered, and what changes. SIEGE 3.33.
namespace merlon::siege
{

/// He begins; the counters are exchanged when the turn that it takes is over (siege.ruling.mount-turn).
struct Mount
{
    CounterId counter;
    std::optional<hex::Hex> horse; ///< one of its two hexes; none: his own, or the only one beside him
};
struct Dismount
{
    CounterId counter;
};
/// One who has dismounted is put beside the horse.
struct Alight
{
    CounterId counter;
    hex::Hex hex;
};

/// The turn that it takes has begun.
struct Begins
{
    CounterId counter;
    Seat begins = Seat::Mounted;
    std::optional<hex::Hex> horse{}; ///< of one who mounts
};
/// Nothing comes of it.
struct GivesUp
{
    CounterId counter;
    Seat givesUp = Seat::Mounted;
};
/// The horse without rider on that hex has one now.
struct Mounts
{
    CounterId counter;
    hex::Hex mounts;
};
/// A rider whose owner must say where.
struct AlightOwed
{
    CounterId counter;
    Ended dismounts = Ended::Ended;
};
/// The horse stays.
struct Alights
{
    CounterId counter;
    hex::Hex alights;
};

} // namespace merlon::siege
