#pragma once

#include "core/siege/orders.h"

/// The orders and effects of melee: SIEGE 1.7.
namespace merlon::siege
{

/// Which side of a melee the result was against.
enum class Lost : std::uint8_t
{
    Nobody,
    Attackers,
    Defenders
};

/// 1.7: one attack, of one or several, at one or several.
struct Attack
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
};
/// siege.ruling.melee-order: by the other reading all attacks are named before the first is fought.
struct NameAttack
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
};
/// 1.72d: the owner of several says who of them takes the blow.
struct Suffer
{
    CounterId counter;
};
/// 1.73: one of the winners goes after the enemy.
struct Advance
{
    CounterId counter;
    std::vector<hex::Hex> path; ///< of a horse, of its front half
};
/// 1.73a: nobody advances.
struct Stay
{
};

/// Who took part in a melee, and which side came off worse. The attackers have attacked in this phase.
struct Fought
{
    std::vector<CounterId> by;
    std::vector<CounterId> at;
    Lost lost = Lost::Nobody;
};
/// They may be fought in this step.
struct AttackNamed
{
    std::vector<CounterId> by;
    std::vector<CounterId> named;

    friend bool operator==(const AttackNamed&, const AttackNamed&) = default;
};
/// One of several takes a blow, and their owner says who.
struct BlowOwed
{
    std::vector<CounterId> among;
    Health suffer = Health::Wounded;
    std::optional<HorseFate> horse; ///< of riders; none: nobody is unhorsed
};
/// He has been named.
struct BlowTaken
{
    CounterId counter;
};
/// Whoever might advance has done so or stays.
struct MeleeOver
{
    Ended melee = Ended::Ended;
};

} // namespace merlon::siege

namespace merlon::play
{

template <>
inline constexpr auto wordsOf<siege::Lost> = words("lost", "nobody", "attackers", "defenders");

} // namespace merlon::play
