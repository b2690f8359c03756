#include "core/castle/melee/melee.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::Fought> = true;
template <>
inline constexpr bool isQuiet<castle::BlowTaken> = true;
template <>
inline constexpr bool isQuiet<castle::MeleeOver> = true;

SHAPE(castle::Attack, "attack", "siege.1.7a", FIELD(castle::Attack::by, "by"), FIELD(castle::Attack::at, "at"))
SHAPE(castle::NameAttack, "name_attack", "siege.ruling.melee-order", FIELD(castle::NameAttack::by, "by"),
      FIELD(castle::NameAttack::at, "at"))
SHAPE(castle::Suffer, "suffer", "siege.1.72d", FIELD(castle::Suffer::counter, "counter"))
SHAPE(castle::Advance, "advance", "siege.1.73a", FIELD(castle::Advance::counter, "counter"),
      FIELD(castle::Advance::path, "path"))
SHAPE(castle::Stay, "stay", "siege.1.73a")
SHAPE(castle::Fought, "lost", "siege.1.7a", FIELD(castle::Fought::by, "by"), FIELD(castle::Fought::at, "at"),
      FIELD(castle::Fought::lost, "lost"))
SHAPE(castle::BlowOwed, "suffer", "siege.1.72d", FIELD(castle::BlowOwed::among, "among", {.fewest = 1}),
      FIELD(castle::BlowOwed::suffer, "suffer"), FIELD(castle::BlowOwed::horse, "horse"))
SHAPE(castle::BlowTaken, "taken", "siege.1.72d", FIELD(castle::BlowTaken::counter, "counter"))
SHAPE(castle::MeleeOver, "melee", "siege.1.73a", FIELD(castle::MeleeOver::melee, "melee"))

} // namespace merlon::play
