#include "core/map/text_rules.h"

#include <algorithm>
#include <array>

namespace merlon
{
namespace
{

struct Range
{
    std::uint32_t first;
    std::uint32_t last;
};

/// Blocks of characters that are drawn above, below or into the one before. A block is taken whole.
constexpr std::array<Range, 22> marks{
    {{0x0300, 0x036F}, {0x0483, 0x0489}, {0x0591, 0x05BD}, {0x05BF, 0x05C7},  {0x0610, 0x061A}, {0x064B, 0x065F},
     {0x0670, 0x0670}, {0x06D6, 0x06ED}, {0x0711, 0x0711}, {0x0730, 0x074A},  {0x07EB, 0x07F3}, {0x08CA, 0x0902},
     {0x0E31, 0x0E3A}, {0x0E47, 0x0E4E}, {0x0EB1, 0x0EBC}, {0x0EC8, 0x0ECE},  {0x0F71, 0x0F87}, {0x1AB0, 0x1AFF},
     {0x1DC0, 0x1DFF}, {0x20D0, 0x20FF}, {0xFE00, 0xFE2F}, {0xE0100, 0xE01EF}}};

/// Of a character that utf8Length has measured.
std::uint32_t codeOf(std::string_view character)
{
    const auto byte = [&](std::size_t i)
    { return static_cast<std::uint32_t>(static_cast<unsigned char>(character[i])); };
    if (character.size() == 1)
        return byte(0);
    std::uint32_t code = byte(0) & (0x7FU >> character.size());
    for (std::size_t i = 1; i < character.size(); ++i)
        code = code << 6 | (byte(i) & 0x3FU);
    return code;
}

bool isMark(std::string_view character)
{
    if (static_cast<unsigned char>(character[0]) < 0xCC) // before the first of them
        return false;
    const std::uint32_t code = codeOf(character);
    return std::ranges::any_of(marks, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

/// Takes the first character off; of bytes that are none, one.
std::string_view takeCharacter(std::string_view& text)
{
    const std::string_view one = text.substr(0, std::max<std::size_t>(1, utf8Length(text)));
    text.remove_prefix(one.size());
    return one;
}

} // namespace

std::size_t utf8Length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return 1;
    if (first >= 0xC2 && first < 0xE0)
        return tail(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0)
    {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) >= 0xA0;
        return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5)
    {
        const bool overlong = first == 0xF0 && byte(1) < 0x90;
        const bool beyond = first == 0xF4 && byte(1) >= 0x90;
        return tail(1) && tail(2) && tail(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

bool isControl(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text[0]);
    if (first < 0x20)
        return first != '\t' && first != '\n';
    return first == 0x7F || (first == 0xC2 && text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0);
}

std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::size_t marksOn(std::string_view text)
{
    std::size_t most = 0;
    for (std::size_t here = 0; !text.empty(); most = std::max(most, here))
        here = isMark(takeCharacter(text)) ? here + 1 : 0;
    return most;
}

std::string holdable(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t here = 0; !text.empty();)
    {
        const std::string_view one = takeCharacter(text);
        here = isMark(one) ? here + 1 : 0;
        if (one == "\r" && !text.starts_with('\n'))
            out += '\n';
        else if (utf8Length(one) != 0 && !isControl(one) && here <= mostMarks)
            out += one;
    }
    return out;
}

} // namespace merlon
