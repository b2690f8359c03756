#include "core/anarchy/sheet/outcome.h"

#include "core/play/shape.h"

namespace merlon::play
{

template <>
inline constexpr bool isQuiet<anarchy::OutcomeTold> = true;

SHAPE(anarchy::Outcome, "outcome", "anarchy.ruling.171", FIELD(anarchy::Outcome::letter, "letter"))
SHAPE(anarchy::OutcomeAsked, "asked", "anarchy.ruling.171", FIELD(anarchy::OutcomeAsked::by, "by", {.fewest = 1}),
      FIELD(anarchy::OutcomeAsked::at, "at", {.fewest = 1}), FIELD(anarchy::OutcomeAsked::asked, "asked"))
SHAPE(anarchy::OutcomeTold, "told", "anarchy.ruling.171", FIELD(anarchy::OutcomeTold::told, "told"))

} // namespace merlon::play
