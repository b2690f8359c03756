#pragma once

#include "core/tabletop/pose.h"

#include <optional>
#include <span>
#include <utility>

/// Whether a drawn outline is one: exact, on the whole tenths that files hold.
namespace merlon::tabletop
{

/// Two sides of a closed outline that share more than the corner between them, or a side and itself where it has no
/// length: by the indices of their first corners. None: it is a simple polygon. Corners lie within 100 m of the origin.
/// n log n for outlines that look like one, n² at worst.
std::optional<std::pair<std::size_t, std::size_t>> crossing(std::span<const TablePoint> outline);

} // namespace merlon::tabletop
