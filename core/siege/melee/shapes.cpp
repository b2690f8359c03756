#include "core/siege/melee/melee.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Fought> = true;
template <>
inline constexpr bool isQuiet<siege::BlowTaken> = true;
template <>
inline constexpr bool isQuiet<siege::MeleeOver> = true;

SHAPE(siege::Attack, "attack", "siege.1.7a", FIELD(siege::Attack::by, "by"), FIELD(siege::Attack::at, "at"))
SHAPE(siege::NameAttack, "name_attack", "siege.ruling.melee-order", FIELD(siege::NameAttack::by, "by"),
      FIELD(siege::NameAttack::at, "at"))
SHAPE(siege::Suffer, "suffer", "siege.1.72d", FIELD(siege::Suffer::counter, "counter"))
SHAPE(siege::Advance, "advance", "siege.1.73a", FIELD(siege::Advance::counter, "counter"),
      FIELD(siege::Advance::path, "path"))
SHAPE(siege::Stay, "stay", "siege.1.73a")
SHAPE(siege::Fought, "lost", "siege.1.7a", FIELD(siege::Fought::by, "by"), FIELD(siege::Fought::at, "at"),
      FIELD(siege::Fought::lost, "lost"))
SHAPE(siege::BlowOwed, "suffer", "siege.1.72d", FIELD(siege::BlowOwed::among, "among"),
      FIELD(siege::BlowOwed::suffer, "suffer"), FIELD(siege::BlowOwed::horse, "horse"))
SHAPE(siege::BlowTaken, "taken", "siege.1.72d", FIELD(siege::BlowTaken::counter, "counter"))
SHAPE(siege::MeleeOver, "melee", "siege.1.73a", FIELD(siege::MeleeOver::melee, "melee"))

} // namespace merlon::play
