#pragma once

#include "core/yaml/log.h"
#include "core/yaml/tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace merlon::yaml
{

/// What a first look at a text finds out, before yaml-cpp sees it.
struct Screened
{
    bool ok = false; ///< false: refused, and the log says why
    std::vector<Comment> comments;
    /// The text with nothing behind the `#` of its comments, where it has any: yaml-cpp reads them as slowly as values,
    /// 60 MB in ten seconds. A control character stands there, so that no value can lose its end unnoticed.
    std::string bare;
};

/// Looks through a text once, line by line: encoding, control characters, tabs in the indentation, sizes, and brackets
/// within brackets. Bounds what yaml-cpp may be asked to hold (it queues a whole pair of brackets before it answers),
/// and finds the comments, which yaml-cpp drops.
Screened screen(std::string_view text, Log& log, const YamlLimits& limits);

} // namespace merlon::yaml
