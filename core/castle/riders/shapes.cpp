#include "core/castle/riders/riders.h"

#include "core/play/shape.h"

namespace merlon::play
{

SHAPE(castle::Harness, "harness", "siege.5.11d", FIELD(castle::Harness::counter, "counter"),
      FIELD(castle::Harness::animal, "animal"), FIELD(castle::Harness::hex, "hex"))
SHAPE(castle::Unharness, "unharness", "siege.5.11d", FIELD(castle::Unharness::counter, "counter"),
      FIELD(castle::Unharness::animal, "animal"))
SHAPE(castle::Harnessed, "harnessed", "siege.5.11d", FIELD(castle::Harnessed::counter, "counter"),
      FIELD(castle::Harnessed::harnessed, "harnessed"))
SHAPE(castle::Unharnessed, "unharnessed", "siege.5.11d", FIELD(castle::Unharnessed::counter, "counter"))
SHAPE(castle::Mount, "mount", "siege.3.33a", FIELD(castle::Mount::counter, "counter"),
      FIELD(castle::Mount::horse, "horse"))
SHAPE(castle::Dismount, "dismount", "siege.3.33a", FIELD(castle::Dismount::counter, "counter"))
SHAPE(castle::Alight, "alight", "siege.3.33d", FIELD(castle::Alight::counter, "counter"),
      FIELD(castle::Alight::hex, "hex"))
SHAPE(castle::Begins, "begins", "siege.3.33a", FIELD(castle::Begins::counter, "counter"),
      FIELD(castle::Begins::begins, "begins"), FIELD(castle::Begins::horse, "horse"))
SHAPE(castle::GivesUp, "gives_up", "siege.3.33a", FIELD(castle::GivesUp::counter, "counter"),
      FIELD(castle::GivesUp::givesUp, "gives_up"))
SHAPE(castle::Mounts, "mounts", "siege.3.33d", FIELD(castle::Mounts::counter, "counter"),
      FIELD(castle::Mounts::mounts, "mounts"))
SHAPE(castle::AlightOwed, "dismounts", "siege.3.33d", FIELD(castle::AlightOwed::counter, "counter"),
      FIELD(castle::AlightOwed::dismounts, "dismounts"))
SHAPE(castle::Alights, "alights", "siege.3.33d", FIELD(castle::Alights::counter, "counter"),
      FIELD(castle::Alights::alights, "alights"))

} // namespace merlon::play
