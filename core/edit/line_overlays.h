#pragma once

#include "core/edit/line_fittings.h"

/// What lies on a line or leans on it and goes along where that is bent: a hoarding, a ladder.
namespace merlon::edit
{

/// What cannot lie any more where it does, once the patch is applied, is put into the patch whole, at the place along
/// the line that is most like its own, as long as there is one: as many hexes in the same order, on the same side,
/// where nothing like it is. What has none is not said.
void carryOverlays(const Desk& desk, const Fittings& bent, const LaidLine& now, Patch& patch);

} // namespace merlon::edit
