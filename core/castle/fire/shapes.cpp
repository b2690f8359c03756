#include "core/castle/fire/fire.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<castle::SpreadThrown> = true;

SHAPE(castle::LightFire, "light", "siege.3.51a", FIELD(castle::LightFire::by, "by"),
      FIELD(castle::LightFire::hex, "hex"))
SHAPE(castle::PutOut, "put_out", "siege.3.53a", FIELD(castle::PutOut::by, "by"), FIELD(castle::PutOut::hex, "hex"))
SHAPE(castle::Spread, "spread", "siege.3.52a", FIELD(castle::Spread::from, "from"), FIELD(castle::Spread::hex, "hex"))
SHAPE(castle::ShootFlaming, "flame", "siege.5.31a", FIELD(castle::ShootFlaming::by, "by"),
      FIELD(castle::ShootFlaming::hex, "hex"), FIELD(castle::ShootFlaming::across, "across"))
SHAPE(castle::FireLit, "lit", "siege.3.51a", FIELD(castle::FireLit::hex, "hex"), FIELD(castle::FireLit::lit, "lit"),
      FIELD(castle::FireLit::force, "force"), FIELD(castle::FireLit::spread, "spread", {.optional = true}))
SHAPE(castle::FireAged, "burning", "siege.3.52a", FIELD(castle::FireAged::hex, "hex"),
      FIELD(castle::FireAged::burning, "burning", {.least = 1, .most = 99}))
SHAPE(castle::Destroyed, "destroyed", "siege.3.55a", FIELD(castle::Destroyed::destroyed, "destroyed"))
SHAPE(castle::SpreadOwed, "spreads", "siege.3.52a", FIELD(castle::SpreadOwed::from, "from"),
      FIELD(castle::SpreadOwed::spreads, "spreads"))
SHAPE(castle::SpreadThrown, "rolled", "siege.3.52a", FIELD(castle::SpreadThrown::from, "from"),
      FIELD(castle::SpreadThrown::rolled, "rolled"))
SHAPE(castle::FireChecked, "checked", "siege.3.52a", FIELD(castle::FireChecked::checked, "checked"))
} // namespace merlon::play
