#include "core/siege/retreats/retreats.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(siege::StaysInFire, "stays", "siege.3.54a", FIELD(siege::StaysInFire::counter, "counter"),
      FIELD(siege::StaysInFire::stays, "stays"))
SHAPE(siege::Fall, "fall", "siege.1.94d", FIELD(siege::Fall::counter, "counter"), FIELD(siege::Fall::hex, "hex"))
SHAPE(siege::Retreat, "retreat", "siege.sheet.3d", FIELD(siege::Retreat::counter, "counter"),
      FIELD(siege::Retreat::path, "path"), FIELD(siege::Retreat::rear, "rear", {.since = 2}))
SHAPE(siege::PlaceRider, "place", "siege.3.35a", FIELD(siege::PlaceRider::counter, "counter"),
      FIELD(siege::PlaceRider::hex, "hex"))

} // namespace merlon::play
