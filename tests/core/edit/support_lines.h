#pragma once

#include "core/edit/line_edits.h"

/// A meadow on which tests draw lines.
namespace merlon::edit::testing
{

Desk meadow(int columns = 20, int rows = 14);
hex::Hex at(const Desk& desk, const char* name);
/// A rampart with its parapet on the left.
map::Line wall(const Desk& desk, std::initializer_list<const char*> points);
Desk after(const Desk& desk, const Made& made);
Desk put(const Desk& desk, const char* kind, hex::Hex hex, hex::Side side);
Desk paint(const Desk& desk, const char* terrain, hex::Hex hex);
const Shelf& linesOf(const Desk& desk);
/// The first.
const map::Line& lineOf(const Desk& desk);
/// The first one as that says.
Made bent(const Desk& desk, map::Line line);
/// Where that kind stands, sorted.
std::vector<hex::Edge> all(const Desk& desk, const std::string& kind);
std::string terrainAt(const Desk& desk, hex::Hex hex);
/// Hexes of that terrain.
int count(const Desk& desk, const std::string& terrain);

/// Outwards of a line that runs north, and inwards.
constexpr hex::Side west = hex::Side::S4;
constexpr hex::Side east = hex::Side::S1;

} // namespace merlon::edit::testing
