#pragma once

#include "core/castle/readings.h"
#include "core/siege/options.h"
#include "core/siege/ruleset.h"

/// What editions, rulings and options leave open, as named values: rules read these and never ask which edition it is.
namespace merlon::siege
{

struct Policies
{
    Differences played; ///< as the edition says, or a house rule
    castle::Readings line;
    bool moatOnly = false;              ///< siege.ruling.moat-out, other reading
    bool shotsCounted = true;           ///< siege.ruling.one-shot
    bool friendAtEveryDistance = false; ///< siege.ruling.friend-adjacent, other reading
};

/// The policies of an edition (the ruleset's first when there is none of that name), changed by what a scenario chose.
Policies policiesOf(const Ruleset& ruleset, std::string_view edition, const Options& options);

} // namespace merlon::siege
