#include "core/anarchy/captives/captives.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<anarchy::Guarded> = true;
template <>
inline constexpr bool isQuiet<anarchy::ChanceOver> = true;

SHAPE(anarchy::Demand, "demand", "anarchy.1.4a", FIELD(anarchy::Demand::by, "by"), FIELD(anarchy::Demand::at, "at"))
SHAPE(anarchy::Escort, "escort", "anarchy.1.4d", FIELD(anarchy::Escort::counter, "counter"),
      FIELD(anarchy::Escort::guards, "guards"), FIELD(anarchy::Escort::path, "path"))
SHAPE(anarchy::TakeArms, "arm", "anarchy.1.4h", FIELD(anarchy::TakeArms::counter, "counter"),
      FIELD(anarchy::TakeArms::dead, "dead"))
SHAPE(anarchy::Yielded, "yielded", "anarchy.1.4b", FIELD(anarchy::Yielded::counter, "counter"),
      FIELD(anarchy::Yielded::guards, "guards"))
SHAPE(anarchy::Guarded, "guarded", "anarchy.1.4d", FIELD(anarchy::Guarded::counter, "counter"),
      FIELD(anarchy::Guarded::guarded, "guarded", {.fewest = 1}))
SHAPE(anarchy::Emboldened, "chance", "anarchy.1.4f", FIELD(anarchy::Emboldened::counter, "counter"))
SHAPE(anarchy::ChanceOver, "chance_over", "anarchy.1.4f", FIELD(anarchy::ChanceOver::counter, "counter"))
SHAPE(anarchy::Freed, "freed", "anarchy.1.4h", FIELD(anarchy::Freed::counter, "counter"))
SHAPE(anarchy::LedAway, "led_away", "anarchy.1.4c", FIELD(anarchy::LedAway::counter, "counter"))

} // namespace merlon::play
