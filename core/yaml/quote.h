#pragma once

#include <string>
#include <string_view>

namespace merlon::yaml
{

/// The first `most` characters of a UTF-8 text, and an ellipsis where there are more.
std::string shortened(std::string_view text, std::size_t most);

/// A text of a file as messages quote it: in single quotes on one line, and of a long one only the beginning.
std::string quote(std::string_view text);

} // namespace merlon::yaml
