#include "core/castle/retreats/retreats.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(castle::StaysInFire, "stays", "siege.3.54a", FIELD(castle::StaysInFire::counter, "counter"),
      FIELD(castle::StaysInFire::stays, "stays"))
SHAPE(castle::Fall, "fall", "siege.1.94d", FIELD(castle::Fall::counter, "counter"), FIELD(castle::Fall::hex, "hex"))
SHAPE(castle::Retreat, "retreat", "siege.sheet.3d", FIELD(castle::Retreat::counter, "counter"),
      FIELD(castle::Retreat::path, "path"), FIELD(castle::Retreat::rear, "rear", {.since = 2}))
SHAPE(castle::PlaceRider, "place", "siege.3.35a", FIELD(castle::PlaceRider::counter, "counter"),
      FIELD(castle::PlaceRider::hex, "hex"))

} // namespace merlon::play
