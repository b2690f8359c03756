#include "core/play/shape.h"
#include "core/siege/oil/oil.h"

namespace merlon::play
{

SHAPE(siege::PourOil, "pour", "siege.5.32a", FIELD(siege::PourOil::by, "by"), FIELD(siege::PourOil::hex, "hex"))
SHAPE(siege::TakeBarrel, "take", "siege.5.32e", FIELD(siege::TakeBarrel::counter, "counter"),
      FIELD(siege::TakeBarrel::hex, "hex"))
SHAPE(siege::BarrelTaken, "takes", "siege.5.32e", FIELD(siege::BarrelTaken::counter, "counter"),
      FIELD(siege::BarrelTaken::takes, "takes"))
SHAPE(siege::BarrelPoured, "pours", "siege.5.32a", FIELD(siege::BarrelPoured::counter, "counter"),
      FIELD(siege::BarrelPoured::pours, "pours"))

} // namespace merlon::play
