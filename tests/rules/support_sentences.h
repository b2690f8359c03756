#pragma once

#include "core/play/system.h"

#include <string>
#include <vector>

namespace merlon::tests
{

/// Everything that a form, a journal or a verdict would have to say of a system's orders, effects, options and facts,
/// and that the catalogue has no sentence or word for.
std::vector<std::string> missingSentences(const play::System& system);

/// "siege.1.42a/blocked": all of the catalogue's that the rules say, and not those that tell an order or an effect.
std::vector<std::string> sentencesOfRules(const play::System& system);

} // namespace merlon::tests
