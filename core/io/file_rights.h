#pragma once

#include "core/yaml/diagnostic.h"

#include <filesystem>
#include <vector>

struct stat;

namespace merlon::io
{

/// Makes one file what another is besides its text (rights, owner, group, access list, attributes), and says
/// what of it could not be.
std::vector<yaml::Message> giveAll(const std::filesystem::path& from, const struct stat& old, int to);

} // namespace merlon::io
