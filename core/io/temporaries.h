#pragma once

#include <filesystem>

/// What a save writes before it takes the place of a file: `.merlon-` and 16 hex digits beside it.
namespace merlon::io
{

/// A name that nobody can have laid anything under, short enough for every folder.
std::filesystem::path temporaryIn(const std::filesystem::path& folder);

bool isTemporary(const std::filesystem::path& path);

/// Takes away what was being written when its program was killed, but for what a note still wants: one in the folder,
/// or above it, where the scenario lies whose map is here.
void clearAfterTheKilled(const std::filesystem::path& folder);

} // namespace merlon::io
