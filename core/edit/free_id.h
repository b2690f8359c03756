#pragma once

#include "core/edit/thing.h"
#include "core/map/hex_map.h"

#include <set>
#include <string>

namespace merlon::edit
{

/// What a structure of that kind is shown by, for the ids that are taken: no id looks like it. Empty: it has a name.
std::string shownAs(const map::Structure& structure);

/// `curtain`, `curtain-2`, `curtain-3`: the first that nobody has; it is taken then.
std::string freeId(std::string wish, std::set<std::string>& taken);

/// Of a structure or a line of a map, with an id that nobody has; what has no id stays as it is. A structure without a
/// name is shown by its kind and the number that its id ends with: that nobody has either.
Thing withFreeId(const Thing& thing, std::set<std::string>& taken);
/// The id that a thing takes, and what it is shown by.
void takeId(const Thing& thing, std::set<std::string>& taken);
/// Null: it has none.
const std::string* idOf(const Thing& thing);

} // namespace merlon::edit
