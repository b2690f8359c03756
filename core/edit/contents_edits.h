#pragma once

#include "core/edit/feature_edits.h"
#include "core/edit/overlay_edits.h"

/// What stands on the sides of a hex, or lies on it, becomes another thing where it is.
namespace merlon::edit
{

/// On all sides of that feature of the map; refused where that cannot stand there.
Made refeatured(const Desk& desk, Key feature, const SideThing& what);
/// On all hexes of that overlay; refused where that cannot lie there. Without a wish, outwards as near to before as it
/// may.
Made relaid(const Desk& desk, Key overlay, Laid what);

} // namespace merlon::edit
