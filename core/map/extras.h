#pragma once

#include <string>
#include <vector>

namespace merlon
{

/// A key of a file that Merlon does not know, kept so that saving loses nothing.
struct Extra
{
    std::string after; ///< the known key that it stood behind, empty when it came first
    std::string text;  ///< key and value as they are written out again, in canonical YAML

    friend bool operator==(const Extra&, const Extra&) = default;
};

using Extras = std::vector<Extra>;

} // namespace merlon
