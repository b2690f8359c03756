#pragma once

#include "core/edit/edit.h"

/// Overlays and the ground that they lie on, as the rows of the palette say it.
namespace merlon::edit
{

/// What lies on hexes that were painted over, or leans on them, goes from those where its kind could lie before and can
/// no more; a thing that must be whole goes whole. `after`: the map with the patch. What the patch speaks of itself,
/// and what never lay right, stays.
void takeLying(const Desk& desk, const Value& after, Patch& patch);

/// Whether a hex of a thing may be there on the map of a desk, and has what it leans on.
bool mayLie(const Desk& desk, const map::Covering& thing, hex::Hex at);

} // namespace merlon::edit
