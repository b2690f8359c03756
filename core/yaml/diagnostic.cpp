#include "core/yaml/diagnostic.h"

#include "core/yaml/quote.h"

#include <algorithm>

namespace merlon::yaml
{

/// A thousand diagnostics are kept: whatever of the file they hold is short.
Argument::Argument(std::string_view text) : text_(shortened(text, 1000)) {}

Diagnostic diagnostic(Severity severity, std::string file, Message message, int line, int column)
{
    std::string code(message.sentence->code());
    return {severity, std::move(file), line, column, std::move(code), std::move(message)};
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::ranges::any_of(diagnostics, [](const Diagnostic& one) { return one.severity == Severity::Error; });
}

} // namespace merlon::yaml
