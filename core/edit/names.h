#pragma once

#include "core/edit/edit.h"

#include <string>

namespace merlon::edit
{

/// What is saved under another name is called by another id. With `mapFile` a scenario takes a map of its own, which is
/// called by that id too and lies in that file beside it.
Edit renamed(const Desk& desk, const std::string& id, const std::string& mapFile = {});

} // namespace merlon::edit
