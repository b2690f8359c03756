#pragma once

#include "core/edit/map_edits.h"

/// What spreads over the hexes of a house: its roof.
namespace merlon::edit
{

/// The whole of the house of which that hex is a part, for what spreads over houses: the hexes of its ground that hang
/// together. Only that hex where it is part of none, or of more than one that it could cover.
std::vector<hex::Hex> houseAt(const Desk& desk, const map::PaletteOverlay& kind, hex::Hex at);

/// One roof lies on a hex: what spreads there gives way, and one of its kind becomes a part of this one, which is not
/// laid yet.
void makeRoom(const Desk& desk, map::Covering& roof, Patch& patch);

} // namespace merlon::edit
