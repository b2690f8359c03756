#include "core/siege/riders/riders.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(siege::Harness, "harness", "siege.5.11d", FIELD(siege::Harness::counter, "counter"),
      FIELD(siege::Harness::animal, "animal"), FIELD(siege::Harness::hex, "hex"))
SHAPE(siege::Unharness, "unharness", "siege.5.11d", FIELD(siege::Unharness::counter, "counter"),
      FIELD(siege::Unharness::animal, "animal"))
SHAPE(siege::Harnessed, "harnessed", "siege.5.11d", FIELD(siege::Harnessed::counter, "counter"),
      FIELD(siege::Harnessed::harnessed, "harnessed"))
SHAPE(siege::Unharnessed, "unharnessed", "siege.5.11d", FIELD(siege::Unharnessed::counter, "counter"))
SHAPE(siege::Mount, "mount", "siege.3.33a", FIELD(siege::Mount::counter, "counter"),
      FIELD(siege::Mount::horse, "horse"))
SHAPE(siege::Dismount, "dismount", "siege.3.33a", FIELD(siege::Dismount::counter, "counter"))
SHAPE(siege::Alight, "alight", "siege.3.33d", FIELD(siege::Alight::counter, "counter"),
      FIELD(siege::Alight::hex, "hex"))
SHAPE(siege::Begins, "begins", "siege.3.33a", FIELD(siege::Begins::counter, "counter"),
      FIELD(siege::Begins::begins, "begins"), FIELD(siege::Begins::horse, "horse"))
SHAPE(siege::GivesUp, "gives_up", "siege.3.33a", FIELD(siege::GivesUp::counter, "counter"),
      FIELD(siege::GivesUp::givesUp, "gives_up"))
SHAPE(siege::Mounts, "mounts", "siege.3.33d", FIELD(siege::Mounts::counter, "counter"),
      FIELD(siege::Mounts::mounts, "mounts"))
SHAPE(siege::AlightOwed, "dismounts", "siege.3.33d", FIELD(siege::AlightOwed::counter, "counter"),
      FIELD(siege::AlightOwed::dismounts, "dismounts"))
SHAPE(siege::Alights, "alights", "siege.3.33d", FIELD(siege::Alights::counter, "counter"),
      FIELD(siege::Alights::alights, "alights"))

} // namespace merlon::play
