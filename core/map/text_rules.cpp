#include "core/map/text_rules.h"

#include "core/map/combining.h"

#include <algorithm>

namespace merlon
{
namespace
{

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

/// How many marks stand on a letter after this character, of so many before it. What is not drawn begins no letter.
std::size_t marksAfter(std::string_view character, std::size_t before)
{
    if (static_cast<unsigned char>(character[0]) < 0xC2)
        return 0;
    const std::uint32_t code = codeOf(character);
    if (isMark(code))
        return before + 1;
    return isUnseen(code) ? before : 0;
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
        here = marksAfter(takeCharacter(text), here);
    return most;
}

std::string holdable(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t here = 0; !text.empty();)
    {
        const std::string_view one = takeCharacter(text);
        if (one == "\r" && !text.starts_with('\n'))
        {
            out += '\n';
            here = 0;
        }
        else if (utf8Length(one) != 0 && !isControl(one) && (here = marksAfter(one, here)) <= mostMarks)
            out += one;
    }
    return out;
}

} // namespace merlon
