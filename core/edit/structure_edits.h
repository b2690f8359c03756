#pragma once

#include "core/edit/map_edits.h"

/// What the siege sheet and the miners count, declared by hand or guessed from the terrain.
namespace merlon::edit
{

/// As one step. One without an id gets its kind and a free number for it. A hex belongs to one structure at most: it
/// leaves the one that it was part of, which goes when nothing is left of it.
Made declared(const Desk& desk, std::vector<map::Structure> structures);
/// Another kind, stone, id or name; its hexes stay.
Made changed(const Desk& desk, Key key, map::Structure to);
/// Hexes become part of that one, or of none (0); each leaves the one that it was part of.
Made assigned(const Desk& desk, Key key, std::span<const hex::Hex> hexes);
Made undeclared(const Desk& desk, std::span<const Key> keys);

/// The kind that most of the hexes are known by; the first of the palette where none is. Empty: it has none.
std::string structureKindOf(const Desk& desk, std::span<const hex::Hex> hexes);
/// What hangs together and is known by its terrain, without the hexes of structures that there are; nothing has an id.
std::vector<map::Structure> suggested(const Desk& desk);

} // namespace merlon::edit
