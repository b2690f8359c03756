#pragma once

#include "core/edit/map_edits.h"
#include "core/play/system.h"

/// Where a scenario sets its counters up. What a counter needs besides its hex (a second one, for a horse) is its
/// system's to say.
namespace merlon::edit
{

/// Each on a free hex, the first on the first of `at`, the next on the next of them; the others as near to the last as
/// the ground of the same kind lets them: so a garrison lines its wall. Refused where one finds no place.
Made placed(const Desk& desk, const play::System& system, std::span<const Key> counters, std::span<const hex::Hex> at);
/// Each on a free one of those hexes, spread over all of them. Refused where one finds no place.
Made placedAmong(const Desk& desk, const play::System& system, std::span<const Key> counters,
                 std::span<const hex::Hex> hexes);
/// All that they take of the board goes along. Several keep their pattern: refused, with their names, where some would
/// leave the map or stand on others that stay.
Made moved(const Desk& desk, std::span<const Key> counters, hex::Hex from, hex::Hex to);
/// Each stays in the roster.
Made takenOff(const Desk& desk, std::span<const Key> counters);

/// Those that stand on that hex, the last one first.
std::vector<Key> countersOn(const Value& scenario, hex::Hex at);

} // namespace merlon::edit
