#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// A text on lines of its own, below its key.
namespace merlon::yaml
{

/// Characters of a line of a file that we write.
inline constexpr std::size_t lineWidth = 120;

std::vector<std::string_view> splitLines(std::string_view text);
/// Whether the text can stand so. Lines must begin and end with a visible character, and there is at most one line
/// break at the end.
bool blockSafe(std::string_view text);
/// `|` or `>` and the lines, indented; the text must be blockSafe.
std::string blockScalar(std::string_view text, int indent);

} // namespace merlon::yaml
