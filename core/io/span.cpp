#include "core/io/span.h"

#include "core/io/keys.h"
#include "core/yaml/mapping.h"

#include <algorithm>
#include <charconv>

namespace merlon::io
{

using namespace yaml;

namespace
{

/// With a point and common spaces, whatever a hand or a web page has put there.
std::string plainly(std::string text)
{
    for (const auto& [sign, plain] : {std::pair{",", "."}, {"\u00A0", " "}, {"\u202F", " "}})
        if (const auto at = text.find(sign); at != std::string::npos)
            text.replace(at, std::string_view(sign).size(), plain);
    return text;
}

} // namespace

bool isSpan(const std::string& written)
{
    const std::string plain = plainly(written);
    std::string_view text = plain;
    const bool digit = !text.empty() && text.front() >= '0' && text.front() <= '9'; // "inf" is a number too
    double length = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), length, std::chars_format::fixed);
    if (!digit || read.ec != std::errc() || length <= 0)
        return false;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return std::ranges::count(keys::lengths, text) > 0;
}

std::string readSpan(const Node& node, Log& log)
{
    auto span = readText(node, log, "span").value_or("");
    if (node.isScalar() && !isSpan(span))
        log.warning(node, tell::span{.units = listOf(keys::lengths)});
    return span;
}

} // namespace merlon::io
