#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What a text of a file may be, so that every place where people read it can show it.
namespace merlon
{

/// The most characters by where a text is read.
enum class Longest : std::uint16_t
{
    Name = 120,      ///< of an id, a name, a word
    Title = 200,     ///< of a map, a scenario
    Note = 4000,     ///< of the referee; of a path
    Briefing = 40000 ///< what the players are told
};

inline constexpr std::size_t mostMarks = 8; ///< above and below one letter

/// The bytes of one UTF-8 character at the front of a text, 0 when it is none.
std::size_t utf8Length(std::string_view text);
/// Whether it begins with a character that no file may hold: controls but for tab and line break. Two bytes for those
/// of U+0080 to U+009F.
bool isControl(std::string_view text);

/// Characters of a UTF-8 text.
std::size_t lengthOf(std::string_view text);
/// The most combining marks that stand on one letter of it.
std::size_t marksOn(std::string_view text);

/// The text as a file may hold it: no control character, no pile of marks. Line breaks of other systems become ours.
std::string holdable(std::string_view text);

} // namespace merlon
