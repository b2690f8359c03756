#include "core/yaml/foreign.h"

#include "tell.h"

#include <algorithm>
#include <array>

namespace merlon::yaml
{
namespace
{

constexpr std::size_t enough = 4096; ///< bytes, in which a file says what it is

bool begins(std::string_view text, char sign)
{
    const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && text[first] == sign;
}

bool isPicture(std::string_view text)
{
    using namespace std::string_view_literals;
    constexpr std::array beginnings{"\x89PNG"sv, "\xFF\xD8\xFF"sv, "GIF8"sv, "BM"sv, "II*\0"sv, "MM\0*"sv};
    const bool webp = text.starts_with("RIFF") && text.substr(0, 16).find("WEBP") != std::string_view::npos;
    const bool binary = text.substr(0, enough).find('\0') != std::string_view::npos;
    const bool drawn = begins(text, '<') && text.substr(0, enough).find("<svg") != std::string_view::npos;
    return webp || drawn ||
           std::ranges::any_of(beginnings, [&](std::string_view one)
                               { return text.starts_with(one) && (binary || one.size() > 2); });
}

/// As .tmx or as .tmj, .json.
bool isTiled(std::string_view text)
{
    const auto has = [&](std::string_view word) { return text.find(word) != std::string_view::npos; };
    return (begins(text, '<') && has("<map ") && has("tilewidth")) ||
           (begins(text, '{') && has("\"tilewidth\"") && (has("\"tiledversion\"") || has("\"tilesets\"")));
}

bool isPacked(std::string_view text)
{
    using namespace std::string_view_literals;
    constexpr std::array beginnings{"\x1F\x8B"sv, "PK\3\4"sv,
                                    "\xFD"
                                    "7zXZ"sv,
                                    "7z\xBC\xAF"sv};
    return std::ranges::any_of(beginnings, [&](std::string_view one) { return text.starts_with(one); });
}

} // namespace

Message foreignKind(std::string_view text)
{
    if (isPicture(text))
        return tell::kind_picture{};
    if (isTiled(text))
        return tell::kind_tiled{};
    if (isPacked(text))
        return tell::kind_packed{};
    return {};
}

} // namespace merlon::yaml
