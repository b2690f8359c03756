#pragma once

#include <span>
#include <string_view>

namespace merlon::io
{

/// The words that files of a setting begin with: "scenario", and those that a system has for its own.
std::span<const std::string_view> settingKinds();
bool isSetting(std::string_view kind);

} // namespace merlon::io
