#pragma once

#include "core/yaml/diagnostic.h"

#include <string>
#include <string_view>

namespace merlon::yaml
{

/// A file's text as it is parsed: without a byte order mark, with plain line breaks. Lines and columns stay the same.
class SourceText
{
public:
    explicit SourceText(std::string_view text);
    SourceText(const SourceText&) = delete;
    SourceText& operator=(const SourceText&) = delete;

    std::string_view view() const { return view_; }

private:
    std::string changed_;
    std::string_view view_;
};

/// Why a path inside a file may not be used: it leaves the file's folder, or works on one system only. Says nothing
/// when it may.
Message pathProblem(std::string_view path);

} // namespace merlon::yaml
