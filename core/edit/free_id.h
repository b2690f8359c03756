#pragma once

#include "core/edit/thing.h"

#include <set>
#include <string>

namespace merlon::edit
{

/// `curtain`, `curtain-2`, `curtain-3`: the first that nobody has; it is taken then.
std::string freeId(std::string wish, std::set<std::string>& taken);

/// Of a structure or a line of a map, with an id that nobody has; what has no id stays as it is.
Thing withFreeId(const Thing& thing, std::set<std::string>& taken);
/// Null: it has none.
const std::string* idOf(const Thing& thing);

} // namespace merlon::edit
