#pragma once

#include "core/edit/table_edits.h"

#include <array>
#include <vector>

/// What of a measured table is under a hand, and how far it is; tenths of a millimetre.
namespace merlon::editor
{

using Things = std::vector<edit::TableThing>;

/// Layers, by their shelves, that the hand does not reach: hidden or locked.
using OutOfReach = std::array<bool, edit::OfTable::ways + 1>;

/// What lies there, the topmost first; `reach` in tenths of a millimetre.
Things thingsAt(const edit::Value& table, map::TablePoint at, double reach, const OutOfReach& off = {});

double farFrom(map::TablePoint a, map::TablePoint b);
/// From a line between two points.
double farFrom(map::TablePoint point, map::TablePoint from, map::TablePoint to);
/// A way as it is drawn: the places at its ends too, where they are there.
std::vector<map::TablePoint> lineOf(const edit::Value& table, const map::Way& way);

/// A stroke of the hand with the fewest points that stay within so many tenths of a millimetre of it.
std::vector<map::TablePoint> simplified(const std::vector<map::TablePoint>& stroke, double within);

} // namespace merlon::editor
