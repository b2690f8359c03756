#include "core/yaml/quote.h"

#include <algorithm>

namespace merlon::yaml
{
namespace
{

constexpr bool beginsCharacter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

} // namespace

std::string shortened(std::string_view text, std::size_t most)
{
    std::size_t characters = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (beginsCharacter(text[at]) && ++characters > most)
            return std::string(text.substr(0, at)) + "\u2026";
    return std::string(text);
}

std::string quote(std::string_view text)
{
    constexpr std::size_t mostQuoted = 60;
    std::string out = '\'' + shortened(text, mostQuoted) + '\'';
    std::ranges::replace_if(
        out, [](char c) { return c == '\n' || c == '\t'; }, ' ');
    return out;
}

} // namespace merlon::yaml
