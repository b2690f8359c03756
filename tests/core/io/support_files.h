#pragma once

#include "core/io/files.h"

#include <filesystem>
#include <string>
#include <vector>

/// Files for the tests of core/io.
namespace merlon::test
{

std::string readText(const std::filesystem::path& file);
/// Every file with that ending under a folder, sorted.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending);

/// Its diagnostics, one a line, without the file's name.
std::string said(const yaml::Diagnostics& diagnostics);

} // namespace merlon::test
