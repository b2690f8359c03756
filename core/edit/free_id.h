#pragma once

#include <set>
#include <string>

namespace merlon::edit
{

/// `curtain`, `curtain-2`, `curtain-3`: the first that nobody has; it is taken then.
std::string freeId(std::string wish, std::set<std::string>& taken);

} // namespace merlon::edit
