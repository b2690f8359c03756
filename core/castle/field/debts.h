#pragma once

#include "core/castle/field/orders.h"
#include "core/play/opaque.h"

#include <variant>

/// What must be done before any other order.
namespace merlon::castle
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

/// What only the system knows; of that counter, which moving, a blow and his release settle, or of none.
struct OtherDue
{
    std::string counter;
    play::Opaque due;

    friend bool operator==(const OtherDue&, const OtherDue&) = default;
};
using Debt = std::variant<RetreatDue, PlacingDue, AlightDue, BlowDue, FallDue, LadderDue, SpreadDue, OtherDue>;

/// Null: it is another debt.
template <class Due>
const Due* otherDue(const Debt& debt)
{
    const auto* other = std::get_if<OtherDue>(&debt);
    return other != nullptr ? other->due.get<Due>() : nullptr;
}

} // namespace merlon::castle
