#include "core/play/shape.h"
#include "core/siege/cart_orders.h"

namespace merlon::play
{

SHAPE(siege::Harness, "harness", "siege.5.11d", FIELD(siege::Harness::counter, "counter"),
      FIELD(siege::Harness::animal, "animal"), FIELD(siege::Harness::hex, "hex"))
SHAPE(siege::Unharness, "unharness", "siege.5.11d", FIELD(siege::Unharness::counter, "counter"),
      FIELD(siege::Unharness::animal, "animal"))
SHAPE(siege::Harnessed, "harnessed", "siege.5.11d", FIELD(siege::Harnessed::counter, "counter"),
      FIELD(siege::Harnessed::harnessed, "harnessed"))
SHAPE(siege::Unharnessed, "unharnessed", "siege.5.11d", FIELD(siege::Unharnessed::counter, "counter"))

} // namespace merlon::play
