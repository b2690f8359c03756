#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace merlon
{

/// What a player reads: one text for everybody (language ""), or one for each language, in the file's order.
struct LocalText
{
    std::vector<std::pair<std::string, std::string>> texts;

    friend bool operator==(const LocalText&, const LocalText&) = default;

    /// In that language, else for everybody, else in English, else the first there is.
    const std::string& in(std::string_view language) const;
    bool empty() const { return texts.empty(); }
};

/// One text for everybody.
LocalText plainText(std::string text);

} // namespace merlon
