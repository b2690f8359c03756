#pragma once

#include "core/edit/map_edits.h"
#include "core/play/scenario.h"

/// Edits of the set-up zones of a desk's scenario. Where one cannot be made, the sentence says why.
namespace merlon::edit
{

/// On the board at hand, at the end of the list; its id is a wish, which is numbered on where somebody has it. It needs
/// hexes and a force.
Made withZone(const Desk& desk, play::Zone zone);
/// Its id stays what it was.
Made changedZone(const Desk& desk, Key key, play::Zone zone);
/// Those hexes of the board become part of it, or none of it any more; key 0: no zone is chosen, which is refused.
Made paintedZone(const Desk& desk, Key key, std::span<const hex::Hex> hexes, bool takesAway);
/// Conditions of victory that can no longer be met go too, when somebody has said so.
Made withoutZones(const Desk& desk, std::span<const Key> keys);

} // namespace merlon::edit
