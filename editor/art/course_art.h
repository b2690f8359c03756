#pragma once

#include "editor/art/brushwork.h"
#include "editor/art/thing_look.h"

/// Roads, paths and fences that run over hexes.
namespace merlon::editor::art
{

/// In one hex, through the sides that are set as bits; none: a patch in its middle. The rims of all lie beneath all
/// roads, so that they open where two meet. Where it goes through two sides it runs smoothly into the hexes beyond
/// them, and straight where those turn back: `turns` says how they go on, by sixths from ahead, eight times more for
/// the second side; noTurn: not, or several ways.
void drawCourse(const Brushwork& work, int sides, const ThingLook& look, bool rim, int turns);
inline constexpr int noTurn = 3; ///< nobody turns back

} // namespace merlon::editor::art
