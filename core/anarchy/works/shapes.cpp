#include "core/anarchy/works/works.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<anarchy::WorkOver> = true;

SHAPE(anarchy::WorkBegun, "begun", "anarchy.ruling.103", FIELD(anarchy::WorkBegun::by, "by", {.fewest = 1}),
      FIELD(anarchy::WorkBegun::job, "job"), FIELD(anarchy::WorkBegun::hex, "hex"),
      FIELD(anarchy::WorkBegun::dead, "dead"))
SHAPE(anarchy::WorkOver, "idle", "anarchy.ruling.104", FIELD(anarchy::WorkOver::idle, "idle", {.fewest = 1}))
SHAPE(anarchy::DoorBroken, "broken", "anarchy.2.3.2b", FIELD(anarchy::DoorBroken::broken, "broken"))
SHAPE(anarchy::Armed, "armed", "anarchy.1.4h", FIELD(anarchy::Armed::counter, "counter"),
      FIELD(anarchy::Armed::armed, "armed"))

} // namespace merlon::play
