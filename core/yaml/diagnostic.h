#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace merlon::yaml
{

enum class Severity : std::uint8_t
{
    Error,
    Warning,
    Note
};

/// A word to its author about a place of a file. `code` is a stable name such as "row-length"; the message in English
/// says what is wrong and how to mend it.
struct Diagnostic
{
    Severity severity = Severity::Error;
    std::string file;
    int line = 0; ///< from 1; 0 when it concerns the whole file
    int column = 0;
    std::string code;
    std::string message;

    friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

using Diagnostics = std::vector<Diagnostic>;

bool hasErrors(const Diagnostics& diagnostics);

/// "file:line:column: error: message [code]"
std::string toText(const Diagnostic& diagnostic);

} // namespace merlon::yaml
