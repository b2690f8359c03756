#pragma once

#include "core/centuria/sides/sides.h"

/// Who places the first unit of a scenario.
namespace merlon::centuria
{

struct Beginning
{
    const Phrase& begins; ///< who it is
    const Phrase& other;  ///< whose turn it is, and not his who asks
};
/// Of units; in Avanguardie of the vanguards.
const Beginning& beginning(Battle battle);
/// Chooser or Attacker, as the scenario has it.
const std::string& beginnerOf(Battle battle, const Sides& sides);

} // namespace merlon::centuria
