#pragma once

#include "core/edit/edit.h"
#include "core/yaml/named.h"

/// What sentences about a desk call its things.
namespace merlon::edit
{

yaml::Named named(const Desk& desk, hex::Hex at);
yaml::Named named(const Desk& desk, const map::Structure& structure);
yaml::Named named(const Desk& desk, const map::Line& line);

} // namespace merlon::edit
