#pragma once

#include "core/edit/line_course.h"
#include "core/edit/map_edits.h"

/// Walls, moats and roads that are drawn as lines (map::Line): what one makes lies in the layers of the map, and every
/// change of it gives back the ground where it lies no more.
namespace merlon::edit
{

/// The line of the map with that key, or a new one (0), as `line` says; what that says of the ground under it is not
/// read. Where something is built already (a tower) it is joined to that, leaves it as it is and keeps its edge open to
/// it; where a line that was drawn before is nothing built (a moat) it takes those hexes, which go back to that one
/// where it is bent away; what was painted over it stays. An edge that its terrain does not bear is left out. Where it
/// ends on the end of another line like it, both become one, with the edge on that one's side. What hangs on it comes
/// along: slits, doors and gaps in its edge, stairs, the structure that it is of, hoardings and what leans on it; what
/// finds no room is named by the step and asked about (Edit::noRoom). Fewer than two points are no line: it goes, and
/// without any that is what was meant.
Made drawn(const Desk& desk, Key key, map::Line line);

/// The line goes with all that it made and all that stands on it, which the step names.
Made undrawn(const Desk& desk, Key key);

/// Where something else was painted over it the line is built again.
Made mended(const Desk& desk, Key key);

/// Two lines, of which the first ends on that hex and the other begins on the next one; a ring is opened there. Nothing
/// changes on the ground.
Made parted(const Desk& desk, Key key, hex::Hex at);

/// The lines that run over it, those first that built there.
std::vector<const Entry*> linesAt(const Value& map, hex::Hex at);
/// Hexes of its row where something else was painted over it; a gate, or a bridge that lies there, is meant.
std::vector<hex::Hex> gapsOf(const Desk& desk, const map::Line& line);

/// What painting does to lines: one forgets the hexes where it is painted over; stairs that are painted on it, or
/// beside it, are its own from then on. `after`: the map with the patch.
void paintLines(const Desk& desk, const Value& after, Patch& patch);

} // namespace merlon::edit
