#pragma once

#include "core/edit/map_edits.h"

/// Roads, paths, palisades: things that run along hexes (map::PaletteOverlay::course). A file keeps their hexes, one
/// beside the other; in the hand they are lines with points, as walls are.
namespace merlon::edit
{

/// In the hand: with a point wherever it turns. Nothing: it is no course, or one that was cut into pieces.
std::optional<map::Line> lineOfCourse(const Desk& desk, const Entry& overlay);
/// All lines of a map that a hand may take, and its courses as such.
std::vector<map::Line> linesAndCourses(const map::Palette& palette, const map::HexMap& map);

/// Those that run over the hex, the one that was drawn last first.
std::vector<const Entry*> coursesAt(const Desk& desk, hex::Hex at);

/// The course of the map with that key, or a new one (0), runs over the hexes of the line. Fewer than two points are no
/// course: it goes. Where it ends on the end of another of its kind, both become one.
Made drawnCourse(const Desk& desk, Key key, const map::Line& line);

} // namespace merlon::edit
