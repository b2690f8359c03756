#pragma once

#include <filesystem>
#include <string>
#include <string_view>

/// Names of files that look alike and are not: a Mac writes an accent behind its letter, a web page has its own
/// hyphens.
namespace merlon::io
{

/// The name of a file in that folder as the drive has it: the one that is written so, or else the only one that looks
/// the same. A name that nobody has stays.
std::string nameOnDisk(const std::filesystem::path& folder, const std::string& name);
/// One with other capitals, which some drives take for the same; empty: there is none.
std::string nameInOtherCase(const std::filesystem::path& folder, const std::string& name);

/// What names have in common that some drive takes for one file: the same for each of them.
std::string looksInAnyCase(std::string_view name);

} // namespace merlon::io
