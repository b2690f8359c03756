#pragma once

#include "core/io/files.h"

#include <algorithm>
#include <string>

namespace merlon::fuzz
{

/// "file refused by row-length in line 7"
inline std::string firstError(const yaml::Diagnostics& told)
{
    const auto error = std::ranges::find(told, yaml::Severity::Error, &yaml::Diagnostic::severity);
    return error == told.end() ? "nothing" : error->code + " in line " + std::to_string(error->line);
}

/// A value comes without errors, and none with one at least. Empty: so it is.
template <class Value>
std::string brokenAnswer(const io::Loaded<Value>& loaded)
{
    if (!loaded.value)
        return yaml::hasErrors(loaded.diagnostics) ? "" : "refused without an error";
    return yaml::hasErrors(loaded.diagnostics) ? "accepted with " + firstError(loaded.diagnostics) : "";
}

/// What was written is read as the same value, and then written the same.
template <class Value, class Parse, class Write>
std::string brokenWriting(const Value& value, Parse parse, Write write)
{
    const std::string written = write(value);
    const auto again = parse(written);
    if (!again.value)
        return "what was written is refused by " + firstError(again.diagnostics) + '\n' + written;
    if (!(*again.value == value))
        return "what was written is read as something else\n" + written;
    if (const auto twice = write(*again.value); twice != written)
        return "writing twice gives two texts\n" + written + "\n--- again ---\n" + twice;
    return {};
}

} // namespace merlon::fuzz
