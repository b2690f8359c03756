#pragma once

#include "editor/art/brushwork.h"
#include "editor/art/thing_look.h"

/// Roofs of houses, from above.
namespace merlon::editor::art
{

/// Over one hex of a roof that goes on across the sides that are set as bits: its ridge runs there through the middle
/// of the hex, and it falls to the eaves everywhere else. Light comes from the upper left.
void drawRoof(const Brushwork& work, int sides, const ThingLook& look);

} // namespace merlon::editor::art
