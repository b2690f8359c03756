#include "core/siege/panic/panic.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<siege::Shaken> = true;

SHAPE(siege::PanicDie, "panic", "siege.panic.1a", FIELD(siege::PanicDie::dead, "dead"))
SHAPE(siege::Frighten, "frighten", "siege.panic.1d", FIELD(siege::Frighten::dead, "dead"),
      FIELD(siege::Frighten::who, "who"), FIELD(siege::Frighten::into, "into"))
SHAPE(siege::KeepCalm, "keep_calm", "siege.panic.1d", FIELD(siege::KeepCalm::dead, "dead"))
SHAPE(siege::Flee, "flee", "siege.panic.2a", FIELD(siege::Flee::counter, "counter"), FIELD(siege::Flee::path, "path"),
      FIELD(siege::Flee::over, "over"))
SHAPE(siege::NerveChange, "nerve", "siege.panic.1a", FIELD(siege::NerveChange::counter, "counter"),
      FIELD(siege::NerveChange::nerve, "nerve"))
SHAPE(siege::FlightOwed, "flight", "siege.panic.3a", FIELD(siege::FlightOwed::counter, "counter"))
SHAPE(siege::FrightOwed, "fright", "siege.panic.1d", FIELD(siege::FrightOwed::dead, "dead"),
      FIELD(siege::FrightOwed::fright, "fright", {.least = 0, .most = 99}), FIELD(siege::FrightOwed::into, "into"))
SHAPE(siege::Shaken, "shaken", "siege.panic.1a", FIELD(siege::Shaken::dead, "dead"))
SHAPE(siege::LeftMap, "left", "siege.exit.1", FIELD(siege::LeftMap::counter, "counter"))

} // namespace merlon::play
