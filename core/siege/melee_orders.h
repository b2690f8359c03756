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

SHAPE(siege::Attack, "attack", "siege.1.7a", FIELD(siege::Attack::by, "by"), FIELD(siege::Attack::at, "at"))
SHAPE(siege::NameAttack, "name_attack", "siege.ruling.melee-order", FIELD(siege::NameAttack::by, "by"),
      FIELD(siege::NameAttack::at, "at"))
SHAPE(siege::AttackNamed, "named", "siege.ruling.melee-order", FIELD(siege::AttackNamed::by, "by"),
      FIELD(siege::AttackNamed::named, "named"))
SHAPE(siege::Suffer, "suffer", "siege.1.72d", FIELD(siege::Suffer::counter, "counter"))
SHAPE(siege::Advance, "advance", "siege.1.73a", FIELD(siege::Advance::counter, "counter"),
      FIELD(siege::Advance::path, "path"))
SHAPE(siege::Stay, "stay", "siege.1.73a")

SHAPE(siege::Fought, "lost", "siege.1.7a", FIELD(siege::Fought::by, "by"), FIELD(siege::Fought::at, "at"),
      FIELD(siege::Fought::lost, "lost"))
template <>
inline constexpr bool isQuiet<siege::Fought> = true;
SHAPE(siege::BlowOwed, "suffer", "siege.1.72d", FIELD(siege::BlowOwed::among, "among"),
      FIELD(siege::BlowOwed::suffer, "suffer"), FIELD(siege::BlowOwed::horse, "horse"))
SHAPE(siege::BlowTaken, "taken", "siege.1.72d", FIELD(siege::BlowTaken::counter, "counter"))
template <>
inline constexpr bool isQuiet<siege::BlowTaken> = true;
SHAPE(siege::MeleeOver, "melee", "siege.1.73a", FIELD(siege::MeleeOver::melee, "melee"))
template <>
inline constexpr bool isQuiet<siege::MeleeOver> = true;

} // namespace merlon::play
