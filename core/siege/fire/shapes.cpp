#include "core/siege/fire/fire.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::SpreadThrown> = true;

SHAPE(siege::LightFire, "light", "siege.3.51a", FIELD(siege::LightFire::by, "by"), FIELD(siege::LightFire::hex, "hex"))
SHAPE(siege::PutOut, "put_out", "siege.3.53a", FIELD(siege::PutOut::by, "by"), FIELD(siege::PutOut::hex, "hex"))
SHAPE(siege::Spread, "spread", "siege.3.52a", FIELD(siege::Spread::from, "from"), FIELD(siege::Spread::hex, "hex"))
SHAPE(siege::ShootFlaming, "flame", "siege.5.31a", FIELD(siege::ShootFlaming::by, "by"),
      FIELD(siege::ShootFlaming::hex, "hex"), FIELD(siege::ShootFlaming::across, "across"))
SHAPE(siege::PourOil, "pour", "siege.5.32a", FIELD(siege::PourOil::by, "by"), FIELD(siege::PourOil::hex, "hex"))
SHAPE(siege::TakeBarrel, "take", "siege.5.32e", FIELD(siege::TakeBarrel::counter, "counter"),
      FIELD(siege::TakeBarrel::hex, "hex"))
SHAPE(siege::FireLit, "lit", "siege.3.51a", FIELD(siege::FireLit::hex, "hex"), FIELD(siege::FireLit::lit, "lit"),
      FIELD(siege::FireLit::force, "force"), FIELD(siege::FireLit::spread, "spread", {.optional = true}))
SHAPE(siege::FireAged, "burning", "siege.3.52a", FIELD(siege::FireAged::hex, "hex"),
      FIELD(siege::FireAged::burning, "burning", {.least = 1, .most = 99}))
SHAPE(siege::Destroyed, "destroyed", "siege.3.55a", FIELD(siege::Destroyed::destroyed, "destroyed"))
SHAPE(siege::SpreadOwed, "spreads", "siege.3.52a", FIELD(siege::SpreadOwed::from, "from"),
      FIELD(siege::SpreadOwed::spreads, "spreads"))
SHAPE(siege::SpreadThrown, "rolled", "siege.3.52a", FIELD(siege::SpreadThrown::from, "from"),
      FIELD(siege::SpreadThrown::rolled, "rolled"))
SHAPE(siege::FireChecked, "checked", "siege.3.52a", FIELD(siege::FireChecked::checked, "checked"))
SHAPE(siege::BarrelTaken, "takes", "siege.5.32e", FIELD(siege::BarrelTaken::counter, "counter"),
      FIELD(siege::BarrelTaken::takes, "takes"))
SHAPE(siege::BarrelPoured, "pours", "siege.5.32a", FIELD(siege::BarrelPoured::counter, "counter"),
      FIELD(siege::BarrelPoured::pours, "pours"))

} // namespace merlon::play
