#pragma once

#include "core/yaml/diagnostic.h"

#include <optional>
#include <string_view>

/// Signs that only look like those of YAML: text that was copied out of a web page, a letter, a chat brings them.
namespace merlon::yaml
{

struct LookAlike
{
    std::size_t at; ///< in bytes
    Message what;
};

/// The first of a line where YAML wants its own: in the indentation, behind a colon, a dash, a bracket.
std::optional<LookAlike> lookAlikeIn(std::string_view line);
/// Around a short value or key.
std::optional<LookAlike> lookAlikeAround(std::string_view value);

} // namespace merlon::yaml
