#pragma once

#include "core/io/files.h"
#include "core/map/hex_map.h"

#include <filesystem>
#include <random>
#include <string>

/// Files for the tests of core/io.
namespace merlon::test
{

std::string readText(const std::filesystem::path& file);
/// Every file with that ending under a folder, sorted.
std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder, const std::string& ending);

/// A map of anything a map file may hold: both orientations and shoves, levels, numbering, features, structures,
/// overlays, titles in languages. Everything is well formed.
map::HexMap randomMap(std::mt19937& random);

/// Its diagnostics, one a line, without the file's name.
std::string said(const io::Diagnostics& diagnostics);

} // namespace merlon::test
