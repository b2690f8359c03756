#pragma once

#include "core/map/hex_map.h"

/// The points of a line in the hand: moved, added, taken away, sharp or round. No map: what comes of it is drawn.
namespace merlon::edit
{

/// It ends where it begins.
bool isRing(const map::Line& line);
/// Whether the line turns there with a corner; its ends are none.
bool isSharp(const map::Line& line, std::size_t point);

map::Line withMoved(map::Line line, std::size_t point, hex::Hex to);
/// Another point before that one; a curve passes it in a curve.
map::Line withPoint(map::Line line, std::size_t before, hex::Hex at);
/// The line without it; fewer than two points are no line.
map::Line withoutPoint(map::Line line, std::size_t point);
/// The corner is round where it was sharp, or the other way round.
map::Line withOtherCorner(map::Line line, std::size_t point);
/// What lies between that point and the one after it is curved where it was straight, or the other way round; the same
/// line where it has no points between its ends to curve about.
map::Line withOtherSection(map::Line line, std::size_t from);
/// Goes on with the other from its last point, which is the other's first, with a corner there: both run as before.
map::Line joined(map::Line line, const map::Line& other);
map::Line reversed(map::Line line);

/// As files keep it: no point twice in a row, of its corners those that its path has.
map::Line normal(map::Line line);

/// Straight rows, corner by corner, that run over just those hexes.
std::vector<hex::Hex> cornersOf(const std::vector<hex::Hex>& row);

} // namespace merlon::edit
